"""Hands-on mode: how the tools beside the board are drawn."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.reef.play import name_of
from reefkit.games.reef.state import TOTAL_PARTS, Reefs
from reefkit.labs.reef import books
from reefkit.labs.reef.controls import by_hand
from reefkit.labs.reef.controls.by_hand_rules import rule
from reefkit.labs.reef.controls.control import Control
from reefkit.labs.reef.scene import Scene
from reefkit.text import Message

WITHOUT_DWELLERS = {"settlement"}
"""Phases in which nobody would count dwellers."""

_CHANGES = (
    "draft-builders-more",
    "draft-builders-fewer",
    "draft-algae-more",
    "draft-algae-fewer",
    "draft-dwellers-more",
    "draft-dwellers-fewer",
)
"""How each of `books.Changes` is said."""


class Dweller(NamedTuple):
    """One row of the dwellers: how many there were, and how many the draft has."""

    id: str
    name: Message
    was: int
    now: int


class Group(NamedTuple):
    """Juveniles that are alike and wait in the nursery."""

    slot: int
    builder: str
    name: Message
    tokens: tuple[str, ...]
    number: int
    chosen: bool


class Standing(NamedTuple):
    """One builder of the touched space, topmost first."""

    level: int
    builder: str
    name: Message
    tokens: tuple[str, ...]


class Count(NamedTuple):
    """How many of one type stand on the board, and how many of them under algae."""

    builder: str
    name: Message
    number: int
    overgrown: int


class Field(NamedTuple):
    """One part of the tally."""

    part: str
    name: Message
    typed: int | None


def render(scene: Scene) -> str:
    """Draw the tools of the step, and the button that submits."""
    if not books.asked(scene):
        return scene.render("waiting.html")
    reefs = books.draft(scene)
    survey = scene.phase == "survey"
    return scene.render(
        "by_hand.html",
        tools=by_hand.tools(scene),
        tool=by_hand.tool(scene),
        dwellers=dwellers(scene, reefs),
        groups=groups(scene, reefs) if scene.phase == "settlement" else None,
        touched=touched(scene, reefs),
        card=_card(scene),
        rows=[row + 1 for row in _rolled(scene)],
        fields=fields(scene) if survey else [],
        counts=counts(scene) if survey else [],
        weeds=int(books.base(scene).alga.sum()),
        rule=rule(scene),
        changes=changes(scene, reefs),
        changed=books.is_changed(scene),
        undoable=books.is_changed(scene) and bool(scene.hand.undone),
    )


def dwellers(scene: Scene, reefs: Reefs) -> list[Dweller]:
    """List the dwellers with their counts."""
    if scene.phase in WITHOUT_DWELLERS:
        return []
    was = books.base(scene).dwellers
    return [
        Dweller(id_, name_of("organism", id_), int(was[n]), int(reefs.dwellers[n]))
        for n, id_ in enumerate(scene.play.lookups.dwellers)
    ]


def groups(scene: Scene, reefs: Reefs) -> list[Group]:
    """List the juveniles that the draft has not placed, each kind with the slot of its first."""
    lookups, nursery = scene.play.lookups, scene.state.nursery[scene.seat]
    pairs = list(zip(nursery.kind.tolist(), nursery.genes.tolist(), strict=True))
    chosen = by_hand.in_hand(scene, reefs)
    return [
        Group(
            pairs.index(one),
            lookups.builders[one[0]],
            name_of("organism", lookups.builders[one[0]]),
            tuple(lookups.token_names(one[1])),
            count,
            one == chosen,
        )
        for one, count in books.waiting(scene, reefs).items()
    ]


def touched(scene: Scene, reefs: Reefs) -> list[Standing]:
    """List the builders of the space that was touched last, where each can be taken off."""
    space, lookups = scene.ui.about, scene.play.lookups
    if space is None or scene.phase not in {"catastrophe", "survey"}:
        return []
    return [
        Standing(
            level,
            lookups.builders[kind],
            name_of("organism", lookups.builders[kind]),
            tuple(lookups.token_names(genes)),
        )
        for level, (kind, genes) in enumerate(books.stack(reefs, space))
    ]


def fields(scene: Scene) -> list[Field]:
    """List the parts of the tally, as far as they are typed."""
    typed = scene.hand.tally or [None] * len(TOTAL_PARTS)
    return [
        Field(part, name_of("part", part), points)
        for part, points in zip(TOTAL_PARTS, typed, strict=True)
    ]


def counts(scene: Scene) -> list[Count]:
    """Count what stands on the board at the survey, type by type: the tally is the student's."""
    reef, lookups = books.base(scene), scene.play.lookups
    found = []
    for kind, id_ in enumerate(lookups.builders[1:], 1):
        there = reef.kind == kind
        if there.any():
            covered = int((there & reef.alga[..., None]).sum())
            found.append(Count(id_, name_of("organism", id_), int(there.sum()), covered))
    return found


def changes(scene: Scene, reefs: Reefs) -> list[Message]:
    """Say what the draft differs in from the board as the step found it."""
    counted = books.changes(scene, reefs)
    return [
        Message(id_, {"count": count})
        for id_, count in zip(_CHANGES, counted, strict=True)
        if count
    ]


def _card(scene: Scene) -> str:
    """Give the id of the card that the step works out."""
    if scene.phase != "catastrophe" or scene.turn.card < 0:
        return ""
    return scene.play.lookups.cards[scene.turn.card]


def _rolled(scene: Scene) -> list[int]:
    """List the rows that the card rolled for this seat."""
    if scene.phase != "catastrophe":
        return []
    return [row for row in scene.turn.rows[scene.seat] if row >= 0]


CONTROL = Control(
    render, by_hand.acts, by_hand.marks, by_hand.pick, by_hand.why_not, books.shown_reefs
)

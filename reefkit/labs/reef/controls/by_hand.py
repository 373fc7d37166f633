"""Hands-on mode: the seat works a step out on its own board, and submits board and tally.

Every tool lets the student be wrong: what a touch does is not held against the rules, and nothing
here tells what is right before the boards are compared.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef.content import COLUMNS, ROWS
from reefkit.games.reef.state import TOTAL_PARTS, Reefs
from reefkit.labs.acts import Acts
from reefkit.labs.reef import books
from reefkit.labs.reef.controls.control import SELECTABLE, Marks
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import InHand, Space
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.board import State

acts = Acts()
CHANGED: frozenset[State] = frozenset({"chosen"})
PLAIN: frozenset[State] = frozenset()

TOOLS = {
    "dwellers": ("alga",),
    "algae": ("alga",),
    "settlement": ("settle", "back"),
    "catastrophe": ("top", "under", "alga"),
    "survey": ("count", "under", "top"),
}
"""What touching a space may do in each phase, the usual one first."""
MOST_POINTS = 999

Row = Annotated[int, Meta(ge=1, le=ROWS)]
Column = Annotated[int, Meta(ge=1, le=COLUMNS)]


class ToolName(Struct, frozen=True):
    """What touching a space is to do."""

    tool: Literal["alga", "settle", "back", "count", "top", "under", "place"]


class DwellerCount(Struct, frozen=True):
    """One dweller more or fewer."""

    dweller: do.Id
    by: Literal[-1, 1]


class BuilderAt(Struct, frozen=True):
    """A builder of a stack, or one of its mutations."""

    row: Row
    column: Column
    level: do.Level
    token: Annotated[str, Meta(max_length=60)] = ""


class JuvenileSlot(Struct, frozen=True):
    """A juvenile of the nursery, by a slot that stands for all that are alike."""

    slot: do.Slot


class Points(Struct, frozen=True):
    """One part of the tally, as typed."""

    name: Literal["population", "algae", "diversity", "resilience", "three-d", "coastal"]
    value: Annotated[str, Meta(max_length=12)] = ""


# -- what a touch does ---------------------------------------------------------------------------


def tools(scene: Scene) -> tuple[str, ...]:
    """List what touching a space may do now."""
    listed = TOOLS.get(scene.phase, ("alga",))
    return (*listed, "place") if invader(scene) else listed


def tool(scene: Scene) -> str:
    """Give what touching a space does now."""
    known = tools(scene)
    return scene.hand.tool if scene.hand.tool in known else known[0]


def invader(scene: Scene) -> int:
    """Give the builder that the open card brings, as its text says; 0 where it brings none."""
    if scene.phase != "catastrophe" or scene.turn.card < 0:
        return 0
    brought = [each.builder for each in scene.play.card.effects if each.do == "invade"]
    return scene.play.lookups.kind[brought[0]] if brought else 0


def in_hand(scene: Scene, reefs: Reefs) -> books.Builder | None:
    """Give the juvenile in hand: the one chosen, or the first that is left."""
    left = books.waiting(scene, reefs)
    nursery, slot = scene.state.nursery[scene.seat], scene.hand.slot
    if slot is not None and slot < len(nursery.kind):
        chosen = (int(nursery.kind[slot]), int(nursery.genes[slot]))
        if left[chosen]:
            return chosen
    return next(iter(left), None)


def marks(scene: Scene) -> Marks:
    """Open the spaces that a touch does something with, and frame those that were changed."""
    if not books.asked(scene):
        return {}
    reefs = books.draft(scene)
    changed = books.changed_spaces(scene, reefs)
    every = [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
    if scene.phase == "dwellers":
        grown = books.base(scene).alga | reefs.alga
        every = [space for space in every if grown[books.index(space)]]
        return {s: CHANGED if s in changed else SELECTABLE for s in every}
    if tool(scene) == "count":
        return {}
    return {space: CHANGED if space in changed else PLAIN for space in every}


def why_not(scene: Scene, space: Space) -> Message | None:
    """Say why a space cannot be touched: nothing there can be eaten, or the count comes first."""
    if not books.asked(scene):
        return None
    if tool(scene) == "count":
        return message("draft-count-first")
    return message("draft-no-alga", row=space[0], column=space[1])


def pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Do with a touched space what the tool says."""
    books.check_asked(scene)
    reefs, chosen = books.draft(scene), tool(scene)
    if chosen == "alga":
        books.turn_alga(reefs, space)
    elif chosen == "settle":
        builder = in_hand(scene, reefs)
        if builder is None:
            raise reject("draft-nursery-empty")
        books.put_on(reefs, space, builder)
    elif chosen == "place":
        books.put_on(reefs, space, (invader(scene), 0))
    elif chosen == "back":
        _take_back(scene, reefs, space)
    else:
        _take_one(scene, reefs, space, chosen)
    books.put(session, scene, reefs)


def _take_back(scene: Scene, reefs: Reefs, space: Space) -> None:
    """Take the latest juvenile of a space back into the nursery."""
    height = len(books.stack(books.base(scene), space))
    if len(books.stack(reefs, space)) <= height:
        raise reject("draft-none-settled", row=space[0], column=space[1])
    books.take_off(reefs, space, 0)


def _take_one(scene: Scene, reefs: Reefs, space: Space, which: str) -> None:
    """Take the topmost or the lowest builder off; an emptied space gets its builders back."""
    there = books.stack(reefs, space)
    if there:
        books.take_off(reefs, space, 0 if which == "top" else len(there) - 1)
        return
    stood = books.stack(books.base(scene), space)
    if not stood:
        raise reject("no-builder-there", row=space[0], column=space[1])
    books.set_stack(reefs, space, stood)


# -- what the buttons do -------------------------------------------------------------------------


@acts.on("draft-tool", ToolName)
def choose_tool(session: ReefSession, values: ToolName) -> None:
    """Choose what touching a space does."""
    scene = session.scene()
    books.check_asked(scene)
    if values.tool not in tools(scene):
        raise reject("lab-not-understood")
    session.hand.tool = values.tool


@acts.on("draft-dweller", DwellerCount)
def change_dwellers(session: ReefSession, values: DwellerCount) -> None:
    """Put a dweller on the reef, or take one off."""
    scene = session.scene()
    books.check_asked(scene)
    number = scene.play.lookups.dweller.get(values.dweller)
    if number is None:
        raise reject("no-such-dweller", dweller=values.dweller)
    reefs = books.draft(scene)
    books.add_dwellers(reefs, number, values.by)
    books.put(session, scene, reefs)


@acts.on("draft-take", BuilderAt)
def take_builder(session: ReefSession, values: BuilderAt) -> None:
    """Take one builder off a stack."""
    scene = session.scene()
    books.check_asked(scene)
    if scene.phase not in {"catastrophe", "survey"}:
        raise reject("lab-not-understood")
    reefs = books.draft(scene)
    books.take_off(reefs, (values.row, values.column), values.level)
    books.put(session, scene, reefs)


@acts.on("draft-token", BuilderAt)
def take_token(session: ReefSession, values: BuilderAt) -> None:
    """Take a mutation off a builder."""
    scene = session.scene()
    books.check_asked(scene)
    bit = scene.play.lookups.bit.get(values.token)
    if bit is None or scene.phase != "catastrophe":
        raise reject("lab-not-understood")
    reefs = books.draft(scene)
    books.take_token(reefs, (values.row, values.column), values.level, bit)
    books.put(session, scene, reefs)


@acts.on("draft-juvenile", JuvenileSlot)
def choose_juvenile(session: ReefSession, values: JuvenileSlot) -> None:
    """Take a kind of juvenile in hand."""
    scene = session.scene()
    books.check_asked(scene)
    nursery = scene.state.nursery[scene.seat]
    if values.slot >= len(nursery.kind) or not nursery.kind[values.slot]:
        raise reject("no-such-juvenile")
    session.hand.slot, session.hand.tool = values.slot, "settle"


@acts.on("draft-tally", Points)
def type_points(session: ReefSession, values: Points) -> None:
    """Keep one part of the tally as it was typed; an empty field is not filled in yet."""
    scene = session.scene()
    books.check_asked(scene)
    tally = session.hand.tally or [None] * len(TOTAL_PARTS)
    tally[TOTAL_PARTS.index(values.name)] = _points(values.value)
    session.hand.tally = tally


def _points(typed: str) -> int | None:
    if not typed.strip():
        return None
    try:
        points = msgspec.convert(typed.strip(), int, strict=False)
    except msgspec.ValidationError as error:
        raise reject("draft-no-number") from error
    if abs(points) > MOST_POINTS:
        raise reject("draft-no-number")
    return points


@acts.on("draft-over")
def start_over(session: ReefSession, values: object) -> None:
    """Begin again with the board as the step found it."""
    del values
    books.start_over(session, session.scene())


@acts.on("draft-undo")
def undo(session: ReefSession, values: object) -> None:
    """Take the latest change of the draft back."""
    del values
    books.undo(session, session.scene())


@acts.on("draft-submit")
def submit(session: ReefSession, values: object) -> None:
    """Submit the board, at the survey with the tally; whether it is right comes out later."""
    del values
    scene = session.scene()
    books.check_asked(scene)
    tally: tuple[int, ...] = ()
    if scene.phase == "survey":
        typed = session.hand.tally
        tally = tuple(points for points in typed if points is not None)
        if len(tally) != len(TOTAL_PARTS):
            raise reject("draft-tally-open", left=len(TOTAL_PARTS) - len(tally))
    session.play(do.Submit(books.text(scene), tally))
    session.ui.hand = InHand()
    session.tell(message("draft-submitted"))

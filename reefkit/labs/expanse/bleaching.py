"""A new stage, and the bleaching, over the whole page: who lost which corals to the heat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from reefkit.games.expanse import counters, queries
from reefkit.games.expanse.guide import ReefCardText
from reefkit.games.expanse.state import State
from reefkit.games.expanse.supply import LAST_STAGE
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.game import Event
from reefkit.text import Message
from reefkit.widgets.acts import Acts

acts = Acts()
SEEN = "expanse-bleaching"
"""Key in `LessonUi.revealed` of the position up to which the bleaching of a match was seen."""


ALGAE = "zooxanthellae"
_HEAT = {"expanse-expelled"}
"""Ids of the events by which corals bleach."""


class _Reef(NamedTuple):
    """The corals of a seat that had algae in the heat; `pale` has those that have lost them."""

    seat: int
    corals: tuple[int, ...]
    pale: frozenset[int]
    own: bool


def _unseen(scene: Scene) -> list[tuple[int, tuple[Event, ...]]]:
    """List the positions and events of entries that the reader has not been shown yet."""
    if scene.state.stage == 1 or scene.state.phase == "over":  # such as a match opened from a file
        return []
    if scene.replaying or scene.covered_hand:
        return []
    if any(task.do == "expel" for task in scene.state.queue):
        return []
    since = scene.ui.revealed.get(SEEN, 0)
    return [
        (step.position, tuple(step.events))
        for step in scene.table.match.standing(None, since, scene.now.position)
    ]


def stages_begun(scene: Scene, events: Iterable[Event]) -> list[tuple[Message | None, Event]]:
    """List the stages that began, each with the loop that brought it; None for the turn limit."""
    found, loop = [], None
    needed = scene.rules.content.rules.numbers.stage_loops
    for each in events:
        if each.what.id == "expanse-loop":
            loop = each.what
        elif each.what.id == "expanse-stage":
            wanted = needed[int(each.what.values["stage"]) - 2]  # type: ignore[arg-type]
            brought = loop is not None and int(loop.values["loops"]) >= wanted  # type: ignore[arg-type]
            found.append((loop if brought else None, each))
        elif each.what.id == "expanse-turn":
            loop = None
    return found


def _reefs(scene: Scene, struck: list[int]) -> list[_Reef]:
    match = scene.table.match
    found = []
    for seat in ((scene.seat + step) % len(scene.seats) for step in scene.seats):
        corals: dict[int, None] = {}
        pale: set[int] = set()
        for at in struck:
            before = match.state_at(at).seats[seat].reef
            after = match.state_at(at + 1).seats[seat].reef
            corals |= {each.host: None for each in before if each.kind == ALGAE and each.host}
            driven = {each.id for each in after if each.expelled}
            pale |= {each.host for each in before if each.host and each.id in driven}
        own = seat == scene.seat and bool(scene.here)
        found.append(_Reef(seat, tuple(corals), frozenset(pale), own))
    return found


def _struck_and_begun(scene: Scene) -> tuple[list[int], list[tuple[Message | None, Event]]]:
    unseen = _unseen(scene)
    struck = [position for position, events in unseen if _HEAT & {one.what.id for one in events}]
    return struck, stages_begun(scene, (one for _, events in unseen for one in events))


def _joining(scene: Scene, stage: int) -> list[ReefCardText]:
    """List the cards that join the decks with a stage, or that come into play with the last."""
    cards = scene.rules.content.cards.items()
    return [
        scene.story(kind)
        for kind, each in cards
        if (each.bleaching if stage == LAST_STAGE else each.stage == stage)
        and kind not in scene.step.options.without
    ]


def is_open(session: LessonSession) -> bool:
    """Return whether the window is open, behind which no bot plays."""
    return any(_struck_and_begun(session.scene()))


def _render_bleaching(scene: Scene) -> str:
    struck, begun = _struck_and_begun(scene)
    if not struck and not begun:
        return ""
    then: State = scene.table.match.state_at(struck[-1] + 1) if struck else scene.state
    warmed = [
        one.what
        for position, events in _unseen(scene)
        if struck and position <= struck[-1]
        for one in events
        if one.what.id == "expanse-warmed"
    ]
    return scene.render(
        "bleaching.html",
        begun=begun,
        warmed=warmed,
        every=counters.warming_step(scene.step),
        next=queries.next_warming(scene.step),
        ends=scene.step.options.turns > 0,
        pollution=scene.rules.content.rules.numbers.pollution_every,
        joining=partial(_joining, scene),
        reefs=_reefs(scene, struck) if struck else (),
        mass=then.stage >= LAST_STAGE,
        warming=then.warmed,
    )


@acts.on("expanse-bleaching-seen")
def _close(session: LessonSession) -> None:
    session.ui.revealed[SEEN] = session.open_table.position


BLEACHING_PART = Part("bleaching", _render_bleaching, acts, on=("match",))

"""Hands-on mode (R28): what the tools next to the board and touches of its spaces do.

Every tool lets students make mistakes: a change is not checked against the rules, and nothing tells
what is right before the boards are compared.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from reefkit.games.reef import actions as do
from reefkit.games.reef.content import COLUMNS, ROWS
from reefkit.games.reef.state import TOTAL_PARTS, Reefs
from reefkit.labs.reef import hands_on_board
from reefkit.labs.reef.hands_on_corrections import note
from reefkit.labs.reef.scene import SELECTABLE, InHand, Marks, ReefSession, Scene, SpaceIndex
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.text.typed_number import only_number
from reefkit.widgets.acts import Acts
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
"""What touching a space may do in each phase, the default first."""

MOST_POINTS = 999

Row = Annotated[int, Meta(ge=1, le=ROWS)]

Column = Annotated[int, Meta(ge=1, le=COLUMNS)]


def tools_of_step(scene: Scene) -> tuple[str, ...]:
    listed = TOOLS.get(scene.phase, ("alga",))
    return (*listed, "place") if _invader(scene) else listed


def chosen_tool(scene: Scene) -> str:
    known = tools_of_step(scene)
    return scene.hand.tool if scene.hand.tool in known else known[0]


def _invader(scene: Scene) -> int:
    if scene.phase != "catastrophe" or scene.turn.card < 0:
        return 0
    brought = [each.builder for each in scene.play.card.effects if each.do == "invade"]
    return scene.play.lookups.kind[brought[0]] if brought else 0


def in_hand(scene: Scene, reefs: Reefs) -> hands_on_board.Builder | None:
    """Return the chosen juvenile if one like it is left, else the first that is left."""
    left = hands_on_board.waiting(scene, reefs)
    nursery, slot = scene.state.nursery[scene.seat], scene.hand.slot
    if slot is not None and slot < len(nursery.kind):
        chosen = (int(nursery.kind[slot]), int(nursery.genes[slot]))
        if left[chosen]:
            return chosen
    return next(iter(left), None)


def by_hand_marks(scene: Scene) -> Marks:
    if not hands_on_board.asked(scene):
        return {}
    reefs = hands_on_board.draft(scene)
    changed = hands_on_board.changed_spaces(scene, reefs)
    every = [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
    if scene.phase == "dwellers":
        grown = hands_on_board.base(scene).alga | reefs.alga
        every = [space for space in every if grown[hands_on_board.index(space)]]
        return {s: CHANGED if s in changed else SELECTABLE for s in every}
    if chosen_tool(scene) == "count":
        return {}
    return {space: CHANGED if space in changed else PLAIN for space in every}


def by_hand_why_not(scene: Scene, space: SpaceIndex) -> Message | None:
    if not hands_on_board.asked(scene):
        return None
    if chosen_tool(scene) == "count":
        return message("draft-count-first")
    return message("draft-no-alga", row=space[0], column=space[1])


def by_hand_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    hands_on_board.check_turn(scene)
    reefs, chosen = hands_on_board.draft(scene), chosen_tool(scene)
    if chosen == "alga":
        hands_on_board.turn_alga(reefs, space)
    elif chosen == "settle":
        builder = in_hand(scene, reefs)
        if builder is None:
            raise reject("draft-nursery-empty")
        hands_on_board.put_on(reefs, space, builder)
    elif chosen == "place":
        hands_on_board.put_on(reefs, space, (_invader(scene), 0))
    elif chosen == "back":
        _take_back(scene, reefs, space)
    else:
        _take_one(scene, reefs, space, chosen)
    hands_on_board.put(session, scene, reefs)


def _take_back(scene: Scene, reefs: Reefs, space: SpaceIndex) -> None:
    height = len(hands_on_board.stack(hands_on_board.base(scene), space))
    if len(hands_on_board.stack(reefs, space)) <= height:
        raise reject("draft-none-settled", row=space[0], column=space[1])
    hands_on_board.take_off(reefs, space, 0)


def _take_one(scene: Scene, reefs: Reefs, space: SpaceIndex, which: str) -> None:
    """Take the topmost or lowest builder off; on an empty space, put the former builders back."""
    there = hands_on_board.stack(reefs, space)
    if there:
        hands_on_board.take_off(reefs, space, 0 if which == "top" else len(there) - 1)
        return
    stood = hands_on_board.stack(hands_on_board.base(scene), space)
    if not stood:
        raise reject("no-builder-there", row=space[0], column=space[1])
    hands_on_board.set_stack(reefs, space, stood)


@acts.on("draft-tool")
def _choose_tool(
    session: ReefSession, tool: Literal["alga", "settle", "back", "count", "top", "under", "place"]
) -> None:
    scene = session.scene()
    hands_on_board.check_turn(scene)
    if tool not in tools_of_step(scene):
        raise reject("lab-not-understood")
    session.hand.tool = tool


@acts.on("draft-dweller")
def _change_dwellers(session: ReefSession, dweller: do.Id, by: Literal[-1, 1]) -> None:
    scene = session.scene()
    hands_on_board.check_turn(scene)
    number = scene.play.lookups.dweller.get(dweller)
    if number is None:
        raise reject("no-such-dweller", dweller=dweller)
    reefs = hands_on_board.draft(scene)
    hands_on_board.add_dwellers(reefs, number, by)
    hands_on_board.put(session, scene, reefs)


@acts.on("draft-take")
def _take_builder(
    session: ReefSession,
    row: Row,
    column: Column,
    level: do.Level,
) -> None:
    scene = session.scene()
    hands_on_board.check_turn(scene)
    if scene.phase not in {"catastrophe", "survey"}:
        raise reject("lab-not-understood")
    reefs = hands_on_board.draft(scene)
    hands_on_board.take_off(reefs, (row, column), level)
    hands_on_board.put(session, scene, reefs)


@acts.on("draft-token")
def _take_token(
    session: ReefSession,
    row: Row,
    column: Column,
    level: do.Level,
    token: Annotated[str, Meta(max_length=60)] = "",
) -> None:
    scene = session.scene()
    hands_on_board.check_turn(scene)
    bit = scene.play.lookups.bit.get(token)
    if bit is None or scene.phase != "catastrophe":
        raise reject("lab-not-understood")
    reefs = hands_on_board.draft(scene)
    hands_on_board.take_token(reefs, (row, column), level, bit)
    hands_on_board.put(session, scene, reefs)


@acts.on("draft-juvenile")
def _choose_juvenile(session: ReefSession, slot: do.Slot) -> None:
    scene = session.scene()
    hands_on_board.check_turn(scene)
    nursery = scene.state.nursery[scene.seat]
    if slot >= len(nursery.kind) or not nursery.kind[slot]:
        raise reject("no-such-juvenile")
    session.hand.slot, session.hand.tool = slot, "settle"


@acts.on("draft-tally")
def _type_points(
    session: ReefSession,
    name: Literal["population", "algae", "diversity", "resilience", "three-d", "coastal"],
    value: Annotated[str, Meta(max_length=12)] = "",
) -> None:
    scene = session.scene()
    hands_on_board.check_turn(scene)
    tally = session.hand.tally or [None] * len(TOTAL_PARTS)
    tally[TOTAL_PARTS.index(name)] = _points(value)
    session.hand.tally = tally


def _points(typed: str) -> int | None:
    if not typed.strip():
        return None
    points = only_number(typed)
    if points is None or not points.is_integer() or abs(points) > MOST_POINTS:
        raise reject("draft-no-number")
    return int(points)


@acts.on("draft-over")
def _start_over(session: ReefSession) -> None:
    hands_on_board.start_over(session, session.scene())


@acts.on("draft-undo")
def _undo(session: ReefSession) -> None:
    hands_on_board.undo(session, session.scene())


@acts.on("draft-submit")
def _submit(session: ReefSession) -> None:
    """Submit the board, in the survey with the tally, once corrections of the last are read."""
    scene = session.scene()
    hands_on_board.check_turn(scene)
    if note(scene):
        raise reject("no-submission-now")
    tally: tuple[int, ...] = ()
    if scene.phase == "survey":
        typed = session.hand.tally
        tally = tuple(points for points in typed if points is not None)
        if len(tally) != len(TOTAL_PARTS):
            raise reject("draft-tally-open", left=len(TOTAL_PARTS) - len(tally))
    session.play(do.Submit(hands_on_board.text(scene), tally))
    session.ui.hand = InHand()
    session.tell(message("draft-submitted"))

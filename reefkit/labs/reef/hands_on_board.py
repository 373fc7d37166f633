"""Hands-on mode: the draft of a seat's board, which the student works out and submits."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np

from reefkit.games.reef import hands_on, picture
from reefkit.games.reef.content import COLUMNS, LEVELS, ROWS
from reefkit.games.reef.marking import SPACE_GRID, stack_at
from reefkit.games.reef.state import Reefs
from reefkit.labs.reef.scene import ReefSession, Scene, SpaceIndex
from reefkit.match.errors import reject
from reefkit.text import Message

Builder = tuple[int, int]
"""A builder: the number of its type, and its tokens as bits."""

MOST_UNDONE = 200
MOST_DWELLERS = 99


class _DraftChanges(NamedTuple):
    """Numbers added to and removed from the board in a draft since the start of the step."""

    builders_more: int
    builders_fewer: int
    algae_more: int
    algae_fewer: int
    dwellers_more: int
    dwellers_fewer: int


def asked(scene: Scene) -> bool:
    """Return whether the seat at this screen has a board to submit now."""
    present = scene.has_table and not scene.replaying and scene.seat in scene.here
    return present and hands_on.awaits_submission(scene.play, scene.seat)


def base(scene: Scene) -> Reefs:
    """Return the seat's reef as the step began."""
    return scene.play.reef(scene.seat)


def draft(scene: Scene) -> Reefs:
    """Return the draft of this step, or a copy of the reef if nothing was changed."""
    hand = scene.hand
    if not hand.draft or hand.draft_of != scene.rules.undo_scope(scene.state):
        return base(scene).copy()
    return picture.read(hand.draft, scene.play.lookups)


def is_changed(scene: Scene) -> bool:
    return bool(scene.hand.draft) and scene.hand.draft_of == scene.rules.undo_scope(scene.state)


def text(scene: Scene) -> str:
    return picture.write(draft(scene), scene.play.lookups)


def check_turn(scene: Scene) -> None:
    """Raise a `Rejection` if the seat has no board to submit now."""
    if not asked(scene):
        raise reject("no-submission-now")


def put(session: ReefSession, scene: Scene, reefs: Reefs) -> None:
    """Store a board as the draft; the former one can be restored with `undo`."""
    check_turn(scene)
    hand, lookups = session.hand, scene.play.lookups
    stage = scene.rules.undo_scope(scene.state)
    if hand.draft_of != stage:
        hand.undone.clear()
    hand.undone.append(text(scene))
    del hand.undone[:-MOST_UNDONE]
    hand.draft, hand.draft_of = picture.write(reefs, lookups), stage


def undo(session: ReefSession, scene: Scene) -> None:
    """Undo the latest change of the draft.

    Raises
    ------
    Rejection
        If nothing was changed, or the seat has no board to submit now.
    """
    check_turn(scene)
    hand = session.hand
    if not is_changed(scene) or not hand.undone:
        raise reject("draft-as-it-was")
    hand.draft = hand.undone.pop()


def start_over(session: ReefSession, scene: Scene) -> None:
    put(session, scene, base(scene).copy())


# -- changing a board -----------------------------------------------------------------------------


def index(space: SpaceIndex) -> SpaceIndex:
    """Return a space's index in the arrays of `Reefs`, from 0."""
    return space[0] - 1, space[1] - 1


def set_stack(reefs: Reefs, space: SpaceIndex, stack: list[Builder]) -> None:
    """Replace the stack on a space; builders are listed topmost first."""
    at = index(space)
    filled = [*stack, *[(0, 0)] * (LEVELS - len(stack))]
    reefs.kind[at] = [kind for kind, _ in filled]
    reefs.genes[at] = [genes for _, genes in filled]


def stack(reefs: Reefs, space: SpaceIndex) -> list[Builder]:
    """List the builders of a space, topmost first, each as type and tokens."""
    return stack_at(reefs, index(space))


def turn_alga(reefs: Reefs, space: SpaceIndex) -> None:
    """Put an alga on a space, or remove the one there."""
    at = index(space)
    reefs.alga[at] = not reefs.alga[at]


def take_off(reefs: Reefs, space: SpaceIndex, level: int) -> None:
    """Remove a builder from a stack; those below it move up a level.

    Raises
    ------
    Rejection
        If there is no builder at that level.
    """
    there = stack(reefs, space)
    if not 0 <= level < len(there):
        raise reject("no-builder-there", row=space[0], column=space[1])
    del there[level]
    set_stack(reefs, space, there)


def put_on(reefs: Reefs, space: SpaceIndex, builder: Builder) -> None:
    """Put a builder on top of the stack on a space.

    Raises
    ------
    Rejection
        If the stack has `LEVELS` builders already.
    """
    there = stack(reefs, space)
    if len(there) >= LEVELS:
        raise reject("draft-no-room", row=space[0], column=space[1], most=LEVELS)
    set_stack(reefs, space, [builder, *there])


def take_token(reefs: Reefs, space: SpaceIndex, level: int, bit: int) -> None:
    """Remove a mutation from a builder.

    Raises
    ------
    Rejection
        If there is no builder, or it does not have the mutation.
    """
    there = stack(reefs, space)
    if not 0 <= level < len(there) or not there[level][1] & bit:
        raise reject("no-builder-there", row=space[0], column=space[1])
    kind, genes = there[level]
    there[level] = (kind, genes & ~bit)
    set_stack(reefs, space, there)


def add_dwellers(reefs: Reefs, number: int, by: int) -> None:
    reefs.dwellers[number] = min(max(int(reefs.dwellers[number]) + by, 0), MOST_DWELLERS)


# -- comparing boards ----------------------------------------------------------------------------


def waiting(scene: Scene, reefs: Reefs) -> Counter[Builder]:
    """Count the juveniles of the nursery that are not settled in a draft."""
    nursery = scene.state.nursery[scene.seat]
    pairs = zip(nursery.kind.tolist(), nursery.genes.tolist(), strict=True)
    left = Counter((kind, genes) for kind, genes in pairs if kind)
    left.subtract(_standing(reefs) - _standing(base(scene)))
    return +left


def _standing(reefs: Reefs) -> Counter[Builder]:
    return Counter(one for space in SPACE_GRID for one in stack_at(reefs, space))


def changed_spaces(scene: Scene, reefs: Reefs) -> set[SpaceIndex]:
    was = base(scene)
    return {
        (row + 1, column + 1)
        for row in range(ROWS)
        for column in range(COLUMNS)
        if stack_at(was, (row, column)) != stack_at(reefs, (row, column))
        or bool(was.alga[row, column]) != bool(reefs.alga[row, column])
    }


def changes(scene: Scene, reefs: Reefs) -> _DraftChanges:
    was = base(scene)
    there, now = _standing(was), _standing(reefs)
    dwellers = reefs.dwellers.astype(int) - was.dwellers
    return _DraftChanges(
        (now - there).total(),
        (there - now).total(),
        int((reefs.alga & ~was.alga).sum()),
        int((was.alga & ~reefs.alga).sum()),
        int(dwellers[dwellers > 0].sum()),
        int(-dwellers[dwellers < 0].sum()),
    )


# -- submissions -----------------------------------------------------------------------------------


def _given(scene: Scene, seat: int) -> Reefs | None:
    """Return the board that a seat submitted; None if there is none that this screen may see."""
    submissions = scene.turn.submissions
    one = submissions[seat] if submissions else None
    if one is None:
        return None
    reef = scene.play.reef(seat)
    dwellers = np.array(one.dwellers, np.int16)
    return Reefs(one.kind, one.genes, one.alga, dwellers, reef.depth, reef.land)


def shown_reefs(scene: Scene) -> Reefs:
    found = {seat: board for seat in scene.seats if (board := _given(scene, seat)) is not None}
    if asked(scene):
        found[scene.seat] = draft(scene)
    if not found:
        return scene.state.reefs
    reefs = scene.state.reefs.copy()
    for seat, board in found.items():
        reefs.put(seat, board)
    return reefs


# -- results ---------------------------------------------------------------------------------------

_OUTCOME = {"mended", "books-right", "dwellers-stolen"}
_RECENT = 60
"""Number of entries of the log that are searched; more than one step has at the largest table."""


class BoardOutcome(NamedTuple):
    """A result of a submitted board: position in the log, seat, and message."""

    position: int
    seat: int | None
    text: Message


def of_this_step(scene: Scene) -> list[BoardOutcome]:
    """Return the events since boards were last compared, with the comparison; empty before it."""
    if not scene.rules.options.hands_on:
        return []
    steps = scene.table.since(max(scene.now.position - _RECENT, 0), scene.seat)
    outcomes = [
        BoardOutcome(s.position, event.seat, event.what) for s in steps for event in s.events
    ]
    opened = [number for number, one in enumerate(outcomes) if one.text.id == "books-open"]
    return outcomes[opened[-1] :] if opened else []


def mended(scene: Scene) -> list[BoardOutcome]:
    """Return the results of the seat's own board; empty while boards may be challenged."""
    if scene.turn.step == "revealed":
        return []
    mine = [one for one in of_this_step(scene) if one.seat == scene.seat]
    return [one for one in mine if one.text.id in _OUTCOME]

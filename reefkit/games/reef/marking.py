"""Hands-on mode: compare a submission with every legal outcome, and correct it with few changes.

For each phase that students work out by hand (1A, 1B, 2D, 3 and 4) a marker takes the reef before
the phase and the submitted reef. It returns the errors, which are the differences from every legal
outcome, and a legal reef near the submission: legal choices are kept, the rest is corrected. This
module has phases 1A, 1B and 4; see also `settlement_marking` and `card_marking`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product

import numpy as np

from reefkit.games.reef import growth, survey
from reefkit.games.reef.content import COLUMNS, ROWS
from reefkit.games.reef.state import (
    TOTAL_PARTS,
    Array,
    BoardFinding,
    Reefs,
    Step,
    spaces_in,
)

SPACE_GRID = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]


@dataclass(slots=True)
class MarkedReef:
    """The corrected reef of a submission, and its errors."""

    reef: Reefs
    findings: list[BoardFinding] = field(default_factory=list)

    def find(
        self,
        id_: str,
        space: tuple[int, int] | None = None,
        names: tuple[str, ...] = (),
        numbers: tuple[int, ...] = (),
    ) -> None:
        """Add an error, by default without a place; `space` is (row, column) from 0."""
        row, column = (space[0] + 1, space[1] + 1) if space else (0, 0)
        self.findings.append(BoardFinding(id_, row, column, names, numbers))


def stack_at(reef: Reefs, space: tuple[int, int]) -> list[tuple[int, int]]:
    pairs = zip(reef.kind[space], reef.genes[space], strict=True)
    return [(int(kind), int(genes)) for kind, genes in pairs if kind]


def _same_builders(marked: MarkedReef, given: Reefs) -> None:
    for space in SPACE_GRID:
        if stack_at(marked.reef, space) != stack_at(given, space):
            marked.find("builders-changed", space)


def same_algae(marked: MarkedReef, given: Reefs) -> None:
    for row, column in spaces_in(given.alga & ~marked.reef.alga):
        marked.find("alga-added", (row - 1, column - 1))
    for row, column in spaces_in(marked.reef.alga & ~given.alga):
        marked.find("alga-removed", (row - 1, column - 1))


def choose_first(mask: Array, count: int) -> Array:
    """Return the first `count` True of a mask of any shape, in C order."""
    flat = mask.reshape(-1)
    return (flat & (flat.cumsum() <= count)).reshape(mask.shape)


def mark_dwellers(play: Step, before: Reefs, given: Reefs, room: int) -> MarkedReef:
    """Mark phase 1A: up to `room` dwellers are collected, then each dweller eats an alga."""
    marked = MarkedReef(before.copy())
    _same_builders(marked, given)
    after = marked.reef
    wanted = given.dwellers.astype(int)
    for number, name in enumerate(play.lookups.dwellers):
        if wanted[number] < before.dwellers[number]:
            lost = int(before.dwellers[number]) - int(wanted[number])
            marked.find("dwellers-lost", names=(name,), numbers=(lost,))
    after.dwellers[:] = np.maximum(wanted, before.dwellers)
    excess = int((after.dwellers - before.dwellers).sum()) - room
    if excess > 0:
        marked.find("dwellers-too-many", numbers=(excess, room))
        for number in reversed(range(len(play.lookups.dwellers))):
            back = min(excess, int(after.dwellers[number]) - int(before.dwellers[number]))
            after.dwellers[number] -= back
            excess -= back
    for row, column in spaces_in(given.alga & ~before.alga):
        marked.find("alga-added", (row - 1, column - 1))
    due = int(growth.grazing_due(after))
    eaten = before.alga & ~given.alga
    if int(eaten.sum()) < due:
        marked.find("grazed-too-few", numbers=(due, int(eaten.sum())))
        eaten = eaten | choose_first(before.alga & ~eaten, due - int(eaten.sum()))
    elif int(eaten.sum()) > due:
        marked.find("grazed-too-many", numbers=(due, int(eaten.sum())))
        eaten = choose_first(eaten, due)
    after.alga &= ~eaten
    return marked


def choose_sheltering(
    mask: Array, count: int, shelter: Array, distance: Callable[[int], int]
) -> Array:
    """Choose `count` places of a mask (all if there are fewer) for the correction of a board.

    Corrections cover or kill recruiters, and dwellers leave with them (R18). Among choices that
    change equally many places, this one changes the fewest dwellers.

    Parameters
    ----------
    shelter
        Number of recruiters at each place.
    distance
        Returns the change in dwellers for a number of lost recruiters (`dwellers_apart`).
    """
    if int(mask.sum()) <= count:
        return mask
    worth = [int(value) for value in np.unique(shelter[mask])]
    there = [int((mask & (shelter == value)).sum()) for value in worth]
    shares = (s for s in product(*(range(n + 1) for n in there)) if sum(s) == count)
    best = min(
        shares, key=lambda share: distance(sum(n * w for n, w in zip(share, worth, strict=True)))
    )
    sheltered = np.zeros_like(mask)
    for value, number in zip(worth, best, strict=True):
        sheltered |= choose_first(mask & (shelter == value), number)
    return sheltered


def dwellers_apart(play: Step, reef: Reefs, given: Reefs) -> Callable[[int], int]:
    """Return a function from recruiters lost to the difference in dwellers that leave (R18)."""
    there, has = int(reef.dwellers.sum()), int(growth.recruiters(reef, play.lookups))
    gone = int(np.maximum(reef.dwellers.astype(int) - given.dwellers, 0).sum())
    each = play.content.rules.numbers.recruiters_per_dweller
    return lambda lost: abs(max(there - (has - lost) // each, 0) - gone)


def mark_algae(play: Step, before: Reefs, given: Reefs, due: int) -> MarkedReef:
    """Mark phase 1B: `due` algae grow, on empty spaces first; dwellers without support leave."""
    marked = MarkedReef(before.copy())
    _same_builders(marked, given)
    place_algae(play, marked, given, due)
    mark_support(play, marked, given)
    return marked


def place_algae(play: Step, marked: MarkedReef, given: Reefs, due: int) -> None:
    """Add `due` algae to the marked reef: the submission's where they are legal (R5)."""
    after = marked.reef
    for row, column in spaces_in(after.alga & ~given.alga):
        marked.find("alga-removed", (row - 1, column - 1))
    added = given.alga & ~after.alga
    if int(added.sum()) != due:
        marked.find("algae-count", numbers=(due, int(added.sum())))
    empty, built = after.empty, after.open_tops
    on_empty = choose_first(added & empty, due)
    still_empty = empty & ~on_empty
    over = added & built
    if over.any() and still_empty.any() and due > int(on_empty.sum()):
        row, column = spaces_in(over)[0]
        marked.find("alga-too-soon", (row - 1, column - 1))
    on_empty |= choose_first(still_empty, due - int(on_empty.sum()))
    left = due - int(on_empty.sum())
    recruiting = play.lookups.among("recruiter", after.kind)
    shelter = recruiting.sum(axis=-1)
    distance = dwellers_apart(play, after, given)
    new = choose_sheltering(over, left, shelter, distance)
    lost, left = int(shelter[new].sum()), left - int(new.sum())
    new = new | choose_sheltering(built & ~over, left, shelter, lambda n: distance(n + lost))
    after.alga |= on_empty | new


def mark_support(play: Step, marked: MarkedReef, given: Reefs) -> None:
    """Mark the dwellers that left, by what the corrected reef supports (R18)."""
    after = marked.reef
    had = after.dwellers.astype(int)
    leave = int(growth.overflow(after, play.lookups))
    fed = np.minimum(given.dwellers.astype(int), had)
    for number, name in enumerate(play.lookups.dwellers):
        if given.dwellers[number] > had[number]:
            marked.find(
                "dwellers-extra",
                names=(name,),
                numbers=(int(given.dwellers[number] - had[number]),),
            )
    gone = int((had - fed).sum())
    if gone != leave:
        marked.find("dwellers-left", numbers=(leave, gone))
        for number in range(len(had)):
            if gone > leave:
                back = min(gone - leave, int(had[number] - fed[number]))
                fed[number] += back
                gone -= back
            elif gone < leave:
                more = min(leave - gone, int(fed[number]))
                fed[number] -= more
                gone += more
    after.dwellers[:] = fed


def mark_survey(play: Step, before: Reefs, given: Reefs, tally: list[int]) -> MarkedReef:
    marked = MarkedReef(before.copy())
    score = right_tally(play, before)
    for number, part in enumerate(TOTAL_PARTS):
        claimed = tally[number] if number < len(tally) else 0
        if claimed != score[number]:
            marked.find("tally-wrong", names=(part,), numbers=(score[number], claimed))
    growth.clear_built_over(marked.reef, play.options)
    for space in SPACE_GRID:
        if stack_at(marked.reef, space) != stack_at(given, space):
            left = stack_at(given, space) == stack_at(before, space)
            marked.find("built-over-left" if left else "builders-changed", space)
    same_algae(marked, given)
    mark_support(play, marked, given)
    return marked


def missing_builders(
    before: Reefs, given: Reefs, likely: Array, open_: Array
) -> tuple[Array, list[tuple[int, int]]]:
    """Infer which builders are gone from a board, and list the spaces that no deaths explain.

    In a stack the builders below a dead one move up. If several deaths explain a space (two
    identical builders in one stack), those nearest to `likely` are taken, without regard to
    builders in `open_`, among which the owner may choose.
    """
    gone = np.zeros(before.kind.shape, bool)
    odd: list[tuple[int, int]] = []
    for space in SPACE_GRID:
        stood, now = stack_at(before, space), stack_at(given, space)
        best: tuple[int, tuple[bool, ...]] | None = None
        for dead in product((False, True), repeat=len(stood)):
            rest = [one for one, is_dead in zip(stood, dead, strict=True) if not is_dead]
            if rest == now:
                far = sum(
                    d != bool(likely[space][n]) and not open_[space][n] for n, d in enumerate(dead)
                )
                if best is None or far < best[0]:
                    best = (far, dead)
        if best is None:
            odd.append(space)
            gone[space] = likely[space]
        else:
            gone[space][: len(stood)] = best[1]
    return gone, odd


def right_tally(play: Step, reef: Reefs) -> list[int]:
    return [int(points) for points in survey.score(reef, play.lookups)]

"""Hands-on mode: hold a submission against every legal outcome, and mend it with few changes.

For each phase that students keep by hand (1A, 1B, 2D, 3 and 4) a marker takes the reef before the
phase and the reef a seat says it has now. It returns what differs from every legal outcome and the
legal reef nearest to the submission: each legal choice is kept, the rest is mended.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

import numpy as np

from reefkit.games.reef import phases, survey
from reefkit.games.reef.content import COLUMNS, LEVELS, ROWS
from reefkit.games.reef.play import Play, spaces_in
from reefkit.games.reef.state import TOTAL_PARTS, Array, Finding, Reefs

SPACE_GRID = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]


@dataclass(slots=True)
class Marked:
    """What a marker found, and the mended reef."""

    reef: Reefs
    findings: list[Finding] = field(default_factory=list)

    def find(
        self,
        id_: str,
        space: tuple[int, int] | None = None,
        names: tuple[str, ...] = (),
        numbers: tuple[int, ...] = (),
    ) -> None:
        """Note one way in which the submission is wrong."""
        row, column = (space[0] + 1, space[1] + 1) if space else (0, 0)
        self.findings.append(Finding(id_, row, column, names, numbers))


def stack_at(reef: Reefs, space: tuple[int, int]) -> list[tuple[int, int]]:
    """List the builders of a space, topmost first, each as (type, tokens)."""
    pairs = zip(reef.kind[space], reef.genes[space], strict=True)
    return [(int(kind), int(genes)) for kind, genes in pairs if kind]


def same_builders(marked: Marked, given: Reefs) -> None:
    """Note every space whose builders were changed where nothing may change."""
    for space in SPACE_GRID:
        if stack_at(marked.reef, space) != stack_at(given, space):
            marked.find("builders-changed", space)


def same_algae(marked: Marked, given: Reefs) -> None:
    """Note every alga that was added or taken where nothing may change."""
    for row, column in spaces_in(given.alga & ~marked.reef.alga):
        marked.find("alga-added", (row - 1, column - 1))
    for row, column in spaces_in(marked.reef.alga & ~given.alga):
        marked.find("alga-removed", (row - 1, column - 1))


def choose_first(mask: Array, count: int) -> Array:
    """Keep the first so many of a mask, in order of places."""
    flat = mask.reshape(-1)
    return (flat & (flat.cumsum() <= count)).reshape(mask.shape)


def mark_dwellers(play: Play, before: Reefs, given: Reefs, room: int) -> Marked:
    """Mark phase 1A: collect up to the limit, then each dweller eats one alga."""
    marked = Marked(before.copy())
    same_builders(marked, given)
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
    due = int(phases.grazing_due(after))
    eaten = before.alga & ~given.alga
    if int(eaten.sum()) < due:
        marked.find("grazed-too-few", numbers=(due, int(eaten.sum())))
        eaten = eaten | choose_first(before.alga & ~eaten, due - int(eaten.sum()))
    elif int(eaten.sum()) > due:
        marked.find("grazed-too-many", numbers=(due, int(eaten.sum())))
        eaten = choose_first(eaten, due)
    after.alga &= ~eaten
    return marked


def mark_algae(play: Play, before: Reefs, given: Reefs, due: int) -> Marked:
    """Mark phase 1B: so many algae, on empty spaces first; then dwellers that lost support."""
    marked = Marked(before.copy())
    same_builders(marked, given)
    place_algae(marked, before, given, due)
    mark_support(play, marked, given)
    return marked


def place_algae(marked: Marked, before: Reefs, given: Reefs, due: int) -> None:
    """Keep the legal ones among the algae a submission added, and mend their number (R5)."""
    after = marked.reef
    for row, column in spaces_in(after.alga & ~given.alga):
        marked.find("alga-removed", (row - 1, column - 1))
    added = given.alga & ~after.alga
    if int(added.sum()) != due:
        marked.find("algae-count", numbers=(due, int(added.sum())))
    empty = after.empty
    on_empty = choose_first(added & empty, due)
    still_empty = empty & ~on_empty
    over = added & ~empty
    if over.any() and still_empty.any() and due > int(on_empty.sum()):
        row, column = spaces_in(over)[0]
        marked.find("alga-too-soon", (row - 1, column - 1))
    new = on_empty | choose_first(still_empty, due - int(on_empty.sum()))
    new |= choose_first(over, due - int(new.sum()))
    new |= choose_first(~after.alga & ~new & ~before.empty, due - int(new.sum()))
    after.alga |= new


def mark_support(play: Play, marked: Marked, given: Reefs) -> None:
    """Hold the dwellers against what the mended reef supports (R18)."""
    after = marked.reef
    had = after.dwellers.astype(int)
    leave = int(phases.overflow(after, play.lookups))
    kept = np.minimum(given.dwellers.astype(int), had)
    for number, name in enumerate(play.lookups.dwellers):
        if given.dwellers[number] > had[number]:
            marked.find(
                "dwellers-extra",
                names=(name,),
                numbers=(int(given.dwellers[number] - had[number]),),
            )
    gone = int((had - kept).sum())
    if gone != leave:
        marked.find("dwellers-left", numbers=(leave, gone))
        for number in range(len(had)):
            if gone > leave:
                back = min(gone - leave, int(had[number] - kept[number]))
                kept[number] += back
                gone -= back
            elif gone < leave:
                more = min(leave - gone, int(kept[number]))
                kept[number] -= more
                gone += more
    after.dwellers[:] = kept


def mark_survey(play: Play, before: Reefs, given: Reefs, tally: list[int], score: Array) -> Marked:
    """Mark phase 4: the tally, and the board once built-over builders are removed."""
    marked = Marked(before.copy())
    for number, part in enumerate(TOTAL_PARTS):
        said = tally[number] if number < len(tally) else 0
        if said != int(score[number]):
            marked.find("tally-wrong", names=(part,), numbers=(int(score[number]), said))
    phases.clear_built_over(marked.reef, play.options)
    for space in SPACE_GRID:
        if stack_at(marked.reef, space) != stack_at(given, space):
            left = stack_at(given, space) == stack_at(before, space)
            marked.find("built-over-left" if left else "builders-changed", space)
    same_algae(marked, given)
    mark_support(play, marked, given)
    return marked


def mark_settlement(
    play: Play, before: Reefs, given: Reefs, juveniles: list[tuple[int, int]]
) -> Marked:
    """Mark phase 2D: every juvenile on a space where it can live, empty spaces before stacks.

    Parameters
    ----------
    juveniles
        Type and tokens of each juvenile of the nursery.
    """
    marked = Marked(before.copy())
    waiting = list(juveniles)
    on_empty, on_stacks = _placements(marked, before, given)
    for stage in (on_empty, on_stacks):
        for space, builder in stage:
            if builder not in waiting:
                marked.find("not-a-juvenile", space, (play.lookups.builders[builder[0]],))
            elif _settle_if_legal(play, marked, space, builder):
                waiting.remove(builder)
    for builder in list(waiting):
        free, _ = phases.settling_pools(
            marked.reef, np.array(builder[0], np.uint8), play.lookups, play.options
        )
        if free.any():
            marked.find("not-settled", names=(play.lookups.builders[builder[0]],))
            _put(marked.reef, int(free.argmax()), builder)
    same_algae(marked, given)
    if (given.dwellers != before.dwellers).any():
        marked.find("dwellers-changed")
    return marked


Placement = tuple[tuple[int, int], tuple[int, int]]


def _placements(
    marked: Marked, before: Reefs, given: Reefs
) -> tuple[list[Placement], list[Placement]]:
    """Read the new builders off a board: those on empty spaces, and those on stacks."""
    on_empty: list[Placement] = []
    on_stacks: list[Placement] = []
    for space in SPACE_GRID:
        stood, stands = stack_at(before, space), stack_at(given, space)
        new = len(stands) - len(stood)
        if new < 0 or stands[new:] != stood:
            marked.find("builders-changed", space)
            continue
        for height, builder in enumerate(reversed(stands[:new])):
            (on_stacks if stood or height else on_empty).append((space, builder))
    return on_empty, on_stacks


def _settle_if_legal(
    play: Play, marked: Marked, space: tuple[int, int], builder: tuple[int, int]
) -> bool:
    index = space[0] * COLUMNS + space[1]
    kind = np.array(builder[0], np.uint8)
    pool = phases.settling_pool(marked.reef, kind, play.lookups, play.options)
    if pool[index]:
        _put(marked.reef, index, builder)
        return True
    free, stack = phases.settling_pools(marked.reef, kind, play.lookups, play.options)
    name = (play.lookups.builders[builder[0]],)
    if marked.reef.alga[space]:
        marked.find("settled-on-alga", space, name)
    elif (free | stack)[index]:
        marked.find("stacked-too-soon", space, name)
    elif stack_at(marked.reef, space) and not _suits(play, marked.reef, space, builder[0]):
        marked.find("wrong-water", space, name)
    else:
        marked.find(
            "stack-too-high" if stack_at(marked.reef, space) else "wrong-water", space, name
        )
    return False


def _suits(play: Play, reef: Reefs, space: tuple[int, int], kind: int) -> bool:
    depth = int(reef.depth[space])
    if play.options.standing_stacks:
        depth = max(depth - len(stack_at(reef, space)), 0)
    return bool(play.lookups.lives[depth, kind])


def _put(reef: Reefs, index: int, builder: tuple[int, int]) -> None:
    phases.settle(reef, np.array(index), np.array(builder[0]), np.array(builder[1]))


def missing_builders(
    before: Reefs, given: Reefs, likely: Array
) -> tuple[Array, list[tuple[int, int]]]:
    """Read off a board which builders are gone, stacks having closed up.

    Where several readings fit (two alike in one stack), the one nearest to `likely` is taken.

    Returns
    -------
    bool (6, 5, 3)
        Builders of the board before that are gone.
    list
        Spaces that no deaths explain.
    """
    gone = np.zeros(before.kind.shape, bool)
    odd: list[tuple[int, int]] = []
    for space in SPACE_GRID:
        stood, stands = stack_at(before, space), stack_at(given, space)
        best: tuple[int, tuple[bool, ...]] | None = None
        for dead in product((False, True), repeat=len(stood)):
            rest = [one for one, is_dead in zip(stood, dead, strict=True) if not is_dead]
            if rest == stands:
                far = sum(d != bool(likely[space][n]) for n, d in enumerate(dead))
                if best is None or far < best[0]:
                    best = (far, dead)
        if best is None:
            odd.append(space)
            gone[space] = likely[space]
        else:
            gone[space][: len(stood)] = best[1]
    return gone, odd


def right_tally(play: Play, reef: Reefs) -> list[int]:
    """Give the parts of the score that a reef is worth now."""
    return [int(points) for points in survey.score(reef, play.lookups)]


__all__ = [
    "LEVELS",
    "Marked",
    "mark_algae",
    "mark_dwellers",
    "mark_settlement",
    "mark_support",
    "mark_survey",
    "missing_builders",
    "place_algae",
    "right_tally",
    "same_algae",
    "stack_at",
]

"""Hands-on mode, phase 2D: compare settled juveniles with every legal settlement."""

from __future__ import annotations

from collections import Counter

import numpy as np

from reefkit.games.reef import habitats
from reefkit.games.reef.content import COLUMNS
from reefkit.games.reef.marking import SPACE_GRID, MarkedReef, same_algae, stack_at
from reefkit.games.reef.state import (
    SPACES,
    Array,
    Reefs,
    Step,
)

Builder = tuple[int, int]
"""Type and tokens."""
Placement = tuple[tuple[int, int], Builder]
"""Space (row and column from 0) and builder."""


def mark_settlement(
    play: Step, before: Reefs, given: Reefs, juveniles: list[Builder]
) -> MarkedReef:
    """Mark phase 2D: every juvenile on a space where it can live, empty spaces before stacks.

    A board can be reached in some order exactly when it can be reached with the empty spaces filled
    first, since these only become fewer, and a juvenile may stack only when none of them suits it.
    A juvenile that cannot have settled where it is moves to an empty space that suits it, if there
    is one.

    Juveniles that compete for the same empty spaces are served in order, so a correction with fewer
    changes may exist.
    """
    marked = MarkedReef(before.copy())
    settling = _Settling(play, marked, juveniles)
    on_empty, on_stacks = _placements(settling, before, given)
    wrong = [one for one in on_empty if not settling.settle(one)]
    wrong += settling.claim(on_stacks)
    settling.name_wrong(wrong)
    settling.fill_empty_spaces()
    settling.stack()
    same_algae(marked, given)
    if (given.dwellers != before.dwellers).any():
        marked.find("dwellers-changed")
    return marked


def _placements(
    settling: _Settling, before: Reefs, given: Reefs
) -> tuple[list[Placement], list[Placement]]:
    marked = settling.marked
    on_empty: list[Placement] = []
    on_stacks: list[Placement] = []
    for space in SPACE_GRID:
        stood, now = stack_at(before, space), stack_at(given, space)
        new = len(now) - len(stood)
        if new < 0 or now[new:] != stood:
            marked.find("builders-changed", space)
            added = Counter(now) - Counter(stood)
            settling.strange += [(space, b) for b in reversed(now) if b in added]
            continue
        for height, builder in enumerate(reversed(now[:new])):
            (on_stacks if stood or height else on_empty).append((space, builder))
    return on_empty, on_stacks


class _Settling:
    """A settlement being marked.

    Attributes
    ----------
    waiting
        Juveniles not yet found on the board.
    moving
        Juveniles found where they cannot have settled.
    claimed
        Juveniles on stacks; each is legal if no empty space suits it.
    strange
        Builders added to stacks in which older builders were changed.
    trial
        The corrected reef with the claimed juveniles on their stacks.
    """

    def __init__(self, play: Step, marked: MarkedReef, juveniles: list[Builder]) -> None:
        self.play = play
        self.marked = marked
        self.waiting = list(juveniles)
        self.moving: list[Builder] = []
        self.claimed: list[Placement] = []
        self.strange: list[Placement] = []
        self.trial = marked.reef

    def settle(self, placement: Placement) -> bool:
        space, builder = placement
        legal = self._pool(builder)[_index(space)]
        if builder in self.waiting and legal:
            self.waiting.remove(builder)
            _put(self.marked.reef, _index(space), builder)
            return True
        return False

    def claim(self, on_stacks: list[Placement]) -> list[Placement]:
        wrong = []
        self.trial = self.marked.reef.copy()
        for space, builder in on_stacks:
            free, stack = self._pools(self.trial, builder)
            if builder in self.waiting and (free | stack)[_index(space)]:
                self.waiting.remove(builder)
                self.claimed.append((space, builder))
                _put(self.trial, _index(space), builder)
            else:
                wrong.append((space, builder))
        return wrong

    def name_wrong(self, wrong: list[Placement]) -> None:
        marked = self.marked
        invented = []
        for space, builder in wrong:
            if builder in self.waiting:
                self.waiting.remove(builder)
                self.moving.append(builder)
                self._find_reason(space, builder)
            else:
                invented.append((space, builder))
        for space, builder in self.strange:
            if builder in self.waiting and not self._place(space, builder):
                self.waiting.remove(builder)
                self.moving.append(builder)
        for space, builder in invented:
            marked.find("not-a-juvenile", space, self._name(builder))
            # A juvenile of this type with other tokens may have been meant.
            twins = [twin for twin in self.waiting if twin[0] == builder[0]]
            if twins:
                self._place(space, twins[0])

    def _place(self, space: tuple[int, int], builder: Builder) -> bool:
        free, stack = self._pools(self.trial, builder)
        if not (free | stack)[_index(space)]:
            return False
        self.waiting.remove(builder)
        _put(self.trial, _index(space), builder)
        if free[_index(space)]:
            _put(self.marked.reef, _index(space), builder)
        else:
            self.claimed.append((space, builder))
        return True

    def fill_empty_spaces(self) -> None:
        marked = self.marked
        for builder in self.moving:
            self._settle_anywhere(builder)
        for builder in self.waiting:
            if self._settle_anywhere(builder):
                marked.find("not-settled", names=self._name(builder))

    def stack(self) -> None:
        """Settle juveniles on stacks only where no empty space suits them (R17)."""
        marked = self.marked
        for space, builder in self.claimed:
            if self._pool(builder)[_index(space)]:
                _put(marked.reef, _index(space), builder)
                continue
            if self._pools(marked.reef, builder)[1][_index(space)]:
                marked.find("stacked-too-soon", space, self._name(builder))
            self._settle_anywhere(builder)

    def _settle_anywhere(self, builder: Builder) -> bool:
        free, _ = self._pools(self.marked.reef, builder)
        if not free.any():
            return False
        wanted = np.zeros(SPACES, int)
        for _, other in self.claimed:
            wanted += self._pools(self.marked.reef, other)[0]
        _put(self.marked.reef, int(np.where(free, wanted, -1).argmax()), builder)
        return True

    def _pool(self, builder: Builder) -> Array:
        kind = np.array(builder[0], np.uint8)
        return habitats.settling_pool(self.marked.reef, kind, self.play.lookups, self.play.options)

    def _pools(self, reef: Reefs, builder: Builder) -> tuple[Array, Array]:
        kind = np.array(builder[0], np.uint8)
        return habitats.settling_pools(reef, kind, self.play.lookups, self.play.options)

    def _name(self, builder: Builder) -> tuple[str]:
        return (self.play.lookups.builders[builder[0]],)

    def _find_reason(self, space: tuple[int, int], builder: Builder) -> None:
        marked, reef, name = self.marked, self.trial, self._name(builder)
        depth = int(reef.depth[space])
        if self.play.options.standing_stacks:
            depth = max(depth - len(stack_at(reef, space)), 0)
        suits = bool(self.play.lookups.lives[depth, builder[0]])
        if reef.alga[space]:
            marked.find("settled-on-alga", space, name)
        else:
            marked.find("stack-too-high" if suits else "wrong-water", space, name)


def _index(space: tuple[int, int]) -> int:
    return space[0] * COLUMNS + space[1]


def _put(reef: Reefs, index: int, builder: Builder) -> None:
    habitats.place_juveniles(reef, np.array(index), np.array(builder[0]), np.array(builder[1]))

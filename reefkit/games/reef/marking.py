"""Hands-on mode: hold a submission against every legal outcome, and mend it with few changes.

For each phase that students keep by hand (1A, 1B, 2D, 3 and 4) a marker takes the reef before the
phase and the reef a seat says it has now. It returns what differs from every legal outcome and the
legal reef nearest to the submission: each legal choice is kept, the rest is mended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

import numpy as np

from reefkit.games.reef import cards, growth, survey
from reefkit.games.reef.content import COLUMNS, ROWS, DisasterCard, DisasterEffect
from reefkit.games.reef.state import (
    SPACES,
    TOTAL_PARTS,
    Array,
    BoardFinding,
    Reefs,
    Step,
    spaces_in,
)

# ---- Hands-on mode: hold a submission against every legal outcome, and mend it with few changes
#
# For each phase that students keep by hand (1A, 1B, 2D, 3 and 4) a marker takes the reef before
# the phase and the reef a seat says it has now. It returns what differs from every legal outcome
# and the legal reef nearest to the submission: each legal choice is kept, the rest is mended.

SPACE_GRID = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]


@dataclass(slots=True)
class MarkedReef:
    """What a marker found, and the mended reef."""

    reef: Reefs
    findings: list[BoardFinding] = field(default_factory=list)

    def find(
        self,
        id_: str,
        space: tuple[int, int] | None = None,
        names: tuple[str, ...] = (),
        numbers: tuple[int, ...] = (),
    ) -> None:
        row, column = (space[0] + 1, space[1] + 1) if space else (0, 0)
        self.findings.append(BoardFinding(id_, row, column, names, numbers))


def stack_at(reef: Reefs, space: tuple[int, int]) -> list[tuple[int, int]]:
    pairs = zip(reef.kind[space], reef.genes[space], strict=True)
    return [(int(kind), int(genes)) for kind, genes in pairs if kind]


def _same_builders(marked: MarkedReef, given: Reefs) -> None:
    for space in SPACE_GRID:
        if stack_at(marked.reef, space) != stack_at(given, space):
            marked.find("builders-changed", space)


def _same_algae(marked: MarkedReef, given: Reefs) -> None:
    for row, column in spaces_in(given.alga & ~marked.reef.alga):
        marked.find("alga-added", (row - 1, column - 1))
    for row, column in spaces_in(marked.reef.alga & ~given.alga):
        marked.find("alga-removed", (row - 1, column - 1))


def _choose_first(mask: Array, count: int) -> Array:
    flat = mask.reshape(-1)
    return (flat & (flat.cumsum() <= count)).reshape(mask.shape)


def mark_dwellers(play: Step, before: Reefs, given: Reefs, room: int) -> MarkedReef:
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
        eaten = eaten | _choose_first(before.alga & ~eaten, due - int(eaten.sum()))
    elif int(eaten.sum()) > due:
        marked.find("grazed-too-many", numbers=(due, int(eaten.sum())))
        eaten = _choose_first(eaten, due)
    after.alga &= ~eaten
    return marked


def _choose_sheltering(
    mask: Array, count: int, shelter: Array, distance: Callable[[int], int]
) -> Array:
    """Keep so many of a mask, those whose loss of shelter fits the submission's dwellers best.

    What is mended covers or kills recruiters, and dwellers leave with them (R18): of all mendings
    with as few changes to the board, this is the one with the fewest to the dwellers.
    """
    if int(mask.sum()) <= count:
        return mask
    worth = [int(value) for value in np.unique(shelter[mask])]
    there = [int((mask & (shelter == value)).sum()) for value in worth]
    shares = (s for s in product(*(range(n + 1) for n in there)) if sum(s) == count)
    best = min(
        shares, key=lambda share: distance(sum(n * w for n, w in zip(share, worth, strict=True)))
    )
    kept = np.zeros_like(mask)
    for value, number in zip(worth, best, strict=True):
        kept |= _choose_first(mask & (shelter == value), number)
    return kept


def _dwellers_apart(play: Step, reef: Reefs, given: Reefs) -> Callable[[int], int]:
    """Return the distance in dwellers as a function of the recruiters lost (R18)."""
    there, has = int(reef.dwellers.sum()), int(growth.recruiters(reef, play.lookups))
    gone = int(np.maximum(reef.dwellers.astype(int) - given.dwellers, 0).sum())
    each = play.content.rules.numbers.recruiters_per_dweller
    return lambda lost: abs(max(there - (has - lost) // each, 0) - gone)


def mark_algae(play: Step, before: Reefs, given: Reefs, due: int) -> MarkedReef:
    """Mark phase 1B: algae go on empty spaces first; then dwellers without support leave."""
    marked = MarkedReef(before.copy())
    _same_builders(marked, given)
    _place_algae(play, marked, given, due)
    _mark_support(play, marked, given)
    return marked


def _place_algae(play: Step, marked: MarkedReef, given: Reefs, due: int) -> None:
    """Keep the legal ones among the added algae and correct their number (R5)."""
    after = marked.reef
    for row, column in spaces_in(after.alga & ~given.alga):
        marked.find("alga-removed", (row - 1, column - 1))
    added = given.alga & ~after.alga
    if int(added.sum()) != due:
        marked.find("algae-count", numbers=(due, int(added.sum())))
    empty, built = after.empty, after.open_tops
    on_empty = _choose_first(added & empty, due)
    still_empty = empty & ~on_empty
    over = added & built
    if over.any() and still_empty.any() and due > int(on_empty.sum()):
        row, column = spaces_in(over)[0]
        marked.find("alga-too-soon", (row - 1, column - 1))
    on_empty |= _choose_first(still_empty, due - int(on_empty.sum()))
    left = due - int(on_empty.sum())
    recruiting = play.lookups.among("recruiter", after.kind)
    shelter = recruiting.sum(axis=-1)
    distance = _dwellers_apart(play, after, given)
    new = _choose_sheltering(over, left, shelter, distance)
    lost, left = int(shelter[new].sum()), left - int(new.sum())
    new = new | _choose_sheltering(built & ~over, left, shelter, lambda n: distance(n + lost))
    after.alga |= on_empty | new


def _mark_support(play: Step, marked: MarkedReef, given: Reefs) -> None:
    """Compare the dwellers with what the corrected reef supports (R18)."""
    after = marked.reef
    had = after.dwellers.astype(int)
    leave = int(growth.overflow(after, play.lookups))
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


def mark_survey(play: Step, before: Reefs, given: Reefs, tally: list[int]) -> MarkedReef:
    marked = MarkedReef(before.copy())
    score = right_tally(play, before)
    for number, part in enumerate(TOTAL_PARTS):
        said = tally[number] if number < len(tally) else 0
        if said != score[number]:
            marked.find("tally-wrong", names=(part,), numbers=(score[number], said))
    growth.clear_built_over(marked.reef, play.options)
    for space in SPACE_GRID:
        if stack_at(marked.reef, space) != stack_at(given, space):
            left = stack_at(given, space) == stack_at(before, space)
            marked.find("built-over-left" if left else "builders-changed", space)
    _same_algae(marked, given)
    _mark_support(play, marked, given)
    return marked


def _missing_builders(
    before: Reefs, given: Reefs, likely: Array, open_: Array
) -> tuple[Array, list[tuple[int, int]]]:
    """Read off a board which builders are gone, stacks having closed up.

    Where several readings fit (two alike in one stack), the one nearest to `likely` is taken; a
    death among those that the owner may choose is as good as none.
    """
    gone = np.zeros(before.kind.shape, bool)
    odd: list[tuple[int, int]] = []
    for space in SPACE_GRID:
        stood, stands = stack_at(before, space), stack_at(given, space)
        best: tuple[int, tuple[bool, ...]] | None = None
        for dead in product((False, True), repeat=len(stood)):
            rest = [one for one, is_dead in zip(stood, dead, strict=True) if not is_dead]
            if rest == stands:
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


# ---- Hands-on mode, phase 2D: hold the juveniles a seat settled against every legal settlement

Builder = tuple[int, int]
"""Type and tokens."""
Placement = tuple[tuple[int, int], Builder]


def mark_settlement(
    play: Step, before: Reefs, given: Reefs, juveniles: list[Builder]
) -> MarkedReef:
    """Mark phase 2D: every juvenile on a space where it can live, empty spaces before stacks.

    A board can be reached in some order exactly when it can be reached with the empty spaces
    first: they only become fewer, and a stack has to wait until none of them suits. What cannot
    have settled where it stands moves to an empty space that suits it, if there is one.

    Several juveniles can compete for the same empty spaces; the first is served, so that in such
    a tangle a mending with fewer changes may exist.
    """
    marked = MarkedReef(before.copy())
    settling = _Settling(play, marked, juveniles)
    on_empty, on_stacks = _placements(settling, before, given)
    wrong = [one for one in on_empty if not settling.settle(one)]
    wrong += settling.claim(on_stacks)
    settling.name_wrong(wrong)
    settling.fill_empty_spaces()
    settling.stack()
    _same_algae(marked, given)
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
        stood, stands = stack_at(before, space), stack_at(given, space)
        new = len(stands) - len(stood)
        if new < 0 or stands[new:] != stood:
            marked.find("builders-changed", space)
            added = Counter(stands) - Counter(stood)
            settling.strange += [(space, b) for b in reversed(stands) if b in added]
            continue
        for height, builder in enumerate(reversed(stands[:new])):
            (on_stacks if stood or height else on_empty).append((space, builder))
    return on_empty, on_stacks


class _Settling:
    """A settlement while it is marked.

    Attributes
    ----------
    waiting
        Juveniles that nothing on the board accounts for.
    moving
        Juveniles that stand where they cannot have settled.
    claimed
        Juveniles on stacks, each legal once no empty space suits it.
    strange
        Builders that came to stacks whose older builders were changed.
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
            # the true juvenile may stand where a copy of it with other tokens was put
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
        return growth.settling_pool(self.marked.reef, kind, self.play.lookups, self.play.options)

    def _pools(self, reef: Reefs, builder: Builder) -> tuple[Array, Array]:
        kind = np.array(builder[0], np.uint8)
        return growth.settling_pools(reef, kind, self.play.lookups, self.play.options)

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
    growth.place_juveniles(reef, np.array(index), np.array(builder[0]), np.array(builder[1]))


# ---- Hands-on mode, phase 3: hold a board against every legal outcome of a card


class _Traced:
    """A reef whose builders keep the place they had before the card, while stacks close up."""

    def __init__(self, reef: Reefs) -> None:
        self.reef = reef.copy()
        self.shadow = reef.copy()
        self.shadow.genes[...] = np.arange(reef.kind.size, dtype=np.uint16).reshape(reef.kind.shape)

    def remove(self, builders: Array) -> None:
        growth.remove_builders(self.reef, builders)
        growth.remove_builders(self.shadow, builders)

    def origin(self, mask: Array) -> Array:
        """Map a mask over the present board to the board before the card."""
        found = np.zeros(mask.size, bool)
        found[self.shadow.genes[mask & (self.shadow.kind != 0)]] = True
        return found.reshape(mask.shape)

    def present(self, before: Array) -> Array:
        there: Array = before.reshape(-1)[self.shadow.genes] & (self.shadow.kind != 0)
        return there


@dataclass(slots=True)
class _Reading:
    """What a submission says of a card, read off its board."""

    play: Step
    marked: MarkedReef
    before: Reefs
    given: Reefs
    card: DisasterCard
    gone: Array  #: bool (6, 5, 3). Builders of the board before the card that are gone.
    #: ``dies``, ``open``: bool (6, 5, 3). Builders that die whatever the owner does, and those it
    #: chooses among.
    dies: Array
    open: Array
    odd: set[tuple[int, int]]  #: Spaces that no deaths explain.
    #: bool (6, 5, 3). Builders of odd spaces that are as far from the submission alive as dead.
    unclear: Array


def mark_card(
    play: Step, before: Reefs, given: Reefs, card: DisasterCard, rows: list[int]
) -> MarkedReef:
    """Mark what a seat made of a card.

    Algae that a card lets the owner place are marked after all its other effects.

    `rows`: the row (from 0) this seat rolled for each effect, −1 where it rolled none.
    """
    traced = _Traced(before)
    marked = MarkedReef(traced.reef)
    dies, open_ = fates(play, before, card, rows)
    gone, odd = _missing_builders(before, given, dies, open_)
    unclear = _read_odd_spaces(before, given, odd, open_, gone)
    reading = _Reading(play, marked, before, given, card, gone, dies, open_, set(odd), unclear)
    algae_due = 0
    for effect, row in zip(card.effects, rows, strict=True):
        if effect.do == "add-algae":
            algae_due += int(cards.fate(marked.reef, effect, play.lookups).due)
        elif cards.rolls_row(effect):
            _roll_effect(play, traced, effect, row)
        else:
            _deaths(reading, traced, effect)
    _compare(reading)
    if algae_due:
        _place_algae(play, marked, given, algae_due)
    else:
        _same_algae(marked, given)
    _mark_support(play, marked, given)
    return marked


def _read_odd_spaces(
    before: Reefs, given: Reefs, odd: list[tuple[int, int]], open_: Array, gone: Array
) -> Array:
    """Read who died in spaces that no deaths explain, by the pieces that would have to change.

    Builders that are nearer to the submission dead are noted in `gone`; those that are as near
    dead as alive are given back.
    """
    unclear = np.zeros_like(gone)
    for space in odd:
        stood, stands = stack_at(before, space), stack_at(given, space)
        for level in np.nonzero(open_[space])[0]:
            rest = stood[:level] + stood[level + 1 :]
            further = _apart(rest, stands) - _apart(stood, stands)
            gone[space][level] = further < 0
            unclear[space][level] = further == 0
    return unclear


def _apart(ours: list[tuple[int, int]], theirs: list[tuple[int, int]]) -> int:
    one, other = Counter(ours), Counter(theirs)
    return max((one - other).total(), (other - one).total())


class CardStrike(NamedTuple):
    """What one effect of a card does to a reef, before any owner chooses."""

    effect: DisasterEffect
    #: ``dies``, ``open``: bool (6, 5, 3). Builders that die whatever the owner does, and those it
    #: chooses among, at their places before the card.
    dies: Array
    open: Array
    overgrown: Array  #: bool (6, 5). Spaces that an alga comes to.
    reef: Reefs  #: The reef as it stood when the effect struck; changed by the next one.


def strikes(
    play: Step, before: Reefs, card: DisasterCard, rows: Sequence[int]
) -> Iterator[CardStrike]:
    """Yield the strike of each effect; `rows` holds the rolled row (from 0), or −1."""
    traced = _Traced(before)
    for effect, row in zip(card.effects, rows, strict=True):
        open_ = np.zeros(before.kind.shape, bool)
        overgrown = np.zeros(before.alga.shape, bool)
        if effect.do == "invade":
            there = (traced.reef.kind != 0) & cards.in_row(np.array(row))[..., None]
            yield CardStrike(effect, traced.origin(there), open_, overgrown, traced.reef)
            continue
        fate = cards.fate(traced.reef, effect, play.lookups)
        if effect.do == "kill" and int(fate.due):
            open_ |= traced.origin(fate.pool)
        for kind in np.nonzero(fate.kinds)[0]:
            tied = cards.of_kind(traced.reef, effect, play.lookups, np.array(kind))
            open_ |= traced.origin(tied)
        if effect.do == "bloom":
            overgrown = cards.bloom_spaces(traced.reef, np.array(row))
        elif effect.do == "overgrow":
            overgrown = cards.overgrown_spaces(traced.reef, effect, play.lookups)
        yield CardStrike(effect, traced.origin(fate.dies), open_, overgrown, traced.reef)
        traced.reef.alga |= overgrown
        traced.remove(fate.dies)


def fates(play: Step, before: Reefs, card: DisasterCard, rows: list[int]) -> tuple[Array, Array]:
    """Return the builders that die whatever the owner does, and those it chooses among.

    Both are places of the board before the card: bool (6, 5, 3). A pool from which nothing is
    lost is no choice (R29).
    """
    died, open_ = np.zeros(before.kind.shape, bool), np.zeros(before.kind.shape, bool)
    for strike in strikes(play, before, card, rows):
        died |= strike.dies
        open_ |= strike.open
    return died, open_ & ~died


def _roll_effect(play: Step, traced: _Traced, effect: DisasterEffect, row: int) -> None:
    for reef in (traced.reef, traced.shadow):
        if effect.do == "bloom":
            reef.alga |= cards.bloom_spaces(reef, np.array(row))
        else:
            cards.invade(reef, np.array(row), play.lookups.kind[effect.builder])


def _deaths(reading: _Reading, traced: _Traced, effect: DisasterEffect) -> None:
    lookups = reading.play.lookups
    fate = cards.fate(traced.reef, effect, lookups)
    dies = fate.dies
    if effect.do == "kill" and int(fate.due):
        dies = dies | _half(reading, traced, fate)
    if fate.kinds.any():
        dies = dies | _one_type(reading, traced, effect, fate)
    if effect.do in {"kill", "kill-commonest"}:
        traced.remove(dies)
    else:
        cards.carry_out(traced.reef, effect, fate, lookups)
        if effect.do == "clear":
            cards.clear(traced.shadow, cards.reach(traced.shadow, effect))


def _half(reading: _Reading, traced: _Traced, fate: cards.Fate) -> Array:
    due, reef, marked = int(fate.due), traced.reef, reading.marked
    chosen = fate.pool & traced.present(reading.gone)
    unclear = fate.pool & traced.present(reading.unclear) & ~chosen
    chosen |= _choose_first(unclear, due - int(chosen.sum()))
    if int(chosen.sum()) != due:
        marked.find("half-wrong", numbers=(due, int(chosen.sum())))
    shelter = reading.play.lookups.among("recruiter", reef.kind) & ~reef.alga[..., None]
    shelter = shelter.reshape(-1).astype(int)
    distance = _dwellers_apart(reading.play, reef, reading.given)
    kept = _choose_sheltering(chosen.reshape(-1), due, shelter, distance)
    lost = int(shelter[kept].sum())
    rest = (fate.pool & ~chosen).reshape(-1)
    more = _choose_sheltering(rest, due - int(kept.sum()), shelter, lambda n: distance(n + lost))
    victims = kept | more
    return victims.reshape(fate.pool.shape)


def _one_type(
    reading: _Reading, traced: _Traced, effect: DisasterEffect, fate: cards.Fate
) -> Array:
    """Return the tied type that dies whole: the one of which the submission let most die.

    Of two that fit as well the first is taken, whatever it does to the dwellers' support: there a
    mending with fewer changes may exist.
    """
    lookups, marked = reading.play.lookups, reading.marked
    gone = traced.present(reading.gone)
    tied = {
        int(kind): cards.of_kind(traced.reef, effect, lookups, np.array(kind))
        for kind in np.nonzero(fate.kinds)[0]
    }
    best = max(tied, key=lambda kind: int((tied[kind] & gone).sum()))
    chosen = np.logical_or.reduce(list(tied.values())) & gone
    if (chosen != tied[best]).any():
        numbers = (int(tied[best].sum()), int(chosen.sum()))
        marked.find("tie-wrong", names=(lookups.builders[best],), numbers=numbers)
    return tied[best]


def _compare(reading: _Reading) -> None:
    marked, before = reading.marked, reading.before
    for space in SPACE_GRID:
        ours, theirs = stack_at(marked.reef, space), stack_at(reading.given, space)
        if ours == theirs:
            continue
        if space in reading.odd:
            kept = _kept_token(reading, space)
            marked.find("token-kept" if kept else "builders-changed", space)
            continue
        wrong = (reading.gone ^ reading.dies)[space] & ~reading.open[space]
        for level in np.nonzero(wrong)[0]:
            name = reading.play.lookups.builders[int(before.kind[space][level])]
            died = bool(reading.dies[space][level])
            marked.find("should-have-died" if died else "should-have-lived", space, (name,))
        if not wrong.any() and not (reading.open[space]).any():
            marked.find("builders-changed", space)


def _kept_token(reading: _Reading, space: tuple[int, int]) -> bool:
    theirs = stack_at(reading.given, space)
    bits = [reading.play.lookups.bit[e.token] for e in reading.card.effects if e.do == "lose-token"]
    bare = [(kind, genes & ~sum(bits)) for kind, genes in theirs]
    return bare == stack_at(reading.marked.reef, space)

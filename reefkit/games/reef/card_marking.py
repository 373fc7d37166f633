"""Marking of a board submitted for a card (hands-on mode), and a card's effects one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from reefkit.games.reef import cards, growth
from reefkit.games.reef.content import DisasterCard, DisasterEffect
from reefkit.games.reef.marking import (
    SPACE_GRID,
    MarkedReef,
    choose_first,
    choose_sheltering,
    dwellers_apart,
    mark_support,
    missing_builders,
    place_algae,
    same_algae,
    stack_at,
)
from reefkit.games.reef.state import (
    Array,
    Reefs,
    Step,
)


class _Traced:
    """A reef during a card, with the place that each builder had before the card.

    `shadow` is changed like `reef`; its `genes` are the builders' flat places before the card.
    """

    def __init__(self, reef: Reefs) -> None:
        self.reef = reef.copy()
        self.shadow = reef.copy()
        self.shadow.genes[...] = np.arange(reef.kind.size, dtype=np.uint16).reshape(reef.kind.shape)

    def remove(self, builders: Array) -> None:
        growth.remove_builders(self.reef, builders)
        growth.remove_builders(self.shadow, builders)

    def origin(self, mask: Array) -> Array:
        """Map a mask over the current board to the board before the card."""
        found = np.zeros(mask.size, bool)
        found[self.shadow.genes[mask & (self.shadow.kind != 0)]] = True
        return found.reshape(mask.shape)

    def present(self, before: Array) -> Array:
        """Map a mask over the board before the card to the current board."""
        there: Array = before.reshape(-1)[self.shadow.genes] & (self.shadow.kind != 0)
        return there


@dataclass(slots=True)
class _ReadSubmission:
    """A submission for a card, with the deaths that its board implies."""

    play: Step
    marked: MarkedReef
    before: Reefs
    given: Reefs
    card: DisasterCard
    #: bool (6, 5, 3). Builders missing in the submission, at their places before the card.
    gone: Array
    dies: Array  #: bool (6, 5, 3). Builders that die whatever the owner does.
    open: Array  #: bool (6, 5, 3). Builders among which the owner chooses.
    odd: set[tuple[int, int]]  #: Spaces (row, column from 0) that no deaths explain.
    #: bool (6, 5, 3). Builders of odd spaces for which dead and alive fit equally well.
    unclear: Array


def mark_card(
    play: Step, before: Reefs, given: Reefs, card: DisasterCard, rows: list[int]
) -> MarkedReef:
    """Mark a seat's submission for a card.

    Algae that a card lets the owner place are marked after all other effects. `rows` has the row
    (from 0) that this seat rolled for each effect, −1 without a roll.
    """
    traced = _Traced(before)
    marked = MarkedReef(traced.reef)
    dies, open_ = fates(play, before, card, rows)
    gone, odd = missing_builders(before, given, dies, open_)
    unclear = _read_odd_spaces(before, given, odd, open_, gone)
    reading = _ReadSubmission(
        play, marked, before, given, card, gone, dies, open_, set(odd), unclear
    )
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
        place_algae(play, marked, given, algae_due)
    else:
        same_algae(marked, given)
    mark_support(play, marked, given)
    return marked


def _read_odd_spaces(
    before: Reefs, given: Reefs, odd: list[tuple[int, int]], open_: Array, gone: Array
) -> Array:
    """Infer which builders died in odd spaces, by the number of pieces that would have to change.

    Only builders among which the owner chooses (`open_`) are considered. Those whose death brings
    the board nearer to the submission are set in `gone`; those for which dead and alive fit equally
    well are returned.
    """
    unclear = np.zeros_like(gone)
    for space in odd:
        stood, now = stack_at(before, space), stack_at(given, space)
        for level in np.nonzero(open_[space])[0]:
            rest = stood[:level] + stood[level + 1 :]
            further = _difference(rest, now) - _difference(stood, now)
            gone[space][level] = further < 0
            unclear[space][level] = further == 0
    return unclear


def _difference(ours: list[tuple[int, int]], theirs: list[tuple[int, int]]) -> int:
    one, other = Counter(ours), Counter(theirs)
    return max((one - other).total(), (other - one).total())


class CardStrike(NamedTuple):
    """The effect of a card on a reef, before any owner chooses."""

    effect: DisasterEffect
    #: bool (6, 5, 3). Builders that die whatever the owner does, at their places before the card.
    dies: Array
    #: bool (6, 5, 3). Builders among which the owner chooses, at their places before the card.
    open: Array
    overgrown: Array  #: bool (6, 5). Spaces on which an alga grows.
    reef: Reefs  #: The reef when the effect strikes; the next effect changes it.


def strikes(
    play: Step, before: Reefs, card: DisasterCard, rows: Sequence[int]
) -> Iterator[CardStrike]:
    """Yield the strike of each effect, in order.

    `rows` has the row rolled for each effect, from 0; −1 without a roll.
    """
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
    """Return the builders that die whatever the owner does, and those among which it chooses.

    Both are places of the board before the card: bool (6, 5, 3). If none of the builders hit has to
    die (half of one), there is no choice (R29).
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


def _deaths(reading: _ReadSubmission, traced: _Traced, effect: DisasterEffect) -> None:
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


def _half(reading: _ReadSubmission, traced: _Traced, fate: cards.Fate) -> Array:
    due, reef, marked = int(fate.due), traced.reef, reading.marked
    chosen = fate.pool & traced.present(reading.gone)
    unclear = fate.pool & traced.present(reading.unclear) & ~chosen
    chosen |= choose_first(unclear, due - int(chosen.sum()))
    if int(chosen.sum()) != due:
        marked.find("half-wrong", numbers=(due, int(chosen.sum())))
    shelter = reading.play.lookups.among("recruiter", reef.kind) & ~reef.alga[..., None]
    shelter = shelter.reshape(-1).astype(int)
    distance = dwellers_apart(reading.play, reef, reading.given)
    sheltered = choose_sheltering(chosen.reshape(-1), due, shelter, distance)
    lost = int(shelter[sheltered].sum())
    rest = (fate.pool & ~chosen).reshape(-1)
    more = choose_sheltering(
        rest, due - int(sheltered.sum()), shelter, lambda n: distance(n + lost)
    )
    victims = sheltered | more
    return victims.reshape(fate.pool.shape)


def _one_type(
    reading: _ReadSubmission, traced: _Traced, effect: DisasterEffect, fate: cards.Fate
) -> Array:
    """Return the builders of the tied type of which the submission has lost most.

    Of two types that fit equally well the first is taken, without regard to the dwellers' support,
    so a correction with fewer changes may exist.
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


def _compare(reading: _ReadSubmission) -> None:
    marked, before = reading.marked, reading.before
    for space in SPACE_GRID:
        ours, theirs = stack_at(marked.reef, space), stack_at(reading.given, space)
        if ours == theirs:
            continue
        if space in reading.odd:
            token = _token_stays(reading, space)
            marked.find("token-kept" if token else "builders-changed", space)
            continue
        wrong = (reading.gone ^ reading.dies)[space] & ~reading.open[space]
        for level in np.nonzero(wrong)[0]:
            name = reading.play.lookups.builders[int(before.kind[space][level])]
            died = bool(reading.dies[space][level])
            marked.find("should-have-died" if died else "should-have-lived", space, (name,))
        if not wrong.any() and not (reading.open[space]).any():
            marked.find("builders-changed", space)


def _token_stays(reading: _ReadSubmission, space: tuple[int, int]) -> bool:
    theirs = stack_at(reading.given, space)
    bits = [reading.play.lookups.bit[e.token] for e in reading.card.effects if e.do == "lose-token"]
    bare = [(kind, genes & ~sum(bits)) for kind, genes in theirs]
    return bare == stack_at(reading.marked.reef, space)

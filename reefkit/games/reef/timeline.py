"""A match along time: who was there when, what struck, how diversity went.

A page asks with what a seat may see, which `look` gives.

Time counts rounds: 0 is the founding, before round 1 began, and r is the survey of round r. The
k-th of n cards of round r is at r − s·(n − k + 1), where s is a tenth of a round, or less where
so many cards would not fit: just before the survey, and apart from each other.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
import numpy as np
from msgspec import Struct

from reefkit import ecology
from reefkit.games.reef import survey
from reefkit.games.reef.card_draws import DrawnCard, drawn
from reefkit.games.reef.content import DeckName
from reefkit.games.reef.readings import FLESHY_ALGA, surveyed
from reefkit.games.reef.sight import event_rows, rules_of
from reefkit.games.reef.state import Array, State, name_of
from reefkit.match.table import Table
from reefkit.text import Message

_APART = 0.1
_WIDEST = 0.8
"""So much of a round its cards may take up."""

Role = Literal["builder", "dweller", "alga"]


class _Record(NamedTuple):
    """Counts at all times: builders and dwellers (times, seats, types), algae (times, seats)."""

    living: Array
    algae: Array
    types: list[tuple[str, Role]]


class Counts(Struct, frozen=True):
    """How many of one type there were at every time."""

    type: str
    name: Message
    role: Role
    values: tuple[int, ...]


class TimedDisaster(Struct, frozen=True):
    """A card that struck, at its time within its round."""

    time: float
    round: int
    order: int
    card: str
    name: Message
    deck: DeckName


class RangeBar(Struct, frozen=True):
    """The range of one type, from its first to its last presence."""

    type: str
    name: Message
    role: Role
    first: int
    last: int
    #: ``standing`` (there at the latest time), ``extirpated`` (gone from this reef, and another has
    #: it later) or ``extinct`` (gone from the table).
    ending: Literal["standing", "extirpated", "extinct"]


class MeasureSeries(Struct, frozen=True):
    """One measure at every time."""

    #: Of a reef: ``alpha``, ``shannon``, ``hill-1``, ``hill-2``, ``population``, ``dwellers``,
    #: ``fleshy-algae``. Of the table: ``mean-alpha``, ``gamma``, ``whittaker-beta``, ``jaccard``,
    #: ``bray-curtis``.
    measure: str
    label: Message
    seat: int | None  #: None for a measure of the table.
    values: tuple[float, ...]  #: NaN where the measure is undefined.


class Timeline(Struct, frozen=True):
    """A match along time; counts and bars are of the seat that was requested, or of the table."""

    rounds: int  #: How many rounds the match has.
    #: 0 and every round that was surveyed; empty before the reefs are founded.
    times: tuple[int, ...]
    counts: tuple[Counts, ...]
    disasters: tuple[TimedDisaster, ...]
    bars: tuple[RangeBar, ...]
    series: tuple[MeasureSeries, ...]  #: Of every reef, and of the table.
    record: _Record  #: What all this was read from.

    def of_reef(self, seat: int | None) -> Timeline:
        counts, bars = _counts(self.record, seat), _bars(self.record, seat)
        return msgspec.structs.replace(self, counts=counts, bars=bars)


def timeline(
    handle: Table, viewer: int | None, seat: int | None = None, position: int | None = None
) -> Timeline:
    """Return a match along time, as it stood at a position (none: now).

    The counts and bars are of a seat's reef; with no `seat`, of the whole table.

    Raises
    ------
    Rejection
        When there is no such viewer or position.
    """
    end = handle.position if position is None else position
    record = _record(handle, viewer, end)
    return Timeline(
        rounds=rules_of(handle).options.rounds,
        times=tuple(range(len(record.living))),
        counts=_counts(record, seat),
        disasters=_disasters(handle, end),
        bars=_bars(record, seat),
        series=_series(record) if len(record.living) else (),
        record=record,
    )


def _record(handle: Table, viewer: int | None, end: int) -> _Record:
    rules, state = rules_of(handle), handle.moment(end, viewer).state
    types: list[tuple[str, Role]] = [(name, "builder") for name in rules.content.organisms]
    types += [(name, "dweller") for name in rules.content.dwellers]
    opened = [
        one.position for one in event_rows(handle, end) if one.event.what.id == "round-opened"
    ]
    seats = len(handle.setup.seats)
    if not opened:
        return _Record(np.zeros((0, seats, len(types)), int), np.zeros((0, seats), int), types)
    founding: State = handle.moment(opened[0] + 1, viewer).state
    first = survey.abundance(founding.reefs, rules.lookups)
    living = np.concatenate([first[None], state.abundance[: surveyed(state)]])
    bare = founding.reefs.alga.sum(axis=(-2, -1))
    return _Record(living, np.concatenate([bare[None], state.algae[: surveyed(state)]]), types)


def _counts(record: _Record, seat: int | None) -> tuple[Counts, ...]:
    living = record.living.sum(axis=1) if seat is None else record.living[:, seat]
    algae = record.algae.sum(axis=1) if seat is None else record.algae[:, seat]
    found = [
        Counts(name, name_of("organism", name), role, tuple(int(n) for n in living[:, number]))
        for number, (name, role) in enumerate(record.types)
    ]
    weeds = tuple(int(n) for n in algae)
    return (*found, Counts(FLESHY_ALGA, name_of("organism", FLESHY_ALGA), "alga", weeds))


def _disasters(handle: Table, end: int) -> tuple[TimedDisaster, ...]:
    content = rules_of(handle).content
    return tuple(
        TimedDisaster(
            time=time_of(card),
            round=card.round,
            order=card.order,
            card=card.card,
            name=name_of("card", card.card),
            deck=content.cards[card.card].deck,
        )
        for card in drawn(handle, end)
    )


def time_of(card: DrawnCard) -> float:
    apart = min(_APART, _WIDEST / card.of)
    return card.round - apart * (card.of - card.order + 1)


def _bars(record: _Record, seat: int | None) -> tuple[RangeBar, ...]:
    if not len(record.living):
        return ()
    names = [name for name, _ in record.types]
    roles = dict(record.types)
    if seat is None:
        found = ecology.range_rows(ecology.ranges_of(ecology.table_presence(record.living)), names)
        endings = {bar.taxon: "standing" if bar.lives_on else "extinct" for bar in found}
    else:
        found = ecology.range_rows(ecology.ranges_of(record.living[:, seat]), names)
        ends = ecology.range_endings(record.living)[seat]
        endings = {name: ecology.RangeEnd(ends[n]).name.lower() for n, name in enumerate(names)}
    return tuple(
        RangeBar(
            type=bar.taxon,
            name=name_of("organism", bar.taxon),
            role=roles[bar.taxon],
            first=int(bar.first),
            last=int(bar.last),
            ending=endings[bar.taxon],  # type: ignore[arg-type]  # a bar ends in one of the three
        )
        for bar in found
    )


def _series(record: _Record) -> tuple[MeasureSeries, ...]:
    living = record.living
    dwellers = np.array([role == "dweller" for _, role in record.types])
    by_reef: dict[str, Array] = {
        "alpha": ecology.alpha(living),
        "shannon": ecology.shannon(living),
        "hill-1": ecology.hill_number(living, 1),
        "hill-2": ecology.hill_number(living, 2),
        "population": living.sum(axis=-1),
        "dwellers": living[..., dwellers].sum(axis=-1),
        "fleshy-algae": record.algae,
    }
    by_table: dict[str, Array] = {
        "mean-alpha": ecology.mean_alpha(living),
        "gamma": ecology.gamma(living),
        "whittaker-beta": ecology.whittaker_beta(living),
        "jaccard": ecology.mean_pairwise(ecology.jaccard(living)),
        "bray-curtis": ecology.mean_pairwise(ecology.bray_curtis(living)),
    }
    found = [
        MeasureSeries(
            name, name_of("measure", name), seat, tuple(float(v) for v in values[:, seat])
        )
        for name, values in by_reef.items()
        for seat in range(living.shape[1])
    ]
    found += [
        MeasureSeries(name, name_of("measure", name), None, tuple(float(v) for v in values))
        for name, values in by_table.items()
    ]
    return tuple(found)

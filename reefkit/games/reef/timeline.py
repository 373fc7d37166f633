"""A match along time: who was there when, what struck, how diversity went.

A page asks with what a seat may see, which `look` gives.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any, Literal, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import numpy as np
from msgspec import Struct

from reefkit import ecology
from reefkit.games.reef import cards, flow, survey
from reefkit.games.reef.cards import rolls_row
from reefkit.games.reef.content import DEPTHS, DeckName, DisasterEffect
from reefkit.games.reef.explain import why_spared
from reefkit.games.reef.marking import strikes
from reefkit.games.reef.readings import FLESHY_ALGA, EventRow, surveyed, told
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import Array, Reefs, State, Step, name_of
from reefkit.match import seat_view
from reefkit.match.codec import copy_state
from reefkit.match.game import Event
from reefkit.match.match import Match
from reefkit.match.random import RecordedChance
from reefkit.match.table import Table
from reefkit.text import Message, message

# ---- Where a page stands when it asks: a seat's view, with all that the rules read of it


rules_of = partial(seat_view.rules_of, kind=ReefRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> Step:
    return rules_of(handle).stepping(seat_view.view_at(handle, seat, position).state)


# ---- What was told in a match, kept by position, for the functions that read it again and again

_MOST_KEPT = 3
"""What is shown now, what it is held against, and one more: each holds a match's whole course."""
_kept: WeakKeyDictionary[Match, dict[int, tuple[EventRow, ...]]] = WeakKeyDictionary()


def told_at(handle: Table, position: int | None = None) -> tuple[EventRow, ...]:
    """List what everybody may know to have happened by a position (none: by now).

    A log only grows, so what was told by a position stays the same.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    end = handle.position if position is None else position
    kept = _kept.setdefault(handle.match, {})
    if end not in kept:
        start = max((each for each in kept if each < end), default=0)
        if handle.match.takes_back(start, end):
            start = 0
        found = (*kept.get(start, ()), *told(handle.match, end, since=start))
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        kept[end] = found
    return kept[end]


def id_in(what: Message, name: str) -> str:
    value = what.values.get(name)
    if not isinstance(value, Message):
        return ""
    return value.id.partition(".")[0].partition("-")[2]


def ids_in(what: Message, name: str) -> tuple[str, ...]:
    listed = what.values.get(name)
    if not isinstance(listed, tuple | list):
        return ()
    return tuple(one.id.partition("-")[2] for one in listed if isinstance(one, Message))


def number_in(what: Message, name: str, default: int = 0) -> int:
    value = what.values.get(name)
    return value if isinstance(value, int) else default


# ---- The cards that were drawn, and the table as it stood when each was

_WORKED_OUT = {"predict", "submit", "revealed", "effect"}
"""Steps of a card at which its outcome is not known to all."""


class DrawnCard(Struct, frozen=True):
    """One card that was drawn."""

    position: int  #: The log's entry that drew it.
    #: Which card of that entry it is, from 0: with bots alone one entry may draw several.
    index: int
    #: ``round``, ``order``, ``of``: Which card of its round it was, from 1, and of how many that
    #: were drawn by then.
    round: int
    order: int
    of: int
    card: str


class _StruckCard(Struct):
    """A card that has done what it does."""

    drawn: DrawnCard
    play: Step  #: The table when it was drawn, with this card in hand.
    before: Reefs  #: Reefs (seats, 6, 5, 3). The reefs when it was drawn.
    told: list[EventRow]  #: What was told of it.
    end: int  #: The entry after the last that told of it.


class _Watch(list[Event]):
    """Listens to a step while it is made, and keeps the reefs whenever a card is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.play: Step | None = None
        self.moments: list[tuple[Reefs, int]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        if self.play is not None and event.what.id == "card-drawn":
            self.moments.append((self.play.state.reefs.copy(), self.play.turn.card))


def drawn(handle: Table, position: int | None = None) -> tuple[DrawnCard, ...]:
    """List the cards that were drawn, in order, those that other cards drew included.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    told = [one for one in told_at(handle, position) if one.event.what.id == "card-drawn"]
    found = []
    for number, one in enumerate(told):
        before = told[:number]
        order = sum(other.round == one.round for other in before) + 1
        found.append(
            DrawnCard(
                position=one.position,
                index=sum(other.position == one.position for other in before),
                round=one.round,
                order=order,
                of=sum(other.round == one.round for other in told),
                card=id_in(one.event.what, "card"),
            )
        )
    return tuple(found)


def _struck_by(handle: Table, card: DrawnCard, end: int) -> _StruckCard | None:
    told = _told_of(told_at(handle, end), card)
    if not told:
        return None
    last = drawn(handle, end)[-1]
    state: State = handle.moment(end, None).state
    latest = (card.position, card.index) == (last.position, last.index)
    step = state.turn.step if state.turn is not None else ""
    if latest and state.phase == "catastrophe" and step in _WORKED_OUT:
        return None
    if latest and state.turn is not None and flow.waits_to_strike(state.turn):
        return None
    play, before = _moment(handle, card)
    return _StruckCard(card, play, before, told, told[-1].position + 1)


def reefs_before(handle: Table, card: DrawnCard) -> Reefs:
    return _moment(handle, card)[1]


def reefs_seen(handle: Table) -> Reefs:
    """Return all reefs as everybody may see them now: no death before its seat has seen it.

    While a card lies open, the reef of a seat that is not ready for what comes next is as it was
    when the card was drawn.
    """
    state: State = handle.view(None).state
    turn = state.turn
    if state.phase != "catastrophe" or turn is None or turn.card < 0:
        return state.reefs
    if turn.step not in {"effect", "aftermath"}:
        return state.reefs
    seen = [turn.step == "aftermath" and ready for ready in turn.ready]
    reefs = reefs_before(handle, drawn(handle)[-1]).copy()
    known = [seat for seat, is_seen in enumerate(seen) if is_seen]
    reefs.put(known, state.reefs[known])
    return reefs


def _told_of(told: tuple[EventRow, ...], card: DrawnCard) -> list[EventRow]:
    found: list[EventRow] = []
    index = -1
    for one in told:
        if one.position < card.position:
            continue
        id_ = one.event.what.id
        if id_ == "card-drawn" and one.position == card.position:
            index += 1
        if not found and index == card.index:
            found.append(one)
        elif found and (id_ in {"card-drawn", "card-none"} or one.phase != "catastrophe"):
            break
        elif found:
            found.append(one)
    return found


def _moment(handle: Table, card: DrawnCard) -> tuple[Step, Reefs]:
    """Replay the entry that drew a card, to get the reefs just before the card."""
    rules, match = rules_of(handle), handle.match
    entry = match.entries[card.position]
    watch = _Watch()
    state = copy_state(match.state_at(card.position))
    play = rules.stepping(state, RecordedChance(entry.draws), watch)
    watch.play = play
    action = match.action_at(card.position)
    if action is not None:
        flow.act(play, entry.seat or 0, action)
    flow.advance(play)
    before, number = watch.moments[card.index]
    shown = rules.stepping(copy_state(match.state_at(card.position)))
    shown.turn.card = number
    return shown, before


# ---- A match along time, for charts: who was there when, what struck, and how diversity went
#
# Time counts rounds: 0 is the founding, before round 1 began, and r is the survey of round r. The
# k-th of n cards of round r stands at r − s·(n − k + 1), where s is a tenth of a round, or less
# where so many cards would not fit: just before the survey, and apart from each other.

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
    """A match along time; counts and bars are of the seat that was asked for, or of the table."""

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
    opened = [one.position for one in told_at(handle, end) if one.event.what.id == "round-opened"]
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


# ---- What a page is told after a card: the types of the answer

Outcome = Literal["died", "lived", "spared"]
Verdict = Literal["", "right", "missed", "it-lived"]


class BuilderFate(Struct, frozen=True):
    """What a card did to one builder."""

    #: ``row``, ``column``, ``level``, ``depth``: Where it stood before the card; depth is S, M or
    #: D.
    row: int
    column: int
    level: int
    depth: str
    builder: str
    tokens: tuple[str, ...]
    #: ``died``; ``lived``: the card reached it, and a trait or its owner saved it; ``spared``: no
    #: clause of the card reached it.
    fate: Outcome
    #: ``right``, ``missed`` (it died and was not marked) or ``it-lived`` (it was marked); empty
    #: where nothing was predicted or its owner chose (R29).
    verdict: Verdict
    reasons: tuple[Message, ...]
    sentence: Message


class LostBuilders(Struct, frozen=True):
    """How many of one type a reef lost."""

    type: str
    name: Message
    count: int


class SeatReveal(Struct, frozen=True):
    """What a card did to one reef."""

    seat: int
    player: str
    #: All, the wrongly foreseen first: missed, then those that lived.
    builders: tuple[BuilderFate, ...]
    predicted: bool  #: Whether the viewer's own prediction is among the verdicts.
    #: ``right``, ``of``: How many certain fates the seat foresaw; 0 of 0 where it was not asked.
    right: int
    of: int
    #: ``died``, ``lived``: Builders by the letter of their water.
    died: dict[str, int]
    lived: dict[str, int]
    lost: tuple[LostBuilders, ...]
    left: tuple[Message, ...]  #: What was told of dwellers that are gone, each with its reason.
    algae: int  #: Spaces overgrown by the card, less those it freed.


class Reveal(Struct, frozen=True):
    """What a card did to the table."""

    drawn: DrawnCard
    seats: tuple[SeatReveal, ...]


# ---- After a card: who died and who lived on every reef, why, and what a seat had expected
#
# What happened is read from what was told; who might have died, and by which clause, from the
# masks by which predictions are scored (`marking.strikes`), on the reef as it stood when
# the card was drawn.

_DEATHS = {"builder-died", "builder-ousted", "books-removed"}
_CAME = {"alga-came", "alga-came-over", "alga-grew", "alga-overgrew", "books-alga-came"}
_WENT = {"alga-went", "alga-went-over", "books-alga-went"}
_LEFT = {"dweller-left", "books-dwellers-left"}


class _Case(Struct):
    """One reef before a card, and what is known of it."""

    play: Step
    seat: int
    before: Reefs
    told: list[Message]
    rolled: int | None
    marked: Array | None


def reveal(
    handle: Table, viewer: int | None, drawn: DrawnCard, position: int | None = None
) -> Reveal | None:
    """Tell what a card did to every reef; none while it is still predicted or worked out.

    The viewer's own prediction alone is shown.

    Raises
    ------
    Rejection
        When there is no such viewer or position.
    """
    end = handle.position if position is None else position
    struck = _struck_by(handle, drawn, end)
    if struck is None:
        return None
    marked = None if viewer is None else _marked(handle, viewer, struck)
    seats = []
    for seat in struck.play.seats:
        told = [one.event.what for one in struck.told if one.event.seat == seat]
        case = _Case(
            play=struck.play,
            seat=seat,
            before=struck.before[seat],
            told=told,
            rolled=_rolled(told),
            marked=marked if seat == viewer else None,
        )
        seats.append(_seat(case))
    return Reveal(drawn, tuple(seats))


def _rolled(told: list[Message]) -> int | None:
    rows = [number_in(what, "row") for what in told if what.id == "row-rolled"]
    return rows[0] if rows else None


class SavedBuilder(NamedTuple):
    """A builder that a card did not take, and would have reached without its mutations."""

    row: int
    column: int
    builder: str


def saved_by_mutation(
    handle: Table, drawn: DrawnCard, seat: int, position: int | None = None
) -> tuple[SavedBuilder, ...]:
    """List whom of a reef its mutations saved from a card; nobody while that is worked out.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    struck = _struck_by(handle, drawn, handle.position if position is None else position)
    if struck is None:
        return ()
    play, before = struck.play, struck.before[seat]
    card = play.content.cards[drawn.card]
    row = _rolled([one.event.what for one in struck.told if one.event.seat == seat]) or 0
    rows = [row - 1 if rolls_row(effect) else -1 for effect in card.effects]
    bare = msgspec.structs.replace(before, genes=np.zeros_like(before.genes))
    reached, bared = (
        np.any([strike.dies | strike.open for strike in strikes(play, reef, card, rows)], axis=0)
        for reef in (before, bare)
    )
    return tuple(
        SavedBuilder(int(at[0]) + 1, int(at[1]) + 1, play.lookups.builders[before.kind[tuple(at)]])
        for at in np.argwhere(bared & ~reached)
    )


def _marked(handle: Table, viewer: int, struck: _StruckCard) -> Array | None:
    places = None
    for step in handle.match.standing(viewer, struck.drawn.position, struck.end):
        action = step.action or {}
        mine = step.seat == viewer and action.get("do") == "predict"
        if mine and step.position > struck.drawn.position:
            places = action["places"]
    if places is None:
        return None
    mask = np.zeros(struck.before.kind.shape[1:], bool)
    for row, column, level in places:
        mask[row - 1, column - 1, level] = True
    return mask


def _seat(case: _Case) -> SeatReveal:
    builders = _builders(case)
    order = ("missed", "it-lived", "right", "")
    fates = ("died", "lived", "spared")
    builders.sort(key=lambda one: (order.index(one.verdict), fates.index(one.fate)))
    died = Counter(one.depth for one in builders if one.fate == "died")
    lived = Counter(one.depth for one in builders if one.fate != "died")
    scored = [what for what in case.told if what.id == "prediction-scored"]
    return SeatReveal(
        seat=case.seat,
        player=case.play.who(case.seat),
        builders=tuple(builders),
        predicted=case.marked is not None,
        right=number_in(scored[0], "right") if scored else 0,
        of=number_in(scored[0], "of") if scored else 0,
        died={depth: died[depth] for depth in DEPTHS},
        lived={depth: lived[depth] for depth in DEPTHS},
        lost=_lost(case.told),
        left=tuple(what for what in case.told if what.id in _LEFT),
        algae=sum((what.id in _CAME) - (what.id in _WENT) for what in case.told),
    )


def _lost(told: list[Message]) -> tuple[LostBuilders, ...]:
    counts: Counter[str] = Counter()
    for what in told:
        if what.id in _DEATHS:
            counts[id_in(what, "organism")] += 1
        elif what.id in _LEFT:
            counts[id_in(what, "organism")] += number_in(what, "count", 1)
    return tuple(
        LostBuilders(name, name_of("organism", name), n) for name, n in counts.most_common()
    )


def _builders(case: _Case) -> list[BuilderFate]:
    """Return the fate of every builder, built-over ones too, as predictions count all."""
    play, before = case.play, case.before
    card = play.content.cards[play.lookups.cards[play.turn.card]]
    rows = [(case.rolled or 0) - 1 if rolls_row(effect) else -1 for effect in card.effects]
    shape = before.kind.shape
    sure, open_, by = np.zeros(shape, bool), np.zeros(shape, bool), np.full(shape, -1)
    replaced = np.zeros(shape, bool)
    for number, strike in enumerate(strikes(play, before, card, rows)):
        by[(strike.dies | strike.open) & (by < 0)] = number
        sure |= strike.dies
        open_ |= strike.open & ~sure
        if strike.effect.do == "invade":  # books do not tell of a builder replaced by its like
            replaced |= strike.dies
    dead = _dead(case, sure, open_) | replaced
    found = []
    for row, column, level in np.argwhere(before.kind):
        at = (int(row), int(column), int(level))
        effect = card.effects[by[at]] if by[at] >= 0 else None
        found.append(_builder(case, at, effect, died=bool(dead[at]), chosen=bool(open_[at])))
    return found


def _dead(case: _Case, sure: Array, open_: Array) -> Array:
    """Tell which builders died: as many of a type in a space as were told.

    The certain deaths are taken first, then those that the owner could choose, then the topmost.
    """
    before = case.before
    dead = np.zeros(before.kind.shape, bool)
    counts = Counter(
        (number_in(what, "row") - 1, number_in(what, "column") - 1, id_in(what, "organism"))
        for what in case.told
        if what.id in _DEATHS
    )
    for (row, column, name), count in counts.items():
        kind = case.play.lookups.kind.get(name, 0)
        levels = [n for n in range(before.kind.shape[-1]) if before.kind[row, column, n] == kind]
        levels.sort(key=lambda n: (not sure[row, column, n], not open_[row, column, n], n))
        dead[row, column, levels[:count]] = True
    return dead


def _builder(
    case: _Case,
    at: tuple[int, int, int],
    effect: DisasterEffect | None,
    *,
    died: bool,
    chosen: bool,
) -> BuilderFate:
    play, before = case.play, case.before
    row, column, level = place = (at[0] + 1, at[1] + 1, at[2])
    name = play.lookups.builders[int(before.kind[at])]
    card = play.content.cards[play.lookups.cards[play.turn.card]]
    fate: Outcome = "died" if died else "lived"
    if died:
        said = _why_died(case, place, effect, chosen=chosen)
    elif effect is not None:
        said = [*cards.reasons_of_place(play, before, effect, place), _left_alive(effect)]
    else:
        said = why_spared(play, before, card, place, case.rolled)
        fate = "spared" if said[0].id.startswith("spared-") else "lived"
    values: dict[str, Any] = {"organism": play.organism(int(before.kind[at])), "reasons": said}
    values |= {"row": row, "column": column}
    return BuilderFate(
        row=row,
        column=column,
        level=level,
        depth=DEPTHS[int(before.depth[at[:2]])],
        builder=name,
        tokens=tuple(play.lookups.token_names(int(before.genes[at]))),
        fate=fate,
        verdict="" if chosen else _verdict(case.marked, at, died=died),
        reasons=tuple(said),
        sentence=Message(f"fate-{fate}", values),
    )


def _why_died(
    case: _Case, place: tuple[int, int, int], effect: DisasterEffect | None, *, chosen: bool
) -> list[Message]:
    if effect is None:
        return [message("fate-by-books")]
    if effect.do == "invade":
        return [message("fate-row-rolled", row=place[0])]
    return cards.why_died(case.play, case.before, effect, place, chosen=chosen)


def _left_alive(effect: DisasterEffect) -> Message:
    if effect.do == "kill-commonest":
        return message("spared-other-type")
    return message("spared-by-choice")


def _verdict(marked: Array | None, at: tuple[int, int, int], *, died: bool) -> Verdict:
    if marked is None:
        return ""
    if bool(marked[at]) == died:
        return "right"
    return "missed" if died else "it-lived"

"""Readings of Reef Survivor: a match's log as tidy tables, one row an observation.

They tell who was present and what it scored, the disasters, what was lost to them and why, and who
foresaw it. The story of a round says the same in a few lines.

Each is a plain function of a match, and of a position of its log for a replay (none: as the match
is); it reads what was surveyed by then. Rounds, seats, rows and columns count from 1, as they
are read on the table; types, parts and cards are given by their ids. The fields of a row are the
table's columns, and its docstring says what they hold.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from reefkit.games.reef import survey
from reefkit.games.reef.course import course
from reefkit.games.reef.match_events import EventRow, told
from reefkit.games.reef.state import State
from reefkit.games.reef.timeline import bars
from reefkit.match.match import Match
from reefkit.match.reading import Reading
from reefkit.text import Message


class DisasterRow(NamedTuple):
    """A disaster card that was drawn."""

    round: int  #: From 1.
    order: int  #: Which card of its round it was, from 1.
    card: str  #: The card's id in `cards.toml`.


class LossRow(NamedTuple):
    """Organisms that a reef lost at one time, in one place, for one cause.

    Fleshy algae that were eaten are no loss, nor are dwellers that another seat took.
    """

    round: int  #: From 1.
    phase: str  #: Id of the phase.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    organism: str  #: Id of the type.
    stage: str  #: ``builder``, ``dweller`` or ``juvenile``.
    #: ``row``, ``column``: Where it stood, from 1; none for what has no place.
    row: int | None
    column: int | None
    lost: int  #: How many were lost.
    #: ``card``, ``support`` (too few builders to shelter the dwellers, R18), ``built-over`` (part
    #: of the reef rock at the survey), ``urchins`` (R22), ``no-place`` (a juvenile that could not
    #: settle) or ``books`` (hands-on mode: gone by the owner's own bookkeeping).
    cause: str
    card: str | None  #: The card's id, where a card is the cause.
    reasons: tuple[Message, ...]  #: Why this one: the water or row, what it is, what it lacks.


class PredictionRow(NamedTuple):
    """How well a seat foresaw a card (R29)."""

    round: int  #: From 1.
    card: str  #: The card's id.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    #: ``right``, ``of``: Of how many certain fates how many were foreseen; 0 of 0 where nothing was
    #: certain.
    right: int
    of: int


class BeforeCardRow(NamedTuple):
    """What lived on a reef when a disaster card was drawn, before it struck."""

    round: int  #: From 1.
    order: int  #: Which card of its round it was, from 1.
    card: str  #: The card's id.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    type: str  #: Id of the type: builders and dwellers.
    role: str  #: ``builder`` or ``dweller``.
    abundance: int  #: Living tokens, overgrown and built-over ones included (R31).


class MutationRow(NamedTuple):
    """A roll for a builder's mutation, and what it changed."""

    round: int  #: From 1.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    organism: str  #: Id of the type.
    #: ``row``, ``column``: Where the builder is, from 1.
    row: int
    column: int
    roll: int  #: What was rolled.
    #: ``gained``, ``lost``: Ids of mutations that it has now, and that were cancelled; empty for
    #: none, with semicolons between several.
    gained: str
    lost: str


_LOST = {
    "builder-died": ("builder", "card"),
    "builder-ousted": ("builder", "card"),
    "built-over-cleared": ("builder", "built-over"),
    "books-removed": ("builder", "books"),
    "dweller-left": ("dweller", "support"),
    "juveniles-eaten": ("juvenile", "urchins"),
    "juveniles-died": ("juvenile", "no-place"),
}
"""Stage and cause of what each event tells to be lost."""


def disasters(match: Match, position: int | None = None) -> list[DisasterRow]:
    """List the cards that struck, in order, with those that other cards drew (R24)."""
    rows: list[DisasterRow] = []
    for one in told(match, position):
        if one.event.what.id == "card-drawn":
            order = sum(row.round == one.round for row in rows) + 1
            rows.append(DisasterRow(one.round, order, _id_in(one, "card", "card")))
    return rows


def losses(match: Match, position: int | None = None) -> list[LossRow]:
    return [_loss(match, one) for one in told(match, position) if one.event.what.id in _LOST]


def predictions(match: Match, position: int | None = None) -> list[PredictionRow]:
    rows: list[PredictionRow] = []
    card = ""
    for one in told(match, position):
        what = one.event.what
        if what.id == "card-drawn":
            card = _id_in(one, "card", "card")
        if what.id == "prediction-scored":
            right, of = _number(what, "right"), _number(what, "of")
            rows.append(PredictionRow(one.round, card, *_who(match, one), right or 0, of or 0))
    return rows


def before_cards(match: Match, position: int | None = None) -> list[BeforeCardRow]:
    """Tell what lived on each reef when each card was drawn, in order.

    One decision may end a card and draw the next: what came of it by then is counted in.
    """
    rows: list[BeforeCardRow] = []
    types = [each for each in _types(match) if each[1] != "alga"]
    places = {name: number for number, (name, _) in enumerate(types)}
    order, opened, at, counts = 0, 0, -1, np.zeros(0)
    for one in told(match, position):
        if one.position != at:
            state: State = match.state_at(one.position)
            lookups = match.rules.lookups  # type: ignore[attr-defined]  # ours
            at, counts = one.position, survey.abundance(state.reefs, lookups).copy()
        if one.event.what.id in _LOST and (loss := _loss(match, one)).stage != "juvenile":
            counts[loss.seat - 1, places[loss.organism]] -= loss.lost
        if (what := one.event.what).id == "builders-invaded":
            seat, _ = _who(match, one)
            counts[seat - 1, places[_id_in(one, "organism", "organism")]] += _number(what, "count")
        if what.id == "card-drawn":
            order, opened = (order + 1 if one.round == opened else 1), one.round
            card = _id_in(one, "card", "card")
            rows += [
                BeforeCardRow(opened, order, card, seat, info.name, name, role, int(count))
                for seat, info in enumerate(match.setup.seats, 1)
                for (name, role), count in zip(types, counts[seat - 1], strict=True)
            ]
    return rows


def mutations(match: Match, position: int | None = None) -> list[MutationRow]:
    return [
        MutationRow(
            one.round,
            *_who(match, one),
            _id_in(one, "organism", "organism"),
            _number(what, "row") or 0,
            _number(what, "column") or 0,
            _number(what, "roll") or 0,
            *("; ".join(_ids(what.values.get(name), "token")) for name in ("gained", "lost")),
        )
        for one in told(match, position)
        if (what := one.event.what).id.startswith("mutation-")
    ]


def _ids(value: object, family: str) -> list[str]:
    return [
        each.id.removeprefix(f"{family}-") for each in _listed(value) if isinstance(each, Message)
    ]


def _loss(match: Match, one: EventRow) -> LossRow:
    what = one.event.what
    stage, cause = _LOST[what.id]
    card = _id_in(one, "card", "card") if "card" in what.values else None
    reasons = _listed(what.values.get("reasons"))
    if stage == "dweller":  # its reason is a card, or that too few builders are left
        given = what.values["reason"]
        if isinstance(given, Message) and given.id.startswith("card-"):
            cause, card = "card", given.id.removeprefix("card-")
        else:
            reasons = (given,)
    return LossRow(
        one.round,
        one.phase,
        *_who(match, one),
        _id_in(one, "organism", "organism"),
        stage,
        _number(what, "row"),
        _number(what, "column"),
        _number(what, "count") or 1,
        cause,
        card,
        tuple(each for each in reasons if isinstance(each, Message)),
    )


def _listed(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, tuple | list) else ()


def _who(match: Match, one: EventRow) -> tuple[int, str]:
    seat = one.event.seat or 0
    return seat + 1, match.setup.seats[seat].name


def _number(what: Message, name: str) -> int | None:
    value = what.values.get(name)
    return value if isinstance(value, int) else None


def _id_in(one: EventRow, name: str, family: str) -> str:
    value = one.event.what.values[name]
    return value.id.removeprefix(f"{family}-") if isinstance(value, Message) else str(value)


FLESHY_ALGA = "fleshy-alga"


class PresenceRow(NamedTuple):
    """One type on one reef at the founding or at one survey, present or not."""

    round: int  #: 0 for the founding, then from 1.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    type: str  #: Id of the type; ``fleshy-alga`` for the weeds.
    role: str  #: ``builder``, ``dweller`` or ``alga``. Diversity counts the first two (R31).
    abundance: int  #: Living tokens, overgrown and built-over ones included (R31).
    present: bool  #: Whether there was any.


class ScoreRow(NamedTuple):
    """One part of what a reef scored in a round."""

    round: int  #: From 1.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    #: ``population``, ``algae``, ``diversity``, ``resilience``, ``three-d`` or ``coastal``;
    #: ``team-bonus`` once, with the last round, where it was won.
    part: str
    points: int  #: The points of this part alone.


class DiversityRow(NamedTuple):
    """One index of diversity at one time, of one reef or of the whole table."""

    round: int  #: 0 for the founding, then from 1.
    seat: int | None  #: From 1; none for an index of the whole table.
    player: str  #: The seat's name; empty for the table.
    #: Of a reef: ``alpha`` (richness, types), ``shannon`` (natural logarithm), ``evenness``
    #: (Pielou). Of the table: ``mean-alpha``, ``gamma`` (types of the region), ``whittaker-beta``
    #: (gamma over mean alpha), ``jaccard`` and ``bray-curtis`` (means over all pairs of reefs). All
    #: of builders and dwellers; ``fleshy-algae`` counts the weeds of a reef, apart (R31).
    measure: str
    value: float  #: NaN where the index is undefined, such as evenness below two types.


class TypeRange(NamedTuple):
    """The range of one type, on one reef or at the whole table."""

    type: str  #: Id of the builder or dweller.
    seat: int | None  #: From 1; none for the whole table.
    player: str  #: The seat's name; empty for the table.
    #: ``first``, ``last``: Rounds of its first and last appearance at a survey.
    first: int
    last: int
    #: ``standing`` (there at the latest survey), ``extirpated`` (gone from this reef, but seen on
    #: another later) or ``extinct`` (gone from every reef).
    ending: str


def presence(match: Match, position: int | None = None) -> list[PresenceRow]:
    found = course(match, position)
    counts = np.concatenate(
        [found["abundance"].values, found["algae"].values[..., None]], axis=-1
    ).astype(int)
    types = _types(match)
    return [
        PresenceRow(round_, seat + 1, info.name, name, role, count, count > 0)
        for round_ in range(len(counts))
        for seat, info in enumerate(match.setup.seats)
        for (name, role), count in zip(types, counts[round_, seat].tolist(), strict=True)
    ]


def scores(match: Match, position: int | None = None) -> list[ScoreRow]:
    state: State = match.state_at(match.position if position is None else position)
    score = course(match, position)["score"]
    rounds = len(score.values) - 1
    names = [info.name for info in match.setup.seats]
    rows = [
        ScoreRow(round_, seat + 1, name, part, int(points))
        for round_ in range(1, rounds + 1)
        for seat, name in enumerate(names)
        for part, points in zip(score.types, score.values[round_, seat], strict=True)
    ]
    rows += [
        ScoreRow(rounds, seat + 1, name, "team-bonus", int(state.bonus[seat]))
        for seat, name in enumerate(names)
        if state.bonus[seat]
    ]
    return rows


OF_REEFS = {"alpha": "alpha", "shannon": "shannon", "evenness": "evenness", "fleshy-algae": "algae"}
OF_TABLE = ("mean-alpha", "gamma", "whittaker-beta", "jaccard", "bray-curtis")
"""The quantities of the course that are measures of diversity, those of reefs by their names."""


def diversity(match: Match, position: int | None = None) -> list[DiversityRow]:
    found = course(match, position)
    rows = []
    for round_ in range(len(found.times)):
        rows += [
            DiversityRow(round_, seat + 1, info.name, measure, float(found[id_].of(seat)[round_]))
            for seat, info in enumerate(match.setup.seats)
            for measure, id_ in OF_REEFS.items()
        ]
        rows += [
            DiversityRow(round_, None, "", measure, float(found[measure].values[round_]))
            for measure in OF_TABLE
        ]
    return rows


def ranges(match: Match, position: int | None = None) -> list[TypeRange]:
    found = course(match, position).at(slice(1, None))
    seats: list[int | None] = [*range(len(match.setup.seats)), None]
    return [
        TypeRange(
            bar.type,
            None if seat is None else seat + 1,
            "" if seat is None else match.setup.seats[seat].name,
            bar.first,
            bar.last,
            bar.ending,
        )
        for seat in seats
        for bar in bars(found, seat)
    ]


def _types(match: Match) -> list[tuple[str, str]]:
    content = match.setup.content
    found = [(name, "builder") for name in content["organisms"]]
    found += [(name, "dweller") for name in content["dwellers"]]
    return [*found, (FLESHY_ALGA, "alga")]


READINGS = {
    "presence": Reading(PresenceRow, presence),
    "scores": Reading(ScoreRow, scores),
    "diversity": Reading(DiversityRow, diversity),
    "ranges": Reading(TypeRange, ranges),
    "disasters": Reading(DisasterRow, disasters),
    "losses": Reading(LossRow, losses),
    "predictions": Reading(PredictionRow, predictions),
    "before-cards": Reading(BeforeCardRow, before_cards),
    "mutations": Reading(MutationRow, mutations),
}
"""Every table this game offers, by name."""

"""Readings of Reef Survivor: a match's log as tidy tables, one row an observation.

Each is a plain function of a match, and of a position of its log for a replay (none: as the match
stands); it reads what was surveyed by then. Rounds, seats, rows and columns count from 1, as they
are read on the table; types, parts and cards are given by their ids. The fields of a row are the
table's columns, and its docstring says what they hold.
"""

from __future__ import annotations

from typing import NamedTuple

from reefkit import ecology
from reefkit.games.reef.readings_losses import (
    DisasterRow,
    LossRow,
    PredictionRow,
    disasters,
    losses,
    predictions,
)
from reefkit.games.reef.state import TOTAL_PARTS, Array, State
from reefkit.match.match import Match
from reefkit.match.readings import Reading

FLESHY_ALGA = "fleshy-alga"


class PresenceRow(NamedTuple):
    """One type on one reef at one survey, present or not.

    Attributes
    ----------
    round : int
        From 1.
    seat : int
        From 1.
    player : str
        The seat's name.
    type : str
        Id of the type; ``fleshy-alga`` for the weeds.
    role : str
        ``builder``, ``dweller`` or ``alga``. Diversity counts the first two (R31).
    abundance : int
        Living tokens, overgrown and built-over ones included (R31).
    present : bool
        Whether there was any.
    """

    round: int
    seat: int
    player: str
    type: str
    role: str
    abundance: int
    present: bool


class ScoreRow(NamedTuple):
    """One part of what a reef scored in a round.

    Attributes
    ----------
    round : int
        From 1.
    seat : int
        From 1.
    player : str
        The seat's name.
    part : str
        ``population``, ``algae``, ``diversity``, ``resilience``, ``three-d`` or ``coastal``;
        ``team-bonus`` once, with the last round, where it was won.
    points : int
        The points of this part alone.
    """

    round: int
    seat: int
    player: str
    part: str
    points: int


class DiversityRow(NamedTuple):
    """One index of diversity at one survey, of one reef or of the whole table.

    Attributes
    ----------
    round : int
        From 1.
    seat : int or None
        From 1; none for an index of the whole table.
    player : str
        The seat's name; empty for the table.
    measure : str
        Of a reef: ``alpha`` (richness, types), ``shannon`` (natural logarithm), ``evenness``
        (Pielou). Of the table: ``mean-alpha``, ``gamma`` (types of the region), ``whittaker-beta``
        (gamma over mean alpha), ``jaccard`` and ``bray-curtis`` (means over all pairs of reefs).
        All of builders and dwellers; ``fleshy-algae`` counts the weeds of a reef, apart (R31).
    value : float
        NaN where the index is undefined, such as evenness below two types.
    """

    round: int
    seat: int | None
    player: str
    measure: str
    value: float


class RangeRow(NamedTuple):
    """The range of one type, on one reef or at the whole table.

    Attributes
    ----------
    type : str
        Id of the builder or dweller.
    seat : int or None
        From 1; none for the whole table.
    player : str
        The seat's name; empty for the table.
    first, last : int
        Rounds of its first and last appearance at a survey.
    ending : str
        ``standing`` (there at the latest survey), ``extirpated`` (gone from this reef, but seen on
        another later) or ``extinct`` (gone from every reef).
    """

    type: str
    seat: int | None
    player: str
    first: int
    last: int
    ending: str


def presence(match: Match, position: int | None = None) -> list[PresenceRow]:
    """Tell who was present on each reef at each survey, and how many."""
    state = _state(match, position)
    rows = []
    for round_ in range(surveyed(state)):
        for seat, info in enumerate(match.setup.seats):
            counts = [*state.abundance[round_, seat].tolist(), int(state.algae[round_, seat])]
            rows += [
                PresenceRow(round_ + 1, seat + 1, info.name, name, role, count, count > 0)
                for (name, role), count in zip(_types(match), counts, strict=True)
            ]
    return rows


def scores(match: Match, position: int | None = None) -> list[ScoreRow]:
    """Tell what each reef scored in each round, part by part."""
    state = _state(match, position)
    names = [info.name for info in match.setup.seats]
    rows = [
        ScoreRow(round_ + 1, seat + 1, name, part, int(points))
        for round_ in range(surveyed(state))
        for seat, name in enumerate(names)
        for part, points in zip(TOTAL_PARTS, state.score[round_, seat], strict=True)
    ]
    rows += [
        ScoreRow(surveyed(state), seat + 1, name, "team-bonus", int(state.bonus[seat]))
        for seat, name in enumerate(names)
        if state.bonus[seat]
    ]
    return rows


def diversity(match: Match, position: int | None = None) -> list[DiversityRow]:
    """Tell the diversity within reefs, between them and of the region, survey by survey."""
    state = _state(match, position)
    counts = _record(state)
    by_reef: dict[str, Array] = {
        "alpha": ecology.alpha(counts),
        "shannon": ecology.shannon(counts),
        "evenness": ecology.pielou_evenness(counts),
        "fleshy-algae": state.algae[: surveyed(state)],
    }
    by_table: dict[str, Array] = {
        "mean-alpha": ecology.mean_alpha(counts),
        "gamma": ecology.gamma(counts),
        "whittaker-beta": ecology.whittaker_beta(counts),
        "jaccard": ecology.mean_pairwise(ecology.jaccard(counts)),
        "bray-curtis": ecology.mean_pairwise(ecology.bray_curtis(counts)),
    }
    rows = []
    for round_ in range(surveyed(state)):
        rows += [
            DiversityRow(round_ + 1, seat + 1, info.name, measure, float(values[round_, seat]))
            for seat, info in enumerate(match.setup.seats)
            for measure, values in by_reef.items()
        ]
        rows += [
            DiversityRow(round_ + 1, None, "", measure, float(values[round_]))
            for measure, values in by_table.items()
        ]
    return rows


def ranges(match: Match, position: int | None = None) -> list[RangeRow]:
    """Tell when each type was first and last seen, reef by reef and at the table."""
    record = _record(_state(match, position))
    if not record.shape[0]:
        return []
    names = [name for name, role in _types(match) if role != "alga"]
    rows = []
    for seat, info in enumerate(match.setup.seats):
        endings = ecology.range_endings(record)[seat]
        for bar in ecology.range_rows(ecology.ranges_of(record[:, seat]), names):
            ending = ecology.Ending(endings[names.index(bar.taxon)]).name.lower()
            ends = (bar.first + 1, bar.last + 1, ending)
            rows.append(RangeRow(bar.taxon, seat + 1, info.name, *ends))
    for bar in ecology.range_rows(ecology.ranges_of(ecology.table_presence(record)), names):
        ending = "standing" if bar.lives_on else "extinct"
        rows.append(RangeRow(bar.taxon, None, "", bar.first + 1, bar.last + 1, ending))
    return rows


def surveyed(state: State) -> int:
    """Give how many rounds have been surveyed: not one that the seats still tally by hand."""
    by_hand = state.turn is not None and state.turn.step in {"submit", "revealed"}
    told_of = state.phase == "over" or (state.phase == "survey" and not by_hand)
    return state.round if told_of else max(state.round - 1, 0)


def _state(match: Match, position: int | None) -> State:
    state: State = match.state_at(match.position if position is None else position)
    return state


def _record(state: State) -> Array:
    """Give the table's record: int16 (surveys, reefs, types), builders and dwellers (R31)."""
    record: Array = state.abundance[: surveyed(state)]
    return record


def _types(match: Match) -> list[tuple[str, str]]:
    """List the types with their roles, in the order of the counts, fleshy algae last."""
    content = match.setup.content
    found = [(name, "builder") for name in content["organisms"]]
    found += [(name, "dweller") for name in content["dwellers"]]
    return [*found, (FLESHY_ALGA, "alga")]


READINGS = {
    "presence": Reading(PresenceRow, presence),
    "scores": Reading(ScoreRow, scores),
    "diversity": Reading(DiversityRow, diversity),
    "ranges": Reading(RangeRow, ranges),
    "disasters": Reading(DisasterRow, disasters),
    "losses": Reading(LossRow, losses),
    "predictions": Reading(PredictionRow, predictions),
}
"""Every table this game offers, by name."""

"""What can be read from a match of Succession: tidy tables, one row an observation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from reefkit.games.succession import settlement_record
from reefkit.games.succession.actions import Catch
from reefkit.games.succession.course import PERCENT, course_of
from reefkit.games.succession.state import State
from reefkit.match.course import Course
from reefkit.match.match import Match
from reefkit.match.reading import Reading


class LaidRow(NamedTuple):
    """A card laid."""

    #: ``round``, ``turn``: From 1.
    round: int
    turn: int
    time: int  #: As the how-manieth card of the round it was laid.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    card: str  #: Id of its kind.
    #: ``colour``, ``guild``: Its colour, and who it is on the rock.
    colour: str
    guild: str
    number: int | None  #: Its number; none for predators, disturbances and invaders.


class _SettlerRow(NamedTuple):
    """A settler of the rock (S9, S16)."""

    round: int  #: From 1.
    settled: int  #: When it was laid, as the how-manieth card of the round.
    gone: int | None  #: When it was eaten or swept away; none: it is still there.
    taken_by: str  #: The card that took it; empty: none did.
    seat: int  #: Who laid it, from 1.
    player: str  #: That seat's name.
    #: ``card``, ``guild``: Its kind and guild.
    card: str
    guild: str


class CoverRow(NamedTuple):
    """How many of a kind are on the rock after a card was laid."""

    #: ``round``, ``time``: From 1; time 0 is bare rock and has no row.
    round: int
    time: int
    #: ``card``, ``guild``: The kind and its guild.
    card: str
    guild: str
    standing: int  #: How many are.
    share: float  #: Of the room that settlers take (S25), from 0 to 1; 0 where none is.


class RockDiversity(NamedTuple):
    """The rock's diversity after a card was laid."""

    #: ``round``, ``time``: From 1.
    round: int
    time: int
    settlers: int  #: How many are.
    richness: int  #: Of how many kinds.
    shannon: float  #: Shannon's entropy of the kinds, natural logarithm.


class HandRow(NamedTuple):
    """How many cards a seat held when a turn began."""

    #: ``round``, ``turn``: From 1.
    round: int
    turn: int
    seat: int  #: From 1.
    player: str  #: The seat's name.
    cards: int  #: Cards in its hand.


class PointRow(NamedTuple):
    """What a round left in a hand."""

    round: int  #: From 1.
    seat: int  #: From 1.
    player: str  #: The seat's name.
    points: int  #: Points of the cards left; the fewest win.
    out: bool  #: Whether the seat laid its last card and so ended the round.


class _CatchRow(NamedTuple):
    """A seat that was caught with one card and had not said so."""

    #: ``round``, ``turn``: From 1.
    round: int
    turn: int
    seat: int  #: Who was caught, from 1.
    player: str  #: Its name.
    by: int  #: Who caught it, from 1.


def laid(match: Match, position: int | None = None) -> list[LaidRow]:
    cards = settlement_record.content_of(match).cards
    return [
        LaidRow(
            one.round,
            one.turn,
            one.time,
            one.seat + 1,
            _name(match, one.seat),
            one.card,
            cards[one.card].colour,
            cards[one.card].guild,
            cards[one.card].number or None,
        )
        for one in settlement_record.laid(match, position)
    ]


def _settlers(match: Match, position: int | None = None) -> list[_SettlerRow]:
    return [
        _SettlerRow(
            rock.round,
            one.time,
            one.until or None,
            one.by,
            one.seat + 1,
            _name(match, one.seat),
            one.card,
            one.guild,
        )
        for rock in settlement_record.rocks_of_match(match, position)
        for one in rock.settled
    ]


def _courses(match: Match, position: int | None) -> Iterator[tuple[int, Course]]:
    state: State = match.state_at(match.position if position is None else position)
    content = settlement_record.content_of(match)
    for rock in settlement_record.rocks_of_match(match, position):
        yield rock.round, course_of(rock, state, content)


def cover(match: Match, position: int | None = None) -> list[CoverRow]:
    cards = settlement_record.content_of(match).cards
    return [
        CoverRow(
            round_,
            time,
            kind,
            cards[kind].guild,
            int(course["living"].values[time, number]),
            float(course["share"].values[time, number] / PERCENT),
        )
        for round_, course in _courses(match, position)
        for time in range(1, len(course.times))
        for number, kind in enumerate(course["living"].types)
        if course["living"].values[:, number].any()
    ]


def diversity(match: Match, position: int | None = None) -> list[RockDiversity]:
    return [
        RockDiversity(round_, time, int(settled), int(richness), float(shannon))
        for round_, course in _courses(match, position)
        for time, (settled, richness, shannon) in enumerate(
            zip(*(course[name].values for name in ("settled", "kinds", "mixed")), strict=True)
        )
        if time
    ]


def hands(match: Match, position: int | None = None) -> list[HandRow]:
    rows: list[HandRow] = []
    seen: set[tuple[int, int]] = set()
    for at in range((match.position if position is None else position) + 1):
        state: State = match.state_at(at)
        when = (state.round, state.turn)
        if not state.turn or when in seen or state.phase not in {"start", "turn"}:
            continue
        seen.add(when)
        rows += [
            HandRow(*when, seat + 1, _name(match, seat), len(hand))
            for seat, hand in enumerate(state.hands)
        ]
    return rows


def points(match: Match, position: int | None = None) -> list[PointRow]:
    state: State = match.state_at(match.position if position is None else position)
    return [
        PointRow(round_, seat + 1, _name(match, seat), left, out == seat)
        for round_, (by_seat, out) in enumerate(zip(state.points, state.out, strict=True), 1)
        for seat, left in enumerate(by_seat)
    ]


def _catches(match: Match, position: int | None = None) -> list[_CatchRow]:
    rows = []
    for at in range(match.position if position is None else position):
        action, by = match.action_at(at), match.entries[at].seat
        if isinstance(action, Catch) and by is not None:
            state: State = match.state_at(at)
            name = _name(match, action.seat)
            rows.append(_CatchRow(state.round, state.turn, action.seat + 1, name, by + 1))
    return rows


def _name(match: Match, seat: int) -> str:
    return match.setup.seats[seat].name


READINGS = {
    "laid": Reading(LaidRow, laid),
    "settlers": Reading(_SettlerRow, _settlers),
    "cover": Reading(CoverRow, cover),
    "diversity": Reading(RockDiversity, diversity),
    "hands": Reading(HandRow, hands),
    "points": Reading(PointRow, points),
    "catches": Reading(_CatchRow, _catches),
}
"""Every table this game offers, by name."""

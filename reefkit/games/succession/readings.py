"""Readings of Succession: a match's log as tidy tables, one row per observation."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from reefkit.games.succession import settlement_record
from reefkit.games.succession.actions import Catch
from reefkit.games.succession.course import PERCENT, course_of
from reefkit.games.succession.state import State
from reefkit.match.course import Course
from reefkit.match.match import Match
from reefkit.match.reading import Reading, Rows


def _begins(match: Match, position: int) -> dict[int, int]:
    """Return the time in the match at which each round's rock is bare."""
    rocks = settlement_record.rocks_of_match(match, position)
    steps = accumulate((rock.times + 1 for rock in rocks), initial=0)
    return dict(zip((rock.round for rock in rocks), steps, strict=False))


def _laid(match: Match, position: int) -> Rows:
    cards, begins = settlement_record.content_of(match).cards, _begins(match, position)
    for one in settlement_record.laid(match, position):
        card = cards[one.card]
        printed = (one.card, card.colour, card.guild, card.number or None)
        yield one.round, one.turn, begins[one.round] + one.time, one.seat, *printed


def _settlers(match: Match, position: int) -> Rows:
    for rock in settlement_record.rocks_of_match(match, position):
        for one in rock.settled:
            gone = (one.until or None, one.by)
            yield rock.round, one.time, *gone, one.seat, one.card, one.guild


def _courses(match: Match, position: int) -> Iterator[tuple[int, int, Course]]:
    state: State = match.state_at(position)
    content, begins = settlement_record.content_of(match), _begins(match, position)
    for rock in settlement_record.rocks_of_match(match, position):
        yield rock.round, begins[rock.round], course_of(rock, state, content)


def _cover(match: Match, position: int) -> Rows:
    cards = settlement_record.content_of(match).cards
    for round_, begins, course in _courses(match, position):
        living, share = course["living"], course["share"].values / PERCENT
        room = course["room"].values
        came = [each for each in enumerate(living.types) if living.values[:, each[0]].any()]
        for time in range(1, len(course.times)):
            for number, kind in came:
                counted = int(living.values[time, number]), int(room[time, number])
                part = float(share[time, number])
                yield round_, begins + time, kind, cards[kind].guild, *counted, part


def _diversity(match: Match, position: int) -> Rows:
    for round_, begins, course in _courses(match, position):
        settled, kinds, mixed = (course[name].values for name in ("settled", "kinds", "mixed"))
        for time in range(1, len(course.times)):
            yield round_, begins + time, int(settled[time]), int(kinds[time]), float(mixed[time])


def _hands(match: Match, position: int) -> Rows:
    seen: set[tuple[int, int]] = set()
    for at in range(position + 1):
        state: State = match.state_at(at)
        when = (state.round, state.turn)
        if state.turn and when not in seen and state.phase in {"start", "turn"}:
            seen.add(when)
            for seat, hand in enumerate(state.hands):
                yield *when, seat, len(hand)


def _points(match: Match, position: int) -> Rows:
    state: State = match.state_at(position)
    for round_, (by_seat, out) in enumerate(zip(state.points, state.out, strict=True), 1):
        for seat, left in enumerate(by_seat):
            yield round_, seat, left, out == seat


def _catches(match: Match, position: int) -> Rows:
    for at in range(position):
        action, by = match.action_at(at), match.entries[at].seat
        if isinstance(action, Catch) and by is not None:
            state: State = match.state_at(at)
            yield state.round, state.turn, action.seat, by + 1


READINGS = {
    # `time` counts the match's steps from 0: each bare rock, and each card laid.
    "laid": Reading(
        "round:whole/turn:whole/time:whole/seat:whole/player/card/colour/guild/number:whole?", _laid
    ),
    # `settled`, `gone`: cards of the round with which it came, and was eaten or swept away;
    # `taken_by`: the card that removed it.
    "settlers": Reading(
        "round:whole/settled:whole/gone:whole?/taken_by/seat:whole/player/card/guild", _settlers
    ),
    # `standing`: settlers; `room`: places that they take (S25); `share`: of all places of the rock
    # (S29), or of those taken on a rock without end, from 0 to 1.
    "cover": Reading(
        "round:whole/time:whole/card/guild/standing:whole/room:whole/share:number", _cover
    ),
    "diversity": Reading(
        "round:whole/time:whole/settlers:whole/richness:whole/shannon:number", _diversity
    ),
    "hands": Reading("round:whole/turn:whole/seat:whole/player/cards:whole", _hands),
    # `points`: of the cards left in the hand; `out`: whether the seat laid its last card.
    "points": Reading("round:whole/seat:whole/player/points:whole/out:yes-no", _points),
    "catches": Reading("round:whole/turn:whole/seat:whole/player/by:whole", _catches),
}
"""All readings of the game, by name."""

"""The course of a match of Blue Expanse: time 0 is before the first turn, time t after turn t.

`own_turns` and `rounds` select the times at which a seat's turns, or rounds of all seats, ended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import cast
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from reefkit.games.expanse import scoring
from reefkit.games.expanse.content import Content
from reefkit.games.expanse.guide import TurnEnd
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import NOBODY, State
from reefkit.match.course import Course, Lived, Quantity, Values
from reefkit.match.match import Match
from reefkit.text import Message, message

CORAL = "coral"
_known: WeakKeyDictionary[Match, dict[int, TurnEnd]] = WeakKeyDictionary()
"""Cache of turn ends by match and position. A log only grows, so they never change."""


def turn_ends(match: Match, position: int | None = None) -> tuple[TurnEnd, ...]:
    """Return the ends of all turns up to a position (None: the current one), in order.

    Turns that were taken back are left out.
    """
    rules, cache = cast("ExpanseRules", match.rules), _known.setdefault(match, {})
    end = match.position if position is None else position
    begun: dict[int, int] = {}
    """Position at which each turn first began, without turns that were taken back."""
    turn = 0
    over = 0
    for at in range(end + 1):
        state: State = match.state_at(at)
        if state.turn < turn:  # taken back
            begun = {number: where for number, where in begun.items() if number <= state.turn}
        turn = state.turn
        begun.setdefault(turn, at)
        over = at if state.phase == "over" and not over else over
    ends = [begun[number + 1] for number in range(1, turn)] + [over] * bool(over)
    for turn, at in enumerate(ends, 1):
        if at not in cache:
            cache[at] = end_of(rules, match.state_at(at - 1), match.state_at(at), turn, at)
    return tuple(cache[at] for at in ends)


def end_of(
    rules: ExpanseRules, before: State, state: State, turn: int, position: int = 0
) -> TurnEnd:
    """Return the end of a turn, from the states before and after it."""
    step = rules.stepping(state)
    seat = before.player if before.player != NOBODY else 0
    return TurnEnd(
        turn=turn,
        seat=seat,
        round=before.seats[seat].turns,
        position=position,
        stage=state.stage,
        warming=state.warming,
        warmed=state.warmed,
        points=tuple(state.final or [scoring.victory_points(step, each) for each in step.seats]),
        pollution=tuple(each.pollution for each in state.seats),
        polluted=tuple(each.polluted for each in state.seats),
        research=tuple(each.research for each in state.seats),
        bleached=tuple(sum(card.bleached for card in each.reef) for each in state.seats),
        reefs=tuple(
            tuple(sorted(Counter(card.kind for card in each.reef).items())) for each in state.seats
        ),
    )


def course(match: Match, position: int | None = None) -> Course:
    """Return the course of a match up to a position of its log (None: the current one)."""
    rules = cast("ExpanseRules", match.rules)
    end = match.position if position is None else position
    first = next((at for at in range(end) if match.state_at(at).turn), end)
    begun = match.state_at(first)
    start = end_of(rules, begun, begun, 0, first)
    return course_of((start, *turn_ends(match, end)), rules.content)


def course_of(ends: Sequence[TurnEnd], content: Content) -> Course:
    """Return the course of the given turn ends, the first of which is the start."""
    kinds = tuple(sorted(content.cards))
    reefs = np.zeros((len(ends), len(ends[0].reefs), len(kinds)))
    places = {kind: number for number, kind in enumerate(kinds)}
    for time, end in enumerate(ends):
        for seat, reef in enumerate(end.reefs):
            for kind, count in reef:
                reefs[time, seat, places[kind]] = count
    types = tuple(kind for kind, card in content.cards.items() if card.classes)
    living = reefs[:, :, [places[kind] for kind in types]]
    people = [content.cards[kind].deck == "humanitarian" for kind in kinds]

    def line(field: str) -> Values:
        return np.array([getattr(each, field) for each in ends], np.float64)

    of_seats = {
        "points": line("points"),
        "pollution": line("pollution"),
        "polluted": line("polluted"),
        "research": line("research"),
        "own-bleached": line("bleached"),
        "corals": reefs[:, :, places[CORAL]] if CORAL in places else np.zeros(reefs.shape[:2]),
        "kinds": (living > 0).sum(axis=2).astype(np.float64),
        "own-cards": reefs.sum(axis=2),
    }
    of_table = {
        "stage": line("stage"),
        "warming": line("warming"),
        "warmed": line("warmed"),
        "turn": line("turn"),
        "round": line("round"),
        "player": np.array([np.nan, *(each.seat for each in ends[1:])]),
        "all-points": of_seats["points"].sum(axis=1),
        "all-pollution": of_seats["pollution"].sum(axis=1),
        "bleached": of_seats["own-bleached"].sum(axis=1),
        "cards": of_seats["own-cards"].sum(axis=1),
        "people": reefs[:, :, people].sum(axis=(1, 2)),
    }
    return Course(
        np.arange(len(ends), dtype=np.float64),
        message("expanse-page-chart-time"),
        (
            *(
                Quantity(id_, _name(id_), values, "seat", _UNITS.get(id_))
                for id_, values in of_seats.items()
            ),
            *(Quantity(id_, _name(id_), values) for id_, values in of_table.items()),
            Quantity("reef", _name("cards"), reefs, "seat-type", types=kinds),
            Quantity("living", _name("kinds"), living, "seat-type", types=types),
        ),
    )


_NAMES = {
    "polluted": "experiment-outcome-expanse-pollution",
    "warmed": "experiment-outcome-expanse-warming",
    "research": "data-name-research",
    "stage": "data-name-stage",
    "turn": "data-name-turn",
    "round": "data-name-round",
    "player": "data-name-seat",
    "own-bleached": "expanse-desk-bleached",
    "own-cards": "data-name-cards",
    "all-pollution": "expanse-desk-series-pollution",
    "people": "expanse-desk-series-people",
}
_UNITS = {"points": message("expanse-desk-unit")}


def _name(id_: str) -> Message:
    return Message(_NAMES.get(id_, f"what-if-expanse-{id_}"))


def own_turns(course: Course, seat: int) -> Course:
    """Return the course at the start and at the end of each turn of a seat."""
    return _numbered(course, np.flatnonzero(course["player"].values == seat))


def rounds(course: Course, turns: int = 1) -> Course:
    """Return the course at the start and the end of each round with at least `turns` turns."""
    of_round = course["round"].values[1:]
    numbers, counts = np.unique(of_round, return_counts=True)
    last = [np.flatnonzero(of_round == number)[-1] + 1 for number in numbers[counts >= turns]]
    return _numbered(course, np.array(last, np.int64))


def _numbered(course: Course, ends: NDArray[np.int64]) -> Course:
    found = course.at(np.concatenate([[0], ends]).astype(np.int64))
    return replace(found, times=np.arange(len(ends) + 1, dtype=np.float64))


def lived(match: Match, position: int | None = None) -> Lived:
    found, cards = course(match, position), match.rules.content.cards  # type: ignore[attr-defined]
    living = found["living"]
    counts = living.values[1:].astype(np.int64)
    there = np.flatnonzero(counts.any(axis=(0, 1)))
    roles = {kind: next(iter(cards[kind].classes)) for kind in (living.types[n] for n in there)}
    return Lived(counts[..., there], roles, range(1, len(found.times)))

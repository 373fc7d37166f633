"""The course of a match of Climate Change.

A round is about a million years. Time 0 is the start and time t the end of round t. The climate of
round t, and the species living and adapted as it began, are values of time t − 1.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from reefkit.games.climate.content import GENES
from reefkit.games.climate.state import State
from reefkit.match.course import Course, Lived, Quantity
from reefkit.match.match import Match
from reefkit.text import Message, message

PERCENT = 100.0


def course(match: Match, position: int | None = None) -> Course:
    """Return the course of a match up to a position of its log (None: the current one)."""
    state: State = match.state_at(match.position if position is None else position)
    return course_of(state, match.rules.content.rules.numbers.dealt)  # type: ignore[attr-defined]


def course_of(state: State, dealt: int) -> Course:
    """Return the course of a state, which may be a seat's view: nothing hidden is read.

    `dealt` is the number of cards with which each seat begins.
    """
    record, seats = state.record, len(state.cells)
    times = np.arange(len(record) + 1, dtype=np.float64)
    began = [(each.climate, each.adapted, each.living) for each in record]
    if state.round > len(record):
        began.append((state.climate, state.adapted, state.living))
    by_round = np.full((len(times), 3), np.nan)
    by_round[: len(began)] = np.array(began, np.float64).reshape(-1, 3)
    climate, adapted, living = by_round.T
    if not state.round:
        climate[0] = state.climate
    died = np.zeros((len(times), seats))
    for each in state.lost:
        died[each.round :, each.seat] += 1
    lost = died.sum(axis=1)
    habitats = np.array([[0] * seats, *(each.habitats for each in record)], np.float64) + 1
    habitats[habitats == 0] = np.nan
    tokens = [[1] * seats, *([sum(own) for own in each.tokens] for each in record)]
    cards = [[dealt if state.round else 0] * seats, *(each.hands for each in record)]
    genes = np.array([[[1, 1, 1]] * seats, *(each.genes for each in record)], np.float64)
    return Course(
        times,
        message("climate-page-chart-time"),
        (
            Quantity("climate", message("climate-desk-series-climate"), climate),
            Quantity(
                "adapted",
                message("climate-desk-series-adapted"),
                _ratio(PERCENT * adapted, living),
                whole=False,
            ),
            Quantity("fitting", Message("data-name-adapted"), adapted),
            Quantity("living", Message("data-name-living"), living),
            Quantity("lost", message("climate-desk-series-lost"), lost),
            Quantity(
                "rate", message("climate-desk-series-extinctions"), _ratio(lost, times), whole=False
            ),
            Quantity("own-lost", message("what-if-climate-own-lost"), died, "seat"),
            Quantity(
                "tokens",
                message("climate-desk-series-tokens"),
                np.array(tokens, np.float64),
                "seat",
                unit=message("climate-desk-tokens"),
            ),
            Quantity("cards", message("climate-desk-cards"), np.array(cards, np.float64), "seat"),
            Quantity("habitat", message("climate-page-chart-habitat"), habitats, "seat"),
            *(
                Quantity(name, Message(f"climate-gene-{name}"), genes[:, :, number], "seat")
                for number, name in enumerate(GENES)
            ),
        ),
    )


def _ratio(of: NDArray[np.float64], to: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.divide(of, to, out=np.full(len(of), np.nan), where=to > 0)


def lived(match: Match, position: int | None = None) -> Lived:
    alive = ~np.isnan(course(match, position)["habitat"].values[1:])
    roles = dict.fromkeys((seat.name for seat in match.setup.seats), "species")
    rounds = range(1, len(alive) + 1)
    return Lived(alive[:, None].astype(np.int64), roles, rounds, of_seats=False)

"""What is compared between a finished match of Succession and its other course: a round's rock."""

from __future__ import annotations

from reefkit.games.succession import guide
from reefkit.games.succession.choices import RESTING
from reefkit.games.succession.state import State
from reefkit.labs.lesson.what_if import Curve, WhatIf
from reefkit.match.table import Table
from reefkit.text import Message, message


def round_of(table: Table, at: int) -> int:
    """Give the round whose rock is compared: the one dealt after the change, else its own."""
    state: State = table.moment(at, None).state
    return state.round + 1 if state.phase in RESTING else state.round


def curves(table: Table, seat: int, at: int) -> tuple[Curve, ...]:
    """Give kinds, diversity and settlers of the rock by card laid, and what was left in hands."""
    state: State = table.view(seat).state
    round_ = round_of(table, at)
    rock = guide.rock(table, round_)
    told = guide.series(table, rock)
    points = [sum(by_seat[each] for by_seat in state.points) for each in range(len(state.hands))]
    return (
        Curve("kinds", message("what-if-succession-kinds"), _floats(told.richness), "table"),
        Curve("settled", message("what-if-succession-settled"), _floats(told.total), "table"),
        Curve(
            "mixed",
            message("what-if-succession-mixed"),
            _floats(told.shannon),
            "table",
            whole=False,
        ),
        Curve(
            "laid",
            message("what-if-succession-laid"),
            (float(rock.times),),
            "table",
            drawn=False,
        ),
        Curve("points", message("what-if-succession-points"), (float(points[seat]),), drawn=False),
        Curve(
            "all-points",
            message("what-if-succession-all-points"),
            (float(sum(points)),),
            "table",
            drawn=False,
        ),
    )


def _floats(values: object) -> tuple[float, ...]:
    return tuple(float(value) for value in values)  # type: ignore[attr-defined]  # an array


def time(table: Table, position: int, at: int) -> float:
    """Give how many cards had been laid in the round that is compared; 0 before it."""
    state: State = table.moment(position, None).state
    round_ = round_of(table, at)
    if state.round > round_:
        return float(guide.rock(table, round_).times)
    return float(state.laid) if state.round == round_ and state.phase not in RESTING else 0.0


def label(table: Table) -> Message:
    """Say that cards are counted."""
    del table
    return message("succession-page-time")


def card_name(card: str) -> Message:
    """Name a kind of card."""
    return Message(f"succession-{card}")


WHAT_IF = WhatIf(curves=curves, time=time, label=label, card_name=card_name, exact=True)

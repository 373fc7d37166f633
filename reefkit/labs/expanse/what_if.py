"""What is compared between a finished match of Blue Expanse and its other course."""

from __future__ import annotations

from reefkit.games.expanse import guide
from reefkit.games.expanse.guide_types import TurnEnd
from reefkit.games.expanse.state import NOBODY, State
from reefkit.labs.expanse.course import bands
from reefkit.labs.lesson.what_if import Curve, WhatIf
from reefkit.match.table import Table
from reefkit.text import Message, message

CORAL = "coral"


def curves(table: Table, seat: int, at: int) -> tuple[Curve, ...]:
    """Give points, pollution and reefs by turn of the seat at this screen."""
    del at
    course = [each for each in guide.course(table) if each.seat == seat]

    def line(key: str, values: list[int], first: int = 0) -> Curve:
        whose = "own" if key in {"points", "pollution", "corals", "kinds"} else "table"
        name = Message(f"what-if-expanse-{key}")
        return Curve(key, name, (float(first), *map(float, values)), whose)  # type: ignore[arg-type]  # one of the two

    return (
        line("points", [each.points[seat] for each in course]),
        line("corals", [_count(each, seat, CORAL) for each in course]),
        line("kinds", [len(each.reefs[seat]) for each in course]),
        line("pollution", [each.pollution[seat] for each in course]),
        line("warming", [each.warming for each in course]),
        line("bleached", [sum(each.bleached) for each in course]),
        line("all-points", [sum(each.points) for each in course]),
        line("cards", [sum(n for reef in each.reefs for _, n in reef) for each in course]),
    )


def _count(end: TurnEnd, seat: int, kind: str) -> int:
    return sum(count for each, count in end.reefs[seat] if each == kind)


def time(table: Table, position: int, at: int) -> float:
    """Give where a moment stands: rounds of turns, and how many players had theirs in it."""
    del at
    state: State = table.moment(position, None).state
    if not state.round:
        return 0.0
    player = len(state.seats) if state.player == NOBODY else state.player
    return state.round - 1 + player / len(state.seats)


def label(table: Table) -> Message:
    """Say that turns are counted."""
    del table
    return message("expanse-page-chart-time")


def card_name(card: str) -> Message:
    """Name a kind of card."""
    return Message(f"expanse-{card}")


WHAT_IF = WhatIf(
    curves=curves,
    time=time,
    label=label,
    card_name=card_name,
    exact=True,
    bands=bands,
    band_head=Message("expanse-page-chart-stage"),
)

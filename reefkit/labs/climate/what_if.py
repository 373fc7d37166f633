"""What is compared between a finished match of Climate Change and its other course."""

from __future__ import annotations

from reefkit.games.climate.state import State
from reefkit.labs.climate.charts import climates, shares_and_rates
from reefkit.labs.lesson.what_if import Curve, WhatIf
from reefkit.match.table import Table
from reefkit.text import Message, message


def curves(table: Table, seat: int, at: int) -> tuple[Curve, ...]:
    """Give one's own tokens and extinctions, and the climate, adaptedness and losses of all."""
    del at
    state: State = table.view(seat).state
    record, lost = state.record, state.lost
    tokens = (1.0, *(float(sum(each.tokens[seat])) for each in record))
    own = (0.0, *(_gone(state, each.round, seat) for each in record))
    shares, rates = shares_and_rates(state)
    living = len(lost)
    found = [
        Curve("lost", message("what-if-climate-lost"), rates, "table"),
        Curve("own-lost", message("what-if-climate-own-lost"), own),
        Curve("tokens", message("what-if-climate-tokens"), tokens),
        Curve("adapted", message("what-if-climate-adapted"), shares, "table"),
        Curve("climate", message("what-if-climate-climate"), climates(state), "table"),
    ]
    rounds = max(len(record), 1)
    rate = message("what-if-climate-rate")
    found.append(Curve("rate", rate, (living / rounds,), "table", whole=False, drawn=False))
    return tuple(found)


def _gone(state: State, round_: int, seat: int) -> float:
    return float(sum(one.round <= round_ and one.seat == seat for one in state.lost))


def time(table: Table, position: int, at: int) -> float:
    """Give where a moment stands: its round, and how many seats had their turn in it."""
    del at
    state: State = table.moment(position, None).state
    if not state.round:
        return 0.0
    done = state.seat / max(len(state.cells), 1)
    return state.round - 1 + done


def label(table: Table) -> Message:
    """Say that a round is about a million years."""
    del table
    return message("climate-page-chart-time")


def card_name(card: str) -> Message:
    """Name a mutation card."""
    return Message(f"climate-card-{card}")


WHAT_IF = WhatIf(curves=curves, time=time, label=label, card_name=card_name)

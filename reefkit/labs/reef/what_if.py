"""What is compared between a finished match of Reef Survivor and its other course."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import guide
from reefkit.games.reef.readings import surveyed
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import PHASES, State
from reefkit.labs.lesson.what_if import Curve, WhatIf
from reefkit.match.table import Table
from reefkit.text import Message, message

_FIRST, _LAST = PHASES.index("dwellers"), PHASES.index("survey")


def curves(table: Table, seat: int, at: int) -> tuple[Curve, ...]:
    """Give one's own reef and all reefs at every survey, and the points."""
    del at
    told = guide.timeline(table, seat, seat)
    own = {each.measure: each.values for each in told.series if each.seat == seat}
    whole = {each.measure: each.values for each in told.series if each.seat is None}
    found = [
        Curve("alpha", message("what-if-reef-alpha"), own["alpha"]),
        Curve("population", message("what-if-reef-population"), own["population"]),
        Curve("algae", message("what-if-reef-algae"), own["fleshy-algae"]),
    ]
    if "gamma" in whole and len(table.setup.seats) > 1:
        others = [each.values for each in told.series if each.measure == "population"]
        living = tuple(float(sum(each)) for each in zip(*others, strict=True))
        found += [
            Curve("gamma", message("what-if-reef-gamma"), whole["gamma"], "table"),
            Curve("living", message("what-if-reef-living"), living, "table"),
        ]
    state: State = table.view(seat).state
    found.append(
        Curve("points", message("what-if-reef-points"), _points(table, state, seat), drawn=False)
    )
    return tuple(found)


def _points(table: Table, state: State, seat: int) -> tuple[float, ...]:
    """Give the points at the end of the match."""
    rules = table.rules
    if not isinstance(rules, ReefRules) or not surveyed(state):
        return (float("nan"),)
    return (float(np.asarray(rules.points(state))[seat]),)


def time(table: Table, position: int, at: int) -> float:
    """Give where a moment stands between two surveys: by its phase; 0 before round 1."""
    del at
    state: State = table.moment(position, None).state
    if not state.round or state.phase not in PHASES:
        return 0.0
    phase = min(max(PHASES.index(state.phase), _FIRST), _LAST)
    return state.round - 1 + (phase - _FIRST) / (_LAST - _FIRST)


def label(table: Table) -> Message:
    """Say what a round is called."""
    return Message(f"seen-time-{table.setup.options['round_label']}")


def card_name(card: str) -> Message:
    """Name a disaster card."""
    return Message(f"card-{card}")


WHAT_IF = WhatIf(curves=curves, time=time, label=label, card_name=card_name)

"""A table of Succession along time, as the desk reads it: its first rock, a few cards at a time.

Rounds are rocks of their own, so the class compares each table's first one. A step of time is
`CARDS` cards played; who played a settler counts as the seat that it belongs to.
"""

from __future__ import annotations

import math

import numpy as np

from reefkit.games.succession import guide, substrate
from reefkit.games.succession.content import Content
from reefkit.games.succession.guide import GUILDS, Rock
from reefkit.games.succession.step import card_name
from reefkit.labs.desk.games import Place, Series, Struck, TableRecord
from reefkit.match.table import Table
from reefkit.text import Message, message

CARDS = 5
"""Cards of one step of time."""
MOST_STEPS = 30
"""Steps that are compared; few rocks grow for longer."""
LEAST_STEPS = 6
"""Steps that an axis has at least."""
WHOLE = 100
"""A share as a percentage."""
BARE = Rock(round=1, times=0, settled=(), visits=(), out=-1)


def record_of(table: Table) -> TableRecord:
    """Give a table along time: time 0 is bare rock, and t what stands after 5 t cards."""
    rules = guide.rules_of(table)
    rocks = guide.rocks(table)
    first = rocks[0] if rocks else BARE
    seats = len(rules.setup.seats)
    times = min(first.times // CARDS, MOST_STEPS) + 1 if rocks else 0
    own = np.zeros((times, seats), np.int64)
    for step in range(times):
        for one in guide.standing(first, step * CARDS):
            own[step, one.seat] += 1
    return TableRecord(
        rounds=max(times - 1, LEAST_STEPS),
        label=message("succession-desk-time", count=CARDS),
        taxa=(),  # a rock is the whole table's: there is no diversity within seats and between
        counts=np.zeros((times, seats, 0), np.int64),
        points=np.diff(own, axis=0) if times else own,
        totals=own[1:],
        places=tuple(_place(table, seat) for seat in range(seats)),
        struck=_struck(first, times),
        series=_series(first, times, rules.content),
        unit=message("succession-desk-settlers"),
    )


def _place(table: Table, seat: int) -> Place:
    """Read who plays a seat."""
    bot = table.setup.seats[seat].bot or ""
    named = Message(f"bot-succession-{bot}") if bot else None
    return Place(seat, "", None, (), bot, named)


def _struck(rock: Rock, times: int) -> tuple[Struck, ...]:
    """List who visited the rock, at the step in which it came."""
    found = [(math.ceil(each.time / CARDS), each.card) for each in rock.visits]
    return tuple(Struck(step, card, card_name(card)) for step, card in found if step < times)


def _series(rock: Rock, times: int, content: Content) -> tuple[Series, ...]:
    """Give what the class compares: kinds, diversity, the share of each group, who was eaten."""
    at = np.arange(times) * CARDS
    line = substrate.series(rock, content)
    total = line.total[at].astype(np.float64)
    taken = np.array([each.until for each in rock.settled if each.until], np.int64)
    found = {
        "kinds": line.richness[at],
        "shannon": line.shannon[at],
        "eaten": (taken[None, :] <= at[:, None]).sum(axis=1),
    }
    for number, guild in enumerate(GUILDS[:3]):
        shares = np.full(times, math.nan)
        np.divide(WHOLE * line.guilds[at, number], total, out=shares, where=total > 0)
        found[f"share-{guild}"] = shares
    return tuple(
        Series(
            name,
            message(f"succession-desk-series-{name}"),
            message(f"succession-desk-ask-{name}"),
            tuple(float(value) for value in values),
            whole=name in {"kinds", "eaten"},
        )
        for name, values in found.items()
    )

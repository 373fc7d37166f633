"""Succession, as the teacher's desk sees it: its tables along time, its rocks.

Rounds are rocks of their own, so the class compares each table's first one. A step of time is
`CARDS` cards played; who played a settler counts as the seat that it belongs to.
"""

from __future__ import annotations

import math

import numpy as np
from msgspec.structs import replace

from reefkit.games.succession import queries, settlement_record
from reefkit.games.succession.actions import Follow, LayCard, RockNote, Upgrade
from reefkit.games.succession.content import Content
from reefkit.games.succession.guide import Rock
from reefkit.games.succession.settlement_record import GUILDS
from reefkit.games.succession.state import PHASES, State
from reefkit.games.succession.step import card_name
from reefkit.labs.lesson.desk_adapter import MISTAKES, Choosing, LabOnDesk, chance, pick
from reefkit.labs.lesson.desk_records import (
    RoundDisaster,
    SeatSetup,
    TableRecord,
    TableSeries,
    TableStanding,
)
from reefkit.labs.succession.desk_rock import board_at, rock_svgs
from reefkit.match.game import Action, Plain, Ready
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


def _record_of(table: Table) -> TableRecord:
    """Return a table over time: time 0 is bare rock, time t follows 5 t cards."""
    rules = queries.rules_of(table)
    rocks = queries.rocks(table)
    first = rocks[0] if rocks else BARE
    seats = len(rules.setup.seats)
    times = min(first.times // CARDS, MOST_STEPS) + 1 if rocks else 0
    own = np.zeros((times, seats), np.int64)
    for step in range(times):
        for one in settlement_record.standing(first, step * CARDS):
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


def _place(table: Table, seat: int) -> SeatSetup:
    bot = table.setup.seats[seat].bot or ""
    named = Message(f"bot-succession-{bot}") if bot else None
    return SeatSetup(seat, "", None, (), bot, named)


def _struck(rock: Rock, times: int) -> tuple[RoundDisaster, ...]:
    found = [(math.ceil(each.time / CARDS), each.card) for each in rock.visits]
    return tuple(RoundDisaster(step, card, card_name(card)) for step, card in found if step < times)


def _series(rock: Rock, times: int, content: Content) -> tuple[TableSeries, ...]:
    at = np.arange(times) * CARDS
    line = settlement_record.rock_series(rock, content)
    total = line.room[at].sum(axis=1).astype(np.float64)
    taken = np.array([each.until for each in rock.settled if each.until], np.int64)
    found = {
        "kinds": line.richness[at],
        "shannon": line.shannon[at],
        "eaten": (taken[None, :] <= at[:, None]).sum(axis=1),
    }
    for number, guild in enumerate(GUILDS[:3]):
        shares = np.full(times, math.nan)
        np.divide(WHOLE * line.room[at, number], total, out=shares, where=total > 0)
        found[f"share-{guild}"] = shares
    return tuple(
        TableSeries(
            name,
            message(f"succession-desk-series-{name}"),
            message(f"succession-desk-ask-{name}"),
            tuple(float(value) for value in values),
            whole=name in {"kinds", "eaten"},
        )
        for name, values in found.items()
    )


class SuccessionOnDesk(LabOnDesk):
    """Succession for the desk."""

    certificate_series = "kinds"

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        """Return the options of `data/succession/rules.toml`, as a class plays them.

        On devices of their own, the first of those who tie presses and starts (S2).
        """
        return {**super().defaults(), "start": "press"}

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> TableStanding:
        rules = queries.rules_of(table)
        state: State = table.view(None).state
        resting = state.phase in {"survey", "over"}
        return self.stands(
            table,
            order=(state.round, int(resting), state.turn, PHASES.index(state.phase)),
            rounds=rules.options.rounds,
            phase=Message(f"phase-succession-{state.phase}"),
            points=[each.points for each in queries.seats(queries.look(table, None))],
            types=len(settlement_record.cover(queries.rock(table))),
        )

    pictures = staticmethod(rock_svgs)
    record = staticmethod(_record_of)
    board = staticmethod(board_at)


NOTES = 5
"""How many notes there are to write: `succession-desk-note-<n>`."""
FORGETS = 0.5
"""How often somebody without any care forgets to call."""


def unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return what this student does where a bot would take an action.

    Students write notes, forget to call, and now and then play what comes to hand.
    """
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, state.round, state.phase, state.step)
    care = 1 - ghost.care
    if isinstance(action, Ready):
        return _noted(choosing) or action
    if isinstance(action, LayCard) and chance(MISTAKES * care, *here, "careless"):
        action = pick(choosing.legal(LayCard), *here, "play")
    if isinstance(action, LayCard | Follow | Upgrade) and chance(FORGETS * care, *here, "forgets"):
        return replace(action, last=False, winner=False)
    return action


def _noted(choosing: Choosing) -> Action | None:
    state, ghost, seat = choosing.state, choosing.ghost, choosing.seat
    here = (ghost.key, state.round, "note")
    wanted = ghost.habit != "quiet" and chance(0.7, *here)
    if state.phase != "survey" or state.notes[seat][state.round - 1] or not wanted:
        return None
    number = pick(range(1, NOTES + 1), *here, "which")
    return RockNote(choosing.say.render(message(f"succession-desk-note-{number}")))

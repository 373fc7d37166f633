"""A table of Climate Change along time, as the desk reads it: series, and what happened."""

from __future__ import annotations

import math

import numpy as np

from reefkit.games.climate import guide
from reefkit.games.climate.guide import Timeline
from reefkit.games.climate.play import Play, habitat_name
from reefkit.labs.climate.desk_maps import LARGE, land_svg
from reefkit.labs.desk.games import Fact, Place, Reef, Series, Struck, TableRecord
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, message

WHOLE = 100
"""A share as a percentage."""


def record_of(table: Table) -> TableRecord:
    """Give a table along time: time 0 is the start, and r the end of round r."""
    play = guide.look(table, None)
    line = guide.timeline(play)
    seats = len(play.seats)
    times = line.ended + 1 if line.round else 0
    tokens = np.array([each.tokens for each in line.seats], np.int64).T[:times]
    gained = np.diff(tokens, axis=0) if times else np.zeros((0, seats), np.int64)
    return TableRecord(
        rounds=line.rounds or max(times - 1, 1),
        label=message("climate-desk-time"),
        taxa=(),
        counts=np.zeros((times, seats, 0), np.int64),
        points=gained,
        totals=tokens[1:] if times else np.zeros((0, seats), np.int64),
        places=tuple(_place(table, seat) for seat in play.seats),
        struck=_struck(line),
        series=_series(line, times),
        unit=message("climate-desk-tokens"),
    )


def _place(table: Table, seat: int) -> Place:
    bot = table.setup.seats[seat].bot or ""
    named = Message(f"bot-{bot}") if bot else None
    return Place(seat, "", None, (), bot, named)


def _struck(line: Timeline) -> tuple[Struck, ...]:
    """Mark from when people change the climate."""
    if not line.human_from or line.human_from > line.ended:
        return ()
    return (Struck(line.human_from, "people", message("climate-desk-people")),)


def _series(line: Timeline, times: int) -> tuple[Series, ...]:
    """Give what the class compares: extinctions, who is adapted, the climate, tokens."""
    ends = range(1, times)
    dead = [sum(each.round <= end for each in line.deaths) for end in ends]
    rates = [count / end for count, end in zip(dead, ends, strict=True)]
    shares = [
        WHOLE * adapted / living if living else math.nan for adapted, living in line.shares[:times]
    ]
    seats = line.seats
    tokens = [sum(each.tokens[time] for each in seats) / len(seats) for time in range(times)]
    first = [math.nan] if times else []
    found = {
        "extinctions": [*first, *rates],
        "lost": [0.0] * bool(times) + [float(count) for count in dead],
        "adapted": _padded(shares, times),
        "climate": _padded([float(each) for each in line.climates], times),
        "tokens": tokens,
    }
    return tuple(
        Series(
            name,
            message(f"climate-desk-series-{name}"),
            message(f"climate-desk-ask-{name}"),
            tuple(values),
            whole=name in {"lost", "climate"},
        )
        for name, values in found.items()
    )


def _padded(values: list[float], times: int) -> list[float]:
    """Give as many values as times: what began with round r stands at time r − 1."""
    return [*values, *[math.nan] * times][:times]


def board_at(table: Table, seat: int, position: int, say: Catalogue) -> Reef:
    """Show the land, and one seat's species, at a moment.

    Raises
    ------
    Rejection
        When the table has no such seat, or the log no such position.
    """
    table.match.check_viewer(seat)
    play = guide.look(table, None, position)
    state = play.state
    genes = "–".join(str(value) for value in state.genes[seat])
    facts = (
        Fact(message("climate-desk-climate"), state.climate),
        Fact(message("climate-desk-genes"), message("climate-desk-genes-are", genes=genes)),
        Fact(message("climate-desk-habitat"), _habitat(play, seat)),
        Fact(message("climate-desk-tokens"), sum(state.tokens[seat])),
        Fact(message("climate-desk-cards"), len(state.hands[seat])),
        Fact(message("climate-desk-lost"), state.extinctions[seat]),
    )
    return Reef(
        picture=land_svg(play, seat, "", LARGE),
        said=tuple(_said(play, say)),
        dwellers=(),
        types=0,
        algae=0,
        points=sum(state.tokens[seat]),
        facts=facts,
    )


def _habitat(play: Play, seat: int) -> Message:
    habitat = play.habitat(play.state.cells[seat])
    return habitat_name(habitat) if habitat >= 0 else message("climate-desk-nowhere")


def _said(play: Play, say: Catalogue) -> list[str]:
    """Say where every species stands."""
    return [
        say.render(
            message(
                "climate-desk-stands",
                player=play.who(seat),
                cell=cell,
                habitat=_habitat(play, seat),
            )
        )
        for seat, cell in enumerate(play.state.cells)
        if cell
    ]

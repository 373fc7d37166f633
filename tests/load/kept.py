"""What a store has of a lesson under load: people's decisions, as the log of a match tells them."""

from __future__ import annotations

from datetime import datetime

from reefkit.match.match import Match
from tests.load.sight import Decided


def decided(match: Match) -> list[Decided]:
    """Read people's decisions from a log."""
    states = [match.state_at(place) for place in range(match.position + 1)]
    # A phase has steps, such as foreseeing and reading what came: each ends what was marked in it.
    whens = [(match.rules.when(state), match.rules.stage(state)) for state in states]
    times = [datetime.fromisoformat(entry.time).timestamp() for entry in match.entries]
    overs: list[float | None] = [None] * len(times)
    over: float | None = None
    for place in reversed(range(len(times))):
        over = times[place] if whens[place] != whens[place + 1] else over
        overs[place] = over
    return [
        Decided(entry.seat, times[place], str(entry.action.get("do", "")), overs[place])
        for place, entry in enumerate(match.entries)
        if entry.author == "person" and entry.seat is not None
    ]

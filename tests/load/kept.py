"""What a store has of a lesson under load: people's decisions, as the log of a match tells them."""

from __future__ import annotations

from datetime import datetime

from reefkit.match.match import Match
from tests.load.sight import Decided


def decided(match: Match) -> list[Decided]:
    """Read people's decisions from a log."""
    whens = [match.rules.when(match.state_at(place)) for place in range(match.position + 1)]
    return [
        Decided(
            entry.seat,
            datetime.fromisoformat(entry.time).timestamp(),
            str(entry.action.get("do", "")),
            whens[place] != whens[place + 1],
        )
        for place, entry in enumerate(match.entries)
        if entry.author == "person" and entry.seat is not None
    ]

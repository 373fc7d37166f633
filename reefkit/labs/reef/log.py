"""The log of a match of Reef Survivor as lines: what happened and why, each with its place."""

from __future__ import annotations

from reefkit.games.reef.readings_told import told
from reefkit.games.reef.report_events import together
from reefkit.labs.lesson.log import Line, lines_of
from reefkit.labs.lesson.log import log_lines as lines
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message

__all__ = ["Line", "log_lines", "told_lines"]

FLESHY_ALGA = "fleshy-alga"


def log_lines(table: Table, seat: int | None) -> list[Line]:
    """List what happened in a match as a seat may know it, the earliest first.

    Choices that were taken back are left out; events of one decision that differ in nothing but
    the place are said together.
    """
    return lines(table, seat, told_lines)


def told_lines(match: Match, position: int, seat: int | None, since: int) -> list[Line]:
    """Read lines: in the first so many entries, as a seat may know it, from an entry on."""
    return list(lines_of(told(match, position, seat, since), together, _organism))


def _organism(text: Message) -> str:
    """Give the organism that a sentence tells of, for its drawing beside it."""
    named = text.values.get("organism")
    if isinstance(named, Message) and named.id.startswith("organism-"):
        return named.id.removeprefix("organism-").partition(".")[0]
    return FLESHY_ALGA if "alga-" in text.id else ""

"""The log of a match of Succession as lines: what happened and why, each with its drawing."""

from __future__ import annotations

from reefkit.labs.lesson.log import Line, card_in, events_of, lines_of
from reefkit.match.match import Match
from reefkit.text import Message

_NAME = "succession-"


def told_lines(match: Match, position: int, seat: int | None, since: int) -> list[Line]:
    """Read lines: in the first so many entries, as a seat may know it, from an entry on."""
    return list(lines_of(events_of(match, position, seat, since), organism=organism))


def organism(text: Message) -> str:
    """Give the card that a sentence tells of, for its drawing beside it; empty for none."""
    return card_in(text, _NAME)

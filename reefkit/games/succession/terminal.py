"""Succession in a terminal: the rock with its settlers, as wide as the area they cover."""

from __future__ import annotations

from collections.abc import Iterator

from reefkit.games.succession import settlement_record
from reefkit.games.succession.content import load
from reefkit.games.succession.game import GAME
from reefkit.games.succession.state import State
from reefkit.games.succession.step import card_name
from reefkit.match.match import Match
from reefkit.match.terminal import GameTerminal
from reefkit.text import Catalogue, Message, message
from reefkit.text.layout import WIDTH, hanging, table

_ROOM = 2
"""Width of a place of `settlement_record.ROOM`, in characters."""


def _rock(match: Match, position: int, say: Catalogue) -> Iterator[str]:
    rocks = settlement_record.rocks_of_match(match, position)
    if not rocks:
        return
    now, cards = rocks[-1], settlement_record.content_of(match).cards
    settled = settlement_record.standing(now)
    gone = sum(1 for each in now.settled if each.until)
    yield say.render(message("succession-shown-rock", cards=now.times, gone=gone))
    for guild in reversed(settlement_record.GUILDS):
        mine = [each.card for each in settled if each.guild == guild]
        width = settlement_record.ROOM[guild] * _ROOM
        cells = [f"[{cards[kind].number or '+':^{width - 2}}]" for kind in mine]
        a_line = (WIDTH - 2) // width
        for first in range((len(cells) - 1) // a_line * a_line, -1, -a_line):
            yield "  " + "".join(cells[first : first + a_line])
    yield "  " + "▔" * (WIDTH - 2)
    key = [
        message("report-code", code=str(cards[kind].number or "+"), name=card_name(kind))
        for kind in sorted({each.card for each in settled}, key=lambda kind: cards[kind].number)
    ]
    if key:
        yield from hanging("", say.render(message("succession-shown-key", key=key)), 2, 0)


def _draw(match: Match, position: int, say: Catalogue) -> Iterator[str]:
    state: State = match.state_at(position)
    yield from _rock(match, position, say)
    head = [say.render(message("report-seat"))]
    head += [say.render(Message(f"succession-shown-{what}")) for what in ("cards", "points")]
    rows = [
        [
            info.name,
            str(len(state.hands[seat])),
            str(sum(points[seat] for points in state.points)),
        ]
        for seat, info in enumerate(match.setup.seats)
    ]
    yield from table(head, rows)


TERMINAL = GameTerminal(GAME, load, "succession-dealt", _draw)

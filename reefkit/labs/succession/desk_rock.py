"""The rock for the desk: small for each seat, and large."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from reefkit.games.succession import queries, settlement_record
from reefkit.games.succession.rounds import totals
from reefkit.labs.lesson.desk_records import (
    Fact,
    SeatRecord,
)
from reefkit.labs.succession import rock_picture
from reefkit.labs.succession.regions import counts, shown
from reefkit.match.table import Table
from reefkit.text import Catalogue, message
from reefkit.widgets.art import art

WIDTH, HEIGHT = 132, 62
_COLUMNS, _STEP = 14, 9.0
_MOST = 56
"""Settlers that the small picture has room for; of more, the latest are drawn."""
_GROUND = "#6B6157"


class _SmallRock(NamedTuple):
    """What is drawn small: the guild of each settler, whether this seat played it, and cards."""

    guilds: tuple[str, ...]
    own: tuple[bool, ...]
    cards: int


def rock_svgs(
    table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
) -> tuple[str, ...]:
    state = queries.look(table, None, position).state
    standing = settlement_record.standing(queries.rock(table, position=position))[-_MOST:]
    guilds = tuple(one.guild for one in standing)
    return tuple(
        _drawn(
            _SmallRock(guilds, tuple(one.seat == seat for one in standing), len(state.hands[seat])),
            say.render(message("succession-desk-rock", player=name, count=len(state.hands[seat]))),
        )
        for seat, name in enumerate(names)
    )


@lru_cache(maxsize=256)
def _drawn(small: _SmallRock, label: str) -> str:
    tokens, fills = art().palette.tokens, art().palette.families
    dots = []
    for number, (guild, own) in enumerate(zip(small.guilds, small.own, strict=True)):
        x = 8 + number % _COLUMNS * _STEP
        y = HEIGHT - 22 - number // _COLUMNS * _STEP
        size = 4.0 if own else 2.2
        dots.append(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size:g}" fill="{fills[guild]}" '
            f'stroke="{tokens["ink"]}" stroke-width="{0.9 if own else 0.4:g}"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" class="rk-desk-wide" role="img" '
        f'aria-label="{escape(label)}">'
        f'<path d="M0 {HEIGHT - 18}H{WIDTH}V{HEIGHT}H0Z" fill="{_GROUND}"/>'
        f'{"".join(dots)}<text x="6" y="{HEIGHT - 4}" font-size="12" font-weight="700" '
        f'fill="{tokens["halo"]}">▮ {small.cards}</text></svg>'
    )


def board_at(table: Table, seat: int, position: int, say: Catalogue) -> SeatRecord:
    table.match.check_viewer(seat)
    step = queries.look(table, None, position)
    rock = queries.rock(table, position=position)
    seen = shown(rock)
    course = table.course(position)
    counted = counts(seen.kinds)
    facts = (
        Fact(message("succession-desk-cards"), len(step.state.hands[seat])),
        Fact(message("succession-desk-points"), totals(step)[seat]),
        Fact(message("succession-desk-played"), int(course["own"].last(seat))),
        Fact(message("succession-desk-kinds"), int(course["kinds"].last())),
        Fact(message("succession-desk-eaten"), int(course["eaten"].last())),
    )
    return SeatRecord(
        picture=str(rock_picture.picture(seen.settlers, seen.visit, "")),
        said=tuple(say.render(each) for each in counted),
        facts=facts,
    )

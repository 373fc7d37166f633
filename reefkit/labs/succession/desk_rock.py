"""The rock for the desk: a small picture for each seat, and a large one for a review."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from reefkit.games.succession import queries, settlement_record
from reefkit.games.succession.rounds import totals
from reefkit.labs.lesson.desk_records import (
    Fact,
    SeatRecord,
)
from reefkit.labs.succession import places_picture, rock_picture
from reefkit.labs.succession.regions import counts, shown
from reefkit.match.table import Table
from reefkit.text import Catalogue, message
from reefkit.widgets.figure import Figure, filled

WIDTH, HEIGHT = 132, 62
_COLUMNS, _STEP = 14, 9.0
_MOST = 56
"""Maximum number of settlers in the small picture; of more, the latest are drawn."""
_GROUND = "#6B6157"


def rock_svgs(
    table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
) -> tuple[str, ...]:
    state = queries.look(table, None, position).state
    rock = queries.rock(table, position=position)
    # A rock of so many places has a dot for each place that is taken.
    standing = [one for one in settlement_record.standing(rock) for _ in one.at or (0,)][-_MOST:]
    found = []
    for seat, name in enumerate(names):
        settlers = tuple((one.guild, one.seat == seat) for one in standing)
        cards = len(state.hands[seat])
        label = say.render(message("succession-desk-rock", player=name, count=cards))
        found.append(_drawn(settlers, cards, label))
    return tuple(found)


@lru_cache(maxsize=256)
def _drawn(settlers: tuple[tuple[str, bool], ...], cards: int, label: str) -> str:
    figure = Figure(WIDTH, HEIGHT, label, size=12)
    figure.box((0, HEIGHT - 18), (WIDTH, HEIGHT), filled(_GROUND))
    for number, (guild, own) in enumerate(settlers):
        at = 8 + number % _COLUMNS * _STEP, HEIGHT - 22 - number // _COLUMNS * _STEP
        figure.dot(at, 4.0 if own else 2.2, guild, "ink", 0.9 if own else 0.4)
    figure.text((6, HEIGHT - 4), f"▮ {cards}", ("strong", "paper"))
    return str(figure.svg("rk-desk-wide"))


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
        picture=str(
            places_picture.picture(rock, "")
            if rock.places
            else rock_picture.picture(seen.settlers, seen.visit, "")
        ),
        said=tuple(say.render(each) for each in counted),
        facts=facts,
    )

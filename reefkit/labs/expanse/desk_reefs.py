"""Reefs for the desk: small for the wall, large for a review."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from reefkit.games.expanse import queries
from reefkit.games.expanse.guide import OnReef
from reefkit.labs.lesson.desk_records import (
    Fact,
    SeatRecord,
)
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.art import art
from reefkit.widgets.figure import Figure, filled

WIDTH, HEIGHT = 132, 62
SIDE, STEP, COLUMNS = 11, 13, 9
ROWS = ("predator", "filter-feeder", "herbivore", "detritivore", "producer", "humanitarian")
"""Families drawn, in order; bonus and malus cards are left out, since they stay only a turn."""
LARGE = 62
LARGE_COLUMNS = 8
_FADED = ' opacity=".45"'


def small_reefs(
    table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
) -> tuple[str, ...]:
    step = queries.look(table, None, position)
    points = queries.points(step)
    found = []
    for seat, name in enumerate(names):
        families = [
            (queries.family(step.kind(one.kind)), one.bleached) for one in step.seat(seat).reef
        ]
        shown = sorted(
            (one for one in families if one[0] in ROWS), key=lambda one: ROWS.index(one[0])
        )
        label = say.render(
            message("expanse-desk-reef", player=name, count=len(shown), points=points[seat])
        )
        found.append(_drawn(tuple(shown), label))
    return tuple(found)


@lru_cache(maxsize=256)
def _drawn(cards: tuple[tuple[str, bool], ...], label: str) -> str:
    figure = Figure(WIDTH, HEIGHT, label)
    figure.box((0, 0), (WIDTH, HEIGHT), filled("shallow") | {"rx": 6})
    for number, (family, bleached) in enumerate(cards[: COLUMNS * 4]):
        x, y = 6 + number % COLUMNS * STEP, 4 + number // COLUMNS * STEP
        look = filled(art().palette.tokens["halo"] if bleached else family, "ink", 0.9)
        dashes = "2 2" if bleached else ""
        figure.box((x, y), (x + SIDE, y + SIDE), look | {"rx": 2, "stroke-dasharray": dashes})
    return str(figure.svg("rk-desk-wide"))


def board_at(table: Table, seat: int, position: int, say: Catalogue) -> SeatRecord:
    table.match.check_viewer(seat)
    step = queries.look(table, None, position)
    own, now = step.seat(seat), step.state
    cards = queries.reef(step, seat)
    counted: dict[str, int] = {}
    for one in cards:
        counted[one.card] = counted.get(one.card, 0) + 1
    texts = tuple(
        say.render(message("expanse-desk-count", count=count, card=Message(f"expanse-{kind}")))
        for kind, count in counted.items()
    )
    facts = (
        Fact(message("expanse-desk-points"), queries.points(step)[seat]),
        Fact(message("expanse-desk-pollution"), own.pollution),
        Fact(message("expanse-desk-warming"), now.warming),
        Fact(message("expanse-desk-stage"), Message(f"expanse-stage-{now.stage}")),
        Fact(message("expanse-desk-loops"), own.loops),
        Fact(message("expanse-desk-bleached"), sum(one.bleached for one in cards)),
    )
    return SeatRecord(
        picture=_large(cards),
        said=texts,
        facts=facts,
    )


def _large(cards: tuple[OnReef, ...]) -> str:
    rows = max(1, -(-len(cards) // LARGE_COLUMNS))
    width, height = LARGE_COLUMNS * LARGE, rows * LARGE
    drawn = "".join(
        f'<use href="#rk-org-{one.card}" x="{number % LARGE_COLUMNS * LARGE + 4}" '
        f'y="{number // LARGE_COLUMNS * LARGE + 4}" width="{LARGE - 8}" height="{LARGE - 8}"'
        f"{_FADED if one.bleached else ''}/>"
        for number, one in enumerate(cards)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" aria-hidden="true">'
        f'<rect width="{width}" height="{height}" rx="12" '
        f'fill="{art().palette.tokens["shallow"]}"/>{drawn}</svg>'
    )

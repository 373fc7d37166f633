"""The evidence of a question as HTML: small charts, and a sheet of what was seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from reefkit.labs.succession.questions.facts import names
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.art import art
from reefkit.widgets.templates import Templates

FOLDER = Path(__file__).parents[1] / "templates"
NAMES, LONG, ROW, FOOT = 128, 320, 25, 36
"""Pixels: the column of names, the axis, a row of the chart, what is below it."""
STEP = 4
"""Cards from tick to tick."""
COLUMN, TALL = 74, 160
"""Pixels of a column of shares."""
INKS = {"late-settlers": "#FFFFFF"}
"""Words on dark colours."""


class _BarDrawn(NamedTuple):
    """One bar of a chart of arrivals: whose, how far from the start, how long, its colour."""

    kind: str
    name: Message
    at: float
    length: float
    colour: str


class _PartDrawn(NamedTuple):
    """One part of a column of shares: its upper edge and height in percent, and its colours."""

    top: float
    height: float
    share: int
    colour: str
    ink: str


def drawing(name: str, values: Mapping[str, Any], say: Catalogue) -> str:
    """Draw a picture that an item names.

    HTML, escaped.
    """
    draw = _DRAWN.get(name)
    return "" if draw is None else draw(values, _templates(say))


@lru_cache(maxsize=8)
def _templates(say: Catalogue) -> Templates:
    return Templates(say, FOLDER)


def _arrivals(values: Mapping[str, Any], templates: Templates) -> str:
    turns = int(values["turns"])
    charts = []
    for rock, settlers, first in zip(
        values["rocks"], values["settlers"], values["first"], strict=True
    ):
        bars = [
            _BarDrawn(
                kind,
                called,
                LONG * time / turns,
                LONG * (turns - time) / turns,
                art().family(kind),
            )
            for kind, called, time in zip(settlers, names(settlers), first, strict=True)
        ]
        texts = [message("rock-drawn-arrivals", rock=rock or "none", turns=turns)]
        texts += [
            message("rock-drawn-arrival", name=each.name, time=time)
            for each, time in zip(bars, first, strict=True)
        ]
        charts.append((rock, texts, bars))
    ticks = [(LONG * at / turns, at) for at in range(0, turns + 1, STEP)]
    sizes = {"names": NAMES, "long": LONG, "row": ROW, "foot": FOOT}
    return templates.render("drawn_arrivals.html", charts=charts, ticks=ticks, **sizes)


def _shares(values: Mapping[str, Any], templates: Templates) -> str:
    guilds = list(values["guilds"])
    shares = [list(map(int, each)) for each in values["shares"]]
    palette = art().palette.families
    called = [Message(f"succession-guild-{guild}") for guild in guilds]
    charts = []
    for place, rock in enumerate(values["rocks"]):
        mine = shares[place * len(guilds) : (place + 1) * len(guilds)]
        texts = [message("rock-drawn-shares", rock=rock or "none")]
        texts += [
            message(
                "rock-drawn-share",
                name=name,
                shares=[message("rock-drawn-percent", share=each) for each in row],
            )
            for name, row in zip(called, mine, strict=True)
        ]
        columns = []
        for look in zip(*mine, strict=True):
            below, parts = 0, []
            for guild, share in zip(guilds, look, strict=True):
                below += share
                colours = (palette[guild], INKS.get(guild, "#10303D"))
                parts.append(_PartDrawn(100 - below, share, share, *colours))
            columns.append([each for each in parts if each.share])
        charts.append((rock, texts, columns))
    legend = [(palette[guild], name) for guild, name in zip(guilds, called, strict=True)]
    sizes = {"column": COLUMN, "tall": TALL}
    return templates.render("drawn_shares.html", charts=charts, legend=legend, **sizes)


def _looks(values: Mapping[str, Any], templates: Templates) -> str:
    rows = [
        (number, card, list(zip(kinds, names(kinds), strict=True)))
        for number, (card, kinds) in enumerate(
            zip(values["cards"], values["kinds"], strict=True), 1
        )
    ]
    return templates.render("drawn_looks.html", rows=rows)


_DRAWN: dict[str, Callable[[Mapping[str, Any], Templates], str]] = {
    "arrivals": _arrivals,
    "shares": _shares,
    "looks": _looks,
}

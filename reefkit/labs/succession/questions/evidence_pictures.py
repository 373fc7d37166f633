"""The evidence of a question as HTML: small charts, and a sheet of observations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from reefkit.labs.lesson.evidence_drawings import evidence_templates
from reefkit.labs.succession.questions.facts import names
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.art import art
from reefkit.widgets.figure import Axes, Figure, LinearScale, Look, colour_of, filled
from reefkit.widgets.templates import Templates

FOLDER = Path(__file__).parents[1] / "templates"
NAMES, LONG, ROW, FOOT = 128, 320, 25, 36
"""Pixels of the column of names, the axis, a row of the chart, and the space below it."""
STEP = 4
"""Cards between two ticks."""
COLUMN, TALL = 74, 160
"""Width and height in pixels of a column of shares."""
DARK = {"late-settlers"}
"""Guilds whose colour needs white text."""


def drawing(name: str, values: Mapping[str, Any], say: Catalogue) -> str:
    """Return the HTML of a drawing, with values escaped; empty if no drawing has that name."""
    draw = _DRAWN.get(name)
    return "" if draw is None else draw(values, evidence_templates(FOLDER, say))


def _in_words(texts: Sequence[Message], say: Catalogue) -> str:
    return " ".join(map(say.render, texts))


def _arrivals(values: Mapping[str, Any], templates: Templates) -> str:
    turns, say = int(values["turns"]), templates.say
    charts = []
    for rock, settlers, first in zip(
        values["rocks"], values["settlers"], values["first"], strict=True
    ):
        rows = list(zip(settlers, names(settlers), first, strict=True))
        texts = [message("rock-drawn-arrivals", rock=rock or "none", turns=turns)]
        texts += [message("rock-drawn-arrival", name=name, time=time) for _, name, time in rows]
        high = len(rows) * ROW
        figure = Figure(NAMES + LONG + 14, high + FOOT, _in_words(texts, say), size=14)
        x = LinearScale(0, turns, NAMES, NAMES + LONG)
        axes = Axes(figure, x, LinearScale(0, 1, high, 0))
        axes.along(range(0, turns + 1, STEP), str, "line", gap=16)
        for row, (kind, name, time) in enumerate(rows):
            y = row * ROW
            figure.text((NAMES - 8, y + 18), say.render(name), ("end",))
            figure.box((x(time), y + 4), (x.end, y + ROW - 4), _bar(art().family(kind)))
        figure.line([(NAMES, high), (x.end, high)], "ink", 1.5)
        label = say.render(message("rock-drawn-cards"))
        figure.text(((NAMES + x.end) / 2, high + 32), label, ("middle",))
        charts.append((rock, figure))
    return templates.render("drawn_charts.html", charts=charts, legend=())


def _bar(colour: str) -> Look:
    return filled(colour, "ink", 1.5) | {"class": "rk-drawn-bar"}


def _shares(values: Mapping[str, Any], templates: Templates) -> str:
    guilds, say = list(values["guilds"]), templates.say
    called = [Message(f"succession-guild-{guild}") for guild in guilds]
    charts = []
    for place, rock in enumerate(values["rocks"]):
        mine = [list(map(int, each)) for each in values["shares"]][place * len(guilds) :]
        mine = mine[: len(guilds)]
        percents = [[message("rock-drawn-percent", share=each) for each in row] for row in mine]
        texts = [message("rock-drawn-shares", rock=rock or "none")]
        texts += [
            message("rock-drawn-share", name=name, shares=row)
            for name, row in zip(called, percents, strict=True)
        ]
        looks = len(mine[0])
        figure = Figure(looks * COLUMN, TALL + 40, _in_words(texts, say), size=14)
        x, y = LinearScale(0, 1, 0, COLUMN), LinearScale(0, 100, TALL, 4)
        for look in range(looks):
            below, middle = 0, x(look + 0.5)
            for guild, row in zip(guilds, mine, strict=True):
                low, below = below, below + row[look]
                if low < below:
                    corners = (x(look) + 5, y(low)), (x(look + 1) - 5, y(below))
                    figure.box(*corners, _bar(guild))
                if row[look] >= 10:
                    percent = say.render(message("rock-drawn-percent", share=row[look]))
                    ink = "paper" if guild in DARK else "ink"
                    figure.text((middle, y((low + below) / 2) + 5), percent, ("middle", ink))
            figure.text((middle, TALL + 17), str(look + 1), ("middle",))
        label = say.render(message("rock-drawn-looks"))
        figure.text((figure.width / 2, TALL + 35), label, ("middle",))
        charts.append((rock, figure))
    legend = [(colour_of(guild), name) for guild, name in zip(guilds, called, strict=True)]
    return templates.render("drawn_charts.html", charts=charts, legend=legend)


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

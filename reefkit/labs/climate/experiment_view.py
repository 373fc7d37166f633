"""What the experiment shows: two distributions on one scale, their means, and what they come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import ceil, floor
from statistics import fmean, quantiles
from typing import Literal, NamedTuple

from markupsafe import Markup, escape

from reefkit.text import Catalogue, Message, message
from reefkit.widgets.ticks import nice_ticks

WIDE, HIGH = 720.0, 140.0
LEFT, RIGHT, TOP, BOTTOM = 52.0, 16.0, 42.0, 22.0
"""The room round each of the two drawings, in pixels."""
FLOOR = HIGH - BOTTOM
MOST_TICKS = 15
BIN = 0.05
"""How wide a bar is, in extinctions a million years."""
SEVERAL = 0.25
"""From this share on, one arm has clearly more than the other; below its half they are alike."""
MANY = 2.0
"""From this factor on, one arm has many times as many."""
Arm = Literal["without", "with"]
Rates = Mapping[Arm, Sequence[float]]
"""Extinctions a million years of each game, by arm."""
COLOURS: dict[Arm, str] = {"without": "#4088D8", "with": "#EC7650"}


class Read(NamedTuple):
    """What can be read from both arms.

    Attributes
    ----------
    means
        Extinctions a million years, without and with.
    middles
        From where to where the middle half of the games lie, without and with.
    more
        Of a hundred pairs of games, one of each arm, in how many the one with had more.
    came
        What it came to: ``fewer``, ``same``, ``more`` or ``many``.
    """

    means: tuple[float, float]
    middles: tuple[tuple[float, float], tuple[float, float]]
    more: int
    came: str


def read(rates: Rates) -> Read:
    """Read both arms."""
    without, with_ = rates["without"], rates["with"]
    means = (fmean(without), fmean(with_))
    more = sum(a < b for a, b in zip(without, with_, strict=True))
    return Read(
        means,
        (_middle(without), _middle(with_)),
        round(100 * more / len(without)),
        came(*means),
    )


def came(without: float, with_: float) -> str:
    """Say in one word how one mean stands to the other."""
    if with_ >= MANY * without and with_ > 0:
        return "many"
    if with_ > (1 + SEVERAL / 2) * without:
        return "more"
    return "same" if with_ >= (1 - SEVERAL / 2) * without else "fewer"


def verdict(expected: str, came_out: str) -> Message:
    """Hold what the reader expected against what came out."""
    return message(
        "climate-page-read-expected",
        same=int(expected == came_out),
        expected=Message(f"climate-page-expect-{expected}"),
        came=Message(f"climate-page-expect-{came_out}"),
    )


def _middle(values: Sequence[float]) -> tuple[float, float]:
    low, _, high = quantiles(values, n=4)
    return (low, high)


def csv(rates: Rates) -> bytes:
    """Give every game as a row: its arm and number, and its extinctions a million years."""
    rows = ["human_change,game,extinctions_per_million_years"]
    for arm, values in rates.items():
        rows += [
            f"{'yes' if arm == 'with' else 'no'},{number},{value:.4f}"
            for number, value in enumerate(values, 1)
        ]
    return ("\r\n".join(rows) + "\r\n").encode()


def bins(values: Sequence[float]) -> Counter[int]:
    """Count how many games lie in each bar, by the bar's number from 0."""
    return Counter(floor(value / BIN + 1e-9) for value in values)


class Scale(NamedTuple):
    """What both drawings share, so that they can be compared.

    Attributes
    ----------
    last
        How many bars have room.
    highest
        The games of the highest bar.
    own
        Extinctions a million years of the match that the reader played; none for none.
    """

    last: int
    highest: int
    own: float | None

    def x(self, rate: float) -> float:
        """Give where a rate stands, in pixels."""
        return LEFT + rate / BIN * (WIDE - LEFT - RIGHT) / self.last

    def y(self, count: float) -> float:
        """Give how high a count stands, in pixels."""
        return FLOOR - count / self.highest * (FLOOR - TOP)


def histograms(say: Catalogue, rates: Rates, own: float | None) -> Markup:
    """Draw both arms under one another on one scale, with their means and one's own match.

    Parameters
    ----------
    say
        The reader's language.
    rates
        Extinctions a million years of each game, by arm.
    own
        Those of the match that the reader played; none for none.
    """
    counted = {arm: bins(values) for arm, values in rates.items()}
    last = max(max(found, default=0) for found in counted.values()) + 1
    highest = max(max(found.values(), default=1) for found in counted.values())
    scale = Scale(max(last, ceil((own or 0.0) / BIN) + 1), highest, own)
    panels = [_panel(say, arm, values, scale) for arm, values in rates.items()]
    return Markup().join(panels)


def _panel(say: Catalogue, arm: Arm, values: Sequence[float], scale: Scale) -> Markup:
    """Draw one arm."""
    mean = round(fmean(values), 2)
    title = say.render(message(f"climate-page-arm-{arm}"))
    said = say.render(message("climate-page-arm-says", arm=title, mean=mean))
    drawn = [
        f'<text class="rk-chart-title" x="0" y="16">{escape(title)}</text>',
        *_grid(scale),
        *_bars(arm, bins(values), scale),
        _mean(say.render(message("climate-page-mean", mean=mean)), scale.x(fmean(values))),
    ]
    if scale.own is not None:
        drawn.append(
            f'<path d="M{scale.x(scale.own):.1f} {FLOOR - 1:g}l-6 11h12z" fill="#FFC145" '
            'stroke="#10303D" stroke-width="1.6" stroke-linejoin="round"/>'
        )
    return Markup(  # noqa: S704  # numbers of ours, and texts that were escaped
        f'<svg class="rk-climate-histogram" viewBox="0 0 {WIDE:g} {HIGH:g}" role="img" '
        f'aria-label="{escape(said)}" data-key="histogram-{arm}">{"".join(drawn)}</svg>'
    )


def _grid(scale: Scale) -> Iterator[str]:
    """Draw the figures of both axes."""
    for tick in nice_ticks(scale.highest, 3, whole=True):
        y = scale.y(tick)
        if y >= TOP - 8:
            yield f'<path d="M{LEFT:g} {y:.1f}H{WIDE - RIGHT:g}" class="rk-climate-grid"/>'
            yield f'<text x="{LEFT - 6:g}" y="{y + 4:.1f}" text-anchor="end">{int(tick)}</text>'
    end = scale.last * BIN
    step = next(step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10) if end / step <= MOST_TICKS)
    for number in range(floor(end / step + 1e-9) + 1):
        rate = number * step
        text = f"{rate:g}"
        yield f'<text x="{scale.x(rate):.1f}" y="{HIGH - 5:g}" text-anchor="middle">{text}</text>'


def _bars(arm: Arm, counted: Counter[int], scale: Scale) -> Iterator[str]:
    wide = max(scale.x(BIN) - scale.x(0) - 1, 1)
    for number, count in sorted(counted.items()):
        y = scale.y(count)
        yield (
            f'<rect x="{scale.x(number * BIN) + 0.5:.1f}" y="{y:.1f}" width="{wide:.1f}" '
            f'height="{FLOOR - y:.1f}" fill="{COLOURS[arm]}" stroke="#10303D" stroke-width="1"/>'
        )


def _mean(text: str, x: float) -> str:
    """Draw the line of the mean, with its name on the side that has room."""
    aside, anchor = (6, "start") if x < WIDE * 0.6 else (-6, "end")
    return (
        f'<path d="M{x:.1f} {TOP - 12:g}V{FLOOR:g}" stroke="#10303D" stroke-width="2.4"/>'
        f'<text class="rk-climate-mean" x="{x + aside:.1f}" y="{TOP - 4:g}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )

"""Gain by goal: a class's shares before and after, and the difference with its interval.

It is a picture rather than a widget, since nothing in it moves or can be selected; a table next to
it has the same values.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from babel.numbers import format_percent
from markupsafe import Markup

from reefkit.assess.gain import ClassGain
from reefkit.text import Catalogue, Message
from reefkit.text.languages import language
from reefkit.widgets.figure import Axes, Figure, LinearScale, filled
from reefkit.widgets.figure.described import DataLine, Described, FigureData
from reefkit.widgets.pictured import pictured

_WIDTH, _ROW, _TOP, _FOOT = 600, 46, 40, 64
SHARE = LinearScale(0, 1, 112, 322)
"""Horizontal scale of shares, in pixels."""
GainRow = tuple[str, str, ClassGain]
"""Name of a goal, a note on the number of students, and the gain."""


def gain_svg(rows: Sequence[GainRow], say: Catalogue) -> Markup:
    """Draw gains from the top to the bottom; a screen reader reads the title."""
    height = _TOP + _ROW * len(rows) + _FOOT
    told = _told(rows, say)
    figure = Figure(_WIDTH, height, told.short)
    figure.step_through(told, lambda row, share: (SHARE(share / 100), _TOP + _ROW * row + 18))
    difference = difference_scale([gain for *_, gain in rows])
    y = LinearScale(0, 1, height - _FOOT, _TOP - 6)
    where = language(say.locale)
    Axes(figure, SHARE, y).along((0, 0.5, 1), lambda at: format_percent(at, locale=where), gap=16)
    ends = (difference.low, 0, difference.high)
    Axes(figure, difference, y).along(ends, _points, zero="edge", gap=16)
    for scale, text in ((SHARE, "share"), (difference, "difference")):
        middle = (scale.start + scale.end) / 2
        figure.text((middle, 16), _words(say, text), ("middle", "strong"))
    for x, text, fill in ((8, "before", "paper"), (78, "after", "tide")):
        figure.dot((x, height - 10), 5, fill, "tide", 2)
        figure.text((x + 10, height - 6), _words(say, text))
    for number, (name, note, gain) in enumerate(rows):
        middle = _TOP + _ROW * number + 18
        figure.text((8, middle), name, ("strong",))
        figure.text((8, middle + 16), note, ("ink2",))
        if not math.isnan(gain.difference):
            _draw_gain(figure, gain, middle, difference)
    if not rows:
        figure.text((8, _TOP + 8), _words(say, "none"))
    return pictured(figure.svg("rk-gain-chart"), "gain", told)


def _told(rows: Sequence[GainRow], say: Catalogue) -> Described:
    """Return the descriptions of the shares before and after, in per cent."""
    sides = {
        "before": [gain.before for *_, gain in rows],
        "after": [gain.after for *_, gain in rows],
    }
    lines = (
        DataLine(_words(say, name), tuple((at, round(100 * each, 1)) for at, each in enumerate(of)))
        for name, of in sides.items()
    )
    data = FigureData(
        _words(say, "title"), "bars", say.render(Message("assessment-goal")),
        f"{_words(say, 'share')} (%)", tuple(lines),
        names={at: name for at, (name, *_) in enumerate(rows)}, ordered=False,
    )  # fmt: skip
    return Described(data, say)


def _words(say: Catalogue, name: str) -> str:
    return say.render(Message(f"assessment-chart-{name}"))


def _points(difference: float) -> str:
    return f"{100 * difference:+.0f}".replace("-", "\u2212") if difference else "0"


def difference_scale(gains: Sequence[ClassGain]) -> LinearScale:
    """Return the scale of differences: to ±0.5, or to ±1 if a gain or its interval is larger."""
    ends = [each for gain in gains for each in (gain.difference, gain.low, gain.high)]
    largest = max((abs(each) for each in ends if not math.isnan(each)), default=0.0)
    most = 0.5 if largest <= 0.5 else 1.0
    return LinearScale(-most, most, SHARE.end + 56, _WIDTH - 24)


def _draw_gain(figure: Figure, gain: ClassGain, y: float, difference: LinearScale) -> None:
    was, now = SHARE(gain.before), SHARE(gain.after)
    figure.line([(was, y), (now, y)], "tide", 2.6)
    figure.dot((was, y), 6, "paper", "tide", 2.4)
    figure.dot((now, y), 6, "tide", "tide")
    if not math.isnan(gain.low):
        ends = [difference(each) for each in (gain.low, gain.high)]
        figure.line([(at, y) for at in ends], "ink", 1.8)
        for at in ends:
            figure.line([(at, y - 5), (at, y + 5)], "ink", 1.8)
    x = difference(gain.difference)
    figure.box((x - 4.5, y - 4.5), (x + 4.5, y + 4.5), filled("ink"))

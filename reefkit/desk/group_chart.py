"""A chart of groups in rows: a dot for every reef, a line at the mean of each group."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from markupsafe import Markup

from reefkit.desk.ocean_chart import WIDTH
from reefkit.desk.site_comparison import Measure, SiteGroup, Way
from reefkit.text import Catalogue, message
from reefkit.widgets.figure import Axes, Figure, LinearScale, Point, ticks_to
from reefkit.widgets.figure.described import DataLine, Described, FigureData
from reefkit.widgets.pictured import pictured

_LEFT, _RIGHT = 232.0, 96.0
_HEAD, _FOOT = 26.0, 44.0
_HIGHEST, _LOWEST = 96.0, 30.0
_TALL = 330.0
"""Height of all rows together, if each is from `_LOWEST` to `_HIGHEST` high."""


def groups_svg(
    groups: Sequence[SiteGroup], measure: Measure, way: Way, time: int, say: Catalogue
) -> Markup:
    """Draw the types or points of the reefs in each group, one row per group."""
    high = max(_LOWEST, min(_HIGHEST, _TALL / len(groups)))
    floor = _HEAD + high * len(groups)
    title = say.render(message(f"desk-data-title-{way}", time=time))
    label = say.render(message(f"desk-data-axis-{measure}"))
    data = FigureData(
        title, "bars", say.render(message("charts-head-layer")), label,
        (DataLine("", tuple((row, each.mean(measure)) for row, each in enumerate(groups))),),
        names={row: group_name(each, say) for row, each in enumerate(groups)}, ordered=False,
    )  # fmt: skip
    told = Described(data, say)
    figure = Figure(WIDTH, floor + _FOOT, told.short)
    ticks = ticks_to(
        max(site.value(measure) for each in groups for site in each.sites), 8, whole=True
    )
    x = LinearScale(0, ticks[-1], _LEFT, WIDTH - _RIGHT)
    axes = Axes(figure, x, LinearScale(0, len(groups), floor, _HEAD))
    figure.text((8, 15), title, ("strong",))
    axes.along(ticks, say.figure)
    figure.step_through(told, lambda row, value: (x(value), _HEAD + (row + 0.5) * high))
    figure.text(((x.start + x.end) / 2, floor + 36), label, ("middle", "ink2"))
    for number, each in enumerate(groups):
        middle = _HEAD + (number + 0.5) * high
        if number:
            figure.line([(8, middle - high / 2), (WIDTH - 8, middle - high / 2)], "mist")
        if way == "builder":
            figure.token(each.key, (18, middle), 20)
        left = 34.0 if way == "builder" else 8.0
        _draw_name(figure, each, (left, middle), say, below=high > 38)
        mean, half = each.mean(measure), high / 2 - 4
        figure.line([(x(mean), middle - half), (x(mean), middle + half)], "tide", 4)
        values = Counter(site.value(measure) for site in each.sites)
        apart = min(9.0, 2 * (half - 4) / max(1, max(values.values()) - 1))
        for value, count in sorted(values.items()):
            for place in range(count):
                y = middle + (place - (count - 1) / 2) * apart
                figure.dot((x(value), y), 4.6, "gold", "ink", 1.3)
        words = say.render(message("desk-data-mean", value=mean))
        figure.text((WIDTH - 8, middle + 4.5), words, ("end", "strong"))
    return pictured(figure.svg(), "groups", told)


def group_name(group: SiteGroup, say: Catalogue) -> str:
    name = say.render(group.name)
    return name[:1].upper() + name[1:]


def _draw_name(figure: Figure, group: SiteGroup, at: Point, say: Catalogue, *, below: bool) -> None:
    left, middle = at
    note = say.render(message("desk-data-reefs", count=len(group.sites)))
    figure.text((left, middle + (-3 if below else 4.5)), group_name(group, say))
    if below:
        figure.text((left, middle + 14), note, ("ink2",))
    else:
        figure.text((_LEFT - 12, middle + 4.5), note, ("end", "ink2"))

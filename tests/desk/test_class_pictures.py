"""Charts of a class as SVG: what is drawn where."""

import math
import re
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest
from bs4 import BeautifulSoup
from msgspec.structs import replace

from reefkit.assess.gain import ClassGain
from reefkit.desk.class_charts import ask_series
from reefkit.desk.class_data import ClassSeries, Ocean, ocean_of
from reefkit.desk.gain_chart import SHARE, difference_scale, gain_svg
from reefkit.desk.group_chart import groups_svg
from reefkit.desk.ocean_chart import (
    _FALL,
    _RISE,
    LEFT,
    RIGHT,
    WIDTH,
    ocean_svg,
    series_svg,
    small_svg,
)
from reefkit.desk.site_comparison import groups_of, sites_at
from reefkit.labs.lesson.desk_records import TableSeries
from reefkit.text import Message, catalogue
from reefkit.widgets.pictured import drawing_alone
from tests.desk.test_class_charts import a_record, named

NAN = math.nan


def _drawn(draw: Callable[..., str]) -> Callable[..., str]:
    """Draw alone, without the words below."""
    return lambda *values: drawing_alone(draw(*values))


NS = "{http://www.w3.org/2000/svg}"
SAY = catalogue()


def ocean(*tables: str, struck: list[tuple[int, str]] | None = None) -> Ocean:
    """Return tables of one reef each, given whether the one type lives there at each time."""
    records = [
        a_record([[[int(each)]] for each in table], ("boulder-coral",), struck or [])
        for table in tables
    ]
    return ocean_of(named(*records))


OCEAN = ocean("111", "110", "100", "10")


def bar(shown: Ocean) -> list[tuple[float, float]]:
    """Return the corners of the bar of the type."""
    found = []
    for each in ET.fromstring(_drawn(ocean_svg)(shown, SAY)).iter(f"{NS}path"):  # noqa: S314  # our own
        if each.get("fill") == "#EC7650":
            numbers = [float(n) for n in re.findall(r"-?[\d.]+", each.get("d") or "")]
            found.append(list(zip(numbers[::2], numbers[1::2], strict=True)))
    return max(found, key=lambda at: max(x for x, _ in at))


def x_of(time: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * time / 4


def thickness(shown: Ocean, time: int) -> float:
    ys = [y for x, y in bar(shown) if x == pytest.approx(x_of(time), abs=0.1)]
    return max(ys) - min(ys)


def test_a_bar_is_as_thick_as_the_share_of_tables():
    assert thickness(OCEAN, 1) == pytest.approx(thickness(OCEAN, 0) / 2, abs=0.1)
    assert thickness(OCEAN, 2) == pytest.approx(thickness(OCEAN, 0) / 3, abs=0.1)
    assert thickness(ocean("101"), 1) > 1, "one that comes back has a thread"


def test_a_bar_that_goes_on_has_a_point_and_one_that_ended_a_cross_stroke():
    ended = ocean("110")
    assert max(x for x, _ in bar(OCEAN)) > x_of(2) + 5
    assert max(x for x, _ in bar(ended)) == pytest.approx(x_of(1), abs=0.1)
    assert _drawn(ocean_svg)(ended, SAY).count('stroke-width="2.6"') == 1
    once = bar(ocean("0010"))
    assert max(x for x, _ in once) - min(x for x, _ in once) >= 8


def test_beyond_where_all_tables_have_come_the_ocean_is_dotted_and_hollow():
    svg = _drawn(ocean_svg)(OCEAN, SAY)
    assert svg.count('stroke-dasharray="2 6"') == 1
    hollow = re.findall(r'<circle[^>]* fill="#FFFFFF" stroke="#0B6477"', svg)
    filled = re.findall(r'<circle[^>]* fill="#0B6477" stroke="#0B6477"', svg)
    assert (len(filled), len(hollow)) == (2, 1)


@pytest.mark.parametrize(("middle", "lines"), [(NAN, 0), (4.0, 2)])
def test_a_line_has_a_gap_where_it_is_undefined(middle: float, lines: int):
    about = TableSeries("eaten", Message("desk-data-alpha"), Message("desk-data-ask-turn"), ())
    values = (3.0, middle, 5.0)
    svg = _drawn(series_svg)(OCEAN, ClassSeries(about, values, {"0": values}), SAY)
    assert len(re.findall(r'stroke="#[0-9A-F]{6}" stroke-width="2.2"', svg)) == lines


def test_every_table_of_a_series_is_named_and_its_changes_are_marked():
    about = TableSeries("lost", Message("desk-data-alpha"), Message("desk-data-ask-turn"), ())
    each = {one.id: (0.0, 1.0) for one in OCEAN.tables}
    lost = ClassSeries(about, (0.0, 1.0), each)
    heat = ClassSeries(
        replace(about, id="heat", changes=Message("desk-data-alpha")),
        (),
        {"0": (3.0, 4.0, 4.0, 2.0)},
    )
    svg = _drawn(series_svg)(OCEAN._replace(series=(lost, heat)), lost, SAY)
    assert [one.name for one in OCEAN.tables if f">{one.name}</text>" not in svg] == []
    names = "|".join(one.name for one in OCEAN.tables)
    ends = re.findall(rf'y="([\d.]+)"[^>]*>(?:{names})<', svg)
    assert len(ends) == len(set(ends)) == 2 * len(OCEAN.tables)
    assert (svg.count(_RISE), svg.count(_FALL)) == (1, 1)
    alone = _drawn(series_svg)(OCEAN._replace(series=(lost, heat)), heat, SAY)
    assert _RISE not in alone
    highest = heat._replace(about=replace(heat.about, most=4.0))
    marked = _drawn(series_svg)(OCEAN._replace(series=(lost, highest)), lost, SAY)
    assert marked.count('stroke-width="3.5"') == 2, "a mark for each time at the highest value"


@pytest.mark.parametrize(("lost", "asked"), [(0.0, "-none"), (1.0, "")])
def test_without_an_extinction_the_class_is_asked_why(lost: float, asked: str):
    ask = Message("climate-desk-ask-lost")
    about = TableSeries("lost", Message("climate-desk-series-lost"), ask, ())
    shown = ClassSeries(about, (0.0, lost), {"a": (0.0, 0.0), "b": (0.0, lost)})
    assert ask_series(shown, SAY).id == ask.id + asked


def test_lines_that_end_early_are_named():
    about = TableSeries("heat", Message("desk-data-alpha"), Message("desk-data-ask-turn"), ())
    each = {one.id: (0.0, 1.0, NAN) for one in OCEAN.tables}
    svg = _drawn(series_svg)(OCEAN, ClassSeries(about, (0.0, 1.0, NAN), each), SAY)
    assert [one.name for one in OCEAN.tables if f">{one.name}</text>" not in svg] == []


def test_tables_have_distinct_signs_even_if_there_are_many():
    many = tuple(OCEAN.tables[0]._replace(id=str(n), name=f"T{n}") for n in range(12))
    about = TableSeries("lost", Message("desk-data-alpha"), Message("desk-data-ask-turn"), ())
    each = {one.id: (0.0, 1.0) for one in many}
    svg = _drawn(series_svg)(OCEAN._replace(tables=many), ClassSeries(about, (0.0, 1.0), each), SAY)
    signs = re.findall(r'<path d="([^"]+)"[^>]* fill="(#\w+)"', svg)
    assert len(signs) == len(set(signs)) == len(many)


def test_on_a_small_chart_the_highest_table_is_named_unless_many_share_it():
    about = TableSeries("lost", Message("desk-data-alpha"), Message("desk-data-ask-turn"), ())

    def named(*lasts: float) -> list[str]:
        each = {one.id: (0.0, last) for one, last in zip(OCEAN.tables, lasts, strict=True)}
        svg = small_svg(OCEAN, ClassSeries(about, (0.0, 1.0), each), SAY)
        return [one.name for one in OCEAN.tables if f">{one.name}</text>" in svg]

    assert named(1, 4, 0, NAN) == [OCEAN.tables[1].name]
    assert named(4, 4, 4, 0) == []


def test_disasters_are_named_once_a_round():
    struck = [(1, "pollution"), (2, "heatwave"), (2, "tsunami"), (2, "heatwave")]
    svg = _drawn(ocean_svg)(ocean("111", "111", struck=struck), SAY)
    assert svg.count('stroke-dasharray="5 3"') == 4
    assert svg.count("heatwave") == svg.count("heatwave, tsunami</text>") == 1
    assert "pollution" in svg


def test_time_to_come_is_said_and_time_that_is_over_is_not():
    assert "still to come" in _drawn(ocean_svg)(OCEAN, SAY)
    assert "still to come" not in _drawn(ocean_svg)(ocean("11111"), SAY)


def test_every_reef_of_a_group_is_a_dot_at_its_value():
    sites = sites_at(ocean("1", "1", "0"), 0)
    svg = _drawn(groups_svg)(groups_of(sites, "bot"), "types", "bot", 0, SAY)
    dots = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', svg)
    places = {(float(x), float(y)) for x, y in dots}
    assert len(places) == 3, "equal ones are apart"
    assert len({x for x, _ in places}) == 2


SPREAD, MARK = 'line[stroke-width="1.8"]', 'rect[fill="#10303D"]'


def gain(before: float, after: float, low: float = NAN, high: float = NAN) -> ClassGain:
    return ClassGain(
        students=9, pairs=9, before=before, after=after, difference=after - before, low=low,
        high=high, normalised=0.5,
    )  # fmt: skip


def drawn(shown: ClassGain) -> BeautifulSoup:
    return BeautifulSoup(_drawn(gain_svg)([("Goal A", "9 students", shown)], SAY), "html.parser")


def test_before_is_hollow_after_is_filled_and_both_are_where_they_are_measured():
    shown = gain(0.25, 0.75, 0.3, 0.7)
    soup, scale = drawn(shown), difference_scale([shown])
    was, now = [dot for dot in soup.select("circle") if dot["r"] == "6"]
    assert (float(str(was["cx"])), was["fill"]) == (SHARE(0.25), "#FFFFFF")
    assert float(str(now["cx"])) == SHARE(0.75)
    assert soup.select(SPREAD)[0]["x1"] == f"{scale(0.3):.5g}"


def test_the_axis_of_differences_is_as_long_as_it_has_to_be():
    assert difference_scale([gain(0.2, 0.6, 0.1, 0.5)]).high == 0.5
    assert difference_scale([gain(0.2, 0.6, 0.1, 0.51)]).high == 1.0
    assert difference_scale([gain(NAN, NAN)]).high == 0.5


def test_without_an_interval_there_is_none_and_without_a_gain_no_mark():
    alone = drawn(gain(0.2, 0.6))
    assert not alone.select(SPREAD)
    assert len(alone.select(MARK)) == 1
    assert not drawn(gain(NAN, NAN)).select(f"{SPREAD}, {MARK}")

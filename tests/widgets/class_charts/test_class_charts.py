"""Charts of a class as SVG: what is drawn where, and that words are words."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.text import catalogue
from reefkit.widgets.group_chart import Strip, strips_svg
from reefkit.widgets.ocean_chart import (
    LEFT,
    RIGHT,
    WIDTH,
    ChartTrack,
    OceanChart,
    Ribbon,
    lines_svg,
    ocean_svg,
    small_svg,
)
from reefkit.widgets.svg_paper import apart

NAN = float("nan")
NASTY = '"><script>x</script>'
CORAL = Ribbon("boulder-coral", "coral", "boulder coral", 0, (1.0, 0.5, 0.25), "2 of 8", lives=True)
CHART = OceanChart(
    ribbons=(CORAL,),
    tracks=(ChartTrack("ocean", (4.0, 8.0, 8.0), "ocean"), ChartTrack("each", (3.0, NAN, 5.0))),
    rounds=4,
    now=2,
    together=1,
    titles=("who", "how many"),
    label="time",
    coming="to come",
    said="said",
)
NS = "{http://www.w3.org/2000/svg}"


def drawn(svg: str, fill: str) -> list[list[tuple[float, float]]]:
    """Return the corners of every shape of a colour."""
    found = []
    for each in ET.fromstring(svg).iter(f"{NS}path"):  # noqa: S314  # our own
        if each.get("fill") == fill:
            numbers = [float(n) for n in re.findall(r"-?[\d.]+", each.get("d") or "")]
            found.append(list(zip(numbers[::2], numbers[1::2], strict=True)))
    return found


def bar(chart: OceanChart) -> list[tuple[float, float]]:
    return max(drawn(ocean_svg(chart), "#EC7650"), key=lambda at: max(x for x, _ in at))


def x_of(time: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * time / 4


def test_a_bar_is_as_thick_as_the_share_of_tables():
    corners = bar(CHART)
    thick = [
        max(y for x, y in corners if x == pytest.approx(x_of(time), abs=0.1))
        - min(y for x, y in corners if x == pytest.approx(x_of(time), abs=0.1))
        for time in (0, 1, 2)
    ]
    assert thick[1] == pytest.approx(thick[0] / 2, abs=0.1)
    assert thick[2] == pytest.approx(thick[0] / 4, abs=0.1)


def test_a_bar_that_goes_on_has_a_point_and_one_that_ended_a_cross_stroke():
    ended = replace(CHART, ribbons=(replace(CORAL, lives=False),))
    assert max(x for x, _ in bar(CHART)) > x_of(2) + 5
    assert max(x for x, _ in bar(ended)) == pytest.approx(x_of(2), abs=0.1)
    assert ocean_svg(ended).count('stroke-width="2.6"') == 1


def test_a_type_that_is_nowhere_for_a_while_keeps_a_thread():
    gap = replace(CHART, ribbons=(replace(CORAL, shares=(1.0, 0.0, 1.0)),))
    at_gap = [y for x, y in bar(gap) if x == pytest.approx(x_of(1), abs=0.1)]
    assert max(at_gap) - min(at_gap) > 1


def test_a_type_seen_once_can_be_seen():
    once = replace(CHART, ribbons=(replace(CORAL, first=2, shares=(0.5,), lives=False),))
    assert max(x for x, _ in bar(once)) - min(x for x, _ in bar(once)) >= 8


def test_beyond_where_all_tables_have_come_the_ocean_is_dotted_and_hollow():
    svg = ocean_svg(CHART)
    assert svg.count('stroke-dasharray="2 6"') == 1
    hollow = re.findall(r'<circle[^>]* fill="#FFFFFF" stroke="#0B6477"', svg)
    filled = re.findall(r'<circle[^>]* fill="#0B6477" stroke="#0B6477"', svg)
    assert (len(filled), len(hollow)) == (2, 1)


def test_a_line_has_a_gap_where_it_is_undefined():
    thin = re.findall(r'stroke="#648590" stroke-width="1.6"', ocean_svg(CHART))
    assert thin == []  # values stand at times 0 and 2 alone: nothing joins them


@pytest.mark.parametrize(("draw", "lines"), [(ocean_svg, 4), (lines_svg, 2)])
def test_disasters_are_named_once_a_round(draw: Callable[[OceanChart], str], lines: int):
    """Each has its line in both panels; in one alone, those of a round share it."""
    struck = ((1, "gale"), (2, "heat"), (2, "disease"), (2, "heat"))
    svg = draw(replace(CHART, struck=struck))
    assert svg.count('stroke-dasharray="5 3"') == lines
    assert svg.count("heat") == svg.count("heat, disease</text>") == 1
    assert "gale" in svg


def test_time_to_come_is_said_and_time_that_is_over_is_not():
    assert "to come" in ocean_svg(CHART)
    assert "to come" not in ocean_svg(replace(CHART, now=4))


@pytest.mark.parametrize("words", [NASTY, "a & b", "\u202eabc"])
def test_words_are_words(words: str):
    chart = OceanChart(
        ribbons=(replace(CORAL, name=words, note=words),),
        tracks=(ChartTrack(words, (1.0, 2.0), "ocean"),),
        rounds=2, now=1, together=1, titles=(words, words), label=words, coming=words,
        struck=((1, words),), said=words,
    )  # fmt: skip
    strip = Strip(words, words, (1.0,), 1.0, words)
    for svg in (
        ocean_svg(chart),
        small_svg(chart),
        strips_svg((strip,), catalogue(), title=words, label=words, text=words),
    ):
        root = ET.fromstring(svg)  # noqa: S314  # our own
        assert root.get("aria-label") == words
        assert words in {each.text for each in root.iter(f"{NS}text")}
        assert not list(root.iter(f"{NS}script"))


def test_every_reef_of_a_group_is_a_dot_at_its_value():
    strip = Strip("Atoll", "3 reefs", (4.0, 4.0, 8.0), 16 / 3, "5.3")
    svg = strips_svg((strip,), catalogue(), title="t", label="l", text="s")
    dots = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', svg)
    places = {(float(x), float(y)) for x, y in dots}
    assert len(places) == 3  # equal ones stand apart
    assert len({x for x, _ in places}) == 2


@given(st.lists(st.floats(0, 100), min_size=1, max_size=6), st.floats(1, 20))
def test_labels_stand_apart_within_the_chart(places: list[float], least: float):
    lowest = max(100.0, least * len(places))
    found = sorted(apart(places, least, lowest))
    assert all(b - a >= least - 1e-6 for a, b in pairwise(found))
    assert found[-1] <= lowest + 1e-6

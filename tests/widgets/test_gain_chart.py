"""The chart of a class's gain: what stands where, and nothing of a name that could do harm."""

import math

from bs4 import BeautifulSoup

from reefkit.text import catalogue
from reefkit.widgets.gain_chart import (
    GainLine,
    GainWords,
    axis_end,
    difference_at,
    gain_chart_svg,
    share_at,
)

SPREAD, MARK = 'path[stroke-width="1.8"]', 'path[d$="Z"]'
WORDS = GainWords("Gain", "before", "after", "share right", "difference", "nothing yet")
SAY = catalogue()


def line(before: float, after: float, low: float = math.nan, high: float = math.nan) -> GainLine:
    return GainLine("Goal A", "9 students", before, after, after - before, low, high)


def test_before_is_hollow_after_is_filled_and_both_stand_where_they_are_measured():
    soup = BeautifulSoup(
        str(gain_chart_svg([line(0.25, 0.75, 0.3, 0.7)], WORDS, SAY)), "html.parser"
    )
    was, now = [dot for dot in soup.select("circle") if dot["r"] == "6"]
    assert (float(str(was["cx"])), was["fill"]) == (share_at(0.25), "#FFFFFF")
    assert float(str(now["cx"])) == share_at(0.75)
    assert str(soup.select(SPREAD)[0]["d"]).startswith(f"M{difference_at(0.3):.5g}")


def test_the_axis_of_differences_is_as_long_as_it_has_to_be():
    assert axis_end([line(0.2, 0.6, 0.1, 0.5)]) == 0.5
    assert axis_end([line(0.2, 0.6, 0.1, 0.51)]) == 1.0
    assert axis_end([line(math.nan, math.nan)]) == 0.5
    assert difference_at(0.0) == difference_at(0.0, 0.5)
    assert difference_at(0.5, 0.5) == difference_at(1.0)


def test_without_an_interval_there_is_none_and_without_a_gain_no_mark():
    alone = BeautifulSoup(str(gain_chart_svg([line(0.2, 0.6)], WORDS, SAY)), "html.parser")
    assert not alone.select(SPREAD)
    assert len(alone.select(MARK)) == 1
    nothing = BeautifulSoup(
        str(gain_chart_svg([line(math.nan, math.nan)], WORDS, SAY)), "html.parser"
    )
    assert not nothing.select(f"{SPREAD}, {MARK}")


def test_words_are_words():
    hostile = GainLine("<script>", '"><b>', 0.1, 0.2, 0.1, 0.0, 0.2)
    soup = BeautifulSoup(str(gain_chart_svg([hostile], WORDS, SAY)), "html.parser")
    assert not soup.select("script, b")
    assert "<script>" in soup.get_text()
    assert soup.svg is not None
    assert soup.svg["aria-label"] == "Gain"

"""A type is the same in the tally, the curve, the chart, *By hand*, questions and exports."""

from collections import defaultdict
from itertools import pairwise
from math import ceil

import pytest

from reefkit.assess.items import Curve, RangeChartItem
from reefkit.games.reef.course import FLESHY_ALGA
from reefkit.games.reef.score_sums import score_of
from reefkit.labs.reef import sums
from reefkit.labs.reef.questions import QUESTIONS
from reefkit.labs.reef.scoreboard import scoreboard
from reefkit.labs.reef.sums import AskedSum
from reefkit.labs.reef.timeline import EVERYTHING, _bars, _covered
from reefkit.match.table import MemoryTable
from reefkit.text import Message
from tests.labs.reef import matches
from tests.labs.reef.page import TablePage
from tests.support.effort import effort

Times = dict[int | None, dict[int, set[str]]]
"""The types at each survey, 0 the founding, by seat; None is the whole table."""


@pytest.fixture(scope="module", params=matches.SEEDS[effort(1, 0) :: effort(3, 1)])
def page(request: pytest.FixtureRequest) -> TablePage:
    page = TablePage(matches.table(request.param).match)
    page.session.ui.plots |= {f"0-{survey}": 0.0 for survey in range(20)}
    return page


@pytest.fixture(scope="module")
def living(page: TablePage) -> Times:
    """Read who lived when out of the exported presence, without the algae."""
    seats = (None, *page.scene.seats)
    rounds = range(len(page.scene.course.times))
    found: Times = {seat: {round_: set() for round_ in rounds} for seat in seats}
    for row in page.table.read("presence"):
        if row.present and row.role != "alga":
            found[row.seat - 1][row.round].add(row.type)
            found[None][row.round].add(row.type)
    return found


def test_the_curve_counts_them(page: TablePage, living: Times):
    course = page.scene.course
    for seat, times in living.items():
        curve = course["gamma"].values if seat is None else course["alpha"].of(seat)
        assert list(curve) == [len(times[time]) for time in times]


def test_the_bars_of_the_chart_and_the_exported_ranges_have_the_same_stays(
    page: TablePage, living: Times
):
    rows = defaultdict(list)
    for row in page.table.read("ranges"):
        seat = None if row.seat is None else row.seat - 1
        rows[seat, row.type].append(row)
    for seat, times in living.items():
        bars = {bar.taxon: bar for bar in _bars(page.scene, seat, EVERYTHING)}
        covered = _covered(page.scene, seat, EVERYTHING)
        assert set(bars) == set().union(*times.values()) == {of[1] for of in rows if of[0] == seat}
        for type_, bar in bars.items():
            stays = [(row.first, row.last) for row in rows[seat, type_]]
            there = {time for first, last in stays for time in range(first, last + 1)}
            assert there == {time for time, types in times.items() if type_ in types}
            assert all(last + 1 < first for (_, last), (first, _) in pairwise(stays))
            # A bar begins where the type came, before the survey that counts it first.
            assert [(ceil(first), int(last)) for first, last in bar.pieces] == stays
            ends = [row.ending for row in rows[seat, type_]]
            assert ends[:-1] == ["returned"] * (len(stays) - 1)
            assert (ends[-1] == "standing") == (stays[-1][1] == max(times))
            cleared = (type_, stays[-1][1]) in covered  # after it was counted, as it was built over
            assert (not bar.ending) == (ends[-1] == "standing" and not cleared)


def test_the_tally_has_them_and_says_which_score(page: TablePage, living: Times):
    """Fleshy algae score as a type; what lives under them is there, and scores nothing."""
    board = {line.round: line.types for line in scoreboard(page.scene).lines}
    assert board == {time: len(types) for time, types in living[None].items() if time}
    for seat in page.scene.seats:
        for time in range(1, len(living[seat])):
            score = score_of(page.table, 0, seat, time)
            assert score is not None
            (part,) = [each for each in score.parts if each.part == "diversity"]
            named = {_type(row.text): row.points for row in part.rows}
            algae = page.scene.course["algae"].of(seat)[time]
            assert (FLESHY_ALGA in named) == (algae > 0)
            assert set(named) - {FLESHY_ALGA} == living[seat][time]


def _type(text: Message) -> str:
    named = text.values.get("organism", text)
    assert isinstance(named, Message)
    return named.id.removeprefix("organism-")


def test_by_hand_adds_them_up(page: TablePage, living: Times):
    for seat, times in living.items():
        for time in range(1, sums.last(page.scene) + 1):
            measure = "gamma" if seat is None else "richness"
            found, types = sums.work(page.scene, AskedSum(measure, seat, time))
            assert found.value == len(times[time])
            if found.about == "types":
                assert {types[line.of[0]] for line in found.lines} == times[time]


def test_questions_ask_for_them(page: TablePage, living: Times):
    table = MemoryTable(page.table.match)
    made = {each.id.partition(":")[0]: each.item for each in QUESTIONS.plotted(table, 0, "Ana")}
    for id_, seat in (("curve-plot", 0), ("region-plot", None)):
        if id_ in made:
            curve = made[id_]
            assert isinstance(curve, Curve)
            assert curve.plot.values == tuple(len(types) for types in living[seat].values())
    bars = made.get("range-plot")
    if bars is not None:
        assert isinstance(bars, RangeChartItem)
        stays = {
            type_: bars.plot.stays.get(type_, (ends,)) for type_, ends in bars.plot.ranges.items()
        }
        for time, types in living[0].items():
            assert types == {
                type_
                for type_, of in stays.items()
                if any(first <= time <= last for first, last in of)
            }

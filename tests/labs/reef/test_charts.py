"""What the page hands to its charts is the record: bars, curves, layers, disasters, names."""

from __future__ import annotations

import numpy as np
import pytest

from reefkit.labs.reef.scene import Record
from reefkit.labs.reef.timeline import Charts
from reefkit.text import message
from reefkit.widgets.charts import Bar, Picked
from tests.labs.reef.outcomes import Page
from tests.labs.reef.surveys import at_survey

ENDS = {"standing": "", "extirpated": "extirpated", "extinct": "extinct at the table"}


@pytest.fixture(scope="module")
def played() -> Page:
    """Give a page of three reefs after three rounds; its tests change nothing but what is shown."""
    return at_survey(3, rounds=4, seed=2)


@pytest.fixture
def page(played: Page) -> Page:
    played.session.ui.tab, played.session.ui.looking = "ranges", None
    played.session.ui.moment = None
    return played


@pytest.fixture
def charts(page: Page) -> Charts:
    found = Charts(page.session)
    found.show(page.scene)
    return found


def presence(page: Page) -> dict[tuple[int, str], list[int]]:
    """Give who was counted on each reef (from 0) at each survey, out of the record."""
    found: dict[tuple[int, str], list[int]] = {}
    for row in Record(page.table).presence:
        found.setdefault((row.seat - 1, row.type), []).append(row.abundance)
    return found


def shown(bars: tuple[Bar, ...]) -> dict[str, tuple[int, int, str]]:
    return {bar.taxon: (int(bar.first), int(bar.last), bar.ending) for bar in bars}


def views(charts: Charts) -> dict[str, tuple[Bar, ...]]:
    return {view.key: view.bars for view in charts.charts["ranges"]._views}


@pytest.mark.parametrize(("seed", "said"), [(2, "extirpated"), (8, "extinct at the table")])
def test_bars_end_by_the_record(seed: int, said: str):
    """A bar goes on where its type is counted at the last survey, else it says which end it had."""
    page = at_survey(3, rounds=4, seed=seed)
    charts = Charts(page.session)
    charts.show(page.scene)
    counted, bars = presence(page), shown(views(charts)["reef"])
    for (seat, kind), abundance in counted.items():
        if seat != 0 or kind not in bars:
            continue
        _, last, ending = bars[kind]
        there = [n for n, count in enumerate(abundance, 1) if count]
        assert last == max(there, default=0)
        later = any(any(n[last:]) for (_, name), n in counted.items() if name == kind)
        after = "extirpated" if later else "extinct at the table"
        assert ending == ("" if last == 3 else after)
    assert said in {ending for *_, ending in bars.values()}


def test_bars_of_the_table_and_of_a_reef_are_the_readings_own(page: Page, charts: Charts):
    """The reading has no founders: a bar of them begins with the game, at time 0."""
    own = [row for row in Record(page.table).ranges if row.seat == 1]
    bars = shown(views(charts)["reef"])
    for row in own:
        first, last, ending = bars[row.type]
        assert (max(first, 1), last, ending) == (row.first, row.last, ENDS[row.ending])
    table = shown(views(charts)["table"])
    assert set(table) >= {row.type for row in Record(page.table).ranges}
    assert "extirpated" not in {ending for *_, ending in table.values()}


def test_one_reef_has_no_second_view():
    page = at_survey(1, bots=0)
    charts = Charts(page.session)
    charts.show(page.scene)
    assert list(views(charts)) == ["reef"]
    assert [each.key for each in charts.charts["diversity"].measure.series] == ["reef-0"]


def test_disasters_are_named_and_stand_before_their_survey(page: Page, charts: Charts):
    found = charts.times["ranges"].disasters
    struck = [(row.round, row.card) for row in Record(page.table).disasters]
    assert [(each.time, each.key.split("-", 2)[2]) for each in found] == struck
    names = [page.session.say.render(message(f"card-{card}")) for _, card in struck]
    assert [each.name for each in found] == names
    assert len({each.key for each in found}) == len(found) > 2


def test_the_curves_are_the_types_of_each_reef(page: Page, charts: Charts):
    lines = {each.key: each for each in charts.charts["diversity"].measure.series}
    for seat in range(3):
        types = [len(Record(page.table).types(n)[seat + 1]) for n in (1, 2, 3)]
        assert [int(n) for n in lines[f"reef-{seat}"].values[1:]] == types
    gamma = [len(frozenset().union(*Record(page.table).types(n).values())) for n in (1, 2, 3)]
    assert [int(n) for n in lines["gamma"].values[1:]] == gamma
    assert {key: each.role for key, each in lines.items()} == {
        "reef-0": "own",
        "reef-1": "other",
        "reef-2": "other",
        "gamma": "table",
    }
    assert lines["reef-1"].name == "Bot 1"
    assert "Seat 1" in lines["reef-0"].name


def test_numbers_and_layers_are_what_was_counted(page: Page, charts: Charts):
    page.session.ui.tab = "population"
    charts.show(page.scene)
    counted = presence(page)
    layers = {each.key: each.values for each in charts.charts["composition"]._layers}
    for (seat, kind), abundance in counted.items():
        if seat == 0 and any(abundance):
            assert [int(n) for n in layers[kind][1:]] == abundance
    groups = {
        each.key: np.array(each.values[1:]) for each in charts.charts["population"].measure.series
    }
    content = page.scene.rules.content
    for role, names in (("builder", content.organisms), ("dweller", content.dwellers)):
        total = np.sum([counted[0, name] for name in names], axis=0)
        assert groups[role].tolist() == total.tolist()
    assert groups["alga"].tolist() == counted[0, "fleshy-alga"]


def test_a_neighbours_reef_is_drawn_when_it_is_looked_at(page: Page, charts: Charts):
    before = views(charts)
    page.do("look", seat=2)
    charts.show(page.scene)
    after = views(charts)
    types = {kind for (seat, kind), n in presence(page).items() if seat == 2 and any(n)}
    assert set(shown(after["reef"])) - {"fleshy-alga"} >= types - {"fleshy-alga"}
    assert shown(after["reef"]) != shown(before["reef"])
    assert after["table"] == before["table"]
    own = [each.key for each in charts.charts["diversity"].measure.series if each.role == "own"]
    assert own == ["reef-2"]


def test_the_past_is_drawn_as_it_was_known(page: Page, charts: Charts):
    match = page.table.match
    ends = [n for n in range(match.position) if match.state_at(n).phase == "survey"]
    first = min(n for n in ends if match.state_at(n).round == 1)
    page.session.ui.moment = first
    charts.show(page.scene)
    assert charts.times["ranges"].now == 1
    assert {each.time for each in charts.times["ranges"].disasters} == {1}
    assert all(bar.last <= 1 for bar in views(charts)["reef"])
    assert all(len(each.values) == 2 for each in charts.charts["diversity"].measure.series)


def test_one_sheet_is_shown_and_none_beside_other_evidence(page: Page, charts: Charts):
    def seen() -> list[str]:
        return [n for n, sheet in charts._sheets.items() if "rk-aside" not in sheet._dom_classes]

    assert seen() == ["ranges"]
    page.session.ui.tab = "population"
    charts.show(page.scene)
    assert seen() == ["population"]
    page.session.ui.tab = "score"
    charts.show(page.scene)
    assert seen() == []


def test_nothing_is_filled_again_until_something_changed(page: Page, charts: Charts):
    calls: list[object] = []
    charts.charts["ranges"].show = lambda *views: calls.append(views)
    charts.show(page.scene)
    page.do("focus", row=1, column=1)
    charts.show(page.scene)
    assert calls == []
    page.do("look", seat=1)
    charts.show(page.scene)
    assert len(calls) == 1


def test_what_is_picked_is_told(page: Page, charts: Charts):
    charts.picked("ranges", Picked("ending", "platy-coral", 1.0))
    assert page.session.ui.settings["picked"] == ("ending", "platy-coral", 1.0)
    assert not page.session.refused

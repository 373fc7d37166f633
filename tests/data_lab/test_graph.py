"""Graphs: which kind, which marks, which numbers; against pandas, numpy, scipy and hand examples."""

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.special import stdtrit

from reefkit.data_lab.choices import Condition, GraphChoices
from reefkit.data_lab.dataset import Dataset
from reefkit.data_lab.graph import (
    _GRIDS,
    MOST_DOTS,
    MOST_POINTS,
    Marks,
    WorkedGraph,
    bin_edges,
    fit,
    summarise,
    work_out,
)
from reefkit.data_lab.graph_kinds import kinds_for, summaries_for
from reefkit.data_lab.graph_moments import meant, nearest_row, pressed_bar
from reefkit.data_lab.series import series
from reefkit.text import message

OWN = message("data-own", name="own")


RANGES_WITH_A_GAP = {
    "type": ["snail", "fish", "snail", "snail"],
    "seat": [1, 1, 2, 1],
    "first": [0, 1, 2, 4],
    "last": [2, 4, 3, 4],
    "ending": ["returned", "standing", "extirpated", "standing"],
}


def dataset(**columns: object) -> Dataset:
    return Dataset("own", OWN, pd.DataFrame(columns))


def graph(
    data: Dataset, *conditions: Condition, selected: tuple[Condition, ...] = (), **chosen: object
) -> WorkedGraph:
    return work_out(data, GraphChoices(dataset=data.id, **chosen), conditions, selected)


def marks(worked: WorkedGraph, role: str = "data", *, faint: bool = False) -> list[Marks]:
    return [each for each in worked.marks if each.role == role and each.faint == faint]


@pytest.mark.parametrize(
    ("key", "chosen", "kinds"),
    [
        ("coral-stages", {}, ()),
        ("coral-stages", {"x": "richness"}, ("histogram", "box")),
        ("coral-stages", {"y": "system"}, ("bars",)),
        ("coral-stages", {"x": "time", "y": "richness"}, ("line", "dots")),
        ("coral-stages", {"x": "origination", "y": "extinction"}, ("dots", "line")),
        ("coral-ranges", {"x": "first", "y": "genus"}, ("ranges", "dots", "box", "bars")),
        ("coral-ranges", {"x": "growth", "y": "symbiosis"}, ("bars", "dots")),
        ("virgin-reefs", {"x": "year", "y": "coral_cover"}, ("dots", "line")),
        ("virgin-reefs", {"x": "island", "y": "coral_cover"}, ("box", "bars", "dots")),
        ("virgin-heat", {"x": "location", "y": "max_monthly_mean_c"}, ("bars", "dots", "box")),
    ],
)
def test_the_kind_follows_from_the_columns(
    key: str, chosen: dict[str, str], kinds: tuple[str, ...]
):
    data = series(key)
    assert kinds_for(data, GraphChoices(dataset=key, **chosen)) == kinds
    assert graph(data, **chosen).kind == (kinds[0] if kinds else None)
    # One that does not fit any more gives way to the first that does.
    assert (
        graph(data, kind="ranges", x="island" if key == "virgin-reefs" else "richness").kind
        != "ranges"
    )


def test_ages_have_the_present_on_the_right():
    worked = graph(series("coral-stages"), x="time", y="richness")
    assert worked.x.backwards
    assert worked.x.low == 0
    assert not graph(series("coral-stages"), x="time", y="richness", turned=True).x.backwards
    assert not graph(series("virgin-reefs"), x="year", y="coral_cover").x.backwards


def test_a_line_goes_through_the_means():
    data = series("virgin-reefs")
    worked = graph(data, x="year", y="coral_cover", colour="island", kind="line")
    means = data.frame.groupby(["island", "year"])["coral_cover"].mean()
    for each in marks(worked):
        wanted = means[worked.categories[each.category].label].dropna()
        assert np.allclose(each.places, [wanted.index, wanted])
    assert "data-note-means" in {note.id for note in worked.notes}


def test_bars_count_or_show_means():
    data = series("coral-ranges")
    worked = graph(data, x="growth", y="symbiosis")
    counts = pd.crosstab(data.frame["growth"], data.frame["symbiosis"])
    for each in marks(worked):
        assert (
            each.places[3].tolist()
            == counts[worked.categories[each.category].label].loc[list(worked.x.labels)].tolist()
        )
    lying = graph(data, x="occurrences", y="growth", kind="bars")
    means = data.frame.groupby("growth")["occurrences"].mean()
    assert np.allclose(marks(lying)[0].places[2], means.loc[list(lying.y.labels)])


def test_a_histogram_counts_every_row_once():
    worked = graph(series("virgin-reefs"), x="coral_cover", colour="island")
    tops = sum((each.places[3] - each.places[1]).sum() for each in marks(worked))
    assert tops == series("virgin-reefs").frame["coral_cover"].notna().sum()
    counts, _ = np.histogram(series("virgin-reefs").frame["coral_cover"].dropna(), worked.edges)
    assert max(each.places[3].max() for each in marks(worked)) == counts.max()


@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=60))
def test_bins_hold_everything(values: list[float]):
    edges = bin_edges(np.array(values))
    assert edges[0] <= min(values)
    assert max(values) <= edges[-1]
    assert (np.diff(edges) > 0).all()
    assert len(edges) <= 90


def test_a_box_is_tukeys():
    """Quartiles 2.25 and 4.75: whiskers reach to 8.5 at most."""
    worked, whole = (
        graph(dataset(who=["a"] * 6, n=[1.0, 2.0, 3.0, 4.0, 5.0, last]), x="who", y="n", kind="box")
        for last in (9.0, 8.0)
    )
    box, strokes = (each.places for each in marks(worked))
    assert box[[1, 3], 0].tolist() == [2.25, 4.75]
    assert strokes[1].tolist() == [3.5, 1.0, 4.75]
    assert strokes[3].tolist() == [3.5, 2.25, 5.0]
    assert marks(worked, "outlier")[0].places[1].tolist() == [9.0]
    assert not marks(whole, "outlier")
    assert marks(whole)[1].places[3].tolist() == [3.5, 2.25, 8.0]


def test_ranges_are_ordered_by_first_appearance():
    worked = graph(series("coral-ranges"), x="first", y="genus")
    (drawn,) = marks(worked)
    order = np.argsort(drawn.places[1])
    assert (np.diff(drawn.places[0][order]) <= 0).all()  # the oldest on top
    frame = series("coral-ranges").frame
    assert np.array_equal(
        drawn.places[[0, 2]], frame.iloc[drawn.rows][["first", "last"]].to_numpy().T
    )
    assert len(worked.y.labels) == 824


def test_a_range_with_a_gap_is_one_row():
    data = dataset(**RANGES_WITH_A_GAP)
    (drawn,) = marks(graph(data, x="first", y="type"))
    worked = graph(data, x="first", y="type")
    assert dict(zip(drawn.rows, drawn.places[1], strict=True)) == {0: 0, 1: 1, 2: 2, 3: 0}
    assert worked.y.labels == ("snail", "fish", "snail")
    assert worked.y.high == 2.6


def test_a_range_that_ends_before_it_begins_is_noted():
    data = dataset(genus=["a", "b", "c"], first=[3, 1, 5], last=[1, 2, 4])
    assert message("data-note-reversed", rows=2) in graph(data, x="first", y="genus").notes
    ages = series("coral-ranges")
    worked = graph(ages, x="first", y="genus")
    assert "data-note-reversed" not in {note.id for note in worked.notes}


def test_what_the_eye_cannot_tell_is_drawn_once_and_said():
    luck = np.random.default_rng(3)
    data = dataset(
        a=luck.normal(size=50_000), b=luck.normal(size=50_000), who=luck.choice(list("xyz"), 50_000)
    )
    worked = graph(data, x="a", y="b", colour="who", summaries=("mean",))
    assert sum(len(each.rows) for each in marks(worked)) <= MOST_DOTS
    assert sum(each.counts.sum() for each in marks(worked)) == 50_000
    assert "data-note-thinned" in {note.id for note in worked.notes}
    assert sum(row.sums.rows for row in worked.summaries) == 50_000
    drawn = np.concatenate([each.places for each in marks(worked)], axis=1)
    cell = np.ptp(data.numbers("a")) / 20
    assert np.abs(drawn[0].min() - data.numbers("a").min()) < cell  # the cloud keeps its ends
    assert np.abs(drawn[0].max() - data.numbers("a").max()) < cell
    line = graph(dataset(time=np.arange(9_000), n=luck.normal(size=9_000)), x="time", y="n")
    (drawn,) = marks(line)
    assert drawn.places.shape[1] <= MOST_POINTS
    assert drawn.places[1].max() == line.dataset.numbers("n").max()
    assert [note.id for note in line.notes] == ["data-note-line"]


@pytest.mark.parametrize("rows", [1_000, 2_000, 6_000, 30_000])
@pytest.mark.parametrize("spread", ["normal", "exponential"])
def test_dots_are_thinned_no_more_than_they_must(rows: int, spread: str):
    x, y = getattr(np.random.default_rng(rows), spread)(size=(2, rows))
    worked = graph(dataset(x=x, y=y), x="x", y="y", kind="dots")
    few = []
    for grid in _GRIDS:
        place = np.floor((np.array([x, y]).T - (x.min(), y.min())) / (np.ptp(x), np.ptp(y))
                         * (grid, grid * 0.6))  # fmt: skip
        few.append(len(np.unique(np.minimum(place, grid - 1), axis=0)))
    dots = sum(len(each.rows) for each in marks(worked))
    assert dots == next(each for each in few if each <= MOST_DOTS)
    assert sum(int(each.counts.sum()) for each in marks(worked)) == rows


def test_filters_leave_out_and_a_selection_stands_out():
    data = series("virgin-reefs")
    without = Condition("island", texts=("STT",), without=True)
    chosen = (Condition("coral_cover", 20, 100),)
    worked = graph(data, without, selected=chosen, x="year", y="coral_cover", colour="island")
    frame = data.frame[data.frame["island"] != "STT"]
    assert worked.shown == len(frame)
    assert worked.selected == (frame["coral_cover"] >= 20).sum()
    strong = np.concatenate([each.places[1] for each in marks(worked)])
    assert (strong >= 20).all()
    faint = sum(each.counts.sum() for each in marks(worked, faint=True))
    assert faint == frame["coral_cover"].notna().sum()
    # A selection on a column that another table lacks says nothing there.
    assert graph(series("coral-stages"), selected=chosen, x="time", y="richness").selected is None


# ---- What sums up


@given(st.lists(st.floats(-1e4, 1e4), min_size=2, max_size=50))
def test_mean_interval_and_median_are_pandas_and_scipys(values: list[float]):
    found = summarise(np.array([*values, np.nan]))
    series_ = pd.Series(values)
    assert found.rows == len(values)
    assert found.mean == pytest.approx(series_.mean(), abs=1e-6)
    assert found.median == pytest.approx(series_.median())
    half = stdtrit(len(values) - 1, 0.975) * series_.sem()
    assert found.high - found.mean == pytest.approx(half, abs=1e-4, rel=1e-5)


def test_few_values_have_no_interval():
    assert summarise(np.array([])).rows == 0
    one = summarise(np.array([3.0]))
    assert one.mean == 3
    assert np.isnan(one.low)


@given(st.lists(st.tuples(st.integers(-50, 50), st.floats(-1e3, 1e3)), min_size=3, max_size=40))
def test_the_line_is_numpys(points: list[tuple[int, float]]):
    x, y = np.array(points, dtype=float).T
    found = fit(x, y)
    if np.ptp(x) == 0:
        assert np.isnan(found.slope)
        return
    slope, intercept = np.polyfit(x, y, 1)
    assert found.slope == pytest.approx(slope, abs=1e-6)
    assert found.intercept == pytest.approx(intercept, abs=1e-5)
    if np.ptp(y) > 1e-3:
        assert found.explained == pytest.approx(np.corrcoef(x, y)[0, 1] ** 2, abs=1e-6)


def test_sums_stand_in_the_graph_at_their_values():
    data = series("virgin-reefs")
    worked = graph(data, x="island", y="coral_cover", summaries=("mean", "median", "interval"))
    means = data.frame.groupby("island")["coral_cover"].mean()
    (drawn,) = marks(worked, "mean")
    assert np.allclose(drawn.places[1], means.loc[list(worked.x.labels)])
    (boxes,) = marks(worked, "interval")
    assert (boxes.places[1] < drawn.places[1]).all()
    assert summaries_for(data, GraphChoices(dataset=data.id, x="island")) == ()


# ---- What a hand means


def test_a_place_means_a_row_a_bar_or_a_rectangle():
    data = dataset(x=[0.0, 5.0, 10.0], y=[0.0, 5.0, 10.0])
    worked = graph(data, x="x", y="y")
    assert nearest_row(worked, 0, (5.1, 5.1), (400, 300)) == 1
    assert nearest_row(worked, 0, (7.5, 2.5), (400, 300)) is None
    assert nearest_row(worked, 1, (5.1, 5.1), (400, 300)) is None
    assert meant(worked, (1, 6), (2, 7)) == (Condition("x", 1, 6), Condition("y", 2, 7))
    bars = graph(series("coral-ranges"), x="growth", y="symbiosis")
    found = pressed_bar(bars, 0, (-0.3, 10.0))
    assert found == (
        Condition("growth", texts=("solitary",)),
        Condition("symbiosis", texts=("azooxanthellate",)),
    )
    assert pressed_bar(bars, 0, (0.5, 10_000.0)) is None
    assert meant(bars, (-0.4, 0.4), (0, 9)) == (Condition("growth", texts=("solitary",)),)


def test_nothing_to_show_is_no_graph():
    data = series("coral-stages")
    assert graph(data).marks == ()
    gone = Condition("system", texts=data.codes("system")[1], without=True)
    assert graph(data, gone, x="time", y="richness").marks == ()
    holes = dataset(a=[np.nan, np.nan], b=[1.0, 2.0], c=["u", "v"])
    for chosen in (
        {"x": "a", "y": "b"},
        {"x": "a"},
        {"x": "c", "y": "a"},
        {"x": "a", "colour": "a"},
    ):
        worked = graph(holes, **chosen, summaries=("mean", "interval", "median", "fit"))
        assert sum(each.places.size for each in worked.marks if each.role == "data") == 0

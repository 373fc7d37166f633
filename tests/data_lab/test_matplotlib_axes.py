"""`rk.plot`: matplotlib draws the same marks as the explorer; it is no dependency."""

import sys
from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
import pytest

import reefkit as rk
from reefkit.games import games
from reefkit.text import ReefkitError

Axes: TypeAlias = Any  # matplotlib may be missing, so its types are too


@pytest.fixture
def axes() -> Iterator[Axes]:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    plt = pytest.importorskip("matplotlib.pyplot")
    yield plt.subplots()[1]
    plt.close("all")


def test_without_matplotlib_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", None)
    with pytest.raises(ReefkitError, match="pip install matplotlib"):
        rk.plot(rk.play("reef", seed=3))


def test_what_cannot_be_drawn_is_said():
    match = rk.play("reef", seed=3)
    for of, name, ax, word in (
        (match, "rangez", None, "region, presence"),
        (rk.diversity(match), "gamma", None, "richness"),
        ([match, match], "ranges", None, "one match"),
        (match, "", 3, "takes the axes of matplotlib"),
    ):
        with pytest.raises(ReefkitError, match=word):
            rk.plot(of, name, ax)


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("name", ["diversity", "ranges"])
def test_lines_have_the_marks_of_the_explorers_graph(axes: Axes, game: str, name: str):
    match = rk.play(game, seed=3, options={"dice": 2, "turns": 6} if game == "expanse" else {})
    assert rk.plot(match, name, axes) is axes
    drawn = [np.array(line.get_data()) for line in axes.get_lines()]
    if name == "diversity":
        (card,) = rk.explore(match, series=[]).cards[:1]
        expected = [each.places for each in card.worked.marks]
        if card.worked.dataset.id == "match-diversity":  # climate's never changes
            assert all(map(np.array_equal, drawn, expected))
    lived = rk.presence(match)
    if name == "ranges":
        seen = lived[lived["present"]].groupby("type")["time"].agg(["min", "max"])
        ends = np.hstack(drawn)[0]
        assert np.nanmin(ends) == seen["min"].min()
        assert np.nanmax(ends) == seen["max"].max()
        assert len(axes.get_yticks()) == len(seen)
        assert axes.yaxis_inverted()
        assert axes.get_xlabel() == "time"


def test_a_gap_in_a_types_life_is_a_gap_in_its_bar(axes: Axes):
    lived = rk.presence(rk.play("succession", seed=3))
    rk.plot(rk.play("succession", seed=3), "ranges", axes)
    spans = [line.get_data() for line in axes.get_lines() if len(line.get_xdata()) % 3 == 0]
    drawn = sum(np.nansum(x[1::3] - x[::3] + 1) for x, _ in spans)
    dots = sum(len(line.get_xdata()) for line in axes.get_lines() if line.get_marker() == "o")
    assert drawn == lived["present"].sum()
    assert dots < drawn


def test_tables_are_drawn_by_a_column_and_experiments_by_level(axes: Axes):
    region = rk.diversity(rk.play("reef", seed=3), "region")
    rk.plot(region, "beta", axes)
    (line,) = axes.get_lines()
    assert np.array_equal(line.get_xydata(), region[["time", "beta"]].to_numpy())
    axes.clear()
    after = rk.ensemble("reef", "safety", tables=10)
    rk.plot(after, ax=axes)
    spots = np.vstack([each.get_offsets() for each in axes.collections])
    assert sorted(spots[:, 1]) == pytest.approx(sorted(after["mean"]))
    axes.clear()
    rk.plot(rk.ensemble("reef", "safety", tables=10, values=True), ax=axes)
    assert [each.get_text() for each in axes.get_yticklabels()] == ["1", "3", "5"]
    assert rk.plot(region) is not axes

"""Any DataFrame opens in the explorer, and its cell makes the same graph, or one sentence says why not."""

from datetime import date
from decimal import Decimal

import numpy as np
import pandas as pd
import pytest

import reefkit as rk
from reefkit.data_lab.plain_table import plain_table
from reefkit.match.errors import Rejection
from tests.support.families import each_case

REEFS = pd.DataFrame({"reef": ["A", "A", "B"], "site": [1, 1, 2], "cover": [1, 2, 3]})
FRAMES = {
    "pivot": (
        REEFS.pivot_table(index="reef", columns="site", values="cover"),
        {"reef": "category", "1": "number", "2": "number"},
    ),
    "several sums": (
        REEFS.groupby("reef").agg({"cover": ["mean", "max"]}),
        {"reef": "category", "cover mean": "number", "cover max": "number"},
    ),
    "index of two levels": (
        REEFS.groupby(["reef", "site"])[["cover"]].mean(),
        {"reef": "category", "site": "number", "cover": "number"},
    ),
    "doubled names": (
        pd.DataFrame([[1, 2, 3]], columns=["a", "a", "a 2"]),
        {"a": "number", "a 2": "number", "a 2 2": "number"},
    ),
    "index without a name": (
        pd.DataFrame({"cover": [1, 2]}, index=["A", "B"]),
        {"index": "category", "cover": "number"},
    ),
    "some rows": (REEFS[1:], {"reef": "category", "site": "number", "cover": "number"}),
    "categories": (
        pd.DataFrame({"a": pd.Categorical(["x", None]), "b": pd.Categorical([2001, None])}),
        {"a": "category", "b": "number"},
    ),
    "periods": (pd.DataFrame({"a": pd.period_range("2001", periods=3, freq="M")}), {"a": "time"}),
    "days": (pd.DataFrame({"a": [date(2001, 1, 1), None]}), {"a": "time"}),
    "durations": (pd.DataFrame({"a": pd.to_timedelta([12, 36], unit="h")}), {"a": "number"}),
    "decimals": (pd.DataFrame({"a": [Decimal("1.5"), None]}), {"a": "number"}),
    "intervals": (pd.DataFrame({"a": pd.interval_range(0, 2)}), {"a": "category"}),
    "lists and mixed": (
        pd.DataFrame({"a": [[1], {2}], "b": [1, "x"], "c": [b"x", None]}),
        {"a": "category", "b": "category", "c": "category"},
    ),
    "yes, no or nothing": (
        pd.DataFrame({"a": pd.array([True, None], "boolean"), "b": np.array([True, None], object)}),
        {"a": "category", "b": "category"},
    ),
    "nothing": (pd.DataFrame({"a": [None, None], "b": [1, 2]}), {"a": "category", "b": "number"}),
    "ages": (
        pd.DataFrame({"genus": ["a", "b"], "max_ma": [237.0, 227.0], "min_ma": [227, 208]}),
        {"genus": "category", "max_ma": "time", "min_ma": "time"},
    ),
    "series": (REEFS.groupby("reef")["cover"].mean(), {"reef": "category", "cover": "number"}),
    "sparse": (pd.DataFrame({"a": pd.arrays.SparseArray([0, 0, 1])}), {"a": "number"}),
}


@each_case(("frame", "kinds"), FRAMES.values(), ids=FRAMES)
def test_a_frame_opens_and_is_copied(frame: pd.DataFrame | pd.Series, kinds: dict[str, str]):
    before = frame.copy()
    explorer = rk.explore(frame, series=[])
    data = explorer.datasets["frame-1"]
    assert {each.name: each.kind for each in data.variables} == kinds
    assert len(data) == len(frame)
    assert frame.equals(before)


def test_values_stay_what_they_are():
    frame, _ = FRAMES["durations"]
    assert plain_table(frame)["a"].tolist() == [0.5, 1.5]
    frame, _ = FRAMES["decimals"]
    assert plain_table(frame)["a"].tolist()[0] == 1.5


@pytest.mark.parametrize("frame", [pd.DataFrame(index=[1, 2]), pd.DataFrame({"a": []})])
def test_an_empty_frame_is_refused_in_a_sentence(frame: pd.DataFrame):
    with pytest.raises(Rejection, match="at least one column and one row"):
        rk.explore(frame, series=[])


@pytest.mark.parametrize("given", [REEFS, 3, {"a": 1}])
def test_what_is_no_match_is_refused_in_a_sentence(given: object):
    with pytest.raises(Rejection, match=f"the type {type(given).__name__} is no match"):
        rk.tables(given)  # type: ignore[arg-type]

"""Levels through time: fixed ends, steps that hold, and lines that do not hide one another."""

import numpy as np

from reefkit.widgets.charts import LevelChart, Measure, Series, TimeAxis


def chart(*lines: Series, steps: bool = False) -> LevelChart:
    made = LevelChart(
        TimeAxis(10, "time"), levels=(1, 5), names={1: "coldest", 5: "warmest"}, steps=steps,
        title="Climate", height=150,
    )  # fmt: skip
    made.axis.show(2)
    made.show(Measure("climate", "climate", lines, whole=True))
    return made


def drawn(made: LevelChart) -> tuple[np.ndarray, np.ndarray]:
    own = made._lines["own"]
    return np.atleast_2d(own.x), np.atleast_2d(own.y)


def test_a_step_holds_its_value_until_the_next() -> None:
    x, y = drawn(chart(Series("climate", "now", (3.0, 4.0, 2.0)), steps=True))
    assert x[0].tolist() == [0, 1, 1, 2, 2]
    assert y[0].tolist() == [3, 3, 4, 4, 2]


def test_lines_of_one_value_stand_apart_and_the_table_has_the_value() -> None:
    made = chart(Series("a", "shape", (1.0, 2.0)), Series("b", "fur", (1.0, 2.0)))
    _, y = drawn(made)
    assert y[0].tolist() != y[1].tolist()
    assert np.allclose(y.mean(axis=0), [1, 2])
    assert [row.cells[-1] for row in made.table().rows] == [1.0, 1.0, 2.0, 2.0]


def test_the_lowest_and_highest_are_always_shown_and_named_where_no_line_ends() -> None:
    told = chart(Series("climate", "now", (3.0, 5.0)), steps=True).dress()
    low, high = told["ys"]
    assert low < 1
    assert high > 5
    assert [note["text"] for note in told["notes"]] == ["coldest"]

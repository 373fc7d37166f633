"""In Spanish a comma stands before tenths, wherever a figure is drawn or written for a reader.

A page is gone through after a match: its pages, its tabs, *Data* and an experiment, graphs of what
was measured. All that its widgets tell a browser is read, charts' figures too. What a program reads
(*Copy as Python*, sliders) keeps its point, and so do the names of sources.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from bs4 import BeautifulSoup
from ipywidgets.widgets import widget as ipywidgets

from reefkit.desk.class_data import ClassSeries, ocean_of
from reefkit.desk.ocean_chart import series_svg
from reefkit.labs.lesson.desk_records import TableSeries
from reefkit.labs.lesson.measured_graphs import graph_html, graphs_of
from reefkit.labs.lesson.page import LessonPage
from reefkit.labs.lesson.parts import experiment_page
from reefkit.text import Message, catalogue
from reefkit.widgets.charts import ChartSheet
from reefkit.widgets.figure import Axes, Figure, LinearScale
from reefkit.widgets.pictured import drawing_alone
from reefkit.widgets.plots.curve_plot import CurvePlot
from tests.desk.test_class_charts import a_record, named
from tests.labs.lesson.test_ending import GAMES, ended
from tests.labs.lesson.test_every_lab import WHOLE, do
from tests.labs.lesson.test_experiment_page import draw
from tests.support.effort import effort

POINT = re.compile(r"(?<![\d./\w-])\d+\.\d+(?![\d./\w-])")
SOURCE = re.compile(r"\bdoi|https?:|CC BY")
COMMA = re.compile(r"\d,\d")
NOT_READ = re.compile(r"_(model|view)_module_version|_esm|_css|css|layout")
SPOKEN = ("aria-label", "aria-valuetext", "title", "value", "placeholder")


def texts_of(html: str) -> Iterator[str]:
    """Yield what a reader sees and hears of a text that may be HTML."""
    if "<" not in html:
        yield html
        return
    soup = BeautifulSoup(html, "html.parser")
    for each in soup.select("script, style, textarea, input[type=range], progress"):
        each.decompose()
    yield from soup.stripped_strings
    yield from (str(tag[name]) for tag in soup.find_all() for name in SPOKEN if tag.get(name))


def leaves(value: object) -> Iterator[str]:
    """Yield the texts of a widget's state, HTML among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            if not NOT_READ.fullmatch(str(key)):
                yield from leaves(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from leaves(each)


class Read:
    """What the widgets of a page have said so far, and on which of its pages."""

    def __init__(self, page: LessonPage, known: set[str]) -> None:
        self.page, self.known = page, known
        self.seen, self.comma = set[str](), set[str]()

    def read(self, where: str) -> None:
        """Read the page as it is, and then with every measure that its charts can show."""
        self.page.draw()
        self.read_widgets(where)
        for key, sheet in list(ipywidgets._instances.items()):
            own = key not in self.known and isinstance(sheet, ChartSheet)
            for chart in sheet.charts if own else ():
                for measure, _ in chart.choices if len(chart.choices) > 1 else ():
                    chart.choose(measure)
                    self.read_widgets(f"chart {where}")

    def read_widgets(self, where: str) -> None:
        for key, widget in list(ipywidgets._instances.items()):
            if key not in self.known:
                new = set(leaves(widget.get_state())) - self.seen
                self.seen |= new
                self.check(where, (said for each in sorted(new) for said in texts_of(each)))
                values = getattr(widget, "tick_values", None)
                if values is not None and (values != np.round(values)).any():
                    assert len(widget.tick_labels) == len(values), (where, widget.label)

    def check(self, where: str, texts: Iterator[str]) -> None:
        for text in texts:
            assert SOURCE.search(text) or not POINT.search(text), (where, text)
            if COMMA.search(text):
                self.comma.add(where)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_figure_has_a_decimal_point_in_spanish(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(experiment_page, "folder_here", lambda: tmp_path)
    known = set(ipywidgets._instances)
    session = ended(game, locale="es")
    read = Read(LessonPage(session), known)
    for tab in session.lab.tabs:
        do(session, "tab", tab=tab)
        read.read(f"tab {tab}")
    for page in (*WHOLE, "what-if"):
        do(session, "page", page=page)
        read.read(page)
    do(session, "page", page="experiment")
    draw(session)
    do(session, "experiment-run", tables="10")
    read.read("experiment that was played")
    do(session, "page", page="data")
    explorer = read.page.data.explorer
    assert explorer is not None
    for key, each in explorer.datasets.items():
        explorer.act("data-source", {"graph": "0", "value": key})
        numbers = {one.name: each.numbers(one.name) for one in each.variables if one.is_measured}
        broken = [name for name, of in numbers.items() if (of[np.isfinite(of)] % 1).any()]
        # An axis of any column is written as that of another is; a colour's key once a table.
        axes = broken[: effort(2, len(broken))]
        for place, name in [("y", name) for name in axes] + [("colour", n) for n in broken[:1]]:
            explorer.act("data-put", {"graph": "0", "place": place, "column": name})
            read.read_widgets(f"table {key}")
    for name in graphs_of(game):
        read.check("graphs", texts_of(graph_html(game, name, session.say)))
    assert "experiment that was played" in read.comma
    assert any(each.startswith("table") for each in read.comma)


def test_nor_on_a_class_chart_or_a_plot_that_is_drawn_by_hand():
    say, label = catalogue("es"), Message("desk-data-alpha")
    shown = ClassSeries(TableSeries("", label, label, ()), (0.2, 0.7), {})
    ocean = ocean_of(named(a_record([[[1]], [[1]]], ("a",))))._replace(series=(shown,))
    series = drawing_alone(series_svg(ocean, shown, say))
    axes = Axes(Figure(9, 9, ""), LinearScale(0, 1, 0, 9), LinearScale(0, 1, 9, 0))
    axes.along((20_000,), say.figure)
    plot = CurvePlot(2, 1.0, measure="", time="", step=0.1, given={0: 0.5}, say=say)
    for drawn in (series, plot.blank(), str(plot.fields.html), *leaves(plot.scene())):
        assert not POINT.search(" ".join(texts_of(drawn))), drawn
    assert "0,5" in leaves(plot.scene())
    assert "0,2" in texts_of(series)
    assert "20\u00a0000" in texts_of(axes.figure.svg())
    plot.close_all()

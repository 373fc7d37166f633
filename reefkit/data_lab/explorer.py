"""The explorer: datasets, the graphs that a reader makes of them, and selected rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, Literal, TypeAlias

import anywidget
import ipywidgets  # type: ignore[import-untyped]
import msgspec
import numpy as np
import traitlets
from msgspec.structs import replace

from reefkit.data_lab.choices import (
    PLACES,
    Condition,
    ExplorerChoices,
    GraphChoices,
    GraphKind,
    Name,
    Place,
    SummaryKind,
)
from reefkit.data_lab.dataset import (
    BackReference,
    Dataset,
    OpenedMoment,
    Variable,
    as_text,
    date_of,
    label_name,
    meaning,
    shown,
    title,
    unit,
    with_unit,
)
from reefkit.data_lab.drawing import (
    category_name,
    graph_svg,
    look,
    names_of,
    panel_figures,
    shown_panels,
    summary,
    without_values,
)
from reefkit.data_lab.graph import GraphAxis, SummaryRow, WorkedGraph, work_out
from reefkit.data_lab.graph_kinds import (
    first_choices,
    first_view,
    fitting_choices,
    is_of,
    summaries_for,
)
from reefkit.data_lab.graph_moments import meant, nearest_row, pressed_bar
from reefkit.data_lab.graph_words import described
from reefkit.data_lab.own_choices import ReadField, changed, now_text, preview
from reefkit.data_lab.own_table import (
    MOST_COLUMNS,
    MOST_ROWS,
    ColumnKind,
    OwnTable,
    TableChoices,
    read_own,
    typed_date,
)
from reefkit.data_lab.pins import as_pin
from reefkit.data_lab.python_copy import python_copy
from reefkit.data_lab.row_filter import concern, rows_of
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, ReefkitError, catalogue, message
from reefkit.text.csv_files import SEPARATORS, chosen_separator, write_csv
from reefkit.text.languages import is_simple
from reefkit.text.typed_number import only_number
from reefkit.widgets.acts import Acts, OpenedFile
from reefkit.widgets.panel import Panel, frame
from reefkit.widgets.panel_messages import act_of
from reefkit.widgets.saved_picture import SavedPicture, side_by_side
from reefkit.widgets.templates import Templates, chart_scripts

_HERE = Path(__file__).parent
MOST_GRAPHS = 4
MOST_OWN = 4
_OWN = "own-"
"""Prefix of the keys of datasets from the reader's own files."""
_ROWS_SHOWN = 25
_LONGEST_TABLE = 200
"""Most rows of the tables in a description."""
_SUMS_SHOWN = 24
Opened: TypeAlias = Callable[[Dataset, int, BackReference], OpenedMoment | None]


class _Hand(anywidget.AnyWidget):
    """Handles dragging of chips, drawing of rectangles and presses on points, in the browser.

    It is invisible, and finds its explorer by the CSS class.
    """

    _esm = chart_scripts("geometry.js", "save.js") + (_HERE / "static" / "hand.js").read_text(
        "utf-8"
    )
    explorer = traitlets.Unicode().tag(sync=True)

    def set_state(self, sync_data: object) -> None:
        """Ignore the browser's state: only the kernel decides what is shown."""


acts = Acts()


class Explorer(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets is untyped
    """Graphs that a reader makes of datasets, by mouse, touch or keyboard.

    Parameters
    ----------
    datasets
        The datasets, in the order in which they are offered.
    choices
        The first choices; None: one graph of the first dataset.
    say
        The language and reading level.

    Attributes
    ----------
    datasets
        The datasets by their keys.
    choices
        The current choices, plain and frozen: they can be stored, and set again. Graphs of unknown
        datasets, and more than `MOST_GRAPHS`, are dropped.

    Raises
    ------
    Rejection
        If there are no datasets.

    Examples
    --------
    >>> from reefkit.data_lab.explorer import Explorer
    >>> from reefkit.data_lab.series import series
    >>> explorer = Explorer([series("coral-stages"), series("virgin-reefs")])
    >>> explorer.choices.graphs[0].x, explorer.choices.graphs[0].y
    ('time', 'richness')
    """

    def __init__(
        self,
        datasets: Sequence[Dataset],
        choices: ExplorerChoices | None = None,
        say: Catalogue | None = None,
    ) -> None:
        if not datasets:
            raise reject("data-no-datasets")
        self.say = say or catalogue()
        self.datasets = {each.id: each for each in datasets}
        self._templates = Templates(self.say, _HERE / "templates")
        self._changed: list[Callable[[ExplorerChoices], None]] = []
        self._opened: list[Opened] = []
        self._pinned: list[Callable[[str], None]] = []
        self._offers_pin = True
        self._own: dict[str, tuple[OpenedFile, TableChoices, OwnTable]] = {}
        self._file_refused = False
        self.cards: list[_Card] = []
        self.said: Message | None = None
        self._refused: tuple[str, Message] | None = None  # where it is said, and what
        self._row: tuple[str, int] | None = None
        self._moment: OpenedMoment | None = None  # of `_row`
        self._focus: tuple[Panel, str] | None = None  # to be focused after drawing
        self._choices = ExplorerChoices()
        self.key = f"rk-explore-{token_hex(6)}"
        self.hand = _Hand(explorer=self.key)
        self.hand.on_msg(self._heard)
        self.head = Panel(say=self.say, classes=["rk-explore-head"])
        self.foot = self._told = Panel(say=self.say, classes=["rk-explore-foot"])
        for panel in (self.head, self.foot):
            panel.on_act(self.act)
        self._graphs = frame("rk-explore-graphs")
        super().__init__([self.hand, self.head, self._graphs, self.foot])
        self.add_class("rk-explorer").add_class(self.key)
        if is_simple(self.say.locale):
            self.add_class("rk-simple")
        self.choices = choices or ExplorerChoices()

    def _repr_mimebundle_(self, **options: object) -> dict[str, object]:
        worked = [each.worked for each in self.cards]
        drawn = [(str(graph_svg(each, self.say)), "") for each in worked]
        told = " ".join(summary(each, self.say) for each in worked)
        saved = SavedPicture(side_by_side(drawn, across=1), told)
        return {**super()._repr_mimebundle_(**options), **saved.bundle()}

    # ---- for the widget's owner

    @property
    def choices(self) -> ExplorerChoices:
        return self._choices

    @choices.setter
    def choices(self, wanted: ExplorerChoices) -> None:
        graphs = tuple(each for each in wanted.graphs if each.dataset in self.datasets)
        first = () if graphs else (first_view(list(self.datasets.values())),)
        self._choices = replace(wanted, graphs=graphs[:MOST_GRAPHS] or first)
        self.refresh()

    def offer(self, dataset: Dataset) -> None:
        """Add a dataset, or replace the one with the same key."""
        self.datasets[dataset.id] = dataset
        self._row = None if self._row and self._row[0] == dataset.id else self._row
        self.refresh()

    def add_file(self, file: OpenedFile) -> Dataset:
        """Read a table of the reader's own, with what was understood of it below the graphs.

        Raises
        ------
        ReefkitError
            If it is no table, or there are `MOST_OWN` already.
        """
        keys = [f"{_OWN}{number}" for number in range(1, MOST_OWN + 1)]
        free = next((key for key in keys if key not in self._own), None)
        if free is None:
            raise reject("data-too-many-files", most=MOST_OWN)
        return self._read(free, file, TableChoices())

    def replace(self, datasets: Sequence[Dataset], choices: ExplorerChoices) -> None:
        """Replace the datasets, except those of the reader's own files, and the choices."""
        own = [each for key, each in self.datasets.items() if key.startswith(_OWN)]
        self.datasets = {each.id: each for each in (*datasets, *own)}
        self._row = self._moment = None
        self.choices = choices

    def on_change(self, call: Callable[[ExplorerChoices], None]) -> None:
        self._changed.append(call)

    def on_open(self, call: Opened) -> None:
        """Offer *Open* at each row that leads back to a moment, to be opened by a function.

        The function opens the moment and returns None, or returns the moment to be shown next to
        the row.
        """
        self._opened.append(call)
        self.refresh()

    def on_pin(self, call: Callable[[str], None]) -> None:
        self._pinned.append(call)
        self.refresh()

    @property
    def offers_pin(self) -> bool:
        return bool(self._pinned) and self._offers_pin

    @offers_pin.setter
    def offers_pin(self, offered: bool) -> None:
        if offered != self._offers_pin:
            self._offers_pin = offered
            self.refresh()

    def refresh(self) -> None:
        chosen = self._choices
        while len(self.cards) < len(chosen.graphs):
            self.cards.append(_Card(self, len(self.cards)))
        for card, choices in zip(self.cards, chosen.graphs, strict=False):
            data = self.datasets[choices.dataset]
            worked = work_out(data, choices, chosen.filters, chosen.selected)
            card.show(worked)
        cards = tuple(each.widget for each in self.cards[: len(chosen.graphs)])
        if self._graphs.children != cards:
            self._graphs.children = cards
        self.head.html = self._templates.render("data_lab/head.html", **self._head())
        self.foot.html = self._templates.render("data_lab/foot.html", **self._foot())

    # ---- actions of a reader

    def act(self, name: str, values: Mapping[str, object], data: bytes | None = None) -> None:
        """Run an action of the reader, show why if it is refused, and redraw."""
        before, self.said, self._refused = self._choices, None, None
        self._file_refused = False
        try:
            acts.call(self, name, values, data)
        except ReefkitError as error:
            self.said = error.message
        self.refresh()
        if self._focus is not None:  # after drawing
            (panel, key), self._focus = self._focus, None
            panel.focus(key)
        if self._choices != before:
            for each in tuple(self._changed):
                each(self._choices)

    def _heard(self, _widget: object, content: object, buffers: Sequence[Any] | None) -> None:
        try:
            act = act_of(content, buffers)
        except ValueError:
            return
        self.act(act.name, act.values)

    def _graph(self, graph: int) -> GraphChoices:
        if not 0 <= graph < len(self._choices.graphs):
            raise reject("data-no-graph")
        return self._choices.graphs[graph]

    def _worked(self, graph: int) -> WorkedGraph:
        self._graph(graph)
        return self.cards[graph].worked

    def _choose(self, at: int, **changes: Any) -> None:  # noqa: ANN401  # fields of GraphChoices
        graphs = list(self._choices.graphs)
        graphs[at] = replace(graphs[at], **changes)
        self._choices = replace(self._choices, graphs=tuple(graphs))

    def _select(self, conditions: Sequence[Condition]) -> None:
        self._choices = replace(self._choices, selected=tuple(conditions))

    @acts.on("data-put")
    def _put(self, graph: int, place: Place, column: Name = "", value: Name = "") -> None:
        choices, column = self._graph(graph), column or value
        dataset = self.datasets[choices.dataset]
        now, before = (dataset.variable(each) for each in (column, getattr(choices, place)))
        if column and now is None:
            raise reject("data-no-column", name=column)
        card = self.cards[graph]
        if card.asked:  # the pressed button disappears with the description
            self._focus = card.tools, f"slot-select-{graph}-{place}"
        card.asked = ""
        alike = now is not None and before is not None and now.kind == before.kind
        # A chosen curve stays a curve unless the kind of an axis is another.
        kind = choices.kind if alike or place in {"colour", "panel"} else ""
        self._choose(graph, **{place: column}, kind=kind, turned=False)
        if column:
            text = message(
                "data-put",
                column=title(dataset, column, self.say),
                place=message(f"data-place-{place}"),
            )
            self.head.announce(self.say.render(text))

    @acts.on("data-chip")
    def _ask(self, graph: int, column: Name) -> None:
        self._graph(graph)
        card = self.cards[graph]
        card.asked = "" if card.asked == column else column

    @acts.on("data-kind")
    def _take_kind(self, graph: int, value: GraphKind | Literal[""]) -> None:
        self._graph(graph)
        self._choose(graph, kind=value)

    @acts.on("data-source")
    def _take_source(self, graph: int, value: Name) -> None:
        choices = self._graph(graph)
        if value not in self.datasets:
            raise reject("data-no-dataset", name=value)
        if value != choices.dataset:
            graphs, others = list(self._choices.graphs), self.cards[graph].others
            dataset, known = self.datasets[value], others.get(value)
            if known is None or not is_of(known, dataset):
                known = fitting_choices(choices, dataset)
            others[choices.dataset], graphs[graph] = choices, known
            self.cards[graph].asked = ""
            self._choices = replace(self._choices, graphs=tuple(graphs))

    @acts.on("data-sum")
    def _take_sum(self, graph: int, summary: SummaryKind, *, checked: bool) -> None:
        others = set(self._graph(graph).summaries) - {summary}
        others |= {summary} if checked else set()
        self._choose(graph, summaries=tuple(sorted(others)))

    @acts.on("data-turn")
    def _turn(self, graph: int) -> None:
        self._choose(graph, turned=not self._graph(graph).turned)

    @acts.on("data-add")
    def _add(self) -> None:
        if len(self._choices.graphs) >= MOST_GRAPHS:
            raise reject("data-too-many-graphs", most=MOST_GRAPHS)
        shown = {each.dataset for each in self._choices.graphs}
        other = [each for key, each in self.datasets.items() if key not in shown]
        other.append(self.datasets[self._choices.graphs[-1].dataset])
        added = first_choices(other[0])
        self._choices = replace(self._choices, graphs=(*self._choices.graphs, added))

    @acts.on("data-remove")
    def _remove(self, graph: int) -> None:
        self._graph(graph)
        graphs = [each for at, each in enumerate(self._choices.graphs) if at != graph]
        self.cards.append(self.cards.pop(graph))
        self._focus = self.head, "data-add"  # the pressed button disappears with the graph
        for at, card in enumerate(self.cards):
            card.number = at
        self._choices = replace(self._choices, graphs=tuple(graphs) or self._choices.graphs)

    @acts.on("data-press")
    def _press(  # noqa: PLR0913, PLR0917  # x, y: shares of the plot, from the bottom left; then its pixels
        self, graph: int, panel: int, x: float, y: float, wide: float, high: float
    ) -> None:
        worked = self._worked(graph)
        spot = _spot(worked, x, y)
        row = nearest_row(worked, panel, spot, (wide, high))
        if row is not None:
            self._tell(worked.dataset, row, self.cards[graph].below)
            return
        bar = pressed_bar(worked, panel, spot)
        if bar is not None:
            self._select(() if bar == self._choices.selected else bar)
        elif self._choices.selected or self._row:
            self._row = None
            self._select(())

    @acts.on("data-draw")
    def _draw(  # noqa: PLR0913, PLR0917  # from one corner to the other
        self, graph: int, panel: int, x0: float, y0: float, x1: float, y1: float
    ) -> None:
        worked = self._worked(graph)
        one, other = _spot(worked, x0, y0), _spot(worked, x1, y1)
        x, y = ((min(pair), max(pair)) for pair in zip(one, other, strict=True))
        if worked.kind == "ranges":
            y = (-1.0, float(len(worked.y.labels or ())))
        self._select(meant(worked, x, y))

    @acts.on("data-level")
    def _leave_out(self, graph: int, level: int) -> None:
        categories = self._worked(graph).categories
        if not 0 <= level < len(categories) or not categories[level].exclusion.column:
            raise reject("data-not-understood")
        condition, filters = categories[level].exclusion, self._choices.filters
        found = tuple(each for each in filters if each != condition)
        self._choices = replace(
            self._choices, filters=found if condition in filters else (*filters, condition)
        )

    @acts.on("data-all")
    def _show_all(self) -> None:
        self._choices = replace(self._choices, filters=())

    @acts.on("data-clear")
    def _clear(self) -> None:
        self._row = None
        self._select(())

    @acts.on("data-range")
    def _take_range(self, column: Name, low: str = "", high: str = "") -> None:
        now = self._selected(column) or Condition(column)
        try:
            # A field shows six digits, or a day: an end that nobody has changed is stored whole.
            least, most = (
                end if end is not None and typed == self._field(column, end)
                else self._end(column, typed, at)
                for at, (typed, end) in enumerate(((low, now.low), (high, now.high)))
            )  # fmt: skip
            if least is not None and most is not None and least > most:
                raise reject("data-range-turned", low=low, high=high)
        except ReefkitError as error:  # said beside the field
            self._refused = column, error.message
            return
        others = [each for each in self._choices.selected if each.column != column]
        if least is not None or most is not None:
            others.append(Condition(column, least, most))
        self._select(others)

    def _selected(self, column: str) -> Condition | None:
        return next((each for each in self._choices.selected if each.column == column), None)

    def _field(self, column: str, end: float | None) -> str:
        if end is None:
            return ""
        is_date = self._has_dates(column)
        return date_of(end) if is_date else self.say.figure(end, 6, grouped=False)

    def _has_dates(self, column: str) -> bool:
        data, variable = self._whose(column)
        return bool(data and variable and data.is_date(variable.name))

    def _end(self, column: str, typed: str, at: int) -> float | None:
        """Return the number, or the start or end of the date, that a reader typed."""
        if not typed.strip():
            return None
        if self._has_dates(column):
            data = self._whose(column)[0]
            own = self._own.get(data.id) if data else None
            dates = typed_date(typed, column, own[2] if own else None)
            if dates is None:
                raise reject("data-no-date", text=typed[:40])
            return dates[at]
        found = only_number(typed, self.say.decimal)
        if found is None:
            raise reject("data-no-number", text=typed[:40])
        return found

    @acts.on("data-only")
    def _take_only(self, column: Name, value: str = "") -> None:
        others = [each for each in self._choices.selected if each.column != column]
        if value:
            # "=" comes before the text, so that an empty text differs from no choice.
            others.append(Condition(column, texts=(value[1:],)))
        self._select(others)

    def _dataset(self, dataset: str, row: int) -> Dataset:
        found = self.datasets.get(dataset)
        if found is None or not 0 <= row < len(found):
            raise reject("data-no-row")
        return found

    @acts.on("data-row")
    def _take_row(self, dataset: Name, row: int) -> None:
        self._tell(self._dataset(dataset, row), row, self.foot)

    def _tell(self, dataset: Dataset, row: int, panel: Panel) -> None:
        self._row, self._moment, self._told = (dataset.id, row), None, panel
        self._focus = panel, "data-row"

    @acts.on("data-open")
    def _open(self, dataset: Name, row: int) -> None:
        found = self._dataset(dataset, row)
        back = found.opens(row) if found.opens else None
        if back is None:
            raise reject("data-leads-nowhere")
        place = self._told if self._row == (found.id, row) else self.foot
        self._tell(found, row, place)
        shown = [each(found, row, back) for each in tuple(self._opened)]
        self._moment = next((each for each in shown if each), None)
        self._focus = (self._told, "data-moment") if self._moment is not None else None

    @acts.on("data-pin")
    def _pin(self, graph: int) -> None:
        self._graph(graph)
        pin = as_pin(self._choices, graph)
        for each in tuple(self._pinned):
            each(pin)
        self.cards[graph].pinned = pin
        self.cards[graph].below.announce(self.say.render(message("data-pinned")))

    @acts.on("data-python")
    def _show_python(self, graph: int) -> None:
        self._graph(graph)
        card = self.cards[graph]
        card.has_python = not card.has_python

    @acts.on("data-copy")
    def _copy_python(self, graph: int) -> None:
        card = self.cards[graph]
        card.copied = card.code(self._worked(graph))
        self.hand.send({"do": "copy", "text": card.copied})
        card.below.announce(self.say.render(message("data-copied")))

    @acts.on("data-picture")
    def _picture(self, graph: int, kind: Literal["png", "svg"]) -> None:
        worked = self._worked(graph)
        card = self.cards[graph]
        name = f"{self._file_of(worked.dataset)}.{kind}"
        self.hand.send({"do": "picture", "kind": kind, "name": name, **card.head_lines()})

    def _file_of(self, dataset: Dataset) -> str:
        own = self._own.get(dataset.id)
        return Path(own[0].name.replace("\\", "/")).stem if own else dataset.id

    @acts.on("data-csv")
    def _csv(self, graph: int) -> None:
        data = self._worked(graph).dataset
        rows = self._rows_meant(data)
        names = [each.name for each in data.variables]
        cells = data.frame.iloc[rows].itertuples(index=False)
        plain = ([each if isinstance(each, int | float) else as_text(each) for each in row]
                 for row in cells)  # fmt: skip
        separator, point = chosen_separator(), ""
        if separator == "comma" and data.id in self._own:  # then the file tells the reader's form
            form = self._own[data.id][2].found
            signs = {sign: name for name, sign in SEPARATORS.items()}
            separator, point = signs.get(form.separator, separator), form.decimal
        made = write_csv(names, plain, self.say, separator=separator, point=point)
        self.head.download(f"{self._file_of(data)}.csv", "text/csv", made)

    @acts.on("data-size")
    def _take_size(self, graph: int, wide: float, high: float) -> None:
        self._graph(graph)
        size = np.clip((wide, high), 160, 4_000)
        self.cards[graph].size = tuple(size.tolist())

    @acts.on("data-file")
    def _take_file(self, file: OpenedFile) -> None:
        self._file_refused = True
        found = self.add_file(file)
        self._file_refused = False
        self._choose(len(self._choices.graphs) - 1, **msgspec.structs.asdict(first_choices(found)))
        self.said = message("data-taken", name=found.title, rows=len(found))

    def _read(self, key: str, file: OpenedFile, choices: TableChoices) -> Dataset:
        table = read_own(file.data, file.name, key, choices)
        self.datasets[key], self._own[key] = table.dataset, (file, choices, table)
        self._row = None if self._row and self._row[0] == key else self._row
        for at, each in enumerate(self._choices.graphs):
            if each.dataset == key and not is_of(each, table.dataset):
                self._choose(at, **msgspec.structs.asdict(fitting_choices(each, table.dataset)))
        for card in self.cards:
            card.others.pop(key, None)
        return table.dataset

    def _own_file(self, dataset: str) -> tuple[OpenedFile, TableChoices, OwnTable]:
        if dataset not in self._own:
            raise reject("data-no-dataset", name=dataset)
        return self._own[dataset]

    @acts.on("data-close-own")
    def _close_own(self, dataset: Name) -> None:
        self._own_file(dataset)
        del self.datasets[dataset], self._own[dataset]
        self._row = None if self._row and self._row[0] == dataset else self._row
        for card in self.cards:
            card.others.pop(dataset, None)
        for at in reversed(range(len(self._choices.graphs))):
            if self._choices.graphs[at].dataset != dataset:
                continue
            if len(self._choices.graphs) > 1:
                self._remove(at)
            else:
                first = first_view(list(self.datasets.values()))
                self._choose(at, **msgspec.structs.asdict(first))
        self._focus = self.head, "data-add"  # the pressed button disappears with the table

    @acts.on("data-read")
    def _read_again(self, dataset: Name, field: ReadField, value: Name = "") -> None:
        file, choices, table = self._own_file(dataset)
        self._read(dataset, file, changed(choices, field, value))
        lost = now_text(table, self._own[dataset][2], field, self.say)
        self._refused = (f"read-{dataset}", lost) if lost else None

    @acts.on("data-read-kind")
    def _read_kind(self, dataset: Name, column: Name, value: ColumnKind) -> None:
        file, choices, _ = self._own_file(dataset)
        kinds = choices.kinds | {column: value}
        self._read(dataset, file, replace(choices, kinds=kinds))

    @acts.on("data-read-column")
    def _read_column(self, dataset: Name, column: Name, *, checked: bool) -> None:
        file, choices, table = self._own_file(dataset)
        others = [each for each in table.found.columns if each != column]
        columns = tuple([*others, column] if checked else others)
        if len(columns) > MOST_COLUMNS:
            raise reject("data-too-many-columns", most=MOST_COLUMNS)
        self._read(dataset, file, replace(choices, columns=columns or table.found.columns))

    # ---- around the graphs

    def _rows_meant(self, dataset: Dataset) -> np.ndarray:
        chosen = self._choices
        return np.flatnonzero(rows_of(dataset, [*chosen.filters, *chosen.selected]))

    def _counting(self, conditions: Sequence[Condition]) -> list[Condition]:
        shown = [self.datasets[each.dataset] for each in self._choices.graphs]
        return [each for each in conditions if any(concern(data, [each]) for data in shown)]

    def _head(self) -> dict[str, object]:
        filters = self._counting(self._choices.filters)
        return {
            "said": self.said,
            "full": len(self._choices.graphs) >= MOST_GRAPHS,
            "only": [self._condition(each) for each in filters if not each.without],
            "left_out": [self._condition(each) for each in filters if each.without],
            "selected": [self._condition(each) for each in self._counting(self._choices.selected)],
            "own": [
                preview(table, self.say) | {"lost": self._refusal(f"read-{key}")}
                for key, (_, _, table) in self._own.items()
            ],
            "has_notes": not self._file_refused,  # which are of another file
            "limits": {"tables": MOST_OWN, "rows": MOST_ROWS, "columns": MOST_COLUMNS},
        }

    def _condition(self, condition: Condition) -> Message:
        data, variable = self._whose(condition.column)
        name = title(data, variable.name, self.say) if data and variable else condition.column
        if condition.texts:
            values = [
                label_name(data, variable.name, each, self.say) if data and variable else each
                for each in condition.texts[:6]
            ]
            more = max(0, len(condition.texts) - 6)
            return message("data-is", column=name, values=values, more=more)
        is_date = self._has_dates(condition.column)
        low, high = (
            "" if each is None else date_of(each) if is_date else self.say.figure(each, 6)
            for each in (condition.low, condition.high)
        )
        if not high:
            return message("data-at-least", column=name, low=low)
        if not low:
            return message("data-at-most", column=name, high=high)
        return message("data-between", column=name, low=low, high=high)

    def _whose(self, column: str) -> tuple[Dataset | None, Variable | None]:
        for each in self._choices.graphs:
            data = self.datasets[each.dataset]
            if variable := data.shared(column):
                return data, variable
        return None, None

    def _foot(self) -> dict[str, object]:
        shown = dict.fromkeys(each.dataset for each in self._choices.graphs)
        return {
            "fields": self._fields(),
            "row": self.row_in(self.foot),
            "tables": [self._table(self.datasets[key]) for key in shown],
        }

    def _refusal(self, place: str) -> Message | None:
        return self._refused[1] if self._refused and self._refused[0] == place else None

    def _fields(self) -> list[dict[str, object]]:
        found: dict[str, dict[str, object]] = {}
        for number, choices in enumerate(self._choices.graphs):
            data = self.datasets[choices.dataset]
            for name in (choices.x, choices.y, choices.colour):
                variable = data.variable(name)
                if variable is None or variable.shared in found:
                    continue
                now = self._selected(variable.shared)
                axes = (self.cards[number].worked.x, self.cards[number].worked.y)
                found[variable.shared] = {
                    "column": variable.shared,
                    "name": with_unit(data, name, self.say),
                    "measured": variable.is_measured,
                    "labels": [
                        (each, label_name(data, name, each, self.say))
                        for each in _labels(data, variable, axes)
                    ],
                    "now": now,
                    "is_date": data.is_date(name),
                    "refused": self._refusal(variable.shared),
                    "low": self._field(variable.shared, now.low if now else None),
                    "high": self._field(variable.shared, now.high if now else None),
                }  # fmt: skip
        return list(found.values())

    def row_in(self, panel: Panel) -> dict[str, object] | None:
        """Return the opened row for a panel's template; None if that panel does not show it."""
        if self._row is None or self._row[0] not in self.datasets or self._told is not panel:
            return None
        data, row = self.datasets[self._row[0]], self._row[1]
        cells = [
            (with_unit(data, name, self.say), shown(data, name, values.iloc[row], self.say))
            for name, values in data.frame.items()
        ]
        offers = bool(self._opened and data.opens)
        leads = bool(offers and data.opens and data.opens(row))
        return {
            "dataset": data.id, "row": row, "cells": cells, "offers": offers, "opens": leads,
            "moment": self._moment,
        }  # fmt: skip

    def _table(self, data: Dataset) -> dict[str, object]:
        rows = self._rows_meant(data)
        cells = data.frame.iloc[rows[:_ROWS_SHOWN]]
        return {
            "dataset": data.id,
            "title": data.title,
            "rows": len(rows),
            "of": len(data),
            "is_selection": bool(concern(data, self._choices.selected)),
            "heads": [with_unit(data, each.name, self.say) for each in data.variables],
            "numbers": [at for at, each in enumerate(data.variables) if each.is_measured],
            "cells": [
                (int(row), [shown(data, *each, self.say) for each in zip(cells, line, strict=True)])
                for row, line in zip(rows, cells.itertuples(index=False), strict=False)
            ],
        }


class _Card:
    """One graph of an explorer: its tools, figures, and text below them."""

    def __init__(self, explorer: Explorer, number: int) -> None:
        self.explorer, self.number = explorer, number
        self.asked = ""  # column whose description is open
        self.others: dict[str, GraphChoices] = {}  # choices for other datasets, to return to
        self.has_python = False
        self.copied = ""  # the latest cell that was copied, to tell as of a pin
        self.pinned = ""  # the latest pin, to tell whether the graph has changed since
        self.size = (600.0, 320.0)  # pixels of a figure, until the browser reports its room
        say = explorer.say
        self.tools = Panel(say=say, classes=["rk-explore-tools"])
        self.legend = Panel(say=say, classes=["rk-explore-key"])
        self.below = Panel(say=say, classes=["rk-explore-below"])
        self.key = f"rk-explore-{token_hex(6)}"
        self.figures = Panel(say=say, classes=["rk-explore-figures", self.key])
        for panel in (self.tools, self.legend, self.below):
            panel.on_act(explorer.act)
        parts = [self.tools, self.legend, self.figures, self.below]
        self.widget = frame("rk-explore-card", children=parts)
        self.worked: WorkedGraph

    def show(self, worked: WorkedGraph) -> None:
        self.worked = worked
        self.figures.html = "".join(
            f'<div class="rk-explore-figure" data-graph="{self.number}" data-panel="{panel}">'
            f"{figure.svg('rk-explore-svg')}</div>"
            for panel, figure in panel_figures(worked, self.size, self.explorer.say)
        )
        render = self.explorer._templates.render  # noqa: SLF001  # one widget in two classes
        self.tools.html = render("data_lab/tools.html", **self._tools())
        self.legend.html = render("data_lab/legend.html", number=self.number, legend=self._legend())
        self.below.html = render("data_lab/below.html", **self._below())

    def _tools(self) -> dict[str, object]:
        say, data, choices = self.explorer.say, self.worked.dataset, self.worked.choices
        chips = [
            {
                "column": each.name,
                "name": title(data, each.name, say),
                "kind": each.kind,
                "places": [p for p in PLACES if getattr(choices, p) == each.name],
            }
            for each in data.variables
        ]
        variable = data.variable(self.asked)
        return {
            "number": self.number,
            "several": len(self.explorer.choices.graphs) > 1,
            "datasets": [(key, each.title) for key, each in self.explorer.datasets.items()],
            "dataset": data.id,
            "chips": chips,
            "slots": [(place, getattr(choices, place)) for place in PLACES],
            "kinds": self.worked.kinds,
            "kind": self.worked.kind,
            "asked": variable,
            "asked_name": title(data, self.asked, say) if variable else "",
            "meaning": meaning(data, self.asked, say) if variable else None,
            "unit": unit(data, self.asked, say) if variable else "",
            "sums": summaries_for(data, choices),
            "chosen_sums": choices.summaries,
            "can_turn": bool(self.worked.x.variable) and self.worked.kind is not None,
            "backwards": self.worked.x.backwards,
        }

    def _below(self) -> dict[str, object]:
        worked, say = self.worked, self.explorer.say
        used = [worked.choices.x, worked.choices.y, worked.choices.colour]
        variable = worked.dataset.variable(worked.choices.x)
        fitting = summaries_for(worked.dataset, worked.choices)
        asked_sums = [each for each in fitting if each in worked.choices.summaries]
        direction = ""
        python = self.code(worked) if self.has_python and worked.kind else ""
        tolds = [
            described(worked, names_of(worked, panel, say), panel, say)
            for panel in shown_panels(worked)
        ]
        if variable and variable.kind == "time" and worked.kind:
            is_turned = worked.x.backwards != variable.backwards
            runs = ("ma", "ma-turned") if variable.backwards else ("on", "back")
            direction = f"data-time-{runs[is_turned]}"
        return {
            "number": self.number,
            "row": self.explorer.row_in(self.below),
            "worked": worked,
            "used": [title(worked.dataset, each, say) for each in used if each],
            "direction": direction,
            "missing": without_values(worked, say),
            "tolds": tolds,
            "is_short": sum(len(each.table.rows) for each in tolds) <= _LONGEST_TABLE,
            "sums": [self._summary(each) for each in worked.summaries[:_SUMS_SHOWN]],
            "more_sums": max(0, len(worked.summaries) - _SUMS_SHOWN),
            "asked_sums": asked_sums,
            "slope": self._slope() if "fit" in asked_sums else "",
            "python": python,
            "is_copied": self.copied == python,
            "can_pin": self.explorer.offers_pin,
            "is_pinned": self.pinned == as_pin(self.explorer.choices, self.number),
        }  # fmt: skip

    def _slope(self) -> Message:
        data, say = self.worked.dataset, self.explorer.say
        x, y = (
            message("data-year") if data.is_date(name) else unit(data, name, say)
            or title(data, name, say)
            for name in (self.worked.x.name, self.worked.y.name)
        )  # fmt: skip
        return message("data-sums-slope-of", x=x, y=y)

    def code(self, worked: WorkedGraph) -> str:
        chosen, say = self.explorer.choices, self.explorer.say
        return python_copy(worked, chosen.filters, say, chosen.selected)

    def _legend(self) -> list[dict[str, object]]:
        worked, say = self.worked, self.explorer.say
        if len(worked.categories) < 2:
            return []
        return [
            {
                "level": number,
                "name": category_name(worked, each, say),
                "look": look(worked.categories, number),
                "hidden": worked.hidden[number],
            }
            for number, each in enumerate(worked.categories)
        ]

    def _summary(self, row: SummaryRow) -> dict[str, object]:
        worked, say = self.worked, self.explorer.say
        along = getattr(worked.choices, worked.along, "")
        parts = [label_name(worked.dataset, along, row.label, say)] if row.label else []
        if len(worked.categories) > 1:
            parts.append(category_name(worked, worked.categories[row.category], say))
        if len(worked.panels) > 1:
            parts.append(category_name(worked, worked.panels[row.panel], say))
        mean, median, low, high = (
            "" if np.isnan(each) else say.figure(each, 4) for each in row.sums[1:]
        )  # fmt: skip
        between = f"{low}–{high}" if low else ""
        figures = {"count": row.sums.rows, "mean": mean, "median": median, "interval": between}
        return {"name": ", ".join(dict.fromkeys(parts)), "figures": figures, "line": row.line}

    def head_lines(self) -> dict[str, object]:
        """Return what a saved picture shows around the figures: title, legend, source."""
        say, worked, data = self.explorer.say, self.worked, self.worked.dataset
        legend = [
            {"name": category_name(worked, each, say), "colour": of.colour, "path": of.path}
            for number, each in enumerate(worked.categories)
            if len(worked.categories) > 1 and not worked.hidden[number]
            for of in [look(worked.categories, number)]
        ]  # fmt: skip
        return {
            "box": self.key,
            "title": say.render(data.title),
            "label": summary(worked, say) if worked.kind else "",
            "legend": legend,
            "credit": say.render(data.credit) if data.credit else "",
        }


def _spot(worked: WorkedGraph, x: float, y: float) -> tuple[float, float]:
    """Return the axis values at fractions of a plot's size, from its left and bottom."""

    def on(axis: GraphAxis, share: float) -> float:
        share = float(np.clip(1 - share if axis.backwards else share, 0, 1))
        return axis.low + share * (axis.high - axis.low)

    return on(worked.x, x), on(worked.y, y)


def _labels(data: Dataset, variable: Variable, axes: Sequence[GraphAxis]) -> list[str]:
    if variable.is_measured:
        return []
    on_axis = next((e.labels for e in axes if e.name == variable.name and e.labels), None)
    return list(on_axis or data.codes(variable.name)[1])[:200]

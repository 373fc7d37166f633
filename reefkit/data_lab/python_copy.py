"""*Copy as Python*: a notebook cell with pandas and bqplot that makes a graph again."""

from __future__ import annotations

from collections.abc import Sequence

from reefkit.data_lab.categories import Category
from reefkit.data_lab.choices import Condition
from reefkit.data_lab.dataset import Variable, as_text, label_name, with_unit
from reefkit.data_lab.drawing import category_name, date_ticks, look
from reefkit.data_lab.graph import GraphAxis, WorkedGraph, same_range
from reefkit.data_lab.graph_kinds import summaries_for
from reefkit.data_lab.row_filter import concern
from reefkit.text import Catalogue, Message

_OURS = {
    "as_text": "dataset", "decimal_years": "dataset", "own_table": "own_table",
    "plain_table": "plain_table", "series": "series",
}  # fmt: skip
"""Functions that a cell may import, with their modules."""


_DATES = 6
"""Most dates along an axis of a cell."""


def python_copy(
    graph: WorkedGraph,
    filters: Sequence[Condition],
    say: Catalogue,
    selected: Sequence[Condition] = (),
) -> str:
    """Return a cell that makes the same graph with pandas and bqplot from the same table.

    Parameters
    ----------
    filters
        Filters to be applied by the cell too.
    selected
        Conditions of the selected rows: the cell draws only these, without the faint others.

    Returns
    -------
    str
        The cell; empty if the graph shows nothing.
    """
    return _Cell(graph, filters, say, selected).text() if graph.kind and graph.marks else ""


class _Cell:
    """The lines of one cell. Names from files are written with ``repr``, lest they become code."""

    def __init__(
        self,
        graph: WorkedGraph,
        filters: Sequence[Condition],
        say: Catalogue,
        selected: Sequence[Condition],
    ) -> None:
        self.graph, self.data, self.filters, self.say = graph, graph.dataset, filters, say
        self.selected = selected
        fitting = summaries_for(graph.dataset, graph.choices) if graph.summaries else ()
        self.sums = [each for each in graph.choices.summaries if each in fitting]
        colour = graph.choices.colour
        if not colour and graph.kind == "bars" and len(graph.categories) > 1:
            colour = graph.choices.y
        self.colour = colour

    def text(self) -> str:
        kind = {
            "dots": self._dots, "line": self._line, "bars": self._bars,
            "histogram": self._histogram, "box": self._box, "ranges": self._ranges,
        }[self.graph.kind or "dots"]  # fmt: skip
        whole = self.graph.kind in {"bars", "histogram"}  # one mark for all categories
        table = self._table()
        lines = [
            *self._imports("\n".join(table)), "", *table, "", "figures = []",
            'for panel, inside in table.groupby("panel", sort=False):', *self._scales(),
            *(f"    {each}" for each in (kind() if whole else ())),
        ]  # fmt: skip
        inside = [*(() if whole else kind()), *self._summaries()]
        if inside:
            lines.append('    for category, part in inside.groupby("colour", sort=False):')
            lines += [f"        {each}" for each in inside]
        lines += [
            "    figures.append(bqplot.Figure(marks=marks, axes=axes, title=panel))",
            "ipywidgets.VBox(figures)",
        ]
        return "\n".join(lines) + "\n"

    def _note(self, name: str) -> str:
        return f"# {self.say.render(Message(f'data-code-{name}'))}"

    def _imports(self, table: str) -> list[str]:
        lines = ["import bqplot", "import ipywidgets", "import numpy as np", "import pandas as pd"]
        for name, module in _OURS.items():
            if name in table:
                lines += [f"from reefkit.data_lab.{module} import {name}"]
        if self.data.python.startswith("rk."):
            lines += ["", "import reefkit as rk"]
        ours = ["extremes"] * self._is_thinned + ["fit", "summarise"] * bool(self.sums)
        if ours:
            lines.append(f"from reefkit.data_lab.graph import {', '.join(ours)}")
        return lines

    # ---- the table, and positions of its rows

    def _table(self) -> list[str]:
        graph = self.graph
        lines = [self._note("table"), f"table = {self.data.python or 'table'}"]
        if self.data.python.startswith("rk."):
            lines.insert(0, self._note("match"))
        elif self.data.python in {"", "plain_table(table)"}:
            lines.insert(0, self._note("frame"))
        lines += self._only(self.filters)
        looks = {
            category_name(graph, each, self.say): look(graph.categories, at).colour
            for at, each in enumerate(graph.categories)
        }
        lines += [
            f"colours = {looks!r}",
            "table = table.assign(",
            f"    x_at={self._place(graph.choices.x, graph.x)},",
            f"    y_at={self._place(graph.choices.y, graph.y)},",
            f"    colour={self._categories(self.colour, graph.categories)},",
            f"    panel={self._panel()},",
            ")",
        ]
        if graph.kind == "ranges":
            backwards = bool(graph.x.variable and graph.x.variable.backwards)
            lines += [
                self._note("ranges"),
                'table = table.dropna(subset=["first", "last"]).sort_values(',
                f'    ["first", "last"], ascending={not backwards}, kind="stable")',
                f"table = table.assign(y_at={self._range_places()})",
            ]
        if selection := self._only(self.selected):
            lines += [self._note("selected"), *selection]
        return lines

    def _only(self, conditions: Sequence[Condition]) -> list[str]:
        found = concern(self.data, conditions)
        return [f"table = table[{self._condition(each)}]" for each in found]

    def _legend(self, labels: str = "[category]", display: str = "True") -> str:
        if len(self.graph.categories) < 2:
            return ""
        return f", labels={labels}, display_legend={display}"

    def _range_places(self) -> str:
        same = same_range(self.data)
        if not same:
            return "np.arange(len(table))"
        return f"table.groupby({same!r}, dropna=False, sort=False).ngroup()"

    def _condition(self, condition: Condition) -> str:
        variable = self.data.shared(condition.column)
        name = variable.name if variable else condition.column
        if condition.low is None and condition.high is None:
            test = f"{self._texts(name)}.isin({list(condition.texts)!r})"
        else:
            low, high = condition.low, condition.high
            ends = [
                "-np.inf" if low is None else repr(low),
                "np.inf" if high is None else repr(high),
            ]
            test = f"{self._numbers(name)}.between({', '.join(ends)})"
        return f"~{test}" if condition.without else test

    def _texts(self, name: str) -> str:
        column = self.data.frame[name]
        if column.dtype.kind == "O" or str(column.dtype) in {"str", "string"}:
            return f"table[{name!r}].fillna('')"
        return f"table[{name!r}].astype(object).map(as_text)"

    def _numbers(self, name: str) -> str:
        is_date = self.data.is_date(name)
        return f"decimal_years(table[{name!r}])" if is_date else f"table[{name!r}].astype(float)"

    def _place(self, name: str, axis: GraphAxis) -> str:
        variable = self.data.variable(name)
        if variable is None:
            return "0.0"
        if variable.is_measured:
            return self._numbers(name)
        if axis.labels is None or self.graph.kind == "ranges":
            return "0.0"
        order = {label: at for at, label in enumerate(axis.labels)}
        return f"{self._texts(name)}.map({order!r})"

    def _panel(self) -> str:
        name = self.graph.choices.panel
        if self.data.variable(name) is None:
            return repr(self.say.render(self.data.title))
        return self._categories(name, self.graph.panels)

    def _categories(self, name: str, categories: Sequence[Category]) -> str:
        variable = self.data.variable(name)
        names = [category_name(self.graph, each, self.say) for each in categories]
        if variable is None:
            return repr(names[0])
        if (
            variable.is_measured
            and not categories[0].exclusion.texts
            and self._is_cut(variable, categories)
        ):
            inner = [each.exclusion.low for each in categories[1:]]
            return f"np.array({names!r})[np.digitize({self._numbers(name)}, {inner!r})]"
        if names == [each.label for each in categories]:
            return self._texts(name).removesuffix(".fillna('')")
        named = {
            each.label: name
            for each, name in zip(categories, names, strict=True)
            if not each.is_rest
        }
        rest = next(
            (name for each, name in zip(categories, names, strict=True) if each.is_rest), ""
        )
        return f"{self._texts(name)}.map({named!r}).fillna({rest!r})"

    def _is_cut(self, variable: Variable, categories: Sequence[Category]) -> bool:
        return set(self.data.codes(variable.name)[1]) != {each.label for each in categories}

    def _scales(self) -> list[str]:
        lines = []
        for side, axis in (("x", self.graph.x), ("y", self.graph.y)):
            lines.append(
                f"    {side}_scale = bqplot.LinearScale(min={axis.low!r}, max={axis.high!r}, "
                f"reverse={axis.backwards})"
            )
        axes = [self._axis("x", self.graph.x), self._axis("y", self.graph.y)]
        return [
            *lines,
            '    scales = {"x": x_scale, "y": y_scale}',
            *(["    sides = {'x': y_scale, 'y': x_scale}  # bars that lie"] if self._lies else []),
            f"    axes = [{axes[0]},",
            f"            {axes[1]}]",
            "    marks = []",
        ]

    @property
    def _lies(self) -> bool:
        return self.graph.kind in {"bars", "histogram"} and self.graph.along == "y"

    def _axis(self, side: str, axis: GraphAxis) -> str:
        called = with_unit(self.data, axis.name, self.say) if axis.name else ""
        if not axis.name and axis.labels is None:
            called = self.say.render(Message("data-count"))
        options = [f"scale={side}_scale", f"label={called!r}"]
        if side == "y":
            options.append('side="left"')
        if axis.labels is not None:
            labels = {
                str(at): label_name(self.data, axis.name, label, self.say) if label else ""
                for at, label in enumerate(axis.labels)
            }
            options.append(f"tick_values=np.arange({len(labels)}), tick_labels={labels!r}")
        elif axis.name and self.data.is_date(axis.name):
            dates = date_ticks(axis.low, axis.high, _DATES)
            labels = {as_text(at): date for at, date in dates.items()}
            options.append(f"tick_values={list(dates)!r}, tick_labels={labels!r}")
        return f"bqplot.Axis({', '.join(options)})"

    # ---- the marks of each kind

    def _dots(self) -> list[str]:
        graph = self.graph
        lines = ['part = part.dropna(subset=["x_at", "y_at"])']
        if graph.grid and any((each.counts > 1).any() for each in graph.marks):
            left, low, wide, high, cells = graph.grid
            lines += [
                self._note("grid"),
                f"across = (part['x_at'] - {left!r}) / {wide!r} * {cells}",
                f"up = (part['y_at'] - {low!r}) / {high!r} * {cells} * 0.6",
                f"across, up = across.clip(upper={cells - 1}), up.clip(upper={cells - 1})",
                "cells = pd.DataFrame({'across': across.astype(int), 'up': up.astype(int)})",
                "drawn = part[~cells.duplicated()]",
            ]
        else:
            lines.append("drawn = part")
        return [
            *lines,
            "marks.append(bqplot.Scatter(x=drawn['x_at'].to_numpy(float),",
            "                            y=drawn['y_at'].to_numpy(float), scales=scales,",
            "                            colors=[colours[category]],",
            f"                            default_size=34{self._legend()}))",
        ]

    @property
    def _is_thinned(self) -> bool:
        return "data-note-line" in {each.id for each in self.graph.notes}

    def _line(self) -> list[str]:
        thin = [self._note("extremes"), "curve = curve.iloc[extremes(curve.to_numpy())]"]
        return [
            self._note("line"),
            'curve = part.dropna(subset=["x_at", "y_at"]).groupby("x_at")["y_at"].mean()',
            *(thin if self._is_thinned else []),
            "marks.append(bqplot.Lines(x=curve.index.to_numpy(), y=curve.to_numpy(),",
            f"                          scales=scales{self._legend()},",
            "                          colors=[colours[category]]))",
        ]

    def _bars(self) -> list[str]:
        along, up = f"{self.graph.along}_at", f"{self.graph.up}_at"
        rows = f'inside.dropna(subset=["{along}"]).groupby(["{along}", "colour"])'
        found = f'{rows}["{up}"].mean()' if self.graph.up else f"{rows}.size()"
        return [
            self._note("means" if self.graph.up else "counts"),
            f"heights = {found}.unstack()",
            *self._bars_of("heights.index.to_numpy(float)", "heights[kept].to_numpy().T", "heights",
                           "grouped"),
        ]  # fmt: skip

    def _bars_of(self, x: str, y: str, categories: str, kind: str) -> list[str]:
        scales = "sides, orientation='horizontal'" if self._lies else "scales"
        return [
            f"kept = [category for category in colours if category in {categories}]",
            f"marks.append(bqplot.Bars(x={x}, y={y}, type={kind!r}, padding=0.2,",
            f"                         scales={scales}{self._legend('kept')},",
            "                         colors=[colours[category] for category in kept]))",
        ]

    def _histogram(self) -> list[str]:
        at = f"{self.graph.along}_at"
        return [
            self._note("histogram"),
            f"edges = np.array({list(self.graph.edges)!r})",
            f'counts = {{category: np.histogram(part["{at}"].dropna(), edges)[0]',
            '          for category, part in inside.groupby("colour", sort=False)}',
            *self._bars_of("(edges[:-1] + edges[1:]) / 2",
                           "[counts[category] for category in kept]",
                           "counts", "stacked"),
        ]  # fmt: skip

    def _slots(self) -> str:
        names = [category_name(self.graph, each, self.say) for each in self.graph.categories]
        return repr(dict(zip(names, self.graph.slots, strict=True)))

    def _box(self) -> list[str]:
        along, up = f"{self.graph.along or 'x'}_at", f"{self.graph.up}_at"
        if not self.graph.along:
            along = "y_at" if self.graph.up == "x" else "x_at"
        across, high = ("across", "up") if along == "x_at" else ("up", "across")
        first = self._legend(display="not any(category in each.labels for each in marks)")
        return [
            self._note("box"),
            f"left, wide = {self._slots()}[category]",
            f'for at, values in part.dropna(subset=["{up}"]).groupby("{along}")["{up}"]:',
            "    low, middle, high = values.quantile([0.25, 0.5, 0.75])",
            "    reach = 1.5 * (high - low)",
            "    within = values[values.between(low - reach, high + reach)]",
            "    one, centre, other = at + left, at + left + wide / 2, at + left + wide",
            "    for across, up in (([one, other, other, one, one], [low, low, high, high, low]),",
            "                       ([one, other], [middle, middle]),",
            "                       ([centre, centre], [high, within.max()]),",
            "                       ([centre, centre], [low, within.min()])):",
            f"        marks.append(bqplot.Lines(x={across}, y={high}, scales=scales,",
            f"                                  colors=[colours[category]]{first}))",
            "    out = values.drop(within.index).to_numpy(float)",
            "    if len(out):",
            "        across, up = np.full(len(out), centre), out",
            f"        marks.append(bqplot.Scatter(x={across}, y={high}, scales=scales,",
            "                                    colors=[colours[category]], default_size=34))",
        ]

    def _ranges(self) -> list[str]:
        return [
            'ends = part[["first", "last"]].to_numpy(float)',
            'marks.append(bqplot.Lines(x=ends, y=np.column_stack([part["y_at"], part["y_at"]]),',
            f"                          scales=scales{self._legend()},",
            "                          colors=[colours[category]]))",
        ]

    # ---- statistics

    def _summaries(self) -> list[str]:
        graph = self.graph
        if not self.sums:
            return []
        values = graph.up or ("y" if graph.kind in {"dots", "line"} else graph.along)
        other = "x" if values == "y" else "y"
        labelled = graph.kind in {"bars", "box"} or bool(graph.along and graph.up)
        if labelled:
            slots = dict.fromkeys(graph.slots, (-0.3, 0.6)) if graph.kind == "dots" else {}
            lines = [
                f'groups = part.dropna(subset=["{other}_at"]).groupby("{other}_at")',
                f"left, wide = {self._slots() + '[category]' if not slots else '-0.3, 0.6'}",
            ]
            ends = "[at + left, at + left + wide]"
        else:
            both = graph.choices.x and graph.choices.y
            drawn = '.dropna(subset=["x_at", "y_at"])' if both else ""
            lines = [f"groups = [(0, part{drawn})]"]
            ends = f'[rows["{other}_at"].min(), rows["{other}_at"].max()]'
        if graph.kind == "histogram":
            ends = f"[0, {(graph.x if other == 'x' else graph.y).high!r}]"
        x, y = ("ends", "[value, value]") if values == "y" else ("[value, value]", "ends")
        wanted = {
            "mean": "found.mean",
            "median": "found.median",
            "interval": "found.low, found.high",
        }
        names = ", ".join(wanted[each] for each in self.sums if each in wanted)
        lines += [
            "for at, rows in groups:",
            f'    found, ends = summarise(rows["{values}_at"].to_numpy(float)), {ends}',
            f"    for value in [{names}]:",
            "        if np.isfinite(value):",
            f"            marks.append(bqplot.Lines(x={x}, y={y}, scales=scales,",
            f"                                      colors=[{self._ink('#10303D')}]))",
        ]
        if "fit" in self.sums:
            lines += [
                'line = fit(part["x_at"].to_numpy(float), part["y_at"].to_numpy(float))',
                'on = part.loc[part["y_at"].notna(), "x_at"]',
                "ends = np.array([on.min(), on.max()])",
                "if np.isfinite(line.slope):",
                "    marks.append(bqplot.Lines(x=ends, y=line.intercept + line.slope * ends,",
                f"                              scales=scales, colors=[{self._ink('#6B2346')}]))",
            ]
        return lines

    def _ink(self, alone: str) -> str:
        return "colours[category]" if self.graph.mixes_sums else repr(alone)

"""A range chart that the reader draws: both ends of each bar, and the times of events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from reefkit.text import Catalogue, catalogue, message
from reefkit.widgets.art import art
from reefkit.widgets.plots.blank_axes import blank_ranges
from reefkit.widgets.plots.plot import Plot
from reefkit.widgets.plots.plot_data import ENDS, Knob, PlotEvent, Taxon, Verdict
from reefkit.widgets.plots.stored_plot import endings_of, placed


class _TaxonRow(NamedTuple):
    """One row for the template: a taxon, or one mark of an event.

    `given`: First and last appearance, if the bar is given; `stays`: its pieces, if it has gaps.
    `ending`: Key of the chosen fate; empty if none is chosen.
    `judged`: Verdict on the fate, or on the event's marks.
    """

    id: str
    name: str
    art: str
    knobs: tuple[Knob, ...]
    given: tuple[int, int] | None
    stays: tuple[tuple[int, int], ...]
    ending: str
    judged: Verdict | None

    @property
    def is_event(self) -> bool:
        return any(each.kind == "mark" for each in self.knobs)


class RangePlot(Plot):
    """A range chart that the reader draws.

    Each bar has two ends. They are dragged, moved with the arrow keys, stepped with buttons or
    typed, and snap to surveys. The plot does not know whether they are right (see `show_verdicts`);
    the keys of points are ``<taxon>/first``, ``<taxon>/last``, ``<taxon>/ending`` and
    ``mark/<event>``.

    Parameters
    ----------
    taxa
        The rows, in order.
    rounds
        The last survey; time runs from 0.
    time
        Label of the time axis.
    endings
        Texts for possible fates of a taxon, by key; empty if the reader is not asked for fates.
    events
        Events that the reader marks on the time line, from survey 1 on.
    value
        What was drawn already, in the format of the trait `value`; parts that do not fit are
        dropped.

    Raises
    ------
    ValueError
        If two taxa or events have the same key, or a given bar is outside the time.

    Examples
    --------
    >>> from reefkit.widgets.plots import PlotEvent, RangePlot, Taxon
    >>> plot = RangePlot(
    ...     [Taxon("snail", "snail", "snail"), Taxon("platy-coral", "platy coral", "platy-coral")],
    ...     rounds=3,
    ...     time="decades",
    ...     events=[PlotEvent("gale", "gale")],
    ... )
    >>> plot.observe(lambda change: print(change.new), "value")
    >>> plot.place("snail/first", 0), plot.place("snail/last", 2), plot.place("mark/gale/1", 3)
    {'ranges': {'snail': [0, None]}, 'endings': {}, 'marks': {}}
    {'ranges': {'snail': [0, 2]}, 'endings': {}, 'marks': {}}
    {'ranges': {'snail': [0, 2]}, 'endings': {}, 'marks': {'gale': [3]}}
    (True, True, True)
    >>> plot  # doctest: +SKIP
    """

    kind = "range"
    template = "widgets/range_plot.html"

    def __init__(  # noqa: PLR0913 (one argument per feature)
        self,
        taxa: Sequence[Taxon],
        rounds: int,
        *,
        time: str = "",
        endings: Mapping[str, str] | None = None,
        events: Sequence[PlotEvent] = (),
        value: Mapping[str, Any] | None = None,
        say: Catalogue | None = None,
    ) -> None:
        self.taxa = {each.id: each for each in taxa}
        self.events = {each.id: each for each in events}
        if len(self.taxa) != len(taxa) or len(self.events) != len(events):
            raise ValueError("each taxon and each event has a key of its own")
        if any(each.given and not (0 <= each.given[0] <= each.given[1] <= rounds) for each in taxa):
            raise ValueError("a bar that is given lies within the time")
        self.rounds, self.time, self.endings = rounds, time, dict(endings or {})
        names = say or catalogue()
        knobs = [*_ends(taxa, rounds, names), *_marks(events, rounds, names)]
        super().__init__(knobs, knobs[0].row if knobs else "", value, say)

    def _drawn(self) -> dict[str, Any]:
        ranges = {}
        for taxon in self.taxa.values():
            ends = [] if taxon.given else [self._at(f"{taxon.id}/{end}") for end in ENDS]
            if any(each is not None for each in ends):
                ranges[taxon.id] = ends
        marks = {
            each: sorted(
                time
                for knob in self._of(f"mark/{each}")
                if (time := self._at(knob.key)) is not None
            )
            for each in self.events
        }
        return {
            "ranges": ranges,
            "endings": dict(self._ending),
            "marks": {each: times for each, times in marks.items() if times},
        }

    def limits(self, knob: Knob) -> tuple[float, float]:
        """Return the lowest and highest value that a knob may have now.

        A bar may not end before it begins; both ends may be at the same survey.
        """
        first = self._knobs.get(f"{knob.row}/first")
        last = self._knobs.get(f"{knob.row}/last")
        if knob.kind == "first" and last is not None and last.value is not None:
            return knob.least, last.value
        if knob.kind == "last" and first is not None and first.value is not None:
            return first.value, knob.most
        return knob.least, knob.most

    def _read(self, value: Mapping[str, Any]) -> None:
        self._knobs |= placed(value, self._knobs)
        self._ending = endings_of(value, self.taxa, self.endings)

    def choose_ending(self, taxon: object, ending: object) -> bool:
        """Choose the fate of a taxon, as the reader does.

        `ending`: A key of `endings`; an empty text removes the choice.

        Returns
        -------
        bool
            Whether this was accepted: an unknown or given taxon, or an unknown ending, changes
            nothing.
        """
        known = isinstance(taxon, str) and taxon in self.taxa and not self.taxa[taxon].given
        if not known or not isinstance(ending, str) or ending not in {"", *self.endings}:
            return self._refuse(message("plots-not-understood"))
        if not self._may_change():
            return self._refuse(message("plots-closed"))
        name = str(taxon)
        self._trouble, self._current = "", name
        if ending != self._ending.get(name, ""):
            self._ending.pop(name, None)
            if ending:
                self._ending[name] = ending
            self._verdicts.pop(f"{name}/ending", None)
            self.refresh()
            self.value = self._drawn()
        return True

    def scene(self) -> dict[str, Any]:
        """Return what the paper draws."""
        return {
            "kind": "range",
            "label": self.say.render(message("plots-range-label")),
            "time": self.time,
            "figures": [str(at) for at in range(self.rounds + 1)],
            "rounds": self.rounds,
            "rows": [self._row(each) for each in self._rows()],
            "notes": bool(self.endings),
            "knobs": [self.knob_scene(each) for each in self._knobs.values()],
            "ticks": [],
            "current": self._current,
            "disabled": self._disabled,
        }

    def shown(self) -> dict[str, Any]:
        """Return the variables of the fields' template."""
        rows = self._rows()
        now = next((each for each in rows if each.id == self._current), None)
        return {"rows": rows, "now": now, "endings": self.endings}

    def blank(self) -> str:
        """Return the blank axes with the names of the rows, as SVG."""
        rows = [(each.name, each.art) for each in self.taxa.values()]
        rows += [(each.name, "") for each in self.events.values() for _ in range(each.times)]
        return blank_ranges(rows, self.rounds, self.time)

    def _also(self, name: str, values: Mapping[str, object]) -> bool:
        if name == "plot-ending":
            self.choose_ending(values.get("taxon"), values.get("value"))
        return name == "plot-ending"

    def has_row(self, row: str) -> bool:
        """Return whether there is a row with this key; given bars have one too."""
        return super().has_row(row) or row in self.taxa

    def _at(self, key: str) -> int | None:
        value = self._knobs[key].value
        return None if value is None else int(value)

    def _of(self, row: str) -> tuple[Knob, ...]:
        return tuple(
            each
            for each in self._knobs.values()
            if each.row.startswith(row) and (each.row == row or each.row.startswith(f"{row}/"))
        )

    def _rows(self) -> list[_TaxonRow]:
        rows = [
            _TaxonRow(each.id, each.name, each.art, self._of(each.id), each.given, each.stays,
                self._ending.get(each.id, ""), self._verdicts.get(f"{each.id}/ending"))
            for each in self.taxa.values()
        ]  # fmt: skip
        for event in self.events.values():
            for knob in self._of(f"mark/{event.id}"):
                judged = self._verdicts.get(f"mark/{event.id}")
                rows.append(_TaxonRow(knob.row, event.name, "", (knob,), None, (), "", judged))
        return rows

    def _row(self, row: _TaxonRow) -> dict[str, Any]:
        taxon = self.taxa.get(row.id)
        colour = taxon.colour or art().family(taxon.art) if taxon else ""
        return {
            "key": row.id,
            "name": row.name,
            "art": row.art,
            "fill": colour,
            "kind": "mark" if row.is_event else "taxon",
            "given": list(row.given) if row.given else None,
            "stays": [list(each) for each in row.stays],
            "note": self.endings.get(row.ending, ""),
        }

    def judged_by(self, knob: Knob) -> str:
        """Return the key of the verdict on a knob: the marks of one event share one."""
        return knob.row.rpartition("/")[0] if knob.kind == "mark" else knob.key


def _ends(taxa: Sequence[Taxon], rounds: int, say: Catalogue) -> list[Knob]:
    return [
        Knob(
            f"{taxon.id}/{kind}",
            say.render(message(f"plots-{kind}-of", what=taxon.name)),
            taxon.id,
            kind,
            rest=0 if kind == "first" else rounds,
            least=0,
            most=rounds,
        )
        for taxon in taxa
        if not taxon.given
        for kind in ("first", "last")
    ]


def _marks(events: Sequence[PlotEvent], rounds: int, say: Catalogue) -> list[Knob]:
    return [
        Knob(
            f"mark/{event.id}/{number}",
            say.render(message("plots-mark-of", what=event.name, number=number, of=event.times)),
            f"mark/{event.id}/{number}",
            "mark",
            rest=1,
            least=1,
            most=max(rounds, 1),
        )
        for event in events
        for number in range(1, event.times + 1)
    ]

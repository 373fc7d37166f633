"""What plots that a reader draws share: knobs that are placed, verdicts, and fields that say it.

They are told taxa, events and counts, drawn on as SVG, and read again from what was kept; blank
axes can be printed, to be plotted by hand.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import anywidget
import msgspec
import traitlets
from ipywidgets import Box  # type: ignore[import-untyped]
from markupsafe import Markup, escape
from msgspec import Meta, Struct

from reefkit.text import Catalogue, Message, catalogue, message
from reefkit.widgets.panel import Panel
from reefkit.widgets.templates import Templates

# ---- What drawn plots are told: taxa, events, counts, verdicts; and how a knob of theirs stands


@dataclass(frozen=True)
class Taxon:
    """One row of a range plot."""

    id: str  #: Its key.
    name: str  #: Its name.
    art: str = ""  #: The id of its drawing in the page's sheet of symbols, if it has one.
    colour: str = ""  #: Of its bar; without one, that of its drawing's family.
    #: First and last appearance, where the reader does not draw the bar.
    given: tuple[int, int] | None = None


@dataclass(frozen=True)
class Event:
    """Something that struck and is marked on the time line, so many times."""

    id: str  #: Its key.
    name: str  #: Its name.
    times: int = 1  #: How often it struck: so many marks are there to be placed.


@dataclass(frozen=True)
class Count:
    """A number from which the reader draws."""

    name: str  #: What was counted.
    value: int | str  #: How many: a number, or one that is said already.
    art: str = ""  #: The id of its drawing in the page's sheet of symbols, if it has one.


@dataclass(frozen=True)
class Verdict:
    """What is told of one point."""

    right: bool  #: Whether it is right.
    why: str = ""  #: The sentence that says why.


ENDS = ("first", "last")
"""What a bar has: when it was seen first and last."""

Kind = Literal["first", "last", "mark", "point"]


@dataclass(frozen=True)
class Knob:
    """One thing that is placed."""

    key: str  #: Its key.
    name: str  #: What a screen reader calls it.
    row: str  #: The key of the row, or of the time, that it belongs to.
    kind: Kind  #: An end of a bar, a mark on the time line, or a point of a curve.
    rest: float  #: Where it waits until it is placed.
    #: ``least``, ``most``, ``step``: Between which it may be placed, and from one place to the
    #: next.
    least: float
    most: float
    step: float = 1.0
    value: float | None = None  #: Where it stands; None while it is not placed.
    locked: bool = False  #: Whether it is shown from the start and stays.


DIGITS = 2
"""Decimals that a typed value keeps."""


def _number(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    try:
        found = float(value.strip().replace(",", ".") if isinstance(value, str) else value)
    except (ValueError, OverflowError):
        return None
    return found if math.isfinite(found) else None


def plain(value: float) -> float | int:
    """Return a number as it is written: without ``.0``."""
    return int(value) if float(value).is_integer() else round(value, DIGITS)


# ---- Reading what was drawn from what was kept: of anything at all, that which fits


def placed(value: Mapping[str, Any], knobs: Mapping[str, Knob]) -> dict[str, Knob]:
    """Return the knobs that a value places; of a value from elsewhere only what fits."""
    found: dict[str, Knob] = {}

    def put(key: str, time: object) -> None:
        knob, at = knobs.get(key), _number(time)
        if (
            knob is not None
            and at is not None
            and at.is_integer()
            and knob.least <= at <= knob.most
        ):
            found[key] = replace(knob, value=at)

    for taxon, ends in _pairs(value.get("ranges")):
        for end, time in zip(ENDS, ends, strict=False):
            put(f"{taxon}/{end}", time)
        first, last = (found.get(f"{taxon}/{end}") for end in ENDS)
        if first and last and (first.value or 0) > (last.value or 0):
            del found[first.key], found[last.key]
    for event, times in _pairs(value.get("marks")):
        for place, time in enumerate(times, 1):
            put(f"mark/{event}/{place}", time)
    return found


def _pairs(held: object) -> list[tuple[str, Sequence[object]]]:
    entries = held.items() if isinstance(held, Mapping) else ()
    return [(str(key), list(each)) for key, each in entries if isinstance(each, (list, tuple))]


def endings_of(
    value: Mapping[str, Any], taxa: Mapping[str, Taxon], endings: Mapping[str, str]
) -> dict[str, str]:
    """Return the endings that a value chooses, of taxa that are drawn and endings there are."""
    held = value.get("endings")
    entries = held.items() if isinstance(held, Mapping) else ()
    return {
        taxon: ending
        for taxon, ending in entries
        if taxon in taxa and not taxa[taxon].given and isinstance(ending, str) and ending in endings
    }


def values_of(value: Mapping[str, Any], most: float) -> dict[int, float]:
    """Return the values by time that fit the axis; the times are looked up by who knows them."""
    held = value.get("values")
    found = {}
    for key, each in held.items() if isinstance(held, Mapping) else ():
        at, high = _number(key), _number(each)
        if at is not None and high is not None and at.is_integer() and 0 <= high <= most:
            found[int(at)] = high
    return found


def marked(value: Mapping[str, Any], rounds: int) -> set[int] | None:
    """Return the surveys that a value marks; None where it says nothing of them."""
    held = value.get("marks")
    if not isinstance(held, (list, tuple)):
        return None
    times = [_number(each) for each in held]
    return {
        int(each)
        for each in times
        if each is not None and each.is_integer() and 1 <= each <= rounds
    }


# ---- Axes with nothing on them, to be printed and plotted by hand

_WIDTH = 640
_ROW = 30
_LEFT, _RIGHT, _TOP = 178, 20, 10
_CURVE_HEIGHT = 380
_OPEN = Markup(
    '<svg class="rk-draw-blank" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" '
    'width="100%" role="img" aria-label="{}">'
)
_LINE = Markup('<path class="{}" d="M{:g},{:g}L{:g},{:g}"/>')
_TEXT = Markup('<text class="{}" x="{:g}" y="{:g}">{}</text>')
_TURNED = Markup('<text class="rk-draw-axis" transform="translate(16 {:g}) rotate(-90)">{}</text>')
_TOKEN = Markup(
    '<svg class="rk-token rk-token-tiny" x="4" y="{:g}" width="24" height="24">'
    '<use href="#rk-org-{}"></use></svg>'
)


def blank_ranges(rows: Sequence[tuple[str, str]], rounds: int, time: str) -> str:
    """Return the axes of a range chart: a line for each row, and the surveys.

    `rows`: Name and drawing of each row; no drawing for an empty text.
    """
    bottom = _TOP + len(rows) * _ROW
    drawn = [
        _OPEN.format(_WIDTH, bottom + 48, time),
        _times([str(at) for at in range(rounds + 1)], time, _LEFT, _TOP, bottom),
    ]
    for index, (name, art) in enumerate(rows):
        y = _TOP + (index + 0.5) * _ROW
        drawn.append(_LINE.format("rk-draw-rule", _LEFT, y, _WIDTH - _RIGHT, y))
        drawn.append(_TOKEN.format(y - 12, art) if art else Markup())
        drawn.append(_TEXT.format("rk-draw-name", 36 if art else 8, y + 4.5, name))
    return str(Markup().join([*drawn, Markup("</svg>")]))


def blank_curve(
    figures: Sequence[str], levels: Sequence[tuple[float, str]], time: str, measure: str
) -> str:
    """Return the axes of a curve.

    `figures`: What stands below each time.
    `levels`: The numbers at the axis of values, from 0 to its end, each with what it is in words.
    """
    left, bottom, most = 58, _TOP + _CURVE_HEIGHT, max(1, *(each for each, _ in levels))
    drawn = [
        _OPEN.format(_WIDTH, bottom + 48, measure),
        _times(figures, time, left, _TOP, bottom),
        _TURNED.format((_TOP + bottom) / 2, measure),
    ]
    for level, said in levels:
        y = bottom - _CURVE_HEIGHT * level / most
        drawn.append(_LINE.format("rk-draw-grid", left, y, _WIDTH - _RIGHT, y))
        drawn.append(_TEXT.format("rk-draw-level", left - 8, y + 4.5, said))
    return str(Markup().join([*drawn, Markup("</svg>")]))


def _times(figures: Sequence[str], time: str, left: float, top: float, bottom: float) -> Markup:
    start, end = left + 8, _WIDTH - _RIGHT - 8
    drawn = []
    for survey, figure in enumerate(figures):
        x = start + (end - start) * survey / max(len(figures) - 1, 1)
        drawn.append(_LINE.format("rk-draw-grid", x, top, x, bottom))
        drawn.append(_TEXT.format("rk-draw-tick", x, bottom + 18, figure))
    drawn.append(_TEXT.format("rk-draw-axis", (start + end) / 2, bottom + 38, escape(time)))
    return Markup().join(drawn)


# ---- The paper of a plot: SVG with knobs, and what a browser may tell of them

_CODE = Path(__file__).parents[1] / "static" / "plots"
_FILES = ("layout.js", "ground.js", "plot.js")

Key = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Wanted = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]


class _MoveKnob(Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """A knob was moved to a value, or taken off again; its name comes back with the answer."""

    key: Key
    value: Wanted | None
    name: Name = ""


class _TakeRow(Struct, frozen=True, tag_field="kind", tag="take", forbid_unknown_fields=True):
    """The hand or the keyboard has come to a row."""

    row: Key


class _Toggle(Struct, frozen=True, tag_field="kind", tag="toggle", forbid_unknown_fields=True):
    """A mark of the time line was set, or taken off."""

    key: Key


Told: TypeAlias = _MoveKnob | _TakeRow | _Toggle


def _told(content: object) -> Told | None:
    try:
        said: Told = msgspec.convert(content, Told)
    except msgspec.ValidationError:
        return None
    return said


def _script() -> str:
    return "\n".join((_CODE / name).read_text(encoding="utf-8") for name in _FILES)


class _PlotPaper(anywidget.AnyWidget):
    """The paper: draws a scene, and tells what a reader does with its knobs."""

    _esm = _script()
    scene: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)

    def __init__(self, heard: Callable[[Told | None], None]) -> None:
        self._call = heard
        super().__init__(_dom_classes=("rk-draw-sheet",))
        self.on_msg(self._heard)

    def settle(self, name: str) -> None:
        self.send({"do": "settle", "name": name})

    def set_state(self, sync_data: object) -> None:
        """Take nothing: where things stand is the kernel's word alone."""

    def _heard(self, _widget: object, content: object, _buffers: object) -> None:
        self._call(_told(content))


# ---- What the two plots share: knobs that are placed, verdicts on them, and
# the fields that say it

_BLANK = "plot-blank"


class Plot(Box):  # type: ignore[misc]  # ipywidgets is untyped
    """A plot that a reader draws; `RangePlot` and `CurvePlot` say what is on it.

    Parameters
    ----------
    knobs
        All that is placed.
    current
        The row that is worked on at first.
    value
        What was drawn already.
    before
        What stands before the paper.
    """

    kind = ""
    template = ""
    # What is drawn, as plain values; what is not placed is left out. Of a value that is set, so is
    # whatever does not fit.
    value: traitlets.Dict[str, Any] = traitlets.Dict()

    def __init__(
        self,
        knobs: list[Knob],
        current: str,
        value: Mapping[str, Any] | None,
        say: Catalogue | None,
        before: tuple[Panel, ...] = (),
    ) -> None:
        self.say = say or catalogue()
        self._knobs = {each.key: each for each in knobs}
        self._current = current
        self._verdicts: dict[str, Verdict] = {}
        self._disabled = False
        self._trouble = ""
        self._blank = False
        self._checks: list[Callable[[dict[str, Any]], None]] = []
        self._templates = Templates(self.say)
        self._read(value if isinstance(value, Mapping) else {})
        self.paper = _PlotPaper(self._heard)
        self.fields = Panel(say=self.say, classes=["rk-draw-fields"])
        self.fields.on_act(self._act)
        super().__init__(
            [*before, self.paper, self.fields],
            value=self._drawn(),
            _dom_classes=("rk-draw", f"rk-draw-{self.kind}"),
        )
        self.observe(self._value_set, "value")
        self.refresh()

    # -- for a program -----------------------------------------------------------------------------

    def on_check(self, call: Callable[[dict[str, Any]], None]) -> None:
        """Show a button that says *done*, and call a function with `value` when it is pressed."""
        self._checks.append(call)
        self.refresh()

    def check(self) -> None:
        """Tell what is drawn, as the reader's button does; nothing while a point is missing."""
        for call in tuple(self._checks) if self.is_whole else ():
            call(self.value)

    @property
    def is_whole(self) -> bool:
        """Whether everything is placed."""
        return all(each.value is not None for each in self._knobs.values())

    def _value_set(self, change: Mapping[str, Any]) -> None:
        if change["new"] != self._drawn():
            self._trouble = ""
            self._knobs = {key: each if each.locked else replace(each, value=None)
                           for key, each in self._knobs.items()}  # fmt: skip
            self._read(change["new"])
            self.refresh()
            self.value = self._drawn()

    def close_all(self) -> None:
        """Close this widget and those in it: it is shown no more."""
        for each in (*self.children, self.paper.layout, self.layout):
            each.close()
        self.close()

    # Every kind of plot has these of its own. No ABC says so: a widget's metaclass is traitlets'.
    def _read(self, value: Mapping[str, Any]) -> None:
        raise NotImplementedError

    def _drawn(self) -> dict[str, Any]:
        raise NotImplementedError

    @property
    def disabled(self) -> bool:
        """Whether nothing can be changed now; it can still be read, by keyboard too."""
        return self._disabled

    @disabled.setter
    def disabled(self, disabled: bool) -> None:
        if disabled != self._disabled:
            self._disabled = disabled
            self.refresh()

    def show_verdicts(self, verdicts: Mapping[str, Verdict]) -> None:
        """Mark points as right, or to be looked at again, each with its sentence.

        `verdicts`: By the point's key; none takes all marks off. A point that is moved loses its
        own.
        """
        if dict(verdicts) != self._verdicts:
            self._verdicts = dict(verdicts)
            self.refresh()

    def print_blank(self) -> None:
        """Have the browser print the axes with nothing on them, for plotting by hand."""
        self._blank = True
        self.refresh()
        self.fields.print(_BLANK)

    def place(self, key: object, value: object) -> bool:
        """Place one thing, or take it off again, as the reader does.

        `key`, `value`: Untrusted: an unknown key, or what is no number within the range, changes
        nothing, and one sentence says so. None and an empty text take the thing off.

        Returns
        -------
        bool
            Whether it stands there now.
        """
        knob = self._knobs.get(key) if isinstance(key, str) else None
        if knob is None or not self._may_change(knob):
            return self._refuse(message("plots-not-understood" if knob is None else "plots-closed"))
        if value is None or (isinstance(value, str) and not value.strip()):
            return self._put(knob, None)
        found = _number(value)
        low, high = self.limits(knob)
        if found is None or not low <= found <= high:
            return self._refuse(message("plots-out-of-range", low=plain(low), high=plain(high)))
        if knob.step >= 1:
            found = knob.least + round((found - knob.least) / knob.step) * knob.step
        return self._put(knob, round(found, DIGITS))

    def limits(self, knob: Knob) -> tuple[float, float]:
        """Return between which values a knob may stand now."""
        return knob.least, knob.most

    # -- what a reader does ------------------------------------------------------------------------

    def _heard(self, said: Told | None) -> None:
        if isinstance(said, _MoveKnob):
            self.place(said.key, said.value)
            self.paper.settle(said.name)
        elif isinstance(said, _TakeRow):
            self._take(said.row)
        elif isinstance(said, _Toggle):
            self._toggle(said.key)
        else:
            self._refuse(message("plots-not-understood"))

    def _act(self, name: str, values: Mapping[str, object], _data: bytes | None) -> None:
        key = str(values.get("knob", ""))
        if name == "plot-step" and key in self._knobs:
            self._step(self._knobs[key], more=values.get("by") == "more")
        elif name == "plot-type":
            self.place(key, values.get("value", ""))
        elif name == "plot-take":
            self._take(str(values.get("row", "")))
        elif name == "plot-toggle":
            self._toggle(key)
        elif name == "plot-print":
            self.print_blank()
        elif name == "plot-check":
            self.check()
        elif not self._also(name, values):
            self._refuse(message("plots-not-understood"))

    def _also(self, name: str, values: Mapping[str, object]) -> bool:
        return False

    def _toggle(self, key: str) -> None:
        self._refuse(message("plots-not-understood"))

    def _step(self, knob: Knob, *, more: bool) -> None:
        low, high = self.limits(knob)
        at = knob.rest if knob.value is None else knob.value
        by = knob.step if more else -knob.step
        self.place(knob.key, min(high, max(low, at + by)))

    def _take(self, row: str) -> None:
        if not self.has_row(row):
            self._refuse(message("plots-not-understood"))
        elif row != self._current:
            self._current, self._trouble = row, ""
            self.refresh()

    def has_row(self, row: str) -> bool:
        """Return whether there is such a row to work on."""
        return any(each.row == row for each in self._knobs.values())

    def _may_change(self, knob: Knob | None = None) -> bool:
        return not self._disabled and not (knob is not None and knob.locked)

    def _put(self, knob: Knob, value: float | None) -> bool:
        self._trouble = ""
        self._current = knob.row
        changed = value != knob.value
        if changed:
            self._knobs[knob.key] = replace(knob, value=value)
            self._verdicts.pop(self.judged_by(knob), None)
        self.refresh()
        if changed:
            self.value = self._drawn()
        return True

    def _refuse(self, why: Message) -> bool:
        self._trouble = self.say.render(why)
        self.refresh()
        return False

    # -- what is shown -----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Bring paper and fields to where everything stands."""
        scene = self.scene()
        if scene != self.paper.scene:
            self.paper.scene = scene
        self.fields.html = str(
            self._templates.render(
                self.template,
                plot=self,
                current=self._current,
                trouble=self._trouble,
                disabled=self._disabled,
                blank=self.blank() if self._blank else "",
                has_check=bool(self._checks),
                verdict=self._verdicts.get,
                **self.shown(),
            )
        )

    def scene(self) -> dict[str, Any]:
        """Return what the paper draws, in the words of ``plot.js``."""
        raise NotImplementedError

    def shown(self) -> dict[str, Any]:
        """Return what the template of the fields speaks of."""
        raise NotImplementedError

    def blank(self) -> str:
        """Return the axes alone, as SVG."""
        raise NotImplementedError

    def knob(self, key: str) -> Knob:
        """Return how one thing stands."""
        return self._knobs[key]

    def judged_by(self, knob: Knob) -> str:
        """Return the key of the verdict on a knob: its own, where it does not share one."""
        return knob.key

    def knob_scene(self, knob: Knob) -> dict[str, Any]:
        """Return one knob in the words of ``plot.js``."""
        low, high = self.limits(knob)
        verdict = self._verdicts.get(self.judged_by(knob))
        return {
            "key": knob.key,
            "name": knob.name,
            "row": knob.row,
            "kind": knob.kind,
            "value": knob.value,
            "rest": min(high, max(low, knob.rest)),
            "least": knob.least,
            "most": knob.most,
            "low": low,
            "high": high,
            "step": knob.step,
            "locked": knob.locked,
            "text": self._spoken(knob, verdict),
            "verdict": "" if verdict is None else "right" if verdict.right else "wrong",
        }

    def _spoken(self, knob: Knob, verdict: Verdict | None) -> str:
        unset, value = message("plots-unset"), knob.value
        where = self.say.render(unset) if value is None else self.say.figure(value)
        if verdict is None:
            return where
        return self.say.render(
            message("plots-judged", value=where, right=int(verdict.right), why=verdict.why)
        )

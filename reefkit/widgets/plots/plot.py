"""Base of plots that a reader draws: knobs to place, verdicts, and fields for the same values.

Plots are drawn as SVG, restored from stored values, and can be printed as blank axes for plotting
by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import anywidget
import msgspec
import traitlets
from ipywidgets import Box  # type: ignore[import-untyped]
from msgspec import Meta, Struct

from reefkit.text import Catalogue, Message, catalogue, message
from reefkit.text.typed_number import read_number
from reefkit.widgets.panel import Panel
from reefkit.widgets.plots.plot_data import DIGITS, Knob, Verdict, finite_number, plain
from reefkit.widgets.templates import Templates

_CODE = Path(__file__).parents[1] / "static" / "plots"
_FILES = ("layout.js", "ground.js", "plot.js")

Key = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Wanted = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]


class _MoveKnob(Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """A knob was moved to a value, or removed (None); `name` is sent back with the answer."""

    key: Key
    value: Wanted | None
    name: Name = ""


class _TakeRow(Struct, frozen=True, tag_field="kind", tag="take", forbid_unknown_fields=True):
    """A reader started to work on a row."""

    row: Key


class _Toggle(Struct, frozen=True, tag_field="kind", tag="toggle", forbid_unknown_fields=True):
    """A mark on the time line is to be set, or removed if it is set."""

    key: Key


Told: TypeAlias = _MoveKnob | _TakeRow | _Toggle


def _parsed(content: object) -> Told | None:
    try:
        content_: Told = msgspec.convert(content, Told)
    except msgspec.ValidationError:
        return None
    return content_


def _script() -> str:
    return "\n".join((_CODE / name).read_text(encoding="utf-8") for name in _FILES)


class _PlotPaper(anywidget.AnyWidget):
    """The drawing area: shows a scene, and reports what a reader does with the knobs."""

    _esm = _script()
    scene: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)

    def __init__(self, heard: Callable[[Told | None], None]) -> None:
        self._call = heard
        super().__init__(_dom_classes=("rk-draw-sheet",))
        self.on_msg(self._heard)

    def settle(self, name: str) -> None:
        self.send({"do": "settle", "name": name})

    def set_state(self, sync_data: object) -> None:
        """Ignore the browser's state: only the kernel decides where things are."""

    def _heard(self, _widget: object, content: object, _buffers: object) -> None:
        self._call(_parsed(content))


_BLANK = "plot-blank"


class Plot(Box):  # type: ignore[misc]  # ipywidgets is untyped
    """A plot that a reader draws; `RangePlot` and `CurvePlot` define its contents.

    Parameters
    ----------
    knobs
        Everything that can be placed.
    current
        Key of the row that is worked on at first.
    value
        What was drawn already, in the format of the trait `value`.
    before
        Panels shown above the drawing area.
    """

    kind = ""
    template = ""
    # What the reader has placed, as plain values. If it is set, parts that do not fit are dropped.
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

    # -- for programs ------------------------------------------------------------------------------

    def on_check(self, call: Callable[[dict[str, Any]], None]) -> None:
        """Show a button *done*, and call a function with `value` when it is pressed.

        Pressed before everything is placed, it says how much is missing.
        """
        self._checks.append(call)
        self.refresh()

    def check(self) -> None:
        """Act as if the button *done* was pressed."""
        missing = sum(each.value is None for each in self._knobs.values())
        if missing:
            self._refuse(message("plots-missing", count=missing))
            return
        for call in tuple(self._checks):
            call(self.value)

    @property
    def is_whole(self) -> bool:
        """Whether every knob is placed."""
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
        """Close this widget and those in it, to be called when it is no longer shown."""
        for each in (*self.children, self.paper.layout, self.layout):
            each.close()
        self.close()

    # Implemented by each kind of plot. Not an ABC, since a widget's metaclass is traitlets'.
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
        """Mark points as right or wrong, each with a sentence.

        `verdicts`: By the point's key, in place of all earlier ones. A point that the reader moves
        loses its verdict.
        """
        if dict(verdicts) != self._verdicts:
            self._verdicts = dict(verdicts)
            self.refresh()

    def print_blank(self) -> None:
        """Have the browser print the blank axes, for plotting by hand."""
        self._blank = True
        self.refresh()
        self.fields.print(_BLANK)

    def place(self, key: object, value: object) -> bool:
        """Place a knob or remove it, as the reader does.

        `key`, `value`: Untrusted: an unknown key, or a value that is not a number within `limits`,
        changes nothing, and a sentence says so; the same if the plot is disabled or the knob
        locked. None and an empty text remove the knob. A number is rounded to the knob's step, or,
        if the step is less than 1, to `DIGITS` decimals.

        Returns
        -------
        bool
            Whether this was accepted, removals included.
        """
        knob = self._knobs.get(key) if isinstance(key, str) else None
        if knob is None or not self._may_change(knob):
            return self._refuse(message("plots-not-understood" if knob is None else "plots-closed"))
        if value is None or (isinstance(value, str) and not value.strip()):
            return self._put(knob, None)
        meant = {*read_number(value)} if isinstance(value, str) else {finite_number(value)}
        low, high = self.limits(knob)
        possible = [each for each in meant if each is not None and low <= each <= high]
        if len(possible) != 1:
            return self._refuse(message("plots-out-of-range", low=plain(low), high=plain(high)))
        (found,) = possible
        if knob.step >= 1:
            found = knob.least + round((found - knob.least) / knob.step) * knob.step
        return self._put(knob, round(found, DIGITS))

    def limits(self, knob: Knob) -> tuple[float, float]:
        """Return the lowest and highest value that a knob may have now, given the other knobs."""
        return knob.least, knob.most

    # -- actions of a reader -----------------------------------------------------------------------

    def _heard(self, content: Told | None) -> None:
        if isinstance(content, _MoveKnob):
            self.place(content.key, content.value)
            self.paper.settle(content.name)
        elif isinstance(content, _TakeRow):
            self._take(content.row)
        elif isinstance(content, _Toggle):
            self._toggle(content.key)
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
        """Return whether there is a row with this key."""
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

    # -- display -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Update the drawing area and the fields."""
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
        """Return the contents of the drawing area, for ``plot.js``."""
        raise NotImplementedError

    def shown(self) -> dict[str, Any]:
        """Return the variables of the fields' template."""
        raise NotImplementedError

    def blank(self) -> str:
        """Return the blank axes as SVG."""
        raise NotImplementedError

    def knob(self, key: str) -> Knob:
        """Return the knob with a key."""
        return self._knobs[key]

    def judged_by(self, knob: Knob) -> str:
        """Return the key of the verdict on a knob: its own key, unless several share a verdict."""
        return knob.key

    def knob_scene(self, knob: Knob) -> dict[str, Any]:
        """Return a knob's part of `scene`."""
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

"""What the two plots share: knobs that are placed, verdicts on them, and the fields that say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ipywidgets import Box  # type: ignore[import-untyped]

from reefkit.text import Catalogue, Message, catalogue, message
from reefkit.widgets.panel import Panel
from reefkit.widgets.plots.data import DIGITS, Knob, Verdict, number, plain
from reefkit.widgets.plots.paper import Move, Paper, Take, Toggle, Told
from reefkit.widgets.templates import Templates

Changed = Callable[[dict[str, Any]], None]
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
    say
        The catalogue of the reader's language.
    before
        What stands before the paper.
    """

    kind = ""
    template = ""

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
        self._calls: list[Changed] = []
        self._templates = Templates(self.say)
        self._read(value if isinstance(value, Mapping) else {})
        self.paper = Paper(self._heard)
        self.fields = Panel(say=self.say, classes=["rk-draw-fields"])
        self.fields.on_act(self._act)
        super().__init__(
            [*before, self.paper, self.fields], _dom_classes=("rk-draw", f"rk-draw-{self.kind}")
        )
        self.refresh()

    # -- for a program -----------------------------------------------------------------------------

    def on_change(self, call: Changed) -> None:
        """Call a function with the plot's `value` whenever the reader changes it."""
        self._calls.append(call)

    @property
    def value(self) -> dict[str, Any]:
        """What the reader has drawn, as plain values; what is not placed is left out."""
        raise NotImplementedError

    def draw(self, value: Mapping[str, Any] | None) -> None:
        """Draw another value in place of what is drawn; nobody is told.

        Parameters
        ----------
        value
            As `value` gives it: whatever does not fit is left out.
        """
        self._trouble = ""
        self._knobs = {key: each if each.locked else replace(each, value=None)
                       for key, each in self._knobs.items()}  # fmt: skip
        self._read(value if isinstance(value, Mapping) else {})
        self.refresh()

    def close_all(self) -> None:
        """Close this widget and those in it: it is shown no more."""
        for each in (*self.children, self.paper.layout, self.layout):
            each.close()
        self.close()

    # Every kind of plot has these of its own. No ABC says so: a widget's metaclass is traitlets'.
    def _read(self, value: Mapping[str, Any]) -> None:
        """Take what fits of a value from elsewhere."""
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

        Parameters
        ----------
        verdicts
            By the point's key; none takes all marks off. A point that is moved loses its own.
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

        Parameters
        ----------
        key, value
            Untrusted: an unknown key, or what is no number within the range, changes nothing, and
            one sentence says so. None and an empty text take the thing off.

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
        found = number(value)
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
        if isinstance(said, Move):
            self.place(said.key, said.value)
            self.paper.settle(said.name)
        elif isinstance(said, Take):
            self._take(said.row)
        elif isinstance(said, Toggle):
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
        elif not self._also(name, values):
            self._refuse(message("plots-not-understood"))

    def _also(self, name: str, values: Mapping[str, object]) -> bool:
        """Do what only one kind of plot can; False when it cannot either."""
        del name, values
        return False

    def _toggle(self, key: str) -> None:
        """Set a mark of the time line, or take it off."""
        del key
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
        """Tell whether there is such a row to work on."""
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
            self._tell()
        return True

    def _tell(self) -> None:
        for call in tuple(self._calls):
            call(self.value)

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
                verdict=self._verdicts.get,
                plain=plain,
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
        """Return where a knob stands as a screen reader says it, with what is told of it."""
        value = None if knob.value is None else plain(knob.value)
        if verdict is None:
            return self.say.render(message("plots-unset")) if value is None else str(value)
        where = message("plots-unset") if value is None else value
        return self.say.render(
            message("plots-judged", value=where, right=int(verdict.right), why=verdict.why)
        )

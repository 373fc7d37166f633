"""A slider through the moments of a match, with play and step buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import traitlets
from markupsafe import Markup

from reefkit.text import Catalogue
from reefkit.widgets.drawn_panel import DrawnPanel, whole_number
from reefkit.widgets.panel_messages import PlainValue
from reefkit.widgets.templates import Templates

PACE = 700
"""Milliseconds for which a replay shows each moment: enough to see what one seat did."""
LAPSE_PACE = 400
"""The same for a time-lapse: with drawing it is half a second."""


@dataclass(frozen=True)
class ReplayView:
    """State of a replay."""

    moment: str  #: Name of the moment, rendered.
    at: int
    last: int
    before: int  #: Target of a step back; `at` if there is none.
    after: int  #: Target of a step forward, and of playing.
    playing: bool = False
    note: str = ""  #: Further text about the moment.
    lapse: bool = False  #: Whether it plays fast; only by hand with reduced motion.


def replay_html(templates: Templates, view: ReplayView) -> Markup:
    """Return a replay slider.

    It sends ``replay-to`` with ``value``, ``replay-play`` to play or pause, and while it plays
    ``replay-tick`` with the next ``value``.
    """
    return templates.render(
        "widgets/replay.html", view=view, pace=LAPSE_PACE if view.lapse else PACE
    )


class ReplaySlider(DrawnPanel):
    """A slider through moments.

    Parameters
    ----------
    moments
        Rendered names; at least one.
    value
        The moment shown first, from 0; by default the last one.

    Raises
    ------
    traitlets.TraitError
        If there is no moment.

    Examples
    --------
    >>> from reefkit.widgets import ReplaySlider
    >>> slider = ReplaySlider(["round 1, settle", "round 1, survey", "round 2, algae"])
    >>> slider.observe(lambda change: print(change.new), "value")
    >>> slider.value = 0
    0
    """

    #: list of str. Names of the moments. A reader at the last one follows when more are added.
    moments: traitlets.List[str] = traitlets.List(traitlets.Unicode(), minlen=1).tag(drawn=True)
    #: int. The moment shown; an invalid one is replaced by the nearest.
    value = traitlets.Int().tag(drawn=True)
    #: bool. Whether it plays: the page asks for the next moment, and stops at the last.
    playing = traitlets.Bool(default_value=False).tag(drawn=True)

    def __init__(
        self, moments: Sequence[str], *, value: int | None = None, say: Catalogue | None = None
    ) -> None:
        at = len(moments) - 1 if value is None else value
        super().__init__(say=say, moments=list(moments), value=at)
        self.observe(self._grown, "moments")

    @traitlets.validate("value")
    def _within(self, proposal: Mapping[str, Any]) -> int:
        return max(0, min(int(proposal["value"]), len(self.moments) - 1))

    def _grown(self, change: Mapping[str, Any]) -> None:
        stood_last = self.value == len(change["old"]) - 1
        self.value = len(self.moments) - 1 if stood_last else self.value

    def _draw(self) -> None:
        at, last = min(self.value, len(self.moments) - 1), len(self.moments) - 1
        view = ReplayView(
            self.moments[at], at, last, max(at - 1, 0), min(at + 1, last), self.playing
        )
        self.html = replay_html(self._templates, view)

    def _acted(self, name: str, values: Mapping[str, PlainValue]) -> None:
        at, last = whole_number(values.get("value")), len(self.moments) - 1
        if name == "replay-play":
            if not self.playing and self.value == last:
                self.value = 0
            self.playing = not self.playing
        elif name == "replay-to" and at is not None and at <= last:
            self.playing, self.value = False, at
        elif name == "replay-tick" and self.playing and at is not None:
            self.value = at
            self.playing = self.value < last

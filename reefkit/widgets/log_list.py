"""The log, newest first, with reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import traitlets
from markupsafe import Markup

from reefkit.text import Catalogue
from reefkit.widgets.drawn_panel import DrawnPanel, whole_number
from reefkit.widgets.panel_messages import PlainValue
from reefkit.widgets.templates import Templates


@dataclass(frozen=True)
class LogEvent:
    """One line of a log. Texts are rendered; what is no `Markup` is escaped."""

    text: str
    picture: str = ""  #: A token or icon, as `Markup`.
    who: str = ""  #: The player it concerns, or nothing when it concerns all.
    when: str = ""  #: The round, and where else it belongs.
    is_new: bool = False  #: Whether the reader has not seen it yet: it stands out.
    key: str = ""  #: Tells it from the others; empty: its place in the log does.
    moment: int | None = None  #: The moment after it, where that can be shown.
    standing: Literal["", "here", "later"] = ""  #: To the moment that is shown.


@dataclass(frozen=True)
class LogFilter:
    """A choice of which events are shown: it tells ``log-filter`` with its name and value."""

    name: str
    label: str
    value: str
    options: tuple[tuple[str, str], ...]  #: Values and what they are called.


@dataclass(frozen=True)
class LogView:
    """A log as it is filtered."""

    events: tuple[LogEvent, ...]  #: Those that are shown, the newest first.
    found: int  #: How many fit the filters.
    filters: tuple[LogFilter, ...] = ()
    newest: int = 0  #: How many are shown until all are requested, by ``log-all``.
    everything: bool = False  #: Whether all were.
    more: str = ""  #: What else is next to the filters, as `Markup`.


def log_html(templates: Templates, view: LogView) -> Markup:
    """Return a log; an event that has a moment tells ``log-see`` with its ``position``."""
    return templates.render("widgets/log.html", view=view)


class Log(DrawnPanel):
    """A log: the newest events, or all of them, of everybody or of one player and round.

    Examples
    --------
    >>> log = Log([LogEvent("Branching coral settled at row 4, column 2.", who="Ana")])
    >>> log.events = [*log.events, LogEvent("Boulder coral spawned 2.", who="Ben", is_new=True)]
    >>> log.html.index("Boulder") < log.html.index("Branching")
    True
    """

    #: list of Event. All of them, the oldest first.
    events: traitlets.List[LogEvent] = traitlets.List(traitlets.Instance(LogEvent)).tag(drawn=True)
    #: ``who``, ``when``: str. Whose and of which round are shown; empty: all.
    who = traitlets.Unicode().tag(drawn=True)
    when = traitlets.Unicode().tag(drawn=True)
    #: bool. Whether more than the newest are shown.
    everything = traitlets.Bool(default_value=False).tag(drawn=True)
    #: int or None. The moment that a reader asked to see, as `ReplaySlider.value` takes it.
    value = traitlets.Int(default_value=None, allow_none=True)

    def __init__(
        self, events: Sequence[LogEvent] = (), *, most: int = 3, say: Catalogue | None = None
    ) -> None:
        self._most = most
        super().__init__(say=say, events=list(events))

    def _draw(self) -> None:
        t = self._templates.t
        found = [
            each
            for each in reversed(self.events)
            if self.who in {"", each.who} and self.when in {"", each.when}
        ]
        filters = []
        for name, value in (("who", self.who), ("when", self.when)):
            known = dict.fromkeys(str(getattr(each, name)) for each in self.events)
            options = (("", t("past-log-every")), *((each, each) for each in known if each))
            filters.append(LogFilter(name, t(f"log-filter-{name}"), value, options))
        shown = found if self.everything else found[: self._most]
        self.html = log_html(
            self._templates,
            LogView(
                tuple(shown), len(found), tuple(each for each in filters if len(each.options) > 1),
                self._most, self.everything,
            ),
        )  # fmt: skip

    def _acted(self, name: str, values: Mapping[str, PlainValue]) -> None:
        value = values.get("value")
        if name == "log-all":
            self.everything = not self.everything
        elif name == "log-see":
            self.value = whole_number(values.get("position"))
        elif name == "log-filter" and isinstance(value, str):
            if values.get("name") == "who":
                self.who = value
            elif values.get("name") == "when":
                self.when = value

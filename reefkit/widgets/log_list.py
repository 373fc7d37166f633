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
    """One line of a log. Texts are rendered; what is not `Markup` is escaped."""

    text: str
    picture: str = ""  #: A token or icon, as `Markup`.
    who: str = ""  #: The player it concerns; empty: all.
    when: str = ""  #: The round, and similar details.
    is_new: bool = False  #: Whether the reader has not seen it yet: it is emphasised.
    key: str = ""  #: Identifies it; empty: its position in the log does.
    moment: int | None = None  #: The moment after it, if it can be shown.
    standing: Literal["", "here", "later"] = ""  #: Relation to the moment that is shown.


@dataclass(frozen=True)
class LogFilter:
    """A choice of events to show; it sends ``log-filter`` with its name and value."""

    name: str
    label: str
    value: str
    options: tuple[tuple[str, str], ...]  #: Values and their names.


@dataclass(frozen=True)
class LogView:
    """A filtered log."""

    events: tuple[LogEvent, ...]  #: The events shown, the newest first.
    found: int  #: Number of events that match the filters.
    filters: tuple[LogFilter, ...] = ()
    newest: int = 0  #: Number shown until all are requested, by ``log-all``.
    everything: bool = False  #: Whether all were requested.
    more: str = ""  #: Further HTML next to the filters, as `Markup`.


def log_html(templates: Templates, view: LogView) -> Markup:
    """Return a log; an event with a moment sends ``log-see`` with its ``position``."""
    return templates.render("widgets/log.html", view=view)


class Log(DrawnPanel):
    """A log: the newest events, or all; of everybody, or of one player and round.

    Examples
    --------
    >>> from reefkit.widgets import Log, LogEvent
    >>> log = Log([LogEvent("Branching coral settled at row 4, column 2.", who="Ana")])
    >>> log.events = [*log.events, LogEvent("Boulder coral spawned 2.", who="Ben", is_new=True)]
    >>> log.html.index("Boulder") < log.html.index("Branching")
    True
    """

    #: list of LogEvent. All events, the oldest first.
    events: traitlets.List[LogEvent] = traitlets.List(traitlets.Instance(LogEvent)).tag(drawn=True)
    #: ``who``, ``when``: str. Filters for player and round; empty: all.
    who = traitlets.Unicode().tag(drawn=True)
    when = traitlets.Unicode().tag(drawn=True)
    #: bool. Whether more than the newest are shown.
    everything = traitlets.Bool(default_value=False).tag(drawn=True)
    #: int or None. The moment that a reader asked to see, for `ReplaySlider.value`.
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

"""What happened, newest first, with reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.messages import PlainValue
from reefkit.widgets.panel import Panel
from reefkit.widgets.templates import Templates


@dataclass(frozen=True)
class Event:
    """One line of a log.

    Parameters
    ----------
    text
        The sentence, already said; what is no `Markup` is escaped.
    picture
        A token or icon, as `Markup`.
    who
        The player it concerns, or nothing when it concerns all.
    when
        The round, already said.
    is_new
        Whether the reader has not seen it yet: it stands out.
    """

    text: str
    picture: str = ""
    who: str = ""
    when: str = ""
    is_new: bool = False


@dataclass(frozen=True)
class Choice:
    """What a reader looks at: whether all events are open, and of whom and when."""

    is_open: bool = False
    who: str = ""
    when: str = ""


def log_html(
    templates: Templates, events: Sequence[Event], choice: Choice | None = None, *, most: int = 3
) -> Markup:
    """Return a log.

    Parameters
    ----------
    templates
        What says and draws.
    events
        All events, oldest first.
    choice
        What the reader looks at. The page is told ``log-open``, ``log-close`` and ``log-filter``
        (with ``name``, ``who`` or ``when``, and ``value``); `chosen` turns these into a choice.
    most
        How many stand there without opening anything.
    """
    choice = choice or Choice()
    newest = list(enumerate(events))[::-1]
    found = [
        (at, each)
        for at, each in newest
        if choice.who in {"", each.who} and choice.when in {"", each.when}
    ]
    return templates.render(
        "widgets/log.html",
        newest=newest[:most],
        count=len(events),
        choice=choice,
        found=found,
        people=list(dict.fromkeys(each.who for each in events if each.who)),
        times=list(dict.fromkeys(each.when for each in events if each.when)),
    )


def chosen(choice: Choice, name: str, values: Mapping[str, PlainValue]) -> Choice:
    """Return what a reader looks at after an act; another act than a log's changes nothing."""
    if name == "log-open":
        return Choice(is_open=True)
    if name == "log-close":
        return Choice()
    field, value = values.get("name"), values.get("value")
    if name != "log-filter" or not isinstance(value, str):
        return choice
    if field == "who":
        return Choice(choice.is_open, value, choice.when)
    return Choice(choice.is_open, choice.who, value) if field == "when" else choice


class Log(Panel):
    """A log: the newest events, and a dialog with all of them.

    Parameters
    ----------
    events
        All events, oldest first.
    most
        How many stand there without opening anything.
    say
        The catalogue of the reader's language.

    Examples
    --------
    >>> log = Log([Event("Branching coral settled at row 4, column 2.", who="Ana")])
    >>> log.add(Event("Boulder coral spawned 2.", who="Ben", is_new=True))
    >>> log.html.index("Boulder") < log.html.index("Branching")
    True
    """

    def __init__(
        self, events: Sequence[Event] = (), *, most: int = 3, say: Catalogue | None = None
    ) -> None:
        self._templates = Templates(say or catalogue())
        self._events = tuple(events)
        self._most = most
        self._choice = Choice()
        super().__init__(classes=("rk-alone",), say=say)
        self._draw()
        self.on_act(self._acted)

    def show(self, events: Sequence[Event]) -> None:
        """Show other events, oldest first."""
        self._events = tuple(events)
        self._draw()

    def add(self, event: Event) -> None:
        """Show one event more."""
        self.show((*self._events, event))

    def _draw(self) -> None:
        self.html = log_html(self._templates, self._events, self._choice, most=self._most)

    def _acted(self, name: str, values: Mapping[str, PlainValue], _data: bytes | None) -> None:
        self._choice = chosen(self._choice, name, values)
        self._draw()

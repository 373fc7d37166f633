"""What a match shows beside its board: a die, points, the log, a replay slider, and its steps.

Each is a widget with traits that can be observed and linked, and what it draws can be laid into a
region of a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Literal

import traitlets
from markupsafe import Markup

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.panel import Panel, PlainValue
from reefkit.widgets.templates import Templates


class _DrawnPanel(Panel):
    """A panel that is drawn again whenever one of its own traits changes."""

    def __init__(self, *, say: Catalogue | None = None, **own: Any) -> None:  # noqa: ANN401
        self._templates = Templates(say or catalogue())
        super().__init__(classes=("rk-alone",), say=say)
        for name, value in own.items():
            setattr(self, name, value)
        self.observe(lambda _: self._draw(), self.trait_names(drawn=True))
        self.on_act(lambda name, values, _data: self._acted(name, values))
        self._draw()

    def _draw(self) -> None:
        raise NotImplementedError

    def _acted(self, name: str, values: Mapping[str, PlainValue]) -> None:
        """Do what a reader asked for; whatever makes no sense is passed over."""


def _whole(value: object) -> int | None:
    """Validate a whole number from 0 sent by a page; None for anything else."""
    is_number = isinstance(value, str) and value.isdecimal() and len(value) < 8
    return int(str(value)) if is_number else None


# ---- A twelve-sided die, as Reef Survivor rolls for mutations

FACES = 12


def die_html(
    templates: Templates, face: int | None, *, size: int = 64, count: int = 0, faces: int = FACES
) -> Markup:
    """Return the drawing of a die.

    Parameters
    ----------
    face
        What was rolled, from 1, or None while nothing is.
    count
        How often it was rolled: with another count the drawing is a new one, and rolls.
    faces
        How many faces it has; the outline is that of one with twelve.

    Raises
    ------
    ValueError
        When it has no such face.
    """
    if face is not None and not 1 <= face <= faces:
        raise ValueError(f"a die with {faces} faces shows no {face}")
    return templates.render("widgets/die.html", face=face, size=size, count=count, faces=faces)


class Die(_DrawnPanel):
    """A die with a button. It makes no chance itself: a game's chance is the game's.

    Examples
    --------
    >>> import random
    >>> die = Die()
    >>> die.on_roll(lambda: die.show(random.Random(3).randint(1, 12)))
    >>> die.show(12)
    >>> die.value
    12
    """

    #: int or None. The face that lies open, from 1.
    value = traitlets.Int(default_value=None, allow_none=True).tag(drawn=True)
    note = traitlets.Unicode().tag(drawn=True)  #: str. What it means, already said.

    def __init__(self, *, faces: int = FACES, size: int = 96, say: Catalogue | None = None) -> None:
        self.faces, self._size, self._count = faces, size, 0
        self._rollers: list[Callable[[], object]] = []
        super().__init__(say=say)

    def on_roll(self, call: Callable[[], object]) -> None:
        """Show a button, and call a function when it is pressed."""
        self._rollers.append(call)
        self._draw()

    def show(self, face: int, note: str = "") -> None:
        """Show what was rolled, rolling even if it is the same again, and have it said.

        Raises
        ------
        ValueError
            When the die has no such face.
        """
        if not 1 <= face <= self.faces:
            raise ValueError(f"a die with {self.faces} faces shows no {face}")
        self._count += 1
        self.value, self.note = face, note
        self._draw()

    def _draw(self) -> None:
        drawn = die_html(
            self._templates, self.value, size=self._size, count=self._count, faces=self.faces
        )
        self.html = self._templates.render(
            "widgets/die-panel.html", die=drawn, face=self.value, note=self.note,
            has_button=bool(self._rollers), faces=self.faces,
        )  # fmt: skip

    def _acted(self, name: str, values: Mapping[str, PlainValue]) -> None:
        for call in tuple(self._rollers) if name == "roll" else ():
            call()


# ---- Who is winning: points by round and player, each of which opens into its sum


@dataclass(frozen=True)
class Part:
    """One part of a score."""

    name: str  #: What it is for, already said.
    points: int
    how: str = ""  #: The sum with the player's own numbers, already said: "7 types × 2".


@dataclass(frozen=True)
class Score:
    """The points of a player in a round, and their parts."""

    points: int
    parts: tuple[Part, ...] = ()
    total: int | None = None  #: After it; none: the sum so far.


@dataclass(frozen=True)
class Line:
    """A player's scores."""

    name: str
    scores: tuple[Score, ...]  #: One a round that was scored, in order.
    sign: str = ""  #: The player's mark, as `Markup`.
    is_own: bool = False  #: Whether it is the reader.
    bonus: int = 0
    total: int | None = None  #: At the foot; none: the last running total and the bonus.

    @property
    def running(self) -> tuple[int, ...]:
        """The total after each round."""
        sums = accumulate(each.points for each in self.scores)
        return tuple(
            sum_ if each.total is None else each.total
            for each, sum_ in zip(self.scores, sums, strict=True)
        )

    @property
    def final(self) -> int:
        """What stands at the foot."""
        last = self.running[-1] if self.scores else 0
        return last + self.bonus if self.total is None else self.total


@dataclass(frozen=True)
class ScoreColumn:
    """A number of the whole table beside the players' points, such as its types."""

    name: str
    cells: tuple[str | int, ...]  #: One a round, already said; `Markup` where it can be pressed.


@dataclass(frozen=True)
class Scores:
    """What a scoreboard shows."""

    lines: tuple[Line, ...]  #: The players, in the order to be shown.
    rounds: int  #: Of the whole match.
    columns: tuple[ScoreColumn, ...] = ()
    total_name: str = ""  #: What the foot is called; empty: the usual.
    bonus_name: str = ""  #: What a bonus is called, in a match that has any.

    @property
    def has_bonus(self) -> bool:
        """Whether anybody has a bonus."""
        return any(each.bonus for each in self.lines)


def scoreboard_html(
    templates: Templates, scores: Scores, opened: tuple[int, int] | None = None
) -> Markup:
    """Return a scoreboard; its numbers tell ``open-sum`` with ``seat`` and, from 1, ``round``."""
    found = None
    if opened is not None:
        line, round_ = opened
        if 0 <= line < len(scores.lines) and 1 <= round_ <= len(scores.lines[line].scores):
            found = scores.lines[line]
    return templates.render("widgets/scoreboard.html", scores=scores, opened=opened, found=found)


class Scoreboard(_DrawnPanel):
    """A scoreboard whose points open into their sums.

    Examples
    --------
    >>> types = Part("types of builders", 14, "7 types × 2")
    >>> ana = Line("Ana", (Score(14, (types,)),))
    >>> board = Scoreboard(Scores((ana,), rounds=4))
    >>> board.opened = (0, 1)
    >>> "7 types × 2" in board.html
    True
    """

    #: Scores. What it shows.
    scores: traitlets.Instance[Scores] = traitlets.Instance(Scores).tag(drawn=True)
    #: tuple of int, or None. The line, from 0, and the round, from 1, whose sum is open.
    opened = traitlets.Any().tag(drawn=True)

    def __init__(self, scores: Scores, *, say: Catalogue | None = None) -> None:
        super().__init__(say=say, scores=scores)

    def _draw(self) -> None:
        self.html = scoreboard_html(self._templates, self.scores, self.opened)

    def _acted(self, name: str, values: Mapping[str, PlainValue]) -> None:
        if name == "open-sum":
            line, round_ = _whole(values.get("seat")), _whole(values.get("round"))
            self.opened = None if line is None or round_ is None else (line, round_)


# ---- What happened, newest first, with reasons


@dataclass(frozen=True)
class Event:
    """One line of a log. Texts are already said; what is no `Markup` is escaped."""

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

    events: tuple[Event, ...]  #: Those that are shown, the newest first.
    found: int  #: How many fit the filters.
    filters: tuple[LogFilter, ...] = ()
    newest: int = 0  #: How many are shown until all are asked for, by ``log-all``.
    everything: bool = False  #: Whether all were.
    more: str = ""  #: What else stands beside the filters, as `Markup`.


def log_html(templates: Templates, view: LogView) -> Markup:
    """Return a log; an event that has a moment tells ``log-see`` with its ``position``."""
    return templates.render("widgets/log.html", view=view)


class Log(_DrawnPanel):
    """A log: the newest events, or all of them, of everybody or of one player and round.

    Examples
    --------
    >>> log = Log([Event("Branching coral settled at row 4, column 2.", who="Ana")])
    >>> log.events = [*log.events, Event("Boulder coral spawned 2.", who="Ben", is_new=True)]
    >>> log.html.index("Boulder") < log.html.index("Branching")
    True
    """

    #: list of Event. All of them, the oldest first.
    events: traitlets.List[Event] = traitlets.List(traitlets.Instance(Event)).tag(drawn=True)
    #: ``who``, ``when``: str. Whose and of which round are shown; empty: all.
    who = traitlets.Unicode().tag(drawn=True)
    when = traitlets.Unicode().tag(drawn=True)
    #: bool. Whether more than the newest are shown.
    everything = traitlets.Bool(default_value=False).tag(drawn=True)
    #: int or None. The moment that a reader asked to see, as `ReplaySlider.value` takes it.
    value = traitlets.Int(default_value=None, allow_none=True)

    def __init__(
        self, events: Sequence[Event] = (), *, most: int = 3, say: Catalogue | None = None
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
            self.value = _whole(values.get("position"))
        elif name == "log-filter" and isinstance(value, str):
            if values.get("name") == "who":
                self.who = value
            elif values.get("name") == "when":
                self.when = value


# ---- A slider through the moments of a match, with play and step buttons

PACE = 700
"""How many milliseconds a moment stays while a replay plays: enough to see what one seat did."""
LAPSE_PACE = 400
"""How many in a time-lapse: with what drawing takes it is half a second."""


@dataclass(frozen=True)
class ReplayView:
    """Where a replay stands."""

    moment: str  #: What the moment is called, already said.
    at: int
    last: int
    before: int  #: Where a step back leads; itself where there is none.
    after: int  #: Where a step on leads, and playing back.
    playing: bool = False
    note: str = ""  #: What else is said of the moment.
    lapse: bool = False  #: Whether all runs through fast: by hand alone where nothing may move.


def replay_html(templates: Templates, view: ReplayView) -> Markup:
    """Return a replay slider.

    It tells ``replay-to`` with ``value``, ``replay-play``, which pauses too, and while it plays
    ``replay-tick`` with the ``value`` that comes next.
    """
    return templates.render(
        "widgets/replay.html", view=view, pace=LAPSE_PACE if view.lapse else PACE
    )


class ReplaySlider(_DrawnPanel):
    """A slider through moments.

    Parameters
    ----------
    moments
        What each is called, already said; at least one.
    value
        The moment shown first, from 0; the last one when not given.

    Raises
    ------
    traitlets.TraitError
        When there is no moment.

    Examples
    --------
    >>> slider = ReplaySlider(["round 1, settle", "round 1, survey", "round 2, algae"])
    >>> slider.observe(lambda change: print(change.new), "value")
    >>> slider.value = 0
    0
    """

    #: list of str. Whoever stood at the last one stands at the last one again when there are more.
    moments: traitlets.List[str] = traitlets.List(traitlets.Unicode(), minlen=1).tag(drawn=True)
    #: int. The moment that is shown; one that is not there is drawn to the nearest.
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
        at, last = _whole(values.get("value")), len(self.moments) - 1
        if name == "replay-play":
            if not self.playing and self.value == last:
                self.value = 0
            self.playing = not self.playing
        elif name == "replay-to" and at is not None and at <= last:
            self.playing, self.value = False, at
        elif name == "replay-tick" and self.playing and at is not None:
            self.value = at
            self.playing = self.value < last


# ---- Where a match stands: its phases, and the steps of each, in words


@dataclass(frozen=True)
class Step:
    """A step: its words, how it stands, and an id by which its events can be asked for."""

    text: str
    standing: Literal["done", "now", "later"] = "later"
    id: str = ""


@dataclass(frozen=True)
class Group:
    """A phase: its name and its steps."""

    name: str
    steps: tuple[Step, ...]

    @property
    def is_now(self) -> bool:
        """Whether one of its steps is the present one."""
        return any(each.standing == "now" for each in self.steps)


class StepList(_DrawnPanel):
    """A bar of phases. It informs; only what is done can be pressed, to see what happened.

    Examples
    --------
    >>> grow = Group("Grow", (Step("Dwellers", "done", "1A"), Step("Algae", "now")))
    >>> steps = StepList([grow], title="Round 1 of 4")
    >>> steps.observe(lambda change: print(change.new), "value")
    """

    #: list of Group. The phases.
    groups: traitlets.List[Group] = traitlets.List(traitlets.Instance(Group)).tag(drawn=True)
    #: ``title``, ``note``: str. The round and the time, already said.
    title = traitlets.Unicode().tag(drawn=True)
    note = traitlets.Unicode().tag(drawn=True)
    #: str. The id of the step that a reader pressed last; of those that are done.
    value = traitlets.Unicode()

    def __init__(
        self,
        groups: Sequence[Group],
        *,
        title: str = "",
        note: str = "",
        say: Catalogue | None = None,
    ) -> None:
        super().__init__(say=say, groups=list(groups), title=title, note=note)

    def _draw(self) -> None:
        self.html = self._templates.render(
            "widgets/steps.html", groups=self.groups, title=self.title, note=self.note
        )

    def _acted(self, name: str, values: Mapping[str, PlainValue]) -> None:
        steps = [each for group in self.groups for each in group.steps]
        done = {each.id for each in steps if each.standing == "done" and each.id}
        if name == "step" and values.get("id") in done:
            self.value = str(values["id"])

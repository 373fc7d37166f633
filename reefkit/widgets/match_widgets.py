"""What a match shows beside its board: a die, points, the log, a replay slider, and its steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.panel import Panel, PlainValue
from reefkit.widgets.templates import Templates

# ---- A twelve-sided die, as Reef Survivor rolls for mutations

FACES = 12


def die_html(
    templates: Templates, face: int | None, *, size: int = 64, count: int = 0, faces: int = FACES
) -> Markup:
    """Return the drawing of a die.

    Parameters
    ----------
    templates
        What says and draws.
    face
        What was rolled, from 1, or None while nothing is.
    size
        Its height in pixels.
    count
        How often it was rolled: with another count the drawing is a new one, and turns once.
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


class Die(Panel):
    """A die with a button. It makes no chance itself: a game's chance is the game's.

    Parameters
    ----------
    faces
        How many faces it has.
    size
        Its height in pixels.
    say
        The catalogue of the reader's language.

    Examples
    --------
    >>> import random
    >>> die = Die()
    >>> die.on_roll(lambda: die.show(random.Random(3).randint(1, 12)))
    >>> die.show(12)
    >>> die.face
    12
    """

    def __init__(self, *, faces: int = FACES, size: int = 96, say: Catalogue | None = None) -> None:
        self.faces = faces
        self.face: int | None = None
        self._size = size
        self._count = 0
        self._note: str = ""
        self._rollers: list[Callable[[], object]] = []
        self._templates = Templates(say or catalogue())
        super().__init__(classes=("rk-alone",), say=say)
        self._draw()
        self.on_act(self._acted)

    def on_roll(self, call: Callable[[], object]) -> None:
        """Show a button, and call a function when it is pressed."""
        self._rollers.append(call)
        self._draw()

    def show(self, face: int, note: str = "") -> None:
        """Show what was rolled, turning once, and have it said.

        Parameters
        ----------
        face
            The face, from 1.
        note
            What it means, already said.

        Raises
        ------
        ValueError
            When the die has no such face.
        """
        if not 1 <= face <= self.faces:
            raise ValueError(f"a die with {self.faces} faces shows no {face}")
        self.face, self._note = face, note
        self._count += 1
        self._draw()

    def _draw(self) -> None:
        drawn = die_html(
            self._templates, self.face, size=self._size, count=self._count, faces=self.faces
        )
        self.html = self._templates.render(
            "widgets/die-panel.html", die=drawn, face=self.face, note=self._note,
            has_button=bool(self._rollers), faces=self.faces,
        )  # fmt: skip

    def _acted(self, name: str, _values: Mapping[str, PlainValue], _data: bytes | None) -> None:
        if name == "roll":
            for call in tuple(self._rollers):
                call()


# ---- Who is winning: points by player and round, each of which opens into its sum


@dataclass(frozen=True)
class Part:
    """One part of a score."""

    name: str  #: What it is for, already said.
    points: int  #: What it gives.
    how: str = ""  #: The sum with the player's own numbers, already said: "7 types × 2".


@dataclass(frozen=True)
class Score:
    """The points of a player in a round, and their parts."""

    points: int
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Line:
    """A player's scores."""

    name: str  #: The player.
    scores: tuple[Score, ...]  #: One a round that was scored, in order.
    sign: str = ""  #: The player's mark, as `Markup`.
    is_own: bool = False  #: Whether it is the reader.


@dataclass(frozen=True)
class Scores:
    """What a scoreboard shows."""

    lines: tuple[Line, ...]  #: The players, in the order to be shown.
    rounds: int  #: How many rounds the match has.
    #: The table's diversity after each round, already said, or nothing.
    diversity: tuple[str, ...] = ()
    diversity_name: str = ""  #: What it is called.


def _scoreboard_html(
    templates: Templates, scores: Scores, opened: tuple[int, int] | None = None
) -> Markup:
    """Return a scoreboard."""
    found = None
    if opened is not None:
        line, at = opened
        if 0 <= line < len(scores.lines) and 0 <= at < len(scores.lines[line].scores):
            found = (scores.lines[line], at)
    running = [
        [sum(each.points for each in line.scores[: at + 1]) for at in range(len(line.scores))]
        for line in scores.lines
    ]
    return templates.render(
        "widgets/scoreboard.html", scores=scores, running=running, opened=opened, found=found
    )


class Scoreboard(Panel):
    """A scoreboard whose points open into their sums.

    Parameters
    ----------
    scores
        What it shows first.
    say
        The catalogue of the reader's language.

    Examples
    --------
    >>> types = Part("types of builders", 14, "7 types × 2")
    >>> ana = Line("Ana", (Score(14, (types,)),))
    >>> board = Scoreboard(Scores((ana,), rounds=4))
    >>> board.open_sum(0, 0)
    >>> "7 types × 2" in board.html
    True
    """

    def __init__(self, scores: Scores, *, say: Catalogue | None = None) -> None:
        self._templates = Templates(say or catalogue())
        self._scores = scores
        self._opened: tuple[int, int] | None = None
        super().__init__(classes=("rk-alone",), say=say)
        self._draw()
        self.on_act(self._acted)

    def show(self, scores: Scores) -> None:
        """Show other scores; the sum that is open stays open."""
        self._scores = scores
        self._draw()

    def open_sum(self, line: int, at: int) -> None:
        """Open the sum of a line's round, both from 0."""
        self._opened = (line, at)
        self._draw()

    def _draw(self) -> None:
        self.html = _scoreboard_html(self._templates, self._scores, self._opened)

    def _acted(self, name: str, values: Mapping[str, PlainValue], _data: bytes | None) -> None:
        if name == "score":
            self._opened = _cell_of(values)
            self._draw()


def _cell_of(values: Mapping[str, PlainValue]) -> tuple[int, int] | None:
    """Return the line and round that a score's button tells, or None for any other values."""
    given: Sequence[object] = [values.get("line"), values.get("round")]
    numbers = [
        int(each) for each in given if isinstance(each, str) and each.isdecimal() and len(each) < 4
    ]
    return (numbers[0], numbers[1]) if len(numbers) == 2 else None


# ---- What happened, newest first, with reasons


@dataclass(frozen=True)
class Event:
    """One line of a log."""

    text: str  #: The sentence, already said; what is no `Markup` is escaped.
    picture: str = ""  #: A token or icon, as `Markup`.
    who: str = ""  #: The player it concerns, or nothing when it concerns all.
    when: str = ""  #: The round, already said.
    is_new: bool = False  #: Whether the reader has not seen it yet: it stands out.


@dataclass(frozen=True)
class _LogFilter:
    """What a reader looks at: whether all events are open, and of whom and when."""

    is_open: bool = False
    who: str = ""
    when: str = ""


def _log_html(
    templates: Templates,
    events: Sequence[Event],
    choice: _LogFilter | None = None,
    *,
    most: int = 3,
) -> Markup:
    """Return a log."""
    choice = choice or _LogFilter()
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


def chosen(choice: _LogFilter, name: str, values: Mapping[str, PlainValue]) -> _LogFilter:
    """Return what a reader looks at after an act; another act than a log's changes nothing."""
    if name == "log-open":
        return _LogFilter(is_open=True)
    if name == "log-close":
        return _LogFilter()
    field, value = values.get("name"), values.get("value")
    if name != "log-filter" or not isinstance(value, str):
        return choice
    if field == "who":
        return _LogFilter(choice.is_open, value, choice.when)
    return _LogFilter(choice.is_open, choice.who, value) if field == "when" else choice


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
        self._choice = _LogFilter()
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
        self.html = _log_html(self._templates, self._events, self._choice, most=self._most)

    def _acted(self, name: str, values: Mapping[str, PlainValue], _data: bytes | None) -> None:
        self._choice = chosen(self._choice, name, values)
        self._draw()


# ---- A slider through the moments of a match, with play and step buttons

PACE = 1200
"""How many milliseconds a moment stays while a replay plays."""


def _replay_html(
    templates: Templates, moments: Sequence[str], at: int, *, is_playing: bool = False
) -> Markup:
    """Return a replay slider."""
    return templates.render(
        "widgets/replay.html", moments=moments, at=at, last=len(moments) - 1, pace=PACE,
        is_playing=is_playing and at < len(moments) - 1,
    )  # fmt: skip


class ReplaySlider(Panel):
    """A slider through moments.

    Parameters
    ----------
    moments
        What each is called, already said; at least one.
    at
        The moment shown first, from 0; the last one when not given.
    say
        The catalogue of the reader's language.

    Raises
    ------
    ValueError
        When there is no moment.

    Examples
    --------
    >>> slider = ReplaySlider(["round 1, settle", "round 1, survey", "round 2, algae"])
    >>> shown = []
    >>> slider.on_move(shown.append)
    >>> slider.move(0)
    >>> slider.at, shown
    (0, [0])
    """

    def __init__(
        self, moments: Sequence[str], *, at: int | None = None, say: Catalogue | None = None
    ) -> None:
        if not moments:
            raise ValueError("a replay has at least one moment")
        self._templates = Templates(say or catalogue())
        self._moments = tuple(moments)
        self._at = len(moments) - 1 if at is None else at
        self._is_playing = False
        self._movers: list[Callable[[int], object]] = []
        super().__init__(classes=("rk-alone",), say=say)
        self._draw()
        self.on_act(self._acted)

    @property
    def at(self) -> int:
        """The moment shown, from 0."""
        return self._at

    def on_move(self, call: Callable[[int], object]) -> None:
        """Call a function with every moment that is moved to."""
        self._movers.append(call)

    def show(self, moments: Sequence[str]) -> None:
        """Show other moments; who stood at the last one stands at the last one again."""
        stood_last = self._at == len(self._moments) - 1
        self._moments = tuple(moments)
        self._at = len(moments) - 1 if stood_last else min(self._at, len(moments) - 1)
        self._draw()

    def move(self, at: int) -> None:
        """Move to a moment; one that is not there changes nothing."""
        if not 0 <= at < len(self._moments) or at == self._at:
            return
        self._at = at
        if at == len(self._moments) - 1:
            self._is_playing = False
        self._draw()
        for call in tuple(self._movers):
            call(at)

    def _draw(self) -> None:
        self.html = _replay_html(
            self._templates, self._moments, self._at, is_playing=self._is_playing
        )

    def _acted(self, name: str, values: Mapping[str, PlainValue], _data: bytes | None) -> None:
        if name == "replay-play":
            self._is_playing = True
            if self._at == len(self._moments) - 1:
                self.move(0)
        elif name == "replay-pause":
            self._is_playing = False
        elif name == "replay":
            at = _moment_of(values)
            if at is not None:
                self.move(at)
        self._draw()


def _moment_of(values: Mapping[str, PlainValue]) -> int | None:
    """Return the moment that a replay's act tells, or None when it tells none."""
    value = values.get("value")
    is_number = isinstance(value, str) and value.isdecimal() and len(value) < 8
    return int(str(value)) if is_number else None


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


def _steps_html(
    templates: Templates, groups: Sequence[Group], title: str = "", note: str = ""
) -> Markup:
    """Return a bar of phases; a step that is done tells ``step`` with its ``id``."""
    return templates.render("widgets/steps.html", groups=groups, title=title, note=note)


class StepList(Panel):
    """A bar of phases. It informs; only what is done can be pressed, to see what happened.

    Parameters
    ----------
    groups
        The phases.
    title, note
        The round and the time, already said.
    say
        The catalogue of the reader's language.

    Examples
    --------
    >>> grow = Group("Grow", (Step("Dwellers", "done", "1A"), Step("Algae", "now")))
    >>> steps = StepList([grow], title="Round 1 of 4")
    >>> asked = []
    >>> steps.on_step(asked.append)
    """

    def __init__(
        self,
        groups: Sequence[Group],
        *,
        title: str = "",
        note: str = "",
        say: Catalogue | None = None,
    ) -> None:
        self._templates = Templates(say or catalogue())
        self._askers: list[Callable[[str], object]] = []
        self._done: frozenset[str] = frozenset()
        super().__init__(say=say)
        self.show(groups, title=title, note=note)
        self.on_act(self._acted)

    def show(self, groups: Sequence[Group], *, title: str = "", note: str = "") -> None:
        """Show other phases."""
        steps = [each for group in groups for each in group.steps]
        self._done = frozenset(each.id for each in steps if each.standing == "done" and each.id)
        self.html = _steps_html(self._templates, groups, title, note)

    def on_step(self, call: Callable[[str], object]) -> None:
        """Call a function with the id of a step that is done and was pressed."""
        self._askers.append(call)

    def _acted(self, name: str, values: Mapping[str, PlainValue], _data: bytes | None) -> None:
        if name == "step" and values.get("id") in self._done:
            for call in tuple(self._askers):
                call(str(values["id"]))

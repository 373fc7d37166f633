"""Who is winning: points by player and round, each of which opens into its sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.messages import PlainValue
from reefkit.widgets.panel import Panel
from reefkit.widgets.templates import Templates


@dataclass(frozen=True)
class Part:
    """One part of a score.

    Parameters
    ----------
    name
        What it is for, already said.
    points
        What it gives.
    how
        The sum with the player's own numbers, already said: "7 types × 2".
    """

    name: str
    points: int
    how: str = ""


@dataclass(frozen=True)
class Score:
    """The points of a player in a round, and their parts."""

    points: int
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Line:
    """A player's scores.

    Parameters
    ----------
    name
        The player.
    scores
        One a round that was scored, in order.
    sign
        The player's mark, as `Markup`.
    is_own
        Whether it is the reader.
    """

    name: str
    scores: tuple[Score, ...]
    sign: str = ""
    is_own: bool = False


@dataclass(frozen=True)
class Scores:
    """What a scoreboard shows.

    Parameters
    ----------
    lines
        The players, in the order to be shown.
    rounds
        How many rounds the match has.
    diversity
        The table's diversity after each round, already said, or nothing.
    diversity_name
        What it is called.
    """

    lines: tuple[Line, ...]
    rounds: int
    diversity: tuple[str, ...] = ()
    diversity_name: str = ""


def scoreboard_html(
    templates: Templates, scores: Scores, opened: tuple[int, int] | None = None
) -> Markup:
    """Return a scoreboard.

    Parameters
    ----------
    templates
        What says and draws.
    scores
        What it shows.
    opened
        The line and round, from 0, whose sum stands open. A score's button tells ``score`` with
        both, and the closing button ``score`` with neither.
    """
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
        self.html = scoreboard_html(self._templates, self._scores, self._opened)

    def _acted(self, name: str, values: Mapping[str, PlainValue], _data: bytes | None) -> None:
        if name == "score":
            self._opened = cell_of(values)
            self._draw()


def cell_of(values: Mapping[str, PlainValue]) -> tuple[int, int] | None:
    """Return the line and round that a score's button tells, or None for any other values."""
    given: Sequence[object] = [values.get("line"), values.get("round")]
    numbers = [
        int(each) for each in given if isinstance(each, str) and each.isdecimal() and len(each) < 4
    ]
    return (numbers[0], numbers[1]) if len(numbers) == 2 else None

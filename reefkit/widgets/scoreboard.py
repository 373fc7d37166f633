"""A table of points by round and player; each number opens its sum."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate

import traitlets
from markupsafe import Markup

from reefkit.text import Catalogue
from reefkit.widgets.drawn_panel import DrawnPanel, whole_number
from reefkit.widgets.panel_messages import PlainValue
from reefkit.widgets.templates import Templates


@dataclass(frozen=True)
class Part:
    """One part of a score."""

    name: str  #: Reason for the points, rendered.
    points: int
    how: str = ""  #: The calculation with the player's numbers, rendered: "7 types × 2".


@dataclass(frozen=True)
class Score:
    """The points of a player in a round, and their parts."""

    points: int
    parts: tuple[Part, ...] = ()
    total: int | None = None  #: Total after the round; None: the sum so far.


@dataclass(frozen=True)
class Line:
    """A player's scores."""

    name: str
    scores: tuple[Score, ...]  #: One per round scored, in order.
    sign: str = ""  #: The player's mark, as `Markup`.
    is_own: bool = False  #: Whether it is the reader.
    bonus: int = 0
    total: int | None = None  #: Shown at the bottom; None: the last running total and the bonus.

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
        """The total at the bottom."""
        last = self.running[-1] if self.scores else 0
        return last + self.bonus if self.total is None else self.total


@dataclass(frozen=True)
class ScoreColumn:
    """A number for the whole table next to the players' points, such as its types."""

    name: str
    cells: tuple[str | int, ...]  #: One per round, rendered; `Markup` if it can be pressed.


@dataclass(frozen=True)
class Scores:
    """Contents of a scoreboard."""

    lines: tuple[Line, ...]  #: The players, in the order shown.
    rounds: int  #: Rounds of the whole match.
    columns: tuple[ScoreColumn, ...] = ()
    total_name: str = ""  #: Name of the total; empty: the default.
    bonus_name: str = ""  #: Name of the bonus, if the match has one.

    @property
    def has_bonus(self) -> bool:
        """Whether anybody has a bonus."""
        return any(each.bonus for each in self.lines)


def scoreboard_html(
    templates: Templates, scores: Scores, opened: tuple[int, int] | None = None
) -> Markup:
    """Return a scoreboard; its numbers send ``open-sum`` with ``seat``, and ``round`` from 1."""
    found = None
    if opened is not None:
        line, round_ = opened
        if 0 <= line < len(scores.lines) and 1 <= round_ <= len(scores.lines[line].scores):
            found = scores.lines[line]
    return templates.render("widgets/scoreboard.html", scores=scores, opened=opened, found=found)


class Scoreboard(DrawnPanel):
    """A scoreboard whose points open into their sums.

    Examples
    --------
    >>> from reefkit.widgets import Line, Part, Score, Scoreboard, Scores
    >>> types = Part("types of builders", 14, "7 types × 2")
    >>> ana = Line("Ana", (Score(14, (types,)),))
    >>> board = Scoreboard(Scores((ana,), rounds=4))
    >>> board.opened = (0, 1)
    >>> "7 types × 2" in board.html
    True
    """

    #: Scores. Its contents.
    scores: traitlets.Instance[Scores] = traitlets.Instance(Scores).tag(drawn=True)
    #: tuple of int, or None. The line, from 0, and the round, from 1, whose sum is open.
    opened = traitlets.Any().tag(drawn=True)

    def __init__(self, scores: Scores, *, say: Catalogue | None = None) -> None:
        super().__init__(say=say, scores=scores)

    def _draw(self) -> None:
        self.html = scoreboard_html(self._templates, self.scores, self.opened)

    def _acted(self, name: str, values: Mapping[str, PlainValue]) -> None:
        if name == "open-sum":
            line, round_ = whole_number(values.get("seat")), whole_number(values.get("round"))
            self.opened = None if line is None or round_ is None else (line, round_)

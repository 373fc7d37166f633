"""A slider through the moments of a match, with play and step buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from markupsafe import Markup

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.messages import PlainValue
from reefkit.widgets.panel import Panel
from reefkit.widgets.templates import Templates

PACE = 1200
"""How many milliseconds a moment stays while a replay plays."""


def replay_html(
    templates: Templates, moments: Sequence[str], at: int, *, is_playing: bool = False
) -> Markup:
    """Return a replay slider.

    Parameters
    ----------
    templates
        What says and draws.
    moments
        What each moment is called, already said; at least one.
    at
        The moment that is shown, from 0.
    is_playing
        Whether it goes on by itself. The page is told ``replay`` with ``value`` (a moment from 0),
        and ``replay-play`` or ``replay-pause``.
    """
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
        self.html = replay_html(
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
            at = moment_of(values)
            if at is not None:
                self.move(at)
        self._draw()


def moment_of(values: Mapping[str, PlainValue]) -> int | None:
    """Return the moment that a replay's act tells, or None when it tells none."""
    value = values.get("value")
    is_number = isinstance(value, str) and value.isdecimal() and len(value) < 8
    return int(str(value)) if is_number else None

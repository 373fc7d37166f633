"""The experiment: many games with and without human-induced change, predicted first, then read."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import ceil, floor
from statistics import fmean, quantiles
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from markupsafe import Markup, escape
from msgspec import Meta, Struct
from traitlets.log import get_logger

from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.class_charts import nice_ticks

if TYPE_CHECKING:
    from reefkit.games.climate.rules import MatchOutcome
    from reefkit.labs.climate.scene import ClimateScene


# ---- What the experiment shows: two distributions on one scale, their means,
# and what they come to

WIDE, HIGH = 720.0, 140.0
LEFT, RIGHT, TOP, BOTTOM = 52.0, 16.0, 42.0, 22.0
"""The room round each of the two drawings, in pixels."""
FLOOR = HIGH - BOTTOM
MOST_TICKS = 15
BIN = 0.05
"""How wide a bar is, in extinctions a million years."""
SEVERAL = 0.25
"""From this share on, one arm has clearly more than the other; below its half they are alike."""
MANY = 2.0
"""From this factor on, one arm has many times as many."""
Arm = Literal["without", "with"]
Rates = Mapping[Arm, Sequence[float]]
"""Extinctions a million years of each game, by arm."""
COLOURS: dict[Arm, str] = {"without": "#4088D8", "with": "#EC7650"}


class _Read(NamedTuple):
    """What can be read from both arms."""

    means: tuple[float, float]  #: Extinctions a million years, without and with.
    #: From where to where the middle half of the games lie, without and with.
    middles: tuple[tuple[float, float], tuple[float, float]]
    more: int  #: Of a hundred pairs of games, one of each arm, in how many the one with had more.
    came: str  #: What it came to: ``fewer``, ``same``, ``more`` or ``many``.


def read_rates(rates: Rates) -> _Read:
    """Read both arms."""
    without, with_ = rates["without"], rates["with"]
    means = (fmean(without), fmean(with_))
    more = sum(a < b for a, b in zip(without, with_, strict=True))
    return _Read(
        means,
        (_middle(without), _middle(with_)),
        round(100 * more / len(without)),
        came(*means),
    )


def came(without: float, with_: float) -> str:
    """Say in one word how one mean stands to the other."""
    if with_ >= MANY * without and with_ > 0:
        return "many"
    if with_ > (1 + SEVERAL / 2) * without:
        return "more"
    return "same" if with_ >= (1 - SEVERAL / 2) * without else "fewer"


def _verdict(expected: str, came_out: str) -> Message:
    """Hold what the reader expected against what came out."""
    return message(
        "climate-page-read-expected",
        same=int(expected == came_out),
        expected=Message(f"climate-page-expect-{expected}"),
        came=Message(f"climate-page-expect-{came_out}"),
    )


def _middle(values: Sequence[float]) -> tuple[float, float]:
    low, _, high = quantiles(values, n=4)
    return (low, high)


def _rates_csv(rates: Rates) -> bytes:
    """Return every game as a row: its arm and number, and its extinctions a million years."""
    rows = ["human_change,game,extinctions_per_million_years"]
    for arm, values in rates.items():
        rows += [
            f"{'yes' if arm == 'with' else 'no'},{number},{value:.4f}"
            for number, value in enumerate(values, 1)
        ]
    return ("\r\n".join(rows) + "\r\n").encode()


def bins(values: Sequence[float]) -> Counter[int]:
    """Count how many games lie in each bar, by the bar's number from 0."""
    return Counter(floor(value / BIN + 1e-9) for value in values)


class _SharedScale(NamedTuple):
    """What both drawings share, so that they can be compared."""

    last: int  #: How many bars have room.
    highest: int  #: The games of the highest bar.
    #: Extinctions a million years of the match that the reader played; none for none.
    own: float | None

    def x(self, rate: float) -> float:
        """Return where a rate stands, in pixels."""
        return LEFT + rate / BIN * (WIDE - LEFT - RIGHT) / self.last

    def y(self, count: float) -> float:
        """Return how high a count stands, in pixels."""
        return FLOOR - count / self.highest * (FLOOR - TOP)


def _histograms(say: Catalogue, rates: Rates, own: float | None) -> Markup:
    """Draw both arms under one another on one scale, with their means and one's own match."""
    counted = {arm: bins(values) for arm, values in rates.items()}
    last = max(max(found, default=0) for found in counted.values()) + 1
    highest = max(max(found.values(), default=1) for found in counted.values())
    scale = _SharedScale(max(last, ceil((own or 0.0) / BIN) + 1), highest, own)
    panels = [_panel(say, arm, values, scale) for arm, values in rates.items()]
    return Markup().join(panels)


def _panel(say: Catalogue, arm: Arm, values: Sequence[float], scale: _SharedScale) -> Markup:
    """Draw one arm."""
    mean = round(10 * fmean(values), 1)
    title = say.render(message(f"climate-page-arm-{arm}"))
    said = say.render(message("climate-page-arm-says", arm=title, mean=mean))
    drawn = [
        f'<text class="rk-chart-title" x="0" y="16">{escape(title)}</text>',
        *_grid(scale),
        *_bars(arm, bins(values), scale),
        _mean(say.render(message("climate-page-mean", mean=mean)), scale.x(fmean(values))),
    ]
    if scale.own is not None:
        drawn.append(
            f'<path d="M{scale.x(scale.own):.1f} {FLOOR - 1:g}l-6 11h12z" fill="#FFC145" '
            'stroke="#10303D" stroke-width="1.6" stroke-linejoin="round"/>'
        )
    return Markup(  # noqa: S704  # numbers of ours, and texts that were escaped
        f'<svg class="rk-climate-histogram" viewBox="0 0 {WIDE:g} {HIGH:g}" role="img" '
        f'aria-label="{escape(said)}" data-key="histogram-{arm}">{"".join(drawn)}</svg>'
    )


def _grid(scale: _SharedScale) -> Iterator[str]:
    """Draw the figures of both axes."""
    for tick in nice_ticks(scale.highest, 3, whole=True):
        y = scale.y(tick)
        if y >= TOP - 8:
            yield f'<path d="M{LEFT:g} {y:.1f}H{WIDE - RIGHT:g}" class="rk-climate-grid"/>'
            yield f'<text x="{LEFT - 6:g}" y="{y + 4:.1f}" text-anchor="end">{int(tick)}</text>'
    end = scale.last * BIN
    step = next(step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10) if end / step <= MOST_TICKS)
    for number in range(floor(end / step + 1e-9) + 1):
        rate = number * step
        text = f"{10 * rate:g}"
        yield f'<text x="{scale.x(rate):.1f}" y="{HIGH - 5:g}" text-anchor="middle">{text}</text>'


def _bars(arm: Arm, counted: Counter[int], scale: _SharedScale) -> Iterator[str]:
    wide = max(scale.x(BIN) - scale.x(0) - 1, 1)
    for number, count in sorted(counted.items()):
        y = scale.y(count)
        yield (
            f'<rect x="{scale.x(number * BIN) + 0.5:.1f}" y="{y:.1f}" width="{wide:.1f}" '
            f'height="{FLOOR - y:.1f}" fill="{COLOURS[arm]}" stroke="#10303D" stroke-width="1"/>'
        )


def _mean(text: str, x: float) -> str:
    """Draw the line of the mean, with its name on the side that has room."""
    aside, anchor = (6, "start") if x < WIDE * 0.6 else (-6, "end")
    return (
        f'<path d="M{x:.1f} {TOP - 12:g}V{FLOOR:g}" stroke="#10303D" stroke-width="2.4"/>'
        f'<text class="rk-climate-mean" x="{x + aside:.1f}" y="{TOP - 4:g}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


# ---- The experiment: many games with and without human-induced change,
# predicted first, then read
#
# Bots play all games. The same numbers of chance go into both arms, game by game, so that they
# differ in one thing only.

acts = Acts()
KEY = "experiment"
"""What the page remembers it under."""
GAMES = 1_000
"""Games of each arm."""
AT_ONCE = 10
"""Games between two looks at what a reader does."""
SHOW_EVERY = 50
"""Games between two drawings of the progress."""
SEED = 20
"""What chance is drawn from: every reader's experiment gives the same games."""
ROUNDS = 20
EXPECTED = ("fewer", "same", "more", "many")
ARMS: tuple[Arm, ...] = ("without", "with")


@dataclass
class _Experiment:
    """One reader's experiment."""

    #: What the reader expects: one of `EXPECTED`; empty before anything was chosen.
    expected: str = ""
    #: ``human_from``, ``bias``: From which round people change the climate in the second arm, and
    #: what share of those changes are warmer, in percent.
    human_from: int = 5
    bias: int = 50
    #: Extinctions a million years of each finished game, by arm.
    rates: dict[Arm, list[float]] = field(default_factory=lambda: {"without": [], "with": []})
    running: bool = False  #: Whether games are being played.

    @property
    def played(self) -> int:
        """How many games are over."""
        return sum(len(rates) for rates in self.rates.values())

    @property
    def done(self) -> bool:
        """Whether all games are over."""
        return self.played == 2 * GAMES

    def begin_again(self) -> None:
        """Forget the games."""
        self.rates = {"without": [], "with": []}
        self.running = False


class _Expected(Struct, frozen=True):
    """What the reader expects."""

    value: Literal["fewer", "same", "more", "many"]


class _ArmSetting(Struct, frozen=True):
    """What the second arm is set to."""

    name: Literal["human_from", "bias"]
    value: Annotated[int, Meta(ge=0, le=100)]


def experiment_of(session: LessonSession) -> _Experiment:
    """Return the reader's experiment, begun where there is none."""
    found = session.ui.settings.get(KEY)
    if not isinstance(found, _Experiment):
        found = session.ui.settings[KEY] = _Experiment()
    return found


@acts.on("experiment-expect", _Expected)
def _expect(session: LessonSession, values: _Expected) -> None:
    """Keep what the reader expects; once games were played it stands."""
    found = experiment_of(session)
    if found.played:
        raise reject("climate-page-predicted")
    found.expected = values.value


@acts.on("experiment-set", _ArmSetting)
def _set_up(session: LessonSession, values: _ArmSetting) -> None:
    """Set the second arm; games that were played are forgotten, for they were of another kind."""
    found = experiment_of(session)
    if found.running:
        raise reject("climate-page-running")
    if values.name == "human_from" and not 1 <= values.value <= ROUNDS:
        raise reject("lab-not-understood")
    setattr(found, values.name, values.value)
    found.begin_again()


@acts.on("experiment-run")
def _run(session: LessonSession) -> None:
    """Play the games."""
    found = experiment_of(session)
    if not found.expected:
        raise reject("climate-page-predict-first")
    if found.running:
        return
    found.begin_again()
    found.running = True
    _start(session, found)


@acts.on("experiment-again")
def again(session: LessonSession) -> None:
    """Begin anew: predict again, and set the second arm otherwise."""
    session.ui.settings[KEY] = _Experiment()


@acts.on("experiment-save")
def _save(session: LessonSession) -> None:
    """Hand out every game's number as a CSV file."""
    found = experiment_of(session)
    if not found.done:
        raise reject("climate-page-not-done")
    session.give_file("experiment.csv", "text/csv", _rates_csv(found.rates))


# -- playing ---------------------------------------------------------------------------------------


def _games_of(found: _Experiment, arm: Arm) -> Iterator[MatchOutcome]:
    """Play one arm's games, one after the other."""
    from reefkit.games.climate.rules import simulate  # noqa: PLC0415  # when it is wanted

    options = {
        "rounds": ROUNDS,
        "human_change_from": found.human_from if arm == "with" else 0,
        "warming_bias": found.bias,
    }
    return simulate(GAMES, options, seed=SEED)


def _start(session: LessonSession, found: _Experiment) -> None:
    """Play in the page's event loop; where none runs (a plain program), at once."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        for _ in _play_on(found):
            pass
        return
    session.ui.settings["experiment-task"] = loop.create_task(_play(session, found))


def _play_on(found: _Experiment) -> Iterator[int]:
    """Play all games, a few at a time: both arms take turns. Gives how many are over."""
    arms = {arm: _games_of(found, arm) for arm in ARMS}
    while found.running and not found.done:
        before = found.played
        for arm, games in arms.items():
            some = islice(games, AT_ONCE)
            found.rates[arm] += [outcome.per_million_years for outcome in some]
        if found.played == before:
            break
        yield found.played
    found.running = False


async def _play(session: LessonSession, found: _Experiment) -> None:
    """Play on while the page answers what a reader does."""
    shown = 0
    try:
        for played in _play_on(found):
            await asyncio.sleep(0)
            if session.ui.settings.get(KEY) is not found:
                return  # the reader began anew
            if played - shown >= SHOW_EVERY:
                shown = played
                session.changed()
    except Exception:  # noqa: BLE001  # a fault in a task would vanish: say and log it
        # no reader: for the log of the kernel
        get_logger().exception("climate: the experiment broke off")
        found.begin_again()
        session.refuse(message("lab-fault"))
    session.changed()


def render(scene: ClimateScene) -> str:
    """Draw the experiment."""
    found = experiment_of(scene.session)
    own = None
    if scene.has_table and scene.over:
        own = scene.timeline.per_million_years
    read = read_rates(found.rates) if found.done else None
    return scene.render(
        "climate_experiment.html",
        found=found,
        verdict=None if read is None else _verdict(found.expected, read.came),
        expectations=EXPECTED,
        games=GAMES,
        rounds=ROUNDS,
        read=read,
        drawn=_histograms(scene.say, found.rates, own) if found.done else "",
        own=own,
    )


PAGE = Part(KEY, render, acts)

"""The experiment: many games with and without human-induced change, predicted first, then read.

Bots play all games. The same numbers of chance go into both arms, game by game, so that they differ
in one thing only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct
from traitlets.log import get_logger

from reefkit.labs.acts import Acts
from reefkit.labs.climate import experiment_view
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.games.climate.simulate import Outcome
    from reefkit.labs.climate.scene import ClimateScene

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
ARMS: tuple[experiment_view.Arm, ...] = ("without", "with")


@dataclass
class Experiment:
    """One reader's experiment.

    Attributes
    ----------
    expected
        What the reader expects: one of `EXPECTED`; empty before anything was chosen.
    human_from, bias
        From which round people change the climate in the second arm, and what share of those
        changes are warmer, in percent.
    rates
        Extinctions a million years of each finished game, by arm.
    running
        Whether games are being played.
    """

    expected: str = ""
    human_from: int = 5
    bias: int = 50
    rates: dict[experiment_view.Arm, list[float]] = field(
        default_factory=lambda: {"without": [], "with": []}
    )
    running: bool = False

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


class Expected(Struct, frozen=True):
    """What the reader expects."""

    value: Literal["fewer", "same", "more", "many"]


class Setting(Struct, frozen=True):
    """What the second arm is set to."""

    name: Literal["human_from", "bias"]
    value: Annotated[int, Meta(ge=0, le=100)]


def experiment_of(session: LessonSession) -> Experiment:
    """Give the reader's experiment, begun where there is none."""
    found = session.ui.settings.get(KEY)
    if not isinstance(found, Experiment):
        found = session.ui.settings[KEY] = Experiment()
    return found


@acts.on("experiment-expect", Expected)
def expect(session: LessonSession, values: Expected) -> None:
    """Keep what the reader expects; once games were played it stands."""
    found = experiment_of(session)
    if found.played:
        raise reject("climate-page-predicted")
    found.expected = values.value


@acts.on("experiment-set", Setting)
def set_up(session: LessonSession, values: Setting) -> None:
    """Set the second arm; games that were played are forgotten, for they were of another kind."""
    found = experiment_of(session)
    if found.running:
        raise reject("climate-page-running")
    if values.name == "human_from" and not 1 <= values.value <= ROUNDS:
        raise reject("lab-not-understood")
    setattr(found, values.name, values.value)
    found.begin_again()


@acts.on("experiment-run")
def run(session: LessonSession, values: object) -> None:
    """Play the games."""
    del values
    found = experiment_of(session)
    if not found.expected:
        raise reject("climate-page-predict-first")
    if found.running:
        return
    found.begin_again()
    found.running = True
    _start(session, found)


@acts.on("experiment-again")
def again(session: LessonSession, values: object) -> None:
    """Begin anew: predict again, and set the second arm otherwise."""
    del values
    session.ui.settings[KEY] = Experiment()


@acts.on("experiment-save")
def save(session: LessonSession, values: object) -> None:
    """Hand out every game's number as a CSV file."""
    del values
    found = experiment_of(session)
    if not found.done:
        raise reject("climate-page-not-done")
    session.give_file("experiment.csv", "text/csv", experiment_view.csv(found.rates))


# -- playing ---------------------------------------------------------------------------------------


def games_of(found: Experiment, arm: experiment_view.Arm) -> Iterator[Outcome]:
    """Play one arm's games, one after the other."""
    from reefkit.games.climate.simulate import simulate  # noqa: PLC0415  # when it is wanted

    options = {
        "rounds": ROUNDS,
        "human_change_from": found.human_from if arm == "with" else 0,
        "warming_bias": found.bias,
    }
    return simulate(GAMES, options, seed=SEED)


def _start(session: LessonSession, found: Experiment) -> None:
    """Play in the page's event loop; where none runs (a plain program), at once."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        for _ in play_on(found):
            pass
        return
    session.ui.settings["experiment-task"] = loop.create_task(_play(session, found))


def play_on(found: Experiment) -> Iterator[int]:
    """Play all games, a few at a time: both arms take turns. Gives how many are over."""
    arms = {arm: games_of(found, arm) for arm in ARMS}
    while found.running and not found.done:
        before = found.played
        for arm, games in arms.items():
            some = islice(games, AT_ONCE)
            found.rates[arm] += [outcome.per_million_years for outcome in some]
        if found.played == before:
            break
        yield found.played
    found.running = False


async def _play(session: LessonSession, found: Experiment) -> None:
    """Play on while the page answers what a reader does."""
    shown = 0
    try:
        for played in play_on(found):
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
    """Draw the experiment, when it is open."""
    if scene.ui.page != KEY:
        return ""
    found = experiment_of(scene.session)
    own = None
    if scene.has_table and scene.over:
        own = scene.timeline.per_million_years
    read = experiment_view.read(found.rates) if found.done else None
    return scene.render(
        "climate_experiment.html",
        found=found,
        verdict=None if read is None else experiment_view.verdict(found.expected, read.came),
        expectations=EXPECTED,
        games=GAMES,
        rounds=ROUNDS,
        read=read,
        drawn=experiment_view.histograms(scene.say, found.rates, own) if found.done else "",
        own=own,
    )


PAGE = Part(KEY, render, acts)

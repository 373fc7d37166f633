"""The page *Experiment*: choose, draw what you expect, let bots play, watch chance shrink."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta
from traitlets.log import get_logger

from reefkit.data_lab import experiment_picture as picture
from reefkit.data_lab import experiment_text
from reefkit.data_lab.experiment import Experiment, checked, question
from reefkit.data_lab.shared_runs import RunProgress, folder_here, run_in_turn, thread
from reefkit.data_lab.tally import (
    ResultRow,
    TableCounts,
    ValueRow,
    effect,
    result_rows,
    spread,
    text_of,
    value_rows,
)
from reefkit.data_lab.workers import STEPS
from reefkit.labs.acts import Acts
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.match.trials import Factor, Trials, trials_of
from reefkit.text import Message, ReefkitError, message
from reefkit.text.csv_files import write_csv
from reefkit.text.messages import Value

PAGE = "experiment"
"""The whole page's name, and what the page remembers it under."""
MOST_TABLES = 100_000
"""Tables of a level that a page plays at most."""
OWN = "own"
"""The choice of a question of one's own."""
OTHERS = "experiment-others"
"""The setting of the page that holds the experiments of other questions, to come back to."""
experiment_acts = Acts()


@dataclass
class _ExperimentTrial:
    """One reader's experiment."""

    question: str  #: The ready question, or `OWN`.
    asked: Experiment
    #: By level, the mean that the reader expects; none before it was drawn.
    expected: list[float | None] = field(default_factory=list)
    counts: TableCounts | None = None  #: What has come of it.
    steps: list[picture.StepEffect] = field(default_factory=list)  #: What was known, step by step.
    results: list[ResultRow] = field(default_factory=list)  #: The same as rows.
    over: int = 0  #: Tables of each level that are over, in the middle of a step too.
    goal: int = 0  #: Tables that are being played for; 0 where nothing is played.
    #: The experiment of one's own, as typed: its factor, levels and outcome.
    factor: str = ""
    levels: str = ""
    outcome: str = ""

    def __post_init__(self) -> None:
        self.expected = self.expected or [None] * len(self.asked.levels)

    @property
    def drawn(self) -> bool:
        return None not in self.expected

    @property
    def tables(self) -> int:
        return 0 if self.counts is None else self.counts.tables


def _trials_here(session: LessonSession) -> Trials:
    found = trials_of(session.lab.game)
    if found is None:
        raise reject("lab-not-understood")
    return found


def trial_here(session: LessonSession) -> _ExperimentTrial:
    found = session.ui.settings.get(PAGE)
    if not isinstance(found, _ExperimentTrial):
        found = session.ui.settings[PAGE] = _begun(session, _trials_here(session).questions[0].id)
    return found


def _others(session: LessonSession) -> dict[str, _ExperimentTrial]:
    found = session.ui.settings.setdefault(OTHERS, {})
    assert isinstance(found, dict)  # noqa: S101  # nobody else uses the name
    return found


def trial_done(session: LessonSession) -> _ExperimentTrial | None:
    found = session.ui.settings.get(PAGE)
    return found if isinstance(found, _ExperimentTrial) and found.counts is not None else None


def _begun(session: LessonSession, id_: str) -> _ExperimentTrial:
    game = session.lab.game.id
    experiment = question(game, id_, _most(session))
    typed = ", ".join(text_of(each) for each in experiment.levels)
    return _ExperimentTrial(
        id_, experiment, factor=experiment.factor, levels=typed, outcome=experiment.outcome
    )


def _reset(old: _ExperimentTrial, id_: str) -> _ExperimentTrial:
    return _ExperimentTrial(
        id_, old.asked, factor=old.factor, levels=old.levels, outcome=old.outcome
    )


def _most(session: LessonSession) -> int:
    return min(MOST_TABLES, _trials_here(session).most)


def _steps_here(session: LessonSession) -> list[int]:
    return [step for step in STEPS if step <= _most(session)]


@experiment_acts.on("experiment-set")
def _set(
    session: LessonSession,
    name: Literal["question", "factor", "levels", "outcome"],
    value: Annotated[str, Meta(max_length=300)] = "",
) -> None:
    trial = trial_here(session)
    if trial.goal:
        raise reject("experiment-running")
    if name == "question":
        others = _others(session)
        found = others.pop(value, None)
        if found is None:
            own = value == OWN
            found = _reset(trial, OWN) if own else _begun(session, value)
        others[trial.question] = trial
        session.ui.settings[PAGE] = found
        return
    made = {each: getattr(trial, each) for each in ("factor", "levels", "outcome")}
    made[name] = value
    if name == "factor":
        made["levels"] = _levels_of(_trials_here(session).factors().get(value))
    levels = tuple(each.strip() for each in made["levels"].split(",") if each.strip())
    experiment = checked(
        Experiment(session.lab.game.id, made["factor"], levels, made["outcome"], _most(session))
    )
    session.ui.settings[PAGE] = _ExperimentTrial(OWN, experiment, **made)


def _levels_of(factor: Factor | None) -> str:
    if factor is None:
        return ""
    if factor.kind == "number":
        return f"{factor.least}, {factor.most}"
    return ", ".join(("off", "on") if factor.switch else factor.choices[:3])


@experiment_acts.on("experiment-draw")
def _draw(session: LessonSession, level: Annotated[int, Meta(ge=0, le=5)], value: float) -> None:
    """Draw the expectation for a level; it is fixed once tables were played."""
    trial = trial_here(session)
    if trial.counts is not None or trial.goal:
        raise reject("experiment-predicted")
    most = _trials_here(session).outcomes[trial.asked.outcome]
    if level >= len(trial.expected) or not 0 <= value <= most:
        raise reject("lab-not-understood")
    trial.expected[level] = value


@experiment_acts.on("experiment-run")
def _run(session: LessonSession, tables: Annotated[int, Meta(ge=10, le=MOST_TABLES)]) -> None:
    trial = trial_here(session)
    if not trial.drawn:
        raise reject("experiment-predict-first")
    if tables not in _steps_here(session) or tables <= trial.tables:
        raise reject("lab-not-understood")
    if trial.goal:
        return
    trial.goal = tables
    experiment = msgspec.structs.replace(trial.asked, tables=tables)
    games = run_in_turn(experiment, trial.counts, folder_here())
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:  # a plain program: at once
        for played in games:
            _take(trial, played)
        trial.goal = 0
        return
    session.ui.settings["experiment-task"] = loop.create_task(_play(session, trial, games))


def _take(trial: _ExperimentTrial, played: RunProgress) -> None:
    trial.over = played.tables
    if played.counts is not None:
        trial.counts = played.counts
        trial.steps += picture.step_effects(played.tables, played.counts)
        trial.results += result_rows(trial.asked, played.counts)


async def _play(
    session: LessonSession, trial: _ExperimentTrial, games: Iterator[RunProgress]
) -> None:
    await play_in_process(
        session,
        games,
        lambda: bool(trial.goal) and session.ui.settings.get(PAGE) is trial,
        partial(_take, trial),
    )
    trial.goal, trial.over = 0, trial.tables
    session.changed()


async def play_in_process(
    session: LessonSession,
    steps: Iterator[Any],
    goes_on: Callable[[], bool],
    take: Callable[[Any], object] = bool,
) -> None:
    """Play in the page's own thread, while the page answers what its reader does.

    `steps`: one after the other is played while it `goes_on`, and its outcome handed to `take`.
    """
    loop = asyncio.get_running_loop()
    try:
        while goes_on():
            played = await loop.run_in_executor(thread(), next, steps, None)
            if played is None:
                break
            take(played)
            session.changed()
    except ReefkitError as error:
        session.refuse(error.message)
    except Exception:  # noqa: BLE001  # a fault in a task would vanish: say and log it
        # no reader: for the log of the kernel
        get_logger().exception("lesson: what was played beside the page broke off")
        session.refuse(message("lab-fault"))


@experiment_acts.on("experiment-stop")
def _stop(session: LessonSession) -> None:
    trial = trial_here(session)
    trial.goal, trial.over = 0, trial.tables


@experiment_acts.on("experiment-again")
def _again(session: LessonSession) -> None:
    old = trial_here(session)
    session.ui.settings[PAGE] = _reset(old, old.question)


@experiment_acts.on("experiment-save")
def _save(session: LessonSession) -> None:
    trial = trial_here(session)
    if trial.counts is None:
        raise reject("experiment-nothing-yet")
    rows = value_rows(trial.asked, trial.counts)
    session.give_file("experiment.csv", "text/csv", write_csv(ValueRow._fields, rows, session.say))


class _LevelFound(NamedTuple):
    """A level in the table of what came."""

    name: str
    #: ``expected``, ``mean``, ``middle``: What was drawn, what came, and where half of the tables
    #: lie.
    expected: str
    mean: str
    middle: str
    difference: str  #: From the first level, with its interval; empty for the first.


def _found(scene: LessonScene, trial: _ExperimentTrial) -> list[_LevelFound]:
    if trial.counts is None:
        return []
    rows, figure = [], partial(experiment_text.measured, scene.say)
    for number, name in enumerate(experiment_text.level_names(scene.say, trial.asked)):
        lies = spread(trial.counts.values[number])
        held = effect(trial.counts.apart[number]) if number else None
        rows.append(
            _LevelFound(
                name,
                figure(trial.expected[number] or 0.0),
                figure(lies.mean),
                f"{figure(lies.low)} – {figure(lies.high)}",
                ""
                if held is None
                else f"{figure(held.mean)} ({figure(held.low)} – {figure(held.high)})",
            )
        )
    return rows


def _own_match(scene: LessonScene, trial: _ExperimentTrial) -> float | None:
    if not scene.has_table or not scene.over:
        return None
    return _trials_here(scene.session).of_match(scene.session.open_table.match, trial.asked.outcome)


def _allowed(factor: Factor) -> Message:
    values: dict[str, Value] = {
        "least": factor.least,
        "most": factor.most,
        "choices": list(factor.choices),
    }
    return Message(f"experiment-page-allowed-{factor.kind}", values)


def _render(scene: LessonScene) -> str:
    session, say = scene.session, scene.say
    trial, trials = trial_here(session), _trials_here(session)
    game, experiment = session.lab.game.id, trial.asked
    own, compared = _own_match(scene, trial), experiment_text.comparison(say, experiment)
    later = [step for step in _steps_here(session) if step > trial.tables]
    return scene.render(
        "experiment.html",
        trial=trial,
        own_question=trial.question == OWN,
        questions=[
            (each.id, experiment_text.question_name(game, each.id)) for each in trials.questions
        ],
        factors=[(each, experiment_text.factor_name(game, each)) for each in trials.factors()],
        outcomes=[(each, experiment_text.outcome_name(game, each)) for each in trials.outcomes],
        allowed=_allowed(trials.factors()[experiment.factor]),
        factor=experiment_text.factor_name(game, experiment.factor),
        outcome=experiment_text.outcome_name(game, experiment.outcome),
        names=compared.levels,
        most=compared.most,
        drawn=picture.heaps(say, compared, trial.expected, trial.counts, own),
        sure=picture.sureness(say, experiment, trial.steps) if trial.steps else "",
        found=_found(scene, trial),
        told=experiment_text.conclusions(say, compared, trial.counts)
        if trial.counts is not None
        else [],
        own=None if own is None else experiment_text.measured(say, own),
        later=later,
    )


EXPERIMENT = Part(PAGE, _render, experiment_acts)

"""The page *Experiment*: choose a factor, draw the expectation, let bots play many tables.

The tables are played in steps of 10, 100, 1000 and more, so that students see how chance averages
out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from reefkit.data_lab import experiment_picture as picture
from reefkit.data_lab import experiment_text
from reefkit.data_lab.experiment import Experiment, checked, question
from reefkit.data_lab.shared_runs import StoredResults, Turns, folder_here
from reefkit.data_lab.tally import (
    ResultRow,
    TableCounts,
    ValueRow,
    effect,
    quartiles,
    result_rows,
    spread,
    value_rows,
)
from reefkit.data_lab.workers import STEPS, RunProgress, run
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.page_memory import EXPERIMENT as PAGE
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.simulation import Simulated
from reefkit.match.errors import reject
from reefkit.match.trials import Factor, Level, Trials, trials_of
from reefkit.text import Message
from reefkit.text.csv_files import write_csv
from reefkit.text.languages import is_simple
from reefkit.text.messages import Value
from reefkit.widgets.acts import Acts

MOST_TABLES = 100_000
"""Maximum number of tables per level that a page plays."""
OWN = "own"
"""Id of the question that the reader sets up."""
OTHERS = "experiment-others"
"""Key of the setting with the experiments of questions that the reader left, by question."""
experiment_acts = Acts()


@dataclass
class _ExperimentTrial(Simulated):
    """One reader's experiment."""

    question: str  #: Id of the ready question, or `OWN`.
    asked: Experiment
    #: Mean that the reader expects at each level; None before it is drawn.
    expected: list[float | None] = field(default_factory=list)
    counts: TableCounts | None = None  #: Results so far.
    steps: list[picture.StepEffect] = field(default_factory=list)  #: Effects after each step.
    results: list[ResultRow] = field(default_factory=list)  #: Statistics of levels after each step.
    over: int = 0  #: Number of finished tables per level, updated during a step.
    goal: int = 0  #: Number of tables per level at the end of the latest step.

    def __post_init__(self) -> None:
        self.expected = self.expected or [None] * len(self.asked.levels)

    @property
    def drawn(self) -> bool:
        return None not in self.expected

    @property
    def tables(self) -> int:
        return 0 if self.counts is None else self.counts.tables

    @property
    def levels(self) -> str:
        """The levels as a person types them, separated by commas."""
        return ", ".join(_typed(each) for each in self.asked.levels)


def _typed(level: Level) -> str:
    return ("on" if level else "off") if isinstance(level, bool) else str(level)


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
    assert isinstance(found, dict)  # noqa: S101  # only this function sets it
    return found


def trial_done(session: LessonSession) -> _ExperimentTrial | None:
    """Return the reader's experiment if it has results."""
    found = session.ui.settings.get(PAGE)
    return found if isinstance(found, _ExperimentTrial) and found.counts is not None else None


def _begun(session: LessonSession, id_: str) -> _ExperimentTrial:
    return _ExperimentTrial(question=id_, asked=question(session.lab.game.id, id_, _most(session)))


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
    if trial.is_playing:
        raise reject("experiment-running")
    if name == "question":
        others = _others(session)
        found = others.pop(value, None)
        if found is None:
            own = value == OWN
            found = _ExperimentTrial(OWN, trial.asked) if own else _begun(session, value)
        others[trial.question] = trial
        session.ui.settings[PAGE] = found
        return
    made: dict[str, Any] = {name: value}
    if name == "levels":
        made[name] = tuple(each.strip() for each in value.split(",") if each.strip())
    elif name == "factor":
        made["levels"] = _usual_levels(_trials_here(session).factors().get(value))
    asked = msgspec.structs.replace(trial.asked, given={}, **made)
    session.ui.settings[PAGE] = _ExperimentTrial(OWN, checked(asked))


def _usual_levels(factor: Factor | None) -> tuple[Level, ...]:
    if factor is None:
        return ()
    if factor.kind == "number":
        return (factor.least, factor.most)
    return (False, True) if factor.switch else factor.choices[:3]


@experiment_acts.on("experiment-draw")
def _draw(session: LessonSession, level: Annotated[int, Meta(ge=0, le=5)], value: float) -> None:
    """Draw the expectation for a level; it is fixed once tables were played."""
    trial = trial_here(session)
    if trial.counts is not None or trial.is_playing:
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
    if trial.is_playing:
        return
    trial.goal, trial.over = tables, trial.tables
    experiment = msgspec.structs.replace(trial.asked, tables=tables)
    folder = folder_here()
    trial.play(
        session,
        run(experiment, Turns(folder), trial.counts, StoredResults(folder)),
        lambda: session.ui.settings.get(PAGE) is trial,
        partial(_take, trial),
    )


def _take(trial: _ExperimentTrial, played: RunProgress) -> None:
    trial.over = played.tables
    if played.counts is not None:
        trial.counts = played.counts
        trial.steps += picture.step_effects(played.tables, played.counts)
        trial.results += result_rows(trial.asked, played.counts)


@experiment_acts.on("experiment-stop")
def _stop(session: LessonSession) -> None:
    trial_here(session).stop()


@experiment_acts.on("experiment-again")
def _again(session: LessonSession) -> None:
    old = trial_here(session)
    session.ui.settings[PAGE] = _ExperimentTrial(old.question, old.asked)


@experiment_acts.on("experiment-save")
def _save(session: LessonSession) -> None:
    trial = trial_here(session)
    if trial.counts is None:
        raise reject("experiment-nothing-yet")
    rows = value_rows(trial.asked, trial.counts)
    session.give_file("experiment.csv", "text/csv", write_csv(ValueRow._fields, rows, session.say))


def _found(scene: LessonScene, trial: _ExperimentTrial) -> Sequence[tuple[str, ...]]:
    """Return the rows of the table: in simple words, without spread and difference."""
    if trial.counts is None:
        return []
    rows, figure = [], partial(experiment_text.measured, scene.say)
    for number, name in enumerate(experiment_text.level_names(scene.say, trial.asked)):
        counted, difference = trial.counts.values[number], ""
        low, _, high = quartiles(counted)
        if number:
            held = effect(trial.counts.apart[number])
            by = experiment_text.difference(scene.say, trial.counts, number)
            difference = f"{figure(by)} ({figure(held.low)} – {figure(held.high)})"
        middle = f"{figure(low)} – {figure(high)}"
        expected = figure(trial.expected[number] or 0.0)
        row = (name, expected, figure(spread(counted).mean), middle, difference)
        rows.append(row[:3] if is_simple(scene.say.locale) else row)
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
        written=partial(experiment_text.measured, say),
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

"""The page *What if*: change one thing, predict, simulate the changed course, compare."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from reefkit.data_lab.experiment import LEAST_TABLES
from reefkit.data_lab.experiment_picture import heaps
from reefkit.data_lab.experiment_text import ComparisonWords, conclusions
from reefkit.data_lab.shared_runs import Turns, folder_here
from reefkit.labs.lesson import match_files
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.parts.change_choices import (
    change_of,
    change_text,
    chosen_change,
    compare,
    curves_now,
    events_of,
    moments_of,
    offers,
    position_of,
    refusal,
    trial_of,
    value_of,
    what_if_of,
)
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.simulation import slices
from reefkit.labs.lesson.what_if import (
    GROUPS,
    GUESSES,
    WHOSE,
    Compared,
    ComparedCurve,
    CourseResult,
    Replays,
    Trial,
)
from reefkit.match.changes import OptionChanged
from reefkit.match.counterfactual import REPLAYS, Counterfactual
from reefkit.match.errors import Rejection, reject
from reefkit.match.log import MOST_ENTRIES
from reefkit.match.table import MemoryTable
from reefkit.text import Catalogue, Message, message
from reefkit.text.csv_files import write_csv
from reefkit.text.messages import Value
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from markupsafe import Markup

    from reefkit.data_lab.dataset import Dataset

PAGE = "what-if"
"""Name of the whole page."""
what_if_acts = Acts()


@what_if_acts.on("what-if-open")
def _open_page(
    session: LessonSession, position: Annotated[int, Meta(ge=-1, le=MOST_ENTRIES)] = -1
) -> None:
    if session.lab.what_if is None:
        raise reject("lab-not-understood")
    trial = trial_of(session)
    if position >= 0:
        trial.replayed = trial.position = position
    session.ui.page = PAGE


@what_if_acts.on("what-if-set")
def _choose(
    session: LessonSession,
    name: Literal["change", "value", "position", "measure", "guess"],
    value: Annotated[str, Meta(max_length=100)] = "",
) -> None:
    _check(session)
    trial = trial_of(session)
    if trial.is_playing or trial.result is not None:
        raise reject("what-if-running")
    if name == "change":
        known = {each.key for each in offers(session)}
        if value not in {"", *known}:
            raise reject("lab-not-understood")
        trial.change, trial.value, trial.position = value, "", None
    elif name == "position":
        if not value.isdecimal():
            raise reject("lab-not-understood")
        trial.position = int(value[:6])  # no position has more digits
    elif name == "guess":
        guess = next((each for each in GUESSES if each == value), None)
        if guess is None:
            raise reject("lab-not-understood")
        trial.guess = guess
    elif name == "measure":
        trial.measure = value
    else:
        trial.value = value


@what_if_acts.on("what-if-run")
def _run(session: LessonSession) -> None:
    _check(session)
    trial = trial_of(session)
    if trial.is_playing:
        return
    change = change_of(session)
    position = position_of(session, moments_of(session, change))
    if position is None:
        raise reject("what-if-never")
    if not trial.guess:
        raise reject("what-if-predict-first")
    trial.position = position
    trial.measure = _compared_measure(_curves(session, position), trial).key
    trial.course, trial.result = Counterfactual(session.open_table.match, change, position), None
    # A single course is short, so it waits for no other page.
    _simulate(session, trial.course.steps(), Turns(None), partial(_finish, session, trial))


def _simulate(
    session: LessonSession,
    steps: Iterator[object],
    turns: Turns,
    take: Callable[[bool], object] = bool,
) -> None:
    trial = trial_of(session)
    trial.play(session, slices(steps, turns), lambda: session.ui.what_if is trial, take)


def _finish(session: LessonSession, trial: Trial, done: bool) -> None:  # noqa: FBT001  # of `slices`
    if done and trial.course is not None:
        trial.result = compare(session, trial.course)


@what_if_acts.on("what-if-stop")
def _stop(session: LessonSession) -> None:
    trial_of(session).stop()


@what_if_acts.on("what-if-again")
def _again(session: LessonSession) -> None:
    old = trial_of(session)
    session.ui.what_if = Trial(old.change, old.value, old.position, old.replayed, old.measure)


@what_if_acts.on("what-if-csv")
def _save(session: LessonSession) -> None:
    _check(session)
    result = trial_of(session).result
    if result is None:
        raise reject("what-if-nothing")
    rows = [
        (curve.name, curve.whose, course, time, value)
        for each in result.compared
        for course, curve in (("played", each.was), ("what-if", each.now))
        for time, value in enumerate(curve.values)
    ]
    name = match_files.file_name(session.lab.lesson, session.open_table, PAGE) + ".csv"
    data = write_csv(("measure", "whose", "course", "time", "value"), rows, session.say)
    session.give_file(name, match_files.TABLE_TYPE, data)
    session.tell(message("record-exported", file=name, rows=len(rows)))


@what_if_acts.on("what-if-replays")
def _replay(session: LessonSession) -> None:
    _check(session)
    trial = trial_of(session)
    if trial.result is None:
        raise reject("what-if-nothing")
    if trial.is_playing:
        return
    if trial.replays is None:
        course, match = trial.result.course, session.open_table.match
        trial.replays = Replays(
            match, course.change, course.position, session.seat, what_if_of(session)
        )
    _simulate(session, trial.replays.play(REPLAYS), Turns(folder_here()))


def _check(session: LessonSession) -> None:
    why = refusal(session)
    if why is not None:
        raise Rejection(why)


def _curves(session: LessonSession, position: int) -> tuple[ComparedCurve, ...]:
    return tuple(each for each in curves_now(session, position) if each.drawn)


def _compared_measure(curves: tuple[ComparedCurve, ...], trial: Trial) -> ComparedCurve:
    return next((each for each in curves if each.key == trial.measure), curves[0])


def _form(session: LessonSession) -> dict[str, object]:
    trial, offer = trial_of(session), chosen_change(session)
    form: dict[str, object] = dict.fromkeys(("why", "change", "moments", "at", "curves", "measure"))
    form |= {"offer": offer, "value": "" if offer is None else value_of(session, offer)}
    try:
        change = change_of(session)
        moments = moments_of(session, change)
    except Rejection as error:
        is_set = offer is not None and (bool(trial.value) or not offer.is_typed)
        return form | {"why": error.message if is_set else None}
    at = position_of(session, moments)
    form |= {"change": change, "moments": moments, "at": at}
    if at is not None:
        curves = _curves(session, at)
        form |= {"curves": curves, "measure": _compared_measure(curves, trial)}
    return form


def _replays_found(scene: LessonScene, trial: Trial) -> dict[str, object]:
    replays, say = trial.replays, scene.say
    found: dict[str, object] = {"over": 0, "left_out": 0, "drawn": "", "told": ()}
    if replays is None or not replays.ends:
        return found
    counts, over = replays.counts(trial.measure), len(replays.ends)
    found |= {"over": over, "left_out": over - counts.tables}
    if counts.tables < LEAST_TABLES:
        return found
    name = say.render(replays.curves[trial.measure].name)
    compared = ComparisonWords(_replay_levels(say), name[:1].upper() + name[1:])
    drawn = heaps(say, compared, (None, None), counts)
    return found | {"drawn": drawn, "told": conclusions(say, compared, counts)}


def replays_done(session: LessonSession) -> Replays | None:
    """Return the reader's replays unless they are still being simulated."""
    trial = session.ui.what_if
    return None if trial is None or trial.is_playing else trial.replays


def replays_dataset(session: LessonSession, replays: Replays) -> Dataset:
    import pandas as pd  # type: ignore[import-untyped]  # noqa: PLC0415  # pandas is slow to import

    from reefkit.data_lab.dataset import Dataset  # noqa: PLC0415  # as above

    say = session.say
    named = {key.replace("-", "_"): say.render(curve.name) for key, curve in replays.curves.items()}
    levels = dict(zip((False, True), _replay_levels(say), strict=True))
    change: object = replays.change
    call = repr(getattr(change, "card", getattr(change, "id", None)))
    if isinstance(change, OptionChanged):
        call = f"{change.name!r}, {change.value!r}"
    python = (
        f"rk.what_if(match, {call}, position={replays.position}, "
        f"player={session.open_table.setup.seats[replays.seat].name!r}, pairs={len(replays.ends)})"
        f".replace({{'changed': {levels!r}}}).rename(columns={named!r})"
    )
    frame = pd.DataFrame(replays.rows()).replace({"changed": levels}).rename(columns=named)
    measure = named.get(trial_of(session).measure.replace("-", "_"), "")
    return Dataset(
        "what-if-replays", message("data-what-if-replays"), frame, python=python,
        about={
            "pair": message("data-column-what-if-pair"),
            "changed": message("data-column-what-if-changed"),
            **{name: message("data-column-what-if-end", what=name) for name in named.values()},
        },
        begins={"x": measure, "y": "changed"},
    )  # fmt: skip


def _replay_levels(say: Catalogue) -> list[str]:
    return [
        say.render(message("what-if-replays-unchanged")),
        say.render(message("what-if-replays-changed")),
    ]


def _verdict(trial: Trial, found: Compared | None) -> Message:
    if found is None or not found.came:
        return message("what-if-undefined")
    was, now = found.figures
    hit = "right" if found.came == trial.guess else "other"
    values: dict[str, Value] = {"measure": found.was.name, "was": was, "now": now}
    return Message(f"what-if-came-{hit}-{found.came}", values)


def _bars(found: Compared | None) -> list[tuple[str, Message, int]]:
    """Return a bar per course: id, value, and length in percent of the longer bar."""
    if found is None or not found.came:
        return []
    most = max(map(abs, found.ends)) or 1.0
    lengths = [round(100 * abs(end) / most) for end in found.ends]
    return [*zip(("played", "what-if"), found.figures, lengths, strict=True)]


def _boards(session: LessonSession, result: CourseResult) -> list[tuple[str, Markup]]:
    board = what_if_of(session).board
    if board is None:
        return []
    tables = {"played": session.open_table, "what-if": MemoryTable(result.course.match)}
    return [(name, board(session, table, session.seat)) for name, table in tables.items()]


def _render_what_if(scene: LessonScene) -> str:
    session, trial = scene.session, trial_of(scene.session)
    why_not = refusal(session)
    if why_not is not None:
        return scene.render("what_if_not.html", why=why_not)
    result = trial.result
    if result is None:
        offered = offers(session)
        groups = {group: [one for one in offered if one.group == group] for group in GROUPS}
        return scene.render(
            "what_if.html", trial=trial, groups=groups, guesses=GUESSES, **_form(session)
        )
    found = next((each for each in result.compared if each.was.key == trial.measure), None)
    change = result.course.change
    when = {} if change is None else moments_of(session, change)
    return scene.render(
        "what_if_found.html",
        said=None if change is None else change_text(session, change),
        when=when.get(result.course.position),
        verdict=_verdict(trial, found),
        bars=_bars(found),
        boards=_boards(session, result),
        rows={whose: [e for e in result.compared if e.was.whose == whose] for whose in WHOSE},
        told=events_of(session, result),
        is_playing=trial.is_playing,
        replays=_replays_found(scene, trial),
        wanted=REPLAYS,
    )


WHAT_IF = Part(PAGE, _render_what_if, what_if_acts)

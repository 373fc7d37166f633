"""The page *What if* and its chart: change one thing, predict, play the other course, compare."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from markupsafe import Markup
from msgspec import Meta

from reefkit.data_lab.experiment import LEAST_TABLES
from reefkit.data_lab.experiment_picture import heaps
from reefkit.data_lab.experiment_text import ComparisonWords, conclusions
from reefkit.data_lab.shared_runs import Turns, folder_here
from reefkit.labs.acts import Acts
from reefkit.labs.lesson import match_files, what_if
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.parts.change_choices import (
    as_csv,
    change_of,
    change_text,
    chosen_change,
    curves_now,
    moments_of,
    offers,
    position_of,
    refusal,
    shared_text,
    told,
    trial_of,
    value_of,
    what_if_of,
)
from reefkit.labs.lesson.parts.experiment_page import play_in_process
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.what_if import (
    GUESSES,
    REPLAYS,
    SLICE,
    ComparedCurve,
    Replays,
    Trial,
    WhatIfChange,
    When,
)
from reefkit.labs.session import in_background
from reefkit.match.changes import (
    Change,
    OptionTurned,
)
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.errors import Rejection, reject
from reefkit.match.log import MOST_ENTRIES
from reefkit.text import Catalogue, Message, message

if TYPE_CHECKING:
    from reefkit.data_lab.dataset import Dataset

PAGE = "what-if"
"""The whole page's name."""
what_if_acts = Acts()


class _WhatIfForm(NamedTuple):
    """What is set on the page, as far as it is."""

    offer: WhatIfChange | None  #: What is to be changed; none before anything was chosen.
    change: Change | None = None  #: The change; none while something of it is missing.
    #: ``moments``, ``at``: When it can be made, and when it is; none where it never can.
    moments: tuple[When, ...] = ()
    at: int | None = None
    curves: tuple[ComparedCurve, ...] = ()  #: What can be predicted.
    why: Message | None = None  #: Why it is no change yet; none where there is nothing to say.


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
    if trial.course is not None or trial.result is not None:
        raise reject("what-if-running")
    if name == "change":
        known = {each.key for each in offers(session)}
        if value not in {"", *known}:
            raise reject("lab-not-understood")
        trial.change, trial.value, trial.position = value, "", None
    elif name == "position":
        if not value.isdecimal():
            raise reject("lab-not-understood")
        trial.position = int(value[:6])
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
    if trial.course is not None:
        return
    change = change_of(session)
    position = position_of(session, moments_of(session, change))
    if position is None:
        raise reject("what-if-never")
    if not trial.guess:
        raise reject("what-if-predict-first")
    measure = _compared_measure(_curves(session, position), trial)
    course = Counterfactual(session.open_table.match, change, position)
    trial.position, trial.measure = position, measure.key
    trial.result, trial.course = None, course


@what_if_acts.on("what-if-stop")
def _stop(session: LessonSession) -> None:
    trial_of(session).course = None


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
    name = match_files.file_name(session.lab.lesson, session.open_table, PAGE) + ".csv"
    session.give_file(name, match_files.TABLE_TYPE, as_csv(session, result))
    session.tell(message("record-exported", file=name, rows=what_if.count_rows(result)))


@what_if_acts.on("what-if-replays")
def _replay(session: LessonSession) -> None:
    _check(session)
    trial = trial_of(session)
    if trial.result is None:
        raise reject("what-if-nothing")
    if trial.replaying:
        return
    if trial.replays is None:
        course, match = trial.result.course, session.open_table.match
        trial.replays = Replays(
            match, course.change, course.position, session.seat, what_if_of(session)
        )
    trial.replaying = True
    trial.task = in_background(partial(_play_replays, session, trial, _slices(trial)))
    if trial.task is None:  # a plain program: at once
        for _ in _slices(trial):
            pass
        trial.replaying = False


def _slices(trial: Trial) -> Iterator[bool]:
    """Play pair after pair, one time slice per turn shared with the machine's other pages."""
    replays, turns = trial.replays, Turns(folder_here())
    while replays is not None and len(replays.ends) < REPLAYS:
        with turns.turn():
            ends = monotonic() + SLICE
            while len(replays.ends) < REPLAYS and trial.replaying:
                replays.play()
                if monotonic() >= ends:
                    break
        yield True


async def _play_replays(session: LessonSession, trial: Trial, slices: Iterator[bool]) -> None:
    await play_in_process(session, slices, lambda: trial.replaying and session.ui.what_if is trial)
    trial.replaying = False
    session.changed()


@what_if_acts.on("what-if-replays-stop")
def _stop_replays(session: LessonSession) -> None:
    trial_of(session).replaying = False


def _check(session: LessonSession) -> None:
    why = refusal(session)
    if why is not None:
        raise Rejection(why)


def _curves(session: LessonSession, position: int) -> tuple[ComparedCurve, ...]:
    return tuple(each for each in curves_now(session, position) if each.drawn)


def _compared_measure(curves: tuple[ComparedCurve, ...], trial: Trial) -> ComparedCurve:
    return next((each for each in curves if each.key == trial.measure), curves[0])


def _form(session: LessonSession) -> _WhatIfForm:
    trial, offer = trial_of(session), chosen_change(session)
    form = _WhatIfForm(offer)
    try:
        change = change_of(session)
        allowed = moments_of(session, change)
    except Rejection as error:
        is_set = offer is not None and (bool(trial.value) or not offer.is_typed)
        return form._replace(why=error.message if is_set else None)
    at = position_of(session, allowed)
    return form._replace(
        change=change, moments=allowed, at=at, curves=() if at is None else _curves(session, at)
    )


class _ReplaysFound(NamedTuple):
    """What came of the replays."""

    over: int  #: Pairs that are over.
    left_out: int = 0  #: Of them, those that have no value at the end.
    drawn: Markup = Markup()  #: The picture; empty while there are too few.
    told: tuple[str, ...] = ()  #: What it means.


def _replays_found(scene: LessonScene, trial: Trial) -> _ReplaysFound:
    replays, say = trial.replays, scene.say
    if replays is None or not replays.ends:
        return _ReplaysFound(0)
    counts, over = replays.counts(trial.measure), len(replays.ends)
    if counts.tables < LEAST_TABLES:
        return _ReplaysFound(over, over - counts.tables)
    name = say.render(replays.curves[trial.measure].name)
    compared = ComparisonWords(_replay_levels(say), name[:1].upper() + name[1:])
    drawn = heaps(say, compared, (None, None), counts)
    return _ReplaysFound(
        over, over - counts.tables, drawn, tuple(conclusions(say, compared, counts))
    )


def replays_done(session: LessonSession) -> Replays | None:
    trial = session.ui.what_if
    return None if trial is None or trial.replaying else trial.replays


def replays_dataset(session: LessonSession, replays: Replays) -> Dataset:
    import pandas as pd  # type: ignore[import-untyped]  # noqa: PLC0415  # not before it is seen

    from reefkit.data_lab.dataset import Dataset  # noqa: PLC0415  # as above

    say = session.say
    named = {key.replace("-", "_"): say.render(curve.name) for key, curve in replays.curves.items()}
    levels = dict(zip((False, True), _replay_levels(say), strict=True))
    change: object = replays.change
    call = repr(getattr(change, "card", getattr(change, "id", None)))
    if isinstance(change, OptionTurned):
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


def _render_what_if(scene: LessonScene) -> str:
    session, trial = scene.session, trial_of(scene.session)
    why_not = refusal(session)
    if why_not is not None:
        return scene.render("what_if_not.html", why=why_not)
    form, found = _form(session), offers(session)
    if trial.result is not None:
        when = [each.name for each in form.moments if each.position == form.at]
        return scene.render(
            "what_if_found.html",
            said=None if form.change is None else change_text(session, form.change),
            when=when[0] if when else None,
            verdict=what_if.verdict(trial, trial.result),
            bars=what_if.bars(trial, trial.result),
            shared=shared_text(session, trial.result),
            rows=what_if.rows(trial.result),
            told=told(session, trial.result),
            replaying=trial.replaying,
            replays=_replays_found(scene, trial),
            wanted=REPLAYS,
        )
    groups = [(group, [one for one in found if one.group == group]) for group in what_if.GROUPS]
    return scene.render(
        "what_if.html",
        trial=trial,
        form=form,
        groups=groups,
        value="" if form.offer is None else value_of(session, form.offer),
        measure=_compared_measure(form.curves, trial) if form.curves else None,
        guesses=GUESSES,
    )


WHAT_IF = Part(PAGE, _render_what_if, what_if_acts)

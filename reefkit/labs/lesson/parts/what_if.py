"""The page *What if*: change one thing, predict, play the other course, compare."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.lesson import comparing, files, offers
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.what_if import (
    GUESSES,
    Curve,
    Trial,
    curves_now,
    refusal,
    trial_of,
)
from reefkit.match.errors import Rejection, reject
from reefkit.match.log import MOST_ENTRIES
from reefkit.match.what_if import Change, Course
from reefkit.text import Message, message

PAGE = "what-if"
"""The whole page's name."""
acts = Acts()


class Opened(Struct, frozen=True):
    """From which moment of the replay the page is opened; −1: from none."""

    position: Annotated[int, Meta(ge=-1, le=MOST_ENTRIES)] = -1


class Chosen(Struct, frozen=True):
    """One thing that is set on the page, and what it is set to."""

    name: Literal["change", "value", "position", "measure", "guess"]
    value: Annotated[str, Meta(max_length=100)] = ""


class Form(NamedTuple):
    """What is set on the page, as far as it is.

    Attributes
    ----------
    offer
        What is to be changed; none before anything was chosen.
    change
        The change; none while something of it is missing.
    moments, at
        When it can be made, and when it is; none where it never can.
    curves
        What can be predicted.
    why
        Why it is no change yet; none where there is nothing to say.
    """

    offer: offers.Offer | None
    change: Change | None = None
    moments: tuple[offers.When, ...] = ()
    at: int | None = None
    curves: tuple[Curve, ...] = ()
    why: Message | None = None


@acts.on("what-if-open", Opened)
def open_page(session: LessonSession, values: Opened) -> None:
    """Open the page, perhaps from a moment of the replay."""
    if session.kind.what_if is None:
        raise reject("lab-not-understood")
    trial = trial_of(session)
    if values.position >= 0:
        trial.replayed = trial.position = values.position
    session.ui.page = PAGE


@acts.on("what-if-set", Chosen)
def choose(session: LessonSession, values: Chosen) -> None:
    """Set what is changed, when, and what is expected; it stands while a course is played."""
    _check(session)
    trial = trial_of(session)
    if trial.course is not None or trial.result is not None:
        raise reject("what-if-running")
    if values.name == "change":
        known = {each.key for each in offers.offers(session)}
        if values.value not in {"", *known}:
            raise reject("lab-not-understood")
        trial.change, trial.value, trial.position = values.value, "", None
    elif values.name == "position":
        if not values.value.isdecimal():
            raise reject("lab-not-understood")
        trial.position = int(values.value[:6])
    elif values.name == "guess":
        guess = next((each for each in GUESSES if each == values.value), None)
        if guess is None:
            raise reject("lab-not-understood")
        trial.guess = guess
    elif values.name == "measure":
        trial.measure = values.value
    else:
        trial.value = values.value


@acts.on("what-if-run")
def run(session: LessonSession, values: object) -> None:
    """Play the course, once the student has said what to expect."""
    del values
    _check(session)
    trial = trial_of(session)
    if trial.course is not None:
        return
    change = offers.change_of(session)
    position = offers.position_of(session, offers.moments_of(session, change))
    if position is None:
        raise reject("what-if-never")
    if not trial.guess:
        raise reject("what-if-predict-first")
    measure = _measure(_asked(session, position), trial)
    course = Course(session.open_table.match, change, position)
    trial.position, trial.measure = position, measure.key
    trial.result, trial.course = None, course


@acts.on("what-if-stop")
def stop(session: LessonSession, values: object) -> None:
    """Leave the course that is played; what was set stays."""
    del values
    trial_of(session).course = None


@acts.on("what-if-again")
def again(session: LessonSession, values: object) -> None:
    """Change something else: the prediction is made anew."""
    del values
    old = trial_of(session)
    session.ui.what_if = Trial(old.change, old.value, old.position, old.replayed, old.measure)


@acts.on("what-if-csv")
def save(session: LessonSession, values: object) -> None:
    """Hand out the numbers of both courses as CSV."""
    del values
    _check(session)
    result = trial_of(session).result
    if result is None:
        raise reject("what-if-nothing")
    name = files.file_name(session.kind.lesson, session.open_table, PAGE) + ".csv"
    session.give_file(name, files.TABLE_TYPE, comparing.as_csv(session, result))
    session.tell(message("record-exported", file=name, rows=comparing.count_rows(result)))


def _check(session: LessonSession) -> None:
    why = refusal(session)
    if why is not None:
        raise Rejection(why)


# -- what the page shows ---------------------------------------------------------------------------


def _asked(session: LessonSession, position: int) -> tuple[Curve, ...]:
    """Give the curves that can be predicted: those that the chart draws."""
    return tuple(each for each in curves_now(session, position) if each.drawn)


def _measure(curves: tuple[Curve, ...], trial: Trial) -> Curve:
    """Give the curve that is predicted: as chosen, else the first."""
    return next((each for each in curves if each.key == trial.measure), curves[0])


def _form(session: LessonSession) -> Form:
    """Give what is set on the page, and what can be."""
    trial, offer = trial_of(session), offers.chosen(session)
    form = Form(offer)
    try:
        change = offers.change_of(session)
        allowed = offers.moments_of(session, change)
    except Rejection as error:
        told = offer is not None and (bool(trial.value) or not offer.is_typed)
        return form._replace(why=error.message if told else None)
    at = offers.position_of(session, allowed)
    return form._replace(
        change=change, moments=allowed, at=at, curves=() if at is None else _asked(session, at)
    )


def render(scene: LessonScene) -> str:
    """Draw the page, when it is open."""
    if scene.ui.page != PAGE:
        return ""
    session, trial = scene.session, trial_of(scene.session)
    why_not = refusal(session)
    if why_not is not None:
        return scene.render("what_if_not.html", why=why_not)
    form, found = _form(session), offers.offers(session)
    if trial.result is not None:
        when = [each.name for each in form.moments if each.position == form.at]
        return scene.render(
            "what_if_found.html",
            said=None if form.change is None else comparing.said_change(session, form.change),
            when=when[0] if when else None,
            verdict=comparing.verdict(trial, trial.result),
            rows=comparing.rows(trial.result),
            told=comparing.told(session, trial.result),
        )
    groups = [(group, [one for one in found if one.group == group]) for group in offers.GROUPS]
    return scene.render(
        "what_if.html",
        trial=trial,
        form=form,
        groups=groups,
        value="" if form.offer is None else offers.value_of(session, form.offer),
        measure=_measure(form.curves, trial) if form.curves else None,
        guesses=GUESSES,
    )


PART = Part(PAGE, render, acts)

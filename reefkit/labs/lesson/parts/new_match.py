"""A new match: who sits where, the options a class would turn, and the others for teachers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.choice import Choice
from reefkit.labs.lesson import begin
from reefkit.labs.lesson.drafts import (
    MOST_MEMBERS,
    PERSON,
    Draft,
    SeatDraft,
    bot_name,
    match_of,
    new_draft,
    person_name,
    seat_problem,
    styles,
)
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.words import own
from reefkit.match.errors import reject

acts = Acts()
DRAFT = "new-match"

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Typed = Annotated[str, Meta(max_length=200)]


class SeatKind(Struct, frozen=True):
    """Who plays a seat: a person, or a bot of a style."""

    seat: SeatNumber
    value: Annotated[str, Meta(max_length=40)]


class SeatName(Struct, frozen=True):
    """A seat's name as typed."""

    seat: SeatNumber
    value: Typed


class MemberName(Struct, frozen=True):
    """A team member's name as typed."""

    seat: SeatNumber
    member: Annotated[int, Meta(ge=0, le=MOST_MEMBERS - 1)]
    value: Typed


class SeatCode(Struct, frozen=True):
    """What a lab asks of a seat beside, as typed."""

    seat: SeatNumber
    value: Typed


class OneSeat(Struct, frozen=True):
    """A seat of the draft."""

    seat: SeatNumber


class OptionValue(Struct, frozen=True):
    """An option as set: a switch tells whether it is on, anything else its value."""

    name: Annotated[str, Meta(max_length=40)]
    value: Annotated[str, Meta(max_length=40)] = ""
    checked: bool | None = None


class Seed(Struct, frozen=True):
    """The seed as typed."""

    value: Typed


def draft_of(session: LessonSession) -> Draft:
    """Give the match that is being set up, begun where there is none."""
    draft = session.ui.settings.get(DRAFT)
    if not isinstance(draft, Draft):
        draft = session.ui.settings[DRAFT] = new_draft(session.kind, session.say)
    return draft


def seat_of(session: LessonSession, number: int) -> SeatDraft:
    """Give a seat of the draft.

    Raises
    ------
    Rejection
        When there is none of this number.
    """
    seats = draft_of(session).seats
    if number >= len(seats):
        raise reject("new-no-seat")
    return seats[number]


@acts.on("new-kind", SeatKind)
def set_kind(session: LessonSession, values: SeatKind) -> None:
    """Let a person or a bot play a seat; a name nobody typed changes with it."""
    seat, draft = seat_of(session, values.seat), draft_of(session)
    if values.value not in {PERSON, *styles(session.kind)}:
        raise reject("lab-not-understood")
    if values.value == seat.kind:
        return
    seat.kind, seat.name = values.value, ""
    is_person = seat.kind == PERSON
    kind, say = session.kind, session.say
    seat.name = person_name(say, draft) if is_person else bot_name(kind, say, seat.kind, draft)


@acts.on("new-name", SeatName)
def set_name(session: LessonSession, values: SeatName) -> None:
    """Keep a name as typed; what is wrong with it stands beside it."""
    seat_of(session, values.seat).name = values.value


@acts.on("new-member", MemberName)
def set_member(session: LessonSession, values: MemberName) -> None:
    """Keep a team member's name as typed."""
    seat_of(session, values.seat).members[values.member] = values.value


@acts.on("new-code", SeatCode)
def set_code(session: LessonSession, values: SeatCode) -> None:
    """Keep what a lab asks of a seat beside as typed; what is wrong with it stands beside it."""
    seat_of(session, values.seat).code = values.value


@acts.on("new-add")
def add_seat(session: LessonSession, values: object) -> None:
    """Add a seat, for a person."""
    del values
    draft, most = draft_of(session), session.kind.new_match.most
    if len(draft.seats) >= most:
        raise reject("new-full", most=most)
    draft.seats.append(SeatDraft(name=person_name(session.say, draft)))


@acts.on("new-drop", OneSeat)
def drop_seat(session: LessonSession, values: OneSeat) -> None:
    """Take a seat away."""
    seat, draft = seat_of(session, values.seat), draft_of(session)
    least = session.kind.new_match.least
    if len(draft.seats) <= least:
        raise reject("new-last-seat", least=least)
    draft.seats = [each for each in draft.seats if each is not seat]


@acts.on("new-option", OptionValue)
def set_option(session: LessonSession, values: OptionValue) -> None:
    """Set an option that has one value."""
    choice, options = choice_of(session, values.name), draft_of(session).options
    if choice.how == "several":
        raise reject("lab-not-understood")
    value = values.checked if choice.how == "switch" else values.value
    options[values.name] = session.kind.new_match.check_option(values.name, value)


@acts.on("new-several", OptionValue)
def set_several(session: LessonSession, values: OptionValue) -> None:
    """Take one value into an option that has several, or leave it out."""
    known = [value for value, _ in choice_of(session, values.name).values]
    if values.value not in known:
        raise reject("lab-not-understood")
    options = draft_of(session).options
    if not isinstance(options[values.name], list | tuple):
        raise reject("lab-not-understood")
    chosen = {*options[values.name]} - {values.value}
    if values.checked:
        chosen.add(values.value)
    options[values.name] = [each for each in known if each in chosen]


@acts.on("new-seed", Seed)
def set_seed(session: LessonSession, values: Seed) -> None:
    """Keep the seed as typed."""
    draft_of(session).seed = values.value


@acts.on("new-begin")
def new_begin(session: LessonSession, values: object) -> None:
    """Begin the match as it is set up."""
    del values
    (session.kind.front.begin_new or begin_new)(session, draft_of(session))


def begin_new(session: LessonSession, draft: Draft) -> None:
    """Begin the match as it is set up, and say what comes first."""
    begin.begin(session, match_of(session.kind, draft))
    session.tell(own(session.say, session.kind.id, "new-begun"))


# -- what is shown -------------------------------------------------------------------------------


def choices_of(session: LessonSession) -> tuple[Choice, ...]:
    """Give every option that a form offers, with what it can be and what is chosen."""
    return session.kind.new_match.choices(session.say, draft_of(session).options)


def choice_of(session: LessonSession, name: str) -> Choice:
    """Give one option.

    Raises
    ------
    Rejection
        When the form offers none of this name.
    """
    found = next((each for each in choices_of(session) if each.name == name), None)
    if found is None:
        raise reject("lab-not-understood")
    return found


def render(scene: LessonScene) -> str:
    """Draw the page of a new match, when it is open."""
    if scene.page != "new":
        return ""
    kind, draft = scene.kind, draft_of(scene.session)
    choices = choices_of(scene.session)
    kinds = (PERSON, *styles(kind))
    return scene.render(
        "new_match.html",
        draft=draft,
        problems=[seat_problem(draft, number) for number in range(len(draft.seats))],
        kinds=[(each, scene.own_of("new-kind", each)) for each in kinds],
        about={each: scene.own_of("bot", each) for each in kinds[1:]},
        person=PERSON,
        least=kind.new_match.least,
        most=kind.new_match.most,
        shown=[each for each in choices if not each.folded],
        folded=[each for each in choices if each.folded],
        **kind.front.seat_values(scene, draft),
    )


PART = Part("new", render, acts)

"""The page of a new match: seats and options."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reefkit.labs.lesson import opening
from reefkit.labs.lesson.content import own
from reefkit.labs.lesson.lab import MOST_MEMBERS, PERSON, MatchDraft, Part, SeatDraft
from reefkit.labs.lesson.match_setup import (
    bot_name,
    match_of,
    new_draft,
    person_name,
    seat_problem,
    styles,
)
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.setting import OptionChoice
from reefkit.labs.storage import SeatNumber
from reefkit.match.errors import reject
from reefkit.widgets.acts import Acts

new_match_acts = Acts()

DRAFT = "new-match"

Typed = Annotated[str, Meta(max_length=200)]


def draft_of(session: LessonSession) -> MatchDraft:
    draft = session.ui.settings.get(DRAFT)
    if not isinstance(draft, MatchDraft):
        draft = session.ui.settings[DRAFT] = new_draft(session.lab, session.say)
    return draft


def _seat_of(session: LessonSession, number: int) -> SeatDraft:
    seats = draft_of(session).seats
    if number >= len(seats):
        raise reject("new-no-seat")
    return seats[number]


@new_match_acts.on("new-kind")
def _set_kind(
    session: LessonSession, seat: SeatNumber, value: Annotated[str, Meta(max_length=40)]
) -> None:
    drafted, draft = _seat_of(session, seat), draft_of(session)
    if value not in {PERSON, *styles(session.lab)}:
        raise reject("lab-not-understood")
    if value == drafted.kind:
        return
    if drafted.kind == PERSON:
        drafted.person = drafted.name
    drafted.kind, drafted.name = value, ""
    lab, say = session.lab, session.say
    if drafted.kind != PERSON:
        drafted.name = bot_name(lab, say, drafted.kind, draft)
    elif drafted.person in {"", *(each.name for each in draft.seats)}:
        drafted.name = person_name(say, draft)
    else:
        drafted.name = drafted.person


@new_match_acts.on("new-name")
def _set_name(session: LessonSession, seat: SeatNumber, value: Typed) -> None:
    _seat_of(session, seat).name = value


@new_match_acts.on("new-member")
def _set_member(
    session: LessonSession,
    seat: SeatNumber,
    member: Annotated[int, Meta(ge=0, le=MOST_MEMBERS - 1)],
    value: Typed,
) -> None:
    _seat_of(session, seat).members[member] = value


@new_match_acts.on("new-code")
def _set_code(session: LessonSession, seat: SeatNumber, value: Typed) -> None:
    _seat_of(session, seat).code = value


@new_match_acts.on("new-add")
def _add_seat(session: LessonSession) -> None:
    draft, most = draft_of(session), session.lab.most_seats
    if len(draft.seats) >= most:
        raise reject("new-full", most=most)
    draft.seats.append(SeatDraft(name=person_name(session.say, draft)))


@new_match_acts.on("new-drop")
def _drop_seat(session: LessonSession, seat: SeatNumber) -> None:
    dropped, draft = _seat_of(session, seat), draft_of(session)
    least = session.lab.least_seats
    if len(draft.seats) <= least:
        raise reject("new-last-seat", least=least)
    draft.seats = [each for each in draft.seats if each is not dropped]


@new_match_acts.on("new-option")
def _set_option(
    session: LessonSession,
    name: Annotated[str, Meta(max_length=40)],
    value: Annotated[str, Meta(max_length=40)] = "",
    *,
    checked: bool | None = None,
) -> None:
    choice, options = _choice_of(session, name), draft_of(session).options
    if choice.how == "several":
        raise reject("lab-not-understood")
    chosen = checked if choice.how == "switch" else value
    options[name] = session.lab.options.check(name, chosen)


@new_match_acts.on("new-several")
def _set_several(
    session: LessonSession,
    name: Annotated[str, Meta(max_length=40)],
    value: Annotated[str, Meta(max_length=40)] = "",
    *,
    checked: bool | None = None,
) -> None:
    known = [each for each, _ in _choice_of(session, name).values]
    if value not in known:
        raise reject("lab-not-understood")
    options = draft_of(session).options
    if not isinstance(options[name], list | tuple):
        raise reject("lab-not-understood")
    chosen = {*options[name]} - {value}
    if checked:
        chosen.add(value)
    options[name] = [each for each in known if each in chosen]


@new_match_acts.on("new-seed")
def _set_seed(session: LessonSession, value: Typed) -> None:
    draft_of(session).seed = value


@new_match_acts.on("new-begin")
def _new_begin(session: LessonSession) -> None:
    draft, homework = draft_of(session), session.lab.homework
    if homework is None:
        opening.begin(session, match_of(session.lab, draft))
        session.tell(own(session.say, session.lab.id, "new-begun"))
    else:
        homework.begin(session, draft)


def _choices_of(session: LessonSession) -> tuple[OptionChoice, ...]:
    return session.lab.options.choices(session.say, draft_of(session).options)


def _choice_of(session: LessonSession, name: str) -> OptionChoice:
    found = next((each for each in _choices_of(session) if each.name == name), None)
    if found is None:
        raise reject("lab-not-understood")
    return found


def _render_new_match(scene: LessonScene) -> str:
    lab, draft = scene.lab, draft_of(scene.session)
    choices = _choices_of(scene.session)
    kinds = (PERSON, *styles(lab))
    return scene.render(
        "new_match.html",
        draft=draft,
        problems=[seat_problem(draft, number) for number in range(len(draft.seats))],
        kinds=[(each, scene.own_of("new-kind", each)) for each in kinds],
        about={each: scene.own_of("bot", each) for each in kinds[1:]},
        person=PERSON,
        least=lab.least_seats,
        most=lab.most_seats,
        shown=[each for each in choices if not each.folded],
        folded=[each for each in choices if each.folded],
        **({} if lab.homework is None else lab.homework.seat_values(scene, draft)),
    )


NEW_MATCH = Part("new", _render_new_match, new_match_acts)

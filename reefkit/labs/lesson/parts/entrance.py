"""The ways in: the door, a new match, a class to join, and who answers on a shared device."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from babel.dates import format_datetime
from msgspec import Meta

from reefkit.labs import save_status
from reefkit.labs.environment import is_work
from reefkit.labs.lesson import class_table, match_setup
from reefkit.labs.lesson.content import own
from reefkit.labs.lesson.lab import MOST_MEMBERS, PERSON, MatchDraft, Part, SeatDraft
from reefkit.labs.lesson.match_setup import (
    bot_name,
    match_of,
    new_draft,
    person_name,
    quick_match,
    seat_problem,
    styles,
)
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.people import Somebody
from reefkit.labs.resumable import ResumableMatch, kept_matches
from reefkit.labs.session import Acts, OpenedFile
from reefkit.labs.setting import OptionChoice
from reefkit.labs.storage import SeatNumber
from reefkit.match.errors import SaveError, reject
from reefkit.text import Catalogue, Message, message
from reefkit.text.languages import language

# ---- The lab's door: what this is, and the ways in

door_acts = Acts()
SHOWN_MATCHES = 3
"""Matches that stand open in the list; older ones are folded away."""


@door_acts.on("quick-start")
def _quick_start(session: LessonSession) -> None:
    if not session.lab.quick_start(session):
        _begin_quick(session)


@door_acts.on("first-game")
def _first_game(session: LessonSession) -> None:
    if not session.lab.first_game:
        raise reject("lab-not-understood")
    _begin_quick(session, first=True)


def _begin_quick(session: LessonSession, *, first: bool = False) -> None:
    lab = session.lab
    match = quick_match(lab, session.say, name=session.ui.quick_name, first=first)
    match_setup.begin(session, match, quick=True, set_up=bool(lab.set_up))
    session.tell(own(session.say, lab.id, "new-quick-begun"))


@door_acts.on("quick-name")
def _quick_name(session: LessonSession, value: Annotated[str, Meta(max_length=200)]) -> None:
    session.ui.quick_name = value


@door_acts.on("play-again")
def _play_again(session: LessonSession) -> None:
    if session.ui.quick:
        _quick_start(session)
        return
    setup = session.open_table.setup
    if not match_setup.whole_here(session):
        raise reject("save-elsewhere")
    lab = session.lab
    match = lab.new_match(list(setup.seats), seed=None, options=dict(setup.options))
    match_setup.begin(session, match)
    session.tell(own(session.say, lab.id, "new-begun"))


@door_acts.on("continue")
def _go_on(session: LessonSession, match: Annotated[str, Meta(max_length=100)]) -> None:
    kept = session.storage.recall(match) if session.storage is not None else None
    if kept is None:
        raise SaveError(message("save-not-here"))
    match_setup.resume(session, kept)
    session.tell(message("door-continued"))


@door_acts.on("open-file")
def _open_file(session: LessonSession, file: OpenedFile) -> None:
    if is_work(file.data):
        match_setup.take_in_work(session, file.data, file.name)
        return
    match_setup.take_in(session, file.data, file.name)
    session.tell(message("door-opened"))


def who(kept: ResumableMatch) -> Message:
    return message("door-kept-who", people=list(kept.people), bots=kept.bots)


def when(say: Catalogue, moment: datetime) -> str:
    return format_datetime(moment, "d MMM, H:mm", locale=language(say.locale))


def _render_door(scene: LessonScene) -> str:
    kept = [
        (each, who(each), when(scene.say, each.when))
        for each in kept_matches(scene.session.storage)
    ]
    return scene.render(
        "door.html",
        kept=kept[:SHOWN_MATCHES],
        older=kept[SHOWN_MATCHES:],
        practice=scene.lab.practice,
        **scene.lab.door_values(scene),
    )


DOOR = Part("door", _render_door, door_acts)


# ---- A new match: who sits where, the options a class would turn, and the others for teachers

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
    draft = draft_of(session)
    if not session.lab.begin_new(session, draft):
        _begin_new(session, draft)


def _begin_new(session: LessonSession, draft: MatchDraft) -> None:
    match_setup.begin(session, match_of(session.lab, draft))
    session.tell(own(session.say, session.lab.id, "new-begun"))


# -- what is shown -------------------------------------------------------------------------------


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
        **lab.seat_values(scene, draft),
    )


NEW_MATCH = Part("new", _render_new_match, new_match_acts)


# ---- Pages of a class: where it is joined, and where one is in it

class_page_acts = Acts().include(class_table.class_acts)


@class_page_acts.on("class-back")
def _come_back(session: LessonSession) -> None:
    class_table.membership_of(session)
    class_table.come_back(session)
    session.tell(message("class-back"))


@class_page_acts.on("class-print")
def _print_codes(session: LessonSession) -> None:
    session.ui.printing = "class-receipt"


def _alone(session: LessonSession) -> Somebody | None:
    storage, membership = session.storage, session.membership
    if storage is None or membership is None or membership.class_row is not None:
        return None
    here = storage.people.here
    return here[0] if len(here) == 1 else None


def _render_join(scene: LessonScene) -> str:
    alone = _alone(scene.session)
    link = scene.ui.invited
    return scene.render("class_join.html", code=_short(link), link=link, alone=alone)


def _short(link: str) -> str:
    from reefkit.classroom.store.codes import shown_join_code  # noqa: PLC0415  # with SQLAlchemy

    return " ".join(shown_join_code(link).split()[:2]) or link


def _render_home(scene: LessonScene) -> str:
    membership = scene.session.membership
    place = membership.place if membership is not None else None
    names = place.table.names if place is not None else ()
    others = [name for seat, name in enumerate(names) if place and seat not in place.seats]
    return scene.render("class_home.html", others=others)


CLASS_JOIN = Part(class_table.JOIN_PAGE, _render_join, class_page_acts)
CLASS_HOME = Part(class_table.HOME_PAGE, _render_home)


# ---- Pages of work that lasts: the receipt, and who answers on a device that several share

receipt_acts = Acts().include(save_status.save_acts)


@receipt_acts.on("receipt-print")
def _print_receipt(session: LessonSession) -> None:
    session.ui.printing = "receipt"


def _render_receipt(scene: LessonScene) -> str:
    return scene.render("lasting_receipt.html", receipts=scene.lasting.receipts())


def _render_who(scene: LessonScene) -> str:
    return scene.render("lasting_who.html")


RECEIPT = Part("receipt", _render_receipt, receipt_acts)
WHO = Part("who", _render_who)

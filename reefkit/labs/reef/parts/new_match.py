"""A new match: who sits where, the options a class would turn, and the others for teachers."""

from __future__ import annotations

from typing import Annotated, NamedTuple, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, IntType, LiteralType, type_info

from reefkit.games.reef import content as stored
from reefkit.games.reef.content import Options
from reefkit.labs.acts import Acts
from reefkit.labs.lesson import begin
from reefkit.labs.reef import homework_desk
from reefkit.labs.reef.drafts import (
    MOST_MEMBERS,
    PERSON,
    Draft,
    SeatDraft,
    bot_name,
    check_option,
    match_of,
    new_draft,
    person_name,
    seat_problem,
    styles,
)
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.seat_codes import code_problem, codes_of, setups_of
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, message

acts = Acts()
FOR_CLASSES = ("rounds", "predict", "plot_first", "scoring", "hands_on", "team_bonus", "topics")
"""Options that a class would turn; all others are folded under *For teachers*."""
AT_THE_DESK = ("gates",)
"""Options that need a teacher's desk: without one, nobody would ever open a gate."""
MOST_STEPS = 12
"""A number with more values than this is typed, one with fewer is chosen."""
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


class SetUpCode(Struct, frozen=True):
    """The code of a seat's set-up as typed."""

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


class Choice(NamedTuple):
    """One option for the page.

    Attributes
    ----------
    name
        The option.
    id
        Its message; `.about` says what it does, ``<id>-<value>`` its values.
    how
        ``switch``, ``choice``, ``number`` or ``several``.
    values
        What can be chosen: value and label.
    now
        What is chosen.
    least, most
        Of a number.
    """

    name: str
    id: str
    how: str
    values: tuple[tuple[str, str], ...] = ()
    now: object = None
    least: int = 0
    most: int = 0


def draft_of(session: ReefSession) -> Draft:
    """Give the match that is being set up, begun where there is none."""
    draft = session.ui.settings.get(DRAFT)
    if not isinstance(draft, Draft):
        draft = session.ui.settings[DRAFT] = new_draft(session.say)
    return draft


def seat_of(session: ReefSession, number: int) -> SeatDraft:
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
def set_kind(session: ReefSession, values: SeatKind) -> None:
    """Let a person or a bot play a seat; a name nobody typed changes with it."""
    seat, draft = seat_of(session, values.seat), draft_of(session)
    if values.value not in {PERSON, *styles()}:
        raise reject("lab-not-understood")
    if values.value == seat.kind:
        return
    seat.kind, seat.name = values.value, ""
    is_person = seat.kind == PERSON
    seat.name = (
        person_name(session.say, draft) if is_person else bot_name(session.say, seat.kind, draft)
    )


@acts.on("new-name", SeatName)
def set_name(session: ReefSession, values: SeatName) -> None:
    """Keep a name as typed; what is wrong with it stands beside it."""
    seat_of(session, values.seat).name = values.value


@acts.on("new-member", MemberName)
def set_member(session: ReefSession, values: MemberName) -> None:
    """Keep a team member's name as typed."""
    seat_of(session, values.seat).members[values.member] = values.value


@acts.on("new-code", SetUpCode)
def set_code(session: ReefSession, values: SetUpCode) -> None:
    """Keep a set-up's code as typed; what is wrong with it stands beside it."""
    seat_of(session, values.seat).code = values.value


@acts.on("new-add")
def add_seat(session: ReefSession, values: object) -> None:
    """Add a seat, for a person."""
    del values
    draft, most = draft_of(session), stored.default().rules.numbers.most_seats
    if len(draft.seats) >= most:
        raise reject("new-full", most=most)
    draft.seats.append(SeatDraft(name=person_name(session.say, draft)))


@acts.on("new-drop", OneSeat)
def drop_seat(session: ReefSession, values: OneSeat) -> None:
    """Take a seat away."""
    seat, draft = seat_of(session, values.seat), draft_of(session)
    if len(draft.seats) == 1:
        raise reject("new-last-seat")
    draft.seats = [each for each in draft.seats if each is not seat]


@acts.on("new-option", OptionValue)
def set_option(session: ReefSession, values: OptionValue) -> None:
    """Set an option that has one value."""
    draft = draft_of(session)
    now = draft.options.get(values.name)
    if isinstance(now, list | tuple) or values.name in AT_THE_DESK:
        raise reject("lab-not-understood")
    value = values.checked if isinstance(now, bool) else values.value
    draft.options[values.name] = check_option(values.name, value)


@acts.on("new-several", OptionValue)
def set_several(session: ReefSession, values: OptionValue) -> None:
    """Take one value into an option that has several, or leave it out."""
    known = several_of(values.name)
    if values.value not in known:
        raise reject("lab-not-understood")
    options = draft_of(session).options
    chosen = {*options[values.name]} - {values.value}
    if values.checked:
        chosen.add(values.value)
    options[values.name] = [each for each in known if each in chosen]


@acts.on("new-seed", Seed)
def set_seed(session: ReefSession, values: Seed) -> None:
    """Keep the seed as typed."""
    draft_of(session).seed = values.value


@acts.on("new-begin")
def new_begin(session: ReefSession, values: object) -> None:
    """Begin the match as it is set up."""
    del values
    draft = draft_of(session)
    setups = setups_of(session, draft)
    table = begin.begin(session, match_of(draft))
    refused = [homework_desk.lay_out(table, seat, setup) for seat, setup in setups.items()]
    founders = session.scene().rules.content.rules.numbers.founders
    why = next((each.message for each in refused if each is not None), None)
    if why is not None:
        session.refuse(message("homework-begun-partly", why=why))
    elif setups:
        session.tell(message("homework-begun"))
    else:
        session.tell(message("new-begun", founders=founders))


# -- what is shown -------------------------------------------------------------------------------


def several_of(name: str) -> tuple[str, ...]:
    """List what an option with several values can hold; nothing for any other."""
    content = stored.default()
    if name == "cards":
        return tuple(content.cards)
    if name == "topics":
        return tuple(sorted({topic for card in content.cards.values() for topic in card.topics}))
    return ()


def choices(say: Catalogue, draft: Draft) -> tuple[Choice, ...]:
    """Give every option that needs no desk with what it can be, in the order of `Options`."""
    info = type_info(Options)
    fields = getattr(info, "fields", ())
    return tuple(
        _choice(say, each.name, each.type, draft.options[each.name])
        for each in fields
        if each.name not in AT_THE_DESK
    )


def _choice(say: Catalogue, name: str, kind: msgspec.inspect.Type, now: object) -> Choice:
    slug = name.replace("_", "-")
    id_ = f"option-{slug}"
    if isinstance(kind, BoolType):
        return Choice(name, id_, "switch", now=now)
    if isinstance(kind, LiteralType):
        written = get_args(get_type_hints(Options)[name])  # msgspec sorts them by name
        values = tuple((str(v), say.render(Message(f"option-{slug}-{v}"))) for v in written)
        return Choice(name, id_, "choice", values, now)
    if isinstance(kind, IntType):
        least, most = kind.ge or 0, kind.le or 0
        if most - least < MOST_STEPS:
            values = tuple((str(n), str(n)) for n in range(least, most + 1))
            return Choice(name, id_, "choice", values, str(now))
        return Choice(name, id_, "number", (), now, least, most)
    values = tuple((each, _name_of(say, name, each)) for each in several_of(name))
    return Choice(name, id_, "several", values, now)


def _name_of(say: Catalogue, option: str, value: str) -> str:
    """Give the name of a card or topic; a teacher's own topic is its own name."""
    if option == "cards":
        return say.render(Message(f"card-{value}"))
    id_ = "topic-" + value.replace(" ", "-")
    return say.render(Message(id_)) if say.has(id_) else value


def render(scene: Scene) -> str:
    """Draw the page of a new match, when it is open."""
    if scene.page != "new":
        return ""
    draft = draft_of(scene.session)
    options, codes = choices(scene.say, draft), codes_of(scene.session, draft)
    return scene.render(
        "new_match.html",
        draft=draft,
        problems=[seat_problem(draft, number) for number in range(len(draft.seats))],
        codes=codes,
        code_problems=[code_problem(each) for each in codes],
        kinds=(PERSON, *styles()),
        person=PERSON,
        most=stored.default().rules.numbers.most_seats,
        shown=[each for name in FOR_CLASSES for each in options if each.name == name],
        folded=[each for each in options if each.name not in FOR_CLASSES],
    )


PART = Part("new", render, acts)

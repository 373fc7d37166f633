"""What can be changed in the open match, and at which positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reefkit.labs.lesson.moments import openings
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.what_if import (
    OFF,
    ON,
    Compared,
    ComparedCurve,
    CourseResult,
    Trial,
    WhatIf,
    WhatIfChange,
)
from reefkit.labs.setting import OptionChoice
from reefkit.match.changes import (
    CardRemoved,
    Change,
    OptionChanged,
    StateChanged,
    changes_of,
    may_turn,
)
from reefkit.match.counterfactual import Counterfactual, check_allowed, refused
from reefkit.match.errors import Rejection, reject
from reefkit.match.forked_match import settled
from reefkit.match.table import MemoryTable
from reefkit.text import Message, message
from reefkit.widgets.cards import scene_html


def trial_of(session: LessonSession) -> Trial:
    if session.ui.what_if is None:
        session.ui.what_if = Trial()
    return session.ui.what_if


def refusal(session: LessonSession) -> Message | None:
    """Say why the open match cannot be replayed with a change; None if it can.

    A class's match can: its page belongs to the class's server, and the kernel knows the key
    (architecture.md, decision 11). *What if* shows only what the end of a match shows: counts of
    the seat and of the table, never hands or notes.
    """
    lab, scene = session.lab, session.scene()
    if lab.what_if is None or session.table is None:
        return message("reject-lab-no-table")
    if session.seat not in session.here:
        return message("what-if-own-alone")
    if not scene.now.over:
        return message("reject-what-if-not-over")
    if scene.covered:
        return message("reject-what-if-drawn-first")
    try:
        scene.check_record()
        check_allowed(session.table.match)
    except Rejection as error:
        return error.message
    return None


def what_if_of(session: LessonSession) -> WhatIf:
    if session.lab.what_if is None:
        raise reject("lab-not-understood")
    return session.lab.what_if


def curves_now(session: LessonSession, position: int) -> tuple[ComparedCurve, ...]:
    """Return the quantities of the open match as played."""
    return what_if_of(session).curves(session.open_table, session.seat, position)


def compare(session: LessonSession, course: Counterfactual) -> CourseResult:
    """Compare a completed course with the open match."""
    what_if, table, at = what_if_of(session), MemoryTable(course.match), course.position
    now = {each.key: each for each in what_if.curves(table, session.seat, at)}
    compared = tuple(
        Compared(each, now[each.key]) for each in curves_now(session, at) if each.key in now
    )
    first = course.first
    begins = None if first is None else what_if.time(table, first.position, at)
    changed_at = what_if.time(session.open_table, at, at)
    return CourseResult(course, compared, changed_at, begins)


def offers(session: LessonSession) -> tuple[WhatIfChange, ...]:
    """List what can be changed in the open match."""
    lab, say, setup = session.lab, session.say, session.open_table.setup
    what_if, known = what_if_of(session), changes_of(lab.game)
    found = [
        WhatIfChange(
            "named",
            each,
            say.render(Message(f"what-if-named-{lab.id}-{each}")),
            say.render(Message(f"what-if-named-{lab.id}-{each}.about")),
        )
        for each in known.named(setup)
    ]
    cards = {each: say.render(what_if.card_name(each)) for each in known.cards(setup)}
    if what_if.struck is None:
        found += [
            WhatIfChange("card", each, name)
            for each, name in sorted(cards.items(), key=lambda card: card[1].casefold())
        ]
    else:
        did = what_if.struck(session.open_table, session.seat)
        found += [
            WhatIfChange("card", each, cards[each], say.render(what), picture=scene_html(each))
            for each, what in did.items()
            if each in cards
        ]
    may = may_turn(lab.game, setup)
    options = {**lab.options.defaults(), **setup.options}
    for choice in lab.options.choices(say, options):
        offer = _option(session, choice, options) if choice.name in may else None
        found += [] if offer is None else [offer]
    return tuple(found)


def _option(
    session: LessonSession, choice: OptionChoice, now: Mapping[str, Any]
) -> WhatIfChange | None:
    values: tuple[tuple[str, str], ...] = ()
    if choice.how == "switch":
        other = OFF if now[choice.name] else ON
        values = ((other, session.say.render(Message(f"what-if-turned-{other}"))),)
    elif choice.how == "choice":
        values = tuple(each for each in choice.values if each[0] != str(now[choice.name]))
    elif choice.how != "number":
        return None
    if choice.how != "number" and not values:
        return None
    return WhatIfChange(
        "option", choice.name, choice.title, choice.about, values, choice.least, choice.most
    )


def chosen_change(session: LessonSession) -> WhatIfChange | None:
    key = trial_of(session).change
    return next((each for each in offers(session) if each.key == key), None)


def value_of(session: LessonSession, offer: WhatIfChange) -> str:
    value = trial_of(session).value
    if offer.is_typed:
        return value
    known = [each for each, _ in offer.values]
    return value if value in known else (known[0] if known else "")


def change_of(session: LessonSession) -> Change:
    """Return the change that is set on the page.

    Raises
    ------
    Rejection
        If none is chosen, or an option's value is missing or invalid.
    """
    offer = chosen_change(session)
    if offer is None:
        raise reject("what-if-choose")
    if offer.group == "named":
        return StateChanged(offer.id)
    if offer.group == "card":
        return CardRemoved(offer.id)
    value: object = value_of(session, offer)
    if value == "":
        raise reject("what-if-value")
    if value in {ON, OFF}:
        value = value == ON
    checked = session.lab.options.check(offer.id, value)
    if checked == session.open_table.setup.options.get(offer.id):
        raise reject("what-if-same-value")
    return OptionChanged(offer.id, checked)


def moments_of(session: LessonSession, change: Change) -> dict[int, Message]:
    """List the positions at which a change can be made, the earliest first, with their names.

    These are the start, the beginning of each round, the surveys, and the moment of the replay from
    which the page was opened; or only the change's own moment, if it has one.
    """
    match, lab = session.open_table.match, session.lab
    own = changes_of(lab.game).opens(match, change)
    found = lab.moments(session.open_table)
    replayed = trial_of(session).replayed
    begun = {*openings(found)}
    wanted = {*begun, *lab.surveys(found), *(() if replayed is None else (replayed,))}
    if own is not None:
        wanted = {own}
    allowed: dict[int, Message] = {}
    for at in sorted({settled(match, each) for each in wanted if each <= match.position}):
        if refused(match, change, at) is not None:
            continue
        allowed[at] = found[at].name
        if at == 0:
            allowed[at] = message("what-if-start")
        elif own is None and at in begun and at != replayed:
            allowed[at] = session.scene().own("what-if-opening", round=found[at].round)
    return allowed


def position_of(session: LessonSession, allowed: Mapping[int, Message]) -> int | None:
    """Return the position at which the change is made; None if there is no possible position.

    It is the chosen position; or else the last possible one up to the moment of the replay from
    which the page was opened; or else the first possible one.
    """
    trial = trial_of(session)
    if trial.position in allowed:
        return trial.position
    before = [at for at in allowed if trial.replayed is not None and at <= trial.replayed]
    return next(iter([*before[-1:], *allowed]), None)


def change_text(session: LessonSession, change: Change) -> Message:
    offer = chosen_change(session)
    name = "" if offer is None else offer.name
    if isinstance(change, OptionChanged):
        value = str(change.value)
        if offer is not None:
            sent = value_of(session, offer)
            value = next((label for each, label in offer.values if each == sent), value)
        return message("what-if-said-option", option=name, value=value)
    group = "card" if offer is not None and offer.group == "card" else "named"
    return Message(f"what-if-said-{group}", {"what": name})


def events_of(session: LessonSession, result: CourseResult) -> list[Message]:
    """Say how much of the record the course kept, where bots took over, and if it broke off."""
    course, seats = result.course, session.open_table.setup.seats
    lines = []
    if result.lengths is not None and len({*result.lengths}) > 1:
        was, now = result.lengths
        label = session.open_table.course().label
        lines.append(message("what-if-shared", label=label, at=min(was, now), was=was, now=now))
    if isinstance(course.change, CardRemoved) and (what_if := what_if_of(session)).without:
        lines.append(what_if.without)
    lines.append(message("what-if-stood", stood=course.stood, recorded=course.recorded))
    if not course.begun:
        lines.append(message("what-if-all-stood"))
    by_round: dict[int, list[str]] = {}
    for seat, begun in sorted(course.begun.items(), key=lambda each: each[1]):
        by_round.setdefault(begun.round, []).append(seats[seat].name)
    for round_, names in by_round.items():
        lines.append(session.scene().own("what-if-begins", players=names, round=round_))
    if not course.over:
        lines.append(message("what-if-broken-off"))
    return lines

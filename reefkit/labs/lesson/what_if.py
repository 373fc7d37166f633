"""What if: one finished match, one thing changed, both courses over each other."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from reefkit.labs.lesson.log import openings
from reefkit.labs.setting import OptionChoice
from reefkit.match.counterfactual import (
    CardRemoved,
    Change,
    Course,
    OptionTurned,
    StateChanged,
    changes_of,
    check_allowed,
    may_turn,
    refused,
    settled,
)
from reefkit.match.errors import Rejection, reject
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Message, message
from reefkit.text.message import Value

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession
    from reefkit.widgets.chart_data import Band


# ---- What if: one finished match, one thing changed, both courses over each other
#
# A lab says with a `WhatIf` what is compared (`Lab.what_if`); what may be changed the game says
# (`reefkit.match.game`). A `Trial` is what the student has set on the page, and what came of
# it.

Whose = Literal["own", "table"]
Guess = Literal["", "higher", "same", "lower"]
GUESSES: tuple[Guess, ...] = ("higher", "same", "lower")
SLICE = 0.12
"""Seconds that a course is played on before the page answers again what a reader does."""


class ComparedCurve(NamedTuple):
    """One thing that is compared between both courses."""

    key: str  #: Told apart by it.
    name: Message  #: What it is; at the end of the line, in the list of measures, and in the table.
    values: tuple[float, ...]  #: From time 0 of the chart on; NaN where it is undefined.
    whose: Whose = "own"  #: The seat's at this screen, or of the whole table.
    whole: bool = True  #: Whether its values are whole numbers.
    drawn: bool = True  #: Whether the chart has it; else its last value stands in the table alone.

    @property
    def end(self) -> float:
        """The last value that is defined; NaN where none is."""
        known = [value for value in self.values if not math.isnan(value)]
        return known[-1] if known else math.nan


@dataclass(frozen=True)
class WhatIf:
    """What a lab compares between a match and its other course."""

    #: Gives what is compared: of a table (the match's, or a handle of the new course), the seat at
    #: this screen, and the position at which the change was made. The same keys for both.
    curves: Callable[[Table, int, int], tuple[ComparedCurve, ...]]
    #: Gives where a moment stands on the charts' time: of a table, a position of its log, the
    #: position of the change.
    time: Callable[[Table, int, int], float]
    label: Callable[[Table], Message]  #: Says what the charts' time counts.
    card_name: Callable[[str], Message]  #: Names a kind of card that may be removed.
    exact: bool = False  #: Whether time has many short steps, such as cards laid.
    #: Gives the match's own bands of time, such as stages; none where it has none.
    bands: Callable[[Any], Sequence[Band]] | None = None
    band_head: Message | None = None  #: What a band is called over a table's column.


class Compared(NamedTuple):
    """One thing in both courses."""

    was: ComparedCurve
    now: ComparedCurve

    @property
    def difference(self) -> float:
        """By how much the new course ends higher."""
        return self.now.end - self.was.end

    @property
    def came(self) -> Guess:
        """Which way it came out; empty where one of the two is undefined."""
        if math.isnan(self.difference):
            return ""
        if math.isclose(self.was.end, self.now.end, abs_tol=1e-9):
            return "same"
        return "higher" if self.difference > 0 else "lower"


class CourseResult(NamedTuple):
    """What came of a course."""

    course: Course  #: The course.
    table: Table  #: A handle of it, for readings.
    compared: tuple[Compared, ...]  #: What the lab compares.
    #: ``changed_at``, ``begins_at``: Where the change and the first simulated decision stand on the
    #: charts' time; none where all that was recorded stood.
    changed_at: float
    begins_at: float | None


@dataclass
class Trial:
    """What is set on the page, and what came of it."""

    #: The key of what is changed (`offers.Offer`); empty before anything was chosen.
    change: str = ""
    value: str = ""  #: What an option is turned to.
    position: int | None = None  #: When, as a position of the log; none: the first that is offered.
    #: The moment of the replay from which the page was opened; none for none.
    replayed: int | None = None
    #: ``measure``, ``guess``: Which curve is predicted, and how.
    measure: str = ""
    guess: Guess = ""
    course: Course | None = None  #: The course that is played now.
    result: CourseResult | None = None  #: What came of the last one.


def trial_of(session: LessonSession) -> Trial:
    """Give the trial of the page, begun where there is none."""
    if session.ui.what_if is None:
        session.ui.what_if = Trial()
    return session.ui.what_if


def refusal(session: LessonSession) -> Message | None:
    """Say why the match that is open cannot be replayed with something changed; none where it can.

    A class's match may be: its page is the class server's, and the kernel knows the key (DESIGN.md,
    decision 11). Nothing of the new course is shown but what the end of any match tells: counts of
    one's own and of the table, never hands or notes.
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
        lab.check_record(scene)
        check_allowed(session.table.match)
    except Rejection as error:
        return error.message
    return None


def is_offered(session: LessonSession) -> bool:
    """Tell whether pages lead to *What if*: a match is over that somebody here has played."""
    if session.lab.what_if is None or session.table is None:
        return False
    match = session.table.match
    known = bool(match.setup.key) and not match.is_copy
    return known and session.seat in session.here and bool(session.table.view(None).over)


def what_if_of(session: LessonSession) -> WhatIf:
    """Give what the lab compares.

    Raises
    ------
    Rejection
        When it compares nothing.
    """
    if session.lab.what_if is None:
        raise reject("lab-not-understood")
    return session.lab.what_if


def curves_now(session: LessonSession, position: int) -> tuple[ComparedCurve, ...]:
    """Give the curves of the match as it was played, around the position of a change."""
    return what_if_of(session).curves(session.open_table, session.seat, position)


def play_on(trial: Trial) -> Iterator[float]:
    """Play the course of a trial slice by slice, giving its progress; it may be left any time."""
    course = trial.course
    if course is None:
        return
    ends = monotonic() + SLICE
    for progress in course.steps():
        if trial.course is not course:
            return  # stopped, or begun anew
        if monotonic() >= ends:
            yield progress
            ends = monotonic() + SLICE


def finish(session: LessonSession, trial: Trial) -> None:
    """Read what came of the course that is done."""
    course, asked = trial.course, what_if_of(session)
    if course is None or not course.done:
        return
    table, was = MemoryTable(course.match), session.open_table
    at = course.position
    now = {each.key: each for each in asked.curves(table, session.seat, at)}
    compared = tuple(
        Compared(each, now[each.key]) for each in curves_now(session, at) if each.key in now
    )
    first = course.first
    begins = None if first is None else asked.time(table, first.position, at)
    trial.result = CourseResult(course, table, compared, asked.time(was, at, at), begins)
    trial.course = None


# ---- What can be changed in the match that is open, and when: as a page offers it, said already

Group = Literal["named", "card", "option"]
GROUPS: tuple[Group, ...] = ("named", "card", "option")
_ON, _OFF = "yes", "no"


class WhatIfChange(NamedTuple):
    """One thing that can be changed."""

    key: str  #: What a browser sends for it: its group and its id.
    group: Group  #: A named change, a card that is removed, or an option that is turned.
    id: str  #: The named change's, the card's or the option's.
    #: ``name``, ``about``: What it is, said; the second may be empty.
    name: str
    about: str = ""
    #: What an option can be turned to: value and label; empty where it is typed, or is none.
    values: tuple[tuple[str, str], ...] = ()
    #: ``least``, ``most``: Of an option that is typed.
    least: int = 0
    most: int = 0

    @property
    def is_typed(self) -> bool:
        """Whether a number is typed."""
        return self.group == "option" and not self.values


class When(NamedTuple):
    """One moment at which the change can be made."""

    position: int
    name: Message


def offers(session: LessonSession) -> tuple[WhatIfChange, ...]:
    """List what can be changed in the match that is open: named changes, cards, options."""
    lab, say, setup = session.lab, session.say, session.open_table.setup
    asked, known = what_if_of(session), changes_of(lab.game)
    found = [
        WhatIfChange(
            f"named:{each}",
            "named",
            each,
            say.render(Message(f"what-if-named-{lab.id}-{each}")),
            say.render(Message(f"what-if-named-{lab.id}-{each}.about")),
        )
        for each in known.named(setup)
    ]
    cards = [(each, say.render(asked.card_name(each))) for each in known.cards(setup)]
    found += [
        WhatIfChange(f"card:{each}", "card", each, name)
        for each, name in sorted(cards, key=lambda card: card[1].casefold())
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
    """Offer an option with the values that it does not have; none where it has no other."""
    values: tuple[tuple[str, str], ...] = ()
    if choice.how == "switch":
        other = _OFF if now[choice.name] else _ON
        values = ((other, session.say.render(Message(f"what-if-turned-{other}"))),)
    elif choice.how == "choice":
        values = tuple(each for each in choice.values if each[0] != str(now[choice.name]))
    elif choice.how != "number":
        return None
    if choice.how != "number" and not values:
        return None
    key = f"option:{choice.name}"
    return WhatIfChange(
        key, "option", choice.name, choice.title, choice.about, values, choice.least, choice.most
    )


def chosen(session: LessonSession) -> WhatIfChange | None:
    """Give what the student has chosen to change; none before."""
    key = trial_of(session).change
    return next((each for each in offers(session) if each.key == key), None)


def value_of(session: LessonSession, offer: WhatIfChange) -> str:
    """Give what an option is turned to: as chosen, else the first value; empty for none."""
    value = trial_of(session).value
    if offer.is_typed:
        return value
    known = [each for each, _ in offer.values]
    return value if value in known else (known[0] if known else "")


def change_of(session: LessonSession) -> Change:
    """Give the change that is set on the page.

    Raises
    ------
    Rejection
        When none is chosen, or an option's value is missing or none that it can have.
    """
    offer = chosen(session)
    if offer is None:
        raise reject("what-if-choose")
    if offer.group == "named":
        return StateChanged(offer.id)
    if offer.group == "card":
        return CardRemoved(offer.id)
    value: object = value_of(session, offer)
    if value == "":
        raise reject("what-if-value")
    if value in {_ON, _OFF}:
        value = value == _ON
    checked = session.lab.options.check(offer.id, value)
    if checked == session.open_table.setup.options.get(offer.id):
        raise reject("what-if-same-value")
    return OptionTurned(offer.id, checked)


def moments_of(session: LessonSession, change: Change) -> tuple[When, ...]:
    """List when a change can be made, the earliest first.

    The start, the beginning of each round and the surveys are offered, and the moment of the replay
    from which the page was opened; where a change has a moment of its own, that one alone.
    """
    match, lab = session.open_table.match, session.lab
    own = changes_of(lab.game).opens(match, change)
    found = lab.moments(session.open_table)
    begun = {at: number for number, at in enumerate(openings(found))}
    replayed = trial_of(session).replayed
    wanted = {*begun, *lab.surveys(found), *(() if replayed is None else (replayed,))}
    if own is not None:
        wanted = {own}
    allowed = []
    for at in sorted({settled(match, each) for each in wanted if each <= match.position}):
        if refused(match, change, at) is not None:
            continue
        name = found[at].name
        if own is None and at in begun and at != replayed:
            round_ = found[at].round
            name = session.scene().own("what-if-opening", round=round_)
        allowed.append(When(at, message("what-if-start") if at == 0 else name))
    return tuple(allowed)


def position_of(session: LessonSession, allowed: tuple[When, ...]) -> int | None:
    """Give when the change is made; none where it never can be.

    As chosen; else at the moment of the replay from which the page was opened, or the last one
    before it at which the change can be made; else at the first moment.
    """
    trial = trial_of(session)
    known = [each.position for each in allowed]
    if trial.position in known:
        return trial.position
    before = [at for at in known if trial.replayed is not None and at <= trial.replayed]
    return next(iter([*before[-1:], *known]), None)


# ---- What came of the other course, said: what stood, where simulation began, and how both end

WHOSE: tuple[Whose, ...] = ("own", "table")


def said_change(session: LessonSession, change: Change) -> Message:
    """Say in plain words what is changed."""
    offer = chosen(session)
    name = "" if offer is None else offer.name
    if isinstance(change, OptionTurned):
        value = str(change.value)
        if offer is not None:
            sent = value_of(session, offer)
            value = next((label for each, label in offer.values if each == sent), value)
        return message("what-if-said-option", option=name, value=value)
    group = "card" if offer is not None and offer.group == "card" else "named"
    return Message(f"what-if-said-{group}", {"what": name})


def told(session: LessonSession, result: CourseResult) -> list[Message]:
    """Tell how the course was made: what stood of the record, and where simulation began."""
    course, seats = result.course, session.open_table.setup.seats
    said = [message("what-if-stood", stood=course.stood, recorded=course.recorded)]
    if not course.begun:
        said.append(message("what-if-all-stood"))
    by_round: dict[int, list[str]] = {}
    for seat, begun in sorted(course.begun.items(), key=lambda each: each[1]):
        by_round.setdefault(begun.round, []).append(seats[seat].name)
    for round_, names in by_round.items():
        said.append(session.scene().own("what-if-begins", players=names, round=round_))
    if not course.over:
        said.append(message("what-if-broken-off"))
    return said


def verdict(trial: Trial, result: CourseResult) -> Message:
    """Say what came of the prediction."""
    found = next((each for each in result.compared if each.was.key == trial.measure), None)
    came = found.came if found is not None else ""
    if found is None or not came:
        return message("what-if-undefined")
    values: dict[str, Value] = {
        "measure": found.was.name,
        "was": _figure(found.was),
        "now": _figure(found.now),
    }
    hit = "right" if came == trial.guess else "other"
    return Message(f"what-if-came-{hit}-{came}", values)


def _figure(curve: ComparedCurve) -> Message:
    """Say where a curve ends."""
    if math.isnan(curve.end):
        return message("charts-nothing")
    if curve.whole:
        return message("charts-whole", value=round(curve.end))
    return message("charts-decimal", value=round(curve.end, 2))


def _by_how_much(each: Compared) -> Message:
    """Say by how much the new course ends higher or lower."""
    if not each.came:
        return message("charts-nothing")
    whole = each.was.whole
    size = abs(each.difference)
    value = round(size) if whole else round(size, 2)
    return Message(f"what-if-by-{each.came}", {"value": value})


def rows(
    result: CourseResult,
) -> list[tuple[Whose, list[tuple[Message, Message, Message, Message]]]]:
    """Give the table of how both courses end: what it is, as played, what if, the difference."""
    return [
        (
            whose,
            [
                (each.was.name, _figure(each.was), _figure(each.now), _by_how_much(each))
                for each in result.compared
                if each.was.whose == whose
            ],
        )
        for whose in WHOSE
    ]


def count_rows(result: CourseResult) -> int:
    """Count the rows of the file of numbers."""
    return sum(len(each.was.values) + len(each.now.values) for each in result.compared)


def as_csv(session: LessonSession, result: CourseResult) -> bytes:
    """Write both courses: a row a measure, course and time; undefined values are empty."""
    say = session.say
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["measure", "whose", "course", "time", "value"])
    for each in result.compared:
        for course, curve in (("played", each.was), ("what-if", each.now)):
            for time, value in enumerate(curve.values):
                cell = "" if math.isnan(value) else value
                writer.writerow([say.render(curve.name), curve.whose, course, time, cell])
    return file.getvalue().encode()

"""The page *What if* and its chart: change one thing, predict, play the other course, compare."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, NamedTuple

from markupsafe import Markup
from msgspec import Meta

from reefkit.data_lab.experiment import LEAST_TABLES
from reefkit.data_lab.experiment_picture import ComparisonWords, heaps
from reefkit.data_lab.experiment_picture import told as told_of
from reefkit.data_lab.shared_runs import Turns, folder_here
from reefkit.labs.lesson import match_setup, what_if
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.live_charts import ChartPanel, ChartTime, LiveCharts, Sheets
from reefkit.labs.lesson.log import openings
from reefkit.labs.lesson.parts.experiment_page import play_beside
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.what_if import (
    GUESSES,
    OFF,
    ON,
    REPLAYS,
    SLICE,
    Compared,
    ComparedCurve,
    CourseResult,
    Replays,
    Trial,
    WhatIf,
    WhatIfChange,
    When,
)
from reefkit.labs.session import Acts, in_background
from reefkit.labs.setting import OptionChoice
from reefkit.match.changes import (
    CardRemoved,
    Change,
    OptionTurned,
    StateChanged,
    changes_of,
    may_turn,
)
from reefkit.match.counterfactual import Counterfactual, check_allowed, refused
from reefkit.match.errors import Rejection, reject
from reefkit.match.forked_match import settled
from reefkit.match.log import MOST_ENTRIES
from reefkit.match.table import MemoryTable
from reefkit.text import Catalogue, Message, message
from reefkit.text.csv_files import write_csv
from reefkit.widgets.chart_data import Fork, Measure, Series

if TYPE_CHECKING:
    from collections.abc import Hashable

    from reefkit.data_lab.dataset import Dataset
    from reefkit.widgets.chart_data import Picked
    from reefkit.widgets.charts import TimeAxis


# ---- What can be changed in the match that is open, and when


def trial_of(session: LessonSession) -> Trial:
    if session.ui.what_if is None:
        session.ui.what_if = Trial()
    return session.ui.what_if


def refusal(session: LessonSession) -> Message | None:
    """Say why the match that is open cannot be replayed with something changed; none where it can.

    A class's match may be: its page is the class server's, and the kernel knows the key
    (architecture.md, decision 11). It shows what a match's end shows: counts of one's own and
    of the table, never hands or notes.
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


def _what_if_of(session: LessonSession) -> WhatIf:
    if session.lab.what_if is None:
        raise reject("lab-not-understood")
    return session.lab.what_if


def _curves_now(session: LessonSession, position: int) -> tuple[ComparedCurve, ...]:
    return _what_if_of(session).curves(session.open_table, session.seat, position)


def finish(session: LessonSession, trial: Trial) -> None:
    course, asked = trial.course, _what_if_of(session)
    if course is None or not course.done:
        return
    table, was = MemoryTable(course.match), session.open_table
    at = course.position
    now = {each.key: each for each in asked.curves(table, session.seat, at)}
    compared = tuple(
        Compared(each, now[each.key]) for each in _curves_now(session, at) if each.key in now
    )
    first = course.first
    begins = None if first is None else asked.time(table, first.position, at)
    trial.result = CourseResult(course, table, compared, asked.time(was, at, at), begins)
    trial.course = None


def offers(session: LessonSession) -> tuple[WhatIfChange, ...]:
    lab, say, setup = session.lab, session.say, session.open_table.setup
    asked, known = _what_if_of(session), changes_of(lab.game)
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
    key = f"option:{choice.name}"
    return WhatIfChange(
        key, "option", choice.name, choice.title, choice.about, values, choice.least, choice.most
    )


def _chosen(session: LessonSession) -> WhatIfChange | None:
    key = trial_of(session).change
    return next((each for each in offers(session) if each.key == key), None)


def _value_of(session: LessonSession, offer: WhatIfChange) -> str:
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
        When none is chosen, or an option's value is missing or none that it can have.
    """
    offer = _chosen(session)
    if offer is None:
        raise reject("what-if-choose")
    if offer.group == "named":
        return StateChanged(offer.id)
    if offer.group == "card":
        return CardRemoved(offer.id)
    value: object = _value_of(session, offer)
    if value == "":
        raise reject("what-if-value")
    if value in {ON, OFF}:
        value = value == ON
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
    """Return when the change is made; none where it never can be.

    As chosen; else at the moment of the replay from which the page was opened, or the last one
    before it at which the change can be made; else at the first moment.
    """
    trial = trial_of(session)
    known = [each.position for each in allowed]
    if trial.position in known:
        return trial.position
    before = [at for at in known if trial.replayed is not None and at <= trial.replayed]
    return next(iter([*before[-1:], *known]), None)


def _said_change(session: LessonSession, change: Change) -> Message:
    offer = _chosen(session)
    name = "" if offer is None else offer.name
    if isinstance(change, OptionTurned):
        value = str(change.value)
        if offer is not None:
            sent = _value_of(session, offer)
            value = next((label for each, label in offer.values if each == sent), value)
        return message("what-if-said-option", option=name, value=value)
    group = "card" if offer is not None and offer.group == "card" else "named"
    return Message(f"what-if-said-{group}", {"what": name})


def told(session: LessonSession, result: CourseResult) -> list[Message]:
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


def _said_shared(session: LessonSession, result: CourseResult) -> Message | None:
    found = what_if.shared_time(result)
    if found is None:
        return None
    at, was, now = found
    label = _what_if_of(session).label(session.open_table)
    return message("what-if-shared", label=label, at=at, was=was, now=now)


def _as_csv(session: LessonSession, result: CourseResult) -> bytes:
    """Write both courses as CSV, one row per measure, course and time; undefined is empty."""
    rows = (
        (curve.name, curve.whose, course, time, value)
        for each in result.compared
        for course, curve in (("played", each.was), ("what-if", each.now))
        for time, value in enumerate(curve.values)
    )
    return write_csv(("measure", "whose", "course", "time", "value"), rows, session.say)


# ---- The page *What if*: change one thing, predict, play the other course, compare

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
    measure = _compared_measure(_asked(session, position), trial)
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
    name = match_setup.file_name(session.lab.lesson, session.open_table, PAGE) + ".csv"
    session.give_file(name, match_setup.TABLE_TYPE, _as_csv(session, result))
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
            match, course.change, course.position, session.seat, _what_if_of(session)
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
    await play_beside(session, slices, lambda: trial.replaying and session.ui.what_if is trial)
    trial.replaying = False
    session.changed()


@what_if_acts.on("what-if-replays-stop")
def _stop_replays(session: LessonSession) -> None:
    trial_of(session).replaying = False


def _check(session: LessonSession) -> None:
    why = refusal(session)
    if why is not None:
        raise Rejection(why)


# -- what the page shows ---------------------------------------------------------------------------


def _asked(session: LessonSession, position: int) -> tuple[ComparedCurve, ...]:
    return tuple(each for each in _curves_now(session, position) if each.drawn)


def _compared_measure(curves: tuple[ComparedCurve, ...], trial: Trial) -> ComparedCurve:
    return next((each for each in curves if each.key == trial.measure), curves[0])


def _form(session: LessonSession) -> _WhatIfForm:
    trial, offer = trial_of(session), _chosen(session)
    form = _WhatIfForm(offer)
    try:
        change = change_of(session)
        allowed = moments_of(session, change)
    except Rejection as error:
        told = offer is not None and (bool(trial.value) or not offer.is_typed)
        return form._replace(why=error.message if told else None)
    at = position_of(session, allowed)
    return form._replace(
        change=change, moments=allowed, at=at, curves=() if at is None else _asked(session, at)
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
    return _ReplaysFound(over, over - counts.tables, drawn, tuple(told_of(say, compared, counts)))


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
            said=None if form.change is None else _said_change(session, form.change),
            when=when[0] if when else None,
            verdict=what_if.verdict(trial, trial.result),
            bars=what_if.bars(trial, trial.result),
            shared=_said_shared(session, trial.result),
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
        value="" if form.offer is None else _value_of(session, form.offer),
        measure=_compared_measure(form.curves, trial) if form.curves else None,
        guesses=GUESSES,
    )


WHAT_IF = Part(PAGE, _render_what_if, what_if_acts)


# ---- The chart of *What if*: the match as it was played, and the other course laid over it
#
# bqplot is slow to import, so the chart is made when the page is first open.

CHART_HEIGHT = 420
"""Pixels of the chart: it fits beside what is set, in a window of 620."""


class _Courses(NamedTuple):
    """What the chart draws: the curves as they were played, and what came of the other course."""

    played: tuple[ComparedCurve, ...]
    result: CourseResult | None


class WhatIfCharts(LiveCharts):
    """The chart beside what is set: none while the page is not open."""

    sheets: ClassVar[Sheets] = {PAGE: (ChartPanel("chart", "DiversityChart", CHART_HEIGHT),)}
    title = "what-if-"
    place = "rk-at-what-if"

    def __init__(self, session: LessonSession) -> None:
        super().__init__(session)
        self._courses = _Courses((), None)

    def tab(self, scene: LessonScene) -> str:
        session = self.session
        if scene.ui.page != PAGE or refusal(session) is not None:
            return ""
        result = trial_of(session).result
        curves = _curves(session) if result is None else [each.was for each in _drawn(result)]
        self._courses = _Courses(tuple(curves), result)
        return PAGE if curves else ""

    def time(self, scene: LessonScene) -> ChartTime:
        asked = _what_if_of(self.session)
        last = max(len(each.values) for each in (*self._courses.played, *self._now())) - 1
        return ChartTime(
            max(last, 1), asked.label(scene.table), asked.exact, asked.band_head, courses=True
        )

    def key(self, scene: LessonScene) -> Hashable:
        return (scene.table, self._courses.played, self._now(), trial_of(self.session).measure)

    def fill(self, tab: str, scene: LessonScene) -> None:
        axis, chart, (played, result) = self.times[tab], self.charts["chart"], self._courses
        pairs = {} if result is None else {each.was.key: each for each in result.compared}
        bands = _what_if_of(self.session).bands
        axis.show(
            axis.rounds,
            bands=() if bands is None else bands(scene),
            fork=None if result is None else _fork(scene, axis, result),
        )
        chart.show(*(_measure(scene.say, each, pairs.get(each.key), result) for each in played))
        measure = trial_of(self.session).measure
        if measure in dict(chart.choices):
            chart.choose(measure)

    def picked(self, name: str, picked: Picked, **more: object) -> None:
        """Tell nothing."""

    def _now(self) -> tuple[ComparedCurve, ...]:
        result = self._courses.result
        return () if result is None else tuple(each.now for each in _drawn(result))


def _curves(session: LessonSession) -> list[ComparedCurve]:
    try:
        change = change_of(session)
        at = position_of(session, moments_of(session, change))
    except Rejection:
        at = None
    return [each for each in _curves_now(session, at or 0) if each.drawn]


def _drawn(result: CourseResult) -> list[Compared]:
    return [each for each in result.compared if each.was.drawn]


def _fork(scene: LessonScene, axis: TimeAxis, result: CourseResult) -> Fork:
    begins = result.begins_at
    at = result.changed_at if begins is None else begins
    name = "what-if-fork-changed" if begins is None else "what-if-fork"
    return Fork(min(max(at, 0.0), float(axis.rounds)), scene.say.render(message(name)))


def _measure(
    say: Catalogue, curve: ComparedCurve, pair: Compared | None, result: CourseResult | None
) -> Measure:
    other: tuple[float, ...] = ()
    if pair is not None and result is not None:
        from_ = math.floor(result.changed_at)
        other = tuple(
            value if time >= from_ else math.nan for time, value in enumerate(pair.now.values)
        )
    played = say.render(message("what-if-as-played"))
    line = Series(
        curve.key, played, curve.values, other=other, other_name=say.render(message("what-if-line"))
    )
    return Measure(curve.key, say.render(curve.name), (line,), whole=curve.whole)

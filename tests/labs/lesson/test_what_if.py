"""*What if* on every lab's page: one change, one prediction, both courses over each other."""

import asyncio
import csv
import io
import json
import math
from functools import cache
from typing import Any

import pytest
from bs4 import BeautifulSoup

from reefkit.labs.lesson import simulation, what_if
from reefkit.labs.lesson.lab import AnyLab
from reefkit.labs.lesson.page import LessonPage, new_session
from reefkit.labs.lesson.parts import change_choices, what_if_page
from reefkit.labs.lesson.parts.change_choices import compare, trial_of
from reefkit.labs.lesson.parts.what_if_page import WHAT_IF
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.what_if import Compared, ComparedCurve
from reefkit.match import save
from reefkit.match.changes import CardRemoved
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match, copy_for
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue, message
from tests.labs.lesson.test_every_lab import GAMES, do, lab_of
from tests.support.effort import effort
from tests.support.open_page import region

LABS = [game for game in GAMES if lab_of(game).what_if is not None]
SHORT: dict[str, dict[str, Any]] = {
    "climate": {"rounds": 4},
    "succession": {"rounds": 1},
    "reef": {"rounds": 2, "predict": "none"},
    "expanse": {"dice": 2, "turns": 12},
}
SIMPLE = ("climate", "expanse")
CANARY = "My very own secret plan."


def finished(game: str, bots: int = 2, people: int = 2) -> Match:
    """Play a short match of one person or two, by the bots of the game."""
    lab = lab_of(game)
    seats = [SeatInfo("Noor"), SeatInfo("Mia")][:people]
    styles = lab.game.bots[: bots + 1 - people]
    seats += [SeatInfo(f"Bot {style}", bot=style) for style in styles]
    match = lab.new_match(seats, seed=3, options=SHORT.get(game, {"rounds": 3}))
    table = MemoryTable(match)
    for seat in range(people):
        table.set_away(seat)
    table.run()
    assert match.is_over
    return match


@cache
def finished_once(game: str) -> Match:
    return finished(game)


@pytest.fixture(params=LABS)
def every(request: pytest.FixtureRequest) -> Match:
    return finished_once(request.param)


@pytest.fixture(params=LABS if effort(0, 1) else ["succession"])
def match(request: pytest.FixtureRequest) -> Match:
    return finished_once(request.param)


def session_of(match: Match, locale: str = "en", seat: int = 0) -> LessonSession:
    session = new_session(lab_of(match.game.id), catalogue(locale), None)
    session.sit(MemoryTable(match), [seat])
    session.ui.page = ""
    session.changed()
    return session


def html_of(session: LessonSession) -> BeautifulSoup:
    """Draw the page: every message is there, every act is known, no region has a key twice."""
    whole = ""
    for part in session.lab.parts:
        html = region(part, session.scene())
        assert "⟦" not in html, html[html.index("⟦") :][:80]
        soup = BeautifulSoup(html, "html.parser")
        assert {str(each["data-act"]) for each in soup.select("[data-act]")} <= set(
            session.acts.names
        )
        keys = [str(each["data-key"]) for each in soup.select("[data-key]")]
        assert len(set(keys)) == len(keys) or part.name != "whole"
        whole += html
    return BeautifulSoup(whole, "html.parser")


class Files:
    """What the page hands out."""

    def __init__(self, session: LessonSession) -> None:
        self.given: dict[str, bytes] = {}
        session.on_file(self.take)

    def take(self, name: str, mime: str, data: bytes) -> None:
        assert mime == "text/csv"
        self.given[name] = data


def text_of(session: LessonSession) -> str:
    """Return what the page itself says."""
    html = WHAT_IF.render(session.scene())
    assert "⟦" not in html
    return BeautifulSoup(html, "html.parser").get_text(" ", strip=True)


def choose(session: LessonSession, **values: object) -> None:
    for name, value in values.items():
        do(session, "what-if-set", name=name, value=str(value))


def first(session: LessonSession, group: str = "") -> what_if.WhatIfChange:
    """Return the first change that can be made at some moment."""
    for offer in change_choices.offers(session):
        choose(session, change=offer.key)
        typed = {"value": offer.most} if offer.is_typed else {}
        choose(session, **typed)
        change = change_choices.change_of(session)
        if group in {"", offer.group} and change_choices.moments_of(session, change):
            return offer
    raise AssertionError(group)


def test_every_lab_says_what_it_compares():
    assert {"reef", "climate", "succession", "expanse"} <= set(LABS) | ({"expanse"} - set(GAMES))


def test_a_student_changes_one_thing_predicts_and_compares(every: Match):
    match = every
    before = save.dump(match)
    session = session_of(match, "en-simple" if match.game.id in SIMPLE else "en")
    assert html_of(session).select_one('[data-key="final-what-if"]') is not None
    do(session, "what-if-open")
    assert not html_of(session).select('[data-key="what-if-predict"]'), "first what is changed"
    first(session)
    assert html_of(session).select_one('[data-key="what-if-run"][aria-disabled="true"]')
    session.do("what-if-run", {})
    assert session.said == message("reject-what-if-predict-first")
    choose(session, guess="higher")
    do(session, "what-if-run")
    session.do("what-if-set", {"name": "guess", "value": "lower"})
    assert session.refused, "the prediction stands"
    soup, result = html_of(session), trial_of(session).result
    assert result is not None
    assert result.course.over
    rows = soup.select('details [data-key="what-if-table"] tbody tr td:first-of-type')
    assert len(rows) == len(result.compared)
    assert soup.select_one('[data-key="what-if-luck"]') is not None
    bars = soup.select('[data-key="what-if-bars"] dd')
    shown = {each.get_text(strip=True): "width: 0%" in str(each) for each in bars}
    assert not bars or any("width: 100%" in str(each) for each in bars) or shown == {"0": True}
    assert result.lengths is not None
    assert ("One course is longer" in soup.get_text()) == (len({*result.lengths}) == 2)
    assert any(each.was.whose == "table" for each in result.compared)
    verdict = soup.select_one('[data-key="what-if-verdict"]')
    assert verdict is not None
    told = soup.select('[data-key="what-if-told"] li')
    assert len(told) >= 2
    assert save.dump(match) == before
    do(session, "what-if-again")
    assert trial_of(session).guess == ""
    assert trial_of(session).result is None


def test_every_change_is_offered_in_words_with_the_moments_when_it_can_be_made(match: Match):
    session = session_of(match)
    do(session, "what-if-open")
    found = change_choices.offers(session)
    assert {"card", "option"} <= {each.group for each in found}
    assert len({each.key for each in found}) == len(found)
    for offer in found:
        choose(session, change=offer.key)
        assert offer.name in text_of(session)
        if not offer.is_typed:
            moments = change_choices.moments_of(session, change_choices.change_of(session))
            assert all(at < match.position for at in moments)


def test_a_page_opened_from_the_replay_begins_at_its_moment(match: Match):
    session = session_of(match)
    # A card with a picture is taken out where it struck, which nobody chooses.
    group = "named" if match.setup.game == "reef" else "card"
    first(session, group)
    allowed = change_choices.moments_of(session, change_choices.change_of(session))
    at = [*allowed][-1]
    session.ui.what_if = None
    do(session, "replay-open")
    do(session, "replay-to", value=at)
    assert html_of(session).select_one(f'[data-key="replay-what-if"][data-position="{at}"]')
    do(session, "what-if-open", position=at)
    offer = first(session, group)
    assert offer.group == group
    chosen = html_of(session).select_one('[data-key="what-if-position"] option[selected]')
    assert chosen is not None
    assert chosen["value"] == str(at)


def test_from_a_moment_at_which_nothing_can_be_changed_it_begins_at_the_last_before():
    """As in the middle of a turn, or where what was done was taken back later."""
    session = session_of(finished_once("reef"))
    first(session, "named")
    change, replayed = change_choices.change_of(session), 0
    for replayed in range(session.open_table.match.position, 0, -1):
        do(session, "what-if-open", position=replayed)
        allowed = change_choices.moments_of(session, change)
        if replayed not in allowed:
            break
    else:
        raise AssertionError("a named change can be made at every moment")
    before = [at for at in allowed if at < replayed]
    assert change_choices.position_of(session, allowed) == before[-1] > min(allowed)


@pytest.mark.parametrize(
    "values",
    [
        {"name": "change", "value": "card:nothing"},
        {"name": "change", "value": "x" * 1_000},
        {"name": "position", "value": "-1"},
        {"name": "position", "value": "many"},
        {"name": "guess", "value": "sideways"},
        {"name": "key", "value": "0"},
        {"value": "card"},
        {"name": "guess", "value": ["higher"]},
    ],
)
def test_what_is_not_on_the_page_is_refused(match: Match, values: dict[str, object]):
    session = session_of(match)
    do(session, "what-if-open")
    session.do("what-if-set", values)
    assert session.refused
    assert trial_of(session).change == ""
    assert trial_of(session).guess == ""
    html_of(session)


def test_a_position_or_value_that_is_not_offered_falls_back_to_one_that_is(match: Match):
    session = session_of(match)
    do(session, "what-if-open")
    first(session, "card")
    choose(session, position=999_999, measure="nothing", guess="same")
    do(session, "what-if-run")
    course = trial_of(session).course
    assert course is not None
    assert course.position < match.position
    assert trial_of(session).measure != "nothing"


def test_nothing_is_replayed_before_the_end_from_a_copy_or_for_who_did_not_play(
    match: Match, monkeypatch: pytest.MonkeyPatch
):
    unfinished = Match(match.game, match.setup, match.entries[:-1])
    for each, here, why in (
        (unfinished, [0], "reject-what-if-not-over"),
        (copy_for(match, 0), [0], "reject-what-if-no-key"),
        (match, [], "what-if-own-alone"),
    ):
        session = session_of(each)
        session.here = tuple(here)
        assert not html_of(session).select('[data-act="what-if-open"]')
        do(session, "what-if-open")
        told = html_of(session).select_one('[data-key="what-if-not"]')
        assert told is not None
        assert told.get_text() == session.say.render(message(why))
        session.do("what-if-run", {})
        assert session.said == message(why)
    session = session_of(match)
    monkeypatch.setattr(LessonSession, "charts_are_covered", True)
    do(session, "what-if-open")
    session.do("what-if-run", {})
    assert session.said == message("reject-what-if-drawn-first"), "After asks to draw it first"


def test_the_numbers_of_both_courses_can_be_taken_away(match: Match):
    session = session_of(match)
    files = Files(session)
    do(session, "what-if-open")
    session.do("what-if-csv", {})
    assert session.said == message("reject-what-if-nothing")
    first(session)
    choose(session, guess="same")
    do(session, "what-if-run")
    do(session, "what-if-csv")
    ((name, data),) = files.given.items()
    assert name.endswith(".csv")
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    result = trial_of(session).result
    assert result is not None
    assert {row["course"] for row in rows} == {"played", "what-if"}
    for each in result.compared:
        own = [row["value"] for row in rows if row["measure"] == session.say.render(each.was.name)]
        assert len(own) == len(each.was.values) + len(each.now.values)


def test_the_page_answers_while_a_course_is_played_and_it_can_be_stopped(
    match: Match, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(simulation, "SLICE", 0.0)
    session = session_of(match)
    do(session, "what-if-open")
    first(session)
    choose(session, guess="lower")
    drawn = list[float]()

    def note() -> None:
        trial = session.ui.what_if
        if trial is not None and trial.course is not None and trial.is_playing:
            drawn.append(trial.course.progress)
            if len(drawn) == 2:
                assert html_of(session).select_one("progress") is not None
                session.do("what-if-set", {"name": "guess", "value": "higher"})
                assert session.refused, "not while a course is played"
            if len(drawn) == 4:
                session.do("what-if-stop", {})

    session.on_change(note)

    async def run() -> None:
        do(session, "what-if-run")
        simulated = trial_of(session).simulation
        assert simulated is not None
        assert simulated.task is not None
        await simulated.task

    asyncio.run(run())
    assert len(drawn) == 4
    assert trial_of(session).result is None
    assert trial_of(session).guess == "lower", "what was set stays"
    asyncio.run(run())
    assert trial_of(session).result is not None
    assert drawn[4:] == sorted(drawn[4:])


def compared(match: Match, guess: str = "same") -> LessonSession:
    """Return a session in which a course was played and compared."""
    session = session_of(match)
    do(session, "what-if-open")
    first(session)
    choose(session, guess=guess)
    do(session, "what-if-run")
    return session


def test_the_same_is_asked_with_other_luck_and_the_same_bots_on_both_sides(
    match: Match, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(what_if_page, "REPLAYS", 10)
    before, session = save.dump(match), compared(match)
    assert not html_of(session).select("svg.rk-experiment-heaps")
    do(session, "what-if-replays")
    trial, soup = trial_of(session), html_of(session)
    replays = trial.replays
    assert replays is not None
    assert not trial.is_playing
    assert len(replays.ends) == 10
    counts = replays.counts(trial.measure)
    told = soup.select('[data-key="what-if-replays-told"] li')
    assert len(told) >= 2 if counts.tables else not told
    assert len(soup.select("svg.rk-experiment-heaps")) == bool(counts.tables)
    assert not soup.select('[data-act="what-if-replays"]'), "there is no more to play"
    data = what_if_page.replays_dataset(session, replays)
    assert len(data) == 20
    assert set(data.begins.values()) <= set(data.frame.columns)
    assert save.dump(match) == before
    do(session, "data-replays")
    kept = session.work.recall("data-graphs")
    assert kept["graphs"][0] == {"dataset": data.id, **data.begins}  # type: ignore[index,call-overload]
    assert session.ui.page == "data"
    do(session, "what-if-again")
    assert trial_of(session).replays is None


def test_pairs_without_a_value_are_left_out_and_what_makes_no_difference_is_said(match: Match):
    session = compared(match)
    trial = trial_of(session)
    asked = session.lab.what_if
    assert asked is not None
    replays = what_if.Replays(match, None, 0, 0, asked)
    assert [*replays.play(11)][-1] == 11
    trial.replays = replays
    replays.ends[3][1][trial.measure] = math.nan
    text = text_of(session)
    assert "One pair is left out" in text
    assert "it makes no difference" in text
    assert replays.counts(trial.measure).tables == 10


def test_replays_are_refused_before_a_course_and_can_be_stopped_and_gone_on_with(
    match: Match, monkeypatch: pytest.MonkeyPatch
):
    session = session_of(match)
    do(session, "what-if-open")
    session.do("what-if-replays", {})
    assert session.said == message("reject-what-if-nothing")
    session = compared(match)
    trial, seen, stopped = trial_of(session), list[int](), 0
    monkeypatch.setattr(what_if_page, "REPLAYS", 10)

    def note() -> None:
        if trial.replays is not None and trial.is_playing:
            if not seen:  # the whole page takes its time, and is drawn alike at each pair
                assert html_of(session).select_one('[data-key="what-if-replays-progress"]')
            seen.append(len(trial.replays.ends))
            if seen[-1] and not stopped:
                session.do("what-if-stop", {})

    session.on_change(note)

    async def run() -> int:
        do(session, "what-if-replays")
        assert trial.is_playing
        while len(asyncio.all_tasks()) > 1:  # noqa: ASYNC110  # until what is tested has ended
            await asyncio.sleep(0.02)
        assert not trial.is_playing
        assert trial.replays is not None
        return len(trial.replays.ends)

    stopped = asyncio.run(run())
    assert 0 < stopped < 10
    assert html_of(session).select_one('[data-act="what-if-replays"]')
    assert asyncio.run(run()) == 10
    assert seen == sorted(seen)


def later_simulation(session: LessonSession) -> tuple[str, int]:
    """Find a card and a moment after round 1 from which all goes on as recorded for a while."""
    match = session.open_table.match
    for offer in (each for each in change_choices.offers(session) if each.group == "card"):
        change = CardRemoved(offer.id)
        for at in [*change_choices.moments_of(session, change)][2:]:
            first_ = Counterfactual(match, change, at).run().first
            if first_ is not None and first_.position > at + 2:
                return offer.key, at
    raise AssertionError(match)


def test_both_courses_lie_over_each_other_and_the_beginning_is_marked():
    session = session_of(finished_once("climate"))
    page = LessonPage(session)
    do(session, "what-if-open")
    first(session, "card")
    assert page.what_if is not None
    chart = page.what_if.charts.get("chart")
    assert chart is not None
    assert all(series.other == () for series in chart.measure.series)
    key, at = later_simulation(session)
    choose(session, change=key)
    choose(session, guess="higher", position=at)
    do(session, "what-if-run")
    chart, axis = page.what_if.charts.get("chart"), page.what_if.times.get("what-if")
    assert chart is not None
    assert axis is not None
    result = trial_of(session).result
    assert result is not None
    assert chart.choice == trial_of(session).measure
    assert axis.fork is not None
    begins = result.begins_at if result.begins_at is not None else result.changed_at
    assert axis.fork.time == pytest.approx(min(begins, axis.rounds))
    assert result.begins_at is not None
    assert 1 <= result.changed_at < result.begins_at
    for each in (pair for pair in result.compared if pair.was.drawn):
        chart.choose(each.was.key)
        (series,) = chart.measure.series
        since = int(result.changed_at)
        assert series.values == each.was.values
        assert all(math.isnan(value) for value in series.other[:since])
        assert list(series.other[since:]) == pytest.approx(
            list(each.now.values[since:]), nan_ok=True
        )


def test_a_reef_is_played_again_without_a_card_that_struck_it_and_nothing_in_its_place():
    match = finished_once("reef")
    session = session_of(match)
    do(session, "what-if-open")
    struck = {row.card for row in session.open_table.read("disasters")}
    shown = html_of(session).select('.rk-what-if-cards [data-name="change"]')
    assert {str(each["data-value"]) for each in shown} == {f"card:{card}" for card in struck}
    assert all(each.select_one("svg.rk-scene") for each in shown)
    do(session, "what-if-set", name="change", value=str(shown[0]["data-value"]))
    do(session, "what-if-set", name="guess", value="same")
    do(session, "what-if-run")
    result = trial_of(session).result
    assert result is not None
    other = MemoryTable(result.course.match)
    cards = [(row.round, row.order, row.card) for row in session.open_table.read("disasters")]
    assert [(row.round, row.order, row.card) for row in other.read("disasters")] == cards
    removed = str(shown[0]["data-value"]).removeprefix("card:")
    assert removed not in {row.card for row in other.read("losses")}
    assert "Nothing came in the card" in text_of(session)
    assert len(html_of(session).select('[data-key="what-if-boards"] svg.rk-still')) == 2


def test_a_match_that_is_left_takes_its_trial_with_it(match: Match):
    session = session_of(match)
    do(session, "what-if-open")
    first(session)
    session.sit(MemoryTable(match), [0])
    assert session.ui.what_if is None


def test_nothing_that_others_kept_to_themselves_is_told(match: Match):
    """Hands and notes of other seats are in no region, chart or file of the page."""
    lab: AnyLab = lab_of(match.game.id)
    session = session_of(match)
    page = LessonPage(session)
    files = Files(session)
    do(session, "what-if-open")
    first(session)
    choose(session, guess="same")
    do(session, "what-if-run")
    trial = trial_of(session)
    course = trial.course
    assert course is not None
    course.run()
    state = course.match.state
    if hasattr(state, "notes"):
        state.notes[1] = [CANARY] * len(state.notes[1])
    trial.result = compare(session, course)
    session.changed()
    do(session, "what-if-csv")
    assert files.given
    assert page.what_if is not None
    sheet = page.what_if.widget.children[0]
    sent = [panel.html for panel in page.panels.values()] + [
        data.decode() for data in files.given.values()
    ]
    sent += [json.dumps(each.get_state(), default=str) for each in sheet.children]
    assert all(CANARY not in each for each in sent)
    assert lab.what_if is not None


def test_an_undefined_end_is_no_number():
    nothing = ComparedCurve("x", message("what-if-line"), (float("nan"),))
    assert math.isnan(nothing.end)
    some = what_if.Compared(nothing, ComparedCurve("x", message("what-if-line"), (1.0,)))
    assert some.came == ""


def test_courses_of_different_length_are_compared_at_the_same_moment():
    line = message("what-if-line")
    both = what_if.Compared(
        ComparedCurve("x", line, (1.0, 5.0)), ComparedCurve("x", line, (1.0, 7.0, 3.0))
    )
    assert (both.at, both.ends, both.came) == (1, (5.0, 7.0), "higher")  # at the end it is lower
    later = both._replace(was=ComparedCurve("x", line, (1.0, 5.0, math.nan)))
    assert later.at == 1
    ends = what_if.Compared(
        ComparedCurve("x", line, (4.0,), drawn=False), ComparedCurve("x", line, (2.0,), drawn=False)
    )
    assert (ends.at, ends.came) == (None, "lower")


def test_a_difference_is_that_of_the_values_shown():
    was, now = (
        ComparedCurve("x", message("what-if-line"), (value,), whole=False)
        for value in (0.514, 0.536)
    )
    found = Compared(was, now)
    assert [each.values["value"] for each in (*found.figures, found.change)] == [0.51, 0.54, 0.03]

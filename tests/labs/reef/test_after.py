"""*After*: what is missing before a match is over; then questions about one's own reef."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from ipywidgets.widgets.widget import _instances  # type: ignore[import-untyped]

from reefkit.assess import Question
from reefkit.games.reef import new_match
from reefkit.labs import FEEDBACK_VARIABLE, FORMS_VARIABLE
from reefkit.labs.lesson import match_setup, papers
from reefkit.labs.lesson.page import LessonPage as Page
from reefkit.labs.lesson.parts import match_view
from reefkit.labs.reef import controls, sums, timeline
from reefkit.labs.reef.content import own_papers
from reefkit.labs.reef.kind import told
from reefkit.match import save
from reefkit.match.errors import reject
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from tests.labs.assessing import bank
from tests.labs.reef.asking_desk import AskingDesk, played
from tests.labs.reef.desk import one, words


def at_the_end(desk: AskingDesk, here: tuple[int, ...] = (0,)) -> AskingDesk:
    """Sit at a match that is over, at its own screen, and be asked by our own bank and forms."""
    desk.session.papers = None
    desk.session.sit(MemoryTable(played()), here)
    return desk


@pytest.fixture
def desk() -> AskingDesk:
    return AskingDesk()


@pytest.fixture
def over(desk: AskingDesk) -> AskingDesk:
    return at_the_end(desk)


def test_without_a_match_it_says_what_is_missing_and_what_can_be_done(desk: AskingDesk) -> None:
    page = desk.open("after")
    assert "You have not finished a match yet. Play one first." in words(page)
    assert words(one(page, '[data-key="after-to-play"]')) == "To the game"
    desk.press(page, "after-to-before")
    assert desk.session.ui.part == "before"


def test_in_the_middle_of_a_match_it_says_how_far_it_is(desk: AskingDesk) -> None:
    desk.do("quick-start")
    page = desk.open("after")
    assert "Your match is in round 1 of 4. Play it to its end first." in words(page)
    assert "You have answered the questions before" not in words(page)
    desk.press(page, "after-to-play")
    assert desk.session.scene().page == ""


def test_when_it_is_over_questions_are_made_from_it(over: AskingDesk) -> None:
    page = over.open("after")
    assert "questions are made from your own match." in words(page)
    assert "Your reef: Ana" in words(page)
    page = over.go("ask-begin")
    sources = [each.source for each in over.session.desk.open_sheet.asked]
    assert sources.count("match") >= 3
    assert page.select(".rk-ask-title")


def test_of_several_at_one_screen_each_answers_about_their_own_reef(desk: AskingDesk) -> None:
    at_the_end(desk, (0, 1))
    page = desk.open("after")
    assert "Which reef was yours?" in words(page)
    desk.press(page, "after-seat-1")
    page = desk.page()
    assert "Your reef: Ben" in words(page)
    sheet = desk.session.desk.open_sheet.id
    desk.press(page, "after-seat-again")
    desk.press(desk.page(), "after-seat-0")
    desk.page()
    assert desk.session.desk.open_sheet.id != sheet
    assert desk.refused("after-seat", seat=7)


def told_with_moment(desk: AskingDesk) -> int:
    """Answer questions wrongly until one has a moment to look at; give its number."""
    asked = desk.session.desk.open_sheet.asked
    for number, question in enumerate(asked, 1):
        if question.kind == "choice" and question.moment is not None:
            desk.do("ask-open", number=number)
            for option in question.item.options:  # type: ignore[union-attr]
                if desk.session.desk.standing.may_answer:
                    desk.do("ask-choose", option=option)
                    desk.do("ask-send")
            return number
    raise AssertionError("no question of this match points to a moment")


def test_see_that_moment_opens_the_replay_there_and_comes_back(over: AskingDesk) -> None:
    over.open("after")
    over.go("ask-begin")
    assert over.refused("ask-moment"), "before the answer the moment would give it away"
    number = told_with_moment(over)
    over.go("ask-moment")
    session = over.session
    assert session.scene().replaying
    assert session.ui.moment == session.desk.question.moment
    assert session.scene().page == ""
    replay = over.see(controls.CONTROLS_PART)
    over.press(replay, "ask-return")
    assert not session.scene().replaying
    assert session.ui.part == "after"
    assert session.desk.number == number
    assert over.page().select(".rk-ask-told")


def test_a_teacher_chooses_the_forms_and_when_what_was_right_is_told(
    over: AskingDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FORMS_VARIABLE, "before-short,after-short")
    monkeypatch.setenv(FEEDBACK_VARIABLE, "end")
    fresh = own_papers.__wrapped__
    over.session.kind = replace(over.session.kind, papers=fresh)
    for part in ("before", "after"):
        over.session.papers = over.session.laid = None
        over.open(part)
        sheet = over.session.desk.open_sheet
        assert sheet.form == fresh().forms[f"{part}-short"]
        assert over.session.desk.sitting.feedback == "end"


def test_the_end_of_a_match_leads_on_to_its_questions(over: AskingDesk) -> None:
    end = over.see(match_view.FINAL_PAGE)
    (filled,) = end.select(".rk-button-primary")
    assert words(filled) == "Find out why"
    over.press(end, "final-after")
    assert over.session.ui.part == "after"


def drawn_badly(question: Question, attempt: int) -> dict[str, object]:
    """Draw a point or a bar where there was none, another at each attempt."""
    if question.kind == "curve-plot":
        return {"values": {"1": attempt}}
    taxa = question.item.plot.ranges  # type: ignore[union-attr]
    return {"ranges": {taxon: [attempt, attempt] for taxon in taxa}}


@pytest.mark.parametrize("handed_in", [False, True])
def test_charts_that_are_to_be_drawn_are_covered_until_they_are(
    over: AskingDesk, *, handed_in: bool
) -> None:
    session, files = over.session, []
    session.on_file(lambda name, *_: files.append(name))
    over.open("after")
    assert not session.scene().covered, "nothing is asked yet"
    over.do("match-csv", reading="presence")
    over.go("ask-begin")
    kinds = [each.kind for each in session.desk.open_sheet.asked]
    assert set(kinds) >= set(papers.PLOTS)
    over.do("part", part="play")
    over.do("tab", tab="ranges")
    scene = session.scene()
    assert timeline.last_seen(scene) == sums.last(scene) == 0
    assert "You draw this one first" in words(over.see(match_view.EVIDENCE))
    over.do("chart-picked", kind="bar", key="boulder-coral", time=1)
    assert told(session.scene()) == []
    assert "come first" in over.refused("match-csv", reading="presence")
    over.do("replay-open")
    assert session.scene().covered, "the replay's charts would tell it too"
    over.open("after")
    if handed_in:
        over.do("ask-end")
        over.do("ask-end")
    desk = session.desk
    for question in [] if handed_in else desk.open_sheet.asked:
        for attempt in range(desk.open_sheet.form.attempts):
            if question.kind in papers.PLOTS:
                assert session.scene().covered
                desk.answer(question.id, drawn_badly(question, attempt))
    assert not session.scene().covered
    over.do("match-csv", reading="presence")
    assert len(files) == 2


def test_notes_of_the_rounds_stand_beside_the_questions(desk: AskingDesk) -> None:
    desk.do("quick-start")
    state = desk.session.open_table.match.state
    state.notes[desk.session.seat] = ["More encrusters on the crest.", ""]
    page = desk.open("after")
    assert "More encrusters on the crest." in words(one(page, '[data-key="after-notes"]'))


def test_the_same_student_gets_the_same_questions_again(over: AskingDesk) -> None:
    over.open("after")
    first = [each.id for each in over.session.desk.open_sheet.questions]
    over.session.laid = None
    papers.lay(over.session)
    assert [each.id for each in over.session.desk.open_sheet.questions] == first


def test_a_bank_that_cannot_be_read_leaves_the_page_with_a_sentence(
    desk: AskingDesk,
) -> None:
    def broken() -> None:
        raise reject("ask-no-sheet")

    desk.session.kind = replace(desk.session.kind, papers=broken)
    desk.session.papers = None
    page = desk.open("before")
    assert "Your answers are safe." in words(page)
    assert one(page, '[data-key="trouble-to-play"]')


def test_a_finished_match_can_be_asked_about_while_another_is_played(tmp_path: Path) -> None:
    desk = AskingDesk(folder=tmp_path)
    desk.session.papers = None
    people = [SeatInfo("Ana"), SeatInfo("Ben", bot="builder")]
    table = MemoryTable(new_match(people, seed=6, options={"rounds": 1, "predict": "none"}))
    while not table.view(None).over:
        if not table.tick():
            table.do_for_me(0)
    match_setup.take_in(desk.session, save.dump(table.match))
    desk.session.changed()
    desk.do("quick-start")
    page = desk.open("after")
    assert "Your match is in round 1 of 4." in words(page)
    page = desk.go("after-open-1")
    assert "Your reef: Ana" in words(page)
    assert desk.session.desk.sheet is not None


def test_a_page_has_few_widgets_whichever_part_is_open(over: AskingDesk) -> None:
    others = set(_instances)
    page = Page(over.session)
    page.draw()
    counts = {}
    for part in ("before", "after", "play"):
        over.do("part", part=part)
        counts[part] = len(set(_instances) - others)
        if part == "play":
            break
        over.do("ask-begin")
        for number in range(1, len(over.session.desk.open_sheet.asked) + 1):
            over.do("ask-open", number=number)
            counts[f"{part} {number}"] = len(set(_instances) - others)
    assert max(counts.values()) < 150, counts


def test_the_tests_own_bank_is_asked_before_only(desk: AskingDesk) -> None:
    at_the_end(desk)
    desk.ask(bank.form())
    assert "Your answers are safe." in words(desk.open("after"))

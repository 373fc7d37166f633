"""The pages *Before* and *After*, and what reaches the browser of them."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path

import comm
import pytest
from comm.base_comm import BaseComm
from ipywidgets.widgets.widget import _instances  # type: ignore[import-untyped]

from reefkit.assess.form import Form
from reefkit.assess.forms import Policy
from reefkit.assess.question import Question
from reefkit.games.reef import new_match
from reefkit.labs import FEEDBACK_VARIABLE, FORMS_VARIABLE
from reefkit.labs.lesson import opening, papers
from reefkit.labs.lesson.page import LessonPage as Page
from reefkit.labs.lesson.papers import Papers, read_papers
from reefkit.labs.lesson.parts import ending, match_view
from reefkit.labs.reef import controls, sums, timeline
from reefkit.labs.reef.lab import LAB, ReefLab
from reefkit.labs.student_work import StudentWork
from reefkit.match import save
from reefkit.match.errors import reject
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from tests.labs import bank
from tests.labs.reef.page import AskingPage, played
from tests.support.open_page import one, words

# ---- *Before*: a first screen that invites, one question at a time, a result, and the game next.
KINDS = {each: number for number, each in enumerate(
    (id_ for id_ in bank.BEFORE if id_ not in {"how-sure", "liked-it", "say-more"}), 1
)}  # fmt: skip


@pytest.fixture
def desk() -> AskingPage:
    return AskingPage()


def test_the_first_screen_says_what_it_is_how_long_and_what_for(desk: AskingPage):
    page = desk.open("before")
    said = words(page)
    assert words(one(page, "h1")) == "What do you know about reefs?"
    assert "11 questions" in said
    assert "About 12 minutes" in said
    assert "You see at once what was right, and why." in said
    assert [words(each) for each in page.select(".rk-goal-letter")] == list("ABCDE")
    (filled,) = page.select(".rk-button-primary")
    assert filled["data-key"] == "ask-begin"


def test_a_part_that_was_begun_goes_on_where_it_was_left(desk: AskingPage):
    desk.open("before")
    desk.go("ask-begin")
    desk.do("ask-choose", option="branching-coral")
    desk.go("ask-send")
    desk.go("ask-next")
    desk.open("play")
    page = desk.open("before")
    assert words(one(page, ".rk-ask-title")) == "Who makes rock?"
    assert "1 of 11 done" in words(page)


@pytest.mark.parametrize("id_", KINDS)
def test_every_kind_can_be_seen_answered_and_looked_at_again(id_: str, desk: AskingPage):
    """Open, half made, sent, told: no state of any kind says what no catalogue says."""
    desk.open("before")
    desk.go("ask-begin")
    desk.do("ask-open", number=KINDS[id_])
    page = desk.page()
    assert len(page.select(".rk-button-primary")) <= 1
    assert page.select('[data-key="ask-send"]')
    ACTS[id_](desk)
    page = desk.page()
    send = one(page, '[data-key="ask-send"]')
    assert send.get("aria-disabled") is None
    desk.press(page, "ask-send")
    page = desk.page()
    assert page.select(".rk-ask-told")
    desk.do("ask-end")
    desk.do("ask-end")
    desk.do("ask-open", number=KINDS[id_])
    page = desk.page()
    assert not page.select("[data-act=ask-choose], [data-act=ask-type], [data-act=ask-move]")
    assert one(page, '[data-key="ask-next"]')


def _tick(*options: str) -> Callable[[AskingPage], None]:
    def tick(desk: AskingPage) -> None:
        for each in options:
            desk.do("ask-choose", option=each, checked=True)

    return tick


ACTS: dict[str, Callable[[AskingPage], None]] = {
    "deepest": _tick("soft-sponge"),
    "makes-rock": _tick("fish", "bivalve"),
    "how-many": lambda desk: desk.do("ask-type", value="1 m"),
    "phases": lambda desk: desk.do("ask-move", option="survey", by=-1),
    "who-eats": lambda desk: desk.do("ask-match", option="snail", value="film"),
    "shallows": lambda desk: desk.do("ask-pick", row=1, column=1),
    "place-platy": lambda desk: desk.do("ask-pick", row=6, column=1),
    "why-grow": lambda desk: desk.do("ask-type", value="Because <b>light</b> & water."),
    "looked-at": _tick("two"),
    "these-three": _tick("builders"),
    "this-card": _tick("heat"),
}


def test_the_result_says_what_was_right_at_the_first_try(desk: AskingPage):
    desk.open("before")
    desk.go("ask-begin")
    for option in ("soft-sponge", "branching-coral"):
        desk.do("ask-choose", option=option)
        desk.go("ask-send")
    desk.go("ask-end")
    said = words(desk.go("ask-end-now"))
    assert (
        "Right answers: 1 of 1, none of them at the first try. 10 of the 11 questions have no answer."
        in said
    )


def test_i_do_not_know_yet_is_neither_wrong_nor_open(desk: AskingPage):
    desk.open("before")
    desk.go("ask-begin")
    page = desk.go("ask-skip")
    assert "0 of 11 done, 1 not known yet" in words(page)
    asked = words(desk.go("ask-end"))
    assert "10 questions have no answer yet" in asked
    assert "One question you do not know yet" in asked
    page = desk.go("ask-end-now")
    assert "10 of the 11 questions have no answer. You do not know one yet." in words(page)
    assert "Right answers" not in words(page)
    first, *others = [words(each) for each in page.select(".rk-ask-list .rk-unseen")]
    assert first == ", “I do not know yet”"
    assert set(others) == {", no answer"}
    assert "You did not know this yet" in words(desk.go("ask-result-open-1"))


def test_where_the_rest_is_not_known_yet_no_question_was_left_out(desk: AskingPage):
    desk.open("before")
    desk.go("ask-begin")
    for number in range(1, 12):
        page = desk.go(f"ask-open-{number}")
        # An order is asked to be agreed to as it stands.
        desk.go("ask-skip" if page.select('[data-key="ask-skip"]') else "ask-send")
    desk.go("ask-end")
    said = words(desk.go("ask-end-now"))
    assert re.search(r"No question was left out. You do not know \d+ yet.", said)
    assert "You gave no answer" not in said


def test_the_result_says_by_goal_what_is_known_and_what_comes_next(desk: AskingPage):
    desk.open("before")
    desk.go("ask-begin")
    desk.do("ask-choose", option="branching-coral")
    desk.go("ask-send")
    desk.go("ask-end")
    page = desk.go("ask-end-now")
    assert "Right answers: 1 of 1. 10 of the 11 questions have no answer." in words(page)
    assert len(page.select(".rk-ask-result-side .rk-ask-list > li")) == 11, "the list has as many"
    (goal,) = page.select(".rk-goal")
    assert "Who lives where on a reef, and why" in words(goal)
    assert "1 of 1 right" in words(goal)
    page = desk.go("ask-survey")
    assert len(page.select("fieldset")) == 1
    desk.do("ask-survey-rate", question="liked-it", step=5)
    page = desk.go("ask-survey-send")
    assert "Build a reef of your own" in words(page)
    desk.go("ask-result-on")
    assert desk.session.ui.part == "play"
    assert desk.session.scene().page == "door"


@pytest.mark.parametrize("feedback", ["end", "none"])
def test_the_first_screen_says_when_one_is_told(feedback: str):
    desk = AskingPage(Policy(feedback=feedback))  # type: ignore[arg-type]
    said = words(desk.open("before"))
    when = {"end": "when you finish", "none": "not shown here"}
    assert when[feedback] in said


def test_the_door_and_the_pages_laid_over_come_and_go(desk: AskingPage):
    assert desk.session.scene().page == "door"
    desk.open("before")
    desk.do("page", page="how")
    assert desk.session.scene().page == "how"
    assert not desk.session.scene().asking
    assert desk.open("before").select('[data-key="before"]')
    desk.do("page", page="new")
    assert desk.session.ui.part == "play"


# ---- *After*: what is missing before a match is over; then questions about one's own reef.
def at_the_end(desk: AskingPage, here: tuple[int, ...] = (0,)) -> AskingPage:
    """Sit at a match that is over, at its own screen, and be asked by our own bank and forms."""
    desk.session.papers = None
    desk.session.sit(MemoryTable(played()), here)
    return desk


@pytest.fixture
def over(desk: AskingPage) -> AskingPage:
    return at_the_end(desk)


def test_without_a_match_it_says_what_is_missing_and_what_can_be_done(desk: AskingPage):
    page = desk.open("after")
    assert "You have not finished a match yet. Play one first." in words(page)
    assert words(one(page, '[data-key="after-to-play"]')) == "To the game"
    desk.press(page, "after-to-before")
    assert desk.session.ui.part == "before"


def test_in_the_middle_of_a_match_it_says_how_far_it_is(desk: AskingPage):
    desk.do("quick-start")
    page = desk.open("after")
    assert "Your match is in round 1 of 4. Play it to the end first." in words(page)
    assert "You have answered the questions before" not in words(page)
    desk.press(page, "after-to-play")
    assert desk.session.scene().page == ""


def test_when_it_is_over_questions_are_made_from_it(over: AskingPage):
    page = over.open("after")
    assert "questions are made from your own match." in words(page)
    assert "Your reef: Ana" in words(page)
    page = over.go("ask-begin")
    sources = [each.source for each in over.session.answering.open_sheet.asked]
    assert sources.count("match") >= 3
    assert page.select(".rk-ask-title")


def test_of_several_at_one_screen_each_answers_about_their_own_reef(desk: AskingPage):
    at_the_end(desk, (0, 1))
    page = desk.open("after")
    assert "Which reef was yours?" in words(page)
    desk.press(page, "after-seat-1")
    page = desk.page()
    assert "Your reef: Ben" in words(page)
    sheet = desk.session.answering.open_sheet.id
    desk.press(page, "after-seat-again")
    desk.press(desk.page(), "after-seat-0")
    desk.page()
    assert desk.session.answering.open_sheet.id != sheet
    assert desk.refused("after-seat", seat=7)


def test_who_said_who_they_are_is_not_asked_which_reef_was_theirs(tmp_path: Path):
    desk = at_the_end(AskingPage(folder=tmp_path), (0, 1))
    storage = desk.session.storage
    assert storage is not None
    storage.people.chosen = storage.people.named("Ben")
    assert "Your reef: Ben" in words(desk.open("after"))
    desk.press(desk.page(), "after-seat-again")
    assert "Which reef was yours?" in words(desk.page())
    desk.press(desk.page(), "after-seat-0")
    assert "Your reef: Ana" in words(desk.page())


def test_at_the_end_of_after_the_next_person_at_the_screen_is_due(tmp_path: Path):
    desk = at_the_end(AskingPage(folder=tmp_path), (0, 1))
    people = desk.session.storage.people  # type: ignore[union-attr]
    people.chosen, ben = people.named("Ana"), people.named("Ben")

    def hand_in() -> str:
        desk.open("after")
        desk.go("ask-begin")
        desk.go("ask-end")
        desk.go("ask-end-now")
        desk.go("ask-survey")
        desk.go("ask-survey-send")
        return words(one(desk.go("ask-done-result"), ".rk-ask-next"))

    assert "Ben has not answered yet." in hand_in()
    assert len(desk.page().select(".rk-ask-next .rk-button-primary")) == 1
    desk.go("ask-result-on")
    assert people.chosen is ben
    assert "Your reef: Ben" in words(desk.page())
    assert "Play again" in hand_in()
    desk.do("who", person=people.named("Ana").id)
    assert "Play again" in words(one(desk.page(), ".rk-ask-next"))


def told_with_moment(desk: AskingPage) -> int:
    """Answer questions wrongly until one has a moment to look at; give its number."""
    asked = desk.session.answering.open_sheet.asked
    for number, question in enumerate(asked, 1):
        if question.kind == "choice" and question.moment is not None:
            desk.do("ask-open", number=number)
            for option in question.item.options:  # type: ignore[union-attr]
                if desk.session.answering.standing.may_answer:
                    desk.do("ask-choose", option=option)
                    desk.do("ask-send")
            return number
    raise AssertionError("no question of this match points to a moment")


def test_see_that_moment_opens_the_replay_there_and_comes_back(over: AskingPage):
    over.open("after")
    over.go("ask-begin")
    assert over.refused("ask-moment"), "before the answer the moment would give it away"
    number = told_with_moment(over)
    over.go("ask-moment")
    session = over.session
    assert session.scene().replaying
    assert session.ui.moment == session.answering.question.moment
    assert session.scene().page == ""
    replay = over.see(controls.CONTROLS_PART)
    over.press(replay, "ask-return")
    assert not session.scene().replaying
    assert session.ui.part == "after"
    assert session.answering.number == number
    assert over.page().select(".rk-ask-told")


def test_a_teacher_chooses_the_forms_and_when_what_was_right_is_told(
    over: AskingPage, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(FORMS_VARIABLE, "before-short,after-short")
    monkeypatch.setenv(FEEDBACK_VARIABLE, "end")
    fresh = read_papers("reef", LAB.papers().make)
    monkeypatch.setattr(ReefLab, "papers", lambda _: fresh)
    for part in ("before", "after"):
        over.session.papers = None
        over.session._sheets.clear()
        over.open(part)
        sheet = over.session.answering.open_sheet
        assert sheet.form == fresh.forms[f"{part}-short"]
        assert over.session.answering.sitting.feedback == "end"


def test_the_end_of_a_match_leads_on_to_its_questions(over: AskingPage):
    over.session.changed()
    end = over.see(ending.FINAL_PAGE)
    (filled,) = end.select(".rk-button-primary")
    assert words(filled) == "Questions about your game"
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
    over: AskingPage, *, handed_in: bool
):
    session, files = over.session, []
    session.on_file(lambda name, *_: files.append(name))
    over.open("after")
    assert not session.scene().covered, "nothing is asked yet"
    over.do("match-csv", reading="presence")
    over.go("ask-begin")
    kinds = [each.kind for each in session.answering.open_sheet.asked]
    assert set(kinds) >= set(papers.PLOTS)
    over.do("part", part="play")
    over.do("tab", tab="ranges")
    scene = session.scene()
    assert timeline.last_seen(scene) == sums.last(scene) == 0
    assert "You draw this one first" in words(over.see(match_view.EVIDENCE))
    over.do("chart-picked", kind="bar", key="boulder-coral", time=1)
    assert LAB.told(session.scene()) == []
    assert "come first" in over.refused("match-csv", reading="presence")
    over.do("replay-open")
    assert session.scene().covered, "the replay's charts would tell it too"
    over.open("after")
    if handed_in:
        over.do("ask-end")
        over.do("ask-end")
    desk = session.answering
    for question in [] if handed_in else desk.open_sheet.asked:
        for attempt in range(desk.open_sheet.form.attempts):
            if question.kind in papers.PLOTS:
                assert session.scene().covered
                desk.answer(question.id, drawn_badly(question, attempt))
    assert not session.scene().covered
    over.do("match-csv", reading="presence")
    assert len(files) == 2


def test_notes_of_the_rounds_stand_beside_the_questions(desk: AskingPage):
    desk.do("quick-start")
    state = desk.session.open_table.match.state
    state.notes[desk.session.seat] = ["More encrusters on the crest.", ""]
    page = desk.open("after")
    assert "More encrusters on the crest." in words(one(page, '[data-key="after-notes"]'))


def test_the_same_student_gets_the_same_questions_again(over: AskingPage):
    over.open("after")
    first = [each.id for each in over.session.answering.open_sheet.questions]
    over.session._sheets.clear()
    over.session.open_sheet_of_part()
    assert [each.id for each in over.session.answering.open_sheet.questions] == first


def test_a_bank_that_cannot_be_read_leaves_the_page_with_a_sentence(
    desk: AskingPage, monkeypatch: pytest.MonkeyPatch
):
    def broken(_: ReefLab) -> None:
        raise reject("ask-no-sheet")

    monkeypatch.setattr(ReefLab, "papers", broken)
    desk.session.papers = None
    page = desk.open("before")
    assert "Your answers are safe." in words(page)
    assert one(page, '[data-key="trouble-to-play"]')


def test_a_finished_match_can_be_asked_about_while_another_is_played(tmp_path: Path):
    desk = AskingPage(folder=tmp_path)
    desk.session.papers = None
    people = [SeatInfo("Ana"), SeatInfo("Ben", bot="builder")]
    table = MemoryTable(new_match(people, seed=6, options={"rounds": 1, "predict": "none"}))
    while not table.view(None).over:
        if not table.tick():
            table.do_for_me(0)
    opening.take_in(desk.session, save.dump(table.match))
    desk.session.changed()
    desk.do("quick-start")
    page = desk.open("after")
    assert "Your match is in round 1 of 4." in words(page)
    page = desk.go("after-open-1")
    assert "Your reef: Ana" in words(page)
    assert desk.session.answering.sheet is not None


def test_a_page_has_few_widgets_whichever_part_is_open(over: AskingPage):
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
        for number in range(1, len(over.session.answering.open_sheet.asked) + 1):
            over.do("ask-open", number=number)
            counts[f"{part} {number}"] = len(set(_instances) - others)
    assert max(counts.values()) < 150, counts


# ---- No key, no feedback and no score reaches the browser before its time: every message is read.
#
# The oracle is another bank: the same questions with other keys. As long as nothing may be told, a
# page that asks the one must send the very messages of a page that asks the other.

ID = re.compile(r"[0-9a-f]{32}")
SENT: list[str] = []


class Recorded(BaseComm):
    """A connection to a browser that keeps all that is sent."""

    def publish_msg(
        self,
        msg_type: str,
        data: object = None,
        metadata: object = None,
        buffers: object = None,
        **keys: object,
    ) -> None:
        told = [msg_type, self.comm_id, data, metadata, keys, bool(buffers)]
        SENT.append(json.dumps(told, default=str, sort_keys=True, ensure_ascii=False))


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(comm, "create_comm", Recorded)
    SENT.clear()
    yield
    SENT.clear()


def opened(feedback: str, *, other_keys: bool = False) -> AskingPage:
    """Open a page in a browser that keeps every message."""
    desk = AskingPage()
    session = desk.session
    session._memory = StudentWork("somebody")  # one student at both pages
    form = bank.form(feedback=feedback)
    asked = bank.bank(other_keys=other_keys)
    session.papers = Papers(asked, {"before": form}, lambda *_: (), bank.texts())
    Page(session).draw()
    assert isinstance(form, Form)
    return desk


def read() -> list[str]:
    """Return what was sent, with ids of models by the order of their first appearance."""
    known: dict[str, str] = {}
    name: Callable[[re.Match[str]], str] = lambda found: known.setdefault(  # noqa: E731
        found.group(), f"model-{len(known)}"
    )
    return [ID.sub(name, each) for each in SENT]


def answer_all(desk: AskingPage) -> None:
    """Answer every question, and look at each again."""
    desk.do("part", part="before")
    desk.do("ask-begin")
    for id_, number in KINDS.items():
        desk.do("ask-open", number=number)
        if id_ == "deepest":
            desk.do("ask-rate", question="how-sure", step=2)
        ACTS[id_](desk)
        desk.do("ask-send")
    for number in KINDS.values():
        desk.do("ask-open", number=number)


def finish(desk: AskingPage) -> None:
    """Hand in, look at the result, at each question again, and answer the survey."""
    desk.do("ask-end")
    if desk.session.answering.stage == "end":
        desk.do("ask-end")
    for number in KINDS.values():
        desk.do("ask-open", number=number)
    desk.do("ask-result")
    desk.do("ask-survey")
    desk.do("ask-survey-rate", question="liked-it", step=3)
    desk.do("ask-survey-send")


def sent_by(feedback: str, *, other_keys: bool, whole: bool) -> list[str]:
    desk = opened(feedback, other_keys=other_keys)
    SENT.clear()  # what the first page of a process makes for all
    answer_all(desk)
    if whole:
        finish(desk)
    return read()


@pytest.mark.parametrize(("feedback", "whole"), [("end", False), ("none", False), ("none", True)])
@pytest.mark.usefixtures("wire")
def test_what_is_sent_does_not_depend_on_the_keys(feedback: str, *, whole: bool):
    own = sent_by(feedback, other_keys=False, whole=whole)
    other = sent_by(feedback, other_keys=True, whole=whole)
    assert len(own) > 50, "a page in a browser sends more than that"
    different = [pair for pair in zip_longest(own, other) if pair[0] != pair[1]]
    assert different == []
    for secret in bank.SECRETS:
        assert not [each for each in own if secret in each]


@pytest.mark.usefixtures("wire")
def test_at_the_end_it_is_told():
    """The oracle can tell: once all may be told, the two pages differ."""
    own = sent_by("end", other_keys=False, whole=True)
    other = sent_by("end", other_keys=True, whole=True)
    assert own != other
    for secret in ("TAUGHT-", "LEVEL-"):
        assert [each for each in own if secret in each]


@pytest.mark.usefixtures("wire")
def test_told_at_once_nothing_is_told_of_a_question_before_its_answer():
    desk = opened("now")
    desk.do("part", part="before")
    desk.do("ask-begin")
    for id_, number in KINDS.items():
        desk.do("ask-open", number=number)
        ACTS[id_](desk)
        said = "\n".join(SENT)
        assert f"TAUGHT-{id_}" not in said
        assert f"HINTED-{id_}" not in said
        desk.do("ask-send")
    assert "HINTED-deepest" in "\n".join(SENT)

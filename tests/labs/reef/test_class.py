"""A class on several devices: joining, one table, a page for each seat, the desk, and *what if*."""

import json
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from threading import Barrier, Thread

import pytest

from reefkit.assess.items import Text
from reefkit.classroom.store.faults import store_fault
from reefkit.classroom.store.limits import MOST_BY_VISITOR
from reefkit.desk.page import Running, all_acts
from reefkit.desk.session import DeskSession
from reefkit.games import games
from reefkit.games.reef.game import GAME
from reefkit.labs.lesson import class_table
from reefkit.labs.lesson.pace import Pace
from reefkit.labs.lesson.page import LessonPage
from reefkit.labs.lesson.parts import class_pages, entrance, head, pages, questions
from reefkit.labs.lesson.parts.change_choices import offers, refusal, trial_of
from reefkit.labs.lesson.session import POLLS
from reefkit.labs.membership import SENT_TO_AFTER
from reefkit.labs.reef import card_outcome, controls, other_reefs
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import ReefSession
from reefkit.labs.setting import Setting, plain_of
from reefkit.match import save
from reefkit.match.changes import OptionChanged
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready
from reefkit.match.table import utc_now
from reefkit.text import ReefkitError, catalogue, message
from reefkit.text.languages import LANGUAGE_VARIABLE
from tests.labs.reef.page import ReefPage
from tests.labs.reef.student import ClassRoom, SessionHands, look, phase, play, seated, text
from tests.support.open_page import one, region

# ---- A class on several devices: one table, a page for each seat, and what the teacher says reaches all.
#
# Every page is a session of its own on one store, as every kernel of a lab server is.


@pytest.fixture
def room(tmp_path: Path) -> ClassRoom:
    return ClassRoom(tmp_path)


# -- one table, several devices --------------------------------------------------------------------
def test_each_page_plays_its_own_seat_and_waits_for_the_others_by_name(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia")
    assert (sam.session.here, mia.session.here) == ((0,), (1,))
    assert "Mia" in sam.said
    sam.do("surprise")
    assert "All your builders stand" in text(sam.see(head.NOW))
    sam.do("ready")
    assert "Mia" in text(sam.see(head.NOW))
    assert "Choose a board" in text(mia.see(head.NOW))
    mia.do("surprise")
    mia.do("ready")
    look(sam, mia)
    assert (phase(sam.session), phase(mia.session)) == ("dwellers", "dwellers")


def test_a_whole_match_is_one_log_on_all_devices(room: ClassRoom):
    desks = seated(room, "Sam", "Mia", rounds=1)
    play(*desks, pressing=True)
    look(*desks)
    positions = {desk.session.open_table.position for desk in desks}
    assert len(positions) == 1
    match = str(room.store.classes.tables(room.id)[0].match)
    stored = room.store.matches.open(match, {GAME.id: GAME})
    assert stored.view(None).over
    people = {step.seat for step in stored.since(0) if step.author == "person"}
    assert people == {0, 1}
    bots = {step.seat for step in stored.since(0) if step.author == "bot"}
    assert bots == {2}


def test_a_page_whose_store_was_busy_takes_its_seat_once_it_is_not(
    room: ClassRoom, monkeypatch: pytest.MonkeyPatch
):
    sam = room.pupil("Sam")
    assert sam.session.storage is not None
    lasting = sam.session.storage.lasting
    room.lay(["Sam"], [])

    def away(*_: object) -> None:
        raise store_fault("locked", "here")

    with monkeypatch.context() as patch:
        patch.setattr(lasting.ask(lambda store: store.matches), "open", away)
        look(sam)
    look(sam)
    assert sam.session.table is None  # it is asked no more until it answers
    lasting.retry()
    look(sam)
    assert sam.session.here == (0,)


def test_nobody_plays_or_sees_another_seat(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia", rounds=1, predict="all")
    sam.refused("play-seat", seat=1)
    assert sam.session.seat == 0
    play(sam, mia, until="catastrophe")
    look(sam, mia)
    table = sam.session.open_table
    for _ in range(60):
        if table.view(0).state.turn.step == "predict" and sam.session.awaited_here():
            break
        look(sam, mia)
    hands = SessionHands(sam.session)
    hands.touch(hands.bright()[0])
    sam.do("predict")
    look(mia)
    assert sam.session.scene().view.state.turn.predictions[0] is not None
    assert mia.session.scene().view.state.turn.predictions[0] is None
    assert "predict" not in json.dumps(
        [step.action for step in mia.session.open_table.since(0, 1) if step.seat == 0][-1]
    )


def test_who_sits_with_bots_alone_chooses_their_pace(room: ClassRoom):
    (sam,) = seated(room, "Sam")
    assert sam.see(head.NOW).select_one("[data-key=bots-pace]") is not None
    sam.do("bots-pace", value="calm")
    pace, moved = Pace(sam.session), []
    for poll in range(2 * POLLS["calm"]):
        while sam.session.awaited_here():
            _leave_to_helper(sam)
        assert sam.see(head.NOW).select_one('[data-act="bots-skip"]') is not None
        if pace.step():
            moved.append(poll)
            assert "Bot 1" in text(sam.see(head.NOW))
    assert moved == [0, POLLS["calm"]]


def _leave_to_helper(desk: ReefPage) -> None:
    while phase(desk.session) == "founding":
        desk.do("surprise")
        desk.do("ready")
    desk.do("do-for-me")


def test_to_skip_goes_past_the_bots_of_a_class_table(room: ClassRoom):
    (sam,) = seated(room, "Sam")
    _leave_to_helper(sam)
    assert not sam.session.awaited_here()
    sam.do("bots-skip")
    assert sam.session.awaited_here()


def test_where_others_follow_the_bots_too_nobody_hurries_them(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia")
    for desk in (sam, mia):
        assert not desk.see(head.NOW).select('[data-key="bots-pace"], [data-act="bots-skip"]')
    sam.session.ui.pace = "at-once"
    assert sam.session.polls_between_bots == 1
    before = sam.session.open_table.position
    assert "Another player is here again" in sam.refused("bots-skip")
    assert sam.session.open_table.position == before
    room.store.classes.away(room.store.classes.tables(room.id)[0].id, 1)
    look(sam)
    assert sam.session.polls_between_bots == 0
    assert sam.see(head.NOW).select_one("[data-key=bots-pace]") is not None


def test_where_nobody_may_move_bots_cannot_be_skipped(room: ClassRoom):
    (sam,) = seated(room, "Sam")
    sam.do("bots-pace", value="calm")
    _leave_to_helper(sam)
    skip = '[data-act="bots-skip"]'
    room.store.classes.set_control(room.id, paused=True)
    sam.session.look_around()
    assert not sam.see(head.NOW).select(skip)
    assert "paused" in sam.refused("bots-skip")
    room.store.classes.set_control(room.id, paused=False)
    sam.session.look_around()
    assert sam.see(head.NOW).select(skip)
    before = sam.session.open_table.position
    room.store.classes.close_table(room.store.classes.tables(room.id)[0].id)
    sam.session.look_around()
    assert not sam.see(head.NOW).select(f'{skip}, [data-key="bots-pace"]')
    assert "closed" in sam.refused("bots-skip")
    assert sam.session.open_table.position == before


def test_a_sentence_ends_with_its_phase(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia")
    for desk in (sam, mia):
        desk.do("surprise")
        desk.do("ready")
    for _ in range(60):
        look(sam, mia)
        if phase(sam.session) != "founding":
            break
    sam.do("do-for-me")
    here = phase(sam.session)
    look(sam)
    assert "Done for you" in sam.said
    for _ in range(60):
        if mia.session.awaited_here():
            mia.do("do-for-me")
        look(mia, sam)
        if phase(sam.session) != here:
            break
    assert phase(sam.session) != here
    assert "Done for you" not in sam.said


@pytest.mark.parametrize("act", ["surprise", "do-for-me"])
def test_the_helper_plays_only_where_the_student_may(room: ClassRoom, act: str):
    sam, _ = seated(room, "Sam", "Mia")
    if act == "do-for-me":
        sam.do("surprise")
    row = room.store.classes.tables(room.id)[0]
    room.store.classes.set_away(row.id, [0, *row.away])
    sam.session.look_around()
    sam.do(act)  # whoever plays is back
    assert 0 not in room.store.classes.tables(room.id)[0].away
    before = sam.session.open_table.position
    room.store.classes.close_table(row.id)
    sam.session.look_around()
    assert "closed" in sam.refused(act)
    assert sam.session.open_table.position == before


def test_two_moves_at_once_are_both_kept(room: ClassRoom):
    desks = seated(room, "Sam", "Mia", "Noor")
    for desk in desks:
        desk.do("surprise")
    barrier, faults = Barrier(3), []

    def move(session: ReefSession) -> None:
        barrier.wait()
        try:
            session.play(Ready())
        except ReefkitError as error:  # shown below, past the thread
            faults.append(error)

    threads = [Thread(target=move, args=(desk.session,)) for desk in desks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    steps = desks[0].session.open_table.since(0)
    ready = [step.seat for step in steps if (step.action or {}).get("do") == "ready"]
    assert sorted(seat for seat in ready if seat is not None and seat < 3) == [0, 1, 2]


def test_a_trade_goes_between_devices_and_the_quicker_one_is_named(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia", rounds=2)
    play(sam, mia, until="migration")
    look(sam, mia)
    scene = sam.session.scene()
    kind = next(int(each) for each in scene.state.nursery[0].kind if each)
    sam.do("trade-with", seat=1)
    key = next(
        str(each["data-key"]).removeprefix("more-")
        for each in sam.see(controls.CONTROLS_PART).select('[data-key^="more-give-"]')
    )
    sam.do("count", name=key, by=1)
    sam.do("offer")
    look(mia)
    assert kind
    offer = mia.session.scene().turn.trades[0].id
    sam.do("withdraw", offer=offer)
    assert "Sam was quicker" in mia.refused("accept", offer=offer)
    sam.do("count", name=key, by=1)
    sam.do("offer")
    # What never was allowed is nobody's doing.
    assert "quicker" not in mia.refused("accept", offer="none")
    look(mia)
    mia.do("accept", offer=mia.session.scene().turn.trades[0].id)
    look(sam)
    assert not sam.session.scene().turn.trades


# -- what the teacher says -------------------------------------------------------------------------
def test_while_paused_the_page_draws_its_buttons_as_ones_that_cannot_be_pressed(room: ClassRoom):
    sam, _ = seated(room, "Sam", "Mia")
    page = LessonPage(sam.session)
    page.draw()
    assert "rk-is-paused" not in page.areas._dom_classes
    room.store.classes.set_control(room.id, paused=True)
    look(sam)
    page.draw()
    assert "rk-is-paused" in page.areas._dom_classes


def test_while_paused_nobody_moves_and_everybody_reads(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia")
    room.store.classes.set_control(room.id, paused=True)
    assert "paused" in sam.refused("surprise")  # at once, not only with the next look
    before = sam.session.open_table.position
    look(sam, mia)
    assert sam.session.open_table.position == before, "a bot moved"
    assert "paused" in text(mia.see(head.NOW))
    sam.open_part("before")
    sam.do("ask-begin")
    sam.do("part", part="play")
    assert "paused" in sam.refused("surprise")
    room.store.classes.set_control(room.id, paused=False)
    look(sam)
    assert not sam.session.refused, "the reason has ended"
    sam.do("surprise")


def test_a_message_is_shown_until_it_is_read_and_not_again(room: ClassRoom):
    sam = room.pupil("Sam")
    room.store.classes.set_control(room.id, message="Look at the <b>wall</b>")
    look(sam)
    soup = sam.see(head.NOTICE)
    assert "Look at the <b>wall</b>" in text(soup)
    number = str(soup.select_one('[data-act="class-read"]')["data-number"])  # type: ignore[index]
    sam.do("class-read", number=number)
    assert "wall" not in text(sam.see(head.NOTICE))
    again = room.page("device-1")
    assert "wall" not in text(again.see(head.NOTICE))
    room.store.classes.set_control(room.id, message="And now?")
    look(sam)
    assert "And now?" in text(sam.see(head.NOTICE))


def test_a_message_to_a_table_is_shown_there_alone(room: ClassRoom):
    sam, mia = room.pupil("Sam"), room.pupil("Mia")
    row, _ = room.lay(["Sam"], []), room.lay(["Mia"], [])
    room.store.classes.set_control(room.id, message="Two minutes", message_table=row.id)
    look(sam, mia)
    assert "to your table: Two minutes" in text(sam.see(head.NOTICE))
    assert "Two minutes" not in text(mia.see(head.NOTICE))
    room.store.classes.set_control(room.id, message="All of you")
    look(mia)
    assert "From your teacher: All of you" in text(mia.see(head.NOTICE))


def test_a_message_of_an_earlier_lesson_is_not_shown(room: ClassRoom):
    """As where the desk was closed before the class went on."""
    sam = room.pupil("Sam")
    sent = (utc_now() - timedelta(hours=2)).isoformat()
    room.store.classes.set_control(room.id, message="Two minutes")
    look(sam)
    assert "Two minutes" in text(sam.see(head.NOTICE))
    room.store.classes.set_control(room.id, message_time=sent)
    look(sam)
    assert "Two minutes" not in text(sam.see(head.NOTICE))


def test_at_a_gate_the_table_waits_for_the_class(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia", gates=True)
    for desk in (sam, mia):
        desk.do("surprise")
        desk.do("ready")
    for _ in range(20):
        look(sam, mia)
    assert "class" in text(sam.see(head.NOW))
    assert sam.see(controls.CONTROLS_PART).select_one('[data-key="class-gate"]')
    match = str(room.store.classes.tables(room.id)[0].match)
    room.store.matches.open(match, {GAME.id: GAME}).onward()
    look(sam, mia)
    assert phase(sam.session) == "dwellers"
    assert not sam.see(controls.CONTROLS_PART).select_one('[data-key="class-gate"]')


def test_the_class_asks_its_own_forms_and_tells_when_it_is_set(room: ClassRoom):
    sam = room.pupil("Sam")
    sam.open_part("before")
    own, forms = sam.session.answering.open_sheet.form, LAB.papers().forms
    other = next(id_ for id_, form in forms.items() if form.part == "before" and form != own)
    setting = {"forms": [other], "feedback": "none"}
    room.store.classes.set_control(room.id, setting=setting)
    look(sam)
    sam.session.open_sheet_of_part()
    sheet = sam.session.answering.open_sheet
    assert sheet.form == forms[other]
    assert sheet.policy is not None
    assert sheet.policy.feedback == "none"


def test_the_questions_of_later_wait_for_the_teacher(room: ClassRoom):
    """They are of no match: whoever was in the class is asked, on any day and device."""
    sam = room.pupil("Sam")
    look(sam)
    assert sam.see(head.TOP).select_one('[data-key="tab-later"]') is None
    sam.open_part("later")
    assert sam.session.answering.sheet is None
    assert "Your teacher opens these questions" in text(sam.see(pages.WHOLE))
    room.store.classes.set_control(room.id, setting={"later": True})
    look(sam)
    assert sam.see(head.TOP).select_one('[data-key="tab-later"]') is not None
    sam.session.open_sheet_of_part()
    assert "What has stayed?" in text(sam.see(pages.WHOLE))
    assert sam.session.answering.open_sheet.form == LAB.papers().forms["later"]
    sam.do("ask-begin")
    first = sam.session.answering.question.id
    sam.do("ask-skip")
    again = room.page("device-1")
    assert [each.question for each in again.session.work.answers("later")] == [first]


# -- away, back, late, moved -----------------------------------------------------------------------
def test_a_bot_plays_for_whoever_is_away_until_they_are_back(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia", rounds=1)
    table = room.store.classes.tables(room.id)[0]
    room.store.classes.set_away(table.id, [1, *table.away])
    play(sam, until="catastrophe")
    steps = sam.session.open_table.since(0)
    assert {step.author for step in steps if step.seat == 1} == {"bot"}
    look(mia)
    assert "I am back" in text(mia.see(head.TOP))
    mia.do("class-back")
    assert 1 not in room.store.classes.tables(room.id)[0].away
    assert "I am back" not in text(mia.see(head.TOP))
    position = sam.session.open_table.position
    play(mia, sam, until="survey")
    later = sam.session.open_table.since(position)
    assert "helper" in {step.author for step in later if step.seat == 1}


def test_opening_the_page_again_is_being_back(room: ClassRoom):
    sam, _ = seated(room, "Sam", "Mia")
    table = room.store.classes.tables(room.id)[0]
    room.store.classes.set_away(table.id, [0])
    again = room.page("device-1")
    assert again.session.here == (0,)
    assert 0 not in room.store.classes.tables(room.id)[0].away
    assert sam.session.seat == 0


def test_a_late_pupil_takes_an_empty_seat_and_the_others_read_the_name(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia", rounds=1)
    play(sam, mia, until="algae")
    noor = room.pupil("Noor")
    table = room.store.classes.tables(room.id)[0]
    room.store.classes.sit(table.id, 2, [room.person("Noor")])
    look(sam, mia, noor)
    assert noor.session.here == (2,)
    assert "Noor" in text(sam.see(other_reefs.NEIGHBOURS_PART))
    play(sam, mia, noor, until="migration")
    steps = sam.session.open_table.since(0)
    assert any(step.seat == 2 and step.author != "bot" for step in steps)


def test_whoever_is_moved_goes_to_the_other_table_at_once(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia")
    other = room.lay([], [], [])
    room.store.classes.sit(other.id, 1, [room.person("Mia")])
    look(sam, mia)
    assert mia.session.here == (1,)
    assert mia.session.open_table is not sam.session.open_table
    assert "Table 2" in mia.said
    assert sam.session.here == (0,)


def test_whoever_is_taken_out_of_the_class_keeps_their_work_and_not_the_table(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia")
    room.store.classes.remove(room.id, room.person("Mia"))
    look(sam, mia)
    assert mia.session.table is None
    assert mia.session.membership is not None
    assert mia.session.membership.class_row is None
    assert sam.session.table is not None


def test_of_two_who_are_one_pupil_both_pages_go_on(room: ClassRoom):
    sam, again = room.pupil("Sam"), room.pupil("Sam")
    room.lay(["Sam"], [], [])
    room.store.classes.merge(room.id, room.person("Sam"), room.person("Sam 2"))
    look(sam, again)
    assert (sam.session.here, again.session.here) == ((0,), (0,))
    again.do("surprise")
    look(sam)
    sam.do("ready")


def test_two_again_have_a_page_each_and_the_seat_is_whose_it_was(room: ClassRoom):
    sam, again = room.pupil("Sam"), room.pupil("Sam")
    room.lay(["Sam"], ["Sam 2"], [])
    look(sam, again)
    two = room.person("Sam 2")
    room.store.classes.merge(room.id, room.person("Sam"), two)
    look(sam, again)
    assert (sam.session.here, again.session.here) == ((0,), (0,))
    room.store.classes.undo_merge(room.id, two)
    look(sam, again)
    assert (sam.session.here, again.session.here) == ((0,), (1,))
    assert sam.session.storage.people.ids == [room.person("Sam")]  # type: ignore[union-attr]
    assert again.session.storage.people.ids == [two]  # type: ignore[union-attr]
    assert "Sam 2" in text(again.see(head.TOP))


def test_of_an_erased_class_nothing_stays_on_the_page(room: ClassRoom):
    sam, _ = seated(room, "Sam", "Mia")
    room.store.classes.erase(room.id)
    look(sam)
    assert sam.session.table is None
    assert sam.session.storage is not None
    assert sam.session.storage.people.ids == []
    assert "Blue 7" not in text(sam.see(head.TOP)) + text(sam.see(pages.WHOLE))
    assert "Your teacher has erased this class" in text(sam.see(head.TOP))
    sam.do("quick-start")


def test_a_page_says_that_the_work_of_its_student_was_erased(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia")
    room.store.classes.erase_person(room.id, room.person("Sam"))
    look(sam, mia)
    assert sam.session.table is None
    assert "Your teacher has erased what you did here" in text(sam.see(head.TOP))
    assert "kept" not in sam.said
    assert "has erased" not in text(mia.see(head.TOP))


@pytest.mark.parametrize("part", ["play", "before", "after"])
def test_at_each_part_a_page_says_that_its_class_was_erased(room: ClassRoom, part: str):
    mia = room.pupil("Mia")  # at no table yet
    mia.do("class-home")
    mia.do("part", part=part)
    room.store.classes.erase(room.id)
    look(mia)
    assert "Your teacher has erased this class" in text(mia.see(head.TOP))
    if part == "play":
        assert "You are in" not in text(mia.see(pages.WHOLE))


def test_a_closed_table_can_be_read_and_not_played(room: ClassRoom):
    (sam,) = seated(room, "Sam", rounds=1)
    play(sam)
    room.store.classes.close_table(room.store.classes.tables(room.id)[0].id)
    again = room.page("device-1")
    assert again.session.open_table.view(None).over
    # From here on Sam may begin a match of his own, and is not called away from it.
    again.do("quick-start")
    mine = again.session.open_table
    room.store.classes.set_control(room.id, message="Hello")
    look(again)
    assert again.session.open_table is mine


def test_who_sits_down_anew_leaves_after_and_still_reads_the_marks(room: ClassRoom):
    (sam,) = seated(room, "Sam", rounds=1)
    play(sam)
    sam.open_part("after")
    desk = sam.session.answering
    asked = next(each for each in desk.open_sheet.asked if isinstance(each.item, Text))
    sam.session.work.answer(desk.open_sheet.id, asked.id, {"claim": "Deep ones lived."})
    desk.hand_in()
    person = room.person("Sam")
    answer = room.store.work.answers(person, "reef")[-1].id
    room.store.classes.mark(room.id, answer, 1.0, "Which ones?", "Ms Reed")
    room.store.classes.set_control(room.id, released=["reef/after"])
    room.store.classes.close_table(room.store.classes.tables(room.id)[0].id)
    look(sam)
    assert sam.session.ui.part == "after"
    room.lay(["Sam"], [])
    look(sam)
    assert sam.session.ui.part == "play"
    sam.do("part", part="after")
    assert "Which ones?" in text(sam.see(questions.AFTER))
    room.store.classes.set_control(room.id, released=[])
    look(sam)
    assert "Which ones?" not in text(sam.see(questions.AFTER))


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("part", ["before", "later"])
def test_a_table_opens_by_itself_for_who_has_handed_in(room: ClassRoom, part: str, *, done: bool):
    sam = room.pupil("Sam")
    room.store.classes.set_control(room.id, setting={"later": True})
    look(sam)
    sam.open_part(part)
    sam.do("ask-begin")
    if done:
        sam.session.answering.hand_in()
    room.lay(["Sam"], [])
    look(sam)
    assert sam.session.ui.part == ("play" if done else part)
    go = sam.see(head.TOP).select_one('[data-key="class-ready-go"]')
    assert (go is None) == done


def test_a_week_later_the_page_says_so_and_offers_no_match_that_is_over(room: ClassRoom):
    (sam,) = seated(room, "Sam", rounds=1)
    play(sam)
    room.store.classes.set_control(room.id, setting={"later": True, "feedback": "none"})
    look(sam)
    place, storage = sam.session.membership.place, sam.session.storage
    assert place is not None
    assert storage is not None
    seated_at = datetime.fromisoformat(place.table.created)
    said = {0: "Earlier today", 1: "One day ago", 8: "A week ago", 15: "2 weeks ago"}
    sam.open_part("later")
    for days, ago in said.items():
        storage.lasting.clock = partial(seated_at.__add__, timedelta(days=days, minutes=1))
        assert f"{ago} you played" in text(sam.see(pages.WHOLE))
    assert sam.see(head.TOP).select_one('[data-key="class-ready-go"]') is None
    sam.open_part("before")
    sam.do("ask-begin")
    sam.session.answering.hand_in()
    done = text(sam.see(pages.WHOLE))
    assert "Back to my match" in done
    assert "Go on with your match" not in done


def test_what_teaches_waits_until_later_is_handed_in(room: ClassRoom):
    (sam,) = seated(room, "Sam", rounds=1)
    play(sam)
    setting = {"later": True, "feedback": "none"}
    room.store.classes.set_control(room.id, setting=setting)
    look(sam)

    def opens(part: str) -> tuple[bool, bool]:
        """Say whether the pages that teach are open there, and the part."""
        sam.open_part(part)
        return bool(sam.see(head.TOP).select(".rk-tab-more")), sam.session.ui.trouble is None

    assert opens("after") == (True, True)
    assert opens("later") == (False, True)
    sam.do("ask-begin")
    sam.do("ask-skip")
    assert opens("play") == (False, True)
    assert opens("after") == (False, False)
    assert "handed in" in text(sam.see(pages.WHOLE))
    assert opens("later") == (False, True)
    sam.session.answering.hand_in()
    assert opens("after") == (True, True)
    assert opens("play") == (True, True)


def test_after_before_a_class_waits_for_its_tables_and_starts_no_games(room: ClassRoom):
    sam = room.pupil("Sam")
    sam.open_part("before")
    sam.do("ask-begin")
    sam.session.answering.hand_in()
    on = one(sam.see(pages.WHOLE), '[data-key="ask-result-on"]')
    sam.do(str(on["data-act"]))
    assert sam.session.scene().page == class_table.HOME_PAGE


def test_a_student_is_told_that_the_open_question_is_asked_no_more(room: ClassRoom):
    sam = room.pupil("Sam")
    sam.do("part", part="before")

    def asked(**setting: list[str]) -> list[str]:
        room.store.classes.set_control(room.id, setting=setting)
        look(sam)
        sam.session.open_sheet_of_part()
        return [each.id for each in sam.session.answering.open_sheet.asked]

    kept = asked(forms=["before-short", "after-short"])
    left = next(each for each in asked() if each not in kept)
    assert sam.session.answering.open_question(left)
    assert "chosen other questions" not in text(sam.see(pages.WHOLE))
    asked(forms=["before-short", "after-short"])
    assert "chosen other questions" in text(sam.see(pages.WHOLE))


def test_the_teacher_sends_every_open_page_to_after(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia", rounds=1)
    room.store.classes.set_control(room.id, more={SENT_TO_AFTER: 1})
    look(sam, mia)
    assert (sam.session.ui.part, mia.session.ui.part) == ("after", "after")
    sam.do("part", part="play")
    room.store.classes.set_control(room.id, message="Hello")
    look(sam)
    assert sam.session.ui.part == "play"  # once, not for ever
    again = room.page("device-1")
    look(again)
    assert again.session.ui.part == "play"


def test_who_has_a_question_open_reads_that_all_were_sent_to_after(
    tables: tuple[ClassRoom, list[ReefPage]],
):
    room, (sam, _) = tables
    sam.open_part("after")
    sam.do("ask-begin")
    room.store.classes.set_control(room.id, more={SENT_TO_AFTER: 1})
    look(sam)
    assert "brought everybody to the questions" in text(sam.see(questions.FOOT))


def test_a_seat_in_class_goes_before_ones_own_matches(room: ClassRoom):
    (sam,) = seated(room, "Sam")
    for act in ("quick-start", "practise"):
        assert "seat" in sam.refused(act)
    match = str(room.store.classes.tables(room.id)[0].match)
    sam.refused("continue", match=match)
    assert sam.session.here == (0,)


def test_a_table_of_the_class_is_never_opened_as_ones_own(room: ClassRoom):
    sam, _ = seated(room, "Sam", "Mia")
    table = room.store.classes.tables(room.id)[0]
    room.store.classes.close_table(table.id)
    room.store.classes.remove(room.id, room.person("Sam"))
    look(sam)
    sam.refused("continue", match=str(table.match))
    assert sam.session.table is None


# -- watching --------------------------------------------------------------------------------------
def test_a_spectator_sees_what_is_open_and_moves_nothing(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia", rounds=1, predict="all")
    play(sam, mia, until="catastrophe")
    look(sam, mia, sam, mia)
    hands = SessionHands(sam.session)
    hands.touch(hands.bright()[0])
    sam.do("predict")
    noor = room.pupil("Noor")
    home = noor.see(class_pages.CLASS_HOME)
    noor.press(home, str(home.select_one('[data-act="class-watch"]')["data-key"]))  # type: ignore[index]
    assert noor.session.here == ()
    assert "You are watching" in text(noor.see(controls.CONTROLS_PART))
    before = noor.session.open_table.position
    for act in ("ready", "undo", "do-for-me", "surprise", "predict", "offer", "match-save"):
        noor.refused(act)
    assert noor.session.open_table.position == before
    for seat in (0, 1):
        predictions = noor.session.open_table.view(seat).state.turn.predictions
        assert all(each is None for each in predictions)
    stands = text(noor.see(card_outcome.WHY_PART))
    assert "Who stands on Sam\u2019s reef?" in stands.replace("\u2068", "").replace("\u2069", "")
    assert "your reef" not in stands
    noor.do("class-unwatch")
    assert noor.session.table is None


def test_whoever_has_a_seat_watches_no_other_table(room: ClassRoom):
    (sam,) = seated(room, "Sam")
    other = room.lay([], [], [])
    sam.refused("class-watch", table=other.id)
    sam.refused("class-watch", table="none")


# -- what may be taken away ------------------------------------------------------------------------
def test_a_pupils_copy_holds_no_key_and_opens_as_a_record(room: ClassRoom):
    (sam,) = seated(room, "Sam", rounds=1)
    play(sam)
    files: list[tuple[str, bytes]] = []
    sam.session.on_file(lambda name, _, data: files.append((name, data)))
    sam.do("match-save")
    key = sam.session.open_table.setup.key
    assert key
    assert key.encode() not in files[0][1]
    copy = save.parse(files[0][1], {GAME.id: GAME})
    assert copy.is_over
    assert copy.setup.seen_by == 0
    sam.do("work-save")
    assert key.encode() not in files[1][1]
    assert key not in "".join(region(part, sam.session.scene()) for part in (head.TOP, pages.WHOLE))


# ---- Joining a class: a code and a name are enough, and neither opens what somebody else did.


def test_a_code_and_a_name_are_enough(room: ClassRoom):
    sam = room.pupil("Sam")
    assert "Blue 7" in sam.said
    (member,) = room.store.classes.members(room.id)
    assert member.name == "Sam"
    home = sam.see(class_pages.CLASS_HOME)
    assert member.resume_code in text(home)
    assert [each for each in home.select("[href]") if "code" in str(each["href"])] == []
    assert "will seat you" in text(home)


def test_a_picture_fills_in_the_code_of_the_wall_and_lets_in_while_others_guess(room: ClassRoom):
    page = room.page()
    page.session.invite(room.row.long_code.replace(" ", ""))
    field, link = (
        one(page.see(class_pages.CLASS_JOIN), f'[name="{name}"]') for name in ("code", "link")
    )
    assert field["value"] == room.row.code
    for _ in range(MOST_BY_VISITOR):
        room.store.classes.by_code("KELP 222", "device-1")
    typed = {"code": str(field["value"]), "first": "Sam"}
    assert "Several codes" in page.refused("class-join", **typed)
    page.do("class-join", **typed, link=str(link["value"]))
    assert [each.name for each in room.store.classes.members(room.id)] == ["Sam"]


def test_three_share_a_screen_and_a_seat(room: ClassRoom):
    team = room.pupil("Sam", "Mia", "Noor")
    assert len(room.store.classes.members(room.id)) == 3
    table = room.lay(["Sam", "Mia", "Noor"], [], [])
    look(team)
    assert team.session.here == (0,)
    assert table.names[0] == "Sam, Mia & Noor" or "Sam" in table.names[0]
    place = room.store.classes.presence(room.id)[room.person("Mia")].place
    assert set(place["with"]) == {room.person(name) for name in ("Sam", "Mia", "Noor")}
    # Questions are answered alone: the page asks who.
    team.do("part", part="before")
    assert team.session.must_say_who


def test_two_of_one_screen_need_two_names(room: ClassRoom):
    desk = room.page()
    desk.refused("class-join", code=room.row.code, first="Sam", second=" sam ")
    assert room.store.classes.members(room.id) == []


def test_a_name_alone_does_not_open_what_somebody_did_here_before(room: ClassRoom):
    desk = room.page()
    desk.session.work.answer("before", "q", {"chosen": [1]})
    first = room.store.devices.people_of("device-1")[0].id
    desk.do("class-join", code=room.row.code, first="Sam")
    assert room.person("Sam") != first
    other = room.page()
    other.session.work.answer("before", "q", {"chosen": [1]})
    mine = room.store.devices.people_of("device-2")[0].id
    other.do("class-join", code=room.row.code, first="Mia", mine="yes")
    assert room.person("Mia") == mine


def test_a_resume_code_goes_on_at_the_same_seat_on_another_device(room: ClassRoom):
    sam, mia = seated(room, "Sam", "Mia")
    play(sam, mia, until="algae")
    code = room.store.classes.members(room.id)[0].resume_code
    other = room.page()
    other.do("code-enter", code=code)
    assert other.session.here == (0,)
    assert other.session.open_table.position == sam.session.open_table.position


def test_the_door_calls_a_code_what_the_slips_and_the_front_page_call_it(room: ClassRoom):
    assert room.page().session.say.render(message("go-on-have-code")) in text(
        room.page().see(entrance.DOOR)
    )


def test_a_resume_code_opens_the_page_of_ones_class_before_there_is_a_table(room: ClassRoom):
    room.pupil("Sam")
    code = room.store.classes.members(room.id)[0].resume_code
    other = room.page()
    other.do("code-enter", code=code)
    assert other.session.ui.page == class_table.HOME_PAGE
    assert "will seat you" in text(other.see(class_pages.CLASS_HOME))


# -- devices that classes share --------------------------------------------------------------------
def test_a_device_goes_on_with_the_class_that_was_joined_last(room: ClassRoom):
    row, _ = room.store.classes.create("Green 8")
    sam = room.pupil("Sam")
    sam.do("class-join", code=row.code, first="Zoe")
    assert sam.session.membership is not None
    assert [each.name for each in sam.session.membership.here] == ["Zoe"]
    again = room.page("device-1")
    assert again.session.membership is not None
    assert again.session.membership.class_row is not None
    assert again.session.membership.class_row.name == "Green 8"
    again.do("leave-computer")
    look(again)
    assert again.session.membership.class_row is None


# ---- The teacher's desk and its pupils' pages together: what one does, the others' pages follow.
def test_one_click_seats_all_and_one_word_moves_them(tmp_path: Path):
    room = ClassRoom(tmp_path)
    pair = room.pupil("Sam", "Mia")
    pupils = [pair, *(room.pupil(name) for name in ("Noor", "Ali", "Sam", "Zoe", "Ben"))]
    look(*pupils)
    session = DeskSession(all_acts(), catalogue("en"), room.store, room.id)
    running = Running(session)

    def desk(act: str, **values: object) -> None:
        session.do(act, values)
        assert not session.refused, session.said
        for _ in range(4):
            running.step()
            look(*pupils)

    for name, value in {"way": "founded", "chance": "ocean"}.items():
        desk("settings-choose", name=name, value=value)
    desk("settings-choose", name="opens", value="opens", checked=False)  # the desk opens phases
    desk("lesson-seat")
    tables = room.store.classes.tables(room.id)
    assert len(tables) == 2
    assert all(len(pupil.session.here) == 1 for pupil in pupils)
    # Who shares a screen shares a seat; two Sams are told apart.
    (shared,) = [team for table in tables for team in table.seats if len(team) > 1]
    assert set(shared) == {room.person("Sam"), room.person("Mia")}
    assert any("Sam 2" in names for names in (table.names for table in tables))
    # Bots have founded the reefs; every table waits for the class, and all go on at once.
    gates = {str(pupil.session.open_table.gate) for pupil in pupils}
    assert gates == {"gate-1-dwellers"}
    assert "class starts" in text(pair.see(head.NOW))
    desk("gate-open", gate="gate-1-dwellers")
    assert {phase(pupil.session) for pupil in pupils} == {"dwellers"}
    desk("all-pause")
    assert "paused" in pupils[1].refused("do-for-me")
    desk("all-send", text="Which reef is richer?")
    assert all("Which reef is richer?" in text(pupil.see(head.NOTICE)) for pupil in pupils)
    desk("all-pause")
    for pupil in pupils:
        pupil.do("do-for-me")
    # One ocean: the tables' cards come from one key, all else from each table's own.
    games = {GAME.id: GAME}
    setups = [room.store.matches.open(str(row.match), games).setup for row in tables]
    assert len({each.table_key for each in setups} - {""}) == 1
    assert len({each.key for each in setups}) == 2


def test_a_page_speaks_as_the_class_is_set_until_its_reader_chooses(
    room: ClassRoom, monkeypatch: pytest.MonkeyPatch
):
    sam, mia = room.pupil("Sam"), room.pupil("Mia")

    def set_to(**values: str) -> tuple[str, str]:
        room.store.classes.set_control(room.id, setting=plain_of(Setting(**values)))
        look(sam, mia)
        return sam.session.say.locale, mia.session.say.locale

    assert set_to(age="from-14") == ("en", "en")
    assert set_to(age="under-10") == ("en-simple", "en-simple")
    assert "Simple words" in text(sam.see(head.TOP))
    assert set_to(language="es-simple") == ("es-simple", "es-simple")
    mia.do("language", locale="en")
    assert set_to(age="10-to-13", language="es") == ("es", "en")
    assert set_to() == ("en", "en")
    set_to(language="es-simple")
    assert room.pupil("Zoe").session.say.locale == "es-simple"
    monkeypatch.setenv(LANGUAGE_VARIABLE, "es")
    assert set_to(age="10-to-13")[0] == "es-simple"


def test_a_page_of_the_lesson_before_offers_the_table_in_the_new_one(room: ClassRoom):
    sam, mia = room.pupil("Sam"), room.pupil("Mia")
    pupils = [sam, mia]
    look(*pupils)
    session = DeskSession(all_acts(), catalogue("en"), room.store, room.id)

    def desk(act: str, **values: object) -> None:
        session.do(act, values)
        assert not session.refused, session.said
        look(*pupils)

    desk("lesson-seat")
    assert all(class_table.is_shared(pupil.session) for pupil in pupils)
    desk("lesson-end")
    assert "The lesson has ended" in text(sam.see(head.TOP))
    desk("settings-lesson", value="climate")
    ready = '[data-key="class-ready-elsewhere"]'
    assert not sam.see(head.TOP).select(ready)  # nobody has a seat there yet
    desk("lesson-seat")
    assert session.said is not None
    assert "or have another lesson open, get a button" in catalogue("en").render(session.said)
    pupils.append(room.pupil("Zoe"))
    look(*pupils)
    for pupil in (sam, mia, room.page("device-1")):
        banner = one(pupil.see(head.TOP), ready)
        assert "Your class plays Climate Change now. Your table is ready." in text(banner)
        assert one(banner, "a")["href"] == "../climate-change/"
    assert not pupils[-1].see(head.TOP).select(ready)
    sam.do("class-home")
    assert "Your table is ready." in text(sam.see(class_pages.CLASS_HOME))
    assert not sam.see(head.TOP).select(ready)
    desk("lesson-end")
    assert not mia.see(head.TOP).select(ready)


# ---- *What if* in a class: at one's own finished table, in the server's kernel, and nowhere else.
@pytest.fixture
def tables(tmp_path: Path) -> tuple[ClassRoom, list[ReefPage]]:
    """Two pupils of a class and a bot, their match played to its end."""
    room = ClassRoom(tmp_path)
    desks = seated(room, "Sam", "Mia", rounds=1, predict="none")
    play(*desks)
    look(*desks)
    return room, desks


def test_who_played_replays_in_the_servers_kernel_and_the_stored_match_stays(
    tables: tuple[ClassRoom, list[ReefPage]],
):
    _, (sam, mia) = tables
    session = sam.session
    assert session.open_table.shared  # type: ignore[attr-defined]
    assert refusal(session) is None
    before = save.dump(session.open_table.match)
    sam.do("what-if-open")
    card = next(each.key for each in offers(session) if each.group == "card")
    sam.do("what-if-set", name="change", value=card)
    sam.do("what-if-set", name="guess", value="same")
    sam.do("what-if-run")
    result = trial_of(session).result
    assert result is not None
    assert result.course.over
    assert save.dump(session.open_table.match) == before
    assert save.dump(mia.session.open_table.match) == before
    assert result.course.match is not session.open_table.match


def test_a_copy_that_went_home_is_refused_with_a_sentence(tables: tuple[ClassRoom, list[ReefPage]]):
    _, (sam, _) = tables
    copy = save.parse(sam.session.open_table.seat_copy(0), games())
    session = sam.session
    first = OptionChanged("scoring", "product")
    with pytest.raises(Rejection) as refused:
        Counterfactual(copy, first, 0)
    assert refused.value.message.id == "reject-what-if-no-key"
    assert session.say.has("reject-what-if-no-key")

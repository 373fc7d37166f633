"""A class on several devices: one table, a page for each seat, and what the teacher says reaches all.

Every page is a session of its own on one store, as every kernel of a lab server is.
"""

from __future__ import annotations

import json
from pathlib import Path
from threading import Barrier, Thread

import pytest

from reefkit.games.reef.rules import GAME
from reefkit.labs.lesson.papers import lay
from reefkit.labs.lesson.parts import entrance, match_view, pages
from reefkit.labs.reef import catastrophe, controls, regions
from reefkit.labs.reef.content import own_papers
from reefkit.labs.reef.scene import ReefSession
from reefkit.match import save
from reefkit.match.game import Ready
from reefkit.text import ReefkitError
from tests.labs.reef.class_room import ClassRoom, look, phase, play, seated, text
from tests.labs.reef.session_hands import SessionHands


@pytest.fixture
def room(tmp_path: Path) -> ClassRoom:
    """Give a class that nobody has joined yet."""
    return ClassRoom(tmp_path)


# -- one table, several devices --------------------------------------------------------------------


def test_each_page_plays_its_own_seat_and_waits_for_the_others_by_name(room: ClassRoom) -> None:
    sam, mia = seated(room, "Sam", "Mia")
    assert (sam.session.here, mia.session.here) == ((0,), (1,))
    assert "Mia" in sam.said()
    sam.do("surprise")
    sam.do("ready")
    assert "Mia" in text(sam.see(match_view.NOW))
    assert "Choose a board" in text(mia.see(match_view.NOW))
    mia.do("surprise")
    mia.do("ready")
    look(sam, mia)
    assert (phase(sam.session), phase(mia.session)) == ("dwellers", "dwellers")


def test_a_whole_match_is_one_log_on_all_devices(room: ClassRoom) -> None:
    desks = seated(room, "Sam", "Mia", "Noor", rounds=1)
    play(*desks)
    look(*desks)
    positions = {desk.session.open_table.position for desk in desks}
    assert len(positions) == 1
    match = str(room.store.classes.tables(room.id)[0].match)
    stored = room.store.matches.open(match, {GAME.id: GAME})
    assert stored.view(None).over
    people = {step.seat for step in stored.since(0) if step.author == "person"}
    assert people == {0, 1, 2}
    bots = {step.seat for step in stored.since(0) if step.author == "bot"}
    assert bots == {3}


def test_nobody_plays_or_sees_another_seat(room: ClassRoom) -> None:
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


def test_two_moves_at_once_are_both_kept(room: ClassRoom) -> None:
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


def test_a_trade_goes_between_devices_and_the_quicker_one_is_named(room: ClassRoom) -> None:
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


def test_while_paused_nobody_moves_and_everybody_reads(room: ClassRoom) -> None:
    sam, mia = seated(room, "Sam", "Mia")
    room.store.classes.set_control(room.id, paused=True)
    assert "paused" in sam.refused("surprise")  # at once, not only with the next look
    before = sam.session.open_table.position
    look(sam, mia)
    assert sam.session.open_table.position == before, "a bot moved"
    assert "paused" in text(mia.see(match_view.NOW))
    sam.do("part", part="before")
    lay(sam.session)
    sam.do("ask-begin")
    sam.do("part", part="play")
    room.store.classes.set_control(room.id, paused=False)
    look(sam)
    sam.do("surprise")


def test_a_message_is_shown_until_it_is_read_and_not_again(room: ClassRoom) -> None:
    sam = room.pupil("Sam")
    room.store.classes.set_control(room.id, message="Look at the <b>wall</b>")
    look(sam)
    soup = sam.see(match_view.TOP)
    assert "Look at the <b>wall</b>" in text(soup)
    number = str(soup.select_one('[data-act="class-read"]')["data-number"])  # type: ignore[index]
    sam.do("class-read", number=number)
    assert "wall" not in text(sam.see(match_view.TOP))
    again = room.page("device-1")
    assert "wall" not in text(again.see(match_view.TOP))
    room.store.classes.set_control(room.id, message="And now?")
    look(sam)
    assert "And now?" in text(sam.see(match_view.TOP))


def test_at_a_gate_the_table_waits_for_the_class(room: ClassRoom) -> None:
    sam, mia = seated(room, "Sam", "Mia", gates=True)
    for desk in (sam, mia):
        desk.do("surprise")
        desk.do("ready")
    for _ in range(20):
        look(sam, mia)
    assert "class" in text(sam.see(match_view.NOW))
    assert sam.see(controls.CONTROLS_PART).select_one('[data-key="class-gate"]')
    match = str(room.store.classes.tables(room.id)[0].match)
    room.store.matches.open(match, {GAME.id: GAME}).onward()
    look(sam, mia)
    assert phase(sam.session) == "dwellers"
    assert not sam.see(controls.CONTROLS_PART).select_one('[data-key="class-gate"]')


def test_the_class_asks_its_own_forms_and_tells_when_it_is_set(room: ClassRoom) -> None:
    sam = room.pupil("Sam")
    sam.do("part", part="before")
    lay(sam.session)
    own, forms = sam.session.desk.open_sheet.form, own_papers().forms
    other = next(id_ for id_, form in forms.items() if form.part == "before" and form != own)
    setting = {"forms": [other], "feedback": "none"}
    room.store.classes.set_control(room.id, setting=setting)
    look(sam)
    lay(sam.session)
    sheet = sam.session.desk.open_sheet
    assert sheet.form == forms[other]
    assert sheet.policy is not None
    assert sheet.policy.feedback == "none"


# -- away, back, late, moved -----------------------------------------------------------------------


def test_a_bot_plays_for_whoever_is_away_until_they_are_back(room: ClassRoom) -> None:
    sam, mia = seated(room, "Sam", "Mia", rounds=1)
    table = room.store.classes.tables(room.id)[0]
    room.store.classes.set_away(table.id, [1, *table.away])
    play(sam, until="catastrophe")
    steps = sam.session.open_table.since(0)
    assert {step.author for step in steps if step.seat == 1} == {"bot"}
    look(mia)
    assert "I am back" in text(mia.see(match_view.TOP))
    mia.do("class-back")
    assert 1 not in room.store.classes.tables(room.id)[0].away
    assert "I am back" not in text(mia.see(match_view.TOP))
    position = sam.session.open_table.position
    play(mia, sam, until="survey")
    later = sam.session.open_table.since(position)
    assert "person" in {step.author for step in later if step.seat == 1}


def test_opening_the_page_again_is_being_back(room: ClassRoom) -> None:
    sam, _ = seated(room, "Sam", "Mia")
    table = room.store.classes.tables(room.id)[0]
    room.store.classes.set_away(table.id, [0])
    again = room.page("device-1")
    assert again.session.here == (0,)
    assert 0 not in room.store.classes.tables(room.id)[0].away
    assert sam.session.seat == 0


def test_a_late_pupil_takes_an_empty_seat_and_the_others_read_the_name(room: ClassRoom) -> None:
    sam, mia = seated(room, "Sam", "Mia", rounds=1)
    play(sam, mia, until="algae")
    noor = room.pupil("Noor")
    table = room.store.classes.tables(room.id)[0]
    room.store.classes.sit(table.id, 2, [room.person("Noor")])
    look(sam, mia, noor)
    assert noor.session.here == (2,)
    assert "Noor" in text(sam.see(regions.NEIGHBOURS_PART))
    play(sam, mia, noor)
    assert sam.session.open_table.view(None).over


def test_whoever_is_moved_goes_to_the_other_table_at_once(room: ClassRoom) -> None:
    sam, mia = seated(room, "Sam", "Mia")
    other = room.lay([], [], [])
    room.store.classes.sit(other.id, 1, [room.person("Mia")])
    look(sam, mia)
    assert mia.session.here == (1,)
    assert mia.session.open_table is not sam.session.open_table
    assert "Table 2" in mia.said()
    assert sam.session.here == (0,)


def test_whoever_is_taken_out_of_the_class_keeps_their_work_and_not_the_table(
    room: ClassRoom,
) -> None:
    sam, mia = seated(room, "Sam", "Mia")
    room.store.classes.remove(room.id, room.person("Mia"))
    look(sam, mia)
    assert mia.session.table is None
    assert mia.session.attending is not None
    assert mia.session.attending.class_row is None
    assert sam.session.table is not None


def test_of_two_who_are_one_pupil_both_pages_go_on(room: ClassRoom) -> None:
    sam, again = room.pupil("Sam"), room.pupil("Sam")
    room.lay(["Sam"], [], [])
    room.store.classes.merge(room.id, room.person("Sam"), room.person("Sam 2"))
    look(sam, again)
    assert (sam.session.here, again.session.here) == ((0,), (0,))
    again.do("surprise")
    look(sam)
    sam.do("ready")


def test_of_an_erased_class_nothing_stays_on_the_page(room: ClassRoom) -> None:
    sam, _ = seated(room, "Sam", "Mia")
    room.store.classes.erase(room.id)
    look(sam)
    assert sam.session.table is None
    assert sam.session.storage is not None
    assert sam.session.storage.people.ids == []
    assert "Blue 7" not in text(sam.see(match_view.TOP)) + text(sam.see(pages.WHOLE))
    sam.do("quick-start")


def test_a_closed_table_can_be_read_and_not_played(room: ClassRoom) -> None:
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


def test_a_seat_in_class_goes_before_ones_own_matches(room: ClassRoom) -> None:
    (sam,) = seated(room, "Sam")
    for act in ("quick-start", "practise"):
        assert "seat" in sam.refused(act)
    match = str(room.store.classes.tables(room.id)[0].match)
    sam.refused("continue", match=match)
    assert sam.session.here == (0,)


def test_a_table_of_the_class_is_never_opened_as_ones_own(room: ClassRoom) -> None:
    sam, _ = seated(room, "Sam", "Mia")
    table = room.store.classes.tables(room.id)[0]
    room.store.classes.close_table(table.id)
    room.store.classes.remove(room.id, room.person("Sam"))
    look(sam)
    sam.refused("continue", match=str(table.match))
    assert sam.session.table is None


# -- watching --------------------------------------------------------------------------------------


def test_a_spectator_sees_what_is_open_and_moves_nothing(room: ClassRoom) -> None:
    sam, mia = seated(room, "Sam", "Mia", rounds=1, predict="all")
    play(sam, mia, until="catastrophe")
    look(sam, mia, sam, mia)
    hands = SessionHands(sam.session)
    hands.touch(hands.bright()[0])
    sam.do("predict")
    noor = room.pupil("Noor")
    home = noor.see(entrance.CLASS_HOME)
    noor.press(home, str(home.select_one('[data-act="class-watch"]')["data-key"]))  # type: ignore[index]
    assert noor.session.here == ()
    assert "You watch" in text(noor.see(controls.CONTROLS_PART))
    before = noor.session.open_table.position
    for act in ("ready", "undo", "do-for-me", "surprise", "predict", "offer", "match-save"):
        noor.refused(act)
    assert noor.session.open_table.position == before
    for seat in (0, 1):
        predictions = noor.session.open_table.view(seat).state.turn.predictions
        assert all(each is None for each in predictions)
    stands = text(noor.see(catastrophe.WHY_PART))
    assert "Who stands on Sam\u2019s reef?" in stands.replace("\u2068", "").replace("\u2069", "")
    assert "your reef" not in stands
    noor.do("class-unwatch")
    assert noor.session.table is None


def test_whoever_has_a_seat_watches_no_other_table(room: ClassRoom) -> None:
    (sam,) = seated(room, "Sam")
    other = room.lay([], [], [])
    sam.refused("class-watch", table=other.id)
    sam.refused("class-watch", table="none")


# -- what may be taken away ------------------------------------------------------------------------


def test_a_pupils_copy_holds_no_key_and_opens_as_a_record(room: ClassRoom) -> None:
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
    assert key not in "".join(
        str(part.render(sam.session.scene())) for part in (match_view.TOP, pages.WHOLE)
    )

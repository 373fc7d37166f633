"""The class at the desk: who joins and is here, seats taken over and given back, bots that play."""

import asyncio
import re
from pathlib import Path

import pytest

from reefkit.classroom.store import StoreFault
from reefkit.classroom.store.limits import MOST_BY_ADDRESS
from reefkit.desk.following import Following
from reefkit.desk.joining import join_address, qr_svg
from reefkit.desk.session import LEFT_SECONDS
from reefkit.text import message
from tests.desk.pupils import Teacher
from tests.support.open_page import one, words


# ---- The class at the desk: how pupils join, who is here, one pupil's dialog, and seating.
def test_the_code_stands_large_with_the_address_and_a_picture_of_it(tmp_path: Path):
    teacher = Teacher(tmp_path)
    card = teacher.see("desk-join")
    assert teacher.row.code in words(one(card, '[data-key="code"]'))
    assert "10.0.0.7:8866/join" in words(one(card, '[data-key="address"]'))
    assert one(card, '[data-key="qr"] svg')["role"] == "img"
    wall = one(teacher.wall(), '[data-key="join-wall"]')
    assert teacher.row.code in words(wall)
    assert "10.0.0.7:8866/join" in words(wall)


def test_while_somebody_guesses_card_and_wall_show_the_long_code(tmp_path: Path):
    teacher = Teacher(tmp_path)
    assert not teacher.see("desk-join").select('[data-key="long-code"]')
    wrong = "KELP 222" if teacher.row.code != "KELP 222" else "KELP 223"
    for number in range(MOST_BY_ADDRESS):
        teacher.store.classes.by_code(wrong, f"guesser-{number}", "school")
    long = teacher.row.long_code
    assert long in words(one(teacher.see("desk-join"), '[data-key="long-code"]'))
    assert long in words(one(teacher.wall(), '[data-key="join-wall"]'))
    teacher.store.classes.set_open(teacher.row.id, open=False)
    assert long not in words(teacher.see("desk-join"))


def test_a_phone_reads_the_whole_address_from_the_picture():
    address = join_address(("http://10.0.0.7:8866/", "http://other/"), "KELP 473")
    assert address is not None
    assert address.link == "http://10.0.0.7:8866/join/KELP473/"
    assert "<svg" in qr_svg(address.link, "a <label>", 4)
    assert "&lt;label&gt;" in qr_svg(address.link, "a <label>", 4)


def test_where_the_server_asks_for_a_word_card_wall_and_picture_have_it(tmp_path: Path):
    teacher = Teacher(tmp_path)
    assert "word" not in words(teacher.see("desk-join"))
    teacher.session.word = "kelp-river"
    assert "asked for the word kelp-river" in words(teacher.see("desk-join"))
    assert "asks for the word kelp-river" in words(teacher.wall())
    address = join_address(("http://10.0.0.7:8866/",), "KELP 473", "kelp-river")
    assert address is not None
    assert address.link == "http://10.0.0.7:8866/join/KELP473/?token=kelp-river"
    assert address.typed == "10.0.0.7:8866/join"


def test_a_longer_link_makes_no_larger_picture():
    sizes = []
    for word in ("", "kelp-river", "k" * 60):
        address = join_address(("http://192.168.100.200:8866/labs/",), "MUREX 665", word)
        assert address is not None
        found = re.search(r'width="([\d.]+)"', qr_svg(address.link, "label", 11.0))
        assert found is not None
        sizes.append(float(found.group(1)))
    assert sizes[0] <= sizes[1] <= sizes[2] <= 31 * 11.0 + 0.1


def test_without_a_network_the_desk_says_how_to_let_others_in(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.session.addresses = ()
    assert "reefkit serve --network" in words(teacher.see("desk-join"))


def test_the_door_closes_and_another_code_is_made(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.do("join-door", checked=False)
    assert teacher.store.classes.by_code(teacher.row.code, "v") is None
    teacher.do("join-door", checked=True)
    teacher.do("join-new-code")
    assert teacher.scene.klass.code != teacher.row.code
    assert teacher.scene.klass.code in teacher.said


def test_everybody_stands_with_where_they_are(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    teacher.watch.pass_by(300)
    teacher.seen(teacher.people[0], part="after")
    seen = [words(each) for each in teacher.see("people").select(".rk-desk-person")]
    assert seen == ["Ana After the game", "Ben Page closed 5 min ago"]
    teacher.watch.pass_by(20)
    teacher.seen(teacher.people[0], part="play")
    assert "Waiting for a seat" in words(teacher.see("people"))


def test_names_stay_hidden_when_the_desk_is_opened_again(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    for hides in (True, False):
        teacher.do("hide-names", checked=hides)
        again = teacher.reloaded()
        assert ("Ana" not in words(again.see("people"))) == hides
        tick = one(again.see("desk-top"), '[data-key="hide-names"]')
        assert tick.has_attr("checked") == hides


def test_names_are_hidden_on_the_desk_by_a_switch(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class()
    teacher.do("hide-names", checked=True)
    page = teacher.page()
    for tab in ("class", "play"):
        teacher.do("tab", tab=tab)
        shown = "".join(panel.html for panel in page.panels.values())
        shown += (
            "".join(each.html for each in page.figures["tables"].panels.values())
            if page.figures
            else ""
        )  # type: ignore[attr-defined]
        assert "Student 2" in shown
        assert "Ben" not in shown


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", '"><b x="', "\u202egnp", "x" * 10_000]
)
def test_a_name_is_a_text_on_every_region(tmp_path: Path, name: str):
    teacher = Teacher(tmp_path, 1)
    person = teacher.join(name)
    teacher.quick_class()
    teacher.do("person-open", person=person)
    page = teacher.page()
    for tab in ("class", "play"):
        teacher.do("tab", tab=tab)
        html = "".join(panel.html for panel in page.panels.values())
        soup = teacher.read(html)
        assert not soup.select("script, b[x]")
        assert "\u202e" not in html
        assert len(html) < 200_000


# -- one pupil -----------------------------------------------------------------------------------
def test_two_sams_are_told_apart_and_one_is_renamed_at_the_table_too(tmp_path: Path):
    teacher = Teacher(tmp_path, 1)
    sam, _ = teacher.join("Sam"), teacher.join("Sam")
    teacher.quick_class()
    assert teacher.tables[0].names[1:3] == ("Sam", "Sam 2")
    teacher.do("person-open", person=sam)
    teacher.do("person-name", name="Samira")
    assert teacher.tables[0].names[1] == "Samira"
    assert teacher.handle().setup.seats[1].name == "Samira"


def test_a_resume_code_is_shown_on_request_alone(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    code = teacher.scene.members[0].resume_code
    teacher.do("person-open", person=teacher.people[0])
    assert code not in str(teacher.see("desk-windows"))
    teacher.press("desk-windows", "person-code")
    assert code in str(teacher.see("desk-windows"))
    teacher.do("person-open", person=teacher.people[1])
    teacher.do("person-open", person=teacher.people[0])
    assert code not in str(teacher.see("desk-windows"))


def test_a_pasted_list_of_names_is_a_student_a_line(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.do("person-add", name="Ada Lovelace\n\n  Ben\tOkri \r\nAda Lovelace\n")
    labels = [each.label for each in teacher.scene.members]
    assert len(labels) == 3
    assert labels[:2] == ["Ada Lovelace", "Ben Okri"]
    assert labels[2].startswith("Ada Lovelace")
    assert labels[2] != labels[0]
    assert not teacher.session.ui.dialog
    assert "60" in teacher.refused("person-add", name="\n".join(f"N{n}" for n in range(61)))
    assert len(teacher.scene.members) == 3


def test_a_student_is_added_by_hand_though_the_door_is_closed(tmp_path: Path):
    teacher = Teacher(tmp_path, 1)
    teacher.do("join-door", checked=False)
    assert teacher.refused("person-add", name="   ")
    teacher.do("person-add", name="Zoe")
    added = teacher.scene.members[-1]
    assert added.label == "Zoe"
    assert added.resume_code in words(teacher.see("desk-windows"))


def test_taking_out_asks_first_frees_the_seat_and_can_be_undone(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class()
    teacher.do("person-open", person=teacher.people[1])
    assert not teacher.see("desk-windows").select('[data-act="person-remove"]')
    teacher.press("desk-windows", "ask-remove")
    teacher.press("desk-windows", "remove-yes")
    assert teacher.people[1] not in teacher.scene.by_person
    assert teacher.tables[0].seats[1] == ()
    teacher.press("people", f"let-in-{teacher.people[1]}")
    assert teacher.people[1] in teacher.scene.by_person


def test_a_pupil_is_taken_out_with_all_who_joined_later_and_they_come_back(tmp_path: Path):
    teacher = Teacher(tmp_path, 4)
    teacher.do("person-open", person=teacher.people[1])
    teacher.press("desk-windows", "ask-remove-since")
    teacher.press("desk-windows", "remove-since-yes")
    assert [each.person for each in teacher.scene.members] == teacher.people[:1]
    assert "3 names are no longer in the class." in words(teacher.see("people"))
    assert focused(teacher) == {"people-let-in"}
    teacher.press("people", "people-let-in")
    assert [each.person for each in teacher.scene.members] == teacher.people
    assert not teacher.see("people").select(".rk-desk-undo")
    assert focused(teacher) == {f"person-{teacher.people[1]}"}


def focused(teacher: Teacher) -> set[str]:
    """Return the key of what the keyboard is put on, if the page has it."""
    key = teacher.session.focus
    shown = [teacher.see(panel) for panel in ("people", "desk-windows")]
    return {key for each in shown if each.select(f'[data-key="{key}"]')}


@pytest.mark.parametrize(
    ("ask", "on"),
    [("ask-merge", "merge-{}"), ("ask-remove", "ask-no"), ("ask-remove-since", "ask-no")],
)
def test_the_keyboard_stays_where_something_is_asked_once_more(tmp_path: Path, ask: str, on: str):
    teacher = Teacher(tmp_path, 3)
    ana = teacher.people[0]
    teacher.do("person-open", person=ana)
    teacher.press("desk-windows", ask)
    assert focused(teacher) == {on.format(ana)}
    teacher.press("desk-windows", "ask-no")
    assert focused(teacher) == {ask}


def test_choosing_who_joined_twice_only_chooses_and_a_merge_can_be_undone(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    ana, twice = teacher.people[0], teacher.join("Ana")
    before = teacher.scene.members
    teacher.do("person-open", person=ana)
    teacher.press("desk-windows", "ask-merge")
    assert not teacher.see("desk-windows").select('[data-act="person-merge"]')
    for each in (teacher.people[1], twice):  # as the arrow keys go through the list
        teacher.do("person-choose", name="other", value=each)
    assert teacher.scene.members == before
    button = one(teacher.see("desk-windows"), '[data-key="merge-do"]')
    assert words(button) == "Make Ana 2 and Ana one student"
    assert teacher.refused("person-merge", value="nobody")
    assert teacher.refused("person-merge", value=ana)
    teacher.press("desk-windows", "merge-do")
    assert [each.label for each in teacher.scene.members] == ["Ana", "Ben"]
    assert teacher.store.people.get(twice).id == ana  # type: ignore[union-attr]
    assert "Ana 2 is now Ana." in words(teacher.see("desk-windows"))
    assert focused(teacher) == {f"merge-undo-{twice}"}
    again = teacher.reloaded()
    assert "Ana 2 is now Ana." in words(again.see("people"))
    again.press("people", f"merge-undo-{twice}")
    assert again.scene.members == before
    assert focused(again) == {f"person-{twice}"}
    assert not again.see("people").select(".rk-desk-undo")


def test_a_merge_leaves_no_button_that_removes_under_the_pointer(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    ana, twice = teacher.people[0], teacher.join("Ana")
    teacher.do("person-open", person=ana)
    assert "removes Ana and the 2 students who joined later" in words(teacher.see("desk-windows"))
    teacher.press("desk-windows", "ask-merge")
    teacher.do("person-choose", name="other", value=twice)
    teacher.press("desk-windows", "merge-do")
    leave = one(teacher.see("desk-windows"), '[data-key="leave"]')
    assert [words(each) for each in leave.select("button")] == ["Undo"]
    teacher.press("desk-windows", f"merge-undo-{twice}")
    shown = teacher.see("desk-windows")
    assert words(one(shown, '[data-key="dialog-said"]')) == "Ana 2 is a student of their own again."
    assert words(one(shown, '[data-key="merge-do"]')) == "Make Ana 2 and Ana one student"
    assert not shown.select('[data-key="leave"] .rk-button-danger')
    teacher.do("person-open", person=ana)
    assert teacher.see("desk-windows").select('[data-key="ask-remove-since"]')


def test_whose_names_are_hidden_are_hidden_in_what_can_be_undone(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.do("person-open", person=teacher.people[0])
    teacher.do("person-merge", value=teacher.people[1])
    teacher.do("close-dialog")
    teacher.do("hide-names", checked=True)
    said = words(one(teacher.see("people"), ".rk-desk-undo"))
    assert not any(name in said for name in ("Ana", "Ben"))


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("person-open", {"person": "x"}),
        ("person-seat", {"value": "x/0"}),
        ("person-seat", {"value": "/²"}),
        ("person-seat", {"value": "a" * 500}),
        ("table-open", {"table": "x"}),
        ("table-away", {"table": "x", "seat": 0}),
        ("wall-move", {"table": "x"}),
        ("gate-open", {"gate": "gate-1-dwellers"}),
        ("gate-go-without", {"gate": ""}),
        ("settings-take", {}),
        ("settings-choose", {"name": "size", "value": "9"}),
        ("settings-choose", {"name": "key", "value": "1"}),
        ("settings-option", {"name": "key", "value": "1"}),
        ("settings-several", {"name": "topics", "value": "sorcery", "checked": True}),
        ("settings-form", {"part": "before", "value": "none-such"}),
        ("tab", {"tab": "secrets"}),
        ("join-door", {"checked": [1]}),
    ],
)
def test_what_no_control_sends_is_refused_and_changes_nothing(
    tmp_path: Path, act: str, values: dict[str, object]
):
    teacher = Teacher(tmp_path, 2)
    teacher.do("person-open", person=teacher.people[0])
    before = (teacher.scene.members, teacher.tables, teacher.scene.control, teacher.session.ui.tab)
    assert teacher.refused(act, **values)
    after = (teacher.scene.members, teacher.tables, teacher.scene.control, teacher.session.ui.tab)
    assert after == before


# -- seating -------------------------------------------------------------------------------------
def test_one_click_seats_everybody_who_is_here_as_the_preview_says(tmp_path: Path):
    teacher = Teacher(tmp_path, 11)
    teacher.watch.pass_by(400)
    teacher.seen(*teacher.people[:10])  # the eleventh is absent
    shown = words(one(teacher.see("desk-lesson"), '[data-key="preview"]'))
    teacher.do("settings-choose", name="way", value="founded")
    teacher.press("desk-lesson", "lesson-seat")
    assert [len(row.seats) for row in teacher.tables] == [4, 4, 4]
    seated = [person for row in teacher.tables for seat in row.seats for person in seat]
    assert sorted(seated) == sorted(teacher.people[:10])
    for row in teacher.tables:
        assert row.name in shown
        assert sum(not seat for seat in row.seats) == len(row.away)
    assert all(table.setup.seats[0].bot is None for table in teacher.scene.handles.values())


def test_who_comes_late_takes_a_free_seat_and_then_a_table_is_laid(tmp_path: Path):
    teacher = Teacher(tmp_path, 7)
    teacher.quick_class()
    assert [sum(map(bool, row.seats)) for row in teacher.tables] == [4, 3]
    late = [teacher.join("Lena"), teacher.join("Mia")]
    assert "newcomers-band" not in str(teacher.see("desk-top")), "the tab has them already"
    teacher.do("tab", tab="play")
    assert "Lena, Mia" in words(one(teacher.see("desk-top"), '[data-key="newcomers-band"]'))
    teacher.press("desk-top", "newcomers-seat")
    assert late[0] in {
        person for row in teacher.tables[:2] for seat in row.seats for person in seat
    }
    assert [sum(map(bool, row.seats)) for row in teacher.tables] == [4, 4, 1]
    assert "2 newcomers" in teacher.said
    assert "Nobody" in teacher.refused("lesson-newcomers")


def test_those_who_share_a_screen_share_a_seat(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.watch.pass_by(30)
    teacher.seen(teacher.people[0], **{"with": [teacher.people[2], "stranger"]})
    teacher.quick_class()
    assert teacher.tables[0].seats[0] == (teacher.people[0], teacher.people[2])
    assert teacher.tables[0].names[0] == "Ana & Carlos"


def test_a_pupil_is_moved_by_hand_to_a_free_seat_a_team_and_none(tmp_path: Path):
    teacher = Teacher(tmp_path, 6)
    teacher.quick_class()
    first, second = teacher.tables
    ana = teacher.people[0]
    teacher.do("person-open", person=ana)
    teacher.do("person-seat", value=f"{second.id}/3")
    assert teacher.tables[1].seats[3] == (ana,)
    assert teacher.tables[0].seat_of(ana) is None
    teacher.do("person-seat", value=f"{first.id}/1")
    assert ana in teacher.tables[0].seats[1]
    assert len(teacher.tables[0].seats[1]) == 2
    teacher.do("person-seat", value="")
    assert teacher.scene.whereabouts[ana].table is None


def test_choosing_a_seat_only_chooses_and_a_move_can_be_undone(tmp_path: Path):
    teacher = Teacher(tmp_path, 6)
    teacher.quick_class()
    first, second = teacher.tables
    ana = teacher.people[0]
    teacher.do("person-open", person=ana)
    for seat in range(4):  # as the arrow keys go through the list
        teacher.do("person-choose", name="seat", value=f"{second.id}/{seat}")
    assert teacher.tables == (first, second)
    button = one(teacher.see("desk-windows"), '[data-key="person-seat-do"]')
    assert words(button) == f"Seat Ana at {second.name}, seat 4"
    teacher.press("desk-windows", "person-seat-do")
    assert teacher.tables[1].seats[3] == (ana,)
    again = teacher.reloaded()
    assert f"Ana now sits at {second.name}, seat 4." in words(again.see("people"))
    again.press("people", f"seat-undo-{ana}")
    assert [row.seats for row in again.tables] == [first.seats, second.seats]
    assert not again.see("people").select(".rk-desk-undo")
    assert again.refused("person-seat-undo", person=ana)


def test_a_move_to_no_seat_can_be_undone_until_the_tables_change(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    teacher.quick_class()
    ana = teacher.people[0]
    teacher.do("person-open", person=ana)
    teacher.do("person-choose", name="seat", value="")
    button = one(teacher.see("desk-windows"), '[data-key="person-seat-do"]')
    assert words(button) == "Take Ana from the table"
    teacher.press("desk-windows", "person-seat-do")
    assert "Ana now has no seat." in words(teacher.see("desk-windows"))
    assert focused(teacher) == {f"seat-undo-{ana}"}
    teacher.press("desk-windows", f"seat-undo-{ana}")
    assert focused(teacher) == {f"name-of-{ana}"}
    teacher.do("person-seat", value="")
    teacher.store.classes.close_table(teacher.tables[0].id)
    assert not teacher.see("desk-windows").select(".rk-desk-undo")
    assert teacher.refused("person-seat-undo", person=ana)


def test_the_end_of_a_lesson_asks_and_keeps_what_was_played(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class()
    match = teacher.tables[0].match
    teacher.press("desk-lesson", "end-ask")
    teacher.press("desk-windows", "end-yes")
    assert teacher.tables == ()
    assert [row.match for row in teacher.store.classes.tables(teacher.row.id)] == [match]
    teacher.do("lesson-seat")
    assert len(teacher.tables) == 1


def test_every_empty_state_says_what_to_do(tmp_path: Path):
    teacher = Teacher(tmp_path)
    assert "type" in words(teacher.see("people"))
    assert "Students join first" in words(teacher.see("desk-lesson"))
    assert "No tables yet" in words(teacher.see("desk-lead"))
    assert "Nobody" in teacher.refused("lesson-seat")


# ---- The desk keeps its class going: bots play, absent seats are taken over and given back.
def test_bots_play_the_empty_seats_of_every_table(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class()
    teacher.running.step()
    waits = {seat for each in teacher.handle().view(None).awaited for seat in each.seats}
    assert waits <= {0, 1, 2}


def test_bots_that_one_page_follows_are_left_to_it_until_it_is_gone(tmp_path: Path):
    teacher = Teacher(tmp_path, 1)
    teacher.quick_class()
    position = teacher.handle().position
    teacher.running.step()
    assert teacher.handle().position == position
    teacher.watch.pass_by(LEFT_SECONDS + 1)
    teacher.running.step()
    teacher.watch.pass_by(1)
    teacher.running.step()
    assert teacher.handle().position > position


def test_nothing_moves_while_everybody_is_paused(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    teacher.quick_class()
    teacher.do("all-pause")
    position = teacher.handle().position
    teacher.running.step()
    assert teacher.handle().position == position
    teacher.do("all-pause")
    teacher.running.step()
    assert teacher.handle().position > position


def test_a_bot_plays_for_who_left_until_they_are_back(tmp_path: Path):
    teacher = Teacher(tmp_path, 4)
    teacher.quick_class()
    teacher.watch.pass_by(LEFT_SECONDS + 1)
    teacher.seen(*teacher.people[:3])
    teacher.running.step()
    assert teacher.tables[0].away == (3,)
    teacher.seen(teacher.people[3])
    teacher.watch.pass_by(1)
    teacher.running.step()
    assert teacher.tables[0].away == ()


def test_a_seat_that_the_teacher_gave_to_a_bot_stays_so(tmp_path: Path):
    teacher = Teacher(tmp_path, 4)
    teacher.quick_class()
    teacher.do("table-away", table=teacher.tables[0].id, seat=1)
    teacher.running.step()
    teacher.watch.pass_by(30)
    teacher.seen(*teacher.people)
    teacher.running.step()
    assert teacher.tables[0].away == (1,)


def test_who_has_just_been_seated_is_not_taken_for_absent(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.watch.pass_by(LEFT_SECONDS + 60)  # the pages' last sign is long ago
    teacher.quick_class()
    teacher.running.step()
    assert teacher.tables[0].away == (3,)


def test_the_desk_looks_again_when_somebody_wrote_and_when_minutes_pass(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    assert teacher.running.step()
    while teacher.running.step():  # its own first writes
        pass
    teacher.watch.pass_by(30)
    assert teacher.running.step()


def test_a_costly_look_is_followed_by_a_longer_rest(tmp_path: Path):
    times = iter([0.0, 0.1, 10.0, 12.0, 20.0, 20.1])  # looks of 0.1, 2 and 0.1 seconds
    rests: list[float] = []
    ended = asyncio.Event()

    async def sleep(seconds: float) -> None:
        rests.append(seconds)
        if len(rests) > 3:
            ended.set()
            raise asyncio.CancelledError

    running = Following(Teacher(tmp_path, 2).session, sleep, 0.6, lambda: next(times))

    async def run() -> None:
        running.start()
        await ended.wait()

    asyncio.run(run())
    assert rests == pytest.approx([0.6, 0.6, 3 * 2.0, 0.6])


def test_a_fault_of_the_store_is_said_and_the_desk_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    teacher = Teacher(tmp_path, 2)
    teacher.quick_class()

    def broken(_: str) -> None:
        raise StoreFault(message("store-locked"), "locked")

    with monkeypatch.context() as patch:
        patch.setattr(teacher.store.classes, "control", broken)
        assert not teacher.running.step()
        assert teacher.session.refused
    teacher.watch.pass_by(30)
    assert teacher.running.step()


def test_those_who_arrive_are_named_on_the_wall_if_the_teacher_says_so(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    assert "3 of 3 are here" in words(teacher.wall())
    assert "Ana" not in words(teacher.wall())
    teacher.do("wall-names", checked=True)
    assert words(one(teacher.wall(), '[data-key="arrived"]')) == "Ana Ben Carlos"
    teacher.session.addresses = ()
    assert "Only this computer" in words(teacher.wall())


def test_classes_of_one_key_are_listed_made_opened_and_named(tmp_path: Path):
    teacher, left = Teacher(tmp_path, 3), []
    teacher.session.on_leave(lambda: left.append(teacher.session.bound_for))
    teacher.do("classes-open")
    assert len(teacher.see("desk-windows").select(".rk-desk-classes > li")) == 1
    teacher.do("classes-make", name=" Biology  9C ")
    made = next(row for row in teacher.store.classes.all() if row.id != teacher.row.id)
    assert (made.name, made.teacher, left) == ("Biology 9C", "Ms Okafor", [made.id])
    assert made in teacher.store.classes.beside(teacher.row.id)
    teacher.do("classes-rename", name="Biology 9A")
    shown = teacher.see("desk-windows")
    rows = [row.get_text(" ", strip=True) for row in shown.select(".rk-desk-classes > li")]
    assert rows == [
        f"Biology 9A {teacher.row.code} · 3 students open now",
        f"Biology 9C {made.code} · 0 students Open",
    ]
    teacher.press("desk-windows", f"go-{made.id}")
    assert left == [made.id, made.id]
    teacher.do("sign-out")
    assert left[-1] == ""


def test_no_class_of_another_key_is_opened_and_none_without_a_name(tmp_path: Path):
    teacher, left = Teacher(tmp_path, 1), []
    teacher.session.on_leave(lambda: left.append(True))
    stranger, _ = teacher.store.classes.create("Stranger")
    for wanted in (stranger.id, "none", ""):
        assert "no such class" in teacher.refused("classes-go", id=wanted)
    for act in ("classes-make", "classes-rename"):
        assert "needs a name" in teacher.refused(act, name=" \u202e\n ")
    assert left == []
    assert len(teacher.store.classes.all()) == 2
    assert teacher.scene.klass.name == "Biology 9B"
    assert "Stranger" not in str(teacher.see("desk-windows"))

"""Joining a class whose teacher expects students by name."""

from pathlib import Path

import pytest

from reefkit.labs.lesson import class_table
from reefkit.labs.lesson.parts import head, pages
from reefkit.labs.roster import NEW
from reefkit.text.codes import letters_of
from tests.labs.reef.page import ReefPage
from tests.labs.reef.student import ClassRoom, look, text
from tests.support.open_page import one


@pytest.fixture
def room(tmp_path: Path) -> ClassRoom:
    return ClassRoom(tmp_path)


def labels(room: ClassRoom) -> list[str]:
    return [each.label for each in room.store.classes.members(room.id)]


def send(room: ClassRoom, desk: ReefPage, first: str = "", **fields: str) -> ReefPage:
    desk.do("class-join", code=room.row.code, first=first, **fields)
    return desk


def names_shown(desk: ReefPage) -> list[str]:
    return [text(each) for each in desk.see(pages.WHOLE).select(".rk-class-names bdi")]


def who(desk: ReefPage) -> list[str]:
    return [each.id for each in desk.session.membership.here]


def invited(room: ClassRoom) -> ReefPage:
    desk = room.page()
    desk.session.invite(letters_of(room.row.long_code))
    return desk


def test_a_name_typed_as_it_is_in_the_list_is_that_member(room: ClassRoom):
    zoe, _ = room.expect("Zoë Lindqvist", "Sam")
    room.lay(["Zoë Lindqvist"], [])
    desk = send(room, room.page(), "zoë  lindqvist")
    assert who(desk) == [zoe]
    assert labels(room) == ["Zoë Lindqvist", "Sam"]
    assert desk.session.here == (0,)  # at the seat that waited


def test_names_are_shown_only_where_the_teacher_has_allowed_it(room: ClassRoom):
    room.expect("Zoë Lindqvist", "Sam Okri")
    assert names_shown(invited(room)) == []
    for typed in ("Zoe", "Zoe L.", "Lindqvist"):
        desk = send(room, room.page(), typed)
        assert names_shown(desk) == []
        assert "type your first and your last name" in text(desk.see(pages.WHOLE))
        assert "Zoë" not in text(desk.see(pages.WHOLE))
    room.store.classes.set_control(room.id, shows_roster=True)
    assert names_shown(invited(room)) == ["Sam Okri", "Zoë Lindqvist"]
    room.store.classes.set_open(room.id, open=False)
    assert names_shown(invited(room)) == []


@pytest.mark.parametrize("typed", ["Zoe Lindqvist", "LINDQVIST, zoe"])
def test_a_name_with_the_same_words_is_proposed_and_chosen(room: ClassRoom, typed: str):
    zoe, _ = room.expect("Zoë Lindqvist", "Sam Okri")
    desk = send(room, room.page(), typed)
    assert who(desk) == []
    assert names_shown(desk) == ["Zoë Lindqvist"]
    soup = desk.see(pages.WHOLE)
    assert one(soup, "input[type=radio][checked]")["value"] == zoe
    assert one(soup, '[data-key="class-first"]')["value"] == typed
    send(room, desk, typed, is_first=zoe)
    assert who(desk) == [zoe]


def test_who_is_not_in_the_list_joins_under_the_typed_name(room: ClassRoom):
    room.expect("Zoë Lindqvist")
    desk = send(room, room.page(), "Zoe")
    send(room, desk, "Zoe", is_first=NEW)
    assert labels(room) == ["Zoë Lindqvist", "Zoe"]
    assert "You joined" in desk.said


def test_one_taps_ones_name_among_those_who_are_not_here_yet(room: ClassRoom):
    zoe, sam, _, _ = room.expect("Zoë", "Sam", "Mia", "Łukasz")
    room.store.classes.set_control(room.id, shows_roster=True)
    desk = invited(room)
    assert names_shown(desk) == ["Łukasz", "Mia", "Sam", "Zoë"]
    late = invited(room)
    late.see(pages.WHOLE)
    send(room, desk, is_first=sam)
    assert who(desk) == [sam]
    assert names_shown(invited(room)) == ["Łukasz", "Mia", "Zoë"]
    for person in (sam, "nobody"):  # the page was drawn before Sam came
        late.refused("class-join", code=room.row.code, is_first=person)
    assert who(late) == []
    send(room, late, is_first=zoe)
    assert who(late) == [zoe]
    assert labels(room) == ["Zoë", "Sam", "Mia", "Łukasz"]


def test_somebody_here_comes_back_with_a_code_or_is_another(room: ClassRoom):
    room.pupil("Sam")
    again = send(room, room.page(), "sam")
    assert who(again) == []
    shown = one(again.see(pages.WHOLE), '[data-key="class-is-here"]')
    assert "sam is in this class already" in text(shown)
    assert shown.select_one('[href="../continue/"]')
    send(room, again, "sam", is_first=NEW)
    assert labels(room) == ["Sam", "sam 2"]
    at_home = send(room, room.page("device-1"), "Sam")  # the device that Sam joined on
    assert who(at_home) == [room.person("Sam")]


def test_those_who_share_a_screen_are_asked_about_each(room: ClassRoom):
    zoe, sam = room.expect("Zoë Lindqvist", "Sam Okri")
    desk = send(room, room.page(), "Zoë Lindqvist", second="Okri Sam")
    assert who(desk) == []
    assert names_shown(desk) == ["Sam Okri"]
    send(room, desk, "Zoë Lindqvist", second="Okri Sam", is_second=sam)
    assert who(desk) == [zoe, sam]


def test_work_from_before_goes_along_with_whoever_says_it_is_theirs(room: ClassRoom):
    zoe, sam = room.expect("Zoë", "Sam")
    for mine, person, answers in (("yes", zoe, 1), ("", sam, 0)):
        desk = room.page()
        desk.session.work.answer("before", "q", {"text": "Deep."})
        send(room, desk, room.store.people.get(person).name, mine=mine)  # type: ignore[union-attr]
        assert who(desk) == [person]
        assert len(room.store.work.answers(person, "reef", "before")) == answers


def test_a_code_of_ones_own_leads_to_the_class(room: ClassRoom):
    room.expect("Zoë")
    member = room.store.classes.members(room.id)[0]
    desk = room.page()
    desk.do("code-enter", code=member.resume_code)
    assert desk.session.ui.page == class_table.HOME_PAGE
    assert "You are in Blue 7" in text(desk.see(pages.WHOLE))
    room.lay(["Zoë"], [])
    look(desk)
    assert desk.session.here == (0,)
    assert not room.store.classes.awaited(room.id)


def test_a_page_that_is_opened_again_shows_the_class(room: ClassRoom):
    desk = room.pupil("Zoë")
    again = room.page("device-1")
    assert again.session.ui.page == class_table.HOME_PAGE
    again.do("part", part="play")  # to play alone is one press further
    assert again.session.ui.page == "door"
    room.store.classes.set_control(room.id, setting={"game": "climate"})
    assert room.page("device-1").session.ui.page == "door"
    assert desk.session.membership.class_row is not None


def test_a_code_of_ones_own_leads_past_ones_own_match_to_the_class(room: ClassRoom):
    first = room.pupil("Zoë")
    first.do("quick-start")
    code = room.store.classes.members(room.id)[0].resume_code
    for part, title in (("play", "You are in Blue 7"), ("before", "")):
        first.do("part", part=part)
        desk = room.page()
        desk.do("code-enter", code=code)
        assert desk.session.ui.part == part
        assert title in text(desk.see(pages.WHOLE))


def test_a_student_reads_the_name_that_the_teacher_gives(room: ClassRoom):
    desk = room.pupil("Sillyname")
    room.store.classes.rename_member(room.id, room.person("Sillyname"), "Sam")
    look(desk)
    assert "Sillyname" not in text(desk.see(pages.WHOLE)) + text(desk.see(head.TOP))
    assert "Sam" in text(desk.see(pages.WHOLE))
    assert [each.name for each in desk.session.membership.here] == ["Sam"]

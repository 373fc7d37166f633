"""The names of a class at the desk: a list that is opened, slips, and names that look alike."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reefkit.desk.joining import continue_address
from reefkit.desk.roster import SLIPS
from reefkit.labs.content import waits_for_teacher
from reefkit.text import use_content
from tests.desk.pupils import SchoolClass, Teacher, desk_of
from tests.desk.test_vote import region_of
from tests.labs.reef.student import ClassRoom, look
from tests.support.open_page import one, words

CANVAS = (
    'Student,ID\n    Points Possible,\n"Lindqvist, Zoë",1\n"Okri, Sam",2\n"Student, Test",3\n'
).encode()


def labels(teacher: Teacher) -> list[str]:
    return [each.label for each in teacher.scene.members]


def opened(teacher: Teacher, data: bytes) -> None:
    teacher.session.do("names-open", {"name": "9b.csv"}, data)


def test_a_file_s_names_are_shown_first_and_added_by_a_press(tmp_path: Path):
    teacher = Teacher(tmp_path)
    opened(teacher, CANVAS)
    assert "2 names were read from 9b.csv" in teacher.said
    field = one(teacher.see("people"), 'textarea[name="name"]')
    assert field.text == "Lindqvist, Zoë\nOkri, Sam"
    assert labels(teacher) == []
    teacher.do("person-add", name=field.text)
    assert labels(teacher) == ["Zoë Lindqvist", "Sam Okri"]
    assert "Type this code, and your first and last name" in words(teacher.wall())
    assert [each.last for each in teacher.scene.members] == ["Lindqvist", "Okri"]
    assert one(teacher.see("people"), 'textarea[name="name"]').text == ""
    opened(teacher, b"PK\x03\x04\0")
    assert teacher.session.refused


def test_of_a_list_that_comes_again_only_new_names_are_added(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.do("person-add", name="Zoë\nSam\nSam")
    assert "Type this code and your name" in words(teacher.wall())
    teacher.do("person-add", name="Sam\nMia\nZOË\nSam\n")
    assert labels(teacher) == ["Zoë", "Sam", "Sam 2", "Mia"]
    assert "These 2 names are in the class already" in teacher.refused(
        "person-add", name="Mia\nSam"
    )
    teacher.do("person-add", name="Mia")  # one name is a student of its own
    assert labels(teacher)[-1] == "Mia 2"


def test_a_listed_student_has_joined_once_somebody_has_come_as_them(tmp_path: Path):
    teacher, since = Teacher(tmp_path, 1), '[data-key="remove-since-why"]'
    teacher.do("person-add", name="Zoë\nSam\nMia")
    ana, zoe, sam, mia = (each.person for each in teacher.scene.members)
    teacher.watch.pass_by(60)
    ben = teacher.join("Ben")
    classes = teacher.store.classes

    def joined() -> list[str]:
        """List who has joined, the first first, as the desk's file has it."""
        come = [each for each in teacher.scene.members if each.joined]
        return [e.person for e in sorted(come, key=lambda each: each.joined or "")]

    def removes(person: str) -> list[str]:
        teacher.do("person-open", person=person)
        return [words(each) for each in teacher.see("desk-windows").select(since)]

    assert joined() == [ana, ben]
    assert "Ana and the one student who joined later" in removes(ana)[0]
    assert removes(zoe) == removes(ben) == []
    teacher.watch.pass_by(60)
    classes.come_as(teacher.row.id, zoe, "a-browser")
    assert joined() == [ana, ben, zoe]
    assert "Ben and the one student who joined later" in removes(ben)[0]
    teacher.watch.pass_by(60)
    teacher.store.devices.add("another-browser", sam)  # by their own code
    assert joined() == [ana, ben, zoe, sam]
    classes.merge(teacher.row.id, mia, ben)
    assert joined() == [ana, mia, zoe, sam]
    classes.undo_merge(teacher.row.id, ben)
    assert joined() == [ana, ben, zoe, sam]
    teacher.do("person-open", person=ana)
    teacher.press("desk-windows", "ask-remove-since")
    teacher.press("desk-windows", "remove-since-yes")
    assert [each.person for each in teacher.scene.members] == [mia]


def test_names_are_not_for_everybody_unless_the_teacher_says_so(tmp_path: Path):
    teacher = Teacher(tmp_path, 1)
    show = '[data-key="names-show"]'
    assert not teacher.see("people").select(show)  # nobody is expected
    teacher.do("person-add", name="Zoë\nSam")
    assert "checked" not in one(teacher.see("people"), show).attrs
    assert not teacher.scene.control.shows_roster
    teacher.do("names-show", checked=True)
    assert "checked" in one(teacher.see("people"), show).attrs
    assert teacher.scene.control.shows_roster


def test_a_slip_has_the_name_the_code_and_the_address_in_print_alone(tmp_path: Path):
    teacher = Teacher(tmp_path)
    teacher.do("person-add", name="Zoë\nSam")
    codes = [each.resume_code for each in teacher.scene.members]
    assert not any(code in str(teacher.see("people")) for code in codes)
    teacher.session.word = "kelp-river"
    teacher.session.printing = SLIPS  # as while the page is drawn after the press
    slips = one(teacher.see("people"), '[data-key="slips"]')
    assert "rk-print-only" in str(slips["class"])
    shown = [words(each) for each in slips.select(".rk-desk-slip")]
    for name, code, slip in zip(("Zoë", "Sam"), codes, shown, strict=True):
        assert slip.startswith(name)
        assert code in slip
        assert "10.0.0.7:8866/continue" in slip
        assert "the word kelp-river" in slip
    assert len(slips.select("svg")) == 2
    assert "slips-alone" not in str(teacher.see("people"))
    teacher.session.addresses = ()
    assert "have no address" in words(one(teacher.see("people"), '[data-key="slips-alone"]'))
    slips = one(teacher.see("people"), '[data-key="slips"]')
    assert "front page" in words(slips)
    assert not slips.select("svg")


def test_the_picture_of_a_slip_opens_the_address_and_holds_no_code():
    address = continue_address(("https://labs.example/reef/",), "kelp-river")
    assert address is not None
    assert address.link == "https://labs.example/reef/continue/?token=kelp-river"
    assert address.typed == "https://labs.example/reef/continue"
    assert continue_address(()) is None


@pytest.mark.parametrize(
    ("expected", "came", "pairs"),
    [
        (("Zoë Lindqvist", "Sam"), ("Zoe",), ["Zoe and Zoë Lindqvist"]),
        ((), ("Sam", "Sam"), ["Sam and Sam 2"]),
        ((), ("Zoe", "Zoë", "Mia"), ["Zoe and Zoë"]),
        (("Ana", "Ana Lopez"), (), []),
    ],
)
def test_names_that_look_alike_are_pointed_at(
    tmp_path: Path, expected: tuple[str, ...], came: tuple[str, ...], pairs: list[str]
):
    teacher = Teacher(tmp_path)
    people = [teacher.join(name) for name in came]
    if expected:
        teacher.do("person-add", name="\n".join(expected))
    found = teacher.see("people").select('[data-act="person-alike"]')
    assert [" and ".join(sorted(words(each).split(" and "))) for each in found] == pairs
    if expected and pairs:  # the name in the list stays, and nothing happens before a press
        before = teacher.scene.members
        teacher.press("people", str(found[0]["data-key"]))
        assert teacher.scene.members == before
        button = one(teacher.see("desk-windows"), '[data-key="merge-do"]')
        assert words(button) == "Make Zoe and Zoë Lindqvist one student"
        teacher.press("desk-windows", "merge-do")
        assert labels(teacher) == ["Zoë Lindqvist", "Sam"]
        assert teacher.store.people.get(people[0]) is not None
    teacher.do("hide-names", checked=True)
    assert not teacher.see("people").select('[data-act="person-alike"]')


def test_a_name_is_hidden_by_one_press_and_comes_back(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    rude = teacher.join("Rude word")
    teacher.quick_class()
    teacher.do("person-open", person=rude)
    teacher.press("desk-windows", "name-hide")
    assert "Rude" not in words(teacher.see("desk-windows"))
    assert labels(teacher) == ["Ana", "Ben", "Student 3"]
    assert teacher.tables[0].names[2] == "Student 3"
    again = teacher.reloaded()
    assert "Rude" not in words(again.see("people"))
    again.press("people", f"name-undo-{rude}")
    assert labels(again)[-1] == "Rude word"
    assert again.refused("person-name-undo", person=rude)
    teacher.do("person-open", person=rude)
    teacher.press("desk-windows", "name-hide")
    teacher.do("person-name", name="Zoe")
    assert not teacher.see("desk-windows").select(".rk-desk-undo")


def test_who_took_an_absent_student_s_place_gives_it_back_by_one_press(tmp_path: Path):
    room = ClassRoom(tmp_path)
    (zoe,) = room.expect("Zoe")
    thief = room.page()
    thief.do("class-join", code=room.row.code, first="Zoe", second="", third="", is_first=zoe)
    desk = desk_of(SchoolClass(room.store, room.id))
    look(thief)
    room.store.classes.seen(room.id, zoe, {"part": "before"})
    desk.do("person-open", {"person": zoe})
    windows = region_of(desk, "desk-windows")
    assert words(one(windows, '[data-act="person-stranger"]')) == "This is not Zoe"
    desk.do("person-stranger", {})
    assert [each.label for each in desk.scene().members] == ["Student 1", "Zoe"]
    assert [each.label for each in room.store.classes.awaited(room.id)] == ["Zoe"]
    row = one(region_of(desk, "desk-windows"), '[data-act="person-stranger-undo"]').parent
    assert "Student 1 had come as Zoe" in words(row)
    desk.do("person-stranger-undo", {"person": zoe})
    assert [each.label for each in desk.scene().members] == ["Zoe"]
    desk.do("person-stranger", {})
    real = room.page()
    real.do("class-join", code=room.row.code, first="zoe", second="", third="")
    assert [each.label for each in desk.scene().members] == ["Student 1", "Zoe"]
    desk.do("person-stranger-undo", {"person": zoe})
    assert desk.refused, "Zoe has come"


def test_the_students_are_one_stop_of_the_tab_key(tmp_path: Path):
    teacher = Teacher(tmp_path, 6)
    people = teacher.see("people")
    arrows = people.select("[data-arrows] [data-arrow]")
    assert len(arrows) == 12
    first = one(people, '[data-arrow]:not([tabindex="-1"])')
    assert first["data-act"] == "person-open"


def test_a_name_is_changed_by_one_press_in_its_row(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    ana = teacher.people[0]
    teacher.press("people", f"rename-{ana}")
    assert teacher.session.focus == f"rename-of-{ana}"
    field = one(teacher.see("people"), f'[data-key="rename-of-{ana}"]')
    assert field["value"] == "Ana"
    teacher.do("person-name", person=ana, name="Anna")
    assert labels(teacher) == ["Anna", "Ben"]
    assert not teacher.session.ui.dialog
    assert not teacher.see("people").select("form.rk-desk-renaming")
    teacher.do("hide-names", checked=True)
    assert not teacher.see("people").select('[data-act="person-rename"]')


def test_a_name_with_a_word_of_the_list_waits_for_the_teacher(tmp_path: Path):
    room = ClassRoom(tmp_path)
    page, other = room.pupil("BULLSHIT Ben"), room.pupil("Ben")
    desk = desk_of(SchoolClass(room.store, room.id))
    assert [each.label for each in desk.scene().members] == ["Student", "Ben"]
    assert "Until then you are called Student." in page.text()
    assert "Until then" not in other.text()
    row = one(region_of(desk, "people"), '[data-act="person-name-undo"]')
    assert "Student typed “BULLSHIT Ben”" in words(row.parent)
    desk.do("hide-names", {"checked": True})
    assert "BULLSHIT" not in str(region_of(desk, "people"))
    desk.do("person-name-undo", {"person": row["data-person"]})
    assert [each.label for each in desk.scene().members] == ["BULLSHIT Ben", "Ben"]


@pytest.fixture
def own_folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    use_content(None)


def test_a_school_changes_the_words_that_wait(own_folder: Path):
    own = '[en]\nwords = []\n[fr]\nwords = ["zut"]\n'
    (own_folder / "waiting-words.toml").write_text(own, encoding="utf-8")
    assert waits_for_teacher("SHIT happens")
    assert not waits_for_teacher("Shitake, Scunthorpe and Zut")
    use_content(own_folder)
    assert waits_for_teacher("Zut!")
    assert waits_for_teacher("mierda")
    assert not waits_for_teacher("SHIT happens")

"""A rehearsal in a teacher's own class: it lets nobody in, and leaves nothing behind."""

from pathlib import Path

import pytest
from sqlalchemy import select

from reefkit.classroom.store import Store, schema
from reefkit.classroom.store.classes.base import VERSION
from reefkit.desk import seating
from reefkit.desk.item_analysis import graded
from reefkit.desk.page import all_acts
from reefkit.desk.session import DeskSession
from reefkit.labs.setting import Setting, plain_of
from reefkit.simulated_class.leading import Leading
from reefkit.simulated_class.rehearsal import PACES
from reefkit.simulated_class.simulated_class import simulate_class
from reefkit.text import catalogue
from tests.desk.pupils import Teacher, Watch, wall_of
from tests.desk.test_vote import region_of
from tests.support.open_page import one, words

SHORT = Setting(options={"rounds": 1}, forms=("before-short", "after-short"))


def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Read all that the database has, but for the sign that something in a class changed."""
    with store._database.read() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in schema.metadata.sorted_tables
        }
    found["settings"] = [row for row in found["settings"] if row[1] != VERSION]
    return found


class OwnClass:
    """A class without students, and its teacher's desk."""

    def __init__(self, folder: Path) -> None:
        self.store = Store.open(folder / "class.sqlite", clock=Watch())
        self.row, _ = self.store.classes.create("9B", "Ms Okafor")
        self.store.classes.set_control(self.row.id, setting=plain_of(SHORT), message="Welcome!")
        self.desk = DeskSession(all_acts(), catalogue(), self.store, self.row.id, clock=Watch())
        self.leading = self.desk.leading = Leading(self.desk)

    def do(self, act: str, **values: object) -> None:
        self.desk.do(act, values)
        assert not self.desk.refused, self.desk.said

    @property
    def members(self) -> int:
        return len(self.store.classes.members(self.row.id))


@pytest.fixture
def own(tmp_path: Path) -> OwnClass:
    return OwnClass(tmp_path)


def test_a_rehearsal_leaves_the_class_byte_for_byte_as_it_was(own: OwnClass):
    before, file = rows(own.store), own.store.classes.export(own.row.id)
    own.do("rehearse-begin", pupils="6", pace="hurry")
    haunt = simulate_class(own.store, own.row.id)
    assert own.members == 6
    first, second, *_ = (str(haunt.person(each)) for each in haunt.ghosts)
    answers = graded(own.desk)
    assert answers
    own.store.classes.mark(own.row.id, answers[0].answer, 1.0, "Good.")
    for act, values in (
        ("person-open", {"person": first}), ("person-merge", {"value": second}),
        ("person-hide-name", {"person": first}), ("all-send", {"text": "Look up!"}),
        ("wall-put", {"what": "data"}), ("mark-release", {"part": "after", "what": "show"}),
        ("ghosts-pace", {"pace": "quick"}), ("settings-choose", {"name": "later", "value": "true"}),
    ):  # fmt: skip
        own.desk.do(act, values)
    own.leading.step()
    own.do("rehearse-end")
    assert rows(own.store) == before
    assert own.store.classes.export(own.row.id) == file
    assert not graded(own.desk)


def test_the_students_of_a_rehearsal_come_at_a_pace_and_go_at_once(own: OwnClass):
    own.do("rehearse-begin", pupils="4", pace="quick")
    assert own.leading.step() == PACES["quick"]
    assert own.members == PACES["quick"].arrive
    own.leading.step()
    assert own.members == 4
    seating.lay(own.desk.scene(), seating.proposed(own.desk.scene()))
    own.do("rehearse-end")
    assert own.members == len(own.store.classes.tables(own.row.id)) == 0
    assert own.leading.step() == PACES["still"]
    own.do("rehearse-begin", pupils="2", pace="hurry")
    own.leading.step()
    assert own.members == 2


def test_the_desk_and_the_wall_say_that_it_is_a_rehearsal(own: OwnClass):
    own.do("rehearse-begin", pupils="2")
    top = region_of(own.desk, "desk-top")
    assert "This is a rehearsal in your own class" in words(top)
    assert words(one(top, '[data-act="rehearse-end"]')) == "End and erase"
    assert words(one(wall_of(own.desk), '[data-key="wall-rehearsal"]')) == "Rehearsal"
    assert not region_of(own.desk, "people").select('[data-key="rehearse"]')
    own.do("rehearse-end")
    assert not region_of(own.desk, "desk-top").select('[data-key="ghosts"]')
    assert not wall_of(own.desk).select('[data-key="wall-rehearsal"]')


def test_nobody_else_gets_into_a_rehearsal(own: OwnClass):
    own.do("rehearse-begin", pupils="2")
    assert own.store.classes.by_code(own.row.code, "someone") is None
    own.desk.do("join-door", {"checked": True})
    assert own.desk.refused
    own.do("rehearse-end")
    assert own.store.classes.by_code(own.row.code, "someone") is not None


def test_a_class_with_students_is_not_rehearsed_in(tmp_path: Path):
    teacher = Teacher(tmp_path, 2)
    teacher.session.leading = Leading(teacher.session)
    before = rows(teacher.store)
    assert "has or had students" in teacher.refused("rehearse-begin", pupils="24", pace="slow")
    assert not teacher.see("people").select('[data-key="rehearse"]')
    assert not teacher.see("people").select('[data-act="rehearse-begin"]')
    teacher.refused("rehearse-end")
    for person in teacher.people:
        teacher.store.classes.remove(teacher.row.id, person)
    teacher.refused("rehearse-begin", pupils="24", pace="slow")
    assert before["members"][0][1:5] == rows(teacher.store)["members"][0][1:5]


@pytest.mark.parametrize("values", [{"pupils": 1}, {"pupils": 37}, {"pupils": 4, "pace": "warp"}])
def test_no_other_number_and_no_other_pace_is_taken(own: OwnClass, values: dict[str, object]):
    own.desk.do("rehearse-begin", values)
    assert own.desk.refused
    assert not own.store.classes.rehearses(own.row.id)

"""Arrow keys in a list of the desk choose, and do nothing that they cannot take back."""

from pathlib import Path

from bs4 import BeautifulSoup

from reefkit.desk.page import PARTS
from reefkit.desk.session import TABS
from tests.desk.pupils import Teacher
from tests.support.lists import press_arrows


def test_no_list_of_the_desk_does_what_arrow_keys_cannot_take_back(tmp_path: Path):
    teacher = Teacher(tmp_path, 6)
    acts: set[str] = set()

    def draw() -> BeautifulSoup:
        scene = teacher.scene
        tab = scene.ui.tab
        shown = (part for part in PARTS if part.tab in {None, tab})
        return BeautifulSoup("".join(str(part.render(scene)) for part in shown), "html.parser")

    teacher.do("settings-choose", name="size", value="3")
    teacher.do("settings-option", name="rounds", value="1")
    teacher.do("settings-open")
    acts |= press_arrows(teacher.session, teacher.store, draw)
    teacher.do("close-dialog")
    teacher.quick_class()
    for tab in TABS:
        teacher.do("tab", tab=tab)
        acts |= press_arrows(teacher.session, teacher.store, draw)
    for number, asked in enumerate(("", "merge")):
        teacher.do("tab", tab="class")
        teacher.do("person-open", person=teacher.people[number])
        teacher.do("person-ask", what=asked)
        acts |= press_arrows(teacher.session, teacher.store, draw)
    assert {"person-choose", "settings-lesson", "settings-form", "export-erase-choose"} <= acts
    assert {"review-match", "review-seat"} <= acts

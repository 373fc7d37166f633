"""The desk in Spanish, with no English behind it: nothing that it says falls back."""

import random
import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from bs4 import BeautifulSoup, Tag

from reefkit.desk.page import PARTS
from reefkit.text.catalogue import Catalogue, read_folder
from reefkit.text.languages import CATALOGUES
from reefkit.text.messages import Message
from tests.desk import pupils
from tests.support.effort import effort
from tests.support.page_words import check_words, each_absent

PRESSES = effort(30, 400)
LEADS_AWAY = frozenset(["sign-out", "leave", "language", "simple-words"])
MISSING = "⟦"


def spanish_alone(_locale: str) -> Catalogue:
    return Catalogue("es", read_folder(CATALOGUES / "es", "es"))


class Hand:
    """A hand that presses whatever it has not pressed yet, with what somebody may type."""

    def __init__(self) -> None:
        self.chance = random.Random(3)  # noqa: S311 (a test's hand)
        self.pressed: set[tuple[str, str]] = set()

    def choose(self, html: str) -> tuple[str, Mapping[str, object]]:
        found = [
            each
            for each in BeautifulSoup(html, "html.parser").select("[data-act]")
            if each["data-act"] not in LEADS_AWAY
        ]
        fresh = [each for each in found if _name(each) not in self.pressed]
        element = self.chance.choice(fresh or found)
        self.pressed.add(_name(element))
        values = {
            key.removeprefix("data-"): str(value)
            for key, value in element.attrs.items()
            if key.startswith("data-") and key not in {"data-act", "data-key"}
        }
        for field in element.select("[name]") if element.name == "form" else [element]:
            if field.name in {"input", "select", "textarea"} and field.get("name"):
                options = [str(each.get("value", "")) for each in field.select("option")]
                value = self.chance.choice(options or ["", "2", "abc", str(field.get("value", ""))])
                values |= {str(field["name"]): value}
                if field is element:
                    values |= {"name": str(field["name"]), "value": value}
        return str(element["data-act"]), values


def _name(element: Tag) -> tuple[str, str]:
    return str(element["data-act"]), str(element.get("data-key"))


def draw(teacher: pupils.Teacher) -> str:
    scene = teacher.scene
    return "".join(str(part.render(scene)) for part in PARTS)


def said_of(teacher: pupils.Teacher) -> str:
    said = teacher.session.said
    return "" if said is None else teacher.session.say.render(said)


def test_no_part_of_the_desk_falls_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pupils, "catalogue", spanish_alone)
    teacher, hand = pupils.Teacher(tmp_path, 9), Hand()
    assert MISSING in teacher.session.say.render(Message("no-such-message"))
    with each_absent() as absence:
        _press(teacher, hand)
    assert absence.tried


def _press(teacher: pupils.Teacher, hand: Hand) -> None:
    seated = 0
    for press in range(PRESSES):
        html = draw(teacher)
        check_words(BeautifulSoup(html, "html.parser"))
        assert MISSING not in html, html[html.index(MISSING) :][:80]
        # The hand may have closed the tables, and rarely presses again what it has pressed.
        if press and press % (PRESSES // 4) == 0 and not teacher.tables:
            teacher.session.do("close-dialog", {})
            teacher.session.do("lesson-seat", {})
        act, values = hand.choose(html)
        teacher.session.do(act, values)
        assert MISSING not in said_of(teacher), act
        for table in teacher.scene.handles.values():
            for _ in range(10):
                table.tick(hurried=True)
        teacher.watch.pass_by(40)
        seated += bool(teacher.tables)
    assert seated > PRESSES // 4
    assert len({act for act, _ in hand.pressed}) > 15


def test_a_day_is_said_as_the_language_does(tmp_path: Path):
    teacher = pupils.Teacher(tmp_path, locale="es-simple")
    assert teacher.scene.day("2027-06-14T12:00:00+00:00") == "14 de junio de 2027"
    teacher.do("tab", tab="exports")
    assert re.search(r"se guarda hasta el \d+ de \w+ de 20\d\d", draw(teacher))

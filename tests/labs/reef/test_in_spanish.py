"""Whatever a student of Reef Survivor meets is said in Spanish: nothing falls back to English.

The catalogue tells. What it renders on the page of a Spanish student is noted by id, and every id
has to stand in Spanish, whether it came by a region, a chart, a refusal, or inside another message.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup, Tag

from reefkit.labs.lesson.page import LessonLab
from reefkit.labs.reef.lab import LAB
from reefkit.match.errors import Rejection
from reefkit.text import Catalogue
from reefkit.text import catalogue as catalogues
from reefkit.text.catalogue import _read, read_folder
from reefkit.text.languages import CATALOGUES, usual
from tests.labs.reef.session_hands import play_whole
from tests.support.effort import effort

PAGES = ("door", "new", "how", "sheets", "glossary", "rulings", "axes", "notebook", "receipt")
ELSEWHERE = frozenset(["leave-computer", "language", "simple-words", "part", "page"])
"""Acts that lead a hand at random away from where it is to look."""
TYPED = ("", "2", "1,5", "abc", "99")
ENGLISH_ONLY = frozenset(["teach", "door-teachers"])


@cache
def spanish() -> frozenset[str]:
    return frozenset(
        each.id.name for source in read_folder(CATALOGUES / "es", "es") for each in source.entries()
    )


class Page:
    """A page of a Spanish student, which notes what it says.

    Attributes
    ----------
    met
        Every message that was said in Spanish, by id.
    """

    def __init__(self, lab: LessonLab, met: set[str]) -> None:
        self.lab, self.met = lab, met
        self.session = lab.session
        self._asked = 0

    def do(self, name: str, /, **values: object) -> None:
        self.session.do(name, values)

    def html(self) -> BeautifulSoup:
        return BeautifulSoup(
            "".join(each.html for each in self.lab.page.panels.values()), "html.parser"
        )

    def play_on(self) -> None:
        """Play on for everybody, as far as a helper may."""
        table = self.session.open_table
        try:
            _ = table.tick(hurried=True) or table.do_for_me(self.session.seat)
        except Rejection:
            return  # what a student has to work out for themselves
        self.session.next_seat()
        self.session.changed()

    def seldom(self) -> None:
        self._asked += 1
        if self._asked % effort(10, 1) == 0:
            self.lab.page.draw()

    def press(self, chance: random.Random) -> None:
        """Press, tick or type something that is on the page, and see whether it is refused."""
        found = [
            each for each in self.html().select("[data-act]") if each["data-act"] not in ELSEWHERE
        ]
        if not found:
            return
        element = chance.choice(found)
        values = {key.removeprefix("data-"): str(value) for key, value in element.attrs.items()
                  if key.startswith("data-") and key not in {"data-act", "data-key"}}  # fmt: skip
        fields = element.select("[name]") if element.name == "form" else [element]
        for field in fields:
            values |= typed(field, chance)
        if element.name in {"input", "select", "textarea"}:
            name, value = (
                str(element.get("name", "")),
                next(iter(typed(element, chance).values()), ""),
            )
            values |= {"name": name, "value": value}
        self.do(str(element["data-act"]), **values)


def typed(field: Tag, chance: random.Random) -> dict[str, str]:
    """Give what somebody may type into a field, or choose there."""
    if field.name not in {"input", "select", "textarea"} or not field.get("name"):
        return {}
    offered = [str(each.get("value", "")) for each in field.select("option")]
    return {str(field["name"]): chance.choice(offered or [*TYPED, str(field.get("value", ""))])}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """Open a page whose catalogue has said nothing yet, so that all it says is noted.

    Easier words stand over Spanish ones, and what they lack is said in Spanish: where they would
    fall back to English the usual ones do too.
    """
    met: set[str] = set()
    format_: Callable[..., Any] = Catalogue._format

    def noting(self: Catalogue, identifier: str, values: dict[str, Any]) -> Any:  # noqa: ANN401
        if usual(self.locale) == "es":
            met.add(identifier.partition(".")[0])
        return format_(self, identifier, values)

    fresh = cache(lambda locale: _read(locale, None))
    monkeypatch.setattr(catalogues.__globals__["Catalogue"], "_format", noting)
    monkeypatch.setitem(catalogues.__globals__, "_packaged", fresh)
    lab = LessonLab(LAB, tmp_path, "es")
    yield Page(lab, met)
    lab.storage.lasting.close()


def left(met: set[str]) -> list[str]:
    """List what was said and does not stand in Spanish."""
    return sorted(
        each
        for each in met - spanish()
        if not each.startswith("teach-") and each not in ENGLISH_ONLY
    )


def test_whole_pages(page: Page) -> None:
    for name in PAGES:
        page.do("receipt") if name == "receipt" else page.do("page", page=name)
    assert len(page.met) > 300
    assert left(page.met) == []


def test_every_question_before_with_its_answer(page: Page) -> None:
    page.do("part", part="before")
    assert left(answer_all(page)) == []


def answer_all(page: Page) -> set[str]:
    """Answer every question of the open sheet, somehow, and hand it in."""
    chance = random.Random(7)  # noqa: S311  # no secret
    page.do("ask-begin")
    sheet = page.session.desk.sheet
    assert sheet is not None
    for number, _ in enumerate(sheet.asked, 1):
        page.do("ask-open", number=str(number))
        for _ in range(effort(2, 8)):
            page.press(chance)
    assert sum(each.startswith("item-") for each in page.met) >= len(sheet.asked) // 2
    return page.met


def test_a_match_from_quick_start_to_what_if(page: Page) -> None:
    page.do("quick-start")
    drawing = page.session._changed  # all of the page is drawn at every tenth decision
    page.session._changed = [page.seldom]
    play_whole(page.session)
    page.session._changed = drawing
    assert page.session.open_table.view(None).over
    for tab in page.session.lab.tabs:
        page.do("tab", tab=tab)
    for act in ("replay-open", "replay-back", "replay-now", "receipt"):
        page.do(act)
    for name in ("notebook", "what-if"):
        page.do("page", page=name)
    page.do("part", part="after")
    assert left(answer_all(page)) == []


@pytest.mark.parametrize("seed", range(effort(1, 12)))
def test_whatever_is_pressed(page: Page, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311  # no secret
    page.do("quick-start" if seed % 2 else "practise")
    for number in range(effort(60, 600)):
        page.press(chance)
        if number % 3 == 0 and page.session.table is not None:
            page.play_on()
    assert left(page.met) == []

"""A page's pieces, each a widget of its own: in four games the same names, all on one match."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import nbformat
import pytest

import reefkit as rk
from reefkit.games import games
from reefkit.labs.lesson.page import LessonLab
from reefkit.match.table import MemoryTable
from tests.labs.lesson.test_public_interface import played
from tests.support.tree import ROOT

PIECES = ["before", "controls", "board", "ranges", "diversity", "log", "replay", "final", "after"]


@pytest.fixture(params=sorted(games()))
def lesson(request: pytest.FixtureRequest, tmp_path: Path) -> LessonLab:
    return rk.lab(request.param, tmp_path)


def saved(shown: Any) -> tuple[str, str]:  # noqa: ANN401  # a piece, a page, an explorer
    """Return the picture and the sentence of an output; the picture is whole and says the same."""
    bundle = shown._repr_mimebundle_()
    picture, sentence = bundle["image/svg+xml"], bundle["text/plain"]
    root = ET.fromstring(picture)  # noqa: S314  # our own
    assert root[0].text == root.get("aria-label") == sentence
    used = set(re.findall(r'(?:href="|url\()#([^")]+)', picture))
    assert used <= {each.get("id") for each in root.iter()}
    assert not re.search(r"https?://(?!www\.w3\.org)|@import", picture)
    return picture, sentence


def html(lesson: LessonLab, piece: str) -> str:
    return "".join(each.html for each in getattr(lesson, piece).panels.values())


def test_every_lesson_has_the_same_pieces_and_names_them(lesson: LessonLab):
    assert set(PIECES) <= set(dir(lesson))
    assert len(dir(lesson)) <= 17, "Tab offers what a course uses, and nothing else"
    with pytest.raises(AttributeError, match=", ".join(PIECES[:3])):
        lesson.rangez  # noqa: B018
    assert lesson.board is lesson.board


def test_all_pieces_are_live_on_one_match(lesson: LessonLab):
    """They are asked for in any order, before and after the match began."""
    heard: list[int] = []
    for _ in range(2):  # as a cell that is run again
        lesson.observe(heard.append, "position")
    lesson.unobserve(heard.append, "position")
    lesson.observe(lambda change: heard.append(change.new), "position")
    fault = lesson.session.scene().render("fault.html")
    early = [each for each in reversed(PIECES) if each != "diversity"]
    assert all(fault not in html(lesson, each) for each in early)
    assert 'data-act="quick-start"' in html(lesson, "controls")
    assert "No match is open" in html(lesson, "log")
    lesson.controls.session.do("quick-start", {})
    assert lesson.session.table is not None
    assert "No match is open" not in "".join(html(lesson, each) for each in PIECES)
    assert all(fault not in html(lesson, each) for each in PIECES)
    assert "not over yet" in html(lesson, "final")
    over = MemoryTable(played(lesson.session.lab.id))
    lesson.session.sit(over, [0])
    lesson.session.changed()
    assert heard[-1] == lesson.position == over.position > 0
    assert lesson.over
    assert all(fault not in html(lesson, each) for each in PIECES)
    assert "not over yet" not in html(lesson, "final")
    assert lesson.diversity.charts.widget.children
    assert "abundance" in rk.presence(lesson)


def test_what_a_notebook_in_steps_says_to_try_shows_something(lesson: LessonLab):
    """In both languages, as a match begins."""
    lesson.controls.session.do("quick-start", {})
    tried = 0
    for path in (ROOT / "lessons").rglob("*-in-steps.ipynb"):
        text = "\n".join(each.source for each in nbformat.read(path, as_version=4).cells)
        if called := re.search(rf'(\w+) = rk\.lab\("{lesson.session.lab.id}"\)', text):
            (block,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
            for line in block.splitlines():
                assert eval(line, {"rk": rk, called[1]: lesson}) is not None, line  # noqa: S307
                tried += 1
    assert tried == 6


def test_a_piece_leaves_the_page_where_it_was(lesson: LessonLab):
    """What it leads to elsewhere is said, and each part's questions lie on a desk of their own."""
    asks = lesson.before.panels["whole"].html
    lesson.before.session.do("part", {"part": "after"})
    assert (lesson.session.ui.part, lesson.session.ui.page) == ("play", "door")
    assert lesson.session.said is not None
    assert lesson.session.said.id == "piece-elsewhere"
    told = "That is in another place in this notebook: the questions after the game."
    assert told in lesson.before.panels["whole"].html
    lesson.before.session.do("part", {"part": "before"})
    assert lesson.before.panels["whole"].html == asks != lesson.after.panels["whole"].html
    assert lesson.session.answering not in {
        lesson.before.session.answering,
        lesson.after.session.answering,
    }


def test_what_a_notebook_saves_of_a_piece_is_a_picture_and_a_sentence(lesson: LessonLab):
    """Without a match, while it is played, and when it is over; each output is of its moment."""
    session = lesson.session
    shown = [lesson, *(getattr(lesson, each) for each in PIECES)]
    assert "No match is open" in saved(lesson.board)[1]
    lesson.controls.session.do("quick-start", {})
    begun = [saved(each) for each in shown]
    assert "not over yet" in saved(lesson.final)[1]
    session.sit(MemoryTable(rk.play(session.lab.id, seed=3)), [0])
    session.changed()
    over = [saved(each) for each in shown]
    assert not {picture for picture, _ in begun[2:9]} & {picture for picture, _ in over[2:9]}
    assert {picture for picture, _ in begun[5:6]} != {picture for picture, _ in over[5:6]}
    assert "rk-certificate" in saved(lesson.final)[0]
    assert over[8][1] == session.say.render(session.lab.ending(session.scene()).won)
    webs = {each: "rk-web-shape" in saved(getattr(lesson, each))[0] for each in ("board", "replay")}
    assert webs == {"board": session.lab.id == "expanse", "replay": False}
    assert all(name in saved(lesson.controls)[0] for name in map(session.scene().name, range(2)))


def test_what_a_notebook_saves_of_the_explorer_and_of_a_chart(tmp_path: Path):
    match = rk.play("reef", seed=3)
    picture, sentence = saved(rk.explore(match, series=[]))
    assert sentence
    assert picture.count("<path") > 5
    lesson = rk.lab("reef", tmp_path)
    lesson.session.sit(MemoryTable(match), [0])
    lesson.session.changed()
    sheet = lesson.ranges.charts.widget.children[0]
    bars = len(sheet.charts[0].bars())
    assert saved(sheet)[1] == saved(lesson.ranges)[1]
    assert saved(sheet)[0].count("rk-token-bare") >= bars > 3


def test_a_published_page_saves_nothing(lesson: LessonLab, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("reefkit.labs.page.served", object)
    assert "image/svg+xml" not in lesson._repr_mimebundle_()

"""A page's pieces, each a widget of its own: in four games the same names, all on one match."""

from pathlib import Path

import pytest

import reefkit as rk
from reefkit.games import games
from reefkit.labs.lesson.page import LessonLab
from reefkit.match.table import MemoryTable

PIECES = ["before", "controls", "board", "ranges", "diversity", "log", "replay", "final", "after"]


@pytest.fixture(params=sorted(games()))
def lesson(request: pytest.FixtureRequest, tmp_path: Path) -> LessonLab:
    return rk.lab(request.param, tmp_path)


def html(lesson: LessonLab, piece: str) -> str:
    return "".join(each.html for each in getattr(lesson, piece).panels.values())


def test_every_lesson_has_the_same_pieces_and_names_them(lesson: LessonLab):
    assert set(PIECES) <= set(dir(lesson))
    with pytest.raises(AttributeError, match=", ".join(PIECES[:3])):
        lesson.rangez  # noqa: B018
    assert lesson.board is lesson.board


def test_all_pieces_are_live_on_one_match(lesson: LessonLab):
    """They are asked for in any order, before and after the match began."""
    heard: list[int] = []
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
    played = MemoryTable(rk.play(lesson.session.lab.id, seed=3))
    lesson.session.sit(played, [0])
    lesson.session.changed()
    assert heard[-1] == lesson.position == played.position > 0
    assert lesson.over
    assert all(fault not in html(lesson, each) for each in PIECES)
    assert "not over yet" not in html(lesson, "final")
    assert lesson.diversity.charts.widget.children
    assert "abundance" in rk.presence(lesson)


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

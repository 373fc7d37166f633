"""What the server renders itself: each lesson's page has the drawings that it needs, and no more."""

from __future__ import annotations

import re

import pytest

from reefkit.labs.resumable import Known
from reefkit.serve.landing import Landing
from reefkit.serve.pages import Lesson, Pages, find_lessons, lessons_folder
from reefkit.text import catalogue
from reefkit.widgets.art import art

LESSONS = find_lessons(lessons_folder())


def drawn(html: str) -> set[str]:
    return set(re.findall(r'<symbol id="rk-org-([a-z0-9-]+)"', html))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.name)
def test_a_lesson_is_sent_the_drawings_of_its_own_game(lesson: Lesson) -> None:
    html = Pages(catalogue(), "/").prelude(lesson.name, {}, lesson.declared.games)
    games = lesson.declared.games
    every = {
        path.removesuffix("/art.toml"): set(game.organisms) for path, game in art().games.items()
    }
    shared = set(art().board.organisms)
    own = set(every) if games is None else set(games)
    assert drawn(html) == shared.union(*(every[each] for each in own))
    assert lesson.declared.teachers is (games is None)


def test_the_door_is_sent_what_it_shows() -> None:
    html = Landing(Pages(catalogue(), "/"), LESSONS).render(Known(), None)
    shown = set(re.findall('href="#rk-org-([a-z0-9-]+)"', html))
    assert shown >= {name for each in LESSONS for name in each.declared.organisms}
    assert drawn(html) == shown | {"unknown"}
    assert len(drawn(html)) < len(art().organisms) / 2

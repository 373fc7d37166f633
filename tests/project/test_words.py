"""One word for each thing: what the page of house words says, and that class names mean one."""

import ast
import re
from collections import defaultdict
from pathlib import Path
from pkgutil import resolve_name

import pytest

from tests.support.tree import ROOT, project_files, text_of

PAGE = (ROOT / "docs" / "contributors" / "words.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| ([a-z -]+) \| [^|]+ \| `(reefkit[\w.]+)` \|$", re.MULTILINE)
MOST_WORDS = 40
MOST_SHARED = 20

GAME = "a game's own of what every game has; nobody reads two of them at once"
LAB = "a lab's own of what every lab has; nobody reads two of them at once"
WIDGET = "a notebook author's name for what the widget shows, as `reefkit.widgets` promises"
SHARED = {
    "CardStory": GAME,
    "Charts": LAB,
    "Content": GAME,
    "Event": WIDGET,
    "Facts": LAB,
    "InHand": LAB,
    "Now": GAME,
    "Numbers": GAME,
    "Options": GAME,
    "RulesFile": GAME,
    "Scene": LAB,
    "SeatStory": GAME,
    "Sight": GAME,
    "State": GAME,
    "Step": GAME,
    "Style": GAME,
    "View": WIDGET,
}
"""Names of classes in several modules, each with the reason why it stays."""


def shared_names() -> dict[str, set[str]]:
    """Find the class names that several modules of the package define, with these modules."""
    places: dict[str, set[str]] = defaultdict(set)
    for path in project_files("*.py"):
        if path.parts[0] == "reefkit":
            for node in ast.parse(text_of(Path(path))).body:
                if isinstance(node, ast.ClassDef):
                    places[node.name].add(str(path))
    return {name: found for name, found in places.items() if len(found) > 1}


def test_a_class_name_means_one_thing() -> None:
    assert {name: at for name, at in shared_names().items() if name not in SHARED} == {}


def test_a_name_that_is_shared_no_more_needs_no_reason() -> None:
    assert set(SHARED) - set(shared_names()) == set()
    assert len(SHARED) <= MOST_SHARED


@pytest.mark.parametrize(("word", "home"), ROW.findall(PAGE))
def test_a_house_word_lives_where_the_page_says(word: str, home: str) -> None:
    assert word
    assert resolve_name(home) is not None


def test_the_words_can_be_learned() -> None:
    words = [word for word, _ in ROW.findall(PAGE)]
    assert len(words) == PAGE.count("\n| ") - 1 <= MOST_WORDS
    assert len(set(words)) == len(words)

"""A card that a teacher added has its words on the page, on every level."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from reefkit.content import Library
from reefkit.games.expanse import content
from reefkit.labs.expanse.kind import KIND
from reefkit.labs.lesson.content import naming
from reefkit.labs.lesson.page import new_session
from reefkit.text import Message, catalogue

CARD = """
[giant-clam]
name = "giant clam"
does = "Eats 2 plankton."
deck = "biomass"
classes = ["filter-feeder"]
copies = 2
effects = [{ do = "eat", ways = [{ takes = [{ food = "plankton", count = 2 }] }] }]
"""


@pytest.fixture
def with_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "expanse").mkdir()
    (tmp_path / "expanse" / "cards.toml").write_text(CARD, encoding="utf-8")
    stored = content.load(Library(tmp_path))
    monkeypatch.setattr(content, "default", lambda: stored)


@pytest.mark.usefixtures("with_card")
def test_the_page_says_what_the_card_is_called_and_does() -> None:
    session = new_session(KIND, catalogue("en"))
    for level in ("en", "en-simple"):
        session.speak(level)
        assert session.say.render(Message("expanse-giant-clam.one"), strict=True) == "giant clam"
        assert session.say.render(Message("expanse-does-giant-clam")) == "Eats 2 plankton."
        assert session.say.render(Message("expanse-fact-giant-clam")) == ""
        assert session.say.locale == level


@pytest.mark.usefixtures("with_card")
def test_the_page_begins_with_the_words_too() -> None:
    say = new_session(KIND, catalogue("en")).say
    assert say.render(Message("expanse-giant-clam"), strict=True) == "giant clam"
    assert new_session(KIND, catalogue("en")).say is say


def test_without_such_a_card_nothing_is_made_anew() -> None:
    assert new_session(KIND, catalogue("en")).say is catalogue("en")
    assert new_session(replace(KIND, names=dict), catalogue("en")).say is catalogue("en")


def test_what_the_catalogue_says_stays() -> None:
    say = naming(catalogue("en"), {"expanse-dugong": "sea cow", "expanse-giant-clam": "clam"})
    assert say.render(Message("expanse-dugong")) == "dugong"
    assert say.render(Message("expanse-giant-clam")) == "clam"

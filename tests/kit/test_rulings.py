"""Every ruling of a rules page stands in its game's content: its text, and where it can be turned."""

import re
from importlib import import_module
from typing import Any

import msgspec
import pytest

from reefkit.content import Library
from reefkit.match.new_match import Ruling
from reefkit.text import Message, catalogue
from tests.support.families import each_case

GAMES = sorted(p.partition("/")[0] for p in Library().files() if p.endswith("/rulings.toml"))
NUMBERED = {"climate": 15, "expanse": 22, "reef": 32, "succession": 18}
"""How many rulings each rules page numbers; what was decided since is more."""
MOST_SENTENCES = {"expanse": 4}
RULES = {"numbers", "score", "schedule", "options"}
"""The tables of `rules.toml`, which `where` names without the file."""
HUNDREDTHS = pytest.mark.parametrize("game", GAMES)


def rulings(game: str) -> dict[str, Ruling]:
    return Library().load(f"{game}/rulings.toml", dict[str, Ruling])


def plain_content(game: str) -> dict[str, Any]:
    return msgspec.to_builtins(import_module(f"reefkit.games.{game}.content").default())


def resolves(content: object, where: str) -> bool:
    """Return whether there is such a key in the content."""
    first, *rest = where.split(".")
    for key in ["rules", first, *rest] if first in RULES else [first, *rest]:
        if not isinstance(content, dict) or key not in content:
            return False
        content = content[key]
    return bool(rest)


def test_the_games_have_rulings():
    assert set(NUMBERED) <= set(GAMES)


@HUNDREDTHS
def test_they_are_all_there_and_in_order(game: str):
    ids = list(rulings(game))
    assert ids == [f"{ids[0][0]}{number}" for number in range(1, len(ids) + 1)]
    assert len(ids) > NUMBERED.get(game, 0) + 10 * (game == "reef")


def test_every_ruling_and_every_section_has_a_text_and_no_text_is_left_over():
    english = catalogue("en")
    named = set()
    for game in GAMES:  # the texts of all games stand in one catalogue
        named |= {f"ruling-{id_}" for id_ in rulings(game)}
        for section in {ruling.section for ruling in rulings(game).values()}:
            own = f"ruling-section-{game}-{section}"
            named.add(own if english.has(own) or game == "expanse" else f"ruling-section-{section}")
    assert {id_ for id_ in english.ids() if id_.startswith("ruling-")} == named


@pytest.mark.parametrize("level", ["en", "en-simple"])
@HUNDREDTHS
def test_each_is_said_in_a_few_sentences(game: str, level: str):
    texts = [
        catalogue(level).render(Message(f"ruling-{id_}"), strict=True) for id_ in rulings(game)
    ]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text.endswith(".")
        assert 1 <= len(re.findall(r"[.?](?:\s|$)", text)) <= MOST_SENTENCES.get(game, 3)


@each_case(("game", "id_"), [(game, id_) for game in GAMES for id_ in rulings(game)])
def test_where_each_can_be_turned_is_there(game: str, id_: str):
    where = rulings(game)[id_].where
    assert where == "rule" or resolves(plain_content(game), where)


@pytest.mark.parametrize(
    ("where", "exists"),
    [
        ("options.rescue", True),
        ("cards.tsunami.effects", True),
        ("mutations.token.heat.positive", True),
        ("options", False),
        ("options.resque", False),
        ("organisms.table-coral", False),
        ("organisms.bivalve.wings", False),
        ("options.rescue.more", False),
    ],
)
def test_a_place_is_found_only_where_there_is_one(where: str, exists: bool):  # noqa: FBT001
    assert resolves(plain_content("reef"), where) is exists


@HUNDREDTHS
def test_every_file_of_the_content_can_be_loaded(game: str):
    files = import_module(f"reefkit.games.{game}.content").FILES
    assert f"{game}/rulings.toml" in files
    for path, form in files.items():
        assert Library().load(path, form)

# ruff: noqa: S314  (what is parsed is our own drawing)
"""Drawings: every organism and mark has one, and content that is wrong is told where."""

import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from reefkit.content import ContentError, Library
from reefkit.widgets.art import art, load

DATA = Library().base
SVG = "{http://www.w3.org/2000/svg}"


def entries(path: str) -> set[str]:
    return set(tomllib.loads((DATA / path).read_text(encoding="utf-8")))


def test_everything_on_a_reef_has_a_drawing_and_nothing_else_has():
    on_a_reef = entries("reef/organisms.toml") | entries("reef/dwellers.toml") | {"fleshy-alga"}
    assert set(art().board.organisms) == on_a_reef | {"unknown"}


@pytest.mark.parametrize("path", [path for path, game in art().games.items() if game.organisms])
def test_games_draw_their_own_in_their_own_folder(path: str):
    """A game's organisms and groups are found where its folder lies; the reef's board needs none."""
    drawn = art().games[path]
    assert {each.family for each in drawn.organisms.values()} == set(drawn.families)
    assert set(drawn.organisms) <= set(art().organisms)
    assert not set(drawn.organisms) & set(art().board.organisms)
    assert all(art().family(each) in drawn.families.values() for each in drawn.organisms)


def values_of(entry: object, key: str) -> set[str]:
    """Return every text that stands under a key, at any depth."""
    if isinstance(entry, list):
        return {value for each in entry for value in values_of(each, key)}
    if not isinstance(entry, dict):
        return set()
    own = {entry[key]} if isinstance(entry.get(key), str) else set()
    return own | {value for each in entry.values() for value in values_of(each, key)}


def test_every_card_food_and_tile_of_blue_expanse_has_a_drawing_and_nothing_else_has():
    cards = tomllib.loads((DATA / "expanse/cards.toml").read_text(encoding="utf-8"))
    drawn = art().games["expanse/art.toml"].organisms
    groups = {name: [*card.get("classes", ()), card["deck"]][0] for name, card in cards.items()}
    assert {name: drawn[name].family for name in cards} == groups
    tiles = {f"tile-{each}" for each in ("start", "bonus", "malus", "grant")}
    others = values_of(cards, "food") | {"biomass", "capital"} | tiles
    assert set(drawn) == set(cards) | others


def test_every_mutation_has_a_mark_that_says_whether_it_helps():
    tokens = tomllib.loads((DATA / "reef/mutations.toml").read_text(encoding="utf-8"))["token"]
    assert {name: one.helps for name, one in art().marks.items()} == {
        name: one["positive"] for name, one in tokens.items()
    }


def test_organisms_are_coloured_by_the_family_that_the_reef_gives_them():
    reef = tomllib.loads((DATA / "reef/organisms.toml").read_text(encoding="utf-8"))
    assert {name: one["family"] for name, one in reef.items()} == {
        name: art().organisms[name].family for name in reef
    }


@pytest.mark.parametrize("state", ["", "died", "grey", "outline"])
@pytest.mark.parametrize("size", [16, 32, 62])
def test_pictures_are_well_formed_and_sized(size: int, state: str):
    for art_id in [*art().organisms, *art().marks]:
        root = ET.fromstring(art().svg(art_id, size, state))  # type: ignore[arg-type]
        assert root.tag == f"{SVG}svg"
        assert (root.get("width"), root.get("height")) == (str(size), str(size))
        assert list(root.iter(f"{SVG}path")), art_id
        assert root.get("aria-hidden") == "true"


def test_a_label_is_said_and_escaped():
    root = ET.fromstring(art().svg("fish", 20, label='a "fish" <b>'))
    assert (root.get("role"), root.get("aria-label")) == ("img", 'a "fish" <b>')
    assert root.get("aria-hidden") is None


def test_an_organism_without_a_drawing_gets_the_unknown_one():
    assert art().svg("a-teachers-own", 32) == art().svg("unknown", 32)


def test_small_tokens_are_bolder_and_lose_their_lines():
    widths = [art().look("snail", size).bold for size in (19, 27, 28, 43, 44, 62)]
    assert widths == [8.4, 8.4, 6.4, 6.4, 5.2, 5.2]
    assert [art().look("snail", size).details for size in (19, 20)] == [False, True]


def test_what_died_is_bleached():
    tokens = art().palette.tokens
    for art_id, organism in art().organisms.items():
        died = art().svg(art_id, 32, "died")
        assert tokens["bone"] in died
        assert tokens["bone-line"] in died
        assert organism.tint not in died
        assert tokens["ink"] not in died


def test_the_sheet_has_a_symbol_for_each_with_names_of_its_own():
    root = ET.fromstring(art().symbols())
    names = [each.get("id") for each in root.iter(f"{SVG}symbol")]
    assert len(set(names)) == len(names)
    assert set(names) == {f"rk-org-{one}" for one in art().organisms} | {
        f"rk-mark-{one}" for one in art().marks
    }


def test_a_symbol_writes_its_parts_once_and_finds_them_for_each_pass():
    root = ET.fromstring(art().symbols())
    ids = [each.get("id") for each in root.iter() if each.get("id")]
    assert len(ids) == len(set(ids))
    assert {each.get("href") for each in root.iter(f"{SVG}use")} <= {f"#{one}" for one in ids}
    for symbol in root.iter(f"{SVG}symbol"):
        name = (symbol.get("id") or "").removeprefix("rk-org-")
        if name in art().organisms:
            paths = [each.get("d") for each in symbol.iter(f"{SVG}path")]
            drawn = art().organisms[name]
            assert paths == [one.path for one in (*drawn.parts, *drawn.details)]
            assert len(list(symbol.iter(f"{SVG}use"))) == 2


def overlay(tmp_path: Path, name: str, text: str) -> Library:
    path = tmp_path / (name if "/" in name else f"art/{name}")
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return Library(tmp_path)


def test_a_teacher_replaces_one_drawing(tmp_path: Path):
    library = overlay(
        tmp_path, "organisms.toml", '[fish]\nparts = [{ fill = "M2 2L40 2L20 50Z" }]\ndetails = []'
    )
    theirs = load(library)
    assert "M2 2L40 2L20 50Z" in theirs.svg("fish", 32)
    assert theirs.svg("snail", 32) == art().svg("snail", 32)


@pytest.mark.parametrize(
    ("name", "text", "entry"),
    [
        ("organisms.toml", '[fish]\nparts = [{ fill = "M2 2\\"/><script>" }]', "fish"),
        ("organisms.toml", '[fish]\nparts = [{ stroke = "M2 2L3 3" }]', "fish"),
        ("organisms.toml", '[fish]\nparts = [{ fill = "M2 2L3 3", stroke = "M2 2L3 3" }]', "fish"),
        ("organisms.toml", "[fish]\nparts = []", "fish"),
        ("organisms.toml", '[fish]\nfamily = "corral"', "fish"),
        ("organisms.toml", '[fish]\ndetails = [{ path = "M2 2L3 3", fill = "inc" }]', "fish"),
        ("organisms.toml", '[fish]\ntint = "red"', "fish"),
        ("organisms.toml", "[unknown]\nremove = true", "unknown"),
        ("marks.toml", '[heat]\nglyph = [{ path = "M2 2L3 3" }]', "heat"),
        ("succession/art.toml", '[organisms.fish]\ntint = "#FFFFFF"', "organisms"),
        ("succession/art.toml", '[families]\ncoral = "#FFFFFF"', "families"),
        ("succession/art.toml", '[organisms.crab]\nfamily = "crabs"', "organisms"),
        ("colours.toml", "[tokens.ink]\nremove = true", "tokens"),
        ("colours.toml", '[tokens]\nink = "#123"', "tokens"),
    ],
)
def test_a_bad_drawing_is_refused_by_name(tmp_path: Path, name: str, text: str, entry: str):
    with pytest.raises(ContentError) as caught:
        load(overlay(tmp_path, name, text))
    assert caught.value.file.endswith(name if "/" in name else f"art/{name}")
    assert caught.value.entry == entry

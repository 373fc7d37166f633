"""How to play, cheat sheets and rulings say what the data say."""

from __future__ import annotations

import msgspec
import pytest
from bs4 import BeautifulSoup

from reefkit.games.reef.content import default
from reefkit.games.reef.rules import ROUND
from reefkit.labs.lesson.page import LessonPage as Page
from reefkit.labs.lesson.parts import pages
from reefkit.labs.reef import regions
from reefkit.text import Message, catalogue
from tests.labs.reef.desk import Desk, data_of, one, words


@pytest.fixture
def desk() -> Desk:
    return Desk()


def page(desk: Desk, name: str) -> BeautifulSoup:
    desk.do("page", page=name)
    return desk.see(pages.WHOLE)


def test_how_to_play_shows_six_steps_with_a_picture_each(desk: Desk) -> None:
    soup = page(desk, "how")
    steps = soup.select(".rk-how-step")
    assert len(steps) == 6
    known = {f"#rk-org-{n}" for n in (*data_of("organisms"), *data_of("dwellers"), "fleshy-alga")}
    for step in steps:
        drawn = {str(each["href"]) for each in step.select(".rk-token use")}
        assert drawn
        assert drawn <= known
        assert len(words(one(step, "p")).split()) < 70
    assert len(soup.select(".rk-button-primary")) == 1


def test_pictures_show_builders_only_where_they_can_live() -> None:
    organisms = data_of("organisms")
    for step in regions.how_steps(default()):
        for tile in step.picture:
            if tile.art in organisms:
                assert tile.depth in organisms[tile.art]["depths"], (step.id, tile.art)


def test_the_picture_of_a_catastrophe_is_what_a_hurricane_does() -> None:
    """Shallow: all die but encrusters and strong skeletons; medium: delicate ones."""
    organisms = data_of("organisms")
    step = next(each for each in regions.how_steps(default()) if each.id == "how-catastrophe")
    for tile in step.picture:
        builder = organisms[tile.art]
        dies = {
            "S": builder["skeleton"] != "strong" and "encruster" not in builder["traits"],
            "M": builder["skeleton"] == "delicate",
            "D": False,
        }[tile.depth]
        assert tile.state == ("died" if dies else "lived"), tile.art


def test_the_numbers_are_those_in_force(desk: Desk) -> None:
    numbers = data_of("rules")["numbers"]
    text = words(page(desk, "how")) + words(page(desk, "sheets"))
    assert f"place {numbers['founders']} builders" in text
    content = msgspec.convert(msgspec.to_builtins(default()), type(default()))
    rules = msgspec.structs.replace(
        content.rules, numbers=msgspec.structs.replace(content.rules.numbers, algae_each_round=17)
    )
    content = msgspec.structs.replace(content, rules=rules)
    grow = next(each for each in regions.how_steps(content) if each.id == "how-grow")
    assert "17" in catalogue().render(Message("how-grow.text", dict(grow.values)))
    algae = next(each for each in regions.phases(content) if each.id == "sheet-phase-algae")
    assert "17" in catalogue().render(Message("sheet-phase-algae.text", dict(algae.values)))


# -- cheat sheets --------------------------------------------------------------------------------


def test_the_sheet_of_traits_is_what_the_data_say(desk: Desk) -> None:
    soup, organisms = page(desk, "sheets"), data_of("organisms")
    rows = one(soup, '[data-key="sheet-traits"] table').select("tbody tr")
    assert [str(row["data-key"]) for row in rows] == [f"sheet-{name}" for name in organisms]
    for row, (name, given) in zip(rows, organisms.items(), strict=True):
        assert (
            words(one(row, "th")) == f"{name.replace('-', ' ')} {given.get('example', '')}".strip()
        )
        assert [words(each) for each in row.select(".rk-depth")] == [
            d if d in given["depths"] else "" for d in "SMD"
        ]
        assert words(one(row, ".rk-skeleton")) == given["skeleton"]
        cells = [words(each).removeprefix("– ") for each in row.select("td")[2:7]]
        traits = ("carbonate", "zooxanthellae", "encruster", "recruiter", "coral")
        assert cells == ["yes" if each in given["traits"] else "no" for each in traits], name
        tolerated = [str(each["href"]) for each in row.select("td")[7].select("use")]
        assert tolerated == [f"#rk-mark-{each}" for each in given.get("tolerates", [])]


def test_the_sheet_names_dwellers_and_what_each_roll_gives(desk: Desk) -> None:
    soup = page(desk, "sheets")
    for name, dweller in data_of("dwellers").items():
        said = words(one(soup, f'[data-key="sheet-{name}"]'))
        assert ("carbonate shell" in said) == dweller.get("carbonate", False)
        assert ("eats young corals" in said) == dweller.get("eats_juveniles", False)
    say = desk.session.say
    for roll, tokens in data_of("mutations")["roll"].items():
        said = words(one(soup, f'[data-key="roll-{roll}"]'))
        expected = [say.render(Message(f"token-{name}")) for name in tokens]
        assert said.startswith(f"{roll} ")
        assert all(each in said for each in expected)
        assert bool(expected) != ("invisible" in said)


def test_the_sheet_of_the_round_has_every_phase_card_and_point(desk: Desk) -> None:
    soup, rules = page(desk, "sheets"), data_of("rules")
    order = one(soup, '[data-key="sheet-order"]')
    phases = [str(each["data-key"]) for each in order.select(".rk-sheet-phases li")]
    assert phases == [f"sheet-phase-{name}" for name in ROUND]
    cards, score = order.select("table")
    lines = [words(each) for each in cards.select("td")]
    assert lines == [
        ", ".join(f"{deck}-term" for deck in decks) for decks in rules["schedule"]["cards"]
    ]
    points = [int(words(each).replace("−", "-")) for each in score.select("td.rk-number")]
    names = ("builder", "dweller", "type", "alga", "resilience", "three_d", "coastal")
    assert points == [rules["score"][name] for name in names]


@pytest.mark.parametrize("sheet", regions.CHEAT_SHEETS)
def test_a_sheet_asks_to_be_printed_by_its_key(desk: Desk, sheet: str) -> None:
    soup = page(desk, "sheets")
    desk.press(soup, f"print-{sheet}")
    assert desk.session.ui.printing == f"sheet-{sheet}"
    printed = one(soup, f'[data-key="{desk.session.ui.printing}"]')
    assert printed.name == "article"


@pytest.mark.parametrize("sheet", ["", "all", "../x", ["traits"], 1, None])
def test_nothing_else_is_printed(desk: Desk, sheet: object) -> None:
    assert desk.refused("print-sheet", sheet=sheet)
    assert desk.session.ui.printing == ""


# -- rulings -------------------------------------------------------------------------------------


def test_the_page_of_rulings_lists_every_ruling_once_with_its_sentence(desk: Desk) -> None:
    soup, rulings = page(desk, "rulings"), data_of("rulings")
    shown = {words(one(each, "dt")).lower(): each for each in soup.select(".rk-ruling")}
    assert len(soup.select(".rk-ruling")) == len(rulings)
    assert set(shown) == set(rulings)
    for id_, each in shown.items():
        assert desk.session.say.render(Message(f"ruling-{id_}")) in words(one(each, "dd"))
        section = each.find_parent("section")
        assert section is not None
        assert section["data-key"] == f"section-{rulings[id_]['section']}"


def test_a_ruling_names_what_turns_it(desk: Desk) -> None:
    soup, say = page(desk, "rulings"), desk.session.say
    for id_, ruling in data_of("rulings").items():
        said = words(one(soup, f'[data-key="ruling-{id_.upper()}"] small'))
        where = ruling["where"]
        if where == "rule":
            assert said == say.render(Message("turn-rule"))
        elif where.startswith("options."):
            option = where.removeprefix("options.").replace("_", "-")
            assert say.render(Message(f"option-{option}")) in said
        else:
            file = where.partition(".")[0]
            file = "rules" if file in {"numbers", "score", "schedule"} else file
            assert said.endswith(f"data/reef/{file}.toml")
            assert where.rpartition(".")[2] in said


def test_the_whole_pages_say_the_same_on_the_simple_level() -> None:
    desk = Desk(locale="en-simple")
    for name in ("door", "new", "how", "sheets", "rulings"):
        assert words(page(desk, name))


def test_the_page_prints_what_was_asked_for_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, printed = Page(desk.session), []
    monkeypatch.setattr(shown.panels["whole"], "print", printed.append)
    desk.do("page", page="sheets")
    desk.do("print-sheet", sheet="order")
    desk.do("page", page="rulings")
    assert printed == ["sheet-order"]
    assert desk.session.ui.printing == ""

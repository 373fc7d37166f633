"""How to play, cheat sheets, rulings, notes for teachers, notebook and blank axes: complete and right."""

import re

import msgspec
import pytest
from bs4 import BeautifulSoup

from reefkit.assess.bank import read_bank
from reefkit.content import Library
from reefkit.games.reef import actions as do
from reefkit.games.reef.content import default
from reefkit.games.reef.flow import ROUND
from reefkit.labs.lesson.content import teaching
from reefkit.labs.lesson.page import LessonPage
from reefkit.labs.lesson.parts import ending, pages
from reefkit.labs.reef import how_pages, match_notebook, paper_axes
from reefkit.labs.reef.scene import TableReadings
from reefkit.text import Message, catalogue
from tests.labs.reef.page import ReefPage, TablePage, at, at_survey, data_of, go_on, hurricane, keys
from tests.support.open_page import one, words


# ---- How to play, cheat sheets and rulings say what the data say.
@pytest.fixture
def desk() -> ReefPage:
    return ReefPage()


def page(desk: ReefPage, name: str) -> BeautifulSoup:
    desk.do("page", page=name)
    return desk.see(pages.WHOLE)


def test_how_to_play_shows_six_steps_with_a_picture_each(desk: ReefPage):
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


def test_pictures_show_builders_only_where_they_can_live():
    organisms = data_of("organisms")
    for step in how_pages.how_steps(default()):
        for tile in step.picture:
            if tile.art in organisms:
                assert tile.depth in organisms[tile.art]["depths"], (step.id, tile.art)


def test_the_picture_of_a_catastrophe_is_what_a_hurricane_does():
    """Shallow: all die but encrusters and strong skeletons; medium: delicate ones."""
    organisms = data_of("organisms")
    step = next(each for each in how_pages.how_steps(default()) if each.id == "how-catastrophe")
    for tile in step.picture:
        builder = organisms[tile.art]
        dies = {
            "S": builder["skeleton"] != "strong" and "encruster" not in builder["traits"],
            "M": builder["skeleton"] == "delicate",
            "D": False,
        }[tile.depth]
        assert tile.state == ("died" if dies else "lived"), tile.art


def test_the_numbers_are_those_in_force(desk: ReefPage):
    numbers = data_of("rules")["numbers"]
    text = words(page(desk, "how")) + words(page(desk, "sheets"))
    assert f"place {numbers['founders']} builders" in text
    content = msgspec.convert(msgspec.to_builtins(default()), type(default()))
    rules = msgspec.structs.replace(
        content.rules, numbers=msgspec.structs.replace(content.rules.numbers, algae_each_round=17)
    )
    content = msgspec.structs.replace(content, rules=rules)
    grow = next(each for each in how_pages.how_steps(content) if each.id == "how-grow")
    assert "17" in catalogue().render(Message("how-grow.text", dict(grow.values)))
    algae = next(each for each in how_pages.phases(content) if each.id == "sheet-phase-algae")
    assert "17" in catalogue().render(Message("sheet-phase-algae.text", dict(algae.values)))


# -- cheat sheets --------------------------------------------------------------------------------
def test_the_sheet_of_traits_is_what_the_data_say(desk: ReefPage):
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


def test_the_sheet_names_dwellers_and_what_each_roll_gives(desk: ReefPage):
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


def test_the_sheet_of_the_round_has_every_phase_card_and_point(desk: ReefPage):
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


@pytest.mark.parametrize("sheet", how_pages.CHEAT_SHEETS)
def test_a_sheet_asks_to_be_printed_by_its_key(desk: ReefPage, sheet: str):
    soup = page(desk, "sheets")
    desk.press(soup, f"print-{sheet}")
    assert desk.session.printing == f"sheet-{sheet}"
    printed = one(soup, f'[data-key="{desk.session.printing}"]')
    assert printed.name == "article"


# -- rulings -------------------------------------------------------------------------------------
def test_the_page_of_rulings_lists_every_ruling_once_with_its_sentence(desk: ReefPage):
    soup, rulings = page(desk, "rulings"), data_of("rulings")
    shown = {words(one(each, "dt")).lower(): each for each in soup.select(".rk-ruling")}
    assert len(soup.select(".rk-ruling")) == len(rulings)
    assert set(shown) == set(rulings)
    for id_, each in shown.items():
        assert desk.session.say.render(Message(f"ruling-{id_}")) in words(one(each, "dd"))
        section = each.find_parent("section")
        assert section is not None
        assert section["data-key"] == f"section-{rulings[id_]['section']}"


def test_a_ruling_names_what_turns_it(desk: ReefPage):
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


def test_the_page_prints_what_was_asked_for_once(desk: ReefPage, monkeypatch: pytest.MonkeyPatch):
    shown, printed = LessonPage(desk.session), []
    monkeypatch.setattr(shown.panels["whole"], "print", printed.append)
    desk.do("page", page="sheets")
    desk.do("print-sheet", sheet="order")
    desk.do("page", page="rulings")
    assert printed == ["sheet-order"]
    assert desk.session.printing == ""


# ---- The notes for teachers, the notebook of a game, and blank axes: complete, right, and for paper.
EXPECTATIONS = {
    "MS-LS2-4", "MS-LS4-4", "HS-LS2-2", "HS-LS2-6", "HS-LS4-3", "HS-LS4-4", "HS-LS4-5", "HS-ESS3-6",
}  # fmt: skip
SAY = catalogue()


@pytest.fixture(scope="module")
def notes() -> BeautifulSoup:
    desk = ReefPage()
    desk.do("page", page="teachers")
    return desk.see(pages.WHOLE)


# -- notes for teachers --------------------------------------------------------------------------
SECTIONS = (
    "before", "hook", "goals", "plans", "talk", "watch", "rubrics", "standards", "outcomes",
    "extensions", "sources",
)  # fmt: skip


def test_every_section_is_there_and_the_page_prints(notes: BeautifulSoup):
    found = [words(each) for each in notes.select("h2")]
    assert found == [SAY.render(Message(f"teach-{name}")) for name in SECTIONS]
    desk = ReefPage()
    desk.do("page", page="teachers")
    desk.press(desk.see(pages.WHOLE), "print-teachers")
    assert one(desk.see(pages.WHOLE), f'[data-key="{desk.session.printing}"]').name == "article"


def test_the_minutes_of_a_plan_are_those_of_its_steps_and_fit_its_lessons():
    limits = {"two-sittings": 60, "practice-first": 60, "hour-and-a-half": 90, "two-hours": 120}
    plans = teaching("reef").plan
    assert limits.keys() < plans.keys()
    for name, plan in plans.items():
        minutes = [sum(step.minutes for step in sitting) for sitting in plan.sittings]
        assert sum(minutes) == plan.minutes, name
        assert set(minutes) <= {limits.get(name, plan.minutes)}, name
        steps = [step.id for sitting in plan.sittings for step in sitting]
        assert sum("round" in step for step in steps) == plan.rounds, name
    assert len(plans["two-sittings"].sittings) == 2
    assert any(step.id == "practice" for step in plans["practice-first"].sittings[0])
    assert [plans[n].rounds for n in ("hour-and-a-half", "two-hours", "longer")] == [3, 4, 5]


def test_every_disaster_has_an_event_behind_it_with_its_time(notes: BeautifulSoup):
    cards = data_of("cards")
    behind = {card for event in teaching("reef").event.values() for card in event.cards}
    assert behind == set(cards)
    for name, event in teaching("reef").event.items():
        told = at(notes, f"event-{name}")
        assert re.search(r"\d", words(told)), name
        assert words(told).partition(" Source: ")[0].endswith("?"), name
        for card in event.cards:
            assert SAY.render(Message(f"card-{card}")) in words(told.select(".rk-quiet")[0])


@pytest.mark.parametrize(
    ("event", "when"),
    [
        ("harvey", "2017"), ("diadema", "1983"), ("great-barrier-reef", "2016"), ("petm", "56 million"),
        ("end-triassic", "201 million"), ("cretaceous", "94 million"), ("last-glacial", "21,000 years"),
        ("black-sea", "thousands of years"), ("florida", "January 2010"), ("indian-ocean", "2004"),
        ("allen", "1980"), ("kaneohe", "1978"), ("tissue-loss", "2014"), ("ordovician", "445 million"),
    ],
)  # fmt: skip
def test_events_stand_at_their_time(notes: BeautifulSoup, event: str, when: str):
    assert when in words(at(notes, f"event-{event}"))


def test_what_to_watch_for_says_what_helps(notes: BeautifulSoup):
    assert len(teaching("reef").watch) >= 10
    for name in teaching("reef").watch:
        told = at(notes, f"watch-{name}")
        assert words(one(told, "dt"))
        assert words(one(told, "dd"))


def test_every_open_item_has_its_rubric_with_every_level(notes: BeautifulSoup):
    files = {**data_of("questions-before"), **data_of("questions-after")}
    opened = {
        id_: item
        for id_, item in files.items()
        if item["kind"] in {"text", "argument"} and item.get("levels")
    }
    assert len(opened) >= 3
    assert set(keys(notes, "rubric-")) == set(opened)
    for id_, item in opened.items():
        told = at(notes, f"rubric-{id_}")
        assert words(one(told, "h3")) == SAY.render(Message(f"item-{id_}"), strict=True)
        levels = [words(each) for each in told.select("dd")]
        assert levels == [
            SAY.render(Message(f"item-{id_}.level-{n}"), strict=True)
            for n in range(item["levels"] + 1)
        ]
        assert len(set(levels)) == len(levels)


def test_no_key_of_a_question_stands_in_the_notes(notes: BeautifulSoup):
    bank = read_bank(Library(), "reef")
    graded = {id_ for id_, item in bank.items.items() if getattr(item, "right", None) is not None}
    said = words(notes)
    assert not [id_ for id_ in graded if SAY.render(Message(f"item-{id_}")) in said]
    assert "public" in words(at(notes, "teach-public"))


def test_standards_are_told_by_their_codes(notes: BeautifulSoup):
    told = teaching("reef")
    codes = {each.code for each in told.standard.values()}
    assert codes >= EXPECTATIONS
    assert [words(each) for each in notes.select(".rk-teach-code")] == [
        each.code for each in told.standard.values()
    ]
    for name, each in told.standard.items():
        assert name == each.code.lower()


def test_extensions_are_those_of_the_rules(notes: BeautifulSoup):
    said = " ".join(words(each) for each in notes.select('[data-key^="extension-"]')).casefold()
    for about in ("tables against", "one ocean", "local rocks", "predator by period", "earth\u2019s systems",
                  "genes", "people\u2019s part"):  # fmt: skip
        assert about in said, about


# -- the notebook --------------------------------------------------------------------------------
def leaf(page: TablePage, round_: int, seat: int | None = None) -> BeautifulSoup:
    html = match_notebook.render_notebook(page.scene, seat)
    return BeautifulSoup(str(at(page.read(html), f"leaf-{round_}")), "html.parser")


def test_the_notebook_keeps_each_rounds_note_with_its_cards_and_points():
    page = at_survey(1)
    page.do("note", value="More <b>sponges</b>\nin deep water")
    assert "More <b>sponges</b> in deep water" in words(leaf(page, 1))  # typed, and not yet kept
    page.do("note-keep")
    go_on(page, 2)
    first, second = leaf(page, 1), leaf(page, 2)
    assert words(one(first, ".rk-notebook-note")) == "More <b>sponges</b> in deep water"
    assert "No note was kept" in words(second)
    record = TableReadings(page.table)
    for round_, told in ((1, first), (2, second)):
        assert f"{record.points(round_)[0]} point" in words(told)
        struck = [
            SAY.render(Message(f"card-{row.card}"))
            for row in record.disasters
            if row.round == round_
        ]
        shown = [words(each).casefold() for each in told.select("li > b")]
        assert shown == [f"{name}:".casefold() for name in struck]
    assert words(one(first, ".rk-notebook-note")) not in words(second)


def test_predictions_are_kept_with_their_round():
    page = hurricane()
    page.table.act(0, do.Predict(((2, 1, 0),)))
    go_on(page, 1)
    (row,) = TableReadings(page.table).predictions
    assert row.of > 0
    assert f"{row.right} of {row.of}" in words(leaf(page, 1))


def test_notes_are_for_the_eyes_of_those_here_only():
    page = at_survey(1, people=2)
    page.do("note", value="for me alone")
    mine = page.session.seat
    assert "for me alone" in words(leaf(page, 1, mine))
    assert "for me alone" not in words(leaf(page, 1, 1 - mine))
    assert match_notebook.render_notebook(page.scene, 2) == ""  # a bot's
    page.session.here = ()
    assert match_notebook.render_notebook(page.scene, mine) == ""


def test_the_notebook_is_a_page_and_prints():
    desk = ReefPage()
    desk.do("page", page="notebook")
    assert "no notebook yet" in words(desk.see(pages.WHOLE))
    assert desk.refused("print-notebook")
    page = at_survey(1)
    page.do("page", page="notebook")
    page.do("print-notebook")
    assert at(page.see(pages.WHOLE), page.session.printing).name == "article"


def test_the_end_leads_to_the_notebook_when_there_is_a_note():
    page = at_survey(1, rounds=1)
    page.do("note", value="Next time encrusters")
    page.do("survey-ready")
    page.table.run()
    page.session.changed()
    button = at(page.see(ending.FINAL_PAGE), "final-notebook")
    page.do(str(button["data-act"]), page=button["data-page"])
    assert "Next time encrusters" in words(page.see(pages.WHOLE))


# -- blank axes ----------------------------------------------------------------------------------
def test_blank_axes_hold_every_type_and_no_bar_or_point():
    desk = ReefPage()
    desk.do("page", page="sheets")
    desk.press(desk.see(pages.WHOLE), "sheets-axes")
    soup = desk.see(pages.WHOLE)
    drawn = [str(each["href"]) for each in at(soup, "axes-ranges").select("svg.rk-draw-blank use")]
    assert drawn == [f"#rk-org-{name}" for name in (*data_of("organisms"), *data_of("dwellers"))]
    assert not soup.select("svg.rk-draw-blank :is(circle, rect, polyline)")
    cells = at(soup, "axes-scores").select("tbody td")
    assert len(cells) == (paper_axes.FEWEST_ROUNDS + 1) * 6
    assert not any(words(each) for each in cells)


def test_blank_axes_are_as_long_as_the_open_match():
    page = at_survey(1, rounds=6)
    page.do("page", page="axes")
    soup = page.see(pages.WHOLE)
    ticks = [words(each) for each in at(soup, "axes-curve").select("text")]
    assert [str(n) for n in range(7)] == ticks[-8:-1]
    heads = [words(each) for each in at(soup, "axes-scores").select("thead th")]
    assert heads[1:4] == ["Seat 1", "Bot 1", "Bot 2"]


@pytest.mark.parametrize("sheet", paper_axes.AXES_SHEETS)
def test_a_sheet_of_axes_is_printed_by_its_key(sheet: str):
    desk = ReefPage()
    desk.do("page", page="axes")
    desk.press(desk.see(pages.WHOLE), f"print-axes-{sheet}")
    assert one(desk.see(pages.WHOLE), f'[data-key="{desk.session.printing}"]').name == "article"

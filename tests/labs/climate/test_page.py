"""The page of Climate Change: what it offers, what it asks before, and what it keeps to itself."""

from __future__ import annotations

import pytest

from reefkit.games.climate import queries
from reefkit.labs.climate.kind import KIND
from reefkit.labs.climate.regions import picture_of
from reefkit.labs.climate.scene import ClimateScene
from tests.labs.climate.hands import Child, child_at


def must_move(scene: ClimateScene) -> bool:
    return scene.my_turn and scene.state.step == "act" and scene.state.must


def never(scene: ClimateScene) -> bool:
    del scene
    return False


def by_cards(scene: ClimateScene) -> list[queries.Prospect]:
    return [each for each in scene.prospects.values() if each.fate == "adapt" and each.steps]


def deadly(scene: ClimateScene) -> list[queries.Prospect]:
    return [each for each in scene.prospects.values() if each.fate == "dies" and each.steps]


def test_a_species_starts_on_the_bright_savannah_cell_that_was_touched_and_confirmed() -> None:
    child = Child()
    assert "touch a bright savannah cell" in child.text("now")
    cell = child.bright()[0]
    child.do("cell", cell=cell)
    assert child.scene.state.step == "place", "touching chooses, and decides nothing"
    child.do("climate-go")
    assert child.scene.state.cells[0] == cell


def test_a_cell_that_is_no_choice_says_why() -> None:
    child = Child()
    tundra = next(cell.number for cell in picture_of(child.scene).cells if cell.ground == "tundra")
    assert child.refused("cell", cell=tundra).startswith("A species begins on a free savannah")
    child = child_at(must_move)
    far = next(c for c in range(1, 41) if c not in child.scene.prospects and c not in
               child.scene.state.cells)  # fmt: skip
    assert "too far" in child.refused("cell", cell=far)


def test_touching_a_cell_marks_the_fewest_cards_that_adapt_the_species_there() -> None:
    child = child_at(lambda scene: must_move(scene) and bool(by_cards(scene)))
    found = by_cards(child.scene)[0]
    child.do("cell", cell=found.cell)
    assert tuple(child.scene.hand.cards) == found.ways[0].cards
    marked = child.html("controls").select('[aria-pressed="true"]')
    assert len(marked) == len(found.ways[0].cards)
    becomes = child.html("controls").select(".rk-genome-becomes")
    assert len(becomes) == sum(by != 0 for by in found.ways[0].change)
    child.do("climate-go")
    assert child.scene.hand.cards == []
    step = [each for each in child.session.open_table.since(0) if each.seat == 0][-1]
    assert step.action == {
        "do": "move", "cell": found.cell, "cards": list(found.ways[0].cards)
    }  # fmt: skip


def test_a_move_that_kills_is_said_and_asked_before_it_is_played() -> None:
    child = child_at(lambda scene: must_move(scene) and bool(deadly(scene)))
    before = child.session.open_table.position
    child.do("cell", cell=deadly(child.scene)[0].cell)
    assert "die" in child.text("controls")
    child.do("climate-go")
    assert child.session.open_table.position == before, "it asks once more, and plays nothing"
    assert child.html("controls").select("dialog")
    child.do("climate-not-sure")
    assert not child.html("controls").select("dialog")
    assert child.session.open_table.position == before
    child.do("climate-go")
    child.session.do("climate-go", {})
    assert child.session.open_table.position > before


def test_ending_a_turn_where_the_species_does_not_fit_is_asked_before() -> None:
    child = child_at(
        lambda scene: (
            scene.my_turn
            and scene.state.step == "act"
            and not scene.state.must
            and not scene.play.is_adapted(0)
        )
    )
    before, died = child.session.open_table.position, child.scene.state.extinctions[0]
    child.do("climate-end")
    assert child.session.open_table.position == before
    assert child.html("controls").select("dialog")
    child.do("climate-go")
    assert child.scene.state.extinctions[0] == died + 1
    assert "died out" in child.text("now")


def test_undo_lets_go_first_and_then_takes_the_move_back() -> None:
    child = child_at(lambda scene: must_move(scene) and bool(by_cards(scene)))
    where = child.scene.state.cells[0]
    child.do("cell", cell=by_cards(child.scene)[0].cell)
    child.do("climate-undo")
    assert not child.scene.hand.holds
    child.do("cell", cell=by_cards(child.scene)[0].cell)
    child.do("climate-go")
    assert child.scene.state.cells[0] != where
    child.do("climate-undo")
    assert child.scene.state.cells[0] == where


def test_another_climate_can_be_looked_at_and_changes_nothing() -> None:
    child = child_at(must_move)
    now = {cell.number: cell.ground for cell in picture_of(child.scene).cells}
    position = child.session.open_table.position
    other = 5 if child.scene.state.climate != 5 else 1
    child.do("climate-look", level=other)
    picture = picture_of(child.scene)
    assert {cell.number: cell.ground for cell in picture.cells} != now
    assert not any(cell.can_be_touched for cell in picture.cells)
    said = child.refused("cell", cell=next(iter(child.scene.prospects)))
    assert said.startswith("You look at the map of another climate")
    assert child.scene.hand.cell is None
    child.do("climate-look", level=child.scene.state.climate)
    assert {cell.number: cell.ground for cell in picture_of(child.scene).cells} == now
    assert child.session.open_table.position == position


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("cell", {"cell": 41}),
        ("cell", {"cell": "x"}),
        ("mark-card", {"card": 399}),
        ("climate-look", {"level": 6}),
        ("climate-look-at", {"seat": 9}),
        ("climate-go", {}),
        ("mark-for-me", {}),
    ],
)
def test_what_no_page_sends_is_refused_in_a_sentence(act: str, values: dict[str, object]) -> None:
    assert Child().refused(act, **values)


def test_nobody_sees_a_hand_but_its_owner() -> None:
    child = child_at(
        lambda scene: scene.state.phase == "turn" and scene.covered_hand and scene.seat == 1,
        people=2,
        bots=1,
    )
    hidden = child.session.open_table.match.state.hands
    html = child.html()
    assert html.select('[data-act="show-hand"]')
    assert not html.select("[data-card]"), "a covered hand shows no card at all"
    assert child.refused("climate-go")
    child.do("show-hand")
    own = [each["data-card"] for each in child.html("controls").select('[data-act="mark-card"]')]
    assert own == [str(card) for card in hidden[1]]
    child.do("climate-look-at", seat=0)
    others = child.html("controls").select('[data-act="mark-card"]')
    assert {each["data-card"] for each in others} <= {"-1"}


def test_a_whole_match_is_played_as_the_page_offers_it_and_its_end_tells_the_story() -> None:
    child = Child(people=2, bots=1, seed=3, rounds=10)
    assert not child.play_until(never)
    assert child.scene.over
    assert child.session.ui.tab == "log" or child.html("final").select(".rk-climate-standings")
    rows = child.html("final").select(".rk-climate-standings tbody tr")
    assert len(rows) == 3
    for part in KIND.parts:
        part.render(child.scene)

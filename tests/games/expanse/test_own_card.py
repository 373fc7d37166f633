"""The page *Make your own card for Blue Expanse* is true: its card plays, its tables are whole.

The page stands in ``docs/teachers/blue-expanse-cards.md``; what it shows is read from there.
"""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from reefkit.content import ContentError, Library
from reefkit.games.expanse import actions as do
from reefkit.games.expanse import content, effects, new_match, supply
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.match.game import Ready, SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from tests.games.expanse.laid_out import LaidOut
from tests.support.tree import ROOT

PAGE = (ROOT / "docs" / "teachers" / "blue-expanse-cards.md").read_text(encoding="utf-8")
FOLDER = "my-class"
CLAM = "giant-clam"
COMMON = {"when", "stage", "attached", "alone", "carries", "lacks", "owns", "later", "complete"}
INSIDE_OFFERS = (effects.Find, effects.HandOn)


def example() -> str:
    found = re.search(r"```toml new=\S+\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def rows(heading: str) -> list[list[str]]:
    """Give the rows of all tables below a heading, up to the next one of its level."""
    level = heading.partition(" ")[0]
    part = PAGE.partition(f"\n{heading}\n")[2]
    part = re.split(rf"\n{level} ", part)[0]
    cells = [
        [cell.strip() for cell in line.strip("|").split(" | ")]
        for line in part.splitlines()
        if line.startswith("| `")
    ]
    assert cells, heading
    return cells


def ticked(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def keys(heading: str) -> set[str]:
    return {key for row in rows(heading) for key in ticked(row[0])}


def laid_over(folder: Path, cards: str) -> content.Content:
    """Load our content with a teacher's cards over it."""
    path = folder / FOLDER / "expanse" / "cards.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(cards, encoding="utf-8")
    return content.load(Library(folder / FOLDER))


@pytest.fixture
def stored(tmp_path: Path) -> content.Content:
    return laid_over(tmp_path, example())


@pytest.fixture
def table(stored: content.Content) -> LaidOut:
    """Give a table of two with the clam in its decks, at stage 2, before the first one's move."""
    match = new_match([SeatInfo("Ann"), SeatInfo("Bo")], seed=3, content=stored)
    assert isinstance(match.rules, ExpanseRules)
    laid = LaidOut(match.rules, match.rules.start())
    for seat in range(2):
        laid.act(seat, Ready())
    laid.state.stage = 2
    return laid


def reef(table: LaidOut, *, corals: int) -> None:
    table.lies(0, CLAM)
    for _ in range(corals):
        coral = table.lies(0, "coral")
        table.lies(0, "zooxanthellae", host=coral.id)


# -- the card ------------------------------------------------------------------------------------
def test_the_card_joins_ours(stored: content.Content) -> None:
    assert set(stored.cards) == {*content.default().cards, CLAM}
    assert stored.cards[CLAM].animal


def test_cards_of_ours_are_changed_and_taken_out(tmp_path: Path) -> None:
    lines = "[dugong]\ncost = 3\n[el-nino]\nremove = true\n"
    assert all(f"`{each}`" in PAGE for each in lines.split("\n") if each)
    stored = laid_over(tmp_path, lines)
    assert stored.cards["dugong"].cost == 3
    assert stored.cards["dugong"].points == content.default().cards["dugong"].points
    assert set(stored.cards) == {*content.default().cards} - {"el-nino"}


def test_it_says_itself_what_it_is_called_and_does(stored: content.Content) -> None:
    say = catalogue("en").with_names(content.own_words(stored.cards))
    assert say.render(Message(f"expanse-{CLAM}"), strict=True) == "giant clam"
    assert say.render(Message(f"expanse-does-{CLAM}"), strict=True).startswith("Eats 2 plankton.")
    assert say.render(Message(f"expanse-fact-{CLAM}"), strict=True).endswith("as corals do.")
    assert say.render(Message("expanse-dugong"), strict=True) == "dugong"


def test_its_copies_are_in_the_deck(table: LaidOut) -> None:
    pile = table.state.piles["biomass"]
    held = [*pile.open, *(kind for layer in pile.deck for kind in layer), *pile.waiting]
    assert held.count(CLAM) == 2


def test_it_eats_and_stores(table: LaidOut) -> None:
    reef(table, corals=2)
    table.seat().pollution = 3
    table.to_buy(1).to_next()
    assert CLAM in table.kinds()
    assert table.seat().pollution == 2
    assert next(card.stored for card in table.seat().reef if card.kind == CLAM) == 1


def test_it_starves_where_there_is_too_little(table: LaidOut) -> None:
    reef(table, corals=1)
    table.to_buy(1).to_next()
    assert CLAM not in table.kinds()


def test_illegal_fishing_takes_it_first(table: LaidOut) -> None:
    for kind in ("dugong", "whale-shark", CLAM, "regal-tang"):
        table.lies(0, kind)
    table.opens("malus", "illegal-fishing")
    table.to_buy(4)
    assert table.stands == ("take", 0)
    table.act(0, do.TakeCard(0))
    while table.state.ask is not None:
        table.act(0, do.AnswerTask(table.state.ask.options[-1]))
    assert CLAM not in table.kinds()
    assert len(table.kinds()) == 3


@pytest.mark.parametrize(("corals", "points"), [(0, 3), (1, 3 + 1 + 1), (2, 3 + 1 + 2)])
def test_it_is_worth_a_point_more_with_a_coral(table: LaidOut, corals: int, points: int) -> None:
    reef(table, corals=corals)
    assert supply.victory_points(table.step, 0) == points


def test_whole_matches_with_it_end(stored: content.Content) -> None:
    seats = [SeatInfo("Ann", bot="newcomer"), SeatInfo("Bo", bot="newcomer")]
    match = new_match(seats, seed=5, options={"turns": 4}, content=stored)
    MemoryTable(match).run()
    assert match.is_over


# -- what is wrong ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("right", "wrong", "answer"),
    [
        (ticked(right)[0], ticked(wrong)[0], answer.removesuffix(" |"))
        for right, wrong, answer in rows("## What a wrong card is answered with")
    ],
)
def test_a_wrong_card_is_answered_so(tmp_path: Path, right: str, wrong: str, answer: str) -> None:
    assert example().count(right) == 1
    with pytest.raises(ContentError) as caught:
        laid_over(tmp_path, example().replace(right, wrong))
    assert str(caught.value) == answer


# -- the tables ------------------------------------------------------------------------------------
def fields(struct: Any) -> set[str]:  # noqa: ANN401  # a class of msgspec's
    return set(struct.__struct_fields__)


def every_effect() -> dict[str, Any]:
    found = [*get_args(effects.AnyEffect), *INSIDE_OFFERS]
    return {each.__struct_config__.tag: each for each in found}


def test_every_effect_is_explained_with_its_keys() -> None:
    told = {ticked(row[0])[0]: set(ticked(row[1])) for row in rows("## The effects")}
    assert told == {word: fields(each) - COMMON for word, each in every_effect().items()}


def test_what_is_left_out_has_the_value_in_brackets() -> None:
    for word, told, *_ in rows("## The effects"):
        effect = every_effect()[ticked(word)[0]]
        defaults = dict(
            zip(effect.__struct_fields__[-len(effect.__struct_defaults__) :],
                effect.__struct_defaults__, strict=True)
        )  # fmt: skip
        numbers = {
            name: str(value)
            for name, value in defaults.items()
            if name not in COMMON and type(value) is int
        }
        assert dict(re.findall(r"`([a-z_]+)` \((\d+)\)", told)) == numbers


def test_the_card_that_shows_an_effect_has_it() -> None:
    cards = content.default().cards
    for row in rows("## The effects"):
        word, (card,) = ticked(row[0])[0], ticked(row[-1].removesuffix(" |"))
        assert f"'{word}'" in str(msgspec.to_builtins(cards[card])), (word, card)


def test_every_key_of_a_card_is_explained() -> None:
    told = keys("## What stands on a card")
    assert told == fields(content.CardKind)


def test_every_condition_is_explained() -> None:
    assert fields(effects.Effect) == COMMON
    assert keys("## When, and on what condition") - set(get_args(effects.When)) == COMMON


def test_the_usual_times_are_those_of_the_effects() -> None:
    times = {ticked(row[0])[0]: ticked(row[1]) for row in rows("## When, and on what condition")}
    told = {word: time for time in get_args(effects.When) for word in times.get(time, [])}
    effect = {word: each.USUAL for word, each in every_effect().items()}
    assert told == {word: usual for word, usual in effect.items() if usual not in {"acting", ""}}


def test_every_way_to_mean_cards_and_to_count_is_explained() -> None:
    told = keys("## Which cards are meant")
    assert told == fields(effects.Target) | fields(effects.Per)


def test_every_time_and_count_that_can_be_named_is_named() -> None:
    named = set(ticked(re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)))
    assert set(get_args(effects.When)) - {""} <= named
    assert set(get_args(effects.FoodName)) <= named
    assert set(get_args(effects.Class)) <= named
    assert set(get_args(effects.Deck)) <= named

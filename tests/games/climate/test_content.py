"""What Climate Change is set up with: land, deck, seats, rulings."""

import itertools
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from reefkit.content import ContentError
from reefkit.games.climate import GAME, content, new_match
from reefkit.games.climate.actions import PlaceSpecies
from reefkit.games.climate.content import HABITATS, Map, MutationCard, check, default
from reefkit.games.climate.lookups import DELETERIOUS, GENE_STEPS, NEUTRAL
from reefkit.match.errors import Rejection, SetupError
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from tests.games.climate.tables import NAMES, match_of, rules_of

# Setting up: the land (C1, C14), the deck (C2, C11), seats and placing (C3).

COUNTS = {
    1: (5, 6, 12, 17),
    2: (8, 8, 12, 12),
    3: (12, 10, 11, 7),
    4: (16, 11, 9, 4),
    5: (20, 12, 7, 1),
}


# -- the land ------------------------------------------------------------------------------------
def test_the_land_has_the_counts_of_the_rules_page():
    """C1."""
    world = rules_of().world
    assert world.count == 40
    for climate, counts in COUNTS.items():
        found = Counter(world.habitats[climate][1:])
        assert tuple(found[habitat] for habitat in range(4)) == counts


def test_the_land_has_eight_rows_of_five_and_six_neighbours_within():
    world = rules_of().world
    assert Counter(row for row, _ in world.places[1:]) == dict.fromkeys(range(8), 5)
    assert max(map(len, world.near)) == 6
    for cell in world.cells:
        for other in world.near[cell]:
            assert cell in world.near[other]
            assert other != cell


def test_habitats_move_as_on_a_map():
    """Whatever the climate does, a cell goes no further than to a neighbouring habitat's type."""
    habitats = rules_of().world.habitats
    for colder, warmer in itertools.pairwise(habitats[1:]):
        for before, after in zip(colder[1:], warmer[1:], strict=True):
            assert before - 1 <= after <= before


def test_bands_are_not_straight():
    """C1: bays and refuges; no habitat is whole rows alone, and each has a part that lies apart."""
    world = rules_of().world
    apart = 0
    for climate in range(1, 6):
        for habitat in range(4):
            left = {c for c in world.cells if world.habitats[climate][c] == habitat}
            parts = 0
            while left:
                parts += 1
                reached = [left.pop()]
                while reached:
                    for other in world.near[reached.pop()]:
                        if other in left:
                            left.remove(other)
                            reached.append(other)
            apart += parts > 1
    assert apart >= 8


def a_map(*boards: tuple[str, ...]) -> Map:
    return Map(boards=boards if len(boards) == 5 else boards * 5)


@pytest.mark.parametrize(
    ("land", "why"),
    [
        (a_map(("SSRF",)), "climate-map-habitat"),
        (a_map(("SSRFT",), ("SSRFT",), ("SSRFT",), ("SSRF.",), ("SSRFT",)), "climate-map-shape"),
        (a_map(("SSRFT",), ("SSRFT",), ("SSRFT",), ("SSRF",), ("SSRFT",)), "climate-map-shape"),
        (a_map(("SSRF.T",)), "climate-map-alone"),
        (a_map(*[tuple(["SSRFTSSRFTSSRFTSSRFT"] * 11)]), "climate-map-large"),
    ],
)
def test_a_map_that_cannot_be_played_is_refused(land: Map, why: str):
    """C14."""
    with pytest.raises(ContentError) as caught:
        check(replace(default(), map={"coast": land}))
    assert caught.value.message.id == why


def test_a_map_needs_a_savannah_cell_for_each_player():
    """C14: as many as sit down."""
    land = a_map(("SSSRFT", "RRFFTT"))
    whole = replace(default(), map={"coast": land})
    seats = [SeatInfo(name) for name in NAMES]
    new_match(seats[:3], content=whole)
    with pytest.raises(SetupError) as caught:
        new_match(seats[:4], content=whole)
    assert caught.value.message.id == "climate-setup-savannah"


def test_a_teachers_map_with_sea_is_played():
    land = a_map(("SS.RF", "SSRTT", ".S.FT"))
    whole = replace(default(), map={"coast": default().map["coast"], "isles": land})
    match = new_match(
        [SeatInfo("Ann", bot="wanderer"), SeatInfo("Bo", bot="hoarder")],
        seed=3,
        options={"map": "isles", "rounds": 8},
        content=whole,
    )
    MemoryTable(match).run()
    assert match.is_over


def test_a_map_that_is_not_there_is_refused():
    with pytest.raises(ContentError):
        check(replace(default(), map={"moon": default().map["coast"]}))


@pytest.mark.parametrize(
    "card",
    [
        MutationCard(does="changes", copies=1),
        MutationCard(does="neutral", copies=1, gene="fur", by=1),
        MutationCard(does="changes", copies=1, gene="fur"),
    ],
)
def test_a_card_says_what_it_does(card: MutationCard):
    with pytest.raises(ContentError) as caught:
        check(replace(default(), cards={"odd": card}))
    assert caught.value.message.id == "climate-card-wrong"


def test_there_is_an_end_to_how_many_cards_a_deck_has():
    kinds = {f"n{number}": MutationCard(does="neutral", copies=40) for number in range(6)}
    with pytest.raises(ContentError) as caught:
        check(replace(default(), cards=kinds))
    assert caught.value.message.id == "climate-too-many-cards"
    kinds = {f"n{number}": MutationCard("neutral", 1, copies_few=40) for number in range(6)}
    with pytest.raises(ContentError):
        check(replace(default(), cards=kinds))


# -- seats and options ---------------------------------------------------------------------------
# -- cards and placing ---------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "neutral"), [(2, 4), (3, 4), (4, 6), (5, 6)])
def test_the_deck_is_that_of_the_rules_page(seats: int, neutral: int):
    """C11: the neutral count goes by seats."""
    kinds = Counter(rules_of(seats).cards.kinds)
    steps = {f"{gene}-{way}": 5 for gene in content.GENES for way in ("up", "down")}
    assert kinds == {**steps, "neutral": neutral, "deleterious": 2}


def test_the_climate_begins_at_3_with_all_genes_1_and_a_savannah_token():
    state = rules_of(5).start()
    assert state.climate == 3
    assert state.genes == [[1, 1, 1]] * 5
    assert state.tokens == [[True, False, False, False]] * 5
    assert len(HABITATS) == 4


def test_seats_place_in_order_on_free_savannah_and_the_first_begins():
    """C3."""
    match = match_of(3)
    savannah = match.rules.world.savannah[3]  # type: ignore[attr-defined]
    with pytest.raises(Rejection) as caught:
        match.act(1, PlaceSpecies(savannah[0]))
    assert caught.value.message.id == "reject-climate-not-your-turn"
    match.act(0, PlaceSpecies(savannah[0]))
    for cell, why in ((savannah[0], "cell-taken"), (1, "no-savannah"), (99, "no-such-cell")):
        with pytest.raises(Rejection) as caught:
            match.act(1, PlaceSpecies(cell))
        assert caught.value.message.id == f"reject-climate-{why}"
    match.act(1, PlaceSpecies(savannah[1]))
    assert match.state.deck == []
    match.act(2, PlaceSpecies(savannah[2]))
    assert (match.state.round, match.state.seat, match.state.step) == (1, 0, "draw")


def dealt(seed: int, seats: int = 4) -> Any:  # noqa: ANN401
    """Return a state just after the deal."""
    match = new_match([SeatInfo(name) for name in NAMES[:seats]], seed=seed)
    for seat in range(seats):
        match.act(seat, PlaceSpecies(match.rules.world.savannah[3][seat]))  # type: ignore[attr-defined]
    return match.state, match.rules.cards  # type: ignore[attr-defined]


def test_nobody_is_dealt_a_deleterious_card_and_two_lie_in_the_deck():
    """C2."""
    for seed in range(40):
        state, cards = dealt(seed)
        assert [len(hand) for hand in state.hands] == [2] * 4
        assert "deleterious" not in {cards.kinds[card] for hand in state.hands for card in hand}
        assert Counter(cards.kinds[card] for card in state.deck)["deleterious"] == 2


def test_every_card_may_come_anywhere():
    """The shuffle: over many deals each place of the deck sees many kinds, and deals differ."""
    tops = Counter()
    bottoms = Counter()
    for seed in range(120):
        state, cards = dealt(seed, 2)
        tops[cards.kinds[state.deck[-1]]] += 1
        bottoms[cards.kinds[state.deck[0]]] += 1
    assert len(tops) >= 7
    assert len(bottoms) >= 7
    assert max(tops.values()) < 40
    assert GAME.id == "climate"


def test_what_is_picked_of_a_hand_changes_the_genes_and_is_nothing_else():
    """Cards of every step, neutral and deleterious ones and one that is hidden lie in the hand."""
    cards = rules_of().cards
    one = {step: cards.steps.index(step) for step in (*range(GENE_STEPS), NEUTRAL, DELETERIOUS)}
    hand = [-1, *one.values(), one[5] + 1]
    assert cards.have(hand) == (1, 1, 1, 1, 1, 2)
    assert cards.pick(hand, (1, 0, -1)) == (one[0], one[5])
    assert cards.pick(hand, (0, -1, -2)) == (one[3], one[5], one[5] + 1)

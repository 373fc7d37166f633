"""What is told and read of a match of Climate Change is what the rules do."""

import itertools
from random import Random

import pytest

from reefkit.games.climate import queries
from reefkit.games.climate.actions import Adapt, Draw, MoveSpecies, PlaceSpecies
from reefkit.games.climate.adapting import is_adapted
from reefkit.games.climate.content import HABITATS
from reefkit.games.climate.readings import READINGS
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Ready
from reefkit.match.match import Match
from reefkit.match.random import KeyedChance
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.games.climate.tables import SAVANNAH, TROPICAL, TUNDRA, Sitting
from tests.kit.kits import cut, kits, match_of
from tests.playthroughs.told import told_otherwise
from tests.support.effort import effort

# What the guide tells a page is what the rules then do.

# ruff: noqa: S311 - play at random, not secrets


EN = catalogue("en")


def stops(seed: int) -> list[Match]:
    """Return a match cut at some of its moments."""
    match = match_of(kits()["climate"], seed)
    places = Random(seed).sample(range(match.position), min(effort(6, 30), match.position))
    return [cut(match, place) for place in places]


every_seed = pytest.mark.parametrize("seed", range(1, 1 + effort(2, 12)))


def takes(match: Match, seat: int, action: Action) -> bool:
    try:
        match.rules.apply(match.state, seat, action, KeyedChance(1), None)
    except Rejection:
        return False
    return True


@every_seed
def test_what_is_offered_is_taken_and_comes_out_as_it_was_said(seed: int):
    for match in stops(seed):
        state = match.state
        seat = state.seat
        if state.phase == "over":
            continue
        play = queries.look(MemoryTable(match), seat)
        for cell in queries.starts(play, seat):
            assert takes(match, seat, PlaceSpecies(cell))
        for prospect in queries.prospects(play, seat):
            check_prospect(match, seat, prospect)


def check_prospect(match: Match, seat: int, prospect: queries.Prospect) -> None:
    """End the turn in a cell in every way that was told."""
    state, rules = match.state, match.rules
    EN.render(prospect.said, strict=True)
    for cards in prospect.ways:
        action: Action = MoveSpecies(prospect.cell, cards) if prospect.steps else Adapt(cards)
        after = state
        if prospect.steps or cards:
            after = rules.apply(state, seat, action, KeyedChance(1), None)
        assert is_adapted(after.genes[seat], prospect.habitat)
        token = after.tokens[seat][prospect.habitat]
        assert token
        assert prospect.token == (not state.tokens[seat][prospect.habitat])
        if after.phase != "over":
            ended = rules.apply(after, seat, Ready(), KeyedChance(1), None)
            assert ended.extinctions[seat] == state.extinctions[seat]
    assert (prospect.fate == "dies") == (not prospect.ways)
    if prospect.fate == "dies":
        action = MoveSpecies(prospect.cell)
        after = rules.apply(state, seat, action, KeyedChance(1), None) if prospect.steps else state
        ended = rules.apply(after, seat, Ready(), KeyedChance(1), None)
        assert ended.extinctions[seat] == state.extinctions[seat] + 1


@every_seed
def test_it_asks_again_exactly_before_what_kills(seed: int):
    for match in stops(seed):
        state = match.state
        seat = state.seat
        if state.phase == "over" or state.step != "act":
            continue
        play = queries.look(MemoryTable(match), seat)
        for prospect in queries.prospects(play, seat):
            if prospect.steps:
                asked = queries.asks_again(play, seat, MoveSpecies(prospect.cell))
                assert (asked is not None) == (prospect.fate == "dies")
        if match.rules.remaining_task(state, seat) is None:
            asked = queries.asks_again(play, seat, Ready())
            ended = match.rules.apply(state, seat, Ready(), KeyedChance(1), None)
            assert (asked is not None) == (ended.extinctions[seat] > state.extinctions[seat])
            if asked is not None:
                assert EN.render(asked, strict=True)
        assert queries.asks_again(play, seat, Draw()) is None


def test_asking_again_says_whether_it_could_live():
    table = Sitting()
    table.rolled(2, changed=True)
    table.stand(0, TROPICAL, (1, 1, 2))
    asked = queries.asks_again(table.play, 0, Ready())
    assert asked is not None
    assert asked.values["lives"] is False
    table.hold(0, "fur-up")
    asked = queries.asks_again(table.play, 0, Ready())
    assert asked is not None
    assert asked.values["lives"] is True


def test_a_hand_is_told_card_by_card_and_hidden_ones_as_hidden():
    table = Sitting()
    table.hold(0, "fur-down", "neutral")
    held = queries.hand(table.play, 0)
    assert [(each.kind, each.gene, each.by) for each in held] == [
        ("fur-down", 1, -1),
        ("neutral", -1, 0),
    ]
    table.state.hands[1] = [-1, -1]
    assert [each.name for each in queries.hand(table.play, 1)] == [None, None]


def test_a_verdict_says_what_the_marked_cards_do_there():
    table = Sitting()
    table.rolled(6, changed=True)
    here = table.stand(0, SAVANNAH, (1, 1, 1))
    cell = next(c for c in table.play.reach(0) if table.play.habitat(c) == TROPICAL)
    fur, shape, more = table.hold(0, "fur-up", "shape-up", "metabolism-up")
    assert queries.verdict(table.play, 0, here, ()).fate == "adapted"
    assert queries.verdict(table.play, 0, cell, ()).fate == "dies"
    good = queries.verdict(table.play, 0, cell, (fur, shape))
    assert (good.fate, good.wrong) == ("adapt", None)
    assert EN.render(good.said) == (
        "With the 2 marked cards, 2 genes are at 2: it lives in tropical forest."
    )
    for cards, why in (((fur,), "not-enough"), ((fur, shape, more), "superfluous")):
        bad = queries.verdict(table.play, 0, cell, cards)
        assert bad.wrong is not None
        assert bad.wrong.id == f"reject-climate-{why}"
        assert not takes_move(table, cell, cards)


def takes_move(table: Sitting, cell: int, cards: tuple[int, ...]) -> bool:
    try:
        table.rules.apply(table.state, 0, MoveSpecies(cell, cards), KeyedChance(1), None)
    except Rejection:
        return False
    return True


@pytest.mark.parametrize(
    ("step", "standing"),
    [
        ("draw", ["now", "to-come", "to-come", "to-come", "to-come"]),
        ("move", ["done", "done", "now", "to-come", "to-come"]),
        ("adapt", ["done", "done", "none", "now", "to-come"]),
        ("end", ["done", "done", "none", "none", "now"]),
        ("restart", ["done", "done", "none", "none", "now"]),
    ],
)
def test_the_bar_says_how_far_a_turn_has_come(step: str, standing: list[str]):
    table = Sitting()
    if step in {"draw", "restart"}:
        table.state.step = step
    if step == "move":
        table.rolled(5)
    if step == "adapt":
        table.stand(0, TUNDRA, (1, 1, 1))
    assert [*queries.turn_steps(table.play).values()] == standing


# The tables that are read from a match say what its states say.

every_reading_seed = pytest.mark.parametrize("seed", range(1, 1 + effort(3, 16)))


@every_reading_seed
def test_a_row_a_round_tells_the_climate(seed: int):
    match = match_of(kits()["climate"], seed)
    rows, people = READINGS["climate"].read(match), match.setup.options["human_change_from"]
    assert [row.round for row in rows] == list(range(1, match.state.round + 1))
    assert rows[0].climate == 3
    assert not rows[0].changed
    for before, row in itertools.pairwise(rows):
        assert abs(row.climate - before.climate) <= 1
        assert row.changed == (row.climate != before.climate)
        assert row.people == bool(people and before.round >= people)
        assert row.adapted <= row.living
    assert sum(row.extinctions for row in rows) == len(match.state.lost)


@every_reading_seed
def test_a_row_a_species_and_round_tells_genes_and_habitat(seed: int):
    match = match_of(kits()["climate"], seed)
    rows, seats = READINGS["species"].read(match), len(match.setup.seats)
    assert len(rows) == match.state.round * seats
    world = match.rules.world  # type: ignore[attr-defined]
    by_round = {row.round: row.climate for row in READINGS["climate"].read(match)}
    for row in rows:
        assert row.player == match.setup.seats[row.seat - 1].name
        if row.cell is not None:
            assert row.habitat == HABITATS[world.habitats[by_round[row.round]][row.cell]]
    last = rows[-seats:]
    assert [[r.shape, r.fur, r.metabolism] for r in last] == match.state.genes
    assert [row.tokens for row in last] == [sum(each) for each in match.state.tokens]
    assert [row.cards for row in last] == [len(each) for each in match.state.hands]
    assert [row.extinctions for row in last] == match.state.extinctions


@every_reading_seed
def test_a_row_an_extinction_tells_where_and_why(seed: int):
    match = match_of(kits()["climate"], seed)
    rows = READINGS["extinctions"].read(match)
    told = [event for event in match.events() if event.what.id.startswith("climate-extinct-")]
    assert [row.cause for row in rows] == [
        event.what.id.removeprefix("climate-extinct-") for event in told
    ]
    assert [row.cell for row in rows] == [event.what.values["cell"] for event in told]


def test_tokens_are_one_row_each():
    match = match_of(kits()["climate"], 1)
    rows = READINGS["tokens"].read(match)
    assert len(rows) == 4 * len(READINGS["species"].read(match))
    assert sum(row.held for row in rows[-4 * len(match.setup.seats) :]) == sum(
        map(sum, match.state.tokens)
    )


def test_a_reading_of_an_earlier_moment_ends_there():
    match = match_of(kits()["climate"], 3)
    ends = [n for n, entry in enumerate(match.entries) if entry.state is not None]
    assert len(READINGS["climate"].read(match, ends[0])) == 0
    assert len(READINGS["climate"].read(match, ends[0] + 1)) == 1
    assert len(READINGS["species"].read(match, ends[1] + 1)) == 2 * len(match.setup.seats)


def test_all_that_is_told_of_recorded_matches_is_told_as_it_was():
    assert told_otherwise("climate") == []

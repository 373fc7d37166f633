"""The animals behind each figure: as many variants as cards, and the same animals for every reader."""

from collections import Counter

import pytest

from reefkit.games.climate.actions import MoveSpecies
from reefkit.games.climate.population import OF_AGE, SIZE, PopulationChange, populations, turns
from reefkit.match.changes import CardRemoved
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.game import SeatInfo, Undo
from reefkit.match.match import Match, copy_for
from tests.labs.climate.matches import SEEDS, play, table


@pytest.mark.parametrize("seed", SEEDS)
def test_a_species_has_a_variant_for_each_card_of_its_hand_and_animals_that_carry_it(seed: int):
    match = table(seed).match
    for position in range(match.position + 1):
        state = match.state_at(position)
        for one in populations(match, position):
            assert one.alive == bool(state.cells[one.seat])
            if one.alive:
                assert len(one.carried) == len(set(one.births)) == 24
                assert list(one.genes) == state.genes[one.seat]
                assert sorted(each.card for each in one.variants) == sorted(state.hands[one.seat])
                assert all(one.carriers([each.id]) for each in one.variants)
                assert set(one.carried) <= {0, *(each.id for each in one.variants)}


@pytest.mark.parametrize("seed", SEEDS)
def test_without_a_kind_of_card_animals_lose_its_variants_alone(seed: int):
    """In *What if* the other cards get other numbers, and the animals carry those."""
    match = table(seed).match
    course = Counterfactual(match, CardRemoved("fur-up"), match.position // 2).run()
    for position in range(course.position, course.match.position + 1):
        hands = course.match.state_at(position).hands
        for one in populations(course.match, position):
            if one.alive:
                assert sorted(each.card for each in one.variants) == sorted(hands[one.seat])


@pytest.mark.parametrize("seed", SEEDS)
def test_every_turn_has_deaths_and_births_and_tells_what_became_of_variants(seed: int):
    match = table(seed).match
    found = list(turns(match, match.position))
    ended = PopulationChange("ended", (), SIZE)
    rounds, seats = len(match.state.record), len(match.setup.seats)
    last = [each for each in found if each.round == rounds]
    assert len(found) == (rounds - 1) * seats + len(last)
    assert all(len(each.newborn) >= OF_AGE for each in found if ended not in each.changes)
    kinds = Counter(change.kind for each in found for change in each.changes)
    ids = [each.what.id for each in match.events()]
    assert kinds["spread"] == ids.count("climate-adapted")
    assert kinds["drifted"] == ids.count("climate-preadapted")
    assert kinds["ended"] == sum(match.state.extinctions)
    assert kinds["harmful"] == ids.count("climate-deleterious")
    assert kinds["lost"] == ids.count("climate-over-limit")
    rows = match.game.readings["population"].read(match, None)
    for kind in ("arose", "spread", "drifted", "lost", "harmful", "ended"):
        assert sum(getattr(row, kind) for row in rows) == kinds[kind]


def test_a_played_card_spreads_from_its_carriers_who_alone_live_on():
    for seed in SEEDS:
        match = table(seed).match
        for position in range(1, match.position + 1):
            for before, one in zip(
                populations(match, position - 1), populations(match, position), strict=True
            ):
                new = one.changes[len(before.changes) :] if one.round == before.round else ()
                for kind, cards, carriers in new:
                    if kind == "spread":
                        ids = [each.id for each in before.variants if each.card in cards]
                        lived = before.carriers(ids)
                        assert len(lived) == carriers >= 1
                        assert [one.births[place] for place in lived] == [
                            before.births[place] for place in lived
                        ]
                        assert one.newborn >= set(range(SIZE)).difference(lived)


def test_what_was_taken_back_never_happened_to_the_animals():
    whole = table(2).match
    position = next(n for n in range(whole.position) if isinstance(whole.action_at(n), MoveSpecies))
    seat = whole.entries[position].seat
    match = Match(whole.game, whole.setup, whole.entries[: position + 1])
    assert populations(match) == populations(whole, position + 1), "in one go, and step by step"
    match.act(seat, Undo())
    assert populations(match) == populations(whole, position)


def test_exchanged_cards_are_variants_lost_and_new_ones_in_every_copy():
    seats = [SeatInfo("Ann"), SeatInfo("Bo", bot="wanderer")]
    match = play(seats, 3, {"rounds": 8, "exchange": True}).match
    copy = copy_for(match, 0)
    ids = [each.what.id for each in match.events()]
    assert ids.count("climate-exchanged")
    rows, seen = (each.game.readings["population"].read(each, None) for each in (match, copy))
    lost = ids.count("climate-over-limit") + ids.count("climate-exchanged")
    assert sum(each.lost for each in rows) == lost
    assert seen == rows


def test_the_copy_of_a_seat_shows_its_own_animals_and_as_many_of_the_others():
    match = table(3).match
    seat = 0
    copy = copy_for(match, seat)
    for position in range(match.position + 1):
        ours, seen = populations(match, position), populations(copy, position)
        assert seen[seat] == ours[seat]
        for one, other in zip(ours, seen, strict=True):
            assert (one.alive, one.genes) == (other.alive, other.genes)
            assert len(one.variants) == len(other.variants)

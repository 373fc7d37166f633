"""A rock of so many places: who takes them, who covers whom, and who finds no room (S29)."""

from collections import Counter

import pytest

from reefkit.games.succession import GAME, content, new_match, queries, settlement_record
from reefkit.games.succession.course import course_of
from reefkit.games.succession.settlement_record import ROOM, GrowingRock, LaidCard
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.games.succession.laid_out import named
from tests.support.effort import effort


def grown(cards: str, places: int) -> GrowingRock:
    rock = GrowingRock(content.default(), 1, places)
    for time, card in enumerate(named(cards), 1):
        rock.take(LaidCard(1, time, time, time, 0, card))
    return rock


def living(rock: GrowingRock) -> dict[int, tuple[int, ...]]:
    """Return the places of the living settlers, by the number on their card."""
    cards = rock.content.cards
    return {cards[each.card].number: each.at for each in rock.settled if not each.until}


@pytest.mark.parametrize(
    ("cards", "left", "turned_away"),
    [
        ("1 6", {1: (0, 1), 6: (4, 5, 6, 7)}, ""),
        # The free places first, then the earliest pioneer, and no more than are needed.
        ("1 2 3 6", {2: (2, 3), 3: (4, 5), 6: (0, 1, 6, 7)}, ""),
        # Late settlers cover pioneers before middle settlers.
        ("6 1 2 11", {11: (0, 1, 4, 5, 6, 7)}, ""),
        # Nobody covers settlers of the same group, or of a later one.
        ("11 1 2 6 12", {11: (0, 1, 2, 3, 4, 5), 1: (6, 7)}, "2 6 12"),
        # A predator leaves free places.
        ("15 1 2 starfish 3", {1: (6, 7), 3: (0, 1)}, "2"),
    ],
)
def test_who_takes_which_places(cards: str, left: dict[int, tuple[int, ...]], turned_away: str):
    rock = grown(cards, 8)
    assert living(rock) == left
    assert [each.card for each in rock.turned_away] == named(turned_away)


def test_places_of_a_settler_are_in_one_row_and_side_by_side_if_they_can_be():
    rock = grown("6 1 7 2 11 crab 12", 20)
    assert living(rock)[11] == (12, 13, 14, 15, 16, 17)
    assert living(rock)[12] == (6, 7, 8, 9, 18, 19)


def test_a_rock_without_end_turns_nobody_away():
    rock = grown("1 2 3 " * 40, 0)
    assert len(rock.settled) == 120
    assert not any(each.until for each in rock.settled)
    assert rock.turned_away == []


def test_cards_are_dealt_as_an_option_says():
    """S30."""
    for cards, dealt in ((0, 10), (6, 6)):
        match = new_match([SeatInfo("A"), SeatInfo("B")], seed=1, options={"cards": cards})
        table = MemoryTable(match)
        for seat in (0, 1):
            table.do_for_me(seat)
        assert {len(hand) for hand in match.state.hands} == {dealt}


def bots(seed: int) -> Match:
    seats = [SeatInfo(f"P{n}", bot=style) for n, style in enumerate(GAME.bots)]
    options = {"rounds": 2, "places": 40, "invaders": True, "disturbances": seed % 2 == 0}
    match = new_match(seats, seed=seed, options=options)
    MemoryTable(match).run()
    return match


@pytest.mark.parametrize("seed", range(1, 1 + effort(3, 16)))
def test_board_course_and_export_count_the_same_places(seed: int):
    match = bots(seed)
    cards = content.default().cards
    rows = list(GAME.readings["cover"].read(match, None))
    bare = 0  # the time at which a rock is
    for rock in queries.rocks(match):
        course = course_of(rock, match.state, content.default())
        for time in range(1, rock.times + 1):
            there = settlement_record.standing(rock, time)
            held = Counter(place for each in there for place in each.at)
            assert set(held.values()) <= {1}
            assert set(held) <= set(range(40))
            assert course["taken"].values[time] == len(held)
            by_kind = Counter(each.card for each in there for _ in each.at)
            mine = [row for row in rows if row.time == bare + time]
            assert {row.card: row.room for row in mine if row.room} == by_kind
            assert all(row.room == row.standing * ROOM[row.guild] for row in mine)
            assert all(row.share == pytest.approx(row.room / 40) for row in mine)
            assert course["free"].values[time] == pytest.approx(100 - len(held) / 0.4)
        bare += rock.times + 1
        gone = [each for each in rock.settled if each.until]
        covered = [each for each in gone if cards[each.by].guild in ROOM]
        assert course["covered"].last() == len(covered)
        assert course["eaten"].last() == len(gone) - len(covered)
        assert course["turned-away"].last() == len(rock.turned_away)
        assert course["laid"].last() == len(rock.settled) + len(rock.turned_away) + len(rock.visits)


def test_places_do_not_change_the_card_game():
    match = bots(2)
    other = new_match(match.setup.seats, seed=2, options={**match.setup.options, "places": 0})
    MemoryTable(other).run()
    assert other.state == match.state

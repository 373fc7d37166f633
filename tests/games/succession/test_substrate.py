"""The substrate's record and the readings (S9, S16, S24), counted once more from what was told."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import log

import pytest
from msgspec.structs import replace

from reefkit.games.succession import GAME, new_match, queries
from reefkit.games.succession import actions as do
from reefkit.games.succession.queries import GUILDS, content_of, laid
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message
from tests.support.effort import effort

EATEN = {
    "starfish": ("mussels", "barnacles"),
    "crab": ("snails", "mussels"),
    "shrimp": ("hydroids", "ciliates"),
    "nudibranch": ("bryozoans", "hydroids", "tunicates"),
    "jellyfish": (),
}
BLACK = ("storm", "ice-scour", "sedimentation", "bare-patch")
SEEDS = range(1, 1 + effort(4, 60))
every_seed = pytest.mark.parametrize("seed", SEEDS)


@cache
def bots(seed: int) -> Match:
    styles = ["keeper", "hurrier", "newcomer", "keeper"][: 2 + seed % 3]
    match = new_match(
        [SeatInfo(f"P{n}", bot=style) for n, style in enumerate(styles)],
        seed=seed,
        options={"rounds": 2, "disturbances": True, "invaders": True},
    )
    MemoryTable(match).run()
    return match


def told(match: Match) -> list[list[str]]:
    """List the cards laid in each round, as the events tell them."""
    rounds: list[list[str]] = []
    for event in match.events():
        what = event.what
        if what.id == "succession-dealt":
            rounds.append([])
        if what.id.startswith("succession-laid"):
            for name in ("card", "other"):
                value = what.values.get(name)
                if isinstance(value, Message):
                    rounds[-1].append(value.id.removeprefix("succession-").removesuffix(".one"))
    return rounds


def grown(cards: list[str]) -> list[list[tuple[str, int]]]:
    """Grow a rock card by card: who stands, and when it came, after each."""
    standing: list[tuple[str, int]] = []
    history = [list(standing)]
    for time, card in enumerate(cards, 1):
        if card in EATEN:
            for prey in EATEN[card]:
                found = [each for each in standing if each[0] == prey]
                if found:
                    standing.remove(found[-1])
        elif card == "storm":
            standing = standing[:-1]
        elif card not in BLACK:
            standing.append((card, time))
        history.append(list(standing))
    return history


@every_seed
def test_the_record_is_that_of_a_slow_count(seed: int) -> None:
    match = bots(seed)
    rounds, rocks = told(match), queries.rocks(match)
    assert [rock.times for rock in rocks] == [len(cards) for cards in rounds]
    for cards, rock in zip(rounds, rocks, strict=True):
        history = grown(cards)
        for time, stands in enumerate(history):
            assert [(one.card, one.time) for one in queries.standing(rock, time)] == stands
            assert queries.cover(rock, time) == dict(Counter(card for card, _ in stands))
        series = queries.series(match, rock)
        assert series.total.tolist() == [len(stands) for stands in history]
        assert series.richness.tolist() == [len({card for card, _ in each}) for each in history]
        for time, stands in enumerate(history):
            shares = [n / len(stands) for n in Counter(card for card, _ in stands).values()]
            assert series.shannon[time] == pytest.approx(-sum(p * log(p) for p in shares))
            by_guild = queries.guilds(rock, time)
            assert list(by_guild) == list(GUILDS)
            assert series.guilds[time].tolist() == list(by_guild.values())
            assert sum(by_guild.values()) == len(stands)


@every_seed
def test_every_reading_tells_of_the_same_rocks(seed: int) -> None:
    match = bots(seed)
    cards = [card for each in told(match) for card in each]
    rows = {name: list(reading.read(match, None)) for name, reading in GAME.readings.items()}
    assert [row.card for row in rows["laid"]] == cards
    settled = [card for card in cards if card not in EATEN and card not in BLACK]
    assert [row.card for row in rows["settlers"]] == settled
    for rock in queries.rocks(match):
        mine = [row for row in rows["cover"] if row.round == rock.round]
        for time in (1, rock.times):
            now = {row.card: row.standing for row in mine if row.time == time and row.standing}
            assert now == queries.cover(rock, time)
            total = sum(now.values())
            assert sum(row.share for row in mine if row.time == time) == pytest.approx(
                float(bool(total))
            )
    assert sum(row.points for row in rows["points"]) == sum(map(sum, match.state.points))
    assert sum(row.out for row in rows["points"]) == sum(out >= 0 for out in match.state.out)
    turns = {(row.round, row.turn) for row in rows["hands"]}
    assert len(turns) * len(match.setup.seats) == len(rows["hands"])
    caught = [event for event in match.events() if event.what.id == "succession-caught"]
    assert len(rows["catches"]) == len(caught)


@every_seed
def test_what_was_read_at_a_position_is_a_beginning_of_what_is_read_later(seed: int) -> None:
    match = bots(seed)
    half = match.position // 2
    whole = queries.rocks(match)
    for before, after in zip(queries.rocks(match, half), whole, strict=False):
        assert [(one.card, one.time) for one in before.settled] == [
            (one.card, one.time) for one in after.settled[: len(before.settled)]
        ]
        assert before.visits == after.visits[: len(before.visits)]
    assert queries.rock(match, 1).out == match.state.out[0]
    assert queries.rock(match, 99).settled == ()


def played(*cards: str) -> list[list[tuple[str, int]]]:
    return grown(list(cards))


def test_a_predator_takes_the_latest_of_each_of_its_prey() -> None:
    """S16, on the slow count itself: it is what the record is held against."""
    assert played("mussels", "barnacles", "mussels", "starfish")[-1] == [("mussels", 1)]
    assert played("mussels", "jellyfish")[-1] == [("mussels", 1)]
    assert played("bacteria", "invader", "storm")[-1] == [("bacteria", 1)]


def test_predators_eat_in_some_match_and_storms_sweep() -> None:
    ends = Counter(
        one.by for seed in SEEDS for rock in queries.rocks(bots(seed)) for one in rock.settled
    )
    assert {"", "crab", "shrimp", "nudibranch", "storm"} <= set(ends)
    assert any(
        len(visit.eaten) > 1
        for seed in SEEDS
        for rock in queries.rocks(bots(seed))
        for visit in rock.visits
    )


def test_a_predator_eats_before_the_card_it_names_settles() -> None:
    found = 0
    for seed in SEEDS:
        match = bots(seed)
        for position in range(match.position):
            action = match.action_at(position)
            if not isinstance(action, do.Play) or action.number is None:
                continue
            cards = [one for one in laid(match) if one.position == position]
            assert cards[0].card == action.card
            rock = queries.rock(match, cards[0].round)
            named = next(one for one in rock.settled if one.position == position)
            visit = next(one for one in rock.visits if one.position == position)
            assert named.time == visit.time + 1
            assert rock.settled.index(named) not in visit.eaten
            found += 1
    assert found > 5


def test_nothing_of_the_record_changes_the_card_game() -> None:
    """The same match with predators that eat nothing is the same match."""
    match = bots(1)
    content = content_of(match)
    fasting = {kind: replace(card, eats=()) for kind, card in content.cards.items()}
    other = new_match(
        match.setup.seats,
        seed=1,
        options=match.setup.options,
        content=replace(content, cards=fasting),
    )
    MemoryTable(other).run()
    assert other.state == match.state

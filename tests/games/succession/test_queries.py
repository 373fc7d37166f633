"""What is told and read of a table of Succession is what the rules do."""

from collections import Counter
from functools import cache
from math import log

import pytest
from msgspec.structs import replace

from reefkit.games.succession import GAME, new_match, queries, settlement_record
from reefkit.games.succession import actions as do
from reefkit.games.succession.course import course_of
from reefkit.games.succession.guide import PlayableCard
from reefkit.games.succession.rounds import totals
from reefkit.games.succession.settlement_record import GUILDS, ROOM, content_of, laid
from reefkit.games.succession.state import NOBODY
from reefkit.games.succession.step import Step
from reefkit.games.succession.turn import follower
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from tests.games.succession.laid_out import LaidOut, lay_out
from tests.kit.kits import cut, kits, match_of
from tests.playthroughs.told import told_otherwise
from tests.support.effort import effort

# What the guide tells of a table is what the rules then do.

SEEDS = range(1, 1 + effort(2, 16))


def sight(table: LaidOut, seat: int | None) -> Step:
    return table.rules.stepping(table.rules.view(table.state, seat))


def plays_of(held: PlayableCard) -> list[do.LayCard]:
    """Return the plays that the guide says are right, without a call."""
    found = [do.LayCard(held.card, None, colour) for colour in held.colours or (None,)]
    return found + [do.LayCard(held.card, number, None) for number in held.numbers]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_guide_says_may_be_played_may_and_nothing_else(seed: int):
    whole = match_of(kits()["succession"], seed)
    said: dict[str, Message] = {}
    for position in range(0, whole.position, effort(9, 3)):
        match = cut(whole, position)
        table = MemoryTable(match)
        for seat in range(len(match.setup.seats)):
            seen = queries.look(table, seat)
            legal = match.rules.legal(match.state, seat)
            for held in queries.hand(seen, seat):
                said[held.why.id] = held.why
                plays = [one for one in legal if getattr(one, "card", None) == held.card]
                assert held.playable is bool(plays)
                wanted = plays_of(held) if plays and isinstance(plays[0], do.LayCard) else []
                assert set(wanted) <= set(plays)
    for language in ("en", "en-simple"):
        assert all(catalogue(language).render(each, strict=True) for each in said.values())


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_play_is_said_to_do_is_what_it_does(seed: int):
    options = {"places": 20 + 10 * (seed % 3), "rounds": 1, "open_hands": True, "invaders": True}
    seats = [SeatInfo(f"P{n}", bot=style) for n, style in enumerate(("newcomer", "keeper"))]
    match = new_match(seats, seed=seed, options=options)
    MemoryTable(match).run()
    rooms = set[object]()
    for position in range(match.position):
        action, seat = match.action_at(position), match.entries[position].seat
        if not isinstance(action, do.LayCard | do.Follow) or seat is None:
            continue
        before, after = queries.rock(match, 1, position), queries.rock(match, 1, position + 1)
        state, then = match.state_at(position), match.state_at(position + 1)
        seen = queries.look(MemoryTable(match), seat, position)
        said = queries.does(seen, seat, action, before)
        for language in ("en", "en-simple", "es", "es-simple"):
            assert all(catalogue(language).render(each, strict=True) for each in said)
        by_id = {each.id.removeprefix("succession-does-"): each.values for each in said}
        assert ("wins" in by_id) is (action.winner and bool(then.out))
        if "wins" in by_id:
            assert "restarts" not in by_id
            drawn = by_id.get("wins-draw", {"count": 0})["count"]
            assert len(then.hands[1 - seat]) - len(state.hands[1 - seat]) == min(
                drawn, len(state.deck)
            )
        elif "colour" in by_id and by_id["colour"]["colour"] != "purple":
            assert by_id["colour"]["colour"] == then.colour
        assert ("opens" in by_id) is (then.phase == "follow")
        if "settles" in by_id:
            settled, lost = after.settled[len(before.settled) :], after.turned_away
            room = by_id["settles"]["room"]
            rooms.add(room)
            assert (room == "none") is (len(lost) > len(before.turned_away))
            assert (room != "none") is bool(settled)
            assert (room == "none") is (by_id["settles"]["found"] < by_id["settles"]["needs"])
            gone = settlement_record.covered(after, after.times)
            names = [Message(f"succession-{kind}") for kind in dict.fromkeys(x.card for x in gone)]
            assert by_id["settles"]["whom"] == (names if room == "covers" else [])
    assert {"covers", "free"} <= rooms
    if seed == SEEDS[0]:
        assert "none" in rooms


def test_a_last_starfish_wins_and_begins_nothing_again():
    table = lay_out("starfish", "3 3", "3 3")
    rock = settlement_record.GrowingRock(table.rules.content, 1, 20).record(NOBODY)
    said = queries.does(sight(table, 0), 0, do.LayCard("starfish", winner=True), rock)
    assert catalogue("en").render(said[0]) == "It is your last card. You win the round at once."
    assert [each.values for each in said[1:]] == [{"players": ["P1", "P2"], "seats": 2, "count": 5}]
    table.play(0, "starfish", winner=True)
    assert (table.sizes, table.state.phase) == ([0, 7, 7], "survey")


@pytest.mark.parametrize(("deck", "ends", "left"), [("2 3", True, 2), ("", False, 1)])
def test_a_card_by_which_fewer_are_drawn_than_it_says_tells_so(deck: str, ends: bool, left: int):  # noqa: FBT001
    table = lay_out("starfish 3", "3 4", deck=deck, deck_ends=ends)
    rock = settlement_record.GrowingRock(table.rules.content, 1, 20).record(NOBODY)
    said = queries.does(sight(table, 0), 0, do.LayCard("starfish"), rock)
    assert [each.values for each in said if each.id == "succession-does-few"] == [{"left": left}]
    held = sum(table.sizes) - 1
    table.play(0, "starfish")
    assert sum(table.sizes) == held + left


def test_why_a_card_may_not_be_played_is_why_the_rules_refuse_it():
    for table in (
        lay_out("2 7 12", "3 3"),
        lay_out("bare-patch 12 3", "3 9").play(0, "bare-patch"),
        lay_out("6 7 12 2", "5 3 3", player=1).play(1, "5").passes(1).act(0, do.Upgrade()),
    ):
        seen = sight(table, 0)
        refused = [held for held in queries.hand(seen, 0) if not held.playable]
        assert refused
        for held in refused:
            with pytest.raises(Rejection) as caught:
                table.rules.apply(table.state, 0, do.LayCard(held.card), table.chance, None)
            assert caught.value.message == held.why


def test_who_can_be_caught_and_who_has_said_it_are_seen_by_all():
    silent = sight(lay_out("2 7", "3 3", "3 3").play(0, "2"), 1)
    assert (silent.state.uncalled, queries.has_called(silent, 0)) == (0, False)
    said = sight(lay_out("2 7", "3 3", "3 3").play(0, "2", last=True), 1)
    assert (said.state.uncalled, queries.has_called(said, 0)) == (NOBODY, True)
    open_ = sight(lay_out("5 6", "3 3", "3 3").play(0, "5"), 1)
    assert (open_.state.uncalled, queries.has_called(open_, 0)) == (NOBODY, False)


def test_where_the_table_stands():
    table = lay_out("5 2 2", "3 3", "3 3", points=[[3, 0, 3]], out=[1], round=2)
    assert queries.coming(sight(table, 0)) == 1
    step = sight(table.play(0, "5"), 2)
    assert (step.state.phase, follower(step)) == ("follow", "ciliates")
    assert table.rules.awaited(table.state)[0].seconds == 5.0
    assert totals(step) == [3, 0, 3]


def test_every_card_of_the_match_is_explained():
    say = [catalogue(language) for language in ("en", "en-simple")]
    plain = lay_out("2", "3", disturbances=False, invaders=False)
    assert len(plain.rules.kinds) == 20
    rules = lay_out("2", "3").rules
    stories = [queries.card(rules, kind) for kind in rules.kinds]
    assert len(stories) == 25
    for story in stories:
        for each in (story.name, story.story):
            assert all(one.render(each, strict=True) for one in say)
    assert GAME.id == "succession"


# The substrate's record and the readings (S9, S16, S24), counted once more from what was told.

EATEN = {
    "starfish": ("mussels", "barnacles"),
    "crab": ("snails", "mussels"),
    "shrimp": ("hydroids", "ciliates"),
    "nudibranch": ("bryozoans", "hydroids", "tunicates"),
    "jellyfish": (),
}
BLACK = ("storm", "ice-scour", "sedimentation", "bare-patch")
RECORDED_SEEDS = range(1, 1 + effort(4, 16))
every_seed = pytest.mark.parametrize("seed", RECORDED_SEEDS)


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
def test_the_record_is_that_of_a_slow_count(seed: int):
    match = bots(seed)
    rounds, rocks = told(match), queries.rocks(match)
    assert [rock.times for rock in rocks] == [len(cards) for cards in rounds]
    for cards, rock in zip(rounds, rocks, strict=True):
        history = grown(cards)
        for time, stands in enumerate(history):
            assert [
                (one.card, one.time) for one in settlement_record.standing(rock, time)
            ] == stands
        course = course_of(rock, match.state, content_of(match))
        living = course["living"]
        assert course["settled"].values.tolist() == [len(stands) for stands in history]
        assert course["kinds"].values.tolist() == [len({card for card, _ in x}) for x in history]
        for time, stands in enumerate(history):
            shares = [n / len(stands) for n in Counter(card for card, _ in stands).values()]
            assert course["mixed"].values[time] == pytest.approx(-sum(p * log(p) for p in shares))
            counted = Counter(card for card, _ in stands)
            assert living.values[time].tolist() == [counted[kind] for kind in living.types]
            room = Counter[str]()
            for card, _ in stands:
                room[content_of(match).cards[card].guild] += ROOM[
                    content_of(match).cards[card].guild
                ]
            for guild in GUILDS:
                share = 100 * room[guild] / max(room.total(), 1)
                assert course[f"share-{guild}"].values[time] == pytest.approx(share)
                assert course[guild].values[time] * ROOM[guild] == room[guild]


@every_seed
def test_every_reading_tells_of_the_same_rocks(seed: int):
    match = bots(seed)
    cards = [card for each in told(match) for card in each]
    rows = {name: list(reading.read(match, None)) for name, reading in GAME.readings.items()}
    assert [row.card for row in rows["laid"]] == cards
    settled = [card for card in cards if card not in EATEN and card not in BLACK]
    assert [row.card for row in rows["settlers"]] == settled
    bare = 0
    for rock in queries.rocks(match):
        laid = [row.time for row in rows["laid"] if row.round == rock.round]
        assert laid == list(range(bare + 1, bare + rock.times + 1)), "times only go forward"
        for time in (1, rock.times):
            mine = [row for row in rows["cover"] if row.time == bare + time]
            now = {row.card: row.standing for row in mine if row.standing}
            assert now == Counter(one.card for one in settlement_record.standing(rock, time))
            total = sum(now.values())
            assert sum(row.share for row in mine) == pytest.approx(float(bool(total)))
        bare += rock.times + 1
    assert sum(row.points for row in rows["points"]) == sum(map(sum, match.state.points))
    assert sum(row.out for row in rows["points"]) == sum(out >= 0 for out in match.state.out)
    turns = {(row.round, row.turn) for row in rows["hands"]}
    assert len(turns) * len(match.setup.seats) == len(rows["hands"])
    caught = [event for event in match.events() if event.what.id == "succession-caught"]
    assert len(rows["catches"]) == len(caught)


@every_seed
def test_what_was_read_at_a_position_is_a_beginning_of_what_is_read_later(seed: int):
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


def test_a_predator_takes_the_latest_of_each_of_its_prey():
    """S16, on the slow count itself: it is what the record is held against."""
    assert played("mussels", "barnacles", "mussels", "starfish")[-1] == [("mussels", 1)]
    assert played("mussels", "jellyfish")[-1] == [("mussels", 1)]
    assert played("bacteria", "invader", "storm")[-1] == [("bacteria", 1)]


def test_predators_eat_in_some_match_and_storms_sweep():
    ends = Counter(
        one.by
        for seed in RECORDED_SEEDS
        for rock in queries.rocks(bots(seed))
        for one in rock.settled
    )
    assert {"", "crab", "shrimp", "nudibranch", "storm"} <= set(ends)
    assert any(
        len(visit.eaten) > 1
        for seed in RECORDED_SEEDS
        for rock in queries.rocks(bots(seed))
        for visit in rock.visits
    )


def test_a_predator_eats_before_the_card_it_names_settles():
    found = 0
    for seed in RECORDED_SEEDS:
        match = bots(seed)
        for position in range(match.position):
            action = match.action_at(position)
            if not isinstance(action, do.LayCard) or action.number is None:
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


def test_nothing_of_the_record_changes_the_card_game():
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


def test_all_that_is_told_of_recorded_matches_is_told_as_it_was():
    assert told_otherwise("succession") == []

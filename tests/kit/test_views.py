"""What each seat may see, and what may be changed in a match that is over."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reefkit.match import save
from reefkit.match.changes import (
    CardRemoved,
    Change,
    OptionChanged,
    StateChanged,
    changes_of,
    may_turn,
)
from reefkit.match.codec import checksum, copy_state, to_plain
from reefkit.match.counterfactual import Counterfactual, refused
from reefkit.match.errors import DamagedError, Rejection, SaveError
from reefkit.match.game import Action, Ready
from reefkit.match.match import Match, changed, difference
from reefkit.match.table import MemoryTable
from tests.kit.kits import (
    NOON,
    Kit,
    cut,
    every_game,
    every_open_game,
    every_secretive_game,
    kits,
    match_of,
    seats_of,
    secret_actions,
)
from tests.support.effort import effort

# ruff: noqa: S311 - play and damage at random, not secrets


# Nobody sees what is hidden from them: not in the view, not in the steps, not in what waits.
#
# The strongest way to hold this is to change only what is hidden, and to see nothing change. That a
# change is made at all is seen from the owner's own seat.

SEEDS = range(1, 1 + effort(6, 24))


def onlookers(match: Match, owner: int) -> list[int | None]:
    return [*(seat for seat in seats_of(match.rules) if seat != owner), None]


def seen(match: Match, seat: int | None) -> str:
    table = MemoryTable(match, lambda: NOON)
    return json.dumps([to_plain(table.view(seat)), to_plain(table.since(0, seat))])


def halts(match: Match, count: int) -> list[int]:
    return sorted(Random(1).sample(range(match.position), min(count, match.position)))


@every_game
def test_what_is_planted_in_hidden_fields_is_seen_by_its_owner_alone(kit: Kit):
    shown_to_owner = 0
    for seed in SEEDS:
        match = match_of(kit, seed)
        for position in halts(match, 6):
            for owner in seats_of(match.rules):
                one, other = (copy_state(match.state_at(position)) for _ in range(2))
                kit.plant(one, owner, 3)
                kit.plant(other, owner, 8)
                views = [to_plain(match.rules.view(state, owner)) for state in (one, other)]
                shown_to_owner += views[0] != views[1]
                for seat in onlookers(match, owner):
                    views = [to_plain(match.rules.view(state, seat)) for state in (one, other)]
                    assert views[0] == views[1], (position, owner, seat)
                    assert "canary" not in json.dumps(views)
                    assert [to_plain(match.rules.awaited(state)) for state in (one, other)] == [
                        to_plain(match.rules.awaited(state)) for state in (one, one)
                    ]
    assert shown_to_owner > 20


def fork(match: Match, position: int, seat: int, action: Action) -> Match:
    forked = cut(match, position)
    forked.act(seat, action)
    return forked


@every_open_game
def test_every_action_is_shown_to_all_where_none_is_secret(kit: Kit):
    for seed in SEEDS:
        match = match_of(kit, seed)
        for seat in [*seats_of(match.rules), None]:
            shown = [step.action for step in match.steps(seat)]
            assert shown == [entry.action for entry in match.entries]


@every_secretive_game
def test_which_secret_action_was_taken_is_seen_by_its_owner_alone(kit: Kit):
    tried: Counter[type[Action]] = Counter()
    most = effort(3, 40)
    for seed in range(1, 25):
        if len(tried) >= kit.secret_kinds and min(tried.values()) >= most:
            break
        match = match_of(kit, seed)
        for position in range(match.position):
            for owner in seats_of(match.rules):
                actions = secret_actions(kit, match.rules, match.state_at(position), owner)
                if not actions or tried[type(actions[0])] >= most:
                    continue
                tried[type(actions[0])] += 1
                one, other = (fork(match, position, owner, action) for action in actions)
                assert seen(one, owner) != seen(other, owner)
                for seat in onlookers(match, owner):
                    assert seen(one, seat) == seen(other, seat), (seed, position, owner, seat)
    assert len(tried) >= kit.secret_kinds
    assert min(tried.values()) > 2


@every_game
def test_bots_and_offers_that_lapse_see_no_more_than_their_seat(kit: Kit):
    tried = 0
    for seed in SEEDS:
        match = match_of(kit, seed)
        rules = match.rules
        for position in halts(match, 10):
            state = match.state_at(position)
            for seat in sorted({seat for each in rules.awaited(state) for seat in each.seats}):
                one, other = copy_state(state), copy_state(state)
                for owner in set(seats_of(rules)) - {seat}:
                    kit.plant(one, owner, 3)
                    kit.plant(other, owner, 8)
                if not rules.legal(one, seat) or rules.awaited(one) != rules.awaited(state):
                    continue
                for style in match.game.bots:
                    luck = match.luck(seat, state)
                    decided = [
                        rules.decide(rules.view(each, seat), seat, style, luck)
                        for each in (one, other)
                    ]
                    assert decided[0] == decided[1]
                    tried += 1
    assert tried > 20


@every_game
def test_the_key_is_told_to_nobody(kit: Kit):
    for seed in SEEDS:
        match = match_of(kit, seed)
        key = match.setup.key
        for position in [*halts(match, 3), match.position]:
            state = match.state_at(position)
            for seat in [*seats_of(match.rules), None]:
                told = json.dumps(to_plain(match.rules.view(state, seat)))
                assert key not in told
                assert str(int(key, 16)) not in told
        for seat in [*seats_of(match.rules), None]:
            told = seen(match, seat)
            assert key not in told
            assert str(int(key, 16)) not in told


@every_game
def test_a_view_does_not_depend_on_the_key(kit: Kit):
    match = match_of(kit, 1)
    other = Match(kit.game, replace(match.setup, key=""), match.entries)
    for seat in [*seats_of(match.rules), None]:
        assert seen(other, seat) == seen(match, seat)


@every_game
def test_steps_hold_neither_rolls_to_come_nor_states_nor_checksums(kit: Kit):
    """A checksum would let a pupil try out which secret fits it."""
    match = match_of(kit, 1)
    for seat in [*seats_of(match.rules), None]:
        told = json.dumps(to_plain(match.steps(seat)))
        assert not any(entry.checksum in told for entry in match.entries)
    assert {*to_plain(match.steps(None)[0])} == {
        *("position", "seat", "action", "author", "time", "events")
    }


# A seat's copy of a match: all that the seat saw, nothing else, and nothing to play on.

SEEDS_COPIES = range(1, 1 + effort(2, 12))


def taken_home(match: Match, seat: int) -> Match:
    return save.parse(save.seat_copy(match, seat), {match.game.id: match.game})


@every_game
def test_a_copy_shows_its_seat_all_that_it_saw(kit: Kit):
    for seed in SEEDS_COPIES:
        match = match_of(kit, seed)
        seat = seats_of(match.rules)[seed % len(match.setup.seats)]
        copy = taken_home(match, seat)
        assert copy.steps(seat) == match.steps(seat)
        for position in halts(match, 8):
            shown = MemoryTable(copy).moment(position, seat).state
            assert to_plain(shown) == to_plain(match.rules.view(match.state_at(position), seat))
        assert copy.is_over == match.is_over
        for onlooker in [*seats_of(match.rules), None]:
            assert len(copy.steps(onlooker)) == match.position


@every_game
def test_the_readings_of_a_copy_are_those_of_the_match(kit: Kit):
    for seed in SEEDS_COPIES:
        match = match_of(kit, seed)
        copy = taken_home(match, 0)
        for reading in match.game.readings.values():
            assert list(map(str, reading.read(copy, None))) == list(
                map(str, reading.read(match, None))
            )


def forks(kit: Kit) -> Iterator[tuple[Match, Match, int]]:
    """Return matches that went apart in one secret alone, and whose secret it is, a few a kind."""
    tried: Counter[type[Action]] = Counter()
    for seed in range(1, 25):
        match = match_of(kit, seed)
        for position in halts(match, effort(40, 250)):
            for owner in seats_of(match.rules):
                actions = secret_actions(kit, match.rules, match.state_at(position), owner)
                if actions and tried[type(actions[0])] < effort(2, 16):
                    tried[type(actions[0])] += 1
                    one, other = (fork(match, position, owner, action) for action in actions)
                    yield one, other, owner
        if len(tried) >= kit.secret_kinds and min(tried.values()) >= effort(2, 16):
            return


@every_secretive_game
def test_which_secret_another_seat_chose_stands_in_no_copy(kit: Kit):
    tried = 0
    for one, other, owner in forks(kit):
        tried += 1
        assert save.seat_copy(one, owner) != save.seat_copy(other, owner)
        for seat in onlookers(one, owner):
            if seat is not None:
                assert save.seat_copy(one, seat) == save.seat_copy(other, seat)
    assert tried >= 2 * kit.secret_kinds


@every_game
def test_a_copy_holds_no_key_and_takes_no_entry(kit: Kit):
    for seed in SEEDS_COPIES:
        match = match_of(kit, seed)
        cut = Match(match.game, match.setup, match.entries[: match.position // 2])
        raw = save.seat_copy(cut, 0)
        assert match.setup.key.encode() not in raw
        assert str(int(match.setup.key, 16)).encode() not in raw
        for entry in cut.entries:
            state = cut.state_at(entry.position + 1)
            if to_plain(state) != to_plain(cut.rules.view(state, 0)):
                assert entry.checksum.encode() not in raw
        table = MemoryTable(taken_home(cut, 0))
        assert table.tick() == []
        with pytest.raises(Rejection) as caught:
            table.act(0, Ready())
        assert caught.value.message.id == "reject-no-key"
        assert save.dump(table.match) == raw
        assert table.seat_copy(0) == raw


@every_game
def test_no_copy_is_made_for_another_seat_from_a_copy(kit: Kit):
    match = next(
        found
        for found in (match_of(kit, seed) for seed in range(1, 99))
        if len(found.setup.seats) > 1
    )
    with pytest.raises(Rejection) as caught:
        save.seat_copy(taken_home(match, 1), 0)
    assert caught.value.message.id == "reject-no-key"
    with pytest.raises(Rejection) as caught:
        save.seat_copy(match, 64)
    assert caught.value.message.id == "reject-no-such-seat"


@every_game
def test_a_copy_that_was_changed_is_refused(kit: Kit):
    match = match_of(kit, 2)
    raw = save.seat_copy(match, 0)
    lines = raw.splitlines(keepends=True)
    header = json.loads(lines[0])
    games = {match.game.id: match.game}

    def refused(changed_lines: list[bytes]) -> None:
        with pytest.raises(SaveError):
            save.parse(b"".join(changed_lines), games)

    header["setup"]["seen_by"] = len(match.setup.seats)
    refused([json.dumps(header).encode() + b"\n", *lines[1:]])
    del header["setup"]["seen_by"]
    refused([json.dumps(header).encode() + b"\n", *lines[1:]])
    refused([lines[0], *lines[2:]])
    middle = len(lines) // 2
    for wrong in (
        {"checksum": "0" * 16},
        {"action": {"do": "ready"}},
        {"action": {"do": "seen", "action": None, "events": [], "view": {"no-such": 1}}},
        {"action": {"do": "seen", "action": {"do": "?"}, "events": [], "view": {}}},
        {"state": {}},
    ):
        entry = json.loads(lines[middle]) | wrong
        refused([*lines[:middle], json.dumps(entry).encode() + b"\n", *lines[middle + 1 :]])


@pytest.mark.parametrize(
    ("id_", "values"),
    [("round-opened", {}), ("round-opened", {"round": "x"}), ("builder-died", {"row": 1})],
)
def test_events_that_no_match_tells_of_are_refused(id_: str, values: dict[str, object]):
    match = match_of(kits()["reef"], 2)
    header, first, *others = save.seat_copy(match, 0).splitlines(keepends=True)
    entry = json.loads(first)
    entry["action"]["events"] = [{"what": {"id": id_, "values": values}}]
    raw = b"".join([header, json.dumps(entry).encode() + b"\n", *others])
    with pytest.raises(DamagedError) as caught:
        save.parse(raw, {match.game.id: match.game})
    assert caught.value.message.id == "save-copy-wrong"


_PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=12,
)


@given(
    st.fixed_dictionaries({"a": _PLAIN, "b": _PLAIN}),
    st.fixed_dictionaries({"a": _PLAIN, "b": _PLAIN}),
)
def test_what_changed_makes_the_new_out_of_the_old(
    before: dict[str, object], after: dict[str, object]
):
    assert json.dumps(changed(before, difference(before, after)), sort_keys=True) == json.dumps(
        after, sort_keys=True
    )
    assert difference(after, after) == {}


# ---- What if, over every game: nothing changed is the same course, and every change can be played.
# ruff: noqa: S311 - play and damage at random, not secrets


CHANGED_SEEDS = effort(2, 6)
CHANGES = effort(2, 12)
ENTRIES = 150
"""Courses of longer matches are left to the long tier."""
NUMBERS = {"rounds": (1, 2, 3), "dice": (1, 2)}
TOO_LATE = "reject-what-if-not-here"
TEXTS = {"scoring": ("sum", "product")}


def match_for(kit: Kit, number: int) -> Match:
    """Return a finished match, short ones in the short tier."""
    seeds = range(1 + 10 * number, 11 + 10 * number)
    found = [match_of(kit, seed) for seed in seeds[:3]]
    short = [each for each in found if each.position <= ENTRIES]
    return (short or found)[0]


def same(match: Match) -> OptionChanged:
    name = may_turn(match.game, match.setup)[0]
    return OptionChanged(name, match.setup.options[name])


def allowed(match: Match, change: Change) -> list[int]:
    return [at for at in range(match.position) if refused(match, change, at) is None]


def stood(match: Match) -> list[tuple[int | None, dict[str, Any], list[int]]]:
    return [
        (entry.seat, entry.action, list(entry.draws))
        for entry, one in zip(match.entries, match._fold.folded, strict=True)
        if one.undone_by is None
    ]


def read_all(match: Match) -> dict[str, list[Any]]:
    readings = match.game.readings
    return {name: [repr(row) for row in each.read(match, None)] for name, each in readings.items()}


@every_game
@pytest.mark.parametrize("number", range(CHANGED_SEEDS))
def test_a_change_that_changes_nothing_gives_the_very_same_course(kit: Kit, number: int):
    match = match_for(kit, number)
    change, random = same(match), Random(number)
    before = save.dump(match)
    for position in {0, *random.sample(allowed(match, change), 2)}:
        course = Counterfactual(match, change, position).run()
        assert course.over
        assert not course.begun
        assert course.stood == course.recorded
        assert stood(course.match) == stood(match), position
        assert checksum(course.match.state) == checksum(match.state)
        assert read_all(course.match) == read_all(match)
    assert save.dump(match) == before


def changes(match: Match) -> list[Change]:
    """List what may be changed, options by some of their values."""
    known, found = changes_of(match.game), list[Change]()
    for name in may_turn(match.game, match.setup):
        now = match.setup.options[name]
        values: tuple[object, ...] = (not now,) if isinstance(now, bool) else ()
        values = values or NUMBERS.get(name, ()) or TEXTS.get(name, ()) or (0, 1)
        found += [OptionChanged(name, value) for value in values if value != now]
    found += [CardRemoved(card) for card in known.cards(match.setup)]
    return [*found, *(StateChanged(id_) for id_ in known.named(match.setup))]


@every_game
@pytest.mark.parametrize("number", range(CHANGED_SEEDS))
def test_every_change_can_be_played_to_its_end_and_read(kit: Kit, number: int):
    match = match_for(kit, number)
    random = Random(number)
    offered = changes(match)
    tried = 0
    for change in random.sample(offered, min(CHANGES, len(offered))):
        where = allowed(match, change)
        for position in random.sample(where, min(1, len(where))):
            try:
                course = Counterfactual(match, change, position).run()
            except Rejection as why:
                if why.message.id == TOO_LATE and isinstance(change, OptionChanged):
                    continue  # fewer rounds than have been played
                raise
            tried += 1
            assert course.over, (change, position)
            assert course.stood <= course.recorded
            for at in range(course.position, course.match.position + 1):
                course.match.rules.check(course.match.state_at(at))
            simulated = [
                entry.position for entry in course.match.entries[course.position :]
                if entry.author == "bot" and entry.seat in course.begun
                and entry.position >= course.begun[entry.seat].position
            ]  # fmt: skip
            assert bool(simulated) is bool(course.begun)
            read_all(course.match)
    assert tried or not offered

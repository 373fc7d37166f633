"""A seat's copy of a match: all that the seat saw, nothing else, and nothing to play on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.match import save
from reefkit.match.codec import to_plain
from reefkit.match.errors import DamagedError, Rejection, SaveError
from reefkit.match.game import Action, Ready
from reefkit.match.match import Match, changed, difference
from reefkit.match.table import MemoryTable
from tests.kit.kits import Kit, every_game, every_secretive_game, kits, secret_actions
from tests.kit.play import match_of, seats_of
from tests.kit.test_views import fork, halts, onlookers
from tests.support.effort import effort

SEEDS = range(1, 1 + effort(3, 40))


def taken_home(match: Match, seat: int) -> Match:
    return save.parse(save.seat_copy(match, seat), {match.game.id: match.game})


@every_game
def test_a_copy_shows_its_seat_all_that_it_saw(kit: Kit) -> None:
    for seed in SEEDS:
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
def test_the_readings_of_a_copy_are_those_of_the_match(kit: Kit) -> None:
    for seed in SEEDS:
        match = match_of(kit, seed)
        copy = taken_home(match, 0)
        for reading in match.game.readings.values():
            assert list(map(str, reading.read(copy, None))) == list(
                map(str, reading.read(match, None))
            )


def forks(kit: Kit) -> Iterator[tuple[Match, Match, int]]:
    """Give matches that went apart in one secret alone, and whose secret it is, a few a kind."""
    tried: Counter[type[Action]] = Counter()
    for seed in range(1, 25):
        match = match_of(kit, seed)
        for position in halts(match, effort(40, 1000)):
            for owner in seats_of(match.rules):
                actions = secret_actions(kit, match.rules, match.state_at(position), owner)
                if actions and tried[type(actions[0])] < effort(2, 60):
                    tried[type(actions[0])] += 1
                    one, other = (fork(match, position, owner, action) for action in actions)
                    yield one, other, owner
        if len(tried) >= kit.secret_kinds and min(tried.values()) >= effort(2, 60):
            return


@every_secretive_game
def test_which_secret_another_seat_chose_stands_in_no_copy(kit: Kit) -> None:
    tried = 0
    for one, other, owner in forks(kit):
        tried += 1
        assert save.seat_copy(one, owner) != save.seat_copy(other, owner)
        for seat in onlookers(one, owner):
            if seat is not None:
                assert save.seat_copy(one, seat) == save.seat_copy(other, seat)
    assert tried >= 2 * kit.secret_kinds


@every_game
def test_a_copy_holds_no_key_and_takes_no_entry(kit: Kit) -> None:
    for seed in SEEDS:
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
def test_no_copy_is_made_for_another_seat_from_a_copy(kit: Kit) -> None:
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
def test_a_copy_that_was_changed_is_refused(kit: Kit) -> None:
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
def test_events_that_no_match_tells_of_are_refused(id_: str, values: dict[str, object]) -> None:
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
) -> None:
    assert json.dumps(changed(before, difference(before, after)), sort_keys=True) == json.dumps(
        after, sort_keys=True
    )
    assert difference(after, after) == {}

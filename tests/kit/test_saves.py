"""Saves: they open, go on as if never saved, are the same in every process, and share."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec import Struct

from reefkit.match import save
from reefkit.match.codec import from_plain, to_plain
from reefkit.match.game import Undo
from reefkit.match.log import Entry
from reefkit.match.sharing import share_unchanged
from reefkit.match.table import MemoryTable
from tests.kit.kits import Kit, Ticking, cut, every_game, kits, match_of
from tests.kit.record import states
from tests.support.effort import at_length, effort
from tests.support.tree import ROOT

# A match that was saved goes on as if it never had been, and old saves open.

SAVES = Path(__file__).parents[1] / "data" / "saves"
SEEDS = range(1, 1 + effort(1, 15))


def go_on(table: MemoryTable, entry: Entry) -> None:
    if entry.author == "bot":
        assert table.tick(hurried=True)
    elif entry.seat is not None:
        table.act(entry.seat, entry.action, entry.author)


def without_times(entries: Sequence[Struct]) -> list[object]:
    return [{**to_plain(entry), "time": ""} for entry in entries]


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_save_and_load_at_turns_1_4_16_goes_on_identically(kit: Kit, seed: int, tmp_path: Path):
    match = match_of(kit, seed)
    turn = 1
    while turn < match.position:
        path = tmp_path / f"{turn}.jsonl"
        save.save(cut(match, turn), path)
        loaded = save.load(path, {kit.game.id: kit.game})
        assert save.dump(loaded) == path.read_bytes()
        table = MemoryTable(loaded, Ticking())
        for entry in match.entries[turn:]:
            go_on(table, entry)
        assert without_times(loaded.entries) == without_times(match.entries)
        assert to_plain(loaded.state) == to_plain(match.state)
        assert loaded.events() == match.events()
        assert without_times(loaded.steps(0)) == without_times(match.steps(0))
        turn *= effort(4, 2)
    assert turn > 4


@every_game
def test_replay_gives_every_position_of_a_loaded_match(kit: Kit):
    match = match_of(kit, 1)
    loaded = save.parse(save.dump(match), {kit.game.id: kit.game})
    for position in range(match.position + 1):
        assert to_plain(loaded.state_at(position)) == to_plain(match.state_at(position))


def kept(kit: Kit) -> list[Path]:
    return sorted((SAVES / kit.game.id).glob("*.jsonl"))


@every_game
def test_there_is_a_kept_save_of_every_version_of_rules_and_format(kit: Kit):
    named = [re.fullmatch(r"v(\d+)-f(\d+)-.*\.jsonl", path.name) for path in kept(kit)]
    assert all(named)
    assert {int(each[1]) for each in named if each} == set(range(1, kit.game.rules_version + 1))
    assert {int(each[2]) for each in named if each} == set(range(1, save.FORMAT_VERSION + 1))


@every_game
def test_every_kept_save_opens_and_can_be_read_to_its_end(kit: Kit):
    for path in kept(kit):
        match = save.load(path, {kit.game.id: kit.game})
        assert match.is_over
        assert save.dump(match) == path.read_bytes()
        assert match.position > 20
        assert any(entry.state is not None for entry in match.entries)
        assert any(entry.draws for entry in match.entries)
        for step in match.steps(None):
            for event in step.events:
                assert all(kit.render(event.what))


def test_every_folder_of_kept_saves_is_of_a_game():
    assert {path.name for path in SAVES.iterdir() if path.is_dir()} == set(kits())


@every_game
def test_the_kept_saves_hold_undone_choices(kit: Kit):
    actions = [
        json.loads(line)["action"]["do"]
        for path in kept(kit)
        for line in path.read_text("utf-8").splitlines()[1:]
    ]
    assert to_plain(Undo())["do"] in actions


# A match is the same in every process, whatever its hash seed.


def played_elsewhere(seed: int, hash_seed: str) -> list[list[str]]:
    """Have another process play a match of each game; return its states."""
    asked = [each for game in kits() for each in (game, str(seed))]
    ran = subprocess.run(
        [sys.executable, "-m", "tests.kit.record", "play", *asked],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=300,
    )
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.parametrize(
    ("seed", "hash_seed"), [(3, "12345"), pytest.param(4, "0", marks=at_length)]
)
def test_another_process_with_another_hash_seed_plays_the_same_states(seed: int, hash_seed: str):
    for kit, theirs in zip(kits().values(), played_elsewhere(seed, hash_seed), strict=True):
        ours = states(match_of(kit, seed))
        assert len(theirs) == len(ours)
        assert len(ours) > 5, "one step proves nothing"
        assert len(set(ours)) > 5, "states that never change prove nothing"
        for position, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            assert one == other, f"{kit.game.id} after {position} entries"


# A match keeps once what its states have in common, and nobody can tell.


class Pool(msgspec.Struct, frozen=True):
    """A small state."""

    corals: tuple[int, ...]
    depth: np.ndarray
    names: dict[str, float]


def pool(depth: float = 1.5, **names: float) -> Pool:
    return Pool((1000, 2000), np.full((3, 3), depth), names or {"platy": 0.5})


@every_game
def test_the_states_of_a_match_take_less_than_half_of_what_they_would_alone(kit: Kit):
    match = match_of(kit, 1)
    states = [match.state_at(position) for position in range(match.position + 1)]
    alone: list[Any] = [from_plain(to_plain(state), match.game.state) for state in states]
    assert weight(states) < weight(alone) / 2


def test_what_is_the_same_is_kept_once():
    one, other = pool(), pool()
    assert share_unchanged(one, other) is one


def test_what_differs_is_kept_and_the_rest_of_it_is_kept_once():
    one, other = pool(), pool(platy=0.75)
    names = other.names
    both = share_unchanged(one, other)
    assert both is other
    assert both.depth is one.depth
    assert both.corals is one.corals
    assert both.names == names == {"platy": 0.75}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (0.0, -0.0),
        (1, True),
        (1, 1.0),
        ((1,), [1]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ({"a": 1}, {"a": 1, "b": 2}),
        ((1, 2), (1, 2, 3)),
        ([1, 2, 3], [1, 2]),
        (np.zeros(3), np.zeros(3, dtype=np.float32)),
        (np.zeros(3), -np.zeros(3)),
        (np.zeros((2, 3)), np.zeros((3, 2))),
        (np.float32(0.0), np.float32(-0.0)),
        (None, 0),
    ],
)
def test_what_could_be_told_apart_is_not_the_same(before: object, after: object):
    whole = share_unchanged((before,), (after,))[0]
    assert whole is not before
    assert type(whole) is type(after)
    assert repr(whole) == repr(after)


def weight(states: list[Any]) -> int:
    """Return the bytes that states hold together, whatever several of them hold counted once."""
    seen: dict[int, Any] = {}
    waiting = list(states)
    while waiting:
        part = waiting.pop()
        if id(part) in seen or part is None or isinstance(part, bool | str | type):
            continue
        seen[id(part)] = part
        if isinstance(part, msgspec.Struct):
            waiting += [getattr(part, name) for name in part.__struct_fields__]
        elif isinstance(part, dict):
            waiting += part.values()
        elif isinstance(part, list | tuple):
            waiting += part
    return sum(sys.getsizeof(part) for part in seen.values())

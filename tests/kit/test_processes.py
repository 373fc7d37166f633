"""A match is the same in every process, whatever its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.kit.kits import Kit, every_game
from tests.kit.play import match_of
from tests.kit.record import states
from tests.support.tree import ROOT


def told(*arguments: str, hash_seed: str) -> list[str]:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.kit.record", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=120,
    )
    return ran.stdout.split("\n")


@every_game
@pytest.mark.parametrize(("seed", "hash_seed"), [(3, "0"), (4, "12345")])
def test_another_process_with_another_hash_seed_plays_the_same_states(
    kit: Kit, seed: int, hash_seed: str
) -> None:
    ours = states(match_of(kit, seed))
    theirs = told("play", kit.game.id, str(seed), hash_seed=hash_seed)
    assert len(theirs) == len(ours)
    assert len(ours) > 5, "one step proves nothing"
    assert len(set(ours)) > 5, "states that never change prove nothing"
    for position, (one, other) in enumerate(zip(ours, theirs, strict=True)):
        assert one == other, f"after {position} entries"

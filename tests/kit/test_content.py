"""Whoever edits the content changes matches to come, and none that was set up."""

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import is_dataclass
from pathlib import Path

import msgspec
import pytest

from reefkit.content import ContentError, Library
from reefkit.content.folders import data_folder
from reefkit.match import save
from reefkit.match.codec import checksum
from tests.kit.kits import Kit, every_game, kits, match_of
from tests.support.effort import at_length
from tests.support.families import each_case
from tests.support.tree import ROOT

NUMBER = re.compile(r"(?<![\w.\"-])(\d+)(?![\w.\"-])")
TEXT = re.compile(r'"([^"\n]{3,})"')


def content_of(kit: Kit, where: Path) -> Path:
    """Return where a copy of the program has the content of a game."""
    content = data_folder() if kit.content is None else kit.content
    return where / content.resolve().relative_to(ROOT)


def files_of(content: Path) -> list[Path]:
    found = [path for path in content.rglob("*") if path.suffix in {".toml", ".csv"}]
    assert found
    return found


def raised(line: str) -> str:
    code, hash_, comment = line.partition("#")
    return NUMBER.sub(lambda found: str(int(found[1]) + 1), code) + hash_ + comment


def reworded(line: str) -> str:
    return TEXT.sub(r'"\1 (edited)"', line)


def edit(path: Path, change: Callable[[str], str], holds: Callable[[], bool]) -> bool:
    """Change every line of a file that may be changed; tell whether any was."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    kept: list[int] = []

    def write(chosen: list[int]) -> bool:
        text = [change(line) if n in chosen else line for n, line in enumerate(lines)]
        path.write_text("".join(text), "utf-8")
        return holds()

    def add(candidates: list[int]) -> None:
        if write([*kept, *candidates]):
            kept.extend(candidates)
        elif len(candidates) > 1:
            half = len(candidates) // 2
            add(candidates[:half])
            add(candidates[half:])

    add([n for n, line in enumerate(lines) if change(line) != line])
    assert write(kept)
    return bool(kept)


def copied(where: Path) -> None:
    """Copy the program, its tests and its content."""
    for name in ("reefkit", "tests", "data"):
        leave = shutil.ignore_patterns(".hypothesis", "*.pyc.*")  # what is compiled serves it too
        shutil.copytree(ROOT / name, where / name, ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", where)


def folded_elsewhere(where: Path, *folded: Kit) -> list[object]:
    """Let the copied program open a match of each game; return a new set-up's content of each."""
    matches = [match_of(kit, 1) for kit in folded]
    for match in matches:
        save.save(match, where / f"{match.game.id}.jsonl")
    asked = [each for kit in folded for each in (kit.game.id, f"{kit.game.id}.jsonl")]
    ran = subprocess.run(
        [sys.executable, "-m", "tests.kit.record", "fold", *asked],
        cwd=where,
        env={**os.environ, "PYTHONPATH": str(where)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=300,
    )
    fresh = []
    for match, line in zip(matches, ran.stdout.splitlines(), strict=True):
        program, sums, content = json.loads(line)
        assert Path(program).is_relative_to(where), "not the copy was run"
        assert sums == [checksum(match.state_at(n)) for n in range(match.position + 1)]
        assert len(set(sums)) > 5
        fresh.append(content)
    return fresh


def test_a_log_folds_the_same_where_no_content_can_be_read(tmp_path: Path):
    copied(tmp_path)
    for kit in kits().values():
        for path in files_of(content_of(kit, tmp_path)):
            path.write_text("this is [ no content", "utf-8")
    for fresh in folded_elsewhere(tmp_path, *kits().values()):
        assert isinstance(fresh, str)
        assert fresh.startswith("content-")


@pytest.mark.parametrize(
    "game",
    [each if each == "toy" else pytest.param(each, marks=at_length) for each in kits()],
)
def test_a_log_folds_the_same_after_every_file_of_the_content_was_edited(game: str, tmp_path: Path):
    kit = kits()[game]
    copied(tmp_path)
    content = content_of(kit, tmp_path)

    def holds() -> bool:
        try:
            kit.setup(1, Library(base=content))
        except ContentError:
            return False
        return True

    assert holds()
    for path in files_of(content):
        if path.suffix == ".csv":
            path.write_text(NUMBER.sub("7", path.read_text("utf-8")), "utf-8")
        else:
            numbers = edit(path, raised, holds)
            assert numbers or edit(path, reworded, holds), path
    (fresh,) = folded_elsewhere(tmp_path, kit)
    kept = json.loads(json.dumps(match_of(kit, 1).setup.content))
    assert fresh != kept, "the edits were not read"


@every_game
def test_a_set_up_holds_a_copy_that_nobody_else_can_change(kit: Kit):
    one, other = kit.new_setup(1), kit.new_setup(1)
    assert one == other
    one.content.clear()
    assert other.content
    assert kit.new_setup(1) == other


CHANGEABLE = {
    "classroom/store/file_reading": "_Form _Version",
    "games/climate/state": "Extinction Survey",
    "games/climate/step": "Step",
    "games/expanse/evaluation": "Judge",
    "games/expanse/state": "Ask Food Pile Purse ReefCard Seat Task",
    "games/expanse/step": "Step",
    "games/reef/after_card": "_Case",
    "games/reef/bots/mind": "BotView",
    "games/reef/card_draws": "StruckCard",
    "games/reef/card_marking": "_ReadSubmission",
    "games/reef/chunk": "StyleSeats",
    "games/reef/marking": "MarkedReef",
    "games/reef/state": "Nursery PlayState Reefs Step Submission Trade",
    "games/succession/settlement_record": "GrowingRock",
    "games/succession/step": "Step",
    "match/codec": "_Packed",
    "match/fold": "Folded",
    "match/game": "Game MatchStep",
}
"""What is made step by step, as a state is, by module; all else is a value."""
MODULES = [
    path.relative_to(ROOT).as_posix()
    for room in ("assess", "classroom", "games", "match")
    for path in sorted((ROOT / "reefkit" / room).rglob("*.py"))
    if re.search(r"Struct|@dataclass|Action|Item|Effect", path.read_text("utf-8"))
]


@each_case("path", MODULES)
def test_content_actions_and_records_are_frozen_and_states_alone_are_not(path: str):
    name = path.removesuffix(".py").removesuffix("/__init__")
    module = importlib.import_module(name.replace("/", "."))
    can_change = {
        each.__name__
        for each in vars(module).values()
        if isinstance(each, type) and each.__module__ == module.__name__
        if (issubclass(each, msgspec.Struct) and not each.__struct_config__.frozen)
        or (is_dataclass(each) and not each.__dataclass_params__.frozen)  # type: ignore[attr-defined]
    }
    state = {"State"} if name.startswith("reefkit/games/") and name.endswith("/state") else set()
    assert can_change == state | {*CHANGEABLE.get(name.removeprefix("reefkit/"), "").split()}

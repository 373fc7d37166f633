"""`reefkit replay` shows what was played; `reefkit check` says what is fine and what is not."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from reefkit.content.documents import data_folder
from reefkit.games import games
from reefkit.games.reef import actions as do
from reefkit.games.reef import new_match
from reefkit.match import save
from reefkit.match.game import SeatInfo
from tests.serve.conftest import Run

PLAY = ["play", "reef", "--seed", "1", "--seats", "2", "--rounds", "2"]


def test_a_replay_shows_what_the_play_showed(run: Run) -> None:
    played = run(*PLAY, "--save", "m.json").out.partition("\nPlayed with")[0]
    shown = run("replay", "m.json")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out == played


def test_a_replay_stops_where_it_is_told(run: Run) -> None:
    run(*PLAY, "--save", "m.json")
    match = save.load(Path("m.json"), games())
    whole = run("replay", "m.json").out
    for position in range(0, match.position, 9):
        shown = run("replay", "m.json", "--to", str(position))
        assert shown.code == 0
        assert f"After entry {position} of the log" in shown.out
        assert "won with" not in shown.out
        for seat in match.rules.awaited(match.state_at(position)):
            assert f"  Seat {seat.seats[0] + 1}: " in shown.out
    assert run("replay", "m.json", "--to", str(match.position)).out == whole


def test_a_position_beyond_the_log_is_refused(run: Run) -> None:
    run(*PLAY, "--save", "m.json")
    last = save.load(Path("m.json"), games()).position
    shown = run("replay", "m.json", "--to", str(last + 1))
    assert (shown.code, shown.out) == (2, "")
    assert str(last) in shown.err


def test_a_replay_writes_tables_as_they_stood(run: Run) -> None:
    run(*PLAY, "--save", "m.json", "--csv", "whole.csv")
    run("replay", "m.json", "--csv", "again.csv")
    assert Path("again.csv").read_bytes() == Path("whole.csv").read_bytes()
    run("replay", "m.json", "--csv", "start.csv", "--to", "3")
    assert Path("start.csv").read_text(encoding="utf-8").count("\n") == 1


def test_a_match_with_a_person_waits_for_them(run: Run) -> None:
    match = new_match([SeatInfo("Ann", ("Ann", "Bea")), SeatInfo("Bo")], seed=1)
    match.act(0, do.ChooseBoard("ramp"))
    match.act(0, do.Found("bivalve", 6, 1))
    save.save(match, Path("m.json"))
    shown = run("replay", "m.json")
    assert "a person" in shown.out
    assert "  Ann: Place 4 more builders" in shown.out
    assert "  Bo: " in shown.out


def test_what_is_fine_is_said_to_be(run: Run) -> None:
    run(*PLAY, "--save", "m.json")
    shown = run("check", "m.json", str(data_folder()), str(data_folder() / "reef" / "cards.toml"))
    assert (shown.code, shown.err) == (0, "")
    lines = shown.out.splitlines()
    assert len(lines) == 3
    assert all("Fine" in line for line in lines)
    assert "played to its end" in lines[0]


def test_every_content_file_of_ours_is_fine(run: Run) -> None:
    files = [str(path) for path in data_folder().rglob("*") if path.suffix in {".toml", ".csv"}]
    shown = run("check", *files)
    assert shown.code == 0, shown.out
    assert shown.out.count("Fine.") == len(files) > 10


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Give a teacher's folder with one change and one text."""
    (tmp_path / "mine" / "reef").mkdir(parents=True)
    (tmp_path / "mine" / "text" / "en").mkdir(parents=True)
    (tmp_path / "mine" / "reef" / "rules.toml").write_text(
        "[options]\nrounds = 5\n", encoding="utf-8"
    )
    (tmp_path / "mine" / "text" / "en" / "a.ftl").write_text(
        "board-ramp = slope\n", encoding="utf-8"
    )
    return tmp_path / "mine"


def test_a_teachers_folder_is_fine(run: Run, mine: Path) -> None:
    shown = run("check", "mine", "mine/reef/rules.toml", "mine/text/en/a.ftl")
    assert shown.code == 0, shown.out
    assert "2 files and languages" in shown.out


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("reef/rules.toml", "[options]\nrounds = 99\n", ["mine/reef/rules.toml", "options", "rounds", "7", "99"]),
        ("reef/rules.toml", "[options\n", ["mine/reef/rules.toml", "line 1"]),
        ("reef/cards.toml", '[heatwave]\neffects = [{ do = "invade", builder = "frog" }]\n', ["cards.toml", "heatwave", "frog"]),
        ("reef/frogs.toml", "a = 1\n", ["frogs.toml", "reef/cards.toml"]),
        ("text/en/a.ftl", "board-ramp = { $\n", ["a.ftl", "line 1"]),
        ("series.csv", 'a,b\n"1\n', ["series.csv"]),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(
    run: Run, mine: Path, file: str, text: str, words: list[str]
) -> None:
    (mine / file).write_text(text, encoding="utf-8")
    for given in ("mine", f"mine/{file}"):
        shown = run("check", given)
        assert (shown.code, shown.err) == (1, "")
        assert shown.out.count("\n") == 1
        assert [word for word in words if word not in shown.out] == []


def test_an_empty_folder_holds_nothing_to_check(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert run("check", "empty").code == 1


def test_a_catalogue_must_lie_in_its_place(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("a = b\n", encoding="utf-8")
    shown = run("check", "a.ftl")
    assert shown.code == 1
    assert "text/<language>" in shown.out


def changed(line: int, change: dict[str, object]) -> bytes:
    """Give the save with one of its lines changed."""
    lines = Path("m.json").read_bytes().splitlines(keepends=True)
    lines[line] = json.dumps(json.loads(lines[line]) | change).encode() + b"\n"
    return b"".join(lines)


def test_a_damaged_save_is_named_with_its_place(run: Run) -> None:
    run(*PLAY, "--save", "m.json")
    whole = Path("m.json").read_bytes()
    damaged = {
        "checksum.json": (changed(5, {"checksum": "0" * 16}), "Entry 4"),
        "move.json": (changed(3, {"action": {"do": "board", "board": "frog"}}), "Entry 2"),
        "cut.json": (whole[:-9], "breaks off"),
        "newer.json": (changed(0, {"version": 99}), "newer"),
        "text.json": (b"hello\n", "not a saved match"),
        "empty.json": (b"", "not a saved match"),
    }
    for name, (raw, _) in damaged.items():
        Path(name).write_bytes(raw)
    shown = run("check", "m.json", *damaged)
    assert (shown.code, shown.err) == (1, "")
    lines = shown.out.splitlines()
    assert len(lines) == 1 + len(damaged)
    assert "Fine" in lines[0]
    for line, (name, (_, word)) in zip(lines[1:], damaged.items(), strict=True):
        assert name in line
        assert word in line
        refused = run("replay", name)
        assert (refused.code, refused.out) == (2, "")
        assert word in refused.err


def test_our_own_folder_broken_is_found(run: Run, tmp_path: Path) -> None:
    """A copy of all our data with one letter wrong."""
    shutil.copytree(data_folder(), tmp_path / "data")
    boards = tmp_path / "data" / "reef" / "boards.toml"
    boards.write_text(
        boards.read_text(encoding="utf-8").replace('"MMSMS"', '"MMSMX"'), encoding="utf-8"
    )
    shown = run("check", "data")
    assert shown.code == 1
    assert "patch-reef-lagoon" in shown.out

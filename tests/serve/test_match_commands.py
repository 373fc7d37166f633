"""`reefkit play`, `replay` and `check`: matches played, shown again, and judged."""

import csv
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from reefkit.content.documents import data_folder
from reefkit.games import games
from reefkit.games.reef import actions as do
from reefkit.games.reef import content, new_match, picture
from reefkit.games.reef.readings import READINGS
from reefkit.games.reef.state import Lookups
from reefkit.match import save
from reefkit.match.game import SeatInfo
from tests.serve.conftest import Run
from tests.support.effort import at_length

# `reefkit play`: whole matches, shown round by round, the same for the same arguments.

LOOKUPS = Lookups(content.default())


def test_every_round_is_shown(run: Run) -> None:
    shown = run("play", "reef", "--seed", "1")
    assert (shown.code, shown.err) == (0, "")
    for number in range(1, 5):
        assert f"Round {number} of 4" in shown.out
    for phase in (
        "1A dwellers",
        "1B algae",
        "1C mutations",
        "2A spawning",
        "2D settlement",
        "3 catastrophe",
        "4 survey",
    ):
        assert shown.out.count(f"\n{phase}\n") == 4, phase
    assert shown.out.count("\n  score ") == shown.out.count("\n  diversity ") == 4
    assert " died: " in shown.out
    assert "won with" in shown.out
    assert "Played with seed 1;" in shown.out


def test_lines_fit_a_hundred_columns(run: Run) -> None:
    """Pictures that do not fit side by side stand below each other."""
    for seed in ("1", "2"):
        shown = run(
            "play", "reef", "--seed", seed, "--seats", "5", "--option", "mutated_triangle=yes"
        )
        assert max(len(line) for line in shown.out.splitlines()) <= 100


def test_nothing_is_left_unsaid(run: Run) -> None:
    for language in ("en", "en-simple"):
        shown = run("play", "reef", "--seed", "3", "--language", language)
        assert "⟦" not in shown.out


def test_the_pictures_are_those_of_the_match(run: Run) -> None:
    """One reef alone, so that a picture is not beside another: each can be read back."""
    shown = run("play", "reef", "--seats", "1", "--seed", "5", "--save", "m.json")
    match = save.load(Path("m.json"), games())
    boards = re.findall(r"^[\w-]+, (?:no )?land\n(?:\d \|.*\n){6}fish.*$", shown.out, re.MULTILINE)
    states = [match.state_at(e.position + 1) for e in match.entries if e.state is not None]
    assert len(boards) == 1 + len(states) == 5
    for text, state in zip(boards[1:], states, strict=True):
        read = picture.read(text, LOOKUPS)
        for name in ("kind", "genes", "alga", "dwellers"):
            assert (getattr(read, name) == getattr(state.reefs[0], name)).all()


def test_the_score_table_is_the_matchs(run: Run) -> None:
    shown = run("play", "reef", "--names", "Ann,Bo", "--seed", "5", "--save", "m.json")
    state = save.load(Path("m.json"), games()).state
    tables = re.findall(r"^  score .*\n  (Ann .*)\n  (Bo .*)$", shown.out, re.MULTILINE)
    assert len(tables) == 4
    so_far = [0, 0]
    for round_, rows in enumerate(tables):
        for seat, row in enumerate(rows):
            parts = [int(n) for n in state.score[round_, seat]]
            so_far[seat] += sum(parts)
            assert [int(n) for n in row.split()[1:]] == [*parts, sum(parts), so_far[seat]]


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    once = run("play", "reef", "--seed", "7", "--rounds", "2")
    assert once == run("play", "reef", "--seed", "7", "--rounds", "2")
    assert once.out != run("play", "reef", "--seed", "8", "--rounds", "2").out


def test_a_seed_that_was_not_typed_is_told(run: Run) -> None:
    shown = run("play", "reef", "--rounds", "1")
    found = re.search(r"Played with seed (\d+);", shown.out)
    assert found is not None
    assert run("play", "reef", "--rounds", "1", "--seed", found[1]).out == shown.out


def test_seats_boards_bots_and_names_are_as_asked(run: Run) -> None:
    shown = run(
        "play", "reef", "--seed", "1", "--names", "Ann,Bo,Cy", "--boards", "ramp,atoll,fringing-reef",
        "--bots", "newcomer,specialist,builder", "--rounds", "1", "--save", "m.json",
    )  # fmt: skip
    assert shown.code == 0
    match = save.load(Path("m.json"), games())
    assert [(s.name, s.bot) for s in match.setup.seats] == [
        ("Ann", "newcomer"),
        ("Bo", "specialist"),
        ("Cy", "builder"),
    ]
    boards = list(match.setup.content["boards"])
    assert [boards[n] for n in match.state.boards] == ["ramp", "atoll", "fringing-reef"]
    assert [e.author for e in match.entries if e.action["do"] == "board"] == ["person"] * 3
    assert "Ann   newcomer    ramp" in shown.out


def test_one_board_and_one_bot_serve_every_seat(run: Run) -> None:
    run(
        "play",
        "reef",
        "--seats",
        "3",
        "--boards",
        "ramp",
        "--bots",
        "newcomer",
        "--seed",
        "1",
        "--rounds",
        "1",
        "--save",
        "m.json",
    )
    match = save.load(Path("m.json"), games())
    assert len(set(match.state.boards.tolist())) == 1
    assert {seat.bot for seat in match.setup.seats} == {"newcomer"}


def test_options_reach_the_match(run: Run) -> None:
    run(
        "play", "reef", "--seed", "1", "--seats", "2", "--rounds", "2", "--option", "scoring=product",
        "--option", "standing_stacks=yes", "--option", "predict=none", "--option", "clock=30",
        "--cards", "heatwave,glaciation", "--save", "m.json",
    )  # fmt: skip
    options = save.load(Path("m.json"), games()).setup.options
    chosen = {
        "rounds": 2,
        "scoring": "product",
        "standing_stacks": True,
        "predict": "none",
        "clock": 30,
    }
    assert {name: options[name] for name in chosen} == chosen
    assert list(options["cards"]) == ["heatwave", "glaciation"]


@pytest.mark.parametrize(
    "option",
    [
        f"{field.name}={'true' if field.type is bool else ''}"
        for field in msgspec.structs.fields(content.Options)
        if field.type is bool
    ],
)
def test_every_yes_or_no_option_can_be_played(run: Run, option: str) -> None:
    shown = run("play", "reef", "--seed", "2", "--seats", "2", "--rounds", "2", "--option", option)
    assert (shown.code, shown.err) == (0, "")


def test_only_cards_of_a_topic_strike(run: Run) -> None:
    run(
        "play",
        "reef",
        "--seed",
        "1",
        "--seats",
        "1",
        "--card-topics",
        "storms, climate",
        "--csv",
        "t",
    )
    with Path("t", "disasters.csv").open(encoding="utf-8") as file:
        struck = {row["card"] for row in csv.DictReader(file)}
    cards = content.default().cards
    assert struck
    assert all({"storms", "climate"} & set(cards[name].topics) for name in struck)


def test_quiet_shows_the_standing_alone(run: Run) -> None:
    shown = run("play", "reef", "--seed", "1", "--quiet")
    assert "Round 1 of" not in shown.out
    assert "won with" in shown.out
    assert len(shown.out.splitlines()) < 20


def test_a_folder_takes_every_table_a_file_the_first(run: Run) -> None:
    shown = run("play", "reef", "--seed", "1", "--rounds", "1", "--csv", "tables")
    assert {path.name for path in Path("tables").iterdir()} == {f"{name}.csv" for name in READINGS}
    assert f"Written: {Path('tables', 'losses.csv')}" in shown.out
    run("play", "reef", "--seed", "1", "--rounds", "1", "--csv", "one.csv", "--save", "m.json")
    assert Path("one.csv").read_bytes() == Path("tables", "presence.csv").read_bytes()
    match = save.load(Path("m.json"), games())
    with Path("one.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 1 + len(READINGS["presence"].read(match, None))


def test_a_teachers_content_and_names_are_played(run: Run) -> None:
    folder = Path("mine", "reef")
    folder.mkdir(parents=True)
    (folder / "boards.toml").write_text(
        '[ramp]\nname = "our slope"\n[bank]\nname = "sand bank"\nland = false\nrows = ["SSSSS","SSSSS","SSSSS","MMMMM","MMMMM","DDDDD"]\nmetres = ['
        + ",".join(["[1,1,1,1,1]"] * 6) + "]\n", encoding="utf-8",
    )  # fmt: skip
    text = Path("mine", "text", "en")
    text.mkdir(parents=True)
    (text / "mine.ftl").write_text("report-score = our points\n", encoding="utf-8")
    shown = run(
        "play",
        "reef",
        "--seed",
        "1",
        "--seats",
        "1",
        "--boards",
        "bank",
        "--overlay",
        "mine",
        "--rounds",
        "1",
    )
    assert (shown.code, shown.err) == (0, "")
    assert "sand bank" in shown.out
    assert "our points" in shown.out


@at_length
def test_a_folder_of_the_same_name_is_read_anew(run: Run) -> None:
    """In one process: the folder has changed, or another of its name lies where we are now."""
    rules = Path("mine", "reef", "rules.toml")
    rules.parent.mkdir(parents=True)
    for rounds in (1, 2):
        rules.write_text(f"[options]\nrounds = {rounds}\n", encoding="utf-8")
        shown = run("play", "reef", "--seed", "1", "--seats", "1", "--overlay", "mine")
        assert f"Round {rounds} of {rounds}" in shown.out


def test_the_output_does_not_ask_the_terminal(tmp_path: Path) -> None:
    """Piped, it is the same at any width, with or without colours."""
    command = [sys.executable, "-m", "reefkit", "play", "reef", "--seed", "1", "--rounds", "1"]
    shown = []
    for more in ({"COLUMNS": "20"}, {"COLUMNS": "300", "TERM": "dumb", "PYTHONHASHSEED": "7"}):
        ran = subprocess.run(
            command, capture_output=True, env=os.environ | more, cwd=tmp_path, check=True
        )
        shown.append(ran.stdout)
    assert shown[0] == shown[1]
    assert b"\x1b" not in shown[0]


def test_a_reader_who_has_seen_enough_may_leave(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "reefkit",
        "play",
        "reef",
        "--seed",
        "1",
        "--seats",
        "12",
        "--rounds",
        "7",
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_help_comes_from_the_catalogue(run: Run) -> None:
    """In the pseudo-language no English is left in it, but for names of commands and options."""
    for given in (
        ["--help"],
        ["play", "--help"],
        ["play", "reef", "-h"],
        ["replay", "--help"],
        ["check", "--help"],
    ):
        english = run(*given)
        pseudo = run(*given, "--language", "x-pseudo")
        assert english.code == pseudo.code == 0
        said = re.sub(r"\[[^\]]*\]", "", pseudo.out, flags=re.DOTALL)
        words = set(re.findall(r"(?<![\w-])[a-z]{3,}", said)) - {
            "reefkit",
            "play",
            "reef",
            "replay",
            "check",
        }
        assert words == set(), words
        assert max(len(line) for line in english.out.splitlines()) <= 100


# `reefkit replay` shows what was played; `reefkit check` says what is fine and what is not.

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
    match.act(0, do.PlaceFounder("bivalve", 6, 1))
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

"""The command line: serving, and matches played without a page."""

import csv
import json
import os
import re
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from reefkit import health
from reefkit.classroom.store import Store
from reefkit.content.folders import data_folder
from reefkit.games import games
from reefkit.games.reef import actions as do
from reefkit.games.reef import content, new_match, picture
from reefkit.games.reef.readings import READINGS
from reefkit.games.reef.type_arrays import Lookups
from reefkit.health import memory
from reefkit.match import save
from reefkit.match.game import SeatInfo
from reefkit.serve import command, startup
from tests.health.test_machine import free_port
from tests.serve.conftest import Ran, Run
from tests.support.effort import at_length
from tests.support.faults import full_disk, held

# `reefkit play`: whole matches, shown round by round, the same for the same arguments.

LOOKUPS = Lookups(content.default())


def test_every_round_is_shown(run: Run):
    shown = run("play reef --seed 1")
    assert (shown.code, shown.err) == (0, "")
    for number in range(1, 5):
        assert f"Round {number} of 4" in shown.out
    for phase in (
        "1A dwellers",
        "1B algae",
        "1C mutations",
        "2A spawning",
        "2D settle",
        "3 catastrophe",
        "4 survey",
    ):
        assert shown.out.count(f"\n{phase}\n") == 4, phase
    assert shown.out.count("\n  score ") == shown.out.count("\n  diversity ") == 4
    assert " died: " in shown.out
    assert "won with" in shown.out
    assert "Played with seed 1;" in shown.out


def test_lines_fit_a_hundred_columns(run: Run):
    """Pictures that do not fit side by side stand below each other."""
    shown = run("play reef --seed 1 --seats 5 --option mutated_triangle=yes")
    assert max(len(line) for line in shown.out.splitlines()) <= 100


def test_the_pictures_are_those_of_the_match(run: Run):
    """One reef alone, so that a picture is not beside another: each can be read back."""
    shown = run("play reef --seats 1 --seed 5 --save m.json")
    match = save.load(Path("m.json"), games())
    boards = re.findall(r"^[\w ]+, (?:no )?land\n(?:\d \|.*\n){6}fish.*$", shown.out, re.MULTILINE)
    states = [match.state_at(e.position + 1) for e in match.entries if e.state is not None]
    assert len(boards) == 1 + len(states) == 5
    for text, state in zip(boards[1:], states, strict=True):
        read = picture.read(re.sub(r"^[\w ]+", "own", text), LOOKUPS)
        for name in ("kind", "genes", "alga", "dwellers"):
            assert (getattr(read, name) == getattr(state.reefs[0], name)).all()
    spanish = run("replay m.json --language es").out
    assert spanish.count(", erizo ") == len(boards)
    assert not re.search(r"\b(land|urchin)\b", spanish)


def test_the_score_table_is_the_matchs(run: Run):
    shown = run("play reef --names Ann,Bo --seed 5 --save m.json")
    state = save.load(Path("m.json"), games()).state
    tables = re.findall(r"^  score .*\n  (Ann .*)\n  (Bo .*)$", shown.out, re.MULTILINE)
    assert len(tables) == 4
    so_far = [0, 0]
    for round_, rows in enumerate(tables):
        for seat, row in enumerate(rows):
            parts = [int(n) for n in state.score[round_, seat]]
            so_far[seat] += sum(parts)
            assert [int(n) for n in row.split()[1:]] == [*parts, sum(parts), so_far[seat]]


def test_the_same_seed_gives_the_same_match(run: Run):
    once = run("play reef --seed 7 --rounds 1")
    assert once == run("play reef --seed 7 --rounds 1")
    assert once.out != run("play reef --seed 8 --rounds 1").out


def test_a_seed_that_was_not_typed_is_told(run: Run):
    shown = run("play reef --rounds 1")
    found = re.search(r"Played with seed (\d+);", shown.out)
    assert found is not None
    assert run("play reef --rounds 1 --seed", found[1]).out == shown.out


def test_seats_boards_bots_and_names_are_as_asked(run: Run):
    shown = run(
        "play reef --seed 1 --names Ann,Bo,Cy --boards ramp,atoll,fringing-reef --bots newcomer,specialist,builder --rounds 1 --save m.json")  # fmt: skip
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


def test_one_board_and_one_bot_serve_every_seat(run: Run):
    run("play reef --seats 3 --boards ramp --bots newcomer --seed 1 --rounds 1 --save m.json")
    match = save.load(Path("m.json"), games())
    assert len(set(match.state.boards.tolist())) == 1
    assert {seat.bot for seat in match.setup.seats} == {"newcomer"}


def test_options_reach_the_match(run: Run):
    run(
        "play reef --seed 1 --seats 2 --rounds 2 --option scoring=product --option standing_stacks=yes --option predict=none --option clock=30 --cards heatwave,glaciation --save m.json")  # fmt: skip
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
def test_every_yes_or_no_option_can_be_played(run: Run, option: str):
    shown = run("play reef --seed 2 --seats 2 --rounds 1 --option", option)
    assert (shown.code, shown.err) == (0, "")


def test_only_cards_of_a_topic_strike(run: Run):
    run("play reef --seed 1 --seats 1 --card-topics 'storms, climate' --csv t")
    with Path("t", "disasters.csv").open(encoding="utf-8") as file:
        struck = {row["card"] for row in csv.DictReader(file)}
    cards = content.default().cards
    assert struck
    assert all({"storms", "climate"} & set(cards[name].topics) for name in struck)


def test_quiet_shows_the_standing_alone(run: Run):
    shown = run("play reef --seed 1 --quiet")
    assert "Round 1 of" not in shown.out
    assert "won with" in shown.out
    assert len(shown.out.splitlines()) < 20


def test_a_folder_takes_every_table_a_file_the_first(run: Run):
    shown = run("play reef --seed 1 --rounds 1 --csv tables")
    assert {path.name for path in Path("tables").iterdir()} == {f"{name}.csv" for name in READINGS}
    assert f"Written: {Path('tables', 'losses.csv')}" in shown.out
    run("play reef --seed 1 --rounds 1 --csv one.csv --save m.json")
    assert Path("one.csv").read_bytes() == Path("tables", "presence.csv").read_bytes()
    match = save.load(Path("m.json"), games())
    with Path("one.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 1 + len(READINGS["presence"].read(match, None))


def test_tables_have_the_sign_between_cells_that_was_asked_for(run: Run):
    run("play reef --seed 1 --rounds 1 --csv a.csv")
    run("play reef --seed 1 --rounds 1 --csv b.csv --separator semicolon")
    assert Path("b.csv").read_bytes() == Path("a.csv").read_bytes().replace(b",", b";")
    assert "sign between cells" in run("play reef --seed 1 --separator bar --csv c.csv").err
    assert not Path("c.csv").exists()


def test_a_teachers_content_and_names_are_played(run: Run):
    folder = Path("mine", "reef")
    folder.mkdir(parents=True)
    (folder / "boards.toml").write_text(
        '[ramp]\nname = "our slope"\n[bank]\nname = "sand bank"\nland = false\nrows = ["SSSSS","SSSSS","SSSSS","MMMMM","MMMMM","DDDDD"]\nmetres = ['
        + ",".join(["[1,1,1,1,1]"] * 6) + "]\n", encoding="utf-8",
    )  # fmt: skip
    text = Path("mine", "text", "en")
    text.mkdir(parents=True)
    (text / "mine.ftl").write_text("report-score = our points\n", encoding="utf-8")
    shown = run("play reef --seed 1 --seats 1 --boards bank --content mine --rounds 1")
    assert (shown.code, shown.err) == (0, "")
    assert "sand bank" in shown.out
    assert "our points" in shown.out


@at_length
def test_a_folder_of_the_same_name_is_read_anew(run: Run):
    """In one process: the folder has changed, or another of its name lies where we are now."""
    rules = Path("mine", "reef", "rules.toml")
    rules.parent.mkdir(parents=True)
    for rounds in (1, 2):
        rules.write_text(f"[options]\nrounds = {rounds}\n", encoding="utf-8")
        shown = run("play reef --seed 1 --seats 1 --content mine")
        assert f"Round {rounds} of {rounds}" in shown.out


def test_the_output_does_not_ask_the_terminal(tmp_path: Path):
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


def test_a_reader_who_has_seen_enough_may_leave(tmp_path: Path):
    command = [sys.executable, "-m", "reefkit", "play", "reef", "--seed", "1", "--rounds", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_help_comes_from_the_catalogue(run: Run):
    """In the pseudo-language no English is left in it, but for names of commands, options and styles."""
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
            *games(),
            *re.findall("[a-z]+", " ".join(games()["reef"].bots)),
        }
        assert words == set(), words
        assert max(len(line) for line in english.out.splitlines()) <= 100


# `reefkit replay` shows what was played; `reefkit check` says what is fine and what is not.

PLAY = ["play", "reef", "--seed", "1", "--seats", "2", "--rounds", "2"]


def test_a_replay_stops_where_it_is_told(run: Run):
    run(*PLAY, "--save", "m.json")
    match = save.load(Path("m.json"), games())
    whole = run("replay m.json").out
    for position in range(0, match.position, max(1, match.position // 3)):
        shown = run("replay m.json --to", str(position))
        assert shown.code == 0
        assert f"After entry {position} of the log" in shown.out
        assert "won with" not in shown.out
        for seat in match.rules.awaited(match.state_at(position)):
            assert f"  Seat {seat.seats[0] + 1}: " in shown.out
    assert run("replay m.json --to", str(match.position)).out == whole


def test_a_replay_writes_tables_as_they_stood(run: Run):
    run(*PLAY, "--save", "m.json", "--csv", "whole.csv")
    run("replay m.json --csv again.csv")
    assert Path("again.csv").read_bytes() == Path("whole.csv").read_bytes()
    run("replay m.json --csv start.csv --to 3")
    assert Path("start.csv").read_text(encoding="utf-8").count("\n") == 1


def test_a_match_with_a_person_waits_for_them(run: Run):
    match = new_match([SeatInfo("Ann", ("Ann", "Bea")), SeatInfo("Bo")], seed=1)
    match.act(0, do.ChooseBoard("ramp"))
    match.act(0, do.PlaceFounder("bivalve", 6, 1))
    save.save(match, Path("m.json"))
    shown = run("replay m.json")
    assert "a person" in shown.out
    assert "  Ann: Place 4 more builders" in shown.out
    assert "  Bo: " in shown.out


def test_what_is_fine_is_said_to_be(run: Run):
    run(*PLAY, "--save", "m.json")
    shown = run("check m.json", str(data_folder()), str(data_folder() / "reef" / "cards.toml"))
    assert (shown.code, shown.err) == (0, "")
    lines = shown.out.splitlines()
    assert len(lines) == 3
    assert all("Fine" in line for line in lines)
    assert "played to its end" in lines[0]


def test_every_content_file_of_ours_is_fine(run: Run):
    files = [path for path in data_folder().rglob("*") if path.suffix in {".toml", ".csv"}]
    shown = run("check", str(data_folder()))
    assert shown.code == 0, shown.out
    assert f" {len(files)} files and languages" in shown.out
    assert len(files) > 10


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return a teacher's folder with one change and one text."""
    (tmp_path / "mine" / "reef").mkdir(parents=True)
    (tmp_path / "mine" / "text" / "en").mkdir(parents=True)
    (tmp_path / "mine" / "reef" / "rules.toml").write_text(
        "[options]\nrounds = 5\n", encoding="utf-8"
    )
    (tmp_path / "mine" / "text" / "en" / "a.ftl").write_text(
        "board-ramp = slope\n", encoding="utf-8"
    )
    return tmp_path / "mine"


def test_a_teachers_folder_is_fine(run: Run, mine: Path):
    shown = run("check mine mine/reef/rules.toml mine/text/en/a.ftl")
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
        ("text/en/a.ftl", "board-ramp = { $no }\n", ["a.ftl", "board-ramp", "$no"]),
        ("series.csv", 'a,b\n"1\n', ["series.csv"]),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(
    run: Run, mine: Path, file: str, text: str, words: list[str]
):
    (mine / file).write_text(text, encoding="utf-8")
    for given in ("mine", f"mine/{file}"):
        shown = run("check", given)
        assert (shown.code, shown.err) == (1, "")
        assert (shown.out.count("\n"), shown.out.count(Path(file).name)) == (1, 1)
        assert [word for word in words if word not in shown.out] == []


@pytest.mark.parametrize(
    "file",
    [
        "reef/rules.toml.txt", "reef/Rules.TOML", "reef/rules", "expanse/questions-before.toml.txt",
        "own.csv", "science/own.csv", "text/own.ftl", "text/en/deep/own.ftl", "text/en/own.ftl.txt",
        "text/en/own.FTL", "text/english/own.ftl", "en/own.ftl",
    ],
)  # fmt: skip
def test_a_file_that_nothing_reads_is_named(run: Run, mine: Path, file: str):
    (mine / file).parent.mkdir(parents=True, exist_ok=True)
    (mine / file).write_text("this is never read = [", encoding="utf-8")
    (mine / "README.md").write_text("Our own rules.", encoding="utf-8")
    (mine / ".rules.toml.swp").write_text("", encoding="utf-8")
    shown = run("check mine")
    assert shown.code == 1
    assert shown.out.startswith(f"mine: {file} is not used.")


def test_a_folder_with_many_faults_is_told_each_of_them(run: Run, mine: Path):
    faults = {
        "notes.docx": ("", "notes.docx and reef/rules.toml.txt are not used"),
        "reef/rules.toml.txt": ("", ""),
        "reef/glossary.toml": ("[frog]\n", "word-frog, word-frog.forms, and word-frog.means"),
        "climate/glossary.toml": ('[climate-habitat]\nsee = ["frog"]\n', "“frog”"),
        "climate/cards.toml": ('[frog]\ndoes = "neutral"\ncopies = 1\n', "climate-card-frog"),
        "text/en/b.ftl": ("board-tower = { $no }\ndata-none = { -no }\n", "uses $no"),
        "text/es/a.ftl": ("data-none = { -nosuch }\n", "refers to -nosuch"),
        "text/es-simple/a.ftl": ("data-none = { data-no }\ndata-no = { data-none }\n", "back"),
        "text/de/a.ftl": ("a = { \n", "text/de/a.ftl, line 2"),
    }
    for file, (text, _) in faults.items():
        (mine / file).parent.mkdir(parents=True, exist_ok=True)
        (mine / file).write_text(text, encoding="utf-8")
    shown = run("check mine")
    assert (shown.code, shown.out.count("\n")) == (1, 10)
    assert [said for _, said in faults.values() if said not in shown.out] == []
    (mine / "reef" / "glossary.toml").write_text("frog = 1\n", encoding="utf-8")
    assert "glossary.toml, entry frog" in run("check mine").out


def test_an_empty_folder_holds_nothing_to_check(run: Run, tmp_path: Path):
    (tmp_path / "empty").mkdir()
    assert run("check empty").code == 1


def test_a_catalogue_must_lie_in_its_place(run: Run, tmp_path: Path):
    (tmp_path / "a.ftl").write_text("a = b\n", encoding="utf-8")
    shown = run("check a.ftl")
    assert shown.code == 1
    assert "text/<language>" in shown.out


def changed(line: int, change: dict[str, object]) -> bytes:
    """Return the save with one of its lines changed."""
    lines = Path("m.json").read_bytes().splitlines(keepends=True)
    lines[line] = json.dumps(json.loads(lines[line]) | change).encode() + b"\n"
    return b"".join(lines)


def test_a_damaged_save_is_named_with_its_place(run: Run):
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
    shown = run("check m.json", *damaged)
    assert (shown.code, shown.err) == (1, "")
    lines = shown.out.splitlines()
    assert len(lines) == 1 + len(damaged)
    assert "Fine" in lines[0]
    for line, (name, (_, word)) in zip(lines[1:], damaged.items(), strict=True):
        assert line.count(name) == 1
        assert word in line
        shown = run("replay", name)
        assert word in shown.out + shown.err
        assert (shown.code == 0) == (name == "cut.json")


def test_check_says_what_it_does_not_compare(run: Run):
    run(*PLAY, "--save", "m.json")
    setup = json.loads(Path("m.json").read_bytes().splitlines()[0])["setup"]
    setup["seats"][0] |= {"name": "Eve", "bot": "strategist", "members": ["Ann"]}
    Path("m.json").write_bytes(changed(0, {"setup": setup}))
    shown = run("check m.json")
    assert shown.code == 0
    assert "Names, players, bots, times and cards not used are not checked" in shown.out


def test_our_own_folder_broken_is_found(run: Run, tmp_path: Path):
    """A copy of all our data with one letter wrong."""
    shutil.copytree(data_folder(), tmp_path / "data")
    boards = tmp_path / "data" / "reef" / "boards.toml"
    boards.write_text(
        boards.read_text(encoding="utf-8").replace('"MMSMS"', '"MMSMX"'), encoding="utf-8"
    )
    shown = run("check data")
    assert shown.code == 1
    assert "patch-reef-lagoon" in shown.out


# ---- The command line: what it refuses, `reefkit class` and `reefkit doctor`.
# What the command line cannot do is answered with one clear sentence, and nothing is written.


def assert_refused(ran: Ran, *words: str) -> None:
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    assert "⟦" not in ran.err
    assert [word for word in words if word not in ran.err] == []
    assert not [path.name for path in Path().iterdir() if path.name in {"m.json", "t", "t.csv"}]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("frob", ["frob", "check", "play", "replay"]),
        ("play", ["reef"]),
        ("play chess", ["chess", "climate", "expanse", "reef", "succession"]),
        ("play succession --seats 7", ["7"]),
        ("play expanse --seats 1", ["2"]),
        ("play climate --boards ramp", ["--boards"]),
        ("play climate --bots frob", ["frob", "wanderer"]),
        ("play climate --option rounds=99", ["rounds", "60"]),
        ("play --seed 1", ["Say which game"]),
        ("play reef more", ["more"]),
        ("play reef --frob 1", ["--frob", "--seed", "--boards"]),
        ("play reef --seed", ["--seed"]),
        ("play reef --save", ["--save"]),
        ("play reef --option", ["--option"]),
        ("play reef --seed 1 --seed 2", ["--seed", "twice"]),
        ("play reef --quiet=3", ["--help"]),
        ("play reef --seed x", ["--seed", "whole number", "x"]),
        ("play reef --seed -1", ["--seed", "from 0"]),
        ("play reef --seed 1.5", ["1.5"]),
        ("play reef --seed ²", ["²"]),
        (f"play reef --seed {'9' * 5_000}", ["--seed"]),
        ("play reef --seats 0", ["--seats", "from 1"]),
        ("play reef --seats 13", ["12", "13"]),
        ("play reef --seats 999999999999", ["--seats"]),
        ("play reef --bots frob", ["frob", "builder", "newcomer", "strategist"]),
        ("play reef --bots builder,newcomer --seats 3", ["--bots", "2", "3"]),
        ("play reef --boards frob", ["frob", "ramp", "atoll"]),
        ("play reef --boards ramp,atoll --seats 3", ["--boards"]),
        ("play reef --boards ramp,,atoll", ["--boards", "empty"]),
        ("play reef --names Ann,Bo --seats 3", ["2 names", "3 seats"]),
        (f"play reef --names {'a' * 41}", ["40"]),
        ("play reef --names a\x07b", ["40"]),
        ("play reef --rounds 8", ["rounds", "1 to 7"]),
        ("play reef --rounds 2 --option rounds=3", ["rounds", "twice"]),
        ("play reef --option frob=1", ["frob", "scoring", "hands_on"]),
        ("play reef --option scoring", ["key=value"]),
        ("play reef --option scoring=frob", ["scoring", "sum", "product"]),
        ("play reef --option rescue=maybe", ["rescue", "true or false"]),
        ("play reef --option clock=9999", ["clock", "3600"]),
        ("play reef --option clock=1e9", ["clock"]),
        ("play reef --option hands_on=yes --option printed_supply=yes", ["Hands-on"]),
        ("play reef --card-topics frob", ["frob", "storms"]),
        ("play reef --cards frob", ["frob", "heatwave"]),
        ("play reef --option cards=frob", ["frob", "heatwave"]),
        ("play reef --language frob", ["frob", "en-simple"]),
        ("play reef --content frob", ["frob"]),
        ("play reef --csv missing.csv --save missing.csv", ["twice"]),
        ("play reef --save .", ["folder"]),
        ("play reef --save file.txt/m.json", ["file.txt"]),
        ("replay", ["one saved match"]),
        ("replay a b", ["one saved match"]),
        ("replay frob.json", ["no file or folder", "frob.json"]),
        ("replay file.txt", ["file.txt", "not a saved match"]),
        ("replay .", [". is a folder"]),
        ("check", ["at least one"]),
        ("check --frob", ["--frob"]),
    ],
)
def test_one_sentence_says_why(run: Run, given: str, words: list[str]):
    Path("file.txt").write_text("hello\n", encoding="utf-8")
    assert_refused(run(*given.split(" ")), *words)


def test_every_refusal_is_said_in_the_easier_words_too(run: Run):
    assert_refused(run("play reef --bots frob --language en-simple"), "Choose from:")


@pytest.mark.parametrize("flag", ["--save", "--csv"])
def test_files_are_not_written_over_unless_forced(run: Run, flag: str):
    kept = Path("kept.csv")
    kept.write_text("precious", encoding="utf-8")
    match = ["play", "reef", "--seed", "1", "--rounds", "1", "--quiet", flag, "kept.csv"]
    assert_refused(run(*match), "kept.csv", "--force")
    assert kept.read_text(encoding="utf-8") == "precious"
    assert run(*match, "--force").code == 0
    assert kept.read_text(encoding="utf-8") != "precious"


def test_one_table_that_is_there_keeps_the_others_from_being_written(run: Run):
    folder = Path("tables")
    folder.mkdir()
    (folder / "scores.csv").write_text("precious", encoding="utf-8")
    ran = run("play reef --seed 1 --rounds 1 --csv tables --save m.json")
    assert_refused(ran, "scores.csv")
    assert [path.name for path in folder.iterdir()] == ["scores.csv"]


def test_a_machine_that_does_not_write_is_told_in_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch
):
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("reefkit.serve.commands.matches.save.save", full)
    assert_refused(run("play reef --seed 1 --rounds 1 --save m.json"), "No space left")


def test_an_overlay_with_a_fault_is_named(run: Run):
    Path("mine", "reef").mkdir(parents=True)
    Path("mine", "reef", "cards.toml").write_text('[heatwave]\ndeck = "medium"\n', encoding="utf-8")
    assert_refused(run("play reef --content mine"), "mine/reef/cards.toml", "heatwave", "deck")


def test_whoever_interrupts_sees_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play", interrupted)
    assert run("play reef") == (130, "", "")


def test_the_process_arguments_are_the_default(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("sys.argv", ["reefkit", "--version"])
    assert command.main() == 0
    assert capsys.readouterr().out.startswith("Reefkit ")


# `reefkit class`: classes from the command line of the machine where they are kept.

KEY = r"(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}"


@pytest.fixture
def class_(run: Run, tmp_path: Path) -> Run:
    place = str(tmp_path / "work.sqlite")
    return lambda line="", *more: run(f"class {line}", *more, "--database", place)


@pytest.fixture
def stored(tmp_path: Path) -> Iterator[Store]:
    """Open the same store, as the lab server sees it."""
    store = Store.open(tmp_path / "work.sqlite")
    yield store
    store.close()


def key_in(said: str) -> str:
    (found,) = re.findall(KEY, said)
    return str(found)


def test_a_class_is_made_and_listed(class_: Run, stored: Store):
    assert "no class yet" in class_("list").out
    made = class_("new 'Biology 9b' --teacher 'Ms Ray' --days 30")
    assert made.code == 0
    row = stored.classes.by_key(key_in(made.out), "visitor")
    assert row is not None
    assert (row.name, row.teacher) == ("Biology 9b", "Ms Ray")
    assert row.code in made.out
    listed = class_("list").out
    assert row.code in listed
    assert row.id in listed
    assert not re.search(KEY, listed)


def test_a_new_key_ends_the_old_one_and_every_sign_in(class_: Run, stored: Store):
    old = key_in(class_("new 9b").out)
    (row,) = stored.classes.all()
    token = stored.classes.sign_in(row.id)
    for called in ("9B", row.code, row.code.lower().replace(" ", ""), row.id):
        new = key_in(class_("new-key", called).out)
        assert stored.classes.by_key(old, "visitor") is None
        old = new
    assert stored.classes.by_key(old, "visitor") is not None
    assert stored.classes.signed_in(token) is None


def test_an_old_class_is_listed_as_such_and_kept(class_: Run, stored: Store):
    class_("new 9b --days 1")
    (row,) = stored.classes.all()
    stored.classes.erase_expired()
    assert f"after 14 more days on which the labs run. To keep it: reefkit class keep {row.id}" in (
        class_("list").out
    )
    assert "is kept until" in class_("keep 9b --days 30").out
    assert "closes" not in class_("list").out
    assert row.expires < stored.classes.all()[0].expires


def test_a_class_is_erased_only_by_somebody_who_is_sure(class_: Run, stored: Store):
    class_("new 9b")
    (row,) = stored.classes.all()
    stored.classes.join(row.id, stored.people.create("Mia").id, "Mia")
    asked = class_("erase 9b")
    assert asked.code == 2
    assert "1 student" in asked.err
    assert stored.classes.get(row.id) is not None
    erased = class_("erase 9b --sure")
    assert "Receipt" in erased.out
    assert stored.classes.all() == []


def test_a_class_moves_to_another_machine(class_: Run, run: Run, stored: Store, tmp_path: Path):
    class_("new 9b --teacher 'Ms Ray'")
    (row,) = stored.classes.all()
    stored.classes.join(row.id, stored.people.create("Mia").id, "Mia")
    file = tmp_path / "class.json"
    assert class_("back-up 9b --to", str(file)).code == 0
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IRUSR | stat.S_IWUSR
    again = class_("back-up 9b --to", str(file))
    assert "already exists" in again.err
    assert class_("back-up 9b --to", str(file), "--force").code == 0
    record = tmp_path / "record.html"
    assert str(record) in class_("record 9b --to", str(record)).out
    assert "Ms Ray" in record.read_text(encoding="utf-8")
    class_("new 8a --teacher 'Mr Bay'")
    everywhere = class_("record --force --to", str(record)).out
    assert "“9b”" in everywhere
    assert "“8a”" in everywhere
    assert {"Ms Ray", "Mr Bay"} <= set(re.findall("M[rs] [A-Z]ay", record.read_text("utf-8")))
    phrase, sealed = tmp_path / "phrase.txt", str(tmp_path / "class.locked")
    phrase.write_text("", encoding="utf-8")
    short = class_("back-up 9b --to", sealed, "--phrase-file", str(phrase))
    assert "at least 12 letters" in short.err
    phrase.write_text("four words of mine\n", encoding="utf-8")
    assert class_("back-up 9b --to", sealed, "--phrase-file", str(phrase)).code == 0
    assert b"Mia" not in Path(sealed).read_bytes()
    third = str(tmp_path / "third.sqlite")
    assert "is locked" in run("class restore", sealed, "--database", third).err
    opened = run("class restore", sealed, "--database", third, "--phrase-file", str(phrase))
    assert re.search(KEY, opened.out)
    other = str(tmp_path / "other.sqlite")
    restored = run("class restore", str(file), "--database", other)
    assert restored.code == 0
    there = Store.open(other)
    moved = there.classes.by_key(key_in(restored.out), "visitor")
    assert moved is not None
    assert (moved.name, moved.teacher) == ("9b", "Ms Ray")
    assert [each.name for each in there.classes.members(moved.id)] == ["Mia"]
    there.close()
    twice = run("class restore", str(file), "--database", other)
    assert "is here already" in twice.out
    assert not re.search(KEY, twice.out)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((), "Say what to do: new, list, new-key, keep, erase, back-up, record, and restore."),
        (("marks",), "There is no task of “reefkit class” “marks”."),
        (("new",), "Say what the class is called"),
        (("new", "9b", "9c"), "Give one class, with quotation marks"),
        (("new", "9b", "--days", "0"), "--days needs a whole number from 1 to 1000"),
        (("erase",), "Say which class: reefkit class erase CLASS."),
        (("erase", "8a"), "There is no class “8a”. You can choose from"),
        (("new-key", "Twins"), "2 classes are called “Twins”."),
        (("back-up", "Only"), "Say where the file of back-up goes: --to FILE."),
        (("back-up", "Only", "--to", "no/such/folder/x"), "no/such/folder/x cannot be read or written."),
        (("restore",), "Say which file"),
        (("restore", "nothing.json"), "nothing.json cannot be read or written."),
        (("restore", "junk.json"), "junk.json"),
    ],
)  # fmt: skip
def test_what_the_command_refuses(
    class_: Run, stored: Store, tmp_path: Path, given: tuple[str, ...], said: str
):
    for name in ("Twins", "Twins", "Only"):
        stored.classes.create(name)
    (tmp_path / "junk.json").write_text('{"format": "x"}', encoding="utf-8")
    refused = class_(*given)
    assert refused.code == 2
    assert said in refused.err
    assert "Traceback" not in refused.err
    assert len(stored.classes.all()) == 3


# `reefkit doctor` on this machine; and what stands in the way of `reefkit serve` is said.


@pytest.fixture
def own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Keep work in a folder of the test's."""
    for name in ("REEFKIT_DATABASE", "REEFKIT_TOKEN"):
        # Set first, so that what the command itself sets is undone as well.
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    monkeypatch.setenv("REEFKIT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_this_machine_is_told_of_and_asked_for_a_class(run: Run, own_home: Path):
    port = free_port()
    ran = run("doctor --port", str(port), "--students", "1", "--network", "--token", "seahorse")
    assert (ran.code, ran.err) == (0, "")
    assert str(own_home / "reefkit.sqlite") in ran.out.replace("\n", " ").replace("  ", "")
    assert f"Port {port} is free." in ran.out
    assert "Each browser must show the token once." in ran.out
    assert "seahorse" not in ran.out
    assert "one student" in ran.out.splitlines()[-1]
    lines = [each for each in ran.out.splitlines() if str(own_home) not in each]
    assert max(map(len, lines)) <= 100


def test_engineers_get_figures_and_an_exit_code(
    run: Run, own_home: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(memory.RESERVE_VARIABLE, "100000000")
    ran = run("doctor --port", str(free_port()), "--json", "--students", "7")
    told = json.loads(ran.out)
    assert ran.code == 1
    assert (told["verdict"], told["students"]) == ("bad", 7)
    found = {each["check"]: each for each in told["findings"]}
    assert list(found) == list(health.CHECKS)
    assert found["memory"]["verdict"] == "bad"
    assert "no student of 7" in found["memory"]["found"]
    assert found["memory"]["figures"]["reserve"] == 100_000_000 * memory.MB
    assert found["storage"]["figures"]["engine"] == "sqlite"


def test_what_it_is_not_asked_well_is_said(run: Run, own_home: Path):
    assert run("doctor --students none").code == 2
    assert not own_home.exists()
    shown = run("doctor --help")
    assert shown.code == 0
    assert "--students N" in shown.out


def test_a_place_that_nothing_can_be_kept_in_stands_in_the_way(run: Run, tmp_path: Path):
    (tmp_path / "file").write_text("")
    ran = run("doctor --database", str(tmp_path / "file" / "x.sqlite"), "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["findings"][0]["verdict"] == "bad"


# -- what a teacher sees where the labs cannot be opened ---------------------------------------
def serve(run: Run, *given: str) -> str:
    """Start the labs, which cannot be, and give the one sentence that says why."""
    ran = run("serve --no-browser --port 0", *given)
    assert ran.code == 2
    assert ran.out == ""
    assert "Traceback" not in ran.err
    return ran.err


def test_a_database_that_another_program_holds(
    run: Run, own_home: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(startup, "PATIENCE", 0.05)
    Store.open(own_home / "reefkit.sqlite").close()
    with held(own_home / "reefkit.sqlite"):
        said = serve(run)
    assert said.startswith(f"Another program is using {own_home / 'reefkit.sqlite'}")
    assert "Close that program" in said


def test_a_place_that_is_not_there(run: Run, own_home: Path, tmp_path: Path):
    (tmp_path / "file").write_text("")
    said = serve(run, "--database", str(tmp_path / "file" / "x.sqlite"))
    assert "cannot be reached" in said
    assert "choose another place with --database" in said


def test_a_full_disk(run: Run, own_home: Path, tmp_path: Path):
    """The database is there already and complete: nothing but a try to write finds it out."""
    disk = tmp_path / "disk"
    with full_disk(disk) as fill:
        Store.open(disk / "x.sqlite").close()
        fill()
        said = serve(run, "--database", str(disk / "x.sqlite"))
    assert said.startswith("There is no room left on the disk that holds")
    assert "Delete files" in said

"""The command line: what it refuses, `reefkit class` and `reefkit doctor`."""

import json
import re
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from reefkit.labs import health
from reefkit.labs.health import machine
from reefkit.serve import command, startup
from tests.labs.health.asking import free_port
from tests.serve.conftest import Ran, Run
from tests.support.faults import full_disk, held

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
        ("play chess", ["chess", "reef"]),
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
        ("play reef --overlay frob", ["frob"]),
        ("play reef --csv missing.csv --save missing.csv", ["twice"]),
        ("play reef --save .", ["folder"]),
        ("play reef --save file.txt/m.json", ["file.txt"]),
        ("replay", ["one saved match"]),
        ("replay a b", ["one saved match"]),
        ("replay frob.json", ["frob.json"]),
        ("replay file.txt", ["file.txt", "not a saved match"]),
        ("replay .", ["cannot be read"]),
        ("check", ["at least one"]),
        ("check --frob", ["--frob"]),
    ],
)
def test_one_sentence_says_why(run: Run, given: str, words: list[str]) -> None:
    Path("file.txt").write_text("hello\n", encoding="utf-8")
    assert_refused(run(*given.split(" ")), *words)


def test_every_refusal_is_said_in_the_easier_words_too(run: Run) -> None:
    assert_refused(run("play", "reef", "--bots", "frob", "--language", "en-simple"), "Choose from:")


@pytest.mark.parametrize("flag", ["--save", "--csv"])
def test_files_are_not_written_over_unless_forced(run: Run, flag: str) -> None:
    kept = Path("kept.csv")
    kept.write_text("precious", encoding="utf-8")
    match = ["play", "reef", "--seed", "1", "--rounds", "1", "--quiet", flag, "kept.csv"]
    assert_refused(run(*match), "kept.csv", "--force")
    assert kept.read_text(encoding="utf-8") == "precious"
    assert run(*match, "--force").code == 0
    assert kept.read_text(encoding="utf-8") != "precious"


def test_one_table_that_is_there_keeps_the_others_from_being_written(run: Run) -> None:
    folder = Path("tables")
    folder.mkdir()
    (folder / "scores.csv").write_text("precious", encoding="utf-8")
    ran = run("play", "reef", "--seed", "1", "--rounds", "1", "--csv", "tables", "--save", "m.json")
    assert_refused(ran, "scores.csv")
    assert [path.name for path in folder.iterdir()] == ["scores.csv"]


def test_a_machine_that_does_not_write_is_told_in_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("reefkit.serve.match_commands.save.save", full)
    assert_refused(
        run("play", "reef", "--seed", "1", "--rounds", "1", "--save", "m.json"), "No space left"
    )


def test_an_overlay_with_a_fault_is_named(run: Run) -> None:
    Path("mine", "reef").mkdir(parents=True)
    Path("mine", "reef", "cards.toml").write_text('[heatwave]\ndeck = "medium"\n', encoding="utf-8")
    assert_refused(
        run("play", "reef", "--overlay", "mine"), "mine/reef/cards.toml", "heatwave", "deck"
    )


def test_whoever_interrupts_sees_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play", interrupted)
    assert run("play", "reef") == (130, "", "")


def test_the_process_arguments_are_the_default(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["reefkit", "--version"])
    assert command.main() == 0
    assert capsys.readouterr().out.startswith("Reefkit ")


# `reefkit class`: classes from the command line of the machine where they are kept.

KEY = r"(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}"


@pytest.fixture
def class_(run: Run, tmp_path: Path) -> Run:
    return lambda *given: run("class", *given, "--database", str(tmp_path / "work.sqlite"))


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
    made = class_("new", "Biology 9b", "--teacher", "Ms Ray", "--days", "30")
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
    old = key_in(class_("new", "9b").out)
    (row,) = stored.classes.all()
    token = stored.classes.sign_in(row.id)
    for called in ("9B", row.code, row.code.lower().replace(" ", ""), row.id):
        new = key_in(class_("new-key", called).out)
        assert stored.classes.by_key(old, "visitor") is None
        old = new
    assert stored.classes.by_key(old, "visitor") is not None
    assert stored.classes.signed_in(token) is None


def test_a_class_is_erased_only_by_somebody_who_is_sure(class_: Run, stored: Store):
    class_("new", "9b")
    (row,) = stored.classes.all()
    stored.classes.join(row.id, stored.people.create("Mia").id, "Mia")
    asked = class_("erase", "9b")
    assert asked.code == 2
    assert "1 student" in asked.err
    assert stored.classes.get(row.id) is not None
    erased = class_("erase", "9b", "--sure")
    assert "Receipt" in erased.out
    assert stored.classes.all() == []


def test_a_class_moves_to_another_machine(class_: Run, run: Run, stored: Store, tmp_path: Path):
    class_("new", "9b", "--teacher", "Ms Ray")
    (row,) = stored.classes.all()
    stored.classes.join(row.id, stored.people.create("Mia").id, "Mia")
    file = tmp_path / "class.json"
    assert class_("back-up", "9b", "--to", str(file)).code == 0
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IRUSR | stat.S_IWUSR
    again = class_("back-up", "9b", "--to", str(file))
    assert "is there already" in again.err
    assert class_("back-up", "9b", "--to", str(file), "--force").code == 0

    other = str(tmp_path / "other.sqlite")
    restored = run("class", "restore", str(file), "--database", other)
    assert restored.code == 0
    there = Store.open(other)
    moved = there.classes.by_key(key_in(restored.out), "visitor")
    assert moved is not None
    assert (moved.name, moved.teacher) == ("9b", "Ms Ray")
    assert [each.name for each in there.classes.members(moved.id)] == ["Mia"]
    there.close()
    twice = run("class", "restore", str(file), "--database", other)
    assert "is here already" in twice.out
    assert not re.search(KEY, twice.out)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((), "Say what to do: new, list, new-key, erase, back-up, and restore."),
        (("marks",), "There is no task of “reefkit class” “marks”."),
        (("new",), "Say what the class is called"),
        (("new", "9b", "9c"), "Give one class, with quotation marks"),
        (("new", "9b", "--days", "0"), "--days needs a whole number from 1 to 1000"),
        (("erase",), "Say which class: reefkit class erase CLASS."),
        (("erase", "8a"), "There is no class “8a”. You can choose from"),
        (("new-key", "Twins"), "2 classes are called “Twins”."),
        (("back-up", "Only"), "Say where the back-up goes: --to FILE."),
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
    ran = run("doctor", "--port", str(port), "--students", "1", "--network", "--token", "seahorse")
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
    monkeypatch.setenv(machine.RESERVE_VARIABLE, "100000000")
    ran = run("doctor", "--port", str(free_port()), "--json", "--students", "7")
    told = json.loads(ran.out)
    assert ran.code == 1
    assert (told["verdict"], told["students"]) == ("bad", 7)
    found = {each["check"]: each for each in told["findings"]}
    assert list(found) == list(health.CHECKS)
    assert found["memory"]["verdict"] == "bad"
    assert "no student of 7" in found["memory"]["found"]
    assert found["memory"]["figures"]["reserve"] == 100_000_000 * machine.MB
    assert found["storage"]["figures"]["engine"] == "sqlite"


def test_what_it_is_not_asked_well_is_said(run: Run, own_home: Path):
    assert run("doctor", "--students", "none").code == 2
    assert not own_home.exists()
    shown = run("doctor", "--help")
    assert shown.code == 0
    assert "--students N" in shown.out


def test_a_place_that_nothing_can_be_kept_in_stands_in_the_way(run: Run, tmp_path: Path):
    (tmp_path / "file").write_text("")
    ran = run("doctor", "--database", str(tmp_path / "file" / "x.sqlite"), "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["findings"][0]["verdict"] == "bad"


# -- what a teacher sees where the labs cannot be opened ---------------------------------------
def serve(run: Run, *given: str) -> str:
    """Start the labs, which cannot be, and give the one sentence that says why."""
    ran = run("serve", "--no-browser", "--port", "0", *given)
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
    assert "name another place with --database" in said


def test_a_full_disk(run: Run, own_home: Path, tmp_path: Path):
    """The database is there already and complete: nothing but a try to write finds it out."""
    disk = tmp_path / "disk"
    with full_disk(disk) as fill:
        Store.open(disk / "x.sqlite").close()
        fill()
        said = serve(run, "--database", str(disk / "x.sqlite"))
    assert said.startswith("There is no room left on the disk that holds")
    assert "deleting files" in said

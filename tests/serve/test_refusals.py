"""What the command line cannot do is answered with one clear sentence, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.serve import command
from tests.serve.conftest import Ran, Run


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

"""`reefkit ensemble`: what it lists, plays, writes and refuses."""

import csv
import sys
from pathlib import Path

import pytest

from reefkit.data_lab.experiment import Experiment
from reefkit.data_lab.tally import result_rows
from reefkit.data_lab.workers import run
from reefkit.serve.command import main

OWN = ["ensemble", "reef", "--factor", "types", "--levels", "1,5", "--outcome", "types"]


def test_a_game_alone_lists_what_there_is(capsys: pytest.CaptureFixture[str]):
    assert main(["ensemble", "reef"]) == 0
    said = capsys.readouterr().out
    for line in (
        "safety",
        "Does diversity keep a reef safe from disasters?",
        "disasters",
        "0–4",
        "first-loss",
    ):
        assert line in said


def test_an_experiment_is_shown_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    file = tmp_path / "found.csv"
    more = ["--tables", "100", "--seed", "3", "--with", "rounds=2", "--csv", str(file)]
    assert main([*OWN, *more, "--processes", "1"]) == 0
    said = capsys.readouterr().out
    assert "After 10 tables" in said
    assert "After 100 tables" in said
    assert "5 against 1" in said
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [(row["tables"], row["level"]) for row in rows] == [
        ("10", "1"), ("10", "5"), ("100", "1"), ("100", "5")
    ]  # fmt: skip
    asked = Experiment("reef", "types", (1, 5), "types", 100, 3, {"rounds": 2})
    *_, (_, tally) = run(asked)
    assert float(rows[-1]["difference"]) == result_rows(asked, tally)[-1].difference
    assert main([*OWN, *more]) == 2, "the file is there already"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["ensemble"], "Say which game"),
        (["ensemble", "chess"], "chess"),
        (["ensemble", "reef", "--question", "moon"], "moon"),
        (["ensemble", "reef", "--question", "safety", "--levels", "1,2"], "--levels"),
        (["ensemble", "reef", "--factor", "types"], "--levels"),
        ([*OWN, "--tables", "5"], "10 to 1"),
        ([*OWN, "--tables", "many"], "many"),
        ([*OWN, "--with", "types=2"], "types"),
    ],
)
def test_what_cannot_be_is_said(given: list[str], said: str, capsys: pytest.CaptureFixture[str]):
    assert main(given) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert len(shown.err.strip().splitlines()) == 1


def test_a_cluster_needs_its_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*OWN, "--scheduler", "tcp://127.0.0.1:9"]) == 2
    shown = capsys.readouterr()
    assert "extra “cluster”" in shown.err
    assert shown.out == ""  # no title of an experiment that cannot be played

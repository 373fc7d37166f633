"""`reefkit doctor` on this machine; and what stands in the way of `reefkit serve` is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from reefkit.labs import health
from reefkit.labs.health import machine
from reefkit.serve import startup
from tests.labs.health.asking import free_port
from tests.serve.conftest import Run
from tests.support.store_faults import full_disk, held


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

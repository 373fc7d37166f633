"""Accounts without a home, and libraries whose data is not below Python's prefix."""

import os
from pathlib import Path

import pytest

from reefkit.health import CheckTarget, machine
from reefkit.labs import environment
from reefkit.labs.environment import HOMELESS_VARIABLE, NoHome, lacks_home, library_data
from reefkit.serve.command import main

SERVED = environment.Served(address="127.0.0.1", port=0)


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the home away, as an account without an entry among the users has none."""
    for name in ("HOME", "XDG_DATA_HOME", "REEFKIT_HOME", "REEFKIT_DATABASE"):
        monkeypatch.delenv(name, raising=False)

    def no_home(*_: object, **__: object) -> Path:
        raise RuntimeError("no home directory")

    monkeypatch.setattr(environment.platformdirs, "user_data_path", no_home)
    monkeypatch.setenv(HOMELESS_VARIABLE, "")  # put back at the end
    monkeypatch.delenv(HOMELESS_VARIABLE)
    monkeypatch.setenv("HOME", "")
    monkeypatch.delenv("HOME")


@pytest.mark.usefixtures("homeless")
def test_without_a_home_a_command_asks_where_work_is_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    assert main(["class", "list"]) == 2
    assert "This account has no folder of its own" in capsys.readouterr().err
    lent = Path(os.environ["HOME"])  # what Jupyter writes goes there
    assert lent.is_dir()
    with pytest.raises(NoHome):
        environment.database()  # and no work
    assert main(["class", "list", "--database", str(tmp_path / "labs.sqlite")]) == 0
    assert (tmp_path / "labs.sqlite").exists()


def test_a_home_that_cannot_be_written_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    place = tmp_path / "home" / ".local" / "share" / "reefkit"
    monkeypatch.setattr(environment.platformdirs, "user_data_path", lambda _: place)
    assert not lacks_home()
    (tmp_path / "home").mkdir()
    closed = tmp_path / "home"  # root may write everywhere, so the system is not asked
    monkeypatch.setattr(os, "access", lambda path, _: Path(path) != closed)
    assert lacks_home()
    place.mkdir(parents=True)
    assert not lacks_home()


@pytest.mark.parametrize(
    ("packages", "data"),
    [
        ("target", "target/share/jupyter"),
        ("prefix/lib/python3.11/site-packages", "prefix/share/jupyter"),
        ("prefix/Lib/site-packages", "prefix/share/jupyter"),
    ],
)
def test_data_of_libraries_is_found_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packages: str, data: str
):
    voila = tmp_path / packages / "voila"
    voila.mkdir(parents=True)
    (voila / "__init__.py").touch()
    spec = environment.importlib.util.spec_from_file_location("voila", voila / "__init__.py")
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda _: spec)
    monkeypatch.setattr("jupyter_core.paths.jupyter_path", lambda *_: [])
    assert library_data() == []
    asked = CheckTarget(store="", served=SERVED)
    found = machine.versions(asked)
    assert (found.verdict, found.found.id) == ("bad", "health-no-templates")
    for each in environment.TEMPLATES:
        (tmp_path / data / each).mkdir(parents=True)
    assert library_data() == [tmp_path / data]
    assert machine.versions(asked).found.id == "health-versions"

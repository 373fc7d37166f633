"""Running the command line inside this process: quick, and with its output in hand."""

import os
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from reefkit.serve.command import main


class Ran(NamedTuple):
    """What a command gave."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> Run:
    """Run a command, written as in a terminal, in an empty folder and with a home of its own."""
    monkeypatch.chdir(tmp_path)
    if "REEFKIT_HOME" not in os.environ:
        monkeypatch.setenv("REEFKIT_HOME", str(tmp_path_factory.mktemp("home")))

    def run_(line: str = "", *more: str) -> Ran:
        code = main([*shlex.split(line), *more])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run_


class Clock:
    """A clock that a test moves, in seconds."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()

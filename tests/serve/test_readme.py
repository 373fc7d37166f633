"""What the README shows is what the commands do."""

from __future__ import annotations

import re
from pathlib import Path

from tests.serve.conftest import Run
from tests.serve.readme import README, with_sample

TEXT = README.read_text(encoding="utf-8")


def commands() -> list[list[str]]:
    """Give every command line of the README, its comment apart."""
    blocks = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
    lines = [line.removeprefix("$ ") for block in blocks for line in block.splitlines()]
    return [line.partition("#")[0].split()[1:] for line in lines if line.startswith("reefkit ")]


def test_the_readme_shows_each_command() -> None:
    assert {given[0] for given in commands()} == {"play", "replay", "check"}


def test_every_command_in_the_readme_works(run: Run) -> None:
    for given in commands():
        shown = run(*given)
        assert (shown.code, shown.err) == (0, ""), given
        assert shown.out
    assert Path("match.json").is_file()
    assert Path("match.csv").is_file()


def test_the_sample_is_real() -> None:
    """After a change that is meant: python -m tests.serve.readme."""
    assert with_sample(TEXT) == TEXT
    assert "catastrophe" in TEXT

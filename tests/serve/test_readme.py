"""What the README shows is what the commands do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from reefkit.games import games
from reefkit.match.table import FileTable
from tests.serve.conftest import Run
from tests.serve.readme import README, with_sample

TEXT = README.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """Give the blocks of code in a language."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    return [block for named, block in fenced if named == language]


def commands() -> list[list[str]]:
    """Give every command line of the README, its comment apart."""
    shown = [*blocks("sh"), *blocks("console")]
    lines = [line.removeprefix("$ ") for block in shown for line in block.splitlines()]
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


def test_the_python_in_the_readme_works(run: Run) -> None:
    """A match stands where the page's own would: the lab is opened, and both tables are read."""
    (code,) = blocks("python")
    assert run("play", "reef", "--seed", "1", "--save", "my-match.jsonl").code == 0
    names: dict[str, Any] = {}
    begin, read = code.split("reef.record", 1)
    exec(begin, names)  # noqa: S102  # our own README
    names["reef"].session.sit(FileTable.open(Path("my-match.jsonl"), games()), ())
    exec("reef.record" + read, names)  # noqa: S102
    assert len(names["reef"].record("presence")) > 0


def test_the_sample_is_real() -> None:
    """After a change that is meant: python -m tests.serve.readme."""
    assert with_sample(TEXT) == TEXT
    assert "catastrophe" in TEXT

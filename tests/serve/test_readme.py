"""What the README and the page of upstream reports show is what happens."""

import contextlib
import io
import re
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from reefkit.games import games
from reefkit.match import save
from reefkit.match.table import MemoryTable
from reefkit.serve.command import main
from tests.serve.conftest import Run
from tests.support.tree import ROOT

# The sample of the output in the README: ``python -m tests.serve.test_readme`` writes it again.

README = ROOT / "README.md"
BEGIN = "<!-- sample of the output: begin -->\n"
END = "<!-- sample of the output: end -->"
COMMAND = "play reef --names Ann,Bo --boards ramp,atoll --bots builder,newcomer --seed 2"
ROUND = "Round 3 of 4"


def sample() -> str:
    """Play the match, and give the sample: its third round from the disaster to the diversity."""
    with contextlib.redirect_stdout(io.StringIO()) as out:
        code = main(COMMAND.split())
    assert code == 0
    shown = out.getvalue()
    from_round = shown[shown.index(ROUND) :]
    start = from_round.index("3 catastrophe\n")
    end = from_round.index("\n\n", from_round.index("\n  diversity "))
    return f"```console\n$ reefkit {COMMAND}\n…\n{from_round[start:end]}\n…\n```\n"


def with_sample(text: str) -> str:
    before, rest = text.split(BEGIN)
    return before + BEGIN + sample() + END + rest.split(END)[1]


# What the README shows is what the commands do.

TEXT = README.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    return [block for named, block in fenced if named == language]


def commands() -> list[list[str]]:
    """Return every command line of the README, its comment apart."""
    shown = [*blocks("sh"), *blocks("console")]
    lines = [line.removeprefix("$ ") for block in shown for line in block.splitlines()]
    return [line.partition("#")[0].split()[1:] for line in lines if line.startswith("reefkit ")]


def test_the_readme_shows_each_command():
    assert {given[0] for given in commands()} == {"play", "replay", "check"}


def test_every_command_in_the_readme_works(run: Run):
    for given in commands():
        shown = run(*given)
        assert (shown.code, shown.err) == (0, ""), given
        assert shown.out
    assert Path("match.json").is_file()
    assert Path("match.csv").is_file()


def test_the_python_in_the_readme_works(run: Run):
    """A match stands where the page's own would: the lab is opened, and both tables are read."""
    (code,) = blocks("python")
    assert run("play reef --seed 1 --save my-match.jsonl").code == 0
    names: dict[str, Any] = {}
    begin, read = code.split("rk.presence", 1)
    exec(begin, names)  # noqa: S102  # our own README
    names["page"].session.sit(MemoryTable(save.load(Path("my-match.jsonl"), games())), ())
    exec("rk.presence" + read, names)  # noqa: S102
    assert len(names["rk"].presence()) > 0


def test_the_sample_is_real():
    """After a change that is meant: python -m tests.serve.test_readme."""
    assert with_sample(TEXT) == TEXT
    assert "catastrophe" in TEXT


# What docs/contributors/upstream.md says of other projects is so: each example is run.
#
# A red test here is good news: see whether our way round is still needed.

PAGE = (ROOT / "docs" / "contributors" / "upstream.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n# ([^\n]+)\n(.*?)```", PAGE, re.DOTALL)
SECONDS = 2
PATIENCE = 60
MEMORY = 1 << 30


def little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def ran(code: str, seconds: float) -> subprocess.CompletedProcess[str]:
    """Run an example that may take a gigabyte and so many seconds."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
        preexec_fn=little_memory,
    )


@pytest.mark.parametrize(("does", "code"), EXAMPLES, ids=[does for does, _ in EXAMPLES])
def test_an_example_shows_what_it_says(does: str, code: str):
    if does == "never ends":
        imports, call = code.rsplit("\n\n", 1)
        assert ran(imports, PATIENCE).returncode == 0  # it is not the import that takes so long
        # It counts into a list, so that memory may be gone before the time is.
        try:
            assert "MemoryError" in ran(code, SECONDS).stderr
        except subprocess.TimeoutExpired:
            assert call
    elif does == "takes all memory":
        assert "MemoryError" in ran(code, PATIENCE).stderr
    else:
        assert ran(code, PATIENCE).returncode == 0


def test_every_example_says_what_it_shows():
    assert len(EXAMPLES) == PAGE.count("```python")
    assert {does for does, _ in EXAMPLES} == {
        "never ends",
        "takes all memory",
        "leaves a process",
        "fills the log",
    }


if __name__ == "__main__":
    README.write_text(with_sample(README.read_text(encoding="utf-8")), encoding="utf-8")

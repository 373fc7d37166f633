"""The sample of the output in the README: ``python -m tests.serve.readme`` writes it again."""

from __future__ import annotations

import contextlib
import io

from reefkit.serve.command import main
from tests.support.tree import ROOT

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
    """Give the README with the sample in its place."""
    before, rest = text.split(BEGIN)
    return before + BEGIN + sample() + END + rest.split(END)[1]


if __name__ == "__main__":
    README.write_text(with_sample(README.read_text(encoding="utf-8")), encoding="utf-8")

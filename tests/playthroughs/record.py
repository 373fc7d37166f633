"""Write the recorded matches again: ``python -m tests.playthroughs.record [--anew] [NAME ...]``.

Without ``--anew`` the same moves are played, and only what came of them is written again: after a
change of a sentence or a rule, for the difference to be read. With it, the scripts play anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from reefkit.match.errors import Rejection
from reefkit.match.match import Match
from tests.playthroughs.scripts import SCRIPTS, Script
from tests.playthroughs.transcript import Move, Playthrough, parse, plain, write

HERE = Path(__file__).parent
MOST_MOVES = 2_000


def played_by(script: Script) -> Playthrough:
    """Play a script to the end of its match."""
    played = Playthrough(script.about, script.seed, script.seats, script.options, script.content)
    match = played.match()
    while not match.is_over:
        assert match.position < MOST_MOVES, "the script does not end"
        seat = match.rules.awaited(match.state)[0].seats[0]
        position = match.position
        if match.setup.seats[seat].bot is None:
            _scripted(script, match, seat, played)
        if match.position == position:
            view = match.rules.view(match.state, seat)
            style = match.setup.seats[seat].bot
            action = match.rules.decide(
                view, seat, style or script.style, match.luck(seat, match.state)
            )
            match.act(seat, action)
            played.moves.append(Move(seat, plain(action), bot=style is not None))
    return played


def _scripted(script: Script, match: Match, seat: int, played: Playthrough) -> None:
    for action in script.policy(match, seat):
        refused = False
        try:
            match.act(seat, action)
        except Rejection:
            refused = True
        played.moves.append(Move(seat, plain(action), refused=refused))


def main(given: list[str]) -> None:
    anew = "--anew" in given
    names = [one for one in given if one != "--anew"] or list(SCRIPTS)
    for name in names:
        path = HERE / f"{name}.txt"
        played = played_by(SCRIPTS[name]) if anew else parse(path.read_text(encoding="utf-8"))
        path.write_text(write(played), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Write the recorded matches again: ``python -m tests.playthroughs.record [--anew] [NAME ...]``.

A name is a script's, with the game's before it but for Reef Survivor: ``climate/extinct``.

Without ``--anew`` the same moves are played, and only what came of them is written again: after a
change of a sentence or a rule, for the difference to be read. With it, the scripts play anew.
"""

import importlib
import json
import sys
from itertools import zip_longest
from pathlib import Path

from reefkit.games import games
from reefkit.match.errors import Rejection
from reefkit.match.match import Match
from tests.playthroughs import told
from tests.playthroughs.scripts import SCRIPTS, Script
from tests.playthroughs.transcript import Move, Playthrough, parse, plain, write
from tests.support.effort import effort

HERE = Path(__file__).parent
MOST_MOVES = 2_000


def all_scripts() -> dict[str, Script]:
    """Return every script of every game, by name."""
    found = dict(SCRIPTS)
    for game in games():
        if (HERE.parent / "games" / game / "scripts.py").is_file():
            of_game = importlib.import_module(f"tests.games.{game}.scripts")
            scripts = getattr(of_game, "SCRIPTS", {})
            found.update({f"{game}/{name}": script for name, script in scripts.items()})
    return found


def played_by(script: Script) -> Playthrough:
    """Play a script to the end of its match."""
    played = Playthrough(
        script.about, script.seed, script.seats, script.options, script.content, game=script.game
    )
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


def decided_otherwise(game: str) -> list[str]:
    """List the moves that bots of a game, asked again, do not decide as they were recorded.

    On a push those of the shortest two matches: `told` has every style decide in some more.
    """
    scripts = {name: each for name, each in all_scripts().items() if each.game == game}
    found = []
    names = sorted(scripts, key=lambda name: (HERE / f"{name}.txt").stat().st_size)
    for name, script in scripts.items():
        if name in names[: effort(2, len(names))]:
            recorded = parse((HERE / f"{name}.txt").read_text("utf-8")).moves
            both = zip_longest(recorded, played_by(script).moves)
            first = next((at for at, (was, now) in enumerate(both) if was != now), None)
            found += [] if first is None else [f"{name}: move {first}"]
    return found


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
    names = [one for one in given if one != "--anew"] or list(all_scripts())
    for name in names:
        path = HERE / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        played = played_by(all_scripts()[name]) if anew else parse(path.read_text(encoding="utf-8"))
        path.write_text(write(played), encoding="utf-8")
    kept = json.loads(told.FILE.read_text("utf-8"))
    kept |= {name: told.sums(name) for name in kept if name in names}
    told.FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

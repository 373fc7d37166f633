"""What another process says of a match: run with ``python -m tests.kit.record``.

``play GAME SEED …`` plays matches at random and writes the plain state after every entry, a list
and line for each match; ``fold GAME FILE …`` opens saves and writes where the program lies, the
checksum of every state that a save folds to, and the content of a new set-up.
"""

import json
import sys
from pathlib import Path

import reefkit
from reefkit.content import ContentError
from reefkit.match import save
from reefkit.match.codec import checksum, to_plain
from reefkit.match.match import Match
from tests.kit.kits import Kit, kits, play


def states(match: Match) -> list[str]:
    plain = [to_plain(match.state_at(n)) for n in range(match.position + 1)]
    return [json.dumps(each, sort_keys=True) for each in plain]


def new_content(kit: Kit) -> object:
    """Return the content that a new set-up carries, or what is wrong with it."""
    try:
        return kit.new_setup(1).content
    except ContentError as error:
        return error.message.id


def played(kit: Kit, seed: int) -> list[str]:
    match = Match(kit.game, kit.new_setup(seed))
    play(match, seed)
    return states(match)


def folded(kit: Kit, path: Path) -> list[object]:
    match = save.load(path, {kit.game.id: kit.game})
    sums = [checksum(match.state_at(n)) for n in range(match.position + 1)]
    return [reefkit.__file__, sums, new_content(kit)]


def main(what: str, *asked: str) -> None:
    """Write what was asked for of each game."""
    for game, given in zip(asked[::2], asked[1::2], strict=True):
        kit = kits()[game]
        found = played(kit, int(given)) if what == "play" else folded(kit, Path(given))
        sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

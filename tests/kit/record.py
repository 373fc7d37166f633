"""What another process says of a match: run with ``python -m tests.kit.record``.

``play GAME SEED`` plays a match at random and writes the plain state after every entry, a line
each; ``fold GAME FILE`` opens a save and writes the checksum of every state it folds to, and
whether the content of a new set-up is the one that the save carries.
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


def main(what: str, game: str, given: str) -> None:
    """Write what was asked for."""
    kit = kits()[game]
    if what == "play":
        match = Match(kit.game, kit.new_setup(int(given)))
        play(match, int(given))
        lines = states(match)
    else:
        match = save.load(Path(given), {game: kit.game})
        sums = [checksum(match.state_at(n)) for n in range(match.position + 1)]
        content = new_content(kit)
        lines = [reefkit.__file__, json.dumps(sums), json.dumps(content)]
    sys.stdout.write("\n".join(lines))


if __name__ == "__main__":
    main(*sys.argv[1:])

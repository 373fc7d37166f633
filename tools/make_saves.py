"""Write the save that is kept of every game's present rules: ``python -m tools.make_saves``.

A kept save is never written again: it shows that what people saved still opens. Before a version
is released, while its rules still change, ``--replace`` writes those of the present version anew.
"""

import sys
from pathlib import Path

from reefkit.match import save
from reefkit.match.game import Undo
from tests.kit.kits import Kit, kits, match_of

SAVES = Path(__file__).parents[1] / "tests" / "data" / "saves"


def worth_keeping(kit: Kit) -> int:
    """Find a seed whose match holds an undone choice, rolls, a bot and several people."""
    for seed in range(1, 500):
        match = match_of(kit, seed)
        undone = any(entry.action == {"do": "undo"} for entry in match.entries)
        people = sum(seat.bot is None for seat in match.setup.seats)
        rounds = sum(entry.state is not None for entry in match.entries)
        if undone and 1 < people < len(match.setup.seats) and rounds > 1 and match.position > 20:
            return seed
    raise LookupError(f"no match of {kit.game.id} is worth keeping; {Undo} is never played")


def main(*, replace: bool) -> None:
    """Write what is missing."""
    for name, kit in kits().items():
        folder = SAVES / name
        version = f"v{kit.game.rules_version}-f{save.FORMAT_VERSION}"
        if not replace and list(folder.glob(f"{version}-*.jsonl")):
            continue
        seed = worth_keeping(kit)
        for old in folder.glob(f"{version}-*.jsonl"):
            old.unlink()
        save.save(match_of(kit, seed), folder / f"{version}-seed-{seed}.jsonl")


if __name__ == "__main__":
    main(replace="--replace" in sys.argv[1:])

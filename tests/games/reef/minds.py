"""What a bot sees of reefs that no match has made."""

import numpy as np

from reefkit.games.reef.bots.styles import Mind
from reefkit.games.reef.content import Content, default
from reefkit.games.reef.state import Lookups, Reefs
from reefkit.match.random import Luck
from tests.games.reef.as_arrays import LOOKUPS

CONTENT = default()
TYPES = len(LOOKUPS.builders)


def mind_of(reefs: Reefs, *, content: Content = CONTENT, round_: int = 2) -> Mind:
    lead = reefs.leading
    lookups = LOOKUPS if content is CONTENT else Lookups(content)
    same = (reefs.depth.reshape(-1, 1, 6, 5) == lookups.depth).all(axis=(-2, -1))
    board = same.argmax(axis=-1).reshape(lead)
    keys = np.arange(np.prod(lead, dtype=int), dtype=np.uint64).reshape(lead) * np.uint64(977)
    chosen = content.rules.options
    triangle = np.zeros((*lead, len(lookups.builders)), np.uint16)
    return Mind(
        reefs, board, triangle, round_, 4, content, chosen, lookups, Luck(keys, 1, round_, "x")
    )

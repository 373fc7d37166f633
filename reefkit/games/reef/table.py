"""The first state of a table, or of many: leading axes in front of every array."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import decks
from reefkit.games.reef.content import Content, Options
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.state import TOTAL_PARTS, State, blank_reefs, no_juveniles


def new_arrays(
    lead: tuple[int, ...], seats: int, content: Content, options: Options, lookups: Lookups
) -> State:
    """Make the first state of a table, or of many (`lead` axes in front of every array)."""
    types = len(lookups.builders) - 1 + len(lookups.dwellers)
    copies = decks.in_force(content, options, lookups)
    rounds = options.rounds
    return State(
        round=0,
        phase="founding",
        reefs=blank_reefs((*lead, seats), len(lookups.dwellers)),
        nursery=no_juveniles((*lead, seats)),
        boards=np.full((*lead, seats), -1, np.int8),
        triangle=np.zeros((*lead, len(lookups.builders)), np.uint16),
        deck=np.broadcast_to(copies, (*lead, len(copies))).copy(),
        discard=np.zeros((*lead, len(copies)), np.uint8),
        cards_drawn=np.zeros(lead, np.uint8),
        rows_rolled=np.zeros(lead, np.uint8),
        recruits_stopped=np.zeros(lead, bool),
        stopping=np.zeros(lead, bool),
        score=np.zeros((*lead, rounds, seats, len(TOTAL_PARTS)), np.int16),
        abundance=np.zeros((*lead, rounds, seats, types), np.int16),
        algae=np.zeros((*lead, rounds, seats), np.int16),
        struck=np.zeros((*lead, rounds, len(copies)), np.uint8),
        bonus=np.zeros((*lead, seats), np.int64),
    )

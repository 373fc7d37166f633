"""Many tables in lockstep, by the very rules that a played match uses (DESIGN.md, decision 3).

A chunk of tables is one `State` whose arrays have one axis of tables in front. Seats are played by
bots; every choice goes through the same masks and the same chance as at a single table, so a table
inside a chunk equals the same table alone (a test holds the two against each other in every state
array, for hundreds of tables).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from reefkit.games.reef import ensemble_cards, ensemble_growing, ensemble_spawning, phases, survey
from reefkit.games.reef.chunk import ALL, Chunk
from reefkit.games.reef.content import Content, Options
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.picking import count
from reefkit.games.reef.state import Array, State
from reefkit.match.chance import key_from_seed

CHUNK = 4_000
"""Tables played together: smaller chunks spend more on calls, larger ones more memory."""

PHASES: tuple[tuple[str, Callable[[Chunk], None]], ...] = (
    ("dwellers", ensemble_growing.dwellers),
    ("algae", ensemble_growing.algae),
    ("mutations", ensemble_growing.mutations),
    ("spawning", ensemble_spawning.spawning),
    ("triangle", ensemble_spawning.triangle),
    ("settlement", ensemble_spawning.settlement),
    ("catastrophe", ensemble_cards.catastrophe),
)
"""Phases 1A to 3; bots do not trade, so there is no 2C."""


class Ensemble:
    """A chunk of tables, played by bots from set-up to the last survey.

    Parameters
    ----------
    keys : uint64 (tables,)
        Match keys.
    styles
        The style of each seat's bot.
    content, options
        As in a match's set-up.
    """

    def __init__(
        self,
        keys: Array,
        styles: Sequence[str],
        content: Content,
        options: Options,
        lookups: Lookups | None = None,
    ) -> None:
        self.chunk = Chunk(keys, styles, content, options, lookups or Lookups(content))
        self.step: Callable[[str], None] = lambda _: None
        """Called with a phase's name after each phase, for benches and tests."""

    @property
    def state(self) -> State:
        """The state of all tables."""
        return self.chunk.state

    def play(self) -> State:
        """Play all rounds and give the final state."""
        chunk, state = self.chunk, self.chunk.state
        ensemble_growing.found(chunk)
        self.step("founding")
        for _ in range(chunk.options.rounds):
            state.round += 1
            for name, phase in PHASES:
                state.phase = name
                phase(chunk)
                self.step(name)
            state.phase = "survey"
            _survey(chunk)
            self.step("survey")
        if chunk.options.team_bonus:
            points = chunk.content.rules.score.team_bonus
            state.bonus[:] = survey.team_bonus(state.score, state.round, points)
        state.phase = "over"
        return state


def _survey(chunk: Chunk) -> None:
    state = chunk.state
    at = state.round - 1
    state.score[:, at] = survey.score(state.reefs, chunk.lookups)
    state.abundance[:, at] = survey.abundance(state.reefs, chunk.lookups)
    state.algae[:, at] = count(state.reefs.alga, 2)
    phases.clear_built_over(state.reefs, chunk.options)
    ensemble_growing.support(chunk, ALL)
    state.recruits_stopped[:] = state.stopping
    state.stopping[:] = False
    state.cards_drawn[:] = 0
    state.rows_rolled[:] = 0


def keys_from(first: int, count: int) -> Array:
    """Give the match keys of so many seeds from the first: uint64 (count,)."""
    return np.array([key_from_seed(seed) for seed in range(first, first + count)], np.uint64)

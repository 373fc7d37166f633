"""Many matches of bots, played by the very rules as fast as they go, for the lesson's experiment.

The rules change one state in place: nothing is copied, told, logged or asked what else would be
allowed. Chance is that of `reefkit.match.chance`, in plain whole numbers where one roll is asked
for, so that a match here equals the match of the same key that is really played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from reefkit.games.climate import flow
from reefkit.games.climate.bots import decide
from reefkit.games.climate.content import HABITATS, Content
from reefkit.games.climate.game import new_match
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.state import State
from reefkit.match.chance import key_from_seed
from reefkit.match.game import SeatInfo
from reefkit.match.plain_chance import PlainChance, PlainLuck

BOTS = ("wanderer", "adapter", "hoarder")
"""Who plays, where nobody else is named."""


class Outcome(NamedTuple):
    """What became of one simulated match.

    Attributes
    ----------
    rounds
        How many were played.
    extinctions
        Of each seat.
    tokens
        How many tokens each seat had at the end.
    winners
        Who won, by seat.
    changes
        How often the climate changed.
    climates
        The climate of each round.
    adapted, living
        Summed over the rounds: the species that were adapted to where they stood as the round
        began, and those that were on the map.
    """

    rounds: int
    extinctions: tuple[int, ...]
    tokens: tuple[int, ...]
    winners: tuple[int, ...]
    changes: int
    climates: tuple[int, ...]
    adapted: int
    living: int

    @property
    def per_million_years(self) -> float:
        """Extinctions a round, at the whole table: a round is about a million years."""
        return sum(self.extinctions) / self.rounds

    @property
    def won(self) -> bool:
        """Whether somebody had all four tokens."""
        return max(self.tokens) == len(HABITATS)


def simulate(
    count: int,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int = 1,
    bots: Sequence[str] = BOTS,
    content: Content | None = None,
) -> Iterator[Outcome]:
    """Play matches of bots to their ends, one at each step of the iterator.

    Parameters
    ----------
    count
        How many.
    options
        Changes to the game's options, such as ``{"human_change_from": 1}``.
    seed
        Of the first match; the others follow on it, so that two runs of one seed can be compared.
    bots
        The style of each seat.
    content
        The content in force; none: that of `data/`.

    Raises
    ------
    SetupError
        When options or seats do not fit the game.
    """
    seats = [SeatInfo(f"{number} {bot}", bot=bot) for number, bot in enumerate(bots, 1)]
    match = new_match(seats, seed=seed, options=options, content=content)
    rules = match.rules
    if not isinstance(rules, ClimateRules):
        raise TypeError("another game was set up")
    return (_outcome(play_out(rules, bots, seed + number)) for number in range(count))


def play_out(rules: ClimateRules, bots: Sequence[str], seed: int) -> State:
    """Play one match of a seed to its end, and give its last state."""
    key = key_from_seed(seed)
    play = rules.playing(rules.start(), PlainChance(key))
    state = play.state
    while state.phase != "over":
        seat = state.seat
        luck = PlainLuck(key, seat, state.round, state.phase)
        flow.act(play, seat, decide(play, seat, bots[seat], luck))
    return state


def _outcome(state: State) -> Outcome:
    record = state.record
    return Outcome(
        rounds=len(record),
        extinctions=tuple(state.extinctions),
        tokens=tuple(sum(each) for each in state.tokens),
        winners=tuple(state.winners),
        changes=sum(each.changed for each in record),
        climates=tuple(each.climate for each in record),
        adapted=sum(each.adapted for each in record),
        living=sum(each.living for each in record),
    )

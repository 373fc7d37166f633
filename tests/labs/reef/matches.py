"""Matches of all kinds of Reef Survivor, from whose logs questions are made."""

# ruff: noqa: S311 - play at random, not secrets

from functools import cache
from random import Random
from typing import Any

from reefkit.games.reef import actions as do
from reefkit.games.reef import new_match
from reefkit.games.reef.game import GAME
from reefkit.games.reef.migration import neighbours
from reefkit.games.reef.sight import rules_of
from reefkit.games.reef.state import places_in
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable

SEEDS = (3, 16, 20, 24, 30, 36, 43, 45, 49, 51, 53, 55, 58, 59)
"""Taken from many, for what is rare: a mutation that saved
its builder, an arrival from a neighbour, a curve that fell for want of shelter, a stack of one type
of which one builder died."""
_ROUNDS = (3, 2, 4, 3, 2, 5, 3, 4, 2, 7, 3)
NAMES = ("Ana", "Ben", "Noor", "Sam")
_SWITCHES = (
    "free_stacking",
    "mutate_on_collection",
    "mutated_triangle",
    "printed_supply",
    "rescue",
    "reshuffle_each_draw",
    "standing_stacks",
    "team_bonus",
)


def options(random: Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {name: random.random() < 0.3 for name in _SWITCHES}
    chosen["scoring"] = random.choice(["sum", "product"])
    chosen["predict"] = random.choice(["none", "first", "all"])
    labels = ["million-years", "decade", "thousand-years", "generation"]
    chosen["round_label"] = random.choice(labels)
    chosen["hands_on"] = random.random() < 0.3
    chosen["printed_supply"] &= not chosen["hands_on"]
    return chosen


@cache
def table(seed: int) -> MemoryTable:
    """Play a match of one to four seats and two to seven rounds to its end."""
    random = Random(seed)
    seats = [
        SeatInfo(name, bot=None if not number or random.random() < 0.3 else _style(random))
        for number, name in enumerate(NAMES[: 1 + seed % 4])
    ]
    chosen = {**options(random), "rounds": _ROUNDS[seed % len(_ROUNDS)]}
    return play(seats, seed, chosen)


def seats_of(seed: int) -> list[int]:
    return [2] if seed == 3 else sorted({0, (seed // 4) % len(table(seed).setup.seats)})


def _style(random: Random) -> str:
    return random.choice(list(GAME.bots))


def play(
    seats: list[SeatInfo],
    seed: int,
    chosen: dict[str, Any],
    first: tuple[Any, ...] = (),
    takes: str = "",
) -> MemoryTable:
    """Play a match: people do what is given first, then bots decide for them.

    What the first of them takes from the Coral Triangle may be given too.

    They predict at random, and give their neighbours juveniles that tolerate something.
    """
    played = MemoryTable(new_match(seats, seed=seed, options=chosen))
    random = Random(seed)
    people = [number for number, seat in enumerate(seats) if seat.bot is None]
    for action in first:
        played.act(people[0], action)
    for seat in people:
        played.set_away(seat)
    traded: set[int] = set()
    while True:
        state = played.match.state
        if state.phase == "migration" and state.round not in traded:
            traded.add(state.round)
            _trade(played, people, random)
        if state.phase == "catastrophe" and state.turn.step == "predict":
            _predict(played, people, random)
        if takes and state.phase == "triangle" and state.turn.due[people[0]]:
            played.act(people[0], do.TakeJuveniles(takes))
        elif not played.tick():
            return played


def _trade(played: MemoryTable, people: list[int], random: Random) -> None:
    """Give one neighbour a juvenile of each kind that tolerates something."""
    lookups = rules_of(played).lookups
    wanted = sum(lookups.tolerance_bits.values())
    for giver in people:
        around = [n for n in neighbours(giver, len(played.setup.seats)) if n in people]
        mine = played.match.state.nursery[giver]
        slots = [
            slot
            for slot, genes in enumerate(mine.genes)
            if int(genes) & wanted and mine.origin[slot] != 2 and mine.kind[slot]
        ]
        if around and slots and played.match.state.phase == "migration":
            taker = random.choice(around)
            played.act(giver, do.TradeOffer(taker, tuple(slots[:2])))
            played.act(taker, do.Accept(played.match.state.turn.trades[-1].id))


def _predict(played: MemoryTable, people: list[int], random: Random) -> None:
    for seat in people:
        state = played.match.state
        if state.turn.step != "predict" or state.turn.predictions[seat] is not None:
            continue
        builders = places_in(state.reefs[seat].kind != 0)
        marked = [place for place in builders if random.random() < 0.3]
        played.act(seat, do.Predict(tuple(marked)))


@cache
def calm() -> MemoryTable:
    seats = [SeatInfo("Ana", bot="newcomer")]
    return play(seats, 5, {"rounds": 2, "cards": ["calm-seas"], "predict": "none"})


@cache
def lost() -> MemoryTable:
    """A reef alone that loses all its builders: branching corals on a ramp, and gales."""
    founders = [do.PlaceFounder("branching-coral", 1, column) for column in range(1, 6)]
    first = (do.ChooseBoard("ramp"), *founders)
    chosen = {"rounds": 2, "cards": ["gale-force-winds"], "predict": "none"}
    return play([SeatInfo("Ana")], 1, chosen, first, takes="branching-coral")


@cache
def longest() -> MemoryTable:
    seats = [SeatInfo("Ana", bot="newcomer")]
    return play(seats, 2, {"rounds": 2, "cards": ["glaciation"], "predict": "none"})

"""Tables of all kinds of Succession, from whose rocks questions are made."""

from functools import cache

from msgspec.structs import replace

from reefkit.games.succession import content as stored
from reefkit.games.succession.game import GAME, new_match
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable

SEEDS = tuple(range(12))
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eno", "Fia")


def play(
    seats: int,
    seed: int,
    rounds: int,
    *,
    variations: bool = False,
    turns: int = 120,
    places: int = 0,
) -> MemoryTable:
    """Let bots play a match; a round is scored as it stands after so many turns a player."""
    content = stored.default()
    numbers = replace(content.rules.numbers, round_until=turns, restarts_until=max(1, turns // 2))
    content = replace(content, rules=replace(content.rules, numbers=numbers))
    styles = list(GAME.bots)
    players = [
        SeatInfo(name, bot=styles[(seed + place) % len(styles)])
        for place, name in enumerate(NAMES[:seats])
    ]
    options = {
        "rounds": rounds, "disturbances": variations, "invaders": variations, "places": places
    }  # fmt: skip
    table = MemoryTable(new_match(players, seed=seed, options=options, content=content))
    table.run()
    return table


@cache
def table(seed: int) -> MemoryTable:
    """Play one of the pool: two to six seats, one to three rounds, some of them cut short.

    One in three has a rock with an end.
    """
    turns, places = (10, 16, 24)[seed % 3], 40 if seed % 3 == 2 else 0
    variations = seed % 2 == 1
    return play(2 + seed % 5, seed, 1 + seed % 3, variations=variations, turns=turns, places=places)


def seats_of(seed: int) -> list[int]:
    return sorted({0, (seed // 4) % len(table(seed).setup.seats)})


@cache
def shortest() -> MemoryTable:
    """Return a match of one round in which everybody had one turn, or two."""
    return play(3, 4, 1, turns=2)

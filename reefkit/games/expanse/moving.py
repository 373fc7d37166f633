"""Tokens that move round the ring, and what passing the start brings."""

from __future__ import annotations

from reefkit.games.expanse import piles, stages
from reefkit.games.expanse.step import Step
from reefkit.text import Message


def tile_of(step: Step, seat: int) -> str:
    """Name the tile on which a player's token stands."""
    return step.content.rules.tiles[step.seat(seat).tile]


def move(step: Step, seat: int, count: int) -> None:
    """Move a token on; passing or landing on start ends a loop, as often as it is passed."""
    place, ring = step.seat(seat), step.content.rules.tiles
    loops, place.tile = divmod(place.tile + count, len(ring))
    step.say(
        "moved",
        seat,
        player=step.who(seat),
        count=count,
        tile=Message(f"expanse-tile-{ring[place.tile]}"),
        number=place.tile,
    )
    for _ in range(loops):
        _loop(step, seat)
    stages.reach(step, stages.stage_of(step, place.loops))


def _loop(step: Step, seat: int) -> None:
    """End a loop: Capital joins the deck, the hand limit grows, and cards are drawn now."""
    numbers, place = step.content.rules.numbers, step.seat(seat)
    place.loops += 1
    place.limit += numbers.loop_limit
    step.say(
        "loop",
        seat,
        player=step.who(seat),
        loops=place.loops,
        count=numbers.loop_capital,
        limit=place.limit,
    )
    piles.to_deck(step, seat, *["capital"] * numbers.loop_capital)
    piles.draw(step, seat, numbers.loop_draw)

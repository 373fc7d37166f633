"""The ring of tiles, the stages, and the players' currency.

Currency is in the hand or temporary (B7). Temporary currency is spent first, since it expires;
cards of the hand, once spent, go under the player's deck at the next End.
"""

from __future__ import annotations

from reefkit.games.expanse import tasks
from reefkit.games.expanse.decks import draw, join_decks, to_deck
from reefkit.games.expanse.state import Purse, Task
from reefkit.games.expanse.step import Step, card_name
from reefkit.match.errors import reject
from reefkit.text import Message

LAST_STAGE = 4
"""The stage of the mass bleaching, after which everybody has a last turn, or two (B33)."""


def reach_stage(step: Step, stage: int) -> None:
    """Bring stages one by one up to `stage`; nothing happens if it is reached already."""
    state = step.state
    while state.stage < min(stage, LAST_STAGE):
        state.stage += 1
        step.say("expanse-stage", stage=state.stage, name=Message(f"expanse-stage-{state.stage}"))
        join_decks(step, state.stage)
        if state.stage == LAST_STAGE:
            tasks.do_later(step, Task("bleaching", state.player))


def latest(step: Step, stage: int) -> int:
    """Return the round at whose end a stage begins at the latest, if turns are limited (B33)."""
    return -(-step.options.turns * (stage - 1) // (LAST_STAGE - 1))


def tile_of(step: Step, seat: int) -> str:
    return step.content.rules.tiles[step.seat(seat).tile]


def move_token(step: Step, seat: int, count: int) -> None:
    """Move a token forward; each time it passes or lands on the start, a loop ends.

    The first token to complete enough loops brings the next stage for everybody.
    """
    place, ring = step.seat(seat), step.content.rules.tiles
    loops, place.tile = divmod(place.tile + count, len(ring))
    step.say_of(
        "expanse-moved",
        seat,
        count=count,
        tile=Message(f"expanse-tile-{ring[place.tile]}"),
        number=place.tile,
    )
    for _ in range(loops):
        _loop(step, seat)
    reach_stage(
        step, 1 + sum(place.loops >= needed for needed in step.content.rules.numbers.stage_loops)
    )


def _loop(step: Step, seat: int) -> None:
    numbers, place = step.content.rules.numbers, step.seat(seat)
    place.loops += 1
    place.limit += numbers.loop_limit
    step.say_of(
        "expanse-loop", seat, loops=place.loops, count=numbers.loop_capital, limit=place.limit
    )
    to_deck(step, seat, *["capital"] * numbers.loop_capital)
    draw(step, seat, numbers.loop_draw)


OTHER_CURRENCY = {"biomass": "capital", "capital": "biomass"}


def in_hand(step: Step, seat: int, currency: str) -> int:
    """Return the number of cards of a currency in a hand, without temporary currency."""
    return step.seat(seat).hand.count(currency)


def _extra(step: Step, seat: int, currency: str) -> int:
    return sum(int(getattr(each, currency)) for each in _purses(step, seat))


def _purses(step: Step, seat: int) -> tuple[Purse, ...]:
    """List the temporary currency spendable now; currency made while buying waits (B27)."""
    place, state = step.seat(seat), step.state
    buying = state.player == seat and state.phase == "buy"
    return (place.purse,) if buying else (place.purse, place.made)


def spendable(step: Step, seat: int, currency: str) -> int:
    return in_hand(step, seat, currency) + _extra(step, seat, currency)


def pay(step: Step, seat: int, currency: str, count: int) -> None:
    """Spend currency: first what expires, then what lasts longer, then cards of the hand.

    Raises
    ------
    Rejection
        If the player has less.
    """
    if count > spendable(step, seat, currency):
        raise reject("expanse-cannot-pay", count=count, currency=card_name(currency))
    left = count
    for temporary in _purses(step, seat):
        left -= _take(temporary, currency, left)
    spend_cards(step, seat, currency, left)


def spend_cards(step: Step, seat: int, currency: str, count: int) -> None:
    """Move cards of a currency, which the hand must have, from the hand to those spent."""
    place = step.seat(seat)
    for _ in range(count):
        place.hand.remove(currency)
        place.spent.append(currency)


def _take(temporary: Purse, currency: str, most: int) -> int:
    taken = min(most, getattr(temporary, currency))
    setattr(temporary, currency, getattr(temporary, currency) - taken)
    return int(taken)


def age_currency(step: Step, seat: int) -> None:
    """Drop the temporary currency of earlier turns and keep what this turn made (B18)."""
    place = step.seat(seat)
    place.purse, place.made = place.made, Purse()

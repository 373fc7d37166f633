"""The one gate: what a seat may see (DESIGN.md, decisions 8 and 11), and what a file may bring.

Hidden are the hands of others, and what lies in their decks; the owner sees what her own deck
holds, not its order. How many cards lie anywhere is open, and so is every card that is played,
spent or put under a deck, as it is at a table.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from reefkit.games.expanse.options import RulesFile
from reefkit.games.expanse.state import (
    DECKS,
    HIDDEN,
    NOBODY,
    PHASES,
    Ask,
    Card,
    Seat,
    State,
)
from reefkit.games.expanse.tasks import HANDLERS
from reefkit.match.errors import DamagedError
from reefkit.text import message

_MOST = 2**31


def view(state: State, seat: int | None) -> State:
    """Give the state as one seat may see it."""
    return replace(
        state,
        seats=[
            place if other == seat else _from_outside(place)
            for other, place in enumerate(state.seats)
        ],
        ask=_asked(state.ask, seat),
    )


def _from_outside(place: Seat) -> Seat:
    return replace(
        place,
        hand=[HIDDEN] * len(place.hand),
        deck=[[HIDDEN] * len(layer) for layer in place.deck],
    )


def _asked(ask: Ask | None, seat: int | None) -> Ask | None:
    """Give what is asked; kinds that an owner may name tell what lies in her deck."""
    if ask is None or ask.seat == seat:
        return ask
    return replace(ask, options=[each for each in ask.options if not each.startswith("kind:")])


# -- what a file may bring ----------------------------------------------------------------------


def expected_cards(state: State, start: State, rules: RulesFile) -> Counter[str]:
    """Count every card that a match has, by kind: what it began with, and the Capital of loops.

    Parameters
    ----------
    state
        The state.
    start
        The match's first state.
    rules
        The numbers.
    """
    cards = all_cards(start)
    cards["capital"] += rules.numbers.loop_capital * sum(place.loops for place in state.seats)
    return cards


def all_cards(state: State) -> Counter[str]:
    """Count all cards of a state, by kind; copies and what nobody owns are none (B12, B16)."""
    cards: Counter[str] = Counter(state.left_game)
    for pile in state.piles.values():
        cards.update([kind for kind in pile.open if kind != HIDDEN])
        cards.update([*pile.waiting, *pile.returned])
        for layer in pile.deck:
            cards.update(layer)
    for place in state.seats:
        cards.update([*place.hand, *place.spent])
        cards.update(card.kind for card in place.reef if not card.copy)
        for layer in place.deck:
            cards.update(layer)
    return cards


def check_state(state: State, start: State, rules: RulesFile) -> None:
    """Check a state that came from a file: a whole one, or a seat's view.

    Parameters
    ----------
    state
        What the file brought.
    start
        The match's first state, which holds every card.
    rules
        The numbers.

    Raises
    ------
    DamagedError
        When no match of these rules could hold it.
    """
    if (
        _wrong_shape(state, start)
        or _wrong_numbers(state, rules)
        or _wrong_turn(state)
        or _wrong_reefs(state)
        or _wrong_cards(state, start, rules)
    ):
        raise DamagedError(message("save-state-shape"))


def _wrong_shape(state: State, start: State) -> bool:
    seats = len(start.seats)
    return (
        state.phase not in PHASES
        or len(state.seats) != seats
        or len(state.ready) != seats
        or len(state.final) not in {0, seats}
        or set(state.piles) != set(DECKS)
        or any(
            len(pile.open) != len(start.piles[name].open) or len(pile.raised) != len(pile.open)
            for name, pile in state.piles.items()
        )
        or not set(state.opened) <= {"resource", "biomass", "humanitarian"}
        or any(not layer for place in state.seats for layer in place.deck)
        or any(not layer for pile in state.piles.values() for layer in pile.deck)
    )


def _wrong_numbers(state: State, rules: RulesFile) -> bool:
    """Tell whether a counter is below 0 or beyond all reason, or a token off the ring."""
    counters = [state.step, state.turn, state.round, state.rolled, state.next_id]
    counters += [state.warming, state.warmed, state.pool, *state.draws.values()]
    for place in state.seats:
        counters += [place.loops, place.limit, place.pollution, place.polluted, place.research]
        counters += [place.turns, place.purse.biomass, place.purse.capital]
        counters += [place.made.biomass, place.made.capital]
        counters += [place.food.plankton, place.food.coralline_algae, place.food.detritus]
    for pile in state.piles.values():
        counters += pile.raised
    return (
        any(not 0 <= number < _MOST for number in counters)
        or any(not 0 <= place.tile < len(rules.tiles) for place in state.seats)
        or any(abs(place.points) + abs(place.more) >= _MOST for place in state.seats)
        or not 1 <= state.stage <= len(rules.numbers.stage_loops) + 1
        or not 0 <= state.last <= len(state.seats)
    )


def _wrong_turn(state: State) -> bool:
    """Tell whether a phase lacks what it rests on."""
    seats = range(len(state.seats))
    whose = [task.seat for task in state.queue]
    whose += [state.ask.seat] if state.ask is not None else []
    if any(seat not in seats and seat != NOBODY for seat in whose):
        return True
    if any(task.do not in HANDLERS for task in state.queue):
        return True
    if state.ask is not None and (state.ask.seat not in seats or not state.queue):
        return True
    if state.phase in {"setup", "over"}:
        return state.player != NOBODY or (state.phase == "over") is not bool(state.final)
    if state.player not in seats:
        return True
    return (state.raiser in seats) is not (state.phase == "raise")


def _wrong_reefs(state: State) -> bool:
    """Tell whether cards of a reef share a number, or lie where none can."""
    cards: list[Card] = [card for place in state.seats for card in place.reef]
    cards += state.common
    numbers = [card.id for card in cards]
    return (
        len(set(numbers)) < len(numbers)
        or any(not 0 < number < state.next_id for number in numbers)
        or any(card.kind == HIDDEN for card in cards)
    )


def _wrong_cards(state: State, start: State, rules: RulesFile) -> bool:
    """Tell whether cards are missing or too many."""
    seen, every = all_cards(state), expected_cards(state, start, rules)
    hidden = seen.pop(HIDDEN, 0)
    kinds = {card.kind for place in state.seats for card in place.reef}
    return (
        seen.total() + hidden != every.total()
        or bool(seen - every)
        or not kinds <= set(every) | set(seen)
    )

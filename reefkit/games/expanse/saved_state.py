"""Check a state of Blue Expanse that came from a file."""

from __future__ import annotations

from collections import Counter

from reefkit.games.expanse.options import RulesFile
from reefkit.games.expanse.state import DECKS, HIDDEN, NOBODY, PHASES, ReefCard, State
from reefkit.games.expanse.tasks import HANDLERS
from reefkit.match.errors import DamagedError
from reefkit.text import message

_MOST = 2**31


def expected_cards(state: State, start: State, rules: RulesFile) -> Counter[str]:
    """Count the cards that a state should have: those of the start, and the Capital of loops."""
    cards = all_cards(start)
    cards["capital"] += rules.numbers.loop_capital * sum(place.loops for place in state.seats)
    return cards


def all_cards(state: State) -> Counter[str]:
    """Count all cards of a state by kind, except copies and cards that nobody owns (B12, B16)."""
    cards = cards_taken(state)
    for pile in state.piles.values():
        cards.update([kind for kind in pile.open if kind != HIDDEN])
        cards.update([*pile.waiting, *pile.returned])
        for layer in pile.deck:
            cards.update(layer)
    return cards


def cards_taken(state: State) -> Counter[str]:
    """Count those of `all_cards` that are in no pile."""
    cards: Counter[str] = Counter()
    for place in state.seats:
        cards.update([*place.hand, *place.spent])
        cards.update(card.kind for card in place.reef if not card.copy)
        for layer in place.deck:
            cards.update(layer)
    return cards


def check_state(state: State, start: State, rules: RulesFile) -> None:
    """Check a state against the match's first one, `start`.

    Raises
    ------
    DamagedError
        If the state cannot be one of this match.
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
        or {name: len(each) for name, each in state.lain.items()}
        != {name: len(each) for name, each in start.lain.items()}
        or any(
            len(pile.open) != len(start.piles[name].open) or len(pile.raised) != len(pile.open)
            for name, pile in state.piles.items()
        )
        or not set(state.opened) <= {"resource", "biomass", "humanitarian"}
        or any(not layer for place in state.seats for layer in place.deck)
        or any(not layer for pile in state.piles.values() for layer in pile.deck)
    )


def _wrong_numbers(state: State, rules: RulesFile) -> bool:
    counters = [state.step, state.turn, state.round, state.rolled, state.next_id]
    counters += [state.warming, state.warmed, state.pool, *state.draws.values()]
    for place in state.seats:
        counters += [place.loops, place.limit, place.pollution, place.polluted, place.research]
        counters += [place.turns, place.purse.biomass, place.purse.capital]
        counters += [place.made.biomass, place.made.capital]
        counters += [place.food.plankton, place.food.coralline_algae, place.food.detritus]
    for pile in state.piles.values():
        counters += pile.raised
    for turns in state.lain.values():
        counters += turns
    return (
        any(not 0 <= number < _MOST for number in counters)
        or any(not 0 <= place.tile < len(rules.tiles) for place in state.seats)
        or any(abs(place.points) + abs(place.more) >= _MOST for place in state.seats)
        or not 1 <= state.stage <= len(rules.numbers.stage_loops) + 1
        or not 0 <= state.last <= 2 * len(state.seats)
    )


def _wrong_turn(state: State) -> bool:
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
    cards: list[ReefCard] = [card for place in state.seats for card in place.reef]
    cards += state.common
    numbers = [card.id for card in cards]
    return (
        len(set(numbers)) < len(numbers)
        or any(not 0 < number < state.next_id for number in numbers)
        or any(card.kind == HIDDEN for card in cards)
    )


def _wrong_cards(state: State, start: State, rules: RulesFile) -> bool:
    seen, every = all_cards(state), expected_cards(state, start, rules)
    hidden = seen.pop(HIDDEN, 0)
    kinds = {card.kind for place in state.seats for card in place.reef}
    return (
        seen.total() + hidden != every.total()
        or bool(seen - every)
        or not kinds <= set(every) | set(seen)
    )

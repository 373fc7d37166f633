"""Climate Change as a `Game`, and the changes that *What if* offers in a finished match."""

from __future__ import annotations

from functools import partial
from typing import cast

from msgspec.structs import replace

from reefkit.games.climate.actions import Adapt, ClimateAction, Exchange, MoveSpecies, Preadapt
from reefkit.games.climate.bots import STYLES
from reefkit.games.climate.content import CLIMATES, default
from reefkit.games.climate.course import course, lived
from reefkit.games.climate.readings import READINGS
from reefkit.games.climate.rules import RULES_VERSION, ClimateRules
from reefkit.games.climate.state import HIDDEN, State
from reefkit.match import new_match as new_match_module
from reefkit.match.changes import At, CardRemoved, Change, Changes, StateChanged
from reefkit.match.codec import copy_state
from reefkit.match.game import Action, Game, Rules, Setup
from reefkit.text import Message, message

CLIMATE_STEPS = {"warmer": 1, "colder": -1}
"""Named changes, and the number of climates by which each shifts the climate."""


class _ClimateChanges(Changes):
    """Changes to human-made warming, to a kind of mutation card, and to the climate of a round."""

    options = ("human_change_from", "warming_bias")

    def cards(self, setup: Setup) -> tuple[str, ...]:
        few = len(setup.seats) <= setup.content["rules"]["numbers"]["few_seats"]
        found = []
        for name, card in setup.content["cards"].items():
            fewer = card.get("copies_few") if few else None
            if card["copies"] if fewer is None else fewer:
                found.append(name)
        return tuple(found) if len(found) > 1 else ()

    def named(self, setup: Setup) -> tuple[str, ...]:
        return tuple(CLIMATE_STEPS)

    def refuses(self, rules: Rules, state: State, change: Change) -> Message | None:
        if not isinstance(change, StateChanged):
            return None
        opens = state.step == "draw" and state.seat == 0 and not state.preadapted
        if not opens:
            return message("what-if-climate-opening")
        if not 1 <= state.climate + CLIMATE_STEPS[change.id] <= CLIMATES:
            return message("what-if-climate-end", climate=state.climate)
        return None

    def setup(self, setup: Setup, change: Change, state: State) -> Setup:
        if not isinstance(change, CardRemoved):
            return super().setup(setup, change, state)
        card = {**setup.content["cards"][change.card], "copies": 0, "copies_few": 0}
        cards = {**setup.content["cards"], change.card: card}
        return replace(setup, content={**setup.content, "cards": cards})

    def state(self, before: Rules, after: Rules, state: State, change: Change) -> State:
        if isinstance(change, StateChanged):
            return _with_climate(cast("ClimateRules", after), state, CLIMATE_STEPS[change.id])
        if not isinstance(change, CardRemoved) or state.phase == "placing":
            return state
        return _without_cards(cast("ClimateRules", before), cast("ClimateRules", after), state)

    def again(self, then: At, now: At, seat: int, action: Action) -> Action | None:
        if not isinstance(action, MoveSpecies | Adapt | Preadapt | Exchange):
            return action
        was, cards = cast("ClimateRules", then.rules).cards, cast("ClimateRules", now.rules).cards
        hand = list(now.state.hands[seat])
        found = []
        for card in action.cards:
            kind = was.kind(card)
            alike = [each for each in hand if cards.kind(each) == kind]
            if not alike:
                return None
            picked = card if was.kinds == cards.kinds and card in alike else alike[0]
            hand.remove(picked)
            found.append(picked)
        return replace(action, cards=tuple(found))


def _with_climate(rules: ClimateRules, state: State, step: int) -> State:
    changed = copy_state(state)
    changed.climate += step
    changed.changed = True
    play = rules.stepping(changed)
    on_map = [seat for seat in play.seats if changed.cells[seat]]
    changed.adapted = sum(play.is_adapted(seat) for seat in on_map)
    return changed


def _without_cards(before: ClimateRules, after: ClimateRules, state: State) -> State:
    left = set(after.cards.kinds)
    remaining = [card for card, kind in enumerate(before.cards.kinds) if kind in left]
    number = {card: new for new, card in enumerate(remaining)}

    def without(cards: list[int]) -> list[int]:
        return [number[card] for card in cards if card in number]

    return replace(
        state,
        deck=without(state.deck),
        discards=without(state.discards),
        hands=[without(hand) for hand in state.hands],
        drawn=number.get(state.drawn, HIDDEN),
    )


GAME = Game(
    id="climate",
    rules_version=RULES_VERSION,
    action=ClimateAction,
    state=State,
    bots=tuple(STYLES),
    readings=READINGS,
    course=course,
    lived=lived,
    quick_bots=tuple(STYLES)[:2],
    changes=_ClimateChanges(),
    ruled_by=ClimateRules,
    content=default,
    trials="reefkit.games.climate.trials:TRIALS",
)
new_match = partial(new_match_module.new_match, GAME)

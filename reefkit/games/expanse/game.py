"""Blue Expanse as a `Game`, and the changes that *What if* offers in a finished match."""

from __future__ import annotations

from functools import partial
from typing import cast

from msgspec.structs import replace

from reefkit.games.expanse import actions as do
from reefkit.games.expanse.actions import ExpanseAction
from reefkit.games.expanse.content import default
from reefkit.games.expanse.course import course, lived
from reefkit.games.expanse.evaluation import STYLES
from reefkit.games.expanse.readings import READINGS
from reefkit.games.expanse.rules import RULES_VERSION, ExpanseRules
from reefkit.games.expanse.saved_state import cards_taken
from reefkit.games.expanse.state import HIDDEN, Pile, State
from reefkit.match import new_match as new_match_module
from reefkit.match.changes import At, CardRemoved, Change, Changes, StateChanged
from reefkit.match.codec import copy_state
from reefkit.match.game import Action, Game, Rules, Setup
from reefkit.match.match import Match
from reefkit.text import Message, message

RESEARCHED = "bleaching-research"
"""Named change: the bleaching research counts as complete from `STAGE` on."""
STAGE = 3
"""Stage from which the research then counts as complete; warming begins in it."""
_BY_CARD = (do.AttachCard, do.Use, do.ActCard, do.Research)


class _ExpanseChanges(Changes):
    """Changes to the bleaching research, a kind of card, the dice, and the raising of prices."""

    options = ("dice", "raising")

    def cards(self, setup: Setup) -> tuple[str, ...]:
        return tuple(kind for kind in setup.content["cards"] if kind not in _without(setup))

    def named(self, setup: Setup) -> tuple[str, ...]:
        return () if setup.options.get("research") else (RESEARCHED,)

    def opens(self, match: Match, change: Change) -> int | None:
        if not isinstance(change, StateChanged):
            return None
        states = range(match.position)
        return next((at for at in states if match.state_at(at).stage >= STAGE), None)

    def refuses(self, rules: Rules, state: State, change: Change) -> Message | None:
        if isinstance(change, StateChanged):
            return None if state.stage >= STAGE else message("what-if-expanse-stage", stage=STAGE)
        between = state.phase in {"setup", "move"} and not state.queue and state.ask is None
        return None if between else message("what-if-expanse-turn")

    def setup(self, setup: Setup, change: Change, state: State) -> Setup:
        if isinstance(change, StateChanged):
            return replace(setup, options={**setup.options, "research": STAGE})
        if not isinstance(change, CardRemoved):
            return super().setup(setup, change, state)
        had = cards_taken(state)[change.card]
        if not had:
            left_out = [*_without(setup), change.card]
            return replace(setup, options={**setup.options, "without": left_out})
        cards = setup.content["cards"]
        fewer = {**cards, change.card: {**cards[change.card], "copies": had}}
        return replace(setup, content={**setup.content, "cards": fewer})

    def state(self, before: Rules, after: Rules, state: State, change: Change) -> State:
        if not isinstance(change, CardRemoved):
            return state
        piles = {name: _pile_without(pile, change.card) for name, pile in state.piles.items()}
        return replace(copy_state(state), piles=piles)

    def turn(self, rules: Rules, state: State, seat: int) -> int | None:
        begins = state.phase == "move" and state.player == seat and not state.queue
        return state.seats[seat].turns if begins and state.ask is None else None

    def again(self, then: At, now: At, seat: int, action: Action) -> Action | None:
        was, found = cast("State", then.state), cast("State", now.state)
        if isinstance(action, do.Buy):
            slot = _slot(was, found, action.deck, action.slot)
            return None if slot is None else replace(action, slot=slot)
        if isinstance(action, do.TakeCard):
            return _take(then, now, action)
        if isinstance(action, do.Raise):
            return _raise(was, found, action)
        if isinstance(action, do.AnswerTask):
            return _answer(was, found, action)
        if isinstance(action, _BY_CARD):
            return _by_card(was, found, seat, action)
        return action


def _without(setup: Setup) -> list[str]:
    return list(setup.options.get("without", ()))


def _pile_without(pile: Pile, kind: str) -> Pile:
    """Return a pile without a kind; an emptied slot is refilled at the end of the turn (B16)."""
    layers = [[each for each in layer if each != kind] for layer in pile.deck]
    return replace(
        copy_state(pile),
        open=[HIDDEN if each == kind else each for each in pile.open],
        deck=[layer for layer in layers if layer],
        waiting=[each for each in pile.waiting if each != kind],
        returned=[each for each in pile.returned if each != kind],
        raised=[0 if each == kind else by for each, by in zip(pile.open, pile.raised, strict=True)],
    )


def _slot(was: State, now: State, deck: str, slot: int) -> int | None:
    before, there = was.piles[deck].open, now.piles[deck].open
    if not slot < len(before) or before[slot] == HIDDEN:
        return None
    if slot < len(there) and there[slot] == before[slot]:
        return slot
    return there.index(before[slot]) if before[slot] in there else None


def _tile(at: At) -> str:
    state = cast("State", at.state)
    tiles = cast("ExpanseRules", at.rules).content.rules.tiles
    return tiles[state.seats[state.player].tile]


def _take(then: At, now: At, action: do.TakeCard) -> do.TakeCard | None:
    deck = _tile(then)
    if deck not in {"bonus", "malus"} or _tile(now) != deck:
        return None
    slot = _slot(then.state, now.state, deck, action.slot)
    return None if slot is None else replace(action, slot=slot)


def _raise(was: State, now: State, action: do.Raise) -> do.Raise | None:
    bids = []
    for bid in action.bids:
        slot = _slot(was, now, bid.deck, bid.slot)
        if slot is None:
            return None
        bids.append(replace(bid, slot=slot))
    return replace(action, bids=tuple(bids))


def _kind_of(state: State, id_: int) -> str:
    cards = (card for place in state.seats for card in place.reef)
    return next((card.kind for card in cards if card.id == id_), "")


def _card(was: State, now: State, id_: int, seat: int | None) -> int | None:
    kind = _kind_of(was, id_)
    if not kind:
        return None
    if _kind_of(now, id_) == kind:
        return id_
    reefs = now.seats if seat is None else [now.seats[seat]]
    alike = [card for place in reefs for card in place.reef if card.kind == kind]
    fresh = [card.id for card in alike if not card.acted] or [card.id for card in alike]
    return fresh[0] if fresh else None


def _by_card(was: State, now: State, seat: int, action: Action) -> Action | None:
    given = {name: getattr(action, name) for name in ("card", "host") if hasattr(action, name)}
    whose = None if isinstance(action, do.Research) else seat
    meant = {name: _card(was, now, id_, whose) for name, id_ in given.items()}
    return None if None in meant.values() else replace(action, **meant)


def _answer(was: State, now: State, action: do.AnswerTask) -> do.AnswerTask | None:
    before, asks = was.ask, now.ask
    if before is None or asks is None or (before.what, before.kind) != (asks.what, asks.kind):
        return None
    if action.choice in asks.options and not action.choice.startswith(("card:", "slot:")):
        return action
    name, _, rest = action.choice.partition(":")
    if name == "card" and rest.isdecimal():
        same = _card(was, now, int(rest), None)
        kind = _kind_of(was, int(rest))
        wanted = [f"card:{same}", *(each for each in asks.options if _is_of(now, each, kind))]
        choice = next((each for each in wanted if each in asks.options), None)
        return None if choice is None else replace(action, choice=choice)
    if name == "slot":
        deck, _, slot = rest.partition(":")
        found = _slot(was, now, deck, int(slot)) if slot.isdecimal() else None
        return None if found is None else replace(action, choice=f"slot:{deck}:{found}")
    return None


def _is_of(state: State, option: str, kind: str) -> bool:
    name, _, rest = option.partition(":")
    return name == "card" and rest.isdecimal() and _kind_of(state, int(rest)) == kind


GAME = Game(
    id="expanse",
    rules_version=RULES_VERSION,
    action=ExpanseAction,
    state=State,
    bots=tuple(STYLES),
    readings=READINGS,
    course=course,
    lived=lived,
    quick_bots=("grower", "hunter"),
    changes=_ExpanseChanges(),
    ruled_by=ExpanseRules,
    content=default,
    trials="reefkit.games.expanse.trials:TRIALS",
)
new_match = partial(new_match_module.new_match, GAME)

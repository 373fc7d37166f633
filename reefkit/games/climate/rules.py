"""Climate Change: how a match starts, what a seat may do, and what an action makes of the state.

`GAME` is the game as one object. `play_out` plays matches of bots for the lesson's experiment, by
the same rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import cast

from msgspec import UNSET
from msgspec.structs import replace

from reefkit.games.climate import flow, turn
from reefkit.games.climate.actions import Adapt, ClimateAction, MoveSpecies, Preadapt
from reefkit.games.climate.bots import STYLES, decide
from reefkit.games.climate.content import (
    ANIMALS,
    CLIMATES,
    DELETERIOUS,
    HABITATS,
    HIGHEST,
    LEAST_SEATS,
    LOWEST,
    MOST_SEATS,
    Cards,
    Content,
    Options,
    World,
    cards_of,
    check,
    default,
    world_of,
)
from reefkit.games.climate.course import course
from reefkit.games.climate.readings import READINGS
from reefkit.games.climate.state import CAUSES, HIDDEN, PHASES, STEPS, State
from reefkit.games.climate.turn import Step
from reefkit.match import match
from reefkit.match.codec import copy_state
from reefkit.match.counterfactual import At, CardRemoved, Change, Changes, StateChanged
from reefkit.match.errors import DamagedError, SetupError, reject
from reefkit.match.game import Action, Awaited, Event, Game, Rules, Setup
from reefkit.match.match import read_setup
from reefkit.match.random import Chance, KeyedChance, Luck, PlainChance, PlainLuck, key_from_seed
from reefkit.text import Message, message

# ---- What a seat may see (architecture.md, decisions 8 and 11), and what a file may bring
#
# Hidden are the hands of others, the order of the deck but for a deleterious card on top, which
# lies face up (C2), the card that another seat drew, and whether another seat could have lived
# elsewhere, since its hand stands in that. Played and lost cards lie face up. The key is not in
# the state.


def _lies_open(card: int, cards: Cards) -> bool:
    return card >= 0 and cards.steps[card] == DELETERIOUS


def _check_state(state: State, seats: int, rounds: int, world: World, cards: Cards) -> None:
    if not (
        _flow_fits(state, seats, rounds)
        and _seats_fit(state, seats, world)
        and _cards_fit(state, cards)
        and _record_fits(state, seats, world)
    ):
        raise DamagedError(message("save-state-shape"))


def _flow_fits(state: State, seats: int, rounds: int) -> bool:
    return (
        state.phase in PHASES
        and state.step in STEPS
        and 0 <= state.round <= rounds
        and 0 <= state.seat < seats
        and 1 <= state.climate <= CLIMATES
        and 0 <= state.roll <= 6
        and 0 <= state.steps <= 2
        and 0 <= state.adapted <= state.living <= seats
        and 0 <= state.shuffles <= 10**6
        and all(0 <= winner < seats for winner in state.winners)
    )


def _seats_fit(state: State, seats: int, world: World) -> bool:
    lists = (state.hands, state.genes, state.cells, state.tokens, state.extinctions)
    stands = [cell for cell in state.cells if cell]
    animals = [] if state.animals is UNSET else state.animals
    return (
        all(len(each) == seats for each in lists)
        and _genes_fit(state.genes)
        and all(0 <= cell <= world.count for cell in state.cells)
        and len(set(stands)) == len(stands)
        and all(len(each) == len(HABITATS) for each in state.tokens)
        and all(0 <= count <= 10**6 for count in state.extinctions)
        and len(animals) in {0, seats}
        and all(0 <= animal < len(ANIMALS) for animal in animals)
    )


def _genes_fit(genes: Iterable[list[int]]) -> bool:
    return all(
        len(each) == 3 and all(LOWEST <= value <= HIGHEST for value in each) for each in genes
    )


def _cards_fit(state: State, cards: Cards) -> bool:
    every = [*state.deck, *state.discards, *(card for hand in state.hands for card in hand)]
    known = [card for card in every if card != HIDDEN]
    count = len(cards.kinds)
    dealt = state.phase != "placing"
    return (
        len(every) == (count if dealt else 0)
        and len(set(known)) == len(known)
        and all(0 <= card < count for card in known)
        and HIDDEN <= state.drawn < count
    )


def _record_fits(state: State, seats: int, world: World) -> bool:
    for each in state.record:
        lists = (each.cells, each.habitats, each.genes, each.tokens, each.hands)
        if any(len(one) != seats for one in lists) or not _genes_fit(each.genes):
            return False
        if not 1 <= each.climate <= CLIMATES or any(len(one) != 4 for one in each.tokens):
            return False
        if any(not HIDDEN <= one < len(HABITATS) for one in each.habitats):
            return False
    rounds = [each.round for each in state.record]
    if rounds != list(range(1, len(rounds) + 1)) or len(rounds) > state.round:
        return False
    return all(
        one.cause in CAUSES
        and 0 <= one.seat < seats
        and 1 <= one.cell <= world.count
        and 0 <= one.habitat < len(HABITATS)
        and _genes_fit([one.genes])
        for one in state.lost
    )


RULES_VERSION = 1


class ClimateRules(Rules):
    """The rules of one match of Climate Change, with its set-up's content and options.

    Raises
    ------
    SetupError
        When content, options or seats are not those of this game.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.content, self.options = read_setup(setup, Content, Options, check)
        seats = len(setup.seats)
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise SetupError(
                message("climate-setup-seats", least=LEAST_SEATS, most=MOST_SEATS, seats=seats)
            )
        land = self.content.map.get(self.options.map)
        if land is None:
            known = sorted(self.content.map)
            raise SetupError(message("climate-setup-map", map=self.options.map, known=known))
        self.world = world_of(land)
        if any(len(cells) < seats for cells in self.world.savannah[1:]):  # C14
            raise SetupError(message("climate-setup-savannah", map=self.options.map, seats=seats))
        few = seats <= self.content.rules.numbers.few_seats
        self.cards = cards_of(self.content.cards, few=few)

    # -- the three functions -------------------------------------------------------------------

    def start(self) -> State:
        seats = len(self.setup.seats)
        return State(
            round=0,
            phase="placing",
            step="place",
            seat=0,
            climate=self.content.rules.numbers.start_climate,
            changed=False,
            deck=[],
            discards=[],
            hands=[[] for _ in range(seats)],
            genes=[[1, 1, 1] for _ in range(seats)],
            cells=[0] * seats,
            tokens=[[number == 0 for number in range(len(HABITATS))] for _ in range(seats)],
            extinctions=[0] * seats,
        )

    def legal(self, state: State, seat: int) -> list[Action]:
        if state.phase == "over" or state.step == "gate" or seat != state.seat:
            return []
        return turn.legal(self.stepping(state), seat)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> State:
        if state.phase == "over":
            raise reject("match-over")
        play = self.stepping(copy_state(state), chance, tell)
        flow.act(play, seat, action)
        return play.state

    # -- what a page asks ----------------------------------------------------------------------

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        if state.phase == "over":
            return ()
        play = self.stepping(state)
        if state.step == "gate":
            return (Awaited(flow.gate(play), (), message("step-gate")),)
        seconds = float(self.options.clock) or None
        return (Awaited(self.stage(state), (state.seat,), self.step(state), seconds),)

    def left(self, state: State, seat: int) -> Message | None:
        return flow.left_to_do(self.stepping(state), seat)

    def step(self, state: State) -> Message:
        if state.step != "act":
            return message(f"step-climate-{state.step}")
        if state.must:
            return message("step-climate-must", roll=state.roll)
        adapted = self.stepping(state).is_adapted(state.seat)
        if state.steps and not state.moved and not state.settled:
            return message("step-climate-may", roll=state.roll, adapted=adapted)
        return message("step-climate-end" if adapted else "step-climate-adapt", roll=state.roll)

    def default_action(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
        return self.decide(self.view(state, seat), seat, "wanderer", luck)

    def decide(self, view: State, seat: int, style: str, luck: Luck) -> Action:
        return decide(self.stepping(view), seat, style, luck)

    def stage(self, state: State) -> str:
        return f"{state.round}-{state.phase}-{state.seat}-{state.step}"

    def view(self, state: State, seat: int | None) -> State:
        """Return the state as one seat may see it, sharing the parts that hide nothing."""
        deck = [HIDDEN] * len(state.deck)
        if state.deck and _lies_open(state.deck[-1], self.cards):
            deck[-1] = state.deck[-1]
        mine = seat == state.seat
        return replace(
            state,
            deck=deck,
            hands=[
                list(hand) if owner == seat else [HIDDEN] * len(hand)
                for owner, hand in enumerate(state.hands)
            ],
            drawn=state.drawn if mine or _lies_open(state.drawn, self.cards) else HIDDEN,
            hope=state.hope and mine,
        )

    def is_survey(self, before: State, after: State) -> bool:
        return len(after.record) > len(before.record)

    def check(self, state: State) -> None:
        rounds = self.options.rounds or self.content.rules.numbers.most_rounds
        _check_state(state, len(self.setup.seats), rounds, self.world, self.cards)

    def stepping(
        self, state: State, chance: Chance | None = None, tell: list[Event] | None = None
    ) -> Step:
        return Step(
            self.setup,
            KeyedChance(0) if chance is None else chance,
            tell,
            self.content.rules.numbers,
            self.options,
            self.world,
            self.cards,
            state,
        )


# ---- What may be changed in a finished match of Climate Change, and what becomes of its state

CLIMATE_STEPS = {"warmer": 1, "colder": -1}
"""Named changes: by how much the climate moves."""


class _ClimateChanges(Changes):
    """How people change the climate, a kind of mutation card, and the climate of a round."""

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
        if not isinstance(action, MoveSpecies | Adapt | Preadapt):
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
    kept = [card for card, kind in enumerate(before.cards.kinds) if kind in left]
    number = {card: new for new, card in enumerate(kept)}

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
    changes=_ClimateChanges(),
    ruled_by=ClimateRules,
    content=default,
    trials="reefkit.games.climate.trials:TRIALS",
)
new_match = partial(match.new_match, GAME)


# ---- Many matches of bots, played by the very rules as fast as they go, for
# the lesson's experiment
#
# The rules change one state in place: nothing is copied, told, logged or asked what else would be
# allowed. Chance is that of `reefkit.match.random`, in plain whole numbers where one roll is
# asked for, so that a match here equals the match of the same key that is really played.

BOTS = ("wanderer", "adapter", "hoarder")
"""Who plays, where nobody else is named."""


def play_out(rules: ClimateRules, bots: Sequence[str], seed: int) -> State:
    key = key_from_seed(seed)
    play = rules.stepping(rules.start(), PlainChance(key))
    state = play.state
    while state.phase != "over":
        seat = state.seat
        luck = PlainLuck(key, seat, state.round, state.phase)
        flow.act(play, seat, decide(play, seat, bots[seat], luck))
    return state

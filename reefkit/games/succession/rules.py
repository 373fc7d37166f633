"""Succession: how a match starts, what a seat may do, and what an action makes of the state."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from reefkit.games.succession import turn
from reefkit.games.succession.actions import Catch, HandToLeft, Pass, RockNote
from reefkit.games.succession.bots import decide
from reefkit.games.succession.content import WAVES, Content, Options, SuccessionCard, check
from reefkit.games.succession.state import (
    HIDDEN,
    NOBODY,
    PHASES,
    State,
    Step,
    card_name,
    card_one,
    colour_name,
    new_state,
)
from reefkit.games.succession.turn import follower
from reefkit.match.codec import copy_state
from reefkit.match.errors import DamagedError, reject
from reefkit.match.game import Action, Awaited, Event, Rules, Setup
from reefkit.match.match import check_seats, read_setup
from reefkit.match.random import Chance, KeyedChance, Luck
from reefkit.text import Message, message

# ---- What a seat may see (architecture.md, decisions 8 and 11), and what a file may bring
#
# Hidden are the hands of others, the deck, the card that another seat has just drawn, what others
# hand on, and their notes. How many cards lie anywhere is open, as it is at a table.


def _check_state(state: State, expected: State, rounds: int) -> None:
    seats = len(expected.hands)
    whose = (state.player, state.coming, state.uncalled, *state.starters, *state.out)
    lengths = [len(state.hands), len(state.passed), len(state.given), len(state.ready)]
    lengths.append(len(state.notes))
    counters = (state.step, state.turn, state.limit, state.limit_next, state.laid, state.draws)
    wrong = (
        state.phase not in PHASES
        or not 0 <= state.round <= rounds
        or state.direction not in {1, -1}
        or state.colour not in WAVES
        or any(not NOBODY <= seat < seats for seat in whose)
        or any(length != seats for length in lengths)
        or any(len(one) != seats for one in state.points)
        or any(len(one) != rounds for one in state.notes)
        or len(state.points) != len(state.out)
        or len(state.points) > rounds
        or any(not 0 <= number < 2**31 for number in counters)
        or _wrong_cards(state, Counter(expected.deck))
        or _wrong_phase(state)
    )
    if wrong:
        raise DamagedError(message("save-state-shape"))


def _wrong_cards(state: State, every: Counter[str]) -> bool:
    seen = Counter([*state.deck, *state.pile, *state.gone])
    for hand in state.hands:
        seen.update(hand)
    hidden = seen.pop(HIDDEN, 0)
    named = {state.drawn, state.opening, *state.given} - {HIDDEN}
    return (
        seen.total() + hidden != every.total()
        or bool(seen - every)
        or not named <= set(every)
        or HIDDEN in state.pile
        or HIDDEN in state.gone
    )


def _wrong_phase(state: State) -> bool:
    if state.phase in {"turn", "drawn", "follow", "upgrade", "more", "patch", "hand-on"}:
        if state.player == NOBODY or (state.phase not in {"turn", "drawn"} and not state.pile):
            return True
        if state.phase not in {"turn", "drawn"} and state.coming == NOBODY:
            return True
    if state.phase == "start":
        return not state.starters or state.opening == HIDDEN
    return state.phase in {"survey", "over"} and len(state.points) != state.round


RULES_VERSION = 1
_WINDOWS = {"follow", "upgrade", "more"}


class SuccessionRules(Rules):
    """The rules of one match of Succession, with its set-up's content and options.

    Raises
    ------
    SetupError
        When content, options or seats are not those of this game.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.content, self.options = read_setup(setup, Content, Options, check)
        numbers = self.content.rules.numbers
        few = message("succession-too-few-seats", least=numbers.least_seats)
        check_seats(setup, numbers.most_seats, numbers.least_seats, few)
        self.kinds = tuple(
            kind
            for kind, card in self.content.cards.items()
            if not card.variation or getattr(self.options, card.variation)
        )
        """The kinds of cards of this match, in the order of the content."""
        self.by_number = {
            card.number: kind for kind, card in self.content.cards.items() if card.number
        }
        self.deck = sorted(
            kind for kind in self.kinds for _ in range(self._copies(self.content.cards[kind]))
        )
        """Every card of this match."""

    def _copies(self, card: SuccessionCard) -> int:
        """Return the number of copies dealt; fewer of a card that restarts the game (S26)."""
        restarts = any(effect.do == "restart" for effect in card.effects)
        return card.copies * self.options.starfish // 4 if restarts else card.copies

    # -- the three functions -------------------------------------------------------------------

    def start(self) -> State:
        return new_state(len(self.setup.seats), self.options.rounds, list(self.deck))

    def legal(self, state: State, seat: int) -> list[Action]:
        return turn.legal(self.stepping(state), seat)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> State:
        if state.phase == "over":
            raise reject("match-over")
        step = self.stepping(copy_state(state), chance, tell)
        turn.act(step, seat, action)
        return step.state

    # -- what a page asks ----------------------------------------------------------------------

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        if state.phase == "over":
            return ()
        step = self.stepping(state)
        seats = tuple(turn.asked(step))
        name, what = _name(state), self.step(state)
        if state.phase in {"setup", "survey", "hand-on"}:
            clock = float(self.options.clock) or None
            return tuple(Awaited(f"{name}-{seat}", (seat,), what, clock) for seat in seats)
        seconds = self.options.window if state.phase in _WINDOWS else self.options.clock
        waits = self._waits(step, seats)
        return (Awaited(name, seats, what, float(seconds) or None, *waits),)

    def _waits(self, step: Step, seats: tuple[int, ...]) -> tuple[float, float]:
        """Return the delays of bots: to let people be first, and to let people follow."""
        state, numbers = step.state, self.content.rules.numbers
        people = [seat for seat in step.seats if not step.is_bot(seat)]
        first = state.phase in {"upgrade", "start"} and any(seat in people for seat in seats)
        caught = state.uncalled != NOBODY and any(seat != state.uncalled for seat in people)
        if first or caught:
            return numbers.bot_moment, 0.0
        return 0.0, numbers.bot_turn if people and state.phase != "upgrade" else 0.0

    def left(self, state: State, seat: int) -> Message | None:
        if state.phase in turn.RESTING:
            return None
        asked = seat in turn.asked(self.stepping(state))
        return self.step(state) if asked else message("left-succession-others")

    def step(self, state: State) -> Message:
        step, phase = self.stepping(state), state.phase
        if phase == "start":
            return message(
                f"step-succession-{'race' if len(state.starters) > 1 else 'start'}",
                card=card_one(state.opening),
            )
        if phase in {"follow", "upgrade"}:
            return message(
                f"step-succession-{phase}",
                card=card_name(follower(step)),
                player=step.who(state.player),
            )
        if phase in {"turn", "more"}:
            return message(
                f"step-succession-{phase}", colour=colour_name(state.colour), limit=state.limit
            )
        return message(f"step-succession-{phase}")

    def default_action(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
        if state.phase in _WINDOWS:
            return Pass()
        action = self.decide(self.view(state, seat), seat, "newcomer", luck)
        if isinstance(action, Catch):  # whose time is up has caught nobody
            return self.decide(
                self.view(replace(state, uncalled=NOBODY), seat), seat, "newcomer", luck
            )
        return action

    def decide(self, view: State, seat: int, style: str, luck: Luck) -> Action:
        return decide(self.stepping(view), seat, style, luck)

    def stage(self, state: State) -> str:
        return f"{_name(state)}-{state.uncalled}"

    def view(self, state: State, seat: int | None) -> State:
        return replace(
            state,
            hands=[
                hand if other == seat or self.options.open_hands else [HIDDEN] * len(hand)
                for other, hand in enumerate(state.hands)
            ],
            deck=[HIDDEN] * len(state.deck),
            drawn=state.drawn if state.player == seat else HIDDEN,
            given=[card if other == seat else HIDDEN for other, card in enumerate(state.given)],
            notes=[
                mine if other == seat else [""] * len(mine)
                for other, mine in enumerate(state.notes)
            ],
        )

    def redact(self, state: State, owner: int, action: Action, seat: int | None) -> Action | None:
        return None if isinstance(action, HandToLeft | RockNote) else action

    def is_survey(self, before: State, after: State) -> bool:
        return after.phase == "survey" and before.phase != "survey"

    def check(self, state: State) -> None:
        _check_state(state, self.start(), self.options.rounds)

    def stepping(
        self, state: State, chance: Chance | None = None, tell: list[Event] | None = None
    ) -> Step:
        return Step(
            self.setup,
            KeyedChance(0) if chance is None else chance,
            tell,
            self.content,
            self.options,
            self.by_number,
            state,
        )


def _name(state: State) -> str:
    """Name the awaited step; a catch leaves the name, and a window's clock, unchanged."""
    return f"{state.phase}-{state.round}-{state.turn}-{state.laid}"

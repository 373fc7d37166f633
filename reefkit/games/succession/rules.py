"""The rules of Succession as `SuccessionRules`: start, legal actions, effects, and views.

Hidden from a seat are the hands of others, the deck, the card that another seat has just drawn, the
cards that others hand on, and their notes. The number of cards anywhere is public (architecture.md,
decisions 8 and 11).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reefkit.games.succession import turn
from reefkit.games.succession.actions import Catch, HandToLeft, Pass, RockNote
from reefkit.games.succession.bots import decide
from reefkit.games.succession.content import Content, Options, SuccessionCard, check
from reefkit.games.succession.saved_state import check_state
from reefkit.games.succession.state import HIDDEN, NOBODY, State, new_state
from reefkit.games.succession.step import Step, card_name, card_one, colour_name
from reefkit.games.succession.turn import follower
from reefkit.match.game import Action, Awaited, Setup
from reefkit.match.random import Luck
from reefkit.match.setup import check_seats, read_setup
from reefkit.match.turn_based import TurnBasedRules
from reefkit.text import Message, message

RULES_VERSION = 1
_WINDOWS = {"follow", "upgrade", "more"}


class SuccessionRules(TurnBasedRules[Step]):
    """The rules of one match of Succession, with its set-up's content and options.

    Raises
    ------
    SetupError
        If content, options or seats are not those of this game.
    """

    step_type = Step
    content: Content
    options: Options

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.content, self.options = read_setup(setup, Content, Options, check)
        numbers = self.content.rules.numbers
        few = message("succession-too-few-seats", least=numbers.least_seats)
        check_seats(setup, numbers.most_seats, numbers.least_seats, few)
        self.kinds = tuple(
            kind
            for kind, card in self.content.cards.items()
            if not card.variation or getattr(self.options, card.variation)
        )
        """Kinds of cards in this match, in the order of the content."""
        self.by_number = {
            card.number: kind for kind, card in self.content.cards.items() if card.number
        }
        self.deck = sorted(
            kind for kind in self.kinds for _ in range(self._copies(self.content.cards[kind]))
        )
        """All cards of this match, by kind."""

    def _copies(self, card: SuccessionCard) -> int:
        """Return the number of copies dealt; for starfish it depends on the option (S26)."""
        restarts = any(effect.do == "restart" for effect in card.effects)
        return card.copies * self.options.starfish // 4 if restarts else card.copies

    def start(self) -> State:
        return new_state(len(self.setup.seats), self.options.rounds, list(self.deck))

    act = staticmethod(turn.act)
    choices = staticmethod(turn.legal)
    choose = staticmethod(decide)
    awaited_seats = staticmethod(turn.awaited_seats)

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        if state.phase == "over":
            return ()
        step = self.stepping(state)
        seats = tuple(turn.awaited_seats(step))
        name, what = _name(state), self.step(state)
        if state.phase in {"setup", "survey", "hand-on"}:
            clock = float(self.options.clock) or None
            return tuple(Awaited(f"{name}-{seat}", (seat,), what, clock) for seat in seats)
        seconds = self.options.window if state.phase in _WINDOWS else self.options.clock
        waits = self._waits(step, seats)
        return (Awaited(name, seats, what, float(seconds) or None, *waits),)

    def _waits(self, step: Step, seats: tuple[int, ...]) -> tuple[float, float]:
        """Return the seconds that bots leave to people to act first, and those between bots."""
        state, numbers = step.state, self.content.rules.numbers
        people = [seat for seat in step.seats if not step.is_bot(seat)]
        first = state.phase in {"upgrade", "start"} and any(seat in people for seat in seats)
        caught = state.uncalled != NOBODY and any(seat != state.uncalled for seat in people)
        if first or caught:
            return numbers.bot_moment, 0.0
        return 0.0, numbers.bot_turn if people and state.phase != "upgrade" else 0.0

    def remaining_task(self, state: State, seat: int) -> Message | None:
        if state.phase in turn.RESTING:
            return None
        awaited = seat in turn.awaited_seats(self.stepping(state))
        return self.step(state) if awaited else message("left-succession-others")

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
        if isinstance(action, Catch):  # a seat whose time is up catches nobody
            return self.decide(
                self.view(replace(state, uncalled=NOBODY), seat), seat, "newcomer", luck
            )
        return action

    def undo_scope(self, state: State) -> str:
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
        check_state(state, self.start(), self.options.rounds)

    def lookups_of_step(self) -> tuple[Any, ...]:
        return (self.by_number,)


def _name(state: State) -> str:
    """Return the name of an awaited step; a catch leaves it, and so the clock, unchanged."""
    return f"{state.phase}-{state.round}-{state.turn}-{state.laid}"

"""Reef Survivor: how a match starts, what a seat may do, and what an action makes of the state.

Rules version history
---------------------
1   The rules page with rulings R1 to R32, as first played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from reefkit.content import ContentError
from reefkit.games.reef import (
    actions as do,
    catastrophe,
    decks,
    founding,
    growing,
    spawning,
    surveying,
    trading,
)
from reefkit.games.reef.content import Content, Options, check
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.play import Play
from reefkit.games.reef.state import (
    TOTAL_PARTS,
    Array,
    State,
    Turn,
    blank_reefs,
    no_juveniles,
)
from reefkit.games.reef.view import check_state, veil, view
from reefkit.match.chance import Chance, Luck
from reefkit.match.codec import copy_state
from reefkit.match.errors import SetupError, reject
from reefkit.match.game import Action, Awaited, Event, Ready, Setup
from reefkit.text import Message, message

RULES_VERSION = 1

Handler = Callable[[Play, int, Any], None]
_HANDLERS: dict[str, dict[type[Action], Handler]] = {
    "founding": {do.ChooseBoard: founding.choose_board, do.Found: founding.found},
    "dwellers": {do.Recruit: growing.recruit, do.Graze: growing.graze},
    "algae": {do.Grow: growing.grow, do.Dismiss: growing.dismiss},
    "mutations": {do.Mutate: growing.mutate},
    "spawning": {do.Feed: spawning.feed},
    "triangle": {do.Take: spawning.take, do.Rescue: spawning.rescue},
    "migration": {
        do.Offer: trading.offer,
        do.Accept: trading.accept,
        do.Decline: trading.decline,
        do.Counter: trading.counter,
        do.Withdraw: trading.withdraw,
    },
    "settlement": {do.Settle: spawning.settle},
    "catastrophe": {
        do.Predict: catastrophe.predict,
        do.Sacrifice: catastrophe.sacrifice,
        do.SacrificeType: catastrophe.sacrifice_type,
        do.Grow: growing.grow,
        do.Dismiss: growing.dismiss,
    },
    "survey": {do.Note: surveying.note, do.Dismiss: growing.dismiss},
}
_ANSWERS = (do.Accept, do.Decline, do.Counter)
"""What a seat may still do after it said *Ready*: somebody asks it something."""

_OPENERS: dict[str, Callable[[Play], None]] = {
    "dwellers": growing.open_dwellers,
    "algae": growing.open_algae,
    "mutations": growing.open_mutations,
    "spawning": spawning.open_spawning,
    "triangle": spawning.open_triangle,
    "migration": trading.open_migration,
    "settlement": spawning.open_settlement,
    "catastrophe": catastrophe.open_catastrophe,
    "survey": surveying.open_survey,
}
ROUND = tuple(_OPENERS)
"""The phases of a round, in order: 1A, 1B, 1C, 2A, 2B, 2C, 2D, 3, 4."""


def new_turn(seats: int) -> Turn:
    """Make the played part of a state, with nobody ready and nothing to choose."""
    places = np.zeros((seats, 6, 5, 3), bool)
    return Turn(
        ready=[False] * seats,
        due=[0] * seats,
        dismiss=[0] * seats,
        done=[0] * seats,
        doomed=places.copy(),
        pool=places,
        pool_kinds=[[] for _ in range(seats)],
        predictions=[None] * seats,
        trades_made=[0] * seats,
        rescued=[False] * seats,
        submissions=[None] * seats,
        challenged=[],
    )


def new_arrays(
    lead: tuple[int, ...], seats: int, content: Content, options: Options, lookups: Lookups
) -> State:
    """Make the first state of a table, or of many (`lead` axes in front of every array)."""
    types = len(lookups.builders) - 1 + len(lookups.dwellers)
    copies = decks.in_force(content, options, lookups)
    rounds = options.rounds
    return State(
        round=0,
        phase="founding",
        reefs=blank_reefs((*lead, seats), len(lookups.dwellers)),
        nursery=no_juveniles((*lead, seats)),
        boards=np.full((*lead, seats), -1, np.int8),
        triangle=np.zeros((*lead, len(lookups.builders)), np.uint16),
        deck=np.broadcast_to(copies, (*lead, len(copies))).copy(),
        discard=np.zeros((*lead, len(copies)), np.uint8),
        cards_drawn=np.zeros(lead, np.uint8),
        rows_rolled=np.zeros(lead, np.uint8),
        recruits_stopped=np.zeros(lead, bool),
        stopping=np.zeros(lead, bool),
        score=np.zeros((*lead, rounds, seats, len(TOTAL_PARTS)), np.int16),
        abundance=np.zeros((*lead, rounds, seats, types), np.int16),
        algae=np.zeros((*lead, rounds, seats), np.int16),
        struck=np.zeros((*lead, rounds, len(copies)), np.uint8),
        bonus=np.zeros((*lead, seats), np.int64),
    )


class ReefRules:
    """The rules of one match of Reef Survivor, with its set-up's content and options.

    Raises
    ------
    SetupError
        When content or options are not those of this game.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        try:
            self.content = check(msgspec.convert(setup.content, Content))
            self.options = msgspec.convert(setup.options, Options)
        except msgspec.ValidationError as error:
            raise SetupError(message("setup-content-wrong", detail=str(error))) from error
        except ContentError as error:
            raise SetupError(error.message) from error
        if len(setup.seats) > self.content.rules.numbers.most_seats:
            most = self.content.rules.numbers.most_seats
            raise SetupError(message("setup-too-many-seats", most=most, seats=len(setup.seats)))
        self.lookups = Lookups(self.content)

    # -- the three functions -------------------------------------------------------------------

    def start(self) -> State:
        """Make the table before anybody has picked a board."""
        seats = len(self.setup.seats)
        state = new_arrays((), seats, self.content, self.options, self.lookups)
        state.turn = new_turn(seats)
        state.notes = [[""] * self.options.rounds for _ in range(seats)]
        state.prediction_score = [[] for _ in range(seats)]
        return state

    def legal(self, state: State, seat: int) -> list[Action]:
        """List the single choices open to a seat now, *Ready* included where it may be said."""
        play = self._play(state, None, None)
        turn = play.turn
        if state.phase == "over":
            return []
        if state.phase == "founding":
            return [] if turn.ready[seat] else founding.legal(play, seat)
        choices: list[Action] = []
        if state.phase == "migration":
            choices = trading.legal_migration(play, seat)
        if turn.ready[seat]:
            return choices
        if turn.dismiss[seat]:
            return growing.legal_dismiss(play, seat)
        choices += {
            "dwellers": growing.legal_dwellers,
            "algae": growing.legal_grow,
            "mutations": growing.legal_mutations,
            "spawning": spawning.legal_feed,
            "triangle": spawning.legal_triangle,
            "settlement": spawning.legal_settle,
            "catastrophe": catastrophe.legal_catastrophe,
            "survey": surveying.legal_survey,
        }.get(state.phase, lambda *_: [])(play, seat)
        if self._left(play, seat) is None:
            choices.append(Ready())
        return choices

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> State:
        """Make the new state; the given one is never changed.

        Raises
        ------
        Rejection
            When the seat may not do this now.
        """
        if state.phase == "over":
            raise reject("match-over")
        play = self._play(copy_state(state), chance, tell)
        self._act(play, seat, action)
        self._advance(play)
        return play.state

    # -- what a page asks ----------------------------------------------------------------------

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        """List what waits for whom: open offers first, then the seats that are not ready."""
        if state.phase == "over":
            return ()
        play = self._play(state, None, None)
        seconds = float(self.options.clock) or None
        found = [
            Awaited(
                f"offer-{trade.id}",
                (trade.to,),
                message("step-answer", player=play.who(trade.by)),
                seconds,
            )
            for trade in play.turn.trades
        ]
        step = play.turn.step if state.phase == "catastrophe" else ""
        name = f"{state.round}-{state.phase}-{step}-{state.cards_drawn}"
        for seat in play.seats:
            if self._is_awaited(play, seat):
                found.append(Awaited(f"{name}-{seat}", (seat,), self.step(state, seat), seconds))
        return tuple(found)

    def step(self, state: State, seat: int) -> Message:
        """Say in one sentence what a seat is to do now."""
        play = self._play(state, None, None)
        turn, phase = play.turn, state.phase
        if turn.dismiss[seat]:
            return message("step-dismiss", count=turn.dismiss[seat])
        if phase == "catastrophe":
            phase = f"catastrophe-{turn.step}"
            if turn.step == "effect":
                effect = catastrophe.effect_in_force(play)
                phase += "-algae" if effect.do == "add-algae" else ""
                phase += "-type" if turn.pool_kinds[seat] else ""
        left = turn.due[seat]
        if phase == "settlement":
            left = int((state.nursery.kind[seat] != 0).sum())
        if phase == "dwellers":
            return message(
                "step-dwellers",
                left=left,
                room=0 if turn.done[seat] else growing.recruit_room(play, seat),
            )
        return message(f"step-{phase}", left=left)

    def otherwise(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
        """Decline an offer nobody answered; for everything else let a bot decide (R25)."""
        if awaited.id.startswith("offer-"):
            return do.Decline(awaited.id.removeprefix("offer-"))
        return self.decide(self.view(state, seat), seat, "builder", luck)

    def decide(self, view: State, seat: int, style: str, luck: Luck) -> Action:
        """Choose for a bot, from its seat's view alone."""
        from reefkit.games.reef.bots import decide

        return decide(self._play(view, None, None), seat, style, luck)

    def when(self, state: State) -> tuple[int, str]:
        """Give the round and phase."""
        return state.round, state.phase

    def view(self, state: State, seat: int | None) -> State:
        """Give the state as a seat may see it."""
        return view(state, seat)

    def veil(self, state: State, owner: int, action: Action, seat: int | None) -> Action | None:
        """Give an action as another seat may see it."""
        return veil(state, owner, action, seat)

    def is_over(self, state: State) -> bool:
        """Tell whether all rounds are played."""
        return state.phase == "over"

    def is_survey(self, before: State, after: State) -> bool:
        """Tell whether this step came to a survey."""
        return after.phase == "survey" and before.phase != "survey"

    def check(self, state: State) -> None:
        """Check a state that came from a file.

        Raises
        ------
        DamagedError
            When no table of these rules could hold it.
        """
        check_state(state, self)

    def ranks(self, state: State) -> Array:
        """Give every seat's points so far: int64 (seats,)."""
        return surveying.final_points(self._play(state, None, None))

    # -- the flow ------------------------------------------------------------------------------

    def _play(self, state: State, chance: Chance | None, tell: list[Event] | None) -> Play:
        return Play(
            self.setup,
            self.content,
            self.options,
            self.lookups,
            state,
            chance,
            tell,  # type: ignore[arg-type]
        )

    def _act(self, play: Play, seat: int, action: Action) -> None:
        """Carry out one action of one seat."""
        turn, phase = play.turn, play.state.phase
        if isinstance(action, Ready):
            self._ready(play, seat)
            return
        handler = _HANDLERS.get(phase, {}).get(type(action))
        if handler is None:
            raise reject("not-now", phase=Message(f"phase-{phase}"))
        if turn.ready[seat] and not isinstance(action, _ANSWERS):
            raise reject("ready-already")
        if turn.dismiss[seat] and not isinstance(action, do.Dismiss):
            raise reject("dismiss-first", left=turn.dismiss[seat])
        handler(play, seat, action)
        if phase == "survey" and isinstance(action, do.Dismiss) and not turn.dismiss[seat]:
            turn.ready[seat] = True

    def _ready(self, play: Play, seat: int) -> None:
        turn, phase = play.turn, play.state.phase
        if turn.ready[seat]:
            raise reject("ready-already")
        if phase == "catastrophe" and turn.step != "aftermath":
            raise reject("choose-first")
        left = self._left(play, seat)
        if left is not None:
            raise reject("not-done", left=left)
        if phase == "settlement":
            spawning.close_settlement(play, seat)
        if phase == "survey":
            surveying.close(play, seat)
        turn.ready[seat] = not turn.dismiss[seat]

    def _left(self, play: Play, seat: int) -> Message | None:
        """Say what a seat has still to do before it may say *Ready*; none when it may."""
        turn, phase = play.turn, play.state.phase
        if turn.dismiss[seat]:
            return message("left-dismiss", count=turn.dismiss[seat])
        if phase == "founding" and play.state.boards[seat] < 0:
            return message("left-board")
        if phase == "catastrophe":
            return None if turn.step == "aftermath" else message("left-choice")
        if phase == "settlement":
            waiting = spawning.placeable(play, seat, must=True)
            return message("left-settlement", count=len(waiting)) if waiting else None
        if phase == "migration" and trading.asked(play, seat):
            return message("left-offers", count=len(trading.asked(play, seat)))
        if turn.due[seat]:
            return message(f"left-{phase}", count=turn.due[seat])
        return None

    def _is_awaited(self, play: Play, seat: int) -> bool:
        if play.state.phase == "catastrophe":
            return catastrophe.waits_for(play, seat)
        return not play.turn.ready[seat]

    def _advance(self, play: Play) -> None:
        """Move on for as long as nobody is awaited."""
        while play.state.phase != "over" and not any(
            self._is_awaited(play, seat) for seat in play.seats
        ):
            if play.state.phase == "catastrophe" and catastrophe.advance(play):
                continue
            self._next_phase(play)

    def _next_phase(self, play: Play) -> None:
        state = play.state
        if state.phase == "migration":
            trading.close_migration(play)
        if state.phase == "founding":
            founding.stock_triangle(play)
        if state.phase == "survey":
            surveying.end_round(play)
            if state.round == self.options.rounds:
                state.phase = "over"
                state.turn = new_turn(len(play.seats))
                surveying.end_match(play)
                return
        later = ROUND.index(state.phase) + 1 if state.phase in ROUND else len(ROUND)
        if later == len(ROUND):
            state.round += 1
            play.say("round-opened", round=state.round)
            later = 0
        state.phase = ROUND[later]
        state.turn = new_turn(len(play.seats))
        _OPENERS[state.phase](play)
        self._pass_idle(play)

    def _pass_idle(self, play: Play) -> None:
        """Let a reef with nothing to do pass by itself, with a sentence (R25)."""
        phase = play.state.phase
        if phase in {"catastrophe", "survey"}:
            return
        for seat in play.seats:
            if self._has_something(play, seat):
                continue
            if phase == "settlement":
                spawning.close_settlement(play, seat)
            play.turn.ready[seat] = True
            play.say(f"pass-{phase}", seat, player=play.who(seat))

    def _has_something(self, play: Play, seat: int) -> bool:
        phase, turn = play.state.phase, play.turn
        if turn.due[seat] or turn.dismiss[seat]:
            return True
        if phase == "dwellers":
            return growing.recruit_room(play, seat) > 0
        if phase == "triangle":
            return spawning.may_rescue(play, seat)
        if phase == "migration":
            return trading.can_trade(play, seat)
        if phase == "settlement":
            return bool(spawning.placeable(play, seat, must=False))
        return False

"""Reef Survivor: how a match starts, what a seat may do, and what an action makes of the state.

Rules version history
---------------------
1   The rules page with rulings R1 to R32, as first played.
"""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef import (
    catastrophe,
    flow,
    founding,
    growing,
    handson,
    spawning,
    surveying,
    trading,
)
from reefkit.games.reef.bots import decide
from reefkit.games.reef.content import Content, Options, check
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.picture import PictureError
from reefkit.games.reef.play import Play
from reefkit.games.reef.state import Array, State
from reefkit.games.reef.table import new_arrays
from reefkit.games.reef.view import check_state, veil, view
from reefkit.match.chance import Chance, KeyedChance, Luck
from reefkit.match.codec import copy_state
from reefkit.match.errors import Rejection, SetupError, reject
from reefkit.match.game import Action, Awaited, Event, Ready, Setup
from reefkit.match.setting_up import check_seats, read_setup
from reefkit.text import Message, message

RULES_VERSION = 1

_LISTED = {
    "dwellers": growing.legal_dwellers,
    "algae": growing.legal_grow,
    "mutations": growing.legal_mutations,
    "spawning": spawning.legal_feed,
    "triangle": spawning.legal_triangle,
    "settlement": spawning.legal_settle,
    "catastrophe": catastrophe.legal_catastrophe,
    "survey": surveying.legal_survey,
}


class ReefRules:
    """The rules of one match of Reef Survivor, with its set-up's content and options.

    Raises
    ------
    SetupError
        When content or options are not those of this game.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.content, self.options = read_setup(setup, Content, Options, check)
        check_seats(setup, self.content.rules.numbers.most_seats)
        if self.options.hands_on and self.options.printed_supply:
            raise SetupError(message("setup-hands-on-supply"))
        _check_subset(self.options, self.content)
        self.lookups = Lookups(self.content)

    # -- the three functions -------------------------------------------------------------------

    def start(self) -> State:
        """Make the table before anybody has picked a board."""
        seats = len(self.setup.seats)
        state = new_arrays((), seats, self.content, self.options, self.lookups)
        state.turn = flow.new_turn(seats)
        state.notes = [[""] * self.options.rounds for _ in range(seats)]
        state.prediction_score = [[] for _ in range(seats)]
        return state

    def legal(self, state: State, seat: int) -> list[Action]:
        """List the single choices open to a seat now, *Ready* included where it may be said."""
        play = self.playing(state)
        turn = play.turn
        if state.phase == "over" or turn.step == flow.AT_GATE:
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
        if handson.by_hand(play, seat) and turn.step in {"submit", "revealed"}:
            choices = _legal_by_hand(play, seat)
        else:
            choices += _LISTED.get(state.phase, _none)(play, seat)
        if flow.is_awaited(play, seat) and flow.left_to_do(play, seat) is None:
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
        play = self.playing(copy_state(state), chance, tell)
        try:
            flow.act(play, seat, action)
        except PictureError as error:
            raise Rejection(error.message) from error
        flow.advance(play)
        return play.state

    # -- what a page asks ----------------------------------------------------------------------

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        """List what waits for whom: open offers first, then the seats that are not ready."""
        if state.phase == "over":
            return ()
        play = self.playing(state)
        if play.turn.step == flow.AT_GATE:
            return (Awaited(flow.gate(play), (), message("step-gate")),)
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
        name = self.stage(state)
        found += [
            Awaited(f"{name}-{seat}", (seat,), self.step(state, seat), seconds)
            for seat in play.seats
            if flow.is_awaited(play, seat)
        ]
        return tuple(found)

    def left(self, state: State, seat: int) -> Message | None:
        """Say what a seat has still to do before it may say *Ready*; none when it may."""
        return None if state.phase == "over" else flow.left_to_do(self.playing(state), seat)

    def refuses_help(self, state: State, seat: int) -> Message | None:
        """Leave predictions and hands-on books to the seat: whoever works them out, learns."""
        play = self.playing(state)
        if play.turn.step == "predict":
            return message("reject-predict-yourself")
        if play.turn.step == "submit" and handson.by_hand(play, seat):
            return message("reject-submit-yourself")
        return None

    def step(self, state: State, seat: int) -> Message:
        """Say in one sentence what a seat is to do now."""
        play = self.playing(state)
        turn, phase = play.turn, state.phase
        if turn.dismiss[seat]:
            return message("step-dismiss", count=turn.dismiss[seat])
        if turn.step in {"revealed", flow.AT_GATE}:
            return message(f"step-{turn.step}")
        if handson.by_hand(play, seat) and turn.step == "submit":
            return message(f"step-by-hand-{phase}")
        left = turn.due[seat]
        if phase == "catastrophe":
            return message(f"step-catastrophe-{_card_step(play, seat)}", left=left)
        if phase == "settlement":
            left = int((state.nursery.kind[seat] != 0).sum())
        if phase == "dwellers":
            room = 0 if turn.done[seat] else growing.recruit_room(play, seat)
            return message("step-dwellers", left=left, room=room)
        return message(f"step-{phase}", left=left)

    def otherwise(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
        """Decline an offer nobody answered; for everything else let a bot decide (R25)."""
        if awaited.id.startswith("offer-"):
            return do.Decline(awaited.id.removeprefix("offer-"))
        return self.decide(self.view(state, seat), seat, "builder", luck)

    def decide(self, view: State, seat: int, style: str, luck: Luck) -> Action:
        """Choose for a bot, from its seat's view alone."""
        return decide(self.playing(view), seat, style, luck)

    def when(self, state: State) -> tuple[int, str]:
        """Give the round and phase."""
        return state.round, state.phase

    def stage(self, state: State) -> str:
        """Name the round, phase, card and step that the table stands at."""
        turn = self.playing(state).turn
        step = f"{turn.step}-{turn.effect}" if state.phase == "catastrophe" else turn.step
        return f"{state.round}-{state.phase}-{state.cards_drawn}-{step}"

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
        check_state(state, self.start(), self.options, self.lookups)

    def points(self, state: State) -> Array:
        """Give every seat's points so far: int64 (seats,)."""
        return surveying.final_points(self.playing(state))

    def playing(
        self, state: State, chance: Chance | None = None, tell: list[Event] | None = None
    ) -> Play:
        """Give a state together with all that its rules read."""
        return Play(
            self.setup,
            self.content,
            self.options,
            self.lookups,
            state,
            chance if chance is not None else KeyedChance(0),
            tell,
        )


def _check_subset(options: Options, content: Content) -> None:
    """Refuse a subset of the decks that names a card or topic there is none of."""
    for card in options.cards:
        if card not in content.cards:
            raise SetupError(message("setup-no-such-card", card=card, cards=sorted(content.cards)))
    topics = sorted({topic for card in content.cards.values() for topic in card.topics})
    for topic in options.topics:
        if topic not in topics:
            raise SetupError(message("setup-no-such-topic", topic=topic, topics=topics))


def _none(play: Play, seat: int) -> list[Action]:
    del play, seat
    return []


def _legal_by_hand(play: Play, seat: int) -> list[Action]:
    """List a right submission, or the seats that may be challenged."""
    if play.turn.step == "submit":
        waits = handson.awaits_submission(play, seat)
        return [handson.model_answer(play, seat)] if waits else []
    return [
        do.Challenge(other)
        for other in play.seats
        if other != seat
        and play.turn.submissions[other] is not None
        and play.turn.challenged[other] < 0
    ]


def _card_step(play: Play, seat: int) -> str:
    """Name where a card stands for a seat, as the catalogue does."""
    step = play.turn.step
    if step != "effect":
        return step
    if play.turn.pool_kinds[seat]:
        return "effect-type"
    if catastrophe.effect_in_force(play).do == "add-algae":
        return "effect-algae"
    return step

"""The rules of Reef Survivor as `ReefRules`: start, legal actions, effects of actions, and views.

A seat never sees other seats' predictions and notes, or the findings about submissions. It sees
other seats' hands-on submissions once all are in, and the round's score once nobody tallies by
hand. The key is not in the state, and decks have no order (architecture.md, decisions 8 and 11).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reefkit.games.reef import actions as do
from reefkit.games.reef import (
    catastrophe,
    flow,
    founding,
    growth,
    hands_on,
    migration,
    spawning,
    survey,
)
from reefkit.games.reef.actions import Predict, StrategyNote, Submit
from reefkit.games.reef.bots import decide
from reefkit.games.reef.content import Content, Options, check
from reefkit.games.reef.flow import (
    AT_GATE,
    gate,
    is_awaited,
    left_to_do,
    new_arrays,
    new_turn,
    waits_to_strike,
)
from reefkit.games.reef.picture import PictureError
from reefkit.games.reef.saved_state import check_state
from reefkit.games.reef.state import Array, PlayState, State, Step
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.errors import Rejection, SetupError
from reefkit.match.game import Action, Awaited, Ready, Setup
from reefkit.match.random import Luck
from reefkit.match.setup import check_seats, read_setup
from reefkit.match.turn_based import TurnBasedRules
from reefkit.text import Message, message

RULES_VERSION = 1

_LEGAL_BY_PHASE = {
    "dwellers": growth.legal_dwellers,
    "algae": growth.legal_grow,
    "mutations": growth.legal_mutations,
    "spawning": spawning.legal_feed,
    "triangle": spawning.legal_triangle,
    "settlement": spawning.legal_settle,
    "catastrophe": catastrophe.legal_catastrophe,
    "survey": survey.legal_survey,
}


def _hidden_scores(state: State) -> dict[str, Array]:
    """Return the round's scores and counts as zeros while the seats tally by hand."""
    turn = state.turn
    if turn is None or state.phase != "survey" or turn.step not in {"submit", "revealed"}:
        return {}
    hidden = {}
    for name in ("score", "abundance", "algae"):
        hidden[name] = getattr(state, name).copy()
        hidden[name][state.round - 1] = 0
    return hidden


def _submissions(turn: PlayState, seat: int | None) -> list[object]:
    """Return the submissions without findings; until all are revealed, only the seat's own."""
    everybody = turn.step == "revealed"
    return [
        None if one is None or not (everybody or number == seat) else replace(one, findings=[])
        for number, one in enumerate(turn.submissions)
    ]


class ReefRules(TurnBasedRules[Step]):
    """The rules of one match of Reef Survivor, with its set-up's content and options.

    Raises
    ------
    SetupError
        If content or options do not fit this game, or there are too many seats.
    """

    step_type = Step
    content: Content
    options: Options
    choose = staticmethod(decide)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.content, self.options = read_setup(setup, Content, Options, check)
        check_seats(setup, self.content.rules.numbers.most_seats)
        if self.options.hands_on and self.options.printed_supply:
            raise SetupError(message("setup-hands-on-supply"))
        _check_subset(self.options, self.content)
        self.lookups = Lookups(self.content)

    def start(self) -> State:
        seats = len(self.setup.seats)
        state = new_arrays((), seats, self.content, self.options, self.lookups)
        state.turn = new_turn(seats)
        state.notes = [[""] * self.options.rounds for _ in range(seats)]
        state.prediction_score = [[] for _ in range(seats)]
        return state

    @staticmethod
    def choices(play: Step, seat: int) -> list[Action]:
        state, turn = play.state, play.turn
        if state.phase == "over" or turn.step == AT_GATE:
            return []
        if state.phase == "founding":
            return [] if turn.ready[seat] else founding.legal_founding(play, seat)
        choices: list[Action] = []
        if state.phase == "migration":
            choices = migration.legal_migration(play, seat)
        if turn.ready[seat]:
            return choices
        if turn.dismiss[seat]:
            return growth.legal_dismiss(play, seat)
        if hands_on.by_hand(play, seat) and turn.step in {"submit", "revealed"}:
            choices = _legal_by_hand(play, seat)
        else:
            choices += (
                _LEGAL_BY_PHASE[state.phase](play, seat) if state.phase in _LEGAL_BY_PHASE else []
            )
        if is_awaited(play, seat) and left_to_do(play, seat) is None:
            choices.append(Ready())
        return choices

    @staticmethod
    def act(step: Step, seat: int, action: Action) -> None:
        try:
            flow.act(step, seat, action)
        except PictureError as error:
            raise Rejection(error.message) from error
        flow.advance(step)

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        if state.phase == "over":
            return ()
        play = self.stepping(state)
        if play.turn.step == AT_GATE:
            waits = "step-gate-strike" if waits_to_strike(play.turn) else "step-gate"
            return (Awaited(gate(play), (), Message(waits)),)
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
        name = self.undo_scope(state)
        found += [
            Awaited(f"{name}-{seat}", (seat,), self.step(state, seat), seconds)
            for seat in play.seats
            if is_awaited(play, seat)
        ]
        return tuple(found)

    def remaining_task(self, state: State, seat: int) -> Message | None:
        return None if state.phase == "over" else left_to_do(self.stepping(state), seat)

    def refuses_help(self, state: State, seat: int) -> Message | None:
        """Refuse help with predictions and hands-on submissions, since these are the exercise."""
        play = self.stepping(state)
        if play.turn.step == "predict":
            return message("reject-predict-yourself")
        if play.turn.step == "submit" and hands_on.by_hand(play, seat):
            return message("reject-submit-yourself")
        return None

    def step(self, state: State, seat: int) -> Message:
        play = self.stepping(state)
        turn, phase = play.turn, state.phase
        if turn.dismiss[seat]:
            return message("step-dismiss", count=turn.dismiss[seat])
        if turn.step in {"revealed", AT_GATE}:
            return message(f"step-{turn.step}")
        if hands_on.by_hand(play, seat) and turn.step == "submit":
            return message(f"step-by-hand-{phase}")
        left = turn.due[seat]
        if phase == "catastrophe":
            return message(f"step-catastrophe-{_card_step(play, seat)}", left=left)
        values: dict[str, int] = {"left": left}
        if phase == "settlement":
            values["left"] = spawning.must_settle(play, seat)
            values["spare"] = int((state.nursery.kind[seat] != 0).sum()) - values["left"]
        if phase == "survey":
            values["last"] = int(state.round >= self.options.rounds)
        if phase == "dwellers":
            values["room"] = 0 if turn.done[seat] else growth.recruit_room(play, seat)
            values |= {"eaten": turn.done[seat], "food": int(play.reef(seat).alga.sum())}
        return message(f"step-{phase}", **values)

    def default_action(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
        """Decline an unanswered offer; let a bot decide everything else (R25)."""
        if awaited.id.startswith("offer-"):
            return do.Decline(awaited.id.removeprefix("offer-"))
        return self.decide(self.view(state, seat), seat, "builder", luck)

    def undo_scope(self, state: State) -> str:
        turn = self.stepping(state).turn
        step = f"{turn.step}-{turn.effect}" if state.phase == "catastrophe" else turn.step
        return f"{state.round}-{state.phase}-{state.cards_drawn}-{step}"

    def view(self, state: State, seat: int | None) -> State:
        """Return the state as one seat may see it; arrays with nothing to hide are shared."""
        turn = state.turn
        notes = [mine if n == seat else [""] * len(mine) for n, mine in enumerate(state.notes)]
        if turn is None:
            return replace(state, notes=notes)
        shown = replace(
            turn,
            predictions=[p if n == seat else None for n, p in enumerate(turn.predictions)],
            submissions=_submissions(turn, seat),
        )
        return replace(state, notes=notes, turn=shown, **_hidden_scores(state))

    def redact(self, state: State, owner: int, action: Action, seat: int | None) -> Action | None:
        return None if isinstance(action, Predict | Submit | StrategyNote) else action

    def is_survey(self, before: State, after: State) -> bool:
        return after.phase == "survey" and before.phase != "survey"

    def check(self, state: State) -> None:
        check_state(state, self.start(), self.options, self.lookups)

    def points(self, state: State) -> Array:
        """Return each seat's points, team bonus included, as if the match had ended here."""
        return survey.final_points(self.stepping(state))

    def lookups_of_step(self) -> tuple[Any, ...]:
        return (self.lookups,)


def _check_subset(options: Options, content: Content) -> None:
    for card in options.cards:
        if card not in content.cards:
            raise SetupError(message("setup-no-such-card", card=card, cards=sorted(content.cards)))
    topics = sorted({topic for card in content.cards.values() for topic in card.topics})
    for topic in options.topics:
        if topic not in topics:
            raise SetupError(message("setup-no-such-topic", topic=topic, topics=topics))


def _legal_by_hand(play: Step, seat: int) -> list[Action]:
    if play.turn.step == "submit":
        waits = hands_on.awaits_submission(play, seat)
        return [hands_on.model_answer(play, seat)] if waits else []
    return [
        do.Challenge(other)
        for other in play.seats
        if other != seat
        and play.turn.submissions[other] is not None
        and play.turn.challenged[other] < 0
    ]


def _card_step(play: Step, seat: int) -> str:
    step = play.turn.step
    if step != "effect":
        return step
    if play.turn.pool_kinds[seat]:
        return "effect-type"
    return "effect-algae" if catastrophe.effect_in_force(play).do == "add-algae" else step

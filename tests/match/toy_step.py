"""One step of the toy game while it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from reefkit.match.errors import reject
from reefkit.match.game import Action, Event, Ready
from reefkit.match.random import TABLE, Chance
from reefkit.text import message
from tests.match.toy_types import PHASES, Dive, Drop, Give, Hide, Note, Offer, Refuse, State, Take

if TYPE_CHECKING:
    from tests.match.toy import Rules


class Step:
    """One step while it is made: it changes `state`, a copy."""

    def __init__(
        self, rules: Rules, state: State, chance: Chance, tell: list[Event] | None
    ) -> None:
        self.rules, self.state, self.chance, self.tell = rules, state, chance, tell

    def say(
        self, id_: str, seat: int | None = None, *, only: bool = False, **values: object
    ) -> None:
        if self.tell is not None:
            if seat is not None and not only:
                values["player"] = self.rules.name(seat)
            seats = (seat,) if only and seat is not None else None
            self.tell.append(Event(message(f"toy-{id_}", **values), seat, seats))

    def act(self, seat: int, action: Action) -> None:
        phase, handler = HANDLERS.get(type(action), ("", None))
        if handler is None or phase not in ("", self.state.phase):
            raise reject("toy-phase")
        if self.state.ready[seat] and not isinstance(action, Take | Refuse):
            raise reject("toy-ready")
        handler(self, seat, action)

    def ready(self, seat: int, action: Ready) -> None:
        del action
        if self.state.phase == "hide":
            raise reject("toy-phase")
        if any(o.to == seat for o in self.state.offers):
            raise reject("toy-answer")
        self.state.ready[seat] = True

    def dive(self, seat: int, action: Dive) -> None:
        del action
        content, done = self.rules.content, self.state.dives[seat]
        if done >= content.dives:
            raise reject("toy-dives", most=content.dives)
        roll = self.roll(seat, "dive", done)
        self.state.dives[seat] += 1
        self.state.hands[seat].append(roll)
        self.say("dived", seat)
        self.say("found", seat, only=True, worth=roll)

    def hide(self, seat: int, action: Hide) -> None:
        if self.state.hidden[seat] is not None:
            raise reject("toy-hidden")
        self.state.hidden[seat] = action.number
        self.say("hid", seat, only=True, number=action.number)

    def pick(self, seat: int, shells: tuple[int, ...]) -> list[int]:
        hand = self.state.hands[seat]
        if not shells:
            raise reject("toy-none")
        if len(set(shells)) != len(shells):
            raise reject("toy-twice")
        for shell in shells:
            if shell >= len(hand):
                raise reject("toy-shell", shell=shell)
        picked = [hand[shell] for shell in shells]
        self.state.hands[seat] = [w for n, w in enumerate(hand) if n not in shells]
        return picked

    def give(self, seat: int, action: Give) -> None:
        if action.to == seat or action.to not in self.rules.seats:
            raise reject("toy-to")
        if any(o.giver == seat for o in self.state.offers):
            raise reject("toy-offer")
        shells = self.pick(seat, action.shells)
        self.state.offers.append(Offer(seat, action.to, shells))
        self.state.ready[action.to] = False
        self.say("offered", seat, other=self.rules.name(action.to), count=len(shells))

    def answer(self, seat: int, action: Take | Refuse) -> None:
        for offer in self.state.offers:
            if offer.giver == action.giver and offer.to == seat:
                break
        else:
            raise reject("toy-offer")
        takes = isinstance(action, Take)
        self.state.offers.remove(offer)
        self.state.hands[seat if takes else offer.giver] += offer.shells
        self.say("took" if takes else "refused", seat, other=self.rules.name(offer.giver))

    def drop(self, seat: int, action: Drop) -> None:
        self.say("dropped", seat, count=len(self.pick(seat, action.shells)))

    def note(self, seat: int, action: Note) -> None:
        self.state.notes[seat] = action.text
        self.say("noted", seat, only=True)

    def roll(self, owner: int, purpose: str, index: int = 0) -> int:
        return int(
            self.chance.roll(
                self.rules.content.sides,
                owner=owner,
                round=self.state.round,
                phase=self.state.phase,
                purpose=purpose,
                index=index,
            )
        )

    def move_on(self) -> None:
        state = self.state
        if state.offers or any(self.rules.waits_for(state, seat) for seat in self.rules.seats):
            return
        if state.phase == "hide":
            self.reveal()
        later = PHASES[PHASES.index(state.phase) + 1]
        state.ready = [False] * len(self.rules.seats)
        if later == "survey":
            self.survey()
        if later == "over" and state.round < self.rules.options.rounds:
            later = "dive"
            state.round += 1
            state.dives = [0] * len(self.rules.seats)
            self.say("round", round=state.round)
        state.phase = later
        if later == "over":
            totals = [sum(points) for points in state.points]
            best = [self.rules.name(n) for n, points in enumerate(totals) if points == max(totals)]
            self.say("over", winners=best)

    def reveal(self) -> None:
        """Show where all hide, and let the tide in."""
        state = self.state
        for seat, number in enumerate(state.hidden):
            alone = state.hidden.count(number) == 1
            state.points[seat].append(self.rules.content.finder if alone else 0)
            if alone:
                self.say("finder", seat, number=number)
        state.hidden = [None] * len(self.rules.seats)
        if not self.rules.content.flood:
            return
        tide = self.roll(TABLE, "tide")
        self.say("tide", roll=tide)
        for seat, hand in enumerate(state.hands):
            if tide <= self.rules.content.flood and hand:
                hand.remove(min(hand))
                self.say("washed", seat)

    def survey(self) -> None:
        for seat, hand in enumerate(self.state.hands):
            points = sum(hand) * self.rules.version
            self.state.points[seat][-1] += points
            self.say("counted", seat, points=points)


HANDLERS: dict[type[Action], tuple[str, Callable[[Step, int, Any], None]]] = {
    Ready: ("", Step.ready),
    Dive: ("dive", Step.dive),
    Hide: ("hide", Step.hide),
    Give: ("swap", Step.give),
    Take: ("swap", Step.answer),
    Refuse: ("swap", Step.answer),
    Drop: ("swap", Step.drop),
    Note: ("survey", Step.note),
}

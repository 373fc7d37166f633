"""What may be changed in a finished match of Succession, and what becomes of its state."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from msgspec.structs import replace

from reefkit.content import ContentError
from reefkit.games.succession.choices import RESTING
from reefkit.games.succession.content import Content, check
from reefkit.games.succession.state import HIDDEN, State
from reefkit.match.changes import CardRemoved, Change, Changes
from reefkit.match.game import Plain, Rules, Setup
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.succession.rules import SuccessionRules


class SuccessionChanges(Changes):
    """The two variations, and a kind of card: what is dealt, so only between two rounds."""

    options = ("disturbances", "invaders")

    def cards(self, setup: Setup) -> tuple[str, ...]:
        """List the kinds that are dealt, and that a game can be dealt without."""
        dealt = [
            name
            for name, card in setup.content["cards"].items()
            if card["copies"] and (not card.get("variation") or setup.options[card["variation"]])
        ]
        return tuple(name for name in dealt if _can_be_dealt(_without(setup.content, name)))

    def refuses(self, rules: Rules, state: State, change: Change) -> Message | None:
        """Refuse other cards while a round is played, and after the last."""
        del change
        if state.phase not in RESTING:
            return message("what-if-succession-dealing")
        ends = state.phase == "survey" and state.round == rules.setup.options["rounds"]
        return message("what-if-succession-last") if ends else None

    def setup(self, setup: Setup, change: Change, state: State) -> Setup:
        """Give the set-up with the change made: a removed kind has no copies."""
        if not isinstance(change, CardRemoved):
            return super().setup(setup, change, state)
        return replace(setup, content=_without(setup.content, change.card))

    def state(self, before: Rules, after: Rules, state: State, change: Change) -> State:
        """Give the state with all cards of the changed match on the deck, to be dealt."""
        del change
        rules = cast("SuccessionRules", after)
        if rules.deck == cast("SuccessionRules", before).deck:
            return state
        return replace(
            state,
            deck=list(rules.deck),
            hands=[[] for _ in state.hands],
            pile=[],
            gone=[],
            opening=HIDDEN,
            drawn=HIDDEN,
        )


def _without(content: Plain, kind: str) -> Plain:
    """Give content that deals no copy of a kind: what was laid of it before is still known."""
    cards = content["cards"]
    return {**content, "cards": {**cards, kind: {**cards[kind], "copies": 0}}}


def _can_be_dealt(content: Plain) -> bool:
    try:
        check(msgspec.convert(content, Content))
    except (ContentError, msgspec.ValidationError):
        return False
    return True

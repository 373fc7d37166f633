"""Succession as a `Game`, and the changes that *What if* offers in a finished match."""

from __future__ import annotations

from functools import partial
from typing import cast

import msgspec
from msgspec.structs import replace

from reefkit.content import ContentError
from reefkit.games.succession.actions import SuccessionAction
from reefkit.games.succession.bots import STYLES
from reefkit.games.succession.content import Content, check, default
from reefkit.games.succession.course import course, lived
from reefkit.games.succession.readings import READINGS
from reefkit.games.succession.rules import RULES_VERSION, SuccessionRules
from reefkit.games.succession.state import HIDDEN, State
from reefkit.games.succession.turn import RESTING
from reefkit.match import new_match as new_match_module
from reefkit.match.changes import CardRemoved, Change, Changes
from reefkit.match.game import Game, Plain, Rules, Setup
from reefkit.text import Message, message


class _SuccessionChanges(Changes):
    """Changes to the two variations, or removal of a kind of card, both between rounds only."""

    options = ("disturbances", "invaders")

    def cards(self, setup: Setup) -> tuple[str, ...]:
        dealt = [
            name
            for name, card in setup.content["cards"].items()
            if card["copies"] and (not card.get("variation") or setup.options[card["variation"]])
        ]
        return tuple(name for name in dealt if _can_be_dealt(_without(setup.content, name)))

    def refuses(self, rules: Rules, state: State, change: Change) -> Message | None:
        if state.phase not in RESTING:
            return message("what-if-succession-dealing")
        ends = state.phase == "survey" and state.round == rules.setup.options["rounds"]
        return message("what-if-succession-last") if ends else None

    def setup(self, setup: Setup, change: Change, state: State) -> Setup:
        if not isinstance(change, CardRemoved):
            return super().setup(setup, change, state)
        return replace(setup, content=_without(setup.content, change.card))

    def state(self, before: Rules, after: Rules, state: State, change: Change) -> State:
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
    cards = content["cards"]
    return {**content, "cards": {**cards, kind: {**cards[kind], "copies": 0}}}


def _can_be_dealt(content: Plain) -> bool:
    try:
        check(msgspec.convert(content, Content))
    except (ContentError, msgspec.ValidationError):
        return False
    return True


GAME = Game(
    id="succession",
    rules_version=RULES_VERSION,
    action=SuccessionAction,
    state=State,
    bots=tuple(STYLES),
    readings=READINGS,
    course=course,
    lived=lived,
    quick_bots=("newcomer", "hurrier", "keeper"),
    changes=_SuccessionChanges(),
    ruled_by=SuccessionRules,
    content=default,
    trials="reefkit.games.succession.trials:TRIALS",
)
new_match = partial(new_match_module.new_match, GAME)

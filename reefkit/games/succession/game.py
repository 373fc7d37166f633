"""The game as one object: how a match is set up, and what may be changed when it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from reefkit.content import ContentError
from reefkit.games.succession import content as stored
from reefkit.games.succession.actions import SuccessionAction
from reefkit.games.succession.bots import STYLES
from reefkit.games.succession.content import Content, check
from reefkit.games.succession.readings import READINGS
from reefkit.games.succession.rules import RULES_VERSION, SuccessionRules
from reefkit.games.succession.state import HIDDEN, State
from reefkit.games.succession.turn import RESTING
from reefkit.match import match
from reefkit.match.counterfactual import CardRemoved, Change, Changes
from reefkit.match.game import Plain, Reading, Rules, SeatInfo, Setup
from reefkit.match.match import Match
from reefkit.text import Message, message

# ---- What may be changed in a finished match of Succession, and what becomes of its state


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


# ---- The plain object of the game, and the way to set a match up


class SuccessionGame:
    """Succession as `reefkit.match.game.Game` wants it."""

    id = "succession"
    rules_version = RULES_VERSION
    action: Any = SuccessionAction
    state: type = State
    bots: Sequence[str] = tuple(STYLES)
    open_rolls = False
    readings: Mapping[str, Reading[Match]] = READINGS
    changes = SuccessionChanges()

    def rules(self, setup: Setup) -> SuccessionRules:
        """Make the rules of a match.

        Raises
        ------
        SetupError
            When content, options, seats or bots do not fit the game.
        """
        match.check_bots(self, setup)
        return SuccessionRules(setup)


GAME = SuccessionGame()


def new_match(
    seats: Sequence[SeatInfo],
    *,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    content: stored.Content | None = None,
) -> Match:
    """Set up a match.

    Parameters
    ----------
    seats
        Who plays.
    seed
        A number a person typed; none gives a random key.
    options
        Changes to the options of `data/succession/rules.toml`.
    content
        The content in force; none: that of `data/`.

    Raises
    ------
    SetupError
        When an option is unknown or out of range, a bot is unknown, or there are too many or too
        few seats.
    """
    return match.new_match(GAME, content or stored.default(), seats, seed=seed, options=options)

"""Reef Survivor as a `Game`, and the changes that *What if* offers in a finished match."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from reefkit.games.reef.actions import ReefAction
from reefkit.games.reef.bots import STYLES
from reefkit.games.reef.content import default
from reefkit.games.reef.course import course, lived
from reefkit.games.reef.readings import READINGS
from reefkit.games.reef.rules import RULES_VERSION, ReefRules
from reefkit.games.reef.state import State
from reefkit.match import new_match as new_match_module
from reefkit.match.changes import CardRemoved, Change, Changes, StateChanged
from reefkit.match.codec import copy_state
from reefkit.match.game import Game, Plain, Rules, Setup
from reefkit.text import Message, message

CLEARED, FEWER = "algae-cleared", "algae-fewer"
"""Ids of changes of state: all fleshy algae removed; half as many grow per round from here on."""


class _ReefChanges(Changes):
    """Changes to options of growth and scoring, to the disaster cards, and to fleshy algae."""

    options = (
        "free_stacking",
        "standing_stacks",
        "mutated_triangle",
        "mutate_on_collection",
        "rescue",
        "reshuffle_each_draw",
        "scoring",
    )

    def cards(self, setup: Setup) -> tuple[str, ...]:
        options = setup.options
        found = [
            name
            for name, card in setup.content["cards"].items()
            if (not options["cards"] or name in options["cards"])
            and (not options["topics"] or set(options["topics"]) & set(card.get("topics", ())))
        ]
        return tuple(found)

    def named(self, setup: Setup) -> tuple[str, ...]:
        grow = setup.content["rules"]["numbers"]["algae_each_round"]
        return (CLEARED, FEWER) if grow > 1 else (CLEARED,)

    def refuses(self, rules: Rules, state: State, change: Change) -> Message | None:
        """Refuse a change after a round's first choice: phases count their choices in advance.

        In set-up all changes are allowed but `CLEARED`, for there are no algae yet.
        """
        founding = state.round == 0 and change != StateChanged(CLEARED)
        opens = founding or (state.phase == "dwellers" and not _has_begun(state))
        return None if opens else message("what-if-reef-opening")

    def setup(self, setup: Setup, change: Change, state: State) -> Setup:
        if isinstance(change, CardRemoved):
            return replace(setup, content=_without_effects(setup.content, change.card))
        if change == StateChanged(FEWER):
            return replace(setup, content=_with_fewer_algae(setup.content))
        return super().setup(setup, change, state)

    def state(self, before: Rules, after: Rules, state: State, change: Change) -> State:
        if change == StateChanged(CLEARED):
            cleared = copy_state(state)
            cleared.reefs.alga[...] = False
            if cleared.turn is not None and state.phase == "dwellers":
                cleared.turn.due = [0] * len(cleared.turn.due)  # nothing is left to be grazed
            return cleared
        return state


def _has_begun(state: State) -> bool:
    turn = state.turn
    return turn is None or any(turn.done) or any(turn.ready)


def _without_effects(content: Plain, card: str) -> Plain:
    """Let a card do nothing: it is still drawn, so that no other card comes in its place."""
    cards = content["cards"]
    return {**content, "cards": {**cards, card: {**cards[card], "effects": []}}}


def _with_fewer_algae(content: Plain) -> Plain:
    rules = content["rules"]
    numbers = rules["numbers"]
    fewer = {**numbers, "algae_each_round": numbers["algae_each_round"] // 2}
    return {**content, "rules": {**rules, "numbers": fewer}}


GAME = Game(
    id="reef",
    rules_version=RULES_VERSION,
    action=ReefAction,
    state=State,
    bots=tuple(STYLES),
    readings=READINGS,
    course=course,
    lived=lived,
    quick_bots=("builder", "diversity-seeker", "specialist"),
    changes=_ReefChanges(),
    ruled_by=ReefRules,
    content=default,
    trials="reefkit.games.reef.trials:TRIALS",
    open_rolls=True,
)
new_match = partial(new_match_module.new_match, GAME)

"""Changes that *What if* can make to a finished match, and their effect on its set-up and state.

A change is plain data, so that a page, a test or a teacher's script can name it. A game that offers
more than its options has its own subclass of `Changes` as `Game.changes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct, structs

from reefkit.match.errors import reject
from reefkit.match.game import Action, Game, Name, Rules, Setup
from reefkit.match.match import Match
from reefkit.text import Message


class OptionChanged(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="option"
):
    """An option with another value."""

    name: str
    value: Any


class CardRemoved(Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="card"):
    """A kind of card that is no longer drawn."""

    card: str


class StateChanged(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="state"
):
    """A change of the state to which the game gives a name, such as research that is complete."""

    id: str


Change = OptionChanged | CardRemoved | StateChanged


class At(NamedTuple):
    """A state and its rules."""

    rules: Rules
    state: Any


class Changes:
    """Changes that a game offers for its matches: by default its options."""

    #: Options that may be changed: those with a visible effect on a course, whose change leaves a
    #: state that was begun with another value valid. None for all.
    options: Sequence[str] | None = None

    def cards(self, setup: Setup) -> tuple[str, ...]:
        return ()

    def named(self, setup: Setup) -> tuple[str, ...]:
        return ()

    def refuses(self, rules: Rules, state: Any, change: Change) -> Message | None:
        return None

    def opens(self, match: Match, change: Change) -> int | None:
        """Return the only position at which a change may be made, such as the start of a stage.

        None if any position will do, or if the match never reached it.
        """
        return None

    def setup(self, setup: Setup, change: Change, state: Any) -> Setup:
        """Return the set-up with the change made at a state; its key stays the same."""
        if isinstance(change, OptionChanged):
            return structs.replace(setup, options={**setup.options, change.name: change.value})
        return setup

    def state(self, before: Rules, after: Rules, state: Any, change: Change) -> Any:
        """Return a state with which the changed rules can go on; `state` is not modified."""
        return state

    def again(self, then: At, now: At, seat: int, action: Action) -> Action | None:
        """Return a recorded action for the new course, where cards may differ; None if impossible.

        Whether it is legal is left to the rules.
        """
        return action

    def turn(self, rules: Any, state: Any, seat: int) -> int | None:
        return None


_OPTIONS_ALONE = Changes()


def changes_of(game: Game) -> Changes:
    own = getattr(game, "changes", None)
    return own if isinstance(own, Changes) else _OPTIONS_ALONE


def may_turn(game: Game, setup: Setup) -> tuple[Name, ...]:
    wanted = changes_of(game).options
    return tuple(each for each in setup.options if wanted is None or each in wanted)


def check_offered(game: Game, setup: Setup, change: Change) -> None:
    known = changes_of(game)
    if isinstance(change, OptionChanged):
        offered = change.name in may_turn(game, setup)
    elif isinstance(change, CardRemoved):
        offered = change.card in known.cards(setup)
    else:
        offered = change.id in known.named(setup)
    if not offered:
        raise reject("what-if-no-such-change")

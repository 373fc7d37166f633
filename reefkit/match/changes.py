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
    """The change of an option to another value."""

    name: str
    value: Any


class CardRemoved(Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="card"):
    """The removal of a kind of card from its deck."""

    card: str


class StateChanged(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="state"
):
    """A change of the state that the game names, such as completed research."""

    id: str


Change = OptionChanged | CardRemoved | StateChanged


class At(NamedTuple):
    """A state and its rules."""

    rules: Rules
    state: Any


class Changes:
    """Changes that a game offers for its matches: by default its options."""

    #: Options that may be changed (None: all). They must affect the course, and a state reached
    #: with one value must be valid with the others.
    options: Sequence[str] | None = None

    def cards(self, setup: Setup) -> tuple[str, ...]:
        """List the kinds of cards that can be removed (`CardRemoved`)."""
        return ()

    def named(self, setup: Setup) -> tuple[str, ...]:
        """List the ids of the changes of state (`StateChanged`)."""
        return ()

    def refuses(self, rules: Rules, state: Any, change: Change) -> Message | None:
        """Return why the change cannot be made in a state; None if it can."""
        return None

    def opens(self, match: Match, change: Change) -> int | None:
        """Return the first position at which a change can be made, such as the start of a stage.

        None if there is no such condition, or if the match never fulfilled it.
        """
        return None

    def setup(self, setup: Setup, change: Change, state: Any) -> Setup:
        """Return the set-up with the change, which is made in the given state; the key is kept."""
        if isinstance(change, OptionChanged):
            return structs.replace(setup, options={**setup.options, change.name: change.value})
        return setup

    def state(self, before: Rules, after: Rules, state: Any, change: Change) -> Any:
        """Return the state adapted to the changed rules (`after`); `state` is not modified."""
        return state

    def again(self, then: At, now: At, seat: int, action: Action) -> Action | None:
        """Adapt a recorded action to the new course, where cards may be in other places.

        None if that is impossible. Whether the action is legal is left to the rules.
        """
        return action

    def turn(self, rules: Any, state: Any, seat: int) -> int | None:
        """Return the number of the turn that the seat is about to begin; None if it begins none."""
        return None


_OPTIONS_ALONE = Changes()


def changes_of(game: Game) -> Changes:
    own = getattr(game, "changes", None)
    return own if isinstance(own, Changes) else _OPTIONS_ALONE


def may_turn(game: Game, setup: Setup) -> tuple[Name, ...]:
    """List the options of a set-up that *What if* may change."""
    wanted = changes_of(game).options
    return tuple(each for each in setup.options if wanted is None or each in wanted)


def check_offered(game: Game, setup: Setup, change: Change) -> None:
    """Check that the game offers a change.

    Raises
    ------
    Rejection
        If it does not.
    """
    known = changes_of(game)
    if isinstance(change, OptionChanged):
        offered = change.name in may_turn(game, setup)
    elif isinstance(change, CardRemoved):
        offered = change.card in known.cards(setup)
    else:
        offered = change.id in known.named(setup)
    if not offered:
        raise reject("what-if-no-such-change")

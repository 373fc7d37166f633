"""What may be changed in a finished match, and what a change makes of its set-up and state.

A change is plain data, so that a page, a test or a teacher's script can name it. What it means
is the game's: a game that offers more than its options has a `Changes` of its own as its
attribute ``changes``; one that has none can have its options turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct, structs

from reefkit.match.errors import reject
from reefkit.match.game import Action, Game, Name, Rules, Setup
from reefkit.match.match import Match
from reefkit.text import Message


class OptionTurned(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="option"
):
    """One option has another value."""

    name: str
    value: Any


class CardRemoved(Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="card"):
    """One kind of card is no longer drawn."""

    card: str


class StateChanged(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="change", tag="state"
):
    """Something that the game has a name for is otherwise, such as research that is complete."""

    id: str


Change = OptionTurned | CardRemoved | StateChanged
"""One thing that is changed."""


class At(NamedTuple):
    """A state with the rules that it is of."""

    rules: Rules
    state: Any


class Changes:
    """What may be changed in a match: its options; a game's own adds cards and named changes."""

    #: Names of the options that may be turned: those that the course of a match can show, and whose
    #: turning leaves a state that was begun with another value whole. None: all.
    options: Sequence[str] | None = None

    def cards(self, setup: Setup) -> tuple[str, ...]:
        return ()

    def named(self, setup: Setup) -> tuple[str, ...]:
        return ()

    def refuses(self, rules: Rules, state: Any, change: Change) -> Message | None:
        return None

    def opens(self, match: Match, change: Change) -> int | None:
        """Return the one position that belongs to a change, such as where a stage begins.

        None where any position will do, or where the match never came there.
        """
        return None

    def setup(self, setup: Setup, change: Change, state: Any) -> Setup:
        """Return the set-up with the change made at a state; its key stays the same."""
        if isinstance(change, OptionTurned):
            return structs.replace(setup, options={**setup.options, change.name: change.value})
        return setup

    def state(self, before: Rules, after: Rules, state: Any, change: Change) -> Any:
        """Return a state that the changed rules can go on with; `state` is not modified."""
        return state

    def again(self, then: At, now: At, seat: int, action: Action) -> Action | None:
        """Say a recorded action in the new course, where cards may lie elsewhere; none: it cannot.

        The rules refuse what they do not allow.
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
    if isinstance(change, OptionTurned):
        offered = change.name in may_turn(game, setup)
    elif isinstance(change, CardRemoved):
        offered = change.card in known.cards(setup)
    else:
        offered = change.id in known.named(setup)
    if not offered:
        raise reject("what-if-no-such-change")

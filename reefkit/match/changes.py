"""What may be changed in a finished match, and what a change makes of its set-up and state.

A change is plain data, so that a page, a test or a teacher's script can name it. What it means is
the game's: a game that offers more than its options has a `Changes` of its own as its attribute
``changes``; one that has none can have its options turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from reefkit.match.errors import reject

if TYPE_CHECKING:
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
    """What may be changed in a match: its options; a game's own adds cards and named changes.

    Attributes
    ----------
    options
        Names of the options that may be turned: those that the course of a match can show, and
        whose turning leaves a state that was begun with another value whole. None: all.
    """

    options: Sequence[str] | None = None

    def cards(self, setup: Setup) -> tuple[str, ...]:
        """List the kinds of cards that may be removed."""
        del setup
        return ()

    def named(self, setup: Setup) -> tuple[str, ...]:
        """List the ids of what else may be changed."""
        del setup
        return ()

    def refuses(self, rules: Rules, state: Any, change: Change) -> Message | None:
        """Say why a change cannot be made in this state; none where it can.

        Parameters
        ----------
        rules
            Of the match as it was played.
        state
            As it was at the position of the change.
        change
            One that is offered.
        """
        del rules, state, change
        return None

    def opens(self, match: Match, change: Change) -> int | None:
        """Give the one position that belongs to a change, such as where a stage begins.

        None where any position will do, or where the match never came there.
        """
        del match, change
        return None

    def setup(self, setup: Setup, change: Change, state: Any) -> Setup:
        """Give the set-up with the change made; its key stays.

        Parameters
        ----------
        setup, change
            As the match was set up, and what is changed.
        state
            As it was at the position of the change.
        """
        del state
        if isinstance(change, OptionTurned):
            return replace(setup, options={**setup.options, change.name: change.value})
        return setup

    def state(self, before: Rules, after: Rules, state: Any, change: Change) -> Any:
        """Make of a state what the rules after the change can go on with.

        Parameters
        ----------
        before, after
            The rules of the match as it was set up, and with the change.
        state
            At the position of the change; it is never changed in place.
        change
            The change.
        """
        del before, after, change
        return state

    def again(self, then: At, now: At, seat: int, action: Action) -> Action | None:
        """Say a recorded action in the new course: the same decision, though cards lie elsewhere.

        Parameters
        ----------
        then
            The match as it was played, where the seat decided.
        now
            The new course.
        seat, action
            Who decided what.

        Returns
        -------
        Action or None
            None where the decision cannot be said there; the rules refuse what they do not allow.
        """
        del then, now, seat
        return action


_OPTIONS_ALONE = Changes()


def changes_of(game: Game) -> Changes:
    """Give what may be changed in the matches of a game."""
    own = getattr(game, "changes", None)
    return own if isinstance(own, Changes) else _OPTIONS_ALONE


def may_turn(game: Game, setup: Setup) -> tuple[Name, ...]:
    """List the options that may be turned in a match, in their own order."""
    wanted = changes_of(game).options
    return tuple(each for each in setup.options if wanted is None or each in wanted)


def check_offered(game: Game, setup: Setup, change: Change) -> None:
    """Check that a change is one that the match offers.

    Raises
    ------
    Rejection
        When there is no such option, card or named change.
    """
    known = changes_of(game)
    if isinstance(change, OptionTurned):
        offered = change.name in may_turn(game, setup)
    elif isinstance(change, CardRemoved):
        offered = change.card in known.cards(setup)
    else:
        offered = change.id in known.named(setup)
    if not offered:
        raise reject("what-if-no-such-change")

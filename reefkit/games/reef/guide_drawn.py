"""The cards that were drawn, and the table as it stood when each was."""

from __future__ import annotations

from msgspec import Struct

from reefkit.games.reef import flow
from reefkit.games.reef.guide_look import rules_of
from reefkit.games.reef.guide_told import id_in, told_at
from reefkit.games.reef.play import Play
from reefkit.games.reef.readings_told import Told
from reefkit.games.reef.state import Reefs, State
from reefkit.match.chance import RecordedChance
from reefkit.match.codec import copy_state
from reefkit.match.game import Event
from reefkit.match.table import Table

_WORKED_OUT = {"predict", "submit", "revealed", "effect"}
"""Steps of a card at which its outcome is not known to all."""


class Drawn(Struct, frozen=True):
    """One card that was drawn.

    Attributes
    ----------
    position
        The log's entry that drew it.
    index
        Which card of that entry it is, from 0: with bots alone one entry may draw several.
    round, order, of
        Which card of its round it was, from 1, and of how many that were drawn by then.
    """

    position: int
    index: int
    round: int
    order: int
    of: int
    card: str


class Struck(Struct):
    """A card that has done what it does.

    Attributes
    ----------
    before : Reefs (seats, 6, 5, 3)
        The reefs when it was drawn.
    told
        What was told of it.
    end
        The entry after the last that told of it.
    play
        The table when it was drawn, with this card in hand.
    """

    drawn: Drawn
    play: Play
    before: Reefs
    told: list[Told]
    end: int


class _Watch(list[Event]):
    """Listens to a step while it is made, and keeps the reefs whenever a card is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.play: Play | None = None
        self.moments: list[tuple[Reefs, int]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        if self.play is not None and event.what.id == "card-drawn":
            self.moments.append((self.play.state.reefs.copy(), self.play.turn.card))


def drawn(handle: Table, position: int | None = None) -> tuple[Drawn, ...]:
    """List the cards that were drawn, in order, those that other cards drew included.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    told = [one for one in told_at(handle, position) if one.event.what.id == "card-drawn"]
    found = []
    for number, one in enumerate(told):
        before = told[:number]
        order = sum(other.round == one.round for other in before) + 1
        found.append(
            Drawn(
                position=one.position,
                index=sum(other.position == one.position for other in before),
                round=one.round,
                order=order,
                of=sum(other.round == one.round for other in told),
                card=id_in(one.event.what, "card"),
            )
        )
    return tuple(found)


def struck_by(handle: Table, card: Drawn, end: int) -> Struck | None:
    """Give a card with what it did by a position; none while its outcome is not known to all."""
    told = _told_of(told_at(handle, end), card)
    if not told:
        return None
    last = drawn(handle, end)[-1]
    state: State = handle.moment(end, None).state
    latest = (card.position, card.index) == (last.position, last.index)
    step = state.turn.step if state.turn is not None else ""
    if latest and state.phase == "catastrophe" and step in _WORKED_OUT:
        return None
    play, before = _moment(handle, card)
    return Struck(card, play, before, told, told[-1].position + 1)


def reefs_before(handle: Table, card: Drawn) -> Reefs:
    """Give all reefs as they stood when a card was drawn: a page still shows who died."""
    return _moment(handle, card)[1]


def _told_of(told: tuple[Told, ...], card: Drawn) -> list[Told]:
    """List what was told from the drawing of a card to the next one, or the phase's end."""
    found: list[Told] = []
    index = -1
    for one in told:
        if one.position < card.position:
            continue
        id_ = one.event.what.id
        if id_ == "card-drawn" and one.position == card.position:
            index += 1
        if not found and index == card.index:
            found.append(one)
        elif found and (id_ in {"card-drawn", "card-none"} or one.phase != "catastrophe"):
            break
        elif found:
            found.append(one)
    return found


def _moment(handle: Table, card: Drawn) -> tuple[Play, Reefs]:
    """Make the entry that drew a card once more, to see the reefs as the card came."""
    rules, match = rules_of(handle), handle.match
    entry = match.entries[card.position]
    watch = _Watch()
    state = copy_state(match.state_at(card.position))
    play = rules.playing(state, RecordedChance(entry.draws), watch)
    watch.play = play
    action = match.action_at(card.position)
    if action is not None:
        flow.act(play, entry.seat or 0, action)
    flow.advance(play)
    before, number = watch.moments[card.index]
    shown = rules.playing(copy_state(match.state_at(card.position)))
    shown.turn.card = number
    return shown, before

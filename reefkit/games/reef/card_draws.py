"""The cards drawn in a match, and the table when each was drawn."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from msgspec import Struct

from reefkit.games.reef import flow
from reefkit.games.reef.match_events import EventRow, id_in
from reefkit.games.reef.sight import event_rows, rules_of
from reefkit.games.reef.state import Reefs, State, Step
from reefkit.match.codec import copy_state
from reefkit.match.game import Event
from reefkit.match.match import Match
from reefkit.match.random import RecordedChance
from reefkit.match.table import Table

_WORKED_OUT = {"predict", "submit", "revealed", "effect"}
"""Values of `PlayState.step` in which the outcome of the card in force is not public."""


class DrawnCard(Struct, frozen=True):
    """A disaster card that was drawn."""

    position: int  #: Position of the log entry that drew it.
    #: Number of the card in that entry, from 0: one entry may draw several if all seats are bots.
    index: int
    round: int  #: From 1.
    order: int  #: Number of the card in its round, from 1.
    of: int  #: Number of cards drawn in that round so far.
    card: str  #: Id of the card.


class StruckCard(Struct):
    """A card that has been carried out."""

    drawn: DrawnCard
    #: The table before the entry that drew the card, but with the card in force.
    play: Step
    before: Reefs  #: The reefs of all seats just before the card.
    told: list[EventRow]  #: Events of the card.
    end: int  #: Position after the last entry with events of the card.


class _Watch(list[Event]):
    """Records events, and the reefs whenever a card is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.play: Step | None = None
        self.moments: list[tuple[Reefs, int]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        if self.play is not None and event.what.id == "card-drawn":
            self.moments.append((self.play.state.reefs.copy(), self.play.turn.card))


def drawn(handle: Table, position: int | None = None) -> tuple[DrawnCard, ...]:
    """List the cards that were drawn, in order, including those that other cards drew.

    Raises
    ------
    Rejection
        If the log has no such position.
    """
    draws = [one for one in event_rows(handle, position) if one.event.what.id == "card-drawn"]
    found = []
    for number, one in enumerate(draws):
        before = draws[:number]
        order = sum(other.round == one.round for other in before) + 1
        found.append(
            DrawnCard(
                position=one.position,
                index=sum(other.position == one.position for other in before),
                round=one.round,
                order=order,
                of=sum(other.round == one.round for other in draws),
                card=id_in(one.event.what, "card"),
            )
        )
    return tuple(found)


def struck_by(handle: Table, card: DrawnCard, end: int) -> StruckCard | None:
    """Return a card with its events; None if its outcome is not public at position `end`."""
    rows = _rows_of(event_rows(handle, end), card)
    if not rows:
        return None
    last = drawn(handle, end)[-1]
    state: State = handle.moment(end, None).state
    latest = (card.position, card.index) == (last.position, last.index)
    step = state.turn.step if state.turn is not None else ""
    if latest and state.phase == "catastrophe" and step in _WORKED_OUT:
        return None
    if latest and state.turn is not None and flow.waits_to_strike(state.turn):
        return None
    play, before = _moment(handle, card)
    return StruckCard(card, play, before, rows, rows[-1].position + 1)


def reefs_before(handle: Table, card: DrawnCard) -> Reefs:
    return _moment(handle, card)[1]


def reefs_seen(handle: Table) -> Reefs:
    """Return all reefs as they may be shown to everybody now.

    While a card is carried out, a reef is shown as it was when the card was drawn, until its seat
    has looked at the outcome and said *Ready*.
    """
    state: State = handle.view(None).state
    turn = state.turn
    if state.phase != "catastrophe" or turn is None or turn.card < 0:
        return state.reefs
    if turn.step not in {"effect", "aftermath"}:
        return state.reefs
    seen = [turn.step == "aftermath" and ready for ready in turn.ready]
    reefs = reefs_before(handle, drawn(handle)[-1]).copy()
    known = [seat for seat, is_seen in enumerate(seen) if is_seen]
    reefs.put(known, state.reefs[known])
    return reefs


def _rows_of(rows: tuple[EventRow, ...], card: DrawnCard) -> list[EventRow]:
    found: list[EventRow] = []
    index = -1
    for one in rows:
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


_known: WeakKeyDictionary[Match, dict[tuple[int, int], tuple[Step, Reefs]]] = WeakKeyDictionary()


def _moment(handle: Table, card: DrawnCard) -> tuple[Step, Reefs]:
    """Return the table and the reefs just before a card; a log only grows, so they stay."""
    cache, at = _known.setdefault(handle.match, {}), (card.position, card.index)
    if at not in cache:
        cache[at] = _replayed(handle, card)
    return cache[at]


def _replayed(handle: Table, card: DrawnCard) -> tuple[Step, Reefs]:
    rules, match = rules_of(handle), handle.match
    entry = match.entries[card.position]
    watch = _Watch()
    state = copy_state(match.state_at(card.position))
    play = rules.stepping(state, RecordedChance(entry.draws), watch)
    watch.play = play
    action = match.action_at(card.position)
    if action is not None:
        flow.act(play, entry.seat or 0, action)
    flow.advance(play)
    before, number = watch.moments[card.index]
    shown = rules.stepping(copy_state(match.state_at(card.position)))
    shown.turn.card = number
    return shown, before

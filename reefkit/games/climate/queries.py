"""Read-only queries about a match of Climate Change, for pages.

`look` returns a seat's view as a `Step`, and the other functions take it, so no page needs the
rules. Answers are named tuples; every text in them is a message of the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from reefkit.games.climate import adapting
from reefkit.games.climate.actions import MoveSpecies
from reefkit.games.climate.lookups import DELETERIOUS, GENE_STEPS
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.step import Step, habitat_name
from reefkit.games.climate.turn import check_adapting
from reefkit.match import seat_view
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Ready
from reefkit.match.table import Table
from reefkit.text import Message, message

rules_of = partial(seat_view.rules_of, kind=ClimateRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> Step:
    return rules_of(handle).stepping(seat_view.view_at(handle, seat, position).state)


class HandCard(NamedTuple):
    """A card of a hand."""

    card: int  #: Its number; −1 if hidden from the reader.
    kind: str  #: Such as ``fur-up``; empty if hidden.
    name: Message | None  #: Its name; None if hidden.
    gene: int  #: Gene that it changes, from 0; −1 for none.
    by: int  #: Change of the gene: 1, −1, or 0 for none.
    drawn: bool  #: Whether it was drawn in this turn.


def hand(play: Step, seat: int) -> tuple[HandCard, ...]:
    """Describe a hand, in its order."""
    return tuple(_hand_card(play, seat, card) for card in play.state.hands[seat])


def _hand_card(play: Step, seat: int, card: int) -> HandCard:
    step = play.cards.steps[card] if card >= 0 else DELETERIOUS
    gene, down = divmod(step, 2) if step < GENE_STEPS else (-1, 0)
    return HandCard(
        card=card,
        kind=play.cards.kind(card),
        name=play.card(card) if card >= 0 else None,
        gene=gene,
        by=0 if gene < 0 else -1 if down else 1,
        drawn=card >= 0 and play.state.seat == seat and play.state.drawn == card,
    )


class Prospect(NamedTuple):
    """A cell where a species may end its turn."""

    cell: int
    habitat: int  #: From 0.
    steps: int  #: Distance from where it is: 0, 1 or 2.
    fate: str  #: ``adapted`` (it lives there as it is), ``adapt`` (by one of `ways`), or ``dies``.
    ways: tuple[
        tuple[int, ...], ...
    ]  #: Sets of cards that adapt it, the smallest first (C9); one empty set if it is adapted.
    token: bool  #: Whether it would get a token there, once adapted.
    said: Message  #: The prospect as a sentence.


class AdaptationPreview(NamedTuple):
    """The effect of the marked cards in a cell."""

    #: ``adapted`` (as it is), ``adapt`` (with just these cards), or ``dies`` (not with these
    #: cards).
    fate: str
    wrong: Message | None  #: Reason why the cards would be refused; None if they are legal.
    said: Message  #: The effect as a sentence.


def starts(play: Step, seat: int) -> tuple[int, ...]:
    """List the cells where a seat may place its species now; empty if it may not."""
    state = play.state
    if state.seat != seat or state.step not in {"place", "restart"}:
        return ()
    return tuple(play.free_savannah())


def prospects(play: Step, seat: int) -> tuple[Prospect, ...]:
    """List the cells where a species may end its turn: its own (if it may stay), then others.

    Empty if it is not the seat's turn, or its card and die are still to come.
    """
    state = play.state
    if state.seat != seat or state.step != "act" or not state.cells[seat]:
        return ()
    here = state.cells[seat]
    found = [] if state.must and not state.moved else [_prospect(play, seat, here, 0)]
    near = set(play.world.near[here])
    found += [_prospect(play, seat, cell, 1 if cell in near else 2) for cell in play.reach(seat)]
    return tuple(found)


def _prospect(play: Step, seat: int, cell: int, steps: int) -> Prospect:
    habitat = play.habitat(cell)
    values, cards = play.genes(seat), play.state.hands[seat]
    found = adapting.ways_to_adapt(values, habitat, play.have(seat))
    fate = "adapted" if adapting.is_adapted(values, habitat) else "adapt" if found else "dies"
    ways = tuple(play.cards.pick(cards, way) for way in found)
    token = not play.state.tokens[seat][habitat]
    text = message(
        f"climate-prospect-{fate}",
        cell=cell,
        habitat=habitat_name(habitat),
        steps=steps,
        cards=len(ways[0]) if ways else 0,
        token=token,
    )
    return Prospect(cell, habitat, steps, fate, ways, token, text)


def verdict(play: Step, seat: int, cell: int, cards: Sequence[int]) -> AdaptationPreview:
    """Return what marked cards, which may be none, would do for a species in a cell."""
    habitat = play.habitat(cell)
    name = habitat_name(habitat)
    values = play.genes(seat)
    if not cards:
        fate = "adapted" if adapting.is_adapted(values, habitat) else "dies"
        return AdaptationPreview(
            fate, None, message(f"climate-verdict-{fate}", habitat=name, cell=cell)
        )
    try:
        change = check_adapting(play, seat, habitat, cards)
    except Rejection as rejection:
        fate = "adapted" if adapting.is_adapted(values, habitat) else "dies"
        return AdaptationPreview(fate, rejection.message, rejection.message)
    after = adapting.changed_genes(values, change)
    text = message(
        "climate-verdict-adapt",
        habitat=name,
        cell=cell,
        value=habitat + 1,
        genes=adapting.fitting(after, habitat),
        cards=len(cards),
    )
    return AdaptationPreview("adapt", None, text)


def asks_again(play: Step, seat: int, action: Action) -> Message | None:
    """Return the question to ask before a choice that kills the species; None for other choices.

    Such a choice is a move to a cell where no card of the hand saves it, or the end of the turn
    while it is not adapted.
    """
    state = play.state
    if state.seat != seat or state.step != "act":
        return None
    if isinstance(action, MoveSpecies) and action.cell in play.reach(seat):
        habitat = play.habitat(action.cell)
        if adapting.ways_to_adapt(play.genes(seat), habitat, play.have(seat)):
            return None
        lives = any(each.fate != "dies" for each in prospects(play, seat))
        return message("climate-asks-move", habitat=habitat_name(habitat), lives=lives)
    if isinstance(action, Ready) and not play.is_adapted(seat):
        habitat = play.habitat(state.cells[seat])
        lives = any(each.fate != "dies" for each in prospects(play, seat))
        return message("climate-asks-end", habitat=habitat_name(habitat), lives=lives)
    return None


def turn_steps(play: Step) -> dict[str, str]:
    """Return the state of each step of the turn: ``done``, ``now``, ``to-come`` or ``none``.

    ``none``: the step was left out. Empty outside turns.
    """
    state = play.state
    if state.phase != "turn" or state.step not in {"draw", "act", "restart"}:
        return {}
    if state.step == "draw":
        now, done = "draw", 0
    elif state.step == "restart":
        now, done = "end", 4
    elif state.must and not state.moved:
        now, done = "move", 2
    elif not play.is_adapted(state.seat):
        now, done = "adapt", 3
    else:
        now, done = "end", 4
    found = {}
    for number, name in enumerate(("draw", "roll", "move", "adapt", "end")):
        standing = "done" if number < done else "to-come"
        idle = (name == "move" and done > 2 and not state.moved) or (
            name == "adapt" and done > 3 and not state.settled
        )
        if name == now:
            standing = "now"
        elif idle:
            standing = "none"
        found[name] = standing
    return found

"""Where a species could end its turn, and what would become of it there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reefkit.games.climate import adapting
from reefkit.games.climate.actions import Move
from reefkit.games.climate.adapting import Genes
from reefkit.games.climate.play import Play, habitat_name
from reefkit.games.climate.turning import check_adapting
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Ready
from reefkit.text import Message, message


class Way(NamedTuple):
    """One way to adapt: the cards that it plays, how the genes change, and their values then."""

    cards: tuple[int, ...]
    change: Genes
    values: Genes


class Prospect(NamedTuple):
    """A cell where a species may end its turn.

    Attributes
    ----------
    cell, habitat
        Where; habitat from 0.
    steps
        How far it is: 0 where it stands, 1, or 2.
    fate
        ``adapted`` (it lives there as it is), ``adapt`` (by one of `ways`), or ``dies``.
    ways
        The fewest cards first; no superfluous card is in any (C9).
    token
        Whether it would get a token there, once adapted.
    said
        All that in a sentence.
    """

    cell: int
    habitat: int
    steps: int
    fate: str
    ways: tuple[Way, ...]
    token: bool
    said: Message


class Asked(NamedTuple):
    """What the cards that are marked would do in a cell.

    Attributes
    ----------
    fate
        ``adapted``, ``adapt`` (with just these cards), or ``dies`` (with these cards it does not
        live there).
    wrong
        Why the choice would be refused, as it is marked; none where it would be taken.
    said
        What would come of it, in a sentence.
    """

    fate: str
    wrong: Message | None
    said: Message


def starts(play: Play, seat: int) -> tuple[int, ...]:
    """List the savannah cells where a seat may put its species now; empty when it may not."""
    state = play.state
    if state.seat != seat or state.step not in {"place", "restart"}:
        return ()
    return tuple(play.free_savannah())


def prospects(play: Play, seat: int) -> tuple[Prospect, ...]:
    """List the cells where a species may end its turn: where it stands (if it may), then others.

    Empty when it is not the seat's turn, or its card and die are still to come.
    """
    state = play.state
    if state.seat != seat or state.step != "act" or not state.cells[seat]:
        return ()
    here = state.cells[seat]
    found = [] if state.must and not state.moved else [_prospect(play, seat, here, 0)]
    near = set(play.world.near[here])
    found += [_prospect(play, seat, cell, 1 if cell in near else 2) for cell in play.reach(seat)]
    return tuple(found)


def _prospect(play: Play, seat: int, cell: int, steps: int) -> Prospect:
    habitat = play.habitat(cell)
    values, cards = play.genes(seat), play.state.hands[seat]
    found = adapting.ways(values, habitat, play.have(seat))
    fate = "adapted" if adapting.is_adapted(values, habitat) else "adapt" if found else "dies"
    ways = tuple(
        Way(play.cards.pick(cards, way), way, adapting.changed(values, way)) for way in found
    )
    token = not play.state.tokens[seat][habitat]
    said = message(
        f"climate-prospect-{fate}",
        cell=cell,
        habitat=habitat_name(habitat),
        steps=steps,
        cards=len(ways[0].cards) if ways else 0,
        token=token,
    )
    return Prospect(cell, habitat, steps, fate, ways, token, said)


def verdict(play: Play, seat: int, cell: int, cards: Sequence[int]) -> Asked:
    """Tell what would come of ending the turn in a cell with these cards played."""
    habitat = play.habitat(cell)
    name = habitat_name(habitat)
    values = play.genes(seat)
    if not cards:
        fate = "adapted" if adapting.is_adapted(values, habitat) else "dies"
        return Asked(fate, None, message(f"climate-verdict-{fate}", habitat=name, cell=cell))
    try:
        change = check_adapting(play, seat, habitat, cards)
    except Rejection as rejection:
        fate = "adapted" if adapting.is_adapted(values, habitat) else "dies"
        return Asked(fate, rejection.message, rejection.message)
    after = adapting.changed(values, change)
    said = message(
        "climate-verdict-adapt",
        habitat=name,
        cell=cell,
        value=habitat + 1,
        genes=adapting.fitting(after, habitat),
        cards=len(cards),
    )
    return Asked("adapt", None, said)


def asks_again(play: Play, seat: int, action: Action) -> Message | None:
    """Give the sentence to be said before a choice that kills; none where it does not.

    A move to a cell where no card of the hand saves the species, or the end of the turn where it is
    not adapted.
    """
    state = play.state
    if state.seat != seat or state.step != "act":
        return None
    if isinstance(action, Move) and action.cell in play.reach(seat):
        habitat = play.habitat(action.cell)
        if adapting.ways(play.genes(seat), habitat, play.have(seat)):
            return None
        lives = any(each.fate != "dies" for each in prospects(play, seat))
        return message("climate-asks-move", habitat=habitat_name(habitat), lives=lives)
    if isinstance(action, Ready) and not play.is_adapted(seat):
        habitat = play.habitat(state.cells[seat])
        lives = any(each.fate != "dies" for each in prospects(play, seat))
        return message("climate-asks-end", habitat=habitat_name(habitat), lives=lives)
    return None

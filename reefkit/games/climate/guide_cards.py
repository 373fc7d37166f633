"""What a seat's genes and cards are, and what its cards would make of its species."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reefkit.games.climate import adapting
from reefkit.games.climate.adapting import Genes
from reefkit.games.climate.content import GENES, HABITATS
from reefkit.games.climate.play import Play
from reefkit.games.climate.turning import change_by
from reefkit.games.climate.world import DELETERIOUS, STEPS
from reefkit.match.errors import Rejection
from reefkit.text import Message


class Genome(NamedTuple):
    """The genes of a species where it stands.

    Attributes
    ----------
    values
        Shape, fur, metabolism, each 1 to 4.
    cell, habitat
        Where it stands; habitat from 0, −1 for none.
    fits
        Which genes have the habitat's value.
    adapted
        Whether two or more do.
    """

    values: Genes
    cell: int
    habitat: int
    fits: tuple[bool, ...]
    adapted: bool


class Held(NamedTuple):
    """A card of a hand.

    Attributes
    ----------
    card
        Its number; −1 where the reader may not see it.
    kind
        Such as ``fur-up``; empty where it is hidden.
    name
        What it is called; none where it is hidden.
    gene, by
        What it changes, genes from 0; −1 and 0 where it changes nothing.
    drawn
        Whether it was drawn in this turn.
    """

    card: int
    kind: str
    name: Message | None
    gene: int
    by: int
    drawn: bool


class Marked(NamedTuple):
    """What some marked cards would make of a species, wherever it stood.

    Attributes
    ----------
    change, values
        How much each gene changes, and the values that come of it.
    habitats
        The habitats it would be adapted to then, from 0.
    wrong
        Why the cards cannot be played together; none where they can.
    """

    change: Genes
    values: Genes
    habitats: tuple[int, ...]
    wrong: Message | None


class Fit(NamedTuple):
    """How far a species is from a habitat, wherever it stands.

    Attributes
    ----------
    habitat
        From 0.
    genes
        How many genes fit now.
    adapted
        Whether two or more do.
    ways
        The cards that would adapt it, the fewest first; one way with no card where it is adapted,
        no way where the hand does not do.
    token
        Whether the seat has the habitat's token.
    """

    habitat: int
    genes: int
    adapted: bool
    ways: tuple[tuple[int, ...], ...]
    token: bool


class Preadaptation(NamedTuple):
    """A change of one gene that two fitting genes allow now: gene from 0, its value, the cards."""

    gene: int
    value: int
    cards: tuple[int, ...]


def genome(play: Play, seat: int) -> Genome:
    """Give a seat's genes, and which of them fit where it stands."""
    values, cell = play.genes(seat), play.state.cells[seat]
    habitat = play.habitat(cell)
    fitting = tuple(habitat >= 0 and value == habitat + 1 for value in values)
    return Genome(values, cell, habitat, fitting, play.is_adapted(seat))


def hand(play: Play, seat: int) -> tuple[Held, ...]:
    """List the cards of a seat, in the order in which they were drawn."""
    return tuple(_held(play, seat, card) for card in play.state.hands[seat])


def _held(play: Play, seat: int, card: int) -> Held:
    step = play.cards.steps[card] if card >= 0 else DELETERIOUS
    gene, down = divmod(step, 2) if step < STEPS else (-1, 0)
    return Held(
        card=card,
        kind=play.cards.kind(card),
        name=play.card(card) if card >= 0 else None,
        gene=gene,
        by=0 if gene < 0 else -1 if down else 1,
        drawn=card >= 0 and play.state.seat == seat and play.state.drawn == card,
    )


def marked(play: Play, seat: int, cards: Sequence[int]) -> Marked:
    """Tell what some cards of the hand would make of a species."""
    values = play.genes(seat)
    try:
        change = change_by(play, seat, cards)
    except Rejection as rejection:
        return Marked(adapting.NOTHING, values, _habitats(values), rejection.message)
    after = adapting.changed(values, change)
    return Marked(change, after, _habitats(after), None)


def _habitats(values: Genes) -> tuple[int, ...]:
    return tuple(n for n in range(len(HABITATS)) if adapting.is_adapted(values, n))


def fits(play: Play, seat: int) -> tuple[Fit, ...]:
    """Tell for every habitat how far a species is from it, and which cards would adapt it."""
    values, cards = play.genes(seat), play.state.hands[seat]
    have = play.have(seat)
    return tuple(
        Fit(
            habitat=habitat,
            genes=adapting.fitting(values, habitat),
            adapted=adapting.is_adapted(values, habitat),
            ways=tuple(play.cards.pick(cards, way) for way in adapting.ways(values, habitat, have)),
            token=play.state.tokens[seat][habitat],
        )
        for habitat in range(len(HABITATS))
    )


def preadaptations(play: Play, seat: int) -> tuple[Preadaptation, ...]:
    """List how a seat may preadapt now; empty when it may not, or has before in this turn."""
    state = play.state
    habitat = play.habitat(state.cells[seat])
    if state.seat != seat or state.step not in {"draw", "act"} or state.preadapted or habitat < 0:
        return ()
    values = play.genes(seat)
    found = []
    for change in adapting.preadaptations(values, habitat, play.have(seat)):
        gene = next(n for n in range(len(GENES)) if change[n])
        cards = play.cards.pick(state.hands[seat], change)
        found.append(Preadaptation(gene, values[gene] + change[gene], cards))
    return tuple(found)

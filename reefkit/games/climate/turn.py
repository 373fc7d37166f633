"""A seat's actions: placing its species, drawing, moving, adapting and preadapting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from reefkit.games.climate import actions as do
from reefkit.games.climate.adapting import (
    Genes,
    can_change,
    changed_genes,
    cost_of_change,
    fitting,
    is_adapted,
    ways_to_adapt,
)
from reefkit.games.climate.content import (
    FITTING,
    HABITATS,
    HIGHEST,
    LOWEST,
)
from reefkit.games.climate.deck import draw_again, draw_card
from reefkit.games.climate.lookups import GENE_STEPS
from reefkit.games.climate.step import Step, gene_name, habitat_name
from reefkit.match.errors import reject
from reefkit.match.game import Action, Ready

if TYPE_CHECKING:
    from reefkit.games.climate.state import State

MOVES_FROM = 4
"""Least roll of the die with which a species may move."""


def place(play: Step, seat: int, action: do.PlaceSpecies) -> None:
    """Put a species on a free savannah cell.

    Raises
    ------
    Rejection
        If there is no such cell, it is not savannah, it is taken, or a species on the map has the
        animal.
    """
    state = play.state
    _check_cell(play, action.cell)
    if play.habitat(action.cell) != 0:
        raise reject("climate-no-savannah", cell=action.cell)
    if action.cell in state.cells:
        raise reject("climate-cell-taken", cell=action.cell)
    if action.animal is not None:
        _choose_animal(state, seat, action.animal)
    state.cells[seat] = action.cell
    play.say_of("climate-placed", seat, cell=action.cell)


def _choose_animal(state: State, seat: int, animal: int) -> None:
    animals = list(range(len(state.cells))) if state.animals is UNSET else state.animals
    if animal in animals:
        other = animals.index(animal)
        if other != seat and state.cells[other]:
            raise reject("climate-animal-taken")
        animals[other] = animals[seat]
    animals[seat] = animal
    state.animals = animals


def _check_cell(play: Step, cell: int) -> None:
    if cell > play.world.count:
        raise reject("climate-no-such-cell", cell=cell, most=play.world.count)


def draw_and_roll(play: Step, seat: int) -> None:
    """Draw a card, roll the die, and set how far the species may and whether it must move.

    After a change of climate a move is a choice; otherwise a roll of `MOVES_FROM` or more demands
    one, unless no cell is free (C5).
    """
    state = play.state
    draw_card(play, seat)
    roll = play.chance.roll(6, owner=seat, round=state.round, phase="turn", purpose="move")
    state.roll = int(roll)
    state.step = "act"
    moves = state.roll >= MOVES_FROM
    state.steps = 0
    if not moves and play.options.free_step and play.is_adapted(seat):  # C23
        state.steps = play.numbers.steps
        if play.reach(seat):
            play.say_of("climate-roll-free", seat, roll=state.roll)
            return
        state.steps = 0
    if moves:
        state.steps = play.numbers.steps_after_change if state.changed else play.numbers.steps
    if moves and not play.reach(seat):  # C5
        state.steps = 0
        play.say_of("climate-roll-blocked", seat, roll=state.roll)
        return
    state.must = moves and not state.changed
    what = "must" if state.must else "may" if moves else "stays"
    play.say_of(f"climate-roll-{what}", seat, roll=state.roll)


def move(play: Step, seat: int, action: do.MoveSpecies) -> None:
    """Move to a cell, and adapt there if cards are given; neither happens if either is illegal.

    Raises
    ------
    Rejection
        If the species may not move, or not to that cell, or the cards do not adapt it.
    """
    state = play.state
    _check_cell(play, action.cell)
    _check_may_move(play, seat)
    reach = play.reach(seat)
    if action.cell not in reach:
        taken = action.cell in state.cells
        raise reject("climate-cell-taken" if taken else "climate-too-far", cell=action.cell)
    habitat = play.habitat(action.cell)
    change = check_adapting(play, seat, habitat, action.cards) if action.cards else None
    state.hope = _could_live(play, seat, [action.cell, *reach])
    state.cells[seat] = action.cell
    state.moved = True
    state.must = False
    play.say_of("climate-moved", seat, cell=action.cell, habitat=habitat_name(habitat))
    if change is not None:
        _adapt(play, seat, habitat, action.cards, change)
    _take_token(play, seat)


def _check_may_move(play: Step, seat: int) -> None:
    state = play.state
    if state.moved:
        raise reject("climate-moved-already")
    if state.settled:
        raise reject("climate-settled")
    if not state.steps:
        blocked = state.roll >= MOVES_FROM and bool(state.cells[seat])
        raise reject("climate-no-way" if blocked else "climate-stays", roll=state.roll)


def _could_live(play: Step, seat: int, cells: Sequence[int]) -> bool:
    genes, have = play.genes(seat), play.have(seat)
    stay = [] if play.state.must else [play.state.cells[seat]]
    return any(ways_to_adapt(genes, play.habitat(cell), have) for cell in [*cells, *stay])


def adapt(play: Step, seat: int, action: do.Adapt) -> None:
    """Adapt to the habitat of the current cell.

    Raises
    ------
    Rejection
        If the species has to move first, is already adapted, or the cards do not adapt it.
    """
    state = play.state
    if state.must:
        raise reject("climate-move-first", roll=state.roll)
    habitat = play.habitat(state.cells[seat])
    change = check_adapting(play, seat, habitat, action.cards)
    _adapt(play, seat, habitat, action.cards, change)
    _take_token(play, seat)


def _adapt(play: Step, seat: int, habitat: int, cards: Sequence[int], change: Genes) -> None:
    _play_cards(play, seat, cards, change)
    play.state.settled = True
    play.say_of(
        "climate-adapted",
        seat,
        habitat=habitat_name(habitat),
        cards=[play.card(card) for card in cards],
        count=len(cards),
    )


def _play_cards(play: Step, seat: int, cards: Sequence[int], change: Genes) -> None:
    state = play.state
    for card in cards:
        state.hands[seat].remove(card)
    state.discards += cards
    state.genes[seat] = list(changed_genes(play.genes(seat), change))


def check_adapting(play: Step, seat: int, habitat: int, cards: Sequence[int]) -> Genes:
    """Return the change of genes by which cards adapt a species to a habitat (C9).

    Raises
    ------
    Rejection
        If the species is adapted already, the cards do not adapt it or are not of its hand, or one
        of them is superfluous.
    """
    genes = play.genes(seat)
    name = habitat_name(habitat)
    if is_adapted(genes, habitat):
        raise reject("climate-adapted-already", habitat=name)
    change = change_by(play, seat, cards)
    after = changed_genes(genes, change)
    if not is_adapted(after, habitat):
        fits = fitting(after, habitat)
        raise reject("climate-not-enough", habitat=name, value=habitat + 1, fits=fits)
    if change not in ways_to_adapt(genes, habitat, play.have(seat)):
        raise reject("climate-superfluous", habitat=name, genes=FITTING)
    return change


def change_by(play: Step, seat: int, cards: Sequence[int]) -> Genes:
    """Return the change of each gene by cards of a hand.

    Raises
    ------
    Rejection
        If a card is not in the hand or given twice, changes nothing, or reverses another one, or if
        a gene would leave its range.
    """
    hand = play.state.hands[seat]
    found = [0, 0, 0]
    for number, card in enumerate(cards):
        if card < 0 or card not in hand or card in cards[:number]:
            raise reject("climate-not-your-card")
        step = play.cards.steps[card]
        if step >= GENE_STEPS:
            raise reject("climate-neutral")
        gene, down = divmod(step, 2)
        by = -1 if down else 1
        if found[gene] * by < 0:
            raise reject("climate-both-ways", gene=gene_name(gene))
        found[gene] += by
    change = (found[0], found[1], found[2])
    for gene, value in enumerate(changed_genes(play.genes(seat), change)):
        if not LOWEST <= value <= HIGHEST:
            raise reject("climate-out-of-range", gene=gene_name(gene))
    return change


def preadapt(play: Step, seat: int, action: do.Preadapt) -> None:
    """Change one gene of a species that stays adapted to its habitat (rules, 4).

    Raises
    ------
    Rejection
        If the species has preadapted in this turn, is not adapted or would no longer be, or the
        cards are not of its hand or change several genes.
    """
    state = play.state
    if state.preadapted:
        raise reject("climate-preadapted-already")
    habitat = play.habitat(state.cells[seat])
    if not play.is_adapted(seat):
        raise reject("climate-preadapt-unadapted", habitat=habitat_name(habitat))
    change = change_by(play, seat, action.cards)
    genes = [gene for gene, by in enumerate(change) if by]
    if len(genes) != 1:
        raise reject("climate-preadapt-one")
    after = changed_genes(play.genes(seat), change)
    if not is_adapted(after, habitat):
        raise reject("climate-preadapt-two", habitat=habitat_name(habitat))
    _play_cards(play, seat, action.cards, change)
    state.preadapted = True
    play.say_of(
        "climate-preadapted",
        seat,
        gene=gene_name(genes[0]),
        value=after[genes[0]],
        cards=[play.card(card) for card in action.cards],
        count=len(action.cards),
    )


def exchange(play: Step, seat: int, action: do.Exchange) -> None:
    """Lay cards of a hand aside and draw as many (C24).

    Raises
    ------
    Rejection
        If the seat may not exchange now, or a card is not of its hand.
    """
    state = play.state
    why = no_exchange(play, seat)
    if why:
        raise reject("climate-no-exchange", why=why)
    left = [card for card in state.hands[seat] if card not in action.cards]
    if len(left) + len(action.cards) != len(state.hands[seat]):
        raise reject("climate-not-your-card")
    state.hands[seat] = left
    cards = [play.card(card) for card in action.cards]
    play.say_of("climate-exchanged", seat, cards=cards, count=len(cards))
    draw_again(play, seat, len(cards))
    state.discards += action.cards
    state.exchanged = True


def no_exchange(play: Step, seat: int) -> str:
    """Return why a seat may not exchange cards in its turn; empty if it may."""
    state = play.state
    if not play.options.exchange:
        return "off"
    if state.exchanged:
        return "again"
    return "" if play.is_adapted(seat) and not state.must else "need"


def _take_token(play: Step, seat: int) -> None:
    """Take the habitat's token when the species is first adapted there (C11)."""
    state = play.state
    habitat = play.habitat(state.cells[seat])
    if state.tokens[seat][habitat] or not play.is_adapted(seat):
        return
    state.tokens[seat][habitat] = True
    play.say_of(
        "climate-token",
        seat,
        habitat=habitat_name(habitat),
        count=sum(state.tokens[seat]),
        all=len(HABITATS),
    )


def legal(play: Step, seat: int) -> list[Action]:
    """List the actions of the seat whose turn it is.

    Each way to adapt is listed with one choice of cards, preadapting with one card only, and
    exchanging with the whole hand, though `preadapt` and `exchange` accept others.
    """
    state = play.state
    if state.step in {"place", "restart"}:
        return [do.PlaceSpecies(cell) for cell in play.free_savannah()]
    choices: list[Action] = []
    if not state.preadapted and play.is_adapted(seat):
        choices += _single_preadaptations(play, seat)
    if state.step == "draw":
        return [do.Draw(), *choices]
    hand = state.hands[seat]
    genes, have = play.genes(seat), play.have(seat)
    for cell in play.reach(seat):
        choices.append(do.MoveSpecies(cell))
        found = ways_to_adapt(genes, play.habitat(cell), have)
        choices += [
            do.MoveSpecies(cell, play.cards.pick(hand, way)) for way in found if cost_of_change(way)
        ]
    if not state.must:
        here = play.habitat(state.cells[seat])
        found = ways_to_adapt(genes, here, have)
        choices += [do.Adapt(play.cards.pick(hand, way)) for way in found if cost_of_change(way)]
        known = tuple(card for card in sorted(hand) if card >= 0)
        if known and not no_exchange(play, seat):
            choices.append(do.Exchange(known))
        choices.append(Ready())
    return choices


def _single_preadaptations(play: Step, seat: int) -> list[Action]:
    habitat = play.habitat(play.state.cells[seat])
    genes = play.genes(seat)
    found: list[Action] = []
    for card in play.state.hands[seat]:
        step = play.cards.steps[card] if card >= 0 else GENE_STEPS
        if not can_change(genes, step):
            continue
        gene, down = divmod(step, 2)
        after = list(genes)
        after[gene] += -1 if down else 1
        if is_adapted(after, habitat):
            found.append(do.Preadapt((card,)))
    return found

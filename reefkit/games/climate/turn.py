"""A seat's turn: it draws, moves, adapts and preadapts.

A `Step` is a step of a match while it is being made: the new state, its chance, and who listens.
What cards make of a species' genes is plain arithmetic, so that pages and bots may ask it too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from msgspec import UNSET

from reefkit.games.climate import actions as do
from reefkit.games.climate.content import (
    DELETERIOUS,
    FITTING,
    GENE_STEPS,
    GENES,
    HABITATS,
    HIGHEST,
    LOWEST,
    MOST_CARDS,
    Cards,
    Content,
    Have,
    Numbers,
    Options,
    World,
)
from reefkit.match.errors import reject
from reefkit.match.game import Action, MatchStep, Ready
from reefkit.match.random import TABLE
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.games.climate.state import State


# ---- What cards make of a species' genes: adapting and preadapting as plain arithmetic

Genes = tuple[int, int, int]
"""The values of the three genes; or how much each changes."""
NOTHING: Genes = (0, 0, 0)


def fitting(genes: Sequence[int], habitat: int) -> int:
    """Count the genes that have a habitat's value (habitats from 0, values from 1)."""
    value = habitat + 1
    return (genes[0] == value) + (genes[1] == value) + (genes[2] == value)


def is_adapted(genes: Sequence[int], habitat: int) -> bool:
    return fitting(genes, habitat) >= FITTING


@cache
def ways_to_adapt(genes: Genes, habitat: int, have: Have) -> tuple[Genes, ...]:
    """List the ways to adapt to a habitat with a hand, the fewest cards first.

    Each way says how much each gene changes. Nothing in it could be left out (C9): it brings just
    as many genes to the habitat's value as are missing. One that changes nothing: it is adapted.
    """
    value = habitat + 1
    away = [value - gene for gene in genes]
    missing = FITTING - away.count(0)
    if missing <= 0:
        return (NOTHING,)
    able = [gene for gene, by in enumerate(away) if by and have[2 * gene + (by < 0)] >= abs(by)]
    groups = (
        [(gene,) for gene in able]
        if missing == 1
        else [(one, other) for one in able for other in able if one < other]
    )
    found = [
        (
            away[0] if 0 in group else 0,
            away[1] if 1 in group else 0,
            away[2] if 2 in group else 0,
        )
        for group in groups
    ]
    return tuple(sorted(found, key=lambda way: (cost_of_change(way), way)))


def cost_of_change(change: Sequence[int]) -> int:
    return abs(change[0]) + abs(change[1]) + abs(change[2])


def changed_genes(genes: Sequence[int], change: Sequence[int]) -> Genes:
    return (genes[0] + change[0], genes[1] + change[1], genes[2] + change[2])


@cache
def preadaptations(genes: Genes, habitat: int, have: Have) -> tuple[Genes, ...]:
    """List the changes of one gene by which a species may preadapt where it stands (C9, C17).

    Two genes stay fitting: with all three that do, any one may change, with two only the third.
    """
    found: list[Genes] = []
    if not is_adapted(genes, habitat):
        return ()
    for step in range(GENE_STEPS):
        gene, down = divmod(step, 2)
        for count in range(1, have[step] + 1):
            by = -count if down else count
            change = (by if gene == 0 else 0, by if gene == 1 else 0, by if gene == 2 else 0)
            after = changed_genes(genes, change)
            if LOWEST <= after[gene] <= HIGHEST and is_adapted(after, habitat):
                found.append(change)
    return tuple(found)


# ---- A step of a match while it is being made: the new state, its chance, and who listens


def habitat_name(habitat: int) -> Message:
    return Message(f"climate-habitat-{HABITATS[habitat]}")


def gene_name(gene: int) -> Message:
    return Message(f"climate-gene-{GENES[gene]}")


@dataclass(slots=True)
class Step(MatchStep):
    """One step of Climate Change; also made of a seat's view, which is then only read."""

    content: Content
    options: Options
    state: State
    numbers: Numbers
    world: World
    cards: Cards

    def card(self, card: int) -> Message:
        return Message(f"climate-card-{self.cards.kinds[card]}")

    def genes(self, seat: int) -> Genes:
        one, two, three = self.state.genes[seat]
        return (one, two, three)

    def have(self, seat: int) -> Have:
        return self.cards.have(self.state.hands[seat])

    def habitat(self, cell: int) -> int:
        """Return the current habitat of a cell, from 0; −1 where there is no cell."""
        return self.world.habitats[self.state.climate][cell]

    def is_adapted(self, seat: int) -> bool:
        habitat = self.habitat(self.state.cells[seat])
        return habitat >= 0 and is_adapted(self.state.genes[seat], habitat)

    def free_savannah(self) -> list[int]:
        taken = self.state.cells
        return [cell for cell in self.world.savannah[self.state.climate] if cell not in taken]

    def reach(self, seat: int) -> list[int]:
        """List the cells that a species may move to now, the nearest first.

        Both cells of two steps must be free (C10).
        """
        state = self.state
        here = state.cells[seat]
        if not here or not state.steps or state.moved or state.settled:
            return []
        taken = set(state.cells)
        found = [cell for cell in self.world.near[here] if cell not in taken]
        if state.steps > 1:
            further = {
                cell for step in found for cell in self.world.near[step] if cell not in taken
            }
            found += sorted(further.difference(found))
        return found


# ---- Drawing, discarding and shuffling: the only places where cards go from pile to hand


def deal(play: Step) -> None:
    """Shuffle and deal, then shuffle the deleterious cards in, face up (C2)."""
    state = play.state
    steps = play.cards.steps
    aside = [card for card, step in enumerate(steps) if step == DELETERIOUS]
    state.deck = _shuffled(play, [card for card, step in enumerate(steps) if step != DELETERIOUS])
    for seat in play.seats:
        for _ in range(min(play.numbers.dealt, len(state.deck))):
            state.hands[seat].append(state.deck.pop())
    state.deck = _shuffled(play, sorted(state.deck + aside))


def _shuffled(play: Step, cards: list[int]) -> list[int]:
    state = play.state
    found = list(cards)
    if len(found) > 1:
        sides = np.arange(len(found), 1, -1)
        rolls = play.chance.roll(
            sides,
            owner=TABLE,
            round=state.round,
            phase="deck",
            purpose="shuffle",
            index=state.shuffles * MOST_CARDS + np.arange(len(sides)),
        )
        for left, roll in zip(sides.tolist(), rolls.tolist(), strict=True):
            found[left - 1], found[roll - 1] = found[roll - 1], found[left - 1]
    state.shuffles += 1
    return found


def _take(play: Step) -> int | None:
    """Take the top card; the shuffled discards become the deck when it is empty.

    None where no card is left anywhere but in hands (C18).
    """
    state = play.state
    if not state.deck:
        if not state.discards:
            return None
        state.deck, state.discards = _shuffled(play, sorted(state.discards)), []
        play.say("climate-reshuffled", cards=len(state.deck))
    return state.deck.pop()


def _draw(play: Step, seat: int) -> None:
    state = play.state
    card = _take(play)
    if card is None:
        play.say_of("climate-no-card", seat)
        return
    state.drawn = card
    if play.cards.steps[card] != DELETERIOUS:
        state.hands[seat].append(card)
        play.say("climate-drew", seat, only=(seat,), card=play.card(card))
        return
    state.discards.append(card)
    gone = _lose(play, seat, play.numbers.lost_with_deleterious, "deleterious")
    play.say_of(
        "climate-deleterious", seat, count=len(gone), cards=[play.card(each) for each in gone]
    )


def draw_anew(play: Step, seat: int) -> None:
    """Draw cards for a new start; deleterious ones are set aside meanwhile (C12)."""
    state = play.state
    aside = []
    left = play.numbers.dealt
    while left and (card := _take(play)) is not None:
        if play.cards.steps[card] == DELETERIOUS:
            aside.append(card)
            continue
        state.hands[seat].append(card)
        play.say("climate-drew", seat, only=(seat,), card=play.card(card))
        left -= 1
    if aside:
        state.discards += aside
        play.say_of("climate-set-aside", seat, count=len(aside))


def _lose(play: Step, seat: int, count: int, purpose: str) -> list[int]:
    hand = play.state.hands[seat]
    gone = []
    for number in range(min(count, len(hand))):
        roll = play.chance.roll(
            len(hand),
            owner=seat,
            round=play.state.round,
            phase="turn",
            purpose=purpose,
            index=number,
        )
        gone.append(hand.pop(int(roll) - 1))
    play.state.discards += gone
    return gone


def keep_to_limit(play: Step, seat: int) -> None:
    """Discard at random down to the hand limit (C4)."""
    over = len(play.state.hands[seat]) - play.numbers.hand_limit
    if over <= 0:
        return
    gone = _lose(play, seat, over, "limit")
    play.say_of(
        "climate-over-limit",
        seat,
        count=len(gone),
        limit=play.numbers.hand_limit,
        cards=[play.card(each) for each in gone],
    )


# ---- What a seat does in its turn: drawing, moving, adapting, preadapting

MOVES_FROM = 4
"""The least roll with which a species moves."""


# -- placing -------------------------------------------------------------------------------------


def place(play: Step, seat: int, action: do.PlaceSpecies) -> None:
    """Put a species on a free savannah cell.

    Raises
    ------
    Rejection
        When the cell is none, no savannah, or taken.
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


# -- card and die --------------------------------------------------------------------------------


def draw_and_roll(play: Step, seat: int) -> None:
    state = play.state
    _draw(play, seat)
    roll = play.chance.roll(6, owner=seat, round=state.round, phase="turn", purpose="move")
    state.roll = int(roll)
    state.step = "act"
    moves = state.roll >= MOVES_FROM
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


# -- moving and adapting -------------------------------------------------------------------------


def move(play: Step, seat: int, action: do.MoveSpecies) -> None:
    """Move to a cell, and adapt there if cards are given.

    Raises
    ------
    Rejection
        When the species may not move, or not there, or the cards do not adapt it.
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
    """Adapt to the habitat that the species stands in.

    Raises
    ------
    Rejection
        When it has to move first, is adapted, or the cards do not adapt it.
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
    """Check that cards adapt a species to a habitat and that none could be left out (C9).

    Raises
    ------
    Rejection
        When they do not.
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
    """Add up what cards of a hand change.

    Raises
    ------
    Rejection
        When one is not in the hand, changes nothing, takes another back, or leads beyond the
        values of a gene.
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
    """Change one gene ahead of need, while two stay adapted to the habitat (rules, 4).

    Raises
    ------
    Rejection
        When it was done before in this turn, or two genes would not stay adapted.
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


# -- what is open --------------------------------------------------------------------------------


def legal(play: Step, seat: int) -> list[Action]:
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
        choices.append(Ready())
    return choices


def _single_preadaptations(play: Step, seat: int) -> list[Action]:
    habitat = play.habitat(play.state.cells[seat])
    genes = play.genes(seat)
    found: list[Action] = []
    for card in play.state.hands[seat]:
        step = play.cards.steps[card] if card >= 0 else GENE_STEPS
        if step >= GENE_STEPS:
            continue
        gene, down = divmod(step, 2)
        after = list(genes)
        after[gene] += -1 if down else 1
        if LOWEST <= after[gene] <= HIGHEST and is_adapted(after, habitat):
            found.append(do.Preadapt((card,)))
    return found

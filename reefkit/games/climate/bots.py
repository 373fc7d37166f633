"""Bots of Climate Change, in styles that weigh tokens, cards and safety differently.

A bot sees its own cards and what lies face up. It scores every cell where it may end its turn, with
every way to adapt there; ties are broken by its luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from reefkit.games.climate import actions as do
from reefkit.games.climate import adapting
from reefkit.games.climate.content import CLIMATES
from reefkit.games.climate.lookups import DELETERIOUS
from reefkit.games.climate.turn import no_exchange
from reefkit.match.game import Action, Ready

if TYPE_CHECKING:
    from reefkit.games.climate.adapting import Genes
    from reefkit.games.climate.step import Step

T = TypeVar("T")


class Words(Protocol):
    """Source of a bot's luck: `reefkit.match.random.Luck`, or `plain_random.PlainLuck`."""

    def words(self, purpose: str, index: int = 0) -> object: ...


@dataclass(frozen=True)
class Style:
    """Weights of a style, in points."""

    token: float = 10  #: For a cell whose habitat's token it does not have.
    card: float = 1  #: Subtracted for each card played.
    safety: float = 2  #: Times the share of neighbouring cells to which its genes are adapted.
    #: If any neighbouring cell has the next colder or warmer habitat, and its token is lacking.
    near: float = 2
    #: For a cell that keeps its habitat both if the climate warms and if it cools by one; half for
    #: one of the two.
    lasting: float = 0.5
    #: It preadapts only with more cards in hand than this; 99: never.
    keeps: int = 99
    random: bool = False  #: Whether it chooses at random among what keeps its species alive.


STYLES = {
    "wanderer": Style(token=10, card=0.6, safety=1, near=4, lasting=0.5, keeps=4),
    "adapter": Style(token=10, card=0.3, safety=2, near=3, lasting=0.5, keeps=1),
    "hoarder": Style(token=6, card=1.5, safety=4, near=1, lasting=2),
    "newcomer": Style(random=True),
}
"""Styles by name, the default first."""


def decide(play: Step, seat: int, style: str, luck: Words) -> Action:
    mind = _Mind(play, seat, STYLES[style], luck)
    step = play.state.step
    if step in {"place", "restart"}:
        return mind.place()
    if step == "draw":
        return mind.before_draw()
    return mind.in_turn()


class _Mind:
    """One decision of a bot."""

    def __init__(self, play: Step, seat: int, style: Style, luck: Words) -> None:
        self.play, self.seat, self.style, self.luck = play, seat, style, luck
        self.state = play.state
        self.hand = play.state.hands[seat]
        self.have = play.cards.have(self.hand)
        self.genes = play.genes(seat)
        self.tokens = play.state.tokens[seat]

    # -- where to start --------------------------------------------------------------------------

    def place(self) -> Action:
        cells = self.play.free_savannah()
        lost = self.state.extinctions[self.seat]
        if self.style.random:
            return do.PlaceSpecies(self._any(cells, "place", lost))
        scores = [self._place_score(cell) for cell in cells]
        return do.PlaceSpecies(self._best(cells, scores, "place", lost))

    def _place_score(self, cell: int) -> float:
        taken = self.state.cells
        near = self.play.world.near[cell]
        crowd = sum(other in near for other in taken)
        return self._outlook(cell, (1, 1, 1), 0) - 0.5 * crowd

    # -- the turn --------------------------------------------------------------------------------

    def before_draw(self) -> Action:
        """Preadapt if a deleterious card lies on top, since that would cost cards; else draw."""
        deck = self.state.deck
        danger = bool(deck) and deck[-1] >= 0 and self.play.cards.steps[deck[-1]] == DELETERIOUS
        ahead = self._preadaptation() if danger else None
        return ahead or do.Draw()

    def in_turn(self) -> Action:
        state = self.state
        adapted = self.play.is_adapted(self.seat)
        reach = self.play.reach(self.seat)
        if reach or not adapted:
            action = self._go(reach)
            if action is not None:
                return action
        if not adapted or state.must:
            return Ready()
        return self._preadaptation() or self._exchange() or Ready()

    def _go(self, reach: list[int]) -> Action | None:
        here = self.state.cells[self.seat]
        options: list[Action | None] = []
        scores: list[float] = []
        for cell in reach if self.state.must else [here, *reach]:
            habitat = self.play.habitat(cell)
            for way in adapting.ways_to_adapt(self.genes, habitat, self.have):
                cards = self.play.cards.pick(self.hand, way) if adapting.cost_of_change(way) else ()
                after = adapting.changed_genes(self.genes, way)
                options.append(self._to(cell, here, cards))
                scores.append(self._score(cell, habitat, after, len(cards)))
        if not options:  # nothing saves it
            return do.MoveSpecies(self._any(reach, "doomed", 0)) if self.state.must else None
        if self.style.random:
            return self._any(options, "go", len(options))
        return self._best(options, scores, "go", len(options))

    @staticmethod
    def _to(cell: int, here: int, cards: tuple[int, ...]) -> Action | None:
        if cell != here:
            return do.MoveSpecies(cell, cards)
        return do.Adapt(cards) if cards else None

    def _score(self, cell: int, habitat: int, genes: Genes, cards: int) -> float:
        gain = 0.0 if self.tokens[habitat] else self.style.token
        return gain - self.style.card * cards + self._outlook(cell, genes, habitat)

    def _outlook(self, cell: int, genes: Genes, habitat: int) -> float:
        style, climate = self.style, self.state.climate
        habitats = self.play.world.habitats
        now = habitats[climate]
        around = [now[other] for other in self.play.world.near[cell]]
        safe = sum(adapting.is_adapted(genes, other) for other in around) / max(len(around), 1)
        lacking = any(not self.tokens[other] and abs(other - habitat) == 1 for other in around)
        lasting = sum(
            habitats[other][cell] == habitat
            for other in (climate - 1, climate + 1)
            if 1 <= other <= CLIMATES
        )
        return style.safety * safe + style.near * lacking + style.lasting * lasting / 2

    # -- preadapting -----------------------------------------------------------------------------

    def _preadaptation(self) -> Action | None:
        state, style = self.state, self.style
        if state.preadapted or len(self.hand) <= style.keeps or not state.cells[self.seat]:
            return None
        habitat = self.play.habitat(state.cells[self.seat])
        if style.random or not adapting.is_adapted(self.genes, habitat):
            return None
        lacking = [number for number, token in enumerate(self.tokens) if not token]
        if not lacking:
            return None
        goal = min(lacking, key=lambda one: (abs(one - habitat), one)) + 1
        found = [
            change
            for change in adapting.preadaptations(self.genes, habitat, self.have)
            if self._nearer(change, goal)
        ]
        if not found:
            return None
        best = min(found, key=lambda change: (self._distance(change, goal), change))
        return do.Preadapt(self.play.cards.pick(self.hand, best))

    def _exchange(self) -> Action | None:
        """Lay aside the cards that can change no gene now."""
        if no_exchange(self.play, self.seat):
            return None
        steps = self.play.cards.steps
        idle = [card for card in self.hand if not adapting.can_change(self.genes, steps[card])]
        return do.Exchange(tuple(idle)) if idle else None

    def _distance(self, change: Genes, goal: int) -> int:
        after = adapting.changed_genes(self.genes, change)
        return sum(abs(goal - value) for value in after)

    def _nearer(self, change: Genes, goal: int) -> bool:
        gene = next(number for number in range(3) if change[number])
        before, after = self.genes[gene], self.genes[gene] + change[gene]
        toward = (goal - before) * change[gene] > 0
        return (
            toward
            and abs(goal - after) < abs(goal - before)
            and (goal - after) * (goal - before) >= 0
        )

    # -- luck ------------------------------------------------------------------------------------

    def _any(self, options: list[T], purpose: str, index: int) -> T:
        return options[self._word(purpose, index) % len(options)]

    def _best(self, options: list[T], scores: list[float], purpose: str, index: int) -> T:
        most = max(scores)
        ties = [one for one, score in zip(options, scores, strict=True) if score == most]
        return ties[0] if len(ties) == 1 else self._any(ties, purpose, index)

    def _word(self, purpose: str, index: int) -> int:
        return int(self.luck.words(purpose, index)) >> 16  # type: ignore[call-overload]

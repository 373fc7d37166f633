"""The animals behind the figure of each species: births, deaths, and who carries which variant.

No rule reads a population; it is what the rules mean, drawn out. A card in a hand is a variant that
a few animals carry. It arises in one newborn when the card is drawn. When the card is played, the
variant spreads to all: because the others leave no young (adapting), or by chance (preadapting).
When the card is lost, so is the variant. Which animal is born, dies or carries something is a
function of the log alone, so a page, a replay and an export show the same animals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from reefkit.games.climate.actions import Adapt, Draw, Exchange, MoveSpecies, Preadapt
from reefkit.games.climate.adapting import Genes
from reefkit.games.climate.lookups import DELETERIOUS
from reefkit.games.climate.state import HIDDEN, State
from reefkit.match.forked_match import ForkedMatch
from reefkit.match.game import Action, Undo
from reefkit.match.match import Match
from reefkit.match.plain_random import word

if TYPE_CHECKING:
    from reefkit.games.climate.lookups import Cards

SIZE = 24
"""Number of animals of a species."""
OF_AGE = 6
"""Number of animals that die of age in a turn."""
MOST_CARRIERS = 4
"""Most animals that carry a variant before its card is played."""


class Variant(NamedTuple):
    """A variant that some animals of a species carry: a card of the seat's hand."""

    id: int  #: From 1, in the order in which variants arose in the seat's species.
    card: int  #: `HIDDEN` in a seat's copy of a match, for other seats.


class PopulationChange(NamedTuple):
    """What became of some variants, or of the whole population."""

    #: ``arose``; ``spread`` (selected); ``drifted`` (to all, by chance); ``lost`` (by chance);
    #: ``harmful`` (a newborn with a harmful variant died, and `cards` were lost with it);
    #: ``ended`` (all died); ``began`` (a new species).
    kind: str
    cards: tuple[int, ...] = ()
    carriers: int = 0  #: Number of animals that carried one of `cards` before.


class Population(NamedTuple):
    """The animals of one species; places count from 0, and each has one animal."""

    seat: int
    lives: int = 0  #: Number of species of the seat that died out before.
    genes: Genes = (1, 1, 1)  #: Of an animal without a variant.
    carried: tuple[int, ...] = ()  #: Id of the variant of each animal; 0 for none.
    #: Number of births before that of each animal; tells animals of one place apart.
    births: tuple[int, ...] = ()
    variants: tuple[Variant, ...] = ()
    alive: bool = False
    round: int = 0  #: Round of the seat's latest turn, to which what follows belongs.
    #: Places of animals born in that turn; as many of those before it have died.
    newborn: frozenset[int] = frozenset()
    changes: tuple[PopulationChange, ...] = ()

    def carriers(self, ids: Iterable[int]) -> tuple[int, ...]:
        """Return the places of the animals that carry one of these variants."""
        wanted = set(ids)
        return tuple(place for place, one in enumerate(self.carried) if one in wanted)


Populations = tuple[Population, ...]
_known: WeakKeyDictionary[Match, list[Populations]] = WeakKeyDictionary()
"""Populations of a match at each position of its log, as far as they were needed."""


def populations(match: Match, position: int | None = None) -> Populations:
    """Return the population of every seat at a position of a match's log (None: the current one).

    In a seat's copy of a match the variants of others are hidden, so other animals may carry them.
    """
    end = match.position if position is None else position
    known = _known.setdefault(match, [])
    if not known:
        known += _begin(match)
    while len(known) <= end:
        at = len(known)
        action = match.action_at(at - 1)
        if isinstance(action, Undo):
            left = match.standing(None, 0, at)
            known.append(known[left[-1].position + 1 if left else 0])
        else:
            known.append(_after(match, known[-1], at - 1, action))
    return known[end]


def _begin(match: Match) -> list[Populations]:
    if not isinstance(match, ForkedMatch):
        return [tuple(Population(seat) for seat in range(len(match.setup.seats)))]
    recorded = [populations(match.original, at) for at in range(match.fork + 1)]
    hands = match.state_at(match.fork).hands
    was, now = _cards_of(match.original), _cards_of(match)
    recorded[-1] = tuple(_renumber(one, hands[one.seat], was, now) for one in recorded[-1])
    return recorded


def _renumber(one: Population, hand: Sequence[int], was: Cards, now: Cards) -> Population:
    """Give variants the numbers that their cards have in a hand; without a card they are gone."""
    left, variants = list(hand), []
    for each in one.variants:
        card = next((c for c in left if now.kind(c) == was.kind(each.card)), None)
        if card is not None:
            left.remove(card)
            variants.append(each._replace(card=card))
    ids = {each.id for each in variants}
    carried = tuple(each if each in ids else 0 for each in one.carried)
    return one._replace(variants=tuple(variants), carried=carried)


def turns(match: Match, position: int) -> Iterator[Population]:
    """Yield the population of every seat at the end of each of its turns that are over."""
    latest = populations(match, 0)
    for step in match.standing(None, 0, position):
        now = populations(match, step.position + 1)
        for before, after in zip(latest, now, strict=True):
            if before.round and after.round > before.round:
                yield before
        latest = now
    rounds = len(match.state_at(position).record)
    yield from (each for each in latest if 0 < each.round <= rounds)


def _after(match: Match, known: Populations, at: int, action: Action | None) -> Populations:
    before, after = match.state_at(at), match.state_at(at + 1)
    if before is after:
        return known
    cards = _cards_of(match)
    return tuple(_lived(each, before, after, action, cards) for each in known)


def _cards_of(match: Match) -> Cards:
    return match.rules.cards  # type: ignore[attr-defined]


def _lived(
    one: Population, before: State, after: State, action: Action | None, cards: Cards
) -> Population:
    seat = one.seat
    acts = before.seat == seat and before.phase == "turn"
    begins = before.step == "draw" and not before.preadapted
    if acts and begins and isinstance(action, Draw | Preadapt):
        one = one._replace(round=after.round, newborn=frozenset(), changes=())
    if after.extinctions[seat] > before.extinctions[seat]:
        ended = PopulationChange("ended", (), SIZE)
        return one._replace(alive=False, changes=(*one.changes, ended))
    if after.cells[seat] and not before.cells[seat]:
        one = _founded(one, after.extinctions[seat])
    if not one.alive:
        return one
    if acts and isinstance(action, Draw):
        one = _aged(one)
    laid = len(action.cards) if acts and isinstance(action, Exchange) else 0
    gained, gone = _difference(before.hands[seat], after.hands[seat], laid)
    if gone and acts and isinstance(action, MoveSpecies | Adapt | Preadapt):
        genes = after.genes[seat]
        kind = "drifted" if isinstance(action, Preadapt) else "spread"
        one = _spread(one, kind, gone, action.cards, (genes[0], genes[1], genes[2]))
    elif acts and after.drawn >= 0 and isinstance(action, Draw) and (
        cards.steps[after.drawn] == DELETERIOUS
    ):  # fmt: skip
        one = _lost(one, "harmful", gone)
    elif gone:
        one = _lost(one, "lost", gone)
    for card in gained:
        one = _arisen(one, card)
    return one


def _difference(
    before: Sequence[int], after: Sequence[int], laid: int
) -> tuple[list[int], list[int]]:
    """Return the cards gained and gone; of a hidden hand, so many were `laid` aside."""
    if laid and HIDDEN in before:
        return [HIDDEN] * (len(after) - len(before) + laid), [HIDDEN] * laid
    were, are = Counter(before), Counter(after)
    return sorted((are - were).elements()), sorted((were - are).elements())


def _shuffled(one: Population, places: Iterable[int], purpose: str) -> list[int]:
    """Return places in an order that depends on the population's past alone."""
    last = max(one.births, default=0)

    def drawn(place: int) -> int:
        return word(
            one.lives,
            owner=one.seat,
            round=last,
            phase="population",
            purpose=purpose,
            index=place,
        )

    return sorted(places, key=drawn)


def _founded(one: Population, lives: int) -> Population:
    first = max(one.births, default=-1) + 1
    changes = (*one.changes, PopulationChange("began")) if lives else one.changes
    return one._replace(
        lives=lives,
        genes=(1, 1, 1),
        carried=(0,) * SIZE,
        births=tuple(range(first, first + SIZE)),
        variants=(),
        alive=True,
        newborn=frozenset(),
        changes=changes,
    )


def _reborn(one: Population, young: Sequence[tuple[int, int]]) -> Population:
    """Return the population with young in some places, each with its place and variant."""
    carried, births = list(one.carried), list(one.births)
    for place, variant in young:
        births[place] = max(births) + 1
        carried[place] = variant
    return one._replace(
        carried=tuple(carried),
        births=tuple(births),
        newborn=one.newborn.union(place for place, _ in young),
    )


def _aged(one: Population) -> Population:
    """Let some die of age; the young take after a parent, and no variant is lost or spreads far."""
    count = Counter(one.carried)
    old: list[int] = []
    for place in _shuffled(one, range(SIZE), "age"):
        variant = one.carried[place]
        if len(old) < OF_AGE and (not variant or count[variant] > 1):
            count[variant] -= 1
            old.append(place)
    parents = [place for place in _shuffled(one, range(SIZE), "parents") if place not in old]
    young = []
    for place, parent in zip(old, parents, strict=False):
        variant = one.carried[parent]
        if variant and count[variant] >= MOST_CARRIERS:
            variant = 0
        count[variant] += 1
        young.append((place, variant))
    return _reborn(one, young)


def _arisen(one: Population, card: int) -> Population:
    plain = [place for place, each in enumerate(one.carried) if not each]
    young = [place for place in plain if place in one.newborn]
    place = _shuffled(one, young or plain, "arises")[0]
    id_ = max((each.id for each in one.variants), default=0) + 1
    carried = list(one.carried)
    carried[place] = id_
    return one._replace(
        carried=tuple(carried),
        variants=(*one.variants, Variant(id_, card)),
        changes=(*one.changes, PopulationChange("arose", (card,))),
    )


def _taken(one: Population, cards: Sequence[int]) -> list[int]:
    """Return the ids of the variants of some cards, of which hidden ones are alike."""
    left = list(one.variants)
    found = []
    for card in cards:
        variant = next(each for each in left if each.card == card)
        left.remove(variant)
        found.append(variant.id)
    return found


def _spread(
    one: Population, kind: str, gone: Sequence[int], played: Sequence[int], genes: Genes
) -> Population:
    """Let carriers of the played cards fill all places; one young has each other variant too."""
    ids = _taken(one, gone)
    carriers = one.carriers(ids)
    others = [each for each in one.variants if each.id not in ids]
    free = [place for place in _shuffled(one, range(SIZE), kind) if place not in carriers]
    inherited = dict(zip(free, (each.id for each in others), strict=False))
    spread = _reborn(one, [(place, inherited.get(place, 0)) for place in free])
    carried = tuple(0 if each in ids else each for each in spread.carried)
    change = PopulationChange(kind, tuple(played), len(carriers))
    return spread._replace(
        genes=genes, carried=carried, variants=tuple(others), changes=(*one.changes, change)
    )


def _lost(one: Population, kind: str, gone: Sequence[int]) -> Population:
    ids = _taken(one, gone)
    carriers = one.carriers(ids)
    after = _reborn(one, [(place, 0) for place in carriers])
    left = tuple(each for each in one.variants if each.id not in ids)
    change = PopulationChange(kind, tuple(each for each in gone if each != HIDDEN), len(carriers))
    return after._replace(variants=left, changes=(*one.changes, change))

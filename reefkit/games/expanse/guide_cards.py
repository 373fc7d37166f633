"""What the guide tells of cards: their story, what lies open, and what lies on a reef."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import prices
from reefkit.games.expanse.content import Kind
from reefkit.games.expanse.guide_types import CardStory, Offer, OnReef
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import HIDDEN, NOBODY, State
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.match.game import Action
from reefkit.text import Message

PAID_WITH = {"resource": "biomass", "biomass": "biomass", "humanitarian": "capital"}
"""The currency of each deck whose cards are bought."""


def family(kind: Kind) -> str:
    """Give the key of a card's colour: its class, ``producer`` for a resource, else its deck."""
    if kind.classes:
        return str(kind.classes[0])
    return "producer" if kind.deck == "resource" else str(kind.deck)


def card(rules: ExpanseRules, kind: str) -> CardStory:
    """Tell of a kind of card what everybody may read."""
    one = rules.content.cards[kind]
    return CardStory(
        card=kind,
        deck=one.deck,
        family=family(one),
        classes=tuple(one.classes),
        cost=one.cost,
        points=one.points,
        stage=one.stage,
        name=card_name(kind),
        one=card_one(kind),
        short=Message(f"expanse-{kind}.short"),
        does=Message(f"expanse-does-{kind}"),
        fact=Message(f"expanse-fact-{kind}"),
    )


def offers(step: Step, seat: int | None, legal: Sequence[Action]) -> tuple[Offer, ...]:
    """Tell of every open card in the middle, deck by deck; empty slots are left out."""
    state = step.state
    buys: dict[tuple[str, int], int] = {}
    place: tuple[str, int]
    raises: set[tuple[str, int]] = set()
    for each in legal:
        if isinstance(each, do.Buy):
            place = (each.deck, each.slot)
            buys[place] = min(each.swapped, buys.get(place, each.swapped))
        elif isinstance(each, do.Raise):
            raises |= {(bid.deck, bid.slot) for bid in each.bids}
    takes = {each.slot for each in legal if isinstance(each, do.Take)}
    buyer = state.player if state.player != NOBODY else seat
    found = []
    for deck, pile in state.piles.items():
        is_open = _is_open(step, deck)
        for slot, kind in enumerate(pile.open):
            if kind == HIDDEN:
                continue
            place = (deck, slot)
            currency = PAID_WITH.get(deck, "")
            raised = pile.raised[slot] if slot < len(pile.raised) else 0
            price = step.kind(kind).cost if buyer is None else prices.price(step, buyer, kind)
            found.append(
                Offer(
                    deck=deck,
                    slot=slot,
                    card=kind,
                    price=price + raised if currency else 0,
                    raised=raised,
                    currency=currency,
                    open=is_open,
                    can=place in buys or (not currency and is_open and slot in takes),
                    swapped=buys.get(place, 0),
                    can_raise=place in raises,
                )
            )
    return tuple(found)


def _is_open(step: Step, deck: str) -> bool:
    """Tell whether cards of a deck can be had this turn: bought, or taken on their tile."""
    state = step.state
    if state.player == NOBODY:
        return False
    if deck in state.opened:
        return True
    tile = step.content.rules.tiles[state.seats[state.player].tile]
    return deck not in PAID_WITH and state.phase in {"raise", "take"} and tile == deck


def reef(step: Step, seat: int, legal: Sequence[Action]) -> tuple[OnReef, ...]:
    """Tell of every card of a reef, in the order in which they came."""
    state: State = step.state
    cards = state.seats[seat].reef
    acts = {each.card for each in legal if isinstance(each, do.Act)}
    uses = {each.card for each in legal if isinstance(each, do.Use)}
    hosts: dict[int, list[int]] = {}
    places: dict[int, int] = {}
    for each in legal:
        if isinstance(each, do.Attach):
            hosts.setdefault(each.card, []).append(each.host)
        elif isinstance(each, do.Research):
            places[each.card] = max(each.points, places.get(each.card, 0))
    many = Counter(one.kind for one in cards)
    seen: Counter[str] = Counter()
    found = []
    for one in cards:
        seen[one.kind] += 1
        found.append(
            OnReef(
                id=one.id,
                card=one.kind,
                number=seen[one.kind] if many[one.kind] > 1 else 0,
                host=one.host,
                attached=tuple(other.id for other in cards if other.host == one.id),
                copy=one.copy,
                acted=one.acted,
                failed=one.failed,
                idle=one.idle,
                bleached=one.bleached,
                expelled=one.expelled,
                stored=one.stored,
                placed=sum(one.placed),
                can_act=one.id in acts,
                can_use=one.id in uses,
                hosts=tuple(hosts.get(one.id, ())),
                places=places.get(one.id, 0),
            )
        )
    return tuple(found)

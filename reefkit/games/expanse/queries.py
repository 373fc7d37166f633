"""Read-only queries about a match of Blue Expanse, for pages.

`look` returns a seat's view as a `Step`, which most other functions take, so no page needs the
rules. Answers are frozen structs (`guide`); every text in them is a message of the catalogue.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from reefkit.games.expanse import acquire, attachment, scoring, tasks, turn, turn_forecast
from reefkit.games.expanse import actions as do
from reefkit.games.expanse.content import CardKind
from reefkit.games.expanse.counters import heat_is_over, warming_step
from reefkit.games.expanse.effects import Attach, Eat
from reefkit.games.expanse.food_web import either, option_words, prey
from reefkit.games.expanse.guide import (
    Asked,
    AskedOption,
    OnReef,
    OpenCard,
    ReefCardText,
    TurnForecast,
)
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import HIDDEN, NOBODY, Ask
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.games.expanse.targets import effects_of
from reefkit.match import seat_view
from reefkit.match.codec import copy_state
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import Action
from reefkit.match.match import Match
from reefkit.match.random import KeyedChance
from reefkit.match.table import Table
from reefkit.text import Message, message

rules_of = partial(seat_view.rules_of, kind=ExpanseRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> Step:
    return rules_of(handle).stepping(seat_view.view_at(handle, seat, position).state)


PAID_WITH = {"resource": "biomass", "biomass": "biomass", "humanitarian": "capital"}
"""Currency of each deck whose cards are bought."""


def family(kind: CardKind) -> str:
    """Return the key of a card's colour and shape (see `ReefCardText.family`)."""
    if kind.classes:
        return str(kind.classes[0])
    return "producer" if kind.deck == "resource" else str(kind.deck)


def card(rules: ExpanseRules, kind: str) -> ReefCardText:
    one = rules.content.cards[kind]
    return ReefCardText(
        card=kind,
        deck=one.deck,
        family=family(one),
        points=one.points,
        name=card_name(kind),
        short=Message(f"expanse-{kind}.short"),
        does=Message(f"expanse-does-{kind}"),
        fact=Message(f"expanse-fact-{kind}"),
    )


def _name(step: Step, question: Ask, option: str) -> Message | str:
    owned = tasks.chosen_card(step, option) if option.startswith("card:") else None
    if owned is not None:
        seat, found = owned
        cards = step.seat(seat).reef
        stay = [card.id for card in cards if card.kind == found.kind and card.copy != "turn"]
        copy = found.copy == "turn"
        riding = [card_name(card.kind) for card in cards if card.host == found.id]
        return message(
            "expanse-guide-card",
            card=card_name(found.kind),
            copy="yes" if copy else "no",
            number=0 if copy or len(stay) == 1 else stay.index(found.id) + 1,
            riding=riding,
            riders=len(riding),
            own="yes" if seat == question.seat else "no",
            player=step.who(seat),
        )
    return option_words(step, question, option)


def _taken(step: Step, question: Ask, option: str) -> list[Message]:
    what, _, number = option.partition(":")
    eater = step.card(question.seat, question.card)
    if what != "way" or question.what != "way" or eater is None:
        return []
    kinds = {
        card.kind
        for meal in effects_of(step, eater, Eat)
        for way in meal.ways[int(number) : int(number) + 1]
        for portion in way.takes
        for card in prey(step, question.seat, eater, portion)
    }
    return [card_one(kind) for kind in sorted(kinds)]


def _starving(step: Step, seat: int, found: TurnForecast) -> list[str]:
    kinds = {card.id: card.kind for card in step.seat(seat).reef}
    return sorted(kinds[each.card] for each in found.starves if each.card in kinds)


def _drawing(step: Step, option: str) -> str:
    what, _, name = option.partition(":")
    if what == "card":
        owned = tasks.chosen_card(step, option)
        return owned[1].kind if owned is not None else ""
    if what == "kind":
        return name if name in step.content.cards else ""
    return name if what == "food" else ""


def next_warming(step: Step) -> int:
    """Return the first threshold above the highest warming so far.

    0 before the warming stage, −1 where none has an effect any more.
    """
    state, numbers = step.state, step.content.rules.numbers
    if state.stage < numbers.warming_stage:
        return 0
    if heat_is_over(step) or state.phase == "over":
        return -1
    every = warming_step(step)
    return (state.warmed // every + 1) * every


def next_pollution(step: Step, seat: int) -> int:
    """Return the first threshold above a seat's highest pollution at an End so far.

    0 before the pollution stage.
    """
    numbers = step.content.rules.numbers
    if step.state.stage < numbers.pollution_stage:
        return 0
    return (step.seat(seat).polluted // numbers.pollution_every + 1) * numbers.pollution_every


def points(step: Step) -> list[int]:
    """Return everybody's victory points as they would count now, or the final ones."""
    return step.state.final or [scoring.victory_points(step, seat) for seat in step.seats]


def fates(handle: Table | Match, seat: int) -> tuple[int, int, int]:
    """Return how often the seat's cards ate, starved and lost zooxanthellae in the match."""
    match = handle if isinstance(handle, Match) else handle.match
    found = Counter(each.id for each in turn.happened(match) if each.event.seat == seat)
    return found["ate"], found["starved"], found["expelled"]


def _after(step: Step, seat: int, action: Action) -> Step:
    """Carry out an action of a seat on a copy, as the rules do."""
    if step.state.phase == "over":
        raise reject("match-over")
    scratch = replace(step, state=copy_state(step.state), chance=KeyedChance(0), tell=None)
    turn.act(scratch, seat, action)
    return scratch


def refusal(step: Step, seat: int | None, action: Action) -> Message | None:
    """Return why the rules refuse an action; None if it is legal, or `seat` is None."""
    if seat is None:
        return None
    try:
        _after(step, seat, action)
    except Rejection as error:
        return error.message
    return None


def offers(step: Step, seat: int | None, legal: Sequence[Action]) -> tuple[OpenCard, ...]:
    """Describe the open cards in the middle, deck by deck, without empty slots.

    `legal`: The seat's legal actions, from which it is read what the seat can do with each card.
    """
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
    takes = {each.slot for each in legal if isinstance(each, do.TakeCard)}
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
            price = step.kind(kind).cost if buyer is None else acquire.price(step, buyer, kind)
            found.append(
                OpenCard(
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
    state = step.state
    if state.player == NOBODY:
        return False
    if deck in state.opened:
        return True
    tile = step.content.rules.tiles[state.seats[state.player].tile]
    return deck not in PAID_WITH and state.phase in {"raise", "take"} and tile == deck


def reef(step: Step, seat: int, legal: Sequence[Action] = ()) -> tuple[OnReef, ...]:
    """Describe the cards of a seat's reef; `legal` are the viewer's legal actions."""
    cards = step.seat(seat).reef
    acts = {each.card for each in legal if isinstance(each, do.ActCard)}
    uses = {each.card for each in legal if isinstance(each, do.Use)}
    hosts: dict[int, list[int]] = {}
    places: dict[int, int] = {}
    for each in legal:
        if isinstance(each, do.AttachCard):
            hosts.setdefault(each.card, []).append(each.host)
        elif isinstance(each, do.Research):
            places[each.card] = max(each.points, places.get(each.card, 0))
    many = Counter(one.kind for one in cards if one.copy != "turn")
    seen: Counter[str] = Counter()
    found = []
    for one in cards:
        stays = one.copy != "turn"
        seen[one.kind] += stays
        found.append(
            OnReef(
                id=one.id,
                card=one.kind,
                number=seen[one.kind] if stays and many[one.kind] > 1 else 0,
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


def asked(step: Step, seat: int) -> Asked | None:
    """Return the open question to a seat, with what follows from each option; None if not asked.

    Of the forecasts, only those lines are given that differ between the options. Of options that
    are told alike, such as copies of this turn, the first is given.
    """
    question = step.state.ask
    if question is None or question.seat != seat:
        return None
    foreseen = {each: turn_forecast.outcome(step, seat, each) for each in question.options}
    starving = {each: _starving(step, seat, found) for each, found in foreseen.items()}
    points = {each: found.points[1] for each, found in foreseen.items()}
    gains = {each: found.gains for each, found in foreseen.items()}
    options: list[AskedOption] = []
    for each in question.options:
        outcome: list[Message] = []
        if len(set(points.values())) > 1:
            fewer = max(points.values()) - points[each]
            outcome.append(message("expanse-guide-points", fewer=fewer))
        if len({tuple(names) for names in starving.values()}) > 1:
            names = [card_name(kind) for kind in starving[each]]
            outcome.append(message("expanse-guide-starve", cards=names, count=len(names)))
        if any(each_gains != gains[each] for each_gains in gains.values()):
            outcome += gains[each]
        taken = _taken(step, question, each)
        if taken:
            outcome.insert(0, message("expanse-guide-takes", cards=either(taken)))
        told = _name(step, question, each), tuple(outcome)
        if all(told != (other.name, other.outcome) for other in options):
            options.append(AskedOption(each, _drawing(step, each), *told))
    card = card_name(question.kind) if question.kind else message("expanse-guide-nobody")
    what = Message(f"ask-expanse-{question.what}", {"card": card, "left": question.left})
    return Asked(what, question.left, tuple(options))


def bought(step: Step, seat: int, action: Action) -> tuple[set[int], TurnForecast] | None:
    """Return the ids of the cards that a purchase would add, and the forecast after it.

    None if the rules refuse the purchase.
    """
    try:
        after = _after(step, seat, action)
    except Rejection:
        return None
    new = {card.id for card in after.seat(seat).reef} - {card.id for card in step.seat(seat).reef}
    return new, turn_forecast.foresee(after, seat)


def costs(step: Step, seat: int, action: Action) -> dict[int, Message | None]:
    """Return the ids of own cards that a legal action would cost this turn, and no other reason.

    Each with what it would lack; None if it would not starve.
    """
    after = _after(step, seat, action)
    found = turn_forecast.foresee(after, seat)
    stay = {card.id for card in after.seat(seat).reef} - set(found.lost)
    anyway = set(turn_forecast.foresee(step, seat).lost)
    lacks = {each.card: each.lacks for each in found.starves}
    ids = (card.id for card in step.seat(seat).reef)
    return {id_: lacks.get(id_) for id_ in ids if id_ not in stay | anyway}


def finds_no_host(step: Step, seat: int, kind: str) -> bool:
    """Return whether a card would be removed at once if taken, for lack of a host."""
    scratch = replace(step, state=copy_state(step.state), tell=None)
    card = attachment.lay(scratch, seat, kind)
    needs = any(each.needs for each in effects_of(scratch, card, Attach))
    return needs and not attachment.hosts(scratch, seat, card)

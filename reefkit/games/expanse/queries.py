"""What a page may ask about a match of Blue Expanse, so that no page holds a rule.

Every function is pure and answers from what a seat may see: `look` gives that, and the others take
it. Answers are typed and frozen; every text in them is a message of the catalogue.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, partial

from reefkit.games.expanse import acquire, attachment, scoring, turn_forecast
from reefkit.games.expanse import actions as do
from reefkit.games.expanse.content import CardKind
from reefkit.games.expanse.counters import warming_step
from reefkit.games.expanse.effects import Attach, Eat
from reefkit.games.expanse.food_web import either, option_words, prey
from reefkit.games.expanse.guide import (
    Asked,
    AskedOption,
    Held,
    MealLine,
    OnReef,
    OpenCard,
    ReefCardText,
    ReefSummary,
    Starves,
    TurnForecast,
    TurnNow,
)
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import CURRENCIES, FOODS, HIDDEN, NOBODY, Ask, State
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.games.expanse.targets import effects_of
from reefkit.games.expanse.turn import happened
from reefkit.games.expanse.turn_forecast import Lack
from reefkit.match import seat_view
from reefkit.match.codec import copy_state
from reefkit.match.errors import Rejection
from reefkit.match.game import Action
from reefkit.match.match import Match
from reefkit.match.random import KeyedChance
from reefkit.match.table import Table
from reefkit.text import Message, message


@dataclass(frozen=True)
class ReefSight(seat_view.SeatView[ExpanseRules, State]):
    """What a seat may see, with all that the rules read of it."""

    @property
    def step(self) -> Step:
        return self.rules.stepping(self.state)

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        return () if self.seat is None else tuple(self.rules.legal(self.state, self.seat))


rules_of = partial(seat_view.rules_of, kind=ExpanseRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> ReefSight:
    return ReefSight.of(handle, ExpanseRules, seat, position)


PAID_WITH = {"resource": "biomass", "biomass": "biomass", "humanitarian": "capital"}
"""The currency of each deck whose cards are bought."""


def family(kind: CardKind) -> str:
    if kind.classes:
        return str(kind.classes[0])
    return "producer" if kind.deck == "resource" else str(kind.deck)


def card(rules: ExpanseRules, kind: str) -> ReefCardText:
    one = rules.content.cards[kind]
    return ReefCardText(
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


_GAINS = ("biomass", "capital", "pollution", "warming", "research")


def _forecast(step: Step, seat: int, found: turn_forecast.ManageForecast) -> TurnForecast:
    meals = tuple(MealLine(*one) for one in found.meals)
    starves = tuple(_starves(one) for one in found.starving)
    lies = step.seat(seat).food
    eaten: Counter[str] = Counter()
    for meal in meals:
        if meal.food:
            eaten[meal.food] += meal.count
    wanted = {food for one in starves for food in one.foods}
    food = tuple(
        (name, max(eaten[name], int(getattr(lies, name.replace("-", "_"))), name in wanted))
        for name in FOODS
    )
    gains = tuple(
        message("expanse-guide-gains", what=name, count=abs(count), sign="+" if count > 0 else "−")
        for name in _GAINS
        if (count := getattr(found, name))
    )
    return TurnForecast(
        meals=meals,
        starves=starves,
        lost=found.lost,
        food=tuple(each for each in food if each[1]),
        points=(found.before, found.after),
        gains=gains,
    )


def _starves(lack: Lack) -> Starves:
    needs = [each for number, each in enumerate(lack.needs) if each not in lack.needs[:number]]
    return Starves(
        card=lack.card,
        lacks=message("expanse-guide-lacks", needs=either(needs)),
        badge=message("expanse-guide-short"),
        foods=tuple(
            name for each in needs if (name := each.id.removeprefix("expanse-some-")) in FOODS
        ),
    )


def _name(step: Step, question: Ask, option: str) -> Message | str:
    what, _, rest = option.partition(":")
    for seat in step.seats if what == "card" else ():
        cards = step.seat(seat).reef
        found = next((card for card in cards if card.id == int(rest)), None)
        if found is None:
            continue
        alike = [card.id for card in cards if card.kind == found.kind]
        riding = [card_name(card.kind) for card in cards if card.host == found.id]
        return message(
            "expanse-guide-card",
            card=card_name(found.kind),
            number=alike.index(found.id) + 1 if len(alike) > 1 else 0,
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


def _art(step: Step, option: str) -> str:
    what, _, name = option.partition(":")
    if what == "card":
        reefs = (card for place in step.state.seats for card in place.reef)
        return next((card.kind for card in reefs if card.id == int(name)), "")
    if what == "kind":
        return name if name in step.content.cards else ""
    return name if what == "food" else ""


def now(sight: ReefSight) -> TurnNow:
    state, step = sight.state, sight.step
    first = sight.awaited[0] if sight.awaited else None
    tiles = sight.rules.content.rules.tiles
    playing = state.player != NOBODY
    return TurnNow(
        turn=state.turn,
        round=state.round,
        phase=state.phase,
        player=state.player,
        raiser=state.raiser,
        rolled=state.rolled,
        stage=state.stage,
        warming=state.warming,
        next_warming=_next_warming(step),
        pool=state.pool,
        last=state.last,
        opened=tuple(state.opened),
        awaited=first.id if first else "",
        seconds=first.seconds if first else None,
        tile=tiles[state.seats[state.player].tile] if playing else "",
    )


def _next_warming(step: Step) -> int:
    """Return the next warming threshold; 0 before the warming stage (B20)."""
    state, numbers = step.state, step.content.rules.numbers
    if state.stage < numbers.warming_stage:
        return 0
    every = warming_step(step)
    return (state.warmed // every + 1) * every


def _next_pollution(step: Step, seat: int) -> int:
    """Return the next pollution threshold, checked at End; 0 before the pollution stage."""
    numbers = step.content.rules.numbers
    if step.state.stage < numbers.pollution_stage:
        return 0
    return (step.seat(seat).polluted // numbers.pollution_every + 1) * numbers.pollution_every


def seats(sight: ReefSight) -> tuple[ReefSummary, ...]:
    state, step = sight.state, sight.step
    points = state.final or [scoring.victory_points(step, seat) for seat in step.seats]
    return tuple(
        ReefSummary(
            seat=seat,
            name=step.who(seat),
            bot=step.setup.seats[seat].bot or "",
            tile=own.tile,
            loops=own.loops,
            limit=own.limit,
            cards=len(own.hand),
            deck=sum(map(len, own.deck)),
            biomass=own.purse.biomass,
            capital=own.purse.capital,
            pollution=own.pollution,
            next_pollution=_next_pollution(step, seat),
            research=own.research,
            points=points[seat],
            place=1 + sum(other > points[seat] for other in points),
            on_turn=seat == state.player,
        )
        for seat, own in enumerate(state.seats)
    )


def points_parts(sight: ReefSight, seat: int) -> tuple[tuple[str, int], ...]:
    return tuple(scoring.points_by_part(sight.step, seat))


def fates(handle: Table | Match, seat: int) -> tuple[int, int, int]:
    match = handle if isinstance(handle, Match) else handle.match
    found = Counter(each.id for each in happened(match) if each.event.seat == seat)
    return found["ate"], found["starved"], found["expelled"]


def refusal(sight: ReefSight, action: Action) -> Message | None:
    if sight.seat is None:
        return None
    try:
        sight.rules.apply(sight.state, sight.seat, action, KeyedChance(0), None)
    except Rejection as error:
        return error.message
    return None


def held(sight: ReefSight) -> tuple[Held, ...]:
    if sight.seat is None:
        return ()
    counted = Counter(sight.state.seats[sight.seat].hand)
    playable = {each.card for each in sight.legal if isinstance(each, do.PlayCard)}
    order = sorted(counted, key=lambda kind: (kind not in CURRENCIES, kind))
    return tuple(Held(kind, counted[kind], kind in playable) for kind in order)


def offers(sight: ReefSight) -> tuple[OpenCard, ...]:
    """Tell of every open card in the middle, whether who looks may have it now, and why not.

    Deck by deck; empty slots are left out.
    """
    step, state, legal = sight.step, sight.state, sight.legal
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
    buyer = state.player if state.player != NOBODY else sight.seat
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


def reef(sight: ReefSight, seat: int) -> tuple[OnReef, ...]:
    cards = sight.state.seats[seat].reef
    legal = sight.legal if seat == sight.seat else ()
    acts = {each.card for each in legal if isinstance(each, do.ActCard)}
    uses = {each.card for each in legal if isinstance(each, do.Use)}
    hosts: dict[int, list[int]] = {}
    places: dict[int, int] = {}
    for each in legal:
        if isinstance(each, do.AttachCard):
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


def asked(sight: ReefSight) -> Asked | None:
    question, step, seat = sight.state.ask, sight.step, sight.seat
    if question is None or seat is None or question.seat != seat:
        return None
    foreseen = {
        each: _forecast(step, seat, turn_forecast.outcome(step, seat, each))
        for each in question.options
    }
    starving = {each: _starving(step, seat, found) for each, found in foreseen.items()}
    points = {each: found.points[1] for each, found in foreseen.items()}
    gains = {each: found.gains for each, found in foreseen.items()}
    options = []
    for each in question.options:
        outcome: list[Message] = []
        if len(set(points.values())) > 1:
            before, after = foreseen[each].points
            more = "yes" if before != after else "no"
            text = message("expanse-guide-points", before=before, after=after, more=more)
            outcome.append(text)
        if len({tuple(names) for names in starving.values()}) > 1:
            names = [card_name(kind) for kind in starving[each]]
            outcome.append(message("expanse-guide-starve", cards=names, count=len(names)))
        if any(each_gains != gains[each] for each_gains in gains.values()):
            outcome += gains[each]
        taken = _taken(step, question, each)
        if taken:
            outcome.insert(0, message("expanse-guide-takes", cards=either(taken)))
        options.append(
            AskedOption(each, _art(step, each), _name(step, question, each), tuple(outcome))
        )
    card = card_name(question.kind) if question.kind else message("expanse-guide-nobody")
    what = Message(f"ask-expanse-{question.what}", {"card": card, "left": question.left})
    return Asked(what, question.kind, question.left, tuple(options))


def forecast(sight: ReefSight, seat: int) -> TurnForecast:
    return _forecast(sight.step, seat, turn_forecast.foresee(sight.step, seat))


def bought(sight: ReefSight, action: Action) -> tuple[frozenset[int], TurnForecast] | None:
    """Foresee the turn as if a card had been bought: which cards are new, and what comes of it.

    None where the seat may not buy it.
    """
    if sight.seat is None:
        return None
    try:
        after = sight.rules.apply(sight.state, sight.seat, action, KeyedChance(0), None)
    except Rejection:
        return None
    step, had = sight.rules.stepping(after), {one.id for one in reef(sight, sight.seat)}
    new = frozenset(card.id for card in step.seat(sight.seat).reef if card.id not in had)
    return new, _forecast(step, sight.seat, turn_forecast.foresee(step, sight.seat))


def finds_no_host(sight: ReefSight, kind: str) -> bool:
    """Whether a card that has to be attached would go at once if the seat took it."""
    if sight.seat is None:
        return False
    step = sight.rules.stepping(copy_state(sight.state))
    card = attachment.lay(step, sight.seat, kind)
    needs = any(each.needs for each in effects_of(step, card, Attach))
    return needs and not attachment.hosts(step, sight.seat, card)


def would(sight: ReefSight, option: str) -> TurnForecast | None:
    if sight.seat is None:
        return None
    return _forecast(sight.step, sight.seat, turn_forecast.outcome(sight.step, sight.seat, option))

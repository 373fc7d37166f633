"""What the seat may do now: the main button, and the other buttons next to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import queries, turn_forecast
from reefkit.games.expanse.content import CardKind
from reefkit.games.expanse.course import CORAL
from reefkit.games.expanse.effects import Attach, HandOn, Leave, OwnerOffer, Study
from reefkit.games.expanse.guide import OnReef, OpenCard, TurnForecast
from reefkit.labs.expanse.scene import Scene
from reefkit.match.game import Action, Ready
from reefkit.text import Message, message


class _SideButton(NamedTuple):
    """A further button next to the main one."""

    text: Message
    act: str
    key: str


class _ButtonPlan(NamedTuple):
    """The main button."""

    action: Action | None  #: The action it plays; None if something is missing.
    text: Message  #: Its label: what it does, or what is missing.
    #: Why the chosen action is not allowed; None if it is, or nothing is chosen.
    why: Message | None = None
    #: Warnings of what would be lost this turn: the card bought or taken, and others by it.
    risks: tuple[Message, ...] = ()
    #: What it would kill, to be confirmed; empty if nothing that was not confirmed this turn.
    sure: tuple[Message, ...] = ()
    dying: tuple[int, ...] = ()  #: Ids of the cards that it would kill.
    others: tuple[_SideButton, ...] = ()


def plan(scene: Scene) -> _ButtonPlan | None:
    """Return the plan; None if the seat may not decide, or has to answer a task first."""
    if not scene.may_decide or scene.state.ask is not None:
        return None
    read = _PLANS.get(scene.state.phase)
    return None if read is None else read(scene)


def name_of(card: str) -> Message:
    return Message(f"expanse-{card}")


def label_of(card: OnReef) -> Message:
    if card.copy == "turn":
        return message("expanse-page-a-copy", card=name_of(card.card))
    return message("expanse-page-numbered", card=name_of(card.card), number=card.number)


def lives(scene: Scene, card: OnReef) -> bool:
    return scene.story(card.card).deck in {"resource", "biomass"}


def will_eat(scene: Scene, eater: OnReef, prey: object) -> Message:
    verb = "yes" if lives(scene, eater) else "no"
    return message("expanse-page-eats", eater=label_of(eater), prey=prey, lives=verb)


def eater_of(scene: Scene, found: TurnForecast, prey: set[int]) -> OnReef | None:
    """Return the own card that will eat or take one of these; None if there is none."""
    eaters = {meal.eater for meal in found.meals if meal.prey in prey}
    return next((one for one in scene.reefs[scene.seat] if one.id in eaters), None)


def plan_setup(_scene: Scene) -> _ButtonPlan:
    return _ButtonPlan(Ready(), message("expanse-page-begin"))


def _plan_move(_scene: Scene) -> _ButtonPlan:
    return _ButtonPlan(do.RollDie(), message("expanse-page-roll"))


def _plan_raise(scene: Scene) -> _ButtonPlan:
    bids = [(place, by) for place, by in sorted(scene.hand.bids.items()) if by]
    let_be = _SideButton(message("expanse-page-raise-nothing"), "expanse-pass", "pass")
    if not bids:
        return _ButtonPlan(do.NoBid(), message("expanse-page-raise-nothing"))
    action = do.Raise(tuple(do.Bid(place[0], place[1], by) for place, by in bids))  # type: ignore[arg-type]
    why = queries.refusal(scene.step, scene.viewer, action)
    count = sum(by for _, by in bids)
    text = message("expanse-page-raise", count=count)
    return _ButtonPlan(None if why else action, text, why, others=(let_be,))


def _plan_take(scene: Scene) -> _ButtonPlan:
    offer = scene.chosen_offer
    if offer is None or not offer.can:
        text = message("expanse-page-take-first", deck=scene.tile)
        return _ButtonPlan(None, text, _why(scene, offer))
    text = message("expanse-page-take", card=name_of(offer.card))
    lasting = not queries.finds_no_host(scene.step, scene.seat, offer.card)
    risks = take_risks(scene, offer) if lasting else ()
    return _ButtonPlan(do.TakeCard(offer.slot), text, risks=risks)


def take_risks(scene: Scene, offer: OpenCard) -> tuple[Message, ...]:
    """Return what a bonus or malus card would cost its taker this turn."""
    if queries.finds_no_host(scene.step, scene.seat, offer.card):
        return (message("expanse-page-risk-no-host"),)
    return _costs(scene, do.TakeCard(offer.slot))


def _costs(scene: Scene, action: Action) -> tuple[Message, ...]:
    lost = queries.costs(scene.step, scene.seat, action)
    cards = _losses((one for one in scene.reefs[scene.seat] if one.id in lost), lost)
    return (message("expanse-page-risk-costs", cards=cards, count=len(cards)),) if cards else ()


def _losses(cards: Iterable[OnReef], lacks: Mapping[int, Message | None]) -> list[Message]:
    """Name cards, each with what it lacks if it starves, or that the heat has driven it out."""
    expelled = Message("expanse-page-state-expelled")
    return [
        label_of(one)
        if (why := expelled if one.expelled else lacks.get(one.id)) is None
        else message("expanse-page-lost", card=label_of(one), lacks=why)
        for one in cards
    ]


def _plan_buy(scene: Scene) -> _ButtonPlan:
    done = _SideButton(message("expanse-page-done-buying"), "expanse-done", "done")
    found = _bought(scene) or _played(scene) or _attached(scene)
    if found is None:
        found = _ButtonPlan(do.Done(), message("expanse-page-done-buying"))
        return _warned(scene, found, scene.own_forecast)
    return found._replace(others=(done,))


def _bought(scene: Scene) -> _ButtonPlan | None:
    offer = scene.chosen_offer
    if offer is None:
        return None
    if not offer.can:
        text = message("expanse-page-cannot-buy", card=name_of(offer.card))
        return _ButtonPlan(None, text, _why(scene, offer))
    action = do.Buy(offer.deck, offer.slot, offer.swapped)  # type: ignore[arg-type]
    text = message(
        "expanse-page-buy",
        card=name_of(offer.card),
        price=offer.price,
        currency=name_of(offer.currency),
        swapped=offer.swapped,
    )
    return _ButtonPlan(action, text, risks=_risks(scene, offer, action))


def _risks(scene: Scene, offer: OpenCard, action: Action) -> tuple[Message, ...]:
    found = queries.bought(scene.step, scene.seat, action)
    if found is None or scene.story(offer.card).deck not in {"resource", "biomass"}:
        return ()
    new, comes = found
    lacks = next((one.lacks for one in comes.starves if one.card in new), None)
    own = None
    if lacks is not None:
        own = message("expanse-page-risk-starves", lacks=lacks)
    elif new & set(comes.lost):
        own = _leaves(scene, offer, new, comes)
    return (*((own,) if own is not None else ()), *_costs(scene, action))


def _leaves(scene: Scene, offer: OpenCard, new: set[int], comes: TurnForecast) -> Message | None:
    eater = eater_of(scene, comes, new)
    if eater is not None:
        return will_eat(scene, eater, name_of(offer.card))
    if offer.card != "coral":
        kind = scene.rules.content.cards[offer.card]
        loose = any(isinstance(each, Attach) for each in kind.effects)
        why = "deck" if _returns(kind) else "loose" if loose else "other"
        return message("expanse-page-risk-leaves", why=why)
    own = (one for one in scene.reefs[scene.seat] if one.card == "zooxanthellae")
    if any(not one.host and not one.expelled for one in own):
        return None  # algae lie on the reef already and can be attached
    algae = any(one.card == "zooxanthellae" and one.can for one in scene.offers)
    return message("expanse-page-risk-coral", algae="yes" if algae else "no")


def _why(scene: Scene, offer: OpenCard | None) -> Message | None:
    if offer is None:
        return None
    action: Action
    if offer.currency:
        action = do.Buy(offer.deck, offer.slot)  # type: ignore[arg-type]
    elif scene.state.phase == "take" and offer.deck == scene.tile:
        action = do.TakeCard(offer.slot)
    else:
        return message("expanse-page-not-for-sale", deck=offer.deck)
    return queries.refusal(scene.step, scene.viewer, action)


def _played(scene: Scene) -> _ButtonPlan | None:
    card = scene.chosen_held
    action = do.PlayCard(card) if card else None
    if action not in scene.legal:
        return None
    return _ButtonPlan(action, message("expanse-page-play", card=name_of(card)))


def _attached(scene: Scene) -> _ButtonPlan | None:
    card = scene.chosen_card
    if card is None:
        return None
    if card.hosts:
        host = scene.hand.host or (card.hosts[0] if len(card.hosts) == 1 else 0)
        found = next((one for one in scene.reefs[scene.seat] if one.id == host), None)
        if found is None:
            return _ButtonPlan(None, message("expanse-page-choose-host", card=name_of(card.card)))
        text = message(
            "expanse-page-attach",
            card=name_of(card.card),
            host=label_of(found),
        )
        attaching = _ButtonPlan(do.AttachCard(card.id, host), text)
        return _warned(scene, attaching, scene.own_forecast, {card.id})
    if card.can_use:
        using = do.Use(card.id)
        text = message("expanse-page-use", card=name_of(card.card), **offered(scene, card))
        return _ButtonPlan(using, text, risks=_costs(scene, using))
    return None


def offered(scene: Scene, card: OnReef) -> dict[str, object]:
    """Return what using a card costs and brings, to whom it goes, and whether that is too late."""
    effects = scene.rules.content.cards[card.card].effects
    offer = next(one for one in effects if isinstance(one, OwnerOffer))
    return {
        "gives": "yes" if any(isinstance(each, HandOn) for each in offer.then) else "no",
        "price": offer.price,
        "biomass": turn_forecast.brings(scene.step, scene.seat, card.id),
        "last": "yes" if scene.state.is_last_turn else "no",
    }


def _plan_manage(scene: Scene) -> _ButtonPlan:
    rest_text = message("expanse-page-rest", count=len(waiting_animals(scene)))
    rest = _SideButton(rest_text, "expanse-rest", "rest")
    card = scene.chosen_card
    if card is not None and card.can_act:
        found = turn_forecast.outcome(scene.step, scene.seat, f"act:{card.id}")
        text = message("expanse-page-act", card=name_of(card.card))
        acting = _ButtonPlan(do.ActCard(card.id), text, others=(rest,))
        anyway = {each.card for each in scene.own_forecast.starves} - {card.id}
        starves = any(each.card not in anyway for each in found.starves)
        return _warned(scene, acting, found) if starves else acting
    attaching = _attached(scene)
    if attaching is not None:
        return attaching._replace(others=(rest,))
    letting = _ButtonPlan(do.ActAll(scene.own_forecast.first, planned=True), rest_text)
    return _warned(scene, letting, scene.own_forecast)


def _warned(
    scene: Scene, plan: _ButtonPlan, found: TurnForecast, among: set[int] | None = None
) -> _ButtonPlan:
    """Add which own cards (`among` some) a turn would kill, but for prey and confirmed ones.

    Where nothing can be bought or attached, only the order of acting can still save a card.
    """
    cards = scene.rules.content.cards
    starving = {each.card: each.lacks for each in found.starves}
    eaten = {meal.prey for meal in found.meals}
    orders = scene.state.phase == "manage"
    can_help = any(not isinstance(each, (do.Done, do.ActCard, do.ActAll)) for each in scene.legal)
    dying = [
        one
        for one in scene.reefs[scene.seat]
        if one.id in (found.lost if among is None else among & {*found.lost})
        and one.id not in eaten | scene.hand.confirmed(scene.state.turn)
        and cards[one.card].deck in {"resource", "biomass"}
        and (one.id in starving or not _returns(cards[one.card]))
        and (can_help or (orders and one.id in starving))
    ]
    causes = {
        "starves": [one for one in dying if one.id in starving],
        "bleached": [one for one in dying if one.id not in starving and one.card == CORAL],
        "lost": [one for one in dying if one.id not in starving and one.card != CORAL],
    }
    sure = tuple(
        message(f"expanse-page-sure-{why}", cards=_losses(own, starving), count=count)
        for why, own in causes.items()
        if (count := len(own))
    )
    return plan._replace(sure=sure, dying=tuple(one.id for one in dying))


def is_vain(scene: Scene, plan: _ButtonPlan) -> bool:
    """Return whether no other action of this phase, nor *Undo*, would save one of the dying."""
    if scene.state.phase != "buy" or scene.may_undo:
        return False
    others = (each for each in scene.legal if not isinstance(each, do.Done))
    after = (queries.bought(scene.step, scene.seat, each) for each in others)
    return not any(found and {*plan.dying} - {*found[1].lost} for found in after)


def _returns(kind: CardKind) -> bool:
    """Return whether the card goes into its owner's deck when its time is up."""
    return any(isinstance(each, Leave) and each.deck for each in kind.effects)


def waiting_animals(scene: Scene) -> list[OnReef]:
    """List the own cards that can still be made to act, animals or not."""
    return [one for one in scene.reefs[scene.seat] if one.can_act]


def _plan_research(scene: Scene) -> _ButtonPlan:
    done = _SideButton(message("expanse-page-no-research"), "expanse-done", "done")
    card = research_card(scene)
    if card is None:
        return _ButtonPlan(do.Done(), message("expanse-page-no-research"))
    points = min(scene.hand.points or 1, card.places)
    bought = max(0, points - scene.state.seats[scene.seat].research)
    paid = bought * study_of(scene, card).price
    text = message("expanse-page-research", card=name_of(card.card), count=points, paid=paid)
    return _ButtonPlan(do.Research(card.id, points), text, others=(done,))


def study_of(scene: Scene, card: OnReef) -> Study:
    """Return what research on a card costs and needs."""
    effects = scene.rules.content.cards[card.card].effects
    return next(one for one in effects if isinstance(one, Study))


def research_card(scene: Scene) -> OnReef | None:
    """Return a card of any reef that takes research points: the chosen one, else the first."""
    every = [one for reef in scene.reefs for one in reef if one.places]
    chosen = scene.chosen_card
    if chosen is not None and chosen.places:
        return chosen
    return every[0] if every else None


def _plan_end(scene: Scene) -> _ButtonPlan:
    hand = scene.hand
    count = hand.biomass + hand.capital
    action = do.Flow(hand.biomass, hand.capital)
    text = message("expanse-page-end-turn", count=count)
    return _ButtonPlan(action, text, queries.refusal(scene.step, scene.viewer, action))


_PLANS: dict[str, Callable[[Scene], _ButtonPlan]] = {
    "setup": plan_setup,
    "move": _plan_move,
    "raise": _plan_raise,
    "take": _plan_take,
    "buy": _plan_buy,
    "manage": _plan_manage,
    "research": _plan_research,
    "end": _plan_end,
}

"""What the seat at this screen may do now: the one filled button, and what else there is to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import guide
from reefkit.match.game import Action, Ready
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.expanse.guide_types import Offer, OnReef
    from reefkit.labs.expanse.scene import Scene


class Button(NamedTuple):
    """Something else to do, beside the filled button."""

    text: Message
    act: str
    key: str


class Plan(NamedTuple):
    """What the filled button would do.

    Attributes
    ----------
    action
        What it plays; none where something is still missing.
    text
        What stands on it: what it does, or what is missing.
    why
        Why what is chosen cannot be done; none where it can, or nothing is chosen.
    sure
        What is asked before it is played: what would be lost; none where nothing is.
    others
        Further buttons.
    """

    action: Action | None
    text: Message
    why: Message | None = None
    sure: Message | None = None
    others: tuple[Button, ...] = ()


def plan(scene: Scene) -> Plan | None:
    """Read what is chosen; none where nobody here is asked, or a card asks."""
    if not scene.may_decide or scene.state.ask is not None:
        return None
    read = _PLANS.get(scene.standing_now.phase)
    return None if read is None else read(scene)


def may(scene: Scene, kind: type[Action]) -> bool:
    """Tell whether some action of a kind is open to the seat now."""
    return any(isinstance(each, kind) for each in scene.sight.legal)


def name_of(card: str) -> Message:
    """Give a card's name, as it stands on it."""
    return Message(f"expanse-{card}")


def one_of(card: str) -> Message:
    """Give the name of one card, with its article."""
    return Message(f"expanse-{card}.one")


# -- phases ---------------------------------------------------------------------------------------


def plan_setup(scene: Scene) -> Plan:
    """Give what all here do before the first deal, whoever looks at its hand."""
    del scene
    return Plan(Ready(), message("expanse-page-begin"))


def _move(scene: Scene) -> Plan:
    del scene
    return Plan(do.Roll(), message("expanse-page-roll"))


def _raise(scene: Scene) -> Plan:
    bids = [(place, by) for place, by in sorted(scene.hand.bids.items()) if by]
    let_be = Button(message("expanse-page-raise-nothing"), "expanse-pass", "pass")
    if not bids:
        return Plan(do.Pass(), message("expanse-page-raise-nothing"))
    action = do.Raise(tuple(do.Bid(place[0], place[1], by) for place, by in bids))  # type: ignore[arg-type]
    why = guide.refusal(scene.sight, action)
    count = sum(by for _, by in bids)
    text = message("expanse-page-raise", count=count)
    return Plan(None if why else action, text, why, None, (let_be,))


def _take(scene: Scene) -> Plan:
    offer = scene.chosen_offer
    if offer is None or not offer.can:
        text = message("expanse-page-take-first", deck=scene.standing_now.tile)
        return Plan(None, text, _why(scene, offer))
    return Plan(do.Take(offer.slot), message("expanse-page-take", card=name_of(offer.card)))


def _buy(scene: Scene) -> Plan:
    done = Button(message("expanse-page-done-buying"), "expanse-done", "done")
    found = _bought(scene) or _played(scene) or _attached(scene)
    if found is None:
        return Plan(do.Done(), message("expanse-page-done-buying"))
    return found._replace(others=(done,))


def _bought(scene: Scene) -> Plan | None:
    offer = scene.chosen_offer
    if offer is None:
        return None
    if not offer.can:
        text = message("expanse-page-cannot-buy", card=name_of(offer.card))
        return Plan(None, text, _why(scene, offer))
    action = do.Buy(offer.deck, offer.slot, offer.swapped)  # type: ignore[arg-type]
    text = message(
        "expanse-page-buy",
        card=name_of(offer.card),
        price=offer.price,
        currency=name_of(offer.currency),
        swapped=offer.swapped,
    )
    return Plan(action, text)


def _why(scene: Scene, offer: Offer | None) -> Message | None:
    """Say why a card on offer cannot be had now."""
    if offer is None:
        return None
    action: Action
    if offer.currency:
        action = do.Buy(offer.deck, offer.slot)  # type: ignore[arg-type]
    elif scene.standing_now.phase == "take" and offer.deck == scene.standing_now.tile:
        action = do.Take(offer.slot)
    else:
        return message("expanse-page-not-for-sale", deck=offer.deck)
    return guide.refusal(scene.sight, action)


def _played(scene: Scene) -> Plan | None:
    card = scene.chosen_held
    if card is None or not card.playable:
        return None
    return Plan(do.Play(card.card), message("expanse-page-play", card=name_of(card.card)))


def _attached(scene: Scene) -> Plan | None:
    """Attach the chosen card of the reef, or make use of it; none where it offers neither."""
    card = scene.chosen_card
    if card is None:
        return None
    if card.hosts:
        host = scene.hand.host or (card.hosts[0] if len(card.hosts) == 1 else 0)
        found = next((one for one in scene.reefs[scene.seat] if one.id == host), None)
        if found is None:
            return Plan(None, message("expanse-page-choose-host", card=name_of(card.card)))
        text = message(
            "expanse-page-attach",
            card=name_of(card.card),
            host=name_of(found.card),
            number=found.number,
        )
        return Plan(do.Attach(card.id, host), text)
    if card.can_use:
        return Plan(do.Use(card.id), message("expanse-page-use", card=name_of(card.card)))
    return None


def _manage(scene: Scene) -> Plan:
    rest_text = message("expanse-page-rest", count=len(waiting(scene)))
    rest = Button(rest_text, "expanse-rest", "rest")
    card = scene.chosen_card
    if card is not None and card.can_act:
        found = guide.would(scene.sight, f"act:{card.id}")
        starves = found is not None and any(each.card == card.id for each in found.starves)
        sure = _sure(scene, found.starves) if found is not None and starves else None
        text = message("expanse-page-act", card=name_of(card.card))
        return Plan(do.Act(card.id), text, sure=sure, others=(rest,))
    attaching = _attached(scene)
    if attaching is not None:
        return attaching._replace(others=(rest,))
    return Plan(do.Rest(), rest_text, sure=_sure(scene, scene.own_forecast.starves))


def _sure(scene: Scene, starving: tuple[Any, ...]) -> Message | None:
    """Say who would starve, before a card acts or the rest do."""
    kinds = {one.id: one.card for one in scene.reefs[scene.seat]}
    names = [name_of(kinds[each.card]) for each in starving if each.card in kinds]
    if not names:
        return None
    return message("expanse-page-sure-starves", cards=names, count=len(names))


def waiting(scene: Scene) -> list[OnReef]:
    """List the cards of the seat here that have not acted, in the owner's order."""
    return [one for one in scene.reefs[scene.seat] if one.can_act]


def _research(scene: Scene) -> Plan:
    done = Button(message("expanse-page-no-research"), "expanse-done", "done")
    card = research_card(scene)
    if card is None:
        return Plan(do.Done(), message("expanse-page-no-research"))
    points = min(scene.hand.points or card.places, card.places)
    text = message("expanse-page-research", card=name_of(card.card), count=points)
    return Plan(do.Research(card.id, points), text, others=(done,))


def research_card(scene: Scene) -> OnReef | None:
    """Give the card on which research would be placed: the chosen one, or the first one."""
    every = [one for reef in scene.reefs for one in reef if one.places]
    chosen = scene.chosen_card
    if chosen is not None and chosen.places:
        return chosen
    return every[0] if every else None


def _end(scene: Scene) -> Plan:
    hand = scene.hand
    count = hand.biomass + hand.capital
    action = do.Flow(hand.biomass, hand.capital)
    text = message("expanse-page-end-turn", count=count)
    return Plan(action, text, guide.refusal(scene.sight, action))


_PLANS: dict[str, Callable[[Scene], Plan]] = {
    "setup": plan_setup,
    "move": _move,
    "raise": _raise,
    "take": _take,
    "buy": _buy,
    "manage": _manage,
    "research": _research,
    "end": _end,
}

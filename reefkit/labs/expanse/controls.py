"""The seat's controls: stage, hand, what is chosen or asked, and the main button."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.expanse import queries
from reefkit.games.expanse.actions import PlayCard
from reefkit.games.expanse.guide import (
    OnReef,
    OpenCard,
    ReefCardText,
    TurnForecast,
)
from reefkit.games.expanse.state import CURRENCIES
from reefkit.games.expanse.supply import latest, spendable
from reefkit.games.expanse.turn import named
from reefkit.labs.expanse import button_plans
from reefkit.labs.expanse.button_plans import label_of
from reefkit.labs.expanse.page_acts import acts
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson import replay
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.log import LogLine
from reefkit.text import Message, message

STAGES = 4
"""Number of stages of a match."""
LOG_LINES = 6
"""Latest lines of the log shown next to the ring."""
LOSS_LINES = 2
"""Latest losses told over the own reef."""


class _ChosenCard(NamedTuple):
    """The chosen card as the page shows it."""

    story: ReefCardText
    price: int | None  #: None if it is not for sale.
    states: list[Message]
    hosts: list[dict[str, object]]  #: Hosts to choose from; empty if there are not several.
    #: Why it will be gone after this turn, or is not for sale; None if neither.
    doom: Message | None = None


def states_of(card: OnReef) -> list[Message]:
    found = {
        "failed": card.failed or card.copy == "turn",
        "bleached": card.bleached,
        "idle": card.idle,
        "expelled": card.expelled,
        "acted": card.acted and not card.failed,
        "copy": card.copy == "lasting",
    }
    texts = [Message(f"expanse-page-state-{name}") for name, is_so in found.items() if is_so]
    if card.stored:
        texts.append(message("expanse-page-state-stored", count=card.stored))
    if card.placed:
        texts.append(message("expanse-page-state-placed", count=card.placed))
    return texts


def reef_of(scene: Scene, seat: int) -> dict[str, object]:
    cards = scene.reefs[seat]
    kinds = {one.id: one.card for one in cards}
    lying = []
    for one in cards:
        if one.host in kinds:
            continue
        riding = [kinds[each] for each in one.attached if each in kinds]
        states = states_of(one)
        label = message(
            "expanse-page-node",
            card=label_of(one),
            states=states,
            count=len(states),
            riding=[button_plans.name_of(each) for each in riding],
            riders=len(riding),
        )
        lying.append(
            {
                "card": one,
                "story": scene.story(one.card),
                "states": states,
                "riding": riding,
                "label": label,
            }
        )
    return {"seat": seat, "cards": lying}


def is_open(scene: Scene, offer: OpenCard) -> bool:
    """Return whether the card can be had in this phase: after a purchase phase none can."""
    phase = scene.state.phase
    taken = phase != "take" or offer.deck == scene.tile
    return offer.open and taken and phase in {"raise", "take", "buy"}


def chosen(scene: Scene) -> _ChosenCard | None:
    offer, card, held = scene.chosen_offer, scene.chosen_card, scene.chosen_held
    if offer is not None:
        states = [message("expanse-page-state-raised", count=offer.raised)] if offer.raised else []
        price = offer.price if offer.currency else None
        late = scene.state.player == scene.seat and not is_open(scene, offer)
        shut = message("expanse-page-shut", phase=scene.state.phase) if late else None
        return _ChosenCard(scene.story(offer.card), price, states, [], shut)
    if card is not None:
        own = {one.id: one for one in scene.reefs[scene.seat]}
        several = card.hosts if scene.may_decide and len(card.hosts) > 1 else ()
        hosts: list[dict[str, object]] = [
            {
                "card": own[id_],
                "name": label_of(own[id_]),
                "note": message("expanse-page-host-bleached") if own[id_].bleached else None,
                "warn": own[id_].bleached,
                "chosen": id_ == scene.hand.host,
            }
            for id_ in several
            if id_ in own
        ]
        doom = _doom(scene, card) if card.id in own else None
        return _ChosenCard(scene.story(card.card), None, states_of(card), hosts, doom)
    if held:
        return _ChosenCard(scene.story(held), None, [], [])
    return None


def _doom(scene: Scene, card: OnReef) -> Message | None:
    found = scene.own_forecast
    lacks = next((each.lacks for each in found.starves if each.card == card.id), None)
    if lacks is not None:
        return message("expanse-page-starves", eater=label_of(card), lacks=lacks)
    eater = button_plans.eater_of(scene, found, {card.id})
    return None if eater is None else button_plans.will_eat(scene, eater, label_of(card))


def _rows(scene: Scene) -> list[dict[str, object]]:
    if not scene.may_decide or scene.asked is not None:
        return []
    starving, meals = {}, {}
    phase = scene.state.phase
    if phase == "manage":
        starving = {each.card: each.lacks for each in scene.own_forecast.starves}
        meals = prey_of(scene, scene.own_forecast, scene.seat)
    found: list[dict[str, object]] = []
    for one in scene.reefs[scene.seat]:
        if not (one.can_act or one.can_use or one.hosts or one.places):
            continue
        note = starving.get(one.id) or _what_it_can_do(scene, one)
        if note is None and one.id in meals:
            verb = "yes" if button_plans.lives(scene, one) else "no"
            note = message("expanse-page-will-eat", prey=meals[one.id], lives=verb)
        if note is None and phase == "manage":
            note = _doom(scene, one)
        found.append(
            {
                "card": one,
                "name": label_of(one),
                "note": note,
                "warn": one.id in starving,
                "chosen": one == scene.chosen_card,
            }
        )
    return found if phase != "research" or len(found) > 1 else []


def prey_of(scene: Scene, found: TurnForecast, seat: int) -> dict[int, list[Message]]:
    """Return what each card will eat this turn, by the id of the eater."""
    names = {one.id: label_of(one) for one in scene.reefs[seat]}
    prey: dict[int, list[Message]] = {}
    for meal in found.meals:
        if meal.food:
            eaten = message("expanse-page-food-node", food=meal.food, count=meal.amount)
        else:
            eaten = names.get(
                meal.prey, message("expanse-page-a-copy", card=button_plans.name_of(meal.kind))
            )
        prey.setdefault(meal.eater, []).append(eaten)
    return prey


def _what_it_can_do(scene: Scene, card: OnReef) -> Message | None:
    if card.hosts:
        return message("expanse-page-can-attach")
    if card.can_use:
        return message("expanse-page-can-use", **button_plans.offered(scene, card))
    if card.places:
        return message("expanse-page-can-research", count=card.places)
    return None


def _takes(scene: Scene) -> list[dict[str, object]]:
    """List the cards of which one has to be taken, with what each does and costs."""
    if not scene.may_decide or scene.state.phase != "take" or scene.asked is not None:
        return []
    return [
        {
            "offer": offer,
            "story": scene.story(offer.card),
            "risks": button_plans.take_risks(scene, offer),
            "loses": not queries.finds_no_host(scene.step, scene.seat, offer.card),
        }
        for offer in scene.offers
        if offer.can
    ]


def _stacks(scene: Scene) -> list[dict[str, object]]:
    phase, hand = scene.state.phase, scene.hand
    flowing = scene.may_decide and phase == "end" and scene.asked is None
    under = {"biomass": hand.biomass, "capital": hand.capital}
    return [
        {
            "card": card,
            "much": count,
            "name": button_plans.name_of(card),
            "chosen": card == scene.chosen_held,
            "plays": PlayCard(card) in scene.legal,
            "flows": min(under[card], count) if flowing and card in under else None,
        }
        for card, count in scene.held.items()
    ]


def _temporary(scene: Scene) -> list[tuple[str, str, int]]:
    """Return currency of one turn alone: whether ``now`` or ``next``, which, and how much."""
    own = scene.state.seats[scene.seat]
    found = (
        (when, currency, getattr(purse, currency))
        for when, purse in (("now", own.purse), ("next", own.made))
        for currency in CURRENCIES
    )
    return [each for each in found if each[2]]


def _meals(scene: Scene) -> list[LogLine]:
    """List the meals of the seat's own turn, or else those of the others since its last turn."""
    now, found = scene.state, []
    rolls = now.phase == "move" and now.player == scene.seat
    own = now.player == scene.seat and not rolls
    for line in reversed(scene.happened):
        if line.text.id == "expanse-turn" and line.seat == scene.seat:
            if not rolls:
                break
            rolls = False
        elif line.text.id == "expanse-ate" and (line.seat == scene.seat) is own:
            found.append(line)
    return found[::-1]


_LOSSES = {
    f"expanse-{each}"
    for each in ("removed", "starved", "died-bleached", "lost-to-pollution", "bleached")
}
"""Ids of the events by which a reef loses a card, or a coral its colour."""


def _lost(scene: Scene) -> list[LogLine]:
    """List the own reef's latest losses; a bleached coral as long as it is bleached."""
    found: list[LogLine] = []
    turns = 0
    pale = sum(each.bleached for each in scene.state.seats[scene.seat].reef)
    given = {each.kind for each in scene.state.seats[scene.seat].reef if each.handed}
    for line in reversed(scene.happened):
        turns += line.text.id == "expanse-turn"
        if turns > len(scene.seats) or len(found) == LOSS_LINES:
            break
        told, giver = line.text, line.seat
        if told.id == "expanse-handed-on" and giver is not None and line.organism in given:
            if told.values["to"] == scene.name(scene.seat):
                values = {"player": scene.name(giver), "card": told.values["card"]}
                found.append(line._replace(text=message("expanse-page-put-here", **values)))
            continue
        if turns > 1 or line.seat != scene.seat or line.text.id not in _LOSSES:
            continue
        if told.id == "expanse-bleached":
            pale -= 1
            if pale < 0:  # it has new zooxanthellae, or has died, which is told then
                continue
        by = named(line.text.values.get("by"))
        if not by or scene.rules.content.cards[by].deck != "biomass":  # a meal is told as one
            found.append(line)
    return found[::-1]


def _fact(scene: Scene) -> ReefCardText | None:
    cards = scene.reefs[scene.seat]
    return scene.story(cards[scene.state.turn % len(cards)].card) if cards else None


def _render_controls(scene: Scene) -> str:
    if scene.over and not scene.replaying:
        return scene.render("ended.html")
    now = scene.state
    first = next(iter(scene.view.awaited), None)
    setting_up = now.phase == "setup"
    covered = scene.covered_hand and scene.is_awaited and not setting_up
    plan = button_plans.plan(scene)
    raises = [one for one in scene.offers if one.can_raise] if scene.may_decide else []
    if setting_up and scene.is_awaited and plan is None:
        plan = button_plans.plan_setup(scene)
    clock = scene.is_awaited or now.phase == "raise"
    research = button_plans.research_card(scene) if now.phase == "research" else None
    sure = plan if plan is not None and plan.sure and scene.hand.sure else None
    return scene.render(
        "expanse_controls.html",
        still=replay.still(scene),
        covered=covered,
        hidden=scene.covered_hand,
        reef=reef_of(scene, scene.seat),
        dying=scene.own_forecast.lost if scene.may_decide and now.phase != "end" else (),
        now=now,
        stages=range(1, STAGES + 1),
        most_turns=(most := scene.most_turns),
        next_loops=(*scene.rules.content.rules.numbers.stage_loops, 0)[now.stage - 1],
        next_stage=latest(scene.step, now.stage + 1) if most and now.stage < STAGES else 0,
        awaited=first.id if first else "",
        own=now.seats[scene.seat],
        stacks=_stacks(scene),
        temporary=_temporary(scene),
        money={each: spendable(scene.step, scene.seat, each) for each in CURRENCIES},
        asked=scene.asked,
        chosen=chosen(scene),
        rows=_rows(scene),
        takes=_takes(scene),
        raises=raises,
        alone=len(scene.here) == 1,
        lets_buy=scene.hand.lets_buy,
        bids=scene.hand.bids,
        lost=_lost(scene) if scene.asked is None else (),
        told=scene.happened[-LOG_LINES:][::-1],
        meals=[(each, map(named, each.text.values["eaten"])) for each in _meals(scene)],  # type: ignore[arg-type]
        plan=plan,
        research=research,
        study=button_plans.study_of(scene, research) if research is not None else None,
        seconds=scene.seconds_left(first.id, first.seconds) if first and clock else None,
        sure=sure.sure if sure is not None else None,
        vain=sure is not None and button_plans.is_vain(scene, sure),
        waits=plan is None and scene.asked is None,
        fact=_fact(scene) if plan is None and scene.asked is None else None,
        shows_undo=scene.may_decide and not setting_up and not raises,
    )


CONTROLS_PART = Part("controls", _render_controls, acts, on=("play",))

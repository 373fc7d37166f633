"""The seat's controls: stage, hand, what is chosen or asked, and the one thing to do now."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from reefkit.games.expanse.guide_types import CardStory, Forecast, Held, OnReef
from reefkit.labs.expanse import moves
from reefkit.labs.expanse.acts import acts
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.log import Line, log_lines
from reefkit.labs.lesson.parts import replay
from reefkit.text import Message, message

STAGES = 4
LINES = 6
"""Lines of what happened that stand beside the ring; the log has all."""


class Row(NamedTuple):
    """A card of the reef that can be chosen, and what is said of it."""

    card: OnReef
    name: Message
    note: Message | None
    warn: bool
    chosen: bool


class Chosen(NamedTuple):
    """The card that is chosen, whatever it is: its story, and how it stands."""

    story: CardStory
    price: int | None
    states: list[Message]
    hosts: list[Row]


class Stack(NamedTuple):
    """Equal cards of the hand as they are drawn.

    Attributes
    ----------
    flows
        How many of them would go under the deck; none where that is not asked.
    """

    held: Held
    name: Message
    chosen: bool
    flows: int | None


class Temporary(NamedTuple):
    """Temporary currency beside the hand."""

    currency: str
    much: int


def seconds_left(scene: Scene) -> float | None:
    """Give how many seconds what is awaited still has; none where no clock runs."""
    now = scene.standing_now
    if now.seconds is None or not now.awaited or scene.replaying:
        return None
    since = scene.table.waits_since(now.awaited)
    if since is None:
        return now.seconds
    return max(0.0, now.seconds - (datetime.now(UTC) - since).total_seconds())


def label_of(card: OnReef) -> Message:
    """Name a card of a reef: with its number where there are several of its kind."""
    return message("expanse-page-numbered", card=moves.name_of(card.card), number=card.number)


def states_of(card: OnReef) -> list[Message]:
    """Say how a card of a reef stands, beyond being there."""
    found = {
        "failed": card.failed,
        "bleached": card.bleached,
        "idle": card.idle,
        "expelled": card.expelled,
        "acted": card.acted and not card.failed,
        "copy": bool(card.copy),
    }
    said = [Message(f"expanse-page-state-{name}") for name, is_so in found.items() if is_so]
    if card.stored:
        said.append(message("expanse-page-state-stored", count=card.stored))
    if card.placed:
        said.append(message("expanse-page-state-placed", count=card.placed))
    return said


def chosen(scene: Scene) -> Chosen | None:
    """Read the card that is chosen."""
    offer, card, held = scene.chosen_offer, scene.chosen_card, scene.chosen_held
    if offer is not None:
        states = [message("expanse-page-state-raised", count=offer.raised)] if offer.raised else []
        price = offer.price if offer.currency else None
        return Chosen(scene.story(offer.card), price, states, [])
    if card is not None:
        own = {one.id: one for one in scene.reefs[scene.seat]}
        several = card.hosts if scene.may_decide and len(card.hosts) > 1 else ()
        hosts = [
            Row(own[id_], label_of(own[id_]), None, warn=False, chosen=id_ == scene.hand.host)
            for id_ in several
            if id_ in own
        ]
        return Chosen(scene.story(card.card), None, states_of(card), hosts)
    if held is not None:
        return Chosen(scene.story(held.card), None, [], [])
    return None


def rows(scene: Scene) -> list[Row]:
    """List the cards of one's reef that something can be done with now."""
    if not scene.may_decide or scene.asked is not None:
        return []
    starving, meals = {}, {}
    phase = scene.standing_now.phase
    if phase == "manage":
        starving = {each.card: each.lacks for each in scene.own_forecast.starves}
        meals = prey_of(scene, scene.own_forecast, scene.seat)
    found = []
    for one in scene.reefs[scene.seat]:
        if not (one.can_act or one.can_use or one.hosts or one.places):
            continue
        note = starving.get(one.id) or _offers(one)
        if note is None and one.id in meals:
            lives = scene.story(one.card).deck in {"resource", "biomass"}
            note = message(
                "expanse-page-will-eat", prey=meals[one.id], lives="yes" if lives else "no"
            )
        found.append(
            Row(one, label_of(one), note, one.id in starving, chosen=one == scene.chosen_card)
        )
    return found if phase != "research" or len(found) > 1 else []


def prey_of(scene: Scene, found: Forecast, seat: int) -> dict[int, list[Message]]:
    """Say what each card of a reef will eat or take, by the number of the eater."""
    names = {one.id: label_of(one) for one in scene.reefs[seat]}
    prey: dict[int, list[Message]] = {}
    for meal in found.meals:
        if meal.food:
            eaten = message("expanse-page-food-node", food=meal.food, count=meal.count)
        else:
            eaten = names.get(meal.prey, message("expanse-page-a-copy"))
        prey.setdefault(meal.eater, []).append(eaten)
    return prey


def _offers(card: OnReef) -> Message | None:
    if card.hosts:
        return message("expanse-page-can-attach")
    if card.can_use:
        return message("expanse-page-can-use")
    if card.places:
        return message("expanse-page-can-research", count=card.places)
    return None


def stacks(scene: Scene) -> list[Stack]:
    """Read the hand, equal cards together."""
    phase, hand = scene.standing_now.phase, scene.hand
    flowing = scene.may_decide and phase == "end" and scene.asked is None
    under = {"biomass": hand.biomass, "capital": hand.capital}
    return [
        Stack(
            each,
            moves.name_of(each.card),
            each == scene.chosen_held,
            min(under[each.card], each.count) if flowing and each.card in under else None,
        )
        for each in scene.held
    ]


def temporary(scene: Scene) -> list[Temporary]:
    """Read the currency beside the hand."""
    own = scene.mine
    found = (Temporary("biomass", own.biomass), Temporary("capital", own.capital))
    return [each for each in found if each.much]


def fact(scene: Scene) -> CardStory | None:
    """Give a card of one's reef to tell of while others are awaited: another one each turn."""
    cards = scene.reefs[scene.seat]
    return scene.story(cards[scene.standing_now.turn % len(cards)].card) if cards else None


def told(scene: Scene) -> list[Line]:
    """Give the latest lines of the log, the newest first."""
    end = scene.table.position if scene.ui.moment is None else scene.ui.moment
    lines = log_lines(scene.table, scene.viewer, scene.kind.told)
    return [each for each in lines if each.position < end][-LINES:][::-1]


def _still(scene: Scene) -> str:
    """Draw what stands there while nobody here plays at all: the past, another's table."""
    if scene.replaying:
        return replay.render(scene)
    if scene.attendance.is_watching:
        return scene.render("class_watch.html")
    if scene.attendance.is_closed:
        return scene.render("class_closed.html")
    return scene.render("class_gate.html") if scene.attendance.at_gate else ""


def render(scene: Scene) -> str:
    """Draw the controls."""
    if not scene.has_table or scene.page:
        return ""
    if scene.over and not scene.replaying:
        return scene.render("ended.html")
    now = scene.standing_now
    setting_up = now.phase == "setup"
    covered = scene.covered_hand and scene.is_awaited and not setting_up
    plan = moves.plan(scene)
    if setting_up and scene.is_awaited and plan is None:
        plan = moves.plan_setup(scene)
    own = scene.mine
    return scene.render(
        "expanse_controls.html",
        still=_still(scene),
        covered=covered,
        hidden=scene.covered_hand,
        now=now,
        stages=range(1, STAGES + 1),
        loops=max(each.loops for each in scene.seat_stories),
        own=own,
        stacks=stacks(scene),
        temporary=temporary(scene),
        asked=scene.asked,
        chosen=chosen(scene),
        rows=rows(scene),
        raises=[one for one in scene.offers if one.can_raise] if scene.may_decide else [],
        bids=scene.hand.bids,
        told=told(scene),
        plan=plan,
        research=moves.research_card(scene) if now.phase == "research" else None,
        seconds=seconds_left(scene) if scene.is_awaited or now.phase == "raise" else None,
        sure=plan.sure if plan is not None and plan.sure and scene.hand.sure else None,
        waits=plan is None and scene.asked is None,
        fact=fact(scene) if plan is None and scene.asked is None else None,
        can_undo=scene.may_decide and not setting_up,
    )


PART = Part("controls", render, acts)

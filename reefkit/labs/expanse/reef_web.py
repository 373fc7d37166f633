"""A reef as a food web: a forecast of who eats whom this turn, and who starves."""

from __future__ import annotations

import re
from copy import copy

from reefkit.games.expanse.guide import (
    OnReef,
    Starves,
    TurnForecast,
)
from reefkit.labs.expanse.button_plans import label_of, lives, name_of, will_eat
from reefkit.labs.expanse.controls import prey_of, states_of
from reefkit.labs.expanse.questions.evidence_pictures import drawing
from reefkit.labs.expanse.questions.facts import Facts
from reefkit.labs.expanse.questions.food_web import by_eater, web_of
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.lab import Part
from reefkit.text import Message, message
from reefkit.widgets.foodweb import foodweb_html
from reefkit.widgets.foodweb_data import FoodEdge, FoodLevel, FoodNode, FoodWeb, Outline, WebOutcome

OUTLINES: dict[str, Outline] = {
    "producer": "square",
    "herbivore": "circle",
    "filter-feeder": "hexagon",
    "detritivore": "diamond",
    "predator": "triangle",
}
LEVELS = {"producer": 0, "herbivore": 1, "filter-feeder": 1, "detritivore": 1, "predator": 2}
PEOPLE = 3
"""Level of cards that are not organisms: fishing, tourism, and events."""


def _web(scene: Scene) -> FoodWeb:
    say, found = scene.say, scene.forecast
    cards = scene.reefs[scene.web_seat]
    lacking = {each.card: each for each in found.starves}
    eater = {meal.prey: meal.eater for meal in found.meals if meal.prey}
    acting = {*lacking, *(meal.eater for meal in found.meals)}
    nodes = [
        _card(scene, one, lacking.get(one.id), eater.get(one.id, 0))
        for one in cards
        if not _rides(scene, one) and (lives(scene, one) or one.id in acting)
    ]
    nodes += [_food(scene, name, count) for name, count in found.food]
    known = {each.id for each in nodes}
    people = any(each.level == PEOPLE for each in nodes)
    named = ((0, "producers"), (1, "eaters"), (2, "predators"), (PEOPLE, "people"))
    levels = tuple(
        FoodLevel(level, say.render(Message(f"expanse-page-level-{name}")))
        for level, name in named
        if level != PEOPLE or people
    )
    alike = {one.card: f"card:{one.id}" for one in reversed(cards)}
    edges = [one for one in _edges(found, known, alike) if {one.eaten, one.eater} <= known]
    return FoodWeb(
        nodes=tuple(nodes),
        edges=tuple(edges),
        levels=levels,
        title=say.render(message("expanse-page-web", player=scene.name(scene.web_seat))),
        note=say.render(message("expanse-page-web-note")),
        empty=say.render(message("expanse-page-web-begin", own=int(scene.web_seat == scene.seat))),
        sentences=tuple(say.render(each) for each in _sentences(scene)),
        outcome=_outcome(scene, found),
        act="expanse-node",
        key="web",
    )


def _outcome(scene: Scene, found: TurnForecast) -> tuple[WebOutcome, ...]:
    if not found.gains:
        return ()
    text = message("expanse-page-web-outcome", gains=list(found.gains))
    return (WebOutcome(scene.say.render(text)),)


def _rides(scene: Scene, card: OnReef) -> bool:
    if not card.host:
        return False
    return scene.story(card.card).family in {"producer", "bonus", "malus"}


def _card(scene: Scene, card: OnReef, starves: Starves | None, eater: int) -> FoodNode:
    say, story = scene.say, scene.story(card.card)
    kinds = {one.id: one.card for one in scene.reefs[scene.web_seat]}
    riding = [kinds[id_] for id_ in card.attached if id_ in kinds]
    texts = [*states_of(card), *([starves.lacks] if starves is not None else [])]
    return FoodNode(
        id=f"card:{card.id}",
        name=say.render(story.short),
        art=card.card,
        group=story.family,
        outline=OUTLINES.get(story.family, "square"),
        level=LEVELS.get(story.family, PEOPLE),
        label=say.render(
            message(
                "expanse-page-node",
                card=label_of(card),
                states=texts,
                count=len(texts),
                riding=[name_of(each) for each in riding],
                riders=len(riding),
            )
        ),
        attached=tuple(riding),
        badge=say.render(message("expanse-guide-short")) if starves is not None else "",
        bleached=card.bleached or card.failed,
        done=card.acted and not card.failed and scene.state.phase != "over",
        passing=card.copy == "turn",
        chosen=scene.hand.what == "card" and scene.hand.id == card.id,
        comes_from=f"deck-name-{story.deck}",
        goes_to=f"node-card:{eater}" if eater else "",
    )


def _food(scene: Scene, name: str, count: int) -> FoodNode:
    called = scene.say.render(Message(f"expanse-food-{name}"))
    label = scene.say.render(message("expanse-page-food-node", food=name, count=count))
    return FoodNode(
        id=f"food:{name}", name=called, art=name, group="producer", outline="square", level=0,
        label=label, count=count,
    )  # fmt: skip


def _edges(found: TurnForecast, known: set[str], alike: dict[str, str]) -> list[FoodEdge]:
    """Return the meals as arrows; `alike` has a card of each kind, for copies yet to come."""
    edges = []
    for meal in found.meals:
        eaten = f"food:{meal.food}" if meal.food else f"card:{meal.prey}"
        eaten = eaten if eaten in known else alike.get(meal.kind, eaten)
        edges.append(FoodEdge(eaten, f"card:{meal.eater}", amount=max(1, meal.amount)))
    for one in found.starves:
        edges += [FoodEdge(f"food:{name}", f"card:{one.card}", kind="short") for name in one.foods]
    return edges


def _sentences(scene: Scene) -> list[Message]:
    found = scene.forecast
    cards = {one.id: one for one in scene.reefs[scene.web_seat]}
    texts = [
        will_eat(scene, cards[eater], eaten)
        for eater, eaten in prey_of(scene, found, scene.web_seat).items()
        if eater in cards
    ]
    texts += [
        message("expanse-page-starves", eater=label_of(cards[each.card]), lacks=each.lacks)
        for each in found.starves
        if each.card in cards
    ]
    return texts


WEB_HEIGHT = 234.0
"""Height that fits over a chart in a school laptop's window, in SVG units."""


def render_web(scene: Scene) -> str:
    return scene.render(
        "web.html",
        shown=scene.web_seat,
        web=foodweb_html(scene.templates, _web(scene), height=WEB_HEIGHT),
    )


def web_picture(scene: Scene, seat: int) -> tuple[Message, str] | None:
    """Return a seat's food web as SVG, after the end that of all turns; None if it is empty."""
    if scene.state.phase == "over":  # no turn comes
        title, facts = "expanse-page-web-whole", Facts(scene.table, seat)
        whole = web_of(facts, by_eater(facts.meals))
        drawn = drawing(whole.name, whole.values, scene.say)
    else:
        title, of_seat = "expanse-page-web", copy(scene)
        of_seat.__dict__.pop("forecast", None)
        of_seat.web_seat = seat
        drawn = foodweb_html(scene.templates, _web(of_seat), height=WEB_HEIGHT)
    svg = re.search("<svg.*?</svg>", drawn, re.DOTALL)
    return (message(title, player=scene.name(seat)), svg[0]) if svg else None


WEB_PART = Part("web", render_web)

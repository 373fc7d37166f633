"""Every reef as cards: one's own first, then the neighbours'."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.expanse.guide_types import CardStory, OnReef, SeatStory
from reefkit.labs.expanse.moves import name_of
from reefkit.labs.expanse.parts.controls import label_of, states_of
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.kind import Part
from reefkit.text import Message, message


class Lying(NamedTuple):
    """A card of a reef as it is drawn."""

    card: OnReef
    story: CardStory
    states: list[Message]
    riding: list[str]
    label: Message


class Reef(NamedTuple):
    """One seat's reef."""

    seat: SeatStory
    cards: list[Lying]


def reef_of(scene: Scene, seat: int) -> Reef:
    """Read one reef: what is attached is drawn at its host."""
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
            riding=[name_of(each) for each in riding],
            riders=len(riding),
        )
        lying.append(Lying(one, scene.story(one.card), states, riding, label))
    return Reef(scene.seat_stories[seat], lying)


def render(scene: Scene) -> str:
    """Draw all reefs."""
    if not scene.has_table:
        return ""
    order = [(scene.seat + step) % len(scene.seats) for step in scene.seats]
    return scene.render("reefs.html", reefs=[reef_of(scene, seat) for seat in order])


PART = Part("reefs", render)

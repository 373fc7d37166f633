"""Descriptions of types of builders and dwellers: water, traits and natural history."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from reefkit.games.reef.state import Step, name_of
from reefkit.match.errors import reject
from reefkit.text import Message

WATERS = {"S": "shallow", "M": "medium", "D": "deep"}
SKELETONS: tuple[Literal["delicate", "normal", "strong"], ...] = ("delicate", "normal", "strong")

By = Literal["nature", "mutation"]


class Trait(NamedTuple):
    """A trait that cards may name, and whether a builder has it by nature or by mutation."""

    id: str
    name: Message
    by: By


class Species(Struct, frozen=True):
    """A type of builder, with its natural traits."""

    id: str
    name: Message
    plural: Message
    story: Message
    example: str  #: Scientific name of an example; empty if the content has none.
    depths: tuple[str, ...]  #: Depths at which it lives: S, M, D.
    waters: tuple[Message, ...]
    skeleton: Literal["delicate", "normal", "strong"]
    skeleton_words: Message
    carbonate: bool
    recruiter: bool
    tolerates: tuple[str, ...]  #: Ids of its natural tolerances.
    traits: tuple[Trait, ...]  #: Natural traits, skeleton if not normal, and tolerances.


class DwellerStory(Struct, frozen=True):
    """A type of dweller, with the cards that remove it."""

    id: str
    name: Message
    plural: Message
    story: Message
    example: str
    carbonate: bool
    eats_juveniles: bool
    losses: tuple[Message, ...]  #: Sentences, one per card that removes it.


def species(play: Step, name: str) -> Species:
    """Return a description of a type of builder.

    Raises
    ------
    Rejection
        If there is no such builder.
    """
    builder = play.content.organisms.get(name)
    if builder is None:
        raise reject("no-such-builder", builder=name)
    traits = [Trait(trait, name_of("is", trait), "nature") for trait in builder.traits]
    if builder.skeleton != "normal":
        traits.append(Trait(builder.skeleton, name_of("is", builder.skeleton), "nature"))
    traits += [Trait(one, name_of("is", one), "nature") for one in builder.tolerates]
    return Species(
        id=name,
        name=name_of("organism", name),
        plural=Message(f"organism-{name}.plural"),
        story=Message(f"organism-{name}.story"),
        example=builder.example,
        depths=builder.depths,
        waters=tuple(name_of("water", WATERS[depth]) for depth in builder.depths),
        skeleton=builder.skeleton,
        skeleton_words=name_of("skeleton", builder.skeleton),
        carbonate="carbonate" in builder.traits,
        recruiter="recruiter" in builder.traits,
        tolerates=builder.tolerates,
        traits=tuple(traits),
    )


def dweller(play: Step, name: str) -> DwellerStory:
    """Return a description of a type of dweller, with the cards that remove it.

    Raises
    ------
    Rejection
        If there is no such dweller.
    """
    found = play.content.dwellers.get(name)
    if found is None:
        raise reject("no-such-dweller", dweller=name)
    plural = Message(f"organism-{name}.plural")
    losses = [
        Message(f"dwellers-{effect.how}", {"card": name_of("card", card), "organisms": plural})
        for card, one in play.content.cards.items()
        for effect in one.effects
        if effect.do == "dwellers" and play.lookups.dweller[name] in play.lookups.taken(effect)
    ]
    return DwellerStory(
        id=name,
        name=name_of("organism", name),
        plural=plural,
        story=Message(f"organism-{name}.story"),
        example=found.example,
        carbonate=found.carbonate,
        eats_juveniles=found.eats_juveniles,
        losses=tuple(losses),
    )

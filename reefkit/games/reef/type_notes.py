"""A type of builder or dweller: its water, its traits, its natural history."""

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
    """A trait that a card may ask for, and where it comes from."""

    id: str
    name: Message
    by: By


class Species(Struct, frozen=True):
    """A type of builder, as it is by nature."""

    id: str
    name: Message
    plural: Message
    story: Message
    example: str  #: A real organism of its kind, by its scientific name; empty where none is given.
    depths: tuple[str, ...]  #: The letters of the water it lives in: S, M, D.
    waters: tuple[Message, ...]
    skeleton: Literal["delicate", "normal", "strong"]
    skeleton_words: Message
    carbonate: bool
    recruiter: bool
    tolerates: tuple[str, ...]  #: Ids of what it tolerates by nature.
    traits: tuple[Trait, ...]  #: All that cards ask for, in the order in which its card lists them.


class DwellerStory(Struct, frozen=True):
    """A type of dweller."""

    id: str
    name: Message
    plural: Message
    story: Message
    example: str
    carbonate: bool
    eats_juveniles: bool
    losses: tuple[Message, ...]  #: The cards that take it, each as a sentence.


def species(play: Step, name: str) -> Species:
    """Tell what a type of builder is.

    Raises
    ------
    Rejection
        When there is no such builder.
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
    """Tell what a type of dweller is, and which cards take it.

    Raises
    ------
    Rejection
        When there is no such dweller.
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

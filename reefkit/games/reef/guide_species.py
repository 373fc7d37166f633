"""What a type of builder or dweller is: its water, its traits, its natural history."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from reefkit.games.reef.play import Play, name_of
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
    """A type of builder, as it is by nature.

    Attributes
    ----------
    depths
        The letters of the water it lives in: S, M, D.
    example
        A real organism of its kind, by its scientific name; empty where none is given.
    tolerates
        Ids of what it tolerates by nature.
    traits
        All that cards ask for, in the order in which its card lists them.
    """

    id: str
    name: Message
    plural: Message
    story: Message
    example: str
    depths: tuple[str, ...]
    waters: tuple[Message, ...]
    skeleton: Literal["delicate", "normal", "strong"]
    skeleton_words: Message
    carbonate: bool
    zooxanthellae: bool
    encruster: bool
    recruiter: bool
    coral: bool
    tolerates: tuple[str, ...]
    traits: tuple[Trait, ...]


class DwellerStory(Struct, frozen=True):
    """A type of dweller.

    Attributes
    ----------
    losses
        The cards that take it, each as a sentence.
    """

    id: str
    name: Message
    plural: Message
    story: Message
    example: str
    carbonate: bool
    eats_juveniles: bool
    losses: tuple[Message, ...]


def species(play: Play, name: str) -> Species:
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
        zooxanthellae="zooxanthellae" in builder.traits,
        encruster="encruster" in builder.traits,
        recruiter="recruiter" in builder.traits,
        coral="coral" in builder.traits,
        tolerates=builder.tolerates,
        traits=tuple(traits),
    )


def dweller(play: Play, name: str) -> DwellerStory:
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
        if effect.do == "dwellers" and name in effect.dwellers
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

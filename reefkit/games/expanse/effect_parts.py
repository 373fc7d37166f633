"""The parts of effects: which cards, how often, when, and on what condition."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

Deck = Literal["resource", "biomass", "humanitarian", "bonus", "malus"]
Class = Literal["producer", "herbivore", "filter-feeder", "detritivore", "predator"]
FoodName = Literal["plankton", "coralline-algae", "detritus"]
Currency = Literal["biomass", "capital"]
Id = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Few = Annotated[int, Meta(ge=1, le=20)]
Some = Annotated[int, Meta(ge=0, le=20)]
Change = Annotated[int, Meta(ge=-20, le=20)]
When = Literal["", "producing", "acting", "earning", "drawing", "taken", "turn", "end"]

ANIMALS: tuple[Class, ...] = ("herbivore", "filter-feeder", "detritivore", "predator")
"""The four classes whose cards are animals (B16)."""


class Target(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which cards are meant: those of any kind, class or deck named, and not those of `but`."""

    #: ``kinds``, ``classes``, ``decks``, ``animals``: A card is meant when one of these fits it.
    kinds: tuple[str, ...] = ()
    classes: tuple[Class, ...] = ()
    decks: tuple[Deck, ...] = ()
    animals: bool = False
    #: In place of these: the card itself, or the one that it is attached to.
    this: Literal["", "itself", "host"] = ""
    but: tuple[str, ...] = ()  #: Kinds and classes that are not meant.
    cost: Some = 0  #: Only cards of so much printed cost or more.
    living: bool = False  #: Only cards that are not bleached.


class Per(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an effect's number is multiplied with: the owner's cards `of` a sort, or a count."""

    #: ``of``, ``what``: What is counted: cards, or one of the counts named.
    of: Target | None = None
    what: Literal["", "warming", "capital", "players", FoodName] = ""
    each: Few = 1  #: One for every so many, rounded down.
    most: Annotated[int, Meta(ge=1, le=99)] = 99  #: At most so many times.


class Effect(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="do",
):
    """What all effects have: when they happen, and on what condition."""

    USUAL: ClassVar[When] = "acting"

    when: When = ""  #: When in a turn; empty: at the effect's usual time (`USUAL`).
    stage: Annotated[int, Meta(ge=1, le=4)] = 1  #: From which stage on.
    attached: Target | None = None  #: Only while it is attached to such a card.
    alone: bool = False  #: Only while it is attached to nothing.
    #: ``carries``, ``lacks``: Only while such a card is attached to it, or while none is.
    carries: Target | None = None
    lacks: Target | None = None
    owns: Target | None = None  #: Only while its owner has such a card.
    later: bool = False  #: Not in the turn in which it was laid or attached.
    complete: bool = False  #: Only once its research is complete.


class Portion(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """So many cards of a sort, or so much of a food."""

    cards: Target | None = None
    food: Literal["", FoodName] = ""
    count: Few = 1


class Pay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is earned for the cards taken: by their cost, their points, or for each of them."""

    currency: Currency
    by: Literal["cost", "points", "card"] = "card"
    times: Few = 1
    divide: Few = 1

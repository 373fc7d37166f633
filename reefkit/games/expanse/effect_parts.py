"""Parts of effects: targets, multipliers, times and conditions."""

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
    """A set of cards: those of any kind, class or deck named, except those of `but`."""

    kinds: tuple[str, ...] = ()
    classes: tuple[Class, ...] = ()
    decks: tuple[Deck, ...] = ()
    animals: bool = False  #: Whether all animals are in it.
    this: Literal["", "itself", "host"] = ""  #: Instead of the above: the card itself, or its host.
    but: tuple[str, ...] = ()  #: Kinds and classes to exclude.
    cost: Some = 0  #: Least printed cost.
    living: bool = False  #: Whether to exclude bleached cards.


class Per(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The multiplier of an effect's number: the count of `of` or of `what`, divided by `each`."""

    of: Target | None = None  #: The owner's cards to count.
    #: Warming, players at the table, or the owner's Capital or food; empty if `of` is given.
    what: Literal["", "warming", "capital", "players", FoodName] = ""
    each: Few = 1  #: Divisor; the result is rounded down.
    most: Annotated[int, Meta(ge=1, le=99)] = 99  #: Largest multiplier.


class Effect(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="do",
):
    """Base class of effects: when they happen, and on what condition."""

    USUAL: ClassVar[When] = "acting"

    when: When = ""  #: Time in a turn; empty for the effect's usual time (`USUAL`).
    stage: Annotated[int, Meta(ge=1, le=4)] = 1  #: First stage in which it applies.
    attached: Target | None = None  #: Only while the card is attached to such a card.
    alone: bool = False  #: Only while the card is attached to none.
    carries: Target | None = None  #: Only while such a card is attached to it.
    lacks: Target | None = None  #: Only while no such card is attached to it.
    owns: Target | None = None  #: Only while its owner has another such card.
    later: bool = False  #: Only after the turn in which the card was laid, handed on or attached.
    complete: bool = False  #: Only once the card's research is complete.


class Portion(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A number of cards or an amount of a food: either `cards` or `food` is given."""

    cards: Target | None = None
    food: Literal["", FoodName] = ""
    count: Few = 1


class Pay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Earnings for removed cards: their total `by`, times `times`, over `divide`, rounded down."""

    currency: Currency
    by: Literal["cost", "points", "card"] = "card"  #: Printed cost, printed points, or number.
    times: Few = 1
    divide: Few = 1

"""Effects that happen: what a card does when its time comes, or when its owner wants."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from reefkit.games.expanse.effects_parts import (
    Change,
    Currency,
    Deck,
    Effect,
    Few,
    FoodName,
    Pay,
    Per,
    Portion,
    Some,
    Target,
    When,
)


class Produce(Effect, frozen=True, tag="produce"):
    """Make food."""

    USUAL: ClassVar[When] = "producing"

    food: FoodName
    count: Few = 1
    per: Per | None = None


class Multiply(Effect, frozen=True, tag="multiply"):
    """Let there be so many times as much of a food as producers have made (B30)."""

    USUAL: ClassVar[When] = "producing"

    food: FoodName
    times: Annotated[int, Meta(ge=2, le=5)] = 2


class Gain(Effect, frozen=True, tag="gain"):
    """Gain currency, pollution, warming, research, cards drawn now, or cards at the next refill."""

    USUAL: ClassVar[When] = "earning"

    what: Literal["biomass", "capital", "pollution", "warming", "research", "cards", "refill"]
    count: Change = 1
    per: Per | None = None


class Copy(Effect, frozen=True, tag="copy"):
    """Lay copies: of itself, or of one card of the owner; for this turn, or to stay (B12)."""

    of: Target | None = None
    count: Few = 1
    per: Per | None = None
    stays: bool = False
    may: bool = False
    only_one: bool = False


class Way(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One way to make a meal, and what follows that way only."""

    takes: Annotated[tuple[Portion, ...], Meta(min_length=1, max_length=4)]
    then: Annotated[tuple[Produce | Copy | Gain, ...], Meta(max_length=6)] = ()


class Eat(Effect, frozen=True, tag="eat"):
    """Make a meal in one of several ways, all of it or none; who finds none starves (B21)."""

    ways: Annotated[tuple[Way, ...], Meta(min_length=1, max_length=6)]
    then: Annotated[tuple[Produce | Copy | Gain, ...], Meta(max_length=6)] = ()


class Remove(Effect, frozen=True, tag="remove"):
    """Take cards off the owner's reef, or off others', as many as there are (B13, B21).

    Attributes
    ----------
    takes
        Which, and how many of each sort.
    per
        What these numbers are multiplied with.
    others
        Off others' reefs.
    may
        The owner may stop before.
    worth, less, less_for
        The cheapest set of cards worth at least so much printed cost in all, `less` for each of
        the owner's cards of a sort, or none (B15).
    earns
        What the owner gets for them.
    """

    takes: Annotated[tuple[Portion, ...], Meta(min_length=1, max_length=4)]
    per: Per | None = None
    others: bool = False
    may: bool = False
    worth: Some = 0
    less: Some = 0
    less_for: Target | None = None
    earns: Annotated[tuple[Pay, ...], Meta(max_length=4)] = ()


class Send(Effect, frozen=True, tag="send"):
    """Shuffle one of the owner's cards into the owner's deck (B11)."""

    cards: Target


class Attach(Effect, frozen=True, tag="attach"):
    """Attach it to a card of its owner (B19).

    Attributes
    ----------
    to
        Which cards can be its host.
    room
        How many of its kind a host holds; 0: any number.
    needs
        A card that needs a host and finds none when taken is removed (B13).
    heat
        Warming drives it off its host, for good (B12).
    again
        Having removed its host, it may be attached to another at once (B15).
    """

    USUAL: ClassVar[When] = ""

    to: Target
    room: Some = 0
    needs: bool = False
    heat: bool = False
    again: bool = False


class Leave(Effect, frozen=True, tag="leave"):
    """Leave the reef: at once, at the End of this turn, or of the owner's next turn."""

    USUAL: ClassVar[When] = "end"

    at: Literal["once", "turn", "next-turn"] = "turn"
    deck: bool = False
    then: Annotated[tuple[Gain, ...], Meta(max_length=4)] = ()


class Store(Effect, frozen=True, tag="store"):
    """Take pollution off its owner's counter and keep it, until the card is removed (B14)."""

    USUAL: ClassVar[When] = "earning"

    count: Few = 1


class WhenRemoved(Effect, frozen=True, tag="when-removed"):
    """Let something happen when it is removed by a card of a sort.

    Attributes
    ----------
    by
        Which cards; none: whatever the reason.
    then
        What its owner gains.
    sends
        The card that removed it goes into its owner's deck, once it has acted.
    """

    by: Target | None = None
    then: Annotated[tuple[Gain, ...], Meta(max_length=4)] = ()
    sends: bool = False


class Find(Effect, frozen=True, tag="find"):
    """Find a card in one's own deck, shuffle it, and put the card on top."""

    kinds: Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)]


class HandOn(Effect, frozen=True, tag="hand-on"):
    """Hand it to a player of choice, on whose reef it acts in the next Manage (B19)."""


class Offer(Effect, frozen=True, tag="offer"):
    """Do something when its owner wants, in Acquire: it ends with the card leaving the reef."""

    then: Annotated[tuple[Gain | Find | Leave | HandOn, ...], Meta(min_length=1, max_length=4)]
    price: Some = 0


class Fetch(Effect, frozen=True, tag="fetch"):
    """Bring cards of a deck of the middle into play.

    Attributes
    ----------
    deck, kind, count
        From where, of which kind, and how many.
    until
        Cards are drawn until so many of the kind came, and all are played; else only those of the
        kind are taken, as many as the owner wants.
    """

    deck: Deck
    kind: str
    count: Few = 1
    until: bool = False


class Travel(Effect, frozen=True, tag="travel"):
    """Move the token on."""

    count: Few


class Open(Effect, frozen=True, tag="open"):
    """Open decks for purchase in this turn."""

    decks: Annotated[
        tuple[Literal["resource", "biomass", "humanitarian"], ...],
        Meta(min_length=1, max_length=3),
    ]


class Shed(Effect, frozen=True, tag="shed"):
    """Shuffle the currency of one kind in the hand into the deck."""

    currency: Currency


class Option(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that can be chosen; `price` in Capital."""

    then: Annotated[tuple[Remove | Send | Gain | Produce, ...], Meta(min_length=1, max_length=4)]
    stage: Annotated[int, Meta(ge=1, le=4)] = 1
    price: Some = 0


class Choose(Effect, frozen=True, tag="choose"):
    """Let the owner choose one of several things."""

    options: Annotated[tuple[Option, ...], Meta(min_length=1, max_length=4)]

"""What cards do: the small closed set of effects that composes every card of `cards.toml`.

An effect is a row of data with a word for what it does (`do`); the comment at the head of
`data/expanse/cards.toml` explains each word and each key to anyone who makes a card. What carries
an effect out lies in the other modules of the game, and names no card. Effects inside another one
(`then`) are of fewer sorts and hold no further ones, so that whatever is written comes to an end.

An effect is a row of data with a word for what it does (`do`); the comment at the head of
`data/expanse/cards.toml` explains each word and each key to anyone who makes a card. What carries
an effect out lies in the other modules of the game, and names no card. Effects inside another one
(`then`) are of fewer sorts and hold no further ones, so that whatever is written comes to an end.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from reefkit.games.expanse.effect_parts import (
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


class MealWay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One way to make a meal, and what follows that way only."""

    takes: Annotated[tuple[Portion, ...], Meta(min_length=1, max_length=4)]
    then: Annotated[tuple[Produce | Copy | Gain, ...], Meta(max_length=6)] = ()


class Eat(Effect, frozen=True, tag="eat"):
    """Make a meal in one of several ways, all of it or none; who finds none starves (B21)."""

    ways: Annotated[tuple[MealWay, ...], Meta(min_length=1, max_length=6)]
    then: Annotated[tuple[Produce | Copy | Gain, ...], Meta(max_length=6)] = ()


class Remove(Effect, frozen=True, tag="remove"):
    """Take cards off the owner's reef, or off others', as many as there are (B13, B21)."""

    #: Which, and how many of each sort.
    takes: Annotated[tuple[Portion, ...], Meta(min_length=1, max_length=4)]
    per: Per | None = None  #: What these numbers are multiplied with.
    others: bool = False  #: Off others' reefs.
    may: bool = False  #: The owner may stop before.
    #: ``worth``, ``less``, ``less_for``: The cheapest set of cards worth at least so much printed
    #: cost in all, `less` for each of the owner's cards of a sort, or none (B15).
    worth: Some = 0
    less: Some = 0
    less_for: Target | None = None
    earns: Annotated[tuple[Pay, ...], Meta(max_length=4)] = ()  #: What the owner gets for them.


class Send(Effect, frozen=True, tag="send"):
    """Shuffle one of the owner's cards into the owner's deck (B11)."""

    cards: Target


class Attach(Effect, frozen=True, tag="attach"):
    """Attach it to a card of its owner (B19)."""

    USUAL: ClassVar[When] = ""

    to: Target  #: Which cards can be its host.
    room: Some = 0  #: How many of its kind a host holds; 0: any number.
    needs: bool = False  #: A card that needs a host and finds none when taken is removed (B13).
    heat: bool = False  #: Warming drives it off its host, for good (B12).
    again: bool = False  #: Having removed its host, it may be attached to another at once (B15).


class Leave(Effect, frozen=True, tag="leave"):
    """Leave the reef: at once, at the End of this turn, or of the owner's next turn."""

    USUAL: ClassVar[When] = "end"

    at: Literal["once", "turn", "next-turn"] = "turn"
    deck: bool = False
    then: Annotated[tuple[Gain, ...], Meta(max_length=4)] = ()


class StorePollution(Effect, frozen=True, tag="store"):
    """Take pollution off its owner's counter and keep it, until the card is removed (B14)."""

    USUAL: ClassVar[When] = "earning"

    count: Few = 1


class WhenRemoved(Effect, frozen=True, tag="when-removed"):
    """Let something happen when it is removed by a card of a sort."""

    by: Target | None = None  #: Which cards; none: whatever the reason.
    then: Annotated[tuple[Gain, ...], Meta(max_length=4)] = ()  #: What its owner gains.
    sends: bool = False  #: The card that removed it goes into its owner's deck, once it has acted.


class Find(Effect, frozen=True, tag="find"):
    """Find a card in one's own deck, shuffle it, and put the card on top."""

    kinds: Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)]


class HandOn(Effect, frozen=True, tag="hand-on"):
    """Hand it to a player of choice, on whose reef it acts in the next Manage (B19)."""


class OwnerOffer(Effect, frozen=True, tag="offer"):
    """Do something when its owner wants, in Acquire: it ends with the card leaving the reef."""

    then: Annotated[tuple[Gain | Find | Leave | HandOn, ...], Meta(min_length=1, max_length=4)]
    price: Some = 0


class Fetch(Effect, frozen=True, tag="fetch"):
    """Bring cards of a deck of the middle into play."""

    #: ``deck``, ``kind``, ``count``: From where, of which kind, and how many.
    deck: Deck
    kind: str
    count: Few = 1
    #: Cards are drawn until so many of the kind came, and all are played; else only those of the
    #: kind are taken, as many as the owner wants.
    until: bool = False


class Travel(Effect, frozen=True, tag="travel"):
    """Move the token on."""

    count: Few


class OpenDecks(Effect, frozen=True, tag="open"):
    """Open decks for purchase in this turn."""

    decks: Annotated[
        tuple[Literal["resource", "biomass", "humanitarian"], ...],
        Meta(min_length=1, max_length=3),
    ]


class Shed(Effect, frozen=True, tag="shed"):
    """Shuffle the currency of one kind in the hand into the deck."""

    currency: Currency


class ChooseOption(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that can be chosen; `price` in Capital."""

    then: Annotated[tuple[Remove | Send | Gain | Produce, ...], Meta(min_length=1, max_length=4)]
    stage: Annotated[int, Meta(ge=1, le=4)] = 1
    price: Some = 0


class Choose(Effect, frozen=True, tag="choose"):
    """Let the owner choose one of several things."""

    options: Annotated[tuple[ChooseOption, ...], Meta(min_length=1, max_length=4)]


class CountPoints(Effect, frozen=True, tag="score"):
    """Count more victory points, or fewer."""

    count: Change = 1
    per: Per | None = None


class Serve(Effect, frozen=True, tag="serve"):
    """Serve as one piece of a food."""

    food: FoodName


class Discount(Effect, frozen=True, tag="discount"):
    """Make cards cheaper for its owner."""

    cards: Target
    count: Few = 1


class Protect(Effect, frozen=True, tag="protect"):
    """Keep the owner's cards of a sort from being removed by cards of another."""

    cards: Target
    against: Target


class Idle(Effect, frozen=True, tag="idle"):
    """Let the owner's cards of a sort do nothing."""

    cards: Target


class Restrain(Effect, frozen=True, tag="restrain"):
    """Keep so many of the owner's cards of a sort from making copies, each turn."""

    cards: Target
    count: Few = 1


class Lure(Effect, frozen=True, tag="lure"):
    """Be what a card of a sort must take first."""

    by: Target


class Amplify(Effect, frozen=True, tag="amplify"):
    """Add food whenever its owner produces that food (B21)."""

    food: FoodName
    count: Few = 1


class Refit(Effect, frozen=True, tag="refit"):
    """Let its host remove nothing, and give currency in place of a food (B22)."""

    food: FoodName
    currency: Currency


class BarCards(Effect, frozen=True, tag="bar"):
    """Remove cards of a sort from every reef, and keep them away."""

    USUAL: ClassVar[When] = "taken"

    cards: Target


class Swap(Effect, frozen=True, tag="swap"):
    """Let Capital and Biomass spend as each other, for pollution with each card (B15)."""

    pollution: Some = 0


class Study(Effect, frozen=True, tag="study"):
    """Let research points be placed on it."""

    price: Few  #: Capital for a point that is bought.
    needs: Annotated[int, Meta(ge=1, le=60)]  #: Points that complete it.
    repeats: bool = False  #: It starts again once complete.
    over: Some = 0  #: Once complete a die is rolled: over so much it succeeds; 0: no roll.
    points: Some = 0  #: Victory points of its owner for success.
    each: Some = 0  #: Victory points of anyone who placed points, for each of them.
    back: Some = 0  #: Points that come back to the owner's counter for failure.


class Slow(Effect, frozen=True, tag="slow"):
    """Let warming reach its threshold at every so many only."""

    every: Few


class Halve(Effect, frozen=True, tag="halve"):
    """Halve the pollution that comes from cards of a sort in a turn, rounded down (B14, B22)."""

    cards: Target


AnyEffect = (
    Produce
    | Multiply
    | Gain
    | Copy
    | Eat
    | Remove
    | Send
    | Attach
    | Leave
    | StorePollution
    | CountPoints
    | Serve
    | Discount
    | Protect
    | Idle
    | Restrain
    | Lure
    | Amplify
    | Refit
    | BarCards
    | Swap
    | Study
    | Slow
    | Halve
    | WhenRemoved
    | OwnerOffer
    | Fetch
    | Travel
    | OpenDecks
    | Shed
    | Choose
)
"""Every effect that a card may have (`Find` and `HandOn` only inside `OwnerOffer`)."""

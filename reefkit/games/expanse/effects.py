"""Effects of cards: the small closed set of which every card of `cards.toml` is composed.

An effect is an entry of data whose key `do` says what it does; the comment at the head of
`data/expanse/cards.toml` explains each key to anyone who makes a card. The other modules of the
game carry effects out, and name no card. Effects inside another (`then`) are of fewer sorts and
contain none, so that no card can run for ever.
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
    """Multiply the food of one kind that producers have made (B30)."""

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
    """Lay copies of itself, or of one of the owner's cards, for the turn or to stay (B12)."""

    of: Target | None = None
    count: Few = 1
    per: Per | None = None
    stays: bool = False
    may: bool = False
    only_one: bool = False


class MealWay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One way to make a meal, with effects of that way only."""

    takes: Annotated[tuple[Portion, ...], Meta(min_length=1, max_length=4)]
    then: Annotated[tuple[Produce | Copy | Gain, ...], Meta(max_length=6)] = ()


class Eat(Effect, frozen=True, tag="eat"):
    """Make a meal in one of several ways, complete or not at all; without one, starve (B21)."""

    ways: Annotated[tuple[MealWay, ...], Meta(min_length=1, max_length=6)]
    then: Annotated[tuple[Produce | Copy | Gain, ...], Meta(max_length=6)] = ()


class Remove(Effect, frozen=True, tag="remove"):
    """Remove cards from the owner's reef, or from others', as many as there are (B13, B21)."""

    #: Sorts of cards, with the number of each.
    takes: Annotated[tuple[Portion, ...], Meta(min_length=1, max_length=4)]
    per: Per | None = None  #: Multiplies these numbers.
    others: bool = False  #: From others' reefs.
    may: bool = False  #: Whether the owner may stop early.
    #: If not 0: the cheapest set of cards with at least this total cost is removed (B15).
    worth: Some = 0
    less: Some = 0  #: Reduces `worth`, for each of the owner's cards `less_for`.
    less_for: Target | None = None
    #: Earnings of the owner for the cards.
    earns: Annotated[tuple[Pay, ...], Meta(max_length=4)] = ()


class Send(Effect, frozen=True, tag="send"):
    """Shuffle one of the owner's cards into the owner's deck (B11)."""

    cards: Target


class Attach(Effect, frozen=True, tag="attach"):
    """Attach the card to another of its owner's (B19)."""

    USUAL: ClassVar[When] = ""

    to: Target  #: Cards that can be its host.
    room: Some = 0  #: Number of its kind that a host can carry; 0: any.
    needs: bool = False  #: Whether it is removed if it has no host when taken (B13).
    heat: bool = False  #: Whether warming drives it off its host, for good (B12).
    #: Whether it may be attached to another host at once after it removed its own (B15).
    again: bool = False


class Leave(Effect, frozen=True, tag="leave"):
    """Leave the reef: at once, at the End of this turn, or of the owner's next turn."""

    USUAL: ClassVar[When] = "end"

    at: Literal["once", "turn", "next-turn"] = "turn"
    deck: bool = False
    then: Annotated[tuple[Gain, ...], Meta(max_length=4)] = ()


class StorePollution(Effect, frozen=True, tag="store"):
    """Move pollution from its owner's counter to the card, until the card is removed (B14)."""

    USUAL: ClassVar[When] = "earning"

    count: Few = 1


class WhenRemoved(Effect, frozen=True, tag="when-removed"):
    """Do something when the card is removed."""

    by: Target | None = None  #: Cards whose removal of it counts; any cause if None.
    then: Annotated[tuple[Gain, ...], Meta(max_length=4)] = ()  #: Gains of its owner.
    #: Whether the card that removed it goes into its owner's deck, once it has acted.
    sends: bool = False


class Find(Effect, frozen=True, tag="find"):
    """Find a card in the owner's deck, shuffle the deck, and put the card on top."""

    kinds: Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)]


class HandOn(Effect, frozen=True, tag="hand-on"):
    """Hand the card to a player of the owner's choice, on whose reef it acts in Manage (B19)."""


class OwnerOffer(Effect, frozen=True, tag="offer"):
    """Do something when the owner wants, in Acquire; after it the card leaves the reef."""

    then: Annotated[tuple[Gain | Find | Leave | HandOn, ...], Meta(min_length=1, max_length=4)]
    price: Some = 0


class Fetch(Effect, frozen=True, tag="fetch"):
    """Bring cards of a deck in the middle into play."""

    deck: Deck
    kind: str
    count: Few = 1
    #: If True, cards are drawn until `count` of the kind came, and all are played; if False, only
    #: those of the kind are taken, as many as the owner wants.
    until: bool = False


class Travel(Effect, frozen=True, tag="travel"):
    """Move the owner's token forward."""

    count: Few


class OpenDecks(Effect, frozen=True, tag="open"):
    """Open decks for purchase in this turn."""

    decks: Annotated[
        tuple[Literal["resource", "biomass", "humanitarian"], ...],
        Meta(min_length=1, max_length=3),
    ]


class Shed(Effect, frozen=True, tag="shed"):
    """Shuffle all currency of one kind from the hand into the deck."""

    currency: Currency


class ChooseOption(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One option of a choice; `price` is in Capital."""

    then: Annotated[tuple[Remove | Send | Gain | Produce, ...], Meta(min_length=1, max_length=4)]
    stage: Annotated[int, Meta(ge=1, le=4)] = 1
    price: Some = 0


class Choose(Effect, frozen=True, tag="choose"):
    """Let the owner choose one of several options."""

    options: Annotated[tuple[ChooseOption, ...], Meta(min_length=1, max_length=4)]


class CountPoints(Effect, frozen=True, tag="score"):
    """Add victory points, or subtract them."""

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
    """Protect the owner's cards of a sort from removal by cards of another sort."""

    cards: Target
    against: Target


class Idle(Effect, frozen=True, tag="idle"):
    """Keep the owner's cards of a sort from doing anything."""

    cards: Target


class Restrain(Effect, frozen=True, tag="restrain"):
    """Keep up to `count` of the owner's cards of a sort per turn from making copies."""

    cards: Target
    count: Few = 1


class Lure(Effect, frozen=True, tag="lure"):
    """Be taken first by cards of a sort."""

    by: Target


class Amplify(Effect, frozen=True, tag="amplify"):
    """Add food whenever its owner produces that food (B21)."""

    food: FoodName
    count: Few = 1


class Refit(Effect, frozen=True, tag="refit"):
    """Keep its host from removing cards, and turn a food it makes into currency (B22)."""

    food: FoodName
    currency: Currency


class BarCards(Effect, frozen=True, tag="bar"):
    """Remove cards of a sort from every reef, and keep them away."""

    USUAL: ClassVar[When] = "taken"

    cards: Target


class Swap(Effect, frozen=True, tag="swap"):
    """Let Capital and Biomass pay for each other, with pollution for each card (B15)."""

    pollution: Some = 0


class Study(Effect, frozen=True, tag="study"):
    """Allow research points to be placed on the card."""

    price: Few  #: Capital for each point that is bought.
    needs: Annotated[int, Meta(ge=1, le=60)]  #: Points that complete it.
    repeats: bool = False  #: Whether it starts again once complete.
    over: Some = 0  #: A die is rolled on completion, and more than this succeeds; 0: no roll.
    points: Some = 0  #: Victory points of its owner for success.
    each: Some = 0  #: Victory points of anyone who placed points, per point.
    back: Some = 0  #: Points returned to the owner's counter after failure.


class Slow(Effect, frozen=True, tag="slow"):
    """Raise the interval of warming thresholds to `every`."""

    every: Few


class Halve(Effect, frozen=True, tag="halve"):
    """Halve the pollution from cards of a sort in a turn, rounded down (B14, B22)."""

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
"""All effects that a card may have (`Find` and `HandOn` only inside `OwnerOffer`)."""

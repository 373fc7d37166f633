"""Effects of cards: the small closed set of which every card of `cards.toml` is composed.

The comment at the head of `data/expanse/cards.toml` explains each key to anyone who makes a card.
`carry_out` does what the effects say; rules that hold while a card lies on a reef, such as
`Discount`, are read where they apply. No module tells cards apart by name. Effects inside another
one (`then`) contain none themselves, so that no card can run for ever.
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
    """Multiply the amount of a food on the reef by `times`, after all food is made (B30)."""

    USUAL: ClassVar[When] = "producing"

    food: FoodName
    times: Annotated[int, Meta(ge=2, le=5)] = 2


class Gain(Effect, frozen=True, tag="gain"):
    """Add `count` to a counter; below 0, subtract it.

    `cards` are drawn now; `refill` changes the number drawn at the next refill.
    """

    USUAL: ClassVar[When] = "earning"

    what: Literal["biomass", "capital", "pollution", "warming", "research", "cards", "refill"]
    count: Change = 1
    per: Per | None = None


class Copy(Effect, frozen=True, tag="copy"):
    """Lay copies of the card itself, or of another card of its owner (B12)."""

    of: Target | None = (
        None  #: Cards of which the owner chooses one to copy; None: the card itself.
    )
    count: Few = 1
    per: Per | None = None
    stays: bool = False  #: Whether copies stay; otherwise they are removed at End.
    may: bool = False  #: Whether the owner may decline.
    only_one: bool = False  #: Only while its owner has no other card of its kind.


class MealWay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One way to make a meal: portions, all of them needed, and effects of this way only."""

    takes: Annotated[tuple[Portion, ...], Meta(min_length=1, max_length=4)]
    then: Annotated[tuple[Produce | Copy | Gain, ...], Meta(max_length=6)] = ()


class Eat(Effect, frozen=True, tag="eat"):
    """Make a complete meal in one of several ways, or starve at End (B21).

    The effects in `then` follow a meal made in any way.
    """

    ways: Annotated[tuple[MealWay, ...], Meta(min_length=1, max_length=6)]
    then: Annotated[tuple[Produce | Copy | Gain, ...], Meta(max_length=6)] = ()


class Remove(Effect, frozen=True, tag="remove"):
    """Remove cards from a reef; fewer if there are not enough (B13, B21)."""

    #: Sorts of cards, with the number of each.
    takes: Annotated[tuple[Portion, ...], Meta(min_length=1, max_length=4)]
    per: Per | None = None  #: Multiplies these numbers.
    others: bool = False  #: Whether from all other players' reefs, not the owner's.
    may: bool = False  #: Whether the owner may stop early.
    #: If not 0, the set of cards with the lowest total cost that is at least this is removed,
    #: whatever the numbers in `takes` (B15).
    worth: Some = 0
    less: Some = 0  #: Subtracted from `worth` for each of the owner's cards `less_for`.
    less_for: Target | None = None
    #: Earnings of the owner for the cards.
    earns: Annotated[tuple[Pay, ...], Meta(max_length=4)] = ()


class Send(Effect, frozen=True, tag="send"):
    """Shuffle one of the owner's cards into the owner's deck (B11)."""

    cards: Target


class Attach(Effect, frozen=True, tag="attach"):
    """Allow the card to be attached to another card on its owner's reef (B19)."""

    USUAL: ClassVar[When] = ""

    to: Target  #: Cards that can be its host.
    room: Some = 0  #: Most cards of its kind on one host; 0: no limit.
    needs: bool = False  #: Whether it is removed if it has no host when taken (B13).
    heat: bool = False  #: Whether warming drives it off its host, for good (B12).
    #: Whether it may be attached to another host at once after it removed its own (B15).
    again: bool = False


class Leave(Effect, frozen=True, tag="leave"):
    """Leave the reef: at once, at the End of this turn, or of the owner's next turn.

    It stays if its condition, such as `lacks`, no longer holds at that End.
    """

    USUAL: ClassVar[When] = "end"

    at: Literal["once", "turn", "next-turn"] = "turn"
    deck: bool = False  #: Whether it is shuffled into its owner's deck, not returned to the middle.
    then: Annotated[tuple[Gain, ...], Meta(max_length=4)] = ()


class StorePollution(Effect, frozen=True, tag="store"):
    """Move pollution each turn from its owner's counter to the card.

    It returns to the counter when the card is removed (B14).
    """

    USUAL: ClassVar[When] = "earning"

    count: Few = 1


class WhenRemoved(Effect, frozen=True, tag="when-removed"):
    """Give the owner something when the card is removed."""

    by: Target | None = None  #: Only if one of these cards removes it; None: whatever the cause.
    then: Annotated[tuple[Gain, ...], Meta(max_length=4)] = ()  #: Gains of its owner.
    #: Whether the card that removed it is shuffled into its own owner's deck, once it has acted.
    sends: bool = False


class Find(Effect, frozen=True, tag="find"):
    """Find a card in the owner's deck, shuffle the deck, and put the card on top."""

    kinds: Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)]


class HandOn(Effect, frozen=True, tag="hand-on"):
    """Hand the card to a player of the owner's choice, on whose reef it acts in Manage (B19)."""


class OwnerOffer(Effect, frozen=True, tag="offer"):
    """Let the owner use the card in Acquire; `then` ends with its leaving the reef."""

    then: Annotated[tuple[Gain | Find | Leave | HandOn, ...], Meta(min_length=1, max_length=4)]
    price: Some = 0  #: In Capital.


class Fetch(Effect, frozen=True, tag="fetch"):
    """Bring cards of a deck in the middle into play."""

    deck: Deck
    kind: str
    count: Few = 1
    #: If True, cards are drawn until `count` of the kind came, and all cards drawn are played; if
    #: False, only cards of the kind are taken, up to `count`, as many as the owner wants.
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
    """One option of a choice."""

    then: Annotated[tuple[Remove | Send | Gain | Produce, ...], Meta(min_length=1, max_length=4)]
    stage: Annotated[int, Meta(ge=1, le=4)] = 1  #: First stage in which it can be chosen.
    price: Some = 0  #: In Capital.


class Choose(Effect, frozen=True, tag="choose"):
    """Let the owner choose one of the options that are possible now."""

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
    """Protect the owner's `cards` from being eaten or removed by cards `against`."""

    cards: Target
    against: Target


class Idle(Effect, frozen=True, tag="idle"):
    """Keep the owner's `cards` from doing anything."""

    cards: Target


class Restrain(Effect, frozen=True, tag="restrain"):
    """Keep up to `count` of the owner's `cards` per turn from making copies."""

    cards: Target
    count: Few = 1


class Lure(Effect, frozen=True, tag="lure"):
    """Make cards `by` eat or remove this card before others."""

    by: Target


class Amplify(Effect, frozen=True, tag="amplify"):
    """Add `count` of a food each time a card of its owner makes that food (B21)."""

    food: FoodName
    count: Few = 1


class Refit(Effect, frozen=True, tag="refit"):
    """Change the work of the card's host (B22).

    The host removes no cards, and makes `currency` in place of `food`.
    """

    food: FoodName
    currency: Currency


class BarCards(Effect, frozen=True, tag="bar"):
    """Remove `cards` from every reef, and later ones as soon as they are taken."""

    USUAL: ClassVar[When] = "taken"

    cards: Target


class Swap(Effect, frozen=True, tag="swap"):
    """Let the owner pay with the other currency (B15)."""

    pollution: Some = 0  #: Pollution for each card of the other currency.


class Study(Effect, frozen=True, tag="study"):
    """Allow research points to be placed on the card."""

    price: Few  #: Capital for each point that is bought.
    needs: Annotated[int, Meta(ge=1, le=60)]  #: Points that complete it.
    #: Whether it starts again from 0 once complete; only then is a die rolled at completion.
    repeats: bool = False
    over: Some = 0  #: The die must show more than this to succeed.
    #: Victory points of its owner: for each success if it repeats, else while it is complete.
    points: Some = 0
    each: Some = 0  #: Victory points at completion, per point placed, for the seat that placed it.
    back: Some = 0  #: Research points returned to the owner's counter after a failed roll.


class Slow(Effect, frozen=True, tag="slow"):
    """Raise the interval between warming thresholds to `every`, for all players."""

    every: Few


class Halve(Effect, frozen=True, tag="halve"):
    """Halve a player's pollution from `cards` in a turn, rounded down (B14, B22)."""

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

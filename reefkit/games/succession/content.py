"""The content of Succession: the files of `data/succession/`, as types.

A card is composed of a small closed set of effects, so that a teacher can change a card or add one.
A match's set-up has a copy of all of it (`Content`), so a later edit changes no match.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.content import ContentError, Library, refer, typed_files
from reefkit.match.new_match import Ruling
from reefkit.text import message, once

Wave = Literal["green", "yellow", "blue"]
WAVES: tuple[Wave, ...] = ("green", "yellow", "blue")
"""Colours of numbered cards, one of which is in play; in the order of succession."""
MOST_CARDS = 400
_FILE = "succession/cards.toml"

Colour = Literal["green", "yellow", "blue", "red", "black", "purple"]
Guild = Literal[
    "pioneers", "first-settlers", "late-settlers", "predators", "disturbances", "invaders"
]
Variation = Literal["", "disturbances", "invaders"]
Feeding = Literal["", "breaks-down", "light", "grazes", "filters", "hunts"]


class CardEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """One effect of a card; the comment in `cards.toml` explains every key."""

    do: Literal[
        "draw",
        "restart",
        "name-number",
        "name-colour",
        "reverse",
        "skip",
        "sweep",
        "hand-on",
        "limit",
        "patch",
    ]
    who: Literal["", "all", "others", "next"] = ""
    count: Annotated[int, Meta(ge=0, le=20)] = 0
    colour: Wave | Literal[""] = ""


class SuccessionCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card; the comment in `cards.toml` explains every key.

    A card with a number (not 0) can be laid on its own colour only, one without on any colour. A
    kind with 0 copies is not dealt (*What if*).
    """

    colour: Colour
    guild: Guild
    copies: Annotated[int, Meta(ge=0, le=20)]
    points: Annotated[int, Meta(ge=0, le=20)]
    number: Annotated[int, Meta(ge=0, le=99)] = 0
    follower: str = ""
    variation: Variation = ""
    effects: tuple[CardEffect, ...] = ()
    eats: tuple[str, ...] = ()
    settles: bool = False
    feeding: Feeding = ""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules; the comments in `rules.toml` explain each."""

    least_seats: Annotated[int, Meta(ge=2, le=6)]
    most_seats: Annotated[int, Meta(ge=2, le=6)]
    hand: Annotated[tuple[Annotated[int, Meta(ge=1, le=15)], ...], Meta(min_length=1)]
    last_card_penalty: Annotated[int, Meta(ge=0, le=10)]
    winner_penalty: Annotated[int, Meta(ge=1, le=10)]
    restarts_until: Annotated[int, Meta(ge=1, le=1_000)]
    round_until: Annotated[int, Meta(ge=2, le=1_000)]
    bot_moment: Annotated[float, Meta(ge=0, le=60)]
    bot_turn: Annotated[float, Meta(ge=0, le=60)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that a teacher may change for a match; `rules.toml` explains each."""

    rounds: Annotated[int, Meta(ge=1, le=7)]
    disturbances: bool
    invaders: bool
    start: Literal["roll", "press"]
    window: Annotated[int, Meta(ge=0, le=60)]
    clock: Annotated[int, Meta(ge=0, le=3600)]
    #: Quarters of the cards with the effect ``restart`` that are dealt: 4 is all of them (S26).
    starfish: Annotated[int, Meta(ge=0, le=4)] = 4
    open_hands: bool = False  #: Whether everybody may see all hands (S27).
    #: Places on the rock; 0 is a rock without end (S29).
    places: Annotated[int, Meta(ge=0, le=60)] = 0
    #: Cards dealt to each seat; 0 is as many as `Numbers.hand` says (S30).
    cards: Annotated[int, Meta(ge=0, le=10)] = 0
    deck_ends: bool = False  #: Whether an empty deck ends the round instead of a shuffle (S31).


class RulesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`rules.toml`: numbers, and the options' defaults."""

    numbers: Numbers
    options: Options


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """All of `data/succession/` that the rules read; a set-up has a copy of it."""

    cards: dict[str, SuccessionCard]
    rules: RulesFile


FILES = typed_files("succession", Content) | {"succession/rulings.toml": dict[str, Ruling]}
"""Every file of the game's content and its type; a test loads each of them."""


def check(content: Content) -> Content:
    """Check what types cannot: references between entries, numbers, and the size of the deck.

    Raises
    ------
    ContentError
        If an entry is wrong; it names the file, the entry, the key and what was expected.
    """
    cards = content.cards
    numbered = {name: card for name, card in cards.items() if card.number}
    for name, card in cards.items():
        for prey in card.eats:
            refer(cards, prey, _FILE, name, "eats")
        if card.follower:
            refer(numbered, card.follower, _FILE, name, "follower")
        if bool(card.number) is not (card.colour in WAVES):
            raise ContentError(message("succession-card-number", entry=name))
        if card.number and (card.effects or card.variation):
            raise ContentError(message("succession-card-plain", entry=name))
        if any(not _is_whole(effect) for effect in card.effects):
            raise ContentError(message("succession-card-effect", entry=name))
    by_number: dict[int, str] = {}
    for name, card in numbered.items():
        if by_number.setdefault(card.number, name) != name:
            raise ContentError(
                message(
                    "content-not-unique",
                    file=_FILE,
                    entry=name,
                    key="number",
                    given=str(card.number),
                )
            )
    _check_size(content, numbered)
    return content


def _is_whole(effect: CardEffect) -> bool:
    if effect.do == "draw":
        return bool(effect.who and effect.count)
    if effect.do in {"sweep", "patch"}:
        return bool(effect.colour)
    return effect.do != "limit" or effect.count > 0


def _check_size(content: Content, numbered: dict[str, SuccessionCard]) -> None:
    numbers = content.rules.numbers
    plain = sum(card.copies for card in content.cards.values() if not card.variation)
    every = sum(card.copies for card in content.cards.values())
    dealt = max(
        seats * hand_size(numbers, seats)
        for seats in range(numbers.least_seats, numbers.most_seats + 1)
    )
    colours = {card.colour for card in numbered.values() if card.copies}
    if colours != set(WAVES) or plain <= dealt or every > MOST_CARDS:
        raise ContentError(message("succession-content-size", least=dealt + 1, most=MOST_CARDS))


def hand_size(numbers: Numbers, seats: int) -> int:
    """Return the number of cards dealt to each seat; `hand` has it for 2, 3, … seats.

    Its last entry also serves larger tables.
    """
    sizes = numbers.hand
    return sizes[min(seats - 2, len(sizes) - 1)]


def load(library: Library) -> Content:
    return check(library.whole("succession", Content))


@once
def default() -> Content:
    return load(Library())

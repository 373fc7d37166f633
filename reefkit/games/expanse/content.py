"""The content of Blue Expanse: the files of `data/expanse/`, as types.

A card is composed of a small closed set of effects (`effects`), so that a teacher can change a card
or add one. A match's set-up has a copy of all of it (`Content`), so a later edit changes no match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, get_args

from msgspec import Meta, Struct

from reefkit.content import ContentError, EntryPlace, Library, require, typed_files
from reefkit.games.expanse.effect_parts import ANIMALS, Class, Deck, Id, Per, Portion, Target
from reefkit.games.expanse.effects import AnyEffect, Attach, HandOn, Leave, OwnerOffer, Remove
from reefkit.games.expanse.options import RulesFile
from reefkit.match.new_match import Ruling
from reefkit.text import message, once

MOST_CARDS = 800
_FILE = "expanse/cards.toml"


class CardKind(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A kind of card; the comment in `cards.toml` explains every key."""

    deck: Deck
    copies: Annotated[int, Meta(ge=1, le=60)]  #: Number of cards of the kind (B1).
    #: Classes it counts as; the first decides its picture's colour and shape.
    classes: Annotated[tuple[Class, ...], Meta(max_length=4)] = ()
    stage: Annotated[int, Meta(ge=1, le=3)] = 1  #: Stage in which it joins its deck.
    points: Annotated[int, Meta(ge=-20, le=20)] = 0  #: Victory points.
    #: Printed cost: Capital for a humanitarian card, else Biomass.
    cost: Annotated[int, Meta(ge=0, le=20)] = 0
    universal: bool = False  #: Whether its effects apply to every player (B16).
    stays: bool = False  #: Whether a bonus or malus card stays after the end of the turn (B13).
    bleaching: bool = False  #: Whether stage 4 brings one into play that nobody owns (B16).
    #: In the order of the card's text.
    effects: Annotated[tuple[AnyEffect, ...], Meta(max_length=12)] = ()
    # Texts of a teacher's own card; those of printed cards are in the catalogue.
    name: Annotated[str, Meta(max_length=40)] = ""
    does: Annotated[str, Meta(max_length=400)] = ""
    fact: Annotated[str, Meta(max_length=400)] = ""

    @property
    def animal(self) -> bool:
        """Whether it is of one of the four classes of animals (B16)."""
        return any(each in ANIMALS for each in self.classes)


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """All of `data/expanse/` that the rules read; a set-up has a copy of it."""

    cards: dict[Id, CardKind]
    rules: RulesFile


FILES = typed_files("expanse", Content) | {"expanse/rulings.toml": dict[str, Ruling]}
"""Every file of the game's content and its type; a test loads each of them."""


def check(content: Content) -> Content:
    """Check what types cannot: names of other cards, complete effects, deck sizes.

    Raises
    ------
    ContentError
        If an entry is wrong; it names the file, the entry, the key and what was expected.
    """
    for name, kind in content.cards.items():
        _check_kind(name, kind)
        for place, part in _parts(kind.effects, "effects"):
            _check_part(content, name, place, part)
    for card in content.rules.chain:
        require(content.cards, card, EntryPlace("expanse/rules.toml", "chain"))
    decks = {kind.deck for kind in content.cards.values()}
    missing = [deck for deck in get_args(Deck) if deck not in decks]
    if missing or sum(kind.copies for kind in content.cards.values()) > MOST_CARDS:
        raise ContentError(message("expanse-content-size", most=MOST_CARDS))
    return content


def _check_kind(name: str, kind: CardKind) -> None:
    if (kind.deck == "biomass") is not kind.animal:
        raise ContentError(message("expanse-card-class", file=_FILE, entry=name))
    if kind.deck in {"bonus", "malus"} and (kind.cost or kind.points):
        raise ContentError(message("expanse-card-price", file=_FILE, entry=name))
    if sum(isinstance(each, Attach) for each in kind.effects) > 1:
        raise ContentError(message("expanse-card-attach", file=_FILE, entry=name))


def _parts(given: object, place: str) -> Iterator[tuple[str, Struct]]:
    if isinstance(given, Struct):
        yield place, given
        for key in given.__struct_fields__:
            yield from _parts(getattr(given, key), f"{place}.{key}")
    elif isinstance(given, tuple):
        for number, each in enumerate(given):
            yield from _parts(each, f"{place}[{number + 1}]")


def _check_part(content: Content, name: str, place: str, part: Struct) -> None:
    for key in ("kinds", "but", "kind"):
        given = getattr(part, key, ())
        known = [*content.cards, *(get_args(Class) if key == "but" else ())]
        for each in (given,) if isinstance(given, str) else given:
            require(known, each, EntryPlace(_FILE, name, f"{place}.{key}"))
    wrong = _incomplete(part)
    if wrong:
        raise ContentError(message(f"expanse-card-{wrong}", file=_FILE, entry=name, key=place))


def _incomplete(part: Struct) -> str:
    if isinstance(part, Target):
        parts = (part.kinds, part.classes, part.decks, part.animals, part.this)
        return "" if any(parts) and not (part.this and any(parts[:-1])) else "target"
    if isinstance(part, Portion) and bool(part.food) is (part.cards is not None):
        return "portion"
    if isinstance(part, Per) and bool(part.what) is (part.of is not None):
        return "per"
    if isinstance(part, Remove) and any(each.food for each in part.takes):
        return "remove"
    if isinstance(part, OwnerOffer):
        end = part.then[-1]
        leaves = isinstance(end, HandOn) or (isinstance(end, Leave) and end.at == "once")
        return "" if leaves else "offer"
    return ""


def own_words(cards: Mapping[str, CardKind]) -> dict[str, str]:
    """Return the texts that cards have in the content, by message id, for `Catalogue.with_names`.

    A card without a name is called by its id. The catalogue uses these texts only for ids that it
    lacks, so printed cards keep theirs.
    """
    words = {}
    for name, kind in cards.items():
        words[f"expanse-{name}"] = kind.name or name.replace("-", " ")
        words[f"expanse-does-{name}"] = kind.does
        words[f"expanse-fact-{name}"] = kind.fact
    return words


def load(library: Library) -> Content:
    return check(library.whole("expanse", Content))


@once
def default() -> Content:
    return load(Library())

"""The content of Blue Expanse: `data/expanse/` as types, and what a teacher may turn.

What a card does is composed of a small closed set of effects (`effects.py`), so that a teacher can
change a card or add one. The set-up of a match carries a copy of all of it (`Content`), so that a
later edit changes no match that was played.
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

    deck: Deck  #: Whose back it has.
    copies: Annotated[int, Meta(ge=1, le=60)]  #: How many there are (B1).
    #: As what it counts, the first one as what it is drawn.
    classes: Annotated[tuple[Class, ...], Meta(max_length=4)] = ()
    stage: Annotated[int, Meta(ge=1, le=3)] = 1  #: With which stage it joins its deck.
    #: ``points``, ``cost``: What is printed: victory points, and Biomass or Capital.
    points: Annotated[int, Meta(ge=-20, le=20)] = 0
    cost: Annotated[int, Meta(ge=0, le=20)] = 0
    universal: bool = False  #: It touches every player (B16).
    stays: bool = False  #: A bonus or malus card that does not go at the end of the turn (B13).
    bleaching: bool = False  #: With stage 4 one comes into play that nobody owns.
    #: What it does, in the order of its sentence.
    effects: Annotated[tuple[AnyEffect, ...], Meta(max_length=12)] = ()
    #: ``name``, ``does``, ``fact``: Its words, for a card of a teacher's own; ours have theirs in
    #: the catalogue.
    name: Annotated[str, Meta(max_length=40)] = ""
    does: Annotated[str, Meta(max_length=400)] = ""
    fact: Annotated[str, Meta(max_length=400)] = ""

    @property
    def animal(self) -> bool:
        """Whether it is an animal: a card of one of the four classes (B16)."""
        return any(each in ANIMALS for each in self.classes)


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """All of `data/expanse/` that the rules read: what a set-up carries."""

    cards: dict[Id, CardKind]
    rules: RulesFile


FILES = typed_files("expanse", Content) | {"expanse/rulings.toml": dict[str, Ruling]}
"""Every file of the game's content and its type; a test loads each of them."""


def check(content: Content) -> Content:
    """Check what types alone cannot: that names name cards, and that effects are whole.

    Raises
    ------
    ContentError
        Naming file, entry, key and what was expected.
    """
    for name, kind in content.cards.items():
        _check_kind(name, kind)
        for place, part in _parts(kind.effects, "effects"):
            _check_part(content, name, place, part)
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
    """Return what content says of its cards itself, for `Catalogue.with_names`.

    By id of the message; a card that has no name is called by its id. Only ids that the catalogue
    lacks are looked up here, so ours keep their sentences.
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

"""The actions of a seat in Reef Survivor, each one committed decision.

Rows and columns count from 1; level 0 is the topmost builder of a space. A list may have one or
several choices of a phase; it is accepted or refused as a whole.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reefkit.games.reef.content import COLUMNS, LEVELS, ROWS
from reefkit.match.game import Action

Row = Annotated[int, Meta(ge=1, le=ROWS)]
Column = Annotated[int, Meta(ge=1, le=COLUMNS)]
Level = Annotated[int, Meta(ge=0, le=LEVELS - 1)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Slot = Annotated[int, Meta(ge=0, le=9_999)]
Id = Annotated[str, Meta(min_length=1, max_length=60)]
Space = tuple[Row, Column]
Place = tuple[Row, Column, Level]
Spaces = Annotated[tuple[Space, ...], Meta(min_length=1, max_length=30)]
Places = Annotated[tuple[Place, ...], Meta(max_length=90)]
Slots = Annotated[tuple[Slot, ...], Meta(max_length=400)]
Small = Annotated[int, Meta(ge=0, le=99)]
Dwellers = Annotated[dict[Id, Small], Meta(max_length=20)]


class ChooseBoard(Action, frozen=True, tag="board"):
    """Pick a board at set-up; founders already placed are removed."""

    board: Id


class PlaceFounder(Action, frozen=True, tag="found"):
    """Place one of the founding builders."""

    builder: Id
    row: Row
    column: Column


class Recruit(Action, frozen=True, tag="recruit"):
    """1A: collect dwellers, given by number per type."""

    dwellers: Dwellers


class Graze(Action, frozen=True, tag="graze"):
    """1A: dwellers eat the algae of these spaces."""

    spaces: Spaces


class Grow(Action, frozen=True, tag="grow"):
    """1B, and cards that add algae: fleshy algae grow on these spaces."""

    spaces: Spaces


class Dismiss(Action, frozen=True, tag="dismiss"):
    """R18: these dwellers leave, because builders no longer support them."""

    dwellers: Dwellers


class Mutate(Action, frozen=True, tag="mutate"):
    """1C: choose a builder and roll for its mutation."""

    row: Row
    column: Column
    level: Level = 0


class Feed(Action, frozen=True, tag="feed"):
    """2A: urchins eat the juveniles of these corals (R22)."""

    corals: Places


class TakeJuveniles(Action, frozen=True, tag="take"):
    """2B: take juveniles of one builder from the Coral Triangle."""

    builder: Id


class Rescue(Action, frozen=True, tag="rescue"):
    """2B, option `rescue` (R26): one Triangle juvenile settles on a space cleared of its alga."""

    builder: Id
    row: Row
    column: Column


class TradeOffer(Action, frozen=True, tag="offer"):
    """2C: offer juveniles to a neighbour for some of theirs; a gift asks for none."""

    to: Seat
    give: Slots
    want: Slots = ()


class Accept(Action, frozen=True, tag="accept"):
    """2C: accept an offer made to this seat."""

    offer: Id


class Decline(Action, frozen=True, tag="decline"):
    """2C: decline an offer made to this seat."""

    offer: Id


class Counter(Action, frozen=True, tag="counter"):
    """2C: decline an offer, and make another to the same seat."""

    offer: Id
    give: Slots
    want: Slots = ()


class Withdraw(Action, frozen=True, tag="withdraw"):
    """2C: withdraw an offer that this seat made."""

    offer: Id


class Settle(Action, frozen=True, tag="settle"):
    """2D: settle juveniles in this order, each given by slot of the nursery, row and column."""

    juveniles: Annotated[tuple[tuple[Slot, Row, Column], ...], Meta(min_length=1, max_length=400)]


class Predict(Action, frozen=True, tag="predict"):
    """3: mark the builders that this seat expects to lose to the card."""

    places: Places


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    """3: choose which builders of the pool die."""

    places: Places


class SacrificeType(Action, frozen=True, tag="sacrifice-type"):
    """3: choose which of the tied types dies."""

    builder: Id


class StrategyNote(Action, frozen=True, tag="note"):
    """4: a short strategy note for the round."""

    text: Annotated[str, Meta(max_length=2_000)]


class Submit(Action, frozen=True, tag="submit"):
    """Hands-on mode: the seat's board and tally after a phase; only the form is checked at once.

    `board` is a text picture (`reefkit.games.reef.picture`); `tally` has the parts of the score in
    the order of `TOTAL_PARTS`, in phase 4 only.
    """

    board: Annotated[str, Meta(max_length=4_000)]
    tally: Annotated[tuple[Annotated[int, Meta(ge=-999, le=999)], ...], Meta(max_length=6)] = ()


class Challenge(Action, frozen=True, tag="challenge"):
    """Hands-on mode, *Catch an error*: claim that a seat's submission is wrong (R28)."""

    seat: Seat


ReefAction = (
    ChooseBoard
    | PlaceFounder
    | Recruit
    | Graze
    | Grow
    | Dismiss
    | Mutate
    | Feed
    | TakeJuveniles
    | Rescue
    | TradeOffer
    | Accept
    | Decline
    | Counter
    | Withdraw
    | Settle
    | Predict
    | Sacrifice
    | SacrificeType
    | StrategyNote
    | Submit
    | Challenge
)

"""What a teacher may change: the ring of tiles, the numbers of the rules, and the options."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Tile = Literal["start", "biomass", "capital", "malus", "bonus", "grant"]
Whole = Annotated[int, Meta(ge=0, le=100)]
Positive = Annotated[int, Meta(ge=1, le=100)]


class Slots(Struct, frozen=True, forbid_unknown_fields=True):
    """Number of open cards of each deck, which include the top one of the deck (B10)."""

    resource: Annotated[int, Meta(ge=1, le=8)]
    biomass: Annotated[int, Meta(ge=1, le=8)]
    humanitarian: Annotated[int, Meta(ge=1, le=8)]
    bonus: Annotated[int, Meta(ge=1, le=8)]
    malus: Annotated[int, Meta(ge=1, le=8)]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules; the comments in `rules.toml` explain each."""

    least_seats: Annotated[int, Meta(ge=2, le=5)]
    most_seats: Annotated[int, Meta(ge=2, le=5)]
    die: Annotated[int, Meta(ge=2, le=40)]
    hand: Annotated[int, Meta(ge=1, le=20)]
    deck_biomass: Whole
    deck_capital: Whole
    loop_capital: Whole
    loop_limit: Annotated[int, Meta(ge=0, le=10)]
    loop_draw: Annotated[int, Meta(ge=0, le=20)]
    stage_loops: Annotated[tuple[Positive, ...], Meta(min_length=3, max_length=3)]
    slots: Slots
    raised_cards: Annotated[int, Meta(ge=1, le=2)]
    pollution_stage: Annotated[int, Meta(ge=1, le=5)]
    pollution_every: Positive
    warming_stage: Annotated[int, Meta(ge=1, le=5)]
    warming_every: Positive
    lasting_copies: Whole
    bot_moment: Annotated[float, Meta(ge=0, le=60)]
    bot_turn: Annotated[float, Meta(ge=0, le=60)]
    warming_each_seat: bool = False
    unbought: Whole = 0


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that a teacher may change for a match."""

    #: Dice rolled for a move; with two, a match takes about half as long.
    dice: Annotated[int, Meta(ge=1, le=2)]
    #: Round at whose end the mass bleaching comes if loops have not brought it; the stages before
    #: come after a third and two thirds, and after it everybody has two turns (B33). 0: only loops.
    turns: Annotated[int, Meta(ge=0, le=120)]
    raising: bool  #: Whether the other seats may raise prices in a player's turn.
    #: Seconds that each of them has to raise prices; 0: no limit.
    window: Annotated[int, Meta(ge=0, le=120)]
    #: Seconds for any other choice, after which a default is chosen; 0: no limit.
    clock: Annotated[int, Meta(ge=0, le=3600)]
    #: Stage from which the bleaching research counts as complete even if players have not completed
    #: it (*What if*); 0: never.
    research: Annotated[int, Meta(ge=0, le=4)]
    #: Kinds of cards left out of the match (*What if*).
    without: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=80)]
    #: Whether every reef begins with the cards of `RulesFile.chain` (B37).
    chain: bool = False


class RulesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`rules.toml`: the tiles of the ring from the start on, numbers, defaults of options."""

    tiles: Annotated[tuple[Tile, ...], Meta(min_length=8, max_length=80)]
    numbers: Numbers
    options: Options
    #: Kinds of cards of a food chain with which every reef may begin, in the order laid.
    chain: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=12)] = ()

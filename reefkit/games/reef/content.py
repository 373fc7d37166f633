"""The content of Reef Survivor: the files of `data/reef/`, as types.

Every ruling that is a number, a trait or an option is in those files (architecture.md, decision 4).
A match's set-up has a copy of them (`Content`), so a later edit does not change the match.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.content import ContentError, Library, refer, typed_files
from reefkit.match.new_match import Ruling
from reefkit.text import message, once

ROWS = 6
COLUMNS = 5
LEVELS = 3
DEPTHS = "SMD"
MOST_BUILDERS = 31
"""Limit on builder types: a set of them is a 32-bit word, with bit 0 for an empty level."""
MOST_TOKENS = 12
"""Limit on tokens: `Lookups.mutated` has an entry for every set of tokens (4,096 for 12)."""

Depth = Literal["S", "M", "D"]
Skeleton = Literal["delicate", "normal", "strong"]
BuilderTrait = Literal["carbonate", "zooxanthellae", "encruster", "recruiter", "coral"]
Tolerance = Literal["acid", "cold", "heat", "low-oxygen", "nutrients", "sediment"]
Trait = Literal[
    "carbonate",
    "zooxanthellae",
    "encruster",
    "recruiter",
    "coral",
    "strong",
    "delicate",
    "acid",
    "cold",
    "heat",
    "low-oxygen",
    "nutrients",
    "sediment",
]
DeckName = Literal["short", "long"]
Count = Annotated[int, Meta(ge=0, le=10_000)]
Points = Annotated[int, Meta(ge=-1_000, le=1_000)]


class Builder(Struct, frozen=True, forbid_unknown_fields=True):
    """A type of reef builder: its depths and natural traits (section 1, R2 to R4)."""

    depths: Annotated[tuple[Depth, ...], Meta(min_length=1, max_length=3)]
    skeleton: Skeleton
    printed: Count  #: Number of pieces in the box (R1).
    code: Annotated[str, Meta(pattern="^[A-Z][a-z]$")]
    traits: tuple[BuilderTrait, ...] = ()
    tolerates: tuple[Tolerance, ...] = ()
    family: str = ""
    example: str = ""
    name: str = ""


class Dweller(Struct, frozen=True, forbid_unknown_fields=True):
    """A type of reef dweller. Dwellers belong to a reef, not to a space."""

    printed: Count  #: Number of pieces in the box (R1).
    carbonate: bool = False
    eats_juveniles: bool = False
    example: str = ""
    name: str = ""


class MutationToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A mutation token: a step on a scale, or a tolerance."""

    positive: bool
    printed: Count  #: Number of pieces in the box (R1).
    mark: Annotated[str, Meta(pattern="^[a-z0-9^+-]$")]
    scale: Literal["skeleton", "offspring", ""] = ""
    step: Literal[-1, 0, 1] = 0
    tolerance: Tolerance | Literal[""] = ""


class Mutations(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens by name, and the tokens given by each roll, ``"1"`` to ``"12"``."""

    token: dict[str, MutationToken]
    roll: dict[str, tuple[str, ...]]


class ReefBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """A reef board, with its rows as on the table: row 6 first."""

    land: bool
    rows: Annotated[
        tuple[Annotated[str, Meta(pattern="^[SMD]{5}$")], ...], Meta(min_length=6, max_length=6)
    ]
    metres: Annotated[
        tuple[Annotated[tuple[float, ...], Meta(min_length=5, max_length=5)], ...],
        Meta(min_length=6, max_length=6),
    ]
    name: str = ""


class DisasterEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """One effect of a card; the comment in `cards.toml` explains every key."""

    do: Literal[
        "kill",
        "kill-commonest",
        "dwellers",
        "add-algae",
        "overgrow",
        "clear",
        "invade",
        "bloom",
        "lose-token",
        "no-recruits",
        "draw",
    ]
    when: Literal["", "land", "no land"] = ""
    share: Literal["all", "half"] = "all"
    depths: tuple[Depth, ...] = ()
    rows: tuple[Annotated[int, Meta(ge=1, le=ROWS)], ...] = ()
    who: tuple[Trait, ...] = ()
    unless: tuple[Trait, ...] = ()
    unless_all: tuple[Trait, ...] = ()
    stacked: bool = False
    dwellers: tuple[str, ...] = ()
    how: Literal["leave", "die"] = "die"
    count: Annotated[int, Meta(ge=0, le=30)] = 0
    builder: str = ""
    token: str = ""
    deck: DeckName = "short"


class DisasterCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A disaster card."""

    deck: DeckName
    effects: tuple[DisasterEffect, ...]
    topics: tuple[str, ...] = ()
    copies: Annotated[int, Meta(ge=1, le=20)] = 1
    name: str = ""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules (section 3); comments in `rules.toml` explain them."""

    founders: Annotated[int, Meta(ge=1, le=11)]
    recruiters_per_dweller: Annotated[int, Meta(ge=1, le=30)]
    algae_each_round: Annotated[int, Meta(ge=0, le=30)]
    mutations_each_round: Annotated[int, Meta(ge=0, le=12)]
    juvenile_eaters_tolerated: Count
    triangle_juveniles: Annotated[int, Meta(ge=0, le=12)]
    offers_each_phase: Annotated[int, Meta(ge=0, le=50)]
    stack_limits: dict[Depth, Annotated[int, Meta(ge=1, le=LEVELS)]]
    fleshy_algae_printed: Count
    most_seats: Annotated[int, Meta(ge=1, le=32)]


class ScoreNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Points and thresholds of the survey (phase 4)."""

    builder: Points
    dweller: Points
    alga: Points
    type: Points
    resilience: Points
    resilience_builders: Annotated[int, Meta(ge=1, le=8)]
    three_d: Points
    three_d_stacks: Annotated[int, Meta(ge=1, le=30)]
    coastal: Points
    coastal_rows: Annotated[int, Meta(ge=1, le=ROWS)]
    team_bonus: Points


class Schedule(Struct, frozen=True, forbid_unknown_fields=True):
    """The decks drawn from in each round, one per card; the last item is for all later rounds."""

    cards: Annotated[tuple[tuple[DeckName, ...], ...], Meta(min_length=1, max_length=20)]
    #: The same with the option `early_long`; empty in older set-ups, which lack it.
    early: Annotated[tuple[tuple[DeckName, ...], ...], Meta(max_length=20)] = ()


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that a teacher may change for a match; comments in `rules.toml` explain them."""

    rounds: Annotated[int, Meta(ge=1, le=7)]
    round_label: Literal["million-years", "thousand-years", "decade", "generation"]
    scoring: Literal["sum", "product"]
    team_bonus: bool
    printed_supply: bool
    mutated_triangle: bool
    mutate_on_collection: bool
    free_stacking: bool
    standing_stacks: bool
    reshuffle_each_draw: bool
    rescue: bool
    predict: Literal["none", "first", "all"]
    hands_on: bool
    clock: Annotated[int, Meta(ge=0, le=3600)]
    plot_first: Literal["never", "hands-on", "always"]
    topics: tuple[str, ...]
    cards: tuple[str, ...]
    # These have defaults because older set-ups lack them. With `strike` a card waits for the class
    # before its effects.
    gates: bool = False
    strike: bool = False
    founder_mutations: Annotated[int, Meta(ge=0, le=3)] = 0
    early_long: bool = False
    mutate_at_spawning: bool = False


class RulesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`rules.toml`: numbers, points, schedule and the options' defaults."""

    numbers: Numbers
    score: ScoreNumbers
    schedule: Schedule
    options: Options


def decks_due(rules: RulesFile, options: Options, round_: int) -> tuple[DeckName, ...]:
    """Return the decks from which cards are drawn in a round (from 1), in order."""
    schedule = (options.early_long and rules.schedule.early) or rules.schedule.cards
    return schedule[min(max(round_, 1), len(schedule)) - 1]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """All of `data/reef/` that the rules read; a set-up has a copy of it."""

    organisms: dict[str, Builder]
    dwellers: dict[str, Dweller]
    mutations: Mutations
    boards: dict[str, ReefBoard]
    cards: dict[str, DisasterCard]
    rules: RulesFile


FILES = typed_files("reef", Content) | {"reef/rulings.toml": dict[str, Ruling]}
"""Every file of the game's content, by path, with its type."""


def check(content: Content) -> Content:
    """Check what types cannot: references between entries, unique codes, and limits.

    Raises
    ------
    ContentError
        If an entry is wrong; the message names the file, the entry, the key and what was expected.
    """
    if not 1 <= len(content.organisms) <= MOST_BUILDERS:
        raise ContentError(message("reef-too-many-builders", most=MOST_BUILDERS))
    if not content.boards or not content.dwellers or len(content.mutations.token) > MOST_TOKENS:
        raise ContentError(message("reef-content-empty"))
    for name, card in content.cards.items():
        for effect in card.effects:
            _check_effect(content, name, effect)
    _check_mutations(content)
    _check_codes(content)
    for depth in DEPTHS:
        limits = content.rules.numbers.stack_limits
        refer(limits, depth, "reef/rules.toml", "numbers", "stack_limits")
    for card_name in content.rules.options.cards:
        refer(content.cards, card_name, "reef/rules.toml", "options", "cards")
    return content


def _check_effect(content: Content, card: str, effect: DisasterEffect) -> None:
    file = "reef/cards.toml"
    for dweller in effect.dwellers:
        refer(content.dwellers, dweller, file, card, "dwellers")
    if effect.do == "invade":
        refer(content.organisms, effect.builder, file, card, "builder")
    if effect.do == "lose-token":
        refer(content.mutations.token, effect.token, file, card, "token")


def _check_mutations(content: Content) -> None:
    file = "reef/mutations.toml"
    for roll, given in content.mutations.roll.items():
        refer({str(n) for n in range(1, 13)}, roll, file, "roll", roll)
        for token in given:
            refer(content.mutations.token, token, file, "roll", roll)


def _check_codes(content: Content) -> None:
    tokens = content.mutations.token
    for file, entries, key in (
        ("reef/organisms.toml", {n: o.code for n, o in content.organisms.items()}, "code"),
        ("reef/mutations.toml", {n: t.mark for n, t in tokens.items()}, "mark"),
    ):
        for name, code in entries.items():
            if list(entries.values()).count(code) > 1:
                raise ContentError(
                    message("content-not-unique", file=file, entry=name, key=key, given=code)
                )


def load(library: Library) -> Content:
    return check(library.whole("reef", Content))


@once
def default() -> Content:
    return load(Library())

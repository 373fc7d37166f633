"""Descriptions of a space: its water, its builders, their mutations, and threats by cards."""

from __future__ import annotations

from typing import Literal

import numpy as np
from msgspec import Struct

from reefkit.games.reef.card_forecast import FATES, Fate, card_fates, fate_of, reasons_of
from reefkit.games.reef.content import DEPTHS, DeckName
from reefkit.games.reef.state import Step, name_of, space
from reefkit.games.reef.type_arrays import TOLERANCES
from reefkit.games.reef.type_notes import SKELETONS, WATERS, By, Species, Trait, species
from reefkit.text import Message, message


class TokenStory(Struct, frozen=True):
    """A mutation token and its effect."""

    id: str
    name: Message
    story: Message
    positive: bool


class Threat(Struct, frozen=True):
    """The effect that one card would have on one builder now."""

    card: str
    name: Message
    deck: DeckName
    #: ``dies``; ``may-die``, depending on its owner or a rolled row; ``overgrown``;
    #: ``may-be-overgrown``; ``safe``.
    fate: Fate
    reasons: tuple[Message, ...]  #: Reasons, as parts of a sentence.
    sentence: Message  #: Fate and reasons as a sentence.


class BuilderStanding(Struct, frozen=True):
    """A description of one builder of a space."""

    level: int  #: 0 is the topmost.
    species: Species
    tokens: tuple[TokenStory, ...]
    skeleton: Literal["delicate", "normal", "strong"]  #: After mutation.
    skeleton_words: Message
    offspring: int  #: Juveniles per round, if it is not overgrown.
    traits: tuple[Trait, ...]  #: Traits that cards name, after mutation, with their origin.
    overgrown: bool
    topmost: bool
    threats: tuple[Threat, ...]  #: One per card, the worst first.


class SpaceStory(Struct, frozen=True):
    """A description of one space of a reef."""

    row: int
    column: int
    depth: str
    water: Message
    limit: int  #: Number of builders allowed in the space.
    alga: bool
    builders: tuple[BuilderStanding, ...]  #: Topmost first.
    sentences: tuple[Message, ...]  #: Sentences that describe the space.


def story(play: Step, seat: int, row: int, column: int) -> SpaceStory:
    at = space(row, column)
    reef = play.reef(seat)
    depth = int(reef.depth[at])
    levels = [level for level in range(reef.kind.shape[-1]) if reef.kind[(*at, level)]]
    water = name_of("water", WATERS[DEPTHS[depth]])
    return SpaceStory(
        row=row,
        column=column,
        depth=DEPTHS[depth],
        water=water,
        limit=int(play.lookups.limits[depth]),
        alga=bool(reef.alga[at]),
        builders=tuple(_standing(play, seat, (row, column, level)) for level in levels),
        sentences=sentences(play, seat, row, column),
    )


def sentences(play: Step, seat: int, row: int, column: int) -> tuple[Message, ...]:
    at = space(row, column)
    reef = play.reef(seat)
    depth, count = int(reef.depth[at]), int((reef.kind[at] != 0).sum())
    water = name_of("water", WATERS[DEPTHS[depth]])
    texts = [message("guide-space", row=row, column=column, water=water)]
    texts.append(message("guide-stack", count=count, limit=int(play.lookups.limits[depth])))
    if reef.alga[at]:
        texts.append(message("guide-overgrown" if count else "guide-alga"))
    return tuple(texts)


def threats(play: Step, seat: int, row: int, column: int, level: int = 0) -> tuple[Threat, ...]:
    reef, place = play.reef(seat), (row, column, level)
    at = (*space(row, column), level)
    if not reef.kind[at]:
        return ()
    found = []
    for fates in card_fates(play, seat):
        card, fate = play.content.cards[fates.card], fate_of(fates, at)
        reasons = reasons_of(play, reef, fates, place)
        name = name_of("card", fates.card)
        sentence = Message(f"threat-{fate}", {"card": name, "reasons": list(reasons)})
        found.append(Threat(fates.card, name, card.deck, fate, reasons, sentence))
    return tuple(sorted(found, key=lambda threat: FATES.index(threat.fate)))


def _standing(play: Step, seat: int, place: tuple[int, int, int]) -> BuilderStanding:
    row, column, level = place
    reef = play.reef(seat)
    at = (*space(row, column), level)
    kind, genes = reef.kind[at], reef.genes[at]
    natural = species(play, play.lookups.builders[int(kind)])
    skeleton = SKELETONS[int(play.lookups.skeleton_value(kind, genes)) + 1]
    return BuilderStanding(
        level=level,
        species=natural,
        tokens=_token_stories(play, int(genes)),
        skeleton=skeleton,
        skeleton_words=name_of("skeleton", skeleton),
        offspring=int(play.lookups.offspring(genes)),
        traits=_traits(play, kind, genes, natural),
        overgrown=bool(reef.alga[at[:2]]),
        topmost=level == 0,
        threats=threats(play, seat, *place),
    )


def _token_stories(play: Step, genes: int) -> tuple[TokenStory, ...]:
    return tuple(
        TokenStory(
            id=token,
            name=name_of("token", token),
            story=Message(f"token-{token}.story"),
            positive=play.content.mutations.token[token].positive,
        )
        for token in play.lookups.token_names(genes)
    )


def _traits(play: Step, kind: np.ndarray, genes: np.ndarray, natural: Species) -> tuple[Trait, ...]:
    had = {trait.id for trait in natural.traits}
    by_nature = [t for t in natural.traits if bool(play.lookups.has(t.id, kind, genes))]
    by: By = "mutation"
    gained = [
        Trait(trait, name_of("is", trait), by)
        for trait in ("strong", "delicate", *TOLERANCES)
        if trait not in had and bool(play.lookups.has(trait, kind, genes))
    ]
    return (*by_nature, *gained)

"""Explanations: what a type is, what a card does and to whom, the story of a space."""

from __future__ import annotations

from functools import reduce
from typing import Any, Literal, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
from msgspec import Struct

from reefkit.games.reef import cards, growth
from reefkit.games.reef.cards import rolls_row
from reefkit.games.reef.content import COLUMNS, DEPTHS, ROWS, DeckName, DisasterCard, DisasterEffect
from reefkit.games.reef.marking import CardStrike, strikes
from reefkit.games.reef.readings import DisasterRow, LossRow
from reefkit.games.reef.state import (
    TOLERANCES,
    Array,
    Lookups,
    Reefs,
    Step,
    in_sentence,
    name_of,
    space,
)
from reefkit.match.errors import reject
from reefkit.match.table import Table
from reefkit.text import Message, message

# ---- What a type of builder or dweller is: its water, its traits, its natural history

WATERS = {"S": "shallow", "M": "medium", "D": "deep"}
SKELETONS: tuple[Literal["delicate", "normal", "strong"], ...] = ("delicate", "normal", "strong")

By = Literal["nature", "mutation"]


class Trait(NamedTuple):
    """A trait that a card may ask for, and where it comes from."""

    id: str
    name: Message
    by: By


class Species(Struct, frozen=True):
    """A type of builder, as it is by nature."""

    id: str
    name: Message
    plural: Message
    story: Message
    example: str  #: A real organism of its kind, by its scientific name; empty where none is given.
    depths: tuple[str, ...]  #: The letters of the water it lives in: S, M, D.
    waters: tuple[Message, ...]
    skeleton: Literal["delicate", "normal", "strong"]
    skeleton_words: Message
    carbonate: bool
    recruiter: bool
    tolerates: tuple[str, ...]  #: Ids of what it tolerates by nature.
    traits: tuple[Trait, ...]  #: All that cards ask for, in the order in which its card lists them.


class DwellerStory(Struct, frozen=True):
    """A type of dweller."""

    id: str
    name: Message
    plural: Message
    story: Message
    example: str
    carbonate: bool
    eats_juveniles: bool
    losses: tuple[Message, ...]  #: The cards that take it, each as a sentence.


def species(play: Step, name: str) -> Species:
    """Tell what a type of builder is.

    Raises
    ------
    Rejection
        When there is no such builder.
    """
    builder = play.content.organisms.get(name)
    if builder is None:
        raise reject("no-such-builder", builder=name)
    traits = [Trait(trait, name_of("is", trait), "nature") for trait in builder.traits]
    if builder.skeleton != "normal":
        traits.append(Trait(builder.skeleton, name_of("is", builder.skeleton), "nature"))
    traits += [Trait(one, name_of("is", one), "nature") for one in builder.tolerates]
    return Species(
        id=name,
        name=name_of("organism", name),
        plural=Message(f"organism-{name}.plural"),
        story=Message(f"organism-{name}.story"),
        example=builder.example,
        depths=builder.depths,
        waters=tuple(name_of("water", WATERS[depth]) for depth in builder.depths),
        skeleton=builder.skeleton,
        skeleton_words=name_of("skeleton", builder.skeleton),
        carbonate="carbonate" in builder.traits,
        recruiter="recruiter" in builder.traits,
        tolerates=builder.tolerates,
        traits=tuple(traits),
    )


def dweller(play: Step, name: str) -> DwellerStory:
    """Tell what a type of dweller is, and which cards take it.

    Raises
    ------
    Rejection
        When there is no such dweller.
    """
    found = play.content.dwellers.get(name)
    if found is None:
        raise reject("no-such-dweller", dweller=name)
    plural = Message(f"organism-{name}.plural")
    losses = [
        Message(f"dwellers-{effect.how}", {"card": name_of("card", card), "organisms": plural})
        for card, one in play.content.cards.items()
        for effect in one.effects
        if effect.do == "dwellers" and play.lookups.dweller[name] in play.lookups.taken(effect)
    ]
    return DwellerStory(
        id=name,
        name=name_of("organism", name),
        plural=plural,
        story=Message(f"organism-{name}.story"),
        example=found.example,
        carbonate=found.carbonate,
        eats_juveniles=found.eats_juveniles,
        losses=tuple(losses),
    )


# ---- A disaster card as text: what it does clause by clause, why, and what to talk over


class CardStory(Struct, frozen=True):
    """A card in words."""

    id: str
    name: Message
    deck: DeckName
    term: Message  #: Whether it is short-term or long-term.
    rule: Message  #: What it does, in one sentence.
    #: The same effect by effect, where each names the water it reaches.
    clauses: tuple[Message, ...]
    science: Message  #: Why, in nature.
    talk: Message  #: A question to talk over.


def card_story(play: Step, card: str) -> CardStory:
    """Tell what a card does and why.

    Raises
    ------
    Rejection
        When there is no such card.
    """
    found = play.content.cards.get(card)
    if found is None:
        raise reject("no-such-card", card=card)
    clauses = [_clause(play.lookups, effect) for effect in found.effects]
    return CardStory(
        id=card,
        name=name_of("card", card),
        deck=found.deck,
        term=Message(f"term-{found.deck}"),
        rule=Message(f"card-{card}.rule"),
        clauses=tuple(clauses) or (message("clause-nothing"),),
        science=Message(f"card-{card}.science"),
        talk=Message(f"talk-{card}"),
    )


def _clause(lookups: Lookups, effect: DisasterEffect) -> Message:
    if effect.do in {"kill", "kill-commonest", "clear", "overgrow"}:
        return _struck(effect)
    names = [lookups.dwellers[number] for number in lookups.taken(effect)]
    names += [effect.builder] if effect.builder else []
    values: dict[str, Any] = {
        "organisms": [Message(f"organism-{name}.plural") for name in names],
        "count": effect.count or COLUMNS,
        "deck": name_of("deck", effect.deck),
    }
    if effect.token:
        values["token"] = name_of("token", effect.token)
    name = f"dwellers-{effect.how}" if effect.do == "dwellers" else effect.do
    return Message(f"clause-{name}", values)


def _struck(effect: DisasterEffect) -> Message:
    where: list[Message] = [name_of("water", WATERS[depth]) for depth in effect.depths]
    where += [Message("reason-row", {"row": row}) for row in effect.rows]
    values: dict[str, Any] = {
        "where": Message(
            "clause-where",
            {
                "board": effect.when.replace(" ", "-"),
                "where": where or [message("clause-everywhere")],
            },
        ),
        "who": [name_of("is", trait) for trait in effect.who],
        "any": len(effect.who),
        "unless": [name_of("is", trait) for trait in effect.unless or effect.unless_all],
        "saves": "together" if effect.unless_all else "each" if effect.unless else "nothing",
        "stacked": "yes" if effect.stacked else "no",
    }
    name = f"kill-{effect.share}" if effect.do == "kill" else effect.do
    return Message(f"clause-{name}", values)


# ---- What each card would do to a reef as it stands: every builder's fate, card by card
#
# The masks are those by which cards are carried out and predictions are scored
# (`marking.strikes`); a card that rolls a row is tried on every row.

Fate = Literal["dies", "may-die", "overgrown", "may-be-overgrown", "safe"]
FATES: tuple[Fate, ...] = ("dies", "may-die", "overgrown", "may-be-overgrown", "safe")
"""Worst first."""

_MOST_KEPT = 64


class CardFates(NamedTuple):
    """What one card would do to one reef."""

    card: str
    #: ``dies``, ``may_die``: bool (6, 5, 3). Builders that die for sure; those that an owner, or a
    #: rolled row, may doom.
    dies: Array
    may_die: Array
    #: ``overgrown``, ``may_overgrow``: bool (6, 5). Spaces an alga comes to for sure, and those it
    #: may come to.
    overgrown: Array
    may_overgrow: Array
    by: Array  #: int (6, 5, 3). Number of the effect that strikes a builder first; −1 for none.


_kept: WeakKeyDictionary[Lookups, dict[bytes, tuple[CardFates, ...]]] = WeakKeyDictionary()


def card_fates(play: Step, seat: int) -> tuple[CardFates, ...]:
    """Tell what every card of the content would do to a seat's reef, in the content's order.

    What was worked out for a reef is kept, since a page asks for one space after another.
    """
    reef = play.reef(seat)
    shown = (reef.kind, reef.genes, reef.alga, reef.depth, reef.land)
    key = b"".join(np.asarray(each).tobytes() for each in shown)
    kept = _kept.setdefault(play.lookups, {})
    if key not in kept:
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        found = play.content.cards.items()
        kept[key] = tuple(_of_card(play, reef, name, card) for name, card in found)
    return kept[key]


def _of_card(play: Step, reef: Reefs, name: str, card: DisasterCard) -> CardFates:
    rolls = any(rolls_row(effect) for effect in card.effects)
    tries = [_tried(play, reef, card, row) for row in (range(ROWS) if rolls else [-1])]
    dies, hit, algae, may_grow, by = zip(*tries, strict=True)
    all_die, all_grow = reduce(np.logical_and, dies), reduce(np.logical_and, algae)
    some_grow = reduce(np.logical_or, [*algae, *may_grow])
    return CardFates(
        card=name,
        dies=all_die,
        may_die=reduce(np.logical_or, hit) & ~all_die,
        overgrown=all_grow,
        may_overgrow=some_grow & ~all_grow,
        by=reduce(np.maximum, by),
    )


def _tried(
    play: Step, reef: Reefs, card: DisasterCard, row: int
) -> tuple[Array, Array, Array, Array, Array]:
    dies, hit = np.zeros(reef.kind.shape, bool), np.zeros(reef.kind.shape, bool)
    grown, may_grow = np.zeros(reef.alga.shape, bool), np.zeros(reef.alga.shape, bool)
    by = np.full(reef.kind.shape, -1)
    rows = [row if rolls_row(effect) else -1 for effect in card.effects]
    for number, strike in enumerate(strikes(play, reef, card, rows)):
        struck = strike.dies | strike.open
        by[struck & (by < 0)] = number
        dies |= strike.dies
        hit |= struck
        grown |= strike.overgrown
        if strike.effect.do == "add-algae":
            sure, possible = _added(strike)
            grown |= sure
            may_grow |= possible
    return dies, hit, grown, may_grow & ~grown, by


def _added(strike: CardStrike) -> tuple[Array, Array]:
    empty, over = growth.growing_pool(strike.reef)
    beyond = strike.effect.count - int(empty.sum())
    if beyond <= 0:
        return np.zeros_like(empty), empty
    if beyond >= int(over.sum()):
        return empty | over, np.zeros_like(over)
    return empty, over


def _fate_of(found: CardFates, at: tuple[int, int, int]) -> Fate:
    if found.dies[at]:
        return "dies"
    if found.may_die[at]:
        return "may-die"
    if found.overgrown[at[:2]]:
        return "overgrown"
    return "may-be-overgrown" if found.may_overgrow[at[:2]] else "safe"


def _why(
    play: Step, reef: Reefs, found: CardFates, place: tuple[int, int, int]
) -> tuple[Message, ...]:
    row, column, level = place
    at = (row - 1, column - 1, level)
    card, fate = play.content.cards[found.card], _fate_of(found, at)
    if fate in {"dies", "may-die"}:
        effect = card.effects[int(found.by[at])]
        if effect.do == "invade":
            return (message("may-row", row=row),)
        said = cards.why_died(play, reef, effect, place, chosen=False)
        return (*said, *_choice(effect, sure=fate == "dies"))
    if fate == "safe":
        return tuple(why_spared(play, reef, card, place))
    return tuple(_why_overgrown(play, reef, card, place, sure=fate == "overgrown"))


def _choice(effect: DisasterEffect, *, sure: bool) -> list[Message]:
    if sure:
        return []
    if effect.do == "kill-commonest":
        return [message("may-tie")]
    return [message("may-half")]


def _why_overgrown(
    play: Step, reef: Reefs, card: DisasterCard, place: tuple[int, int, int], *, sure: bool
) -> list[Message]:
    for effect in card.effects:
        if effect.do == "overgrow":
            lacks = [Message(f"lacks-{trait}") for trait in effect.unless]
            return [*cards.reasons_of_place(play, reef, effect, place), *lacks]
        if effect.do == "bloom":
            return [message("may-row-algae")]
    return [message("may-no-ground" if sure else "may-little-ground")]


def why_spared(
    play: Step, reef: Reefs, card: DisasterCard, place: tuple[int, int, int], row: int | None = None
) -> list[Message]:
    """Say which clause of a card did not reach a builder, or what saved it from the one that did.

    `row`: the row (from 1) that was rolled; none where none was, or it is not known yet.
    """
    kills = [e for e in card.effects if e.do in {"kill", "kill-commonest", "clear"}]
    if not kills:
        if row is not None and row != place[0]:
            return [message("spared-other-row", row=row)]
        return [message("spared-no-deaths")]
    here = [e for e in kills if not e.when or (e.when == "land") == bool(reef.land)]
    if not here:
        return [message("spared-no-land" if kills[0].when == "land" else "spared-land")]
    struck = [e for e in here if _reaches(reef, e, place)]
    if not struck:
        return [_beyond(reef, here, place)]
    said = [why_ for e in struck for why_ in _saved(play, reef, e, place)]
    return said or [message("spared-built-over")]


def _reaches(reef: Reefs, effect: DisasterEffect, place: tuple[int, int, int]) -> bool:
    row, column, _ = place
    depth = "SMD"[int(reef.depth[row - 1, column - 1])]
    return (not effect.depths or depth in effect.depths) and (not effect.rows or row in effect.rows)


def _beyond(reef: Reefs, effects: list[DisasterEffect], place: tuple[int, int, int]) -> Message:
    row, column, _ = place
    if any(effect.rows for effect in effects):
        return message("spared-row", row=row)
    water = ("shallow", "medium", "deep")[int(reef.depth[row - 1, column - 1])]
    return message("spared-water", water=Message(f"water-{water}"))


def _saved(
    play: Step, reef: Reefs, effect: DisasterEffect, place: tuple[int, int, int]
) -> list[Message]:
    if place[2] and not effect.stacked and effect.do != "clear":
        return [message("spared-built-over")]
    where = cards.reasons_of_place(play, reef, effect, place)
    said = cards.why_lived(play, reef, effect, place)
    if len(said) > len(where):
        return said
    if effect.do == "kill-commonest":
        return [*said, message("spared-not-commonest")]
    return [*said, message("spared-by-choice" if effect.share == "half" else "spared-by-chance")]


# ---- The story of a space: its water, who stands there, what mutations gave, what would kill it


class TokenStory(Struct, frozen=True):
    """A mutation token and what it does."""

    id: str
    name: Message
    story: Message
    positive: bool


class Threat(Struct, frozen=True):
    """What one card would do to one builder, here and now."""

    card: str
    name: Message
    deck: DeckName
    #: ``dies``; ``may-die``, where its owner or a rolled row decides; ``overgrown``;
    #: ``may-be-overgrown``; ``safe``.
    fate: Fate
    reasons: tuple[Message, ...]  #: Why: short parts of a sentence.
    sentence: Message  #: All of it in a sentence.


class BuilderStanding(Struct, frozen=True):
    """One builder of a space."""

    level: int  #: 0 is the topmost.
    species: Species
    tokens: tuple[TokenStory, ...]
    skeleton: Literal["delicate", "normal", "strong"]  #: After mutation.
    skeleton_words: Message
    offspring: int  #: Juveniles a round, where it is not overgrown.
    traits: tuple[Trait, ...]  #: All that cards ask for, after mutation, and where each comes from.
    overgrown: bool
    topmost: bool
    threats: tuple[Threat, ...]  #: One a card, the worst first.


class SpaceStory(Struct, frozen=True):
    """One space of a reef."""

    row: int
    column: int
    depth: str
    water: Message
    limit: int  #: How many builders may stand there.
    alga: bool
    builders: tuple[BuilderStanding, ...]  #: Topmost first.
    sentences: tuple[Message, ...]  #: The space in words.


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
    said = [message("guide-space", row=row, column=column, water=water)]
    said.append(message("guide-stack", count=count, limit=int(play.lookups.limits[depth])))
    if reef.alga[at]:
        said.append(message("guide-overgrown" if count else "guide-alga"))
    return tuple(said)


def threats(play: Step, seat: int, row: int, column: int, level: int = 0) -> tuple[Threat, ...]:
    reef, place = play.reef(seat), (row, column, level)
    at = (*space(row, column), level)
    if not reef.kind[at]:
        return ()
    found = []
    for fates in card_fates(play, seat):
        card, fate = play.content.cards[fates.card], _fate_of(fates, at)
        reasons = _why(play, reef, fates, place)
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


# ---- Why a bar of the range chart ends, or a curve dips: what was lost, and to what


class Cause(Struct, frozen=True):
    """What a type was lost to between two surveys."""

    text: Message
    count: int
    cause: str  #: As in the reading of losses: ``card``, ``support``, ``built-over``, ``books``.
    #: The card's id; none where no card is the cause, or the books do not tell which.
    card: str | None
    reasons: tuple[Message, ...]  #: Every different reason, in the order in which they were told.


def causes(
    handle: Table, seat: int | None, type_: str, round_: int, position: int | None = None
) -> tuple[Cause, ...]:
    """Tell what a type was lost to between the survey of the round before and that of a round.

    A bar whose last presence is at time t ended by the causes of round t + 1. What was built over
    and cleared once the round before was tallied counts here, as do all losses of a last round
    that has no survey yet. The largest loss comes first; with no `seat`, those of all the table.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    groups: dict[tuple[str, str | None], list[LossRow]] = {}
    read = handle.read("disasters", position)
    struck = [row for row in read if isinstance(row, DisasterRow)]
    for row in handle.read("losses", position):
        if not isinstance(row, LossRow) or row.organism != type_ or row.stage == "juvenile":
            continue
        after = row.round + 1 if row.phase == "survey" else row.round
        if after == round_ and seat in {None, row.seat - 1}:
            groups.setdefault((row.cause, _card_of(row, struck)), []).append(row)
    found = [_cause(type_, cause, card, rows) for (cause, card), rows in groups.items()]
    return tuple(sorted(found, key=lambda one: -one.count))


def _card_of(row: LossRow, struck: list[DisasterRow]) -> str | None:
    if row.cause != "books" or row.phase != "catastrophe":
        return row.card
    cards = [one.card for one in struck if one.round == row.round]
    return cards[0] if len(cards) == 1 else None


def _cause(type_: str, cause: str, card: str | None, rows: list[LossRow]) -> Cause:
    count = sum(row.lost for row in rows)
    many = Message(f"organism-{type_}.plural")
    one = name_of("organism", type_)
    values: dict[str, Any] = {"count": count, "organism": one, "organisms": many}
    text = Message(f"cause-{cause}", values)
    if card is not None:
        text = Message("cause-card", {**values, "card": in_sentence("card", card)})
    reasons: list[Message] = []
    for row in rows:
        reasons += [reason for reason in row.reasons if reason not in reasons]
    return Cause(text, count, cause, card, tuple(reasons))

"""Templates on disasters and selection: what struck, who lived by which trait, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from reefkit.assess.items import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.games.reef.explain import WATERS
from reefkit.games.reef.state import TOLERANCES, TRADED, State, in_sentence, name_of
from reefkit.games.reef.timeline import BuilderFate, DrawnCard, id_in, ids_in, number_in
from reefkit.labs.reef.questions.facts import (
    Facts,
    StruckReef,
    counted,
    first_of,
    organisms,
    template,
)
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.reef.content import DisasterCard, DisasterEffect


# ---- Templates on the disasters: which came when, and what they cost

Struck = tuple[int, str]
"""A round and a card."""


def _card_option(card: str) -> NamedOption:
    return NamedOption(card, name_of("card", card))


def _which_disaster(facts: Facts) -> Iterator[Draft]:
    for card in facts.drawn:
        here = {each.card for each in facts.drawn if each.round == card.round}
        deck = [name for name, one in facts.content.cards.items() if one.deck == _deck(facts, card)]
        others = [each for each in [*facts.cards_struck, *deck] if each not in here]
        yield Draft(
            about=f"round-{card.round}-card-{card.order}",
            prompt=message("made-ask-which-disaster", round=card.round),
            right=_card_option(card.card),
            others=first_of([_card_option(each) for each in others]),
            why=(_rule(card.card, card.round),),
            moment=card.position + 1,
        )


def _deck(facts: Facts, card: DrawnCard) -> str:
    return facts.content.cards[card.card].deck


def _rule(card: str, round_: int) -> Message:
    rule = Message(f"card-{card}.rule")
    return message("made-why-card", card=in_sentence("card", card), round=round_, rule=rule)


def _long_term(facts: Facts) -> Iterator[Draft]:
    decks = {card: facts.content.cards[card].deck for card in facts.cards_struck}
    short = [_card_option(card) for card, deck in decks.items() if deck == "short"]
    for card in facts.drawn:
        if decks[card.card] == "long" and len(short) > 1:
            science = Message(f"card-{card.card}.science")
            yield Draft(
                about=f"round-{card.round}-card-{card.order}",
                prompt=message("made-ask-long-term"),
                right=_card_option(card.card),
                others=first_of(short),
                why=(_rule(card.card, card.round), message("made-why-science", science=science)),
                moment=card.position + 1,
            )


def _costs(facts: Facts) -> Counter[Struck]:
    found: Counter[Struck] = Counter()
    for strike in facts.strikes:
        found[strike.drawn.round, strike.drawn.card] += strike.builders_lost
    return found


def _cost(struck: Struck, count: int) -> Message:
    return message("made-cost", card=in_sentence("card", struck[1]), round=struck[0], count=count)


def _strike_option(struck: Struck) -> NamedOption:
    round_, card = struck
    label = message("made-strike", card=name_of("card", card), round=round_)
    return NamedOption(f"round-{round_}-{card}", label)


def _costliest(facts: Facts) -> Iterator[Draft]:
    found = _costs(facts)
    order = [struck for struck, _ in found.most_common()]
    if len(order) < 3 or found[order[0]] == found[order[1]]:
        return
    moment = next(s.drawn.position for s in facts.strikes if _key(s.drawn) == order[0]) + 1
    yield Draft(
        about="all-rounds",
        prompt=message("made-ask-costliest"),
        right=_strike_option(order[0]),
        others=first_of([_strike_option(struck) for struck in order[1:]]),
        why=(message("made-why-costs", costs=[_cost(s, found[s]) for s in order if found[s]]),),
        moment=moment,
    )


def _key(card: DrawnCard) -> Struck:
    return card.round, card.card


def _deaths(facts: Facts) -> Iterator[Draft]:
    found = _costs(facts)
    by_round = [
        sum(count for (each, _), count in found.items() if each == round_)
        for round_ in range(1, facts.rounds + 1)
    ]
    for round_, count in enumerate(by_round, 1):
        mine = [struck for struck in found if struck[0] == round_]
        if not mine:
            continue
        living = [sum(facts.abundance(t, n) for t in facts.types) for n in (round_ - 1, round_)]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-deaths", round=round_),
            **counted(count, [*(found[each] for each in mine), *by_round, *living]),
            why=(message("made-why-costs", costs=[_cost(each, found[each]) for each in mine]),),
            moment=next(card.position for card in facts.drawn if card.round == round_) + 1,
        )


DISASTERS = (
    template("costliest", ("C", "E"), _costliest),
    template("long-term", ("C", "D"), _long_term),
    template("deaths", ("C",), _deaths),
    template("which-disaster", ("C",), _which_disaster),
)


# ---- Templates on selection: who lived through a disaster, by which trait, and
# what if without it

TRAITS = ("strong", *TOLERANCES, "encruster")
"""Traits that a reader may take for the reason."""
_KINDS_OF_ALGAE = {"overgrow", "bloom", "add-algae"}


def _asked(card: DisasterCard) -> set[str]:
    return {
        trait
        for effect in card.effects
        for trait in (*effect.who, *effect.unless, *effect.unless_all)
    }


def _alone(facts: Facts, strike: StruckReef) -> list[BuilderFate]:
    """List the builders that a place and a type name without doubt.

    In a stack that is the topmost, when the card reaches no other of the stack and no other is of
    its type.
    """
    effects = facts.content.cards[strike.drawn.card].effects
    topmost_only = not any(effect.stacked or effect.do == "clear" for effect in effects)
    reached = [
        one
        for one in strike.reveal.builders
        if not one.level or one.fate == "died" or one.verdict == "it-lived"
    ]
    places = Counter((one.row, one.column) for one in reached)
    found = []
    for one in strike.reveal.builders:
        stack = [int(kind) for kind in strike.before.kind[one.row - 1, one.column - 1] if kind]
        named = topmost_only and not one.level and stack.count(stack[0]) == 1
        if places[one.row, one.column] == 1 and (len(stack) == 1 or named):
            found.append(one)
    return found


def _saved_by(facts: Facts, strike: StruckReef, one: BuilderFate) -> list[str]:
    effect = _reaching(facts, strike, one)
    if one.fate != "lived" or effect is None:
        return []
    at = (one.row - 1, one.column - 1, one.level)
    kind, genes = strike.before.kind[at], strike.before.genes[at]
    if not all(bool(facts.play.lookups.has(trait, kind, genes)) for trait in effect.who):
        return []  # the card strikes no builder like it
    return [
        reason.id.removeprefix("is-")
        for reason in one.reasons
        if reason.id.startswith("is-") and not reason.id.startswith("is-not-")
    ]


def _reaching(facts: Facts, strike: StruckReef, one: BuilderFate) -> DisasterEffect | None:
    """Return the one killing effect that reaches a builder, or None if several do."""
    land = bool(strike.before.land)
    found = [
        effect
        for effect in facts.content.cards[strike.drawn.card].effects
        if effect.do in {"kill", "kill-commonest"}
        and (not effect.depths or one.depth in effect.depths)
        and (not effect.rows or one.row in effect.rows)
        and (not effect.when or (effect.when == "land") == land)
    ]
    return found[0] if len(found) == 1 else None


def _survivor(facts: Facts) -> Iterator[Draft]:
    for strike in facts.strikes:
        card = facts.content.cards[strike.drawn.card]
        judged = _alone(facts, strike)
        dead = [one for one in judged if one.fate == "died"]
        useless = [trait for trait in TRAITS if trait not in _asked(card)]
        for one in judged:
            for trait in _saved_by(facts, strike, one)[:1]:
                wrong = [(each, trait) for each in dead[:2]] + [(one, each) for each in useless]
                yield Draft(
                    about=f"{strike.about}-row-{one.row}-column-{one.column}",
                    prompt=message(
                        "made-ask-survivor",
                        card=in_sentence("card", strike.drawn.card),
                        round=strike.drawn.round,
                    ),
                    right=_by_trait(one, trait),
                    others=first_of([_by_trait(*each) for each in wrong]),
                    why=(one.sentence,),
                    why_option={_by_trait(each, trait).id: each.sentence for each in dead[:2]},
                    moment=strike.drawn.position + 1,
                    board_at=strike.drawn.position,
                    minutes=1.5,
                )


def _by_trait(one: BuilderFate, trait: str) -> NamedOption:
    label = message(
        "made-builder-by",
        organism=name_of("organism", one.builder),
        row=one.row,
        column=one.column,
        trait=name_of("is", trait),
    )
    return NamedOption(f"row-{one.row}-column-{one.column}-{trait}", label)


def _two_builders(facts: Facts) -> Iterator[Draft]:
    pairs = [
        (strike, dead, one)
        for strike in facts.strikes
        for dead in _alone(facts, strike)
        for one in _alone(facts, strike)
        if dead.fate == "died" and one.fate == "lived" and dead.depth == one.depth
    ]
    alike = [pair for pair in pairs if pair[1].builder == pair[2].builder]
    for strike, dead, one in alike or pairs:
        reasons = _reasons(facts, strike, one)
        asked = _asked(facts.content.cards[strike.drawn.card])
        if not reasons:
            continue
        useless = [name_of("is", trait) for trait in TRAITS if trait not in asked]
        yield Draft(
            about=f"{strike.about}-row-{dead.row}-column-{dead.column}"
            f"-row-{one.row}-column-{one.column}",
            prompt=message(
                "made-ask-two-builders",
                card=in_sentence("card", strike.drawn.card),
                round=strike.drawn.round,
                water=name_of("water", WATERS[one.depth]),
                dead=_placed(dead),
                alive=_placed(one),
            ),
            right=NamedOption(reasons[0].id, reasons[0]),
            others=first_of([NamedOption(each.id, each) for each in useless]),
            why=(one.sentence, dead.sentence),
            moment=strike.drawn.position + 1,
            board_at=strike.drawn.position,
            minutes=1.5,
        )


def _reasons(facts: Facts, strike: StruckReef, one: BuilderFate) -> list[Message]:
    saved = [f"is-{trait}" for trait in _saved_by(facts, strike, one)]
    return [each for each in one.reasons if each.id in saved or each.id.startswith("is-not-")]


def _placed(one: BuilderFate) -> Message:
    return message(
        "made-builder-at",
        organism=name_of("organism", one.builder),
        row=one.row,
        column=one.column,
    )


def _without_mutation(facts: Facts) -> Iterator[Draft]:
    for strike in facts.strikes:
        card = facts.content.cards[strike.drawn.card]
        if any(effect.do in _KINDS_OF_ALGAE for effect in card.effects):
            continue
        for one in _alone(facts, strike):
            effect = _reaching(facts, strike, one)
            token = _saving_token(facts, strike, one)
            if effect is None or token is None:
                continue
            if effect.share == "half" and not strike.builders_lost:
                continue  # half of one is none: nobody would have died of it
            fates = ["made-would-die", "made-might-die", "made-would-live", "made-would-be-weedy"]
            right = fates.pop(1 if effect.share == "half" else 0)
            yield Draft(
                about=f"{strike.about}-row-{one.row}-column-{one.column}",
                prompt=message(
                    "made-ask-without-mutation",
                    builder=_placed(one),
                    card=in_sentence("card", strike.drawn.card),
                    round=strike.drawn.round,
                    token=in_sentence("token", token),
                ),
                right=NamedOption(right.removeprefix("made-"), Message(right)),
                others=tuple(NamedOption(e.removeprefix("made-"), Message(e)) for e in fates),
                why=(
                    one.sentence,
                    message("made-why-rule", rule=Message(f"card-{strike.drawn.card}.rule")),
                ),
                moment=strike.drawn.position + 1,
                board_at=strike.drawn.position,
                minutes=1.5,
            )


def _saving_token(facts: Facts, strike: StruckReef, one: BuilderFate) -> str | None:
    effect, saved = _reaching(facts, strike, one), _saved_by(facts, strike, one)
    if effect is None or (len(saved) > 1 and not effect.unless_all):
        return None  # another trait would have saved it as well
    nature = facts.content.organisms[one.builder]
    for trait in saved:
        if trait in nature.tolerates or trait in nature.traits or trait == nature.skeleton:
            continue
        for token in one.tokens:
            given = facts.content.mutations.token[token]
            if given.tolerance == trait or (trait == "strong" and given.step > 0):
                return token
    return None


FATES = (
    template("two-builders", ("A", "B", "C"), _two_builders),
    template("without-mutation", ("B", "C"), _without_mutation),
    template("survivor", ("B", "C"), _survivor),
)


# ---- The template on variation: whether a tolerance came by mutation, or from elsewhere

How = Literal["mutation", "neighbour", "triangle"]
HOWS: tuple[How, ...] = ("mutation", "neighbour", "triangle")


class Origin(NamedTuple):
    """One way in which a token came to a type of a reef, and when."""

    how: How
    round: int
    position: int


def _origins(facts: Facts) -> dict[tuple[str, str], list[Origin]]:
    """List all ways in which tokens came to the builders of a reef, by type and token, in order.

    Juveniles that inherit a token from a parent on the reef bring nothing new.
    """
    found: dict[tuple[str, str], list[Origin]] = {}

    def came(type_: str, tokens: tuple[str, ...], how: How, round_: int, position: int) -> None:
        for token in tokens:
            found.setdefault((type_, token), []).append(Origin(how, round_, position + 1))

    for one in facts.told_of_all:
        what, mine = one.event.what, one.event.seat == facts.seat
        type_ = id_in(what, "organism")
        if mine and what.id in {"mutation-gained", "mutation-gained-lost"}:
            came(type_, ids_in(what, "gained"), "mutation", one.round, one.position)
        elif mine and what.id == "triangle-taken" and number_in(what, "count"):
            came(type_, ids_in(what, "tokens"), "triangle", one.round, one.position)
        elif mine and what.id == "rescued":
            came(type_, _of_triangle(facts, type_), "triangle", one.round, one.position)
        elif what.id == "offer-accepted":
            for name, tokens in _traded(facts, one.position + 1):
                came(name, tokens, "neighbour", one.round, one.position)
    return found


def _of_triangle(facts: Facts, type_: str) -> tuple[str, ...]:
    lookups = facts.play.lookups
    return tuple(lookups.token_names(int(facts.play.state.triangle[lookups.kind[type_]])))


def _traded(facts: Facts, position: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    state: State = facts.table.moment(position, facts.seat).state
    mine, lookups = state.nursery[facts.seat], facts.play.lookups
    for kind, genes, origin in zip(mine.kind, mine.genes, mine.origin, strict=True):
        if kind and origin == TRADED:
            yield lookups.builders[int(kind)], tuple(lookups.token_names(int(genes)))


def _origin(facts: Facts) -> Iterator[Draft]:
    """Ask how a tolerance that a type carries came to the reef, and when it first did.

    Asked only where it came in one of the ways alone; and where it came with juveniles, in one
    round alone, since a juvenile that came need not have settled.
    """
    known = _origins(facts)
    for (type_, token), ways in known.items():
        ways_seen = [way for way in ways if way.round <= facts.rounds]
        if not (_is_tolerance(facts, token) and _settled(facts, type_, token)):
            continue
        hows = {way.how for way in ways_seen}
        if len(hows) != 1 or (hows != {"mutation"} and len({w.round for w in ways_seen}) > 1):
            continue
        first = ways_seen[0]
        yield Draft(
            about=f"{type_}-{token}",
            prompt=message(
                "made-ask-origin",
                organisms=organisms(type_),
                token=in_sentence("token", token),
            ),
            right=_option(first.how, first.round),
            others=_others(facts, first),
            why=(_why(first, type_, token),),
            moment=first.position,
            minutes=1.5,
        )


def _is_tolerance(facts: Facts, token: str) -> bool:
    given = facts.content.mutations.token.get(token)  # juveniles may come with none
    return given is not None and bool(given.tolerance)


def _settled(facts: Facts, type_: str, token: str) -> bool:
    lookups = facts.play.lookups
    kind, bit = lookups.kind[type_], lookups.bit[token]
    reefs = [facts.reef_at(round_) for round_ in range(1, facts.rounds + 1)]
    return any(bool(((reef.kind == kind) & (reef.genes & bit != 0)).any()) for reef in reefs)


def _option(how: How, round_: int) -> NamedOption:
    return NamedOption(f"{how}-{round_}", Message(f"made-origin-{how}", {"round": round_}))


def _others(facts: Facts, first: Origin) -> tuple[NamedOption, ...]:
    hows = [how for how in HOWS if how != "neighbour" or facts.others]
    others = [_option(how, first.round) for how in hows if how != first.how]
    rounds = [n for n in range(1, facts.rounds + 1) if n != first.round]
    return first_of([*others, *(_option(first.how, n) for n in rounds)])


def _why(first: Origin, type_: str, token: str) -> Message:
    return Message(
        f"made-why-origin-{first.how}",
        {
            "organisms": organisms(type_),
            "token": in_sentence("token", token),
            "round": first.round,
        },
    )


ORIGINS = (template("origin", ("B",), _origin),)

"""Templates on selection: who lived through a disaster, by which trait, and what if without it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.assess.question import Named
from reefkit.games.reef.guide_species import WATERS
from reefkit.games.reef.lookups import TOLERANCES
from reefkit.games.reef.play import name_of
from reefkit.labs.reef.questions.common import first_of, template, title
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.games.reef.content import Card, Effect
    from reefkit.games.reef.guide_reveal import BuilderFate
    from reefkit.labs.reef.questions.facts import Facts, Strike

TRAITS = ("strong", *TOLERANCES, "encruster")
"""Traits that a reader may take for the reason."""
_KINDS_OF_ALGAE = {"overgrow", "bloom", "add-algae"}


def _asked(card: Card) -> set[str]:
    """Give all traits that a card asks for."""
    return {
        trait
        for effect in card.effects
        for trait in (*effect.who, *effect.unless, *effect.unless_all)
    }


def _alone(facts: Facts, strike: Strike) -> list[BuilderFate]:
    """List the builders that a place and a type name without doubt.

    In a stack that is the topmost, when the card reaches no other of the stack and no other is of
    its type.
    """
    effects = facts.content.cards[strike.drawn.card].effects
    topmost_only = not any(effect.stacked or effect.do == "clear" for effect in effects)
    places = Counter((one.row, one.column) for one in strike.reveal.builders)
    found = []
    for one in strike.reveal.builders:
        stack = [int(kind) for kind in strike.before.kind[one.row - 1, one.column - 1] if kind]
        named = topmost_only and not one.level and stack.count(stack[0]) == 1
        if places[one.row, one.column] == 1 and (len(stack) == 1 or named):
            found.append(one)
    return found


def _saved_by(facts: Facts, strike: Strike, one: BuilderFate) -> list[str]:
    """List the traits that saved a builder, none where it would have lived without them too."""
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


def _reaching(facts: Facts, strike: Strike, one: BuilderFate) -> Effect | None:
    """Give the one killing effect of a card that reaches a builder; none where several do."""
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


def survivor(facts: Facts) -> Iterator[Draft]:
    """Ask who survived a card, and by which trait; distractors died, or had no such help."""
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
                        "made-ask-survivor", card=_card(strike), round=strike.drawn.round
                    ),
                    title=title("survivor"),
                    right=_by_trait(one, trait),
                    others=first_of([_by_trait(*each) for each in wrong]),
                    why=(one.sentence,),
                    why_option={_by_trait(each, trait).id: each.sentence for each in dead[:2]},
                    moment=strike.drawn.position + 1,
                    minutes=1.5,
                )


def _card(strike: Strike) -> Message:
    return name_of("card", strike.drawn.card)


def _by_trait(one: BuilderFate, trait: str) -> Named:
    label = message(
        "made-builder-by",
        organism=name_of("organism", one.builder),
        row=one.row,
        column=one.column,
        trait=name_of("is", trait),
    )
    return Named(f"row-{one.row}-column-{one.column}-{trait}", label)


def two_builders(facts: Facts) -> Iterator[Draft]:
    """Ask why one of two builders in the same water died, two of one type if there are any."""
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
                card=_card(strike),
                round=strike.drawn.round,
                water=name_of("water", WATERS[one.depth]),
                dead=_placed(dead),
                alive=_placed(one),
            ),
            title=title("two-builders"),
            right=Named(reasons[0].id, reasons[0]),
            others=first_of([Named(each.id, each) for each in useless]),
            why=(one.sentence, dead.sentence),
            moment=strike.drawn.position + 1,
            minutes=1.5,
        )


def _reasons(facts: Facts, strike: Strike, one: BuilderFate) -> list[Message]:
    """List the traits that saved a builder, and what it is not where that did."""
    saved = [f"is-{trait}" for trait in _saved_by(facts, strike, one)]
    return [each for each in one.reasons if each.id in saved or each.id.startswith("is-not-")]


def _placed(one: BuilderFate) -> Message:
    return message(
        "made-builder-at",
        organism=name_of("organism", one.builder),
        row=one.row,
        column=one.column,
    )


def without_mutation(facts: Facts) -> Iterator[Draft]:
    """Ask what a card would have done to a survivor without the mutation that saved it."""
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
                    card=_card(strike),
                    round=strike.drawn.round,
                    token=name_of("token", token),
                ),
                title=title("without-mutation"),
                right=Named(right.removeprefix("made-"), Message(right)),
                others=tuple(Named(e.removeprefix("made-"), Message(e)) for e in fates),
                why=(
                    one.sentence,
                    message("made-why-rule", rule=Message(f"card-{strike.drawn.card}.rule")),
                ),
                moment=strike.drawn.position + 1,
                minutes=1.5,
            )


def _saving_token(facts: Facts, strike: Strike, one: BuilderFate) -> str | None:
    """Give the token without which a card would have struck a builder; none if there is none."""
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
    template("two-builders", ("A", "B", "C"), two_builders),
    template("without-mutation", ("B", "C"), without_mutation),
    template("survivor", ("B", "C"), survivor),
)

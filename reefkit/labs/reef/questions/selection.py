"""Templates on selection: who survives a disaster, by which trait."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.games.reef.after_card import BuilderFate
from reefkit.games.reef.state import in_sentence, name_of
from reefkit.games.reef.type_arrays import TOLERANCES
from reefkit.games.reef.type_notes import WATERS
from reefkit.labs.reef.questions.facts import Facts, StruckReef, first_of, template
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.reef.content import DisasterCard, DisasterEffect

TRAITS = ("strong", *TOLERANCES, "encruster")
"""Traits offered as reasons for survival."""

_KINDS_OF_ALGAE = {"overgrow", "bloom", "add-algae"}


def _builders_hit(card: DisasterCard) -> set[str]:
    return {
        trait
        for effect in card.effects
        for trait in (*effect.who, *effect.unless, *effect.unless_all)
    }


def _unambiguous(facts: Facts, strike: StruckReef) -> list[BuilderFate]:
    """List the builders that a place and a type identify unambiguously.

    In a stack this is the topmost one, if the card can hit no other of the stack, and no other is
    of its type.
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
        return []  # the card hits no builder like it
    return [
        reason.id.removeprefix("is-")
        for reason in one.reasons
        if reason.id.startswith("is-") and not reason.id.startswith("is-not-")
    ]


def _reaching(facts: Facts, strike: StruckReef, one: BuilderFate) -> DisasterEffect | None:
    """Return the killing effect that reaches a builder; None unless exactly one does."""
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
        judged = _unambiguous(facts, strike)
        dead = [one for one in judged if one.fate == "died"]
        useless = [trait for trait in TRAITS if trait not in _builders_hit(card)]
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
                    why_option={
                        **{_by_trait(one, each).id: _rule(strike) for each in useless},
                        **{_by_trait(each, trait).id: each.sentence for each in dead[:2]},
                    },
                    moment=strike.drawn.position + 1,
                    board_at=strike.drawn.position,
                    minutes=1.5,
                )


def _rule(strike: StruckReef) -> Message:
    return message("made-why-rule", rule=Message(f"card-{strike.drawn.card}.rule"))


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
        for dead in _unambiguous(facts, strike)
        for one in _unambiguous(facts, strike)
        if dead.fate == "died" and one.fate == "lived" and dead.depth == one.depth
    ]
    alike = [pair for pair in pairs if pair[1].builder == pair[2].builder]
    for strike, dead, one in alike or pairs:
        reasons = _reasons(facts, strike, one)
        builders = _builders_hit(facts.content.cards[strike.drawn.card])
        if not reasons:
            continue
        useless = [name_of("is", trait) for trait in TRAITS if trait not in builders]
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
            why_option={each.id: _rule(strike) for each in useless},
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
        for one in _unambiguous(facts, strike):
            effect = _reaching(facts, strike, one)
            token = _saving_token(facts, strike, one)
            if effect is None or token is None:
                continue
            if effect.share == "half" and not strike.builders_lost:
                continue  # half of one is none: without the mutation nobody would have died either
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
                why=(one.sentence, _rule(strike)),
                why_option={each.removeprefix("made-"): _rule(strike) for each in fates},
                moment=strike.drawn.position + 1,
                board_at=strike.drawn.position,
                minutes=1.5,
            )


def _saving_token(facts: Facts, strike: StruckReef, one: BuilderFate) -> str | None:
    effect, saved = _reaching(facts, strike, one), _saved_by(facts, strike, one)
    if effect is None or (len(saved) > 1 and not effect.unless_all):
        return None  # another trait would have saved it too
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

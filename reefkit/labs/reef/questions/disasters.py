"""Templates on disasters: which struck when, and what they cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.games.reef.card_draws import DrawnCard
from reefkit.games.reef.state import in_sentence, name_of
from reefkit.labs.reef.questions.facts import Facts, counted, first_of, template
from reefkit.text import Message, message

Struck = tuple[int, str]
"""Round and card."""


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
            why_option={each: _drawn_when(facts, each) for each in others},
            moment=card.position + 1,
        )


def _drawn_when(facts: Facts, card: str) -> Message:
    rounds = [each.round for each in facts.drawn if each.card == card]
    return message(
        "made-hint-drawn", card=in_sentence("card", card), rounds=rounds, count=len(rounds)
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
                why_option={
                    each.card: message(
                        "made-hint-short", card=in_sentence("card", each.card), round=each.round
                    )
                    for each in facts.drawn
                    if decks[each.card] == "short"
                },
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
        why_option={
            _strike_option(s).id: message("made-why-costs", costs=[_cost(s, found[s])])
            for s in order
        },
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

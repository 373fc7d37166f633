"""Templates on the disasters: which came when, what they cost, and who foresaw it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.assess.question import Named
from reefkit.games.reef.play import name_of
from reefkit.labs.reef.questions.common import first_of, number, numbers, template, title
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.games.reef.guide_drawn import Drawn
    from reefkit.labs.reef.questions.facts import Facts

Struck = tuple[int, str]
"""A round and a card."""
_DEADLY = {"kill", "kill-commonest", "clear", "invade"}


def card_option(card: str) -> Named:
    """Make an option of a card."""
    return Named(card, name_of("card", card))


def which_disaster(facts: Facts) -> Iterator[Draft]:
    """Ask which card struck in a round; distractors struck in others, or lie in the decks."""
    for card in facts.drawn:
        here = {each.card for each in facts.drawn if each.round == card.round}
        deck = [name for name, one in facts.content.cards.items() if one.deck == _deck(facts, card)]
        others = [each for each in [*facts.cards_struck, *deck] if each not in here]
        yield Draft(
            about=f"round-{card.round}-card-{card.order}",
            prompt=message("made-ask-which-disaster", round=card.round),
            title=title("which-disaster"),
            right=card_option(card.card),
            others=first_of([card_option(each) for each in others]),
            why=(_rule(card.card, card.round),),
            moment=card.position + 1,
        )


def _deck(facts: Facts, card: Drawn) -> str:
    return facts.content.cards[card.card].deck


def _rule(card: str, round_: int) -> Message:
    rule = Message(f"card-{card}.rule")
    return message("made-why-card", card=name_of("card", card), round=round_, rule=rule)


def long_term(facts: Facts) -> Iterator[Draft]:
    """Ask which disaster of the match worked over geological time."""
    decks = {card: facts.content.cards[card].deck for card in facts.cards_struck}
    short = [card_option(card) for card, deck in decks.items() if deck == "short"]
    for card in facts.drawn:
        if decks[card.card] == "long" and len(short) > 1:
            science = Message(f"card-{card.card}.science")
            yield Draft(
                about=f"round-{card.round}-card-{card.order}",
                prompt=message("made-ask-long-term"),
                title=title("long-term"),
                right=card_option(card.card),
                others=first_of(short),
                why=(_rule(card.card, card.round), message("made-why-science", science=science)),
                moment=card.position + 1,
            )


def costs(facts: Facts) -> Counter[Struck]:
    """Count the builders of the reef that each card killed, by round and card."""
    found: Counter[Struck] = Counter()
    for strike in facts.strikes:
        found[strike.drawn.round, strike.drawn.card] += strike.builders_lost
    return found


def _cost(struck: Struck, count: int) -> Message:
    return message("made-cost", card=name_of("card", struck[1]), round=struck[0], count=count)


def _strike_option(struck: Struck) -> Named:
    round_, card = struck
    label = message("made-strike", card=name_of("card", card), round=round_)
    return Named(f"round-{round_}-{card}", label)


def costliest(facts: Facts) -> Iterator[Draft]:
    """Ask which disaster killed most builders of the reef."""
    found = costs(facts)
    order = [struck for struck, _ in found.most_common()]
    if len(order) < 3 or found[order[0]] == found[order[1]]:
        return
    moment = next(s.drawn.position for s in facts.strikes if _key(s.drawn) == order[0]) + 1
    yield Draft(
        about="all-rounds",
        prompt=message("made-ask-costliest"),
        title=title("costliest"),
        right=_strike_option(order[0]),
        others=first_of([_strike_option(struck) for struck in order[1:]]),
        why=(message("made-why-costs", costs=[_cost(struck, found[struck]) for struck in order]),),
        moment=moment,
    )


def _key(card: Drawn) -> Struck:
    return card.round, card.card


def deaths(facts: Facts) -> Iterator[Draft]:
    """Ask how many builders of the reef the disasters of a round killed."""
    found = costs(facts)
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
            title=title("deaths"),
            right=number(count),
            others=numbers(count, [*(found[each] for each in mine), *by_round, *living]),
            why=(message("made-why-costs", costs=[_cost(each, found[each]) for each in mine]),),
            moment=next(card.position for card in facts.drawn if card.round == round_) + 1,
            ascending=True,
        )


def foreseen(facts: Facts) -> Iterator[Draft]:
    """Ask how well the seat foresaw a card."""
    told = [row for row in facts.record.predictions if row.round <= facts.rounds and row.of]
    mine = [row for row in told if row.seat == facts.seat + 1]
    times = Counter((row.round, row.card) for row in mine)
    for row in mine:
        effects = facts.content.cards[row.card].effects
        if times[row.round, row.card] != 1 or not any(one.do in _DEADLY for one in effects):
            continue
        pairs = [(one.right, one.of) for one in [*mine, *told]]
        pairs += [(row.of - row.right, row.of), (row.of, row.of), (0, row.of), (1, row.of)]
        right = (row.right, row.of)
        yield Draft(
            about=f"round-{row.round}-{row.card}",
            prompt=message("made-ask-foreseen", card=name_of("card", row.card), round=row.round),
            title=title("foreseen"),
            right=_share(*right),
            others=first_of([_share(*pair) for pair in pairs if pair != right]),
            why=(message("made-why-foreseen", right=row.right, of=row.of),),
            moment=_drawn_at(facts, row.round, row.card),
        )


def _drawn_at(facts: Facts, round_: int, card: str) -> int:
    return next(each.position for each in facts.drawn if _key(each) == (round_, card)) + 1


def _share(right: int, of: int) -> Named:
    return Named(f"{right}-of-{of}", message("made-share", right=right, of=of))


DISASTERS = (
    template("foreseen", ("C",), foreseen),
    template("costliest", ("C", "E"), costliest),
    template("long-term", ("C", "D"), long_term),
    template("deaths", ("C",), deaths),
    template("which-disaster", ("C",), which_disaster),
)

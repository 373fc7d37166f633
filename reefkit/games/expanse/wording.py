"""The options of what an owner is asked, in plain words."""

from __future__ import annotations

from reefkit.games.expanse import effects as of
from reefkit.games.expanse.asks import chosen_card
from reefkit.games.expanse.eating import portion_words
from reefkit.games.expanse.matching import effects_of
from reefkit.games.expanse.state import Ask
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.text import Message, message


def option_words(step: Step, question: Ask, option: str) -> Message | str:
    """Say an option in plain words.

    Parameters
    ----------
    question
        What is asked.
    option
        One of its options.

    Returns
    -------
    Message or str
        What it is called; a seat's name is a text.
    """
    what, _, rest = option.partition(":")
    if what == "card":
        owned = chosen_card(step, option)
        if owned is None:
            return option
        name = card_name(owned[1].kind)
        return message("option-expanse-card", card=name, player=step.who(owned[0]))
    if what == "seat":
        return step.who(int(rest))
    if what == "way":
        return _way(step, question, int(rest))
    if what == "count":
        return message("option-expanse-count", count=int(rest))
    return card_one(rest) if what == "kind" else Message(f"option-expanse-{what}")


def _way(step: Step, question: Ask, number: int) -> Message:
    """Say one of several meals, or one of several things that a card can do."""
    card = step.card(question.seat, question.card)
    for effect in effects_of(step, card, of.Eat) if card is not None else ():
        if number < len(effect.ways) and question.what == "way":
            meal = [portion_words(portion) for portion in effect.ways[number].takes]
            return message("option-expanse-eats", meal=meal)
    for choose in effects_of(step, card, of.Choose) if card is not None else ():
        if number < len(choose.options):
            return _option(choose.options[number])
    return message("option-expanse-other", number=number + 1)


def _option(option: of.Option) -> Message:
    """Say what an option of `Choose` does first."""
    for part in option.then:
        if isinstance(part, of.Remove):
            what = [portion_words(portion) for portion in part.takes]
            return message("option-expanse-takes", what=what)
        if isinstance(part, of.Send):
            sort = portion_words(of.Portion(cards=part.cards))
            return message("option-expanse-sends", price=option.price, what=sort)
        return message("option-expanse-gains", price=option.price)
    return message("option-expanse-gains", price=option.price)

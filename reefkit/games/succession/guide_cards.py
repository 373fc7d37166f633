"""What the guide tells of cards: their story, why they may be laid, and what they would do."""

from __future__ import annotations

from reefkit.games.succession.choices import LAYING
from reefkit.games.succession.guide_types import Call, CardStory
from reefkit.games.succession.laying import why_not
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.state import NOBODY
from reefkit.games.succession.step import Step, card_name, card_one, colour_name
from reefkit.text import Message, message


def card(rules: SuccessionRules, kind: str) -> CardStory:
    """Tell of a kind of card what everybody may read."""
    every, one = rules.content.cards, rules.content.cards[kind]
    return CardStory(
        card=kind,
        colour=one.colour,
        guild=one.guild,
        feeding=one.feeding,
        number=one.number,
        copies=one.copies,
        points=one.points,
        name=card_name(kind),
        one=card_one(kind),
        story=Message(f"succession-{kind}.story"),
        does=_does_always(one.number, one.follower, kind, one.colour),
        follower=one.follower,
        eats=one.eats,
        eaten_by=tuple(other for other, each in every.items() if kind in each.eats),
    )


def _does_always(number: int, follower: str, kind: str, colour: str) -> Message:
    if not number:
        return Message(f"succession-{kind}.does")
    if follower:
        return message(
            "succession-does-opens", colour=colour_name(colour), card=card_name(follower)
        )
    return message("succession-does-settles", colour=colour_name(colour))


def cards(rules: SuccessionRules) -> tuple[CardStory, ...]:
    """Tell of every kind that is in this match, in the order of the content."""
    return tuple(card(rules, kind) for kind in rules.kinds)


def why(step: Step, kind: str, *, is_asked: bool) -> Message:
    """Say why a card of one's hand may, or may not, be laid now."""
    state = step.state
    if state.phase == "hand-on" and is_asked:
        return message("succession-why-hand-on")
    if state.phase not in LAYING or (not is_asked and state.player == NOBODY):
        return message("succession-why-not-now")
    if not is_asked:
        return message("succession-why-others-turn", player=step.who(state.player))
    return why_not(step, kind) or _why_so(step, kind)


def _why_so(step: Step, kind: str) -> Message:
    if step.state.phase == "start":
        return message("succession-why-opening")
    if not step.card(kind).number:
        return message("succession-why-any-colour")
    return message("succession-why-matches", colour=colour_name(step.card(kind).colour))


def does(step: Step, seat: int, kind: str) -> Message:
    """Say what a play of a card would do here, with the names of who is struck."""
    one = step.card(kind)
    if one.number:
        return _does_always(one.number, one.follower, kind, one.colour)
    coming = step.after(seat)
    if step.effect(kind, "skip") is not None:
        return message(
            f"succession-does-{kind}",
            player=step.who(coming),
            next=step.who(step.after(coming)),
        )
    return message(f"succession-does-{kind}", player=step.who(coming))


def call_of(step: Step, kind: str, left: int) -> Call:
    """Give what has to be called out with a play that leaves so many cards."""
    if left == 0:
        return "winner"
    draws_itself = any(
        effect.do == "draw" and effect.who == "all" for effect in step.card(kind).effects
    )
    return "last" if left == 1 and not draws_itself else ""

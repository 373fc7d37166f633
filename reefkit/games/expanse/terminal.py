"""Blue Expanse in a terminal: each reef as a food web, level by level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from reefkit.games.expanse import food_web, scoring
from reefkit.games.expanse.content import Content, load, own_words
from reefkit.games.expanse.effect_parts import ANIMALS
from reefkit.games.expanse.effects import Eat
from reefkit.games.expanse.game import GAME
from reefkit.games.expanse.queries import family
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import DECKS, NOBODY, ReefCard
from reefkit.games.expanse.step import Step, card_many, card_one
from reefkit.games.expanse.targets import effects_of
from reefkit.match.match import Match
from reefkit.match.terminal import GameTerminal
from reefkit.text import Catalogue, Message, message
from reefkit.text.layout import hanging

_LEVELS = ("predator", *(each for each in ANIMALS if each != "predator"), "producer")
"""Levels of a web from top to bottom, predators first."""


def _counted(kinds: Counter[str]) -> list[Message]:
    return [
        message("expanse-counted", count=count, one=card_one(kind), many=card_many(kind))
        for kind, count in sorted(kinds.items())
    ]


def _takes(step: Step, seat: int, eater: ReefCard) -> list[Message]:
    portions = [
        portion
        for meal in effects_of(step, eater, Eat)
        for way in meal.ways
        for portion in way.takes
    ]
    foods = dict.fromkeys(portion.food for portion in portions if portion.food)
    kinds = {
        card.kind
        for portion in portions
        for card in food_web.prey(step, seat, eater, portion)
        if card.kind != eater.kind
    }
    found = [Message(f"expanse-food-{food}") for food in foods]
    found += [card_many(kind) for kind in sorted(kinds)]
    return found or [message("expanse-shown-nothing")]


def web(step: Step, seat: int, say: Catalogue) -> Iterator[str]:
    """Yield the lines of a reef: level by level, who is there and what each can take."""
    reef = step.seat(seat).reef
    for level in dict.fromkeys([*_LEVELS, *(family(step.kind(card.kind)) for card in reef)]):
        cards = [card for card in reef if family(step.kind(card.kind)) == level]
        fed = {card.kind: card for card in cards if effects_of(step, card, Eat)}
        others = Counter(card.kind for card in cards if card.kind not in fed)
        lines = [
            message(
                "expanse-shown-takes",
                who=_counted(Counter(card.kind for card in cards if card.kind == kind)),
                takes=_takes(step, seat, one),
            )
            for kind, one in sorted(fed.items())
        ]
        lines += [message("expanse-shown-there", who=_counted(others))] if others else []
        label = Message(f"expanse-{f'deck-{level}' if level in DECKS else f'class-{level}.many'}")
        for number, line in enumerate(lines):
            yield from hanging("" if number else say.render(label), say.render(line), 4, 18)


def _draw(match: Match, position: int, say: Catalogue) -> Iterator[str]:
    rules = match.rules
    if not isinstance(rules, ExpanseRules):
        raise TypeError("the match is of another game")
    step = rules.stepping(match.state_at(position))
    state = step.state
    yield say.render(
        message(
            "expanse-shown-table",
            phase=state.phase,
            turn=state.round,
            player="" if state.player == NOBODY else step.who(state.player),
            stage=state.stage,
            warming=state.warming,
        )
    )
    for seat, place in enumerate(state.seats):
        points = scoring.victory_points(step, seat)
        line = message(
            "expanse-shown-reef", player=step.who(seat), points=points, pollution=place.pollution
        )
        yield f"  {say.render(line)}"
        yield from web(step, seat, say)


def _words(match: Match) -> dict[str, str]:
    return own_words(cast("Content", match.rules.content).cards)  # type: ignore[attr-defined]


TERMINAL = GameTerminal(GAME, load, "expanse-turn", _draw, _words)

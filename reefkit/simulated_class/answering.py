"""The answers of a ghost, by an item response model.

Whether a ghost knows an item follows a three-parameter logistic model (Birnbaum 1968, in Lord &
Novick, *Statistical Theories of Mental Test Scores*): the probability rises with ability minus
difficulty, from the probability of guessing right. A ghost's ability differs between concepts by
the same amounts before and after the game, so that paired items correlate; playing adds a gain by
learning goal. Each item has one wrong option, a popular misconception, that ghosts who do not know
the answer choose most.
"""

from __future__ import annotations

import math

from reefkit.assess.evidence import points_of
from reefkit.assess.items import (
    Argument,
    AskedItem,
    Choice,
    Confidence,
    Curve,
    Matching,
    Number,
    Ordering,
    Placing,
    RangeChartItem,
    Scale,
    Several,
    Spaces,
    Text,
    TwoTier,
)
from reefkit.assess.question import Question
from reefkit.labs.lesson.desk_adapter import Ghost, chance, normal, pick, share
from reefkit.simulated_class.content import own
from reefkit.simulated_class.drawing import Raw, plot_curve, plot_ranges
from reefkit.text import Catalogue, Message

SLOPE = 1.4
"""Discrimination: slope of the probability where ability equals difficulty."""
POPULAR = 0.6
"""Least probability that a wrong answer is the most popular wrong option."""


def _guessed(item: AskedItem) -> float:
    if isinstance(item, TwoTier):
        return 1 / (len(item.options) * len(item.reasons))
    return 1 / len(item.options) if isinstance(item, Choice) else 0.02


def _difficulty(question: Question) -> float:
    item = question.item
    harder = 0.4 if isinstance(item, Several | Ordering | Matching | Spaces) else 0.0
    # Both items of a concept are equally hard: a difference would obscure the gain.
    name = item.concept or question.id.rpartition(":")[0] or question.id
    return own().spread.item * normal("difficulty", name) + harder


def _ability(ghost: Ghost, question: Question, *, after: bool) -> float:
    file, item = own(), question.item
    own_here = file.spread.concept * normal(ghost.key, "concept", item.concept or question.id)
    if not after or not item.goals:
        return ghost.ability + own_here
    gains = [
        file.gains.get(goal, 0.0) + file.spread.gain * normal(ghost.key, "gain", goal)
        for goal in item.goals
    ]
    return ghost.ability + own_here + sum(gains) / len(gains)


def knows(ghost: Ghost, question: Question, *, after: bool, attempt: int = 1) -> float:
    """Return the probability that a ghost answers a question right."""
    logit = SLOPE * (_ability(ghost, question, after=after) - _difficulty(question) + attempt - 1)
    guess = _guessed(question.item)
    return guess + (1 - guess) / (1 + math.exp(-logit))


def answer(
    ghost: Ghost, question: Question, say: Catalogue, *, after: bool, attempt: int = 1
) -> Raw:
    """Return a ghost's answer, as a page would send it.

    `say`: Language of texts.
    `after`: Whether the game has been played.
    `attempt`: Number of the attempt at this question, from 1; each further one adds 1 to ability.
    """
    strange = ghost.habit == "strange" and chance(0.2, ghost.key, question.id, "strange")
    if strange:
        return _strange(question.item)
    known = knows(ghost, question, after=after, attempt=attempt)
    return _Answering(ghost, question, known, attempt, say).raw()


def _strange(item: AskedItem) -> Raw:
    if isinstance(item, Number):
        return {"number": "about ten or so"}  # no reader: what a student types, kept as an answer
    if isinstance(item, Argument):
        return {"claim": "🐠 " * 40, "pins": ["nowhere/value/1"]}
    if isinstance(item, Text):
        return {"text": "🐠 " * 40 + "<b>!</b> \u202eسمكة\u202c"}
    return {}


class _Answering:
    """Makes one answer; `known` is the probability that the ghost knows it."""

    def __init__(
        self, ghost: Ghost, question: Question, known: float, attempt: int, say: Catalogue
    ) -> None:
        self.ghost, self.question, self.known, self.say = ghost, question, known, say
        self.here = (ghost.key, question.id, attempt)
        self.right = chance(known, *self.here, "right")

    def part(self, *address: object) -> bool:
        """Return whether a part is right: all are if the answer is, otherwise some by chance."""
        return self.right or chance(0.35 + 0.5 * self.known, *self.here, *address)

    def raw(self) -> Raw:  # noqa: C901, PLR0911 (one line per kind)
        item = self.question.item
        match item:
            case Choice():
                return {"option": self.option(item)}
            case TwoTier():
                return self.two_tiers(item)
            case Several():
                return {"options": self.several(item)}
            case Number():
                return {"number": self.number(item)}
            case Ordering():
                return {"order": self.order(item)}
            case Matching():
                return {"pairs": self.pairs(item)}
            case Spaces():
                return {"spaces": self.spaces(item)}
            case Placing():
                spots = item.right if self.right else _all_spaces(item.board)
                return {"space": list(pick(spots, *self.here, "spot"))}
            case Confidence() | Scale():
                return {"step": self.step(item)}
            case RangeChartItem():
                return plot_ranges(item.plot, self.part)
            case Curve():
                return plot_curve(item.plot, self.part)
            case Argument():
                return self.argument(item)
        return {"text": self.text(item)}

    def option(self, item: Choice) -> str:
        return item.right if self.right else self.wrong(item.options, item.right)

    def wrong(self, options: tuple[str, ...], right: str) -> str:
        wrong = [each for each in options if each != right]
        drawing = pick(wrong, "popular", self.question.id)
        return (
            drawing if chance(POPULAR, *self.here, "popular") else pick(wrong, *self.here, "which")
        )

    def two_tiers(self, item: TwoTier) -> Raw:
        found = self.part("answer")
        return {
            "option": item.right if found else self.wrong(item.options, item.right),
            "reason": item.reason if self.right else self.wrong(item.reasons, item.reason),
        }

    def several(self, item: Several) -> list[str]:
        chosen = [each for each in item.options if (each in item.right) is self.part(each)]
        return chosen or [item.options[0]]

    def number(self, item: Number) -> float | str:
        off = pick((-2, -1, 1, 2, 5, item.right), *self.here, "off")
        given = item.right if self.right else item.right + item.tolerance + off
        return int(given) if float(given).is_integer() else str(round(given, 2)).replace(".", ",")

    def order(self, item: Ordering) -> list[str]:
        order = list(item.options)
        for number in range(len(order) - 1):
            if not self.part("swap", number):
                order[number], order[number + 1] = order[number + 1], order[number]
        return order

    def pairs(self, item: Matching) -> Raw:
        return {
            left: right if self.part(left) else pick(item.partners, *self.here, left, "partner")
            for left, right in item.pairs.items()
        }

    def spaces(self, item: Spaces) -> list[list[int]]:
        chosen = [spot for spot in item.right if self.part(spot)]
        if not self.right:
            chosen.append(pick(_all_spaces(item.board), *self.here, "extra"))
        return [list(spot) for spot in dict.fromkeys(chosen)]

    def step(self, item: Confidence | Scale) -> int:
        sure = self.known if isinstance(item, Confidence) else 0.45 + 0.2 * self.ghost.ability
        shown = min(max(sure + 0.22 * normal(*self.here, "sure"), 0.0), 0.999)
        return 1 + int(shown * item.steps)

    def level(self, item: AskedItem) -> int:
        levels = item.levels if isinstance(item, Text) else 0
        reached = self.known + 0.25 * normal(*self.here, "level")
        return min(max(round(reached * levels), 0), levels)

    def argument(self, item: Argument) -> Raw:
        level = self.level(item)
        raw: Raw = {"claim": self.text(item)}
        if level > 1:
            points = [point.id for chart in self.question.charts for point in points_of(chart)]
            some = [pick(points, *self.here, "pin", number) for number in range(2) if points]
            raw |= {"evidence": self.words("evidence"), "pins": list(dict.fromkeys(some))}
        return raw | {"reasoning": self.words("reasoning")} if level > 2 else raw

    def words(self, field: str) -> str:
        number = 1 + int(3 * share(*self.here, field))
        return self.say.render(Message(f"ghost-argument-{field}-{number}"))

    def text(self, item: AskedItem) -> str:
        level = self.level(item)
        named = f"ghost-text-{self.question.id}-{level}"
        other = 1 + int(3 * share(*self.here, "text"))
        return self.say.render(
            Message(named if self.say.has(named) else f"ghost-text-any-{min(level, 2)}-{other}")
        )


def _all_spaces(board: tuple[str, ...]) -> list[tuple[int, int]]:
    rows = len(board)
    return [
        (row, column)
        for row in range(1, rows + 1)
        for column in range(1, len(board[rows - row]) + 1)
    ]

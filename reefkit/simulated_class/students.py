"""Simulated students: who they are, what they know, and how they answer, draw and hand in."""

from __future__ import annotations

import math
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, get_args

from reefkit.assess.evidence import points_of
from reefkit.assess.items import (
    Argument,
    AskedItem,
    Choice,
    Confidence,
    Curve,
    Ending,
    Matching,
    Number,
    Ordering,
    Placing,
    Question,
    RangeChartItem,
    Scale,
    Several,
    Spaces,
    Text,
    TrueCurve,
    TrueRanges,
    TwoTier,
)
from reefkit.labs.lesson.desk_adapter import (
    Choosing,
    Ghost,
    Habit,
    UnlikeBot,
    chance,
    normal,
    pick,
    share,
)
from reefkit.labs.lesson.lab import AnyLab
from reefkit.labs.student_work import SURVEY_SUFFIX, QuestionSheet, StudentWork
from reefkit.match.errors import Rejection
from reefkit.match.table import Table
from reefkit.simulated_class.content import GhostFile, own
from reefkit.text import Catalogue, Message

# ---- Who the ghosts are: names, abilities, ways to play, and habits

CLASS_SIZE = 30


def ghosts_of(
    seed: str, count: int = CLASS_SIZE, styles: Sequence[str] = (), file: GhostFile | None = None
) -> tuple[Ghost, ...]:
    """Make the ghosts of a class, the same for the same seed.

    Parameters
    ----------
    seed
        Any text.
    count
        How many.
    styles
        The bots of the game.
    file
        What they are made of; none: our own.
    """
    file = file or own()
    habits = _habits(seed, count, file)
    return tuple(
        Ghost(
            number=number,
            name=file.names[number % len(file.names)],
            key=f"{seed}/{number}",
            ability=file.spread.ability * normal(seed, number, "ability"),
            style=pick(styles, seed, number, "style") if styles else "",
            care=0.55 + 0.45 * share(seed, number, "care"),
            habit=habits.get(number, ""),
        )
        for number in range(count)
    )


def _habits(seed: str, count: int, file: GhostFile) -> dict[int, Habit]:
    """Assign habits; those who share a screen directly follow somebody without a habit."""
    wanted: list[Habit] = []
    for name in Habit.__args__:  # type: ignore[attr-defined]
        if name:
            wanted += [name] * (getattr(file.habits, name) * count // CLASS_SIZE)
    free = sorted(range(1, count), key=lambda number: share(seed, number, "habit"))
    found: dict[int, Habit] = {}
    for habit in reversed(wanted):
        for number in free:
            alone = habit == "together"
            near = (number - 1, number, number + 1) if alone else (number,)
            if any(each in found for each in near):
                continue
            if not alone and found.get(number + 1) == "together":
                continue  # somebody sits with this one
            found[number] = habit
            break
    return found


# ---- How a ghost draws its own match: near the truth, and off by a round where it looked away

Raw = dict[str, Any]
Part = Callable[..., bool]
"""Tells whether a part of the plot is drawn rightly."""
_ENDINGS: tuple[str, ...] = get_args(Ending)


def _plot_ranges(plot: TrueRanges, is_right: Part) -> Raw:
    bars: dict[str, list[float]] = {}
    for taxon, (first, last) in plot.ranges.items():
        if taxon in plot.given:
            continue
        begins = first if is_right(taxon, "first") else min(first + 1, plot.rounds)
        ends = last if is_right(taxon, "last") else max(last - 1, 0)
        bars[taxon] = [min(begins, ends), max(begins, ends)]
    endings = {
        taxon: ending if is_right(taxon, "ending") else _ENDINGS[_ENDINGS.index(ending) - 1]
        for taxon, ending in plot.endings.items()
        if taxon not in plot.given
    }
    struck = {
        disaster: [each for each in rounds if is_right(disaster, each)]
        for disaster, rounds in plot.disasters.items()
    }
    return {"ranges": bars, "endings": endings, "disasters": struck}


def _plot_curve(plot: TrueCurve, is_right: Part) -> Raw:
    off = max(1.0, 2 * plot.tolerance) if plot.most > 1 else 0.2
    values = {
        str(time): value if is_right(time) else min(value + off, plot.most)
        for time, value in enumerate(plot.values)
        if time not in plot.given
    }
    raw: Raw = {"values": values}
    if plot.losses is not None:
        raw["losses"] = [each for each in plot.losses if is_right("loss", each)]
    return raw


# ---- How a ghost answers: an item response model, and what each kind of answer makes of it
#
# Whether a ghost knows an item is a three-parameter logistic model (Birnbaum 1968, in Lord &
# Novick, *Statistical Theories of Mental Test Scores*): the probability rises with ability minus
# difficulty, from what guessing gives. Ability differs between concepts, and keeps that
# difference from before to after the game, so that paired items go together; playing adds a gain
# by learning goal. Who does not know chooses what many believe: each item has one wrong option
# that draws most.

SLOPE = 1.4
"""Discrimination: how steeply the probability rises where ability meets difficulty."""
POPULAR = 0.6
"""How likely the wrong option that draws most is chosen among the wrong ones."""


def _guessed(item: AskedItem) -> float:
    if isinstance(item, TwoTier):
        return 1 / (len(item.options) * len(item.reasons))
    return 1 / len(item.options) if isinstance(item, Choice) else 0.02


def _difficulty(question: Question) -> float:
    item = question.item
    harder = 0.4 if isinstance(item, Several | Ordering | Matching | Spaces) else 0.0
    # The two items of an idea are as hard: their difference would drown what is learned.
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
    logit = SLOPE * (_ability(ghost, question, after=after) - _difficulty(question) + attempt - 1)
    guess = _guessed(question.item)
    return guess + (1 - guess) / (1 + math.exp(-logit))


def answer(
    ghost: Ghost, question: Question, say: Catalogue, *, after: bool, attempt: int = 1
) -> Raw:
    """Return what a ghost answers, as a page would send it.

    Parameters
    ----------
    ghost, question
        Who is asked, and what; its key is looked at only to be right or wrong on purpose.
    say
        The language that texts are written in.
    after
        Whether the game has been played.
    attempt
        The how-manieth answer to this question it is.
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
    """One answer in the making."""

    def __init__(
        self, ghost: Ghost, question: Question, known: float, attempt: int, say: Catalogue
    ) -> None:
        self.ghost, self.question, self.known, self.say = ghost, question, known, say
        self.here = (ghost.key, question.id, attempt)
        self.right = chance(known, *self.here, "right")

    def part(self, *address: object) -> bool:
        return self.right or chance(0.35 + 0.5 * self.known, *self.here, *address)

    def raw(self) -> Raw:  # noqa: C901, PLR0911 (a line a kind)
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
                return _plot_ranges(item.plot, self.part)
            case Curve():
                return _plot_curve(item.plot, self.part)
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


# ---- How a ghost works through a sheet: one answer after another, some tried
# again, then handed in

TRIES_AGAIN = 0.65
"""How often somebody who was told that an answer is wrong tries again."""
LEAVES_OUT = 0.35
"""Of the questions, what a ghost that does things by halves leaves out."""


class _Written(NamedTuple):
    """What a ghost does next with a sheet."""

    sheet: str  #: Under which name the store keeps it.
    question: str = ""  #: What is answered; empty for handing the sheet in.
    raw: Raw | None = None  #: The answer.


def next_written(
    ghost: Ghost, sheet: QuestionSheet, work: StudentWork, say: Catalogue
) -> _Written | None:
    """Return what a ghost does next with a sheet; none once it is done with it.

    `ghost`, `sheet`: Who writes, and on what, as it was composed for them.
    `say`: The language that they write in.
    """
    if work.finished(sheet.id):
        return _survey(ghost, sheet, work, say)
    after = sheet.form.part == "after"
    of_survey = {each.id for each in sheet.survey}
    asked = [each for each in sheet.questions if each.id not in of_survey]
    answered = {each.question for each in work.answers(sheet.id)}
    for question in asked:
        if question.id not in answered and not _leaves_out(ghost, question):
            raw = answer(ghost, question, say, after=after)
            return _Written(sheet.id, question.id, raw)
    again = _again(ghost, sheet, work, asked)
    if again is not None:
        question, attempt = again
        raw = answer(ghost, question, say, after=after, attempt=attempt)
        return _Written(sheet.id, question.id, raw)
    return None if ghost.habit == "half" else _Written(sheet.id)


def _leaves_out(ghost: Ghost, question: Question) -> bool:
    return ghost.habit == "half" and chance(LEAVES_OUT, ghost.key, question.id, "leaves out")


def _again(
    ghost: Ghost, sheet: QuestionSheet, work: StudentWork, asked: list[Question]
) -> tuple[Question, int] | None:
    if sheet.feedback != "now" or sheet.attempts < 2:
        return None
    sitting = sheet.sitting(work)
    tries = [each.question for each in work.answers(sheet.id)]
    for question in asked:
        standing = sitting.standing(question.id)
        told_wrong = standing.told is not None and standing.told.right is False
        attempt = tries.count(question.id) + 1
        if (
            told_wrong
            and standing.may_answer
            and attempt <= sheet.attempts
            and chance(TRIES_AGAIN, ghost.key, question.id, attempt, "again")
        ):
            return question, attempt
    return None


def _survey(
    ghost: Ghost, sheet: QuestionSheet, work: StudentWork, say: Catalogue
) -> _Written | None:
    named = sheet.id + SURVEY_SUFFIX
    if not sheet.survey or work.finished(named):
        return None
    answered = {each.question for each in work.answers(named)}
    for question in sheet.survey:
        if question.id not in answered:
            return _Written(named, question.id, answer(ghost, question, say, after=True))
    return _Written(named)


# ---- How a simulated student plays: by the rules, near to a bot of some style

LATE_ROUND = 2
"""The round in which those come who are late."""


class Players:
    """The ghosts of a class at their tables.

    `lab`: What is played; one without `simulated` has them play as bots do.
    `say`: The language of their notes.

    Attributes
    ----------
    refused
        What the rules did not allow them: nothing, unless what a lab has them do is wrong.
    """

    def __init__(self, lab: AnyLab, say: Catalogue) -> None:
        self._unlike_bot: UnlikeBot = (
            pkgutil.resolve_name(lab.simulated) if lab.simulated else lambda _, action: action
        )
        self.say = say
        self.refused: list[Rejection] = []

    def move(self, table: Table, seat: int, ghost: Ghost) -> None:
        """Have a ghost take one decision at a seat that is awaited.

        Raises
        ------
        ReefkitError
            When the table cannot take it: others were quicker many times over, or a fault.
        """
        match = table.match
        view = table.view(seat).state
        action = match.rules.decide(view, seat, ghost.style, match.luck(seat, match.state))
        wanted = self._unlike_bot(Choosing(match.rules, view, seat, ghost, self.say), action)
        try:
            table.act(seat, wanted)
        except Rejection as rejection:
            self.refused.append(rejection)
            table.act(seat, action)

    def play(self, table: Table, at: Mapping[int, Ghost], rounds: int | None = None) -> None:
        """Play a match that nobody else plays, opening its gates.

        Seats without a ghost are away, and those of ghosts that are late until they come.

        `table`, `at`: The table, and who sits at its seats.
        `rounds`: Stop at the beginning of this round; none: at the end of the match.
        """
        while not table.match.is_over:
            round_, _ = table.rules.when(table.match.state)
            if rounds is not None and round_ >= rounds:
                return
            if table.gate is not None:
                table.onward()
                continue
            waiting = sorted({s for each in table.view(None).awaited for s in each.seats})
            seat = pick(waiting, "turn", table.setup.key, table.position)
            ghost = at.get(seat)
            if ghost is None or (ghost.habit == "late" and round_ < LATE_ROUND):
                table.set_away(seat)
                table.tick(hurried=True)
                table.set_away(seat, away=False)
            else:
                self.move(table, seat, ghost)

"""A report of a class on one page, for a head of department: without students' names."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Annotated, Any, NamedTuple

from msgspec import Meta

from reefkit.assess.answer_parts import in_words
from reefkit.assess.gain import ClassGain
from reefkit.assess.item_analysis import FEWEST_FOR_VERDICT
from reefkit.desk.class_setting import asks_for_texts
from reefkit.desk.hidden_texts import answer_is_hidden
from reefkit.desk.item_analysis import Assessed, assessed_of
from reefkit.desk.item_table import item_lines
from reefkit.desk.progress import progress_of
from reefkit.desk.session import DeskScene, DeskSession
from reefkit.desk.text_scoring import ui_of
from reefkit.labs.lesson.content import teaching
from reefkit.match.errors import reject
from reefkit.text import Message, catalogue, message
from reefkit.text.csv_files import words
from reefkit.text.languages import is_simple, simple
from reefkit.widgets.acts import Acts

REPORT = "class-report"
MOST_SENTENCES = 3
MOST_LETTERS = 240
"""Most letters of a sentence: with more the report may not fit its page."""

report_acts = Acts()


class Sentence(NamedTuple):
    """A student's text that can be put on the report."""

    answer: str  #: Id of the answer.
    asked: Message
    said: str


class GoalLine(NamedTuple):
    """A learning goal with its shares; the first line is that of all goals."""

    goal: str  #: Its letter; empty for all goals.
    name: str  #: As a class of this level knows it.
    gain: ClassGain


@report_acts.on("report-sentence")
def _choose(
    session: DeskSession, answer: Annotated[str, Meta(max_length=200)], *, checked: bool = False
) -> None:
    chosen = ui_of(session).quoted
    if checked and answer not in chosen and len(chosen) >= MOST_SENTENCES:
        raise reject("report-sentences", most=MOST_SENTENCES)
    others = [each for each in chosen if each != answer]
    ui_of(session).quoted = [*others, answer] if checked else others


@report_acts.on("report-print")
def _print(session: DeskSession) -> None:
    assessed_of(session.scene())  # the matches that are still to be read
    session.printing = REPORT


def report_values(scene: DeskScene, assessed: Assessed) -> dict[str, Any]:
    whole = assessed.gains("pairs")[""]
    gains = assessed.gains("pairs" if whole.crossed else "all")
    goals = [
        GoalLine(e, _goal(scene, assessed, e), gains[e]) for e in sorted(gains) if gains[e].students
    ]
    sentences = _sentences(scene, assessed)
    chosen = ui_of(scene.session).quoted
    return {
        "days": _days(scene, assessed),
        "parts": [
            (Message(f"lab-part-{part}"), progress_of(assessed, part))
            for part in ("before", "after")
        ],
        "rounds": sorted({scene.game.standing(each).rounds for each in scene.matches.values()}),
        "whole": gains[""],
        "goals": goals,
        "told": whole.crossed,
        "ends": _ends([each for each in goals if each.goal]),
        "mistake": _mistake(assessed),
        "sentences": sentences,
        "asks": any(asks_for_texts(scene, part) for part in ("before", "after")),
        "quoted": [each for each in sentences if each.answer in chosen],
        "chosen": chosen,
        "standards": _standards(scene, {each.goal for each in goals}),
        "nan": math.isnan,
    }


def _goal(scene: DeskScene, assessed: Assessed, goal: str) -> str:
    if not goal:
        return scene.say.render(message("assessment-all-goals"))
    easy = is_simple(scene.class_say.locale)
    say = catalogue(simple(scene.say.locale)) if easy else scene.say
    return say.render(assessed.papers.goals()[goal])


def _standards(scene: DeskScene, goals: Collection[str]) -> list[tuple[str, list[str]]]:
    """Return codes of standards of the class's age, with those of their goals that are shown."""
    found = []
    for each in teaching(scene.setting.game).standard.values():
        shown: list[str] = [goal for goal in each.goals if goal in goals]
        # The codes of primary school begin with the grade.
        if shown and (scene.setting.age != "under-10" or each.code[0].isdecimal()):
            found.append((each.code, shown))
    return found


def _days(scene: DeskScene, assessed: Assessed) -> list[str]:
    """Return the day of the class's work, or the first and the last."""
    times = [each.row.time for sheet in assessed.sheets for each in sheet.tried]
    for table in scene.matches.values():
        times += [each.time for each in table.match.entries]
    ends = [min(times), max(times)] if times else []
    return list(dict.fromkeys(map(scene.day, ends)))


def _ends(goals: Sequence[GoalLine]) -> tuple[GoalLine, ...]:
    """Return the goals with most and fewest right answers, of those with enough for a verdict."""
    enough = [each for each in goals if each.gain.students >= FEWEST_FOR_VERDICT]
    order = sorted(enough, key=lambda each: -each.gain.after)
    return (order[0], order[-1]) if order and order[0].gain.after > order[-1].gain.after else ()


def _mistake(assessed: Assessed) -> dict[str, Any] | None:
    """Return the question of *After* with the commonest wrong answer, or else of *Before*."""
    for part in ("after", "before"):
        lines = [each for each in item_lines(assessed, part) if each["mistaken"] > 1]
        if lines:
            return max(
                lines, key=lambda each: (each["mistaken"], each["mistaken"] / each["students"])
            )
    return None


def _sentences(scene: DeskScene, assessed: Assessed) -> list[Sentence]:
    found = []
    for part in ("after", "before"):
        for text in assessed.texts(part):
            for each in text.answers:
                if answer_is_hidden(scene.control, each.row):
                    continue
                said = words(in_words(text.question, each.row.raw), scene.say)
                short = said if len(said) <= MOST_LETTERS else said[: MOST_LETTERS - 1] + "…"
                found.append(Sentence(each.row.answer, text.question.title, short))
    return found

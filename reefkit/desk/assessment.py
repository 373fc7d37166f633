"""The tabs *Before* and *After*: progress, items, gain, and texts to score."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from reefkit.assess.analysis import ClassGain, ItemFigures, said
from reefkit.assess.forms import Part
from reefkit.assess.items import Question
from reefkit.classroom.exports.bundle import CSV_TYPE
from reefkit.desk import class_files, text_scoring
from reefkit.desk.grading import GradedAttempt, PupilSheet, Stands, waits
from reefkit.desk.item_analysis import (
    AT_A_LOOK,
    MADE,
    Assessed,
    SaidCount,
    assessed_of,
    item_of,
)
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.desk.text_scoring import LEAVES, Leaf, Pairing, texts_of, ui_of
from reefkit.desk.text_scoring import Part as Of
from reefkit.labs.question_view import PLOTS
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.text.csv_files import write_csv
from reefkit.widgets.class_charts import GainLine, GainWords, gain_chart_svg

# ---- Who has done what: a row a student, a column a question, a sign in every cell

Sign = Literal["right", "partly", "wrong", "waits", "kept", "left", "open", "none"]
OWN = "own"


@dataclass(frozen=True)
class _QuestionColumn:
    """A question, as a column: of one's own match the first, the second, and so on."""

    key: str  #: An item's id, or ``own`` with a number.
    title: Message  #: What it asks, in a few words.
    item: str  #: The item that it opens; empty where each student has another.
    head: str  #: What stands over it.


@dataclass(frozen=True)
class _ProgressCell:
    """What one student did with one question."""

    sign: Sign
    title: Message


@dataclass(frozen=True)
class _StudentRow:
    """One student."""

    person: str  #: Whose.
    cells: tuple[_ProgressCell, ...]  #: A cell a column.
    #: How far the student is; ``away`` where there is no sheet yet, as before a match is over;
    #: ``reading`` while its questions are being made.
    stands: Stands
    #: ``answered``, ``asked``: How many questions have an answer, of how many.
    answered: int = 0
    asked: int = 0
    #: ``points``, ``of``: What is known so far of the score.
    points: float = 0.0
    of: float = 0.0
    finished: str = ""  #: When the sheet was handed in; empty where it was not.
    from_file: int = 0  #: How many of the answers came in with a save file.


@dataclass(frozen=True)
class _ProgressGrid:
    """The whole grid."""

    columns: tuple[_QuestionColumn, ...]
    lines: tuple[_StudentRow, ...]

    def count(self, stands: Stands) -> int:
        return sum(each.stands == stands for each in self.lines)


def progress_of(assessed: Assessed, part: str) -> _ProgressGrid:
    """Read how far every student of a class is on one part.

    Parameters
    ----------
    assessed
        The class.
    part
        ``before`` or ``after``; of several sheets of a student the latest one that was begun.
    """
    sheets: dict[str, PupilSheet] = {}
    for sheet in assessed.of_part(part):
        known = sheets.get(sheet.person)
        if known is None or sheet.stands != "open" or known.stands == "open":
            sheets[sheet.person] = sheet
    columns = _columns(assessed, part, list(sheets.values()))
    lines = []
    for member in assessed.members:
        mine = sheets.get(member.person)
        if part == "after" and member.person in assessed.unread:
            cells = tuple(_ProgressCell("none", column.title) for column in columns)
            lines.append(_StudentRow(member.person, cells, "reading"))
        elif mine is None:
            cells = tuple(_ProgressCell("none", column.title) for column in columns)
            lines.append(_StudentRow(member.person, cells, "away"))
        else:
            lines.append(_student_row(mine, columns))
    return _ProgressGrid(columns, tuple(lines))


def _columns(
    assessed: Assessed, part: str, sheets: Sequence[PupilSheet]
) -> tuple[_QuestionColumn, ...]:
    plots: dict[str, Question] = {}
    bank: dict[str, Question] = {}
    for id_, question in assessed.asked(part).items():
        if question.kind in PLOTS:
            plots[id_] = question
        elif MADE not in id_:
            bank[id_] = question
    own = max((len(_own(sheet)) for sheet in sheets), default=0)
    found = [(id_, question.title, id_) for id_, question in plots.items()]
    found += [(f"{OWN}{n}", message("assessment-own", number=n), "") for n in range(1, own + 1)]
    found += [(id_, question.title, id_) for id_, question in bank.items()]
    return tuple(_QuestionColumn(*each, str(number)) for number, each in enumerate(found, 1))


def _own(sheet: PupilSheet) -> list[Question]:
    return [each for each in sheet.listed if MADE in each.id and each.kind not in PLOTS]


def _student_row(sheet: PupilSheet, columns: Sequence[_QuestionColumn]) -> _StudentRow:
    own = {f"{OWN}{n}": question for n, question in enumerate(_own(sheet), 1)}
    mine = {**{item_of(each.id): each for each in sheet.listed}, **own}
    total = sheet.total
    cells = []
    for column in columns:
        question = mine.get(column.key)
        if question is None:
            cells.append(_ProgressCell("none", column.title))
        else:
            cells.append(_ProgressCell(_sign(sheet, question), question.title))
    return _StudentRow(
        person=sheet.person,
        cells=tuple(cells),
        stands=sheet.stands,
        answered=total.answered,
        asked=total.asked,
        points=total.points,
        of=total.of,
        finished=sheet.finished,
        from_file=total.from_file,
    )


def _sign(sheet: PupilSheet, question: Question) -> Sign:
    tried = sheet.counted(question.id)
    if tried is None:
        return "left" if sheet.finished else "open"
    return _sign_of(tried)


def _sign_of(tried: GradedAttempt) -> Sign:
    row = tried.row
    if not tried.readable:
        return "left"
    if waits(tried):
        return "waits"
    if row.points is None:
        return "kept"
    if row.right:
        return "right"
    return "partly" if row.points > 0 else "wrong"


# ---- The items of a part as a table, and one item opened: what was said to it, by how many

GOOD, FAIR = 0.3, 0.2
"""Discrimination: from 0.30 good, from 0.20 fair (Ebel & Frisbie 1991, Essentials of Educational
Measurement, chapter 13); below 0 those who know more were wrong more often."""
FEW_STUDENTS = 10
"""Students below whom a discrimination moves much with every one of them."""
MOST_SAID = 12


@dataclass(frozen=True)
class _ItemLine:
    """One item of the table."""

    item: str  #: Which.
    title: Message  #: A few words for it.
    own: bool  #: Whether each student's is about their own match.
    goals: tuple[str, ...]  #: Letters of learning goals.
    students: int  #: How many answers figures are from.
    percent: int | None  #: The difficulty p in percent; none where nobody has a score.
    r: float | None  #: The discrimination; none where it is not defined.
    telling: Message  #: What that says, in a word.
    #: ``mistake``, ``mistaken``: The mistake made most often, and by how many; none where nobody
    #: made one.
    mistake: Message | None
    mistaken: int


@dataclass(frozen=True)
class _ItemOpened:
    """One item, opened."""

    line: _ItemLine  #: Its line of the table.
    question: Question  #: It, with its key.
    #: What was said to it first, and by how many; none where answers cannot be counted.
    counts: tuple[SaidCount, ...]
    more: int  #: How many other things were said.
    most: int  #: How many students answered: the length of a full bar.
    #: How many gave a second answer, and how many of them were right in the end.
    again: tuple[int, int]
    #: Of two tiers: how many gave the right answer first, and how many of them the right reason.
    reasoned: tuple[int, int]


def _item_lines(assessed: Assessed, part: str) -> tuple[_ItemLine, ...]:
    figures = assessed.items(part)
    return tuple(
        _item_line(assessed, part, id_, question, figures[id_])
        for id_, question in assessed.asked(part).items()
        if id_ in figures
    )


def _item_opened(assessed: Assessed, part: str, item: str) -> _ItemOpened | None:
    line = next((each for each in _item_lines(assessed, part) if each.item == item), None)
    if line is None:
        return None
    counts = () if line.own else assessed.counted(part, item)
    shown = tuple(each for each in counts if each.students or each.said.right)
    unsaid = tuple(each for each in counts if each not in shown)
    kept = sorted((*shown, *unsaid)[:MOST_SAID], key=lambda each: each.said.tier)
    return _ItemOpened(
        line=line,
        question=assessed.asked(part)[item],
        counts=tuple(kept),
        more=sum(each.students > 0 for each in counts) - sum(each.students > 0 for each in kept),
        most=max(line.students, *(each.students for each in counts), 0),
        again=_again(assessed, part, item),
        reasoned=_reasoned(assessed, part, item),
    )


def _item_line(
    assessed: Assessed, part: str, id_: str, question: Question, figures: ItemFigures
) -> _ItemLine:
    own = id_.endswith(MADE)
    labels = {} if own or not figures.mistake else _labels(assessed, part, id_)
    r = None if math.isnan(figures.discrimination) else figures.discrimination + 0.0
    return _ItemLine(
        item=id_,
        title=question.title,
        own=own,
        goals=question.item.goals,
        students=figures.students,
        percent=None if math.isnan(figures.difficulty) else round(100 * figures.difficulty),
        r=None if r is None else round(r, 2) + 0.0,
        telling=_telling(r),
        mistake=labels.get(figures.mistake),
        mistaken=figures.mistaken if figures.mistake in labels else 0,
    )


def _labels(assessed: Assessed, part: str, item: str) -> dict[str, Message]:
    return {each.said.key: each.said.label for each in assessed.counted(part, item)}


def _telling(r: float | None) -> Message:
    if r is None:
        return message("assessment-telling-none")
    if r < 0:
        return message("assessment-telling-against")
    if r < FAIR:
        return message("assessment-telling-weak")
    return message("assessment-telling-fair") if r < GOOD else message("assessment-telling-good")


def _reasoned(assessed: Assessed, part: str, item: str) -> tuple[int, int]:
    right = reasoned = 0
    for sheet in assessed.of_part(part):
        first = sheet.first(item)
        if first is not None and first.question is not None:
            tiers = {each.tier for each in said(first.question, first.row.raw) if each.right}
            right += "answer" in tiers
            reasoned += {"answer", "reason"} <= tiers
    return right, reasoned


def _again(assessed: Assessed, part: str, item: str) -> tuple[int, int]:
    again = right = 0
    for sheet in assessed.of_part(part):
        first, last = sheet.first(item), sheet.counted(item)
        if first is not None and last is not None and last.row.attempt != first.row.attempt:
            again += 1
            right += last.row.right is True
    return again, right


# ---- The tabs *Before* and *After*: progress, items, gain, and texts to score

assessment_acts = Acts().include(text_scoring.marking_acts, class_files.save_file_acts)

THEN: tuple[Part, ...] = ("after", "later")
"""What is compared with *Before*."""
REVEALED = "assessment-revealed"
"""The page's setting that says that the right answer stands on the wall."""
ON_THE_WALL = {"gain": "assessment-gain", "item": "assessment-item"}
Id = Annotated[str, Meta(max_length=200)]


@assessment_acts.on("assess-leaf")
def _open_leaf(session: DeskSession, part: Of, leaf: Leaf) -> None:
    if leaf not in LEAVES[part]:
        raise reject("lab-not-understood")
    ui_of(session).leaf[part] = leaf


@assessment_acts.on("assess-item")
def _open_item(session: DeskSession, part: Of, item: Id = "") -> None:
    ui = ui_of(session)
    ui.item[part] = item
    if item:
        ui.leaf[part] = "items"
        session.ui.focus = "assess-item-title"


@assessment_acts.on("assess-pairing")
def _choose_pairing(session: DeskSession, pairing: Pairing) -> None:
    ui_of(session).pairing = pairing


@assessment_acts.on("assess-wall")
def _put_on_wall(session: DeskSession, what: str) -> None:
    if what not in ON_THE_WALL:
        raise reject("lab-not-understood")
    session.ui.settings.pop(REVEALED, None)
    session.ui.projecting = ON_THE_WALL[what]
    session.ui.focus = "project-end"


@assessment_acts.on("assess-reveal")
def _reveal(session: DeskSession) -> None:
    session.ui.settings[REVEALED] = True


@assessment_acts.on("assess-file")
def _give_file(session: DeskSession, kind: str) -> None:
    scene = session.scene()
    assessed = assessed_of(scene)
    if kind == "svg":
        drawn = str(_chart(scene, assessed)).encode()
        session.give_file("gain.svg", "image/svg+xml", drawn)
    elif kind == "csv":
        session.give_file("gain.csv", CSV_TYPE, _csv(scene, assessed))
    else:
        raise reject("lab-not-understood")


# -- drawing -------------------------------------------------------------------------------------


def render_before(scene: DeskScene) -> str:
    return _render(scene, "before")


def render_after(scene: DeskScene) -> str:
    return _render(scene, "after")


def _render(scene: DeskScene, part: Of) -> str:
    assessed = assessed_of(scene, AT_A_LOOK)
    ui = ui_of(scene.session)
    leaf = ui.leaf_of(part)
    wall = scene.ui.projecting
    if wall in ON_THE_WALL.values():
        return _wall(scene, assessed, part)
    draw = {"progress": _progress, "items": _items, "gain": _gain, "texts": _texts}[leaf]
    released = f"{assessed.papers.id}/{part}" in scene.control.released
    return scene.render(
        "assessment.html",
        part=part,
        leaf=leaf,
        leaves=LEAVES[part],
        to_read=assessed.to_read(part),
        unread=len(assessed.unread),
        ungraded=0 if assessed.unread else assessed.ungraded(part),
        released=released,
        has_texts=bool(assessed.texts(part)),
        progress=progress_of(assessed, part),
        body=draw(scene, assessed, part),
    )


def _wall(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    item = scene.ui.projecting == ON_THE_WALL["item"]
    opened = _opened_values(scene, assessed, part)
    shown = opened if item else {"opened": None, "picture": ""}
    hides = item and not scene.ui.settings.get(REVEALED)
    return scene.render(
        "assessment_wall.html", **{**_gain_values(scene, assessed, part), **shown, "hides": hides}
    )


def _progress(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    added = ui_of(scene.session).files
    progress = progress_of(assessed, part)
    return scene.render("assessment_progress.html", part=part, progress=progress, files=added)


def _items(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    return scene.render(
        "assessment_items.html",
        part=part,
        lines=_item_lines(assessed, part),
        few=FEW_STUDENTS,
        **_opened_values(scene, assessed, part),
    )


def _opened_values(scene: DeskScene, assessed: Assessed, part: Of) -> dict[str, object]:
    opened = _item_opened(assessed, part, ui_of(scene.session).item.get(part, ""))
    picture = "" if opened is None else assessed.papers.question_picture(opened.question, scene.say)
    return {"opened": opened, "picture": picture}


def _gain(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    return scene.render("assessment_gain.html", **_gain_values(scene, assessed, part))


def _gain_values(scene: DeskScene, assessed: Assessed, part: Of) -> dict[str, object]:
    pairing = ui_of(scene.session).pairing
    gains, kept = assessed.gains(pairing), assessed.gains(pairing, "later")
    pairs = assessed.papers.bank.pairs()
    return {
        "part": part,
        "pairing": pairing,
        "gains": [(_goal(assessed, goal), goal, gain) for goal, gain in _ordered(gains)],
        "whole": gains[""],
        "kept": {goal: gain for goal, gain in kept.items() if gain.students},
        "later": progress_of(assessed, "later"),
        "later_is_open": scene.setting.later,
        "unequal": [
            (each, [assessed.papers.bank.question(id_).title for id_ in pairs[each.concept]])
            for each in (assessed.unequal() if pairing == "pairs" else ())
        ],
        "chart": _chart(scene, assessed),
        "nan": math.isnan,
    }


def _ordered(gains: dict[str, ClassGain]) -> list[tuple[str, ClassGain]]:
    return sorted(gains.items(), key=lambda each: (not each[0], each[0]))


def _goal(assessed: Assessed, goal: str) -> Message:
    return assessed.papers.goals().get(goal) or message("assessment-all-goals")


def _chart(scene: DeskScene, assessed: Assessed) -> str:
    say = scene.say.render
    gains = assessed.gains(ui_of(scene.session).pairing)
    lines = [
        GainLine(
            name=say(
                message("assessment-goal-letter", letter=goal)
                if goal
                else message("assessment-all-goals")
            ),
            note=say(message("assessment-gain-from", count=gain.students)),
            before=gain.before,
            after=gain.after,
            difference=gain.difference,
            low=gain.low,
            high=gain.high,
        )
        for goal, gain in _ordered(gains)
        if gain.students
    ]
    named = ("title", "before", "after", "share", "difference", "none")
    words = {name: say(Message(f"assessment-chart-{name}")) for name in named}
    return gain_chart_svg(lines, GainWords(**words), scene.say)


def _texts(scene: DeskScene, assessed: Assessed, part: Of) -> str:
    texts = texts_of(scene, assessed, part, ui_of(scene.session))
    ui = ui_of(scene.session)
    return scene.render("assessment_texts.html", part=part, texts=texts, blind=ui.blind)


def _csv(scene: DeskScene, assessed: Assessed) -> bytes:
    """Write the gain as CSV, a row per goal; shares from 0 to 1."""
    fields = ("students", "pairs", "before", "after", "difference", "low", "high", "normalised")
    rows: list[list[object]] = []
    for part in THEN:
        for goal, gain in _ordered(assessed.gains(ui_of(scene.session).pairing, part)):
            if part == "later" and not gain.students:
                continue
            values = [getattr(gain, name) for name in (*fields, "crossed")]
            rows.append([part, goal or "all", _goal(assessed, goal), *values])
    return write_csv(("compared", "goal", "name", *fields, "crossed"), rows, scene.say)


BEFORE = DeskPart("before", render_before, assessment_acts, tab="before")
AFTER = DeskPart("after", render_after, assessment_acts, tab="after")

"""A finished match as a report to hand in: two pages to print, in one file that loads nothing."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from reefkit.assess.answer_parts import in_words, sayable
from reefkit.assess.answer_reading import Unreadable, read_answer
from reefkit.assess.evidence import as_drawn, title_of
from reefkit.assess.items import Curve, RangeChartItem
from reefkit.assess.plots import TrueRanges
from reefkit.assess.question import MatchChart
from reefkit.labs.answer_feedback import PLOTS
from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.lesson import match_files, survey_notes
from reefkit.labs.lesson.parts import ending, opening_question
from reefkit.labs.question_list import LIST_SIGNS, QuestionList
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.text.csv_files import words
from reefkit.text.languages import language
from reefkit.widgets.acts import Acts
from reefkit.widgets.figure import Axes, Figure, LinearScale, ticks_to
from reefkit.widgets.figure.described import DataLine, DataRange, Described, FigureData
from reefkit.widgets.saved_picture import drawings, looks
from reefkit.widgets.text_metrics import wrapped

if TYPE_CHECKING:
    from reefkit.assess.bank import Part
    from reefkit.assess.plots import TrueCurve
    from reefkit.labs.lesson.scene import LessonScene
    from reefkit.labs.lesson.session import LessonSession
    from reefkit.text import Catalogue

acts = Acts()
WIDE, LEFT, ROW = 420.0, 150.0, 17.0
CURVE = 130.0
"""Height of a curve's plotting area."""


class AnswerLine(NamedTuple):
    """A question of the report, with the student's answer."""

    title: Message
    prompt: Message
    said: str  #: Empty if it was not answered.
    standing: str  #: As in the list of questions.
    right: str  #: The right answer, once it may be shown; empty if the student's is right.

    @property
    def sign(self) -> str:
        return LIST_SIGNS.get(self.standing, "")  # type: ignore[call-overload, no-any-return]


def is_offered(scene: LessonScene) -> bool:
    """Return whether a report can be made of the match that is open."""
    mine = scene.session.is_over and scene.seat in scene.here
    return mine and ending.kept_of(scene) is not None


@acts.on("hand-in")
def _hand_in(session: LessonSession) -> None:
    scene = session.scene()
    kept = ending.kept_of(scene) if is_offered(scene) else None
    if kept is None:
        raise reject("lab-no-table")
    body = scene.render(
        "hand_in.html",
        kept=kept,
        flat=ending.are_flat(kept),
        diagram=scene.lab.diagram(scene, scene.seat),
        curve=ending.curve_of(kept, scene.say, ending.WIDE, scene.seat),
        played=ending.played(scene),
        ending=scene.lab.ending(scene),
        predicted=scene.lab.predicted(scene),
        ideas=[opening_question.first_idea(scene), opening_question.idea_now(scene)],
        notes=survey_notes.notes_of(session, scene.seat),
        parts=[(part, list(_lines(session, part))) for part in ("before", "after")],
        plots=list(_plots(session)),
    )
    page = scene.render(
        "hand_in_page.html",
        body=Markup(body),  # noqa: S704  # rendered by our template
        looks=looks(body + drawings(body)),
        drawings=Markup(drawings(body)),  # noqa: S704  # our own
        language=language(scene.say.locale).language,
    )
    name = match_files.file_name(scene.lab.lesson, scene.table, "report") + ".html"
    session.give_file(name, "text/html", page.encode())
    session.tell(message("hand-in-saved", file=name))


def _answering(session: LessonSession, part: Part) -> AnswerSession | None:
    sheet = session.sheet_of(part)
    if sheet is None:
        return None
    answering = AnswerSession(lambda: session.work)
    answering.lay(sheet)
    return answering


def _lines(session: LessonSession, part: Part) -> Iterator[AnswerLine]:
    answering, say = _answering(session, part), session.say
    if answering is None:
        return
    entries = QuestionList(answering).entries
    for question, entry in zip(answering.open_sheet.asked, entries, strict=True):
        standing = answering.sitting.standing(question.id)
        last = standing.last if question.kind not in PLOTS else None  # they are drawn
        said = in_words(question, last.raw) if last is not None else ()
        tells = entry.standing in {"wrong", "partly", "open", "unknown"} and not standing.may_answer
        right = [each.label for each in sayable(question) if each.right] if tells else []
        yield AnswerLine(
            entry.title, question.prompt, words(said, say), entry.standing, words(right, say)
        )


def _plots(session: LessonSession) -> Iterator[tuple[Message, Markup]]:
    """Draw the student's plots, with the true curve of one that was wrong and is closed."""
    answering = _answering(session, "after")
    if answering is None:
        return
    for question in answering.sitting.plots:
        item, last = question.item, answering.sitting.standing(question.id).last
        answer = read_answer(question, last.raw) if last is not None else None
        if answer is None or isinstance(answer, Unreadable):
            continue
        if isinstance(item, RangeChartItem | Curve):
            labels, unit = question.labels, question.unit
            chart = MatchChart(id=question.id, plot=item.plot, labels=labels, unit=unit)
            true = answering.sitting.true_line(question.id)
            drawn = plot_figure(as_drawn(chart, answer), session.say, true)
            yield question.title, drawn.svg("rk-hand-in-plot")


def plot_figure(chart: MatchChart, say: Catalogue, true: MatchChart | None = None) -> Figure:
    """Draw the ranges or the curve of a chart, and `true`, another curve, in dashes."""
    plot = chart.plot
    unit = say.render(chart.unit) if chart.unit is not None else ""
    told = _told(chart, unit, say)
    label = " ".join((told.short, *told.long))
    if isinstance(plot, TrueRanges):
        floor = 6 + ROW * len(plot.ranges)
        axes = _axes(plot.rounds, floor, unit, label)
        for number, (taxon, (first, last)) in enumerate(plot.ranges.items()):
            y = 6 + ROW * (number + 0.5)
            name = wrapped(say.render(chart.labels[taxon]), LEFT - 10, 1)[0]
            axes.figure.text((LEFT - 8, y + 4), name, ("end",))
            axes.figure.line([(axes.x(first), y), (axes.x(last) + 0.1, y)], "tide", 8)
        return axes.figure
    axes = _axes(len(plot.values) - 1, 6 + CURVE, unit, label)
    ticks = ticks_to(plot.most, 5)
    axes = axes._replace(y=LinearScale(0, ticks[-1], 6 + CURVE, 6))
    axes.up(ticks, say.figure)
    for shown, colour, dashes in ((true, "danger", "5 3"), (chart, "tide", "")):
        if shown is not None and not isinstance(shown.plot, TrueRanges):
            _curve(axes, shown.plot, colour, dashes)
    return axes.figure


def _told(chart: MatchChart, unit: str, say: Catalogue) -> Described:
    plot, title = chart.plot, say.render(title_of(chart))
    if isinstance(plot, TrueRanges):
        ranges = tuple(
            DataRange(say.render(chart.labels[taxon]), first, last)
            for taxon, (first, last) in plot.ranges.items()
        )
        data = FigureData(title, "ranges", unit, ranges=ranges, has_ends=False)
        return Described(data, say)
    name = chart.labels.get("measure")
    up = title if name is None else say.render(name)
    line = DataLine("", tuple(enumerate(plot.values)))
    return Described(FigureData(title, "lines", unit, up, (line,)), say)


def _axes(rounds: int, floor: float, unit: str, label: str) -> Axes:
    figure = Figure(WIDE, floor + 38, label)
    x = LinearScale(0, max(rounds, 1), LEFT, WIDE - 20)
    axes = Axes(figure, x, LinearScale(0, 1, floor, 6))
    axes.along(range(0, rounds + 1, max(1, math.ceil(rounds / 10))), str)
    figure.text(((LEFT + WIDE - 20) / 2, floor + 33), unit, ("middle", "ink2"))
    return axes


def _curve(axes: Axes, plot: TrueCurve, colour: str, dashes: str) -> None:
    places = [axes.at(*each) for each in enumerate(plot.values)]
    for one, other in pairwise(places):
        if not (math.isnan(one[1]) or math.isnan(other[1])):
            axes.figure.line([one, other], colour, 2.4, dashes)
    for place in places:
        if not math.isnan(place[1]):
            axes.figure.dot(place, 3.5, colour)

"""Which questions the students of a lesson are asked, and which charts stay covered until then."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple, get_args

from reefkit.assess import Bank, Form, Policy, Question, compose, read_bank, read_forms
from reefkit.assess.bank import Part
from reefkit.assess.forms import Feedback
from reefkit.content import Library
from reefkit.labs import FEEDBACK_VARIABLE, FORMS_VARIABLE
from reefkit.labs.assessing.answer_session import QuestionSheet
from reefkit.labs.setting import Setting
from reefkit.labs.student_work import StudentWork
from reefkit.match.errors import reject
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.labs.lesson.lab import AnyLab
    from reefkit.labs.lesson.session import LessonSession


# ---- Which questions the students of a lesson are asked: before the game, and after a match

Make = Callable[[Table, int, str], Sequence[Question]]
"""Makes the questions of a match: its table, the seat that answers, whose they are."""


class Papers(NamedTuple):
    """The bank and the forms in force."""

    bank: Bank  #: All items.
    #: All forms by id; of those of one part the one called like the part is used, else the first.
    forms: dict[str, Form]
    make: Make  #: What makes questions from a match.
    #: The catalogue that says which optional texts there are; none: our own.
    texts: Catalogue | None = None
    chosen: tuple[str, ...] = ()  #: The forms that the teacher chose.
    #: What the teacher has set of feedback and attempts, over what the forms say.
    policy: Policy | None = None

    def form(self, part: Part) -> Form:
        """Give the form of a part.

        Raises
        ------
        Rejection
            When there is none.
        """
        of_part = {id_: form for id_, form in self.forms.items() if form.part == part}
        wanted = next((of_part[each] for each in self.chosen if each in of_part), None)
        if wanted is not None:
            return wanted
        if not of_part:
            raise reject("ask-no-sheet")
        return of_part.get(part, next(iter(of_part.values())))


def read_papers(game: str, make: Make) -> Papers:
    """Load a lesson's bank and forms, with what the lab server set of them.

    Parameters
    ----------
    game
        The game's id: ``data/<game>/questions-before.toml``, ``questions-after.toml`` and
        ``forms.toml``.
    make
        What makes questions from a match.

    Raises
    ------
    ContentError
        When something in them is not as expected.
    """
    library = Library()
    bank = read_bank(library, f"{game}/questions-before.toml", f"{game}/questions-after.toml")
    forms = read_forms(library, f"{game}/forms.toml", bank)
    chosen = tuple(filter(None, os.environ.get(FORMS_VARIABLE, "").split(",")))
    when = os.environ.get(FEEDBACK_VARIABLE, "")
    policy = Policy(feedback=when) if when in get_args(Feedback) else None  # type: ignore[arg-type]
    return Papers(bank, forms, make, chosen=chosen, policy=policy)


def _in_force(session: LessonSession) -> Papers:
    """Give the papers of a page: as the teacher chose, or the lesson's own."""
    return session.papers or session.lab.papers()


def as_set(papers: Papers, setting: Setting) -> Papers:
    """Give papers as a class has set them."""
    policy = Policy(feedback=setting.feedback or None, attempts=setting.attempts or None)
    return papers._replace(chosen=setting.forms, policy=policy)


def before_sheet(papers: Papers, work: StudentWork) -> QuestionSheet:
    """Compose the questions before the game."""
    form = papers.form("before")
    asked = compose(form, papers.bank, (), work.who, papers.texts)
    return QuestionSheet("before", form, asked, message("part-before"), papers.policy)


def after_sheet(papers: Papers, work: StudentWork, table: Table, seat: int) -> QuestionSheet:
    """Compose the questions after a match, about what one seat did.

    Raises
    ------
    Rejection
        When the match is not over.
    """
    if not table.view(None).over:
        raise reject("postlab-not-over")
    id_ = _after_id(table, seat)
    form = papers.form("after")
    made = papers.make(table, seat, f"{work.who}/{id_}")
    # By the student alone: who got one of a pair before the game gets the other after it.
    asked = compose(form, papers.bank, made, work.who, papers.texts)
    return QuestionSheet(id_, form, asked, message("part-after"), papers.policy)


def _after_id(table: Table, seat: int) -> str:
    """Name the sheet of questions about what a seat did in one match."""
    return f"after:{name_of(table)}:{seat + 1}"


def goal_names(lab: AnyLab) -> tuple[Message, ...]:
    """Give the learning goals of a lesson, A first."""
    return tuple(Message(f"goal-{lab.id}-{letter}") for letter in lab.goals)


# -- what lies on the desk -------------------------------------------------------------------------


def lay(session: LessonSession) -> None:
    """Lay the sheet of the open part on the desk; what keeps it away becomes a sentence.

    Called before every drawing: it finds out whether the part, the person or the match is another.
    """
    ui, desk = session.ui, session.desk
    ui.trouble = None
    if ui.part == "play":
        return
    try:
        sheet = _sheet(session)
        if sheet is None:
            desk.put_away()
        else:
            desk.lay(sheet)
    except ReefkitError as error:  # a changed bank or form, or work not to be read
        ui.trouble = error.message
        desk.put_away()
    asks = desk.sheet is not None and desk.stage == "ask"
    ui.item = desk.question.id if asks else ""


def _sheet(session: LessonSession) -> QuestionSheet | None:
    """Compose the sheet of the open part once for one person and match; none where it waits."""
    part, work = session.ui.part, session.work
    if session.must_say_who:
        return None
    seat = None
    if part == "after":
        seat = seat_here(session)
        if seat is None or not is_over(session):
            return None
    key = (part, work.who, id(session.table), seat)
    if session.laid is None or session.laid[0] != key:
        papers = _in_force(session)
        if part == "before":
            sheet = before_sheet(papers, work)
        else:
            sheet = after_sheet(papers, work, session.open_table, seat or 0)
        session.laid = (key, sheet)
    return session.laid[1]


def is_over(session: LessonSession) -> bool:
    """Tell whether a match is open, and over."""
    return session.table is not None and bool(session.table.view(None).over)


def seat_here(session: LessonSession) -> int | None:
    """Give the seat that is asked about; none while several sit here and none was chosen."""
    if session.table is None or not session.here:
        return None
    if len(session.here) == 1:
        return session.here[0]
    chosen = session.work.recall(f"seat:{name_of(session.table)}")
    return chosen if chosen in session.here else None


def name_of(table: Table) -> str:
    """Give what a match is called: as the store calls it, else by a hash of its key."""
    named = getattr(table, "id", "")
    return str(named) if named else sha256(table.setup.key.encode()).hexdigest()[:16]


# ---- Charts stay covered while their student has still to draw them in *After* (rules page, 5)

PLOTS = ("range-plot", "curve-plot")
"""Kinds of question that a chart of the match would answer."""


def is_covered(session: LessonSession) -> bool:
    """Tell whether a plot of this match is being asked for: begun, and not checked for good yet.

    Before *After* was begun the charts stand open, as they did while the match was played; and
    after it was handed in they stand open again, drawn or not.
    """
    try:
        seat = seat_here(session)
        if seat is None or session.must_say_who or not is_over(session):
            return False
        work = session.work
        id_ = _after_id(session.open_table, seat)
        place = work.recall(f"place:{id_}")
        begun = isinstance(place, dict) and place.get("stage", "begin") != "begin"
        if not begun or work.finished(id_):
            return False
        sitting = _sheet_here(session, seat).sitting(work)
        plots = (each for each in sitting.questions.values() if each.kind in PLOTS)
        return any(sitting.standing(each.id).may_answer for each in plots)
    except ReefkitError:  # the sheet itself says what is wrong with it, and asks for nothing
        return False


def _sheet_here(session: LessonSession, seat: int) -> QuestionSheet:
    """Compose the sheet once: it is the same as long as the match and its student are."""
    key = (session.work.who, id(session.table), seat)
    if session.drawn_first is None or session.drawn_first[0] != key:
        made = _in_force(session)
        sheet = after_sheet(made, session.work, session.open_table, seat)
        session.drawn_first = (key, sheet)
    return session.drawn_first[1]

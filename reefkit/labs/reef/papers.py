"""Which questions a student of Reef Survivor is asked: before the game, and after a match."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple, get_args

from reefkit.assess import Bank, Form, Policy, Question, compose, read_bank, read_forms
from reefkit.assess.bank import Part
from reefkit.assess.form import Feedback
from reefkit.content import Library
from reefkit.labs import FEEDBACK_VARIABLE, FORMS_VARIABLE
from reefkit.labs.assessing.rail import Note
from reefkit.labs.assessing.sheet import Sheet
from reefkit.labs.keeping import Work
from reefkit.match.errors import reject
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, ReefkitError, message

if TYPE_CHECKING:
    from reefkit.labs.reef.session import ReefSession

Make = Callable[[Table, int, str], Sequence[Question]]
"""Makes the questions of a match: its table, the seat that answers, whose they are."""


class Papers(NamedTuple):
    """The bank and the forms in force.

    Attributes
    ----------
    bank
        All items.
    forms
        All forms by id; of those of one part the one called like the part is used, else the first.
    make
        What makes questions from a match.
    texts
        The catalogue that says which optional texts there are; none: our own.
    chosen
        The forms that the teacher chose.
    policy
        What the teacher has set of feedback and attempts, over what the forms say.
    """

    bank: Bank
    forms: dict[str, Form]
    make: Make
    texts: Catalogue | None = None
    chosen: tuple[str, ...] = ()
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


@cache
def own_papers() -> Papers:
    """Load our own, once a process.

    Raises
    ------
    ContentError
        When something in them is not as expected.
    """
    from reefkit.labs.reef import questions  # noqa: PLC0415  # when first asked

    def make(table: Table, seat: int, key: str) -> list[Question]:
        plots = questions.plot_questions(table, seat, key)
        return [*plots, *questions.made_questions(table, seat, key)]

    library = Library()
    bank = read_bank(library, "reef/questions-before.toml", "reef/questions-after.toml")
    forms = read_forms(library, "reef/forms.toml", bank)
    chosen = tuple(filter(None, os.environ.get(FORMS_VARIABLE, "").split(",")))
    when = os.environ.get(FEEDBACK_VARIABLE, "")
    policy = Policy(feedback=when) if when in get_args(Feedback) else None  # type: ignore[arg-type]
    return Papers(bank, forms, make, chosen=chosen, policy=policy)


def before_sheet(papers: Papers, work: Work) -> Sheet:
    """Compose the questions before the game."""
    form = papers.form("before")
    asked = compose(form, papers.bank, (), work.who, papers.texts)
    return Sheet("before", form, asked, message("part-before"), papers.policy)


def after_sheet(papers: Papers, work: Work, table: Table, seat: int) -> Sheet:
    """Compose the questions after a match, about the reef of one seat.

    Raises
    ------
    Rejection
        When the match is not over.
    """
    if not table.view(None).over:
        raise reject("postlab-not-over")
    id_ = after_id(table, seat)
    form = papers.form("after")
    made = papers.make(table, seat, f"{work.who}/{id_}")
    # By the student alone: who got one of a pair before the game gets the other after it.
    asked = compose(form, papers.bank, made, work.who, papers.texts)
    return Sheet(id_, form, asked, message("part-after"), papers.policy)


def after_id(table: Table, seat: int) -> str:
    """Name the sheet of questions about a seat's reef in one match."""
    return f"after:{name_of(table)}:{seat + 1}"


def goal_names() -> tuple[Message, ...]:
    """Give the learning goals, A to E."""
    return tuple(Message(f"goal-reef-{letter}") for letter in "abcde")


# -- what lies on the desk -------------------------------------------------------------------------


def lay(session: ReefSession) -> None:
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


def _sheet(session: ReefSession) -> Sheet | None:
    """Compose the sheet of the open part once for one person and match; none where it waits."""
    part, work = session.ui.part, session.work
    if getattr(session, "must_say_who", False):
        return None
    seat = None
    if part == "after":
        seat = seat_here(session)
        if seat is None or not is_over(session):
            return None
    key = (part, work.who, id(session.table), seat)
    if session.laid is None or session.laid[0] != key:
        papers = session.papers or own_papers()
        if part == "before":
            sheet = before_sheet(papers, work)
        else:
            sheet = after_sheet(papers, work, session.open_table, seat or 0)
        session.laid = (key, sheet)
    return session.laid[1]


def is_over(session: ReefSession) -> bool:
    """Tell whether a match is open, and over."""
    return session.table is not None and bool(session.table.view(None).over)


def seat_here(session: ReefSession) -> int | None:
    """Give the seat about whose reef is asked; none while several sit here and none was chosen."""
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


def notes_here(session: ReefSession) -> tuple[Note, ...]:
    """Give what the seat of whoever answers wrote after each round."""
    seat = seat_here(session)
    if seat is None:
        return ()
    notes = session.open_table.view(seat).state.notes[seat]
    return tuple(Note(round_, text) for round_, text in enumerate(notes, 1) if text)

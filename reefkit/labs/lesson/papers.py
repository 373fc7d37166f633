"""Question banks and forms of a lesson, and the question sheets made from them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import NamedTuple, get_args

from reefkit.assess.bank import BANK_FILE, Bank, Part, bank_files, needed_texts, read_bank
from reefkit.assess.evidence import with_charts
from reefkit.assess.form import Feedback, Form
from reefkit.assess.form_order import compose
from reefkit.assess.forms import Policy, read_forms
from reefkit.assess.items import GraphPicture
from reefkit.assess.question import Question
from reefkit.content import Library
from reefkit.labs import FEEDBACK_VARIABLE, FORMS_VARIABLE
from reefkit.labs.lesson.content import files_of
from reefkit.labs.lesson.measured_graphs import read_graphs
from reefkit.labs.question_sheet import QuestionSheet
from reefkit.labs.setting import Setting
from reefkit.labs.student_work import StudentWork
from reefkit.match.errors import reject
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, message

Make = Callable[[Table, int, str], Sequence[Question]]
"""Makes the questions about a match, from its table, the seat and the random key of who answers."""


class Papers(NamedTuple):
    """The bank and the forms in force."""

    bank: Bank
    #: All forms by id. If none is chosen, a part has the form with its name, or else its first.
    forms: dict[str, Form]
    make: Make
    #: Catalogue that says which optional texts exist; None for the package's own.
    texts: Catalogue | None = None
    chosen: tuple[str, ...] = ()  #: Ids of the forms that the teacher chose.
    #: The teacher's setting of feedback and attempts, which overrides the forms'.
    policy: Policy | None = None

    def form(self, part: Part) -> Form:
        """Return the form of a part.

        Raises
        ------
        Rejection
            If the lesson has no form of this part.
        """
        of_part = {id_: form for id_, form in self.forms.items() if form.part == part}
        wanted = next((of_part[each] for each in self.chosen if each in of_part), None)
        if wanted is not None:
            return wanted
        if not of_part:
            raise reject("ask-no-sheet")
        return of_part.get(part, next(iter(of_part.values())))

    def feedback(self, part: Part) -> Feedback:
        """Return when students get feedback in a part; the policy comes before the form."""
        set_ = self.policy.feedback if self.policy is not None else None
        return set_ or self.form(part).feedback


def read_papers(game: str, make: Make, library: Library | None = None) -> Papers:
    """Load a lesson's bank and forms, and the lab server's settings for them.

    Reads ``questions-before.toml``, ``questions-after.toml``, ``questions-paired.toml`` and
    ``forms.toml`` in ``data/<game>``.

    Raises
    ------
    ContentError
        If a file is invalid, or a question names a graph that does not exist.
    """
    library = library or Library()
    bank = read_bank(library, game)
    forms = read_forms(library, f"{game}/forms.toml", bank)
    _check_graphs(library, game, bank)
    chosen = tuple(filter(None, os.environ.get(FORMS_VARIABLE, "").split(",")))
    when = os.environ.get(FEEDBACK_VARIABLE, "")
    policy = Policy(feedback=when) if when in get_args(Feedback) else None  # type: ignore[arg-type]
    return Papers(bank, forms, make, chosen=chosen, policy=policy)


def _check_graphs(library: Library, game: str, bank: Bank) -> None:
    known = read_graphs(library, game)
    for id_, item in bank.items.items():
        if isinstance(item.picture, GraphPicture) and item.picture.name not in known:
            files = (each for each in files_of(game) if each.startswith(f"{game}/questions-"))
            path = next(each for each in files if id_ in library.load(each, BANK_FILE))
            library.require(known, item.picture.name, path, id_, "picture", "name")


def check_texts(library: Library, game: str, say: Catalogue) -> None:
    """Require that each item of a lesson's bank has the texts that it needs.

    `say`: The package's catalogue, overlaid with that of the teacher's folder.

    Raises
    ------
    ContentError
        If an item lacks some; it names the first such item and its missing texts.
    """
    for path in bank_files(game).values():
        if path not in library.files():
            continue
        for id_, item in library.load(path, BANK_FILE).items():
            lacking = [each for each in needed_texts(id_, item, say) if not say.has(each)]
            if lacking:
                problem = message("content-no-texts", ids=lacking)
                raise library.place(path, id_).wrong(problem)


def as_set(papers: Papers, setting: Setting) -> Papers:
    """Return the bank and forms with a teacher's setting applied."""
    policy = Policy(feedback=setting.feedback or None, attempts=setting.attempts or None)
    return papers._replace(chosen=setting.forms, policy=policy)


def sheet_of(
    papers: Papers, part: Part, work: StudentWork, title: Message | None = None
) -> QuestionSheet:
    form = papers.form(part)
    questions = compose(form, papers.bank, (), work.who, papers.texts)
    return QuestionSheet(part, form, questions, title or Message(f"part-{part}"), papers.policy)


def after_sheet(papers: Papers, work: StudentWork, table: Table, seat: int) -> QuestionSheet:
    """Compose the questions after a match, about what one seat did.

    Raises
    ------
    Rejection
        If the match is not over.
    """
    if not table.view(None).over:
        raise reject("postlab-not-over")
    id_ = after_id(table, seat)
    form = papers.form("after")
    made = papers.make(table, seat, f"{work.who}/{id_}")
    # Keyed by the student alone: who had one item of a pair before the game gets the other now.
    questions = compose(form, papers.bank, made, work.who, papers.texts)
    return QuestionSheet(id_, form, questions, message("part-after"), papers.policy)


def returned_sheet(papers: Papers, work: StudentWork, id_: str, table: Table) -> QuestionSheet:
    """Compose the texts of an earlier match that the teacher returned, with the match's charts.

    `id_`: `after_id` of that match. `table`: The match.
    """
    made = papers.make(table, int(id_.rsplit(":", 1)[1]) - 1, f"{work.who}/{id_}")
    bank = papers.bank
    texts = (bank.question(each) for each in work.returned(id_) if each in bank.items)
    title, form = message("part-after"), papers.form("after")
    return QuestionSheet(id_, form, with_charts(texts, made), title, papers.policy)


def after_id(table: Table, seat: int) -> str:
    """Return the id of the sheet about a seat's match: ``after:<match>:<seat from 1>``."""
    return f"after:{name_of(table)}:{seat + 1}"


def name_of(table: Table) -> str:
    """Return the name of a match: the store's, or a hash of its key if it is not stored."""
    named = getattr(table, "id", "")
    return str(named) if named else sha256(table.setup.key.encode()).hexdigest()[:16]


PLOTS = ("range-plot", "curve-plot")
"""Kinds of question that a chart of the match would answer.

The charts are covered while such a question is open.
"""

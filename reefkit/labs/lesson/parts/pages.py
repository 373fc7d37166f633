"""The region ``whole``, which draws the open page, and the acts of a lab's page."""

from __future__ import annotations

from reefkit.labs.lesson import replay, survey_notes
from reefkit.labs.lesson.lab import AnyLab, Part
from reefkit.labs.lesson.parts import (
    class_pages,
    class_tables,
    data_page,
    entrance,
    experiment_page,
    head,
    match_view,
    new_match_page,
    opening_question,
    questions,
    vote_panel,
    what_if_page,
)
from reefkit.labs.lesson.parts.glossary import (
    GLOSSARY,
    TERM_OPEN,
    glossary_acts,
    render_term,
)
from reefkit.labs.lesson.parts.how_to_play import HOW, RULINGS
from reefkit.labs.lesson.parts.teacher_notes import TEACHERS, teachers_acts
from reefkit.labs.lesson.scene import LessonScene
from reefkit.text import Message
from reefkit.widgets.acts import Acts


def render_windows(scene: LessonScene) -> str:
    hook = (
        scene.render("hook_window.html") if opening_question.HOOK_OPEN in scene.ui.settings else ""
    )
    return (
        hook
        + vote_panel.render_vote(scene)
        + (render_term(scene) if TERM_OPEN in scene.ui.settings else "")
    )


TERM = Part("help", render_windows)

PAGES = (
    questions.BEFORE,
    questions.AFTER,
    questions.LATER,
    entrance.DOOR,
    new_match_page.NEW_MATCH,
    HOW,
    RULINGS,
    GLOSSARY,
    TEACHERS,
    class_pages.RECEIPT,
    class_pages.WHO,
    class_pages.CLASS_JOIN,
    class_pages.CLASS_HOME,
    what_if_page.WHAT_IF,
    experiment_page.EXPERIMENT,
    data_page.DATA,
)
"""The whole pages of every lesson; a lab's own are in `Lab.own_pages`."""

page_acts = Acts().include(
    questions.question_acts,
    glossary_acts,
    opening_question.acts,
    teachers_acts,
    class_pages.receipt_acts,
    class_pages.class_page_acts,
    vote_panel.vote_acts,
)

match_acts = Acts().include(
    questions.after_acts,
    entrance.door_acts,
    new_match_page.new_match_acts,
    what_if_page.what_if_acts,
    experiment_page.experiment_acts,
    class_tables.data_acts,
)
"""Acts of lessons that play a match."""


def _open_page(scene: LessonScene) -> Part | None:
    """Find the open page; a lab's own page takes precedence over a shared one."""
    pages = {page.name: page for page in (*PAGES, *scene.lab.own_pages)}
    return pages.get(scene.page)


def _render_whole(scene: LessonScene) -> str:
    page = _open_page(scene)
    if page is None:
        return ""
    answer, refused = _answer(scene)
    return page.render(scene) + scene.render("whole_said.html", said=answer, refused=refused)


def _reads_whole(scene: LessonScene) -> object:
    """Return a key of what the open page reads; a page without `reads` is drawn each time."""
    page = _open_page(scene)
    if page is None or page.reads is None:
        return object()
    return page.name, page.reads(scene), _answer(scene)


def _answer(scene: LessonScene) -> tuple[Message | None, bool]:
    """Return the answer to the last act, None once a bot moves, and whether it is a refusal."""
    session, move = scene.session, scene.session.bot_move
    is_answer = session.refused or move is None or session.said is not move.after
    return (session.said if is_answer else None), session.refused


WHOLE = Part("whole", _render_whole, page_acts, on=("whole",), reads=_reads_whole)


def acts_of(lab: AnyLab) -> Acts:
    playing = match_acts, match_view.cover_acts, replay.acts, survey_notes.acts
    parts = (part.acts for part in (*lab.parts, *lab.own_pages, *lab.bodies.values()))
    return Acts().include(*(playing if lab.plays else ()), *parts, *lab.more_acts)


OPENING: tuple[Part, ...] = (
    head.TOP,
    head.NOTICE,
    WHOLE,
    questions.RAIL,
    questions.HEAD,
    questions.BODY,
    questions.FOOT,
    questions.SIDE,
    head.NOW,
)
"""The regions that precede a lab's own, in reading order."""

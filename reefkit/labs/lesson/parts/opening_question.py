"""The lesson's opening question: a first idea, the idea after the match, and the answer."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from reefkit.labs import environment
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.sheet_result import RightAnswers, right_answers
from reefkit.text import ReefkitError
from reefkit.widgets.acts import Acts

acts = Acts()

HOOK_OPEN = "hook"
"""Key of the page's setting that is there while the opening question is open."""

MOST_LETTERS = 500
"""Most letters of an idea."""

_COMPARED = "idea-compared"


class Ideas(NamedTuple):
    """What the reader wrote about the opening question, and how many answers were right."""

    first: str  #: The idea written in *Before*; empty if there is none.
    now: str  #: The idea written after the match.
    is_compared: bool  #: Whether the reader has opened the answer.
    before: RightAnswers | None = None  #: Of *Before*; None while its result is untold.
    after: RightAnswers | None = None  #: The same of *After*.


@acts.on("hook")
def _open(session: LessonSession) -> None:
    session.ui.settings[HOOK_OPEN] = True


@acts.on("close-hook")
def _close(session: LessonSession) -> None:
    session.ui.settings.pop(HOOK_OPEN, None)


@acts.on("idea")
def _write(
    session: LessonSession,
    value: Annotated[str, Meta(max_length=MOST_LETTERS)] = "",
    when: Literal["first", "now"] = "first",
) -> None:
    session.work.remember(f"idea-{when}", value)


@acts.on("idea-compare")
def _compare(session: LessonSession) -> None:
    session.work.remember(_COMPARED, value=True)


def first_idea(scene: LessonScene) -> str:
    return str(scene.session.work.recall("idea-first") or "")


def idea_now(scene: LessonScene) -> str:
    return str(scene.session.work.recall("idea-now") or "")


def is_compared(scene: LessonScene) -> bool:
    return scene.session.work.recall(_COMPARED) is True


def ideas(scene: LessonScene) -> Ideas:
    """Return the reader's ideas and results, for the end of *After*."""
    session, answering = scene.session, scene.session.answering
    try:
        sheet = session.sheet_of("before")
    except ReefkitError:  # a changed bank: the result of After is there all the same
        sheet = None
    handed_in = sheet is not None and session.work.finished("before")
    return Ideas(
        first_idea(scene),
        idea_now(scene),
        is_compared(scene),
        right_answers(sheet, sheet.sitting(session.work)) if sheet and handed_in else None,
        right_answers(answering.open_sheet, answering.sitting),
    )


def next_lesson(scene: LessonScene) -> str:
    """Return the address of the page where the lesson goes on; empty in a notebook."""
    home = environment.front_page()
    return f"{home}{scene.lab.next_lesson}/" if home and scene.lab.next_lesson else home

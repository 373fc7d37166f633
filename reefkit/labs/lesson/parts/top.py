"""The head of the page: the lab, who plays, what is saved; below it what the lab puts there."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.lesson import files, replay, speaking
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.text.languages import is_simple

acts = Acts()

PAGES = frozenset(["", "door", "new", "how", "glossary", "rulings", "teachers"])
"""The whole pages of every lesson by name, beside the lab's own; the empty one is the match."""


class PageName(Struct, frozen=True):
    """A whole page of the lab, or nothing: the match."""

    page: Annotated[str, Meta(max_length=20)] = ""


class PartName(Struct, frozen=True):
    """A part of the lab."""

    part: Literal["before", "play", "after"]


def pages_of(session: LessonSession) -> frozenset[str]:
    """List the whole pages that can be opened, by name."""
    return PAGES | {each.name for each in session.kind.front.pages}


@acts.on("page", PageName)
def open_page(session: LessonSession, values: PageName) -> None:
    """Open one of the lab's whole pages, or come back to the match."""
    page = values.page if values.page in pages_of(session) else ""
    session.ui.page = page if page or session.table is not None else "door"
    if page in {"door", "new", ""}:
        session.ui.part = "play"


@acts.on("part", PartName)
def open_part(session: LessonSession, values: PartName) -> None:
    """Open a part of the lab: before the game, the game, or after it."""
    ui = session.ui
    if values.part != "play":
        replay.leave(session)
    ui.part, ui.back = values.part, ""
    ui.page = "door" if values.part == "play" and session.table is None else ""
    session.desk.focus = "ask-title"


class LocaleName(Struct, frozen=True):
    """A language and reading level."""

    locale: Annotated[str, Meta(max_length=40)]


@acts.on("language", LocaleName)
def change_language(session: LessonSession, values: LocaleName) -> None:
    """Say everything in another language."""
    speaking.choose(session, values.locale)


@acts.on("simple-words")
def simple_words(session: LessonSession, values: object) -> None:
    """Say everything in easier words, or in the usual ones again."""
    del values
    speaking.change_level(session)


def render(scene: LessonScene) -> str:
    """Draw the head of the page; what the lab puts below it only while the match is on the page."""
    front = scene.kind.front
    return scene.render(
        "top.html",
        bar=front.bar(scene) if scene.has_table and not scene.page else "",
        more=front.more,
        simple=is_simple(scene.say.locale),
        languages=speaking.others(scene.session),
        # A match that cannot be saved can still be taken away as a file, by those who play it here.
        save_match=scene.has_table and files.whole_here(scene.session),
    )


PART = Part("top", render, acts)

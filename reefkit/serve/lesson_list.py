"""The lessons that a lab server shows: notebooks with a `lesson.toml`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec

from reefkit.content import Library
from reefkit.content.folders import shipped_folder
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.text import Message, message

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
DECLARATION = "lesson.toml"

Minutes = Annotated[int, msgspec.Meta(ge=1, le=600)]


class _Declaration(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Contents of a `lesson.toml`; names and sentences are in the catalogue."""

    order: Annotated[int, msgspec.Meta(ge=1)]  #: Position among the lessons, from 1.
    #: Least age in years.
    youngest: Annotated[int, msgspec.Meta(ge=3, le=20)]
    minutes: tuple[Minutes, Minutes]  #: Least and most duration in minutes.
    #: The folder of `reefkit.labs` that it opens, which finds matches to continue; empty if the
    #: lesson has no game.
    lab: str = ""
    organisms: tuple[str, ...] = ()  #: Ids of the organisms on its card.
    #: Folders of `data` whose own drawings its page needs; None for those of all games.
    games: tuple[str, ...] | None = None
    #: Whether it is for teachers: without a card, and only for those signed in.
    teachers: bool = False


@dataclass(frozen=True)
class Lesson:
    """A published lesson."""

    name: str  #: The name of its folder and notebook, and its address.
    declared: _Declaration  #: Its declaration.

    @property
    def notebook(self) -> str:
        return f"{self.name}/{self.name}.ipynb"

    @property
    def time(self) -> Message:
        least, most = self.declared.minutes
        if least % 60 == most % 60 == 0:
            return message("lab-hours", least=least // 60, most=most // 60)
        return message("lab-minutes", least=least, most=most)


def lessons_folder() -> Path:
    """Return the folder of our lessons.

    Raises
    ------
    CommandError
        If it is missing.
    """
    found = shipped_folder("lessons")
    if found is None:
        raise CommandError(message("lab-no-lessons"))
    return found


def find_lessons(folder: Path) -> tuple[Lesson, ...]:
    """List the lessons that a folder publishes, in their order.

    `folder`: Contains one folder per lesson, with a notebook of its own name and a declaration.

    Raises
    ------
    ContentError
        If a declaration is malformed.
    CommandError
        If there is no lesson.
    """
    library = Library(base=folder)
    found = [
        Lesson(name, library.load(f"{name}/{DECLARATION}", _Declaration))
        for name in sorted(each.name for each in folder.iterdir() if each.is_dir())
        if NAME.fullmatch(name)
        and (folder / name / DECLARATION).is_file()
        and (folder / name / f"{name}.ipynb").is_file()
    ]
    if not found:
        raise CommandError(message("lab-no-lessons"))
    return tuple(sorted(found, key=lambda lesson: (lesson.declared.order, lesson.name)))


def lesson_named(name: str, lessons: tuple[Lesson, ...]) -> Lesson:
    """Find a lesson by its name.

    Raises
    ------
    CommandError
        If there is none; lists those that exist.
    """
    for lesson in lessons:
        if lesson.name == name:
            return lesson
    raise unknown("lab-a-lesson", name, [lesson.name for lesson in lessons])

"""The lessons that a lab server shows: those that have a `lesson.toml`, and no other notebook."""

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
    """What a `lesson.toml` says; its names and sentences are messages of the catalogue."""

    order: Annotated[int, msgspec.Meta(ge=1)]  #: Where the lesson is among the others, from 1.
    #: The age from which it can be played, in years.
    youngest: Annotated[int, msgspec.Meta(ge=3, le=20)]
    minutes: tuple[Minutes, Minutes]  #: How long it takes, the least and the most, in minutes.
    #: The folder of `reefkit.labs` that it opens, by which the door knows what can be gone on with
    #: there; left out for what is no game's.
    lab: str = ""
    organisms: tuple[str, ...] = ()  #: Ids of the organisms that stand for it on the door.
    #: Folders of `data` whose own drawings its page needs; left out: those of all games.
    games: tuple[str, ...] | None = None
    #: Whether it is a teacher's: no card on the door, and nobody opens it who has not signed in.
    teachers: bool = False


@dataclass(frozen=True)
class Lesson:
    """A lesson that is published."""

    name: str  #: Its folder's name, which is its address and its notebook's name too.
    declared: _Declaration  #: What its declaration says.

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
        When it is not there.
    """
    found = shipped_folder("lessons")
    if found is None:
        raise CommandError(message("lab-no-lessons"))
    return found


def find_lessons(folder: Path) -> tuple[Lesson, ...]:
    """Find the lessons that a folder publishes, in their order.

    `folder`: one folder a lesson, each with a notebook of its own name and a declaration.

    Raises
    ------
    ContentError
        When a declaration is malformed.
    CommandError
        When there is no lesson at all.
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
        When there is none; it says which there are.
    """
    for lesson in lessons:
        if lesson.name == name:
            return lesson
    raise unknown("lab-a-lesson", name, [lesson.name for lesson in lessons])

"""The leaves that both parts share: handing in, the result, the survey and its end."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.labs.assessing.rail import Rail
from reefkit.labs.assessing.result import Result, survey_lines
from reefkit.labs.lesson.scene import LessonScene
from reefkit.text import Message


class Next(NamedTuple):
    """What comes next: said in one sentence, with a button that leads there."""

    say: Message
    button: Message
    act: str
    choice: dict[str, str]


def render(scene: LessonScene, title: Message, following: Next) -> str:
    """Draw the leaf that is open.

    Parameters
    ----------
    scene
        The page; a sheet lies open, and no question of it.
    title
        What the part is called.
    following
        What comes after the part.
    """
    desk = scene.session.desk
    if desk.stage == "end":
        left = [each for each in Rail(desk).entries if each.standing in {"open", "begun"}]
        return scene.render("ask_end.html", open=left)
    if desk.stage == "survey":
        return scene.render("ask_survey.html", lines=survey_lines(desk))
    if desk.stage == "done":
        return scene.render("ask_done.html", next=following)
    return scene.render(
        "ask_result.html", result=Result(desk, scene.kind.id), title=title, next=following
    )

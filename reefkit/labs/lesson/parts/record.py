"""The record: the log with reasons, the way into the replay, and the match as files."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.lesson import files, replay
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.log import Line, log_lines
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.match.log import MOST_ENTRIES

MOST_LINES = 40
"""Newest lines that are shown until all are asked for: a page of 600 is slow to draw."""
MOST_ROUNDS = 1_000
WHOSE = ("own", "all")
_FILTERS = {"seat": "log-seat", "round": "log-round", "phase": "log-phase"}
_EVERY = ""
"""What a filter that lets everything through is set to."""

acts = Acts().include(files.acts)


class Filter(Struct, frozen=True):
    """One of the log's filters, and what it is set to."""

    name: Literal["seat", "round", "phase"]
    value: Annotated[str, Meta(max_length=20)] = ""


class EntryPosition(Struct, frozen=True):
    """A moment of the log."""

    position: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]


@acts.on("log-filter", Filter)
def choose_filter(session: LessonSession, values: Filter) -> None:
    """Show one seat's lines, one round's or one phase's."""
    rounds = [str(number) for number in range(1, MOST_ROUNDS)]
    phases = (_EVERY, *session.kind.phases)
    known = {"seat": WHOSE, "round": (_EVERY, *rounds), "phase": phases}
    if values.value not in known[values.name]:
        raise reject("lab-not-understood")
    session.ui.settings[_FILTERS[values.name]] = values.value
    session.ui.settings.pop("log-all", None)


@acts.on("log-all")
def show_all(session: LessonSession, values: object) -> None:
    """Show all lines of the log, or the newest alone again."""
    del values
    session.ui.settings["log-all"] = not session.ui.settings.get("log-all", False)


@acts.on("log-see", EntryPosition)
def see(session: LessonSession, values: EntryPosition) -> None:
    """Show on the page how the match stood after an entry."""
    session.ui.playing_back = False
    session.ui.looking = None
    replay.go_to(session, values.position)


@acts.on("replay-open")
def open_replay(session: LessonSession, values: object) -> None:
    """Show the past, from the present back: the slider stands at the end."""
    del values
    replay.go_to(session, session.open_table.position)


class Shown(NamedTuple):
    """The log as it is filtered."""

    lines: list[Line]
    found: int
    seat: str
    round: str
    phase: str
    everything: bool


def shown(scene: LessonScene) -> Shown:
    """Give the lines that the filters let through, newest first."""
    settings = scene.ui.settings
    seat = str(settings.get("log-seat", WHOSE[1]))
    round_ = str(settings.get("log-round", _EVERY))
    phase = str(settings.get("log-phase", _EVERY))
    found = [
        line
        for line in reversed(log_lines(scene.table, scene.viewer, scene.kind.told))
        if (seat != WHOSE[0] or line.seat in {scene.seat, None})
        and round_ in {_EVERY, str(line.round)}
        and phase in {_EVERY, line.phase}
    ]
    everything = bool(settings.get("log-all", False))
    lines = found if everything else found[:MOST_LINES]
    return Shown(lines, len(found), seat, round_, phase, everything)


def render(scene: LessonScene) -> str:
    """Draw the log; nothing before a match is open."""
    if not scene.has_table:
        return ""
    return scene.render(
        "record.html",
        shown=shown(scene),
        rounds=range(1, scene.table.match.rules.when(scene.now.state)[0] + 1),
        phases=scene.kind.phases,
        whose=WHOSE,
        readings=tuple(scene.kind.game.readings),
        moment=scene.ui.moment,
        newest=MOST_LINES,
        whole=files.whole_here(scene.session),
        copied=files.is_copied(scene.session),
    )


PART = Part("log", render, acts)

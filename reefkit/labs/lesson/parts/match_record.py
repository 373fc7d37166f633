"""The log with reasons, the way into the replay, and the match as files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from reefkit.labs.lesson import match_files, replay
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.log import LogLine
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.match.log import MOST_ENTRIES
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.log_list import LogEvent, LogFilter, LogView, log_html
from reefkit.widgets.templates import seat_icon, token

MOST_LINES = 40
"""Newest lines shown until the reader asks for all of them: 600 lines are slow to draw."""

MOST_ROUNDS = 1_000

WHOSE = ("own", "all")

_FILTERS = {"seat": "log-seat", "round": "log-round", "phase": "log-phase"}

_EVERY = ""
"""The value of a filter that excludes nothing."""

record_acts = Acts().include(match_files.file_acts)


@record_acts.on("log-filter")
def _choose_filter(
    session: LessonSession,
    name: Literal["seat", "round", "phase"],
    value: Annotated[str, Meta(max_length=20)] = "",
) -> None:
    rounds = [str(number) for number in range(1, MOST_ROUNDS)]
    phases = (_EVERY, *session.lab.phases)
    known = {"seat": WHOSE, "round": (_EVERY, *rounds), "phase": phases}
    if value not in known[name]:
        raise reject("lab-not-understood")
    session.ui.settings[_FILTERS[name]] = value
    session.ui.settings.pop("log-all", None)


@record_acts.on("log-all")
def _show_all(session: LessonSession) -> None:
    session.ui.settings["log-all"] = not session.ui.settings.get("log-all", False)


@record_acts.on("log-see")
def _see(session: LessonSession, position: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]) -> None:
    session.ui.playing_back = False
    session.ui.looking = None
    replay.go_to(session, position)


@record_acts.on("replay-open")
def _open_replay(session: LessonSession) -> None:
    replay.go_to(session, session.open_table.position)


def _filters(scene: LessonScene) -> tuple[LogFilter, ...]:
    say, settings = scene.say, scene.ui.settings

    def filter_of(name: str, options: list[tuple[str, Message]], label: Message) -> LogFilter:
        chosen = str(settings.get(_FILTERS[name], options[0][0] if name != "seat" else WHOSE[1]))
        lines = tuple((value, say.render(each)) for value, each in options)
        return LogFilter(name, say.render(label), chosen, lines)

    every = (_EVERY, message("past-log-every"))
    come = scene.table.match.rules.when(scene.now.state)[0]
    rounds = [(str(at), message("charts-whole", value=at)) for at in range(1, come + 1)]
    phases = [(each, scene.own_of("phase", each)) for each in scene.lab.phases]
    found = [
        filter_of(
            "seat",
            [(each, scene.own(f"past-log-seat-{each}")) for each in WHOSE],
            message("past-log-seat"),
        ),
        filter_of("round", [every, *rounds], scene.own("past-log-round")),
    ]
    if phases:
        found.append(filter_of("phase", [every, *phases], message("past-log-phase")))
    return tuple(found)


def _event(scene: LessonScene, line: LogLine) -> LogEvent:
    say, moment = scene.say, scene.ui.moment
    place = scene.own("past-log-place", round=line.round)
    picture = token(line.organism, 28) if line.organism else ""
    if line.seat is not None:
        player = scene.name(line.seat)
        place = scene.own("past-log-place-of", player=player, round=line.round)
        picture = picture or seat_icon(line.seat, 16)
    where = [say.render(place)]
    if line.phase:
        where.append(say.render(scene.own_of("phase", line.phase)))
    standing: Literal["", "here", "later"] = ""
    if moment is not None and line.moment >= moment:
        standing = "here" if line.moment == moment else "later"
    return LogEvent(
        say.render(line.text), picture, when=" · ".join(where), standing=standing,
        key=f"{line.position}-{line.number}", moment=line.moment,
    )  # fmt: skip


def log_view(scene: LessonScene) -> LogView:
    filters = _filters(scene)
    chosen = {each.name: each.value for each in filters}
    found = [
        line
        for line in reversed(scene.lines)
        if (chosen["seat"] != WHOSE[0] or line.seat in {scene.seat, None})
        and chosen["round"] in {_EVERY, str(line.round)}
        and chosen.get("phase", _EVERY) in {_EVERY, line.phase}
    ]
    everything = bool(scene.ui.settings.get("log-all", False))
    lines = found if everything else found[:MOST_LINES]
    return LogView(
        tuple(_event(scene, each) for each in lines), len(found), filters, MOST_LINES, everything,
        scene.templates.render("replay_open.html"),
    )  # fmt: skip


def _render_record(scene: LessonScene) -> str:
    return scene.render(
        "record.html",
        log=log_html(scene.templates, log_view(scene)),
        readings=tuple(scene.lab.game.readings),
        whole=match_files.whole_here(scene.session),
        copied=match_files.is_copied(scene.session),
    )


RECORD = Part("log", _render_record, record_acts)

"""The end of a match: who won, the reader's story, and the keepsake."""

from __future__ import annotations

import math
import re
from datetime import datetime

from reefkit.labs.lesson import match_files, replay, survey_notes
from reefkit.labs.lesson.keepsake import Keepsake, film, keepsake
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.personal_bests import own_records
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject
from reefkit.match.table import utc_now
from reefkit.text import Catalogue, message
from reefkit.text.languages import language
from reefkit.text.local_time import long_date
from reefkit.widgets.acts import Acts
from reefkit.widgets.art import art
from reefkit.widgets.figure import Axes, Figure, LinearScale
from reefkit.widgets.figure.described import DataLine, Described, FigureData
from reefkit.widgets.templates import stylesheet, symbols

acts = Acts()
CERTIFICATE = "certificate"
"""Key of the element that is printed, and saved as a picture."""


@acts.on("print-certificate")
def _print_certificate(session: LessonSession) -> None:
    if not session.is_over:
        raise reject("lab-no-table")
    session.printing = CERTIFICATE


@acts.on("lapse")
def _lapse(session: LessonSession) -> None:
    replay.go_to(session, 0)
    session.ui.playing_back = session.ui.lapse = True


@acts.on("film-save")
def _save_film(session: LessonSession) -> None:
    """Hand out a time-lapse of one's own board as a page that needs nothing else."""
    scene = session.scene()
    if scene.lab.desk is None or kept_of(scene) is None or scene.seat not in scene.here:
        raise reject("lab-no-table")
    page = scene.render(
        "film.html",
        stills=film(scene.lab.desk, scene.table, scene.seat, scene.say),
        css=stylesheet(),
        symbols=symbols((scene.lab.id,)),
        language=language(scene.say.locale).language,
    )
    name = match_files.file_name(scene.lab.lesson, scene.table, "film") + ".html"
    session.give_file(name, "text/html", page.encode())
    session.tell(message("film-saved", file=name))


WIDE, NARROW, HIGH, SIDE = 880.0, 280.0, 96.0, 24.0
FLAT = 2.5
"""Ratio of width to height above which a drawing counts as flat, for the certificate's layout."""


def curve_of(kept: Keepsake | None, say: Catalogue, width: float, seat: int) -> str:
    if kept is None:
        return ""
    values = kept.curve
    points = [(time, value) for time, value in enumerate(values) if not math.isnan(value)]
    if len(points) < 2:
        return ""
    last, top = len(values) - 1, max(1.0, *(value for _, value in points))
    name = say.render(kept.curve_name)
    data = FigureData(name, "lines", "", name, (DataLine("", tuple(enumerate(values))),))
    told = Described(data, say)
    figure = Figure(width + 2 * SIDE, HIGH + 2 * SIDE, " ".join((told.short, *told.long)))
    x, y = LinearScale(0, last, SIDE, SIDE + width), LinearScale(0, top, SIDE + HIGH, SIDE)
    axes = Axes(figure, x, y)
    axes.up((0, top), lambda value: str(round(value)), "line", gap=6)
    axes.along(range(0, last + 1, max(1, math.ceil(last / 10))), str, "", gap=15)
    places = [axes.at(*each) for each in points]
    seats = art().palette.seats
    figure.line(places, seats[seat % len(seats)].colour, 4)
    figure.dot(places[-1], 6, "#E8A33D", "ink", 1.5)
    return str(figure.svg("rk-certificate-curve"))


def are_flat(keepsake: Keepsake) -> bool:
    boxes = [
        re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', each.picture) for each in keepsake.stills
    ]
    return all(box is not None and float(box[1]) > FLAT * float(box[2]) for box in boxes)


def kept_of(scene: LessonScene) -> Keepsake | None:
    if scene.covered or scene.ui.practice is not None:
        return None
    return keepsake(scene.lab, scene.table, scene.seat, scene.say)


def played(scene: LessonScene) -> str:
    """Return the day on which the match ended."""
    last = scene.table.match.entries[-1].time if scene.table.match.entries else ""
    try:
        when = datetime.fromisoformat(last)
    except ValueError:
        when = utc_now()
    return long_date(when.isoformat(), scene.say.locale)


def _render_final(scene: LessonScene) -> str:
    ending = scene.lab.ending(scene)
    mine = bool(scene.here) and scene.seat in scene.here
    keepsake = kept_of(scene) if mine else None
    alone = len(scene.here) == 1
    won = [seat for seat in ending.winners if seat in scene.here and len(scene.seats) > 1]
    return scene.render(
        "final.html",
        won=ending.won,
        winner=scene.name(won[0]) if won else "",
        story=ending.story if mine else [],
        several=len(scene.here) > 1,
        notes=survey_notes.notes_of(scene.session, scene.seat) if mine else (),
        whole=match_files.whole_here(scene.session),
        what_if=scene.offers_what_if,
        kept=keepsake,
        flat=keepsake is not None and are_flat(keepsake),
        curve=curve_of(keepsake, scene.say, WIDE, scene.seat),
        narrow_curve=curve_of(keepsake, scene.say, NARROW, scene.seat),
        played=played(scene),
        records=own_records(scene.lab, scene.table, scene.session.work) if mine and alone else [],
        **ending.values,
    )


FINAL_PAGE = Part("final", _render_final, acts, on=("over",))

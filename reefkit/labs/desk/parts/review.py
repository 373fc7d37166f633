"""The tab *review*: any match of the class played back, and two reefs side by side."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.desk.looking_back import (
    Entry,
    Half,
    Pane,
    Side,
    Trouble,
    entries,
    game_of,
    half,
    looking,
)
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.match.errors import reject
from reefkit.match.log import MOST_ENTRIES
from reefkit.match.table import Table

acts = Acts()
ON_THE_WALL = "review"
PACE = 900
"""Milliseconds that a moment stays while a match is played back."""


class MatchName(Struct, frozen=True):
    """A match for one half."""

    side: Side
    value: Annotated[str, Meta(max_length=80)]


class SeatNumber(Struct, frozen=True):
    """A seat for one half."""

    side: Side
    value: Annotated[int, Meta(ge=0, le=63)]


class Place(Struct, frozen=True):
    """A moment for one half."""

    side: Side
    value: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]


class WhichHalf(Struct, frozen=True):
    """One half."""

    side: Side


class Survey(Struct, frozen=True):
    """A survey for both halves: 0 is the founding."""

    value: Annotated[int, Meta(ge=0, le=99)]


@acts.on("review-match", MatchName)
def choose_match(session: DeskSession, values: MatchName) -> None:
    """Look at another match of the class."""
    known = {each.match for each in entries(session.scene())}
    if values.value not in known:
        raise reject("desk-review-no-match")
    pane = looking(session).pane(values.side)
    pane.match, pane.seat, pane.moment, pane.playing = values.value, 0, None, False


@acts.on("review-seat", SeatNumber)
def choose_seat(session: DeskSession, values: SeatNumber) -> None:
    """Look at another reef of the match, at the same moment."""
    pane, table = opened(session, values.side)
    if values.value >= len(table.setup.seats):
        raise reject("lab-no-such-seat")
    pane.seat = values.value


@acts.on("review-go", Place)
def go(session: DeskSession, values: Place) -> None:
    """Go to a moment, and stop playing back: whoever moves the slider wants to look."""
    pane, table = opened(session, values.side)
    pane.playing = False
    pane.moment = min(values.value, table.position)


@acts.on("review-tick", Place)
def tick(session: DeskSession, values: Place) -> None:
    """Go to the next moment while the match is played back; stop at its end."""
    pane, table = opened(session, values.side)
    if pane.playing:
        pane.moment = min(values.value, table.position)
        pane.playing = pane.moment < table.position


@acts.on("review-play", WhichHalf)
def play(session: DeskSession, values: WhichHalf) -> None:
    """Play back from the moment that is shown, from the start where that is the end; or pause."""
    pane, table = opened(session, values.side)
    pane.playing = not pane.playing
    if pane.playing and (pane.moment is None or pane.moment >= table.position):
        pane.moment = 0


@acts.on("review-survey", Survey)
def go_to_survey(session: DeskSession, values: Survey) -> None:
    """Show all halves at one survey; one that has not come so far, at its latest moment."""
    state = looking(session)
    sides: tuple[Side, ...] = ("left", "right") if state.two else ("left",)
    for side in sides:
        pane, table = opened(session, side)
        found = game_of(table).surveys(table)
        pane.playing = False
        pane.moment = found[values.value] if values.value < len(found) else None


@acts.on("review-two")
def two(session: DeskSession, values: object) -> None:
    """Show another reef beside the one that is shown, or the one alone again."""
    del values
    state = looking(session)
    state.two = not state.two
    state.right.playing = False
    if state.two and not state.right.match:
        state.right.seat = 1 if len(entries(session.scene())) == 1 else 0
    session.ui.focus = "review-two"


@acts.on("review-project")
def project(session: DeskSession, values: object) -> None:
    """Put what is shown on the wall."""
    del values
    session.ui.projecting = ON_THE_WALL
    session.ui.focus = "project-end"


def opened(session: DeskSession, side: Side) -> tuple[Pane, Table]:
    """Give one half and its match; the half takes the match that it shows for want of a choice.

    Raises
    ------
    Rejection
        When the class has no match.
    """
    scene = session.scene()
    found = entries(scene)
    if not found:
        raise reject("desk-review-no-match")
    pane = looking(session).pane(side)
    if pane.match not in {each.match for each in found}:
        pane.match = found[1 if side == "right" and len(found) > 1 else 0].match
    return pane, session.opened.match(pane.match)


def render(scene: DeskScene) -> str:
    """Draw the tab, or the wall."""
    found, state = entries(scene), looking(scene.session)
    sides: tuple[Side, ...] = ("left", "right") if state.two else ("left",)
    halves = [half(scene, side, found) for side in sides] if found else []
    wall = scene.ui.projecting == ON_THE_WALL and bool(halves)
    longest = max((len(each.surveys) for each in halves if isinstance(each, Half)), default=0)
    return scene.render(
        "review.html",
        found=_groups(found),
        halves=halves,
        troubled=[isinstance(each, Trouble) for each in halves],
        state=state,
        wall=wall,
        surveys=range(longest),
        pace=PACE,
    )


def _groups(found: tuple[Entry, ...]) -> list[tuple[Literal["class", "own"], list[Entry]]]:
    """Give the matches of the class, then those of members alone, each where there are any."""
    groups: list[tuple[Literal["class", "own"], list[Entry]]] = [
        ("class", [each for each in found if each.row is not None]),
        ("own", [each for each in found if each.row is None]),
    ]
    return [each for each in groups if each[1]]


PART = Part("review", render, acts, tab="review")

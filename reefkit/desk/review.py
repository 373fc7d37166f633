"""The tab *review*: replays of the class's matches, and two reefs side by side."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from reefkit.desk.match_review import (
    MatchEntry,
    Pane,
    ReviewChoice,
    Side,
    entries,
    game_of,
    half,
    review_choice,
)
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.match.errors import reject
from reefkit.match.log import MOST_ENTRIES
from reefkit.match.table import Table
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.moment_slider import LAPSE_PACE

review_acts = Acts()

PACE = 900
"""Milliseconds for which a replay shows each moment."""


@review_acts.on("review-match")
def _choose_match(
    session: DeskSession, side: Side, value: Annotated[str, Meta(max_length=80)]
) -> None:
    known = {each.match for each in entries(session.scene())}
    if value not in known:
        raise reject("desk-review-no-match")
    pane = review_choice(session).pane(side)
    pane.match, pane.seat, pane.moment = value, 0, None
    pane.playing = pane.lapse = False


@review_acts.on("review-seat")
def _choose_seat(
    session: DeskSession, side: Side, value: Annotated[int, Meta(ge=0, le=63)]
) -> None:
    pane, table = _opened(session, side)
    if value >= len(table.setup.seats):
        raise reject("lab-no-such-seat")
    pane.seat = value


@review_acts.on("review-go")
def _go(
    session: DeskSession, side: Side, value: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
) -> None:
    pane, table = _opened(session, side)
    pane.playing = pane.lapse = False
    pane.moment = min(value, table.position)


@review_acts.on("review-tick")
def _tick(
    session: DeskSession, side: Side, value: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
) -> None:
    pane, table = _opened(session, side)
    if pane.playing:
        pane.moment = min(value, table.position)
        pane.playing = pane.moment < table.position


@review_acts.on("review-play")
def _play(session: DeskSession, side: Side) -> None:
    pane, table = _opened(session, side)
    pane.playing = not pane.playing
    if pane.playing and (pane.moment is None or pane.moment >= table.position):
        pane.moment = 0


@review_acts.on("review-lapse")
def _lapse(session: DeskSession, side: Side) -> None:
    pane, _ = _opened(session, side)
    pane.moment, pane.playing, pane.lapse = 0, True, True


@review_acts.on("review-survey")
def _go_to_survey(session: DeskSession, value: Annotated[int, Meta(ge=0, le=99)]) -> None:
    state = review_choice(session)
    sides: tuple[Side, ...] = ("left", "right") if state.two else ("left",)
    for side in sides:
        pane, table = _opened(session, side)
        found = game_of(table).surveys(table)
        pane.playing = False
        pane.moment = found[value] if value < len(found) else None


@review_acts.on("review-two")
def _two(session: DeskSession) -> None:
    state = review_choice(session)
    state.two = not state.two
    state.right.playing = False
    if state.two and not state.right.match:
        state.right.seat = 1 if len(entries(session.scene())) == 1 else 0
    session.focus = "review-two"


def _opened(session: DeskSession, side: Side) -> tuple[Pane, Table]:
    scene = session.scene()
    found = entries(scene)
    if not found:
        raise reject("desk-review-no-match")
    pane = review_choice(session).pane(side)
    if pane.match not in {each.match for each in found}:
        pane.match = found[1 if side == "right" and len(found) > 1 else 0].match
    return pane, session.opened.match(pane.match)


def _halves(
    scene: DeskScene,
) -> tuple[tuple[MatchEntry, ...], ReviewChoice, list[dict[str, Any]]]:
    found, state = entries(scene), review_choice(scene.session)
    sides: tuple[Side, ...] = ("left", "right") if state.two else ("left",)
    return found, state, [half(scene, side, found) for side in sides] if found else []


def on_wall(scene: DeskScene) -> tuple[Message, str] | None:
    halves = [each for each in _halves(scene)[2] if "why" not in each]
    if not halves:
        return None
    return message("desk-review-title"), scene.render("wall_review.html", halves=halves)


def render_review(scene: DeskScene) -> str:
    found, state, halves = _halves(scene)
    longest = max((len(each.get("surveys", ())) for each in halves), default=0)
    return scene.render(
        "review.html",
        found=_groups(found),
        halves=halves,
        state=state,
        surveys=range(longest),
        pace=PACE,
        lapse_pace=LAPSE_PACE,
    )


def _groups(
    found: tuple[MatchEntry, ...],
) -> list[tuple[Literal["class", "own"], list[MatchEntry]]]:
    groups: list[tuple[Literal["class", "own"], list[MatchEntry]]] = [
        ("class", [each for each in found if each.row is not None]),
        ("own", [each for each in found if each.row is None]),
    ]
    return [each for each in groups if each[1]]


REVIEW = DeskPart("review", render_review, review_acts, tab="review")

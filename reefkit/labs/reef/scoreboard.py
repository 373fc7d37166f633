"""The scoreboard of the rulebook: points by round and seat."""

from __future__ import annotations

import re
from typing import Annotated, NamedTuple

import numpy as np
from msgspec import Meta

from reefkit.games.reef import score_sums
from reefkit.games.reef.course import surveyed
from reefkit.labs.reef import sums
from reefkit.labs.reef.scene import Part, ReefSession, Scene
from reefkit.match.errors import reject
from reefkit.match.log import standing
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.scoreboard import Line, Score, ScoreColumn, Scores, scoreboard_html
from reefkit.widgets.templates import seat_icon

acts = Acts()


class _ScoreCell(NamedTuple):
    """One seat's round; `total`: so far, without team bonus; `best`: no seat scored more in it."""

    seat: int
    points: int
    total: int
    best: bool


class _ScoreboardRound(NamedTuple):
    """One round of the scoreboard."""

    round: int
    cells: tuple[_ScoreCell, ...]
    population: int  #: Number of builders and dwellers that score, on all reefs (R31).
    types: int  #: Number of types on all reefs (R31).


class _ScoreboardView(NamedTuple):
    """Contents of the scoreboard."""

    lines: tuple[_ScoreboardRound, ...]  #: One per surveyed round.
    totals: tuple[int, ...]  #: Each seat's points, including the team bonus.
    bonus: tuple[int, ...]  #: Team bonus of each seat; 0 if there was none.
    leaders: tuple[int, ...]  #: Seats with the most points.
    product: bool  #: Whether the points of rounds are multiplied, not added.


def scoreboard(scene: Scene) -> _ScoreboardView:
    state, options = scene.state, scene.rules.options
    rounds = surveyed(state)
    course, region = scene.course, regions(scene)
    totals = course["points"].values.copy()
    totals[-1:] -= state.bonus  # the bonus has its own column
    lines = []
    for round_ in range(1, rounds + 1):
        points = course["score"].values[round_].sum(axis=-1)
        cells = tuple(
            _ScoreCell(
                seat,
                int(points[seat]),
                int(totals[round_, seat]),
                bool(points[seat] == points.max()),
            )
            for seat in scene.seats
        )
        types = int(course["gamma"].values[round_])
        lines.append(_ScoreboardRound(round_, cells, region.get(round_, 0), types))
    final = course["points"].values[-1:].sum(axis=0)
    leaders = [int(seat) for seat in np.nonzero(final == final.max())[0]] if rounds else []
    return _ScoreboardView(
        tuple(lines),
        tuple(int(n) for n in final),
        tuple(int(n) for n in state.bonus),
        tuple(leaders),
        options.scoring == "product",
    )


def scores(scene: Scene, found: _ScoreboardView) -> Scores:
    say, last = scene.say, sums.last(scene)
    lines = tuple(
        Line(
            scene.name(seat),
            tuple(
                Score(cell.points, total=cell.total)
                for line in found.lines
                for cell in line.cells
                if cell.seat == seat
            ),
            seat_icon(seat, 14),
            is_own=seat == scene.seat,
            bonus=found.bonus[seat],
            total=found.totals[seat],
        )
        for seat in scene.seats
    )
    types = tuple(
        scene.templates.render("types_summed.html", line=each) if each.round <= last else each.types
        for each in found.lines
    )
    total = message("score-product" if found.product else "score-sum")
    return Scores(
        lines,
        scene.rules.options.rounds,
        (
            ScoreColumn(
                say.render(message("score-head-population")),
                tuple(each.population for each in found.lines),
            ),
            ScoreColumn(say.render(message("score-head-types")), types),
        ),
        say.render(total),
        say.render(message("score-bonus")),
    )


def regions(scene: Scene) -> dict[int, int]:
    """Return the population of all reefs together at each surveyed round."""
    steps = scene.table.since(0)[: scene.view.position]
    events = [event.what for step in standing(steps) for event in step.events]
    populations = [what.values["population"] for what in events if what.id == "region-surveyed"]
    return {n: int(str(population)) for n, population in enumerate(populations, 1)}


def leader(scene: Scene, found: _ScoreboardView) -> Message:
    if not found.leaders:
        return message("score-nobody-yet")
    names = [scene.name(seat) for seat in found.leaders]
    most = max(found.totals)
    if len(scene.seats) == 1:
        return message("score-alone", points=most)
    if len(names) > 1:
        return message("score-shared", players=names, points=most)
    behind = most - max(n for seat, n in enumerate(found.totals) if seat != found.leaders[0])
    second = [scene.name(s) for s, n in enumerate(found.totals) if n == most - behind]
    return message("score-leads", player=names[0], points=most, others=second, behind=behind)


def team_score(scene: Scene, found: _ScoreboardView) -> Message | None:
    """Say whether the team bonus is won, or who has yet to be best in a round; None without it."""
    if not scene.rules.options.team_bonus or len(scene.seats) < 2:
        return None
    points = scene.play.content.rules.score.team_bonus
    if any(found.bonus):
        return message("score-team-won", points=points)
    winners = {cell.seat for line in found.lines for cell in line.cells if cell.best}
    waiting = [scene.name(seat) for seat in scene.seats if seat not in winners]
    if not waiting:
        return message("score-team-all", points=points)
    return message("score-team-waits", players=waiting, points=points)


def guess_points(scene: Scene) -> Message | None:
    """Count the seat's right guesses in the surveyed rounds; None if it made no guess."""
    rounds = surveyed(scene.state)
    made = [each for each in scene.state.prediction_score[scene.seat] if each[0] <= rounds]
    right, of = sum(each[2] for each in made), sum(each[3] for each in made)
    return message("score-guesses", right=right, of=of) if of else None


_SUM = re.compile(r"sum-([0-9]{1,2})-([0-9]{1,2})")


@acts.on("open-sum")
def _open_sum(
    session: ReefSession,
    seat: Annotated[int, Meta(ge=0, le=63)],
    round_: Annotated[int, Meta(ge=1, le=99)],
) -> None:
    scene = session.scene()
    if seat not in scene.seats or round_ > surveyed(scene.state):
        raise reject("score-no-such")
    session.ui.dialog = f"sum-{seat}-{round_}"


@acts.on("close-sum")
def _close_sum(session: ReefSession) -> None:
    if session.ui.dialog.startswith("sum-"):
        session.ui.dialog = ""


def opened(scene: Scene) -> tuple[int, int] | None:
    """Return seat and round of the score whose sum is open; None if none is."""
    found = _SUM.fullmatch(scene.ui.dialog)
    if found is None:
        return None
    seat, round_ = int(found[1]), int(found[2])
    if seat not in scene.seats or not 1 <= round_ <= surveyed(scene.state):
        return None
    return seat, round_


def _render_score(scene: Scene) -> str:
    found = scoreboard(scene)
    open_ = opened(scene)
    score = None
    if open_ is not None:
        seat, round_ = open_
        score = score_sums.score_of(scene.table, scene.seat, seat, round_)
    return scene.render(
        "score.html",
        board=scoreboard_html(scene.templates, scores(scene, found)),
        product=found.product,
        leader=leader(scene, found),
        team=team_score(scene, found),
        guesses=guess_points(scene),
        open=open_,
        score=score,
    )


SCORE_PART = Part("score", _render_score, acts)

"""*Who's winning?*: the scoreboard of the rulebook; each of its numbers opens into its sum."""

from __future__ import annotations

import re
from typing import Annotated

from msgspec import Meta, Struct

from reefkit.games.reef import guide
from reefkit.games.reef.readings import surveyed
from reefkit.labs.acts import Acts
from reefkit.labs.reef import standings
from reefkit.labs.reef.parts import hand
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import reject

acts = Acts()
_SUM = re.compile(r"sum-([0-9]{1,2})-([0-9]{1,2})")


class OneScore(Struct, frozen=True):
    """One seat's score of one round."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    round: Annotated[int, Meta(ge=1, le=99)]


@acts.on("open-sum", OneScore)
def open_sum(session: ReefSession, values: OneScore) -> None:
    """Open a number of the scoreboard into its sum."""
    scene = session.scene()
    if values.seat not in scene.seats or values.round > surveyed(scene.state):
        raise reject("score-no-such")
    session.ui.dialog = f"sum-{values.seat}-{values.round}"


@acts.on("close-sum")
def close_sum(session: ReefSession, values: object) -> None:
    """Close the sum."""
    del values
    if session.ui.dialog.startswith("sum-"):
        session.ui.dialog = ""


def opened(scene: Scene) -> tuple[int, int] | None:
    """Give the seat and round whose sum is open; none where there is none."""
    found = _SUM.fullmatch(scene.ui.dialog)
    if found is None:
        return None
    seat, round_ = int(found[1]), int(found[2])
    if seat not in scene.seats or not 1 <= round_ <= surveyed(scene.state):
        return None
    return seat, round_


def render(scene: Scene) -> str:
    """Draw the scoreboard, who leads, and the sum that is open."""
    found = standings.board(scene)
    open_ = opened(scene)
    score = None
    if open_ is not None:
        seat, round_ = open_
        score = guide.score_of(scene.table, scene.seat, seat, round_)
    return scene.render(
        "score.html",
        board=found,
        leader=standings.leader(scene, found),
        team=standings.team(scene, found),
        rounds=scene.rules.options.rounds,
        by_hand=hand.last(scene),
        open=open_,
        score=score,
    )


PART = Part("score", render, acts)

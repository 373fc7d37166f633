"""The hand and everything that can be done with it, and what can be called out fast."""

from __future__ import annotations

from datetime import UTC, datetime

from reefkit.games.succession.guide_types import CardStory, Held
from reefkit.labs.lesson import cover
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.parts import replay
from reefkit.labs.succession import moves
from reefkit.labs.succession.acts import KEYS, acts
from reefkit.labs.succession.scene import Scene

MANY, CROWD = 5, 6
"""Cards in a hand from which on they are drawn narrower, and small."""


def seconds_left(scene: Scene) -> float | None:
    """Give how many seconds what is awaited still has; none where no clock runs."""
    now = scene.standing_now
    if now.seconds is None or not now.awaited or scene.replaying:
        return None
    since = scene.table.waits_since(now.awaited)
    if since is None:
        return now.seconds
    gone = (datetime.now(UTC) - since).total_seconds()
    return max(0.0, now.seconds - gone)


def size_of(cards: int) -> str:
    """Name how large the cards of a hand are drawn."""
    return "crowd" if cards > CROWD else "many" if cards > MANY else "few"


def held(scene: Scene) -> list[tuple[Held, CardStory, bool]]:
    """Give the cards of the hand, each with what it is and whether it is chosen."""
    return [(each, scene.story(each.card), each == scene.chosen) for each in scene.cards]


def claim_of(scene: Scene) -> str:
    """Give the card that may follow or be claimed now, so that it stands out in a hand."""
    now = scene.standing_now
    return now.follower if now.phase in {"follow", "upgrade"} and scene.is_awaited else ""


def _still(scene: Scene) -> str:
    """Draw what stands there while nobody here plays at all: the past, another's table."""
    if scene.replaying:
        return replay.render(scene)
    if scene.attendance.is_watching:
        return scene.render("class_watch.html")
    if scene.attendance.is_closed:
        return scene.render("class_closed.html")
    return scene.render("class_gate.html") if scene.attendance.at_gate else ""


def render(scene: Scene) -> str:
    """Draw the hand and the moves."""
    if not scene.has_table or scene.over:
        return ""
    still = _still(scene)
    if still:
        return still
    shouts = [*moves.starters(scene), *moves.shouts(scene)]
    covered = scene.covered_hand and scene.is_awaited and not moves.asks_all(scene)
    found = moves.Moves() if covered or shouts else moves.moves(scene)
    count = len(scene.cards)
    return scene.render(
        "controls.html",
        cover=cover.render(scene) if covered else "",
        covered=covered,
        hidden=scene.covered_hand,
        cards=held(scene),
        size=size_of(count),
        moves=found,
        shouts=shouts,
        catches=moves.catches(scene),
        now=scene.standing_now,
        seconds=seconds_left(scene),
        keys=bool(scene.ui.settings.get(KEYS, True)),
        waits=not found.buttons and not shouts,
        claim=claim_of(scene),
    )


PART = Part("controls", render, acts)

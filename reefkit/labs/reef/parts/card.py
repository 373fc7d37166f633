"""The card that is being resolved, how well it was foreseen, and what the board's marks mean."""

from __future__ import annotations

from reefkit.games.reef import guide
from reefkit.labs.reef import reveal
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.widgets.cards import scene_html


def render(scene: Scene) -> str:
    """Draw the card; nothing outside phase 3, or while the past is shown."""
    if not scene.has_table or scene.replaying:
        return ""
    drawn = reveal.current(scene)
    if drawn is None:
        return ""
    seen, turn = reveal.shown(scene), scene.turn
    done = seen is not None and seen.all
    own = seen.own if seen is not None and done and seen.own.predicted else None
    verdicts = [fate.verdict for fate in own.builders] if own is not None else []
    legend = "predict" if turn.step == "predict" and scene.is_awaited else ""
    return scene.render(
        "card.html",
        drawn=drawn,
        of=drawn.of + sum(deck != reveal.PUT_BACK for deck in turn.queue),
        picture=scene_html(drawn.card),
        story=guide.card_story(scene.play, drawn.card),
        rows=[row + 1 for row in turn.rows[scene.seat] if row >= 0],
        own=own,
        done=done,
        predicted=seen is not None and seen.own.predicted,
        missed=verdicts.count("missed"),
        lived=verdicts.count("it-lived"),
        legend="reveal" if seen is not None and seen.order else legend,
    )


PART = Part("card", render)

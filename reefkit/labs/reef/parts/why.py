"""Why each builder died or lived, what was missed first; then what each reef lost to the card."""

from __future__ import annotations

from collections import Counter

from reefkit.games.reef import guide
from reefkit.labs.reef import reveal
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.text import message


def render(scene: Scene) -> str:
    """List the reasons of the fates that have been shown; nothing before a card has struck."""
    if not scene.has_table or scene.replaying:
        return ""
    seen = reveal.shown(scene)
    if seen is None:
        return _stands(scene) if reveal.current(scene) is not None else ""
    own = seen.own
    names = {each.builder: guide.species(scene.play, each.builder).name for each in own.builders}
    first = [fate for fate in own.builders if reveal.is_shown_alone(fate)]
    safe = [fate for fate in own.builders if not reveal.is_shown_alone(fate)]
    lines = tuple(first) if seen.all else seen.fates[::-1]
    return scene.render(
        "why.html",
        seen=seen,
        scored=own.predicted,
        lines=reveal.groups(lines, names),
        safe=safe,
        safe_lines=reveal.groups(tuple(safe), names),
        losses=[_losses(scene, each) for each in seen.reveal.seats] if seen.all else [],
    )


def _stands(scene: Scene) -> str:
    """List the types on the reef with their traits: what a prediction is made of."""
    kinds = Counter(int(kind) for kind in scene.play.reef(scene.seat).kind.flat if kind)
    play = scene.play
    found = [(guide.species(play, play.lookups.builders[k]), n) for k, n in sorted(kinds.items())]
    return scene.render("stands.html", found=found)


def _losses(scene: Scene, each: guide.SeatReveal) -> list[str]:
    """Say in one row what a reef lost, how many algae it gained, and what its seat foresaw."""
    say = scene.say.render
    lost = [message("after-lost", count=lost.count, organism=lost.name) for lost in each.lost]
    scored = message("after-right-of-short", right=each.right, of=each.of)
    return [
        each.player,
        say(message("after-lost-all", lost=lost)) if lost else say(message("after-lost-nothing")),
        say(message("after-algae-change", count=abs(each.algae), sign=_sign(each.algae))),
        say(scored) if each.predicted else say(message("after-no-prediction")),
    ]


def _sign(change: int) -> str:
    return "more" if change > 0 else "fewer" if change < 0 else "same"


PART = Part("why", render)

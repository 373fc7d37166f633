"""How a match ended: who won, the whole scoreboard, and the story of one's own reef."""

from __future__ import annotations

from reefkit.games.reef import guide
from reefkit.labs.lesson.front import Ending
from reefkit.labs.reef import standings
from reefkit.labs.reef.parts import hand
from reefkit.labs.reef.parts.score import opened
from reefkit.labs.reef.rows import Record
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.tale import tale
from reefkit.text import message


def ending(scene: Scene) -> Ending:
    """Tell how the match ended."""
    found = standings.board(scene)
    most = max(found.totals)
    names = [scene.name(seat) for seat in found.leaders]
    won = message("final-won", players=names, count=len(names), points=most)
    alone = len(scene.seats) == 1
    open_ = opened(scene)
    score = None
    if open_ is not None:
        score = guide.score_of(scene.table, scene.seat, *open_)
    return Ending(
        message("final-alone", points=most) if alone else won,
        tale(Record(scene.table), scene.seat, found.totals) if scene.seat in scene.here else [],
        {
            "board": found,
            "team": standings.team(scene, found),
            "rounds": scene.rules.options.rounds,
            "by_hand": hand.last(scene),
            "open": open_,
            "score": score,
        },
    )

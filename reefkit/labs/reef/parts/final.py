"""The end of a match: who won, the whole scoreboard, and the story of one's own reef."""

from __future__ import annotations

from reefkit.games.reef import guide
from reefkit.games.reef.state import State
from reefkit.labs.lesson import files
from reefkit.labs.reef import standings
from reefkit.labs.reef.parts import hand
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.parts.score import opened
from reefkit.labs.reef.rows import Record
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.tale import tale
from reefkit.text import message


def render(scene: Scene) -> str:
    """Draw the end; nothing while the match is played, or while its past is shown."""
    if not scene.has_table or scene.phase != "over" or scene.replaying:
        return ""
    found = standings.board(scene)
    most = max(found.totals)
    names = [scene.name(seat) for seat in found.leaders]
    won = message("final-won", players=names, count=len(names), points=most)
    alone = len(scene.seats) == 1
    open_ = opened(scene)
    score = None
    if open_ is not None:
        score = guide.score_of(scene.table, scene.seat, *open_)
    state: State = scene.state
    mine = scene.here and scene.seat in scene.here
    return scene.render(
        "final.html",
        board=found,
        won=message("final-alone", points=most) if alone else won,
        team=standings.team(scene, found),
        rounds=scene.rules.options.rounds,
        by_hand=hand.last(scene),
        story=tale(Record(scene.table), scene.seat, found.totals) if mine else [],
        several=len(scene.here) > 1,
        notes=[(n, note) for n, note in enumerate(state.notes[scene.seat], 1) if note],
        after=mine and scene.ui.practice is None,
        whole=files.whole_here(scene.session),
        open=open_,
        score=score,
    )


PART = Part("final", render)

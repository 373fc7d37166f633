"""What Climate Change brings to the page of its lesson."""

from __future__ import annotations

from pathlib import Path

from reefkit.games.climate.content import LEAST_SEATS, MOST_SEATS
from reefkit.games.climate.game import GAME, new_match
from reefkit.labs.climate import turn
from reefkit.labs.climate.charts import Charts
from reefkit.labs.climate.front import FRONT
from reefkit.labs.climate.hand import InHand
from reefkit.labs.climate.moments import moments, told_lines
from reefkit.labs.climate.options import OPTIONS
from reefkit.labs.climate.papers import own_papers
from reefkit.labs.climate.parts.all import PARTS, all_acts
from reefkit.labs.climate.questions.drawing import drawing
from reefkit.labs.climate.scene import ClimateScene
from reefkit.labs.climate.what_if import WHAT_IF
from reefkit.labs.lesson.kind import Kind, NewMatch
from reefkit.labs.lesson.ui import FINAL


def screen_of(scene: ClimateScene) -> str:
    """Name the arrangement of the page: the end has one of its own."""
    return "over" if scene.over and scene.ui.tab == FINAL and not scene.replaying else "play"


KIND = Kind(
    id=GAME.id,
    lesson="climate-change",
    game=GAME,
    new_hand=InHand,
    new_scene=ClimateScene,
    templates=Path(__file__).parent / "templates",
    parts=PARTS,
    acts=all_acts,
    papers=own_papers,
    new_match=NewMatch(
        make=new_match,
        defaults=OPTIONS.defaults,
        choices=OPTIONS.choices,
        check_option=OPTIONS.check,
        least=LEAST_SEATS,
        most=MOST_SEATS,
        bots=tuple(GAME.bots[:2]),
        quick_options={},
    ),
    goals="abcde",
    moments=moments,
    told=told_lines,
    tabs=("track", "table", "log"),
    charts_in=("track", "table"),
    front=FRONT,
    phases=("placing", "turn"),
    charts=Charts,
    now=turn.now,
    screen=screen_of,
    drawing=drawing,
    secret_hands=True,
    what_if=WHAT_IF,
)
"""The lab."""

"""What Blue Expanse brings to the page of its lesson."""

from __future__ import annotations

from pathlib import Path

from reefkit.games.expanse import content as stored
from reefkit.games.expanse.game import GAME, new_match
from reefkit.labs.expanse.charts import COURSE, VARIETY, WEB, Charts
from reefkit.labs.expanse.front import FRONT
from reefkit.labs.expanse.hand import InHand
from reefkit.labs.expanse.log import told_lines
from reefkit.labs.expanse.moments import moments, stages
from reefkit.labs.expanse.now import now_asked
from reefkit.labs.expanse.options import OPTIONS
from reefkit.labs.expanse.papers import own_papers
from reefkit.labs.expanse.parts.all import PARTS, all_acts
from reefkit.labs.expanse.questions.drawing import drawing
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.expanse.what_if import WHAT_IF
from reefkit.labs.lesson.kind import Kind, NewMatch
from reefkit.labs.lesson.ui import FINAL

QUICK_STYLES = ("grower", "hunter")
"""Two bots, each with a plan that can be seen from outside."""


def screen_of(scene: Scene) -> str:
    """Name the page's arrangement: the end of a match stands beside its last ring."""
    ended = scene.over and scene.ui.tab == FINAL and not scene.replaying
    return "over" if ended else "play"


def names() -> dict[str, str]:
    """Name the cards that a teacher added, in their own words."""
    return stored.own_words(stored.default().cards)


KIND = Kind(
    id=GAME.id,
    lesson="blue-expanse",
    game=GAME,
    new_hand=InHand,
    new_scene=Scene,
    templates=Path(__file__).parent / "templates",
    parts=PARTS,
    acts=all_acts,
    papers=own_papers,
    new_match=NewMatch(
        make=new_match,
        defaults=OPTIONS.defaults,
        choices=OPTIONS.choices,
        check_option=OPTIONS.check,
        least=stored.default().rules.numbers.least_seats,
        most=stored.default().rules.numbers.most_seats,
        bots=QUICK_STYLES,
        quick_options={"dice": 2, "raising": False},
        set_up="setup",
    ),
    goals="abcde",
    moments=moments,
    told=told_lines,
    surveys=stages,
    tabs=(WEB, COURSE, VARIETY, "reefs", "log"),
    charts_in=(WEB, COURSE, VARIETY),
    front=FRONT,
    charts=Charts,
    drawing=drawing,
    now=now_asked,
    secret_hands=True,
    screen=screen_of,
    what_if=WHAT_IF,
    names=names,
)
"""The lab."""

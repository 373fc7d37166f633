"""What Succession brings to the page of its lesson."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from reefkit.games.succession import content as stored
from reefkit.games.succession.game import GAME, new_match
from reefkit.labs.lesson.kind import Kind, NewMatch
from reefkit.labs.lesson.ui import FINAL
from reefkit.labs.succession.charts import CAME, KINDS, Charts
from reefkit.labs.succession.front import FRONT, SCORE
from reefkit.labs.succession.hand import InHand
from reefkit.labs.succession.log import told_lines
from reefkit.labs.succession.moments import moments, surveys
from reefkit.labs.succession.now import now_asked
from reefkit.labs.succession.options import OPTIONS
from reefkit.labs.succession.papers import own_papers
from reefkit.labs.succession.parts.all import PARTS, all_acts
from reefkit.labs.succession.questions.drawing import drawing
from reefkit.labs.succession.scene import Scene
from reefkit.labs.succession.what_if import WHAT_IF

if TYPE_CHECKING:
    from reefkit.match.table import Table

QUICK_STYLES = ("newcomer", "hurrier", "keeper")
"""Three bots, each with a way of its own that can be seen from outside."""


def notes(table: Table, seat: int) -> tuple[str, ...]:
    """Give what a seat wrote down, by round."""
    return tuple(table.view(seat).state.notes[seat])


def screen_of(scene: Scene) -> str:
    """Name the page's arrangement: the end of a match stands beside its last rock."""
    ended = scene.over and scene.ui.tab == FINAL and not scene.replaying
    return "over" if ended else "play"


KIND = Kind(
    id=GAME.id,
    lesson="succession",
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
        quick_options={},
        set_up="setup",
    ),
    goals="abcde",
    moments=moments,
    told=told_lines,
    surveys=surveys,
    tabs=(CAME, KINDS, SCORE, "log"),
    charts_in=(CAME, KINDS),
    front=FRONT,
    charts=Charts,
    drawing=drawing,
    now=now_asked,
    notes=notes,
    secret_hands=True,
    screen=screen_of,
    what_if=WHAT_IF,
)
"""The lab."""

"""What Reef Survivor brings to the page of its lesson."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from reefkit.games.reef import content as stored
from reefkit.games.reef.actions import Note
from reefkit.games.reef.flow import ROUND
from reefkit.games.reef.game import GAME, new_match
from reefkit.labs.lesson.kind import Kind, NewMatch
from reefkit.labs.reef import plotting, ui
from reefkit.labs.reef.ask_board import AskBoard
from reefkit.labs.reef.charts import Charts
from reefkit.labs.reef.front import FRONT
from reefkit.labs.reef.log import told_lines
from reefkit.labs.reef.moments import moments, surveys
from reefkit.labs.reef.options import OPTIONS
from reefkit.labs.reef.papers import own_papers
from reefkit.labs.reef.parts.all import PARTS, all_acts
from reefkit.labs.reef.parts.evidence import CHARTS, TABS
from reefkit.labs.reef.parts.now import asked
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.stage import Stage, screen_of, screen_of_page
from reefkit.labs.reef.what_if import WHAT_IF
from reefkit.match.errors import reject

if TYPE_CHECKING:
    from reefkit.match.table import Table

QUICK_STYLES = ("builder", "diversity-seeker", "specialist")
"""Three bots that play each in a way of its own, and whose way can be seen from outside."""


def notes(table: Table, seat: int) -> tuple[str, ...]:
    """Give what a seat wrote down, by round."""
    return tuple(table.view(seat).state.notes[seat])


def check_record(scene: Scene) -> None:
    """Keep the record back while a point of it is still to be plotted.

    Raises
    ------
    Rejection
        When it is.
    """
    if plotting.due(scene) is not None:
        raise reject("record-plot-first")


KIND = Kind(
    id=GAME.id,
    lesson="reef-survivor",
    game=GAME,
    new_hand=ui.new_hand,
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
        least=1,
        most=stored.default().rules.numbers.most_seats,
        bots=QUICK_STYLES,
        quick_options={"predict": "none"},
        set_up="founding",
    ),
    goals="abcde",
    moments=moments,
    told=told_lines,
    surveys=surveys,
    tabs=TABS,
    charts_in=CHARTS,
    front=FRONT,
    phases=("founding", *ROUND),
    stage=Stage,
    charts=Charts,
    ask_widget=AskBoard,
    now=asked,
    screen=screen_of,
    screen_of_page=screen_of_page,
    check_record=check_record,
    notes=notes,
    note=Note,
    keep_hand=ui.kept,
    take_hand=ui.take,
    what_if=WHAT_IF,
    new_session=ReefSession,
)
"""The lab."""

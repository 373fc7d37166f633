"""What Reef Survivor brings to the page of its lesson, `KIND`; `lab` opens it in a notebook.

It says what the regions of every lesson's page ask of it, and lists all regions in reading order.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from reefkit.games.reef import content as stored
from reefkit.games.reef import explain, timeline
from reefkit.games.reef.actions import Note
from reefkit.games.reef.rules import GAME, ROUND, new_match
from reefkit.labs.lesson import match_setup
from reefkit.labs.lesson.kind import Front, Kind, NewMatch, Values
from reefkit.labs.lesson.match_setup import MatchDraft, match_of, quick_match
from reefkit.labs.lesson.page import LessonLab
from reefkit.labs.lesson.parts import match_view, pages, questions
from reefkit.labs.lesson.parts.match_view import picked
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.lesson.session import FINAL
from reefkit.labs.reef import (
    catastrophe,
    controls,
    homework,
    regions,
    setup,
    sums,
    survey,
)
from reefkit.labs.reef import (
    scene as ui,
)
from reefkit.labs.reef.content import OPTIONS, own_papers
from reefkit.labs.reef.controls import CONTROLS, asked, step_of
from reefkit.labs.reef.homework import PAGE as HOMEWORK
from reefkit.labs.reef.homework import code_problem, codes_of, setups_of
from reefkit.labs.reef.regions import AskBoard
from reefkit.labs.reef.scene import Part, ReefSession, Scene
from reefkit.labs.reef.setup import standing
from reefkit.labs.reef.timeline import WHAT_IF, Charts, due, moments, surveys, told_lines
from reefkit.labs.reef.timeline import acts as plotting_acts
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Message, message
from reefkit.widgets.board import Board

# ---- The board of the page, whose spaces tell the session what was touched


class Stage:
    """The board: the reef that is shown, or the one that is set up as homework.

    Parameters
    ----------
    session
        Whose table it shows.

    Attributes
    ----------
    widget
        The board.
    """

    def __init__(self, session: ReefSession) -> None:
        self.session = session
        self.widget = Board()
        self.widget.add_class("rk-at-board")
        self.widget.on_pick(
            lambda row, column: session.do(self._pick(), {"row": row, "column": column})
        )
        self.widget.on_focus(
            lambda row, column: session.do("focus", {"row": row, "column": column})
        )

    def show(self, scene: Scene) -> None:
        """Bring the board to the scene."""
        if homework.is_open(scene):
            self.widget.show(homework.picture(scene), still=True)
        elif scene.has_table:
            self.widget.show(regions.picture(scene))

    def _pick(self) -> str:
        """Name what touching a space asks for: the homework has a table of its own."""
        return "homework-pick" if homework.is_open(self.session.scene()) else "pick"


def screen_of(scene: Scene) -> str:
    """Name the arrangement of the page that a match asks for."""
    if scene.replaying:
        return "play"
    if scene.phase == "founding":
        return "setup"
    if scene.phase == "over" and scene.ui.tab == FINAL:
        return "over"
    return "card" if step_of(scene).startswith("catastrophe") else "play"


def screen_of_page(scene: Scene) -> str:
    """Name the arrangement of a whole page: the homework has the board on it."""
    return HOMEWORK if homework.is_open(scene) else "whole"


# ---- What stands on the lab's door: a reef, and a quick start whose reef is founded


class Drawn(NamedTuple):
    """One organism of the door's picture: which, where its foot stands, and how large it is."""

    art: str
    x: int
    y: int
    size: int
    mirrored: bool = False


PICTURE = (
    Drawn("fish", 150, 84, 88),
    Drawn("fish", 248, 96, 50),
    Drawn("fish", 366, 158, 62, mirrored=True),
    Drawn("bryozoan", 0, 272, 70),
    Drawn("branching-coral", 28, 204, 120),
    Drawn("boulder-coral", 108, 232, 100),
    Drawn("soft-sponge", 176, 226, 104),
    Drawn("carbonate-sponge", 252, 240, 92),
    Drawn("urchin", 276, 298, 56),
    Drawn("finger-coral", 316, 250, 90),
    Drawn("encrusting-sponge", 388, 274, 76),
    Drawn("fleshy-alga", 402, 222, 72),
    Drawn("platy-coral", 446, 226, 100),
    Drawn("carbonate-alga", 526, 242, 84),
    Drawn("snail", 506, 296, 56),
    Drawn("bivalve", 566, 254, 80),
    Drawn("microbialite", 616, 244, 78),
)
"""The reef of the door: 700 units wide, of 40 to 364 high; the sea floor at about 320."""


def door_values(scene: Scene) -> Values:
    """Give the picture."""
    del scene
    return {"picture": PICTURE}


def quick_start(session: ReefSession) -> None:
    """Begin a match in which all is chosen: the reef stands, and round 1 begins."""
    match = quick_match(session.kind, session.say)
    waiting = homework.waiting(session)
    if waiting is not None:
        homework.lay_out(MemoryTable(match), 0, waiting)
    match_setup.begin(session, match, quick=True, set_up=True)
    held = standing(session.scene())
    names = [Message(f"organism-{name}") for name, count in held.builders.items() if count]
    board = Message(f"board-{held.board}")
    session.tell(message("new-quick-begun-reef", board=board, builders=names))


def begin_new(session: ReefSession, draft: MatchDraft) -> None:
    """Begin the match as it is set up, and lay out what was homework."""
    setups = setups_of(session, draft)
    table = match_setup.begin(session, match_of(session.kind, draft))
    refused = [homework.lay_out(table, seat, setup) for seat, setup in setups.items()]
    founders = session.scene().rules.content.rules.numbers.founders
    why = next((each.message for each in refused if each is not None), None)
    if why is not None:
        session.refuse(message("homework-begun-partly", why=why))
    elif setups:
        session.tell(message("homework-begun"))
    else:
        session.tell(message("new-begun-reef", founders=founders))


def seat_values(scene: Scene, draft: MatchDraft) -> Values:
    """Give the code of each seat's set-up, and what is wrong with it."""
    codes = codes_of(scene.session, draft)
    return {"codes": codes, "code_problems": [code_problem(each) for each in codes]}


# ---- What Reef Survivor's evidence tells: why a bar ends or a curve dips, and the sums behind it

TABS = ("ranges", "population", "score", "log")
CHARTS = ("ranges", "population")
"""Tabs that show charts, which are widgets of their own below this region."""
MOST_CAUSES = 3
"""Causes that are told of one point; the log has all."""
_REEF = re.compile(r"reef-([0-9]{1,2})")
"""The key of a reef's curve."""


def told(scene: Scene) -> list[Message]:
    """Say why a bar ends or a curve dips, and what a disaster does."""
    mark = picked(scene)
    if mark is None:
        return []
    kind, key, time = mark
    if kind == "disaster":
        card = str(key).split("-", 2)[-1]
        known = card in scene.rules.content.cards
        return [Message(f"card-{card}.rule"), Message(f"card-{card}.science")] if known else []
    if kind == "bar":
        time = _last_seen(scene, str(key), float(time))
    return _losses(scene, str(key), int(time) + (kind != "point"), is_type=kind != "point")


def _last_seen(scene: Scene, key: str, otherwise: float) -> float:
    """Give when a type was last there: what a whole bar is asked about is how it ended."""
    told = timeline.timeline(
        scene.table, scene.seat, scene.shown_seat, position=scene.view.position
    )
    return next((float(bar.last) for bar in told.bars if bar.type == key), otherwise)


def _losses(scene: Scene, key: str, round_: int, *, is_type: bool) -> list[Message]:
    """Say what was lost before a survey: of one type, or of a reef's or the table's types."""
    lookups = scene.play.lookups
    types = [*lookups.builders[1:], *lookups.dwellers]
    seat: int | None = scene.shown_seat
    of_reef = _REEF.fullmatch(key)
    if of_reef is not None:
        seat = int(of_reef[1])
        if seat not in scene.seats:
            return []
    elif key in {"gamma", "beta"}:
        seat = None
    if is_type and key not in types:
        return []
    found = [
        cause
        for each in ([key] if key in types else types)
        for cause in explain.causes(scene.table, seat, each, round_, scene.view.position)
    ]
    found.sort(key=lambda cause: -cause.count)
    return [cause.text for cause in found[:MOST_CAUSES]] or [message("seen-nothing-lost")]


def has_evidence(scene: Scene) -> bool:
    """Tell whether the reefs are founded: before that there is nothing to chart."""
    return scene.phase != "founding"


def evidence_values(scene: Scene) -> Values:
    """Give the sum that is opened from the chart, or from what was picked."""
    return {"hand": sums.of_pick(scene), "by_hand": sums.last(scene)}


# ---- What Reef Survivor says where the regions of every lesson's page ask


def before_values(scene: Scene) -> Values:
    """Give the card that offers the homework."""
    return {"homework": homework.card(scene)}


FRONT = Front(
    pages=(regions.SHEETS_PART, regions.AXES_PAGE, survey.NOTEBOOK_PAGE),
    more=("how", "sheets", "glossary", "rulings"),
    bar=regions.render_phases,
    practice=True,
    quick_start=quick_start,
    begin_new=begin_new,
    seat_values=seat_values,
    how=regions.how,
    how_values=regions.how_values,
    door_values=door_values,
    before_values=before_values,
    has_evidence=has_evidence,
    bodies={"score": survey.SCORE_PART},
    told=told,
    evidence_values=evidence_values,
    ending=survey.ending,
    standing=controls.standing,
)


# ---- All regions of the page, in reading order, and all that its controls may do

PARTS: tuple[Part, ...] = (
    match_view.TOP,
    pages.WHOLE,
    questions.RAIL,
    questions.HEAD,
    questions.BODY,
    questions.FOOT,
    questions.SIDE,
    match_view.NOW,
    controls.COACH_PART,
    setup.BOARDS_PART,
    setup.TRAITS_PART,
    homework.BOARDS_PART,
    homework.SIDE_PART,
    homework.TRAITS_PART,
    catastrophe.CARD_PART,
    controls.CONTROLS_PART,
    regions.NEIGHBOURS_PART,
    catastrophe.WHY_PART,
    match_view.EVIDENCE,
    match_view.FINAL_PAGE,
    regions.STORY_PART,
    regions.WINDOWS_PART,
)
"""The regions, as the page reads from top to bottom."""

BODIES: dict[str, Part] = {**FRONT.bodies, match_view.LOG: match_view.RECORD}
"""What an evidence tab shows where it is no chart."""


def all_acts() -> Acts:
    """Give everything that the page's controls may do."""
    parts = (*PARTS, *FRONT.pages, *FRONT.bodies.values())
    more = (each.acts for each in CONTROLS.values())
    return acts_of(parts, regions.acts, controls.acts, plotting_acts, *more)


# ---- What Reef Survivor brings to the page of its lesson

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
    if due(scene) is not None:
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


# ---- `lab()`: the page as a notebook shows it


def lab(folder: str | Path | None = None, locale: str | None = None) -> LessonLab:
    """Open the Reef Survivor lab in a notebook or a published page.

    Parameters
    ----------
    folder
        Where work is kept, in a file of its own; none: where the server keeps it, or the reader's
        own place.
    locale
        The page's language and reading level: ``en``, or ``en-simple`` for 10 to 13; none: what
        the server that publishes the page speaks.
    """
    return LessonLab(KIND, folder, locale)

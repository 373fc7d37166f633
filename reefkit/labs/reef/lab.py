"""What Reef Survivor brings to the page of its lesson, `LAB`; `lab` opens it in a notebook.

It says what the regions of every lesson's page ask of it, and lists all regions in reading order.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, NamedTuple

from reefkit.games.reef import content as stored
from reefkit.games.reef import explain, timeline
from reefkit.games.reef.actions import StrategyNote
from reefkit.games.reef.flow import ROUND
from reefkit.games.reef.game import GAME, new_match
from reefkit.labs.lesson import opening
from reefkit.labs.lesson.lab import Lab, Lived, LivedRow, MatchDraft, Part, Values, as_rows
from reefkit.labs.lesson.match_setup import match_of, quick_match
from reefkit.labs.lesson.option_form import OptionSet
from reefkit.labs.lesson.page import LessonLab
from reefkit.labs.lesson.parts import ending, match_view, pages
from reefkit.labs.lesson.parts.match_view import picked
from reefkit.labs.reef import (
    board_picture,
    card_outcome,
    card_view,
    controls,
    hands_on_corrections,
    homework,
    homework_draft,
    how_pages,
    match_notebook,
    other_reefs,
    paper_axes,
    phase_bar,
    practice,
    regions,
    scoreboard,
    setup,
    space_story,
    sums,
    survey,
)
from reefkit.labs.reef import scene as ui
from reefkit.labs.reef.controls import CONTROLS, asked, step_of
from reefkit.labs.reef.homework import code_problem, codes_of, setups_of
from reefkit.labs.reef.homework_draft import PAGE as HOMEWORK
from reefkit.labs.reef.question_board import AskBoard
from reefkit.labs.reef.scene import ReefSession, Scene
from reefkit.labs.reef.timeline import WHAT_IF, Charts, event_lines, moments, surveys
from reefkit.labs.reef.timeline import acts as plotting_acts
from reefkit.match.errors import reject
from reefkit.match.game import Game
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Catalogue, Message, message


class _DoorOrganism(NamedTuple):
    """One organism of the door's picture: which, where its foot is, and how large it is."""

    art: str
    x: int
    y: int
    size: int
    mirrored: bool = False


PICTURE = (
    _DoorOrganism("fish", 150, 84, 88),
    _DoorOrganism("fish", 248, 96, 50),
    _DoorOrganism("fish", 366, 158, 62, mirrored=True),
    _DoorOrganism("bryozoan", 0, 272, 70),
    _DoorOrganism("branching-coral", 28, 204, 120),
    _DoorOrganism("boulder-coral", 108, 232, 100),
    _DoorOrganism("soft-sponge", 176, 226, 104),
    _DoorOrganism("carbonate-sponge", 252, 240, 92),
    _DoorOrganism("urchin", 276, 298, 56),
    _DoorOrganism("finger-coral", 316, 250, 90),
    _DoorOrganism("encrusting-sponge", 388, 274, 76),
    _DoorOrganism("fleshy-alga", 402, 222, 72),
    _DoorOrganism("platy-coral", 446, 226, 100),
    _DoorOrganism("carbonate-alga", 526, 242, 84),
    _DoorOrganism("snail", 506, 296, 56),
    _DoorOrganism("bivalve", 566, 254, 80),
    _DoorOrganism("microbialite", 616, 244, 78),
)
"""The reef of the door: 700 units wide, of 40 to 364 high; the sea floor at about 320."""

MOST_CAUSES = 3
"""Causes that are told of one point; the log has all."""
_REEF = re.compile(r"reef-([0-9]{1,2})")
"""The key of a reef's curve."""


def _last_seen(scene: Scene, key: str, default: float) -> float:
    found = timeline.bars(scene.course, scene.shown_seat)
    return next((float(bar.last) for bar in found if bar.type == key), default)


def _losses(scene: Scene, key: str, round_: int, *, is_type: bool) -> list[Message]:
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


QUICK_STYLES = ("builder", "diversity-seeker", "specialist")
"""Three bots that play each in a way of its own, and whose way can be seen from outside."""

FOR_CLASSES = ("rounds", "predict", "plot_first", "scoring", "hands_on", "team_bonus", "topics")
"""Options that a class would turn; all others are folded under *For teachers*."""
AT_THE_DESK = ("gates", "strike")
"""Options that need a teacher's desk: without one, nobody would ever open a gate."""


def _several_of(name: str) -> tuple[str, ...]:
    content = stored.default()
    if name == "cards":
        return tuple(content.cards)
    if name == "topics":
        return tuple(sorted({topic for card in content.cards.values() for topic in card.topics}))
    return ()


def _label_of(say: Catalogue, option: str, value: str) -> str:
    if option == "cards":
        return say.render(Message(f"card-{value}"))
    id_ = "topic-" + value.replace(" ", "-")
    return say.render(Message(id_)) if say.has(id_) else value


class ReefLab(Lab[Scene, ReefSession]):
    """What Reef Survivor brings."""

    id = GAME.id
    lesson = "reef-survivor"
    game: Game = GAME
    scene_class = controls.PageScene
    session_class = ReefSession
    parts = (
        *pages.OPENING,
        practice.COACH_PART,
        setup.BOARDS_PART,
        setup.TRAITS_PART,
        homework.BOARDS_PART,
        homework.SIDE_PART,
        homework.TRAITS_PART,
        card_view.CARD_PART,
        controls.CONTROLS_PART,
        other_reefs.NEIGHBOURS_PART,
        card_outcome.WHY_PART,
        match_view.EVIDENCE,
        ending.FINAL_PAGE,
        space_story.STORY_PART,
        regions.WINDOWS_PART,
    )
    own_pages = (how_pages.SHEETS_PART, paper_axes.AXES_PAGE, match_notebook.NOTEBOOK_PAGE)
    bodies: ClassVar[Mapping[str, Part]] = {"score": scoreboard.SCORE_PART}
    more_acts = (
        board_picture.acts,
        controls.acts,
        hands_on_corrections.acts,
        plotting_acts,
        *(each.acts for each in CONTROLS.values()),
    )
    more = ("how", "sheets", "glossary", "rulings", "experiment", "data")
    options = OptionSet(
        GAME.id,
        lambda: stored.default().rules.options,
        FOR_CLASSES,
        AT_THE_DESK,
        _several_of,
        _label_of,
    )
    least_seats = 1
    most_seats = stored.default().rules.numbers.most_seats
    quick_bots = QUICK_STYLES
    has_places = True
    record_names: ClassVar[Mapping[str, str]] = {
        "type": "organism",
        "organism": "organism",
        "card": "card",
        "gained": "token",
        "lost": "token",
        "phase": "phase",
        "part": "part",
    }
    quick_options: ClassVar[Mapping[str, Any]] = {"predict": "none"}
    set_up = "founding"
    practice = True
    tabs = ("ranges", "population", "score", "log")
    charts_in = ("ranges", "population")
    board = ("neighbours",)
    courses = (("ranges", "ranges"), ("ranges", "diversity"))
    phases = ("founding", *ROUND)
    note = StrategyNote
    what_if = WHAT_IF
    new_match = staticmethod(new_match)
    moments = staticmethod(moments)
    surveys = staticmethod(surveys)
    lines = staticmethod(event_lines)
    charts = Charts
    new_hand = ui.InHand
    ask_widget = AskBoard
    bar = staticmethod(phase_bar.render_phases)
    standing = staticmethod(controls.standing)
    now = staticmethod(asked)
    beside_replay = staticmethod(card_view.card_line)
    spoken = staticmethod(card_view.spoken)
    ending = staticmethod(survey.ending)
    how = staticmethod(how_pages.how)
    how_values = staticmethod(how_pages.how_values)
    match_questions = "reefkit.labs.reef.questions:QUESTIONS"
    desk = "reefkit.labs.reef.desk_adapter:ReefOnDesk"
    simulated = "reefkit.labs.reef.desk_adapter:unlike_bot"

    def lived(self, table: Table) -> Lived:
        rows = [
            LivedRow(r.round, r.round, r.seat, r.player, r.type, r.role, r.abundance)
            for r in as_rows(table, "presence")
        ]
        return Lived(list(dict.fromkeys(each[:4] for each in rows)), rows)

    def notes(self, table: Table, seat: int) -> tuple[str, ...]:
        return tuple(table.view(seat).state.notes[seat])

    def quick_start(self, session: ReefSession) -> bool:
        match = quick_match(session.lab, session.say, name=session.ui.quick_name)
        waiting = homework_draft.waiting(session)
        if waiting is not None:
            homework_draft.lay_out(MemoryTable(match), 0, waiting)
        opening.begin(session, match, quick=True, set_up=True)
        held = setup.standing(session.scene())
        names = [Message(f"organism-{name}") for name, count in held.builders.items() if count]
        board = Message(f"board-{held.board}")
        session.tell(message("new-quick-begun-reef", board=board, builders=names))
        return True

    def begin_new(self, session: ReefSession, draft: MatchDraft) -> bool:
        setups = setups_of(session, draft)
        table = opening.begin(session, match_of(session.lab, draft))
        refused = [homework_draft.lay_out(table, seat, setup) for seat, setup in setups.items()]
        why = next((each.message for each in refused if each is not None), None)
        if why is not None:
            session.refuse(message("homework-begun-partly", why=why))
        elif setups:
            session.tell(message("homework-begun"))
        else:
            session.tell(message("new-begun-reef"))
        return True

    def seat_values(self, scene: Scene, draft: MatchDraft) -> Values:
        codes = codes_of(scene.session, draft)
        return {"codes": codes, "code_problems": [code_problem(each) for each in codes]}

    def keep_hand(self, hand: ui.InHand) -> dict[str, object]:
        return {"draft": hand.draft, "draft_of": hand.draft_of}

    def take_hand(self, hand: ui.InHand, page: Mapping[str, object]) -> None:
        draft, draft_of = page.get("draft", ""), page.get("draft_of", "")
        if isinstance(draft, str) and isinstance(draft_of, str):
            hand.draft, hand.draft_of = draft, draft_of

    def stage(self, session: ReefSession) -> board_picture.Stage:
        return board_picture.Stage(session, {HOMEWORK: homework.picture})

    def screen(self, scene: Scene) -> str:
        if scene.replaying:
            return "play"
        if scene.phase == "founding":
            return "setup"
        step = step_of(scene)
        follows = step == "dismiss" and scene.phase == "catastrophe"
        return "card" if follows or step.startswith("catastrophe") else "play"

    def screen_of_page(self, scene: Scene) -> str:
        return HOMEWORK if scene.page == HOMEWORK else "whole"

    def check_record(self, scene: Scene) -> None:
        """Keep the record back while a point is still to be plotted, or a card to be looked at.

        Raises
        ------
        Rejection
            When one is.
        """
        if scene.plot_due is not None:
            raise reject("record-plot-first")
        if scene.withholds:
            raise reject("record-look-first")

    def has_evidence(self, scene: Scene) -> bool:
        return scene.phase != "founding"

    def told(self, scene: Scene) -> list[Message]:
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

    def evidence_values(self, scene: Scene) -> Values:
        return {"hand": sums.of_pick(scene), "by_hand": sums.last(scene)}

    def door_values(self, scene: Scene) -> Values:
        return {"picture": PICTURE}

    def before_values(self, scene: Scene) -> Values:
        return {"homework": homework.card(scene)}


LAB = ReefLab()
"""The lab."""
lab = partial(LessonLab, LAB)
"""Open the Reef Survivor lab in a notebook or a published page (see `LessonLab`)."""

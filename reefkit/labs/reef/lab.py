"""Reef Survivor's lab: `LAB`, its `Lab` object, and `lab`, which opens it in a notebook."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from reefkit.games.reef import content as stored
from reefkit.games.reef import explain, timeline
from reefkit.games.reef.actions import StrategyNote
from reefkit.games.reef.flow import ROUND
from reefkit.games.reef.game import GAME, new_match
from reefkit.labs.lesson.content import teaching
from reefkit.labs.lesson.lab import DoorDrawing, Lab, Part, Values
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
    how_pages,
    match_notebook,
    match_story,
    other_reefs,
    paper_axes,
    phase_bar,
    practice,
    regions,
    scoreboard,
    setup,
    space_story,
    spoken,
    sums,
    survey,
)
from reefkit.labs.reef import scene as ui
from reefkit.labs.reef.controls import CONTROLS, asked, step_of
from reefkit.labs.reef.homework import ReefHomework
from reefkit.labs.reef.homework_draft import PAGE as HOMEWORK
from reefkit.labs.reef.question_board import AskBoard
from reefkit.labs.reef.scene import ReefSession, Scene
from reefkit.labs.reef.timeline import (
    WHAT_IF,
    Charts,
    event_lines,
    moments,
    surveys,
)
from reefkit.labs.reef.timeline import acts as plotting_acts
from reefkit.match.game import Game
from reefkit.text import Catalogue, Message, message

PICTURE = (
    DoorDrawing("fish", 150, 84, 88),
    DoorDrawing("fish", 248, 96, 50),
    DoorDrawing("fish", 366, 158, 62, mirrored=True),
    DoorDrawing("bryozoan", 0, 272, 70),
    DoorDrawing("branching-coral", 28, 204, 120),
    DoorDrawing("boulder-coral", 108, 232, 100),
    DoorDrawing("soft-sponge", 176, 226, 104),
    DoorDrawing("carbonate-sponge", 252, 240, 92),
    DoorDrawing("urchin", 276, 298, 56),
    DoorDrawing("finger-coral", 316, 250, 90),
    DoorDrawing("encrusting-sponge", 388, 274, 76),
    DoorDrawing("fleshy-alga", 402, 222, 72),
    DoorDrawing("platy-coral", 446, 226, 100),
    DoorDrawing("carbonate-alga", 526, 242, 84),
    DoorDrawing("snail", 506, 296, 56),
    DoorDrawing("bivalve", 566, 254, 80),
    DoorDrawing("microbialite", 616, 244, 78),
)
"""Organisms of the entrance's picture, whose view is 700 units wide, from y = 40 to 364."""

MOST_CAUSES = 3
"""Maximum number of causes listed for a selected point; the log lists all of them."""
_REEF = re.compile(r"reef-([0-9]{1,2})")
"""Matches the key of a reef's curve."""


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


FOR_CLASSES = ("rounds", "predict", "plot_first", "scoring", "hands_on", "team_bonus", "topics")
"""Options that classes change most; the others are folded away under *For teachers*."""
AT_THE_DESK = ("gates", "strike")
"""Options that need a teacher's desk, since without one nobody could open a gate."""


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
    """Reef Survivor's lab."""

    id = GAME.id
    lesson = "reef-survivor"
    next_lesson = "deep-time"
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
    quick_bots = GAME.quick_bots
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
    homework = ReefHomework()
    open_card = card_view.DisasterReport()
    page_values: ClassVar[Mapping[str, Callable[[Any], Values]]] = {
        "door": lambda _: {"picture": PICTURE},
        "how": how_pages.how_values,
        "before": lambda scene: {"homework": homework.card(scene)},
        "evidence": lambda scene: {"hand": sums.of_pick(scene), "by_hand": sums.last(scene)},
    }
    stored_hand = ("draft", "draft_of")
    no_evidence_in = "founding"
    bar = staticmethod(phase_bar.render_phases)
    standing = staticmethod(controls.standing)
    now = staticmethod(asked)
    aloud = staticmethod(spoken.aloud)
    holding = staticmethod(spoken.holding)
    ending = staticmethod(survey.ending)
    predicted = staticmethod(match_story.predicted)
    how = staticmethod(how_pages.how)
    match_questions = "reefkit.labs.reef.questions:QUESTIONS"
    desk_adapter = "reefkit.labs.reef.desk_adapter:ReefOnDesk"

    @property
    def quick_options(self) -> Mapping[str, Any]:
        """Those of a lesson, but for a schedule of disasters that is meant for its two rounds."""
        options = teaching(self.id).plan["one-lesson"].options
        return {name: value for name, value in options.items() if name != "early_long"}

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

    def begins(self, scene: Scene) -> str:
        # A card and a tally come into view by themselves, and further down.
        state = scene.state
        return "" if state.phase in {"catastrophe", "survey"} else f"{state.round}-{state.phase}"

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
        # A bar ends at the last survey of its type; the losses are of the round after it.
        return _losses(scene, str(key), int(time) + (kind != "point"), is_type=kind != "point")


LAB = ReefLab()
lab = partial(LessonLab, LAB)
"""Opens the Reef Survivor lab in a notebook or a published page (see `LessonLab`)."""

"""Climate Change's lab: `LAB`, its `Lab` object, and `lab`, which opens it in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple

from markupsafe import Markup

from reefkit.games.climate import content as stored
from reefkit.games.climate.content import HABITATS, LEAST_SEATS, MOST_SEATS
from reefkit.games.climate.game import GAME, new_match
from reefkit.games.climate.state import animal_of
from reefkit.labs.climate import animals, regions, spoken, turn_bar, turn_plan
from reefkit.labs.climate.questions.evidence_pictures import drawing
from reefkit.labs.climate.scene import HABITATS_SHOWN, ClimateScene, InHand
from reefkit.labs.climate.timeline import WHAT_IF, Charts, event_lines, moments
from reefkit.labs.lesson.lab import (
    HowStep,
    Lab,
    MatchEnding,
    Part,
    Values,
)
from reefkit.labs.lesson.moments import openings
from reefkit.labs.lesson.option_form import OptionSet
from reefkit.labs.lesson.page import LessonLab
from reefkit.labs.lesson.parts import ending, match_view, pages
from reefkit.labs.lesson.parts.match_view import picked
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.course import defined
from reefkit.match.game import Game
from reefkit.text import Message, message

HOW = ("place", "draw", "move", "adapt", "preadapt", "climate", "extinct", "win")
"""The steps of *How to play*; `how_picture.html` draws their pictures."""


class _ClimateResult(NamedTuple):
    """Result of one seat; `tokens`: indices of the habitats it has tokens of."""

    seat: int
    name: str
    tokens: tuple[int, ...]
    extinctions: int
    won: bool


MOST_LOOKS = 8
"""Maximum number of pictures of a species through time: the first and, of the rest, the latest."""


class _AnimalAtRound(NamedTuple):
    """A species as it became, or as it died out, in a round; 0 is the start."""

    round: int
    drawing: Markup
    habitat: Message
    died: bool = False


def _animal_by_round(scene: ClimateScene) -> list[_AnimalAtRound]:
    seat, state = scene.seat, scene.state
    ends = [*openings(moments(scene.table))[1:], scene.view.position]
    kept = animal_of(scene.table.moment(ends[0], None).state, seat)
    genes = [1, 1, 1]
    found = [_AnimalAtRound(0, scene.sample(kept, *genes), HABITATS_SHOWN[0].name)]
    for each, end in zip(state.record, ends[1:], strict=False):
        for lost in state.lost:
            if (lost.round, lost.seat) == (each.round, seat):
                name = HABITATS_SHOWN[lost.habitat].name
                drawn = scene.sample(kept, *lost.genes)
                found.append(_AnimalAtRound(each.round, drawn, name, died=True))
        animal, now = animal_of(scene.table.moment(end, None).state, seat), each.genes[seat]
        if each.habitats[seat] < 0 or (animal == kept and now == genes and not found[-1].died):
            continue
        kept, genes = animal, now
        name = HABITATS_SHOWN[each.habitats[seat]].name
        found.append(_AnimalAtRound(each.round, scene.sample(kept, *genes), name))
    return found[:1] + found[1:][1 - MOST_LOOKS :]


def _story(scene: ClimateScene) -> list[Message]:
    state, seat = scene.state, scene.seat
    lines = [
        message(
            "climate-page-story-died",
            round=lost.round,
            habitat=HABITATS_SHOWN[lost.habitat].name,
            why=Message(f"climate-cause-{lost.cause}"),
        )
        for lost in state.lost
        if lost.seat == seat
    ]
    been = {each.habitats[seat] for each in state.record}
    lived = [
        each.name
        for number, each in enumerate(HABITATS_SHOWN)
        if number in been or state.tokens[seat][number]
    ]
    lines.append(message("climate-page-story-tokens", habitats=lived, count=len(lived)))
    climates = defined(scene.course["climate"].values)
    changes = sum(before != after for before, after in pairwise(climates))
    lines.append(message("climate-page-story-climate", count=changes, rounds=len(state.record)))
    return lines


FOR_CLASSES = ("rounds", "human_change_from", "warming_bias")
"""Options that classes change most; the others are folded away under *For teachers*."""
AT_THE_DESK = ("gates", "map")
"""Options that need a teacher's desk, or a teacher's content, as the package has one map only."""


class _ClimateLab(Lab[ClimateScene, LessonSession]):
    """Climate Change's lab."""

    id = GAME.id
    lesson = "climate-change"
    game: Game = GAME
    scene_class = ClimateScene
    parts = (
        *pages.OPENING,
        regions.MAP_PART,
        regions.CONTROLS_PART,
        match_view.EVIDENCE,
        ending.FINAL_PAGE,
        regions.TOKENS_PART,
        pages.TERM,
    )
    bodies: ClassVar[Mapping[str, Part]] = {
        "animals": animals.ANIMALS_PART,
        "table": regions.RATES_PART,
    }
    options = OptionSet(GAME.id, lambda: stored.default().rules.options, FOR_CLASSES, AT_THE_DESK)
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    quick_bots = GAME.quick_bots
    record_names: ClassVar[Mapping[str, str]] = {"habitat": "climate-habitat"}
    quick_options: ClassVar[Mapping[str, Any]] = {"free_step": True, "exchange": True}
    first_game: ClassVar[Mapping[str, Any]] = {"rounds": 10}
    first_bots = ("newcomer", "hoarder")
    tabs = ("animals", "track", "table", "log")
    charts_in = ("track", "table")
    board = ("climate-map", "climate-tokens")
    courses = (("track", "genes"), ("table", "adapted"))
    phases = ("placing", "turn")
    no_evidence_in = "placing"
    secret_hands = True
    what_if = WHAT_IF
    new_match = staticmethod(new_match)
    moments = staticmethod(moments)
    lines = staticmethod(event_lines)
    drawing = staticmethod(drawing)
    charts = Charts
    page_values: ClassVar[Mapping[str, Callable[[Any], Values]]] = dict.fromkeys(
        ("door", "how", "after"), lambda _: {"habitats": HABITATS_SHOWN}
    )
    new_hand = InHand
    bar = staticmethod(turn_bar.render_bar)
    now = staticmethod(turn_plan.now)
    holding = staticmethod(spoken.holding)
    match_questions = "reefkit.labs.climate.questions:QUESTIONS"
    desk_adapter = "reefkit.labs.climate.desk_adapter:ClimateOnDesk"

    def told(self, scene: ClimateScene) -> list[Message]:
        found = picked(scene)
        if found is None or found[0] != "disaster" or not found[1].startswith("lost-"):
            return []
        number = found[1].removeprefix("lost-")
        lost = scene.state.lost
        if not number.isdecimal() or int(number) >= len(lost):
            return []
        one = lost[int(number)]
        return [
            message(
                "climate-page-died-of",
                player=scene.name(one.seat),
                round=one.round,
                habitat=HABITATS_SHOWN[one.habitat].name,
                why=Message(f"climate-cause-{one.cause}"),
            )
        ]

    def ending(self, scene: ClimateScene) -> MatchEnding:
        state = scene.state
        winners = [scene.name(seat) for seat in state.winners]
        most = max((sum(tokens) for tokens in state.tokens), default=0)
        whole = most == len(HABITATS)
        won = message(
            "climate-page-won",
            players=winners,
            count=len(winners),
            tokens=most,
            all=int(whole),
            extinctions=max((state.extinctions[seat] for seat in state.winners), default=0),
        )
        standings = [
            _ClimateResult(
                seat,
                scene.name(seat),
                tuple(number for number, one in enumerate(state.tokens[seat]) if one),
                state.extinctions[seat],
                seat in state.winners,
            )
            for seat in scene.seats
        ]
        standings.sort(key=lambda one: (not one.won, -len(one.tokens), one.extinctions, one.seat))
        return MatchEnding(
            won,
            _story(scene),
            {
                "standings": standings,
                "habitats": HABITATS_SHOWN,
                "looks": _animal_by_round(scene),
                "rate": message(
                    "climate-page-rate",
                    count=int(scene.course["lost"].last()),
                    rounds=len(state.record),
                    rate=round(10 * scene.course["rate"].last(), 1),
                ),
            },
            tuple(state.winners),
        )

    def how(self, scene: ClimateScene) -> tuple[HowStep, ...]:
        return tuple(HowStep(f"climate-how-{step}", step) for step in HOW)


LAB = _ClimateLab()
lab = partial(LessonLab, LAB)
"""Opens the Climate Change lab in a notebook or a published page (see `LessonLab`)."""

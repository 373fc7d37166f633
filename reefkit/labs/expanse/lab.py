"""Blue Expanse's lab: `LAB`, its `Lab` object, and `lab`, which opens it in a notebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, NamedTuple

from reefkit.games.expanse import content as stored
from reefkit.games.expanse import queries
from reefkit.games.expanse.course import own_turns
from reefkit.games.expanse.game import GAME, new_match
from reefkit.games.expanse.scoring import points_by_part
from reefkit.labs.expanse import (
    bleaching,
    controls,
    page_acts,
    reef_web,
    regions,
    ring_board,
    spoken,
)
from reefkit.labs.expanse.now_sentence import now_asked, standing
from reefkit.labs.expanse.questions.evidence_pictures import drawing
from reefkit.labs.expanse.scene import InHand, Scene
from reefkit.labs.expanse.timeline import (
    COURSE,
    VARIETY,
    WEB,
    WHAT_IF,
    Charts,
    event_lines,
    moments,
    stages,
)
from reefkit.labs.lesson.content import teaching
from reefkit.labs.lesson.lab import (
    DoorDrawing,
    HowStep,
    Lab,
    MatchEnding,
    Part,
    Values,
)
from reefkit.labs.lesson.option_form import OptionSet
from reefkit.labs.lesson.page import LessonLab
from reefkit.labs.lesson.parts import ending, match_view, pages
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.game import Game
from reefkit.text import Message, message

LIVING = (
    "coral",
    "zooxanthellae",
    "seagrass",
    "green-sea-turtle",
    "reef-manta-ray",
    "sea-cucumber",
    "whitetip-reef-shark",
)
"""Living cards shown as examples, with different ways of life."""
PEOPLE = ("resort", "trawler", "farming-region")
SHOWN_BY = {3: "pollution", 4: "warming"}
"""Quantities of a match without which a question for two reefs is not asked, by number."""


def _asked_of_two(scene: Scene) -> list[Message]:
    return [
        Message(f"postlab-expanse-ask-{number}")
        for number in range(1, 5)
        if number not in SHOWN_BY or scene.course[SHOWN_BY[number]].values.any()
    ]


def _named(cards: tuple[str, ...]) -> list[tuple[str, Message]]:
    return [(card, Message(f"expanse-{card}")) for card in cards]


SEATS = "points"


PICTURE = (
    DoorDrawing("whale-shark", 40, 58, 138),
    DoorDrawing("reef-manta-ray", 300, 60, 104),
    DoorDrawing("grey-reef-shark", 520, 74, 118),
    DoorDrawing("green-sea-turtle", 210, 130, 92),
    DoorDrawing("regal-tang", 420, 166, 66),
    DoorDrawing("clownfish", 606, 196, 58),
    DoorDrawing("seagrass", 14, 250, 92),
    DoorDrawing("coral", 112, 238, 104),
    DoorDrawing("spotted-parrotfish", 196, 214, 66),
    DoorDrawing("feather-star", 250, 250, 80),
    DoorDrawing("coral", 330, 246, 96),
    DoorDrawing("crown-of-thorns", 430, 264, 72),
    DoorDrawing("coral", 506, 240, 102),
    DoorDrawing("seagrass", 606, 256, 86),
)
"""Organisms of the entrance's picture, whose view is 700 units wide, from y = 46 to 364."""

_STEPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("goal", ("coral", "regal-tang", "grey-reef-shark")),
    ("turn", ("tile-start", "biomass", "capital", "tile-grant")),
    ("buy", ("coral", "spotted-parrotfish", "reef-cruise")),
    ("raise", ("capital", "major-port")),
    ("act", ("zooxanthellae", "coral", "plankton", "coralline-algae")),
    ("web", ("coralline-algae", "regal-tang", "whitetip-reef-shark")),
    ("counters", ("oil-spill", "seagrass", "el-nino")),
    ("stages", ("farming-region", "resort", "airport", "research-bleaching")),
)
"""The steps of *How to play*, each with its drawings."""


class _ExpanseResult(NamedTuple):
    """Result of one seat."""

    seat: int
    name: str
    place: int  #: From 1; equal points share a place.
    points: int
    parts: list[int]  #: Points by source, in the order of `FROM`.
    own: bool


FROM = ("resource", "biomass", "humanitarian", "other")
"""Sources of points, in the order of the table."""


def rows(scene: Scene) -> list[_ExpanseResult]:
    found = []
    for seat in scene.seats:
        parts = Counter(dict.fromkeys(FROM, 0))
        for source, points in points_by_part(scene.step, seat):
            deck = scene.story(source).deck if source in scene.rules.content.cards else "other"
            parts[deck if deck in FROM else "other"] += points
        own = seat == scene.seat and bool(scene.here)
        place, points = scene.place(seat), scene.points[seat]
        counted = [parts[name] for name in FROM]
        found.append(_ExpanseResult(seat, scene.name(seat), place, points, counted, own))
    return sorted(found, key=lambda row: (row.place, row.seat))


def _story(scene: Scene) -> list[Message]:
    place, points = scene.place(scene.seat), scene.points[scene.seat]
    texts = [message("expanse-page-story-place", place=place, points=points)]
    cards = own_turns(scene.course, scene.seat)["own-cards"].of(scene.seat)[1:]
    if cards.size:
        turn, count = int(cards.argmax()) + 1, int(cards.max())
        texts.append(message("expanse-page-story-most", turn=turn, count=count))
    eaten, starved, bleached = queries.fates(scene.table, scene.seat)
    texts.append(message("expanse-page-story-eaten", count=eaten))
    texts.append(message("expanse-page-story-starved", count=starved))
    texts.append(message("expanse-page-story-bleached", count=bleached))
    texts.append(
        message(
            "expanse-page-story-warming",
            warming=scene.state.warming,
            pollution=scene.state.seats[scene.seat].pollution,
        )
    )
    return texts


FOR_CLASSES = ("dice", "turns", "chain", "raising", "window")
"""Options that classes change most; the others are folded away under *For teachers*."""
AT_THE_DESK = ("research", "without")
"""Options that only *What if* changes, after a match."""


class ExpanseLab(Lab[Scene, LessonSession]):
    """Blue Expanse's lab."""

    id = GAME.id
    lesson = "blue-expanse"
    game: Game = GAME
    scene_class = Scene
    parts = (
        *pages.OPENING,
        ring_board.RING_PART,
        regions.TALLIES_PART,
        controls.CONTROLS_PART,
        bleaching.BLEACHING_PART,
        match_view.EVIDENCE,
        ending.FINAL_PAGE,
        pages.TERM,
    )
    bodies: ClassVar[Mapping[str, Part]] = {"web": reef_web.WEB_PART, "reefs": regions.REEFS_PART}
    more_acts = (match_view.turn_acts, page_acts.acts)
    options = OptionSet(GAME.id, lambda: stored.default().rules.options, FOR_CLASSES, AT_THE_DESK)
    least_seats = stored.default().rules.numbers.least_seats
    most_seats = stored.default().rules.numbers.most_seats
    quick_bots = GAME.quick_bots
    has_places = True
    record_names: ClassVar[Mapping[str, str]] = {
        "type": "expanse",
        "role": "expanse-class",
        "card": "expanse",
        "source": "expanse",
        "eater": "expanse",
        "eaten": "expanse",
        "deck": "expanse-deck",
        "feeding": "expanse-class",
    }
    set_up = "setup"
    tabs = (WEB, COURSE, VARIETY, "reefs", "log")
    charts_in = (WEB, COURSE, VARIETY)
    board = ("ring", "tallies")
    courses = ((VARIETY, "bleached"), (VARIETY, "variety"))
    secret_hands = True
    counts_seconds = True
    what_if = WHAT_IF
    new_match = staticmethod(new_match)
    moments = staticmethod(moments)
    surveys = staticmethod(stages)
    lines = staticmethod(event_lines)
    drawing = staticmethod(drawing)
    charts = Charts
    page_values: ClassVar[Mapping[str, Callable[[Any], Values]]] = {
        "door": lambda _: {"picture": PICTURE},
        "before": lambda _: {"living": _named(LIVING), "people": _named(PEOPLE)},
        "after": lambda scene: {"asked_of_two": _asked_of_two(scene)},
    }
    new_hand = InHand
    holds_bots = staticmethod(bleaching.is_open)
    standing = staticmethod(standing)
    now = staticmethod(now_asked)
    aloud = staticmethod(spoken.aloud)
    holding = staticmethod(spoken.holding)
    match_questions = "reefkit.labs.expanse.questions:QUESTIONS"
    desk_adapter = "reefkit.labs.expanse.desk_adapter:ExpanseOnDesk"

    @property
    def quick_options(self) -> Mapping[str, Any]:
        plan = teaching(self.id).plan["expanse-lesson"]
        return {**plan.options, "turns": plan.rounds}

    def told(self, scene: Scene) -> list[Message]:
        mark = match_view.picked(scene)
        if mark is None:
            return []
        _, key, time = mark
        seat = (
            int(key.removeprefix("reef-")) if key.removeprefix("reef-").isdecimal() else scene.seat
        )
        turn = int(time)
        course = own_turns(scene.course, seat)
        if not 0 < turn < len(course.times):
            return [message("expanse-page-told-before")]
        stage, points, pollution, warming, bleached = (
            int(course[name].of(seat)[turn])
            for name in ("stage", "points", "pollution", "warming", "own-bleached")
        )
        return [
            message(
                "expanse-page-told",
                player=scene.name(seat),
                turn=turn,
                stage=stage,
                points=points,
                pollution=pollution,
                warming=warming,
                bleached=bleached,
            )
        ]

    def ending(self, scene: Scene) -> MatchEnding:
        """Return how the match ended: most points win, equal points share a place (B16)."""
        found = rows(scene)
        best = [row for row in found if row.place == 1]
        won = message(
            "expanse-page-won",
            players=[row.name for row in best],
            count=len(best),
            points=best[0].points,
        )
        return MatchEnding(
            won,
            _story(scene),
            {"rows": found, "sources": FROM},
            tuple(row.seat for row in best),
        )

    def diagram(self, scene: Scene, seat: int) -> tuple[Message, str] | None:
        return reef_web.web_picture(scene, seat)

    def how(self, scene: Scene) -> tuple[HowStep, ...]:
        rules = stored.default().rules
        numbers = rules.numbers
        values = {
            "hand": numbers.hand,
            "capital": numbers.loop_capital,
            "limit": numbers.loop_limit,
            "cards": numbers.raised_cards,
            "pollution": numbers.pollution_every,
            "warming": numbers.warming_every,
        }
        return tuple(HowStep(f"how-expanse-{name}", drawn, values) for name, drawn in _STEPS)

    def card_name(self, card: str) -> Message:
        return Message(f"expanse-{card}")

    def names(self) -> dict[str, str]:
        return stored.own_words(stored.default().cards)


LAB = ExpanseLab()
lab = partial(LessonLab, LAB)
"""Opens the Blue Expanse lab in a notebook or a published page (see `LessonLab`)."""

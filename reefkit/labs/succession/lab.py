"""Succession's lab: `LAB`, its `Lab` object, and `lab`, which opens it in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from reefkit.games.succession import content as stored
from reefkit.games.succession import queries
from reefkit.games.succession.course import course_of
from reefkit.games.succession.game import GAME, new_match
from reefkit.games.succession.guide import Rock, RockVisit, Settled, SettlerCardText
from reefkit.games.succession.settlement_record import covered
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
from reefkit.labs.succession import page_acts, regions, spoken
from reefkit.labs.succession.now_sentence import now_asked
from reefkit.labs.succession.questions.evidence_pictures import drawing
from reefkit.labs.succession.questions.facts import names, one
from reefkit.labs.succession.questions.record import GROUPS
from reefkit.labs.succession.scene import InHand, Scene, asks_all
from reefkit.labs.succession.timeline import (
    CAME,
    KINDS,
    ROUND,
    WHAT_IF,
    Charts,
    event_lines,
    moments,
    shown_rock,
    surveys,
)
from reefkit.match.game import Game
from reefkit.match.table import Table
from reefkit.text import Message, message


def _eats(hunter: str, prey: tuple[str, ...]) -> Message:
    if not prey:
        return message("prelab-rock-eats-none", one=one(hunter))
    return message("prelab-rock-eats", one=one(hunter), prey=names(prey))


QUESTIONS_FOR_TWO = tuple(Message(f"postlab-rock-ask-{number}") for number in range(1, 5))

SCORE = "score"


PICTURE = (
    DoorDrawing("jellyfish", 84, 84, 78),
    DoorDrawing("shrimp", 318, 92, 64),
    DoorDrawing("nudibranch", 548, 110, 66),
    DoorDrawing("bacteria", 8, 268, 62),
    DoorDrawing("diatoms", 66, 262, 70),
    DoorDrawing("green-algae", 118, 218, 102),
    DoorDrawing("brown-algae", 186, 200, 118),
    DoorDrawing("snails", 262, 262, 70),
    DoorDrawing("red-algae", 302, 222, 100),
    DoorDrawing("hydroids", 372, 230, 88),
    DoorDrawing("tubeworms", 436, 216, 100),
    DoorDrawing("sea-anemones", 508, 232, 88),
    DoorDrawing("crab", 474, 296, 64),
    DoorDrawing("barnacles", 574, 254, 72),
    DoorDrawing("mussels", 626, 240, 80),
)
"""Organisms of the entrance's picture, whose view is 700 units wide, from y = 46 to 364."""


def _card_of(card: str) -> dict[str, object]:
    known = stored.default().cards[card]
    return {
        "card": card,
        "number": known.number,
        "colour": known.colour,
        "guild": known.guild,
        "name": Message(f"succession-{card}"),
    }


_STEPS = (
    ("deal", ("bacteria", "green-algae", "snails", "mussels")),
    ("turn", ("red-algae", "green-algae", "crab")),
    ("succession", ("brown-algae", "ciliates", "bryozoans", "tubeworms")),
    ("predators", ("starfish", "crab", "shrimp", "nudibranch", "jellyfish")),
    ("last", ("barnacles",)),
    ("rock", ("diatoms", "hydroids", "tunicates")),
)
"""The steps of *How to play*, each with the cards of its picture."""


def _settled_text(scene: Scene, each: Settled) -> Message:
    whom = [_name(one.card) for one in covered(shown_rock(scene), each.time)]
    return message(
        f"succession-page-told-{'covered' if whom else 'settled'}",
        card=_one(each.card),
        player=scene.name(each.seat),
        time=each.time,
        **({"whom": whom} if whom else {}),
    )


def _visit_text(scene: Scene, record: Rock, each: RockVisit) -> Message:
    prey = [_name(record.settled[place].card) for place in each.eaten]
    values = {"card": _one(each.card), "player": scene.name(each.seat), "time": each.time}
    if not prey:
        return message("succession-page-told-came", **values)
    return message("succession-page-told-ate", **values, prey=prey)


def _kind_texts(scene: Scene, card: str, *, ended: bool) -> list[Message]:
    record = shown_rock(scene)
    own = [each for each in record.settled if each.card == card]
    if not own:
        return []
    story: SettlerCardText = scene.story(card)
    texts = [
        story.story,
        message("succession-page-told-kind", card=story.name, count=len(own), time=own[0].time),
    ]
    gone = [each for each in own if each.until]
    if ended and gone:
        last = max(gone, key=lambda each: each.until)
        texts.append(
            message("succession-page-told-gone", card=story.name, by=_one(last.by), time=last.until)
        )
    return texts


def _name(card: str) -> Message:
    return Message(f"succession-{card}")


def _one(card: str) -> Message:
    return Message(f"succession-{card}.one")


IN_LESSONS = {"places": 40, "cards": 6, "starfish": 1, "deck_ends": True}
"""Options of lessons and of *Quick start*: room runs out, and a round ends in ten minutes."""

FOR_CLASSES = ("rounds", "window", "places", "disturbances", "invaders")
"""Options that classes change most; the others are folded away under *For teachers*."""


def _evidence_values(scene: Scene) -> Values:
    shown = scene.ui.settings.get(ROUND)
    return {
        "rock_rounds": list(range(1, scene.rock.round + 1)),
        "rock_round": shown_rock(scene).round if shown else scene.rock.round,
    }


def _before_values(scene: Scene) -> Values:
    """Return the cards without variations, with their names, by id: no order of succession."""
    del scene
    every = sorted(each for each, card in stored.default().cards.items() if not card.variation)
    return {"met": list(zip(every, names(every), strict=True)), "picture": PICTURE}


def _how_values(scene: Scene) -> Values:
    del scene
    cards = stored.default().cards
    groups = []
    for guild in GROUPS:
        mine = [name for name, card in cards.items() if card.guild == guild]
        groups.append((guild, list(zip(mine, names(mine), strict=True))))
    hunters = [
        (name, _eats(name, card.eats)) for name, card in cards.items() if card.guild == "predators"
    ]
    return {"groups": groups, "hunters": hunters}


class _SuccessionLab(Lab[Scene, LessonSession]):
    """Succession's lab."""

    id = GAME.id
    lesson = "succession"
    game: Game = GAME
    scene_class = Scene
    parts = (
        *pages.OPENING,
        regions.OTHERS_PART,
        regions.ROCK_PART,
        regions.PILE_PART,
        regions.CONTROLS_PART,
        match_view.EVIDENCE,
        regions.EVENTS_PART,
        ending.FINAL_PAGE,
        pages.TERM,
    )
    bodies: ClassVar[Mapping[str, Part]] = {SCORE: regions.SCORE_PART}
    more_acts = (match_view.turn_acts, page_acts.acts)
    options = OptionSet(GAME.id, lambda: stored.default().rules.options, FOR_CLASSES)
    least_seats = stored.default().rules.numbers.least_seats
    most_seats = stored.default().rules.numbers.most_seats
    quick_bots = GAME.quick_bots
    quick_options: ClassVar[Mapping[str, Any]] = IN_LESSONS
    record_names: ClassVar[Mapping[str, str]] = {
        "type": "succession",
        "role": "succession-guild",
        "card": "succession",
        "taken_by": "succession",
        "guild": "succession-guild",
        "colour": "succession-colour",
    }
    first_game: ClassVar[Mapping[str, Any]] = {
        "rounds": 1,
        "window": 0,
        "open_hands": True,
        "places": 30,
    }
    pair_game: ClassVar[Mapping[str, Any]] = {**first_game, "places": 20}
    first_bots = ("newcomer", "keeper")
    set_up = "setup"
    tabs = (CAME, KINDS, SCORE, "log")
    charts_in = (CAME, KINDS)
    board = ("others", "rock", "pile")
    courses = ((CAME, "came"), (KINDS, "kinds"))
    fewest_win = True
    secret_hands = True
    counts_seconds = True
    what_if = WHAT_IF
    new_match = staticmethod(new_match)
    moments = staticmethod(moments)
    surveys = staticmethod(surveys)
    lines = staticmethod(event_lines)
    drawing = staticmethod(drawing)
    charts = Charts
    page_values: ClassVar[Mapping[str, Callable[[Any], Values]]] = {
        "door": lambda _: {"picture": PICTURE},
        "how": _how_values,
        "before": _before_values,
        "after": lambda _: {"asked_of_two": QUESTIONS_FOR_TWO},
        "evidence": _evidence_values,
    }
    new_hand = InHand
    now = staticmethod(now_asked)
    holding = staticmethod(spoken.holding)
    card_name = staticmethod(_name)
    match_questions = "reefkit.labs.succession.questions:QUESTIONS"
    desk_adapter = "reefkit.labs.succession.desk_adapter:SuccessionOnDesk"

    def hides_hands(self, table: Table) -> bool:
        """Return whether hands are hidden: always, unless the match has open hands (S27)."""
        return not table.setup.options.get("open_hands", False)

    def standing(self, scene: Scene) -> Message | None:
        if not scene.covered_hand:
            return None
        if not scene.is_awaited:
            return scene.waiting
        return now_asked(scene) if asks_all(scene) else None

    def told(self, scene: Scene) -> list[Message]:
        mark = match_view.picked(scene)
        if mark is None:
            return []
        kind, key, time = mark
        record = shown_rock(scene)
        if kind in {"bar", "ending"}:
            return _kind_texts(scene, key, ended=kind == "ending")
        at = int(time)
        lines = [_settled_text(scene, each) for each in record.settled if each.time == at]
        lines += [_visit_text(scene, record, each) for each in record.visits if each.time == at]
        lines += [
            message("succession-page-told-no-room", card=_one(each.card), time=at)
            for each in record.turned_away
            if each.time == at
        ]
        return lines or [message("succession-page-told-nothing", time=at)]

    def ending(self, scene: Scene) -> MatchEnding:
        """Return how the match ended: fewest points win, equal points share a place (S17)."""
        found = regions.rows(scene)
        best = [row for row in found if row.place == 1]
        won = message(
            "succession-page-won",
            players=[row.name for row in best],
            count=len(best),
            points=best[0].total,
        )
        own = next(row for row in found if row.seat == scene.seat)
        story = []
        for record in queries.rocks(scene.table):
            course = course_of(record, scene.state, scene.rules.content)
            story.append(
                message(
                    "succession-page-story",
                    round=record.round,
                    kinds=int(course["kinds"].last()),
                    settled=len(record.settled),
                    visits=len(record.visits),
                    who=[_name(card) for card in dict.fromkeys(one.card for one in record.visits)],
                )
            )
            took = sum(bool(each.eaten) for each in record.visits)
            if record.visits:
                story.append(message("succession-page-story-took", took=took))
        if len(best) == 1 and own.seat == best[0].seat:
            story.append(message("succession-page-story-first"))
        else:
            story.append(message("succession-page-story-place", place=own.place, points=own.total))
        return MatchEnding(
            won,
            story,
            {"rows": found, "rounds": scene.rounds},
            tuple(row.seat for row in best),
        )

    def how(self, scene: Scene) -> tuple[HowStep, ...]:
        rules = stored.default().rules
        values = {
            "seconds": rules.options.window,
            "rounds": rules.options.rounds,
            "penalty": rules.numbers.last_card_penalty,
        }
        return tuple(
            HowStep(f"how-succession-{name}", [_card_of(each) for each in cards], values)
            for name, cards in _STEPS
        )


LAB = _SuccessionLab()
lab = partial(LessonLab, LAB)
"""Opens the Succession lab in a notebook or a published page (see `LessonLab`)."""

"""What Succession says where the regions of every lesson's page ask."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.succession import content as stored
from reefkit.games.succession import guide
from reefkit.games.succession.guide_types import CardStory, Rock, Settled, Visit
from reefkit.labs.lesson.front import Ending, Front, HowStep, Values
from reefkit.labs.lesson.parts import evidence
from reefkit.labs.succession.charts import ROUND, shown_rock
from reefkit.labs.succession.moves import asks_all
from reefkit.labs.succession.now import now_asked
from reefkit.labs.succession.parts import score
from reefkit.labs.succession.prelab import after_values, before_values
from reefkit.labs.succession.scene import Scene
from reefkit.text import Message, message

SCORE = "score"


class Drawn(NamedTuple):
    """One organism of the door's picture: which, its corner, and how large it is."""

    art: str
    x: int
    y: int
    size: int


PICTURE = (
    Drawn("jellyfish", 84, 84, 78),
    Drawn("shrimp", 318, 92, 64),
    Drawn("nudibranch", 548, 110, 66),
    Drawn("bacteria", 8, 268, 62),
    Drawn("diatoms", 66, 262, 70),
    Drawn("green-algae", 118, 218, 102),
    Drawn("brown-algae", 186, 200, 118),
    Drawn("snails", 262, 262, 70),
    Drawn("red-algae", 302, 222, 100),
    Drawn("hydroids", 372, 230, 88),
    Drawn("tubeworms", 436, 216, 100),
    Drawn("sea-anemones", 508, 232, 88),
    Drawn("crab", 474, 296, 64),
    Drawn("barnacles", 574, 254, 72),
    Drawn("mussels", 626, 240, 80),
)
"""The rock of the door: 700 units wide, 46 to 364 high; the rock's top at about 320."""


class Shown(NamedTuple):
    """A card in an illustration: its face's facts."""

    card: str
    number: int
    colour: str
    guild: str
    name: Message


def card_of(card: str) -> Shown:
    """Give a card of our own content for an illustration."""
    known = stored.default().cards[card]
    return Shown(card, known.number, known.colour, known.guild, Message(f"succession-{card}"))


_STEPS = (
    ("deal", ("bacteria", "green-algae", "snails", "mussels")),
    ("turn", ("red-algae", "green-algae", "crab")),
    ("succession", ("brown-algae", "ciliates", "bryozoans", "tubeworms")),
    ("predators", ("starfish", "crab", "shrimp", "nudibranch", "jellyfish")),
    ("last", ("barnacles",)),
    ("rock", ("diatoms", "hydroids", "tunicates")),
)
"""The steps of *How to play*, each with the cards of its picture."""


def standing(scene: Scene) -> Message | None:
    """Say what all here are asked at once, or whom they wait for, while a hand is covered."""
    if not scene.covered_hand:
        return None
    if not scene.is_awaited:
        return message("play-wait", who=scene.awaited_names)
    return now_asked(scene) if asks_all(scene) else None


def how(scene: Scene) -> tuple[HowStep, ...]:
    """Give the steps, with the numbers in force."""
    del scene
    rules = stored.default().rules
    values = {
        "seconds": rules.options.window,
        "rounds": rules.options.rounds,
        "penalty": rules.numbers.last_card_penalty,
    }
    return tuple(
        HowStep(f"how-succession-{name}", [card_of(each) for each in cards], values)
        for name, cards in _STEPS
    )


def door_values(scene: Scene) -> Values:
    """Give the picture."""
    del scene
    return {"picture": PICTURE}


def ending(scene: Scene) -> Ending:
    """Tell how the match ended: the fewest points win, and equal points share a place (S17)."""
    found = score.rows(scene)
    best = [row for row in found if row.place == 1]
    won = message(
        "succession-page-won",
        players=[row.name for row in best],
        count=len(best),
        points=best[0].total,
    )
    own = next(row for row in found if row.seat == scene.seat)
    story = []
    for record in guide.rocks(scene.table):
        last = guide.series(scene.table, record)
        story.append(
            message(
                "succession-page-story",
                round=record.round,
                kinds=int(last.richness[-1]),
                settled=len(record.settled),
                visits=len(record.visits),
            )
        )
    if len(best) == 1 and own.seat == best[0].seat:
        story.append(message("succession-page-story-first"))
    else:
        story.append(message("succession-page-story-place", place=own.place, points=own.total))
    return Ending(won, story, {"rows": found, "rounds": scene.rounds})


def told(scene: Scene) -> list[Message]:
    """Say what was picked in a chart: which card was laid then, by whom, and what it did."""
    mark = evidence.picked(scene)
    if mark is None:
        return []
    kind, key, time = mark
    record = shown_rock(scene)
    if kind in {"bar", "ending"}:
        return _told_kind(scene, key, ended=kind == "ending")
    at = int(time)
    said = [_told_settled(scene, each) for each in record.settled if each.time == at]
    said += [_told_visit(scene, record, each) for each in record.visits if each.time == at]
    return said or [message("succession-page-told-nothing", time=at)]


def _told_settled(scene: Scene, each: Settled) -> Message:
    player = scene.name(each.seat)
    return message(
        "succession-page-told-settled", card=_one(each.card), player=player, time=each.time
    )


def _told_visit(scene: Scene, record: Rock, each: Visit) -> Message:
    """Tell of a predator or a disturbance: who played it, and what it took."""
    prey = [_name(record.settled[place].card) for place in each.eaten]
    values = {"card": _one(each.card), "player": scene.name(each.seat), "time": each.time}
    if not prey:
        return message("succession-page-told-came", **values)
    return message("succession-page-told-ate", **values, prey=prey)


def _told_kind(scene: Scene, card: str, *, ended: bool) -> list[Message]:
    """Tell of a kind: how often it settled, and what ended it."""
    record = shown_rock(scene)
    own = [each for each in record.settled if each.card == card]
    if not own:
        return []
    story: CardStory = scene.story(card)
    said = [
        story.story,
        message("succession-page-told-kind", card=story.name, count=len(own), time=own[0].time),
    ]
    gone = [each for each in own if each.until]
    if ended and gone:
        last = max(gone, key=lambda each: each.until)
        said.append(
            message("succession-page-told-gone", card=story.name, by=_one(last.by), time=last.until)
        )
    return said


def _name(card: str) -> Message:
    return Message(f"succession-{card}")


def _one(card: str) -> Message:
    return Message(f"succession-{card}.one")


def evidence_values(scene: Scene) -> Values:
    """Give the rounds whose rocks can be looked at."""
    if not scene.has_table:
        return {"rock_rounds": [], "rock_round": 0}
    return {
        "rock_rounds": list(range(1, scene.rock.round + 1)),
        "rock_round": shown_rock(scene).round if scene.ui.settings.get(ROUND) else scene.rock.round,
    }


FRONT = Front(
    how=how,
    door_values=door_values,
    before_values=before_values,
    after_values=after_values,
    bodies={SCORE: score.PART},
    told=told,
    evidence_values=evidence_values,
    ending=ending,
    card_name=_name,
    standing=standing,
)

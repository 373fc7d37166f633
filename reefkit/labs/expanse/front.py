"""What Blue Expanse says where the regions of every lesson's page ask."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from reefkit.games.expanse import content as stored
from reefkit.games.expanse import guide
from reefkit.labs.expanse import prelab
from reefkit.labs.expanse.course import of_seat
from reefkit.labs.expanse.now import standing
from reefkit.labs.expanse.parts import reefs, web
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.front import Ending, Front, HowStep, Values
from reefkit.labs.lesson.parts import evidence
from reefkit.text import Message, message

SEATS = "points"


class Drawn(NamedTuple):
    """One organism of the door's picture: which, its corner, and how large it is."""

    art: str
    x: int
    y: int
    size: int


PICTURE = (
    Drawn("whale-shark", 40, 58, 138),
    Drawn("reef-manta-ray", 300, 60, 104),
    Drawn("grey-reef-shark", 520, 74, 118),
    Drawn("green-sea-turtle", 210, 130, 92),
    Drawn("regal-tang", 420, 166, 66),
    Drawn("clownfish", 606, 196, 58),
    Drawn("seagrass", 14, 250, 92),
    Drawn("coral", 112, 238, 104),
    Drawn("spotted-parrotfish", 196, 214, 66),
    Drawn("feather-star", 250, 250, 80),
    Drawn("coral", 330, 246, 96),
    Drawn("crown-of-thorns", 430, 264, 72),
    Drawn("coral", 506, 240, 102),
    Drawn("seagrass", 606, 256, 86),
)
"""The sea of the door: 700 units wide, 46 to 364 high; the sea floor at about 330."""

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
"""The steps of *How to play*, each with the drawings of its picture."""


def how(scene: Scene) -> tuple[HowStep, ...]:
    """Give the steps, with the numbers in force."""
    del scene
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


def door_values(scene: Scene) -> Values:
    """Give the picture."""
    del scene
    return {"picture": PICTURE}


# -- the end ---------------------------------------------------------------------------------------


class Row(NamedTuple):
    """How one seat ended: its points by where they came from."""

    seat: int
    name: str
    place: int
    points: int
    parts: list[int]
    own: bool


FROM = ("resource", "biomass", "humanitarian", "other")
"""Where points come from, in the order of the table."""


def rows(scene: Scene) -> list[Row]:
    """List all seats, the most points first."""
    found = []
    for each in scene.seat_stories:
        parts = Counter(dict.fromkeys(FROM, 0))
        for source, points in guide.points_parts(scene.sight, each.seat):
            deck = scene.story(source).deck if source in scene.rules.content.cards else "other"
            parts[deck if deck in FROM else "other"] += points
        own = each.seat == scene.seat and bool(scene.here)
        found.append(
            Row(each.seat, each.name, each.place, each.points, [parts[name] for name in FROM], own)
        )
    return sorted(found, key=lambda row: (row.place, row.seat))


def ending(scene: Scene) -> Ending:
    """Tell how the match ended: the most points win, and ties share a place (B16)."""
    found = rows(scene)
    best = [row for row in found if row.place == 1]
    won = message(
        "expanse-page-won",
        players=[row.name for row in best],
        count=len(best),
        points=best[0].points,
    )
    return Ending(won, story(scene), {"rows": found, "sources": FROM})


def story(scene: Scene) -> list[Message]:
    """Tell of the reef at this screen, from its own record."""
    own = scene.mine
    ends = of_seat(scene.course, scene.seat)
    said = [message("expanse-page-story-place", place=own.place, points=own.points)]
    most = max(
        ends,
        key=lambda end: sum(count for _, count in end.reefs[scene.seat]),
        default=None,
    )
    if most is not None:
        said.append(
            message(
                "expanse-page-story-most",
                turn=most.round,
                count=sum(count for _, count in most.reefs[scene.seat]),
            )
        )
    eaten, starved, bleached = guide.fates(scene.table, scene.seat)
    said.append(message("expanse-page-story-eaten", count=eaten))
    said.append(message("expanse-page-story-starved", count=starved))
    said.append(message("expanse-page-story-bleached", count=bleached))
    said.append(
        message(
            "expanse-page-story-warming",
            warming=scene.standing_now.warming,
            pollution=own.pollution,
        )
    )
    return said


def told(scene: Scene) -> list[Message]:
    """Say what was picked in a chart: whose turn it was, and how things stood then."""
    mark = evidence.picked(scene)
    if mark is None:
        return []
    _, key, time = mark
    seat = int(key.removeprefix("reef-")) if key.removeprefix("reef-").isdecimal() else scene.seat
    end = next(
        (each for each in scene.course if each.seat == seat and each.round == int(time)), None
    )
    if end is None or seat not in scene.seats:
        return [message("expanse-page-told-before")]
    return [
        message(
            "expanse-page-told",
            player=scene.name(seat),
            turn=end.round,
            stage=end.stage,
            points=end.points[seat],
            pollution=end.pollution[seat],
            warming=end.warming,
            bleached=end.bleached[seat],
        )
    ]


def card_name(card: str) -> Message:
    """Name a card, as the teacher notes' events speak of it."""
    return Message(f"expanse-{card}")


FRONT = Front(
    how=how,
    door_values=door_values,
    before_values=prelab.before_values,
    after_values=prelab.after_values,
    bodies={"web": web.PART, "reefs": reefs.PART},
    told=told,
    ending=ending,
    card_name=card_name,
    standing=standing,
)

"""The rock: who has settled, where, and who came to eat."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.succession.guide_types import Rock
from reefkit.labs.lesson.kind import Part
from reefkit.labs.succession import rock
from reefkit.labs.succession.scene import Scene
from reefkit.text import Message, message


class Shown(NamedTuple):
    """What is seen of a rock at a time.

    Attributes
    ----------
    settlers
        Who stands on it.
    visit
        What came last, where that was no settler.
    told
        What it did, as a sentence; none where nothing came.
    kinds
        How many of each kind stand there, in the order in which they came.
    """

    settlers: list[rock.Settler]
    visit: rock.Visit | None
    told: Message | None
    kinds: dict[str, int]


def places(record: Rock) -> list[int]:
    """Give the place on the picture that each settler took: the first that was free then.

    A place is free again when the card after the visit lies: until then it shows who is missing.
    """
    taken: dict[int, int] = {}
    found: list[int] = []
    for each in record.settled:
        held = [
            place
            for number, place in taken.items()
            if not 0 < record.settled[number].until < each.time - 1
        ]
        place = rock.first_free(held)
        taken[len(found)] = place
        found.append(place)
    return found


def shown(record: Rock) -> Shown:
    """Read what is seen of a rock now, the last thing that happened included."""
    taken = places(record)
    last = record.visits[-1] if record.visits else None
    latest = record.settled[-1] if record.settled else None
    # A card named by a predator settles with the same play: both are seen.
    newest = max(last.position if last else -1, latest.position if latest else -1)
    visit = last if last is not None and last.position == newest else None
    settlers = []
    kinds: dict[str, int] = {}
    for each, place in zip(record.settled, taken, strict=True):
        if each.until:
            continue
        is_new = each is latest and each.position == newest
        settlers.append(rock.Settler(each.card, place, is_new))
        kinds[each.card] = kinds.get(each.card, 0) + 1
    if visit is None:
        return Shown(settlers, None, None, kinds)
    eaten = [rock.Settler(record.settled[at].card, taken[at]) for at in visit.eaten]
    names = [Message(f"succession-{card}") for card in dict.fromkeys(each.art for each in eaten)]
    told = message(
        "succession-page-visit" if eaten else "succession-page-visit-none",
        who=Message(f"succession-{visit.card}"),
        guild=visit.guild,
        **({"prey": names} if eaten else {}),
    )
    return Shown(settlers, rock.Visit(visit.card, tuple(eaten)), told, kinds)


def render(scene: Scene) -> str:
    """Draw the rock of this round."""
    if not scene.has_table:
        return ""
    seen = shown(scene.rock)
    counted = [
        message("succession-page-count", count=count, kind=Message(f"succession-{card}"))
        for card, count in seen.kinds.items()
    ]
    if counted:
        said = message("succession-page-rock-said", kinds=counted)
    else:
        said = message("succession-page-rock-bare")
    return scene.render(
        "rock.html",
        picture=rock.picture(seen.settlers, seen.visit, scene.say.render(said)),
        told=seen.told,
        told_right=seen.visit is not None and rock.middle(seen.visit) < rock.WIDTH / 2,
        kinds=len(seen.kinds),
    )


PART = Part("rock", render)

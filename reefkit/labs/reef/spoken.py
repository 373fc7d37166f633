"""What is said aloud of a match besides its log: losses as counts, and what a seat has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from reefkit.games.reef import actions as do
from reefkit.games.reef.match_events import number_in
from reefkit.games.reef.state import name_of
from reefkit.labs.lesson.log import LogLine, card_in
from reefkit.labs.reef.card_reveal import current_card, shown_fates
from reefkit.labs.reef.growth.arrivals import arrivals
from reefkit.labs.reef.growth.migration import asked_offers
from reefkit.labs.reef.growth.rescue import triangle_choices
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.scoreboard import leader, scoreboard
from reefkit.text import Message, message

_DIED, _LIVED = (
    {f"{several}builder-{fate}" for several in ("", "several-")} for fate in ("died", "lived")
)
_NO_NEWS = {"pass-spawning", "pass-triangle", "juveniles-differ"}
"""Lines about phases that passed by themselves."""


def aloud(scene: Scene, lines: Sequence[LogLine]) -> list[LogLine]:
    """Say how many builders a card killed on each reef; on one's own also which, and why.

    Who looked at the card has just heard of the own builders one by one.
    """
    drawn, seen = current_card(scene), shown_fates(scene)
    looked = drawn.card if drawn is not None and seen is not None and seen.all else ""
    new = [each for each in lines if not _is_told(scene, each)]
    last = {(each.seat, card): n for n, each in enumerate(new) if (card := _card_of(each))}
    died = Counter[tuple[int | None, str]]()
    found: list[LogLine] = []
    for n, each in enumerate(new):
        card = _card_of(each)
        about = (each.seat, card)
        if card and each.seat == scene.seat and card == looked:
            continue
        died[about] += _builders(each.text) if each.text.id in _DIED else 0
        if not card or (each.seat == scene.seat and each.text.id in _DIED):
            found.append(each)
        if last.get(about) == n:
            text = message("after-voice-died", count=died[about])
            found.append(each._replace(text=text))
    return found


def _card_of(line: LogLine) -> str:
    return card_in(line.text, "card-") if line.text.id in _DIED | _LIVED else ""


def _builders(text: Message) -> int:
    places = cast("Sequence[Message]", text.values.get("places", ()))
    return sum(number_in(each, "count") for each in places) if places else 1


def _is_told(scene: Scene, line: LogLine) -> bool:
    """Return whether a line is no news, or is said with the open card or by `arrivals`."""
    kind, mine = line.text.id, line.seat == scene.seat
    if kind == "card-drawn":
        drawn = current_card(scene)
        return drawn is not None and card_in(line.text, "card-") == drawn.card
    if kind == "spawned":
        return mine and bool(arrivals(scene).parents)
    return kind in _NO_NEWS or (
        kind == "triangle-taken" and not mine and bool(arrivals(scene).taken)
    )


def holding(scene: Scene) -> list[Message]:
    """Say what stands on the reef or drifts in the nursery, what is offered, and who leads."""
    phase, play = scene.phase, scene.play
    if phase in {"migration", "settlement"}:
        young = Counter[str]()
        name_of_builder = {each.builder: each.name for each in scene.nursery}
        for each in scene.nursery:
            young[each.builder] += each.count
        goods = [
            message("voice-times", count=count, what=name_of_builder[builder])
            for builder, count in young.items()
        ]
        text = message("play-voice-nursery", juveniles=goods, count=len(goods))
        return [text, *asked_offers(scene)]
    if phase in {"founding", "triangle"}:
        names = _boards(scene) if phase == "founding" else _takes(scene)
        return [message("voice-choices", what=names)] if names else []
    if phase not in {"dwellers", "algae", "mutations", "survey"}:
        return []
    reef = play.reef(scene.seat)
    kinds = Counter(reef.kind[reef.kind != 0].tolist())
    builders = [
        message("voice-times", count=count, what=play.organism(kind))
        for kind, count in sorted(kinds.items())
    ]
    algae = int(reef.alga.sum())
    found = [message("play-voice-reef", builders=builders, count=len(builders), algae=algae)]
    if phase == "dwellers":
        dwellers = [name_of("organism", each) for each in play.lookups.dwellers]
        found.append(message("voice-choices", what=dwellers))
    return [*found, leader(scene, scoreboard(scene))] if phase == "survey" else found


def _boards(scene: Scene) -> list[Message]:
    chosen = int(scene.state.boards[scene.seat]) >= 0
    return [] if chosen else [Message(f"board-{each}") for each in scene.play.lookups.boards]


def _takes(scene: Scene) -> list[Message]:
    kinds = do.TakeJuveniles | do.Rescue
    found = {each.builder for each in triangle_choices(scene) if isinstance(each, kinds)}
    return [name_of("organism", each) for each in scene.play.lookups.builders if each in found]

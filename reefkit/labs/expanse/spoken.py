"""What is said aloud of a turn: less of the others', and what may be chosen in one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from reefkit.labs.expanse.button_plans import name_of, waiting_animals
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.log import LogLine
from reefkit.text import Message, message

_USUAL = {
    f"expanse-{name}"
    for name in ("attached", "produced", "into-deck", "ate", "copied", "flowed", "drew", "stored")
}
"""What a reef does in every turn: of others' reefs it is not said."""


def aloud(scene: Scene, lines: Sequence[LogLine]) -> list[LogLine]:
    return [each for each in lines if each.seat in {None, scene.seat} or each.text.id not in _USUAL]


def holding(scene: Scene) -> list[Message]:
    state, seat = scene.state, scene.seat
    if scene.asked is not None:
        return [_choices([each.name for each in scene.asked.options])]
    if state.phase == "move":
        kinds = scene.rules.content.rules.tiles
        points = [
            message("voice-count-of", player=scene.name(each), count=scene.points[each])
            for each in scene.seats
        ]
        reef = Counter(each.card for each in scene.reefs[seat] if not each.copy)
        place = state.seats[seat].tile
        return [
            message("expanse-voice-stands", tile=place, of=len(kinds) - 1),
            message("voice-points", points=points),
            message("expanse-voice-reef", cards=_counted(reef), count=len(reef)),
            _hand(scene),
        ]
    if state.phase in {"raise", "take", "buy"}:
        wanted = Counter(
            (each.card, each.price, each.currency)
            for each in scene.offers
            if each.can or each.can_raise
        )
        offers = [
            message("voice-times", count=count, what=_offer(*each))
            for each, count in wanted.items()
        ]
        return [_hand(scene), *([_choices(offers)] if offers else [])]
    if state.phase == "manage":
        waiting = [name_of(each.card) for each in waiting_animals(scene)]
        return [_choices(waiting)] if waiting else []
    return [_hand(scene)] if state.phase == "end" else []


def _offer(card: str, price: int, currency: str) -> Message:
    return message("expanse-voice-offer", card=name_of(card), price=price, currency=currency)


def _hand(scene: Scene) -> Message:
    return message("voice-hand", cards=_counted(scene.held), count=len(scene.held))


def _counted(cards: Mapping[str, int]) -> list[Message]:
    return [message("voice-times", count=n, what=name_of(card)) for card, n in cards.items()]


def _choices(names: Sequence[Message | str]) -> Message:
    return message("voice-choices", what=list(names))

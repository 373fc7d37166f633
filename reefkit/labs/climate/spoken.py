"""What is said aloud before a decision: the hand, where a species stands, and where it may go."""

from __future__ import annotations

from collections import defaultdict

from reefkit.games.climate import queries
from reefkit.labs.climate.scene import ClimateScene
from reefkit.text import Message, message


def holding(scene: ClimateScene) -> list[Message]:
    state, play, seat = scene.state, scene.play, scene.seat
    cell = state.cells[seat]
    found: list[Message] = []
    if scene.starts:
        found.append(_cells("start", scene.starts))
    elif cell:
        shape, fur, metabolism = play.genes(seat)
        habitat = scene.habitats[play.habitat(cell)]
        found.append(
            message(
                "climate-voice-stands",
                cell=cell,
                habitat=habitat.name,
                needs=habitat.value,
                shape=shape,
                fur=fur,
                metabolism=metabolism,
                climate=state.climate,
            )
        )
    cards = [card.name for card in queries.hand(play, seat) if card.name is not None]
    found.append(message("voice-hand", cards=cards, count=len(cards)))
    if state.step == "act" and len(scene.prospects) > 1:
        by_fate = defaultdict[tuple[str, int], list[int]](list)
        for each in scene.prospects.values():
            by_fate[each.fate, each.habitat].append(each.cell)
        found += [
            _cells(fate, by_fate[fate, number], scene.habitats[number].name)
            for fate, number in sorted(by_fate)
        ]
    return found


def _cells(fate: str, cells: list[int] | tuple[int, ...], habitat: Message | str = "") -> Message:
    named = [str(each) for each in cells]
    return message("climate-voice-cells", fate=fate, habitat=habitat, cells=named, count=len(named))

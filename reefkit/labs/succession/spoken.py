"""What is said aloud before a decision: which cards fit, how many the others hold, who is next."""

from __future__ import annotations

from reefkit.labs.succession.regions import direction_of_play
from reefkit.labs.succession.scene import Scene
from reefkit.text import Message, message

_DECIDES = {"start", "turn", "drawn", "more", "hand-on"}


def holding(scene: Scene) -> list[Message]:
    if scene.phase == "setup" and len(scene.here) == 1:
        return [message("succession-voice-you", player=scene.name(scene.seat))]
    if scene.phase not in _DECIDES:
        return []
    fit, other = (
        [_card(scene, card.card) for card in scene.cards if card.playable is fits]
        for fits in (True, False)
    )
    hands = [
        message("voice-count-of", player=scene.name(seat), count=len(hand))
        for seat, hand in enumerate(scene.state.hands)
        if seat != scene.seat
    ]
    cards = message("succession-voice-hand", fit=fit, fits=len(fit), other=other, others=len(other))
    after = direction_of_play(scene)
    return [
        cards,
        message("succession-voice-others", hands=hands),
        *([after] if after is not None else []),
    ]


def _card(scene: Scene, card: str) -> Message:
    colour = Message(f"succession-colour-{scene.story(card).colour}")
    return message("succession-voice-card", card=Message(f"succession-{card}"), colour=colour)

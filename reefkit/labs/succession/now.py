"""The sentence of the *Now* bar: what the seat at this screen is asked, in words for 7 and on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.succession.scene import Scene


def now_asked(scene: Scene) -> Message:
    """Say what the seat is asked now."""
    phase = scene.standing_now.phase
    ask = _ASKED.get(phase)
    return Message(f"succession-page-now-{phase}") if ask is None else ask(scene)


def _start(scene: Scene) -> Message:
    card = Message(f"succession-{scene.standing_now.opening}")
    asked = "race" if len(scene.awaited_seats) > 1 else "start"
    return message(f"succession-page-now-{asked}", card=card)


def _turn(scene: Scene) -> Message:
    options = scene.rules.options
    more = "yes" if options.disturbances or options.invaders else "no"
    return message("succession-page-now-turn", colour=scene.standing_now.colour, more=more)


def _drawn(scene: Scene) -> Message:
    drawn = scene.state.drawn
    fits = "no"
    if scene.can.play:
        fits = "may" if scene.can.pass_ else "must"
    return message("succession-page-now-drawn", card=Message(f"succession-{drawn}"), fits=fits)


def _window(scene: Scene) -> Message:
    now = scene.standing_now
    card = Message(f"succession-{now.follower}")
    return message(f"succession-page-now-{now.phase}", card=card)


def _more(scene: Scene) -> Message:
    colour = Message(f"succession-colour-{scene.standing_now.colour}")
    return message("succession-page-now-more", colour=colour)


def _survey(scene: Scene) -> Message:
    out = scene.state.out[-1] if scene.state.out else -1
    player = scene.name(out) if out >= 0 else "nobody"
    return message("succession-page-now-survey", round=scene.standing_now.round, player=player)


_ASKED: dict[str, Callable[[Scene], Message]] = {
    "start": _start,
    "turn": _turn,
    "drawn": _drawn,
    "follow": _window,
    "upgrade": _window,
    "more": _more,
    "survey": _survey,
}
"""What is asked in each phase that has more to say than its name."""

"""The sentence of the *Now* bar, in words for age 7."""

from __future__ import annotations

from collections.abc import Callable

from reefkit.games.succession import actions as do
from reefkit.labs.succession.scene import Scene, round_on
from reefkit.text import Message, message


def now_asked(scene: Scene) -> Message:
    phase = scene.phase
    ask = _NOW.get(phase)
    return Message(f"succession-page-now-{phase}") if ask is None else ask(scene)


def _now_start(scene: Scene) -> Message:
    card = Message(f"succession-{scene.state.opening}")
    kind = "race" if len(scene.awaited_seats) > 1 else "start"
    return message(f"succession-page-now-{kind}", card=card)


def _now_turn(scene: Scene) -> Message:
    options = scene.rules.options
    more = "yes" if options.disturbances or options.invaders else "no"
    return message("succession-page-now-turn", colour=scene.state.colour, more=more)


def _now_drawn(scene: Scene) -> Message:
    drawn = scene.state.drawn
    fits = "no"
    if scene.can(do.LayCard):
        fits = "may" if scene.can(do.Pass) else "must"
    return message("succession-page-now-drawn", card=Message(f"succession-{drawn}"), fits=fits)


def _now_window(scene: Scene) -> Message:
    card = Message(f"succession-{scene.follower}")
    holds = "yes" if scene.can(do.Follow, do.Upgrade) else "no"
    return message(f"succession-page-now-{scene.phase}", card=card, holds=holds)


def _now_more(scene: Scene) -> Message:
    colour = Message(f"succession-colour-{scene.state.colour}")
    return message("succession-page-now-more", colour=colour)


def _now_survey(scene: Scene) -> Message:
    out = scene.state.out[-1] if scene.state.out else -1
    # "You" only if one person is at this screen: with several, the name says who.
    own = list(scene.here) == [out] and scene.state.out
    who = "nobody" if out < 0 else "you" if own else "other"
    player = scene.name(out) if out >= 0 else ""
    go_on = message(f"succession-page-{round_on(scene)}")
    return message(
        "succession-page-now-survey", round=scene.round, player=player, who=who, next=go_on
    )


_NOW: dict[str, Callable[[Scene], Message]] = {
    "start": _now_start,
    "turn": _now_turn,
    "drawn": _now_drawn,
    "follow": _now_window,
    "upgrade": _now_window,
    "more": _now_more,
    "survey": _now_survey,
}
"""Function for each phase whose sentence has values; other phases have a fixed sentence."""

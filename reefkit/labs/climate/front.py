"""What Climate Change says where the regions of every lesson's page ask."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.climate.content import HABITATS
from reefkit.labs.climate import experiment, prelab
from reefkit.labs.climate.parts import bar, rates
from reefkit.labs.climate.scene import HABITATS_SHOWN, ClimateScene
from reefkit.labs.lesson.front import Ending, Front, HowStep, Values
from reefkit.labs.lesson.parts.evidence import picked
from reefkit.text import Message, message

HOW = ("place", "draw", "move", "adapt", "preadapt", "climate", "extinct", "win")
"""The steps of *How to play*; each picture is drawn by `how_picture.html`."""


def how(scene: ClimateScene) -> tuple[HowStep, ...]:
    """List the steps of *How to play*."""
    del scene
    return tuple(HowStep(f"climate-how-{step}", step) for step in HOW)


def habitats(scene: ClimateScene) -> Values:
    """Give the habitats, which pictures of the page draw."""
    del scene
    return {"habitats": HABITATS_SHOWN}


class Standing(NamedTuple):
    """How one seat ended."""

    seat: int
    name: str
    tokens: tuple[int, ...]
    extinctions: int
    won: bool


def ending(scene: ClimateScene) -> Ending:
    """Tell how the match ended: who won, and each species' way."""
    state = scene.state
    winners = [scene.name(seat) for seat in state.winners]
    most = max((sum(tokens) for tokens in state.tokens), default=0)
    whole = most == len(HABITATS)
    won = message(
        "climate-page-won", players=winners, count=len(winners), tokens=most, all=int(whole)
    )
    standings = [
        Standing(
            seat,
            scene.name(seat),
            tuple(number for number, one in enumerate(state.tokens[seat]) if one),
            state.extinctions[seat],
            seat in state.winners,
        )
        for seat in scene.seats
    ]
    standings.sort(key=lambda one: (not one.won, -len(one.tokens), one.extinctions, one.seat))
    rounds = max(len(state.record), 1)
    return Ending(
        won,
        story(scene),
        {
            "standings": standings,
            "habitats": HABITATS_SHOWN,
            "rate": message(
                "climate-page-rate",
                count=len(state.lost),
                rounds=rounds,
                rate=round(len(state.lost) / rounds, 2),
            ),
        },
    )


def story(scene: ClimateScene) -> list[Message]:
    """Tell the way of the species at this screen: where it lived, and when it died out."""
    state, seat = scene.state, scene.seat
    lines = [
        message(
            "climate-page-story-died",
            round=lost.round,
            habitat=HABITATS_SHOWN[lost.habitat].name,
            why=Message(f"climate-cause-{lost.cause}"),
        )
        for lost in state.lost
        if lost.seat == seat
    ]
    lived = [HABITATS_SHOWN[n].name for n, one in enumerate(state.tokens[seat]) if one]
    lines.append(message("climate-page-story-tokens", habitats=lived, count=len(lived)))
    changes = sum(
        one.climate != later.climate
        for one, later in zip(state.record, state.record[1:], strict=False)
    )
    lines.append(message("climate-page-story-climate", count=changes, rounds=len(state.record)))
    return lines


def told(scene: ClimateScene) -> list[Message]:
    """Say what was picked in a chart: why a species died out, or where it stood."""
    found = picked(scene)
    if found is None or found[0] != "disaster" or not found[1].startswith("lost-"):
        return []
    number = found[1].removeprefix("lost-")
    lost = scene.state.lost
    if not number.isdecimal() or int(number) >= len(lost):
        return []
    one = lost[int(number)]
    return [
        message(
            "climate-page-died-of",
            player=scene.name(one.seat),
            round=one.round,
            habitat=HABITATS_SHOWN[one.habitat].name,
            why=Message(f"climate-cause-{one.cause}"),
        )
    ]


FRONT = Front(
    pages=(experiment.PAGE,),
    more=("how", "glossary", "rulings", "experiment"),
    bar=bar.render,
    how=how,
    how_values=habitats,
    door_values=habitats,
    before_values=prelab.before_values,
    after_values=habitats,
    bodies={"table": rates.PART},
    told=told,
    ending=ending,
)

"""Regions that only Blue Expanse has: the reefs of all seats, and the tallies."""

from __future__ import annotations

from reefkit.games.expanse import queries
from reefkit.games.expanse.research import study_of
from reefkit.labs.expanse.controls import reef_of
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.scene import board_cache_key
from reefkit.text import Message, message


def render_reefs(scene: Scene) -> str:
    order = [(scene.seat + step) % len(scene.seats) for step in scene.seats]
    return scene.render("reefs.html", reefs=[reef_of(scene, seat) for seat in order])


REEFS_PART = Part("reefs", render_reefs)


def _tallies(scene: Scene) -> list[dict[str, object]]:
    seat, own, now = scene.seat, scene.state.seats[scene.seat], scene.state
    points = scene.points[seat]
    place = message("expanse-page-place", place=scene.place(seat), seats=len(scene.seats))
    if scene.may_decide and scene.own_forecast.points[1] < points:
        place = message("expanse-page-at-stake", points=scene.own_forecast.points[1])
    values: tuple[tuple[str, int, Message], ...] = (
        ("points", points, place),
        (
            "pollution",
            own.pollution,
            message("expanse-page-next-pollution", at=queries.next_pollution(scene.step, seat)),
        ),
        (
            "warming",
            now.warming,
            message("expanse-page-next-warming", at=queries.next_warming(scene.step)),
        ),
        ("research", *_research(scene)),
    )
    return [
        {"id": id_, "name": Message(f"expanse-page-tally-{id_}"), "value": value, "note": note}
        for id_, value, note in values
    ]


def _research(scene: Scene) -> tuple[int, Message]:
    """Return the points on the card that is studied, else those to be placed, and what they are."""
    free = scene.state.seats[scene.seat].research
    for seat in (scene.seat, *scene.seats):
        for card in scene.state.seats[seat].reef:
            study = study_of(scene.step, card)
            if study is not None and sum(card.placed):
                note = message("expanse-page-research-of", needs=study.needs, free=free)
                return sum(card.placed), note
    return free, message("expanse-page-research-points", count=free)


def _render_tallies(scene: Scene) -> str:
    return scene.render("tallies.html", tallies=_tallies(scene))


TALLIES_PART = Part("tallies", _render_tallies, on=("play",), reads=board_cache_key)

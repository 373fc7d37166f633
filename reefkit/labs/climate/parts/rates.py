"""Above the charts of all species: how many died out a million years, and since people came."""

from __future__ import annotations

from reefkit.labs.climate.scene import ClimateScene
from reefkit.labs.lesson.kind import Part
from reefkit.text import Message, message


def said(scene: ClimateScene) -> list[Message]:
    """Say the rate of extinctions of the match so far, and before and since human change."""
    told = scene.timeline
    rounds, deaths = told.ended, len(told.deaths)
    rate = round(deaths / rounds, 2) if rounds else 0
    found = [message("climate-page-rates", count=deaths, rounds=rounds, rate=rate)]
    first = told.human_from
    if 1 < first <= rounds:
        before = sum(each.round < first for each in told.deaths)
        later = [each for each in told.deaths if first <= each.round <= rounds]
        found.append(
            message(
                "climate-page-rates-human",
                before=round(before / (first - 1), 2),
                since=round(len(later) / (rounds - first + 1), 2),
                **{"from": first},
            )
        )
    return found


def render(scene: ClimateScene) -> str:
    """Draw the sentences; nothing while *After* asks to draw the charts first."""
    if scene.covered:
        return ""
    return scene.render("climate_rates.html", said=said(scene))


PART = Part("table", render)

"""Restoring a drawn plot from a stored value, dropping what does not fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from reefkit.widgets.plots.plot_data import ENDS, Knob, Taxon, finite_number


def placed(value: Mapping[str, Any], knobs: Mapping[str, Knob]) -> dict[str, Knob]:
    """Return the knobs that a stored value places, without those that do not fit."""
    found: dict[str, Knob] = {}

    def put(key: str, time: object) -> None:
        knob, at = knobs.get(key), finite_number(time)
        if (
            knob is not None
            and at is not None
            and at.is_integer()
            and knob.least <= at <= knob.most
        ):
            found[key] = replace(knob, value=at)

    for taxon, ends in _pairs(value.get("ranges")):
        for end, time in zip(ENDS, ends, strict=False):
            put(f"{taxon}/{end}", time)
        first, last = (found.get(f"{taxon}/{end}") for end in ENDS)
        if first and last and (first.value or 0) > (last.value or 0):
            del found[first.key], found[last.key]
    for event, times in _pairs(value.get("marks")):
        for place, time in enumerate(times, 1):
            put(f"mark/{event}/{place}", time)
    return found


def _pairs(held: object) -> list[tuple[str, Sequence[object]]]:
    entries = held.items() if isinstance(held, Mapping) else ()
    return [(str(key), list(each)) for key, each in entries if isinstance(each, (list, tuple))]


def endings_of(
    value: Mapping[str, Any], taxa: Mapping[str, Taxon], endings: Mapping[str, str]
) -> dict[str, str]:
    """Return the endings that a value chooses, if the taxon is drawn and the ending exists."""
    held = value.get("endings")
    entries = held.items() if isinstance(held, Mapping) else ()
    return {
        taxon: ending
        for taxon, ending in entries
        if taxon in taxa and not taxa[taxon].given and isinstance(ending, str) and ending in endings
    }


def values_of(value: Mapping[str, Any], most: float) -> dict[int, float]:
    """Return the values by time that fit the axis; the caller checks the times."""
    held = value.get("values")
    found = {}
    for key, each in held.items() if isinstance(held, Mapping) else ():
        at, high = finite_number(key), finite_number(each)
        if at is not None and high is not None and at.is_integer() and 0 <= high <= most:
            found[int(at)] = high
    return found


def marked(value: Mapping[str, Any], rounds: int) -> set[int] | None:
    """Return the surveys that a value marks; None if it says nothing of them."""
    held = value.get("marks")
    if not isinstance(held, (list, tuple)):
        return None
    times = [finite_number(each) for each in held]
    return {
        int(each)
        for each in times
        if each is not None and each.is_integer() and 1 <= each <= rounds
    }

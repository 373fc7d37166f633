"""Drafts of answers, changed step by step by the controls of a question.

A draft is the answer to be sent, as `reefkit.assess.answer_reading` reads it, or None if nothing is
answered. Values from a browser are taken as they are, apart from a limit on their size: grading
reads anything, and says what it could not read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from reefkit.assess.answers import MOST_PIN, MOST_PINS
from reefkit.assess.evidence import ChartPoint, pinned
from reefkit.assess.question import MatchChart
from reefkit.assess.question_page import ShownQuestion
from reefkit.data_lab.pins import of_pin, pin_label
from reefkit.match.errors import reject
from reefkit.text.typed_number import read_number

Draft: TypeAlias = dict[str, Any] | None

MOST_SPACES = 144
"""Maximum number of spaces of a board in a draft; beyond it the last in order are left out."""

MOST_OPTIONS = 40
"""Maximum number of options or pairs in a draft; beyond it the last in order are left out."""


def chosen(draft: Draft) -> list[str]:
    """List the ids of the options chosen, with the reason of a two-tier question last."""
    held = draft or {}
    tiers = [held[each] for each in ("option", "reason") if isinstance(held.get(each), str)]
    if tiers:
        return tiers
    options = held.get("options")
    return [each for each in options if isinstance(each, str)] if isinstance(options, list) else []


def choose(shown: ShownQuestion, draft: Draft, option: str, *, on: bool) -> Draft:
    """Choose an option, or drop it if `on` is False.

    Kinds with one choice ignore `on`: the option replaces the one chosen before.
    """
    if shown.kind == "choice":
        return {"option": option}
    if shown.kind == "two-tier":
        is_reason = any(each.id == option for each in shown.reasons)
        return {**(draft or {}), "reason" if is_reason else "option": option}
    held = [each for each in chosen(draft) if each != option]
    held = [*held, option] if on else held
    known = [each.id for each in shown.options]
    held.sort(key=lambda each: known.index(each) if each in known else len(known))
    return {"options": held[:MOST_OPTIONS]} if held else None


def typed(draft: Draft) -> str:
    """Return the number or text as typed; empty if there is none."""
    held = draft or {}
    value = held.get("number", held.get("text", ""))
    return value if isinstance(value, str) else f"{value:g}" if _is_number(value) else ""


def type_in(shown: ShownQuestion, value: str) -> Draft:
    """Replace the number or text; a number is cut to 40 characters, a text to its limit."""
    if not value.strip():
        return None
    if shown.kind == "number":
        return {"number": value.strip()[:40]}
    return {"text": value[: shown.most]}


def field_of(draft: Draft, field: str) -> str:
    value = (draft or {}).get(field)
    return value if isinstance(value, str) else ""


def write(shown: ShownQuestion, draft: Draft, field: str, value: str) -> Draft:
    return _without_empty({**(draft or {}), field: value[: shown.most] if value.strip() else ""})


def pins_of(draft: Draft) -> list[str]:
    """List the ids of the points pinned."""
    held = (draft or {}).get("pins")
    pins = held if isinstance(held, list | tuple) else []
    return list(dict.fromkeys(each for each in pins if isinstance(each, str)))


def pinned_to(charts: Sequence[MatchChart], draft: Draft) -> tuple[ChartPoint, ...]:
    """Return the pinned points with their names; a pinned graph counts as a point."""
    found = pinned(charts, pins_of(draft))
    graphs = [of_pin(each.id) for each in found]
    return tuple(
        each if graph is None else ChartPoint(each.id, pin_label(graph))
        for each, graph in zip(found, graphs, strict=True)
    )


def pin(draft: Draft, point: str) -> Draft:
    """Pin a point to an argument, unless it is pinned already.

    Raises
    ------
    Rejection
        If there is no room for another pin, or the description of a graph is too long for one.
    """
    held = pins_of(draft)
    if len(point) > MOST_PIN:
        raise reject("data-pin-too-long")
    if point not in held and len(held) >= MOST_PINS:
        raise reject("ask-pins-full", most=MOST_PINS)
    return _without_empty({**(draft or {}), "pins": list(dict.fromkeys([*held, point]))})


def unpin(draft: Draft, point: str) -> Draft:
    held = [each for each in pins_of(draft) if each != point]
    return _without_empty({**(draft or {}), "pins": held})


def _without_empty(held: dict[str, Any]) -> Draft:
    given = {name: value for name, value in held.items() if value}
    return given or None


def step_number(draft: Draft, by: int) -> Draft:
    """Add `by` to the number typed, keeping a decimal comma; any other text counts as 0.

    A number beyond `MOST_COUNTED`, or one that can be read in two ways, stays as it is.
    """
    numbers = {*read_number(typed(draft))} or {0.0}
    now = numbers.pop()
    if numbers or abs(now) > MOST_COUNTED:
        return draft
    text = f"{now + by:g}"
    return {"number": text.replace(".", ",") if "," in typed(draft) else text}


MOST_COUNTED = 99_999
"""Largest number, positive or negative, that the buttons of a number question change."""


def order_of(shown: ShownQuestion, draft: Draft) -> list[str]:
    """Return the order of the options; as shown if none was made, or it lists other options."""
    known = [each.id for each in shown.options]
    held = (draft or {}).get("order")
    if isinstance(held, list) and sorted(map(str, held)) == sorted(known):
        return [str(each) for each in held]
    return known


def move(shown: ShownQuestion, draft: Draft, option: str, by: int) -> Draft:
    order = order_of(shown, draft)
    if option not in order:
        return draft
    at = order.index(option)
    to = min(max(at + by, 0), len(order) - 1)
    order.insert(to, order.pop(at))
    return {"order": order}


def pairs_of(draft: Draft) -> dict[str, str]:
    held = (draft or {}).get("pairs")
    found = held if isinstance(held, dict) else {}
    return {left: right for left, right in found.items() if isinstance(right, str) and right}


def match(draft: Draft, left: str, right: str) -> Draft:
    """Set the partner of a row; an empty `right` removes it."""
    held = pairs_of(draft)
    held.pop(left, None)
    if right and len(held) < MOST_OPTIONS:
        held[left] = right
    return {"pairs": held} if held else None


def spaces_of(draft: Draft) -> list[tuple[int, int]]:
    held = draft or {}
    found = held.get("spaces", [held["space"]] if "space" in held else [])
    if not isinstance(found, list):
        return []
    pairs = [each for each in found if isinstance(each, list | tuple) and len(each) == len("rc")]
    return [(each[0], each[1]) for each in pairs if all(type(one) is int for one in each)]


def pick(shown: ShownQuestion, draft: Draft, space: tuple[int, int]) -> Draft:
    """Choose the one cell of a ``place`` question; for ``spaces``, add a cell or remove it."""
    if shown.kind == "place":
        return {"space": list(space)}
    held = spaces_of(draft)
    held = [each for each in held if each != space] if space in held else [*held, space]
    return {"spaces": [list(each) for each in sorted(held)[:MOST_SPACES]]} if held else None


def step_of(draft: Draft) -> int:
    """Return the step chosen on a scale; 0 for none."""
    step = (draft or {}).get("step")
    return step if type(step) is int else 0


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)

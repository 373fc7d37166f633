"""An answer as it is being made: what each touch of a control makes of it.

A draft is the very answer that will be sent, as `reefkit.assess.answer` reads it, or None while
nothing is answered. What a browser sends is put in as it is: grading reads anything, and says what
it could not read. Only sizes are held.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from reefkit.assess import Shown

Draft: TypeAlias = dict[str, Any] | None
MOST_SPACES = 144
MOST_OPTIONS = 40


def chosen(draft: Draft) -> list[str]:
    """List the options that are chosen, whatever the kind."""
    held = draft or {}
    if isinstance(held.get("option"), str):
        return [held["option"]]
    options = held.get("options")
    return [each for each in options if isinstance(each, str)] if isinstance(options, list) else []


def choose(shown: Shown, draft: Draft, option: str, *, on: bool) -> Draft:
    """Choose an option; of several, or leave it again."""
    if shown.kind == "choice":
        return {"option": option}
    held = [each for each in chosen(draft) if each != option]
    held = [*held, option] if on else held
    known = [each.id for each in shown.options]
    held.sort(key=lambda each: known.index(each) if each in known else len(known))
    return {"options": held[:MOST_OPTIONS]} if held else None


def typed(draft: Draft) -> str:
    """Give a number or a text as it was typed."""
    held = draft or {}
    value = held.get("number", held.get("text", ""))
    return value if isinstance(value, str) else f"{value:g}" if _is_number(value) else ""


def type_in(shown: Shown, value: str) -> Draft:
    """Type a number or a text; nothing but spaces is nothing."""
    if not value.strip():
        return None
    if shown.kind == "number":
        return {"number": value.strip()[:40]}
    return {"text": value[: shown.most]}


def step_number(draft: Draft, by: int) -> Draft:
    """Count a number up or down by one; what is no number begins at 0."""
    try:
        now = float(typed(draft).replace(",", ".") or 0)
    except ValueError:
        now = 0.0
    if abs(now) > MOST_COUNTED:
        return draft
    return {"number": f"{now + by:g}"}


MOST_COUNTED = 99_999


def order_of(shown: Shown, draft: Draft) -> list[str]:
    """Give the order as it stands: as shown, until something was moved."""
    known = [each.id for each in shown.options]
    held = (draft or {}).get("order")
    if isinstance(held, list) and sorted(map(str, held)) == sorted(known):
        return [str(each) for each in held]
    return known


def move(shown: Shown, draft: Draft, option: str, by: int) -> Draft:
    """Move one thing up or down in the order; at an end it stays."""
    order = order_of(shown, draft)
    if option not in order:
        return draft
    at = order.index(option)
    to = min(max(at + by, 0), len(order) - 1)
    order.insert(to, order.pop(at))
    return {"order": order}


def pairs_of(draft: Draft) -> dict[str, str]:
    """Give the partners that are chosen, by what stands on the left."""
    held = (draft or {}).get("pairs")
    found = held if isinstance(held, dict) else {}
    return {left: right for left, right in found.items() if isinstance(right, str) and right}


def match(draft: Draft, left: str, right: str) -> Draft:
    """Choose a partner, or none again."""
    held = pairs_of(draft)
    held.pop(left, None)
    if right and len(held) < MOST_OPTIONS:
        held[left] = right
    return {"pairs": held} if held else None


def spaces_of(draft: Draft) -> list[tuple[int, int]]:
    """List the spaces that are chosen."""
    held = draft or {}
    found = held.get("spaces", [held["space"]] if "space" in held else [])
    if not isinstance(found, list):
        return []
    pairs = [each for each in found if isinstance(each, list | tuple) and len(each) == len("rc")]
    return [(each[0], each[1]) for each in pairs if all(type(one) is int for one in each)]


def pick(shown: Shown, draft: Draft, space: tuple[int, int]) -> Draft:
    """Touch a space: place the organism there; or choose the space, or leave it again."""
    if shown.kind == "place":
        return {"space": list(space)}
    held = spaces_of(draft)
    held = [each for each in held if each != space] if space in held else [*held, space]
    return {"spaces": [list(each) for each in sorted(held)[:MOST_SPACES]]} if held else None


def step_of(draft: Draft) -> int:
    """Give the step chosen on a scale; 0 for none."""
    step = (draft or {}).get("step")
    return step if type(step) is int else 0


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)

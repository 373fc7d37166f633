"""Getting ready at the door: all templates, a little at a time, after the page is shown."""

from __future__ import annotations

import asyncio

import pytest

from reefkit.labs.lesson import page
from reefkit.labs.lesson.page import Warming
from reefkit.labs.lesson.session import make_templates
from reefkit.labs.reef.kind import KIND
from reefkit.text import catalogue


def warmed(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str | float], list[str]]:
    """Let it run; give what it did and how long it paused, in order, and all templates."""
    templates = make_templates(KIND, catalogue())
    did: list[str | float] = []

    async def pause(seconds: float) -> None:
        did.append(seconds)

    monkeypatch.setattr(templates, "prepare", did.append)
    monkeypatch.setattr(page, "import_module", did.append)
    asyncio.run(Warming(templates, pause).run())
    return did, list(templates.names)


def test_the_page_comes_first_then_each_template_with_a_pause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    did, names = warmed(monkeypatch)
    assert did[0] == page.BEFORE_SECONDS
    assert did[1:-1:2] == names
    assert set(did[2:-1:2]) == {page.BETWEEN_SECONDS}
    assert did[-1] == "reefkit.widgets.charts"
    assert {"door.html", "settlement.html", "parts.html"} <= set(names)


def test_every_template_compiles() -> None:
    templates = make_templates(KIND, catalogue())
    for name in templates.names:
        templates.prepare(name)


def test_without_a_loop_nothing_is_begun() -> None:
    Warming(make_templates(KIND, catalogue())).start()

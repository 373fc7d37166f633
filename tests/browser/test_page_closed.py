"""A school's closed network: nothing is asked of the outside, and the board is crisp all the same.

`open_page` fails a test whose page asks another host, raises an error or logs one.
"""

from __future__ import annotations

import pytest

from tests.browser.lesson import OpenPage, quick_start, walk
from tests.browser.test_page_reload import is_drawn
from tests.support.conversation import PATIENCE
from tests.support.effort import at_length
from tests.support.voila import Served

CRISP = """density => {
  const canvas = document.querySelector(".rk-at-board canvas"), box = canvas.getBoundingClientRect();
  return box.width > 250 && Math.abs(canvas.width - box.width * density) < 0.02 &&
    Math.abs(canvas.height - box.height * density) < 0.02;
}"""
OURS = "[...document.fonts].some((face) => face.family.includes('Atkinson') && face.status === 'loaded')"


@pytest.mark.parametrize("density", [pytest.param(1, marks=at_length), 2])
def test_a_round_is_played_while_the_outside_hangs(
    open_page: OpenPage, lab: Served, density: int
) -> None:
    page = open_page(density=density, hanging=True)
    hands = quick_start(page, lab.url)
    is_drawn(page)
    page.wait_for_function(CRISP, arg=density, timeout=PATIENCE)
    end = "step-survey" if density == 1 else "step-algae"
    rounds = {here.round for here in walk(page, hands, lambda here: here.step.startswith(end))}
    assert len(rounds) == 1
    is_drawn(page)
    page.wait_for_function(CRISP, arg=density, timeout=PATIENCE)
    assert page.evaluate(OURS)

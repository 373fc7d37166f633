"""WCAG 2.2 on every page and dialog, by the measures of `tests.support.wcag`."""

from pathlib import Path

import pytest

from reefkit.widgets.templates import stylesheet
from tests.browser.every_page import GROUPS, LOCALES, front_pages, go_through
from tests.support import wcag
from tests.support.browser import OpenPage
from tests.support.effort import at_length
from tests.support.voila import Served
from tests.support.wcag import Walk

PLANTED = """<main class="rk-page"><div class="rk-panel"><div class="rk-root"><h1>Planted</h1>
<p style="width: 700px">A line that no narrow window holds</p>
<div><button data-key="tiny" style="all: unset; width: 18px; height: 18px; background: #fff">a</button><button data-key="near" style="all: unset; width: 18px; height: 18px">b</button></div>
<p data-key="boxed" style="height: 55px; line-height: 18px; overflow: hidden">Words<br>to<br>space</p>
<button class="rk-button" data-key="other" aria-label="Continue">Go on</button>
<button data-key="joined"><b>left</b><b>right</b></button>
<button class="rk-button" data-key="twice" aria-label="Our question: Our question">?</button>
<button class="shaded" data-key="shaded" aria-pressed="true">Shaded</button>
<p style="color: #666">Grey words</p>
<div style="height: 400px"></div><button class="rk-button" data-key="under">Under</button>
</div></div></main><div style="position: fixed; inset: auto 0 0 0; height: 200px; background: #fff; z-index: 9"></div>"""
SHADED = ".rk-page .shaded[aria-pressed='true'] { border: 0 !important; background: #cde9e6; } .shaded { border: 0; }"
FAULTS = {
    "reflow": "the page is",
    "targets": "tiny is 18 by 18",
    "text spacing": 'boxed cuts "space"',
    "label in name": 'other shows "go on"',
    "forced colours": "button.shaded",
    "more contrast": "Grey words",
    "focus in sight": "under has the focus",
}


def test_each_measure_finds_what_was_planted_for_it(open_page: OpenPage):
    page, walk = open_page(), Walk()
    page.set_content(
        f"<html lang=en><title>Planted</title><style>{stylesheet()} {SHADED}</style>{PLANTED}"
    )
    walk.look(page, "planted")
    for check, fault in FAULTS.items():
        assert any(fault in each for each in walk.found[check]), (check, dict(walk.found))
    told = " ".join(walk.found["names"])
    assert 'runs "left" and "right" together' in told
    assert '"Our question: Our question" says the same twice' in told
    assert "shaded" not in " ".join(wcag.labels(page))


def faults(walk: Walk) -> list[str]:
    """List what was found, but for what is no criterion of WCAG and is known."""
    return [
        f"{check}: {each} [{', '.join(where[:3])}]"
        for check, wrong in walk.found.items()
        for each, where in wrong.items()
        if not each.startswith(KNOWN)
    ]


KNOWN = ("landmark-banner-is-top-level",)


def test_the_front_pages_meet_wcag(open_page: OpenPage, lab: Served):
    walk = Walk()
    walk.group = "front"
    front_pages(walk.look, open_page, lab, "en")
    assert faults(walk) == []


@at_length
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("group", GROUPS)
def test_every_page_meets_wcag(
    open_page: OpenPage, lab: Served, tmp_path: Path, group: str, locale: str
):
    walk = Walk()
    walk.group = group
    go_through(group, walk.look, open_page, lab, locale, folder=tmp_path)
    assert faults(walk) == []

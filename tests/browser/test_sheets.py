"""Cheat sheets on paper, and the lab's whole pages in small windows: laid out by a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from reefkit.labs.lesson.parts import pages
from reefkit.labs.reef import regions as how_to_play
from reefkit.labs.reef import setup
from reefkit.widgets import templates
from tests.labs.reef.desk import Desk
from tests.support.browser import OpenPage

_JS = (Path(templates.__file__).parent / "static" / "panel.js").read_text(encoding="utf-8")
PRINT_ALONE = re.search(r"function printAlone.*?\n}\n", _JS, re.DOTALL)


def shown(page: Page, *regions: str, areas: str = "") -> None:
    """Lay regions out as the page does, from our own style sheet and pictures."""
    body = "".join(
        f'<div class="jupyter-widgets rk-panel"><div class="rk-root">{html}</div></div>'
        for html in regions
    )
    page.set_content(
        f'<!doctype html><html lang="en"><title>t</title><style>body{{margin:0}}'
        f"{templates.stylesheet()}</style><div hidden>{templates.symbols()}</div>"
        f'<div class="rk-page"><div class="{areas}">{body}</div></div></html>'
    )


def region(desk: Desk, name: str) -> str:
    desk.do("page", page=name)
    return str(pages.WHOLE.render(desk.session.scene()))


@pytest.mark.parametrize("locale", ["en", "en-simple"])
@pytest.mark.parametrize("sheet", how_to_play.CHEAT_SHEETS)
def test_a_cheat_sheet_fits_one_page_of_a4(open_page: OpenPage, sheet: str, locale: str) -> None:
    page = open_page()
    shown(page, region(Desk(locale=locale), "sheets"))
    assert PRINT_ALONE is not None
    page.evaluate(
        f"key => {{ window.print = () => null; {PRINT_ALONE[0]};"
        'printAlone(document.querySelector(`[data-key="${key}"]`)) }',
        f"sheet-{sheet}",
    )
    page.emulate_media(media="print")
    printed = page.locator(".rk-print-sheet")
    assert len(printed.inner_text().split()) > 100
    assert page.locator("body > :not(.rk-print-sheet):visible").count() == 0
    assert printed.locator("button:visible").count() == 0
    pdf = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)) == 1


@pytest.mark.parametrize("width", [1366, 768, 390])
@pytest.mark.parametrize("name", ["door", "new", "how", "sheets", "rulings"])
def test_no_whole_page_is_wider_than_its_window(
    open_page: OpenPage, tmp_path: Path, name: str, width: int
) -> None:
    desk = Desk(tmp_path)
    desk.do("quick-start")
    page = open_page(width, 800)
    shown(page, region(desk, name))
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [1366, 768, 390])
def test_the_chart_of_traits_shows_every_row_and_column(open_page: OpenPage, width: int) -> None:
    desk = Desk()
    desk.do("new-begin")
    page = open_page(width, 620)
    shown(page, str(setup.TRAITS_PART.render(desk.session.scene())))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    frame = page.locator(".rk-traits-frame")
    hidden = frame.evaluate("each => each.scrollWidth - each.clientWidth")
    assert hidden == 0 or width == 390

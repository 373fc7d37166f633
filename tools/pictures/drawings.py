"""A sheet of one game's drawings, to look at: ``python -m tools.pictures.drawings expanse sheet.png``.

Each stands there at 64, 48 and 32 pixels, in grey, as the outline alone and on its group's colour:
what a new drawing is judged by before it is committed. The reef's own are called ``reef``.
"""

import sys
from pathlib import Path

from reefkit.widgets.art import art
from tests.support.browser import ARGUMENTS, find_browser, start_playwright

WIDTH = 1400
STYLE = f"""
body {{ width: {WIDTH - 20}px; margin: 8px; font: 12px sans-serif; background: #fff;
  display: grid; grid-template-columns: repeat(4, 1fr); gap: 6px }}
figure {{ margin: 0; padding: 4px; border: 1px solid #ccc }}
svg {{ vertical-align: middle; margin: 1px }}
"""


def sheet(names: list[str]) -> str:
    """Return the page that shows drawings, each in every size and state."""
    drawn = [
        f"<figure>{art().svg(one, 64)}{art().svg(one, 48)}{art().svg(one, 32)}"
        f"{art().svg(one, 48, 'grey')}{art().svg(one, 32, 'grey')}{art().svg(one, 32, 'outline')}"
        f'<span style="background:{art().family(one)}">{art().svg(one, 24)}</span>'
        f"<figcaption>{one}</figcaption></figure>"
        for one in names
    ]
    return f"<style>{STYLE}</style>{''.join(drawn)}"


def main(game: str, path: Path) -> int:
    """Make the sheet of a game's drawings."""
    drawn = art().board.organisms if game == "reef" else art().games[f"{game}/art.toml"].organisms
    with start_playwright() as playwright:
        found = find_browser(playwright) if playwright else None
        if playwright is None or found is None:
            sys.stderr.write("no browser\n")
            return 1
        browser = playwright.chromium.launch(executable_path=found, args=[*ARGUMENTS])
        page = browser.new_page(viewport={"width": WIDTH, "height": 200})
        page.set_content(sheet(list(drawn)))
        page.screenshot(path=path, full_page=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))

"""WCAG 2.2 A and AA by page: `python bench/wcag.py` (`--quick` for English and one lesson).

Every page and dialog is opened and measured (``tests/support/wcag.py``). The table says of each
criterion how it is looked at, and of those that a script can measure how many views it measured and
how many faults it found there. The goal is none; a miss is reported, never failed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Error
from tqdm import tqdm

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.every_page import GROUPS, LOCALES, go_through  # noqa: E402
from tests.support.browser import ARGUMENTS, OpenPage, find_browser, start_playwright  # noqa: E402
from tests.support.voila import command, serving  # noqa: E402
from tests.support.wcag import Walk  # noqa: E402

MEASURED = {
    "1.1.1 Non-text content": ["axe-core", "names"],
    "1.3.1 Info and relationships": ["axe-core"],
    "1.3.5 Input purpose": ["axe-core"],
    "1.4.1 Use of colour": ["forced colours"],
    "1.4.3 Contrast": ["axe-core"],
    "1.4.6 Contrast, enhanced (AAA, where asked for)": ["more contrast"],
    "1.4.10 Reflow": ["reflow"],
    "1.4.11 Non-text contrast": ["forced colours"],
    "1.4.12 Text spacing": ["text spacing"],
    "2.4.2 Page titled": ["axe-core"],
    "2.4.4 Link purpose": ["axe-core"],
    "2.4.11 Focus not obscured": ["focus in sight"],
    "2.5.3 Label in name": ["label in name"],
    "2.5.8 Target size": ["targets"],
    "3.1.1 Language of page": ["axe-core"],
    "3.1.2 Language of parts": ["axe-core"],
    "3.3.2 Labels or instructions": ["axe-core"],
    "4.1.2 Name, role, value": ["axe-core", "names"],
}
OTHERWISE = {
    "test": {
        "1.3.2 Meaningful sequence": "tests/browser/test_door.py, test_journeys.py",
        "1.4.4 Resize text": "tests/browser/test_page_fits.py, and reflow above",
        "2.1.1 Keyboard, 2.1.2 No trap": "tests/browser/test_journeys.py, test_drawings.py",
        "2.2.2 Pause, stop, hide; 2.3.1 Three flashes": "tests/browser/test_motion.py",
        "2.4.1 Bypass blocks": "tests/browser/test_door.py",
        "2.4.3 Focus order, 2.4.7 Focus visible": "tests/browser/test_panel.py, test_journeys.py",
        "2.5.7 Dragging movements": "tests/browser/test_explorer.py, test_drawings.py",
        "3.3.1 Error identification, 3.3.3 Error suggestion": "tests/serve/test_door.py",
        "4.1.3 Status messages": "tests/browser/test_panel.py, test_lasting.py",
    },
    "by reading pages and code": {
        "1.3.3 Sensory characteristics": "texts name things, not only places or colours",
        "1.3.4 Orientation": "a tablet is turned in tests/browser/test_page_fits.py",
        "1.4.5 Images of text": "none but pictures that a reader saves",
        "1.4.13 Content on hover or focus": "titles repeat what is on the page",
        "2.2.1 Timing": "0 leaves out the clocks of Blue Expanse",
        "2.4.5 Multiple ways": "door, head of the page, and addresses that are typed",
        "2.4.6 Headings and labels": "each says what follows",
        "2.5.1 Gestures, 2.5.2 Cancellation, 2.5.4 Motion": "one finger; acts on release; none",
        "2.1.4 Character key shortcuts": "Succession's keys can be turned off",
        "3.2.1 to 3.2.4 Predictable": "one head on all pages; no change on focus",
        "3.2.6 Consistent help": "the same help in the head of every page",
        "3.3.4 Error prevention, 3.3.7 Redundancy": "sure? before what is for good; names are kept",
        "3.3.8 Accessible authentication": "codes can be pasted; no puzzle",
    },
    "nothing of it": {
        "1.2 Time-based media, 1.4.2 Audio control": "no video; sounds are off at first"
    },
}


def cell(walk: Walk, group: str, checks: list[str]) -> str:
    """Say how many views of a group were measured, and in how many ways they are at fault."""
    views = [each for each in walk.measured[checks[0]] if each.startswith(f"{group}: ")]
    faults = sum(
        any(place.startswith(f"{group}: ") for place in places)
        for check in checks
        for places in walk.found[check].values()
    )
    return f"{len(set(views))}{f' / {faults}' if faults else ''}"


def table(walk: Walk, groups: list[str]) -> str:
    """Set the criteria against the groups of pages."""
    width = max(map(len, MEASURED))
    lines = ["Views measured, and after a stroke kinds of fault:\n"]
    lines.append("  ".join([" " * width, *(f"{each:>11}" for each in groups)]))
    for criterion, checks in MEASURED.items():
        cells = [f"{cell(walk, group, checks):>11}" for group in groups]
        lines.append("  ".join([criterion.ljust(width), *cells]))
    for how, criteria in OTHERWISE.items():
        lines.append(f"\n{how}:")
        lines += [f"  {criterion}: {where}" for criterion, where in criteria.items()]
    return "\n".join(lines)


def main() -> int:
    """Measure all, and print the table and every fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="English, and one lesson")
    quick = parser.parse_args().quick
    walk = Walk()
    with tempfile.TemporaryDirectory() as folder, start_playwright() as playwright:
        path = None if playwright is None else find_browser(playwright)
        if playwright is None or path is None:
            raise SystemExit("no browser")
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        with serving(command("--port", "0"), Path(folder)) as lab:
            pages = OpenPage(browser)
            for locale in LOCALES[: 1 if quick else None]:
                for group in tqdm(GROUPS, desc=locale, file=sys.stderr):
                    walk.group = group
                    try:
                        go_through(
                            group, walk.look, pages, lab, locale, folder=Path(folder), quick=quick
                        )
                    except (Error, AssertionError) as error:
                        walk.note("walk", f"{group}: {locale}", [f"ended early: {error}"[:200]])
        browser.close()
    sys.stdout.write(f"{table(walk, list(GROUPS))}\n\n{walk.told() or 'no fault'}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

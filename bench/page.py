"""From navigation to a page that can be used: `python bench/page.py` (`--quick` for a glance).

Three pages, taken in turn so that all meet the same machine: a trivial page of stock Voila (its
own template, one text widget), the same notebook on our server, and the Reef Survivor lab. Cold is
a browser that has kept nothing, warm is a second visit. Ready is the moment the browser finds the
page's mark, ``data-ready="yes"``, to be seen. Nothing outside answers. The goal, the lab within 1.3
times the trivial page of stock Voila, is reported when missed, never failed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path

import nbformat
from playwright.sync_api import Browser, BrowserContext
from tqdm import tqdm

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.browser import ARGUMENTS, find_browser, start_playwright  # noqa: E402
from tests.support.voila import serving  # noqa: E402

TRIVIAL = "import ipywidgets; ipywidgets.HTML('<p data-ready=\"yes\">ready</p>')"
READY = '[data-ready="yes"]'
STOCK, OURS, LAB = "trivial, stock Voila", "trivial, our server", "Reef Survivor lab"
GOAL = 1.3
SECONDS = 120
PAGES = "import sys; from tests.support.voila import serve_pages; serve_pages(sys.argv[1])"
# Stock Voila says its address as `localhost`, where the others say a number.
SAY = (
    "import voila.app as a; a.Voila.display_url = property(lambda s: s._url('127.0.0.1')); a.main()"
)


def open_browser(browser: Browser) -> BrowserContext:
    """Open a browser that has kept nothing, in a world where nothing outside answers."""
    context = browser.new_context(viewport={"width": 1366, "height": 620})
    inside = "://127.0.0.1:"
    context.route(lambda url: inside not in url, lambda route: route.abort())
    return context


def visit(context: BrowserContext, url: str) -> float:
    """Return how long a page takes until it can be used, in seconds."""
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(READY, state="visible", timeout=SECONDS * 1000)
    page.wait_for_function("() => !document.getElementById('rk-loading')")
    taken = time.perf_counter() - begun
    page.close()
    return taken


def measure(urls: dict[str, str], times: int) -> dict[tuple[str, str], list[float]]:
    """Visit every page so many times, cold and warm, in turn."""
    taken: dict[tuple[str, str], list[float]] = defaultdict(list)
    with start_playwright() as playwright:
        path = None if playwright is None else find_browser(playwright)
        if playwright is None or path is None:
            raise SystemExit("no browser")
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        for turn in tqdm(range(times + 1), desc="visits", file=sys.stderr):
            for name, url in urls.items():
                context = open_browser(browser)
                found = {"cold": visit(context, url), "warm": visit(context, url)}
                context.close()
                if turn:  # the first of all warms the servers themselves
                    for state, seconds in found.items():
                        taken[name, state].append(seconds)
        browser.close()
    return taken


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="three visits each")
    times = 3 if parser.parse_args().quick else 15
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        kernel = {"name": "python3", "display_name": "", "language": "python"}
        notebook = nbformat.v4.new_notebook(metadata={"kernelspec": kernel})
        notebook.cells = [nbformat.v4.new_code_cell(TRIVIAL)]
        nbformat.write(notebook, folder / "page-1.ipynb")
        stock = [
            sys.executable,
            "-c",
            SAY,
            "--no-browser",
            "--port=8950",
            str(folder / "page-1.ipynb"),
        ]
        lab = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
        ours = [sys.executable, "-c", PAGES, str(folder)]
        urls = {
            STOCK: stack.enter_context(serving(stock, folder)).url,
            OURS: stack.enter_context(serving(ours, folder)).url + "page-1/",
            LAB: stack.enter_context(serving(lab, folder)).url + "reef-survivor/",
        }
        taken = measure(urls, times)
    for state in ("cold", "warm"):
        base = statistics.median(taken[STOCK, state])
        for name in urls:
            seconds = sorted(taken[name, state])
            middle = statistics.median(seconds)
            ratio = middle / base
            goal = f"; goal {GOAL} {'met' if ratio <= GOAL else 'missed'}" if name == LAB else ""
            print(
                f"{state}: {name}: median {middle:.2f} s of {len(seconds)} "
                f"(from {seconds[0]:.2f} to {seconds[-1]:.2f}); {ratio:.2f} times{goal}"
            )


if __name__ == "__main__":
    main()

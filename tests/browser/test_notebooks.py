"""Notebooks in steps and data notebooks in a browser: in JupyterLab, and published by Voila.

A match that is taken from a page into a notebook is read there.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import MOST_ASKED, TAKEN_UP, NotYet, accept_dialogues
from tests.lessons.test_lessons import DATA, FOLDER, IN_STEPS, MOST_PIECES, named, told
from tests.support.browser import PATIENCE
from tests.support.effort import at_length
from tests.support.kernels import executed
from tests.support.voila import Served, VoilaPage, serving_jupyter

NOTEBOOKS = [*IN_STEPS, *(each for each in DATA if each.parent.name != "teachers")]
SHORTEST = FOLDER / "succession" / "succession-data.ipynb"


def each_notebook(first: Path, among: list[Path]) -> pytest.MarkDecorator:
    """Ask for one notebook, and for the others in the long tier: each takes half a minute."""
    others = [each for each in among if each != first]
    marked = [pytest.param(each, id=named(each), marks=at_length) for each in others]
    return pytest.mark.parametrize("path", [pytest.param(first, id=named(first)), *marked])


DONE = re.compile(r"\[\d+\]")
CHART = """
from reefkit.widgets import Bar, RangeChart, Theme, TimeAxis
from reefkit.widgets.charts import ChartSheet, ChartView
chart = RangeChart(TimeAxis(2, "rounds"), title="NAME")
bar = Bar("urchin", "NAME", "urchin", "dwellers", 0, 1)
chart.show(ChartView("reef", "NAME", (bar,)), ChartView("table", "NAME", (bar,)))
display(Theme(), ChartSheet([chart]))
"""
BESIDE = """async path => {
  const { commands, restored } = jupyterapp;
  await restored;
  const opened = await commands.execute("docmanager:open", { path, options: { mode: "split-right" } });
  opened.sessionContext.ready.then(() => commands.execute("notebook:run-all-cells"));
}"""
"""Opens a notebook beside what is open, and runs it in a kernel of its own."""
LONGEST = 300_000
"""Milliseconds until all cells have run, on a machine that others share."""


def code_cells(path: Path) -> list[str]:
    return [each.source for each in nbformat.read(path, 4).cells if each.cell_type == "code"]


def figures(path: Path) -> int:
    """Plots of what is not a student's: the others need an answer first."""
    return sum("plot.scatter(" in source for source in code_cells(path))


def exercises(path: Path) -> int:
    return sum(
        bool(each.metadata.get("nbgrader", {}).get("grade"))
        for each in nbformat.read(path, 4).cells
    )


@pytest.fixture(scope="module")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("jupyter")
    for path in NOTEBOOKS:
        there = folder / path.relative_to(FOLDER)
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_bytes(path.read_bytes())
    own = {"HOME": str(folder / "own"), "XDG_DATA_HOME": str(folder / "own")}
    with serving_jupyter(folder, **own) as served:
        yield served


def from_menu(page: Page, menu: str, entry: str, patience: int = PATIENCE) -> None:
    for name in (menu, entry):
        page.get_by_role("menuitem", name=name, exact=True).click(timeout=patience)


def shows_all(page: Page, path: Path) -> None:
    """Every piece is there, or every figure and a sentence for each exercise; no other error."""
    if path in IN_STEPS:
        expect(page.locator(".rk-page-piece")).to_have_count(MOST_PIECES - 1, timeout=LONGEST)
        expect(page.locator('[data-key="quick-start"]').first).to_be_visible()
    else:
        failed = page.locator(
            ".jp-OutputArea-output", has_text=f"AssertionError: {told(path).wrong}"
        )
        expect(failed).to_have_count(exercises(path), timeout=LONGEST)
        expect(page.locator(".jp-RenderedImage img")).to_have_count(figures(path))
    errors = page.get_by_text("Traceback (most recent call last)")
    expect(errors).to_have_count(0 if path in IN_STEPS else exercises(path))


def run_all(page: Page) -> Locator:
    """Run an open notebook from its menu; returns the prompts of its cells."""
    # Without a kernel each cell that is run starts one, and ends the one of the cell before.
    expect(page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")).to_have_count(1)
    accept_dialogues(page)
    prompts = page.locator(".jp-CodeCell .jp-InputPrompt")
    for _ in range(MOST_ASKED):  # pressed before its notebook is ready, a menu does nothing
        with suppress(AssertionError, NotYet):
            from_menu(page, "Run", "Run All Cells", TAKEN_UP)
            expect(prompts.filter(has_text="[ ]:")).to_have_count(0, timeout=10_000)
            break
    expect(prompts.last).to_have_text(DONE, timeout=LONGEST)
    return prompts


@each_notebook(SHORTEST, NOTEBOOKS)
def test_a_notebook_runs_in_jupyterlab(jupyter_page: Page, jupyter: Served, path: Path):
    page = jupyter_page
    host = jupyter.url.split("/lab")[0].rstrip("/")
    page.goto(f"{host}/doc/tree/{path.relative_to(FOLDER).as_posix()}")
    expect(page.locator(".jp-Toolbar-kernelName")).to_contain_text("Python 3")
    prompts = run_all(page)
    expect(prompts).to_have_text([DONE] * len(code_cells(path)))
    shows_all(page, path)
    from_menu(page, "Kernel", "Shut Down Kernel")


@at_length
def test_two_kernels_in_one_page_draw_on_their_own_charts(jupyter_page: Page, jupyter: Served):
    page, both = jupyter_page, ("one", "two")
    page.goto(jupyter.url, timeout=LONGEST)
    accept_dialogues(page)
    for name in both:
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(CHART.replace("NAME", name))],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        )
        nbformat.write(notebook, jupyter.folder / f"{name}.ipynb")
        page.wait_for_function("() => window.jupyterapp")
        page.evaluate(BESIDE, f"{name}.ipynb")
        expect(page.locator(".rk-chart-name", has_text=name)).to_be_visible(timeout=LONGEST)
    for part in ("title", "name"):
        for name, panel in zip(both, page.locator(".jp-NotebookPanel").all(), strict=True):
            expect(panel.locator(f".rk-chart-{part}")).to_have_text(name)


CULL = """async () => {
  const headers = { "X-XSRFToken": /_xsrf=([^;]+)/.exec(document.cookie)?.[1] ?? "" };
  for (const { id } of await (await fetch("/api/kernels")).json())
    await fetch(`/api/kernels/${id}`, { method: "DELETE", headers });
}"""
"""Ends all kernels as a server does that culls them: nobody at the page asked for it."""


@pytest.mark.parametrize(
    ("lesson", "door"), [("reef-survivor", "doc/tree"), ("reef-survivor-in-steps", "notebooks")]
)
def test_a_lesson_says_that_its_kernel_has_ended_and_goes_on_when_run_again(
    jupyter_page: Page, jupyter: Served, lesson: str, door: str
):
    page, name = jupyter_page, f"{lesson}-culled"
    (jupyter.folder / name).mkdir()
    source = (FOLDER / "reef-survivor" / f"{lesson}.ipynb").read_text("utf-8")
    for call, own in (("lab()", f"lab('{name}')"), ('lab(\\"reef\\")', f"lab('reef', '{name}')")):
        source = source.replace(call, own)  # other tests begin without a match
    notebook = nbformat.reads(source, 4)
    if in_steps := lesson in {each.stem for each in IN_STEPS}:
        notebook.cells.append(nbformat.v4.new_code_cell('reef.observe(print, "round")'))
    nbformat.write(notebook, jupyter.folder / f"{name}.ipynb")
    host = jupyter.url.split("/lab")[0].rstrip("/")
    page.goto(f"{host}/{door}/{name}.ipynb", timeout=LONGEST)
    run_all(page)
    page.locator('[data-key="quick-start"]').click(timeout=LONGEST)
    add = page.get_by_role("button", name="More fish")
    add.wait_for()
    printed = page.locator(".jp-RenderedText pre", has_text="'new': 1")
    expect(printed).to_have_count(int(in_steps))
    page.evaluate(CULL)
    told = page.get_by_text("The program behind this page has ended")
    expect(told).to_have_count(page.locator(".rk-page").count())
    piece = page.locator(".rk-page").filter(has=add)
    add.click()
    expect(piece.get_by_text("The program behind this page has ended")).to_be_in_viewport()
    from_menu(page, "Kernel", "Restart Kernel and Run All Cells…")  # as the sentence says
    expect(told).to_have_count(0, timeout=LONGEST)
    expect(add).to_be_visible(timeout=LONGEST)  # in the match that was begun


@each_notebook(IN_STEPS[0], IN_STEPS)  # no data notebook is published
def test_a_notebook_is_published_by_voila(jupyter_page: Page, voila_page: VoilaPage, path: Path):
    page = jupyter_page
    page.goto(voila_page(path), timeout=LONGEST)
    shows_all(page, path)


def test_what_a_cell_shows_stands_below_its_words(browser_page: Page, voila_page: VoilaPage):
    cells = ["import pandas as pd\npd.DataFrame({'a': [1]})", "print('said')", "{2, 3}"]
    page = browser_page
    page.goto(voila_page(cells, ["# Words"]))
    expect(page.locator(".jp-OutputArea-output")).to_have_count(len(cells))
    begins = "each => each.map(one => Math.round(one.getBoundingClientRect().left))"
    shown = page.locator(".jp-OutputArea-output :is(table, pre)").evaluate_all(begins)
    assert shown == page.locator(".jp-MarkdownCell h1").evaluate_all(begins) * len(cells)


@pytest.mark.parametrize(
    "lesson", ["reef-survivor", pytest.param("climate-change", marks=at_length)]
)
def test_a_match_taken_from_a_page_is_read_in_a_kernel(
    browser_page: Page, lab: Served, lesson: str, kernel: None, tmp_path: Path
):
    page = browser_page
    page.goto(f"{lab.url}{lesson}/")
    page.locator('[data-key="quick-start"]').click()
    page.locator('[data-key="evidence-log"]').click()
    page.locator('[data-key="log-files"] summary').click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Take my match into a notebook").click()
    file = tmp_path / download.value.suggested_filename
    assert file.suffix == ".ipynb"
    download.value.save_as(file)
    expect(page.get_by_text(f"The match is in the notebook {file.name}").first).to_be_visible()
    cells = [cell for cell in executed(file, tmp_path).cells if cell.cell_type == "code"]
    assert all(cell.outputs for cell in cells[1:])
    columns = cells[1].outputs[0].data["text/plain"]
    assert "abundance" in columns

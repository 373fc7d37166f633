"""A page for each room of the code, from the docstrings of the modules that others use.

The pages lie in `reference/api`, which git ignores, and are written while the site is built.
"""

import re
from pathlib import Path

from sphinx.application import Sphinx

LIST = "reference/api"
ROOMS = {
    "ecology": (
        "Diversity, turnover and ranges from any record of who was present when.",
        ["community", "regional", "sampling", "sampling_rates", "ranges", "turnover"],
    ),
    "text": (
        "What readers read: messages with named values, and catalogues that render them.",
        ["message", "catalogue"],
    ),
    "content": (
        "Finding and checking what a teacher may edit.",
        ["documents", "library"],
    ),
    "match": (
        "What every game shares: rules, seats, chance, the log, tables, save files.",
        ["game", "course", "new_match", "match", "random", "log", "table", "table_queries", "save"],
    ),
    "assess": (
        "Questions, forms, grading, and what was gained.",
        [
            "items",
            "bank",
            "question",
            "form",
            "forms",
            "answers",
            "grading",
            "item_analysis",
            "gain",
        ],
    ),
    "widgets": (
        "Boards, charts, dice, cards and panels for any notebook.",
        [
            "board",
            "charts",
            "cards",
            "die",
            "scoreboard",
            "log_list",
            "moment_slider",
            "phase_bar",
            "panel",
        ],
    ),
    "labs": (
        "What `import reefkit as rk` opens and plays; its tables are on the page of `labs.lesson`.",
        ["notebook"],
    ),
    "labs.lesson": (
        "What the page of every lesson has, and what a lab brings to it.",
        ["lab", "dataframe", "papers", "what_if"],
    ),
}
"""Rooms, what each is, and those of its modules that others use."""
REFERENCE = re.compile(r"\[(\d+)\]_")
FOOTNOTE = re.compile(r"^(\s*)\.\. \[(\d+)\] ")


def page(room: str) -> str:
    """Write the page of a room."""
    about, modules = ROOMS[room]
    parts = [f"reefkit.{room}\n{'=' * (len(room) + 8)}\n\n{about}\n"]
    for name in modules:
        told = f".. automodule:: reefkit.{room}.{name}\n   :members:\n"
        parts += [f"{name}\n{'-' * len(name)}\n", told]
    return "\n".join(parts)


def write_pages(app: Sphinx) -> None:
    """Write the pages that are to be; only what has changed, so that Sphinx reads no more."""
    folder = Path(app.srcdir, LIST)
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.rst"):
        if old.stem.removeprefix("reefkit.") not in ROOMS:
            old.unlink()
    for room in ROOMS:
        place, text = folder / f"reefkit.{room}.rst", page(room)
        if not place.exists() or place.read_text(encoding="utf-8") != text:
            place.write_text(text, encoding="utf-8")


def add_list(_: Sphinx, docname: str, source: list[str]) -> None:
    """Append the list of pages to the page of the reference."""
    if docname == LIST:
        rows = "\n".join(
            f"- [reefkit.{room}](api/reefkit.{room}.rst): {about}"
            for room, (about, _) in ROOMS.items()
        )
        pages = "\n".join(f"api/reefkit.{room}" for room in ROOMS)
        source[0] += f"\n{rows}\n\n```{{toctree}}\n:hidden:\n\n{pages}\n```\n"


def plain_references(*given: object) -> None:
    """Make notes of numpy's style a list: two functions of one page may both have a first note."""
    lines = given[-1]
    if isinstance(lines, list):
        lines[:] = [FOOTNOTE.sub(r"\1\2. ", REFERENCE.sub(r"[\1]", line)) for line in lines]


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("builder-inited", write_pages)
    app.connect("source-read", add_list)
    # Before napoleon reads them.
    app.connect("autodoc-process-docstring", plain_references, priority=100)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

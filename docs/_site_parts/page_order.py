"""The order of the pages, once, beside the pages and not in them.

A page of this site is plain Markdown, and a folder's `index.md` is its first page. Pages that are
not named here follow by name, so that a new page needs no line; a name here without a page is left
out.
"""

from pathlib import Path

from sphinx.application import Sphinx

ORDER = {
    "index": [
        "teachers/index",
        "students/index",
        "deployers/index",
        "contributors/index",
        "reference/index",
        "es/index",
    ],
    "teachers/index": ["prepare", "plans", "run", "assess", "course", "accessibility", "privacy"],
    "students/index": ["play", "accessibility", "charts", "kept"],
    "es/index": ["teachers/index", "students/index"],
    "deployers/index": [
        "serve",
        "binder",
        "one-machine",
        "several-servers",
        "jupyterhub",
        "other-places",
    ],
    "contributors/index": [
        "architecture",
        "add-a-game",
        "add-a-game-to-the-desk",
        "add-a-chart",
        "add-a-question",
        "add-a-kind-of-question",
        "add-a-language",
    ],
    "reference/index": [
        "python",
        "command-line",
        "data-formats",
        "content-lessons",
        "content-art",
        "api",
    ],
}
ORDER |= {f"es/{index}": ORDER[index] for index in ("teachers/index", "students/index")}


def pages_of(folder: Path, index: str) -> list[str]:
    """Give the pages that follow an index, in their order, relative to it."""
    beside = (folder / index).parent
    named = [name for name in ORDER[index] if (beside / f"{name}.md").exists()]
    found = sorted(page.stem for page in beside.glob("*.md") if page.stem != "index")
    return [*named, *(name for name in found if name not in named)]


def add_order(app: Sphinx, docname: str, source: list[str]) -> None:
    """Append to an index what tells Sphinx which pages follow it."""
    if docname in ORDER:
        pages = "\n".join(pages_of(Path(app.srcdir), docname))
        source[0] += f"\n```{{toctree}}\n:hidden:\n\n{pages}\n```\n"


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("source-read", add_order)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

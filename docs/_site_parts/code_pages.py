"""A page for each module that others use, from its own docstrings, made while the site is built.

The pages lie in `reference/api`, which git ignores; a module that is gone loses its page.
"""

import pkgutil
from importlib import import_module
from pathlib import Path

from sphinx.application import Sphinx

ROOMS = {
    "ecology": "diversity, turnover and ranges from any record; needs numpy alone",
    "text": "what readers read: messages and catalogues",
    "content": "finding and checking what a teacher may edit",
    "match": "what every game shares: rules, seats, log, tables, save files",
    "assess": "questions, forms, grading, gain",
    "classroom.exports": "a class as tables",
    "widgets": "boards, charts, dice, cards and panels for any notebook",
    "labs.lesson": "what the page of every lesson has",
}
"""Rooms whose modules have pages, with what stands beside each in the list."""
GAMES = ("actions", "content", "state", "readings", "simulate")
"""Modules of each game that have pages."""
LIST = "reference/api"


def modules() -> dict[str, list[str]]:
    """Give the names of modules by room; packages of a room are taken as their own say it."""
    found = {}
    for room in ROOMS:
        package = import_module(f"reefkit.{room}")
        inner = [each.name for each in pkgutil.iter_modules(package.__path__)]
        found[room] = [f"reefkit.{room}", *(f"reefkit.{room}.{name}" for name in inner)]
    games = import_module("reefkit.games")
    found["games"] = ["reefkit.games"]
    for game in pkgutil.iter_modules(games.__path__):
        own = {each.name for each in pkgutil.iter_modules([f"{games.__path__[0]}/{game.name}"])}
        found["games"] += [f"reefkit.games.{game.name}.{name}" for name in GAMES if name in own]
    return found


def page(module: str) -> str:
    """Write the page of a module."""
    title = module.removeprefix("reefkit.")
    # A package's own page names what it offers; each is told where it lives.
    members = "" if hasattr(import_module(module), "__path__") else "   :members:\n"
    return f"{title}\n{'=' * len(title)}\n\n.. automodule:: {module}\n{members}"


def write_pages(app: Sphinx) -> None:
    """Write the pages that are to be; only what has changed, so that Sphinx reads no more."""
    folder = Path(app.srcdir, LIST)
    folder.mkdir(exist_ok=True)
    wanted = {f"{name}.rst": page(name) for room in modules().values() for name in room}
    for old in folder.glob("*.rst"):
        if old.name not in wanted:
            old.unlink()
    for name, text in wanted.items():
        place = folder / name
        if not place.exists() or place.read_text(encoding="utf-8") != text:
            place.write_text(text, encoding="utf-8")


def add_list(_: Sphinx, docname: str, source: list[str]) -> None:
    """Append the list of pages to the page of the reference."""
    if docname != LIST:
        return
    for room, names in modules().items():
        about = ROOMS.get(room, "what a seat can do, what a match holds, what can be read from it")
        pages = "\n".join(f"api/{name}" for name in names)
        source[0] += f"\n## {room}: {about}\n\n```{{toctree}}\n:maxdepth: 1\n\n{pages}\n```\n"


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("builder-inited", write_pages)
    app.connect("source-read", add_list)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

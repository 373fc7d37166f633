"""Reading our own templates: which words stand in them, and which messages they say."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from jinja2 import Environment, nodes

from tests.text.code_scan import SENTENCE
from tests.text.message_scan import MessageCall

SPOKEN = {
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
    "title",
    "placeholder",
    "alt",
    "label",
}
# Two letters in a row, or a lone word: signs such as × and − are none.
WORD = re.compile(r"[^\W\d_]{2,}")
NAMES = {"Reefkit"}
# In expressions only ids, classes and file names stand, and all of these begin small.
SAID = re.compile(r"^[A-Z][a-z]+|[a-z]+[.,;:] [A-Za-z]|[.?!]$")
SILENT = {"style", "script"}
# What says a message in a template: as it is, or with the glossary's terms to be opened.
SAYING = {"t", "gloss"}
PLACE = re.compile(r"\{#.*?#\}|\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
ENVIRONMENT = Environment(autoescape=True)


@cache
def templates(root: Path) -> tuple[tuple[Path, str, nodes.Template], ...]:
    """Return every template under a folder, with its source and parsed; a folder is read once."""
    paths = sorted([*root.rglob("*.html"), *root.rglob("*.html.j2")])
    found = [(path, path.read_text(encoding="utf-8")) for path in paths]
    return tuple((path, source, ENVIRONMENT.parse(source)) for path, source in found)


def words(root: Path) -> list[str]:
    """Return every word of a template that a reader would see and no catalogue says."""
    found = []
    for path, source, tree in templates(root):
        reader = _Reader()
        # Lines stay as they are, so that a word can be found again.
        reader.feed(PLACE.sub(_blank, source))
        reader.close()
        told = reader.found + [
            (each.lineno, each.value)
            for each in tree.find_all(nodes.Const)
            if isinstance(each.value, str)
            and (SENTENCE.search(each.value) or SAID.search(each.value))
        ]
        name = path.relative_to(root).as_posix()
        found += [f"{name}:{line}: {text}" for line, text in sorted(told) if text not in NAMES]
    return found


def template_calls(root: Path) -> list[MessageCall]:
    """Return every message that a template says by ``t("…")`` or ``gloss``, as far as its id can be read."""
    return [
        MessageCall(f"{path.relative_to(root).as_posix()}:{call.lineno}", text, whole, values)
        for path, _, tree in templates(root)
        for call in tree.find_all(nodes.Call)
        if isinstance(call.node, nodes.Name) and call.node.name in SAYING and call.args
        for values in [None if call.dyn_kwargs else frozenset(each.key for each in call.kwargs)]
        for text, whole in _written(call.args[0])
        if text
    ]


def template_texts(root: Path) -> set[str]:
    """Return every text in the expressions of templates: ids may stand in lists too."""
    return {
        each.value
        for _, _, tree in templates(root)
        for each in tree.find_all(nodes.Const)
        if isinstance(each.value, str)
    }


def _blank(place: re.Match[str]) -> str:
    """Return what stands in for a place: a sign that is no letter for a value, else nothing."""
    return ("•" if place.group().startswith("{{") else " ") + "\n" * place.group().count("\n")


def _written(node: nodes.Node | None) -> Iterator[tuple[str, bool]]:
    """Return what an expression can be, as far as the template says, and whether that is all."""
    if isinstance(node, nodes.Const) and isinstance(node.value, str):
        yield node.value, True
    elif isinstance(node, nodes.CondExpr):
        yield from _written(node.expr1)
        yield from _written(node.expr2)
    elif isinstance(node, nodes.Or):
        yield from _written(node.left)
        yield from _written(node.right)
    elif isinstance(node, nodes.Concat):
        yield from ((text, False) for text, _ in _written(node.nodes[0]))


class _Reader(HTMLParser):
    """Collects the words between tags and in attributes that are spoken."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[int, str]] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in SILENT
        for name, value in attrs:
            if name in SPOKEN and value and WORD.search(value):
                self.found.append((self.getpos()[0], value))

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in SILENT and self._silent > 0

    def handle_data(self, data: str) -> None:
        if not self._silent and WORD.search(data):
            self.found.append((self.getpos()[0], data.strip()))

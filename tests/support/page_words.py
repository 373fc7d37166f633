"""No word of the program on a page: what its reader sees and hears, with whatever may be absent absent.

Every test's pages raise a `WordFault` for ``None``, a list or an object in a template
(`reefkit.widgets.templates.STRICT_VARIABLE`), and within `each_absent` for an empty slot too.
"""

import inspect
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import jinja2
import pytest
from bs4 import BeautifulSoup, Tag
from bs4.element import PreformattedString
from jinja2 import UndefinedError

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.templates import Templates

SPOKEN = ("aria-label", "title", "alt", "placeholder")
PROGRAM = re.compile(
    r"^(?:None|nan|NaN|null|undefined|True|False)$"
    r"|\bNone[,;:)\]]|[:(\[,] ?None$|\bnan\b|\[\]|\{\}|\[object |<[\w. ]+ at 0x|<bound method|<class "
    r"|\b[A-Z]\w+\(\w+=",
)
CODE = {"script", "style", "code"}
ID = re.compile(
    r"(?<![\w./@-])(?:[0-9a-f]{16,}|(?:expanse|reef|climate|succession)(?:-[a-z0-9]+)+)"
)
OPTIONAL = re.compile(r"(?:^|\| ?)None(?: ?\||$)|\bOptional\[")


def check_words(element: Tag) -> None:
    """Check that no text, and nothing that a screen reader says, is a word of the program."""
    for name in SPOKEN:
        if name in element.attrs:
            _check(str(element.attrs[name]), element)
    if element.name in CODE or (element.name == "textarea" and element.has_attr("readonly")):
        return
    for child in element.contents:
        if isinstance(child, Tag):
            check_words(child)
        elif not isinstance(child, PreformattedString):
            _check(str(child), element)


def _check(text: str, where: object) -> None:
    text = " ".join(text.split())
    found = [each.group() for each in PROGRAM.finditer(text)]
    found += [each for each in ID.findall(text) if each.isalnum() or catalogue().has(each)]
    assert not found, f"{found} in {str(where)[:300]}"


@cache
def _annotation(kind: type[Any], name: str) -> str:
    """Return how a class annotates an attribute or a property; empty where it does not."""
    for each in kind.__mro__:
        said = inspect.get_annotations(each).get(name)
        if said is not None:
            return str(getattr(said, "__forward_arg__", said))
        found = each.__dict__.get(name)
        getter = getattr(found, "fget", None) or getattr(found, "func", None)
        if getter is not None:
            return str(getattr(getter, "__annotations__", {}).get("return", ""))
    return ""


class Absence:
    """Draws a template anew for each optional value that it reads, with this value absent."""

    def __init__(self) -> None:
        self.tried: set[tuple[str, str, str]] = set()
        self.drawn: set[str] = set()
        self.untold: list[str] = []
        self._reading: list[set[tuple[type, str]]] = []
        self._absent: tuple[type, str] | None = None

    def read(self, owner: object, name: object, value: Any) -> Any:  # noqa: ANN401
        """Note what a template reads of an object; give it absent, where it is to be."""
        if not isinstance(name, str) or callable(value):
            return value
        if self._absent == (type(owner), name):
            return None
        if self._reading and OPTIONAL.search(_annotation(type(owner), name)):
            self._reading[-1].add((type(owner), name))
        return value

    def after(self, name: str, draw: Any) -> Any:  # noqa: ANN401
        """Draw a template, and then with each optional value absent."""
        if self._absent is not None:
            return draw()
        self._reading.append(set())
        html = draw()
        for kind, attribute in sorted(self._reading.pop(), key=repr):
            key = (name, kind.__qualname__, attribute)
            if key in self.tried:
                continue
            self.tried.add(key)
            self._absent = (kind, attribute)
            try:
                check_words(BeautifulSoup(str(draw()), "html.parser"))
            except (UndefinedError, AttributeError, TypeError) as error:
                self.untold.append(f"{key}: {error}")  # it is absent only where others are too
            finally:
                self._absent = None
        return html


@contextmanager
def each_absent() -> Iterator[Absence]:
    """While the context lasts, draw whatever is drawn also with each optional value absent."""
    absence = Absence()
    getattr_, render = jinja2.Environment.getattr, Templates.render
    get = jinja2.Environment.get_template

    def read(self: jinja2.Environment, owner: Any, name: str) -> Any:  # noqa: ANN401
        return absence.read(owner, name, getattr_(self, owner, name))

    def draw(self: Templates, name: str, /, **context: object) -> Any:  # noqa: ANN401
        return absence.after(name, lambda: render(self, name, **context))

    def load(self: jinja2.Environment, name: Any, *given: Any, **more: Any) -> Any:  # noqa: ANN401
        absence.drawn.add(str(name))
        return get(self, name, *given, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jinja2.Environment, "getattr", read)
        patch.setattr(jinja2.Environment, "get_template", load)
        patch.setattr(Templates, "render", draw)
        patch.setattr(Catalogue, "refuses_empty", True)
        yield absence

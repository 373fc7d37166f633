"""Pictures that need nothing else, for outputs and files that outlive the page.

A page has its drawings and style once; a saved picture has those that it uses itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from markupsafe import Markup, escape

from reefkit.widgets.figure import Figure
from reefkit.widgets.templates import stylesheet, symbols
from reefkit.widgets.text_metrics import wrapped

WIDTH, _HIGHEST, _GAP, _LINE = 640.0, 480.0, 10.0, 18.0
_PRINTED = 0.9
"""Scale at which an output fits a notebook exported by nbconvert and printed on A4."""
_ROOT = re.compile(r"<svg\b[^>]*>")
_CLASS = re.compile(r"\.(rk-[\w-]+)")
_OF_PAGE = re.compile(r' data-[\w-]+(?:="[^"]*")?')
_BETWEEN, _ANY_OF = re.compile(r",(?![^(]*\))"), re.compile(r":is\([^()]*\)")
_BLOCK = r"\{(?:[^{}]|\{[^{}]*\})*\}"


class SavedPicture(NamedTuple):
    """What a cell's output keeps: a picture as SVG, empty for none, and a sentence."""

    picture: str
    sentence: str

    def bundle(self) -> dict[str, str]:
        """Return them by media type; the picture has the sentence below it."""
        drawn = {"image/svg+xml": captioned(*self)} if self.picture else {}
        return {**drawn, "text/plain": self.sentence}


def unsized(drawn: str) -> str:
    """Return an SVG without its own size and what only a page reads, to be placed in another."""
    root = _ROOT.search(drawn)
    if root is None:
        return ""
    kept = re.sub(r' (?:x|y|width|height|style)="[^"]*"', "", root[0])
    # Joined, since adding to `Markup` would escape.
    whole = "".join((kept, drawn[root.end() : drawn.rindex("</svg>") + 6]))
    return re.sub("<[^>]*>", lambda tag: _OF_PAGE.sub("", tag[0]), whole)


def size_of(drawn: str) -> tuple[float, float]:
    """Return the width and height of an SVG's view box."""
    box = re.search(r'viewBox="([^"]+)"', drawn)
    _, _, width, height = map(float, box[1].split()) if box else (0, 0, WIDTH, WIDTH / 2)
    return width, height


def place(figure: Figure, drawn: str, box: tuple[float, float, float, float]) -> None:
    """Draw a picture within a box of a figure, given by left, top, width and height."""
    named = zip(("x", "y", "width", "height"), box, strict=True)
    size = "".join(f' {name}="{value:.5g}"' for name, value in named)
    figure.draw("g", {}, Markup(f"<svg{size}{unsized(drawn)[4:]}"))  # noqa: S704  # our own drawing


def side_by_side(drawn: Sequence[tuple[str, str]], across: int = 4) -> str:
    """Place pictures in rows of equal columns, each with its name below it."""
    columns = min(across, len(drawn))
    wide = (WIDTH - _GAP * (columns - 1)) / columns
    figure = Figure(WIDTH, 0, "")
    for begin in range(0, len(drawn), columns):
        row = drawn[begin : begin + columns]
        sizes = [size_of(picture) for picture, _ in row]
        high = max(min(wide * height / width, 300.0) for width, height in sizes)
        for number, (picture, name) in enumerate(row):
            x = number * (wide + _GAP)
            place(figure, picture, (x, figure.height, wide, high))
            for line in wrapped(name, wide, 1):
                figure.text((x + wide / 2, figure.height + high + 15), line, ("middle",))
        figure.height += high + _GAP + (15 if any(name for _, name in row) else 0)
    return str(figure.svg("rk-saved"))


def captioned(drawn: str, sentence: str) -> str:
    """Return a picture with all that it uses, and a sentence below it, as an SVG file."""
    width, height = size_of(drawn)
    high = min(round(WIDTH * height / width), _HIGHEST)
    lines = wrapped(sentence, WIDTH, 6)
    figure = Figure(WIDTH, high + 10 + _LINE * len(lines), sentence)
    figure.box((0, 0), (WIDTH, figure.height), {"fill": "#FFFFFF"})
    place(figure, drawn, (0, 0, WIDTH, high))
    for number, line in enumerate(lines, 1):
        figure.text((0, high + 4 + _LINE * number), line)
    whole = unsized(str(figure.svg("rk-saved")))
    wide, high = _PRINTED * figure.width, _PRINTED * figure.height
    size = f'<svg width="{wide:g}" height="{high:g}"'
    used = drawings(drawn)
    style, defined = f"<style>{looks(drawn + used)}</style>", f"<defs>{used}</defs>"
    head = f"<title>{escape(sentence)}</title>{style}{defined}"
    root = _ROOT.match(whole)
    end = root.end() if root else 0
    return size + whole[4:end] + head + whole[end:]


@cache
def _known() -> dict[str, str]:
    found = re.finditer(
        r'<symbol id="([^"]+)".*?</symbol>|<g id="(rk-piece-[^"]+)">.*?</g>', symbols(), re.DOTALL
    )
    return {each[1] or each[2]: each[0] for each in found}


def drawings(drawn: str) -> str:
    """Return the page's symbols that a picture uses."""
    used: dict[str, str] = {}
    new = drawn
    while new:
        names = dict.fromkeys(re.findall(r'href="#([^"]+)"', new))
        fresh = {name: _known()[name] for name in names if name in _known() and name not in used}
        used |= fresh
        new = "".join(fresh.values())
    return "".join(used.values())


@cache
def _rules() -> tuple[tuple[str, frozenset[str]], ...]:
    plain = re.sub(f"@[^{{;]+{_BLOCK}", "", stylesheet())
    return tuple(
        (f"{selector.strip()}{{{look}}}", frozenset(_CLASS.findall(_ANY_OF.sub("", selector))))
        for selectors, look in re.findall(r"([^{}]+)\{([^{}]*)\}", plain)
        for selector in _BETWEEN.split(selectors)
        if "(" not in selector.replace(":is(", "")
    )


def looks(drawn: str) -> str:
    """Return the page's colours, and the rules of its style sheet for a picture's classes."""
    named = set(" ".join(re.findall(r'class="([^"]*)"', drawn)).split())
    return "".join(
        rule
        for rule, classes in _rules()
        if (classes and classes <= named) or rule.startswith(":root{")
    )

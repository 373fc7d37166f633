"""Jinja templates of pages, and the symbols, style sheet, font and scripts that they use.

All texts in templates are rendered from the catalogue and escaped; terms of the glossary become
buttons that open them.

A page has some thirty panels, whose script is larger than their contents. So the script is sent
once per page: by our server, which names it in the page's head, or else by the kernel when a panel
finds that it is missing (``static/loader.js``).
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache, partial
from math import isfinite
from numbers import Real
from pathlib import Path
from types import CodeType
from typing import Any

from jinja2 import BytecodeCache, Environment, FileSystemLoader, StrictUndefined, Undefined
from jinja2.bccache import Bucket
from markupsafe import Markup, escape

from reefkit.text import Catalogue, Message, message, once
from reefkit.text.catalogue import WordFault
from reefkit.text.csv_files import SEPARATORS, chosen_separator
from reefkit.widgets.art import art
from reefkit.widgets.glossary_words import Glossary

_OWN = Path(__file__).parent / "templates"
STRICT_VARIABLE = "REEFKIT_STRICT_PAGES"
"""Environment variable: with ``1``, as in tests, errors in glossary words and values that cannot
be rendered raise `WordFault`; otherwise they are left out."""
IS_STRICT = os.environ.get(STRICT_VARIABLE) == "1"


class Templates:
    """The templates of a package, rendered in a reader's language.

    In a template ``{{ t("now-settle", count=4) }}`` renders a message, ``token(art)``,
    ``mark(trait)`` and ``icon(name)`` draw, and the macros of ``parts.html`` make buttons, cards,
    tables and bars. ``{{ figure(0.5) }}`` formats a number. ``{{ gloss("now-settle", count=4) }}``
    renders a message in which the terms of the glossary are buttons; do not use it inside another
    button, a label or a summary. An undefined name is an error. Only texts and finite numbers are
    rendered; anything else, such as ``None`` or a list, raises `WordFault` in tests
    (`STRICT_VARIABLE`) and is left out otherwise.

    Parameters
    ----------
    *folders
        Folders of templates, besides those of this package (``parts.html``).
    glossary
        The terms that `gloss` turns into buttons; by default none.

    Examples
    --------
    >>> from reefkit.text import catalogue
    >>> from reefkit.widgets import Templates
    >>> templates = Templates(catalogue())
    >>> print(templates.text("{{ name }}", name="<Ana>"))
    &lt;Ana&gt;
    """

    def __init__(self, say: Catalogue, *folders: Path, glossary: Glossary | None = None) -> None:
        self.say = say
        self.glossary = _no_terms(say) if glossary is None else glossary
        self._environment = _environment(say, self.glossary, folders)

    def render(self, name: str, /, **context: object) -> Markup:
        """Return the HTML of a template."""
        return Markup(self._environment.get_template(name).render(context))  # noqa: S704

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all templates."""
        return tuple(self._environment.list_templates(extensions=["html"]))

    def prepare(self, name: str, /) -> None:
        """Compile a template, so that its first rendering is fast."""
        self._environment.get_template(name)

    def text(self, source: str, /, **context: object) -> Markup:
        """Return the HTML of a template whose source is given."""
        return Markup(self._environment.from_string(source).render(context))  # noqa: S704

    def t(self, text: str | Message, /, **values: object) -> Markup:
        """Return a message's sentence, escaped."""
        return _t(self.say, text, **values)

    def gloss(
        self, text: str | Message, /, *, everyday: bool = False, without: str = "", **values: object
    ) -> Markup:
        """Return a message's sentence, escaped, with buttons for the terms of the glossary.

        `everyday`: Whether everyday words are marked too, as on a page that teaches them.
        `without`: A term that gets no button, such as the one that is being explained.
        """
        return _gloss(self.say, self.glossary, text, everyday=everyday, without=without, **values)


class _Compiled(BytecodeCache):
    """Cache of compiled templates for all labs and languages, which share most of them."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        if bucket.code is not None:
            self._codes[bucket.key, bucket.checksum] = bucket.code


_COMPILED = _Compiled()


@lru_cache(maxsize=64)
def _environment(say: Catalogue, glossary: Glossary, folders: tuple[Path, ...]) -> Environment:
    """Make and cache an environment; forked kernels inherit it with its compiled templates."""
    environment = Environment(
        loader=FileSystemLoader([*folders, _OWN]),
        bytecode_cache=_COMPILED,
        autoescape=True,
        finalize=_written,
        undefined=StrictUndefined,
        auto_reload=False,  # otherwise every rendering checks the template's file for changes
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["safe"] = lambda value: Markup(_written(value))  # noqa: S704
    environment.globals.update(
        t=partial(_t, say),
        figure=say.figure,
        gloss=partial(_gloss, say, glossary),
        by_arrows=_by_arrows,
        gloss_while_asked=lambda prompt, options: glossary.while_asked(
            say.render(prompt), [say.render(each) for each in options]
        ),
        token=token,
        mark=mark,
        icon=icon,
        seat_icon=seat_icon,
        separators=SEPARATORS,
        chosen_separator=chosen_separator,
        data=_data,
    )
    return environment


def _written(value: object) -> object:
    if isinstance(value, (str, Undefined)):
        return value
    if isinstance(value, Real) and isfinite(value):
        return value
    if IS_STRICT:
        raise WordFault(f"{type(value).__name__}: {value!r:.80}")
    return ""


@lru_cache(maxsize=16)
def _no_terms(say: Catalogue) -> Glossary:
    return Glossary(say, {})


def _t(say: Catalogue, text: str | Message, /, **values: object) -> Markup:
    return escape(_sentence(say, text, values))


def _by_arrows(marked: Markup) -> Markup:
    """Return a text whose terms Tab passes by: arrow keys lead there, within ``data-arrows``."""
    return Markup(marked.replace(_TERM, _TERM + Markup(' data-arrow tabindex="-1"')))  # noqa: S704


_TERM = Markup('class="rk-term"')


def _gloss(
    say: Catalogue,
    glossary: Glossary,
    text: str | Message,
    /,
    *,
    everyday: bool = False,
    without: str = "",
    **values: object,
) -> Markup:
    left_out = (without,) if without else ()
    sentence = _sentence(say, text, values)
    return glossary.marked(sentence, everyday=everyday, without=left_out)


def _sentence(say: Catalogue, text: str | Message, values: Mapping[str, object]) -> str:
    return say.render(text if isinstance(text, Message) else message(text, **values))


def _data(values: Mapping[str, object]) -> Markup:
    one = Markup(' data-{}="{}"')
    return Markup().join(one.format(key.replace("_", "-"), each) for key, each in values.items())


def token(art: str, size: int = 32, state: str = "", label: str | None = None) -> Markup:
    """Return the drawing of an organism.

    Parameters
    ----------
    art
        The organism's id in the sheet of symbols.
    size
        Width and height in CSS pixels.
    state
        Added to the CSS classes: ``died`` draws the organism bleached.
    label
        Text for screen readers; not needed if adjacent words say it.
    """
    kinds = ["", *([state] if state else []), *_boldness(size)]
    classes = " ".join("-".join(filter(None, ("rk-token", kind))) for kind in kinds)
    return _drawn(f"rk-org-{art}", size, classes, label)


def _boldness(size: int) -> list[str]:
    if size >= 44:
        return []
    if size >= 28:
        return ["small"]
    return ["tiny"] if size >= 20 else ["tiny", "bare"]


def mark(trait: str, size: int = 18, label: str | None = None) -> Markup:
    """Return the mark of a mutation, by its trait."""
    return _drawn(f"rk-mark-{trait}", size, "rk-mark", label)


def icon(name: str, size: int = 16, label: str | None = None) -> Markup:
    """Return an icon of ``static/icons.svg``."""
    return _drawn(f"rk-icon-{name}", size, "rk-icon", label)


def seat_icon(seat: int, size: int = 14) -> Markup:
    """Return the sign of a seat, from 0, in its colour."""
    return icon(f"seat-{seat % len(art().palette.seats)}", size)


@lru_cache(maxsize=1_000)
def _drawn(symbol: str, size: int, classes: str, label: str | None) -> Markup:
    attributes: Mapping[str, Any] = {"symbol": symbol, "size": size, "classes": classes}
    if label is None:
        return _SILENT.format(**attributes)
    return _SPEAKING.format(**attributes, label=label)


_START = '<svg class="{classes}" width="{size}" height="{size}" focusable="false" '
_USE = '><use href="#{symbol}"></use></svg>'
_SILENT = Markup(_START + 'aria-hidden="true"' + _USE)  # noqa: S704
_SPEAKING = Markup(_START + 'role="img" aria-label="{label}"' + _USE)  # noqa: S704

_STATIC = Path(__file__).parent / "static"
_COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)


@cache
def stylesheet() -> str:
    """Return the style sheets of all packages as one, without comments.

    Each package has its sheets in a folder ``css``. They are joined in the order of their file
    names, which begin with a number: 1 to 5 independent of lessons, 6 lessons, 7 games, 8 the desk,
    9 media. The sheet loads nothing: each page adds the font in its own way.
    """
    package = Path(__file__).parent.parent
    sheets = sorted(package.glob("**/css/*.css"), key=lambda sheet: sheet.name)
    return _COMMENT.sub("", "".join(each.read_text(encoding="utf-8") for each in sheets))


@once
def symbols(games: tuple[str, ...] | None = None, names: tuple[str, ...] | None = None) -> str:
    """Return icons and drawings as SVG symbols, for ``<use href="#rk-…">``.

    `games`: Games whose own drawings to include, by folder of `data`; None for all games.
    `names`: Ids of the organisms to include; None for all. Icons are always included.
    """
    drawn = art() if games is None else art().of(games)
    drawn = drawn if names is None else drawn.only(names)
    return (_STATIC / "icons.svg").read_text(encoding="utf-8") + str(drawn.symbols())


@cache
def font() -> bytes:
    """Return the font, Atkinson Hyperlegible Next in all weights, as WOFF2."""
    return (_STATIC / "fonts" / "atkinson-hyperlegible-next.woff2").read_bytes()


@cache
def panel_script() -> str:
    """Return the JavaScript module that all panels share, without comments and indentation."""
    seen = ("morph.js", "dress.js", "aloud.js", "sound.js", "motion.js", "one_switch.js")
    parts = (*seen, "announce.js", "keepsake.js", "stepper.js", "charts/save.js", "panel.js")
    return "\n".join(_bare(name) for name in parts)


def chart_scripts(*names: str | Path) -> str:
    """Join scripts into one JavaScript module, whose export is that of the last.

    `names`: File names in ``static/charts``, or absolute paths of other scripts.
    """
    folder = _STATIC / "charts"
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in names)


@cache
def panel_name() -> str:
    """Return the name of `panel_script` in the browser, with a hash of its content."""
    return f"panel-{hashlib.sha256(panel_script().encode()).hexdigest()[:12]}"


@cache
def panel_loader() -> str:
    """Return the small module sent with each panel, which loads `panel_script`."""
    return _bare("loader.js").replace("NAME", f'"{panel_name()}"')


def _bare(name: str) -> str:
    lines = (_STATIC / name).read_text(encoding="utf-8").splitlines()
    stripped = (line.strip() for line in lines)
    return "\n".join(line for line in stripped if line and not line.startswith("//"))

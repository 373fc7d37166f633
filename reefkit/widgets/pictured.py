"""A picture with its description, which every reader can open."""

from __future__ import annotations

import re

from markupsafe import Markup

from reefkit.widgets.figure.described import Described
from reefkit.widgets.templates import Templates


def described_html(
    key: str, *tolds: Described, with_table: bool = True, over: bool = False
) -> Markup:
    """Return the description of a picture and of its parts: words, tables, buttons to hear it.

    `key`: Distinguishes it from others on the page.
    `over`: Whether its words lie over the page, where there is no room below.
    """
    templates = Templates(tolds[0].say)
    return templates.render(
        "widgets/described.html", tolds=tolds, key=key, with_table=with_table, over=over
    )


def pictured(drawn: Markup, key: str, *tolds: Described, with_table: bool = True) -> Markup:
    """Return the drawing of a picture with its description below."""
    words = described_html(key, *tolds, with_table=with_table)
    return Markup('<div class="rk-pictured">{}{}</div>').format(drawn, words)


def drawing_alone(picture: str) -> str:
    """Return the drawing of `pictured` as an SVG file, which nobody steps through."""
    return _still(picture[picture.index("<svg") : picture.rindex("</svg>") + 6])


def for_all_to_see(html: str) -> str:
    """Return HTML with such pictures for where nobody can press anything, as on a wall."""
    return _still(
        re.sub('<details class="rk-described.*?</details>', "", str(html), flags=re.DOTALL)
    )


def _still(drawn: str) -> str:
    still = re.sub('(<svg[^>]*?) data-steps="[^"]*"', r"\1", str(drawn))  # `Markup` would escape
    still = re.sub('(<svg[^>]*?) tabindex="0"', r"\1", still)
    return re.sub('(<svg[^>]*?)role="application"', r'\1role="img"', still)

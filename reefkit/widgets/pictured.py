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
    drawn = picture[picture.index("<svg") : picture.rindex("</svg>") + 6]
    alone = re.sub(' (?:data-steps|tabindex)="[^"]*"', "", drawn)
    return alone.replace('role="application"', 'role="img"', 1)

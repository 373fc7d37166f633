"""A picture with its description, which every reader can open."""

from __future__ import annotations

from markupsafe import Markup

from reefkit.widgets.figure.described import Described
from reefkit.widgets.templates import Templates


def described_html(told: Described, key: str, *, with_table: bool = True) -> Markup:
    """Return the description of a picture: its words, its table, and buttons to hear it.

    `key`: Distinguishes it from others on the page.
    """
    templates = Templates(told.say)
    return templates.render("widgets/described.html", told=told, key=key, with_table=with_table)


def pictured(drawn: Markup, told: Described, key: str) -> Markup:
    """Return drawings of one picture, of which a page shows one, with its description below."""
    return Markup('<div class="rk-pictured">{}{}</div>').format(drawn, described_html(told, key))

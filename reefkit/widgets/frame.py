"""Boxes round regions of a page: how they look is the style sheet's business alone."""

from __future__ import annotations

from collections.abc import Sequence

import ipywidgets  # type: ignore[import-untyped]

_layouts: list[ipywidgets.Layout] = []


def shared_layout() -> ipywidgets.Layout:
    """Return one layout for all widgets of a page that need none: nothing may be set in it."""
    if not _layouts or _layouts[0].comm is None:
        _layouts[:] = [ipywidgets.Layout()]
    return _layouts[0]


def frame(*classes: str, children: Sequence[ipywidgets.Widget] = ()) -> ipywidgets.Box:
    """Make a box, told to the page in one message.

    Parameters
    ----------
    *classes
        Its CSS classes; more can be added.
    children
        What is in it at first.
    """
    return ipywidgets.Box(tuple(children), layout=shared_layout(), _dom_classes=classes)

"""What a part of the page is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from reefkit.labs.acts import Acts
from reefkit.labs.reef.scene import Scene


@dataclass(frozen=True)
class Part:
    """One region of the page.

    Attributes
    ----------
    name
        Which region it fills.
    render
        Its HTML for a scene; empty where the region has nothing to show now, which hides it.
    acts
        What its controls may do.
    """

    name: str
    render: Callable[[Scene], str]
    acts: Acts = field(default_factory=Acts)

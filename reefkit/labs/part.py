"""What a region of any lab's page is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from reefkit.labs.acts import Acts

Scene = TypeVar("Scene")


@dataclass(frozen=True)
class PagePart(Generic[Scene]):
    """One region of a page, drawn from that page's scene.

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

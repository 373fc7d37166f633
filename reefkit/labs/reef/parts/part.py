"""What a part of the page is."""

from __future__ import annotations

from typing import TypeAlias

from reefkit.labs.part import PagePart
from reefkit.labs.reef.scene import Scene

Part: TypeAlias = PagePart[Scene]
"""One region of the page."""

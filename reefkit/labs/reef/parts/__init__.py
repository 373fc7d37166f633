"""The parts of the page: each is a pure function of a scene, and what its controls may do."""

from __future__ import annotations

from reefkit.labs.reef.parts.part import Part

__all__ = ["Part"]

"""The content of the Blue Expanse lab beside the game's own."""

from __future__ import annotations

from reefkit.labs.lesson.content import files_of

FILES = files_of("expanse")
"""Every file of the lab's own content and its type; a test loads each of them."""

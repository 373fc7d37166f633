"""The acts of a page, which widgets have too."""

from reefkit.widgets.acts import Acts, OpenedFile

__all__ = ["Acts", "OpenedFile"]

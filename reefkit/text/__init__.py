"""Texts for readers: messages, and catalogues that render them by language and reading level.

Code has no sentences. It passes a `Message`, an id with named values, and a page asks a `Catalogue`
to `render` it in the reader's language and reading level.
"""

from reefkit.text.catalogue import (
    Catalogue,
    ReefkitError,
    TextError,
    catalogue,
    locales,
    once,
    own_folder,
    use_content,
    words_of,
)
from reefkit.text.messages import Message, Value, message

__all__ = [
    "Catalogue",
    "Message",
    "ReefkitError",
    "TextError",
    "Value",
    "catalogue",
    "locales",
    "message",
    "once",
    "own_folder",
    "use_content",
    "words_of",
]

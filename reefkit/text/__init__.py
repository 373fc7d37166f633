"""What readers read: catalogues by language and level, and the one function that renders them.

Code never holds a sentence. It passes a `Message`, an id with named values, and the caller
asks a `Catalogue` to `render` it in the reader's language and reading level.
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

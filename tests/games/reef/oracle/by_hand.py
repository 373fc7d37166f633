"""Writing reefs down shortly, for cases that are worked by hand."""

from .board import Reef, new_reef
from .pieces import Builder


def builder(text: str) -> Builder:
    """Read a builder and its tokens: ``"platy-coral +heat +more"``."""
    kind, *tokens = text.split(" +")
    return Builder(kind, frozenset(tokens))


def reef(board: str, stacks: dict[tuple[int, int], str] | None = None, **rest: object) -> Reef:
    """Set up a reef; a stack is written topmost first, ``"bivalve / soft-sponge +heat"``."""
    made = new_reef(board)
    for space, text in (stacks or {}).items():
        made.stacks[space] = [builder(part) for part in text.split(" / ")]
    for name, value in rest.items():
        setattr(made, name, value)
    return made


def row(number: int, text: str) -> dict[tuple[int, int], str]:
    return {(number, column): text for column in range(1, 6)}

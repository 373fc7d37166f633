"""The content files of games and other members of a package, with their types."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Any

from reefkit.content.expectations import fields

if TYPE_CHECKING:
    from types import ModuleType


def typed_files(folder: str, content: type) -> dict[str, Any]:
    return {f"{folder}/{each.name}.toml": each.type for each in fields(content)}


def declarations(room: ModuleType) -> dict[str, Any]:
    """Return the types of the content files that the subpackages of a package declare, by path.

    A subpackage with content (such as a game) has a module ``content`` with a dictionary ``FILES``:
    the type of each of its files for `Library.load`, by path in ``data/``, such as
    ``{"reef/organisms.toml": dict[str, Builder]}``. The package, such as ``reefkit.games``, is
    passed in because this package must not import those above it.

    Raises
    ------
    ValueError
        If two subpackages declare the same file.
    """
    found: dict[str, Any] = {}
    for member in pkgutil.iter_modules(room.__path__, f"{room.__name__}."):
        if not member.ispkg:
            continue
        package = importlib.import_module(member.name)
        names = {each.name for each in pkgutil.iter_modules(package.__path__)}
        if "content" not in names:
            continue
        files = importlib.import_module(f"{member.name}.content").FILES
        twice = sorted(found.keys() & files.keys())
        if twice:
            raise ValueError(f"{member.name} declares files that another declares too: {twice}")
        found.update(files)
    return found

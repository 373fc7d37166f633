"""Finding out which files of content there are types for."""

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
    """Return the types of all files of content that the members of a room declare.

    A member (a game, say) that has content has a module ``content`` with a dictionary ``FILES``:
    the type of each of its files by the file's path in ``data/``, such as
    ``{"reef/organisms.toml": dict[str, Builder]}``.

    `room`: the package whose members are asked, such as ``reefkit.games``. It is passed in, for
    this room knows no room above it.

    Returns
    -------
    dict of str to type
        The type for `Library.load`, by path.

    Raises
    ------
    ValueError
        When two members declare one file.
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

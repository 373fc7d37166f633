"""Our own messages as they are written, parsed once a process, as the pages parse them."""

from collections.abc import Callable
from functools import cache

from fluent.syntax import ast

from reefkit.text.catalogue import read_folder
from reefkit.text.languages import CATALOGUES
from reefkit.text.references import parsed


@cache
def entries(
    locale: str, wanted: Callable[[str], bool] = bool
) -> dict[str, list[ast.Message | ast.Term]]:
    """Return the messages and terms of each catalogue file of a locale whose name is wanted."""
    return {
        name: [parsed(part)[0].body[0] for part in source.parts.values()]
        for source in read_folder(CATALOGUES / locale, locale)
        if wanted(name := source.file.rpartition("/")[2].removesuffix(".ftl"))
    }


def ids(locale: str) -> list[str]:
    """Return all ids with a text in a locale's own files, those of attributes too."""
    return [id_ for each in entries(locale).values() for entry in each for id_ in ids_of(entry)]


def ids_of(entry: ast.Message | ast.Term) -> list[str]:
    own = [entry.id.name] if entry.value is not None else []
    return own + [f"{entry.id.name}.{each.id.name}" for each in entry.attributes]

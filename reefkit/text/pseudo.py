"""The pseudo-language ``x-pseudo``: English made unreadable, so that what bypasses it shows.

Every literal text of a message becomes accented letters in brackets; what the code brings as a
value stays as it is. A page in this language that shows a plain letter shows a sentence, or a
name, that is somewhere else than in the catalogue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fluent.syntax import ast


PSEUDO_LOCALE = "x-pseudo"

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀçđéƒǧĥíĵķļɱñóƥɋřšťúṽŵẋýžÁɃÇĐÉƑǦĤÍĴĶĻⱮÑÓƤɊŘŠŤÚṼŴẊÝŽ"
_TABLE = str.maketrans(_PLAIN, _ACCENTED)
# Stands for an item while a list's joining words are made unreadable; no text of ours holds it.
_PLACE = "\ue000"


def pseudo_text(text: str) -> str:
    """Return a text in accented letters and brackets, its outer spaces left outside.

    Returns
    -------
    str
        The same text with no ASCII letter left; nothing but spaces stays as it is.

    Examples
    --------
    >>> pseudo_text(" died: ")
    ' [đíéđ:] '
    """
    inner = text.strip()
    if not inner:
        return text
    start = text.index(inner)
    return f"{text[:start]}[{inner.translate(_TABLE)}]{text[start + len(inner) :]}"


def pseudo_resource(resource: ast.Resource) -> ast.Resource:
    """Return a copy of a parsed catalogue with every literal text in the pseudo-language.

    Returns
    -------
    ast.Resource
        The copy; placeables, selectors and their keys are those of the original.
    """
    copy: ast.Resource = resource.clone()
    _Accents().visit(copy)
    return copy


def pseudo_join(
    items: Sequence[str],
    join: Callable[[Sequence[str]], str],
) -> str:
    """Join a list as a language does, with the joining words in the pseudo-language.

    `join`: the language's own way of joining.
    """
    parts = join([_PLACE] * len(items)).translate(_TABLE).split(_PLACE)
    joined = parts[0]
    for item, after in zip(items, parts[1:], strict=True):
        joined += item + after
    return joined


class _Accents(Visitor):
    """Changes every text element where it is."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (fluent's name)
        node.value = pseudo_text(node.value)

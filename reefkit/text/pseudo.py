"""The pseudo-language ``x-pseudo``: English in accented letters, to find untranslated text.

Every literal text of a message is in accented letters and brackets; values from the code are
unchanged. So a plain letter on a page in this language is a text that is not in the catalogue.
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
# Replaces the items of a list while its joining words are converted; no text contains it.
_PLACE = "\ue000"


def pseudo_text(text: str) -> str:
    """Return a text in accented letters and brackets, with its outer spaces outside the brackets.

    A text of spaces only is unchanged.

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

    Placeables, selectors and their keys are unchanged.
    """
    copy: ast.Resource = resource.clone()
    _Accents().visit(copy)
    return copy


def pseudo_join(
    items: Sequence[str],
    join: Callable[[Sequence[str]], str],
) -> str:
    """Join items by `join`, with the joining words ("and") in the pseudo-language."""
    parts = join([_PLACE] * len(items)).translate(_TABLE).split(_PLACE)
    joined = parts[0]
    for item, after in zip(items, parts[1:], strict=True):
        joined += item + after
    return joined


class _Accents(Visitor):
    """Converts every text element in place."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (fluent's name)
        node.value = pseudo_text(node.value)

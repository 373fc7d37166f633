"""A cache of rendered sentences: a page renders the same few hundred at every redrawing."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from reefkit.text.messages import Message

MOST_KEPT = 2_000


class CatalogueSentences:
    """Renders the messages of one catalogue; the cache is emptied when it has `MOST_KEPT`."""

    def __init__(self, say: Callable[[Message], str]) -> None:
        self._say = say
        self._cache: dict[Hashable, str] = {}

    def __call__(self, message: Message) -> str:
        try:
            key = _alike(message)
            known = self._cache.get(key)
        except (TypeError, RecursionError):  # a value of an unsupported type
            return self._say(message)
        if known is None:
            known = self._say(message)
            if len(self._cache) >= MOST_KEPT:
                self._cache.clear()
            self._cache[key] = known
        return known


def _alike(value: object) -> Hashable:
    """Return a cache key with types: a sentence may show True and 1, which are equal, apart."""
    if isinstance(value, Message):
        if not value.values:
            return value.id
        return value.id, *((name, _alike(each)) for name, each in value.values.items())
    if isinstance(value, (list, tuple)):
        return (list, *(_alike(each) for each in value))
    return type(value), value

"""The newcomer: every choice by chance, within the rules; also the ensembles' random player."""

from __future__ import annotations

from reefkit.games.reef.mind import Mind
from reefkit.games.reef.picking import drawn, shuffled
from reefkit.games.reef.state import SPACES, Array, Nursery
from reefkit.match.chance import below


class Newcomer:
    """Chooses at random; places whatever can be placed."""

    def board(self, mind: Mind) -> Array:
        """Choose any board."""
        return below(mind.luck.words("board"), len(mind.lookups.boards))

    def founder(self, mind: Mind, index: int, allowed: Array) -> Array:
        """Choose any type that can live on the board."""
        return self._any(mind, "founder", index, allowed)

    def recruit(self, mind: Mind, room: Array, index: int, allowed: Array) -> Array:
        """Collect any dweller."""
        del room
        return self._any(mind, "recruit", index, allowed)

    def graze(self, mind: Mind) -> Array:
        """Eat any alga."""
        return shuffled(mind.luck.fan("graze", SPACES))

    def grow(self, mind: Mind) -> Array:
        """Put algae anywhere."""
        return shuffled(mind.luck.fan("grow", SPACES))

    def mutate(self, mind: Mind, pool: Array, index: int) -> Array:
        """Mutate any builder."""
        return self._any(mind, "mutate", index, pool)

    def feed(self, mind: Mind) -> Array:
        """Give up any coral's juveniles."""
        return shuffled(mind.luck.fan("feed", SPACES * 3))

    def take(self, mind: Mind, index: int, allowed: Array) -> Array:
        """Take any type."""
        return self._any(mind, "take", index, allowed)

    def order(self, mind: Mind, nursery: Nursery) -> Array | None:
        """Settle juveniles as they come."""
        del mind, nursery
        return None

    def settle(self, mind: Mind, pool: Array, kind: Array, genes: Array, index: int) -> Array:
        """Settle anywhere."""
        del kind, genes
        return self._any(mind, "settle", index, pool)

    def sacrifice(self, mind: Mind) -> Array:
        """Give up any builder."""
        return shuffled(mind.luck.fan("sacrifice", SPACES * 3))

    def sacrifice_type(self, mind: Mind, kinds: Array) -> Array:
        """Give up any of the tied types."""
        return self._any(mind, "type", 0, kinds)

    def dismiss(self, mind: Mind) -> Array:
        """Let any dweller leave."""
        return shuffled(mind.luck.fan("dismiss", mind.reefs.dwellers.shape[-1]))

    def accepts(self, mind: Mind, gained: list[int], given: list[int]) -> bool:
        """Accept whatever does not take more than it brings."""
        del mind
        return len(gained) >= len(given)

    def _any(self, mind: Mind, purpose: str, index: int, mask: Array) -> Array:
        return drawn(mask, mind.luck.words(purpose, index))

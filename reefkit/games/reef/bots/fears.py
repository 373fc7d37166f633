"""Chances that builders and dwellers are lost to future cards, from which bots plan.

Every card is applied to reefs full of one builder type, for each board and type, with the masks
that the rules use (`cards.fate`). So bots adapt to a teacher's own cards, boards and organisms.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef import cards, decks
from reefkit.games.reef.content import ROWS, DisasterEffect, Options, decks_due
from reefkit.games.reef.state import SPACES, Reefs, blank_reefs
from reefkit.games.reef.type_arrays import Lookups

Chances = NDArray[np.float64]

HALF = 0.5
"""Chance of a builder to be lost to a card that kills half of those it hits."""
COVERED = 0.5
"""Weight of an alga over a builder, relative to the loss of the builder."""
COMMONEST = 0.25
"""Assumed chance that a type is the commonest on its reef."""
LATER = 0.6
"""Discount per round: weight of a danger next round relative to the same danger now."""


def risk(lookups: Lookups, options: Options) -> tuple[Chances, Chances]:
    """Return the expected losses of a match's builders and dwellers to cards.

    Returns
    -------
    builders : float64 (rounds + 1, boards, builder types + 1, 30)
        Losses of the topmost builder of a space to the cards of a round and, discounted by `LATER`,
        of later rounds; may be more than 1. Index 0 is the founding.
    dwellers : float64 (rounds + 1, dweller types)
        The same for a dweller.
    """
    reader = _CardRisks(lookups, options)
    count = len(lookups.cards)
    drawn = np.stack([reader.drawn(round_) for round_ in range(1, options.rounds + 1)])
    builders = np.stack([reader.threat(number) for number in range(count)])
    dwellers = np.stack([reader.leaving(number) for number in range(count)])
    return (
        _discounted(np.tensordot(drawn, builders, axes=1)),
        _discounted(np.tensordot(drawn, dwellers, axes=1)),
    )


class _CardRisks:
    """Computes the chances of losses to cards, with a match's look-ups."""

    def __init__(self, lookups: Lookups, options: Options) -> None:
        self._lookups, self._options = lookups, options
        self._copies = decks.in_force(lookups.content, options, lookups).astype(float)

    def drawn(self, round_: int) -> Chances:
        """Return the expected number of times that each card is drawn in a round: (cards,)."""
        content = self._lookups.content
        expected = np.zeros(len(self._copies))
        for deck in decks_due(content.rules, self._options, round_):
            share = self._share(deck, extra=False)
            expected += share
            for number, name in enumerate(self._lookups.cards):
                for effect in content.cards[name].effects:
                    if effect.do == "draw" and share[number]:
                        more = self._share(effect.deck, extra=True)
                        expected += share[number] * effect.count * more
        return expected

    def _share(self, deck: str, *, extra: bool) -> Chances:
        here = self._lookups.short if deck == "short" else ~self._lookups.short
        copies = self._copies * here
        if extra:
            copies = copies * ~decks.drawing_cards(self._lookups.content)
        share: Chances = copies / max(float(copies.sum()), 1.0)
        return share

    def _effects(self, number: int) -> tuple[DisasterEffect, ...]:
        return self._lookups.content.cards[self._lookups.cards[number]].effects

    def threat(self, number: int) -> Chances:
        """Return the chance of loss to a card: (boards, builder types + 1, 30)."""
        reefs = _full_reefs(self._lookups)
        safe: Chances = np.ones((*reefs.leading, SPACES))
        for effect in self._effects(number):
            safe *= 1 - self._struck(reefs, effect).reshape(safe.shape)
        threat: Chances = 1 - safe
        return threat

    def _struck(self, reefs: Reefs, effect: DisasterEffect) -> Chances:
        if effect.do == "overgrow":
            return np.where(cards.overgrown_spaces(reefs, effect, self._lookups), COVERED, 0.0)
        if effect.do == "bloom":
            return np.full(reefs.alga.shape, COVERED / ROWS)
        if effect.do == "invade":
            stays = reefs.kind[..., 0] == self._lookups.kind[effect.builder]
            return np.where(stays, 0.0, 1 / ROWS)
        fate = cards.fate(reefs, effect, self._lookups)
        sure = COMMONEST if effect.do == "kill-commonest" else 1.0
        lost: Chances = fate.dies[..., 0] * sure + fate.pool[..., 0] * HALF
        return lost

    def leaving(self, number: int) -> Chances:
        gone = np.zeros(len(self._lookups.dwellers))
        for effect in self._effects(number):
            if effect.do == "dwellers":
                gone[self._lookups.taken(effect)] = 1
        return gone


def _full_reefs(lookups: Lookups) -> Reefs:
    lead = (len(lookups.boards), len(lookups.builders))
    reefs = blank_reefs(lead, len(lookups.dwellers))
    reefs.depth[:] = lookups.depth[:, None]
    reefs.land[:] = lookups.land[:, None]
    reefs.kind[..., 0] = np.arange(lead[1])[:, None, None]
    return reefs


def _discounted(by_round: Chances) -> Chances:
    """Add discounted later rounds to each round; index 0 is the founding, before round 1."""
    ahead = by_round.copy()
    for round_ in range(len(by_round) - 2, -1, -1):
        ahead[round_] += LATER * ahead[round_ + 1]
    return np.concatenate([ahead[:1], ahead])

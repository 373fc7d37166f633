"""Hands-on mode, phase 3: hold a board against every legal outcome of a card."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import cards, phases
from reefkit.games.reef.content import Card, Effect
from reefkit.games.reef.marking import (
    SPACE_GRID,
    Marked,
    choose_first,
    mark_support,
    missing_builders,
    place_algae,
    same_algae,
    stack_at,
)
from reefkit.games.reef.play import Play, places_in
from reefkit.games.reef.state import Array, Reefs


class _Traced:
    """A reef whose builders keep the place they had before the card, while stacks close up."""

    def __init__(self, reef: Reefs) -> None:
        self.reef = reef.copy()
        self.shadow = reef.copy()
        self.shadow.genes[...] = np.arange(reef.kind.size, dtype=np.uint16).reshape(reef.kind.shape)

    def remove(self, builders: Array) -> None:
        phases.remove(self.reef, builders)
        phases.remove(self.shadow, builders)

    def origin(self, mask: Array) -> Array:
        """Turn a mask over the present board into one over the board before the card."""
        found = np.zeros(mask.size, bool)
        found[self.shadow.genes[mask & (self.shadow.kind != 0)]] = True
        return found.reshape(mask.shape)

    def present(self, before: Array) -> Array:
        """Turn a mask over the board before the card into one over the present board."""
        there: Array = before.reshape(-1)[self.shadow.genes] & (self.shadow.kind != 0)
        return there


def mark_card(play: Play, before: Reefs, given: Reefs, card: Card, rows: list[int]) -> Marked:
    """Mark what a seat made of a card.

    Parameters
    ----------
    rows
        The row (from 0) this seat rolled for each effect, −1 where it rolled none.
    """
    traced = _Traced(before)
    marked = Marked(traced.reef)
    likely = _certain_deaths(play, before, card, rows)
    gone, odd = missing_builders(before, given, likely)
    odd_spaces = set(odd)
    algae_due = 0
    for effect, row in zip(card.effects, rows, strict=True):
        if effect.do == "add-algae":
            algae_due += int(cards.fate(marked.reef, effect, play.lookups).due)
        elif cards.rolls_row(effect):
            _roll_effect(play, traced, effect, row)
        else:
            _deaths(play, traced, marked, effect, gone)
    _compare(play, marked, before, given, gone, likely, odd_spaces, card)
    if algae_due:
        place_algae(marked, marked.reef.copy(), given, algae_due)
    else:
        same_algae(marked, given)
    mark_support(play, marked, given)
    return marked


def _certain_deaths(play: Play, before: Reefs, card: Card, rows: list[int]) -> Array:
    """Give the builders that die whatever the owner chooses, on the board before the card."""
    traced = _Traced(before)
    died = np.zeros(before.kind.shape, bool)
    for effect, row in zip(card.effects, rows, strict=True):
        if effect.do == "invade":
            died |= traced.origin((traced.reef.kind != 0) & cards.in_row(np.array(row))[..., None])
            continue
        fate = cards.fate(traced.reef, effect, play.lookups)
        died |= traced.origin(fate.dies)
        traced.remove(fate.dies)
    return died


def _roll_effect(play: Play, traced: _Traced, effect: Effect, row: int) -> None:
    for reef in (traced.reef, traced.shadow):
        if effect.do == "bloom":
            reef.alga |= cards.bloom_spaces(reef, np.array(row))
        else:
            cards.invade(reef, np.array(row), play.lookups.kind[effect.builder])


def _deaths(play: Play, traced: _Traced, marked: Marked, effect: Effect, gone: Array) -> None:
    """Carry one effect out, with the owner's choices as the submission shows them."""
    fate = cards.fate(traced.reef, effect, play.lookups)
    dies = fate.dies
    due = int(fate.due) if effect.do == "kill" else 0
    if due:
        chosen = fate.pool & traced.present(gone)
        if int(chosen.sum()) != due:
            marked.find("half-wrong", numbers=(due, int(chosen.sum())))
        kept = choose_first(chosen, due)
        dies = dies | kept | choose_first(fate.pool & ~kept, due - int(kept.sum()))
    if fate.kinds.any():
        best = max(
            (int(k) for k in np.nonzero(fate.kinds)[0]),
            key=lambda k: int(
                (
                    cards.of_kind(traced.reef, effect, play.lookups, np.array(k))
                    & traced.present(gone)
                ).sum()
            ),
        )
        dies = dies | cards.of_kind(traced.reef, effect, play.lookups, np.array(best))
    if effect.do in {"kill", "kill-commonest"}:
        traced.remove(dies)
    else:
        cards.carry_out(traced.reef, effect, fate, play.lookups)
        if effect.do == "clear":
            cards.clear(traced.shadow, cards.reach(traced.shadow, effect))


def _compare(
    play: Play,
    marked: Marked,
    before: Reefs,
    given: Reefs,
    gone: Array,
    likely: Array,
    odd: set[tuple[int, int]],
    card: Card,
) -> None:
    """Note the builders that should have died or lived, and spaces nothing explains."""
    for space in SPACE_GRID:
        ours, theirs = stack_at(marked.reef, space), stack_at(given, space)
        if ours == theirs:
            continue
        if space in odd:
            kinds_agree = [k for k, _ in ours] == [k for k, _ in theirs]
            lost = any(effect.do == "lose-token" for effect in card.effects)
            marked.find("token-kept" if kinds_agree and lost else "builders-changed", space)
            continue
        for row, column, level in places_in(_only(gone ^ likely, space)):
            name = play.lookups.builders[int(before.kind[row - 1, column - 1, level])]
            died = bool(likely[row - 1, column - 1, level])
            if died or not _in_pool(play, before, card, (row - 1, column - 1, level)):
                marked.find("should-have-died" if died else "should-have-lived", space, (name,))


def _only(mask: Array, space: tuple[int, int]) -> Array:
    kept = np.zeros_like(mask)
    kept[space] = mask[space]
    return kept


def _in_pool(play: Play, before: Reefs, card: Card, place: tuple[int, int, int]) -> bool:
    """Tell whether the owner could choose a builder: a wrong number is another finding."""
    for effect in card.effects:
        fate = cards.fate(before, effect, play.lookups)
        if int(fate.due) and fate.pool[place]:
            return True
        if fate.kinds[int(before.kind[place])]:
            return True
    return False

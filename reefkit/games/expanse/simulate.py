"""Matches of bots, played by the very rules as fast as they go: what balance is measured by.

One state is changed in place: nothing is copied, told, logged or asked what else would be allowed.
Chance and bots' luck are those of a match that is really played with the same key, in plain whole
numbers; bots read nothing that their seat's view would hide, so they may look at the state itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from reefkit.games.expanse import bots, choices
from reefkit.games.expanse.content import Content
from reefkit.games.expanse.game import new_match
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.step import Step
from reefkit.match.chance import key_from_seed
from reefkit.match.game import Action, Ready, SeatInfo
from reefkit.match.plain_chance import PlainChance, PlainLuck

MOST_CHOICES = 20_000
"""Choices of one match: ten times what the longest of thousands had."""
Watch = Callable[[Step, int, Action], None]
"""Is told each choice just before it is made: the table, whose it is, and what."""


def rules_of(
    styles: Sequence[str],
    options: Mapping[str, Any] | None = None,
    content: Content | None = None,
) -> ExpanseRules:
    """Give the rules of matches of bots, one style for each seat."""
    seats = [SeatInfo(f"Bot {seat + 1}", bot=style) for seat, style in enumerate(styles)]
    rules = new_match(seats, seed=1, options=options, content=content).rules
    return cast("ExpanseRules", rules)


def play(rules: ExpanseRules, seed: int, watch: Watch | None = None) -> Step:
    """Play a match of bots to its end.

    Parameters
    ----------
    rules
        Rules of a match whose seats are all bots' (`rules_of`).
    seed
        The number that its luck comes of, as a person would type it.
    watch
        Is told every choice.

    Returns
    -------
    Step
        The table with its last state.

    Raises
    ------
    RuntimeError
        When the match does not end.
    """
    key = key_from_seed(seed)
    styles = [seat.bot or "" for seat in rules.setup.seats]
    step = rules.stepping(rules.start(), PlainChance(key))
    for _ in range(MOST_CHOICES):
        state = step.state
        if state.phase == "over":
            return step
        seat = choices.asked(step)[0]
        action: Action = Ready()
        if state.phase != "setup":
            luck = PlainLuck(key, seat, *rules.when(state))
            action = bots.decide(step, seat, styles[seat], luck)  # type: ignore[arg-type]
        if watch is not None:
            watch(step, seat, action)
        choices.act(step, seat, action)
    raise RuntimeError(f"the match of seed {seed} does not end")

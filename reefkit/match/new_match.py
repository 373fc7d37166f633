"""Setting a match of any game up: its options checked, its content copied, its key made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from reefkit.content import fault
from reefkit.match.codec import to_plain
from reefkit.match.errors import SetupError
from reefkit.match.game import Game, GameContent, SeatInfo, Setup
from reefkit.match.match import Match
from reefkit.match.random import key_from_seed, new_key
from reefkit.text import message


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a ruling can be turned: a key of the content or an option, or ``rule`` for none."""

    where: str
    section: str


def new_match(
    game: Game,
    seats: Sequence[SeatInfo],
    *,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    content: GameContent | None = None,
) -> Match:
    """Set up a match of a game.

    Parameters
    ----------
    game, seats
        Which, and who plays.
    seed
        A number a person typed; none gives a random key.
    options
        Changes to the options as the content has them.
    content
        The content in force, of which the set-up carries a copy; none: that of ``data/``.

    Raises
    ------
    SetupError
        When an option is unknown or out of range, a bot is unknown, or the game is not for so many
        seats.
    """
    content = game.content() if content is None else content
    defaults = content.rules.options
    chosen = to_plain(defaults)
    for name, value in (options or {}).items():
        if name not in chosen:
            raise SetupError(message("setup-no-such-option", option=name, options=sorted(chosen)))
        chosen[name] = value
    key = new_key() if seed is None else key_from_seed(seed)
    try:
        msgspec.convert(chosen, type(defaults))
    except msgspec.ValidationError as error:
        detail = fault(chosen, type(defaults))
        raise SetupError(message("setup-option-wrong", detail=detail)) from error
    setup = Setup(
        game=game.id,
        rules_version=game.rules_version,
        seats=tuple(seats),
        options=chosen,
        content=to_plain(content),
        key=f"{key:016x}",
    )
    return Match(game, setup)

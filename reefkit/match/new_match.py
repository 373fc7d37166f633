"""`new_match`: check a game's options, copy its content, make a key, and start a match."""

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
    """The setting that changes a ruling: a content key or an option; ``rule`` if fixed."""

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
    seed
        A number from which the key is derived; None for a random key.
    options
        Changes to the default options of the content.
    content
        The content, which the set-up copies; None for the packaged content.

    Raises
    ------
    SetupError
        If an option is unknown or out of range, a bot is unknown, or the number of seats does not
        fit.
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

"""Setting a match of any game up: its options checked, its content copied, its key made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from reefkit.match.chance import key_from_seed, new_key
from reefkit.match.codec import to_plain
from reefkit.match.errors import SetupError
from reefkit.match.game import Game, SeatInfo, Setup
from reefkit.match.match import Match
from reefkit.text import message


class RulesFile(Protocol):
    """What a game's `rules.toml` holds, as far as setting up needs it."""

    @property
    def options(self) -> Struct:
        """The options' defaults."""


class Content(Protocol):
    """What a game's set-up carries, as far as setting up needs it: a struct."""

    @property
    def rules(self) -> RulesFile:
        """What `rules.toml` holds."""


def check_bots(game: Game, setup: Setup) -> None:
    """Check that every bot of a set-up has one of the game's styles.

    Raises
    ------
    SetupError
        When one has not.
    """
    for seat in setup.seats:
        if seat.bot is not None and seat.bot not in game.bots:
            raise SetupError(message("setup-no-such-bot", bot=seat.bot, bots=list(game.bots)))


def new_match(
    game: Game,
    content: Content,
    seats: Sequence[SeatInfo],
    *,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Match:
    """Set up a match of a game.

    Parameters
    ----------
    game
        Which.
    content
        The content in force; the set-up carries a copy of it.
    seats
        Who plays.
    seed
        A number a person typed; none gives a random key.
    options
        Changes to the options as the content has them.

    Raises
    ------
    SetupError
        When an option is unknown or out of range, a bot is unknown, or the game is not for so many
        seats.
    """
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
        raise SetupError(message("setup-option-wrong", detail=str(error))) from error
    setup = Setup(
        game=game.id,
        rules_version=game.rules_version,
        seats=tuple(seats),
        options=chosen,
        content=to_plain(content),
        key=f"{key:016x}",
    )
    return Match(game, setup)

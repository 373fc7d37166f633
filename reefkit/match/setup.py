"""Checks of a set-up that all games share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from reefkit.content import ContentError, fault
from reefkit.match.errors import SetupError
from reefkit.match.game import Setup
from reefkit.text import Message, message

C = TypeVar("C")
D = TypeVar("D")


def read_setup(
    setup: Setup, content: type[C], options: type[D], check: Callable[[C], C]
) -> tuple[C, D]:
    """Return a set-up's content and options as the types of a game.

    `check` makes checks that types cannot, and returns the content.

    Raises
    ------
    SetupError
        If content or options do not fit the game.
    """
    try:
        return check(_typed(setup.content, content)), _typed(setup.options, options)
    except ContentError as error:
        raise SetupError(error.message) from error


def _typed(value: object, shape: type[C]) -> C:
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        raise SetupError(message("setup-content-wrong", detail=fault(value, shape))) from error


def check_seats(setup: Setup, most: int, least: int = 1, too_few: Message | None = None) -> None:
    """Check the number of seats.

    Raises
    ------
    SetupError
        If there are more than `most` or, with a message `too_few`, fewer than `least`.
    """
    seats = len(setup.seats)
    if seats > most:
        raise SetupError(message("setup-too-many-seats", most=most, seats=seats))
    if seats < least and too_few is not None:
        raise SetupError(too_few)

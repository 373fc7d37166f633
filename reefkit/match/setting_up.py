"""What the rules of every game read of a set-up before a match can start."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from reefkit.content import ContentError
from reefkit.match.errors import SetupError
from reefkit.match.game import Setup
from reefkit.text import Message, message

C = TypeVar("C")
D = TypeVar("D")


def read_setup(
    setup: Setup, content: type[C], options: type[D], check: Callable[[C], C]
) -> tuple[C, D]:
    """Type a set-up's content and options.

    Parameters
    ----------
    setup
        As it came from a form or a file.
    content, options
        What they are in this game.
    check
        Checks what the types of the content do not say, and gives it back.

    Raises
    ------
    SetupError
        When they are not those of this game.
    """
    try:
        checked = check(msgspec.convert(setup.content, content))
        return checked, msgspec.convert(setup.options, options)
    except msgspec.ValidationError as error:
        raise SetupError(message("setup-content-wrong", detail=str(error))) from error
    except ContentError as error:
        raise SetupError(error.message) from error


def check_seats(setup: Setup, most: int, least: int = 1, too_few: Message | None = None) -> None:
    """Check how many sit at a table.

    Parameters
    ----------
    setup
        The set-up.
    most, least
        How many may, and must.
    too_few
        What is said of too few.

    Raises
    ------
    SetupError
        When there are too many, or too few.
    """
    seats = len(setup.seats)
    if seats > most:
        raise SetupError(message("setup-too-many-seats", most=most, seats=seats))
    if seats < least and too_few is not None:
        raise SetupError(too_few)

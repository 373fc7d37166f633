"""How often somebody may guess at what only the class's people know."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from reefkit.match.errors import reject

if TYPE_CHECKING:
    from reefkit.serve.lab_limits import Tally

GUESS_MINUTES = 10
"""What was guessed wrong is forgotten after so many minutes."""


class Guesses:
    """Counts what was guessed wrong of late, by the address that it came from.

    Parameters
    ----------
    most, most_of_all
        So many may come from one address, and from everywhere, in `GUESS_MINUTES`.
    clock
        Gives seconds.
    tally
        Counts the guesses that were too many.
    """

    def __init__(
        self, most: int, most_of_all: int, clock: Callable[[], float], tally: Tally
    ) -> None:
        self._most, self._most_of_all = most, most_of_all
        self._clock, self._tally = clock, tally
        self._wrong: deque[tuple[float, str, str]] = deque()

    def allow(self, address: str) -> None:
        """Let an address guess once more.

        Raises
        ------
        Rejection
            When too many were wrong of late: then what is right is refused too.
        """
        now = self._clock()
        while self._wrong and self._wrong[0][0] < now - 60 * GUESS_MINUTES:
            self._wrong.popleft()
        of_address = sum(each == address for _, each, _ in self._wrong)
        if of_address >= self._most or len(self._wrong) >= self._most_of_all:
            self._tally.met("codes")
            raise reject("too-many-guesses", minutes=GUESS_MINUTES)

    def count(self, address: str, what: str = "") -> None:
        """Count a wrong guess.

        Parameters
        ----------
        address
            Where it came from.
        what
            What stands for the guess, where guessing the same again is no new guess: thirty
            students may follow one old link.
        """
        if not what or (address, what) not in {each[1:] for each in self._wrong}:
            self._wrong.append((self._clock(), address, what))

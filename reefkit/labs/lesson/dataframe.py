"""The record of a match as a pandas DataFrame, for a student who programs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias
from weakref import ref

from reefkit.games import games
from reefkit.labs.session import Session
from reefkit.match import save
from reefkit.match.errors import reject
from reefkit.match.game import Reading
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Catalogue, Message, catalogue

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]


class _OpenLab(Protocol):
    """A page that stands open, as `lab()` gives it."""

    @property
    def session(self) -> Session:
        """What it works with."""
        ...


Source: TypeAlias = _OpenLab | Session | Table | Match | str | Path | None

_opened: list[ref[Session]] = []


def note_opened(session: Session) -> None:
    """Note which lab was opened last: `record` reads that one when it is given no other."""
    _opened[:] = [ref(session)]


def record(
    reading: str = "presence", of: Source = None, say: Catalogue | None = None
) -> pd.DataFrame:
    """Return the record of a match as a table, one row an observation.

    Parameters
    ----------
    reading
        What to read: one of the game's readings, such as ``presence`` (who was on which reef at
        each survey, and how many). What the columns hold is said where the game defines it, as in
        `reefkit.games.reef.readings`.
    of
        Whose record: a lab, or the path of a saved match; none: the lab that was opened last.
    say
        The language of reasons; none: English.

    Returns
    -------
    pandas.DataFrame
        Rounds, seats, rows and columns count from 1; round 0 is the founding. Whole numbers that
        may be missing are ``Int64``; reasons are sentences with semicolons between them. Nothing
        that players still work out by hand is told before its time.

    Raises
    ------
    ReefkitError
        When there is no such reading, no match is open, or the file is not a saved match.

    Examples
    --------
    Four bots play four rounds; how many types of builder and dweller does each reef keep?

    >>> from reefkit.games.reef import new_match
    >>> from reefkit.match.game import SeatInfo
    >>> from reefkit.match.table import MemoryTable
    >>> names = ("Ana", "Ben", "Noor", "Sam")
    >>> match = new_match([SeatInfo(name, bot="builder") for name in names], seed=3)
    >>> played = MemoryTable(match).run()
    >>> presence = record("presence", match)
    >>> present = presence[presence["present"] & (presence["role"] != "alga")]
    >>> richness = present.groupby(["round", "player"])["type"].nunique().unstack()
    >>> list(richness.columns)
    ['Ana', 'Ben', 'Noor', 'Sam']
    >>> list(richness.index)
    [0, 1, 2, 3, 4]
    >>> int(record("scores", match)["points"].sum()) > 0
    True
    """
    import pandas as pd  # noqa: PLC0415  # a page that asks for no table does not wait for it

    table = _asked(of)
    rows = table.read(reading)
    words = say or catalogue()
    kind = table.match.game.readings[reading]
    plain = [[_plain(value, words) for value in row] for row in rows]
    frame = pd.DataFrame(plain, columns=list(kind.columns))
    return frame.astype(_kinds(kind))


def _asked(of: Source) -> Table:
    """Find whose record is asked for."""
    if of is None:
        of = next((page for each in _opened if (page := each()) is not None), None)
    if isinstance(of, str | Path):
        return MemoryTable(save.load(Path(of), games()))
    if isinstance(of, Match):
        return MemoryTable(of)
    if isinstance(of, Table):
        return of
    session = of if of is None or isinstance(of, Session) else of.session
    if session is None or session.table is None:
        raise reject("lab-no-table")
    return session.table


def _plain(value: object, say: Catalogue) -> object:
    if isinstance(value, Message):
        return say.render(value)
    if isinstance(value, tuple):
        return "; ".join(str(_plain(each, say)) for each in value)
    return value


def _kinds(reading: Reading[Match]) -> dict[str, str]:
    """Return the types of the columns, so that a table without rows has them too."""
    hints = reading.row.__annotations__
    kinds = {
        "int": "int64",
        "int | None": "Int64",
        "str": "str",
        "str | None": "str",
        "float": "float64",
        "bool": "bool",
        "tuple[Message, ...]": "str",
    }
    return {name: kinds[str(getattr(hint, "__forward_arg__", ""))] for name, hint in hints.items()}

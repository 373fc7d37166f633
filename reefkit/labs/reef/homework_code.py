"""Short codes for set-ups prepared as homework: board, builders and places.

A code is a number in Crockford's base 32 (`reefkit.text.codes`), and a check letter. Its first 18
bits are a fingerprint of the content's boards and builders, so that a code for other content is
recognised. The rest is the index of the set-up among all possible ones: the board, the occupied
spaces, and the builder on each. With the package's content it has 54 bits: eleven
letters, and the check letter.
"""

from __future__ import annotations

from hashlib import sha256
from math import comb, prod
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from reefkit.games.reef.actions import ChooseBoard, PlaceFounder
from reefkit.games.reef.content import COLUMNS, ROWS, Content
from reefkit.games.reef.game import new_match
from reefkit.games.reef.rules import ReefRules
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import Action, SeatInfo
from reefkit.match.random import KeyedChance
from reefkit.match.table import MemoryTable
from reefkit.text import codes

GROUP = 4

_VERSION = "set-up 1"

_BITS_OF_CONTENT = 18

_BITS = 5

_SPACES = ROWS * COLUMNS

Row = Annotated[int, Meta(ge=1, le=ROWS)]

Column = Annotated[int, Meta(ge=1, le=COLUMNS)]

Name = Annotated[str, Meta(min_length=1, max_length=60)]


class Founder(Struct, frozen=True, order=True):
    """A founding builder and its space, as read on the table: row 1 is nearest the land."""

    row: Row
    column: Column
    builder: Name


class SetUp(Struct, frozen=True):
    """A board and the builders placed on it so far."""

    board: Annotated[str, Meta(max_length=60)] = ""  #: Id of the board; empty before one is chosen.
    #: Builders in the order in which they were placed.
    founders: Annotated[tuple[Founder, ...], Meta(max_length=_SPACES)] = ()

    def actions(self) -> tuple[Action, ...]:
        if not self.board:
            return ()
        found = (PlaceFounder(each.builder, each.row, each.column) for each in self.founders)
        return (ChooseBoard(self.board), *found)


def founders_left(setup: SetUp, content: Content) -> int:
    founders = content.rules.numbers.founders
    return founders - len(setup.founders) if setup.board else founders


def is_whole(setup: SetUp, content: Content) -> bool:
    return bool(setup.board) and founders_left(setup, content) == 0


def try_out(setup: SetUp, content: Content) -> MemoryTable:
    """Play a set-up at a table of one seat; raise a `Rejection` if the rules do not allow it."""
    table = MemoryTable(new_match([SeatInfo("1")], seed=0, content=content))
    for action in setup.actions():
        table.act(0, action)
    return table


def _check(setup: SetUp, content: Content) -> None:
    rules = _rules(content)
    state = rules.start()
    for action in setup.actions():
        state = rules.apply(state, 0, action, KeyedChance(0), None)


_known: list[tuple[Content, ReefRules]] = []


def _rules(content: Content) -> ReefRules:
    if not _known or _known[0][0] is not content:
        match = new_match([SeatInfo("1")], seed=0, content=content)
        _known[:] = [(content, ReefRules(match.setup))]
    return _known[0][1]


def encode(setup: SetUp, content: Content) -> str:
    """Return the code of a complete set-up, in groups of four letters.

    Raises
    ------
    Rejection
        If it is incomplete, or the rules do not allow it.
    """
    if not is_whole(setup, content):
        raise reject("homework-not-whole", count=founders_left(setup, content))
    _check(setup, content)
    number = fingerprint(content) * _count(content) + _number(setup, content)
    letters = codes.encode(number, _length(content))
    return codes.grouped(letters + codes.check_letter(letters), GROUP)


def decode(typed: str, content: Content) -> SetUp:
    """Read a typed code (`reefkit.text.codes.base32_of`).

    `content`: The content that the set-up is for.

    Raises
    ------
    Rejection
        If it has a letter that codes never have, the wrong length, or a typing error, if it is for
        other boards or builders, or if the rules do not allow a builder's place; the message says
        which.
    """
    letters = codes.base32_of(typed)
    if not letters:
        raise reject("homework-code-empty")
    strange = [each for each in letters if each not in codes.ALPHABET]
    if strange:
        raise reject("homework-code-letter", letter=strange[0])
    wanted = _length(content) + 1
    if len(letters) != wanted:
        raise reject("homework-code-length", wanted=wanted, given=len(letters))
    if codes.check_letter(letters[:-1]) != letters[-1]:
        raise reject("homework-code-mistyped")
    content_print, number = divmod(codes.decode(letters[:-1]), _count(content))
    if content_print != fingerprint(content):
        raise reject("homework-code-other")
    setup = _setup(number, content)
    try:
        _check(setup, content)
    except Rejection as error:
        raise reject("homework-code-misfit", why=error.message) from error
    return setup


def fingerprint(content: Content) -> int:
    """Return an 18-bit number for the content of a code: boards, builders, number of founders."""
    spoken_of = {
        "version": _VERSION,
        "boards": [[name, list(board.rows)] for name, board in content.boards.items()],
        "builders": [[name, sorted(each.depths)] for name, each in content.organisms.items()],
        "founders": content.rules.numbers.founders,
    }
    found = sha256(msgspec.json.encode(spoken_of)).digest()
    return int.from_bytes(found[:4], "big") >> (32 - _BITS_OF_CONTENT)


def _sizes(content: Content) -> tuple[int, int, int]:
    founders = content.rules.numbers.founders
    return len(content.boards), comb(_SPACES, founders), len(content.organisms) ** founders


def _count(content: Content) -> int:
    return prod(_sizes(content))


def _length(content: Content) -> int:
    most = (1 << _BITS_OF_CONTENT) * _count(content) - 1
    return -(-most.bit_length() // _BITS)


def _number(setup: SetUp, content: Content) -> int:
    _, taken, placed = _sizes(content)
    boards, builders = list(content.boards), list(content.organisms)
    founders = sorted(setup.founders)
    spaces = [(each.row - 1) * COLUMNS + each.column - 1 for each in founders]
    rank = sum(comb(space, place) for place, space in enumerate(spaces, 1))
    who = 0
    for each in founders:
        who = who * len(builders) + builders.index(each.builder)
    return (boards.index(setup.board) * taken + rank) * placed + who


def _setup(number: int, content: Content) -> SetUp:
    _, taken, placed = _sizes(content)
    boards, builders = list(content.boards), list(content.organisms)
    rest, who = divmod(number, placed)
    board, rank = divmod(rest, taken)
    founders: list[Founder] = []
    for place in range(content.rules.numbers.founders, 0, -1):
        space = max(each for each in range(_SPACES) if comb(each, place) <= rank)
        rank -= comb(space, place)
        who, builder = divmod(who, len(builders))
        row, column = divmod(space, COLUMNS)
        founders.append(Founder(row + 1, column + 1, builders[builder]))
    return SetUp(boards[board], tuple(reversed(founders)))

"""A set-up as homework: chosen at home, carried by a short code, laid out when a match begins."""

from __future__ import annotations

from hashlib import sha256
from math import comb, prod
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from reefkit.games.reef import content as stored
from reefkit.games.reef import timeline
from reefkit.games.reef.actions import ChooseBoard, PlaceFounder
from reefkit.games.reef.content import COLUMNS, ROWS, Content
from reefkit.games.reef.game import new_match
from reefkit.games.reef.rules import ReefRules
from reefkit.labs.lesson.lab import PERSON, MatchDraft
from reefkit.labs.reef import setup as founding
from reefkit.labs.reef.regions import picture_of
from reefkit.labs.reef.scene import SELECTABLE, InHand, Part, ReefSession, Scene, SpaceIndex
from reefkit.labs.reef.setup import TRAIT_COLUMNS, standing, trait_rows
from reefkit.labs.session import Acts
from reefkit.match.errors import Rejection, SetupError, reject
from reefkit.match.game import Action, SeatInfo
from reefkit.match.random import KeyedChance
from reefkit.match.table import MemoryTable, Table
from reefkit.match.table_queries import View
from reefkit.text import Message, message
from reefkit.text.codes import ALPHABET, base32_of, check_letter
from reefkit.widgets.board.drawing import Picture
from reefkit.widgets.board.small import small_board_svg

# ---- A set-up as homework: a board, builders and their places, and the short
# code that carries them
#
# A code is in Crockford's base 32 (`reefkit.text.codes`), its last letter a check on the others.
# It begins with 18 bits of what the content's boards and builders are, so that a code of another
# content is told apart; then follows one number that counts all set-ups there are: the board,
# which spaces are taken, and who stands on each. With our content these are 54 bits and twelve
# letters.

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
    """A board, and the builders that are placed on it: all of them, or some so far."""

    board: Annotated[str, Meta(max_length=60)] = ""  #: The board's id; empty while none is chosen.
    #: The builders, in the order in which they were placed.
    founders: Annotated[tuple[Founder, ...], Meta(max_length=_SPACES)] = ()

    def actions(self) -> tuple[Action, ...]:
        if not self.board:
            return ()
        found = (PlaceFounder(each.builder, each.row, each.column) for each in self.founders)
        return (ChooseBoard(self.board), *found)


def _left(setup: SetUp, content: Content) -> int:
    founders = content.rules.numbers.founders
    return founders - len(setup.founders) if setup.board else founders


def _is_whole(setup: SetUp, content: Content) -> bool:
    return bool(setup.board) and _left(setup, content) == 0


def _try_out(setup: SetUp, content: Content) -> MemoryTable:
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


# -- the code ------------------------------------------------------------------------------------


def encode(setup: SetUp, content: Content) -> str:
    """Return the code of a whole set-up, in groups of four letters.

    Raises
    ------
    Rejection
        When something is still to be chosen, or the rules do not allow it.
    """
    if not _is_whole(setup, content):
        raise reject("homework-not-whole", count=_left(setup, content))
    _check(setup, content)
    number = fingerprint(content) * _count(content) + _number(setup, content)
    letters = ""
    for _ in range(_length(content)):
        number, last = divmod(number, len(ALPHABET))
        letters = ALPHABET[last] + letters
    letters += check_letter(letters)
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def decode(typed: str, content: Content) -> SetUp:
    """Read a code that somebody typed (`reefkit.text.codes.base32_of`).

    `content`: The content that the set-up is for.

    Raises
    ------
    Rejection
        Saying what is wrong: a letter that no code has, one too many or too few, one mistyped, a
        code for other boards or builders, or a builder where the rules do not allow it.
    """
    letters = base32_of(typed)
    if not letters:
        raise reject("homework-code-empty")
    strange = [each for each in letters if each not in ALPHABET]
    if strange:
        raise reject("homework-code-letter", letter=strange[0])
    wanted = _length(content) + 1
    if len(letters) != wanted:
        raise reject("homework-code-length", wanted=wanted, given=len(letters))
    if check_letter(letters[:-1]) != letters[-1]:
        raise reject("homework-code-mistyped")
    number = 0
    for letter in letters[:-1]:
        number = number * len(ALPHABET) + ALPHABET.index(letter)
    content_print, number = divmod(number, _count(content))
    if content_print != fingerprint(content):
        raise reject("homework-code-other")
    setup = _setup(number, content)
    try:
        _check(setup, content)
    except Rejection as error:
        raise reject("homework-code-misfit", why=error.message) from error
    return setup


def fingerprint(content: Content) -> int:
    """Return an 18-bit number for the boards and builders that a code refers to."""
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


# ---- The set-up that waits for its student: kept with their work, and laid out
# when a match begins

KEY = "homework"
PAGE = "homework"


class _HomeworkDesk:
    """A set-up in the making, at a table of its own: what is allowed, the rules say.

    `setup`: What was chosen before.

    Attributes
    ----------
    table
        The table it stands on; no bot and no neighbour sits there.
    hand
        The builder in hand.
    """

    def __init__(self, setup: SetUp, who: str) -> None:
        self.content = stored.default()
        self.who = who
        self.hand = InHand()
        self.setup = setup
        self.table = _try_out(setup, self.content)

    def put(self, setup: SetUp) -> None:
        """Have another set-up.

        Raises
        ------
        Rejection
            In the rules' own words; the set-up stays as it was.
        """
        self.table = _try_out(setup, self.content)
        self.setup = setup

    @property
    def whole(self) -> bool:
        return _is_whole(self.setup, self.content)

    @property
    def left(self) -> int:
        return _left(self.setup, self.content)

    @property
    def code(self) -> str:
        return encode(self.setup, self.content) if self.whole else ""

    def surprised(self) -> SetUp:
        table = _try_out(self.setup, self.content)
        table.do_for_me(0, ready=False)
        state = table.view(0).state
        lookups = timeline.rules_of(table).stepping(state).lookups
        kinds = state.reefs[0].kind[..., 0].tolist()
        stand = {(each.row, each.column) for each in self.setup.founders}
        found = (
            Founder(row, column, lookups.builders[kind])
            for row, line in enumerate(kinds, 1)
            for column, kind in enumerate(line, 1)
            if kind and (row, column) not in stand
        )
        return SetUp(lookups.boards[int(state.boards[0])], (*self.setup.founders, *found))


class _HomeworkScene(Scene):
    """A scene of the homework's own table: what draws a set-up can draw this one too."""

    def __init__(self, session: ReefSession, desk: _HomeworkDesk) -> None:
        super().__init__(session, session.templates)
        self.desk = desk
        self.seat, self.here = 0, (0,)

    @property
    def hand(self) -> InHand:
        return self.desk.hand

    @property
    def has_table(self) -> bool:
        return True

    @property
    def table(self) -> Table:
        return self.desk.table

    @property
    def replaying(self) -> bool:
        return False

    @property
    def view(self) -> View:
        return self.now

    @property
    def shown_seat(self) -> int:
        return 0

    def name(self, seat: int) -> str:
        return self.say.render(message("homework-whose"))


def desk_of(session: ReefSession) -> _HomeworkDesk:
    desk = session.ui.settings.get(KEY)
    if isinstance(desk, _HomeworkDesk) and desk.who == session.work.who:
        return desk
    try:
        desk = _HomeworkDesk(_kept(session), session.work.who)
    except Rejection:  # boards or builders are others since
        desk = _HomeworkDesk(SetUp(), session.work.who)
    session.ui.settings[KEY] = desk
    return desk


def _kept(session: ReefSession) -> SetUp:
    kept = session.work.recall(KEY)
    try:
        return msgspec.convert(kept, SetUp) if kept is not None else SetUp()
    except msgspec.ValidationError:
        return SetUp()  # of another version


def _keep(session: ReefSession, setup: SetUp) -> None:
    desk_of(session).put(setup)
    session.work.keep(KEY, msgspec.to_builtins(setup))


def waiting(session: ReefSession) -> SetUp | None:
    desk = desk_of(session)
    return desk.setup if desk.whole else None


def _take_code(session: ReefSession, typed: str) -> None:
    setup = decode(typed, desk_of(session).content)
    _keep(session, setup)
    desk_of(session).hand.builder = None
    session.tell(message("homework-taken", board=Message(f"board-{setup.board}")))


def lay_out(table: Table, seat: int, setup: SetUp) -> Rejection | None:
    """Return a seat of a match that begins its board and builders; *Ready* stays with the student.

    Returns
    -------
    Rejection or None
        What the rules of this match refused, such as a builder that its supply has not: what came
        before it stands, the rest is for the student to choose.
    """
    for action in setup.actions():
        try:
            table.act(seat, action)
        except Rejection as error:
            return error
    return None


def place(setup: SetUp, builder: str, space: SpaceIndex) -> SetUp:
    return msgspec.structs.replace(setup, founders=(*setup.founders, Founder(*space, builder)))


def _take_back(setup: SetUp, space: SpaceIndex) -> SetUp:
    rest = tuple(each for each in setup.founders if (each.row, each.column) != space)
    if len(rest) == len(setup.founders):
        raise reject("found-no-builder")
    return msgspec.structs.replace(setup, founders=rest)


# ---- Set-ups that were homework, at the seats of a new match: one code a person


def codes_of(session: ReefSession, draft: MatchDraft) -> tuple[str, ...]:
    people = [number for number, seat in enumerate(draft.seats) if seat.kind == PERSON]
    waiting = desk_of(session).code
    return tuple(
        "" if seat.kind != PERSON else waiting if seat.code is None and number == people[0]
        else seat.code or ""
        for number, seat in enumerate(draft.seats)
    )  # fmt: skip


def code_problem(code: str) -> Message | None:
    if not base32_of(code):
        return None
    try:
        decode(code, stored.default())
    except Rejection as error:
        return error.message
    return None


def setups_of(session: ReefSession, draft: MatchDraft) -> dict[int, SetUp]:
    """Read the codes of all seats.

    Raises
    ------
    SetupError
        When one cannot be used.
    """
    found = {}
    for number, code in enumerate(codes_of(session, draft)):
        problem = code_problem(code)
        if problem is not None:
            raise SetupError(message("new-seat-wrong", seat=number + 1, why=problem))
        if base32_of(code):
            found[number] = decode(code, stored.default())
    return found


# ---- The set-up as homework: a board, builders and their places, and the code that carries them

acts = Acts()
SLIP = "homework-slip"


@acts.on("homework-open")
def _open_(session: ReefSession) -> None:
    session.ui.part = "before"
    session.ui.page = "" if session.must_say_who else PAGE


@acts.on("homework-close")
def _close(session: ReefSession) -> None:
    session.ui.page = ""


@acts.on("homework-board")
def _choose_board(
    session: ReefSession, board: Annotated[str, Meta(min_length=1, max_length=60)]
) -> None:
    """Choose a board; builders placed on another one go back."""
    desk = desk_of(session)
    if desk.setup.board == board:
        return
    went_back = bool(desk.setup.founders)
    _keep(session, SetUp(board))
    if went_back:
        session.tell(message("homework-cleared"))


@acts.on("homework-builder")
def _choose_builder(
    session: ReefSession, builder: Annotated[str, Meta(min_length=1, max_length=60)]
) -> None:
    desk = desk_of(session)
    if builder not in desk.content.organisms:
        raise reject("no-such-builder", builder=builder)
    if not desk.setup.board:
        raise reject("choose-board-first")
    if not desk.left:
        raise reject("homework-full", count=len(desk.setup.founders))
    same = desk.hand.builder == builder
    desk.hand.builder = None if same else builder


@acts.on("homework-pick")
def _pick(
    session: ReefSession,
    row: Annotated[int, Meta(ge=1, le=ROWS)],
    column: Annotated[int, Meta(ge=1, le=COLUMNS)],
) -> None:
    desk, space = desk_of(session), (row, column)
    if desk.hand.builder is None:
        _keep(session, _take_back(desk.setup, space))
        return
    _keep(session, place(desk.setup, desk.hand.builder, space))
    if not desk.left:
        desk.hand.builder = None


@acts.on("homework-surprise")
def _surprise(session: ReefSession) -> None:
    desk = desk_of(session)
    if desk.whole:
        raise reject("homework-full", count=len(desk.setup.founders))
    _keep(session, desk.surprised())
    desk.hand.builder = None


@acts.on("homework-clear")
def _clear(session: ReefSession) -> None:
    desk = desk_of(session)
    desk.hand.builder = None
    _keep(session, SetUp(desk.setup.board))


@acts.on("homework-code")
def _read_code(session: ReefSession, code: Annotated[str, Meta(max_length=200)] = "") -> None:
    _take_code(session, code)


@acts.on("homework-print")
def _print_slip(session: ReefSession) -> None:
    if not desk_of(session).whole:
        raise reject("homework-not-whole", count=desk_of(session).left)
    session.ui.printing = SLIP


# -- what is shown -------------------------------------------------------------------------------


def _own_scene(scene: Scene) -> _HomeworkScene:
    return _HomeworkScene(scene.session, desk_of(scene.session))


def picture(scene: Scene) -> Picture:
    own = _own_scene(scene)
    chosen = own.hand.builder
    free = own.rules.legal(own.state, 0) if chosen is not None else []
    marks = {
        (each.row, each.column): SELECTABLE
        for each in free
        if isinstance(each, PlaceFounder) and each.builder == chosen
    }
    return picture_of(own, 0, marks=marks)


def _render_boards(scene: Scene) -> str:
    own = _own_scene(scene)
    return scene.render(
        "homework_boards.html",
        boards=founding.boards(own),
        now=_now(own.desk),
        said=scene.session.said,
        refused=scene.session.refused,
    )


def _render_side(scene: Scene) -> str:
    own = _own_scene(scene)
    desk = own.desk
    board = desk.content.boards.get(desk.setup.board)
    return scene.render(
        "homework_side.html",
        desk=desk,
        board=Message(f"board-{desk.setup.board}") if board else None,
        cut=founding.cut_of(own, board) if board else "",
        code=desk.code,
        slip=_slip(own) if desk.whole else None,
    )


def _render_traits(scene: Scene) -> str:
    own = _own_scene(scene)
    return scene.render(
        "homework_traits.html",
        rows=trait_rows(own.desk.content),
        columns=TRAIT_COLUMNS,
        held=standing(own),
        in_hand=own.hand.builder,
        may_choose=bool(own.desk.setup.board) and own.desk.left > 0,
    )


def card(scene: Scene) -> str:
    desk = desk_of(scene.session)
    board = Message(f"board-{desk.setup.board}") if desk.setup.board else None
    return scene.render("homework_card.html", desk=desk, board=board, code=desk.code)


def _now(desk: _HomeworkDesk) -> Message:
    if not desk.setup.board:
        return message("homework-now-board")
    if desk.hand.builder is not None:
        builder = Message(f"organism-{desk.hand.builder}")
        return message("found-in-hand", builder=builder)
    return message("homework-now-builders", left=desk.left)


def _slip(own: _HomeworkScene) -> dict[str, object]:
    setup = own.desk.setup
    drawn = small_board_svg(picture_of(own, 0, small=True), scale=2)
    places = [
        message(
            "homework-place",
            builder=Message(f"organism-{each.builder}"),
            row=each.row,
            column=each.column,
        )
        for each in sorted(setup.founders, reverse=True)
    ]
    return {"map": drawn, "places": places}


BOARDS_PART = Part("homework-boards", _render_boards, acts, on=(PAGE,))
SIDE_PART = Part("homework-side", _render_side, on=(PAGE,))
TRAITS_PART = Part("homework-traits", _render_traits, on=(PAGE,))

"""A set-up as homework: chosen at home, noted as a short code, used when a match begins."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reefkit.games.reef import content as stored
from reefkit.games.reef.actions import PlaceFounder
from reefkit.games.reef.content import COLUMNS, ROWS
from reefkit.labs.lesson import opening
from reefkit.labs.lesson.lab import PERSON, MatchDraft, Values
from reefkit.labs.lesson.match_setup import match_of, quick_match
from reefkit.labs.reef import homework_draft
from reefkit.labs.reef import setup as founding
from reefkit.labs.reef.board_picture import picture_of
from reefkit.labs.reef.homework_code import SetUp, decode
from reefkit.labs.reef.homework_draft import (
    PAGE,
    HomeworkScene,
    HomeworkTable,
    desk_of,
    place,
    store_draft,
    take_back,
    take_code,
)
from reefkit.labs.reef.scene import SELECTABLE, Part, ReefSession, Scene
from reefkit.labs.reef.setup import standing
from reefkit.labs.reef.setup_charts import TRAIT_COLUMNS, trait_rows
from reefkit.match.errors import Rejection, SetupError, reject
from reefkit.match.table import MemoryTable
from reefkit.text import Message, message
from reefkit.text.codes import base32_of
from reefkit.widgets.acts import Acts
from reefkit.widgets.board.picture import Picture
from reefkit.widgets.board.small import small_board_svg


def codes_of(session: ReefSession, draft: MatchDraft) -> tuple[str, ...]:
    """Return each seat's code; the first person's seat has the prepared set-up's by default."""
    people = [number for number, seat in enumerate(draft.seats) if seat.kind == PERSON]
    waiting = desk_of(session).code
    return tuple(
        "" if seat.kind != PERSON else waiting if seat.code is None and number == people[0]
        else seat.code or ""
        for number, seat in enumerate(draft.seats)
    )  # fmt: skip


def code_problem(code: str) -> Message | None:
    """Return what is wrong with a code; None if it is valid or empty."""
    if not base32_of(code):
        return None
    try:
        decode(code, stored.default())
    except Rejection as error:
        return error.message
    return None


def setups_of(session: ReefSession, draft: MatchDraft) -> dict[int, SetUp]:
    """Return the set-up of each seat with a code.

    Raises
    ------
    SetupError
        If a code is invalid.
    """
    found = {}
    for number, code in enumerate(codes_of(session, draft)):
        problem = code_problem(code)
        if problem is not None:
            raise SetupError(message("new-seat-wrong", seat=number + 1, why=problem))
        if base32_of(code):
            found[number] = decode(code, stored.default())
    return found


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
    store_draft(session, SetUp(board))
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
        store_draft(session, take_back(desk.setup, space))
        return
    store_draft(session, place(desk.setup, desk.hand.builder, space))
    if not desk.left:
        desk.hand.builder = None


@acts.on("homework-surprise")
def _surprise(session: ReefSession) -> None:
    desk = desk_of(session)
    if desk.whole:
        raise reject("homework-full", count=len(desk.setup.founders))
    store_draft(session, desk.surprised())
    desk.hand.builder = None


@acts.on("homework-clear")
def _clear(session: ReefSession) -> None:
    desk = desk_of(session)
    desk.hand.builder = None
    store_draft(session, SetUp(desk.setup.board))


@acts.on("homework-code")
def _read_code(session: ReefSession, code: Annotated[str, Meta(max_length=200)] = "") -> None:
    take_code(session, code)


@acts.on("homework-print")
def _print_slip(session: ReefSession) -> None:
    if not desk_of(session).whole:
        raise reject("homework-not-whole", count=desk_of(session).left)
    session.printing = SLIP


def _own_scene(scene: Scene) -> HomeworkScene:
    return HomeworkScene(scene.session, desk_of(scene.session))


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
    setting, desk = scene.session.membership.setting, desk_of(scene.session)
    if setting is not None and setting.way == "founded":
        return ""  # bots choose boards and builders
    board = Message(f"board-{desk.setup.board}") if desk.setup.board else None
    return scene.render("homework_card.html", desk=desk, board=board, code=desk.code)


def _now(desk: HomeworkTable) -> Message:
    if not desk.setup.board:
        return message("homework-now-board")
    if desk.hand.builder is not None:
        builder = Message(f"organism-{desk.hand.builder}")
        return message("found-in-hand", builder=builder)
    return message("homework-now-builders", left=desk.left)


def _slip(own: HomeworkScene) -> dict[str, object]:
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


class ReefHomework:
    """Begins matches with the set-ups that were prepared at home."""

    def quick_start(self, session: ReefSession) -> None:
        match = quick_match(session.lab, session.say, name=session.ui.quick_name)
        waiting = homework_draft.waiting(session)
        if waiting is not None:
            homework_draft.lay_out(MemoryTable(match), 0, waiting)
        opening.begin(session, match, quick=True, set_up=True)
        board = Message(f"board-{standing(session.scene()).board}")
        session.tell(message("new-quick-begun-reef", board=board))

    def begin(self, session: ReefSession, draft: MatchDraft) -> None:
        setups = setups_of(session, draft)
        table = opening.begin(session, match_of(session.lab, draft))
        refused = [homework_draft.lay_out(table, seat, setup) for seat, setup in setups.items()]
        why = next((each.message for each in refused if each is not None), None)
        if why is not None:
            session.refuse(message("homework-begun-partly", why=why))
        else:
            session.tell(message("homework-begun" if setups else "new-begun-reef"))

    def seat_values(self, scene: Scene, draft: MatchDraft) -> Values:
        codes = codes_of(scene.session, draft)
        return {"codes": codes, "code_problems": [code_problem(each) for each in codes]}

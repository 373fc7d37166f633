"""The set-up as homework: a board, builders and their places, and the code that carries them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reefkit.games.reef.actions import Found
from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls import founding
from reefkit.labs.reef.controls.control import SELECTABLE
from reefkit.labs.reef.controls.founding import BoardName, BuilderName, standing
from reefkit.labs.reef.homework import SetUp
from reefkit.labs.reef.homework_desk import (
    PAGE,
    HomeworkDesk,
    HomeworkScene,
    desk_of,
    keep,
    place,
    take_back,
    take_code,
)
from reefkit.labs.reef.parts import setup as setup_part
from reefkit.labs.reef.parts.board import SpaceName, picture_of
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.traits import COLUMNS, trait_rows
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.board.picture import Picture
from reefkit.widgets.small_board import small_board_svg

acts = Acts()
SLIP = "homework-slip"


class Code(Struct, frozen=True):
    """A code as typed."""

    code: Annotated[str, Meta(max_length=200)] = ""


@acts.on("homework-open")
def open_(session: ReefSession, values: object) -> None:
    """Open the set-up that is homework."""
    del values
    session.ui.part = "before"
    session.ui.page = "" if session.must_say_who else PAGE


@acts.on("homework-close")
def close(session: ReefSession, values: object) -> None:
    """Go back to *Before*."""
    del values
    session.ui.page = ""


@acts.on("homework-board", BoardName)
def choose_board(session: ReefSession, values: BoardName) -> None:
    """Take a board; builders that stood on another go back."""
    desk = desk_of(session)
    if desk.setup.board == values.board:
        return
    went_back = bool(desk.setup.founders)
    keep(session, SetUp(values.board))
    if went_back:
        session.tell(message("homework-cleared"))


@acts.on("homework-builder", BuilderName)
def choose_builder(session: ReefSession, values: BuilderName) -> None:
    """Take a builder in hand, or lay it back."""
    desk = desk_of(session)
    if values.builder not in desk.content.organisms:
        raise reject("no-such-builder", builder=values.builder)
    if not desk.setup.board:
        raise reject("choose-board-first")
    if not desk.left:
        raise reject("homework-full", count=len(desk.setup.founders))
    same = desk.hand.builder == values.builder
    desk.hand.builder = None if same else values.builder


@acts.on("homework-pick", SpaceName)
def pick(session: ReefSession, values: SpaceName) -> None:
    """Place the builder in hand on the touched space; without one, take back who stands there."""
    desk, space = desk_of(session), (values.row, values.column)
    if desk.hand.builder is None:
        keep(session, take_back(desk.setup, space))
        return
    keep(session, place(desk.setup, desk.hand.builder, space))
    if not desk.left:
        desk.hand.builder = None


@acts.on("homework-surprise")
def surprise(session: ReefSession, values: object) -> None:
    """Let a bot choose what is missing."""
    del values
    desk = desk_of(session)
    if desk.whole:
        raise reject("homework-full", count=len(desk.setup.founders))
    keep(session, desk.surprised())
    desk.hand.builder = None


@acts.on("homework-clear")
def clear(session: ReefSession, values: object) -> None:
    """Lay all builders back; the board stays."""
    del values
    desk = desk_of(session)
    desk.hand.builder = None
    keep(session, SetUp(desk.setup.board))


@acts.on("homework-code", Code)
def read_code(session: ReefSession, values: Code) -> None:
    """Have the set-up of a code that was typed."""
    take_code(session, values.code)


@acts.on("homework-print")
def print_slip(session: ReefSession, values: object) -> None:
    """Print the slip."""
    del values
    if not desk_of(session).whole:
        raise reject("homework-not-whole", count=desk_of(session).left)
    session.ui.printing = SLIP


# -- what is shown -------------------------------------------------------------------------------


def is_open(scene: Scene) -> bool:
    """Tell whether the page shows the homework."""
    return scene.page == PAGE


def own_scene(scene: Scene) -> HomeworkScene:
    """Give the scene of the homework's own table."""
    return HomeworkScene(scene.session, desk_of(scene.session))


def picture(scene: Scene) -> Picture:
    """Draw the board with the builders that are placed, and where the one in hand can live."""
    own = own_scene(scene)
    chosen = own.hand.builder
    free = own.rules.legal(own.state, 0) if chosen is not None else []
    marks = {
        (each.row, each.column): SELECTABLE
        for each in free
        if isinstance(each, Found) and each.builder == chosen
    }
    return picture_of(own, 0, marks=marks)


def render_boards(scene: Scene) -> str:
    """Draw what to do, and the boards to choose from."""
    if not is_open(scene):
        return ""
    own = own_scene(scene)
    return scene.render(
        "homework_boards.html",
        boards=setup_part.boards(own),
        now=_now(own.desk),
        said=scene.session.said,
        refused=scene.session.refused,
    )


def render_side(scene: Scene) -> str:
    """Draw the chosen board's cut, the code, and the slip to be printed."""
    if not is_open(scene):
        return ""
    own = own_scene(scene)
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


def render_traits(scene: Scene) -> str:
    """Draw the chart of builders."""
    if not is_open(scene):
        return ""
    own = own_scene(scene)
    return scene.render(
        "homework_traits.html",
        rows=trait_rows(own.desk.content),
        columns=COLUMNS,
        held=standing(own),
        in_hand=own.hand.builder,
        may_choose=bool(own.desk.setup.board) and own.desk.left > 0,
    )


def card(scene: Scene) -> str:
    """Draw the card of *Before* that opens the homework, with how far it has come."""
    desk = desk_of(scene.session)
    board = Message(f"board-{desk.setup.board}") if desk.setup.board else None
    return scene.render("homework_card.html", desk=desk, board=board, code=desk.code)


def _now(desk: HomeworkDesk) -> Message:
    if not desk.setup.board:
        return message("homework-now-board")
    if desk.hand.builder is not None:
        builder = Message(f"organism-{desk.hand.builder}")
        return message("found-in-hand", builder=builder)
    return message("homework-now-builders", left=desk.left)


def _slip(own: HomeworkScene) -> dict[str, object]:
    """Give what stands on the printed slip."""
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


BOARDS = Part("homework-boards", render_boards, acts)
SIDE = Part("homework-side", render_side)
TRAITS = Part("homework-traits", render_traits)

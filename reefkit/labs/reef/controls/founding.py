"""Set-up: choose a board, then builders from the chart, and a space for each."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from reefkit.games.reef.actions import ChooseBoard, Found
from reefkit.games.reef.content import DEPTHS, Board
from reefkit.labs.acts import Acts
from reefkit.labs.reef.board_maps import CUT_COLUMN, cut_svg
from reefkit.labs.reef.controls.control import SELECTABLE, Control, Marks
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import Space
from reefkit.match.chance import KeyedChance
from reefkit.match.errors import Rejection, reject
from reefkit.text import Message, message

acts = Acts()
DEPTH_WORDS = dict(zip(DEPTHS, ("shallow", "medium", "deep"), strict=True))


class BoardName(Struct, frozen=True):
    """A board of the content."""

    board: Annotated[str, Meta(min_length=1, max_length=60)]


class BuilderName(Struct, frozen=True):
    """A builder of the content."""

    builder: Annotated[str, Meta(min_length=1, max_length=60)]


class Standing(NamedTuple):
    """How far a seat's set-up has come: its board, its builders by id, and how many are left."""

    board: str | None
    builders: dict[str, int]
    left: int


def standing(scene: Scene) -> Standing:
    """Read how far the set-up of the seat at this screen has come."""
    lookups = scene.play.lookups
    number = int(scene.state.boards[scene.seat])
    kinds = scene.state.reefs[scene.seat].kind[..., 0]
    builders = {name: int((kinds == kind).sum()) for name, kind in lookups.kind.items()}
    left = scene.rules.content.rules.numbers.founders - sum(builders.values())
    return Standing(lookups.boards[number] if number >= 0 else None, builders, left)


@acts.on("choose-board", BoardName)
def choose_board(session: ReefSession, values: BoardName) -> None:
    """Take a board; builders that stood on another go back."""
    before = standing(session.scene())
    if before.board == values.board:
        return
    session.play(ChooseBoard(values.board))
    if any(before.builders.values()):
        session.tell(message("found-cleared"))


@acts.on("choose-builder", BuilderName)
def choose_builder(session: ReefSession, values: BuilderName) -> None:
    """Take a builder in hand, or lay it back."""
    scene = session.scene()
    if values.builder not in scene.play.lookups.kind:
        raise reject("no-such-builder", builder=values.builder)
    held = standing(scene)
    if held.board is None:
        raise reject("choose-board-first")
    if not held.left:
        raise reject("founders-placed", count=sum(held.builders.values()))
    same = session.hand.builder == values.builder
    session.hand.builder = None if same else values.builder


@acts.on("surprise")
def surprise(session: ReefSession, values: object) -> None:
    """Let a bot choose what is missing; *Ready* stays with the student."""
    del values
    if session.seat not in session.here:
        raise reject("lab-not-here")
    scene = session.scene()
    before = standing(scene)
    if scene.phase != "founding" or (before.board is not None and not before.left):
        session.refuse(message("found-nothing-to-surprise"))
        return
    session.open_table.do_for_me(session.seat, ready=False)
    after = standing(session.scene())
    session.hand.builder = None
    placed = sum(after.builders.values()) - sum(before.builders.values())
    session.tell(message("found-surprised", count=placed, board=Message(f"board-{after.board}")))


def marks(scene: Scene) -> Marks:
    """Light the spaces where the builder in hand can be placed."""
    if not scene.is_awaited or scene.hand.builder is None:
        return {}
    choices = scene.rules.legal(scene.state, scene.seat)
    return {
        (each.row, each.column): SELECTABLE
        for each in choices
        if isinstance(each, Found) and each.builder == scene.hand.builder
    }


def why_not(scene: Scene, space: Space) -> Message | None:
    """Say why nothing can be placed on a space: in the words of the rules, where they refuse it."""
    if not scene.is_awaited or not standing(scene).left:
        return None
    builder = scene.hand.builder
    if builder is None:
        taken = bool(scene.state.reefs[scene.seat].kind[space[0] - 1, space[1] - 1, 0])
        return None if taken else message("reject-found-no-builder")
    try:
        scene.rules.apply(scene.state, scene.seat, Found(builder, *space), KeyedChance(0), None)
    except Rejection as error:
        return error.message
    return None


def pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Place the builder in hand on the touched space; it stays in hand while more are to come."""
    del scene
    builder = session.hand.builder
    if builder is None:
        raise reject("found-no-builder")
    seat = session.seat
    session.play(Found(builder, *space))
    session.ui.about = None  # the cut comes back in the story's place
    if session.seat == seat and not standing(session.scene()).left:
        session.hand.builder = None


def render(scene: Scene) -> str:
    """Show the board that was chosen with its cut, what to do next, and how it ends."""
    held = standing(scene)
    if held.board is None:
        return scene.render("founding.html", held=held, board=None)
    board = scene.rules.content.boards[held.board]
    counts = [(DEPTH_WORDS[d], "".join(board.rows).count(d)) for d in DEPTHS]
    name = Message(f"board-{held.board}")
    return scene.render(
        "founding.html",
        held=held,
        board=name,
        cut=cut_of(scene, board),
        column=CUT_COLUMN,
        most=scene.rules.content.rules.numbers.founders,
        counts=counts,
        in_hand=scene.hand.builder,
    )


def cut_of(scene: Scene, board: Board) -> str:
    """Draw the board's cut, with what lies at its ends."""
    said = scene.say.render
    ocean = said(message("board-ocean"))
    ends = (said(message("board-land")) if board.land else ocean, ocean)
    return cut_svg(board, said(message("found-cut", column=CUT_COLUMN)), ends)


CONTROL = Control(render, acts, marks, pick, why_not)

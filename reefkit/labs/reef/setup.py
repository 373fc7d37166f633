"""Set-up: choose a board, compare builders by their traits, and found a reef."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
from msgspec import Meta
from msgspec.structs import replace

from reefkit.games.reef import card_forecast
from reefkit.games.reef.actions import ChooseBoard, PlaceFounder
from reefkit.games.reef.content import DEPTHS, ReefBoard
from reefkit.labs.reef.scene import (
    SELECTABLE,
    Marks,
    Part,
    ReefSession,
    Scene,
    SpaceIndex,
    StepControls,
)
from reefkit.labs.reef.setup_charts import (
    CUT_COLUMN,
    TRAIT_COLUMNS,
    amount,
    cut_svg,
    metres_by_row,
    picture_of,
    sorted_rows,
    trait_rows,
)
from reefkit.match.errors import Rejection, reject
from reefkit.match.random import KeyedChance
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.board.small import cross_section_svg, small_board_svg

acts = Acts()

DEPTH_WORDS = dict(zip(DEPTHS, ("shallow", "medium", "deep"), strict=True))


class _SetupProgress(NamedTuple):
    """A seat's set-up so far; `builders`: number of each type placed; `left`: number to place."""

    board: str | None
    builders: dict[str, int]
    left: int


def standing(scene: Scene) -> _SetupProgress:
    lookups = scene.play.lookups
    number = int(scene.state.boards[scene.seat])
    kinds = scene.state.reefs[scene.seat].kind[..., 0]
    builders = {name: int((kinds == kind).sum()) for name, kind in lookups.kind.items()}
    left = scene.rules.content.rules.numbers.founders - sum(builders.values())
    return _SetupProgress(lookups.boards[number] if number >= 0 else None, builders, left)


@acts.on("choose-board")
def _choose_board(
    session: ReefSession, board: Annotated[str, Meta(min_length=1, max_length=60)]
) -> None:
    before = standing(session.scene())
    if before.board == board:
        return
    session.play(ChooseBoard(board))
    if any(before.builders.values()):
        session.tell(message("found-cleared"))


@acts.on("choose-builder")
def _choose_builder(
    session: ReefSession, builder: Annotated[str, Meta(min_length=1, max_length=60)]
) -> None:
    scene = session.scene()
    if builder not in scene.play.lookups.kind:
        raise reject("no-such-builder", builder=builder)
    held = standing(scene)
    if held.board is None:
        raise reject("choose-board-first")
    if not held.left:
        raise reject("founders-placed", count=sum(held.builders.values()))
    same = session.hand.builder == builder
    session.hand.builder = None if same else builder


@acts.on("surprise")
def _surprise(session: ReefSession) -> None:
    session.check_may_move(session.seat)
    scene = session.scene()
    before = standing(scene)
    is_over = scene.phase != "founding" or scene.replaying
    if is_over or (before.board is not None and not before.left):
        session.refuse(message("found-nothing-to-surprise"))
        return
    session.open_table.do_for_me(session.seat, ready=False)
    after = standing(session.scene())
    session.hand.builder = None
    placed = sum(after.builders.values()) - sum(before.builders.values())
    session.tell(message("found-surprised", count=placed, board=Message(f"board-{after.board}")))


def _founding_marks(scene: Scene) -> Marks:
    if not scene.is_awaited or scene.hand.builder is None:
        return {}
    choices = scene.rules.legal(scene.state, scene.seat)
    return {
        (each.row, each.column): SELECTABLE
        for each in choices
        if isinstance(each, PlaceFounder) and each.builder == scene.hand.builder
    }


def _founding_why_not(scene: Scene, space: SpaceIndex) -> Message | None:
    if not scene.is_awaited or not standing(scene).left:
        return None
    builder = scene.hand.builder
    if builder is None:
        taken = bool(scene.state.reefs[scene.seat].kind[space[0] - 1, space[1] - 1, 0])
        return None if taken else message("reject-found-no-builder")
    try:
        scene.rules.apply(
            scene.state, scene.seat, PlaceFounder(builder, *space), KeyedChance(0), None
        )
    except Rejection as error:
        return error.message
    return None


def _founding_pick(session: ReefSession, _scene: Scene, space: SpaceIndex) -> None:
    builder = session.hand.builder
    if builder is None:
        raise reject("found-no-builder")
    seat = session.seat
    session.play(PlaceFounder(builder, *space))
    session.ui.about = None  # the cross-section is shown again in place of the story
    if session.seat == seat and not standing(session.scene()).left:
        session.hand.builder = None


def _render_founding(scene: Scene) -> str:
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
        risks=_risks(scene),
        cards=len(scene.rules.content.cards),
    )


def _risks(scene: Scene) -> list[tuple[str, int]]:
    """Count the cards that can kill the builder in hand, for each water it can be placed in."""
    seat, open_ = scene.seat, np.zeros(scene.state.reefs.depth.shape[1:], bool)
    for row, column in _founding_marks(scene):
        open_[row - 1, column - 1] = True
    found = []
    for depth, word in enumerate(DEPTH_WORDS.values()):
        water = open_ & (scene.state.reefs.depth[seat] == depth)
        if not water.any():
            continue
        reefs = scene.state.reefs.copy()
        reefs.kind[seat, water, 0] = scene.play.lookups.kind[scene.hand.builder or ""]
        would_be = scene.rules.stepping(replace(scene.state, reefs=reefs))
        fates = card_forecast.card_fates(would_be, seat)
        found.append((word, sum(bool((each.dies | each.may_die)[water].any()) for each in fates)))
    return found


def cut_of(scene: Scene, board: ReefBoard) -> str:
    render = scene.say.render
    ocean = render(message("board-ocean"))
    ends = (render(message("board-land")) if board.land else ocean, ocean)
    return cut_svg(board, render(message("found-cut", column=CUT_COLUMN)), ends)


FOUNDING = StepControls(
    _render_founding,
    acts,
    _founding_marks,
    _founding_pick,
    _founding_why_not,
    ghost=lambda scene: scene.hand.builder or "",
    settles=True,
)

SORTED = "traits-by"


@acts.on("traits-by")
def _traits_by(session: ReefSession, by: Annotated[str, Meta(max_length=20)]) -> None:
    same = session.ui.settings.get(SORTED) == by
    session.ui.settings[SORTED] = by if by in TRAIT_COLUMNS and not same else ""


def boards(scene: Scene) -> list[dict[str, object]]:
    chosen = standing(scene).board
    found = []
    for id_, board in scene.rules.content.boards.items():
        letters = "".join(board.rows)
        name = Message(f"board-{id_}")
        found.append(
            {
                "id": id_,
                "name": name,
                "map": str(small_board_svg(picture_of(board), scale=0.5)),
                "cut": str(
                    cross_section_svg(metres_by_row(board), board.land, width=68, height=20)
                ),
                "counts": {DEPTH_WORDS[d]: letters.count(d) for d in DEPTHS},
                "chosen": id_ == chosen,
            }
        )
    return found


def _render_boards(scene: Scene) -> str:
    return scene.render("setup_boards.html", boards=boards(scene))


def _render_traits(scene: Scene) -> str:
    by = str(scene.ui.settings.get(SORTED, ""))
    held = standing(scene)
    return scene.render(
        "setup_traits.html",
        rows=sorted_rows(trait_rows(scene.rules.content), by),
        columns=TRAIT_COLUMNS,
        by=by,
        amount=amount,
        held=held,
        may_choose=scene.is_awaited and held.board is not None and held.left > 0,
    )


BOARDS_PART = Part("setup-boards", _render_boards, acts, on=("setup",))

TRAITS_PART = Part("setup-traits", _render_traits, on=("setup",))

"""Boards without a browser: what is painted, what is said, and what is heard."""

# ruff: noqa: S314  (what is parsed is our own drawing)
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from reefkit.widgets.art import art
from reefkit.widgets.board import Board, Picture, Piece, Space
from reefkit.widgets.board.drawing import StampCopy, Writing, lettering, painted
from reefkit.widgets.board.grid import Escape, Focus, Hover, Pick, scene, told
from reefkit.widgets.board.layout import Geometry
from reefkit.widgets.board.motion import moves, swimmers
from reefkit.widgets.board.stamps import sheet_for
from tests.support import boards

GEOMETRY = Geometry()


def strokes(**given: object) -> list[str]:
    space = boards.space(4, 2, **given)
    return [
        one.stamp if isinstance(one, StampCopy) else one.text
        for one in painted(Picture((space,), "a reef"), GEOMETRY)
    ]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, ["waves:S", "S"]),
        ({"states": "selectable"}, ["veil", "S", "ring", "plus"]),
        ({"stack": ["fish"]}, ["token:fish:0", "S"]),
        (
            {"stack": ["bivalve"], "states": "selectable"},
            ["veil", "token:bivalve:0", "S", "ring", "plus-below"],
        ),
        ({"alga": True}, ["token:fleshy-alga:0", "S", "alga"]),
        ({"stack": ["bivalve"], "alga": True}, ["token:bivalve:0", "overgrown", "S"]),
        ({"alga": True, "states": "edible"}, ["token:fleshy-alga:0", "veil", "S", "alga"]),
        (
            {"stack": ["bivalve"], "alga": True, "states": "edible selectable"},
            ["overgrown", "veil", "token:bivalve:0", "S", "ring"],
        ),
        ({"stack": ["bivalve"], "states": "died"}, ["hatch", "token:bivalve:0:died", "S", "died"]),
        (
            {"stack": ["bivalve"], "states": "predicted"},
            ["token:bivalve:0", "S", "predicted", "flag"],
        ),
        (
            {"stack": ["bivalve"], "states": "predicted right"},
            ["token:bivalve:0", "S", "predicted", "right"],
        ),
        (
            {"stack": ["bivalve"], "states": "wrong chosen"},
            ["token:bivalve:0", "S", "chosen", "wrong"],
        ),
        ({"stack": ["bivalve"], "states": "settled"}, ["glow", "token:bivalve:0", "S", "rays"]),
        ({"stack": ["bivalve"], "states": "spawned"}, ["token:bivalve:0", "S", "spawned"]),
        ({"stack": ["not-drawn"]}, ["token:unknown:0", "S"]),
        (
            {"stack": ["bivalve", "finger-coral", "snail"]},
            ["slab:snail", "slab:finger-coral", "token:bivalve:2", "count", "×3", "S"],
        ),
        (
            {"stack": [Piece("bivalve", ("heat", "cold", "no-such", "acid", "more", "weaker"))]},
            ["token:bivalve:0", "mark:heat", "mark:cold", "mark:acid", "more", "+2", "S"],
        ),
    ],
)
def test_a_space_is_painted_in_order(given: dict[str, object], expected: list[str]):
    assert strokes(**given) == expected


def test_newer_slabs_lie_on_older_ones():
    picture = Picture((boards.space(4, 2, stack=["bivalve", "finger-coral", "snail"]),), "a reef")
    newer, older = (
        next(
            one
            for one in painted(picture, GEOMETRY)
            if isinstance(one, StampCopy) and one.stamp == f"slab:{name}"
        )
        for name in ("finger-coral", "snail")
    )
    assert older.y - newer.y == 8


def test_rays_lie_over_all_neighbours():
    last = painted(boards.play(), GEOMETRY)[-1]
    assert last == StampCopy("rays", *GEOMETRY.corner(4, 2))


def test_a_letter_gives_way_to_a_token_where_there_is_no_room():
    small = Geometry(width=280)
    assert small.space < 48
    texts = [one.text for one in painted(boards.play(), small) if isinstance(one, Writing)]
    empty = [one for one in boards.play().spaces if one.empty]
    assert len([text for text in texts if text in "SMD"]) == len(empty)


@pytest.mark.parametrize("picture", [boards.play(), boards.states()])
def test_every_stroke_has_a_stamp(picture: Picture):
    stamps = sheet_for(GEOMETRY, picture).stamps
    used = {one.stamp for one in painted(picture, GEOMETRY) if isinstance(one, StampCopy)}
    assert used <= stamps.keys()
    for art_id in art().board.organisms:
        assert {
            f"token:{art_id}:{under}{died}" for under in range(3) for died in ("", ":died")
        } <= stamps.keys()


@pytest.mark.parametrize("density", [1, 1.25, 2, 3])
@pytest.mark.parametrize("width", [280, 320, 360, 672])
def test_stamps_lie_apart_below_the_board(width: int, density: float):
    geometry = Geometry(width=width, density=density)
    sheet = sheet_for(geometry, boards.play())
    root = ET.fromstring(sheet.svg)
    assert (root.get("width"), root.get("height")) == (str(sheet.width), str(sheet.height))
    taken: list[tuple[int, int, int, int]] = []
    for one in sheet.stamps.values():
        assert one.y >= geometry.total[1]
        assert one.x >= 0
        assert one.x + one.width <= sheet.width
        assert one.y + one.height <= sheet.height
        for x, y, width_, height in taken:
            apart = (
                one.x >= x + width_
                or x >= one.x + one.width
                or one.y >= y + height
                or y >= one.y + one.height
            )
            assert apart
        taken.append((one.x, one.y, one.width, one.height))


@pytest.mark.parametrize(
    ("width", "density", "space"),
    [(672, 1, 58), (672, 2, 116), (320, 1, 54), (280, 1, 46), (200, 1, 44), (200, 2, 88)],
)
def test_spaces_fit_the_room_in_whole_pixels(width: int, density: float, space: int):
    assert Geometry(width=width, density=density).space == space


def test_a_full_board_fits_beside_the_controls():
    assert GEOMETRY.total[0] <= 340
    assert GEOMETRY.total[1] <= 442


def test_row_one_lies_nearest_the_land_and_numbers_say_so():
    assert GEOMETRY.corner(1, 1)[1] > GEOMETRY.corner(6, 1)[1]
    written = {(one.text, one.x): one.y for one in lettering(boards.play(), GEOMETRY)}
    rows = [written[str(row), 9] for row in range(1, 7)]
    assert rows == sorted(rows, reverse=True)
    assert {text for text, _ in written} == {"open ocean", "land", *"123456"}


def test_the_grid_says_every_label_row_by_row_from_above():
    said = scene(boards.play())
    assert said["title"] == "Your reef"
    rows: list[list[list[object]]] = said["rows"]  # type: ignore[assignment]
    assert [row[0][:2] for row in rows] == [[row, 1] for row in range(6, 0, -1)]
    assert rows[2][1] == [4, 2, "row 4, column 2, shallow, stack, states", False]


def test_a_picture_with_a_place_twice_or_outside_is_refused():
    one = boards.space(1, 1)
    with pytest.raises(ValueError, match="twice"):
        Picture((one, one), "")
    with pytest.raises(ValueError, match="from 1"):
        Picture((Space(0, 1, "S", ""),), "")


# What a page tells ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        None,
        [],
        "pick",
        {},
        {"kind": "settle", "row": 1, "column": 1},
        {"kind": "pick"},
        {"kind": "pick", "row": 1},
        {"kind": "pick", "row": "1", "column": 1},
        {"kind": "pick", "row": 1.5, "column": 1},
        {"kind": "pick", "row": True, "column": 1},
        {"kind": "pick", "row": 0, "column": 1},
        {"kind": "pick", "row": 1, "column": 10**30},
        {"kind": "pick", "row": 1, "column": 1, "seat": 2},
        {"kind": "report", "width": -1, "density": 1, "font": False},
        {"kind": "report", "width": float("nan"), "density": 1, "font": False},
        {"kind": "report", "width": 300, "density": 1000, "font": False},
        {"kind": "report", "width": 10**9, "density": 1, "font": False},
        {"kind": "report", "width": 300, "density": 1, "font": "yes"},
    ],
)
def test_what_no_page_of_ours_tells_is_passed_over(content: object):
    board = Board(boards.play())
    heard: list[object] = []
    board.on_pick(lambda *place: heard.append(place))
    before = board.geometry, board.picture
    board._grid._handle_custom_msg(content, [])
    assert (told(content), heard) == (None, [])
    assert (board.geometry, board.picture) == before


def test_what_is_told_reaches_the_page():
    board = Board(boards.play())
    heard: list[object] = []
    board.on_pick(lambda *place: heard.append(("pick", *place)))
    board.on_focus(lambda *place: heard.append(("focus", *place)))
    board.on_hover(lambda *place: heard.append(("hover", *place)))
    board.on_escape(lambda: heard.append("escape"))
    for each in (Pick(4, 2), Focus(1, 5), Hover(6, 1), Escape(), Pick(7, 1), Pick(1, 6)):
        board._grid._handle_custom_msg(msgspec.to_builtins(each), [])
    assert heard == [("pick", 4, 2), ("focus", 1, 5), ("hover", 6, 1), "escape"]


def reported(board: Board, **given: object) -> None:
    report = {"kind": "report", "width": 400, "density": 1, "font": True, **given}
    board._grid._handle_custom_msg(report, [])


def test_a_board_takes_the_pixels_of_its_screen():
    board = Board(boards.play())
    reported(board, density=2)
    assert (board.children[0].width, board.children[0].height) == Geometry(density=2).total
    assert board._grid.shape["density"] == 2
    reported(board, density=1, width=320)
    assert (board.children[0].width, board.children[0].height) == Geometry(width=320).total


class Spy:
    """Counts what a board sends to be painted."""

    def __init__(self, board: Board) -> None:
        self.painted = 0
        paint = board._paper.paint

        def counted(strokes: object) -> None:
            self.painted += 1
            paint(strokes)  # type: ignore[arg-type]

        board._paper.paint = counted  # type: ignore[method-assign, assignment]


def test_a_board_is_painted_when_a_page_connects_and_at_every_change_only():
    board = Board(boards.play())
    spy = Spy(board)
    reported(board)
    reported(board)
    assert spy.painted == 1
    board.show(boards.states())
    board.show(boards.states())
    assert spy.painted == 2
    board.children[0]._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert spy.painted == 3


def test_a_board_is_drawn_at_once_for_the_room_that_it_had_when_the_page_was_last_arranged_so():
    board = Board(boards.play())
    spy = Spy(board)
    for within, width in (("play", 400), ("card", 320)):
        board.show(boards.play(), within=within)
        reported(board, width=width)
    assert spy.painted == 2
    board.show(boards.play(), within="play")
    assert (spy.painted, board.geometry.width, board._grid.shape["density"]) == (3, 400, 1)
    assert board.children[0].width == Geometry(width=400).total[0]
    reported(board, width=400)
    assert spy.painted == 3, "it had been drawn for that room"
    reported(board, width=360)  # another window
    board.show(boards.states(), within="card")
    assert board.geometry.width == 360, "what room there is in it is not known"


def test_a_picture_of_stamps_is_drawn_once_for_a_room_and_again_for_a_page_that_knows_it_not():
    board, drawn = Board(boards.play()), []
    draw = board._paper._draw
    board._paper._draw = lambda *given: (drawn.append(given[0]), draw(*given))  # type: ignore[assignment, method-assign, func-returns-value]
    counts = []
    for width in (400, 320, 400, 320, 290, 320, 400):
        reported(board, width=width)
        counts.append(len(drawn))
        assert board._paper._stamps is not None
    assert counts == [1, 2, 2, 2, 3, 3, 4], "of two rooms"
    board.children[0]._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert len(drawn) == 5
    reported(board, width=400, font=False)
    assert len(drawn) == 6, "the words round the board are in another font"
    assert len({*drawn}) == 2
    assert board._paper._stamps is drawn[-1]


def test_a_board_adds_few_models():
    from ipywidgets.widgets.widget import _instances  # noqa: PLC0415

    before = len(_instances)
    Board(boards.play())
    assert len(_instances) - before <= 10


# What moves -------------------------------------------------------------------------------------


def test_what_came_died_or_grew_moves():
    before = boards.board({(4, 1): {"stack": ["bivalve"]}, (4, 3): {"stack": ["snail"]}})
    after = boards.board(
        {
            (4, 1): {"stack": ["bivalve"], "states": "died"},
            (4, 2): {"stack": ["finger-coral"], "states": "settled"},
            (4, 3): {"stack": ["snail"], "alga": True},
            (4, 4): {"stack": ["finger-coral"], "states": "spawned"},
            (1, 1): {"alga": True},
        }
    )
    found = {
        (what, row, column, drawing)
        for what, row, column, _, drawing, _ in moves(before, after, GEOMETRY)
    }
    assert found == {
        ("died", 4, 1, "bivalve"),
        ("settled", 4, 2, "finger-coral"),
        ("spawned", 4, 4, "finger-coral"),
        ("alga", 1, 1, "fleshy-alga"),
        ("overgrown", 4, 3, "fleshy-alga"),
    }
    gone = [each[:3] for each in moves(after, before, GEOMETRY)]
    assert gone == [("cleared", 4, 3), ("cleared", 1, 1)]
    assert moves(after, after, GEOMETRY) == []
    assert moves(None, after, GEOMETRY) == []


def test_what_stands_anew_has_settled_only_while_something_settles():
    before = boards.board({(4, 1): {"stack": ["bivalve"]}})
    after = boards.board(
        {(4, 1): {"stack": ["bivalve", "bivalve"]}, (5, 2): {"stack": ["finger-coral"]}}
    )
    assert moves(before, after, GEOMETRY) == []
    settled = [each[:3] for each in moves(before, after, GEOMETRY, settles=True)]
    assert settled == [("settled", 5, 2), ("stacked", 4, 1)]  # from the ocean to the land
    assert moves(replace(before, title="another"), after, GEOMETRY, settles=True) == []


def test_a_page_hears_once_where_settlers_came_from_and_what_crosses(
    monkeypatch: pytest.MonkeyPatch,
):
    board, told = Board(boards.board({})), list[dict[str, Any]]()
    monkeypatch.setattr(board._grid, "send", told.append)
    board.show(boards.board({(4, 1): {"stack": ["bivalve"]}}), came="nursery")
    board.cross([3, 2], "wind")
    assert [(one["kind"], one.get("came"), one.get("rows")) for one in told] == [
        ("move", "nursery", None),
        ("cross", None, [3, 2]),
    ]
    assert [each[0] for each in told[0]["moves"]] == ["settled"]


def test_dwellers_swim_where_nothing_is_and_move_when_their_key_does():
    picture = boards.play()
    here = swimmers(picture, GEOMETRY)
    assert here == swimmers(picture, GEOMETRY)
    assert [one[0] for one in here] == ["fish/1", "fish/2", "snail/1", "urchin/1"]
    assert len({one[2:4] for one in here}) == 4
    later = tuple((key.replace("3/", "4/"), drawing) for key, drawing in picture.swimmers)
    there = swimmers(replace(picture, swimmers=later), GEOMETRY)
    assert [one[0] for one in there] == [one[0] for one in here]
    assert there != here
    for _, _, x, y, width, _ in (*here, *there):
        for space in picture.spaces:
            left, top = GEOMETRY.corner(space.row, space.column)
            over = left < x + width and x < left + 58 and top < y + width - 4 and y < top + 58
            assert not over or space.empty, space
    lowest = max(GEOMETRY.corner(one.row, one.column)[1] for one in picture.spaces) + GEOMETRY.space
    full = {(row, column): {"stack": ["bivalve"]} for row in range(1, 7) for column in range(1, 6)}
    for each in (picture, replace(boards.board(full), swimmers=picture.swimmers)):
        assert all(y * GEOMETRY.density < lowest for _, _, _, y, _, _ in swimmers(each, GEOMETRY))

"""The board of a question: to pick cells on, to place builders on, or to look at."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from reefkit.assess.items import ReefPicture
from reefkit.games.reef import content as stored
from reefkit.games.reef import picture as pictures
from reefkit.games.reef.content import DEPTHS
from reefkit.games.reef.type_arrays import Lookups
from reefkit.labs.question_view import ON_BOARD, QuestionView
from reefkit.labs.reef.board_picture import depth_letter, space_label
from reefkit.labs.reef.scene import ReefSession
from reefkit.text import Catalogue, Message, message, once
from reefkit.widgets.board import Board
from reefkit.widgets.board.picture import Depth, Picture, Piece, Space, State

LARGEST_AT_QUESTION = 47
"""Largest width of a space in pixels; the board shares the page with text."""

SIGNS: dict[str, State] = {"right": "right", "wrong": "wrong", "missed": "selectable"}


class AskBoard:
    """The board of a question, made on first use."""

    def __init__(self, session: ReefSession) -> None:
        self.session = session
        self._board: Board | None = None

    def show(self, view: QuestionView, say: Catalogue) -> Board | None:
        picture = _question_picture(view, say)
        if picture is None:
            return None
        if self._board is None:
            self._board = Board(picture, largest=LARGEST_AT_QUESTION)
            self._board.add_class("rk-at-ask-board")
            self._board.on_pick(self._picked)
        else:
            self._board.show(picture, still=True)
        return self._board

    def _picked(self, row: int, column: int) -> None:
        self.session.do("ask-pick", {"row": row, "column": column})


@once
def _lookups() -> Lookups:
    return Lookups(stored.default())


def _question_picture(view: QuestionView, say: Catalogue) -> Picture | None:
    shown = view.shown
    reef = shown.picture if isinstance(shown.picture, ReefPicture) else None
    spaces = reef_spaces("\n".join(reef.rows)) if reef is not None else ()
    if shown.kind in ON_BOARD:
        spaces = spaces or bare_spaces(shown.board)
    if not spaces:
        return None
    return Picture(
        spaces=tuple(_space(view, each, say) for each in spaces),
        title=say.render(shown.prompt),
        ocean=say.render(message("board-ocean")),
        shore=say.render(message("board-land")),
    )


def bare_spaces(rows: tuple[str, ...]) -> tuple[Space, ...]:
    """Return the spaces of an empty board; row 1 is the last line."""
    return tuple(
        Space(len(rows) - line, column, cast("Depth", depth), "")
        for line, letters in enumerate(rows)
        for column, depth in enumerate(letters, 1)
    )


@lru_cache(maxsize=64)
def reef_spaces(text: str) -> tuple[Space, ...]:
    lookups = _lookups()
    reefs = pictures.read(text, lookups)
    kind, genes, alga = reefs.kind.tolist(), reefs.genes.tolist(), reefs.alga.tolist()
    return tuple(
        Space(
            row + 1,
            column + 1,
            cast("Depth", DEPTHS[int(reefs.depth[row, column])]),
            "",
            tuple(
                Piece(lookups.builders[one], tuple(lookups.token_names(its)))
                for one, its in zip(kind[row][column], genes[row][column], strict=True)
                if one
            ),
            bool(alga[row][column]),
        )
        for row in range(reefs.depth.shape[0])
        for column in range(reefs.depth.shape[1])
    )


def _space(view: QuestionView, space: Space, say: Catalogue) -> Space:
    at = (space.row, space.column)
    spots = {(each.row, each.column): each for each in (*view.spaces, *view.missed)}
    stack, states, texts = space.stack, set[str](), []
    if at in spots:
        sign = spots[at].verdict
        chosen = sign != "missed"
        states |= {"chosen"} if chosen and not sign else set()
        states |= {SIGNS[sign]} if sign else set()
        texts += [message("ask-space-chosen")] if chosen else []
        texts += [Message(f"ask-mark-{sign}")] if sign else []
        if chosen and view.shown.organism is not None:
            stack = (Piece(view.shown.organism.id), *stack)
    words = space_label(say, Space(*at, space.depth, "", stack, space.alga))
    label = ", ".join([words, *(say.render(each) for each in texts)])
    held = cast("frozenset[State]", frozenset(states))
    letter = depth_letter(say, space.depth)
    return Space(*at, space.depth, label, stack, space.alga, held, letter=letter)

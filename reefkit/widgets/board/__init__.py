"""A board of square spaces: a canvas below, and a grid for pointer, touch and keyboard above."""

from reefkit.widgets.board.picture import Depth, Picture, Piece, Space, State
from reefkit.widgets.board.widget import Board

__all__ = ["Board", "Depth", "Picture", "Piece", "Space", "State"]

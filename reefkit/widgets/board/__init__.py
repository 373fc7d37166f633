"""A board of square spaces: a canvas below a grid for pointer, touch and keyboard."""

from reefkit.widgets.board.picture import Depth, Picture, Piece, Space, State
from reefkit.widgets.board.widget import Board

__all__ = ["Board", "Depth", "Picture", "Piece", "Space", "State"]

"""A square ring of tiles that tokens travel: a still picture, with a button over every tile."""

from reefkit.widgets.ring.picture import Ring, RingToken, Tile
from reefkit.widgets.ring.widget import die_face_html, ring_html

__all__ = ["Ring", "RingToken", "Tile", "die_face_html", "ring_html"]

"""A map of hexagons: a still SVG picture, and over it a real button for every cell."""

from reefkit.widgets.hexmap.picture import Figure, HexCell, HexMap, State
from reefkit.widgets.hexmap.widget import hexmap_html

__all__ = ["Figure", "HexCell", "HexMap", "State", "hexmap_html"]

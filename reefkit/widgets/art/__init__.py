"""The drawings of every organism and mutation mark as outlines, and the colours of the pages.

The drawings are content (``data/art/``), so a teacher's folder may replace or add to them. One
renderer, SVG, is used for lists, cards, small boards and, as a stamp sheet, the board's canvas.

Examples
--------
>>> from reefkit.widgets.art import art
>>> drawing = art().svg("boulder-coral", 32)
>>> drawing.startswith("<svg") and "viewBox" in drawing
True
"""

from reefkit.widgets.art.content import FILES, MutationMark, Organism, Palette
from reefkit.widgets.art.library import Art, art, load

__all__ = ["FILES", "Art", "MutationMark", "Organism", "Palette", "art", "load"]

"""Colours and sizes of charts, after the art direction; text and dashes are in ``charts.css``."""

from __future__ import annotations

INK = "#10303D"
INK2 = "#40606C"
MIST = "#DDECEC"
FOAM = "#F2F8F7"
BAND = "#E7F4F2"
"""Every second band of time: half of the quiet fill of a current phase."""
DANGER = "#A63022"
TIDE = "#0B6477"
PAPER = "#FFFFFF"

NOMINAL_WIDTH = 484
"""Width in pixels for which margins are computed: the evidence column of a school laptop."""
LEFT, RIGHT = 146, 31
"""Margins in pixels, the same in all panels of a sheet, so that a time has one place."""
END_LABEL = 125
"""Pixels that the longest label at a line's end wants."""
ROW = 17
"""Pixels of one bar's row in a range chart, where there is room."""
BAR = 9 / 17
"""The share of its row that a bar takes."""

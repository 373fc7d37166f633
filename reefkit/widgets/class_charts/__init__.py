"""Charts of a whole class as SVG: sharp on a projector, in print and in a file.

What they show is said as a table beside them, so a screen reader is told each as one image. They
are pure functions of what they are given.
"""

from reefkit.widgets.class_charts.ocean import OceanChart, Ribbon, Track, lines_svg, ocean_svg
from reefkit.widgets.class_charts.strips import Strip, strips_svg

__all__ = ["OceanChart", "Ribbon", "Strip", "Track", "lines_svg", "ocean_svg", "strips_svg"]

"""Plots that a reader draws: a range chart and a curve, with points that can be checked."""

from reefkit.widgets.plots.drawn_plots import CurvePlot, RangePlot
from reefkit.widgets.plots.plot import Count, Event, Taxon, Verdict

__all__ = ["Count", "CurvePlot", "Event", "RangePlot", "Taxon", "Verdict"]

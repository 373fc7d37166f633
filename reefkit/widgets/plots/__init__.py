"""Plots that a reader draws: a range chart and a curve, whose points can be checked."""

from reefkit.widgets.plots.curve_plot import CurvePlot
from reefkit.widgets.plots.plot_data import Count, PlotEvent, Taxon, Verdict
from reefkit.widgets.plots.range_plot import RangePlot

__all__ = ["Count", "CurvePlot", "PlotEvent", "RangePlot", "Taxon", "Verdict"]

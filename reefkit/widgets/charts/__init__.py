"""Live charts on one shared time: ranges, diversity, populations, composition.

bqplot, slow to import, is imported here and nowhere else: import this room when a chart is drawn.
"""

from reefkit.widgets.charts.chart import Chart, Row, Table
from reefkit.widgets.charts.data import (
    Band,
    Bar,
    Disaster,
    Fork,
    Layer,
    Measure,
    Picked,
    Series,
    View,
)
from reefkit.widgets.charts.diversity import DiversityChart, diversity_measures
from reefkit.widgets.charts.level_chart import LevelChart
from reefkit.widgets.charts.line_chart import LineChart
from reefkit.widgets.charts.plot_first import Count, Place, PlotFirst
from reefkit.widgets.charts.population import CompositionChart, PopulationChart
from reefkit.widgets.charts.range_chart import RangeChart
from reefkit.widgets.charts.sheet import ChartSheet
from reefkit.widgets.charts.time_axis import TimeAxis

__all__ = [
    "Band",
    "Bar",
    "Chart",
    "ChartSheet",
    "CompositionChart",
    "Count",
    "Disaster",
    "DiversityChart",
    "Fork",
    "Layer",
    "LevelChart",
    "LineChart",
    "Measure",
    "Picked",
    "Place",
    "PlotFirst",
    "PopulationChart",
    "RangeChart",
    "Row",
    "Series",
    "Table",
    "TimeAxis",
    "View",
    "diversity_measures",
]

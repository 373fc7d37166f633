"""Live charts on one shared time axis: ranges, diversity, populations, composition.

bqplot, which is slow to import, is imported only here: import this package when a chart is drawn.
"""

from reefkit.widgets.chart_data import (
    Band,
    Bar,
    ChartView,
    Disaster,
    Fork,
    Layer,
    Measure,
    Picked,
    Series,
)
from reefkit.widgets.charts.chart import Chart, ChartRow, ChartSheet, TableView
from reefkit.widgets.charts.community import CompositionChart, DiversityChart, PopulationChart
from reefkit.widgets.charts.level_chart import LevelChart
from reefkit.widgets.charts.line_chart import LineChart
from reefkit.widgets.charts.range_chart import RangeChart
from reefkit.widgets.charts.time_axis import TimeAxis
from reefkit.widgets.diversity_data import diversity_measures

__all__ = [
    "Band",
    "Bar",
    "Chart",
    "ChartRow",
    "ChartSheet",
    "ChartView",
    "CompositionChart",
    "Disaster",
    "DiversityChart",
    "Fork",
    "Layer",
    "LevelChart",
    "LineChart",
    "Measure",
    "Picked",
    "PopulationChart",
    "RangeChart",
    "Series",
    "TableView",
    "TimeAxis",
    "diversity_measures",
]

"""Widgets: boards, charts, cards, dice and panels, each usable alone in any notebook.

Widgets know no game: they get rendered texts to show, and report what was picked. Each is imported
only when it is used, so that a page without charts does not wait for bqplot.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reefkit.widgets.board import Board as Board
    from reefkit.widgets.cards import Card as Card
    from reefkit.widgets.cards import Face as Face
    from reefkit.widgets.charts import Bar as Bar
    from reefkit.widgets.charts import ChartSheet as ChartSheet
    from reefkit.widgets.charts import CompositionChart as CompositionChart
    from reefkit.widgets.charts import Disaster as Disaster
    from reefkit.widgets.charts import DiversityChart as DiversityChart
    from reefkit.widgets.charts import Layer as Layer
    from reefkit.widgets.charts import Measure as Measure
    from reefkit.widgets.charts import PopulationChart as PopulationChart
    from reefkit.widgets.charts import RangeChart as RangeChart
    from reefkit.widgets.charts import Series as Series
    from reefkit.widgets.charts import TimeAxis as TimeAxis
    from reefkit.widgets.die import Die as Die
    from reefkit.widgets.log_list import Log as Log
    from reefkit.widgets.log_list import LogEvent as LogEvent
    from reefkit.widgets.moment_slider import ReplaySlider as ReplaySlider
    from reefkit.widgets.panel import Panel as Panel
    from reefkit.widgets.panel import Theme as Theme
    from reefkit.widgets.phase_bar import Group as Group
    from reefkit.widgets.phase_bar import Step as Step
    from reefkit.widgets.phase_bar import StepList as StepList
    from reefkit.widgets.scoreboard import Line as Line
    from reefkit.widgets.scoreboard import Part as Part
    from reefkit.widgets.scoreboard import Score as Score
    from reefkit.widgets.scoreboard import Scoreboard as Scoreboard
    from reefkit.widgets.scoreboard import ScoreColumn as ScoreColumn
    from reefkit.widgets.scoreboard import Scores as Scores
    from reefkit.widgets.templates import Templates as Templates

# The modules of the names. A new widget needs a line here and under TYPE_CHECKING.
_HOME = {
    "Bar": "reefkit.widgets.charts",
    "Board": "reefkit.widgets.board",
    "Card": "reefkit.widgets.cards",
    "ChartSheet": "reefkit.widgets.charts",
    "CompositionChart": "reefkit.widgets.charts",
    "Die": "reefkit.widgets.die",
    "Disaster": "reefkit.widgets.charts",
    "DiversityChart": "reefkit.widgets.charts",
    "LogEvent": "reefkit.widgets.log_list",
    "Face": "reefkit.widgets.cards",
    "Group": "reefkit.widgets.phase_bar",
    "Layer": "reefkit.widgets.charts",
    "Line": "reefkit.widgets.scoreboard",
    "Log": "reefkit.widgets.log_list",
    "Measure": "reefkit.widgets.charts",
    "Panel": "reefkit.widgets.panel",
    "Part": "reefkit.widgets.scoreboard",
    "PopulationChart": "reefkit.widgets.charts",
    "RangeChart": "reefkit.widgets.charts",
    "ReplaySlider": "reefkit.widgets.moment_slider",
    "Score": "reefkit.widgets.scoreboard",
    "ScoreColumn": "reefkit.widgets.scoreboard",
    "Scoreboard": "reefkit.widgets.scoreboard",
    "Scores": "reefkit.widgets.scoreboard",
    "Series": "reefkit.widgets.charts",
    "Step": "reefkit.widgets.phase_bar",
    "StepList": "reefkit.widgets.phase_bar",
    "Templates": "reefkit.widgets.templates",
    "Theme": "reefkit.widgets.panel",
    "TimeAxis": "reefkit.widgets.charts",
}

__all__ = list(_HOME)  # the table is the list


def __getattr__(name: str) -> object:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})

"""All templates of the lab, in order of preference, and the questions that they make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.made import offer
from reefkit.labs.expanse.questions.cascades import CASCADES
from reefkit.labs.expanse.questions.facts import Facts
from reefkit.labs.expanse.questions.heat import HEAT
from reefkit.labs.expanse.questions.industry import INDUSTRY, RECORDS
from reefkit.labs.expanse.questions.plots import PLOTS
from reefkit.labs.expanse.questions.webs import WEBS

if TYPE_CHECKING:
    from reefkit.assess.made import Template
    from reefkit.assess.question import Question
    from reefkit.match.table import Table

_GROUPS = (CASCADES, HEAT, INDUSTRY, WEBS, RECORDS)
_LONGEST = max(len(group) for group in _GROUPS)

TEMPLATES: tuple[Template, ...] = tuple(
    group[rank] for rank in range(_LONGEST) for group in _GROUPS if rank < len(group)
)
"""One of each group in turn, what is asked most gladly first, so that a few speak to many goals."""


def made_questions(
    table: Table, seat: int, key: str, position: int | None = None
) -> list[Question]:
    """Make the questions that a match offers to one of its seats.

    Parameters
    ----------
    table
        The table.
    seat
        Whose reef, from 0.
    key
        Whose questions: the same key gives the same ones.
    position
        After how many entries of the log; none: now.

    Returns
    -------
    list of Question
        At most one of each template.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    return offer(TEMPLATES, Facts(table, seat, position), seat, key)


def plot_questions(
    table: Table, seat: int, key: str, position: int | None = None
) -> list[Question]:
    """Make the plots that a match asks one of its seats for, each point with its reason.

    The kinds of living things come first, then pollution, then the warming of all. Parameters are
    those of `made_questions`.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    return offer(PLOTS, Facts(table, seat, position), seat, key)

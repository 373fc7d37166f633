"""Questions made from a student's own match of Climate Change, and its plots.

All templates of the lab stand here in order of preference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.question_maker import Template, offer
from reefkit.labs.climate.questions.choices import LIVING, PLACES, SPEED
from reefkit.labs.climate.questions.facts import PLOTS, Facts

if TYPE_CHECKING:
    from reefkit.assess.items import Question
    from reefkit.match.table import Table


# ---- All templates of the lab, in order of preference, and the questions that they make

_GROUPS = (LIVING, SPEED, PLACES)
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
        Whose species, from 0.
    key
        Whose questions: the same key gives the same ones.
    position
        After how many entries of the log; none: now.

    Returns
    -------
    list of Question
        Six at least, when two rounds have ended.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    return offer(TEMPLATES, Facts(table, seat, position), key)


def plot_questions(
    table: Table, seat: int, key: str, position: int | None = None
) -> list[Question]:
    """Make the plots that a match asks one of its seats for, each point with its reason.

    The line of the gene that changed most comes first, then the climate, then the habitats that the
    species lived in. Parameters are those of `made_questions`.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    return offer(PLOTS, Facts(table, seat, position), key)

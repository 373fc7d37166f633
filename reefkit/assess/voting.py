"""Two votes of a class on one question, before and after it talked: counts, and who changed.

The method is peer instruction (Crouch & Mazur 2001, American Journal of Physics 69, 970-977; Smith
et al. 2009, Science 323, 122-124).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from reefkit.assess.answer_parts import said
from reefkit.assess.grading import grade
from reefkit.assess.items import AskedItem, Choice, DrawingPicture, GraphPicture, TwoTier
from reefkit.assess.question import Question

Advice = Literal["vote", "explain", "known"]
"""``vote``: talk can help; ``explain``: too few are right to convince others; ``known``: nearly all
are right."""

WORTH = 0.3, 0.7
"""Share of right answers between which a vote is most worth it (Crouch & Mazur 2001)."""

Votes = Mapping[str, Any]
"""The answers of those who voted, by person."""


class VoteChange(NamedTuple):
    """Numbers of students who voted twice, by whether they were right."""

    right_right: int
    wrong_right: int
    right_wrong: int
    wrong_wrong: int


class VoteResult(NamedTuple):
    """Both votes on a question; pairs are of the first and the second."""

    voted: tuple[int, int]
    right: tuple[int, int]
    counts: dict[str, tuple[int, int]]  #: By option, reasons included.
    change: VoteChange


def advice(right: float) -> Advice:
    """Say whether to vote on a question, by the share of right answers to it so far."""
    low, high = WORTH
    return "explain" if right < low else "known" if right > high else "vote"


def may_be_voted_on(item: AskedItem) -> bool:
    """Return whether an item has answers to choose from, and no picture that only a page draws."""
    return isinstance(item, Choice | TwoTier) and (
        item.picture is None or isinstance(item.picture, DrawingPicture | GraphPicture)
    )


def count_votes(question: Question, first: Votes, second: Votes) -> VoteResult:
    """Count both votes; an empty or unreadable answer is no vote."""
    rounds = [
        {person: raw for person, raw in votes.items() if said(question, raw)}
        for votes in (first, second)
    ]
    right = [{each for each in votes if grade(question, votes[each]).right} for votes in rounds]
    parts = [
        Counter(p.key for raw in votes.values() for p in said(question, raw)) for votes in rounds
    ]
    changed = Counter(
        (each in right[0], each in right[1]) for each in rounds[0] if each in rounds[1]
    )
    return VoteResult(
        (len(rounds[0]), len(rounds[1])),
        (len(right[0]), len(right[1])),
        {key: (parts[0][key], parts[1][key]) for key in parts[0] | parts[1]},
        VoteChange(
            right_right=changed[True, True],
            wrong_right=changed[False, True],
            right_wrong=changed[True, False],
            wrong_wrong=changed[False, False],
        ),
    )

"""The question to discuss at a survey.

All seats of a table discuss the same question, so it is chosen from the table's record, which all
of them can see. No question is repeated in a match while another fits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from reefkit.labs.reef.scene import TableReadings
from reefkit.text import Message, message


class _RoundFacts(NamedTuple):
    """Facts of one round from the record."""

    round: int
    rounds: int  #: Number of rounds of the match.
    seats: int  #: Number of reefs.
    gone: int  #: Number of types lost from the last reef of the table in this round.
    extirpated: int  #: Number of losses of a type from a reef while another reef has it.
    died: int  #: Number of builders that cards killed in this round.
    unforeseen: int  #: Number of certain fates that seats did not predict in this round.
    dwellers_left: int  #: Number of dwellers that left for lack of shelter.
    weedy: bool  #: Whether a reef has more than `_WEEDY` fleshy algae.
    long: bool  #: Whether a long-term disaster struck.
    spread: int  #: Difference between the highest and the lowest score of this round.
    gained: int  #: Number of types new to the table; 0 in round 1.
    calm: bool  #: Whether no card killed a builder.


Fits = Callable[[_RoundFacts], bool]

QUESTIONS: tuple[tuple[str, Fits], ...] = (
    ("gone", lambda f: f.gone > 0),
    ("refuge", lambda f: f.extirpated > 0 and f.seats > 1),
    ("long", lambda f: f.long),
    ("weeds", lambda f: f.weedy),
    ("shelter", lambda f: f.dwellers_left > 0),
    ("unforeseen", lambda f: f.unforeseen > 2),
    ("comeback", lambda f: f.round > 1 and f.died > 8),
    ("depth", lambda f: f.died > 0),
    ("spread", lambda f: f.seats > 1 and f.spread > 9),
    ("newcomers", lambda f: f.round > 1 and f.gained > 0),
    ("calm", lambda f: f.calm),
    ("first", lambda f: f.round == 1),
    ("selection", lambda f: f.round > 1 and f.died > 0),
    ("trade", lambda f: f.seats > 1 and f.round > 1),
    ("people", lambda f: f.round >= f.rounds - 1),
    ("last", lambda f: f.round == f.rounds),
    ("next", lambda f: f.round < f.rounds),
    ("same-board", lambda f: f.seats > 1),
    ("time", lambda f: f.round > 2),
    ("best", lambda f: f.round > 0),
)
"""The questions and when they fit, the rarest first. Asked is the first that fits and was not
asked before, or if all were, the first that fits.
"""


def question(record: TableReadings, round_: int) -> Message:
    questions: list[str] = []
    for each in range(1, round_ + 1):
        known = round_facts(record, each)
        fitting = [name for name, fits in QUESTIONS if fits(known)]
        fresh = [name for name in fitting if name not in questions]
        questions.append((fresh or fitting)[0])
    return message(f"survey-ask-{questions[-1]}", round=round_)


def round_facts(record: TableReadings, round_: int) -> _RoundFacts:
    here, before = record.types(round_), record.types(round_ - 1)
    gamma = frozenset[str]().union(*here.values())
    last = frozenset[str]().union(*before.values())
    lost = [name for seat, names in before.items() for name in names - here.get(seat, gamma)]
    losses = [row for row in record.losses if row.round == round_]
    died = sum(row.lost for row in losses if row.cause == "card" and row.stage == "builder")
    foreseen = [row for row in record.predictions if row.round == round_]
    cards = record.table.setup.content["cards"]
    struck = [row.card for row in record.disasters if row.round == round_]
    points = record.points(round_)
    return _RoundFacts(
        round=round_,
        rounds=int(record.table.setup.options["rounds"]),
        seats=len(record.table.setup.seats),
        gone=len(last - gamma),
        extirpated=sum(name in gamma for name in lost),
        died=died,
        unforeseen=sum(row.of - row.right for row in foreseen),
        dwellers_left=sum(row.lost for row in losses if row.cause == "support"),
        weedy=max(record.algae(round_), default=0) > _WEEDY,
        long=any(cards[card]["deck"] == "long" for card in struck),
        spread=max(points, default=0) - min(points, default=0),
        gained=len(gamma - last) if round_ > 1 else 0,
        calm=died == 0,
    )


_WEEDY = 10
"""Number of fleshy algae above which a reef is weedy."""

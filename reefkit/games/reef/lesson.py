"""What the first lesson calls: a match of bots, and its boards and tables as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from reefkit.games.reef.game import new_match
from reefkit.games.reef.readings_losses import losses as read_losses
from reefkit.games.reef.report import Report
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue, message
from reefkit.text.layout import table


def play(bots: Sequence[str], seed: int, language: str = "en") -> Match:
    """Play a match of bots to its end.

    Parameters
    ----------
    bots
        The style of each; the seats are named after them.
    seed
        Any whole number.
    language
        The language of the seats' names.

    Raises
    ------
    SetupError
        When a style is unknown, or there are too many seats.
    """
    say = catalogue(language)
    seats = [
        SeatInfo(say.render(message("lesson-seat", seat=number, bot=bot)), bot=bot)
        for number, bot in enumerate(bots, 1)
    ]
    match = new_match(seats, seed=seed)
    MemoryTable(match).run()
    return match


def boards(match: Match, language: str = "en") -> str:
    """Draw the reefs as they stand."""
    report = Report(match, catalogue(language))
    return "\n".join(report.boards(match.state))


def scores(match: Match, language: str = "en") -> str:
    """Show who won, and how the types came and went through the rounds."""
    return "\n".join(Report(match, catalogue(language)).ending())


def diversity(match: Match, language: str = "en") -> str:
    """Show the diversity of the last round, reef by reef and of the region."""
    report = Report(match, catalogue(language))
    return "\n".join(report.diversity_of(match.state.round))


def losses(match: Match, language: str = "en") -> str:
    """Show how many builders each disaster cost, the costliest first."""
    say = catalogue(language)
    lost: Counter[str] = Counter()
    for row in read_losses(match):
        if row.stage == "builder" and row.card is not None:
            lost[row.card] += row.lost
    head = [say.render(message("lesson-disaster")), say.render(message("lesson-lost"))]
    rows = [[say.render(Message(f"card-{card}")), str(count)] for card, count in lost.most_common()]
    return "\n".join(table(head, rows))

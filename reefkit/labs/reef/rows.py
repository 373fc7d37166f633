"""The match's record as the page reads it: each reading once, with its type."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import cast

from reefkit.games.reef.readings import (
    FLESHY_ALGA,
    DiversityRow,
    PresenceRow,
    RangeRow,
    ScoreRow,
)
from reefkit.games.reef.readings_losses import DisasterRow, LossRow, PredictionRow
from reefkit.match.table import Table

TEAM_BONUS = "team-bonus"


class Record:
    """What a table's readings say, up to a position of the log (none: as the match stands)."""

    def __init__(self, table: Table, position: int | None = None) -> None:
        self.table = table
        self.position = position

    @cached_property
    def presence(self) -> Sequence[PresenceRow]:
        """Who was present on each reef at each survey."""
        return cast("Sequence[PresenceRow]", self.table.read("presence", self.position))

    @cached_property
    def scores(self) -> Sequence[ScoreRow]:
        """What each reef scored in each round, part by part."""
        return cast("Sequence[ScoreRow]", self.table.read("scores", self.position))

    @cached_property
    def diversity(self) -> Sequence[DiversityRow]:
        """The indices of diversity, survey by survey."""
        return cast("Sequence[DiversityRow]", self.table.read("diversity", self.position))

    @cached_property
    def ranges(self) -> Sequence[RangeRow]:
        """First and last appearances."""
        return cast("Sequence[RangeRow]", self.table.read("ranges", self.position))

    @cached_property
    def losses(self) -> Sequence[LossRow]:
        """What was lost, with the reasons."""
        return cast("Sequence[LossRow]", self.table.read("losses", self.position))

    @cached_property
    def disasters(self) -> Sequence[DisasterRow]:
        """The cards that struck."""
        return cast("Sequence[DisasterRow]", self.table.read("disasters", self.position))

    @cached_property
    def predictions(self) -> Sequence[PredictionRow]:
        """How well each seat foresaw each card."""
        return cast("Sequence[PredictionRow]", self.table.read("predictions", self.position))

    @cached_property
    def rounds(self) -> int:
        """How many rounds have been surveyed and told."""
        return max((row.round for row in self.scores), default=0)

    @cached_property
    def points(self) -> dict[tuple[int, int], int]:
        """What each seat (from 1) scored in each round, without the team bonus."""
        found: dict[tuple[int, int], int] = {}
        for row in self.scores:
            if row.part != TEAM_BONUS:
                at = row.round, row.seat
                found[at] = found.get(at, 0) + row.points
        return found

    def types(self, round_: int) -> dict[int, frozenset[str]]:
        """Give the builders and dwellers on each reef (from 1) at a survey."""
        found: dict[int, set[str]] = {}
        for row in self.presence:
            if row.round == round_ and row.type != FLESHY_ALGA:
                found.setdefault(row.seat, set()).update([row.type] if row.present else [])
        return {seat: frozenset(names) for seat, names in found.items()}

    def algae(self, round_: int) -> list[int]:
        """Give the fleshy algae of each reef at a survey."""
        rows = (row for row in self.presence if row.round == round_)
        return [row.abundance for row in rows if row.type == FLESHY_ALGA]

"""Games in a terminal: a match as lines of text, round by round, with a picture of the table."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from reefkit.content import Library
from reefkit.match.game import Action, Game, GameContent, SeatInfo
from reefkit.match.match import Match
from reefkit.match.new_match import new_match
from reefkit.text import Catalogue, Message, message
from reefkit.text.layout import hanging, heading, table

Draw = Callable[[Match, int, Catalogue], Iterable[str]]
"""Draws the table of a match at a position of its log, as lines of text."""


class GameTerminal:
    """A game on the command line, from its module `terminal`.

    Parameters
    ----------
    load
        Loads the game's content from a library.
    opens
        Id of the event that opens a round; the round's heading is printed above it.
    draw
        Draws the table; omitted by a game with its own report.
    words
        Returns names from the match's content, by message id (`Catalogue.with_names`).
    """

    def __init__(
        self,
        game: Game,
        load: Callable[[Library], GameContent],
        opens: str = "",
        draw: Draw = lambda *_: (),
        words: Callable[[Match], dict[str, str]] = lambda _: {},
    ) -> None:
        self.game, self.load, self.opens = game, load, opens
        self.draw, self.words = draw, words

    @property
    def options(self) -> type:
        return type(self.game.content().rules.options)

    def add_arguments(self, add: Callable[[str, str, Message], None]) -> None:
        """Add the game's own arguments; by default there are none but its options."""

    def chosen_options(self, arguments: Namespace) -> dict[str, str]:
        """Return options that were typed as arguments of their own, as text by option."""
        return {}

    def lists(self, arguments: Namespace) -> dict[str, str | None]:
        """Return arguments that are lists with one item per seat, by flag; None if not typed."""
        return {}

    def check(self, content: GameContent, options: Mapping[str, Any]) -> None:
        """Check options that refer to the content; by default nothing is checked."""

    def new_match(
        self,
        seats: Sequence[SeatInfo],
        seed: int,
        options: Mapping[str, Any],
        overlay: Path | None,
    ) -> Match:
        """Set up a match.

        Raises
        ------
        SetupError
            If an option, a bot or the number of seats is invalid, or `check` refuses the options.
        ContentError
            If the overlay's content cannot be used.
        """
        # A teacher's folder may have changed, so its content is not cached.
        content = self.game.content() if overlay is None else self.load(Library(overlay))
        self.check(content, options)
        return new_match(self.game, seats, seed=seed, options=options, content=content)

    def openings(self, match: Match, arguments: Mapping[str, Sequence[str]]) -> list[Action]:
        """Return the first action of each seat, from the items of `lists`; none by default."""
        return []

    def report(self, match: Match, say: Catalogue, position: int | None) -> Iterator[str]:
        """Yield the players, the events round by round with pictures, and the current state.

        Raises
        ------
        Rejection
            If the log has no such position.
        """
        say = say.with_names(self.words(match))
        end = match.position if position is None else position
        last = match.state_at(end)
        yield from self._set_up(match, say)
        pictured = 0
        for step in match.standing(None, 0, end):
            before, after = match.state_at(step.position), match.state_at(step.position + 1)
            # The last event of a match says how it ended, and has its own heading (`_end`).
            over = match.rules.is_over(after)
            lines = [say.render(event.what) for event in step.events[: -1 if over else None]]
            opened = len(lines)
            if after.round != before.round:
                ids = [event.what.id for event in step.events]
                opened = ids.index(self.opens) if self.opens in ids else opened
            for line in lines[:opened]:
                yield from hanging("", line, 2, 0)
            if match.rules.is_survey(before, after) and not over:
                yield from ["", *self.draw(match, step.position + 1, say)]
                pictured = before.round
            if after.round != before.round:
                yield from ["", heading(say.render(message("shown-round", round=after.round)))]
            for line in lines[opened:]:
                yield from hanging("", line, 2, 0)
        yield ""
        if match.rules.is_over(last):
            yield from self._end(match, say, picture=pictured != last.round)
            return
        yield heading(say.render(message("shown-now", position=end)))
        yield from self.draw(match, end, say)
        for awaited in match.rules.awaited(last):
            who = [match.setup.seats[seat].name for seat in awaited.seats]
            line = say.render(message("report-waits", who=who, what=awaited.what))
            yield from hanging("", line, 2, 0)

    def ending(self, match: Match, say: Catalogue) -> Iterator[str]:
        return self._end(match, say.with_names(self.words(match)), picture=True)

    def _set_up(self, match: Match, say: Catalogue) -> Iterator[str]:
        game = Message(f"lesson-title-{self.game.id}")
        seats = match.setup.seats
        yield heading(say.render(message("shown-set-up", game=game, seats=len(seats))))
        person = say.render(message("report-person"))
        head = [say.render(message(f"report-{name}")) for name in ("seat", "player")]
        yield from table(head, [[each.name, each.bot or person] for each in seats], texts=2)

    def _end(self, match: Match, say: Catalogue, *, picture: bool) -> Iterator[str]:
        yield heading(say.render(message("report-end")))
        if picture:
            yield from self.draw(match, match.position, say)
        yield from hanging("", say.render(match.steps(None)[-1].events[-1].what), 2, 0)

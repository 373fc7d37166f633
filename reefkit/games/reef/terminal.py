"""What the command line needs of Reef Survivor: its own arguments, a set-up, and the report."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from reefkit.content import Library
from reefkit.games.reef import content as stored
from reefkit.games.reef.actions import ChooseBoard
from reefkit.games.reef.game import new_match
from reefkit.games.reef.report import Report
from reefkit.match.errors import SetupError
from reefkit.match.game import Action, SeatInfo
from reefkit.match.match import Match
from reefkit.text import Catalogue, Message, message


class ReefTerminal:
    """Reef Survivor, as `reefkit.serve.terminal.Terminal` wants it."""

    options = stored.Options

    def add_arguments(self, add: Callable[[str, str, Message], None]) -> None:
        """Add the game's own arguments, each by its flag, what it takes, and its help."""
        add("--boards", "BOARDS", message("command-help-boards"))
        add("--rounds", "N", message("command-help-rounds"))
        add("--cards", "CARDS", message("command-help-cards"))
        add("--card-topics", "TOPICS", message("command-help-card-topics"))

    def chosen_options(self, arguments: Namespace) -> dict[str, str]:
        """Give the options that the game's own arguments stand for, as they were typed."""
        typed = {
            "rounds": arguments.rounds,
            "cards": arguments.cards,
            "topics": arguments.card_topics,
        }
        return {name: value for name, value in typed.items() if value is not None}

    def lists(self, arguments: Namespace) -> dict[str, str | None]:
        """Give the arguments that hold one item a seat."""
        return {"--boards": arguments.boards}

    def new_match(
        self,
        seats: Sequence[SeatInfo],
        seed: int,
        options: Mapping[str, Any],
        overlay: Path | None,
    ) -> Match:
        """Set a match up.

        Raises
        ------
        SetupError
            When an option, a bot, a card, a topic or the number of seats does not fit the game.
        ContentError
            When the overlay's content cannot be used.
        """
        # A teacher's folder may have changed since it was read, so it is never taken from memory.
        content = stored.default() if overlay is None else stored.load(Library(overlay))
        topics = {topic for card in content.cards.values() for topic in card.topics}
        _check_known("command-a-topic", options.get("topics", ()), topics)
        _check_known("command-a-card", options.get("cards", ()), content.cards)
        return new_match(seats, seed=seed, options=options, content=content)

    def openings(self, match: Match, arguments: Mapping[str, Sequence[str]]) -> list[Action]:
        """Give the first action of each seat, where the arguments say it: its board.

        Raises
        ------
        SetupError
            When there is no such board.
        """
        boards = arguments.get("--boards", ())
        _check_known("command-a-board", boards, match.setup.content["boards"])
        return [ChooseBoard(board) for board in boards]

    def report(self, match: Match, say: Catalogue, position: int | None) -> Iterator[str]:
        """Give the lines that show a match."""
        return Report(match, say, position).lines()

    def ending(self, match: Match, say: Catalogue) -> Iterator[str]:
        """Give the lines that show how a match ended."""
        return Report(match, say).ending()


def _check_known(what: str, given: Sequence[str], known: object) -> None:
    names = list(known)  # type: ignore[call-overload]
    for one in given:
        if one not in names:
            raise SetupError(
                message("command-unknown", what=Message(what), given=one, known=sorted(names))
            )


TERMINAL = ReefTerminal()

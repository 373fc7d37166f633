"""Reef Survivor in a terminal: the game's arguments and report for the command line."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from reefkit.games.reef import content as stored
from reefkit.games.reef.actions import ChooseBoard
from reefkit.games.reef.game import GAME
from reefkit.games.reef.match_text import TerminalReport
from reefkit.match.errors import SetupError
from reefkit.match.game import Action
from reefkit.match.match import Match
from reefkit.match.terminal import GameTerminal
from reefkit.text import Catalogue, Message, message


class _ReefTerminal(GameTerminal):
    """Reef Survivor's own arguments and report."""

    def add_arguments(self, add: Callable[[str, str, Message], None]) -> None:
        add("--boards", "BOARDS", message("command-help-boards"))
        add("--rounds", "N", message("command-help-rounds"))
        add("--cards", "CARDS", message("command-help-cards"))
        add("--card-topics", "TOPICS", message("command-help-card-topics"))

    def chosen_options(self, arguments: Namespace) -> dict[str, str]:
        typed = {
            "rounds": arguments.rounds,
            "cards": arguments.cards,
            "topics": arguments.card_topics,
        }
        return {name: value for name, value in typed.items() if value is not None}

    def lists(self, arguments: Namespace) -> dict[str, str | None]:
        return {"--boards": arguments.boards}

    def check(self, content: Any, options: Mapping[str, Any]) -> None:
        topics = {topic for card in content.cards.values() for topic in card.topics}
        _check_known("command-a-topic", options.get("topics", ()), topics)
        _check_known("command-a-card", options.get("cards", ()), content.cards)

    def openings(self, match: Match, arguments: Mapping[str, Sequence[str]]) -> list[Action]:
        boards = arguments.get("--boards", ())
        _check_known("command-a-board", boards, match.setup.content["boards"])
        return [ChooseBoard(board) for board in boards]

    def report(self, match: Match, say: Catalogue, position: int | None) -> Iterator[str]:
        return TerminalReport(match, say, position).lines()

    def ending(self, match: Match, say: Catalogue) -> Iterator[str]:
        return TerminalReport(match, say).ending()


def _check_known(what: str, given: Sequence[str], known: object) -> None:
    names = list(known)  # type: ignore[call-overload]
    for one in given:
        if one not in names:
            raise SetupError(
                message("command-unknown", what=Message(what), given=one, known=sorted(names))
            )


TERMINAL = _ReefTerminal(GAME, stored.load)

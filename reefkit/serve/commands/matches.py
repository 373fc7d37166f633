"""`reefkit play` and `replay`: playing a match, or reading one, and showing and exporting it.

Options are typed as ``key=value``. Output files are checked before a match begins.
"""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Callable, Iterable
from pathlib import Path

from reefkit.games import games
from reefkit.match import save
from reefkit.match.game import Game, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.match.terminal import GameTerminal
from reefkit.serve.arguments import listed, whole_number
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.serve.commands.checks import found_faults
from reefkit.serve.commands.outputs import Outputs
from reefkit.serve.commands.typed_options import pairs_of, typed
from reefkit.serve.terminals import terminals
from reefkit.text import Catalogue, message

Show = Callable[[str], None]

MOST_SEATS = 64
MOST_SEED = 2**63 - 1
LONGEST_NAME = 40
DEFAULT_SEATS = 4


def game_named(name: str) -> tuple[Game, GameTerminal]:
    """Find a game that can be played in a terminal.

    Raises
    ------
    CommandError
        If there is none with that name.
    """
    playable = terminals()
    if name not in playable:
        raise unknown("command-a-game", name, playable)
    return games()[name], playable[name]


def play(name: str, arguments: Namespace, say: Catalogue, show: Show) -> None:
    """Play a match with bots to its end, write the requested files, and show it.

    Raises
    ------
    ReefkitError
        If an argument does not fit the game, or a file cannot be written; then nothing was.
    """
    game, terminal = game_named(name)
    outputs = Outputs(arguments.save, arguments, game)
    seed = whole_number("--seed", arguments.seed, 0, MOST_SEED, 1 + secrets.randbelow(999_999))
    match = _set_up(game, terminal, arguments, seed, say)
    MemoryTable(match).run()
    outputs.write(match, None, say)
    if arguments.quiet:
        _show(terminal.ending(match, say), show)
    else:
        _show(terminal.report(match, say, None), show)
    show("")
    show(say.render(message("command-played", seed=str(seed), entries=match.position)))
    for file in outputs.files:
        show(say.render(message("command-written", file=file)))


def replay(arguments: Namespace, say: Catalogue, show: Show) -> None:
    """Show a saved match, up to a position of its log.

    Raises
    ------
    ReefkitError
        If the file is not a match, or has no such position.
    """
    if len(arguments.file) != 1:
        raise CommandError(message("command-one-file"))
    path = found_faults(arguments.file[0])
    if path.is_dir():
        raise CommandError(message("command-is-folder", file=arguments.file[0]))
    match = save.load(path, games())
    game, terminal = game_named(match.setup.game)
    position = whole_number("--to", arguments.to, 0, match.position, match.position)
    outputs = Outputs(None, arguments, game)
    outputs.write(match, position, say)
    if match.missing:
        show(say.render(match.missing))
    _show(terminal.report(match, say, position), show)
    for file in outputs.files:
        show(say.render(message("command-written", file=file)))


def _show(lines: Iterable[str], show: Show) -> None:
    for line in lines:
        show(line)


def _set_up(
    game: Game, terminal: GameTerminal, arguments: Namespace, seed: int, say: Catalogue
) -> Match:
    names, bots = listed("--names", arguments.names), listed("--bots", arguments.bots)
    of_game = {flag: listed(flag, typed_) for flag, typed_ in terminal.lists(arguments).items()}
    count = _count(arguments.seats, {"--names": names, "--bots": bots, **of_game})
    bots = _one_a_seat("--bots", bots or [game.bots[0]], count)
    for bot in bots:
        if bot not in game.bots:
            raise unknown("command-a-bot", bot, game.bots)
    names = names or [say.render(message("command-seat", seat=n)) for n in range(1, count + 1)]
    if len(names) != count:
        raise CommandError(message("command-names-differ", names=len(names), seats=count))
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise CommandError(message("command-name", most=LONGEST_NAME))
    seats = [SeatInfo(name, bot=bot) for name, bot in zip(names, bots, strict=True)]
    pairs = pairs_of(arguments.option)
    for key, value in terminal.chosen_options(arguments).items():
        if key in pairs:
            raise CommandError(message("command-twice", option=key))
        pairs[key] = value
    overlay = None if arguments.content is None else Path(arguments.content)
    match = terminal.new_match(seats, seed, typed(terminal.options, pairs), overlay)
    chosen = {flag: _one_a_seat(flag, items, count) for flag, items in of_game.items() if items}
    for seat, action in enumerate(terminal.openings(match, chosen)):
        match.act(seat, action)
    return match


def _count(typed_: str | None, lists: dict[str, list[str]]) -> int:
    if typed_ is not None:
        return whole_number("--seats", typed_, 1, MOST_SEATS)
    longest = max(len(items) for items in lists.values())
    if longest > MOST_SEATS:
        raise CommandError(message("setup-too-many-seats", most=MOST_SEATS, seats=longest))
    return longest if longest > 1 or lists["--names"] else DEFAULT_SEATS


def _one_a_seat(option: str, items: list[str], count: int) -> list[str]:
    if len(items) == 1:
        return items * count
    if len(items) != count:
        raise CommandError(
            message("command-one-a-seat", option=option, items=len(items), seats=count)
        )
    return items

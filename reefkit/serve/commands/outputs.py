"""Files that the command line writes, checked before a match begins: a save file, and CSV files."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from reefkit.match import save
from reefkit.match.game import Game
from reefkit.match.match import Match
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.text import Catalogue, message
from reefkit.text.csv_files import SEPARATORS, Separator, write_csv


class Outputs:
    """The files that a command is to write.

    `arguments`: With ``csv``, a file ``….csv`` for the game's first reading, or a folder for all
    readings; None: no CSV; and ``separator``, the sign between cells.

    Raises
    ------
    CommandError
        If a file exists already, or cannot be written.
    """

    def __init__(self, save_to: str | None, arguments: Namespace, game: Game) -> None:
        self._save = None if save_to is None else Path(save_to)
        self._separator = separator_of(arguments)
        csv_to = arguments.csv
        self._tables: dict[str, Path] = {}
        if csv_to is not None:
            names = list(game.readings)
            if csv_to.lower().endswith(".csv"):
                self._tables = {names[0]: Path(csv_to)}
            else:
                self._tables = {name: Path(csv_to, f"{name}.csv") for name in names}
        self._game = game
        paths = [*([self._save] if self._save else []), *self._tables.values()]
        if len({path.absolute() for path in paths}) < len(paths):
            raise CommandError(message("command-same-file", file=str(paths[0])))
        for path in paths:
            check_file(path, force=arguments.force)
        self.files = [str(path) for path in paths]

    def write(self, match: Match, position: int | None, say: Catalogue) -> None:
        if self._save is not None:
            try:
                save.save(match, self._save)
            except OSError as error:
                raise unwritable(self._save, error) from error
        for name, path in self._tables.items():
            reading = self._game.readings[name]
            rows = reading.read(match, position)
            draft = path.with_name(path.name + ".part")
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                table = write_csv(reading.columns, rows, say, mark=False, separator=self._separator)
                draft.write_bytes(table)
                draft.replace(path)
            except OSError as error:
                raise unwritable(path, error) from error


def separator_of(arguments: Namespace) -> Separator:
    given: Separator = arguments.separator or "comma"
    if given not in SEPARATORS:
        raise unknown("command-a-separator", given, SEPARATORS)
    return given


def check_file(path: Path, *, force: bool) -> None:
    try:
        if path.is_dir():
            raise CommandError(message("command-is-folder", file=str(path)))
        if path.exists() and not force:
            raise CommandError(message("command-exists", file=str(path)))
        folder = path.parent
        while not folder.exists() and folder != folder.parent:
            folder = folder.parent
        able = folder.is_dir() and os.access(folder, os.W_OK)
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from error
    if not able:
        raise CommandError(message("command-no-folder", file=str(path), folder=str(folder)))


def unwritable(path: Path, error: Exception) -> CommandError:
    detail = error.strerror if isinstance(error, OSError) else None
    return CommandError(message("command-unwritable", file=str(path), detail=detail or ""))

"""`reefkit play`, `replay`, `ensemble` and `_check`: matches are played or read, written and shown.

Options are typed as ``key=value``. What is to be written is checked before the match begins; a
check says whether a save, a content file or a teacher's folder is fine, or what is not.
"""

from __future__ import annotations

import importlib
import os
import secrets
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

import reefkit
from reefkit import games as room
from reefkit import widgets
from reefkit.content import Library, declarations
from reefkit.data_lab import experiment_picture
from reefkit.data_lab.ensembles import (
    MOST_PROCESSES,
    Experiment,
    LocalProcesses,
    ResultRow,
    Workers,
    checked,
    question,
    result_rows,
    run,
    scheduler,
    trials_named,
)
from reefkit.games import games
from reefkit.labs.lesson.content import read_teaching
from reefkit.labs.lesson.lab import content_files, labs
from reefkit.labs.lesson.papers import check_texts, read_papers
from reefkit.match import save
from reefkit.match.game import Game, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.match.terminal import GameTerminal
from reefkit.match.trials import Factor
from reefkit.serve.arguments import CommandError, listed, terminals, unknown, whole_number
from reefkit.text import Catalogue, Message, ReefkitError, catalogue, locales, message
from reefkit.text.csv_files import write_csv
from reefkit.text.layout import hanging, heading

# ---- Options as they are typed, ``key=value``, turned into what their structure holds

_YES_OR_NO = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def _pairs_of(pairs: Iterable[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(message("command-option-form", given=pair))
        if key.strip() in found:
            raise CommandError(message("command-twice", option=key.strip()))
        found[key.strip()] = value.strip()
    return found


def _typed(shape: type, pairs: dict[str, str]) -> dict[str, Any]:
    structure = inspect.type_info(shape)
    if not isinstance(structure, inspect.StructType):
        raise TypeError("options are a structure")
    fields = {field.name: field.type for field in structure.fields}
    found = {}
    for name, text in pairs.items():
        if name not in fields:
            raise unknown("command-an-option", name, fields)
        try:
            found[name] = _value(fields[name], name, text)
        except (ValueError, msgspec.ValidationError) as error:
            raise CommandError(
                message(
                    "command-option-value", option=name, given=text, expected=_asked(fields[name])
                )
            ) from error
    return found


def _value(type_: inspect.Type, name: str, text: str) -> bool | int | str | tuple[str, ...]:
    if isinstance(type_, inspect.BoolType):
        if text.lower() not in _YES_OR_NO:
            raise ValueError(text)
        return _YES_OR_NO[text.lower()]
    if isinstance(type_, inspect.IntType):
        number = int(text) if len(text) <= 20 else None
        least, most = type_.ge, type_.le
        if number is None or (least is not None and number < least):
            raise ValueError(text)
        if most is not None and number > most:
            raise ValueError(text)
        return number
    if isinstance(type_, inspect.LiteralType):
        if text not in type_.values:
            raise ValueError(text)
        return text
    if isinstance(type_, inspect.StrType):
        return text
    return tuple(listed(name, text)) if text else ()


def _asked(type_: inspect.Type) -> Message:
    if isinstance(type_, inspect.BoolType):
        return message("command-true-or-false")
    if isinstance(type_, inspect.IntType):
        return message("command-whole-number", least=str(type_.ge), most=str(type_.le))
    if isinstance(type_, inspect.LiteralType):
        return message("command-one-of", known=[str(value) for value in type_.values])
    return message("command-names")


# ---- What the command line writes: a save file, and readings as CSV. All is
# checked before a match


class _Outputs:
    """The files that a command is to write.

    `csv_to`: a file ``….csv`` for the game's first reading, or a folder for all of them; none:
    nowhere.

    Raises
    ------
    CommandError
        When a file is there already, or cannot stand there.
    """

    def __init__(self, save_to: str | None, csv_to: str | None, game: Game, *, force: bool) -> None:
        self._save = None if save_to is None else Path(save_to)
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
            _check_file(path, force=force)
        self.files = [str(path) for path in paths]

    def write(self, match: Match, position: int | None, say: Catalogue) -> None:
        if self._save is not None:
            try:
                save.save(match, self._save)
            except OSError as error:
                raise _unwritable(self._save, error) from error
        for name, path in self._tables.items():
            reading = self._game.readings[name]
            rows = reading.read(match, position)
            draft = path.with_name(path.name + ".part")
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                draft.write_bytes(write_csv(reading.columns, rows, say, mark=False))
                draft.replace(path)
            except OSError as error:
                raise _unwritable(path, error) from error


def _check_file(path: Path, *, force: bool) -> None:
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
        raise _unwritable(path, error) from error
    if not able:
        raise CommandError(message("command-no-folder", file=str(path), folder=str(folder)))


def _unwritable(path: Path, error: Exception) -> CommandError:
    detail = error.strerror if isinstance(error, OSError) else None
    return CommandError(message("command-unwritable", file=str(path), detail=detail or ""))


# ---- `reefkit play` and `reefkit replay`: a match is played or read, written down, and shown

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
        When there is none of that name.
    """
    playable = terminals()
    if name not in playable:
        raise unknown("command-a-game", name, playable)
    return games()[name], playable[name]


def play(name: str, arguments: Namespace, say: Catalogue, show: Show) -> None:
    """Play a match with bots to its end, write what is asked for, and show it.

    Raises
    ------
    ReefkitError
        When an argument does not fit the game, or a file cannot be written; then nothing was.
    """
    game, terminal = game_named(name)
    outputs = _Outputs(arguments.save, arguments.csv, game, force=arguments.force)
    seed = _seed(arguments.seed)
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
        When the file is no match, or has no such position.
    """
    if len(arguments.file) != 1:
        raise CommandError(message("command-one-file"))
    path = _found(arguments.file[0])
    if path.is_dir():
        raise CommandError(message("command-is-folder", file=arguments.file[0]))
    match = save.load(path, games())
    game, terminal = game_named(match.setup.game)
    position = match.position
    if arguments.to is not None:
        position = whole_number("--to", arguments.to, 0, match.position)
    outputs = _Outputs(None, arguments.csv, game, force=arguments.force)
    outputs.write(match, position, say)
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
    pairs = _pairs_of(arguments.option)
    for key, value in terminal.chosen_options(arguments).items():
        if key in pairs:
            raise CommandError(message("command-twice", option=key))
        pairs[key] = value
    overlay = None if arguments.content is None else Path(arguments.content)
    match = terminal.new_match(seats, seed, _typed(terminal.options, pairs), overlay)
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


def _seed(typed_: str | None) -> int:
    if typed_ is None:
        return 1 + secrets.randbelow(999_999)
    return whole_number("--seed", typed_, 0, MOST_SEED)


# ---- `reefkit ensemble`: many matches of bots that differ in one thing

_TABLES = 1_000


def ensemble(arguments: Namespace, say: Catalogue, show: Show) -> None:
    """Play an experiment step by step, show each, and write the table of results.

    Raises
    ------
    ReefkitError
        When it cannot be played, or its file cannot be written.
    """
    if len(arguments.game) != 1:
        raise CommandError(message("ensemble-which-game"))
    game = arguments.game[0]
    trials_named(game)
    if arguments.question is None and arguments.factor is None:
        for line in _offered(game, say):
            show(line)
        return
    asked = _experiment(arguments, game)
    file = None if arguments.csv is None else Path(arguments.csv)
    if file is not None:
        _check_file(file, force=arguments.force)
    outcome = experiment_picture.outcome_name(game, asked.outcome)
    factor = experiment_picture.factor_name(game, asked.factor)
    rows: list[ResultRow] = []
    tally = None
    with ExitStack() as stack:
        workers = _players(arguments, stack)
        show(say.render(message("experiment-title", outcome=outcome, factor=factor)))
        for tables, tally in run(asked, workers, _progress(say, asked.tables)):
            rows += result_rows(asked, tally)
            show("")
            show(heading(say.render(message("experiment-after", tables=tables))))
            for line in experiment_picture.picture(say, asked, tally):
                show(line)
    show("")
    show(say.render(message("experiment-interval")))
    compared = experiment_picture.comparison(say, asked)
    for line in experiment_picture.told(say, compared, tally) if tally else ():
        show(line)
    if file is not None:
        try:
            file.write_bytes(write_csv(ResultRow._fields, rows, say, mark=False))
        except OSError as error:
            raise _unwritable(file, error) from error
        show(say.render(message("experiment-written", file=str(file))))


def _experiment(arguments: Namespace, game: str) -> Experiment:
    tables = _TABLES
    if arguments.tables is not None:
        tables = whole_number("--tables", arguments.tables, 0, 10**12)
    seed = 1 if arguments.seed is None else whole_number("--seed", arguments.seed, 0, MOST_SEED)
    if arguments.question is not None:
        for option in ("factor", "levels", "outcome"):
            if getattr(arguments, option) is not None:
                raise CommandError(message("ensemble-either", option=f"--{option}"))
        return question(game, arguments.question, tables, seed)
    for option in ("levels", "outcome"):
        if getattr(arguments, option) is None:
            raise CommandError(message("ensemble-needs", option=f"--{option}"))
    levels = tuple(listed("--levels", arguments.levels))
    given = _pairs_of(vars(arguments)["with"])
    return checked(
        Experiment(game, arguments.factor, levels, arguments.outcome, tables, seed, dict(given))
    )


def _players(arguments: Namespace, stack: ExitStack) -> Workers:
    if arguments.scheduler is not None:
        return stack.enter_context(scheduler(arguments.scheduler))
    count = None
    if arguments.processes is not None:
        count = whole_number("--processes", arguments.processes, 1, MOST_PROCESSES)
    local = LocalProcesses(count)
    stack.callback(local.close)
    return local


def _progress(say: Catalogue, of: int) -> Callable[[int], None] | None:
    if not sys.stderr.isatty():
        return None

    def tell(done: int) -> None:
        line = say.render(message("experiment-chunk", done=done, of=of))
        sys.stderr.write(f"\r{line}\r")
        sys.stderr.flush()

    return tell


def _offered(game: str, say: Catalogue) -> Iterator[str]:
    trials = trials_named(game)
    name = say.render
    lists = {
        "question": {
            one.id: name(experiment_picture.question_name(game, one.id)) for one in trials.questions
        },
        "factor": {
            id_: f"{name(experiment_picture.factor_name(game, id_))}: {_range(one, say)}"
            for id_, one in trials.factors().items()
        },
        "outcome": {
            id_: name(experiment_picture.outcome_name(game, id_)) for id_ in trials.outcomes
        },
    }
    for id_, offered in lists.items():
        yield heading(name(Message(f"ensemble-offers-{id_}")))
        wide = max(map(len, offered)) + 2
        for label, said in offered.items():
            yield from hanging(label, said, 2, wide)
        yield ""


def _range(factor: Factor, say: Catalogue) -> str:
    if factor.kind == "number":
        return f"{factor.least}–{factor.most}"
    switch = [say.render(Message(f"experiment-name-{each}")) for each in ("on", "off")]
    return ", ".join(factor.choices or switch)


# ---- `reefkit check`: whether a save, a content file or a teacher's folder is
# fine, or what is not

_TEXT = "text"


def _check(given: str) -> Message:
    path = _found(given)
    if path.is_dir():
        return check_folder(path)
    if path.suffix == ".ftl":
        return _check_text(path)
    if path.suffix in {".toml", ".csv"}:
        return _check_content(path)
    match = save.load(path, games())
    return message(
        "command-fine-save",
        game=Message(f"lesson-title-{match.setup.game}"),
        entries=match.position,
        over=match.is_over,
    )


def _found(given: str) -> Path:
    try:
        path = Path(given).resolve()
        if path.is_dir() or path.is_file():
            return path
    except (OSError, ValueError) as error:
        raise CommandError(message("command-no-such-file", file=given)) from error
    raise CommandError(message("command-no-such-file", file=given))


def check_folder(root: Path) -> Message:
    library = Library(overlay=root)
    count = 0
    for file in sorted(root.rglob("*")):
        if file.suffix in {".toml", ".csv"} and not any(
            part.startswith(".") for part in file.relative_to(root).parts
        ):
            _load(library, file.relative_to(root).as_posix())
            count += 1
    _load_games(library)
    _load_lessons(library)
    for locale in locales(root):
        if (root / _TEXT / locale).is_dir():
            catalogue(locale, root)
            count += 1
    if not count:
        raise CommandError(message("command-empty-folder", folder=root.name))
    return message("command-fine-folder", count=count)


def _check_text(path: Path) -> Message:
    if path.parent.parent.name != _TEXT:
        raise CommandError(message("command-text-where", file=path.name))
    catalogue(path.parent.name, path.parent.parent.parent)
    return message("command-fine")


def _check_content(path: Path) -> Message:
    if path.suffix == ".csv":
        Library(overlay=path.parent).table(path.name)
        return message("command-fine")
    known_files = _declared()
    for known in known_files:
        parts = Path(known).parts
        if path.parts[-len(parts) :] == parts:
            root = path.parents[len(parts) - 1]
            library = Library(overlay=root)
            _load(library, known)
            _load_games(library)
            _load_lessons(library)
            return message("command-fine")
    raise unknown("command-a-content-file", path.name, known_files)


def _declared() -> dict[str, Any]:
    rooms = (reefkit, room, widgets)
    declared = {path: type_ for each in rooms for path, type_ in declarations(each).items()}
    return declared | content_files()


def _load(library: Library, path: str) -> None:
    if path.endswith(".csv"):
        library.table(path)
        return
    types = _declared()
    if path not in types:
        raise unknown("command-a-content-file", path, types)
    library.load(path, types[path])


def _load_games(library: Library) -> None:
    for name in games():
        content = importlib.import_module(f"{room.__name__}.{name}.content")
        content.load(library)


def _load_lessons(library: Library) -> None:
    say = catalogue(overlay=library.overlay)
    for game in labs():
        read_papers(game, lambda _table, _seat, _key: (), library)
        read_teaching(library, game)
        check_texts(library, game, say)


def verdicts(given: list[str], say: Catalogue) -> Iterator[tuple[str, bool]]:
    for one in given:
        fine = True
        try:
            found = _check(one)
        except ReefkitError as error:
            fine, found = False, error.message
        path = f"/{Path(one).as_posix()}"
        named = [key for key, value in found.values.items() if path.endswith(f"/{value}")]
        if named:
            found = Message(found.id, found.values | dict.fromkeys(named, one))
        else:
            found = message("command-check", file=one, verdict=found)
        yield say.render(found), fine

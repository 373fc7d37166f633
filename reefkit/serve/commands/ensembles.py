"""`reefkit ensemble`: experiments with many matches of bots."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from reefkit.data_lab import experiment_text
from reefkit.data_lab.experiment import Experiment, checked, question, trials_named
from reefkit.data_lab.tally import ResultRow, TableCounts, result_rows
from reefkit.data_lab.workers import (
    MOST_PROCESSES,
    LocalProcesses,
    RunProgress,
    Workers,
    run,
    scheduler,
)
from reefkit.match.trials import Factor
from reefkit.serve.arguments import listed, whole_number
from reefkit.serve.command_errors import CommandError
from reefkit.serve.commands.matches import MOST_SEED, Show
from reefkit.serve.commands.outputs import check_file, separator_of, unwritable
from reefkit.serve.commands.typed_options import pairs_of
from reefkit.text import Catalogue, Message, message
from reefkit.text.csv_files import write_csv
from reefkit.text.layout import hanging, heading

_TABLES = 1_000


def ensemble(arguments: Namespace, say: Catalogue, show: Show) -> None:
    """Play an experiment, show each step, and write the table of results.

    Raises
    ------
    ReefkitError
        If it cannot be played, or its file cannot be written.
    """
    if len(arguments.game) != 1:
        raise CommandError(message("ensemble-which-game"))
    game = arguments.game[0]
    trials_named(game)
    if arguments.question is None and arguments.factor is None:
        for line in _offered(game, say):
            show(line)
        return
    name = _experiment(arguments, game)
    file = None if arguments.csv is None else Path(arguments.csv)
    separator = separator_of(arguments)
    if file is not None:
        check_file(file, force=arguments.force)
    outcome = experiment_text.outcome_name(game, name.outcome)
    factor = experiment_text.factor_name(game, name.factor)
    rows: list[ResultRow] = []
    tally: TableCounts | None = None
    with ExitStack() as stack:
        workers = _players(arguments, stack)
        show(say.render(message("experiment-title", outcome=outcome, factor=factor)))
        for played in run(name, workers):
            _show_step(played, name, say, show)
            if played.counts is not None:
                tally = played.counts
                rows += result_rows(name, tally)
    show("")
    show(say.render(message("experiment-interval")))
    compared = experiment_text.comparison(say, name)
    for line in experiment_text.conclusions(say, compared, tally) if tally else ():
        show(line)
    if file is not None:
        try:
            heads = ResultRow._fields
            file.write_bytes(write_csv(heads, rows, say, mark=False, separator=separator))
        except OSError as error:
            raise unwritable(file, error) from error
        show(say.render(message("experiment-written", file=str(file))))


def _experiment(arguments: Namespace, game: str) -> Experiment:
    tables = whole_number("--tables", arguments.tables, 0, 10**12, _TABLES)
    seed = whole_number("--seed", arguments.seed, 0, MOST_SEED, 1)
    if arguments.question is not None:
        for option in ("factor", "levels", "outcome"):
            if getattr(arguments, option) is not None:
                raise CommandError(message("ensemble-either", option=f"--{option}"))
        return question(game, arguments.question, tables, seed)
    for option in ("levels", "outcome"):
        if getattr(arguments, option) is None:
            raise CommandError(message("ensemble-needs", option=f"--{option}"))
    levels = tuple(listed("--levels", arguments.levels))
    given = pairs_of(vars(arguments)["with"])
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


def _show_step(played: RunProgress, name: Experiment, say: Catalogue, show: Show) -> None:
    if played.counts is not None:
        show("")
        show(heading(say.render(message("experiment-after", tables=played.tables))))
        for line in experiment_text.picture(say, name, played.counts):
            show(line)
    elif sys.stderr.isatty():
        line = say.render(message("experiment-chunk", done=played.tables, of=name.tables))
        sys.stderr.write(f"\r{line}\r")
        sys.stderr.flush()


def _offered(game: str, say: Catalogue) -> Iterator[str]:
    trials = trials_named(game)
    name = say.render
    lists = {
        "question": {
            one.id: name(experiment_text.question_name(game, one.id)) for one in trials.questions
        },
        "factor": {
            id_: f"{name(experiment_text.factor_name(game, id_))}: {_range(one, say)}"
            for id_, one in trials.factors().items()
        },
        "outcome": {id_: name(experiment_text.outcome_name(game, id_)) for id_ in trials.outcomes},
    }
    for id_, offered in lists.items():
        yield heading(name(Message(f"ensemble-offers-{id_}")))
        wide = max(map(len, offered)) + 2
        for label, text in offered.items():
            yield from hanging(label, text, 2, wide)
        yield ""


def _range(factor: Factor, say: Catalogue) -> str:
    if factor.kind == "number":
        return f"{factor.least}–{factor.most}"
    switch = [say.render(Message(f"experiment-name-{each}")) for each in ("on", "off")]
    return ", ".join(factor.choices or switch)

"""Functions for notebooks: open a lesson, let bots play a match, *What if*, and the explorer."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from reefkit.games import games
from reefkit.labs import LANGUAGE_CHOSEN_VARIABLE
from reefkit.match.arguments import checks_arguments
from reefkit.match.changes import (
    CardRemoved,
    Change,
    OptionChanged,
    StateChanged,
    changes_of,
    may_turn,
)
from reefkit.match.counterfactual import REPLAYS, check_allowed, refused
from reefkit.match.errors import SaveError, reject
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.new_match import new_match
from reefkit.match.save import dump, write
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Message, ReefkitError, message, words_of
from reefkit.text.languages import LANGUAGE_VARIABLE

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]

    from reefkit.data_lab.dataset import Dataset
    from reefkit.data_lab.explorer import Explorer
    from reefkit.labs.lesson.dataframe import Source
    from reefkit.labs.lesson.lab import AnyLab
    from reefkit.labs.lesson.page import LessonLab
    from reefkit.widgets.acts import OpenedFile


MOST_PAIRS = 100_000
"""Maximum number of pairs of replays per call."""


Found = TypeVar("Found")


def _of_game(game: str, known: Mapping[str, Found]) -> Found:
    if game not in known:
        raise reject("no-such-game", game=game, known=sorted(known))
    return known[game]


@checks_arguments
def lab(
    game: str = "reef",
    folder: str | Path | None = None,
    locale: str | None = None,
    *,
    content: str | Path | None = None,
) -> LessonLab:
    """Open a lesson's page in a notebook.

    Parameters
    ----------
    game
        ``reef``, ``climate``, ``succession`` or ``expanse``; ``deep-time`` for the lesson about
        fossil corals.
    folder, locale, content
        As in `reefkit.labs.lesson.page.LessonLab`: where work is stored, the language and reading
        level (None for ``REEFKIT_LANGUAGE``, or else the last one used), and a folder of your own
        content.

    Raises
    ------
    ReefkitError
        If there is no such game, or something in your content is not as expected.

    Examples
    --------
    >>> import tempfile, reefkit as rk
    >>> page = rk.lab("succession", tempfile.mkdtemp())  # shown if it is the last line of a cell
    >>> page.session.lab.id
    'succession'
    """
    from reefkit.labs.lesson.lab import every_lab  # noqa: PLC0415  # brings the pages of all games
    from reefkit.labs.lesson.page import LessonLab  # noqa: PLC0415  # widgets are slow to import

    if LANGUAGE_CHOSEN_VARIABLE not in os.environ:  # on a server's page its reader chooses
        locale = locale or os.environ.get(LANGUAGE_VARIABLE)
    return LessonLab(_of_game(game, every_lab()), folder, locale, content)


@checks_arguments
def play(
    game: str = "reef",
    bots: Sequence[str] = (),
    *,
    seed: int | None = None,
    options: Mapping[str, Any] = {},
) -> Match:
    """Let bots play a whole match, and return it.

    Parameters
    ----------
    game
        ``reef``, ``climate``, ``succession`` or ``expanse``.
    bots
        The style of each seat's bot, such as ``builder``; one that is none is refused with those
        there are. Empty for those of *Quick start*.
    seed
        The same seed gives the same match; None for a different match each time.
    options
        Changes to the game's options.

    Raises
    ------
    ReefkitError
        If there is no such game, style or option.

    Examples
    --------
    >>> import reefkit as rk
    >>> match = rk.play("climate", ["wanderer", "adapter", "newcomer"], seed=3)
    >>> match.is_over, len(match.setup.seats)
    (True, 3)
    """
    found, say = _of_game(game, games()), words_of()
    styles = list(bots) or list(found.quick_bots)
    seats = []
    for number, style in enumerate(styles, 1):
        ids = (f"new-bot-{game}-{style}", f"new-bot-{style}")
        named = next((say.render(Message(each)) for each in ids if say.has(each)), style)
        name = named if styles.count(style) == 1 else f"{named} {number}"
        seats.append(SeatInfo(name, bot=style))
    table = MemoryTable(new_match(found, seats, seed=seed, options=dict(options)))
    table.run()
    return table.match


@checks_arguments
def save(path: str | Path, of: Source = None) -> None:
    """Save a match as a file, which `load` and the lesson's page open.

    The page opens it by *Open a match file*. At a table of a class it is what your seat saw.
    A file of that name is replaced, and missing folders are made.

    Parameters
    ----------
    path
        Name of the file, such as ``mine.jsonl``.
    of
        One match, as in `record`; None for the lab that was opened last.

    Raises
    ------
    ReefkitError
        If there is no match, or more than one, or the file cannot be written.

    Examples
    --------
    >>> import tempfile, reefkit as rk
    >>> file = tempfile.mkdtemp() + "/mine.jsonl"
    >>> match = rk.play("reef", seed=3)
    >>> rk.save(file, match)
    >>> (again,) = rk.load(file)
    >>> rk.presence(again).equals(rk.presence(match))
    True
    """
    from reefkit.labs.lesson.dataframe import only_table, opened  # noqa: PLC0415  # slow to import

    page: Any = opened() if of is None else of
    session = getattr(page, "session", page)
    table = only_table(session)
    if hasattr(session, "lab"):
        from reefkit.labs.lesson.match_files import taken_away  # noqa: PLC0415  # brings the pages

        data = taken_away(session)
    else:
        data = dump(table.match)
    try:
        write(data, Path(path).expanduser())
    except (IsADirectoryError, RuntimeError, ValueError) as error:  # also a ~ of nobody
        raise SaveError(message("save-no-name", file=str(path))) from error
    except OSError as error:
        detail = error.strerror or ""
        raise SaveError(message("command-unwritable", file=str(path), detail=detail)) from error


@checks_arguments
def what_if(  # noqa: PLR0913  # keyword arguments of a notebook cell
    of: Source,
    change: str,
    value: object = None,
    *,
    round: int | None = None,  # noqa: A002  # the readers' word
    position: int | None = None,
    player: str = "",
    pairs: int = REPLAYS,
) -> pd.DataFrame:
    """Simulate a finished match many times with different luck, with and without a change.

    From the moment of the change on, bots of the same styles decide at every seat; for people, bots
    of the game's default style. The two simulations of a pair have the same dice and cards, so that
    they differ in the change alone.

    Parameters
    ----------
    of
        The match: a lab, a match, or a path as for `reefkit.load`.
    change
        An option to change, a card to remove, or a change that the game has a name for, such as
        ``warmer`` in Climate Change.
    value
        The new value of an option; None for a card or a named change.
    round, position
        The moment of the change: the beginning of a round, or a position of the log, which
        overrides it. None for the first beginning of a round at which the change can be made.
    player
        Whose reef, hand or points are compared; empty for the first player's.
    pairs
        Number of pairs to simulate.

    Returns
    -------
    pandas.DataFrame
        One row per simulation: ``pair`` from 1, ``changed``, and the final value of each quantity
        that *What if* compares; NaN where undefined.

    Raises
    ------
    ReefkitError
        If the match is not over, there is no such change or player, the change cannot be made at
        that moment, or `pairs` is not from 1 to 100,000.

    Examples
    --------
    >>> import reefkit as rk
    >>> match = rk.play("climate", seed=3, options={"rounds": 4})
    >>> found = rk.what_if(match, "warmer", round=2, pairs=10)
    >>> found.groupby("changed")["climate"].mean().round(1).tolist()
    [3.1, 3.9]
    """
    import pandas as pd  # noqa: PLC0415  # slow to import

    from reefkit.labs.lesson.dataframe import only_table  # noqa: PLC0415  # slow to import
    from reefkit.labs.lesson.lab import labs  # noqa: PLC0415  # brings the pages of all games
    from reefkit.labs.lesson.what_if import Replays  # noqa: PLC0415  # brings the pages

    if not 1 <= pairs <= MOST_PAIRS:
        raise reject("what-if-pairs", most=MOST_PAIRS)
    table = only_table(of)
    game = _of_game(table.match.game.id, labs())
    made = _change(game, table.match, change, value)
    names = [each.name for each in table.setup.seats]
    if player and player not in names:
        raise reject("no-such-player", player=player, known=names)
    if position is None:
        position = _first_moment(game, table, made, round)
    if game.what_if is None or position is None:
        raise reject("what-if-never")
    seat = names.index(player) if player else 0
    replays = Replays(table.match, made, position, seat, game.what_if)
    for _ in replays.play(pairs):
        pass
    return pd.DataFrame(replays.rows())


def _change(game: AnyLab, match: Match, name: str, value: object) -> Change:
    known, options = changes_of(match.game), may_turn(match.game, match.setup)
    if value is not None and name in options:
        return OptionChanged(name, game.options.check(name, value))
    if value is None and name in known.cards(match.setup):
        return CardRemoved(name)
    if value is None and name in known.named(match.setup):
        return StateChanged(name)
    others = [*known.named(match.setup), *known.cards(match.setup)]
    raise reject("what-if-unknown", given=name, options=list(options), others=others)


def _first_moment(game: AnyLab, table: Table, change: Change, round_: int | None) -> int | None:
    check_allowed(table.match)
    own, found = changes_of(table.match.game).opens(table.match, change), game.moments(table)
    from reefkit.labs.lesson.moments import openings  # noqa: PLC0415  # brings the pages

    def allowed(moments: Sequence[int]) -> Iterator[int]:
        return (at for at in moments if refused(table.match, change, at) is None)

    begun = openings(found)
    if round_ is None:
        return next(allowed(begun if own is None else [own]), None)
    moment = next(allowed([at for at in begun if found[at].round == round_]), None)
    if moment is None and (others := [found[at].round for at in allowed(begun)]):
        raise reject("what-if-other-round", round=str(round_), known=others)
    return moment


@checks_arguments
def explore(
    *of: Source | Dataset | pd.DataFrame, series: Sequence[str] | None = None,
    locale: str | None = None,
) -> Explorer:  # fmt: skip
    """Open an explorer of tables in a notebook: graphs by drag, touch or keyboard.

    Parameters
    ----------
    *of
        What to explore: a lab, a match or a list of matches (all its tables), a path as `load`
        takes it, a DataFrame, or the name of a file with a table (``.csv``, ``.tsv``, ``.txt``,
        ``.xlsx``, ``.xls``, ``.ods``), which is read as on the page *Data*. Without any, the lab
        that was opened last, if one is open.
    series
        Keys of the real series to offer as well; None for all.
    locale
        The language and reading level; None for ``REEFKIT_LANGUAGE``, or else English.

    Returns
    -------
    Explorer
        Shown if it is the last line of a cell. Its `choices` can be stored and set again.

    Raises
    ------
    ReefkitError
        If there is no such series, a file has no table, or as `record`.

    Examples
    --------
    >>> import reefkit as rk
    >>> explorer = rk.explore(rk.play("reef", seed=3), series=["coral-stages"])
    >>> list(explorer.datasets)[:2], list(explorer.datasets)[-1]
    (['match-diversity', 'match-region'], 'coral-stages')
    """
    import pandas as pd  # noqa: PLC0415  # slow to import

    from reefkit.data_lab import series as real  # noqa: PLC0415  # widgets are slow to import
    from reefkit.data_lab.dataset import Dataset  # noqa: PLC0415
    from reefkit.data_lab.explorer import Explorer  # noqa: PLC0415
    from reefkit.data_lab.own_table import read_own  # noqa: PLC0415
    from reefkit.labs.lesson.dataframe import TABLE_FILES, contents, datasets  # noqa: PLC0415
    from reefkit.widgets.acts import OpenedFile  # noqa: PLC0415

    say = words_of(locale)
    found: list[Dataset] = []
    files: list[OpenedFile] = []
    for number, each in enumerate(of, 1):
        if isinstance(each, Dataset):
            found.append(each)
        elif isinstance(each, str | Path) and Path(each).suffix.lower() in TABLE_FILES:
            files.append(OpenedFile(Path(each).name, contents(each)))
            found.append(read_own(files[-1].data, files[-1].name, f"own-{len(files)}").dataset)
        elif isinstance(each, pd.DataFrame | pd.Series):
            found.append(_dataset(each, number))
        else:
            found += datasets(each, say)
    if not of:
        with suppress(ReefkitError):  # no lab is open: only the real series
            found += datasets(None, say)
    found += [real.series(key) for key in (real.SERIES if series is None else series)]
    explorer = Explorer(found, say=say)
    for file in files:  # so that a reader sees, and may change, how it was read
        explorer.add_file(file)
    explorer.refresh()
    return explorer


def _dataset(of: pd.DataFrame | pd.Series, number: int = 1) -> Dataset:
    from reefkit.data_lab.dataset import Dataset, variables_of  # noqa: PLC0415  # as in `explore`
    from reefkit.data_lab.experiment_picture import of_results  # noqa: PLC0415
    from reefkit.data_lab.plain_table import ages_of, plain_table  # noqa: PLC0415

    title, frame = message("data-frame", number=number), plain_table(of)
    python = "" if frame.equals(of.reset_index(drop=True)) else "plain_table(table)"
    more = {"variables": variables_of(frame, ages_of(frame)), **of_results(frame.columns)}
    return Dataset(f"frame-{number}", title, frame, python=python, **more)


@checks_arguments
def plot(
    of: Source | pd.DataFrame = None,
    name: str = "",
    ax: Any = None,  # noqa: ANN401  # matplotlib may be missing, so its types are too
) -> Any:  # noqa: ANN401  # as `ax`
    """Draw a match or a table by matplotlib, as the explorer draws it first.

    Parameters
    ----------
    of
        A match, as in `record`, or a table, such as one of `diversity` or `ensemble`.
    name
        Of a match, what to draw: ``diversity`` (of each place, the default), ``region`` (of all
        places together), ``ranges`` (when each type lived), or a table of `tables`. Of a table, the
        column to draw upwards.
    ax
        The axes to draw on; None for those of a new figure.

    Returns
    -------
    matplotlib.axes.Axes
        In the units of the data, so that anything else can be drawn on them.

    Raises
    ------
    ReefkitError
        If matplotlib is not installed, there is nothing of that name, or as `record`.

    Examples
    --------
    >>> import reefkit as rk
    >>> match = rk.play("reef", seed=3)
    >>> ax = rk.plot(match, "ranges")  # doctest: +SKIP
    >>> ax = rk.plot(rk.diversity(match, "region"), "beta")  # doctest: +SKIP
    """
    import pandas as pd  # noqa: PLC0415  # slow to import

    from reefkit.data_lab.dataset import title  # noqa: PLC0415  # as in `explore`
    from reefkit.data_lab.graph import work_out  # noqa: PLC0415
    from reefkit.data_lab.graph_kinds import first_choices  # noqa: PLC0415
    from reefkit.data_lab.matplotlib_axes import draw, new_axes  # noqa: PLC0415

    if isinstance(of, pd.DataFrame):
        is_each_table = {"table", "level", "value"} <= {*of.columns}  # of `ensemble`
        data = _dataset(of.astype({"level": "str"}) if is_each_table else of)
        column = name
    else:
        data, column = _of_match(of, name or "diversity"), ""
    if column and data.variable(column) is None:
        raise reject("no-such-reading", reading=column, known=[e.name for e in data.variables])
    chosen = replace(first_choices(data), panel="")
    if data.id == "ranges":
        chosen = replace(chosen, colour="role")
    elif isinstance(of, pd.DataFrame) and is_each_table:
        chosen = replace(chosen, x="value", y="level", colour="")
    if column:
        chosen = replace(chosen, y=column)
    axes = new_axes() if ax is None else ax
    if not hasattr(axes, "set_xlim"):
        raise reject("no-axes")
    draw(work_out(data, chosen), axes, words_of())
    if data.id == "ranges":
        axes.set(xlabel=title(data, "time", words_of()), ylabel="")
    return axes


def _of_match(of: Source, name: str) -> Dataset:
    from reefkit.data_lab.dataset import Dataset  # noqa: PLC0415  # as in `explore`
    from reefkit.labs.lesson.dataframe import datasets, only_table, stretches  # noqa: PLC0415

    known = {each.reading: each for each in datasets(of, words_of())}
    if name == "ranges":
        only_table(of)
        lived = known["presence"]
        named = message("data-table-ranges")
        return Dataset(name, named, stretches(lived.frame), reading="presence", named=lived.named)
    if name not in known:
        raise reject("no-such-reading", reading=name, known=[*known, "ranges"])
    return known[name]

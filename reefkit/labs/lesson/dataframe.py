"""Records of matches as pandas DataFrames, with the same columns for all games."""

from __future__ import annotations

import warnings
import zipfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias
from weakref import ref

import numpy as np
from msgspec.structs import replace

from reefkit import ecology
from reefkit.data_lab.dataset import BackReference, Dataset, as_text, meaning, title, unit
from reefkit.data_lab.own_table import exported
from reefkit.games import games
from reefkit.match import save
from reefkit.match.arguments import checks_arguments
from reefkit.match.course import Lived
from reefkit.match.errors import NotASaveError, Rejection, reject
from reefkit.match.match import Match
from reefkit.match.reading import Reading, Row
from reefkit.match.seat_view import read
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Catalogue, Message, message, words_of
from reefkit.text.table_cells import read_cells

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]

    from reefkit.labs.lesson.lab import AnyLab
    from reefkit.labs.lesson.moments import Moment
    from reefkit.labs.session import Session


class _OpenLab(Protocol):
    """An open page, as returned by `lab()`."""

    @property
    def session(self) -> Session: ...


One: TypeAlias = "_OpenLab | Session | Table | Match"
Source: TypeAlias = "One | str | Path | Sequence[One] | None"
"""A lab, a match, several of them, or the path of a file or folder (`load`).

None is the lab in which a match was opened last.
"""

TABLE_FILES = (".csv", ".tsv", ".txt", ".xls", ".xlsx", ".ods")
"""Endings of files with a table, which `reefkit.explore` opens."""
_opened: list[ref[Session]] = []


def opened() -> Session | None:
    """Return the session in which a match was opened last; None if its page is gone."""
    return next((page for each in _opened if (page := each()) is not None), None)


def note_opened(session: Session) -> None:
    """Note the session in which a match was opened last, which `record` reads by default."""
    _opened[:] = [ref(session)]


@checks_arguments
def record(reading: str = "", of: Source = None, say: Catalogue | None = None) -> pd.DataFrame:
    """Return the record of a match as a table, one row per observation.

    Parameters
    ----------
    reading
        Name of one of the game's readings, which are the keys of `tables`. The default is the
        first, such as which types were on which reef at each survey of Reef Survivor, and how many.
        ``dictionary`` describes the columns of all tables; there ``place`` and ``region`` are those
        of `diversity`.
    of
        A lab, a match, a list of them, or a path as `load` takes it; None for the lab that was
        opened last.
    say
        The language of sentences; None for ``REEFKIT_LANGUAGE``, or else English.

    Returns
    -------
    pandas.DataFrame
        Rounds, seats, rows and columns count from 1; round 0 is the set-up. Whole numbers that may
        be missing are ``Int64``; several reasons are sentences separated by semicolons. Values that
        players still have to work out by hand are left out. For several matches the first column,
        ``match``, counts them from 1. A reading of surveys has no rows before the first survey.

    Raises
    ------
    ReefkitError
        If there is no such reading (the message lists those that there are), no match is open, or
        the file is not a save file.

    Examples
    --------
    Three bots play four rounds; how many types of builder and dweller does each reef keep?

    >>> import reefkit as rk
    >>> match = rk.play("reef", seed=3)
    >>> presence = rk.record("presence", match)
    >>> present = presence[presence["present"] & (presence["role"] != "alga")]
    >>> richness = present.groupby(["round", "player"])["type"].nunique().unstack()
    >>> list(richness.columns)
    ['Marina', 'Pearl', 'Sandy']
    >>> list(richness.index)
    [0, 1, 2, 3, 4]
    >>> int(rk.record("scores", match)["points"].sum()) > 0
    True
    """
    words = say or words_of()
    if reading == "dictionary":
        return _dictionary(of, words)
    found = _tables_of(of)
    _check_one_game(found)
    return _record(found, reading, words)


def _record(tables: Sequence[Table], reading: str, words: Catalogue) -> pd.DataFrame:
    return _of_each(tables, lambda table: _read(table, reading, words))


def _check_one_game(tables: Sequence[Table]) -> None:
    if len(ids := sorted({table.match.game.id for table in tables})) > 1:
        raise reject("several-games", games=ids)


def _dictionary(of: Source, words: Catalogue) -> pd.DataFrame:
    import pandas as pd  # noqa: PLC0415  # as in `_read`

    from reefkit.data_lab.tally import ResultRow  # noqa: PLC0415  # only here

    first = _tables_of(of)[0]
    game, lived = first.match.game.id, presence(of)
    counts = matrix(lived)
    measures = [("diversity", "place"), ("region", "region")]
    own = [
        Dataset(name, _title(name, words), frame, reading=name)
        for name, frame in [("presence", lived), *tables(of, words).items()]
    ]
    every = [
        *(
            Dataset(
                f"match-{name}", _title(name, words), frame, reading=scale,
                about=_of_game(frame, game, words),
            )
            for name, scale in measures
            for frame in [diversity(counts, scale)]
        ),
        *own,
        Dataset(
            "collect", message("data-plain", name="collect"), lived, reading="collect",
            about={name: about for name in lived if (about := meaning(own[0], name, words))},
        ),
        Dataset(
            "matrix", message("data-plain", name="matrix"), counts.reset_index(), reading="matrix",
            about=dict.fromkeys(counts.columns, Message("export-column-presence-abundance")),
        ),
        Dataset(
            "experiment", message("data-plain", name="ensemble"),
            pd.DataFrame(columns=[*ResultRow._fields]), reading="ensemble",
        ),
        *_ends(first),
    ]  # fmt: skip
    rows = [
        (
            each.reading or each.id,
            name,
            title(each, name, words),
            unit(each, name, words),
            words.render(about) if about else "",
        )
        for each in every
        for name in each.frame.columns
        for about in [meaning(each, name, words)]
    ]
    columns = pd.DataFrame(rows, columns=["table", "column", "called", "unit", "about"])
    columns = columns.drop_duplicates(["table", "column"], ignore_index=True)
    return _typed(columns, dict.fromkeys(columns, "str"))


def _of_game(frame: pd.DataFrame, game: str, words: Catalogue) -> dict[str, Message]:
    """Return what columns hold in one game, where it is other than in the others."""
    own = {name: Message(f"data-column-{name}-{game}") for name in frame}
    return {name: about for name, about in own.items() if words.has(about.id)}


def _ends(table: Table) -> list[Dataset]:
    """Return a table without rows, with the columns of `reefkit.what_if` for a match."""
    import pandas as pd  # noqa: PLC0415  # as in `_read`

    try:
        asked = _lab(table.match.game.id).what_if
    except ModuleNotFoundError:  # no pages are installed, and so there is no `what_if`
        return []
    curves = asked.curves(table, 0, 0) if asked else ()
    about = {
        each.key.replace("-", "_"): message("data-column-what-if-end", what=each.name)
        for each in curves
    }
    frame = pd.DataFrame(columns=["pair", "changed", *about])
    plain = message("data-plain", name="what_if")
    return [Dataset("what-if", plain, frame, reading="what_if", about=about)]


@checks_arguments
def tables(of: Source = None, say: Catalogue | None = None) -> dict[str, pd.DataFrame]:
    """Return all tables of a match by name: each reading of its game, as `record` returns it.

    The functions `presence` and `diversity` make tables with the same columns for all games; a
    game's own readings of these names are others. `of` may also be the archive of a class from the
    desk's *Exports*: then all of its tables but the dictionary of columns, those of matches with a
    first column ``table``.

    Raises
    ------
    ReefkitError
        As `record`; also if an archive is damaged, or not one of a class.

    Examples
    --------
    >>> import reefkit as rk
    >>> list(rk.tables(rk.play("succession", seed=1)))[:3]
    ['laid', 'settlers', 'cover']
    """
    if isinstance(of, str | Path) and zipfile.is_zipfile(_path(of)):
        return _of_archive(_path(of))
    found = _tables_of(of)
    _check_one_game(found)
    return {name: _record(found, name, say or words_of()) for name in found[0].match.game.readings}


def _of_archive(path: Path) -> dict[str, pd.DataFrame]:
    try:
        with zipfile.ZipFile(path) as archive:
            names = [each for each in archive.namelist() if each.endswith(".csv")]
            files = {each.removesuffix(".csv"): archive.read(each) for each in names}
    except (OSError, ValueError, RuntimeError, zlib.error, zipfile.BadZipFile) as error:
        raise NotASaveError(message("save-class-damaged", file=path.name)) from error
    if "dictionary" not in files:
        raise NotASaveError(message("save-not-json", file=path.name))
    separator = read_cells(files.pop("dictionary"), encoding="utf-8").separator
    return {name: exported(data, separator) for name, data in files.items()}


@checks_arguments
def presence(of: Source = None) -> pd.DataFrame:
    """Return which types lived where, when, and how many: the same columns for all games.

    Returns
    -------
    pandas.DataFrame
        ``round`` (in Blue Expanse a turn), ``time`` (the round; in Succession the steps of the
        match from 0, which are each bare rock and each card), ``seat`` and ``player`` (whose reef),
        ``type``, ``role``, ``abundance``, ``present``. Every type has a row for each time and
        place, also if it is absent. In Climate Change and Succession, where all players share one
        place, ``seat`` and ``player`` are missing. For several matches the first column is
        ``match``.

    Raises
    ------
    ReefkitError
        As `record`.

    Examples
    --------
    >>> import reefkit as rk
    >>> lived = rk.presence(rk.play("reef", seed=3))
    >>> sorted(lived["round"].unique().tolist())
    [0, 1, 2, 3, 4]
    """
    return _of_each(of, _lived)


@checks_arguments
def collect(
    of: Source | pd.DataFrame = None, *, chance: float = 0.5, every: int = 1, seed: int = 0
) -> pd.DataFrame:
    """Return a simulated fossil record of a match: a random sample of what `presence` returns.

    Parameters
    ----------
    of
        As in `record`, or a table returned by `presence`, or that of a class.
    chance
        Probability that an individual is preserved and found, 0 to 1.
    every
        Interval between collected surveys of a match: 2 is every second one, from the first.
    seed
        The same seed gives the same sample.

    Returns
    -------
    pandas.DataFrame
        As `presence`, with the numbers found; surveys that were not collected are left out. Types
        of which none was found keep their rows, with ``present`` False.

    Raises
    ------
    ReefkitError
        As `record`; also if `chance` is not from 0 to 1, `every` below 1, or `seed` negative.

    Examples
    --------
    Fewer are found than lived; rarefaction compares samples of unequal size.

    >>> import reefkit as rk
    >>> from reefkit import ecology
    >>> match = rk.play("reef", seed=3)
    >>> truth, found = rk.matrix(match), rk.matrix(rk.collect(match, chance=0.5, every=2))
    >>> found.index.get_level_values("round").unique().tolist()
    [0, 2, 4]
    >>> bool((found <= truth.loc[found.index]).all().all())
    True
    >>> ecology.rarefied_richness(found, 3).shape == (len(found),)
    True
    """
    import pandas as pd  # noqa: PLC0415  # as in `_read`

    if not (0.0 <= chance <= 1.0 and every >= 1 and seed >= 0):
        raise reject("no-such-sample", chance=str(chance), every=str(every), seed=str(seed))
    lived = of if isinstance(of, pd.DataFrame) else presence(of)
    _check_columns(lived, ("round", "abundance"))
    keys = [name for name in ("match", "table", "round", "time") if name in lived]
    whose = [name for name in keys if name in {"match", "table"}]
    # Count times per match, so that each match begins with its first survey.
    times = lived[keys].drop_duplicates()
    number = times.groupby(whose).cumcount() if whose else np.arange(len(times))
    collected = times[number % min(every, len(lived) + 1) == 0]
    found = lived.merge(collected, on=keys)
    draw = np.random.default_rng(seed).binomial(found["abundance"].to_numpy(np.int64), chance)
    return found.assign(abundance=draw, present=draw > 0)


@checks_arguments
def matrix(of: Source | pd.DataFrame = None) -> pd.DataFrame:
    """Return a match as a matrix of abundances: one row per sample, one column per type.

    This is the form that `reefkit.ecology`, scikit-bio and vegan take. A sample is a place
    (``player``) at a time; fleshy algae of Reef Survivor, which are counted as cover, are left out.
    `of` may also be a table returned by `presence` or `collect`, or that of a class; a matrix is
    returned as it is, also with its index as columns, as from a file. Samples are separated by
    ``match`` or ``table`` too, if there is such a column. A place that all players share has no
    name, "".

    Raises
    ------
    ReefkitError
        As `record`; also if a table lacks a column.

    Examples
    --------
    >>> import reefkit as rk
    >>> match = rk.play("reef", seed=3)
    >>> counts = rk.matrix(match)
    >>> counts.index.names
    FrozenList(['round', 'time', 'player'])
    >>> from reefkit import ecology
    >>> int(ecology.gamma(counts.loc[4])) == int((counts.loc[4].sum() > 0).sum())
    True
    """
    import pandas as pd  # noqa: PLC0415  # as in `_read`

    lived = of if isinstance(of, pd.DataFrame) else presence(of)
    places = ["round", "time", "player"]
    if lived.index.names[-3:] == places:
        return lived
    if {*places} <= {*lived} and not {"type", "abundance"} & {*lived}:  # a matrix from a file
        keys = [name for name in ("match", "table", *places) if name in lived]
        named = lived["player"].astype("str").where(lived["player"].notna(), "")
        return lived.assign(player=named).set_index(keys)
    _check_columns(lived, ("round", "player", "type", "abundance"))
    lived = lived[lived["role"] != "alga"] if "role" in lived else lived
    lived = lived if "time" in lived else lived.assign(time=lived["round"])
    player = lived["player"]  # pivot_table leaves out rows without one
    lived = lived.assign(player=player.astype("str").where(player.notna(), ""))
    keys = [name for name in ("match", "table", "round", "time", "player") if name in lived]
    return lived.pivot_table(
        index=keys, columns="type", values="abundance", aggfunc="sum", fill_value=0
    )


def _check_columns(lived: pd.DataFrame, needed: Sequence[str]) -> None:
    if missing := [name for name in needed if name not in lived]:
        raise reject("no-such-column", missing=missing, needed=list(needed))


@checks_arguments
def diversity(of: Source | pd.DataFrame = None, scale: str = "place") -> pd.DataFrame:
    """Return the diversity through time of every place, or of the region: all places together.

    `of` may also be a table returned by `presence`, `collect` or `matrix`, or one with the columns
    ``round``, ``player``, ``type`` and ``abundance``, whose places may be others, such as habitats.

    Returns
    -------
    pandas.DataFrame
        ``round``, ``time``, then for every place ``player`` and ``richness``; for the region
        ``gamma``, ``alpha`` (the mean of its places) and ``beta`` (Whittaker's); at both scales
        ``shannon``, ``simpson`` and ``evenness``. For several matches the first column is
        ``match``. Formulas and edge cases are those of `reefkit.ecology`. In Climate Change and
        Succession all players share one place, so that ``player`` and ``beta`` are missing; in
        Climate Change the number of species hardly changes either.

    Raises
    ------
    ReefkitError
        As `matrix`; also if there is no such scale.

    Examples
    --------
    >>> import reefkit as rk
    >>> region = rk.diversity(rk.play("expanse", seed=3), "region")
    >>> bool((region["gamma"] >= region["alpha"]).all())
    True
    """
    if scale not in {"place", "region"}:
        raise reject("no-such-scale", scale=scale)
    counts = matrix(of)
    if scale == "place":
        places = counts.index.to_frame(index=False)
        named = places["player"].where(places["player"] != "")
        return places.assign(player=named, **_measured(counts))
    regions = counts.groupby(level=counts.index.names[:-1])
    alpha, beta = (
        [float(measure(places.to_numpy())) for _, places in regions]
        for measure in (ecology.mean_alpha, ecology.whittaker_beta)
    )
    whole = regions.sum()
    measures, times = _measured(whole), whole.index.to_frame(index=False)
    return times.assign(gamma=measures.pop("richness"), alpha=alpha, beta=beta, **measures)


def _measured(counts: pd.DataFrame) -> dict[str, np.ndarray]:
    measures = {
        "richness": ecology.richness,
        "shannon": ecology.shannon,
        "simpson": ecology.simpson,
        "evenness": ecology.pielou_evenness,
    }
    return {name: measure(counts.to_numpy()) for name, measure in measures.items()}


def datasets(of: Source = None, say: Catalogue | None = None) -> list[Dataset]:
    """Return all tables of a match as datasets for the explorer, diversity and presence first.

    Tables without rows are left out; of a class's archive, the tables of matches come first.
    `Dataset.opens` of a row with a round or a turn returns ``match`` (from 1), ``game``, ``round``
    and ``position``: the log's last position of that round, or in Succession of that card. If the
    row is about one player, it returns ``seat`` (from 0) too; for a row without a round, None.

    Raises
    ------
    ReefkitError
        As `record`.

    Examples
    --------
    >>> import reefkit as rk
    >>> [each.id for each in datasets(rk.play("succession", seed=1))][:3]
    ['match-diversity', 'match-presence', 'laid']
    """
    words = say or words_of()
    if isinstance(of, str | Path) and zipfile.is_zipfile(_path(of)):
        from reefkit.classroom.exports.tables import FIXED  # noqa: PLC0415  # brings the database

        there = {name: frame for name, frame in tables(of).items() if len(frame)}
        first = sorted(there, key=lambda name: name in FIXED)  # tables of matches before others
        return [_class_dataset(name, there[name], words) for name in first]
    wanted = _tables_of(of)
    lived = _of_each(wanted, _lived)
    counts = matrix(lived)
    measured, python = diversity(counts), "rk.diversity(match)"
    region = ("match-region", diversity(counts, "region"), 'rk.diversity(match, "region")')
    if is_shared := not lived["seat"].notna().any():
        whole = {"player": words.render(message("data-whole-table"))}
        measured, python = measured.fillna(whole), f"{python}.fillna({whole!r})"
    found = [
        ("match-diversity", measured, python),
        *[region][is_shared:],
        ("match-presence", lived, "rk.presence(match)"),
    ]
    found += [
        (name, frame, f"rk.record({name!r}, match)")
        for name, frame in tables(wanted, words).items()
        if len(frame) and name not in {"presence", "diversity"}  # these are the first two
    ]
    leads, named = _leads(wanted), _record_names(wanted)
    names = [seat.name for seat in wanted[0].setup.seats] if len(wanted) == 1 else []
    return [
        Dataset(
            id_, _title(id_, words), frame, python=python, reading=id_.removeprefix("match-"),
            named=named,
            players=names,
            opens=partial(leads, frame),
        )
        for id_, frame, python in found
    ]  # fmt: skip


def stretches(lived: pd.DataFrame) -> pd.DataFrame:
    """Return when each type lived anywhere: a row for each stretch between two gaps."""
    anywhere = lived.groupby(["type", "role", "time"])["present"].any().reset_index()
    before = anywhere.groupby("type")["present"].shift()
    number = anywhere["present"].ne(before).cumsum().rename("number")
    there = anywhere[anywhere["present"]].groupby(["type", "role", number])["time"]
    return there.agg(first="min", last="max").reset_index().drop(columns="number")


def _lab(game: str) -> AnyLab:
    from reefkit.labs.lesson.lab import labs  # noqa: PLC0415  # brings the pages of all games

    return labs()[game]


class TableOfClass(NamedTuple):
    """A table of a class, as a particular reader may see it."""

    id: str
    name: str
    table: Table
    names: Sequence[str]  #: Names to show for its seats.
    before: int | None = None  #: The round before which its log is cut off; None for the whole log.


def class_datasets(tables: Sequence[TableOfClass], say: Catalogue | None = None) -> list[Dataset]:
    """Return the tables of a class as datasets, concatenated; diversity and presence first.

    They have the columns of a match after a first column ``table``, the table's name. Tables that
    have not begun are left out, and so are the rows of types that are absent from a sample, which
    would be most. A row opens what a match's row does, and the id of its ``table``.
    """
    import pandas as pd  # noqa: PLC0415  # as in `_read`

    words = say or words_of()
    found: dict[str, list[tuple[str, Dataset, pd.DataFrame]]] = {}
    seen = [as_seen(each) for each in tables]
    ahead = message("data-class-ahead") if any(e.before is not None for e in tables) else None
    for each, table in zip(tables, seen, strict=True):
        for data in datasets(table, words):
            if len(data):
                frame = data.frame
                if data.id == "match-presence":
                    frame = frame[frame["present"]].drop(columns="present")
                frame = frame.assign(table=each.name)[["table", *frame]]
                found.setdefault(data.id, []).append((each.id, data, frame))
    return [
        _class_dataset(
            name,
            pd.concat([part for _, _, part in parts], ignore_index=True),
            words,
            named=_record_names(seen),
            beside=ahead,
            opens=partial(_lead_of_class, parts),
        )
        for name, parts in found.items()
    ]


def _class_dataset(name: str, frame: pd.DataFrame, say: Catalogue, **more: Any) -> Dataset:
    reading = name.removeprefix("match-")
    id_ = f"class-{reading}"
    return Dataset(
        id_,
        message("data-of-class", name=_title(name, say)),
        frame,
        python=f"own_table({id_ + '.csv'!r})",
        reading=reading,
        about={"table": message("data-column-class-table")},
        **more,
    )


def _lead_of_class(
    parts: Sequence[tuple[str, Dataset, pd.DataFrame]], row: int
) -> BackReference | None:
    for table, whole, frame in parts:
        if row < len(frame):
            leads = whole.opens and whole.opens(int(frame.index[row]))
            return {**leads, "table": table} if leads else None
        row -= len(frame)
    return None


class _AsSeen(MemoryTable):
    """A table as it was when a round began."""

    end: int | None = None  #: Position up to which it is read by default; None for the whole log.

    def read(self, name: str, position: int | None = None) -> Sequence[Row]:
        return super().read(name, self.end if position is None else position)


def as_seen(of: TableOfClass) -> Table:
    """Return a table with the names that its reader may see, up to the round they may see."""
    moments = [] if of.before is None else _lab(of.table.match.game.id).moments(of.table)
    match = copy(read(of.table))
    seats = [
        replace(seat, name=name, members=())
        for seat, name in zip(match.setup.seats, of.names, strict=True)
    ]
    match.setup = replace(match.setup, seats=tuple(seats))
    match.rules = match.game.rules(match.setup)  # rules have the players' names too
    found = _AsSeen(match)
    if of.before is not None:
        found.end = next((e.position for e in moments if e.round >= of.before), match.position)
    return found


def _title(id_: str, words: Catalogue) -> Message:
    own = Message(f"data-table-{id_}")
    return own if words.has(own.id) else message("data-plain", name=id_.replace("_", " "))


def _record_names(tables: Sequence[Table]) -> Mapping[str, str]:
    found = {each.match.game.id for each in tables}
    return _lab(found.pop()).record_names if len(found) == 1 else {}


def _leads(tables: list[Table]) -> Callable[[pd.DataFrame, int], BackReference | None]:
    ends: dict[int, dict[int, int]] = {}
    cards: dict[int, list[Moment]] = {}
    begins: dict[int, Sequence[int]] = {}

    def lead(frame: pd.DataFrame, row: int) -> BackReference | None:
        line = frame.iloc[row]
        counted = [each for each in ("round", "turn") if as_text(line.get(each))]
        if not counted:
            return None
        number = int(line["match"]) if "match" in frame else 1
        table = tables[number - 1]
        game = table.match.game.id
        if number not in ends:
            moments = _lab(game).moments(table)
            ends[number] = {each.round: each.position for each in moments}
            cards[number] = moments if any(each.time for each in moments) else []
            begins[number] = _lived_of(table, None).rounds if cards[number] else ()
        when = int(line[counted[0]])
        # A match may end within a turn, before that turn has a moment.
        position = ends[number].get(min(when, max(ends[number])))
        if cards[number] and as_text(line.get("time")):  # one entry may lay several cards
            card = when, line["time"] - begins[number].index(when)
            then = (e.position for e in cards[number] if (e.round, e.time) >= card)
            position = next(then, position)
        if position is None:
            return None
        if isinstance(table, _AsSeen) and table.end is not None:
            position = min(position, table.end)
        found: dict[str, str | int | float] = {
            "match": number, "game": game, "round": when, "position": position
        }  # fmt: skip
        seat = _seat_of(line, table)
        return found if seat is None else {**found, "seat": seat}

    return lead


def _seat_of(line: pd.Series, table: Table) -> int | None:
    """Return the seat of a row; None if the row is about no player or about all."""
    names = [each.name for each in table.setup.seats]
    seat, player = as_text(line.get("seat")), line.get("player")
    if seat:
        return int(seat) - 1
    return names.index(player) if names.count(player) == 1 else None


@checks_arguments
def load(path: str | Path | None = None, phrase: str = "") -> list[Match]:
    """Read matches from a save file of any kind, or from all files in a folder.

    A file is that of one match, of *Save all as a file*, or the back-up of a class, which has the
    matches of its tables. A folder's files are read in the order of their names, without hidden
    files and subfolders. Of copies of one match only the longest is returned.

    Without a path, on a JupyterHub that runs the labs as a service: all matches of the student who
    is signed in, those of a class as the student's seat saw them.

    A file that breaks off opens with the entries before the break, and a warning says so.

    Parameters
    ----------
    path
        A file, or a folder.
    phrase
        The phrase with which a back-up of a class was locked.

    Returns
    -------
    list of Match
        For `record`, `presence`, `diversity` and the others.

    Raises
    ------
    SaveError
        If there is no such file, or it is not a save file; the message names the place of the
        fault. Also if it is locked, and not with this phrase; without a path, if nobody is signed
        in, or the labs do not return the matches.

    Examples
    --------
    >>> import tempfile, reefkit as rk
    >>> file = tempfile.mkdtemp() + "/mine.jsonl"
    >>> rk.save(file, rk.play("climate", seed=1))
    >>> [match.game.id for match in rk.load(file)]
    ['climate']
    """
    if path is None:
        return _own_matches()
    matches = [match for file in _files(_path(path)) for match in _matches(file, phrase)]
    written = [save.dump(match) for match in matches]
    return [
        match
        for at, (match, mine) in enumerate(zip(matches, written, strict=True))
        if not any(
            other.startswith(mine) and (len(other) > len(mine) or number < at)
            for number, other in enumerate(written)
            if number != at
        )
    ]


def _path(given: str | Path) -> Path:
    if not str(given):
        raise NotASaveError(message("save-no-name", file=""))
    try:
        path = Path(given).expanduser()
        path.lstat()
    except OSError:
        return path
    except (RuntimeError, ValueError) as error:  # ~ of nobody; a sign that no name has
        raise save.unreadable(Path(given), FileNotFoundError()) from error
    return path


def contents(given: str | Path) -> bytes:
    """Read a whole file.

    Raises
    ------
    SaveError
        If it cannot be read.
    """
    path = _path(given)
    try:
        return path.read_bytes()
    except OSError as error:
        raise save.unreadable(path, error) from error


def _own_matches() -> list[Match]:
    from reefkit.classroom.store.work_file import read_work_file  # noqa: PLC0415  # as below
    from reefkit.labs.environment import MINE  # noqa: PLC0415  # as below
    from reefkit.labs.hub_work import own_work  # noqa: PLC0415  # as below

    return list(read_work_file(own_work(), games(), MINE).matches.values())


def _files(path: Path) -> list[Path]:
    try:
        if not path.is_dir():
            return [path]
        found = sorted(each for each in path.iterdir() if each.is_file() and each.name[0] != ".")
    except OSError as error:
        raise save.unreadable(path, error) from error
    if not found:
        raise NotASaveError(message("save-none-here", folder=path.name or str(path)))
    return found


def _matches(file: Path, phrase: str) -> list[Match]:
    try:
        with file.open("rb") as opened:
            begins = opened.read(200)
        if not save.is_save_file(begins) and (found := _of_store(file, begins, phrase)) is not None:
            return found
        if zipfile.is_zipfile(file):
            raise NotASaveError(message("save-class-tables", file=file.name))
    except OSError as error:
        raise save.unreadable(file, error) from error
    try:
        match = save.load(file, games())
    except NotASaveError as error:
        if file.suffix.lower() in TABLE_FILES:
            raise NotASaveError(message("save-is-table", file=file.name)) from error
        raise
    if match.missing:
        warnings.warn(words_of().render(match.missing), stacklevel=5)
    return [match]


def _of_store(file: Path, begins: bytes, phrase: str) -> list[Match] | None:
    """Read the matches of somebody's or a class's stored work; None if the file is neither."""
    from reefkit.classroom.store.classes import class_file  # noqa: PLC0415  # brings the database
    from reefkit.classroom.store.classes.locked_file import is_locked  # noqa: PLC0415  # as above
    from reefkit.classroom.store.work_file import (  # noqa: PLC0415  # as above
        is_work_file,
        read_work_file,
    )

    if is_work_file(begins):
        return list(read_work_file(file.read_bytes(), games(), file.name).matches.values())
    if is_locked(begins) or class_file.is_class_file(begins):
        read = class_file.read_class_file(_unlocked(file, phrase), games(), file.name)
        ours = [each.match for each in read.file.tables]
        return [match for id_, match in read.work.matches.items() if id_ in ours]
    return None


def _unlocked(file: Path, phrase: str) -> bytes:
    from reefkit.classroom.store.classes.locked_file import unlocked  # noqa: PLC0415  # as above

    try:
        return unlocked(file.read_bytes(), phrase)
    except Rejection as error:
        said = "save-class-phrase" if phrase else "save-class-locked"
        raise NotASaveError(Message(said, {"file": file.name})) from error


def _of_each(of: Source, read: Callable[[Table], pd.DataFrame]) -> pd.DataFrame:
    import pandas as pd  # noqa: PLC0415  # as in `_read`

    tables = _tables_of(of)
    if len(tables) == 1:
        return read(tables[0])
    frames = [read(table) for table in tables]
    for number, frame in enumerate(frames, 1):
        frame.insert(0, "match", number)
    return pd.concat(frames, ignore_index=True)


def _read(table: Table, reading: str, words: Catalogue) -> pd.DataFrame:
    import pandas as pd  # noqa: PLC0415  # pandas is slow to import

    readings = table.match.game.readings
    reading = reading or next(iter(readings))
    rows = table.read(reading)
    kind = readings[reading]
    plain = [[_plain(value, words) for value in row] for row in rows]
    return _typed(pd.DataFrame(plain, columns=list(kind.columns)), _kinds(kind))


def _typed(frame: pd.DataFrame, types: dict[str, str]) -> pd.DataFrame:
    """Return a table with columns of these types, and empty texts as missing."""
    texts = [name for name, type_ in types.items() if type_ == "str"]
    typed = frame.astype(types)
    # Before pandas 3, astype("str") turns a missing text into the word "None".
    typed[texts] = typed[texts].where(frame[texts].notna() & (frame[texts] != ""))
    return typed


def _lived(table: Table) -> pd.DataFrame:
    import pandas as pd  # noqa: PLC0415  # as in `_read`

    position = table.end if isinstance(table, _AsSeen) else None
    lived = _lived_of(table, position)
    sample, place, type_ = (each.ravel() for each in np.indices(lived.counts.shape))
    names = np.array([seat.name if lived.of_seats else "" for seat in table.setup.seats], object)
    counts = lived.counts.ravel()
    frame = pd.DataFrame(
        {
            "round": np.array(lived.rounds, np.int64)[sample],
            "time": np.array(lived.times, np.int64)[sample],
            "seat": place + 1 if lived.of_seats else pd.array([None] * len(place), "Int64"),
            "player": names[place],
            "type": np.array([*lived.roles], object)[type_],
            "role": np.array([*lived.roles.values()], object)[type_],
            "abundance": counts,
            "present": counts > 0,
        }
    )
    return _typed(frame, dict.fromkeys(("player", "type", "role"), "str"))


def _lived_of(table: Table, position: int | None) -> Lived:
    match = read(table)
    if match.game.lived is None:
        return Lived(np.zeros((0, 0, 0), np.int64), {}, ())
    return match.game.lived(match, position)


def _tables_of(of: Source) -> list[Table]:
    if of is None:
        of = opened()
    if isinstance(of, str | Path):
        of = load(of)
    if isinstance(of, Sequence):
        if not of:
            raise reject("lab-empty-list")
        return [table for each in of for table in _tables_of(each)]
    if isinstance(of, Match):
        return [MemoryTable(of)]
    if isinstance(of, Table):
        return [of]
    from reefkit.labs.session import Session  # noqa: PLC0415  # brings the database

    session = getattr(of, "session", of)
    if not (session is None or isinstance(session, Session)):
        raise reject("lab-no-match", kind=type(of).__name__)
    if session is None or session.table is None:
        raise reject("lab-none-given")
    return [session.table]


def only_table(of: Source) -> Table:
    """Return the table of the one match that `of` names.

    Raises
    ------
    ReefkitError
        If `of` names several matches, or as `record`.
    """
    found = _tables_of(of)
    if len(found) != 1:
        raise reject("one-match-alone", count=len(found))
    return found[0]


def _plain(value: object, say: Catalogue) -> object:
    if isinstance(value, Message):
        return say.render(value)
    if isinstance(value, tuple):
        return "; ".join(str(_plain(each, say)) for each in value)
    return value


def _kinds(reading: Reading) -> dict[str, str]:
    """Return the column types, so that a table without rows has them too."""
    types = {"whole": "int64", "whole?": "Int64", "number": "float64", "yes-no": "bool"}
    return {name: types.get(kind, "str") for name, kind in reading.kinds.items()}

"""A dataset: a tidy table whose columns have kinds and meanings."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

from reefkit.text import Catalogue, Message, message

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]

VariableKind: TypeAlias = Literal["number", "time", "category", "text"]
"""``text`` is a category with more than `MOST_CATEGORIES` values, such as names."""
BackReference: TypeAlias = Mapping[str, "str | int | float"]
"""Origin of a row as plain values: a match and a position in it, or another id to open."""


class OpenedMoment(NamedTuple):
    """The moment that a row leads back to, as shown next to the row."""

    title: Message
    #: Boards as SVG, each with its owner's name, which is empty for a shared board.
    pictures: Sequence[tuple[str, str]]
    said: Sequence[str] = ()  #: Text equivalents of the boards, one sentence per place.
    facts: Sequence[tuple[Message, Message | int]] = ()  #: Names and values.


MOST_CATEGORIES = 24
"""Most distinct texts of a category; columns with more are of kind ``text``."""
TIMES = ("time", "round", "turn", "year", "first", "last")
"""Names of columns that count time, if they are numeric."""


@dataclass(frozen=True)
class Variable:
    """One column of a dataset."""

    name: str  #: The column's name in the table.
    kind: VariableKind
    #: Whether it counts back from the present, as ages in Ma do: axes have the present at the
    #: right, and filters on a game's column of the same name do not apply.
    backwards: bool = False

    @property
    def shared(self) -> str:
        """The name under which filters and selections apply to several datasets."""
        return f"{self.name} Ma" if self.backwards else self.name

    @property
    def is_measured(self) -> bool:
        return self.kind in {"number", "time"}


@dataclass(frozen=True, eq=False)
class Dataset:
    """A tidy table: one row per observation, one column per variable.

    Parameters
    ----------
    id
        Key of the dataset, in lower case with hyphens. `meaning`, `title` and `label_name` say in
        which messages the texts of columns and values are.
    frame
        The rows, which are never changed.
    python
        An expression that gives the same table in a notebook, for *Copy as Python*.
    reading
        The exported file with the same columns.
    credit
        The source.
    beside
        A sentence that must be shown next to graphs of this dataset.
    variables
        The columns, in order; by default derived from the names and values.
    about
        Meanings of columns that are not in the catalogue.
    named
        Prefixes of the message ids that name a column's values: ``organism`` for messages such as
        ``organism-bivalve``.
    players
        Names of the players of one match by seat, whose colours and signs their rows have; empty
        for several matches.
    is_own
        Whether it is the reader's own file, whose texts are not looked up in the catalogue.
    units
        Units of columns that are not in the catalogue.
    begins
        Columns of the first graph, by place; by default chosen by `graph_kinds.first_choices`.
    opens
        Returns the `BackReference` of a row by its number; None if it has none.
    """

    id: str
    title: Message
    frame: pd.DataFrame
    python: str = ""
    reading: str = ""
    credit: Message | None = None
    beside: Message | None = None
    variables: tuple[Variable, ...] = ()
    about: Mapping[str, Message] = field(default_factory=dict)
    named: Mapping[str, str] = field(default_factory=dict)
    players: Sequence[str] = ()
    is_own: bool = False
    units: Mapping[str, str] = field(default_factory=dict)
    begins: Mapping[str, str] = field(default_factory=dict)
    opens: Callable[[int], BackReference | None] | None = None
    _columns_read: dict[str, tuple[np.ndarray, tuple[str, ...]]] = field(
        default_factory=dict, repr=False
    )

    def __post_init__(self) -> None:
        if not self.variables:
            object.__setattr__(self, "variables", variables_of(self.frame))

    def __len__(self) -> int:
        return len(self.frame)

    def variable(self, name: str) -> Variable | None:
        return next((each for each in self.variables if each.name == name), None)

    def is_date(self, name: str) -> bool:
        return bool(self.frame[name].dtype.kind == "M")

    def shared(self, name: str) -> Variable | None:
        """Return the column with a shared name (`Variable.shared`); None if there is none."""
        return next((each for each in self.variables if each.shared == name), None)

    def numbers(self, name: str) -> np.ndarray:
        return self._coded(name, numbers=True)[0]

    def codes(self, name: str) -> tuple[np.ndarray, tuple[str, ...]]:
        """Return each row's index into the column's texts, and the texts; "" for no value.

        Texts are in the order of their first appearance, numbers and yes or no in ascending order;
        "" is last.
        """
        return self._coded(name, numbers=False)

    def _coded(self, name: str, *, numbers: bool) -> tuple[np.ndarray, tuple[str, ...]]:
        key = f"{name}\0{numbers}"
        if key not in self._columns_read:
            column = self.frame[name]
            if numbers:
                years = decimal_years(column) if column.dtype.kind == "M" else column
                self._columns_read[key] = years.to_numpy(np.float64, na_value=np.nan), ()
            else:
                measured = _is_numeric(column) or column.dtype.kind == "b"
                codes, values = column.factorize(sort=measured, use_na_sentinel=True)
                texts = [as_text(each) for each in values]
                if (codes < 0).any():
                    codes, texts = np.where(codes < 0, len(texts), codes), [*texts, ""]
                self._columns_read[key] = codes, tuple(texts)
        return self._columns_read[key]


def decimal_years(dates: pd.Series) -> pd.Series:
    """Return dates as years: the middle of 2001 is about 2001.5."""
    day = dates.dt.day_of_year - 1 + (dates - dates.dt.normalize()).dt.total_seconds() / 86_400
    return dates.dt.year + day / (365 + dates.dt.is_leap_year)


def date_of(years: float) -> str:
    """Return the day of a time in years (`decimal_years`), as ``2001-07-02``."""
    year = np.datetime64(int(years // 1) - 1970, "Y")
    days = ((year + 1).astype("M8[D]") - year.astype("M8[D]")).astype(int)
    # Midnights are rounded by some microseconds.
    return str(year.astype("M8[D]") + int(years % 1 * days + 1e-9))


def as_text(value: object) -> str:
    """Return a cell as text: ``yes`` or ``no``, exact numbers, or "" for no value."""
    if value is None or str(value) == "<NA>" or value != value:  # noqa: PLR0124  # NaN only
        return ""
    if isinstance(value, bool | np.bool_):
        return "yes" if value else "no"
    if isinstance(value, float | np.floating):
        text = f"{value:.15g}"
        return text if float(text) == value else repr(float(value))
    return str(value).removesuffix(" 00:00:00")  # a day


def shown(dataset: Dataset, name: str, value: object, say: Catalogue) -> str:
    """Return a cell as the reader sees it, in their language."""
    text = as_text(value)
    if not text or isinstance(value, bool) or not isinstance(value, int | float | np.number):
        return label_name(dataset, name, text, say) if text else ""
    return say.figure(float(value), 6)


def label_name(dataset: Dataset, name: str, text: str, say: Catalogue) -> str:
    """Return a value's name in the reader's language, from the catalogue, or else the value."""
    ours = {"": message("data-none"), "yes": message("data-yes"), "no": message("data-no")}
    if text in ours:
        return say.render(ours[text])
    families = (dataset.named.get(name, ""), f"data-value-{_slug(name)}")
    ids = [f"{each}-{_slug(text)}" for each in families if each]
    # Several values in one cell, such as the mutations of one roll.
    if not dataset.is_own and "; " in text:
        return "; ".join(label_name(dataset, name, each, say) for each in text.split("; "))
    return _first_text([] if dataset.is_own else ids, say) or text


def _is_numeric(column: pd.Series) -> bool:
    return column.dtype.kind in "iufM" or str(column.dtype) in {"Int64", "Float64"}


def variables_of(frame: pd.DataFrame, backwards: Sequence[str] = ()) -> tuple[Variable, ...]:
    """Derive the kinds of a table's columns from their names and values.

    Parameters
    ----------
    backwards
        Names of columns that are ages in Ma.
    """
    found = []
    for name in frame.columns:
        column = frame[name]
        kind: VariableKind = "number"
        is_time = column.dtype.kind == "M" or (name in TIMES and _is_numeric(column))
        if name in backwards or is_time:
            kind = "time"
        elif not _is_numeric(column):
            few = column.dtype.kind == "b" or column.nunique() <= MOST_CATEGORIES
            kind = "category" if few else "text"
        found.append(Variable(str(name), kind, name in backwards))
    return tuple(found)


def meaning(dataset: Dataset, name: str, say: Catalogue) -> Message | None:
    if name in dataset.about:
        return dataset.about[name]
    named = _slug(name)
    ids = [f"data-column-{dataset.id}-{named}", f"data-column-{named}"]
    if dataset.reading:  # the description for one file precedes that for all
        ids.insert(1, f"export-column-{dataset.reading}-{named}")
        ids.append(f"export-column-{named}")
    return next((Message(id_) for id_ in ids if not dataset.is_own and say.has(id_)), None)


def unit(dataset: Dataset, name: str, say: Catalogue) -> str:
    if name in dataset.units:
        return dataset.units[name]
    about = meaning(dataset, name, say)
    return "" if about is None else _first_text([f"{about.id}.unit"], say)


def title(dataset: Dataset, name: str, say: Catalogue) -> str:
    whose = [f"{each}-" for each in (dataset.id, dataset.reading) if each]
    ids = [f"data-name-{each}{_slug(name)}" for each in (*whose, "")]
    return _first_text([] if dataset.is_own else ids, say) or name.replace("_", " ")


def _first_text(ids: Sequence[str], say: Catalogue) -> str:
    return next((say.render(Message(id_)) for id_ in ids if say.has(id_)), "")


def _slug(text: str) -> str:
    return re.sub("[^a-z0-9]+", "-", text.lower()).strip("-")


def with_unit(dataset: Dataset, name: str, say: Catalogue) -> str:
    called, measured_in = title(dataset, name, say), unit(dataset, name, say)
    return f"{called} ({measured_in})" if measured_in else called

"""The real data series in ``data/science`` as datasets, with captions for their graphs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from reefkit.content import Library
from reefkit.data_lab.dataset import Dataset, variables_of
from reefkit.match.errors import reject
from reefkit.text import Message, once

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]


class _SeriesFile(NamedTuple):
    """A file in ``data/science``, and the use of its columns."""

    file: str  #: Name without ``.csv``.
    names: Mapping[str, str] = MappingProxyType({})  #: New names of columns.
    backwards: tuple[str, ...] = ()  #: Columns, by their new names, that are ages in Ma.
    without: tuple[str, ...] = ()  #: Columns to drop.
    credit: str = "fossils"  #: Key of the source in the catalogue.


_FOSSIL_NAMES = {
    "mid_ma": "time",
    "bottom_ma": "begins",
    "top_ma": "ends",
    "genera_range_through": "richness",
    "origination_per_capita": "origination",
    "extinction_per_capita": "extinction",
    "shannon_of_occurrences": "shannon",
}
_SOURCES = {
    "coral-stages": _SeriesFile(
        "fossil_coral_diversity_by_stage",
        _FOSSIL_NAMES,
        ("time", "begins", "ends"),
        ("colour", "stg"),
    ),
    "coral-ranges": _SeriesFile(
        "fossil_coral_genus_ranges",
        {"first_max_ma": "first", "last_min_ma": "last"},
        ("first", "last"),
        ("fad_stg", "lad_stg"),
    ),
    "coral-finds": _SeriesFile("fossil_coral_genus_by_stage", {}, ("time",), ("stg",)),
    "stages": _SeriesFile(
        "geological_stages_gts2020",
        {"mid": "time", "bottom": "begins", "top": "ends", "dur": "duration"},
        ("time", "begins", "ends"),
        ("stg", "systemCol", "col"),
        "stages",
    ),
    "virgin-reefs": _SeriesFile(
        "usvi_tcrmp_site_year",
        {"coral_taxa": "richness", "simpson_1_minus_D": "simpson"},
        credit="virgin",
    ),
    "virgin-corals": _SeriesFile("usvi_tcrmp_coral_species_cover", credit="virgin"),
    "virgin-heat": _SeriesFile("usvi_tcrmp_bleaching_thresholds", credit="virgin"),
    "caribbean": _SeriesFile("caribbean_noaa_region_year", credit="noaa"),
}
SERIES = tuple(_SOURCES)
"""The keys of the real series."""


def series(key: str) -> Dataset:
    """Return a real series by its key.

    Ages are in Ma with the present on the right. Columns that the games have too get the same
    names: ``time``, ``richness``, ``origination``, ``extinction``, ``first``, ``last``.

    Raises
    ------
    ReefkitError
        If there is no such series; the message lists all keys.

    Examples
    --------
    >>> corals = series("coral-stages")
    >>> len(corals), int(corals.frame.set_index("stage")["richness"]["Pliocene"])
    (41, 162)
    """
    if key not in _SOURCES:
        raise reject("data-no-such-series", name=key, known=list(SERIES))
    return _read(key)


@once
def _read(key: str) -> Dataset:
    source = _SOURCES[key]
    frame = _frame(source.file)
    if key == "coral-finds":  # its rows only have the number of the stage
        stages = _frame("fossil_coral_diversity_by_stage")[["stg", "stage", "system", "mid_ma"]]
        frame = frame.merge(stages.rename(columns={"mid_ma": "time"}), on="stg")
    frame = frame.rename(columns=dict(source.names)).drop(columns=list(source.without))
    if "extant" in frame:
        frame["extant"] = frame["extant"].astype(bool)
    return Dataset(
        key,
        Message(f"data-series-{key}"),
        frame,
        python=f'series("{key}").frame',
        credit=Message(f"data-credit-{source.credit}"),
        beside=Message(f"data-series-{key}.beside"),
        variables=variables_of(frame, source.backwards),
        named=dict.fromkeys(("first_stage", "last_stage", "last_fossil_stage"), "data-value-stage"),
    )


def _frame(file: str) -> pd.DataFrame:
    import pandas as pd  # noqa: PLC0415  # slow, and only for tables

    return pd.DataFrame(Library().table(f"science/{file}.csv").columns)

"""Any DataFrame as a plain table: names are texts, and cells are numbers, times or texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.data_lab.own_table import AGE
from reefkit.match.errors import reject

if TYPE_CHECKING:
    from collections.abc import Collection

    import pandas as pd  # type: ignore[import-untyped]


def plain_table(frame: pd.DataFrame | pd.Series) -> pd.DataFrame:
    """Return a DataFrame or a Series as the explorer reads it.

    An index with a name or with labels becomes columns. Names of several levels are joined, and
    doubled names are numbered. Periods become times, durations days, decimals numbers, and all
    other objects texts.

    Raises
    ------
    Rejection
        If it has no columns or no rows.

    Examples
    --------
    >>> import pandas as pd
    >>> wide = pd.DataFrame({2001: [3], 2002: [4]}, index=pd.Index(["A"], name="reef"))
    >>> plain_table(wide).columns.tolist()
    ['reef', '2001', '2002']
    """
    import pandas as pd  # noqa: PLC0415  # slow to import

    frame = frame.to_frame() if isinstance(frame, pd.Series) else frame
    levels = [frame.index.get_level_values(at) for at in range(frame.index.nlevels)]
    is_count = levels[0].name is None and pd.api.types.is_integer_dtype(levels[0].dtype)
    parts = (
        [] if is_count and len(levels) == 1 else [(each.name, pd.Series(each)) for each in levels]
    )
    parts += [(name, frame.iloc[:, at]) for at, name in enumerate(frame.columns)]
    if not len(frame.columns) or not len(frame):
        raise reject("data-frame-empty")
    columns: dict[str, pd.Series] = {}
    for name, column in parts:
        columns[_called(name, columns)] = _plain(column.reset_index(drop=True))
    return pd.DataFrame(columns)


def ages_of(frame: pd.DataFrame) -> list[str]:
    """Return the names of columns that are ages in Ma, such as ``max_ma``."""
    return [each for each in frame if AGE.fullmatch(each) and frame[each].dtype.kind in "iuf"]


def _called(name: object, known: Collection[str]) -> str:
    levels = name if isinstance(name, tuple) else ("" if name is None else name,)
    words = " ".join(str(each).removesuffix(" 00:00:00") for each in levels)
    called = again = " ".join(words.split()) or "index"
    number = 1
    while again in known:
        number += 1
        again = f"{called} {number}"
    return again


def _plain(column: pd.Series) -> pd.Series:
    import pandas as pd  # noqa: PLC0415  # as above

    if isinstance(column.dtype, pd.SparseDtype):
        column = column.sparse.to_dense()
    if isinstance(column.dtype, pd.CategoricalDtype):
        column = column.astype(object)
    kind = pd.api.types.infer_dtype(column, skipna=True)
    if kind == "period":
        column = pd.Series(pd.PeriodIndex(column).to_timestamp())
    elif kind in {"timedelta", "timedelta64"}:
        column = pd.to_timedelta(column).dt.total_seconds() / 86_400
    elif kind in {"date", "datetime", "datetime64"}:
        column = pd.to_datetime(column)
    elif kind == "boolean":
        column = column.astype("boolean" if column.isna().any() else bool)
    elif kind in {"decimal", "floating", "integer", "mixed-integer-float"}:
        column = column.astype(float) if column.dtype.kind == "O" else column
    elif kind not in {"string", "empty"}:
        column = column.map(str, na_action="ignore")
    return column

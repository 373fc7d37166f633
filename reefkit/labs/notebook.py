"""A lesson in a notebook, and a match that bots play: what `import reefkit as rk` begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reefkit.labs.lesson.lab import AnyLab, every_lab, labs
from reefkit.match.errors import reject
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message, ReefkitError, catalogue, message

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]

    from reefkit.data_lab.dataset import Dataset
    from reefkit.data_lab.explorer import Explorer
    from reefkit.labs.lesson.dataframe import Source
    from reefkit.labs.lesson.page import LessonLab


def _lab_of(game: str, known: Mapping[str, AnyLab]) -> AnyLab:
    if game not in known:
        raise reject("no-such-game", game=game, known=sorted(known))
    return known[game]


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
        ``reef``, ``climate``, ``succession`` or ``expanse``; ``deep-time`` for the lesson beside
        real fossils.
    folder, locale, content
        As `reefkit.labs.lesson.page.LessonLab` has them: where work is kept, the language and
        reading level, and a folder of one's own content.

    Raises
    ------
    ReefkitError
        When there is no such game, or something in one's own content is not as expected.

    Examples
    --------
    >>> import tempfile, reefkit as rk
    >>> page = rk.lab("succession", tempfile.mkdtemp())  # as the last line of a cell it is shown
    >>> page.session.lab.id
    'succession'
    """
    from reefkit.labs.lesson.page import LessonLab  # noqa: PLC0415  # widgets: when one is shown

    return LessonLab(_lab_of(game, every_lab()), folder, locale, content)


def play(
    game: str = "reef",
    bots: Sequence[str] = (),
    *,
    seed: int | None = None,
    options: Mapping[str, Any] = {},
) -> Match:
    """Have bots play a whole match, and return it.

    Parameters
    ----------
    game
        ``reef``, ``climate``, ``succession`` or ``expanse``.
    bots
        The style of each seat's bot, as ``reefkit play --help`` lists them; none: those of *Quick
        start*.
    seed
        The same seed gives the same match; none: another one each time.
    options
        Changes to the game's options.

    Raises
    ------
    ReefkitError
        When there is no such game, style or option.

    Examples
    --------
    >>> import reefkit as rk
    >>> match = rk.play("climate", ["wanderer", "adapter", "newcomer"], seed=3)
    >>> match.is_over, len(match.setup.seats)
    (True, 3)
    """
    found, say = _lab_of(game, labs()), catalogue()
    styles = list(bots) or list(found.quick_bots)
    seats = []
    for number, style in enumerate(styles, 1):
        ids = (f"new-bot-{game}-{style}", f"new-bot-{style}")
        named = next((say.render(Message(each)) for each in ids if say.has(each)), style)
        name = named if styles.count(style) == 1 else f"{named} {number}"
        seats.append(SeatInfo(name, bot=style))
    table = MemoryTable(found.new_match(seats, seed=seed, options=dict(options)))
    table.run()
    return table.match


def explore(
    *of: Source | Dataset | pd.DataFrame, series: Sequence[str] | None = None,
    locale: str | None = None,
) -> Explorer:  # fmt: skip
    """Open an explorer of tables in a notebook: graphs by drag, touch or keyboard.

    Parameters
    ----------
    *of
        What to look at: a lab, a match or a list of matches (all its tables), a path as `load`
        takes it, a DataFrame of your own, or a dataset. None: the lab that was opened last, if one
        is open.
    series
        The real series that are offered beside them, by their keys; none: all.
    locale
        The language and reading level.

    Returns
    -------
    Explorer
        As the last line of a cell it is shown. Its `choices` can be kept and set again.

    Raises
    ------
    ReefkitError
        When there is no such series, or as `record`.

    Examples
    --------
    >>> import reefkit as rk
    >>> explorer = rk.explore(rk.play("reef", seed=3), series=["coral-stages"])
    >>> list(explorer.datasets)[:2], list(explorer.datasets)[-1]
    (['match-diversity', 'match-presence'], 'coral-stages')
    """
    import pandas as pd  # noqa: PLC0415  # as below

    from reefkit.data_lab import series as real  # noqa: PLC0415  # widgets: when one is shown
    from reefkit.data_lab.dataset import Dataset  # noqa: PLC0415
    from reefkit.data_lab.experiment_text import of_results  # noqa: PLC0415
    from reefkit.data_lab.explorer import Explorer  # noqa: PLC0415
    from reefkit.labs.lesson.dataframe import datasets  # noqa: PLC0415

    say = catalogue(locale) if locale else catalogue()
    found: list[Dataset] = []
    for number, each in enumerate(of, 1):
        if isinstance(each, Dataset):
            found.append(each)
        elif isinstance(each, pd.DataFrame):
            title, frame = message("data-frame", number=number), each.reset_index(drop=True)
            found.append(Dataset(f"frame-{number}", title, frame, **of_results(frame.columns)))
        else:
            found += datasets(each, say)
    if not of:
        with suppress(ReefkitError):  # none is open: the real series alone
            found += datasets(None, say)
    found += [real.series(key) for key in (real.SERIES if series is None else series)]
    return Explorer(found, say=say)

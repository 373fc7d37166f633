"""`lab()`: the page as a notebook shows it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from reefkit.games import games
from reefkit.labs import LANGUAGE_VARIABLE, address
from reefkit.labs.pace import Pace
from reefkit.labs.places import DATABASE
from reefkit.labs.reef import frames, in_class
from reefkit.labs.reef.page import Page
from reefkit.labs.reef.parts.all import all_acts
from reefkit.labs.reef.replay import Playback
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.warming import Warming
from reefkit.labs.storage import Storage
from reefkit.text import catalogue, locales

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]


class Lab:
    """One lab page, to be shown as a notebook's output.

    Parameters
    ----------
    folder
        Where work is kept, in a file of its own; none: where the server keeps it, or the reader's
        own place.
    locale
        The page's language and reading level, such as ``en`` or ``en-simple``; none: the server's.
    """

    def __init__(self, folder: str | Path | None = None, locale: str | None = None) -> None:
        storage = (
            Storage.for_visitor("reef", games())
            if folder is None
            else Storage(Path(folder) / DATABASE, games(), "reef")
        )
        self.session = ReefSession(all_acts(), catalogue(locale or language_here()), storage)
        self.storage = storage
        self.session.reopen()
        place = address.place_of(os.environ.get(address.VARIABLE, ""))
        self.session.go_to(place)
        in_class.invite(self.session, place.get(address.JOIN, ""))
        self.page = Page(self.session, address.query_of(place))
        self.pace = Pace(self.session)
        self.playback = Playback(self.session)
        self.warming = Warming(self.session.templates, lasting=storage.lasting)
        self.page.draw()

    def record(self, reading: str = "presence") -> pd.DataFrame:
        """Give the record of the open match as a table (see `reefkit.labs.reef.record`).

        Parameters
        ----------
        reading
            ``presence``, ``scores``, ``diversity``, ``ranges``, ``disasters``, ``losses`` or
            ``predictions``.

        Raises
        ------
        ReefkitError
            When no match is open, or there is no such reading.
        """
        return frames.record(reading, self, self.session.say)

    def _repr_mimebundle_(self, **options: object) -> object:
        self.pace.start()
        self.warming.start()
        self.storage.lasting.start(self.session.changed)
        return self.page.widget._repr_mimebundle_(**options)  # as IPython asks


def language_here() -> str:
    """Give the language that a lab server speaks, or English."""
    named = os.environ.get(LANGUAGE_VARIABLE, "")
    return named if named in locales() else "en"


def lab(folder: str | Path | None = None, locale: str | None = None) -> Lab:
    """Open the Reef Survivor lab in a notebook or a published page.

    Parameters
    ----------
    folder
        Where work is kept, in a file of its own; none: where the server keeps it, or the reader's
        own place.
    locale
        The page's language and reading level: ``en``, or ``en-simple`` for 10 to 13; none: what
        the server that publishes the page speaks.
    """
    return Lab(folder, locale)

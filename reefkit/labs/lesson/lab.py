"""`lab()`: the page as a notebook shows it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from reefkit.games import games
from reefkit.labs import address
from reefkit.labs.lasting_acts import go_on
from reefkit.labs.lesson import frames, in_class, speaking
from reefkit.labs.lesson.kind import Kind
from reefkit.labs.lesson.page import LessonPage
from reefkit.labs.lesson.replay import Playback
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.simulating import Simulation
from reefkit.labs.lesson.warming import Warming
from reefkit.labs.lesson.words import naming
from reefkit.labs.pace import Pace
from reefkit.labs.places import DATABASE
from reefkit.labs.storage import Storage
from reefkit.text import Catalogue, catalogue
from reefkit.text.languages import nearest

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]


class LessonLab:
    """One lab page, to be shown as a notebook's output.

    Parameters
    ----------
    kind
        What the lab brings.
    folder
        Where work is kept, in a file of its own; none: where the server keeps it, or the reader's
        own place.
    locale
        The page's language and reading level, such as ``es`` or ``en-simple``; none: the server's.
    """

    def __init__(
        self, kind: Kind, folder: str | Path | None = None, locale: str | None = None
    ) -> None:
        storage = (
            Storage.for_visitor(kind.id, games())
            if folder is None
            else Storage(Path(folder) / DATABASE, games(), kind.id)
        )
        named = locale or nearest(speaking.language_here(), kind.id)
        self.session = new_session(kind, catalogue(named), storage)
        if locale is None and speaking.is_chosen_here():
            self.session.chose = speaking.language_here()
        self.storage = storage
        arrived = storage.people.arrived()
        if arrived is None:
            self.session.reopen()
        else:
            go_on(self.session, arrived)
        place = address.place_of(os.environ.get(address.VARIABLE, ""))
        self.session.go_to(place)
        in_class.invite(self.session, place.get(address.JOIN, ""))
        self.page = LessonPage(self.session, address.query_of(place))
        self.pace = Pace(self.session)
        self.playback = Playback(self.session)
        self.simulation = Simulation(self.session)
        self.warming = Warming(self.session.templates, lasting=storage.lasting)
        self.page.draw()

    def record(self, reading: str = "presence") -> pd.DataFrame:
        """Give the record of the open match as a table (see `reefkit.labs.lesson.frames.record`).

        Parameters
        ----------
        reading
            One of the readings of the lab's game.

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


def new_session(kind: Kind, say: Catalogue, storage: Storage | None = None) -> LessonSession:
    """Make a session of a lab.

    Parameters
    ----------
    kind
        What the lab brings.
    say, storage
        As `LessonSession` has them.
    """
    say = naming(say, kind.names())
    if kind.new_session is not None:
        return kind.new_session(say, storage)
    return LessonSession(kind, say, storage)

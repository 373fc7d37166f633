"""`desk()`: the teacher's desk as a notebook shows it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from reefkit.labs import LANGUAGE_VARIABLE, address, places
from reefkit.labs.desk.page import DeskPage
from reefkit.labs.desk.parts import settings
from reefkit.labs.desk.parts.all import all_acts
from reefkit.labs.desk.running import Running
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.ghosts.leading import Leading
from reefkit.labs.opening import open_store
from reefkit.labs.setting import MOST_LETTERS
from reefkit.match.errors import reject
from reefkit.text import ReefkitError, catalogue, locales
from reefkit.text.languages import nearest

if TYPE_CHECKING:
    from reefkit.classroom.store import Store

PATIENCE = 5.0


class Desk:
    """One desk, to be shown as a notebook's output.

    Parameters
    ----------
    store
        Where the class stands.
    class_id
        Which class it is.
    locale
        The page's language and reading level; none: the server's.
    addresses
        Where students' devices find the server.
    word
        What they must show there once; empty where nothing is asked for.
    """

    def __init__(
        self,
        store: Store,
        class_id: str,
        locale: str | None = None,
        addresses: tuple[str, ...] = (),
        word: str = "",
    ) -> None:
        named = locale or os.environ.get(LANGUAGE_VARIABLE, "")
        say = catalogue(nearest(named if named in locales() else "en", "desk"))
        self.session = DeskSession(all_acts(), say, store, class_id, addresses=addresses, word=word)
        query = os.environ.get(address.VARIABLE, "")
        self.session.go_to(address.place_of(query))
        _offer(self.session, query)
        self.page = DeskPage(self.session)
        self.running = Running(self.session)
        self.leading = self.session.leading = Leading(self.session)
        self.page.draw()

    def _repr_mimebundle_(self, **options: object) -> object:
        self.running.start()
        self.leading.start()
        return self.page.widget._repr_mimebundle_(**options)  # as IPython asks


def _offer(session: DeskSession, query: str) -> None:
    """Offer the setting that a link brought, or say why it cannot be used."""
    found = dict(parse_qsl(query[:MOST_LETTERS])).get("setting")
    if not found:
        return
    try:
        settings.offer(session, found)
    except ReefkitError as error:
        session.refuse(error.message)


def desk(folder: str | Path | None = None, locale: str | None = None) -> Desk:
    """Open the desk of the class whose teacher signed in, or of a folder of save files.

    Parameters
    ----------
    folder
        A folder of students' save files, to be read without a server: a class of a store that goes
        with the notebook.
    locale
        The page's language and reading level: ``en``, or ``en-simple``; none: the server's.

    Raises
    ------
    Rejection
        When no server says which class it is, or the folder cannot be read.
    """
    if folder is not None:
        from reefkit.labs.desk.files_desk import open_files  # noqa: PLC0415  # it opens this desk

        return open_files(folder, locale)
    class_id = places.class_id()
    if not class_id:
        raise reject("desk-not-signed-in")
    store = open_store(places.database(), PATIENCE)
    return Desk(store, class_id, locale, places.addresses(), places.token())

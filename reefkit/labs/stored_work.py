"""A person's work on the store, and in memory as long as the store cannot be reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from reefkit.labs.identity import People, Somebody
from reefkit.labs.keeping import Answered, Given, MemoryWork, Work
from reefkit.match.errors import reject

if TYPE_CHECKING:
    from reefkit.classroom.store import Answer, Store


class StoreWork(Work):
    """One person's work in one lesson.

    What is done goes to the store and to a copy in memory; what is asked is read from the store,
    since the same person may work at another page, and from the copy while that cannot be.

    Parameters
    ----------
    people
        The people of the device.
    somebody
        Whose work it is; the store gets the person with the first thing that is kept.
    lesson
        Which lesson's work it is.
    match
        Gives the id of the open match; empty where none is open, or it is kept nowhere.
    """

    def __init__(
        self, people: People, somebody: Somebody, lesson: str, match: Callable[[], str]
    ) -> None:
        self._people = people
        self._lasting = people.lasting
        self._somebody = somebody
        self._lesson = lesson
        self._match = match
        self._copy = MemoryWork(somebody.key, people.lasting.clock)
        self._plots: dict[str, dict[str, Any]] = {}

    @property
    def who(self) -> str:  # type: ignore[override]
        """What is shuffled for the person is shuffled by it."""
        return self._somebody.key

    # -- answers -------------------------------------------------------------------------------

    def answers(self, sheet: str) -> tuple[Answered, ...]:
        """List all answers given on a sheet."""
        found = self._read(lambda store, id_: store.work.answers(id_, self._lesson, sheet))
        if found is not None:
            self._copy.set_answers(sheet, [_answered(each) for each in found])
        return self._copy.answers(sheet)

    def answer(self, sheet: str, question: str, raw: Any) -> Answered:  # noqa: ANN401
        """Keep an answer as the next attempt at its question."""
        _check(raw)
        given = self.answers(sheet)
        attempt = 1 + max((each.attempt for each in given if each.question == question), default=0)
        match = self._match() or None

        def put(store: Store, id_: str) -> Answer:
            return store.work.answer(
                id_, self._lesson, sheet, question, raw, attempt=attempt, match=match
            )

        stored = self._write(put)
        if stored is None:
            return self._copy.answer(sheet, question, raw)
        self._copy.set_answers(sheet, [*given, _answered(stored)])
        return _answered(stored)

    def finish(self, sheet: str) -> str:
        """Hand a sheet in, and give when."""
        when = self._write(lambda store, id_: store.work.finish(id_, self._lesson, sheet))
        return self._copy.finish(sheet, when or "")

    def finished(self, sheet: str) -> str:
        """Give when a sheet was handed in."""
        found = self._read(lambda store, id_: store.work.finished(id_, self._lesson))
        if found is not None and sheet in found:
            self._copy.finish(sheet, found[sheet])
        return self._copy.finished(sheet)

    def marks(self, sheet: str) -> dict[str, Given]:
        """Give what teachers of this person's classes gave and released, by question."""
        nothing: dict[str, Given] = {}
        found = self._read(lambda store, id_: self._marks(store, id_, sheet), nothing)
        return dict(found)

    def _marks(self, store: Store, id_: str, sheet: str) -> dict[str, Given]:
        part = f"{self._lesson}/{sheet.removesuffix('/survey').split(':', 1)[0]}"
        rows = store.classes.of_person(id_)
        marks = [
            store.classes.marks(row.id)
            for row in rows
            if part in store.classes.control(row.id).released
        ]
        if not any(marks):
            return {}
        last = {each.question: each.id for each in store.work.answers(id_, self._lesson, sheet)}
        given = {id_: mark for of_class in marks for id_, mark in of_class.items()}
        return {
            question: Given(given[answer].points, given[answer].text)
            for question, answer in last.items()
            if answer in given
        }

    # -- notes and plots -----------------------------------------------------------------------

    def note(self, key: str, text: str) -> None:
        """Keep a note."""
        _check(text)
        self._write(lambda store, id_: store.work.note(id_, self._lesson, key, text))
        self._copy.note(key, text)

    def notes(self) -> dict[str, str]:
        """Give the latest note of each key."""
        found = self._read(lambda store, id_: store.work.notes(id_, self._lesson))
        for key, note in (found or {}).items():
            self._copy.note(key, note.text)
        return self._copy.notes()

    def plot(self, key: str, value: Any) -> None:  # noqa: ANN401
        """Keep a plot of the open match, in memory alone where that is kept nowhere."""
        _check(value)
        match = self._match()
        if match:
            self._write(lambda store, id_: store.work.plot(id_, match, key, value))
        self._plots.setdefault(match, {})[key] = value

    def plots(self) -> dict[str, Any]:
        """Give the latest plot of each key, of the open match."""
        match = self._match()
        found = self._read(lambda store, id_: store.work.plots(id_, match)) if match else None
        known = self._plots.setdefault(match, {})
        known.update({key: plot.value for key, plot in (found or {}).items()})
        return dict(known)

    # -- settings ------------------------------------------------------------------------------

    def remember(self, key: str, value: Any) -> None:  # noqa: ANN401
        """Keep a setting of the page for this person."""
        _check(value)
        name = self._setting(key)
        self._write(lambda store, id_: store.work.remember(f"person:{id_}", name, value))
        self._copy.remember(key, value)

    def recall(self, key: str) -> Any:  # noqa: ANN401
        """Give a setting that was kept."""
        name, mine = self._setting(key), self._copy.recall(key)
        return self._read(lambda store, id_: store.work.recall(f"person:{id_}", name, mine), mine)

    def _setting(self, key: str) -> str:
        return f"{self._lesson}/{key}"

    # -- the store -----------------------------------------------------------------------------

    def _read(self, ask: Callable[[Store, str], Any], otherwise: Any = None) -> Any:  # noqa: ANN401
        id_ = self._somebody.id
        return self._lasting.read(lambda store: ask(store, id_), otherwise) if id_ else otherwise

    def _write(self, put: Callable[[Store, str], Any]) -> Any:  # noqa: ANN401
        """Do something at the store; give what it gave, or None when that has to wait."""
        self._people.admit(self._somebody)
        gave: list[Any] = []
        self._lasting.write(lambda store: gave.append(put(store, self._somebody.id)))
        return gave[0] if gave else None


def _answered(answer: Answer) -> Answered:
    return Answered(
        question=answer.question, attempt=answer.attempt, raw=answer.raw, at=answer.time
    )


def _check(value: object) -> None:
    """Refuse what the store would refuse, before it waits for it in vain."""
    from reefkit.classroom.store.values import to_text  # noqa: PLC0415  # with SQLAlchemy

    try:
        to_text(value)
    except TypeError as error:
        raise reject("lab-not-understood") from error

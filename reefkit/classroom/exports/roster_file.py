"""Reading of the names of a class: a list, or a file of a learning platform."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from reefkit.classroom.exports.gradebook_file import decoded
from reefkit.classroom.exports.gradebooks import POINTS_POSSIBLE
from reefkit.match.errors import reject

# no reader: heads of columns as platforms write them, in their letters alone
_FIRST = frozenset(
    {"firstname", "givenname", "forename", "vorname", "prenom", "nombre", "nombres", "imie"}
    | {"voornaam", "fornavn", "fornamn", "etunimi", "имя"}
)
_LAST = frozenset(
    {"lastname", "surname", "familyname", "nachname", "familienname", "nom", "nomdefamille"}
    | {"apellido", "apellidos", "cognome", "sobrenome", "apelido", "nazwisko", "achternaam"}
    | {"etternavn", "efternavn", "efternamn", "sukunimi", "фамилия"}
)
_WHOLE = frozenset(
    {"student", "studentname", "fullname", "name", "lastfirst", "lastfirstmi", "pupil", "pupilname"}
    | {"estudiante", "alumno", "alumna", "nombrecompleto", "nombreyapellidos", "apellidosynombre"}
    | {"schuler", "schulerin", "vollstandigername", "eleve", "etudiant", "nomcomplet", "nome"}
    | {"aluno", "alunno", "nomecompleto", "naam", "namn", "navn", "nimi"}
)
_MAIL = re.compile("mail|correo|courriel")
_NO_STUDENT = re.compile(rf"\s*{POINTS_POSSIBLE}|student, test$|test student$", re.IGNORECASE)
_MOST_BEFORE = 15
"""Most lines before the heads of a table, as in PowerSchool's templates for scores."""
_BULLET = re.compile(r"(?:[-*\u2022\u2013]|\d{1,3}[.)])\s+")


class ListedName(NamedTuple):
    """A name of a list; its last name is empty if the list does not tell it apart."""

    first: str
    last: str = ""

    @property
    def whole(self) -> str:
        return f"{self.first} {self.last}".strip()

    @property
    def line(self) -> str:
        """The name as a line from which `read_names` reads it again."""
        line = f"{self.last}, {self.first}"
        return line if _turned(line) == self else self.whole


def read_names(data: bytes) -> list[ListedName]:
    """Return the names in a file, or in a pasted or typed text, in their order.

    A table has a column of names, or one of first and one of last names, among any others: Canvas,
    Moodle, Google Classroom, Blackboard and PowerSchool write such, in many languages. A text has a
    name on each line, or all on one, between commas. "Lindqvist, Zoë" is turned round.

    Raises
    ------
    Rejection
        If it is too large, or no text.
    """
    text = decoded(data)
    if "\0" in text:
        raise reject("export-roster-unknown")
    found = next((names for each in ",;\t" if (names := _of_table(text, each))), None)
    return found or _of_lines(text)


def _of_table(text: str, separator: str) -> list[ListedName]:
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
    except csv.Error:
        return []
    for number, row in enumerate(rows[:_MOST_BEFORE]):
        heads = [_letters(cell) for cell in row]
        columns = [_place(heads, each) for each in (_FIRST, _LAST, _WHOLE)]
        if any(place is not None for place in columns):
            mail = next((n for n, head in enumerate(heads) if _MAIL.search(head)), None)
            body = [row for row in rows[number + 1 :] if _is_student(row, mail)]
            return [name for row in body if (name := _name(row, columns)).whole]
    return []


def _place(heads: Sequence[str], known: frozenset[str]) -> int | None:
    return next((place for place, head in enumerate(heads) if head in known), None)


def _is_student(row: Sequence[str], mail: int | None) -> bool:
    """Return whether a row is a student's: Google Classroom has rows of dates and points, too."""
    return mail is None or (mail < len(row) and "@" in row[mail])


def _name(row: Sequence[str], columns: Sequence[int | None]) -> ListedName:
    first, last, whole = (
        "" if place is None or place >= len(row) else row[place].strip() for place in columns
    )
    name = ListedName(first, last) if first and last else _turned(first or last or whole)
    is_none = _NO_STUDENT.match(name.whole) or _NO_STUDENT.match(whole)
    return ListedName("") if is_none else name


def _of_lines(text: str) -> list[ListedName]:
    lines = [" ".join(_BULLET.sub("", line.strip(), count=1).split()) for line in text.splitlines()]
    lines = [line for line in lines if line]
    if len(lines) == 1 and len(parts := re.split("[,;]", lines[0])) > 2:
        return [ListedName(name) for each in parts if (name := each.strip())]
    return [_turned(line) for line in lines]


def _turned(name: str) -> ListedName:
    last, comma, first = name.partition(",")
    is_one = comma and "," not in first and not re.search(r"\d", name)
    parts = [each.strip() for each in (first, last)] if is_one else [name]
    return ListedName(*parts) if all(parts) else ListedName(" ".join(parts).strip())


def _letters(head: str) -> str:
    plain = unicodedata.normalize("NFKD", head.casefold())
    return "".join(each for each in plain if each.isalpha())

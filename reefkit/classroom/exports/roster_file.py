"""Reading of the names of a class: a list, or a file of a learning platform."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Sequence
from typing import NamedTuple

from reefkit.classroom.exports.gradebooks import POINTS_POSSIBLE
from reefkit.match.errors import reject
from reefkit.text.table_cells import Cells, TableError, decoded, read_cells

MOST_BYTES = 2 * 1024 * 1024

# no reader: heads of columns as platforms write them, in their letters alone. First and last names
# are from Moodle's language packs (https://download.moodle.org/langpack), and as spoken there.
# Canvas writes its heads in English in every language (github.com/instructure/canvas-lms,
# lib/gradebook_exporter.rb at 0140a2ef). Blackboard and Google publish no list: see `_by_content`.
_PAIRS = tuple(
    (first, last)
    for each in (
        "firstname lastname,firstname surname,givenname familyname,forename surname",
        "vorname nachname,vorname familienname,prenom nom,prenom nomdefamille,nom cognoms",
        "nombre apellidos,nombre apellido,nombres apellidos,nome cognome,nome sobrenome",
        "nome apelido,nome apelidos,imie nazwisko,voornaam achternaam,fornavn etternavn",
        "fornavn efternavn,fornamn efternamn,fornamn etternamn,etunimi sukunimi,имя фамилия",
        "імя прізвище,ime prezime,ime priimek,jmeno prijmeni,krestnijmeno prijmeni",
        "krstnemeno priezvisko,keresztnev vezeteknev,izena deitura,izena abizenak,ad soyad",
        "prenume nume,vards uzvards,vardas pavarde,ονομα επωνυμο,fornafn eftirnafn,名 姓,名字 姓氏",
    )
    for first, last in (pair.split() for pair in each.split(","))
)
_FIRST = frozenset(first for first, _ in _PAIRS if len(first) > 2)
_LAST = frozenset(last for _, last in _PAIRS if len(last) > 2)
_WHOLE = frozenset(
    {"student", "studentname", "fullname", "name", "lastfirst", "lastfirstmi", "pupil", "pupilname"}
    | {"estudiante", "alumno", "alumna", "nombrecompleto", "nombreyapellidos", "apellidosynombre"}
    | {"schuler", "schulerin", "vollstandigername", "eleve", "etudiant", "nomcomplet", "nome"}
    | {"aluno", "alunno", "nomecompleto", "naam", "namn", "navn", "nimi"}
)
_MAIL = re.compile("mail|correo|courriel")
_NO_STUDENT = re.compile(rf"\s*{POINTS_POSSIBLE}|student, test$|test student$", re.IGNORECASE)
_TEST_LOGIN = re.compile("[0-9a-f]{40}")
"""Login of Canvas's test student, whose name is in the course's language (its course.rb)."""
BLACKBOARD = re.compile(r"\[[^|]*\] ?\|\d+")
"""End of a column's head in Blackboard: points and number, as in `Quiz [Total Pts: 10] |664617`
(github.com/nbeaver/offline-grades-upload, readme.rst)."""
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
    try:
        rows = cells_of(data).rows
        found = name_columns(rows)
        if found is not None:
            return [name for row in found.students(rows) if (name := found.name(row)).whole]
        return _of_lines(decoded(data)[0])
    except TableError as error:
        raise reject("export-roster-unknown") from error


def cells_of(data: bytes) -> Cells:
    """Read the cells of a platform's file.

    Raises
    ------
    Rejection
        If it is too large.
    """
    if len(data) > MOST_BYTES:
        raise reject("export-roster-too-large", megabytes=MOST_BYTES // 1024**2)
    return read_cells(data)


class NameColumns(NamedTuple):
    """Where a platform's file has the names of its students."""

    head: int  #: Row of the heads.
    first: int | None
    last: int | None
    whole: int | None  #: Column of first and last names in one.
    mail: int | None
    login: int | None = None  #: Column of logins in a file of Canvas.

    def students(self, rows: Sequence[Sequence[str]]) -> list[Sequence[str]]:
        return [row for row in rows[self.head + 1 :] if self.is_student(row)]

    def is_student(self, row: Sequence[str]) -> bool:
        """Return whether a row is a student's: Classroom has rows of dates and points, too."""
        mail = "@" if self.mail is None else "".join(row[self.mail : self.mail + 1])
        login = "" if self.login is None else "".join(row[self.login : self.login + 1])
        return "@" in mail and not _TEST_LOGIN.fullmatch(login)

    def name(self, row: Sequence[str]) -> ListedName:
        first, last, whole = (
            "" if place is None or place >= len(row) else row[place].strip()
            for place in (self.first, self.last, self.whole)
        )
        name = ListedName(first, last) if first and last else _turned(first or last or whole)
        is_none = _NO_STUDENT.match(name.whole) or _NO_STUDENT.match(whole)
        return ListedName("") if is_none else name


def name_columns(rows: Sequence[Sequence[str]]) -> NameColumns | None:
    """Find the columns of names by their heads, in the languages of the platforms."""
    for number, row in enumerate(rows[:_MOST_BEFORE]):
        heads = [_letters(cell) for cell in row]
        pair = next((e for e in _PAIRS if set(e) <= set(heads)), ())
        first = _place(heads, pair[:1] or _FIRST)
        last = _place(heads, pair[1:] or _LAST)
        whole = _place(heads, _WHOLE)
        if (first, last, whole) != (None, None, None):
            mail = next((n for n, head in enumerate(heads) if _MAIL.search(head)), None)
            return NameColumns(number, first, last, whole, mail, _place(heads, {"sisloginid"}))
    return _by_content(rows)


def _by_content(rows: Sequence[Sequence[str]]) -> NameColumns | None:
    """Find last and first names by the form of a file of Blackboard or Classroom."""
    # Classroom has lines of days and of points before those of students, with their mails.
    mails = ["@" in "".join(row[2:3]) for row in rows]
    is_classroom = len(rows) > 3 and not any(mails[:3]) and all(mails[3:])
    if is_classroom or any(BLACKBOARD.search(head) for row in rows[:1] for head in row[2:]):
        return NameColumns(0, 1, 0, None, 2 if is_classroom else None)
    return None


def _place(heads: Sequence[str], known: Container[str]) -> int | None:
    return next((place for place, head in enumerate(heads) if head in known), None)


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

"""What a language does not say yet, by who reads it: students, teachers, whoever runs a server.

``python -m tools.untranslated it`` lists it for Italian, file by file at both reading levels;
without a language, for Spanish.
"""

import re
import sys
from functools import cache
from pathlib import Path

import nbformat
from fluent.syntax import ast

from reefkit.text.catalogue import Source, read_file
from reefkit.text.languages import CATALOGUES
from reefkit.text.references import parsed
from tests.support.tree import ROOT

READERS = {
    "student": "",
    "teacher": r"desk|desk-.*|.*-desk|ghosts|teacher-notes|.*-teaching|content",
    "deployer": r"command|health|hub|serve",
}
"""Whose files are whose, by name. What several read is a student's: all files that are nobody's."""
PROMISED = ("student", "teacher")
"""Who reads a language of ours without a sentence of English."""
SHOWN = 5
"""How many messages of a file are named."""


@cache
def read(locale: str, name: str) -> Source:
    return read_file(CATALOGUES / locale / f"{name}.ftl", f"{locale}/{name}.ftl")


@cache
def said(source: Source) -> dict[str, ast.Pattern]:
    """Return the patterns of a file by id, attributes as ``id.attribute``; terms are not said."""
    found = {}
    for part in source.parts.values():
        entry = parsed(part)[0].body[0]  # as a catalogue parses it, which does so once
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            found[entry.id.name] = entry.value
        for each in entry.attributes:
            found[f"{entry.id.name}.{each.id.name}"] = each.value
    return found


def sayable(source: Source) -> dict[str, ast.Pattern]:
    return {key: each for key, each in said(source).items() if not key.endswith(".gender")}


def reader(name: str) -> str:
    """Return who reads a file."""
    found = (each for each, names in READERS.items() if re.fullmatch(names, name))
    return next(found, "student")


def prose(path: Path) -> dict[str, str]:
    """Return the cells of a notebook that are no code, by id; none where there is no notebook."""
    if not path.is_file():
        return {}
    cells = nbformat.read(path, as_version=4).cells
    return {each.id: each.source for each in cells if each.cell_type == "markdown"}


def unwritten(language: str) -> dict[str, dict[str, list[str]]]:
    """Return the cells of notebooks that a language lacks, or has in English: by reader and file."""
    found: dict[str, dict[str, list[str]]] = {"student": {}, "teacher": {}}
    for path in sorted((ROOT / "lessons").rglob("*.ipynb")):
        folder, lesson, *within = path.relative_to(ROOT).parts
        if within[0] in {path.name, "teachers"}:  # others are in another language
            there = Path(folder, lesson, language, *within)
            ours = prose(ROOT / there)
            lacks = [id_ for id_, text in prose(path).items() if ours.get(id_, text) == text]
            is_teachers = "teachers" in within or lesson == "teachers-desk"
            if lacks:
                found["teacher" if is_teachers else "student"][there.as_posix()] = lacks
    return found


def untranslated(language: str) -> dict[str, dict[str, list[str]]]:
    """Return what a language lacks: by reader, and by file.

    Messages of a catalogue with its reading level, and cells of notebooks.
    """
    found: dict[str, dict[str, list[str]]] = {each: {} for each in READERS}
    for level, english in ((language, "en"), (f"{language}-simple", "en-simple")):
        for path in sorted((CATALOGUES / english).glob("*.ftl")):
            name = path.stem
            there = (CATALOGUES / level / path.name).is_file()
            ours = sayable(read(level, name)) if there else {}
            lacks = sayable(read(english, name)).keys() - ours.keys()
            if lacks:
                found[reader(name)][f"{level}/{name}"] = sorted(lacks)
    for each, files in unwritten(language).items():
        found[each] |= files
    return found


def main(language: str = "es") -> None:
    lacks, lines = untranslated(language), []
    for each, files in lacks.items():
        lines.append(f"{each}: {sum(map(len, files.values()))} messages in {len(files)} files")
        for name, ids in files.items():
            more = f" and {len(ids) - SHOWN} more" if len(ids) > SHOWN else ""
            lines.append(f"  {name}: {', '.join(ids[:SHOWN])}{more}")
    print("\n".join(lines))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The table of who reads what is typed: every field of every page has its row, and no row is idle."""

from __future__ import annotations

import re
from pathlib import Path

from tests.support.tree import ROOT, project_files, text_of

FIELD = re.compile(r"<(?:textarea|input)\b(?:[^<>{]|\{\{.*?\}\}|\{%.*?%\})*>", re.DOTALL)
NO_TEXT = re.compile(r'type="(?:radio|checkbox|range|file|hidden|\{\{)')
NAMED = re.compile(r'(?:data-act|name)="([a-z_-]+)"')

JOINING = "name on joining"
NAMES = "names at a screen: of players, of who answers"
ME = "note after a survey, *Only me* (what it is unless chosen)"
TEACHER = "note after a survey, *Me and my teacher*"
UNKEPT = "note that is typed and not kept yet"
WORDS = "answer in own words, also in the last questions of *After*"
NUMBERS = "number, plot or tally that is typed in"
ALONE = "search in the glossary, seed and options of a match, change in *What if*"
CODES = "word of the server, code to come back, class code, code of a homework reef"
MESSAGE = "your message to the class"
SENTENCE = "your sentence to an answer"
CLASS = "name of the class, your name, names that you give students"
KEY = "key, settings and the link to them, what you type to confirm"

ROWS = {
    "class_join.html": {
        "code": (CODES,),
        **dict.fromkeys(("first", "second", "third"), (JOINING,)),
    },
    "lasting_who.html": {"person_name": (NAMES,)},
    "lasting_receipt.html": {"rename": (NAMES,)},
    "new_match.html": {
        "new-name": (NAMES,),
        "new-member": (NAMES,),
        "new-seed": (ALONE,),
        "new-option": (ALONE,),
    },
    "note_macros.html": {"note": (ME, TEACHER, UNKEPT)},
    "ask_text.html": {"ask-type": (WORDS,)},
    "ask_survey.html": {"ask-survey-type": (WORDS,)},
    "ask_number.html": {"ask-type": (NUMBERS,)},
    "plot_macros.html": {"plot-type": (NUMBERS,)},
    "by_hand.html": {"draft-tally": (NUMBERS,)},
    "plot_steps.html": {"plot-type": (NUMBERS,)},
    "what_if.html": {"what-if-set": (ALONE,)},
    "glossary.html": {"glossary-find": (ALONE,)},
    "lasting_door.html": {"code": (CODES,)},
    "new_seat.html": {"new-code": (CODES,)},
    "homework_side.html": {"code": (CODES,)},
    "landing.html": {"code": (CODES,)},
    "code.html": {"code": (CODES,)},
    "token.html": {"token": (CODES,)},
    "ways-in.html": {"code": (CODES,), "key": (KEY,), "name": (CLASS,), "teacher": (CLASS,)},
    "desk_people.html": {"name": (CLASS,)},
    "desk_person.html": {"name": (CLASS,)},
    "desk_settings.html": {"": (KEY,), "link": (KEY,), "settings-option": (KEY,)},
    "desk_message.html": {"text": (MESSAGE,)},
    "assessment_texts.html": {"mark-say": (SENTENCE,)},
    "exports.html": {"typed": (KEY,)},
}
"""The rows of each field, by its template and by its act, or its name where it sends a form."""


def fields(path: Path) -> set[str]:
    found = set()
    for field in FIELD.findall(text_of(path)):
        if not NO_TEXT.search(field):
            acts = re.findall(r'data-act="([a-z_-]+)"', field) or NAMED.findall(field) or [""]
            found.add(acts[0])
    return found


def test_every_field_where_text_is_typed_has_its_row() -> None:
    pages = {path: fields(path) for path in project_files("*.html") if path.parts[0] == "reefkit"}
    found = {path.name: names for path, names in pages.items() if names}
    assert found == {name: set(rows) for name, rows in ROWS.items()}


def test_the_table_has_these_rows_and_no_other() -> None:
    page = (ROOT / "docs/teachers/privacy.md").read_text(encoding="utf-8")
    table = page.split("## Who reads what is typed")[1].split("## Who can read it")[0]
    rows = re.findall(r"^\| (?!what |---)([^|]+?) \|", table, re.MULTILINE)
    named = {row for of_page in ROWS.values() for found in of_page.values() for row in found}
    assert set(rows) == named
    assert len(rows) == len(set(rows))

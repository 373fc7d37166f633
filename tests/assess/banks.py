"""A small bank and forms for the tests, written as a teacher writes them."""

from pathlib import Path
from textwrap import dedent

from reefkit.assess import Bank, Form, read_bank, read_forms
from reefkit.content import Library

CHOICE = 'kind = "choice"\noptions = ["ant", "bee", "cat"]\nright = "bee"\n'


def item(id_: str, goals: str = "A", **keys: object) -> str:
    """Return a choice as TOML; keys give what it has beside."""
    more = "".join(f"{key} = {value!r}\n" for key, value in keys.items())
    listed = ", ".join(f'"{goal}"' for goal in goals)
    return f"[{id_}]\n{CHOICE}goals = [{listed}]\n{more}"


BEFORE = "\n".join(
    [
        *(item(f"{goal.lower()}-{number}", goal) for goal in "ABCDE" for number in range(1, 5)),
        *(item(f"twin-{number}", "A", variant="twin") for number in range(1, 4)),
        *(item(f"paired-{number}", "B", concept=f"concept-{number}") for number in range(1, 5)),
        '[sure]\nkind = "confidence"\n',
        '[agree]\nkind = "scale"\n',
        '[words]\nkind = "text"\n',
    ]
)
AFTER = "\n".join(
    item(f"later-{number}", "B", concept=f"concept-{number}") for number in range(1, 5)
)


def write(folder: Path, before: str = BEFORE, after: str = AFTER, forms: str = "") -> Library:
    """Write a library of a bank and forms."""
    for name, text in (("before", before), ("after", after), ("forms", forms)):
        (folder / f"{name}.toml").write_text(dedent(text), encoding="utf-8")
    return Library(base=folder)


def bank_of(folder: Path, before: str = BEFORE, after: str = AFTER) -> Bank:
    return read_bank(write(folder, before, after), "before.toml", "after.toml")


def forms_of(folder: Path, forms: str) -> tuple[Bank, dict[str, Form]]:
    library = write(folder, forms=forms)
    bank = read_bank(library, "before.toml", "after.toml")
    return bank, read_forms(library, "forms.toml", bank)

"""Of an erased class no byte is left where a server ran: database, logs, temporary files."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from reefkit.classroom.store import DATABASE_VARIABLE, Store
from tests.labs.desk.pupils import played_match
from tests.support.teachers import DESK, Browser, kernel_of, make_class
from tests.support.voila import serving

NAMES = ("Quillon", "Zephyrine", "Wolframa", "Yggdrasil")


def fill(store: Store) -> dict[str, str]:
    """Have four join the class and do something of every kind; give what is to be found nowhere."""
    (klass,) = store.classes.all()
    traces = {"class": klass.name, "teacher": klass.teacher, "code": klass.code.replace(" ", "")}
    members = []
    for name in NAMES:
        person = store.people.create(name, f"device-of-{name}")
        members.append(store.classes.join(klass.id, person.id, f"{name} B"))
        store.work.answer(person.id, "reef", "before", "q", {"text": f"answer-{name}"})
        store.work.note(person.id, "reef", "talk", f"note-{name}")
        store.work.remember(f"person:{person.id}", "drafts:before", f"draft-{name}")
        told = ("answer", "note", "draft", "device-of")
        traces |= {f"{what} of {name}": f"{what}-{name}" for what in told}
        traces |= {f"name of {name}": name, f"label of {name}": f"{name} B"}
        traces[f"code of {name}"] = members[-1].resume_code.replace("-", "")
    seats = [[each.person] for each in members]
    table = store.classes.lay_table(klass.id, "By the window", "reef", played_match(), seats)
    store.work.remember(f"match:{table.match}:0", "page/drafts", "seat-Quillon")
    store.classes.set_control(klass.id, message="Hephaestion")
    return traces | {"match": str(table.match), "typed": "seat-Quillon", "said": "Hephaestion"}


def left(folder: Path, traces: dict[str, str]) -> list[str]:
    """Tell what is to be found, in whichever file below a folder."""
    held = b"".join(
        (Path(root) / name).read_bytes()
        for root, _, names in os.walk(folder)
        for name in names
        if (Path(root) / name).is_file()
    )
    return sorted(what for what, trace in traces.items() if trace.encode() in held)


def test_no_byte_of_an_erased_class_is_left_where_its_server_ran(tmp_path: Path):
    temporary, log = tmp_path / "temporary", tmp_path / "labs.log"
    temporary.mkdir()
    command = [sys.executable, "-m", "reefkit", "serve", "--no-browser", "--port", "0"]
    environment = {"TMPDIR": str(temporary), DATABASE_VARIABLE: ""}
    with serving([*command, "--log", str(log)], tmp_path, **environment) as served:
        teacher, _ = make_class(served, "Xanthophyll 9q", teacher="Ms Ouroboros")
        store = Store.open(tmp_path / "home" / "reefkit.sqlite")
        traces = fill(store)
        assert left(tmp_path, traces) == sorted(traces), "or the search finds nothing"
        # What a school asks of a server: links, codes, a lesson, the desk with all its names.
        pupil = Browser(served.url)
        for path in (f"join/{traces['code']}/", f"reef-survivor/?join={traces['code']}", "no/such"):
            assert pupil.get(path).status in {200, 303, 404}
        assert pupil.post("continue/", code=traces["code of Quillon"]).status == 303
        assert kernel_of(teacher.get(DESK).body)
        (klass,) = store.classes.all()
        store.classes.erase(klass.id)
        store.close()
        assert left(tmp_path, traces) == []
        said = served.log
    assert left(tmp_path, traces) == []
    assert [what for what, trace in traces.items() if trace in said] == []

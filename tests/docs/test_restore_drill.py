"""The back-up, the drill and the restore of a database in a file, as `serve.md` prints them."""

import os
import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from tests.support.tree import page

STEPS = [
    fence.text
    for fence in page(Path("docs/deployers/serve.md")).fences
    if "run by tests/docs/test_restore_drill.py" in fence.text
]


def test_the_printed_commands_restore_a_class(tmp_path: Path):
    if shutil.which("sqlite3") is None:
        pytest.skip("sqlite3 is absent")
    back_up, drill, restore = STEPS
    work, folder = tmp_path / "labs" / "work.sqlite", tmp_path / "here"
    folder.mkdir()

    def run(commands: str) -> str:
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        environment = os.environ | {"HOME": str(tmp_path), "PATH": path}
        done = subprocess.run(
            ["bash", "-euc", f"umask 022\n{commands}"],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def names() -> list[str]:
        with closing(Store.open(work)) as store:
            return [each.name for each in store.classes.all()]

    with closing(Store.open(work)) as labs:  # the labs run while the copy is made
        labs.classes.create("Biology 9b")
        run(back_up)
        assert (folder / "copy.sqlite").stat().st_mode & 0o777 == 0o600
        said = run(drill)
        assert said.startswith("ok\n")
        assert "Biology 9b" in said
        assert [each.name for each in folder.iterdir()] == ["copy.sqlite"]
        labs.classes.create("Made since")
    assert len(names()) == 2
    run(restore)
    assert names() == ["Biology 9b"]
    assert work.stat().st_mode & 0o777 == 0o600

"""The page of a course that programs, followed from the wheels to the marks."""

import csv
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import nbformat
import pytest

from tests.docs.test_commands import copy_of_the_project, told
from tests.lessons.test_nbgrader import Copy, _hand_in
from tests.support.effort import at_length
from tests.support.tree import Fence, page

pytestmark = pytest.mark.slow

GAME = "reef-survivor"
NBGRADER = "#!{}\nfrom nbgrader.apps.nbgraderapp import main\n\nmain()\n"
LONGEST_READING = 20
WORDS_A_MINUTE = 100
"""Of tables and code, read with care."""


class Follower:
    """Does what a block says, in an environment that a block made anew.

    What the wheels ask for is taken from the environment of the tests, so nothing is looked up.
    """

    def __init__(self, folder: Path) -> None:
        self.project, self.home, self.environments = folder / "reefkit", folder, 0
        self.project.mkdir()
        copy_of_the_project(self.project)
        (self.project / ".venv").rename(folder / "ours")  # not to be installed into

    def _new_environment(self) -> None:
        self.environments += 1
        self.bin = self.home / f"course-{self.environments}" / "bin"
        subprocess.run([sys.executable, "-m", "venv", self.bin.parent], check=True)
        (packages,) = self.bin.parent.glob("lib/*/site-packages")
        (packages / "ours.pth").write_text(sysconfig.get_path("purelib"))
        script = self.bin / "nbgrader"
        script.write_text(NBGRADER.format(self.bin / "python"))
        script.chmod(0o755)

    def run(self, command: str) -> str:
        if "pip install" in command or not self.environments:
            self._new_environment()
        done = subprocess.run(
            ["bash", "-eu", "-c", command],
            cwd=self.project,
            env=os.environ
            | {
                # nbgrader calls alembic.
                "PATH": f"{self.bin}:{Path(sys.executable).parent}:{os.environ['PATH']}",
                "HOME": str(self.home),
                "JUPYTER_PATH": str(Path(sys.prefix) / "share" / "jupyter"),
                "PYTHONPATH": "",
                "PIP_NO_INDEX": "1",
                "PIP_NO_BUILD_ISOLATION": "0",  # so pip spells that there is none
                "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def python(self, code: str) -> str:
        (self.home / "block.py").write_text(f"import reefkit as rk\n{code}", encoding="utf-8")
        return self.run(f"python -P {self.home / 'block.py'}")

    def follow(self, fence: Fence) -> None:
        """Do what a block says; between nbgrader's commands students hand in their copies."""
        if "get_config()" in fence.text:
            (self.project / "nbgrader_config.py").write_text(fence.text, encoding="utf-8")
            source = self.project / "source" / GAME
            shutil.copytree(self.project / "lessons" / GAME / "teachers", source)
        elif fence.language == "python":
            self.python(fence.text)
        for each in told(fence) if fence.language == "sh" else ():
            self.run(each.command)
            if "pip install" in each.command:
                where = self.python("print(rk.play('reef', seed=3)); print(rk.__file__)")
                assert str(self.bin.parent) in where
            if "generate_assignment" in each.command:
                self.hand_in()

    def hand_in(self) -> None:
        source = nbformat.read(self.project / "source" / GAME / f"{GAME}-data.ipynb", as_version=4)
        self.solved = {
            cell.metadata.nbgrader.grade_id: cell.source
            for cell in source.cells
            if cell.metadata.get("nbgrader", {}).get("solution")
        }
        _hand_in(self.project, GAME, "ana", Copy(dict(self.solved), set(), seed=20261))
        _hand_in(self.project, GAME, "ben", Copy({}, {*self.solved}))


@at_length
@pytest.mark.parametrize("path", ["docs/teachers/course.md", "docs/es/teachers/course.md"])
def test_a_lecturer_follows_the_page_from_the_wheels_to_the_marks(
    path: str, kernel: None, tmp_path: Path
):
    follower, blocks = Follower(tmp_path), page(Path(path)).fences
    for block in blocks:
        follower.follow(block)
    assert follower.environments == 1 + sum("pip install" in block.text for block in blocks)
    graded = csv.DictReader((follower.project / "grades.csv").read_text("utf-8").splitlines())
    marks = {each["student_id"]: float(each["score"]) for each in graded}
    assert marks == {"ana": len(follower.solved), "ben": 0}
    feedback = follower.project / "feedback" / "ben" / GAME / f"{GAME}-data.html"
    assert "Not yet." in feedback.read_text("utf-8")


@pytest.mark.parametrize("path", ["docs/teachers/course.md", "docs/es/teachers/course.md"])
def test_the_page_is_read_in_twenty_minutes(path: str):
    words = sum(len(token.content.split()) for token in page(Path(path)).tokens)
    assert words < LONGEST_READING * WORDS_A_MINUTE

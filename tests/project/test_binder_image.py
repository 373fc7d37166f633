"""What Binder builds of this repository: rendered by repo2docker itself, and read line by line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from reefkit.serve.pages import find_lessons, lessons_folder
from tests.support.binder import URLPATH
from tests.support.tree import ROOT, project_files, text_of

# By these, too, repo2docker decides what to build.
DECIDING = {
    "Dockerfile", "environment.yaml", "requirements.txt", "setup.py", "Pipfile", "Pipfile.lock",
    "runtime.txt", "apt.txt", "postBuild", "start", "install.R", "DESCRIPTION", "Project.toml",
    "JuliaProject.toml", "REQUIRE", "default.nix", "repo2docker_config.py",
}  # fmt: skip
INSTALL = '${MAMBA_EXE} env update -p ${NB_PYTHON_PREFIX} --file "environment.yml"'


@pytest.fixture(scope="module")
def rendered(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Give the Dockerfile that Binder builds of what git holds, without building anything."""
    home = tmp_path_factory.mktemp("repo2docker")
    tool = Path(sys.executable).with_name("jupyter-repo2docker")
    found = subprocess.run(
        [
            str(tool),
            "--no-build",
            "--debug",
            "--user-id",
            "1000",
            "--user-name",
            "jovyan",
            str(ROOT),
        ],
        cwd=home,
        env=os.environ | {"HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert "Building conda environment for python=3.11" in found.stderr
    return found.stdout


def test_only_the_environment_file_decides() -> None:
    files = project_files()
    assert Path("environment.yml") in files
    assert {str(path) for path in files} & DECIDING == set()
    # A folder of one of these names would be read instead of the project's own.
    assert [path for path in files if path.parts[0] in {"binder", ".binder"}] == []


def test_the_image_has_our_python(rendered: str) -> None:
    # Its base is locked to one version of Python; ours is what the environment asks for.
    asked = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))["dependencies"]
    assert asked[0] == "python=3.11"
    (lock,) = re.findall(
        r"^COPY --chown=\S+ build_script_files/(\S+) /tmp/env/environment\.lock",
        rendered,
        re.MULTILINE,
    )
    assert "environment-2epy-2d3-2e11-2dlinux" in lock


def test_the_repository_is_there_before_it_is_installed(rendered: str) -> None:
    # `-e .[binder]` names a folder; repo2docker would else copy the file alone, and fail.
    copied = rendered.index("COPY --chown=1000:1000 src/ ${REPO_DIR}/")
    assert rendered.index(INSTALL) > copied
    assert rendered.count(INSTALL) == 1
    assert rendered.rindex("USER ${NB_USER}", 0, rendered.index(INSTALL)) > copied


def test_nothing_else_is_run_or_installed_for_us(rendered: str) -> None:
    run = [line for line in rendered.splitlines() if not line.startswith("#")]
    assert [line for line in run if re.search(r"postBuild|pip install|R2D_ENTRYPOINT", line)] == []
    # Binder's own command follows when it starts: `tests.support.binder` has it.
    assert rendered.rstrip().endswith('CMD ["jupyter", "notebook", "--ip", "0.0.0.0"]')


def test_the_addresses_that_are_written_down_open_the_labs() -> None:
    page = text_of(Path("docs/deployers/binder.md"))
    link = re.compile(r"https://mybinder\.org/v2/gh/OWNER/REPOSITORY/BRANCH\?urlpath=([^)\s]+)")
    assert link.findall(text_of(Path("README.md"))) == [URLPATH]
    assert set(link.findall(page)) == {URLPATH}
    for_all = [each for each in find_lessons(lessons_folder()) if not each.declared.teachers]
    listed = re.findall(rf"^\| .+ \| `{URLPATH}([a-z-]+)/` \|$", page, re.MULTILINE)
    assert listed == [each.name for each in for_all]

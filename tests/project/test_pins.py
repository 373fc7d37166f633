"""Ranges for a course, one lock for make, Binder and the image; the version stands in one place."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

import reefkit
from reefkit.serve.lesson_list import find_lessons, lessons_folder
from tests.support.school import URLPATH
from tests.support.tree import ROOT, project_files, text_of

# What may be installed beside us (pyproject.toml), and what we are tested with (constraints.txt).

PROJECT = tomllib.loads(text_of(Path("pyproject.toml")))
TOOLS = {"test", "check", "docs"}
"""What we work with, of which the lock alone says the version."""
LISTS = {
    "build": PROJECT["build-system"]["requires"],
    "run": PROJECT["project"]["dependencies"],
    **PROJECT["project"]["optional-dependencies"],
}
# A name, perhaps an extra, from which version on and perhaps below which: no address, no path, no exact number.
RANGE = re.compile(r"[A-Za-z0-9._-]+(\[[a-z,]+\])?>=[0-9.]+(,<[0-9.]+)?")
TOOL = re.compile(r"[A-Za-z0-9._-]+(\[[a-z,]+\])?(>=[0-9.]+(,<[0-9.]+)?)?")
# A name, one exact number, perhaps a condition.
PIN = re.compile(r"[A-Za-z0-9._-]+==[0-9][0-9A-Za-z.]*(; [a-z_]+ == '[a-z0-9]+')?")
LOCK = [
    line
    for line in text_of(Path("constraints.txt")).splitlines()
    if line and not line.startswith("#")
]


def _locked() -> dict[str, Requirement]:
    """Return what the lock holds for this machine, by name."""
    pins = {canonicalize_name(pin.name): pin for pin in map(Requirement, LOCK)}
    return {name: pin for name, pin in pins.items() if not pin.marker or pin.marker.evaluate()}


def _asked(*lists: str) -> dict[str, Requirement]:
    asked = [Requirement(each) for name in lists for each in LISTS[name]]
    return {canonicalize_name(each.name): each for each in asked}


def _needed(first: dict[str, Requirement]) -> set[str]:
    """Follow the installed packages to all that they need on this machine."""
    seen: set[tuple[str, str]] = set()
    waiting = [(name, "") for name in first]
    waiting += [(name, extra) for name, pin in first.items() for extra in pin.extras]
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        for text in distribution(name).requires or []:
            need = Requirement(text)
            if need.marker is None or need.marker.evaluate({"extra": extra}):
                child = canonicalize_name(need.name)
                waiting += [(child, ""), *((child, more) for more in need.extras)]
    return {name for name, _ in seen}


@pytest.mark.parametrize("name", LISTS)
def test_every_requirement_is_a_name_and_a_range(name: str):
    shape = TOOL if name in TOOLS else RANGE
    assert LISTS[name]
    assert [each for each in LISTS[name] if not shape.fullmatch(each)] == []


@pytest.mark.parametrize("pin", ["numpy==2.4.6", "numpy", "numpy @ https://host/n.whl", "numpy<3"])
def test_the_pattern_refuses_what_is_not_a_range(pin: str):
    assert not RANGE.fullmatch(pin)


def test_the_lock_has_one_exact_number_a_name_in_order():
    assert [pin for pin in LOCK if not PIN.fullmatch(pin)] == []
    names = [canonicalize_name(Requirement(pin).name) for pin in LOCK]
    assert len(set(names)) == len(names) == len(LOCK)
    assert sorted(LOCK, key=str.lower) == LOCK


def test_the_lock_is_within_the_ranges_and_has_all_that_is_needed_and_no_more():
    locked = _locked()
    wrong = {
        name: str(asked)
        for lists in LISTS
        for name, asked in _asked(lists).items()
        if not asked.specifier.contains(str(locked[name].specifier).removeprefix("=="))
    }
    assert wrong == {}
    assert set(locked) == _needed(_asked(*LISTS))


def test_a_courses_own_versions_are_let_in():
    """What a lecturer met: a course on an older pandas, numpy and SQLAlchemy."""
    asked = _asked("run")
    for name, its in {"pandas": "2.2.3", "numpy": "2.1.3", "sqlalchemy": "2.0.36"}.items():
        assert asked[name].specifier.contains(its)


def test_what_is_installed_is_what_is_locked():
    wrong = {}
    for name, pin in _locked().items():
        try:
            found = distribution(name).version
        except PackageNotFoundError:
            found = "nothing"
        if not pin.specifier.contains(found, prereleases=True):
            wrong[name] = f"{found} installed, {pin.specifier} locked"
    assert wrong == {}


def test_every_locked_version_takes_the_oldest_python_that_is_promised():
    """A stable Debian stays at the first patches of a Python: ours is 3.11, of whatever patch."""
    [oldest] = SpecifierSet(PROJECT["project"]["requires-python"])
    assert oldest.operator == ">="
    needs = {name: distribution(name).metadata.get("Requires-Python") or "" for name in _locked()}
    first = f"{oldest.version}.0"
    assert {name: need for name, need in needs.items() if first not in SpecifierSet(need)} == {}


def test_environment_yml_holds_python_pip_the_lock_and_this_project_only():
    lines = text_of(Path("environment.yml")).splitlines()
    kept = [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]
    pip = ["- -c constraints.txt", "- -e .[binder]"]
    assert kept == ["dependencies:", "- python=3.11", "- pip", "- pip:", *pip]


def test_all_that_sets_up_uses_the_lock():
    """Make (and with it the build machine), the image, and the page on a school's server."""
    pip = re.compile(r"pip.* install (?!.*reefkit).*|^PIP .*", re.MULTILINE)
    pages = (f"docs/deployers/{name}.md" for name in ("one-machine", "several-servers"))
    for path in ("Makefile", "deploy/Dockerfile", *pages):
        found = [
            line for line in pip.findall(text_of(Path(path))) if "PIP" in line or "'.[" in line
        ]
        assert found
        assert [line for line in found if "--constraint constraints.txt" not in line] == []


def test_no_file_names_a_package_host():
    # In pieces, so that this list does not find itself.
    hosts = ["py" + "pi.org", "python" + "hosted.org", "registry.npm" + "js.org"]
    hosts += ["conda.ana" + "conda.org", "deb.de" + "bian.org"]
    options = ["--index" + "-url", "--extra-index" + "-url", "--find" + "-links"]
    found = [
        (str(path), word)
        for path in project_files()
        for word in hosts + options
        if word in text_of(path)
    ]
    assert found == []


# What Binder builds of this repository: rendered by repo2docker itself, and read line by line.

# By these, too, repo2docker decides what to build.
DECIDING = {
    "Dockerfile", "environment.yaml", "requirements.txt", "setup.py", "Pipfile", "Pipfile.lock",
    "runtime.txt", "apt.txt", "postBuild", "start", "install.R", "DESCRIPTION", "Project.toml",
    "JuliaProject.toml", "REQUIRE", "default.nix", "repo2docker_config.py",
}  # fmt: skip
INSTALL = '${MAMBA_EXE} env update -p ${NB_PYTHON_PREFIX} --file "environment.yml"'


@pytest.fixture(scope="module")
def rendered(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the Dockerfile that Binder builds of what git holds, without building anything."""
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


def test_only_the_environment_file_decides():
    files = project_files()
    assert Path("environment.yml") in files
    assert {str(path) for path in files} & DECIDING == set()
    # A folder of one of these names would be read instead of the project's own.
    assert [path for path in files if path.parts[0] in {"binder", ".binder"}] == []


def test_the_image_has_our_python(rendered: str):
    # Its base is locked to one version of Python; ours is what the environment asks for.
    asked = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))["dependencies"]
    assert asked[0] == "python=3.11"
    (lock,) = re.findall(
        r"^COPY --chown=\S+ build_script_files/(\S+) /tmp/env/environment\.lock",
        rendered,
        re.MULTILINE,
    )
    assert "environment-2epy-2d3-2e11-2dlinux" in lock


def test_the_repository_is_there_before_it_is_installed(rendered: str):
    # `-e .[binder]` names a folder; repo2docker would else copy the file alone, and fail.
    copied = rendered.index("COPY --chown=1000:1000 src/ ${REPO_DIR}/")
    assert rendered.index(INSTALL) > copied
    assert rendered.count(INSTALL) == 1
    assert rendered.rindex("USER ${NB_USER}", 0, rendered.index(INSTALL)) > copied


def test_nothing_else_is_run_or_installed_for_us(rendered: str):
    run = [line for line in rendered.splitlines() if not line.startswith("#")]
    assert [line for line in run if re.search(r"postBuild|pip install|R2D_ENTRYPOINT", line)] == []
    # Binder's own command follows when it starts: `tests.support.school` has it.
    assert rendered.rstrip().endswith('CMD ["jupyter", "notebook", "--ip", "0.0.0.0"]')


def test_the_addresses_that_are_written_down_open_the_labs():
    page = text_of(Path("docs/deployers/binder.md"))
    link = re.compile(r"https://mybinder\.org/v2/gh/OWNER/REPOSITORY/BRANCH\?urlpath=([^)\s]+)")
    assert set(link.findall(page)) == {URLPATH}
    for_all = [each for each in find_lessons(lessons_folder()) if not each.declared.teachers]
    listed = re.findall(rf"^\| .+ \| `{URLPATH}([a-z-]+)/` \|$", page, re.MULTILINE)
    assert listed == [each.name for each in for_all]


# The version stands in one place.

CITATION = Path("CITATION.cff")
HOME = Path("reefkit/__init__.py")
# A changelog is a list of versions, and this file has a sample to try the search on.
LISTS_OF_VERSIONS = {Path("CHANGELOG.md"), Path("tests/project/test_pins.py")}


def _claims(text: str) -> list[str]:
    """Find lines that give our number as the version of something called so, or of Reefkit."""
    number = re.escape(reefkit.__version__)
    named = rf"(?:version|reefkit)(?![a-z])[^\n\d]{{0,12}}(?<![\d.]){number}(?![\d.]*\d)"
    return [line for line in text.splitlines() if re.search(named, line, re.IGNORECASE)]


def test_the_version_is_a_version():
    assert re.fullmatch(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?", reefkit.__version__)


def test_the_search_finds_a_second_version():
    number = reefkit.__version__
    assert _claims(f'version = "{number}"')
    assert _claims(f"reefkit=={number}")
    assert _claims(f"__version__: str = '{number}'")
    assert not _claims(f"version = {number}.7")
    assert not _claims(f"coral cover {number}")


def test_no_other_file_repeats_the_version():
    assert _claims(text_of(HOME)), "the search must find the one place"
    others = set(project_files()) - LISTS_OF_VERSIONS - {HOME, CITATION}
    # What a measured figure was measured of is history, as the changelog is.
    judged = {path for path in others if path.parts[:2] != ("bench", "results")}
    repeats = {str(path): claims for path in judged if (claims := _claims(text_of(path)))}
    assert repeats == {}


def test_the_build_reads_the_version_from_its_one_place():
    project = tomllib.loads(text_of(Path("pyproject.toml")))
    assert project["project"]["dynamic"] == ["version"]
    assert ROOT / project["tool"]["hatch"]["version"]["path"] == ROOT / HOME
    assert version("reefkit") == reefkit.__version__


def test_the_citation_names_this_version():
    said = re.search(r"^version: (.+)$", text_of(CITATION), re.MULTILINE)
    assert said
    assert said[1] == reefkit.__version__


def _megabytes(name: str) -> float:
    files = distribution(name).files or []
    paths = [Path(str(each.locate())) for each in files if each.suffix != ".pyc"]
    return sum(path.stat().st_size for path in paths if path.exists()) / 1e6


def test_the_deployers_page_lists_the_heaviest_packages():
    page = text_of(Path("docs/deployers/index.md"))
    rows = re.findall(r"^\| ([a-z-]+) \| (\d+) \|", page, re.MULTILINE)
    needed = sorted(((_megabytes(each), each) for each in _needed(_asked("run"))), reverse=True)
    assert {name for name, _ in rows} == {name for _, name in needed[: len(rows)]}
    for name, size in rows:
        assert int(size) == pytest.approx(_megabytes(name), rel=0.1), name
    listed = sum(int(size) for _, size in rows)
    whole = sum(size for size, _ in needed)
    assert listed / whole == pytest.approx(0.8, abs=0.05)
    assert whole == pytest.approx(290, rel=0.1)

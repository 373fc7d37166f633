"""An installed package works as the checkout does: it carries its content and its lessons."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from email.parser import Parser
from pathlib import Path

import psutil
import pytest
from packaging.requirements import Requirement
from playwright.sync_api import expect

import reefkit
from reefkit.serve.lesson_list import find_lessons
from tests.browser.lesson import quick_start
from tests.labs.lesson.test_public_interface import GAMES, LIGHT, LIGHT_PACKAGES
from tests.support.browser import PATIENCE, OpenPage, leave
from tests.support.effort import at_length
from tests.support.machine import tool_is_absent
from tests.support.teachers import DESK, Browser, kernel_of, make_class
from tests.support.tree import ROOT, project_files
from tests.support.voila import serving

pytestmark = pytest.mark.slow

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]

TO_SERVE = {
    "reefkit/lessons/reef-survivor/reef-survivor.ipynb",
    "reefkit/lessons/teachers-desk/lesson.toml",
    "reefkit/data/reef/organisms.toml",
    "reefkit/data/art/cards.toml",
    "reefkit/serve/template/pages/landing.html",
    "reefkit/serve/template/static/page.js",
    "reefkit/serve/template/voila/templates/reefkit/index.html.j2",
    "reefkit/text/catalogues/en/lab-server.ftl",
    "reefkit/text/catalogues/en-simple/lab-server.ftl",
    "reefkit/widgets/static/fonts/atkinson-hyperlegible-next.woff2",
}
"""Of each kind of file that a server needs, one."""


def build(project: Path, folder: Path) -> Path:
    """Build a wheel with what is installed: nothing is looked up anywhere."""
    build = ["wheel", "--no-index", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([*PIP, *build, str(project)], check=True, cwd=folder)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT / "deploy" / "core", tmp_path_factory.mktemp("core"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    install = ["install", "--no-index", "--no-deps", "--target", str(folder), str(wheel)]
    subprocess.run([*PIP, *install], check=True)
    return folder


def _python(
    code: str, *arguments: str, package: Path, folder: Path
) -> subprocess.CompletedProcess[str]:
    """Run Python in a foreign folder, with the package of one place before any other."""
    environment = os.environ | {"PYTHONPATH": str(package), "PYTHONSAFEPATH": "1"}
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_wheel_is_named_by_the_one_version(wheel: Path):
    assert wheel.name == f"reefkit-{reefkit.__version__}-py3-none-any.whl"


def test_the_wheel_carries_code_content_lessons_and_licences(wheel: Path):
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    files = project_files("reefkit", "data", "lessons")
    carried = {
        str(path) if path.parts[0] == "reefkit" else f"reefkit/{path.as_posix()}" for path in files
    }
    assert {"reefkit/lessons/README.md", "reefkit/data/science/README.md"} <= carried
    assert carried >= TO_SERVE
    package = {name for name in names if name.startswith("reefkit/")}
    assert package == carried
    licences = f"reefkit-{reefkit.__version__}.dist-info/licenses"
    for name in ("LICENSE", "CREDITS.md", "LICENSES/CC-BY-4.0.txt"):
        assert f"{licences}/{name}" in names


def _asked(wheel: Path) -> list[Requirement]:
    with zipfile.ZipFile(wheel) as archive:
        named = "-".join(wheel.name.split("-")[:2])
        said = archive.read(f"{named}.dist-info/METADATA").decode()
    return [Requirement(each) for each in Parser().parsestr(said).get_all("Requires-Dist", [])]


def test_the_wheel_asks_for_ranges_so_that_it_fits_beside_a_course(wheel: Path):
    asked = _asked(wheel)
    assert [str(each) for each in asked if "==" in str(each.specifier)] == []
    plain = {each.name: each.specifier for each in asked if each.marker is None}
    assert plain["pandas"].contains("2.2.3")
    assert plain["pandas"].contains("3.0.0")
    notebook = {each.name for each in asked if "notebook" in str(each.marker)}
    assert notebook == {"jupyterlab", "notebook"}


def test_the_small_wheel_has_the_same_package_and_asks_for_little(wheel: Path, core: Path):
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(core) as small:
        of_whole, of_small = ({*each.namelist()} for each in (whole, small))
    licences = {"LICENSE", "CREDITS.md", *project_files("LICENSES")}
    package = {each for each in of_whole if each.startswith("reefkit/")}
    more = {each for each in of_small - package if ".dist-info/" not in each}
    assert package <= of_small
    assert more == {f"reefkit/{each}" for each in licences}
    asked = {str(each) for each in _asked(core)}
    assert asked < {str(each) for each in _asked(wheel)}
    names = {Requirement(each).name.replace("-", ".") for each in asked}
    assert names == LIGHT_PACKAGES


IN_SHORT = """
rk.presence(loaded), rk.matrix(loaded), rk.record("dictionary", loaded)
try:
    rk.lab("reef")
except rk.match.errors.ReefkitError as refused:
    print(refused)
"""


@at_length
def test_the_small_wheel_plays_and_counts_in_an_empty_environment(core: Path, tmp_path: Path):
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path)], check=True)
    python = tmp_path / "bin" / "python"
    _pip("--python", str(python), "install", str(core))
    _pip("--python", str(python), "check")
    for game in GAMES:
        run = [python, "-I", "-c", LIGHT + IN_SHORT, game, tmp_path / f"{game}.jsonl"]
        told = subprocess.run(run, capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stderr
        assert "rk.lab needs the package" in told.stdout


def test_the_installed_package_is_its_own(installed: Path, tmp_path: Path):
    shown = "import reefkit; print(reefkit.__file__)"
    found = _python(shown, package=installed, folder=tmp_path)
    assert found.stdout.strip() == str(installed / "reefkit" / "__init__.py"), found.stderr


def _installed_command(
    *arguments: str, installed: Path, folder: Path
) -> subprocess.CompletedProcess[str]:
    """Run the command as it was installed: the script, not the module."""
    launch = "import runpy, sys; del sys.argv[0]; runpy.run_path(sys.argv[0], run_name='__main__')"
    script = str(installed / "bin" / "reefkit")
    return _python(launch, script, *arguments, package=installed, folder=folder)


def test_the_installed_command_says_its_version(installed: Path, tmp_path: Path):
    said = _installed_command("--version", installed=installed, folder=tmp_path)
    assert (said.returncode, said.stderr) == (0, "")
    assert reefkit.__version__ in said.stdout


def test_the_installed_command_plays_the_checkouts_match(installed: Path, tmp_path: Path):
    play = ["play", "reef", "--seed", "1"]
    run = "import sys; from reefkit.serve.command import main; sys.exit(main())"
    here = _python(run, *play, package=ROOT, folder=tmp_path)
    there = _installed_command(*play, installed=installed, folder=tmp_path)
    assert (here.returncode, there.returncode) == (0, 0), here.stderr + there.stderr
    assert len(here.stdout.splitlines()) > 20  # a whole match, not a sentence about one
    assert there.stdout == here.stdout
    other = _installed_command(*play[:-1], "2", installed=installed, folder=tmp_path)
    assert other.stdout != there.stdout, "the comparison must be able to fail"


def test_the_installed_content_is_the_checkouts(installed: Path, tmp_path: Path):
    listing = """
from hashlib import sha256
from reefkit.content import Library
library = Library()
print(library.base)
for path in library.files():
    print(path, sha256((library.base / path).read_bytes()).hexdigest())
"""
    here = _python(listing, package=ROOT, folder=tmp_path)
    there = _python(listing, package=installed, folder=tmp_path)
    assert (here.stderr, there.stderr) == ("", "")
    own, *files = there.stdout.splitlines()
    assert own == str(installed / "reefkit" / "data")
    assert len(files) > 1
    assert files == here.stdout.splitlines()[1:]


def _pip(*asked: str) -> None:
    """Install from a registry."""
    done = subprocess.run([*PIP, *asked], capture_output=True, text=True, check=False)
    if done.returncode and "No matching distribution" in done.stderr:
        tool_is_absent("a package registry", "pip must reach one, or a school's mirror")
    assert done.returncode == 0, done.stderr


@pytest.fixture
def clean(wheel: Path, tmp_path: Path) -> Path:
    """Make an environment of its own that has the wheel and what it asks for, and nothing else."""
    folder = tmp_path / "clean"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    _pip("--python", str(folder / "bin" / "python"), "install", str(wheel))
    return folder / "bin"


@at_length
def test_a_wheel_in_a_clean_environment_serves_lessons(
    clean: Path, tmp_path: Path, open_page: OpenPage
):
    """Without make, without the checkout, from any folder."""
    shown = "import reefkit; print(reefkit.__file__)"
    found = subprocess.run(
        [clean / "python", "-P", "-c", shown],
        env=os.environ | {"PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=True,
        cwd="/",
    )
    assert Path(found.stdout.strip()).is_relative_to(clean.parent)
    folder = tmp_path / "anywhere"
    folder.mkdir()
    command = [
        str(clean / "reefkit"),
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--token",
        "kelp-river",
    ]
    with serving(command, folder, PYTHONPATH="") as served:
        browser = Browser(served.url.partition("?")[0])
        assert browser.get("/").status == 403
        assert browser.get("/?token=kelp-river").to == "/"
        door = browser.get("/").body
        lessons = [each.name for each in find_lessons(ROOT / "lessons")]
        assert [each for each in lessons if f'href="/{each}/' not in door] == []
        for name in set(lessons) - {"teachers-desk"}:
            body = browser.get(f"/{name}/").body
            assert body.rstrip().endswith("</html>")
            assert "application/vnd.jupyter.widget-view+json" in body, name
            assert "Traceback" not in body
        processes = [psutil.Process(served.process.pid)]
        processes += processes[0].children(recursive=True)
        assert len(processes) > len(lessons)  # the server, what forks kernels, and those
        assert [each for each in processes if str(ROOT) in " ".join(each.cmdline())] == []
        make_class(served, browser=browser)
        assert kernel_of(browser.get(DESK).body) != ""
        page = open_page()
        page.goto(f"{browser.url}?token=kelp-river")
        hands = quick_start(page, browser.url)
        hands.open("tab-how")
        expect(page.get_by_role("heading", name="How to play")).to_be_visible(timeout=PATIENCE)
        leave(page)  # before its server ends
    assert served.process.returncode == 0


@pytest.fixture
def oldest_pandas(wheel: Path, tmp_path: Path) -> Path:
    """Make an environment that has what ours has, but the oldest pandas that we allow."""
    (pandas,) = [each.specifier for each in _asked(wheel) if each.name == "pandas"]
    (oldest,) = [each.version for each in pandas if each.operator == ">="]
    folder = tmp_path / "oldest"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    _pip("--python", str(python), "install", "--no-deps", f"pandas=={oldest}")
    (packages,) = folder.glob("lib/*/site-packages")
    (packages / "ours.pth").write_text(sysconfig.get_path("purelib"))
    return python


@at_length
def test_tables_open_with_the_oldest_pandas(oldest_pandas: Path):
    tests = [
        f"tests/data_lab/test_{name}.py" for name in ("plain_table", "own_table", "copied_cells")
    ]
    shown = (
        "import sys, pandas, pytest; print(pandas.__file__); sys.exit(pytest.main(sys.argv[1:]))"
    )
    found = subprocess.run(
        [oldest_pandas, "-c", shown, "-q", "-p", "no:cacheprovider", *tests],
        env=os.environ | {"REEFKIT_PROOF": "", "PYTHONPATH": str(ROOT)},
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert found.stdout.startswith(str(oldest_pandas.parent.parent))
    assert found.returncode == 0, found.stdout + found.stderr

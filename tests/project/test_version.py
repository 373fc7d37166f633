"""The version stands in one place."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import reefkit
from tests.support.tree import ROOT, project_files, text_of

HOME = Path("reefkit/__init__.py")
# A changelog is a list of versions, and this file has a sample to try the search on.
LISTS_OF_VERSIONS = {Path("CHANGELOG.md"), Path("tests/project/test_version.py")}


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
    others = set(project_files()) - LISTS_OF_VERSIONS - {HOME}
    # What a measured figure was measured of is history, as the changelog is.
    judged = {path for path in others if path.parts[:2] != ("bench", "results")}
    repeats = {str(path): claims for path in judged if (claims := _claims(text_of(path)))}
    assert repeats == {}


def test_the_build_reads_the_version_from_its_one_place():
    project = tomllib.loads(text_of(Path("pyproject.toml")))
    assert project["project"]["dynamic"] == ["version"]
    assert ROOT / project["tool"]["hatch"]["version"]["path"] == ROOT / HOME
    assert version("reefkit") == reefkit.__version__


def test_the_citation_leaves_the_version_out():
    assert not re.search(r"^version:", text_of(Path("CITATION.cff")), re.MULTILINE)

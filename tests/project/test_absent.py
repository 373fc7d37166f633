"""What a machine lacks is named in the last lines of a run; where nothing may be wanting, it fails."""

import pytest

from tests.support.tree import ROOT

TESTS = """
import pytest
from tests.support.absent import tool_is_absent

@pytest.fixture(scope="module")
def kiln():
    tool_is_absent("a kiln", "buy one")

@pytest.mark.parametrize("pot", [1, 2, 3])
def test_pot(kiln, pot):
    raise AssertionError("there is no kiln to fire a pot in")

def test_clay():
    pass

def test_glaze():
    pytest.skip("not today")
"""
LAST_LINES = [
    "Absent on this machine, so these tests did not run:",
    "  a kiln (buy one): 3 tests",
]


@pytest.fixture
def pottery(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest('pytest_plugins = ["tests.support.absent"]')
    pytester.makepyfile(TESTS)
    return pytester


@pytest.mark.parametrize("processes", [(), ("-n", "2")])
def test_an_absent_tool_is_named_in_the_last_lines(
    pottery: pytest.Pytester,
    processes: tuple[str, ...],
):
    result = pottery.runpytest_subprocess(*processes)
    result.assert_outcomes(passed=1, skipped=4)
    assert result.ret == 0
    assert [line for line in result.outlines if line][-2:] == LAST_LINES


def test_on_the_build_machine_an_absent_tool_is_a_failure(
    pottery: pytest.Pytester,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv("CI", "true")
    result = pottery.runpytest_subprocess()
    result.assert_outcomes(passed=1, skipped=1, errors=3)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*absent: a kiln (buy one)*"])
    result.stdout.no_fnmatch_line("Absent on this machine*")


def test_where_nothing_is_absent_nothing_is_said(pottery: pytest.Pytester):
    result = pottery.runpytest_subprocess("-k", "clay or glaze")
    result.assert_outcomes(passed=1, skipped=1, deselected=3)
    result.stdout.no_fnmatch_line("Absent on this machine*")

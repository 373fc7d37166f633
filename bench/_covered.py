"""A pytest plugin for mutants.py: which test runs which lines, and how long each test takes."""

import gc
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

KEEP = Path(os.environ["REEFKIT_MUTANTS"])
# What these modules set up is a program of its own, in which no line is counted.
OUTSIDE = ("tests.support.browser", "tests.support.voila", "tests.support.postgres")

_coverage = Coverage(
    data_file=KEEP / "coverage.sqlite",
    include=json.loads((KEEP / "files.json").read_text("utf-8")),
    config_file=False,
)
gc.set_threshold(200_000, 20, 50)  # as our tests do; those of before did not
_coverage.start()
_seconds: dict[str, float] = {}
_failed: set[str] = set()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    inside = [item for item in items if not _is_outside(item)]
    config.hook.pytest_deselected(items=[item for item in items if _is_outside(item)])
    items[:] = inside


def _is_outside(item: pytest.Item) -> bool:
    found = getattr(item, "_fixtureinfo", None)
    fixtures = found.name2fixturedefs.values() if found else ()
    return any(each.func.__module__ in OUTSIDE for defined in fixtures for each in defined)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _coverage.switch_context(item.nodeid)
    return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0) + report.duration
    if not report.passed:
        _failed.add(report.nodeid)


def pytest_unconfigure() -> None:
    _coverage.stop()
    _coverage.save()
    passed = {test: _seconds[test] for test in _seconds if test not in _failed}
    (KEEP / "seconds.json").write_text(json.dumps(passed), "utf-8")

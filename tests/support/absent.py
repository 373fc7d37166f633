"""Tools of the machine that a test needs, and what is said when one is absent.

A missing tool skips the tests that need it, is named in the last lines of the run, and is a
failure where ``CI=true`` promises a machine with everything on it.
"""

import os
from typing import NoReturn

import pytest

MARK = "absent: "
_absent = pytest.StashKey[dict[str, int]]()


def tool_is_absent(what: str, remedy: str) -> NoReturn:
    """Skip the running test for want of a tool, or fail it where nothing may be wanting.

    Parameters
    ----------
    what
        The tool, as the last lines name it.
    remedy
        What to do to have it.
    """
    reason = f"{MARK}{what} ({remedy})"
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_absent] = {}
    config.pluginmanager.register(_Collector(config), "reefkit-absent-tools")


class _Collector:
    """Gathers the reasons from the reports, which xdist brings from every process to this one."""

    def __init__(self, config: pytest.Config) -> None:
        self._absent = config.stash[_absent]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and isinstance(report.longrepr, tuple):
            reason = report.longrepr[2].removeprefix("Skipped: ")
            if reason.startswith(MARK):
                name = reason.removeprefix(MARK)
                self._absent[name] = self._absent.get(name, 0) + 1


# Last of all: pytest's own closing line comes after every other chance to speak.
@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    absent = config.stash.get(_absent, {})
    if reporter is None or not absent or hasattr(config, "workerinput"):
        return
    reporter.write_line("")
    reporter.write_line("Absent on this machine, so these tests did not run:", yellow=True)
    for name, tests in sorted(absent.items()):
        reporter.write_line(f"  {name}: {tests} test{'s' if tests > 1 else ''}", yellow=True)

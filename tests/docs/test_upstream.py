"""What docs/contributors/upstream.md says of other projects holds: each example is run.

A red test here is good news: see whether our workaround is still needed.
"""

import re
import resource
import subprocess
import sys

import pytest

from tests.support.tree import ROOT

PAGE = (ROOT / "docs" / "contributors" / "upstream.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n# ([^\n]+)\n(.*?)```", PAGE, re.DOTALL)
SECONDS = 2
PATIENCE = 60
MEMORY = 1 << 30


def little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def ran(code: str, seconds: float) -> subprocess.CompletedProcess[str]:
    """Run an example that may take a gigabyte and so many seconds."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
        preexec_fn=little_memory,
    )


@pytest.mark.parametrize(("does", "code"), EXAMPLES, ids=[does for does, _ in EXAMPLES])
def test_an_example_shows_what_it_says(does: str, code: str):
    if does == "never ends":
        imports, call = code.rsplit("\n\n", 1)
        assert ran(imports, PATIENCE).returncode == 0  # it is not the import that takes so long
        # It counts into a list, so that memory may be gone before the time is.
        try:
            assert "MemoryError" in ran(code, SECONDS).stderr
        except subprocess.TimeoutExpired:
            assert call
    elif does == "takes all memory":
        assert "MemoryError" in ran(code, PATIENCE).stderr
    else:
        assert ran(code, PATIENCE).returncode == 0


def test_every_example_says_what_it_shows():
    assert len(EXAMPLES) == PAGE.count("```python")
    assert {does for does, _ in EXAMPLES} == {
        "never ends",
        "takes all memory",
        "leaves a process",
        "fills the log",
    }

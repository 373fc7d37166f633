"""Notebooks that run from top to bottom in a kernel of this interpreter."""

import asyncio
import sys
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.support.tree import ROOT


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Offer this interpreter as the kernel python3, a store, and nothing installed elsewhere."""
    spec = tmp_path / "jupyter" / "kernels" / "python3"
    spec.mkdir(parents=True)
    (spec / "kernel.json").write_text(
        f'{{"argv": ["{sys.executable}", "-m", "ipykernel_launcher", "-f", "{{connection_file}}"],'
        ' "display_name": "Python 3", "language": "python"}',
        encoding="utf-8",
    )
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path / "jupyter"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    monkeypatch.setenv("REEFKIT_HOME", str(tmp_path / "data"))


def executed(path: Path, folder: Path, *, errors: bool = False) -> nbformat.NotebookNode:
    """Run a lesson in a kernel of this interpreter, from a foreign folder.

    `errors`: whether it runs on after a cell that fails.
    """
    notebook = nbformat.read(path, as_version=4)
    with warnings.catch_warnings():
        # The kernel's client opens an event loop of its own and leaves it to the collector.
        warnings.simplefilter("ignore", ResourceWarning)
        warnings.simplefilter("ignore", DeprecationWarning)
        client = NotebookClient(
            notebook,
            timeout=300,
            allow_errors=errors,
            resources={"metadata": {"path": str(folder)}},
        )
        with ThreadPoolExecutor(1) as alone:  # a test with a browser has an event loop here
            alone.submit(asyncio.run, client.async_execute()).result()
    return notebook

"""Reefkit: playable ecology and evolution labs for classrooms.

``docs/contributors/architecture.md`` describes the packages and what each may import.

For a notebook, ``import reefkit as rk`` gives the names of `__all__`. Each is loaded at its first
use, so the import itself costs nothing.
"""

from importlib import import_module

# The one place where the version is: the build and the command line read it from here.
__version__ = "0.1.0"

_HOMES = {
    "lab": "labs.notebook",
    "play": "labs.notebook",
    "save": "labs.notebook",
    "load": "labs.lesson.dataframe",
    "record": "labs.lesson.dataframe",
    "tables": "labs.lesson.dataframe",
    "presence": "labs.lesson.dataframe",
    "collect": "labs.lesson.dataframe",
    "matrix": "labs.lesson.dataframe",
    "diversity": "labs.lesson.dataframe",
    "ensemble": "data_lab.ensembles",
    "what_if": "labs.notebook",
    "check": "labs.lesson.checked_cells",
    "explore": "labs.notebook",
    "plot": "labs.notebook",
}
"""Where each public name lives."""

__all__ = ["__version__", *_HOMES]  # noqa: PLE0604  # the names of a dictionary are texts


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)

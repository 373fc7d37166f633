"""What a function prints later, below the cell that asked for it.

JupyterLab drops what is printed between cells: when a click moves the match on, no cell is running.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import wraps
from io import StringIO

import ipywidgets  # type: ignore[import-untyped]
from IPython.core.getipython import get_ipython
from IPython.display import display


class _Printed(ipywidgets.Output):  # type: ignore[misc]  # ipywidgets is untyped
    def _repr_mimebundle_(self, **options: object) -> dict[str, object]:
        return {**super()._repr_mimebundle_(**options), "text/plain": ""}


def printing_below(call: Callable[..., object]) -> Callable[..., object]:
    """Return a function whose printed text and errors are shown below the cell that runs now.

    Without a notebook the function is returned as it is.
    """
    if getattr(get_ipython(), "kernel", None) is None:
        return call
    shown = _Printed()
    display(shown)  # type: ignore[no-untyped-call]

    @wraps(call)
    def printing(*args: object, **named: object) -> None:
        printed = StringIO()
        with redirect_stdout(printed):
            try:
                call(*args, **named)
            except Exception:  # noqa: BLE001  # of a notebook's own function: its author reads it
                printed.write(traceback.format_exc())
        if printed.getvalue():
            shown.append_stdout(printed.getvalue())

    return printing

"""bqplot, imported once and quietly: its scales use a way of traitlets that is on its way out."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import bqplot  # type: ignore[import-untyped]

__all__ = ["bqplot"]

"""Examples of docstrings, run as a reader types them."""

import doctest


def run_as_printed(documented: object) -> None:
    """Run the examples of one function or class without any name but those that they import."""
    for case in doctest.DocTestFinder(recurse=False).find(documented, str(documented)):
        case.globs = {}
        assert case.examples
        assert doctest.DocTestRunner().run(case).failed == 0

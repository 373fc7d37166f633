"""One test for a family of cases: files, messages, cards."""

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest

FIXTURE = inspect.Parameter("subtests", inspect.Parameter.KEYWORD_ONLY)


def each_case(
    names: str | tuple[str, ...],
    cases: Iterable[Any],
    ids: Callable[[Any], str] | Iterable[str] = str,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test on every case and report all failures, as `parametrize` does with a test a case.

    Fixtures are shared by the cases.
    """
    names = tuple(names.replace(" ", "").split(",")) if isinstance(names, str) else names
    cases = [*cases]
    labels = [ids(case) for case in cases] if callable(ids) else [*ids]
    assert cases, "a family without cases"

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        given = inspect.signature(test).parameters
        fixtures = [each for name, each in given.items() if name not in (*names, "subtests")]

        @functools.wraps(test)
        def family(*, subtests: pytest.Subtests, **fixtures: object) -> None:
            if "subtests" in given:
                fixtures["subtests"] = subtests
            for case, label in zip(cases, labels, strict=True):
                values = (case,) if len(names) == 1 else case
                with subtests.test(msg=label):
                    test(**fixtures, **dict(zip(names, values, strict=True)))

        family.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
            [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in fixtures] + [FIXTURE]
        )
        return family

    return decorate

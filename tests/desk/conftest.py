"""The desk's tests meet the same cards every time."""

from collections.abc import Iterator

import pytest

from tests.desk.pupils import certain_chance


@pytest.fixture(autouse=True)
def _certain() -> Iterator[None]:
    with certain_chance():
        yield

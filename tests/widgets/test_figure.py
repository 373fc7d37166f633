"""Figures as data: words are words, and labels keep apart."""

from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.widgets.figure import Figure, colour_of, spread_labels

NS = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("words", ['"><script>x</script>', "a & b", "\u202eabc"])
def test_words_are_words(words: str):
    figure = Figure(10, 10, words)
    figure.text((1, 2), words, ("halo",))
    root = ET.fromstring(figure.svg())  # noqa: S314  # our own
    (text,) = root.iter(f"{NS}text")
    assert (root.get("aria-label"), text.text) == (words, words)
    assert text.get("fill") == colour_of("ink"), "a rim is no colour"


@given(st.lists(st.floats(0, 100), min_size=1, max_size=6), st.floats(1, 20))
def test_labels_are_apart_within_the_figure(places: list[float], least: float):
    lowest = max(100.0, least * len(places))
    found = sorted(spread_labels(places, least, lowest))
    assert all(b - a >= least - 1e-6 for a, b in pairwise(found))
    assert found[-1] <= lowest + 1e-6

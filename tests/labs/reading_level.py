"""How hard a text is to read: the grade of Flesch and Kincaid.

Grade = 0.39 × words a sentence + 11.8 × syllables a word − 15.59 (Kincaid, Fishburne, Rogers and
Chissom 1975, Derivation of new readability formulas for Navy enlisted personnel). Syllables are
counted by groups of vowels, as the programs for it do; the lab's own words (zooxanthellae,
microbialite) count like any other, so the grade of a page on reefs is never very low.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

WORD = re.compile(r"[A-Za-zé\u2019']+")
# A full stop before a figure is a decimal point, and a sentence goes on after it.
SENTENCE = re.compile(r"[^.!?]*(?:\.(?=\d)[^.!?]*)*[.!?]")


def syllables(word: str) -> int:
    """Count the syllables of an English word, at least one."""
    plain = re.sub(r"[^a-z]", "", word.lower())
    silent = re.sub(r"(?:(?<![aeiouyl])|(?<=[aeiou]l)|(?<=ral))e$|(?<=[^aeiouydt])ed$", "", plain)
    silent = re.sub(r"(?<=[^aeiouyscxzgl])es$", "s", silent)
    return max(1, len(re.findall(r"[aeiouy]+", silent)))


def sentences(text: str) -> list[str]:
    """Split a text into its whole sentences; a label without a full stop is none."""
    return [each.strip() for each in SENTENCE.findall(text) if WORD.search(each)]


def grade(texts: Iterable[str]) -> float:
    """Return the grade of texts together: about 8 is read with ease at the age of 14."""
    found = [sentence for text in texts for sentence in sentences(text)]
    words = [word for sentence in found for word in WORD.findall(sentence)]
    each_word = sum(syllables(word) for word in words) / len(words)
    return 0.39 * len(words) / len(found) + 11.8 * each_word - 15.59

"""How hard words are to read: by the length of sentences and words, and by which words they are.

Two measures of English. The grade of Flesch and Kincaid is 0.39 × words a sentence + 11.8 × syllables a word
− 15.59 (Kincaid, Fishburne, Rogers and Chissom 1975); syllables are counted by groups of vowels.
It calls *stands low oxygen* easy. So the other, of Dale and Chall (1948; 1995), counts the words
that are not on a list which most ten-year-olds know: 0.1579 × their share in a hundred + 0.0496 ×
words a sentence, + 3.6365 where they are more than five in a hundred. A score of 5 to 5.9 is said
to be read with ease in grades 5 and 6, 6 to 6.9 in grades 7 and 8.

One of Spanish, Szigriszt Pazos's (1993): 206.835 − 62.3 × syllables a word − words a sentence. Its
figure is read by the INFLESZ scale, for which 210 books and papers were measured (Barrio-Cantalejo
et al. 2008, Anales del Sistema Sanitario de Navarra 31, 135-152, scielo.isciii.es, S1137-66272008000300004).
"""

import re
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path

WORD = re.compile(r"[A-Za-zé\u2019']+")
SPANISH_WORD = re.compile(r"[A-Za-záéíóúüñÁÉÍÓÚÑ]+")
# A full stop before a figure is a decimal point, and a sentence goes on after it.
SENTENCE = re.compile(r"[^.!?]*(?:\.(?=\d)[^.!?]*)*[.!?]")
LIST = Path(__file__).parent.parent / "data" / "words" / "dale-chall.txt"

# What an ending stands in place of, as the rules of the list count words of it: its plurals, forms
# of verbs, comparisons and adverbs are known with it.
ENDINGS = (
    ("ae", "a"), ("ies", "y"), ("es", ""), ("s", ""), ("ied", "y"), ("ed", ""), ("d", ""), ("ing", ""), ("ing", "e"),
    ("ier", "y"), ("er", ""), ("r", ""), ("iest", "y"), ("est", ""), ("st", ""), ("ily", "y"), ("ly", ""), ("y", ""),
)  # fmt: skip
# British spelling, which is ours, and the list's.
SPELT = (("our", "or"), ("metre", "meter"), ("centre", "center"), ("ise", "ize"), ("ising", "izing"), ("ised", "ized"), ("grey", "gray"), ("plough", "plow"))  # fmt: skip


def syllables(word: str) -> int:
    """Count the syllables of an English word, at least one."""
    plain = re.sub(r"[^a-z]", "", word.lower())
    silent = re.sub(r"(?:(?<![aeiouyl])|(?<=[aeiou]l)|(?<=ral))e$|(?<=[^aeiouydt])ed$", "", plain)
    silent = re.sub(r"(?<=[^aeiouyscxzgl])es$", "s", silent)
    return max(1, len(re.findall(r"[aeiouy]+", silent)))


# A, e and o are each a syllable, and so is an í or ú beside one; an i, u or ü goes with its
# neighbour, two different ones together (RAE and ASALE, Ortografía de la lengua española, 2010).
NUCLEUS = re.compile(r"[iuü]?[aeoáéó][iuü]?|[iuü]í|[iü]ú|iu|[uü]i|[iuüíú]")


def spanish_syllables(word: str) -> int:
    """Count the syllables of a Spanish word, at least one.

    They are those of spelling, in which *guion* has one. The u of *que* and *gui* is not said, and an
    h within a word parts nothing (*prohi-bir*).
    """
    said = re.sub(r"(?<=q)u|(?<=g)u(?=[eéií])|(?<!c)h(?![iu][aeoáéó])", "", word.lower())
    return max(1, len(NUCLEUS.findall(said)))


def sentences(text: str) -> list[str]:
    """Return the sentences of a text that have words."""
    return [each.strip() for each in SENTENCE.findall(text) if SPANISH_WORD.search(each)]


def grade(texts: Iterable[str]) -> float:
    """Return Flesch and Kincaid's grade of texts together: about 8 is read with ease at 14."""
    found = [sentence for text in texts for sentence in sentences(text)]
    words = [word for sentence in found for word in WORD.findall(sentence)]
    each_word = sum(syllables(word) for word in words) / len(words)
    return 0.39 * len(words) / len(found) + 11.8 * each_word - 15.59


@cache
def _known() -> frozenset[str]:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("#"))


@cache
def _forms(word: str) -> frozenset[str]:
    """Return the words that a word may be a form of, spelt as the list spells them too."""
    plain = re.sub(r"[\u2019']s$|[\u2019']$", "", word).replace("\u2019", "'")
    found = {plain} | {plain.replace(ours, theirs) for ours, theirs in SPELT}
    for each in tuple(found):
        for ending, instead in ENDINGS:
            if each.endswith(ending) and len(each) > len(ending) + 1:
                stem = each.removesuffix(ending)
                found |= {stem + instead, stem[:-1] if stem[-1:] == stem[-2:-1] else stem + instead}
    return frozenset(found)


def is_known(word: str, taught: Collection[str] = ()) -> bool:
    """Return whether a word in lower case is on the list or `taught`, or a form of one that is."""
    forms = _forms(word)
    return len(word) < 2 or not forms.isdisjoint(_known()) or not forms.isdisjoint(taught)


@cache
def any_of(phrases: frozenset[str]) -> re.Pattern[str]:
    """Return a pattern of whole phrases, the longest first; of none, where there are none."""
    longest = sorted(phrases, key=len, reverse=True)
    said = "|".join(map(re.escape, longest)) or "(?!)"
    return re.compile(rf"\b(?:{said})\b", re.IGNORECASE)


def hard_words(texts: Iterable[str], taught: Collection[str] = ()) -> tuple[list[str], int, int]:
    """Return the words that are not known, in lower case, how many words and sentences there are.

    Names, which have a capital within a sentence, are known, and so is what is `taught`: words and
    phrases in lower case, such as those of a lesson's glossary.
    """
    phrases = any_of(frozenset(each for each in taught if " " in each))
    hard: list[str] = []
    words = count = 0
    for text in texts:
        for sentence in sentences(text):
            count += 1
            rest = sentence[:1].lower() + sentence[1:]
            found = WORD.findall(phrases.sub(" a ", rest))
            words += len(found)
            lower = [word for word in found if word[0].islower()]
            hard += [each for each in lower if not is_known(each, taught)]
    return hard, words, count


def hardness(texts: Iterable[str], taught: Collection[str] = ()) -> float:
    """Return Dale and Chall's score of texts together; what is `taught` counts as known."""
    hard, words, count = hard_words(texts, taught)
    share = 100 * len(hard) / max(words, 1)
    return 0.1579 * share + 0.0496 * words / max(count, 1) + (3.6365 if share > 5 else 0)


INFLESZ = {
    "very easy": 80,
    "rather easy": 65,
    "normal": 55,
    "rather hard": 40,
}
"""From where on Spanish reads so: comics, primary school, secondary school, upper secondary school."""


def spanish_ease(texts: Iterable[str], taught: Collection[str] = ()) -> float:
    """Return Szigriszt Pazos's figure of texts together, the higher the easier.

    What is `taught`, words and phrases in lower case, makes a sentence longer, and is left out where
    syllables are counted: that it is long is no fault of the sentence.
    """
    lines = [sentence for text in texts for sentence in sentences(text)]
    words = SPANISH_WORD.findall(any_of(frozenset(taught)).sub("", " ".join(lines)))
    each_word = sum(map(spanish_syllables, words)) / max(len(words), 1)
    of_all = sum(len(SPANISH_WORD.findall(line)) for line in lines)
    return 206.835 - 62.3 * each_word - of_all / max(len(lines), 1)

"""Labels of students in a class, which distinguish two Sams, and names that may be one person's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from enum import IntEnum

from reefkit.classroom.store.values import plain_name
from reefkit.match.errors import reject

MOST_IN_CLASS = 36
"""Most letters of a name in a class: with a number added it still fits a seat's name."""

_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Unicode's Default_Ignorable_Code_Point, and the blank of Braille."""

_LOOK_ALIKES = {
    "A": "\u0391\u0410\u13aa\ua4ee",
    "B": "\u0392\u0412\u13f4\ua4d0\ua7b4",
    "C": "\u0421\u13df\ua4da",
    "D": "\u13a0\ua4d3",
    "E": "\u0395\u0415\u13ac\ua4f0",
    "F": "\u03dc\ua4dd\ua798",
    "G": "\u050c\u13c0\u13f3\ua4d6",
    "H": "\u0397\u041d\u13bb\ua4e7",
    "J": "\u037f\u0408\u13ab\ua4d9\ua7b2",
    "K": "\u039a\u041a\u13e6\ua4d7",
    "L": "\u13de\ua4e1",
    "M": "\u039c\u03fa\u041c\u13b7\ua4df",
    "N": "\u039d\ua4e0",
    "O": "\u039f\u041e\u0555\ua4f3",
    "P": "\u03a1\u0420\u13e2\ua4d1",
    "R": "\u01a6\u13a1\u13d2\ua4e3",
    "S": "\u0405\u054f\u13d5\u13da\ua4e2",
    "T": "\u03a4\u0422\u13a2\ua4d4",
    "U": "\u054d\ua4f4",
    "V": "\u0474\u13d9\ua4e6",
    "W": "\u051c\u13b3\u13d4\ua4ea",
    "X": "\u03a7\u0425\ua4eb\ua7b3",
    "Y": "\u03a5\u0423\u04ae\u13a9\u13bd\ua4ec",
    "Z": "\u0396\u13c3\ua4dc",
    "a": "\u0251\u03b1\u0430",
    "b": "\u0184\u042c\u13cf",
    "c": "\u0441\u1d04\uabaf",
    "d": "\u0501\u13e7\ua4d2",
    "e": "\u0435\u04bd\uab32",
    "f": "\u0584\u1e9d\ua799\uab35",
    "g": "\u018d\u0261\u0581\u1d83",
    "h": "\u04bb\u0570\u13c2",
    "i": "\u0131\u0269\u026a\u03b9\u0456\u04cf\u13a5\ua647\uab75",
    "j": "\u03f3\u0458",
    "l": "\u0196\u01c0\u0399\u0406\u04c0\ua4f2",
    "n": "\u0578\u057c",
    "o": "\u03bf\u03c3\u043e\u0585\u10ff\u1d0f\u1d11\uab3d",
    "p": "\u03c1\u0440",
    "q": "\u051b\u0563\u0566",
    "r": "\u0433\u1d26\uab47\uab48\uab81",
    "s": "\u01bd\u0455\ua731\uabaa",
    "u": "\u028b\u03c5\u057d\u1d1c\ua79f\uab4e\uab52",
    "v": "\u03bd\u0475\u1d20\uaba9",
    "w": "\u026f\u0461\u051d\u0561\u1d21\uab83",
    "x": "\u0445",
    "y": "\u0263\u028f\u03b3\u0443\u04af\u10e7\u1d8c\u1eff\uab5a",
    "z": "\u1d22\uab93",
}
"""Letters of other keyboard scripts that look like a Latin one, from Unicode's confusables
(https://www.unicode.org/reports/tr39/, confusables.txt)."""
_PROTOTYPES = str.maketrans(
    {"0": "O", "1": "l", "I": "l", "m": "rn"}
    | {each: latin for latin, others in _LOOK_ALIKES.items() for each in others}
)


def name_in_class(name: str) -> str:
    """Return a student's name in the form that a class stores.

    Raises
    ------
    Rejection
        If the name has no visible letter, number, punctuation mark or symbol.
    """
    short = plain_name(unicodedata.normalize("NFC", name))[:MOST_IN_CLASS].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in _UNSEEN.sub("", short)):
        raise reject("class-name-unseen" if _UNSEEN.search(short) else "class-name-needed")
    return short


def free_label(name: str, taken: Iterable[str]) -> str:
    """Return the name, or the name with the first number from 2 for which it resembles no label."""
    others = {look for label in taken for look in _looks(label)}
    label, number = name, 1
    while not others.isdisjoint(_looks(label)):
        number += 1
        label = f"{name} {number}"
    return label


class Likeness(IntEnum):
    """How likely two names are one person's."""

    OTHER = 0
    PART = 1  #: One has words of the other, or their initials: "Zoe L." and "Zoë Lindqvist".
    ALIKE = 2  #: The same words, except for case, accents and order.
    SAME = 3  #: The same name, except for case.


_APOSTROPHES = str.maketrans("", "", "'\u0060\u00b4\u02bc\u2018\u2019")
_UNDIVIDED = str.maketrans(
    {"\u00e6": "ae", "\u00f0": "d", "\u00f8": "o", "\u00fe": "th", "\u0111": "d", "\u0131": "i"}
    | {"\u0142": "l", "\u0153": "oe"}
)
"""Letters that Unicode does not take apart into a plain letter and an accent."""
_UMLAUT = re.compile("([aou])e")


def likeness(one: str, other: str) -> Likeness:
    """Compare two names.

    Examples
    --------
    >>> likeness("zoe lindqvist", "Lindqvist, Zo\u00eb").name
    'ALIKE'
    >>> likeness("Zoe L.", "Zo\u00eb Lindqvist").name
    'PART'
    """
    if _written(one) == _written(other):
        return Likeness.SAME
    words, others = _words(one), _words(other)
    if words and words == others:
        return Likeness.ALIKE
    is_part = _are_part(words, others) or _are_part(others, words)
    return Likeness.PART if words and others and is_part else Likeness.OTHER


def _are_part(few: list[str], many: list[str]) -> bool:
    begins = {word[0] for word in many}
    return all(word in many or (len(word) == 1 and word in begins) for word in few)


def _written(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def without_accents(name: str) -> str:
    """Return a name in small letters without accents, by which names can be sorted."""
    plain = unicodedata.normalize("NFKD", name.casefold()).translate(_UNDIVIDED)
    return "".join(each for each in plain if not unicodedata.combining(each))


def _words(name: str) -> list[str]:
    letters = without_accents(name.translate(_APOSTROPHES))
    words = "".join(" " if unicodedata.category(each)[0] in "CPSZ" else each for each in letters)
    return sorted(_UMLAUT.sub(r"\1", word) for word in words.split())


def _looks(label: str) -> tuple[str, str]:
    """Return a label's skeletons, as written and in lower case (UTS #39, confusable detection)."""
    seen = _UNSEEN.sub("", unicodedata.normalize("NFKC", _UNSEEN.sub("", label)))
    written, small = (" ".join(each.split()) for each in (seen, seen.casefold()))
    return written.translate(_PROTOTYPES).casefold(), small.translate(_PROTOTYPES).casefold()

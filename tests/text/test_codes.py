"""A code is read as it was meant, on whichever keyboard it was typed."""

from hypothesis import given
from hypothesis import strategies as st

from reefkit.classroom.store.codes import (
    new_class_key,
    read_class_key,
    read_join_code,
    read_long_code,
)
from reefkit.classroom.store.resume_codes import new_code, read_code
from reefkit.games.reef import content
from reefkit.labs.reef.homework_code import decode
from reefkit.text import codes
from reefkit.text.codes import ALPHABET, MOST_TYPED, check_letter, letters_of
from tests.support.families import each_case

WIDE = {ord(each): ord(each) + 0xFEE0 for each in ALPHABET + "ILOU"}
ARABIC, DEVANAGARI = (
    {ord(str(each)): chr(zero + each) for each in range(10)} for zero in (0x660, 0x966)
)
WAYS = {
    "small letters": str.lower,
    "small letters of a Turkish keyboard": lambda code: code.replace("I", "\u0131").lower(),
    "capitals of a Turkish keyboard": lambda code: code.replace("I", "\u0130"),
    "Arabic figures": lambda code: code.translate(ARABIC),
    "Devanagari figures": lambda code: code.translate(DEVANAGARI),
    "full width": lambda code: code.translate(WIDE),
    "between zero-width spaces": lambda code: "\u200b" + "\u200b".join(code) + "\ufeff",
    "between directions": lambda code: f"\u2067{code}\u2069",
    "tabs and line ends": lambda code: "\t".join(code) + "\r\n",
    "hyphens and dashes": lambda code: "\u00ad\u2011".join(code) + "\u2014",
    "spaces of all widths": lambda code: "\u00a0\u2009\u3000 ".join(code[:8]) + code[8:],
    "with a full stop": lambda code: f"“{code}”.",
}
READ = {
    "of a class": (read_join_code, "IBIS689"),
    "long, of a class": (read_long_code, "IBIS689QX1A"),
    "of a person": (read_code, new_code()),
    "key": (lambda typed: read_class_key(typed).replace("-", ""), new_class_key()),
    "homework": (lambda typed: str(decode(typed, content.default())), "BBFTYPS98YAS"),
}


@each_case("way", WAYS)
@each_case("kind", READ)
def test_every_code_is_read_in_every_way_of_typing(kind: str, way: str):
    read, code = READ[kind]
    assert read(WAYS[way](code)) == read(code)


@given(st.text(max_size=200))
def test_whatever_is_typed_gives_letters_and_figures_that_stay_the_same(typed: str):
    found = letters_of(typed)[:MOST_TYPED]
    assert not set(found) & set(" -_.\t\n\u200b")
    if found.isascii():
        assert letters_of(found) == found


@given(st.text(ALPHABET, min_size=1, max_size=31), st.data())
def test_the_check_sees_one_wrong_letter_and_any_two_swapped(letters: str, data: st.DataObject):
    places = st.integers(0, len(letters) - 1)
    one, other = data.draw(places), data.draw(places)
    letter = data.draw(st.sampled_from(ALPHABET))
    slip = letters[:one] + letter + letters[one + 1 :]
    assert (check_letter(slip) == check_letter(letters)) is (slip == letters)
    swapped = list(letters)
    swapped[one], swapped[other] = swapped[other], swapped[one]
    same = "".join(swapped) == letters
    assert (check_letter("".join(swapped)) == check_letter(letters)) is same


@given(st.integers(0, 32**6 - 1))
def test_a_number_is_read_back_from_its_letters(number: int):
    assert codes.decode(codes.encode(number, 6)) == number
    assert codes.encode(number, 3) == codes.encode(number, 6)[-3:]

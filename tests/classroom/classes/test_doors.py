"""Classes, the codes that let pupils in, and the keys that open the desk."""

import re
from datetime import timedelta
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.classroom.store import ClassRow, Store, schema
from reefkit.classroom.store.classes.doors import MOST_CLASSES_OF_KEY
from reefkit.classroom.store.codes import (
    hashed,
    new_class_key,
    new_join_code,
    printed_join_code,
    read_class_key,
    read_join_code,
    words,
)
from reefkit.classroom.store.limits import MINUTES, MOST_BY_ADDRESS, MOST_BY_ALL, MOST_BY_VISITOR
from reefkit.classroom.store.retention import NOTICE, PUT_AWAY
from reefkit.classroom.store.sign_ins import SIGN_IN_HOURS
from reefkit.match.errors import Rejection
from reefkit.text.codes import LOOK_ALIKES
from tests.classroom.classes.conftest import on_both
from tests.classroom.conftest import run_for

NOBODYS = "KELP 222"


@pytest.fixture
def klass(store: Store) -> ClassRow:
    klass, _ = store.classes.create("7b", "Ms Bay")
    assert klass.code != NOBODYS
    return klass


def later(store: Store, **by: float) -> None:
    store._clock.now += timedelta(**by)  # type: ignore[attr-defined]


def refused(store: Store, typed: str, visitor: str, address: str = "") -> str:
    with pytest.raises(Rejection) as caught:
        store.classes.by_code(typed, visitor, address)
    return caught.value.message.id


# -- words and codes -------------------------------------------------------------------------------
def test_the_words_are_many_short_and_none_is_a_slip_from_another():
    assert len(words()) >= 250
    assert len(set(words())) == len(words())
    for word in words():
        assert len(word) in {4, 5}
        assert word.isascii()
        assert word.isalpha()
        assert word.isupper()
    for one, other in combinations(words(), 2):
        if len(one) == len(other):
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 1, (one, other)


def test_a_join_code_is_read_however_it_is_typed():
    code = new_join_code()
    word, figures = printed_join_code(code).split()
    assert word in words()
    assert set(figures) <= set("23456789")
    for typed in (
        f"{word} {figures}",
        f" {word.lower()}-{figures} ",
        f"{word.title()}{figures}",
        f"{word}–{figures[0]} {figures[1:]}",
        "".join(chr(ord(letter) + 0xFEE0) for letter in code),
    ):
        assert read_join_code(typed) == code


def test_letters_that_look_like_figures_are_read_in_a_join_code():
    for word in words():
        for typed in (word.translate(LOOK_ALIKES), word.replace("I", "L"), word.replace("L", "1")):
            assert read_join_code(f"{typed} 473") == f"{word}473"


@pytest.mark.parametrize(
    "typed", ["KELP 173", "kelp 900", "SEA 473", "LAGOON 473", "KELP 111 QXTA"]
)
def test_a_code_that_no_class_can_have_is_not_called_none(typed: str):
    with pytest.raises(Rejection) as refused:
        read_join_code(typed)
    assert refused.value.message.id == "reject-class-no-code"


@given(st.text(max_size=40) | st.text("KELP 234-", max_size=10))
def test_whatever_is_typed_is_a_code_a_key_or_a_sentence(typed: str):
    for read, *said in (
        (read_join_code, "reject-class-code-mistyped", "reject-class-no-code"),
        (read_class_key, "reject-class-key-mistyped"),
    ):
        try:
            found = read(typed)
        except Rejection as rejection:
            found = rejection.message.id
        assert found in said or read(found) == found


def test_a_key_has_a_hundred_bits_and_is_read_with_its_look_alikes():
    keys = {new_class_key() for _ in range(50)}
    assert len(keys) == 50
    for key in keys:
        sloppy = key.lower().replace("0", "o").replace("1", "l").replace("-", " ")
        assert read_class_key(sloppy) == key
        assert len(key.replace("-", "")) * 5 == 100


# -- classes ---------------------------------------------------------------------------------------
def test_a_class_is_made_with_a_code_and_a_key_of_which_only_a_hash_is_kept(store: Store):
    klass, key = store.classes.create(" 7b\n", "Ms Bay", ghost=True)
    assert (klass.name, klass.teacher, klass.open, klass.ghost) == ("7b", "Ms Bay", True, True)
    assert store.classes.get(klass.id) == klass
    assert store.classes.get("none") is None
    with store._database.read() as connection:
        kept = str(connection.execute(schema.classes.select()).all())
    assert key not in kept
    assert key.replace("-", "") not in kept
    assert hashed(key) in kept


def test_a_class_is_renamed_opened_closed_and_kept_for_longer(store: Store):
    klass, _ = store.classes.create("7b", days=10)
    other, _ = store.classes.create("8c")
    assert store.classes.rename(klass.id, "7 b").name == "7 b"
    assert not store.classes.set_open(klass.id, open=False).open
    assert store.classes.extend(klass.id, 20).expires > klass.expires
    assert store.classes.all() == [other, store.classes.get(klass.id)]
    with pytest.raises(Rejection):
        store.classes.rename("none", "x")


def key_opens(store: Store, key: str) -> str:
    found = store.classes.by_key(key, "v")
    return "" if found is None else found.name


@on_both
def test_one_key_opens_several_classes_and_outlives_the_one_it_was_made_for(store: Store):
    first, key = store.classes.create("8b", "Ms Bay")
    later(store, days=1)
    second, none = store.classes.create("8a", next_to=first.id)
    third, _ = store.classes.create("9", next_to=second.id)
    other, others = store.classes.create("7c")
    assert none == ""
    assert len({row.code for row in (first, second, third, other)}) == 4
    for row in (first, second, third):
        assert store.classes.beside(row.id) == [second, first, third]
    assert store.classes.beside(other.id) == [other]
    assert store.classes.beside("none") == []
    tokens = [store.classes.sign_in(row.id) for row in (first, second, other)]
    store.classes.erase(first.id)
    assert [store.classes.signed_in(each) for each in tokens] == [second, second, other]
    assert store.classes.beside(third.id) == [second, third]
    assert key_opens(store, key) == "8a"
    store.classes.erase(third.id)
    assert key_opens(store, key) == "8a"
    another = store.classes.new_key(second.id)
    assert (key_opens(store, key), key_opens(store, another)) == ("", "8a")
    assert [store.classes.signed_in(each) for each in tokens] == [None, None, other]
    store.classes.erase(second.id)
    assert (key_opens(store, another), key_opens(store, others)) == ("", "7c")


def test_a_new_key_ends_the_sign_ins_of_all_that_the_old_one_opened(store: Store):
    first, key = store.classes.create("8a")
    second, _ = store.classes.create("8b", next_to=first.id)
    tokens = [store.classes.sign_in(row.id) for row in (first, second)]
    another = store.classes.new_key(second.id)
    assert [store.classes.signed_in(each) for each in tokens] == [None, None]
    assert (key_opens(store, key), key_opens(store, another)) == ("", "8a")
    tokens = [store.classes.sign_in(row.id) for row in (first, second, second)]
    store.classes.new_key(second.id, keep=hashed(tokens[1]))
    assert [store.classes.signed_in(each) for each in tokens] == [None, second, None]


def test_the_key_of_a_class_whose_time_is_over_opens_those_beside_it(store: Store):
    first, key = store.classes.create("8a", days=10)
    second, _ = store.classes.create("8b", next_to=first.id, days=400)
    later(store, days=11)
    assert key_opens(store, key) == "8a", "by the clock alone nothing is put away"
    run_for(store, NOTICE + 1)
    assert key_opens(store, key) == "8b"
    assert [row.name for row in store.classes.beside(second.id)] == ["8a", "8b"]
    assert run_for(store, PUT_AWAY) == ["8a"]
    assert [row.name for row in store.classes.beside(second.id)] == ["8b"]
    assert key_opens(store, key) == "8b"


def test_a_key_opens_no_more_classes_than_anybody_has(store: Store):
    first, _ = store.classes.create("8a")
    for number in range(MOST_CLASSES_OF_KEY - 1):
        store.classes.create(str(number), next_to=first.id)
    for beside, said in ((first.id, "reject-class-many-beside"), ("none", "reject-class-none")):
        with pytest.raises(Rejection) as caught:
            store.classes.create("x", next_to=beside)
        assert caught.value.message.id == said
    assert len(store.classes.all()) == MOST_CLASSES_OF_KEY


@on_both
def test_the_code_lets_in_while_the_door_is_open_and_the_class_is_there(
    store: Store, klass: ClassRow
):
    assert store.classes.by_code(klass.code.lower(), "v") == klass
    store.classes.set_open(klass.id, open=False)
    assert store.classes.by_code(klass.code, "v") is None
    store.classes.set_open(klass.id, open=True)
    fresh = store.classes.new_code(klass.id)
    assert fresh.code != klass.code
    assert store.classes.by_code(klass.code, "v") is None
    assert store.classes.by_code(fresh.code, "v") == fresh
    store.classes.extend(fresh.id, 1)
    run_for(store, NOTICE + 1)
    assert store.classes.by_code(fresh.code, "v") is None


def test_only_failures_are_counted_by_visitor(store: Store, klass: ClassRow):
    for _ in range(3 * MOST_BY_VISITOR):
        assert store.classes.by_code(klass.code, "pupil", "school") == klass
    for _ in range(MOST_BY_VISITOR):
        assert store.classes.by_code(NOBODYS, "guesser", "school") is None
    assert refused(store, klass.code, "guesser", "school") == "reject-too-many-guesses"
    assert store.classes.by_code(klass.code, "pupil", "school") == klass
    later(store, minutes=MINUTES + 1)
    assert store.classes.by_code(klass.code, "guesser", "school") == klass


def test_failures_are_counted_by_address_whatever_visitor_says_it_is(store: Store, klass: ClassRow):
    for number in range(MOST_BY_ADDRESS):
        assert store.classes.by_code(NOBODYS, f"cookie-{number}", "one") is None
    assert refused(store, klass.code, "cookie-new", "one") == "reject-too-many-codes"
    assert store.classes.by_code(klass.code, "cookie-new", "two") == klass


def test_failures_of_all_addresses_together_are_counted_too(store: Store, klass: ClassRow):
    now = store._clock().isoformat()
    many = [
        {"kind": "code", "visitor": f"v{n}", "address": f"a{n}", "time": now}
        for n in range(MOST_BY_ALL - 1)
    ]
    with store._database.write() as connection:
        connection.execute(schema.failures.insert(), many)
    assert store.classes.by_code(NOBODYS, "v", "a") is None
    assert refused(store, klass.code, "w", "b") == "reject-too-many-codes"


def test_slips_of_the_finger_are_no_failures(store: Store, klass: ClassRow):
    for _ in range(2 * MOST_BY_VISITOR):
        assert refused(store, "KELP 47", "v") == "reject-class-code-mistyped"
    assert store.classes.by_code(klass.code, "v") == klass


# -- the long code ---------------------------------------------------------------------------------
def test_a_long_code_is_the_code_and_four_letters_that_no_page_shows(store: Store):
    classes = [store.classes.create(f"{number}")[0] for number in range(20)]
    tails = {each.long_code.removeprefix(each.code) for each in classes}
    assert len(tails) == len(classes)
    for each in classes:
        assert re.fullmatch(r"[A-Z]{4,5} [2-9]{3} [0-9A-HJKMNP-TV-Z]{4}", each.long_code)
        sloppy = each.long_code.lower().replace(" ", "-")
        word, figures, tail = sloppy.split("-")
        sloppy = f"{word}{figures} {tail.replace('0', 'o').replace('1', 'l')}"
        assert store.classes.by_code(sloppy, "v") == each
        assert each.has_code(sloppy)
        assert each.has_code(each.code)
    one, other = classes[:2]
    swapped = one.code + other.long_code.removeprefix(other.code)
    assert not one.has_code(swapped)
    assert not one.has_code("no code at all")
    assert store.classes.by_code(swapped, "v") is None
    assert store.classes.new_code(one.id).long_code[-4:] != one.long_code[-4:]


@on_both
def test_thirty_pupils_join_within_a_minute_while_somebody_behind_their_router_guesses(
    store: Store, klass: ClassRow
):
    """The guesser shows a new cookie each time, and has used up all that the address may fail."""
    guesses = (f"KELP {a}{b}5" for a in "23456789" for b in "23456789")
    tried = (f"{klass.code} {letters}" for letters in ("0000", "ZZZZ", klass.long_code[-4:][::-1]))
    for number in range(MOST_BY_ADDRESS):
        store.classes.by_code(NOBODYS, f"guesser-{number}", "school")
    for number in range(30):
        store._clock.now -= timedelta(seconds=1)  # type: ignore[attr-defined]  # all in a minute
        pupil = f"pupil-{number}"
        assert refused(store, next(guesses), f"new-{number}", "school") == "reject-too-many-codes"
        # What is on the wall is refused, right or wrong, and says what lets in.
        assert refused(store, klass.code, pupil, "school") == "reject-too-many-codes"
        assert store.classes.by_code(klass.long_code, pupil, "school", "link") == klass
        assert store.classes.by_code(klass.long_code.lower(), pupil, "school") == klass
    for typed in tried:
        if typed != klass.long_code:
            assert refused(store, typed, "guesser", "school") == "reject-too-many-codes"
    assert store.classes.is_guessed_at()
    (met,) = store.limits.met()
    assert (met.kind, met.count) == ("codes", 1)
    store.classes.set_open(klass.id, open=False)
    assert store.classes.by_code(klass.long_code, "late", "school") is None
    later(store, minutes=MINUTES + 1)
    assert not store.classes.is_guessed_at()


def test_long_codes_that_are_wrong_are_failures_like_others(store: Store, klass: ClassRow):
    wrong = f"{klass.code} {'0000' if klass.long_code[-4:] != '0000' else '1111'}"
    for _ in range(MOST_BY_VISITOR):
        assert store.classes.by_code(wrong, "v", "a") is None
    assert refused(store, wrong, "v", "a") == "reject-too-many-guesses"
    assert store.classes.by_code(klass.long_code, "v", "a") == klass


def test_what_guessing_finds(klass: ClassRow):
    """The arithmetic of `classes.codes`, of a lone class."""
    short = len(words()) * 8**3
    long = short * 32**4
    an_hour = 60 / MINUTES
    assert MOST_BY_ALL * an_hour / short < 0.029
    assert MOST_BY_ADDRESS * an_hour / short < 0.003
    a_second, year = 1000, 365 * 86400
    assert long / 2 / a_second / year > 2
    assert klass.long_code.startswith(klass.code)


# -- the desk --------------------------------------------------------------------------------------
@on_both
def test_the_key_opens_the_desk_and_another_ends_it_and_all_sign_ins(store: Store):
    klass, key = store.classes.create("7b")
    other, other_key = store.classes.create("8c")
    assert store.classes.by_key(key.lower(), "v") == klass
    token, others = store.classes.sign_in(klass.id), store.classes.sign_in(other.id)
    assert store.classes.signed_in(token) == klass
    fresh = store.classes.new_key(klass.id)
    assert store.classes.by_key(key, "v") is None
    assert store.classes.by_key(fresh, "v") == klass
    assert store.classes.signed_in(token) is None
    assert store.classes.signed_in(others) == other
    assert store.classes.by_key(other_key, "v") == other


def no_key(store: Store, key: str, visitor: str, address: str) -> str:
    with pytest.raises(Rejection) as caught:
        store.classes.by_key(key, visitor, address)
    return caught.value.message.id


def test_keys_are_counted_apart_from_codes(store: Store):
    for _ in range(MOST_BY_VISITOR):
        assert store.classes.by_code(NOBODYS, "v", "a") is None
    for _ in range(MOST_BY_VISITOR):
        assert store.classes.by_key(new_class_key(), "v", "a") is None
    assert no_key(store, new_class_key(), "v", "a") == "reject-too-many-guesses"


@on_both
def test_nobody_who_guesses_keeps_a_teacher_with_the_key_out(store: Store):
    klass, key = store.classes.create("7b")
    for number in range(MOST_BY_ADDRESS):
        assert store.classes.by_key(new_class_key(), f"cookie-{number}", "school") is None
    assert no_key(store, new_class_key(), "teacher", "school") == "reject-too-many-guesses"
    assert store.classes.by_key(key, "cookie-1", "school") == klass


def test_a_sign_in_ends_with_its_hours_by_signing_out_or_with_the_class(store: Store):
    klass, _ = store.classes.create("7b")
    first, second = store.classes.sign_in(klass.id), store.classes.sign_in(klass.id)
    store.classes.sign_out(first)
    assert store.classes.signed_in(first) is None
    assert store.classes.signed_in(second) == klass
    later(store, hours=SIGN_IN_HOURS + 1)
    assert store.classes.signed_in(second) is None
    third = store.classes.sign_in(klass.id)
    later(store, hours=SIGN_IN_HOURS - 0.5)
    assert store.classes.signed_in(third) == klass
    store.classes.erase(klass.id)
    assert store.classes.signed_in(third) is None
    for token in ("", "x", first[:-1], first.upper(), second + " "):
        assert store.classes.signed_in(token) is None


def test_no_token_is_kept(store: Store, klass: ClassRow):
    token = store.classes.sign_in(klass.id)
    with store._database.read() as connection:
        (row,) = connection.execute(schema.sign_ins.select()).all()
    assert token not in str(row)
    assert row.token_hash == hashed(token)
    assert store.classes.signed_in(row.token_hash) is None

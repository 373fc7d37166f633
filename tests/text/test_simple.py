"""The easier reading level says the same with fewer words."""

from reefkit.text import Message, catalogue
from reefkit.text.catalogue import read_folder
from reefkit.text.languages import CATALOGUES
from tests.text.samples import samples
from tests.text.sentences import MOST_WORDS, sentences


def simple_ids() -> list[str]:
    """Return the ids that the easier level says in its own words, attributes too."""
    found = []
    for source in read_folder(CATALOGUES / "en-simple", "en-simple"):
        for entry in source.entries():
            found += [entry.id.name] if entry.value is not None else []
            found += [f"{entry.id.name}.{each.id.name}" for each in entry.attributes]
    return found


def test_every_simple_message_exists_in_english() -> None:
    english = catalogue("en")
    assert simple_ids()
    assert [
        each for each in simple_ids() if not each.startswith("-") and not english.has(each)
    ] == []


def test_a_simple_message_has_all_forms_of_the_english_one() -> None:
    assert catalogue("en-simple").ids() == catalogue("en").ids()


def test_simple_messages_use_only_values_that_english_uses() -> None:
    simple, english = catalogue("en-simple"), catalogue("en")
    more = {
        each: simple.variables(each) - english.variables(each)
        for each in simple.ids()
        if simple.variables(each) - english.variables(each)
    }
    assert more == {}


def test_simple_sentences_are_short() -> None:
    """At most twelve words a sentence, a value counting as one word."""
    simple = catalogue("en-simple")
    long = {}
    for identifier in simple_ids():
        for values in samples(simple, identifier):
            text = simple.render(Message(identifier, values), strict=True)
            for sentence in sentences(text):
                if len(sentence.split()) > MOST_WORDS:
                    long[identifier] = sentence
    assert long == {}


def test_simple_falls_back_message_by_message() -> None:
    simple, english = catalogue("en-simple"), catalogue("en")
    assert simple.render(Message("number-undefined")) == "no number"
    assert english.render(Message("number-undefined")) == "undefined"
    assert simple.render(Message("list-empty")) == english.render(Message("list-empty")) == "none"

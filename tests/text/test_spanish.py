"""Spanish says what English says: file by file, message by message, value by value."""

import re
import tomllib
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from reefkit.text import Catalogue, Message, catalogue
from reefkit.text.catalogue import _ours
from reefkit.text.languages import CATALOGUES, usual
from tests.support.families import each_case
from tests.support.tree import ROOT
from tests.text.samples import GENDERED, PLURALS, samples
from tests.text.test_languages import MOST_WORDS, sentences
from tools.untranslated import PROMISED, READERS, main, read, reader, said, sayable, untranslated

LEVELS = {"es": "en", "es-simple": "en-simple"}
FILES = [
    (locale, path.stem) for locale in LEVELS for path in sorted((CATALOGUES / locale).glob("*.ftl"))
]
each_file = each_case("locale, name", FILES, ids="/".join)
ENGLISH_WORDS = re.compile(
    r"\b(?:[Tt]he|of|and|with|[Yy]our|[Yy]ou|[Tt]his|[Tt]hat|is|are|for|[Ff]rom|not|[Ww]hich|was|were"
    r"|its|[Tt]hey|[Ww]hen|[Hh]ow|reefs?|builders?|round|table|seat|[Cc]lick|[Pp]ress|[Cc]hoose|each"
    r"|every|or|[Ww]hat|[Ww]ho)\b"
)
"""Common ones that Spanish has not; those with a capital may belong to somebody's name."""
NAMES = re.compile(
    r"`[^`]*`|data/\w+|Reef Survivor|Blue Expanse|Reefkit|Methods in Ecology and Evolution|Journal of Theoretical Biology|[\w./-]+\.\w+|Creative Commons[^.,]*|CC BY|Create New View for Output"
)
"""What no language translates: code, the names of two games and ours, of files, of licences, and JupyterLab's menu."""
FORMAL = re.compile(
    r"\b(?:usted|vosotros|vosotras|os|vuestr[oa]s?|(?:pregunt|mir|pul[s]|us|jug|anot)ad|(?:hac|pon|le)ed"
    r"|(?:eleg|abr|dec)id)\b",
    re.IGNORECASE,
)

THOUSANDS = re.compile(r"\d \d{3}(?!\d)|(?<![\d./])\d{1,3}\.\d{3}(?![\d./])")
"""A group of thousands behind a space that may end a line, or behind a point."""


@cache
def spanish(locale: str, name: str) -> Catalogue:
    own = [read(each, name) for each in dict.fromkeys([usual(locale), locale])
           if (CATALOGUES / each / f"{name}.ftl").is_file()]  # fmt: skip
    return Catalogue(locale, [*_ours("en"), *own, GENDERED])


@cache
def english() -> Catalogue:
    return Catalogue("en", _ours("en"))


class Use(Visitor):
    """What a pattern shows, what it selects by with which words, and which functions it calls."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen: dict[str, set[str]] = defaultdict(set)
        self.calls: list[tuple[str, object]] = []
        self.texts: list[str] = []
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.calls.append((node.id.name, *node.arguments.positional[:1]))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            words = {
                each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)
            }
            self.chosen[selector.id.name] |= words - PLURALS.keys()
        elif isinstance(selector, ast.FunctionReference):
            self.calls.append((selector.id.name, *selector.arguments.positional[:1]))
        for variant in node.variants:
            self.visit(variant.value)


@cache
def use(pattern: ast.Pattern) -> Use:
    found = Use()
    found.visit(pattern)
    return found


@cache
def said_with_samples(locale: str, name: str) -> list[tuple[str, str]]:
    catalogue = spanish(locale, name)
    return [
        (key, catalogue.render(Message(key, values), strict=True))
        for key in sayable(read(locale, name))
        for values in samples(catalogue, key)
    ]


@pytest.mark.parametrize("reader", PROMISED)
def test_all_that_somebody_reads_is_said(reader: str):
    assert untranslated("es")[reader] == {}


def test_each_file_is_read_by_somebody():
    """Most by students."""
    names = [path.stem for path in (CATALOGUES / "en").glob("*.ftl")]
    readers = Counter(map(reader, names))
    assert readers.keys() == READERS.keys()
    assert readers["student"] > sum(readers[each] for each in READERS if each != "student")


def test_what_is_not_translated_is_told_by_reader(capsys: pytest.CaptureFixture[str]):
    """Of a language without a word of its own everything."""
    main("xx")
    told = capsys.readouterr().out
    assert [each for each in READERS if f"{each}: 0 messages" in told] == []
    assert re.search(r"^  xx/desk: desk-[\w, -]+ and \d+ more$", told, re.MULTILINE)
    assert "xx-simple/reef" in told
    assert re.search(r"^  lessons/reef-survivor/xx/bots-play.ipynb: cell-0, ", told, re.MULTILINE)


def test_every_message_that_spanish_refers_to_is_spanish():
    """What stands inside another message is none of the page's asking."""
    own = {key for name in {name for _, name in FILES} for key in said_of(name)}
    left = {
        (name, key): words
        for locale, name in FILES
        for key, pattern in said(read(locale, name)).items()
        if (words := use(pattern).references - own)
    }
    assert left == {}


def said_of(name: str) -> set[str]:
    return {each.id.name for each in read("es", name).entries()}


@each_file
def test_files_have_the_messages_of_english(locale: str, name: str):
    assert (CATALOGUES / LEVELS[locale] / f"{name}.ftl").is_file(), "English has no such file"
    ours, theirs = sayable(read(locale, name)), sayable(read(LEVELS[locale], name))
    assert sorted(theirs.keys() - ours.keys()) == [], "not said in Spanish"
    assert sorted(ours.keys() - theirs.keys()) == [], "English has no such message"


@each_file
def test_every_variant_renders(locale: str, name: str):
    assert all(text.strip() for _, text in said_with_samples(locale, name))


@each_file
def test_messages_show_the_values_of_english(locale: str, name: str):
    """None is added; none is left out but those that only choose between wordings in English."""
    catalogue, faults = spanish(locale, name), {}
    theirs = sayable(read(LEVELS[locale], name))
    for key, pattern in sayable(read(locale, name)).items():
        added = catalogue.variables(key) - english().variables(key)
        lost = use(theirs[key]).shown - catalogue.variables(key) if key in theirs else set()
        if added or lost:
            faults[key] = {"added": added, "left out": lost, "text": use(pattern).texts}
    assert faults == {}


@each_file
def test_selectors_have_the_variants_of_english(locale: str, name: str):
    theirs, faults = sayable(read(LEVELS[locale], name)), {}
    for key, pattern in sayable(read(locale, name)).items():
        wanted = use(theirs[key]).chosen if key in theirs else {}
        for variable, words in use(pattern).chosen.items():
            if words != wanted.get(variable, words):
                faults[f"{key} ${variable}"] = words ^ wanted[variable]
    assert faults == {}


@each_file
def test_functions_are_called_with_valid_arguments(locale: str, name: str):
    """``GENDER`` of a message named in the text is always ``m``: only a value knows its gender."""
    faults = []
    for key, pattern in said(read(locale, name)).items():
        for function, *arguments in use(pattern).calls:
            known = function in {"CAP", "GENDER", "NUMBER", "DATETIME"}
            if not known or (
                function == "GENDER" and not isinstance(arguments[0], ast.VariableReference)
            ):
                faults.append((key, function))
    assert faults == []


@each_file
def test_simple_names_have_a_gender(locale: str, name: str):
    if locale == "es" or not (CATALOGUES / "es" / f"{name}.ftl").is_file():
        return
    genders = {key.partition(".")[0] for key in said(read("es", name)) if key.endswith(".gender")}
    simple = said(read(locale, name))
    over = {key.partition(".")[0] for key in simple}
    assert [each for each in sorted(genders & over) if f"{each}.gender" not in simple] == []


@each_file
def test_no_english_is_left(locale: str, name: str):
    left = {
        key: words
        for key, pattern in said(read(locale, name)).items()
        if (words := ENGLISH_WORDS.findall(NAMES.sub("", " ".join(use(pattern).texts))))
    }
    assert left == {}


@each_file
def test_spanish_punctuation_and_address(locale: str, name: str):
    """Questions and exclamations have both their marks, quotation marks are ours, thousands behind a hard space, students are *tú*."""
    faults = set()
    for key, text in said_with_samples(locale, name):
        pairs = text.count("?") == text.count("¿") and text.count("!") == text.count("¡")
        gap = "  " in text.replace("Ω  ", "")  # a table in a terminal
        quoted = re.search('["«»]', re.sub("`[^`]*`", "", text))  # code has its own
        if not pairs or quoted or gap or FORMAL.search(text) or THOUSANDS.search(text):
            faults.add((key, text))
    assert sorted(faults) == []


@each_file
def test_simple_spanish_sentences_are_short(locale: str, name: str):
    """At most twelve words a sentence, a value counting as one word."""
    if locale != "es-simple":
        return
    long = {
        key: sentence
        for key, text in said_with_samples(locale, name)
        for sentence in sentences(text)
        if len(sentence.split()) > MOST_WORDS
    }
    assert long == {}


# ---- One English term, one Spanish
TERMS = tomllib.loads(Path(__file__).with_name("spanish_terms.toml").read_text("utf-8"))
NAMING = ("word-", "organism-", "card-", "token-", "board-reef", "succession-", "deep-time-period-")
"""How the ids of what is named begin: terms of the glossaries, creatures, cards, periods."""
ELSEWHERE = {
    "share of the rock": "a chart's title in a narrow place",
    "middle settlers": "the end of an area in a narrow chart",
    "late settlers": "the end of an area in a narrow chart",
    "stage": "of rock in Deep time, of the match in Blue Expanse",
}
"""What is named otherwise somewhere, such as shorter, and why."""


def test_the_terms_of_the_list_are_said_so():
    """In the usual words: easier ones may say *median* otherwise."""
    listed = [each for source in TERMS["source"] for each in source["terms"]]
    said_as = [
        [catalogue(level).render(Message(id_), strict=True) for level in ("en", "es")] + [id_]
        for *_, id_ in listed
    ]
    assert said_as == listed
    assert len(listed) > 40
    english_of = defaultdict(set)
    for ours, theirs, _ in listed:
        english_of[theirs].add(ours)
    assert {each: words for each, words in english_of.items() if len(words) > 1} == {}


@pytest.mark.parametrize("choice", TERMS["choice"], ids=lambda choice: choice["say"])
def test_what_is_said_differently_in_two_countries_is_said_in_one_way(choice: dict[str, str]):
    """In all texts, in the documentation and in notebooks, or in the files that the choice names."""
    files = [CATALOGUES / locale / f"{name}.ftl" for locale, name in FILES]
    if "files" not in choice:
        files += sorted((ROOT / "docs" / "es").rglob("*.md"))
        files += sorted((ROOT / "lessons").glob("*/es/**/*.ipynb"))
    unwanted = re.compile(rf"\b(?:{choice['not']})\b", re.IGNORECASE)
    texts = {
        str(path.relative_to(ROOT)): path.read_text("utf-8")
        for path in files
        if path.name.startswith(choice.get("files", ""))
    }
    assert {name: found for name, text in texts.items() if (found := unwanted.findall(text))} == {}
    assert any(choice["say"] in text for text in texts.values())


@pytest.mark.parametrize("locale", LEVELS)
def test_one_english_name_has_one_spanish(locale: str):
    """A name without values; a sentence may say it otherwise."""
    found: dict[str, set[str]] = defaultdict(set)
    for name in {name for _, name in FILES}:
        for id_ in said_of(name):
            if id_.startswith(NAMING) and not english().variables(id_) and english().has(id_):
                named = english().render(Message(id_)).casefold()
                found[named].add(catalogue(locale).render(Message(id_)).casefold())
    several = {each: words for each, words in found.items() if len(words) > 1}
    assert {each: words for each, words in several.items() if each not in ELSEWHERE} == {}
    assert len(found) > 300


def test_de_and_el_are_one_word():
    apart = re.compile(
        r"\b(de|a) \{[^{}]*->(?:\n +\*?\[\w+\] .*)*\n +\*?\[\w+\] el\n", re.IGNORECASE
    )
    for locale, name in FILES:
        written = (CATALOGUES / locale / f"{name}.ftl").read_text(encoding="utf-8")
        assert [each.group() for each in apart.finditer(written)] == [], f"{locale}/{name}"

"""Every bank: its words on each level, and its items."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from statistics import fmean

import pytest

from reefkit.assess.bank import Bank, needed_texts, read_bank
from reefkit.assess.form import Form
from reefkit.assess.form_order import compose
from reefkit.assess.forms import read_forms
from reefkit.assess.items import (
    AnyItem,
    Argument,
    Choice,
    Confidence,
    Scale,
    Several,
    Text,
    TwoTier,
    listed,
    spots,
)
from reefkit.assess.question_page import shown
from reefkit.content import Library
from reefkit.labs.lesson.content import glossary
from reefkit.labs.setting import CLASS_FORMS
from reefkit.text import Catalogue, Message, catalogue
from tests.labs import wording
from tests.labs.reading_level import grade
from tests.support import messages
from tests.support.families import each_case

# ---- What each reading level says of the items of a game's bank.
GAMES = ("reef", "climate", "succession", "expanse")
BANKS = (*GAMES, "deep-time")
"""Those of the games, and of the lesson that plays none."""
LEVELS = ("en", "en-simple")
EVERYWHERE = (*LEVELS, "es", "es-simple")
"""With the other languages that questions are asked in."""
SAY = {level: catalogue(level) for level in EVERYWHERE}


@dataclass(frozen=True)
class BankTexts:
    """A game's bank and forms, with what is said of them."""

    game: str

    @cached_property
    def bank(self) -> Bank:
        return read_bank(Library(), self.game)

    @cached_property
    def forms(self) -> dict[str, Form]:
        return read_forms(Library(), f"{self.game}/forms.toml", self.bank)

    @property
    def asked(self) -> dict[str, AnyItem]:
        items = self.bank.items.items()
        return {id_: each for id_, each in items if not isinstance(each, Confidence | Scale)}

    @property
    def survey(self) -> set[str]:
        return {id_ for form in self.forms.values() for id_ in form.survey}

    @property
    def graded(self) -> dict[str, AnyItem]:
        return {id_: each for id_, each in self.asked.items() if id_ not in self.survey}

    @property
    def own_options(self) -> list[str]:
        """Items whose options have words of their own, and are no numbers."""
        choices = (Choice, Several, TwoTier)
        found = [
            i for i, each in self.asked.items() if isinstance(each, choices) and not each.labels
        ]
        said = {i: self.options_of(i, "en") | self.reasons_of(i, "en") for i in found}
        return [i for i in found if not all(map(_is_number, said[i].values()))]

    def texts_of(self, id_: str, say: Catalogue) -> dict[str, str]:
        return _all_texts(say)[id_]

    def options_of(self, id_: str, level: str) -> dict[str, str]:
        item = self.bank.items[id_]
        assert isinstance(item, Choice | Several | TwoTier)
        return self._said_of(id_, item.options, level)

    def reasons_of(self, id_: str, level: str) -> dict[str, str]:
        """Return the reasons of two tiers; of one none."""
        item = self.bank.items[id_]
        return self._said_of(id_, item.reasons if isinstance(item, TwoTier) else (), level)

    def _said_of(self, id_: str, options: tuple[str, ...], level: str) -> dict[str, str]:
        labels = self.bank.question(id_, SAY[level]).labels
        return {option: SAY[level].render(labels[option], strict=True) for option in options}

    def said_itself(self, level: str) -> set[str]:
        """Return the ids that a level says in its own words, in the files of this game's items."""
        mine = (f"item-{self.game}-", f"form-{self.game}-")
        if self.game == "reef":  # the first game: its items are called as they like
            others = tuple(f"item-{game}-" for game in BANKS)
            said = {each for each in _said(level) if each.startswith(("item-", mine[1]))}
            return {each for each in said if not each.startswith(others)}
        return {each for each in _said(level) if each.startswith(mine)}


@cache
def bank_of(game: str) -> BankTexts:
    return BankTexts(game)


def _is_number(text: str) -> bool:
    return re.fullmatch(r"[\d,.]+", text) is not None


@cache
def _all_texts(say: Catalogue) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for each in say.ids():
        name, _, attribute = each.partition(".")
        if name.startswith("item-"):
            texts = found.setdefault(name.removeprefix("item-"), {})
            texts[attribute] = say.render(Message(each), strict=True)
    return found


@cache
def _said(level: str) -> set[str]:
    found = messages.ids(level)
    return {*found, *(each.partition(".")[0] for each in found)}


# ---- What every lab's bank and forms hold; what one lab's alone hold is tested beside that lab.
GOALS = "ABCDE"
ITEMS = {
    "reef": {"before": 30, "after": 30},
    "climate": {"before": 15, "after": 20},
    "succession": {"before": 15, "after": 20},
    "expanse": {"before": 18, "after": 24},
    "deep-time": {"before": 14, "after": 15},
}
"""How many items each part has at least."""
EACH_GOAL = {"reef": 3, "climate": 3, "succession": 2, "expanse": 3, "deep-time": 2}
"""How many of them ask for each goal at least."""
IDEAS = {"reef": 15, "climate": 12, "succession": 10, "expanse": 11, "deep-time": 6}
"""How many ideas are asked both before and after at least."""


@pytest.fixture(params=BANKS)
def lab(request: pytest.FixtureRequest) -> BankTexts:
    return bank_of(request.param)


@pytest.mark.parametrize("part", ["before", "after"])
def test_a_part_has_enough_items_for_every_goal(lab: BankTexts, part: str):
    shelves = {part, "paired"}
    items = [each for id_, each in lab.graded.items() if lab.bank.shelves[id_] in shelves]
    assert len(items) >= ITEMS[lab.game][part]
    for goal in GOALS:
        assert sum(goal in each.goals for each in items) >= EACH_GOAL[lab.game], goal


def test_ideas_are_asked_twice_on_another_surface(lab: BankTexts):
    pairs = lab.bank.pairs()
    assert len(pairs) >= IDEAS[lab.game]
    for idea, (one, other) in pairs.items():
        for level in LEVELS:
            assert _asks(lab, one, level) != _asks(lab, other, level), idea


def test_the_pairs_speak_to_all_goals(lab: BankTexts):
    goals = {goal for id_ in lab.bank.on_shelf("paired") for goal in lab.bank.items[id_].goals}
    assert goals == set(GOALS)


def _asks(lab: BankTexts, id_: str, level: str) -> dict[str, str]:
    texts = lab.texts_of(id_, SAY[level])
    return {name: text for name, text in texts.items() if not name.startswith(("why", "level-"))}


def test_open_items_have_a_rubric_from_nothing_upward(lab: BankTexts):
    opened = {id_: each for id_, each in lab.graded.items() if isinstance(each, Text)}
    assert len(opened) >= (3 if lab.game in GAMES else 1)
    for id_, each in opened.items():
        assert len(lab.bank.question(id_).levels) == each.levels + 1 >= 4, id_
        assert each.points == each.levels, id_


def test_what_a_page_is_given_holds_no_feedback(lab: BankTexts):
    for id_ in lab.bank.items:
        given = repr(shown(lab.bank.question(id_), "somebody before"))
        assert ".why" not in given
        assert ".level-" not in given
        assert ".model" not in given


@pytest.mark.parametrize("name", [*CLASS_FORMS, "later"])
def test_a_form_on_ideas_asks_each_once(lab: BankTexts, name: str):
    form = lab.forms[name]
    asked = [each for each in compose(form, lab.bank, (), "a") if each.item.concept]
    assert sorted(each.item.concept for each in asked) == sorted(lab.bank.pairs())
    if form.part != "after":  # nothing is told of them: they are asked again
        assert (form.feedback, form.attempts) == ("none", 1)


def test_each_student_meets_both_items_of_a_pair(lab: BankTexts):
    """What comes before the game is the other's after it, and the same some weeks later."""
    firsts = set()
    for key in map(str, range(20)):
        before, after, later = (
            {each.item.concept: each.id for each in compose(lab.forms[name], lab.bank, (), key)}
            for name in (*CLASS_FORMS, "later")
        )
        for idea, pair in lab.bank.pairs().items():
            assert {before[idea], after[idea]} == set(pair)
            assert before[idea] == later[idea]
            firsts.add(pair.index(before[idea]))
    assert firsts == {0, 1}


@pytest.mark.parametrize("part", ["before", "after"])
def test_the_first_form_of_a_part_is_the_default(lab: BankTexts, part: str):
    assert next(name for name, form in lab.forms.items() if form.part == part) == part


@pytest.mark.parametrize("level", LEVELS)
def test_forms_and_goals_have_names(lab: BankTexts, level: str):
    say = SAY[level]
    assert all(say.has(f"form-{lab.game}-{name}") for name in lab.forms)
    assert all(say.has(f"goal-{lab.game}-{letter.lower()}") for letter in GOALS)


# ---- The texts of every lab's bank: options that give nothing away, both levels, how hard they read.
MOST = {"en": (9, 12), "en-simple": (6, 8)}
"""The grade of all items of a bank together, and of one of them."""
YOUNGEST = {"succession": {"en": (5, 8), "en-simple": (4, 7)}}
"""That of a lab for readers from 7."""


@pytest.fixture(params=BANKS)
def texts(request: pytest.FixtureRequest) -> BankTexts:
    return bank_of(request.param)


GUESSED = 0.30
"""The share of items with one right option that wording alone may give away; chance is 0.25."""
BY_LENGTH = 1 / 3
"""The share that the length of options alone may give away."""
FEW = 4
"""On a shelf of fewer items one changes more than these shares."""


@pytest.mark.parametrize("level", EVERYWHERE)
def test_wording_alone_gives_little_away(texts: BankTexts, level: str):
    """On each shelf: a form takes its questions from one."""
    say, language, bank = SAY[level], level.partition("-")[0], texts.bank
    for shelf in sorted(set(bank.shelves.values())):
        found = {}
        for id_, item in bank.on_shelf(shelf).items():
            if isinstance(item, Choice):
                question = bank.question(id_)
                options = {each: say.render(question.labels[each]) for each in item.options}
                asked = say.render(question.prompt)
                found[id_] = wording.chance(asked, options, item.right, language)
        given_away = sorted(id_ for id_ in found if found[id_] == 1)
        assert fmean(found.values()) <= GUESSED, (shelf, given_away)


# ---- Options
@pytest.mark.parametrize("level", LEVELS)
def test_a_word_that_opens_beside_a_paired_question_does_not_answer_it(lab: BankTexts, level: str):
    """What it means has no word of the right answer that the question does not say anyway."""
    say, bank = SAY[level], lab.bank
    known, tells, opened = glossary(lab.game, say), {}, set[str]()
    for id_, item in bank.on_shelf("paired").items():
        question = bank.question(id_)
        said = {name: say.render(each) for name, each in question.labels.items()}
        right = said.pop(item.right) if isinstance(item, Choice | TwoTier) else ""
        others = (say.render(question.prompt), *said.values())
        only = _stems(right) - _stems(*others)
        asked, options = known.while_asked(others[0], (right, *others[1:]))
        words = re.findall(r'data-word="([^"]+)"', asked + options)
        opened.update(words)
        means = _stems(*(say.render(Message(f"word-{each}.means")) for each in words))
        tells[id_] = only & means
    assert opened
    assert {id_: found for id_, found in tells.items() if found} == {}


def _stems(*texts: str) -> set[str]:
    return set(re.findall(r"\b[a-z]{5}", " ".join(texts).lower()))


@pytest.mark.parametrize("level", EVERYWHERE)
def test_options_differ_and_are_alike_in_length(texts: BankTexts, level: str):
    for id_ in texts.own_options:
        for options in (texts.options_of(id_, level), texts.reasons_of(id_, level)):
            assert len({text.lower() for text in options.values()}) == len(options), id_
            lengths = [len(text) for text in options.values()] or [1]
            assert max(lengths) <= 1.5 * min(lengths), id_
            ends = {text[-1] == "." for text in options.values()}
            assert len(ends) <= 1, f"{id_}: all are sentences, or none"


@each_case("extreme", [max, min])
@each_case("level", EVERYWHERE)
def test_length_alone_gives_little_away(
    texts: BankTexts, level: str, extreme: Callable[[Iterable[int]], int]
):
    """Nor does who takes the longest option, or the shortest, on a shelf of four or more."""
    for shelf in sorted(set(texts.bank.shelves.values())):
        found = {}
        for id_ in set(texts.own_options) & texts.bank.on_shelf(shelf).keys():
            item = texts.bank.items[id_]
            if isinstance(item, Choice | TwoTier):
                found[id_] = wording.by_length(texts.options_of(id_, level), item.right, extreme)
            if isinstance(item, TwoTier):
                reasons = texts.reasons_of(id_, level)
                found[f"{id_}-reason"] = wording.by_length(reasons, item.reason, extreme)
        given_away = sorted(id_ for id_, each in found.items() if each == 1)
        assert len(found) < FEW or fmean(found.values()) <= BY_LENGTH, (shelf, given_away)


@pytest.mark.parametrize("level", LEVELS)
def test_no_option_says_all_or_none_of_the_above(texts: BankTexts, level: str):
    for id_ in texts.own_options:
        every = {**texts.options_of(id_, level), **texts.reasons_of(id_, level)}
        said = " ".join(every.values()).lower()
        assert not re.search(r"\b(all|none|both) of (the|these)( above)?\b(?! (four )?reefs)", said)


def test_choices_have_three_wrong_options_and_a_reason_for_each(texts: BankTexts):
    for id_, item in texts.asked.items():
        if isinstance(item, Choice | Several):
            rights = {item.right} if isinstance(item, Choice) else set(item.right)
            wrong = set(item.options) - rights
            assert len(wrong) >= 3, id_
            assert texts.bank.question(id_).why_option.keys() == wrong, id_
        if isinstance(item, TwoTier):
            wrong = {*item.options, *item.reasons} - {item.right, item.reason}
            assert len(item.reasons) >= 3, id_
            assert texts.bank.question(id_).why_option.keys() == wrong, id_


# ---- Texts
@pytest.mark.parametrize("level", LEVELS)
def test_every_text_is_there_at_both_levels(texts: BankTexts, level: str):
    own = texts.said_itself(level)
    for id_, item in texts.bank.items.items():
        needed = [each for each in needed_texts(id_, item, SAY[level]) if each.startswith("item-")]
        assert [each for each in needed if each not in own] == []
        assert f"item-{id_}.title" in own


def test_the_levels_have_the_same_texts(texts: BankTexts):
    english, simple = map(texts.said_itself, LEVELS)
    assert english == simple


@pytest.mark.parametrize("level", LEVELS)
def test_no_text_belongs_to_no_item(texts: BankTexts, level: str):
    for id_, item in texts.bank.items.items():
        parts = {"title", "why", "unit", "low", "high", ""} | {f"level-{n}" for n in range(7)}
        parts |= texts.bank.question(id_).labels.keys()
        parts |= {f"why-{each}" for each in (*listed(item), *spots(item))}
        parts |= {"model"} if isinstance(item, Argument) else set()
        assert texts.texts_of(id_, SAY[level]).keys() <= parts, id_
    said = {each.partition(".")[0] for each in texts.said_itself(level)}
    items = {each for each in said if each.startswith("item-")}
    assert items == {f"item-{id_}" for id_ in texts.bank.items}


@pytest.mark.parametrize("level", LEVELS)
def test_titles_fit_the_list_of_questions(texts: BankTexts, level: str):
    titles = {id_: texts.texts_of(id_, SAY[level])["title"] for id_ in texts.bank.items}
    assert [title for title in titles.values() if len(title) > 28] == []
    by_part = [(texts.bank.shelves[id_], title) for id_, title in titles.items()]
    assert len(set(by_part)) == len(by_part)


def test_numbers_of_the_prompt_are_the_same_at_both_levels(texts: BankTexts):
    """Same facts: whatever figure one level gives, the other gives too."""
    for id_ in texts.bank.items:
        one, other = (
            set(re.findall(r"\d+(?:[.,]\d+)*", texts.texts_of(id_, SAY[level])[""]))
            for level in LEVELS
        )
        assert one == other, id_


@pytest.mark.parametrize("level", LEVELS)
def test_texts_can_be_read_at_their_level(texts: BankTexts, level: str):
    most, most_of_one = YOUNGEST.get(texts.game, MOST)[level]
    grades = {}
    for id_ in texts.bank.items:
        said = texts.texts_of(id_, SAY[level])
        read = [t.partition("Data:")[0] for k, t in said.items() if not k.startswith("level-")]
        grades[id_] = grade(read)
    assert sum(grades.values()) / len(grades) <= most
    assert {id_: g for id_, g in grades.items() if g > most_of_one} == {}


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("The cat sat on the mat.", -2, 1),
        ("Corals build reefs in warm water.", 1, 5),
        (
            "Photosynthesising organisms require considerable concentrations of dissolved nutrients.",
            15,
            40,
        ),
    ],
)
def test_the_grade_tells_easy_from_hard(text: str, low: float, high: float):
    assert low <= grade([text]) <= high


@pytest.mark.parametrize("level", LEVELS)
def test_the_voice_is_calm(texts: BankTexts, level: str):
    for id_ in texts.bank.items:
        for text in texts.texts_of(id_, SAY[level]).values():
            assert "!" not in text, id_


@pytest.mark.parametrize("level", LEVELS)
def test_forms_and_goals_have_names_of_their_own(texts: BankTexts, level: str):
    say = catalogue(level)
    names = [f"form-{texts.game}-{each}" for each in texts.forms]
    names += [f"goal-{texts.game}-{each}" for each in "abcde"]
    said = [say.render(Message(each), strict=True) for each in names]
    assert len(set(said)) == len(said)


def test_real_data_is_credited_where_it_is_used():
    texts = bank_of("reef")
    for level in LEVELS:
        why = texts.texts_of("far-from-shore", SAY[level])["why"]
        assert "NOAA National Coral Reef Monitoring Program" in why
        for id_ in ("virgin-islands-lost", "islands-since"):
            why = texts.texts_of(id_, SAY[level])["why"]
            assert "Territorial Coral Reef Monitoring Program" in why
        lost = ("two-great-losses", "share-lost-in-triassic", "genera-lost")
        for id_ in (*lost, "recovery-in-jurassic", "genera-since"):
            why = texts.texts_of(id_, SAY[level])["why"]
            assert "Paleobiology Database (CC BY 4.0)" in why

"""Questions of every kind for the tests: fixed ones by name, random ones with two keys each.

All feedback is called ``secret-…``, so that a test can look for it where it must not be.
"""

from itertools import combinations

from hypothesis import strategies as st
from msgspec.structs import replace

from reefkit.assess.items import (
    FIELDS,
    Argument,
    AskedItem,
    Choice,
    Confidence,
    Curve,
    Matching,
    Number,
    Ordering,
    Placing,
    RangeChartItem,
    Scale,
    Several,
    Spaces,
    Text,
    TwoTier,
    listed,
)
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question import Question
from reefkit.text import Message

BOARD = ("DDD", "MMM", "SSS")
GOALS = {"goals": ("A",)}

ITEMS: dict[str, AskedItem] = {
    "choice": Choice(options=("urchin", "fish", "snail"), right="fish", **GOALS),
    "several": Several(
        options=("coral", "sponge", "fish", "alga"), right=("coral", "sponge"), **GOALS
    ),
    "two-tier": TwoTier(
        options=("dark", "light", "mixed"),
        right="dark",
        reasons=("need", "inherited", "learned"),
        reason="inherited",
        **GOALS,
    ),
    "number": Number(right=3.5, tolerance=0.25, **GOALS),
    "ordering": Ordering(options=("egg", "larva", "polyp", "colony"), **GOALS),
    "matching": Matching(
        pairs={"storm": "break", "warmth": "bleach", "silt": "smother"}, extra=("freeze",), **GOALS
    ),
    "spaces": Spaces(board=BOARD, right=((1, 1), (1, 2)), **GOALS),
    "place": Placing(organism="coral", board=BOARD, right=((3, 1), (3, 2)), **GOALS),
    "text": Text(levels=2, **GOALS),
    "argument": Argument(levels=2, **GOALS),
    "confidence": Confidence(),
    "scale": Scale(),
    "range-plot": RangeChartItem(
        plot=TrueRanges(
            rounds=4,
            ranges={"coral": (0, 4), "snail": (1, 2), "fish": (0, 1)},
            endings={"coral": "standing", "snail": "extinct", "fish": "extirpated"},
            disasters={"gale": (1, 3), "heat": (2,)},
            given=("coral",),
            reasons={
                "snail/last": Message("secret-snails-gone"),
                "disaster/gale": Message("secret-gales"),
            },
            hints={"last": Message("hint-snails")},
        ),
        **GOALS,
    ),
    "curve-plot": Curve(
        plot=TrueCurve(
            values=(5.0, 8.0, 9.0, 7.0),
            most=14,
            losses=(3,),
            given=(0,),
            reasons={"value/3": Message("secret-two-left"), "loss/3": Message("secret-lost")},
        ),
        **GOALS,
    ),
}
RIGHT = {
    "choice": {"option": "fish"},
    "several": {"options": ["sponge", "coral"]},
    "two-tier": {"option": "dark", "reason": "inherited"},
    "number": {"number": "3,5 m"},
    "ordering": {"order": ["egg", "larva", "polyp", "colony"]},
    "matching": {"pairs": {"storm": "break", "warmth": "bleach", "silt": "smother"}},
    "spaces": {"spaces": [[1, 2], [1, 1]]},
    "place": {"space": [3, 2]},
    "range-plot": {
        "ranges": {"snail": [1, 2], "fish": [0, 1]},
        "endings": {"snail": "extinct", "fish": "extirpated"},
        "disasters": {"gale": [3, 1], "heat": [2]},
    },
    "curve-plot": {"values": {"1": 8, "2": 9, "3": 7}, "losses": [3]},
}
"""A right answer to each of the items that have one."""
OPINIONS = {
    "text": {"text": "Because."},
    "argument": {
        "claim": "More.",
        "evidence": "",
        "reasoning": "Because.",
        "pins": ["one/value/1"],
    },
    "confidence": {"step": 3},
    "scale": {"step": 5},
}


def asked(item: AskedItem, id_: str = "one", **more: object) -> Question:
    """Return an item as a question with names for all, and secrets for feedback."""
    names = {*listed(item), "low", "high", "measure", *FIELDS}
    if isinstance(item, Matching):
        names |= set(item.partners)
    if isinstance(item, RangeChartItem):
        names |= {*item.plot.ranges, *item.plot.disasters}
    return Question(
        id=id_,
        item=item,
        title=Message("title"),
        prompt=Message("prompt"),
        labels={name: Message("label", {"name": name}) for name in names},
        why=(Message("secret-why"),),
        why_option={name: Message(f"secret-{name}") for name in listed(item)},
        levels=(Message("secret-level"),),
        model=Message("secret-model") if isinstance(item, Argument) else None,
        moment=98_765,
        **more,  # type: ignore[arg-type]
    )


def sample(kind: str) -> Question:
    return asked(ITEMS[kind])


WORDS = ("ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen", "ibis", "jay")


def names(fewest: int = 3, most: int = 6) -> st.SearchStrategy[tuple[str, ...]]:
    words = st.sampled_from(WORDS)
    return st.lists(words, min_size=fewest, max_size=most, unique=True).map(tuple)


TwoKeys = tuple[AskedItem, AskedItem]


@st.composite
def choices(draw: st.DrawFn) -> TwoKeys:
    options = draw(names())
    one, other = draw(st.permutations(options))[:2]
    return tuple(Choice(options=options, right=each, **GOALS) for each in (one, other))


@st.composite
def severals(draw: st.DrawFn) -> TwoKeys:
    options = draw(names())
    rights = [each for size in (1, 2) for each in combinations(options, size)]
    one, other = draw(st.lists(st.sampled_from(rights), min_size=2, max_size=2, unique=True))
    return tuple(Several(options=options, right=each, **GOALS) for each in (one, other))


@st.composite
def two_tiers(draw: st.DrawFn) -> TwoKeys:
    found = draw(names(4, 8))
    options, reasons = found[:2], found[2:]
    keys = [(option, reason) for option in options for reason in reasons]
    one, other = draw(st.lists(st.sampled_from(keys), min_size=2, max_size=2, unique=True))
    return tuple(
        TwoTier(options=options, right=right, reasons=reasons, reason=reason, **GOALS)
        for right, reason in (one, other)
    )


@st.composite
def numbers(draw: st.DrawFn) -> TwoKeys:
    finite = st.floats(-1e6, 1e6)
    return tuple(Number(right=draw(finite), tolerance=abs(draw(finite)), **GOALS) for _ in range(2))


@st.composite
def orderings(draw: st.DrawFn) -> TwoKeys:
    options = draw(names())
    return tuple(Ordering(options=tuple(draw(st.permutations(options))), **GOALS) for _ in range(2))


@st.composite
def matchings(draw: st.DrawFn) -> TwoKeys:
    found = draw(names(5, 7))
    lefts, rights = found[:3], found[3:]
    made = []
    for _ in range(2):
        partners = draw(st.lists(st.sampled_from(rights), min_size=3, max_size=3))
        extra = tuple(sorted(set(rights) - set(partners)))
        made.append(Matching(pairs=dict(zip(lefts, partners, strict=True)), extra=extra, **GOALS))
    return tuple(made)


@st.composite
def spots(draw: st.DrawFn, kind: type[Spaces | Placing]) -> TwoKeys:
    spaces = [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]
    some = st.lists(st.sampled_from(spaces), min_size=1, max_size=4, unique=True).map(tuple)
    more = {"organism": "coral"} if kind is Placing else {}
    return tuple(kind(board=BOARD, right=draw(some), **more, **GOALS) for _ in range(2))


@st.composite
def range_charts(draw: st.DrawFn) -> TwoKeys:
    taxa, rounds = draw(names()), draw(st.integers(2, 7))
    endings = st.sampled_from(["standing", "extirpated", "extinct"])
    bar = st.lists(st.integers(0, rounds), min_size=2, max_size=2).map(sorted).map(tuple)
    given, first, struck = taxa[:1], draw(bar), draw(st.integers(1, 3))
    marks = st.lists(st.integers(1, rounds), min_size=struck, max_size=struck).map(tuple)
    return tuple(
        RangeChartItem(
            plot=TrueRanges(
                rounds=rounds,
                ranges={each: first if each in given else draw(bar) for each in taxa},
                endings={each: draw(endings) for each in taxa},
                disasters={"gale": draw(marks)},
                given=given,
                reasons={f"{each}/last": Message(f"secret-{each}") for each in taxa},
            ),
            **GOALS,
        )
        for _ in range(2)
    )


@st.composite
def curves(draw: st.DrawFn) -> TwoKeys:
    rounds, first = draw(st.integers(2, 7)), draw(st.integers(0, 20))
    values = st.lists(st.integers(0, 20), min_size=rounds, max_size=rounds)
    losses = st.lists(st.integers(1, rounds), unique=True).map(tuple)
    return tuple(
        Curve(
            plot=TrueCurve(
                values=tuple(map(float, [first, *draw(values)])),
                most=20,
                losses=draw(losses),
                given=(0,),
                reasons={"value/1": Message("secret-value")},
            ),
            **GOALS,
        )
        for _ in range(2)
    )


@st.composite
def texts(draw: st.DrawFn) -> TwoKeys:
    return tuple(Text(levels=draw(st.integers(1, 6)), **GOALS) for _ in range(2))


@st.composite
def arguments(draw: st.DrawFn) -> TwoKeys:
    return tuple(Argument(levels=draw(st.integers(1, 6)), **GOALS) for _ in range(2))


TWO_KEYS: dict[str, st.SearchStrategy[TwoKeys]] = {
    "choice": choices(),
    "several": severals(),
    "two-tier": two_tiers(),
    "number": numbers(),
    "ordering": orderings(),
    "matching": matchings(),
    "spaces": spots(Spaces),
    "place": spots(Placing),
    "text": texts(),
    "argument": arguments(),
    "confidence": st.just((Confidence(), Confidence())),
    "scale": st.just((Scale(), Scale())),
    "range-plot": range_charts(),
    "curve-plot": curves(),
}
"""Two items of a kind that ask the same and have different keys."""


def untaught(question: Question) -> Question:
    return replace(question, why=(), why_option={}, levels=(), model=None, moment=None)

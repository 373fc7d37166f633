"""For every template, which options are right: by counting, not by asking the template.

Each function takes the raw match, what the draft is about, and an option's id.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.labs.reef.made_truth import Raw


def _round(about: str) -> int:
    found = re.match(r"round-(\d+)", about)
    assert found, about
    return int(found[1])


def _numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


def _type(about: str) -> str:
    """Give the type at the end of an about such as ``round-3-finger-coral``."""
    return re.sub(r"^round-\d+-", "", about)


def own_types(raw: Raw, about: str, option: str) -> bool:
    return int(option) == len(raw.present(_round(about)))


def table_types(raw: Raw, about: str, option: str) -> bool:
    return int(option) == len(raw.region(_round(about)))


def missing_types(raw: Raw, about: str, option: str) -> bool:
    here = raw.present(_round(about))
    return int(option) == sum(each not in here for each in raw.region(_round(about)))


def lost_types(raw: Raw, about: str, option: str) -> bool:
    after = raw.present(_round(about))
    return int(option) == sum(each not in after for each in raw.present(_round(about) - 1))


def turnover(raw: Raw, about: str, option: str) -> bool:
    round_, seat = _numbers(about)
    reefs = [raw.present(round_), raw.present(round_, seat - 1)]
    counted = Counter(each for reef in reefs for each in reef)
    return int(option) == sum(count == 1 for count in counted.values())


def kept_most(raw: Raw, about: str, option: str) -> bool:
    round_ = _round(about)
    kept = []
    for seat in raw.seats:
        after = raw.present(round_, seat)
        kept.append(sum(each in after for each in raw.present(round_ - 1, seat)))
    if option == "both":
        return kept[0] == kept[1]
    seat = int(option.removeprefix("seat-")) - 1
    return all(kept[seat] > other for n, other in enumerate(kept) if n != seat)


def which_disaster(raw: Raw, about: str, option: str) -> bool:
    return any((one.round, one.card) == (_round(about), option) for one in raw.struck)


def long_term(raw: Raw, about: str, option: str) -> bool:
    del about
    assert any(one.card == option for one in raw.struck)
    return bool(raw.content["cards"][option]["deck"] == "long")


def _costs(raw: Raw) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for one in raw.struck:
        found[one.round, one.card] += sum(raw.deaths(one).values())
    return found


def costliest(raw: Raw, about: str, option: str) -> bool:
    del about
    costs = _costs(raw)
    mine = costs[_round(option), _type(option)]
    return all(mine > cost for at, cost in costs.items() if at != (_round(option), _type(option)))


def deaths(raw: Raw, about: str, option: str) -> bool:
    costs = _costs(raw)
    return int(option) == sum(n for (round_, _), n in costs.items() if round_ == _round(about))


def foreseen(raw: Raw, about: str, option: str) -> bool:
    (struck,) = (
        one
        for one in raw.struck
        if (one.round, one.card) == (_round(about), _type(about))
        and raw.mine(one, "prediction-scored")
    )
    (scored,) = raw.mine(struck, "prediction-scored")
    return option == f"{scored.values['right']}-of-{scored.values['of']}"


def survivor(raw: Raw, about: str, option: str) -> bool:
    struck = raw.strike(*_numbers(about)[:2])
    row, column = _numbers(option)
    trait = re.sub(r"^row-\d+-column-\d+-", "", option)
    return raw.saves(struck, (row, column), trait)


def two_builders(raw: Raw, about: str, option: str) -> bool:
    round_, order, *places = _numbers(about)
    struck, dead, alive = raw.strike(round_, order), tuple(places[:2]), tuple(places[2:])
    depth = raw.reef(0).depth
    assert depth[dead[0] - 1, dead[1] - 1] == depth[alive[0] - 1, alive[1] - 1]
    assert raw.deaths(struck)[dead[0], dead[1]] == 1
    assert raw.deaths(struck)[alive[0], alive[1]] == 0
    if not option.startswith("is-not-"):
        return raw.saves(struck, (alive[0], alive[1]), option.removeprefix("is-"))
    if not raw.by_hand():
        return any(
            (one.values["row"], one.values["column"]) == alive
            and option in [reason.id for reason in one.values["reasons"]]
            for one in raw.mine(struck, "builder-lived")
        )
    trait, at = option.removeprefix("is-not-"), (alive[0] - 1, alive[1] - 1, 0)
    before = raw.before(struck)
    wanted = [e for e in raw.reaching(struck, (alive[0], alive[1])) if trait in e.get("who", ())]
    return bool(wanted) and not raw.has(int(before.kind[at]), int(before.genes[at]), trait)


def without_mutation(raw: Raw, about: str, option: str) -> bool:
    round_, order, row, column = _numbers(about)
    struck = raw.strike(round_, order)
    (effect,) = raw.reaching(struck, (row, column))
    half = effect.get("share") == "half"
    if half:  # two at least were struck, or none would have died: with it, half of three is one
        assert sum(raw.deaths(struck).values()) > 0
    assert not raw.deaths(struck)[row, column]
    if not struck.nth:
        _needs_its_tokens(raw, effect, struck.position + raw.by_hand(), (row - 1, column - 1, 0))
    return option == ("might-die" if half else "would-die")


def _needs_its_tokens(
    raw: Raw, effect: dict[str, Any], position: int, at: tuple[int, int, int]
) -> None:
    """Check that a builder is spared with its tokens, and would be struck without one of them."""
    reef = raw.match.state_at(position).reefs[raw.seat]
    kind, genes = int(reef.kind[at]), int(reef.genes[at])

    def struck_with(tokens: int) -> bool:
        has = [raw.has(kind, tokens, trait) for trait in effect.get("who", ())]
        unless = [raw.has(kind, tokens, trait) for trait in effect.get("unless", ())]
        together = [raw.has(kind, tokens, trait) for trait in effect.get("unless_all", ())]
        return all(has) and not any(unless) and not (together and all(together))

    assert not struck_with(genes)
    assert any(struck_with(genes & ~(1 << n)) for n in range(len(raw.tokens)) if genes >> n & 1)


def origin(raw: Raw, about: str, option: str) -> bool:
    type_, token = next(
        (about.removesuffix(f"-{token}"), token)
        for token in sorted(raw.tokens, key=len, reverse=True)
        if about.endswith(f"-{token}") and about.removesuffix(f"-{token}") in raw.builders
    )
    return option == raw.origin(type_, token)


def gone_why(raw: Raw, about: str, option: str) -> bool:
    takers = raw.takers(_type(about), _round(about))
    return takers == {option}


def dip(raw: Raw, about: str, option: str) -> bool:
    round_ = _round(about)
    lost = raw.present(round_ - 1) - raw.present(round_)
    took = Counter(each for type_ in lost for each in raw.takers(type_, round_))
    assert took.total() == len(lost)
    return all(took[option] > count for each, count in took.items() if each != option)


def last_seen(raw: Raw, about: str, option: str) -> bool:
    return int(option) == raw.last(about)


def fate_at_table(raw: Raw, about: str, option: str) -> bool:
    later = range(raw.last(about) + 1, raw.rounds + 1)
    had = {seat for seat in raw.seats if any(about in raw.present(t, seat) for t in later)}
    if option == "extinct":
        return not had
    return raw.seat in had if option == "back" else int(option.removeprefix("seat-")) - 1 in had


def time_passed(raw: Raw, about: str, option: str) -> bool:
    del raw
    return int(option) == _round(about)


def range_length(raw: Raw, about: str, option: str) -> bool:
    return int(option) == raw.last(about) - raw.first(about)


def water(raw: Raw, about: str, option: str) -> bool:
    reef = raw.reef(_round(about))
    name = _type(about).partition("-")[0]
    depth = ["shallow", "medium", "deep"].index(name)
    stood = {
        raw.builders[int(reef.kind[row, column, level])]
        for row in range(6)
        for column in range(5)
        for level in range(3)
        if reef.depth[row, column] == depth
    }
    return option in stood


def shelter(raw: Raw, about: str, option: str) -> bool:
    reef = raw.reef(_round(about))
    count = 0
    for row in range(6):
        for column in range(5):
            for kind in reef.kind[row, column].tolist():
                if kind and not reef.alga[row, column]:
                    organism = raw.content["organisms"][raw.builders[kind]]
                    count += "recruiter" in organism.get("traits", ())
    return int(option) == count // 2


def weeds(raw: Raw, about: str, option: str) -> bool:
    return int(option) == raw.reef(_round(about)).alga.reshape(-1).tolist().count(True)


def carriers(raw: Raw, about: str, option: str) -> bool:
    reef, bit = raw.reef(_round(about)), 1 << raw.tokens.index(_type(about))
    pairs = zip(reef.kind.reshape(-1).tolist(), reef.genes.reshape(-1).tolist(), strict=True)
    return any(kind and raw.builders[kind] == option and genes & bit for kind, genes in pairs)


def leavers(raw: Raw, about: str, option: str) -> bool:
    left = [
        one.values["reason"].id
        for one in raw.told
        if one.id == "dweller-left"
        and one.seat == raw.seat
        and one.round == _round(about)
        and one.values["organism"].id == f"organism-{_type(about)}"
    ]
    return {each.replace("reason-", "") for each in left} == {option}


def score_change(raw: Raw, about: str, option: str) -> bool:
    round_ = _round(about)
    told = {
        one.round: one.values for one in raw.told if one.id == "surveyed" and one.seat == raw.seat
    }
    parts = ("population", "algae", "diversity", "resilience", "three_d", "coastal")
    change = {p.replace("_", "-"): abs(told[round_][p] - told[round_ - 1][p]) for p in parts}
    return all(change[option] > size for part, size in change.items() if part != option)


ANSWERS: dict[str, Callable[[Raw, str, str], bool]] = {
    "own-types": own_types,
    "table-types": table_types,
    "missing-types": missing_types,
    "lost-types": lost_types,
    "turnover": turnover,
    "kept-most": kept_most,
    "which-disaster": which_disaster,
    "long-term": long_term,
    "costliest": costliest,
    "deaths": deaths,
    "foreseen": foreseen,
    "survivor": survivor,
    "two-builders": two_builders,
    "without-mutation": without_mutation,
    "origin": origin,
    "gone-why": gone_why,
    "dip": dip,
    "last-seen": last_seen,
    "fate-at-table": fate_at_table,
    "time-passed": time_passed,
    "range-length": range_length,
    "water": water,
    "shelter": shelter,
    "weeds": weeds,
    "carriers": carriers,
    "leavers": leavers,
    "score-change": score_change,
}

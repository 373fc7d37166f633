"""Templates on diversity: within a reef, of the table, and between reefs and surveys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.made import Draft
from reefkit.assess.question import Named
from reefkit.labs.reef.questions.common import first_of, names, number, numbers, template, title
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.labs.reef.questions.facts import Facts


def own_types(facts: Facts) -> Iterator[Draft]:
    """Ask for alpha: how many types lived on the seat's reef at a survey."""
    alphas = [len(facts.present(n)) for n in range(1, facts.rounds + 1)]
    for round_, count in enumerate(alphas, 1):
        with_algae = count + (facts.algae(round_, facts.seat) > 0)
        tokens = sum(facts.abundance(each, round_) for each in facts.present(round_))
        elsewhere = [len(facts.present(round_, seat)) for seat in facts.others]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-own-types", round=round_),
            title=title("own-types"),
            right=number(count),
            others=numbers(count, [with_algae, *alphas, *elsewhere, tokens]),
            why=(
                message(
                    "made-why-types",
                    count=count,
                    types=names(facts.in_order(facts.present(round_))),
                ),
            ),
            moment=facts.surveys[round_],
            ascending=True,
        )


def table_types(facts: Facts) -> Iterator[Draft]:
    """Ask for gamma: how many types the table had after a round."""
    if not facts.others:
        return
    gammas = [len(facts.present_anywhere(n)) for n in range(1, facts.rounds + 1)]
    for round_, count in enumerate(gammas, 1):
        alphas = [len(facts.present(round_, seat)) for seat in facts.seats]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-table-types", round=round_),
            title=title("table-types"),
            right=number(count),
            others=numbers(count, [max(alphas), sum(alphas), *gammas]),
            why=(
                message(
                    "made-why-table-types",
                    count=count,
                    types=names(facts.in_order(facts.present_anywhere(round_))),
                    sum=sum(alphas),
                ),
            ),
            moment=facts.surveys[round_],
            ascending=True,
        )


def missing_types(facts: Facts) -> Iterator[Draft]:
    """Hold alpha against gamma: how many types of the table a reef lacked."""
    for round_ in range(1, facts.rounds + 1 if facts.others else 1):
        here, anywhere = facts.present(round_), facts.present_anywhere(round_)
        count = len(anywhere - here)
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-missing-types", round=round_),
            title=title("missing-types"),
            right=number(count),
            others=numbers(count, [len(here), len(anywhere), len(facts.types) - len(here)]),
            why=(
                message(
                    "made-why-missing-types",
                    alpha=len(here),
                    gamma=len(anywhere),
                    count=count,
                    types=names(facts.in_order(anywhere - here)),
                ),
            ),
            moment=facts.surveys[round_],
            ascending=True,
        )


def lost_types(facts: Facts) -> Iterator[Draft]:
    """Ask for the turnover of a reef in time: how many of its types were gone a survey later."""
    for round_ in range(2, facts.rounds + 1):
        before, after = facts.present(round_ - 1), facts.present(round_)
        lost, gained = before - after, after - before
        values = [len(gained), abs(len(before) - len(after)), len(before & after), len(before)]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-lost-types", before=round_ - 1, round=round_),
            title=title("lost-types"),
            right=number(len(lost)),
            others=numbers(len(lost), values),
            why=(
                message(
                    "made-why-lost-types",
                    count=len(lost),
                    types=names(facts.in_order(lost)),
                    gained=len(gained),
                    newcomers=names(facts.in_order(gained)),
                ),
            ),
            moment=facts.surveys[round_],
            ascending=True,
        )


def turnover(facts: Facts) -> Iterator[Draft]:
    """Ask for what two reefs do not share: beta in its plainest form."""
    for round_ in range(facts.rounds, 0, -1):
        mine = facts.present(round_)
        for other in facts.others:
            theirs = facts.present(round_, other)
            count = len(mine ^ theirs)
            values = [len(mine & theirs), len(mine | theirs), len(mine), len(theirs)]
            yield Draft(
                about=f"round-{round_}-seat-{other + 1}",
                prompt=message("made-ask-turnover", round=round_, player=facts.name(other)),
                title=title("turnover"),
                right=number(count),
                others=numbers(count, values),
                why=(
                    message(
                        "made-why-turnover",
                        player=facts.name(other),
                        mine=names(facts.in_order(mine - theirs)),
                        theirs=names(facts.in_order(theirs - mine)),
                        both=names(facts.in_order(mine & theirs)),
                    ),
                ),
                moment=facts.surveys[round_],
                ascending=True,
            )


def kept_most(facts: Facts) -> Iterator[Draft]:
    """Ask which reef kept most of the types that it had a survey before."""
    for round_ in range(2, facts.rounds + 1 if facts.others else 2):
        kept = [
            len(facts.present(round_ - 1, seat) & facts.present(round_, seat))
            for seat in facts.seats
        ]
        reefs = [Named(f"seat-{seat + 1}", _reef(facts, seat)) for seat in facts.seats]
        best = [seat for seat in facts.seats if kept[seat] == max(kept)]
        if len(reefs) == 2:
            reefs.append(Named("both", message("made-both-reefs")))
            best = [2] if len(best) == 2 else best
        if len(best) != 1:
            continue
        shares = [
            message("made-kept", player=facts.name(seat), kept=kept[seat]) for seat in facts.seats
        ]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-kept-most", before=round_ - 1, round=round_),
            title=title("kept-most"),
            right=reefs[best[0]],
            others=first_of([each for n, each in enumerate(reefs) if n != best[0]]),
            why=(message("made-why-kept-most", shares=shares),),
            moment=facts.surveys[round_],
        )


def _reef(facts: Facts, seat: int) -> Message:
    if seat == facts.seat:
        return message("made-your-reef")
    return message("made-reef-of", player=facts.name(seat))


DIVERSITY = (
    template("turnover", ("E",), turnover),
    template("kept-most", ("E",), kept_most),
    template("missing-types", ("E",), missing_types),
    template("table-types", ("E",), table_types),
    template("lost-types", ("D", "E"), lost_types),
    template("own-types", ("A", "E"), own_types),
)

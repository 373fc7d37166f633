"""Templates on diversity and time: what lives on a reef, how reefs differ, who came and went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.labs.reef.questions.facts import Facts, counted, first_of, names, template
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator


def _own_types(facts: Facts) -> Iterator[Draft]:
    alphas = [len(facts.present(n)) for n in range(1, facts.rounds + 1)]
    for round_, count in enumerate(alphas, 1):
        with_algae = count + (facts.algae(round_, facts.seat) > 0)
        tokens = sum(facts.abundance(each, round_) for each in facts.present(round_))
        elsewhere = [len(facts.present(round_, seat)) for seat in facts.others]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-own-types", round=round_),
            **counted(
                count, [with_algae, *alphas, *elsewhere, tokens], algae=with_algae, tokens=tokens
            ),
            why=(
                message(
                    "made-why-types",
                    count=count,
                    types=names(facts.in_order(facts.present(round_))),
                ),
            ),
            moment=facts.surveys[round_],
            board_at=facts.surveys[round_],
        )


def _table_types(facts: Facts) -> Iterator[Draft]:
    if not facts.others:
        return
    gammas = [len(facts.present_anywhere(n)) for n in range(1, facts.rounds + 1)]
    for round_, count in enumerate(gammas, 1):
        alphas = [len(facts.present(round_, seat)) for seat in facts.seats]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-table-types", round=round_),
            **counted(
                count,
                [max(alphas), sum(alphas), *gammas],
                one=max(alphas),
                sum=sum(alphas),
            ),
            why=(
                message(
                    "made-why-table-types",
                    count=count,
                    types=names(facts.in_order(facts.present_anywhere(round_))),
                    sum=sum(alphas),
                    shared="yes" if sum(alphas) > count else "no",
                ),
            ),
            moment=facts.surveys[round_],
        )


def _missing_types(facts: Facts) -> Iterator[Draft]:
    for round_ in range(1, facts.rounds + 1 if facts.others else 1):
        here, anywhere = facts.present(round_), facts.present_anywhere(round_)
        count = len(anywhere - here)
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-missing-types", round=round_),
            **counted(
                count,
                [len(here), len(anywhere), len(facts.types) - len(here)],
                alpha=len(here),
                gamma=len(anywhere),
            ),
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
            board_at=facts.surveys[round_],
        )


def _lost_types(facts: Facts) -> Iterator[Draft]:
    for round_ in range(2, facts.rounds + 1):
        before, after = facts.present(round_ - 1), facts.present(round_)
        lost, gained = before - after, after - before
        values = [len(gained), abs(len(before) - len(after)), len(before & after), len(before)]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-lost-types", before=round_ - 1, round=round_),
            **counted(
                len(lost),
                values,
                **dict(zip(("gained", "difference", "stayed", "before"), values, strict=True)),
            ),
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
            board_at=facts.surveys.get(round_ - 1),
        )


def _turnover(facts: Facts) -> Iterator[Draft]:
    for round_ in range(facts.rounds, 0, -1):
        mine = facts.present(round_)
        for other in facts.others:
            theirs = facts.present(round_, other)
            count = len(mine ^ theirs)
            values = [len(mine & theirs), len(mine | theirs), len(mine), len(theirs)]
            yield Draft(
                about=f"round-{round_}-seat-{other + 1}",
                prompt=message("made-ask-turnover", round=round_, player=facts.name(other)),
                **counted(
                    count,
                    values,
                    **dict(zip(("both", "together", "mine", "theirs"), values, strict=True)),
                ),
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
            )


def _most_survivors(facts: Facts) -> Iterator[Draft]:
    for round_ in range(2, facts.rounds + 1 if facts.others else 2):
        bars = [
            len(facts.present(round_ - 1, seat) & facts.present(round_, seat))
            for seat in facts.seats
        ]
        reefs = [NamedOption(f"seat-{seat + 1}", _reef(facts, seat)) for seat in facts.seats]
        best = [seat for seat in facts.seats if bars[seat] == max(bars)]
        if len(reefs) == 2:
            reefs.append(NamedOption("both", message("made-both-reefs")))
            best = [2] if len(best) == 2 else best
        if len(best) != 1:
            continue
        shares = [
            message("made-kept", player=facts.name(seat), kept=bars[seat]) for seat in facts.seats
        ]
        yield Draft(
            about=f"round-{round_}",
            prompt=message("made-ask-kept-most", before=round_ - 1, round=round_),
            right=reefs[best[0]],
            others=first_of([each for n, each in enumerate(reefs) if n != best[0]]),
            why=(message("made-why-kept-most", shares=shares),),
            why_option={
                each.id: message("made-hint-kept", kept=shares[n])
                if n < len(shares)
                else message("made-hint-kept-both")
                for n, each in enumerate(reefs)
            },
            moment=facts.surveys[round_],
        )


def _reef(facts: Facts, seat: int) -> Message:
    if seat == facts.seat:
        return message("made-your-reef")
    return message("made-reef-of", player=facts.name(seat))


DIVERSITY = (
    template("turnover", ("E",), _turnover),
    template("kept-most", ("E",), _most_survivors),
    template("missing-types", ("E",), _missing_types),
    template("table-types", ("E",), _table_types),
    template("lost-types", ("D", "E"), _lost_types),
    template("own-types", ("A", "E"), _own_types),
)

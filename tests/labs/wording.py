"""A reader who knows nothing of the subject and goes by the wording of the options alone.

Test-wise students strike what is absolute ("all", "never") or wished ("wants to"), prefer what is
hedged ("may", "often") and what repeats words of the question (Millman, Bishop & Ebel 1965,
Educational and Psychological Measurement 25, 707-726).
"""

import re
from collections.abc import Callable, Iterable

ABSOLUTE, WISHED, HEDGED = "absolute", "wished", "hedged"
WORDS = {
    "en": {
        ABSOLUTE: r"all|only|never|nothing|always|every\w*|none|no|nobody|at once|forever|exactly|must"
        r"|cannot|impossible|completely|entirely",
        WISHED: r"want\w*|wish\w*|decide\w*|chose|choose\w*|try|tries|tried|need\w*|learn\w*"
        r"|plans?|planned|like[sd]?|afraid|know\w*|teach\w*|taught",
        HEDGED: r"may|might|some|often|usually|can|could|more|most|many|likely|sometimes|mostly|fewer"
        r"|less|about|few",
    },
    "es": {
        ABSOLUTE: r"tod[oa]s?|solo|únic[oa]s?|nunca|jamás|nada|nadie|siempre|ningún|ningun[oa]|de golpe"
        r"|exactamente|imposib\w*|por completo|del todo|seguro|no pueden?",
        WISHED: r"quier\w*|quer\w*|dese\w*|decid\w*|elig\w*|intent\w*|necesit\w*|aprend\w*|planea\w*"
        r"|gust\w*|miedo|sabe\w*|enseñ\w*",
        HEDGED: r"pued\w*|podr\w*|algún|algun[oa]s?|suelen?|a menudo|a veces|más|menos|much[oa]s?"
        r"|poc[oa]s?|casi|la mayoría|probable\w*",
    },
}
"""What makes such a reader strike an option or like it, by language."""
LONG, STEM = 4, 5
"""Letters of a word that is worth comparing, and of the stem by which two words are one."""


def _stems(text: str) -> set[str]:
    return {each[:STEM] for each in re.findall(r"[^\W\d_]+", text.lower()) if len(each) >= LONG}


def chance(prompt: str, options: dict[str, str], right: str, language: str) -> float:
    """Return how likely such a reader picks the right option."""
    asked, words = _stems(prompt), WORDS[language]

    def says(text: str, kind: str) -> bool:
        return re.search(rf"\b(?:{words[kind]})\b", text, re.IGNORECASE) is not None

    def liked(text: str) -> int:
        stems = _stems(text)
        echoes = len(stems & asked) > 0.3 * max(len(stems), 1)
        return says(text, HEDGED) + echoes - 2 * (says(text, ABSOLUTE) + says(text, WISHED))

    score = {option: liked(text) for option, text in options.items()}
    best = [option for option, each in score.items() if each == max(score.values())]
    return (right in best) / len(best)


def by_length(
    options: dict[str, str], right: str, extreme: Callable[[Iterable[int]], int]
) -> float:
    """Return how likely who takes the longest option (`max`), or the shortest, picks the right one."""
    most = extreme(len(text) for text in options.values())
    best = [option for option, text in options.items() if len(text) == most]
    return (right in best) / len(best)

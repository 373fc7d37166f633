"""A reader who knows nothing of the subject and goes by the wording of the options alone.

Test-wise students strike what is absolute ("all", "never") or wished ("wants to"), prefer what is
hedged ("may", "often") and what repeats words of the question (Millman, Bishop & Ebel 1965,
Educational and Psychological Measurement 25, 707-726).
"""

import re

ABSOLUTE = re.compile(
    r"\b(all|only|never|nothing|always|every\w*|none|no|nobody|at once|forever|exactly|must|cannot"
    r"|impossible|completely|entirely)\b",
    re.IGNORECASE,
)
WISHED = re.compile(
    r"\b(want\w*|wish\w*|decide\w*|chose|choose\w*|try|tries|tried|need\w*|learn\w*|plan\w*|like\w*"
    r"|afraid|know\w*|teach\w*|taught)\b",
    re.IGNORECASE,
)
HEDGED = re.compile(
    r"\b(may|might|some|often|usually|can|could|more|most|many|likely|sometimes|mostly|fewer|less"
    r"|about|few)\b",
    re.IGNORECASE,
)
LONG, STEM = 4, 5
"""Letters of a word that is worth comparing, and of the stem by which two words are one."""


def _stems(text: str) -> set[str]:
    return {each[:STEM] for each in re.findall(r"[a-z]+", text.lower()) if len(each) >= LONG}


def chance(prompt: str, options: dict[str, str], right: str) -> float:
    """Return how likely such a reader picks the right option."""
    asked = _stems(prompt)

    def liked(text: str) -> int:
        stems = _stems(text)
        echoes = len(stems & asked) > 0.3 * max(len(stems), 1)
        struck = bool(ABSOLUTE.search(text)) + bool(WISHED.search(text))
        return bool(HEDGED.search(text)) + echoes - 2 * struck

    score = {option: liked(text) for option, text in options.items()}
    best = [option for option, each in score.items() if each == max(score.values())]
    return (right in best) / len(best)

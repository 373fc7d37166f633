"""What is said of the items of the reef bank."""

from __future__ import annotations

from tests.labs.bank_texts import SAY, bank_of

TEXTS = bank_of("reef")
ASKED, SURVEY = TEXTS.asked, TEXTS.survey
GRADED = [id_ for id_ in ASKED if id_ not in SURVEY]
texts_of, options_of = TEXTS.texts_of, TEXTS.options_of

__all__ = ["ASKED", "GRADED", "SAY", "SURVEY", "options_of", "texts_of"]

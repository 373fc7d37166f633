"""Labs: the students' pages, one folder per game, which joins its rules, widgets and a table.

A lab has no rules and draws nothing itself (architecture.md, decision 6). The modules here serve
every page, the desk included: `session` (acts and state of a page), `storage` (where matches are
saved), `environment` (what the server passed on). `lesson` is what all lessons share.
"""

LANGUAGE_CHOSEN_VARIABLE = "REEFKIT_LANGUAGE_CHOSEN"
"""``1`` if the reader chose the language in this browser, and the server did not guess it."""
FORMS_VARIABLE = "REEFKIT_FORMS"
"""Set by a lab server: ids of the forms that its teacher chose, separated by commas."""
FEEDBACK_VARIABLE = "REEFKIT_FEEDBACK"
"""Set by a lab server: when students get feedback (``now``, ``end`` or ``none``)."""

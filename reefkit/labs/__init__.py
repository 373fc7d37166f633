"""Labs: one folder a game, which joins its rules, widgets and a table into a page.

A lab has no rule and draws no pixel (architecture.md, decision 6). Modules here serve every page,
the desk included: `session` (what controls may do and a page remembers), `storage` (where matches
are saved), `environment` (what the server passed on). `lesson` is what all lessons share.
"""

LANGUAGE_CHOSEN_VARIABLE = "REEFKIT_LANGUAGE_CHOSEN"
"""``1`` where that is what the reader chose in this browser, and not what the server guessed."""
FORMS_VARIABLE = "REEFKIT_FORMS"
"""What a lab server calls the forms that its teacher chose, with commas between them."""
FEEDBACK_VARIABLE = "REEFKIT_FEEDBACK"
"""What a lab server calls when its students are told what was right: now, end or none."""

"""Labs: one folder a game, which joins a game, widgets and a table handle into a page.

A lab holds no rule and draws no pixel (DESIGN.md, decision 6). What every lab shares stands here:
what a page's controls may do (`acts`), the page's memory (`session`), where its matches are kept
(`storage`), and the pace at which bots play (`pace`).
"""

LANGUAGE_CHOSEN_VARIABLE = "REEFKIT_LANGUAGE_CHOSEN"
"""``1`` where that is what the reader chose in this browser, and not what the server guessed."""
FORMS_VARIABLE = "REEFKIT_FORMS"
"""What a lab server calls the forms that its teacher chose, with commas between them."""
FEEDBACK_VARIABLE = "REEFKIT_FEEDBACK"
"""What a lab server calls when its students are told what was right: now, end or none."""

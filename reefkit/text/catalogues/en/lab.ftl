### What every lab page says for itself.

reject-lab-no-such-act = This page has no such control. Nothing was changed.
reject-lab-not-understood = The page could not read that. Nothing was changed.
reject-lab-no-table = No match is open. Begin one, or open one from a file.
reject-lab-no-match = A value of the type { $kind } is no match. Give a lab, a match, a list of matches, or the name of a file; rk.explore takes a DataFrame too.
reject-lab-none-given = No match is open. Give one: rk.load opens a file, and rk.play lets bots play.
reject-lab-empty-list = The list is empty. Put at least one match into it.
reject-lab-not-here = That seat does not play at this screen.
reject-lab-others-here = Another player is here again, so nobody hurries the bots.
reject-lab-no-such-seat = This table has no such seat.
lab-close = Close
lab-simple-words = Simple words
read-aloud = Read aloud
lab-not-kept = Kept in this page only
lab-fault = This part of the page could not be drawn. Your match is safe. The rest goes on.

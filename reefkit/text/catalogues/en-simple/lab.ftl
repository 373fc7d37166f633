### What every lab page says for itself, in easy words.

reject-lab-no-such-act = This page has no such control. Nothing changed.
reject-lab-no-match = A { $kind } is no match. Give a match, a lab or the name of a file. For a DataFrame there is `rk.explore`.

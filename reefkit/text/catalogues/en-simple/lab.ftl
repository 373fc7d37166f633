### What every lab page says for itself, in easy words.

reject-lab-no-such-act = This page has no such control. Nothing changed.

### The record of a match of Reef Survivor, for readers of 10 to 13.

reject-replaying = This is the past. You cannot change it. Go back to now.
reject-save-elsewhere = Some players sit at other screens. You cannot save the match here.
reject-lab-no-files = This page cannot hand out files. Nothing was changed.

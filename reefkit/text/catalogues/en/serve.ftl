### Serving a class: the command's options, the word that a browser shows, and what the terminal says.

## The command

serve-help-token = a word that every browser must show once, in its address or when asked for it (REEFKIT_TOKEN names it too)
serve-help-students = how many students to be ready for; 30, where nothing is said
serve-token = A token has from { $least } to { $most } letters and figures of English, hyphens and underscores, and begins with a letter or figure.

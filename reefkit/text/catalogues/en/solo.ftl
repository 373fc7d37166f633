### A server that is for one reader, or for several at one screen, as on Binder: no class, no desk.

## What the door says of this place

solo-what = This place is yours alone: play by yourself, against bots, or several of you at this one screen. A class plays on its school’s own server.
solo-forgets = It forgets everything some minutes after you leave. Save your match as a file before you go: the first page of its lab opens it again, here or elsewhere.
solo-kept = What you play is kept among your own files on this server.
# The tile by which JupyterLab opens the labs.
solo-tile = Reefkit labs

## Leaving

# $names are people's names.
solo-leave = This device forgets who was here: { $names }. Save your work as a file first; without it, the work cannot be opened again.
solo-left = This device has forgotten you. The file that you saved opens your work again.
reject-solo-no-class = There are no classes here. A class plays on its school’s own server.

## The command line

solo-help = for one reader, or several at one screen: no class, no desk
solo-help-socket = listen at this file instead of address and port, for this account alone
solo-at-socket = The labs are at the socket { $file }, below { $base }.
solo-no-socket = There can be no socket at { $file }: its folder is missing or closed, its name is too long, or this system has none.
solo-no-database = With --solo, work is kept in a file: a database that servers share may hold classes.

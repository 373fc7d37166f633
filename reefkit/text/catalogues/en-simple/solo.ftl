### A place for one reader, in easy words.

solo-what = This place is yours alone. Play by yourself, or together at this screen.
solo-forgets = This place forgets all soon after you leave. Save your match as a file first. The first page of its lab opens the file again.
solo-kept = Your games are saved in your own files here.
solo-leave = This device forgets who was here: { $names }. Save your work as a file first. Only that file opens it again.
solo-left = This device has forgotten you. Your file opens your work again.
reject-solo-no-class = There are no classes here. A class plays on its school’s own server.

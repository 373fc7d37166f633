### The easier reading level of the lab server.

lab-about = Opens the labs in a browser. Stop them with Ctrl-C.
lab-loading = The lab is getting ready. Please wait.
lab-slow = This takes too long.
lab-no-script = This page needs a newer browser, with JavaScript. Ask a grown-up.
lab-away = The page cannot reach the lab. It keeps trying. Your game is saved.
lab-away-forgets = The page cannot reach the lab. It keeps trying. If it stays away, open the labs by their link again. Then open your saved file.
lab-lost = The lab has stopped here. Your game is saved.
lab-ended = This page sent too much, and was closed. Your game is saved.
lab-blocked = This network stops the game. Tell your teacher.
lab-cookies = This browser refuses cookies. The game needs them. Ask a grown-up to allow them, then try again.
lab-waiting = The server does not answer yet. The page waits for it.
lab-moving = The page opens again by itself. Your game is saved.
lab-games = { $count ->
    [one] A game about life and change. Your game makes your data.
   *[other] Games about life and change. Your game makes your data.
}
lab-kept = Your games are saved here. In a class, your teacher sees them.
lab-port-taken = Port { $port } is in use. The labs are at port { $free }.

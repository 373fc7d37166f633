### Succession for readers of 7 to 12, in Spanish: what can be said with fewer words.

step-succession-turn = { $limit ->
    [0] Juega una carta de color { $colour } o una sin número. O toma una.
   *[other] Cayó lodo. Juega una carta de color { $colour } hasta el { $limit }. Una sin número también vale. O toma una.
}
step-succession-start = Tienes la carta más baja: { $card }. Juégala para empezar.
step-succession-race = Varios tienen la carta más baja: { $card }. Empieza quien la juegue primero.
step-succession-follow = { $player } puede jugar enseguida { $card }.
step-succession-upgrade = ¿Tienes { $card }? Di “¡Subo!”. Vale quien lo diga primero.
step-succession-survey = La ronda ha terminado. Mira tu roca. Después pulsa Listo.
succession-dealt = Empieza la ronda { $round }. La roca está desnuda.
succession-shuffled = El mazo se acabó. La pila es el mazo nuevo.
succession-starfish-leave = Esta ronda es larga. Se van estrellas de mar.
succession-caught = { $player } pilló a { $other }. Nadie había dicho “¡Última carta!”.
succession-limited = Cayó lodo. { $player } no puede jugar un número mayor que { $limit }.
succession-drew-fewer = { $player } tomó { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}. No quedaban más.
succession-match-over = { $count ->
    [one] Gana { $players } con los puntos más bajos: { $points }.
   *[other] Comparten el primer lugar: { $players }.
}
succession-card-number = { $entry } en succession/cards.toml: solo tienen número las cartas verdes, amarillas y azules.
succession-card-plain = { $entry } en succession/cards.toml: una carta con número no tiene efectos.
succession-content-size = succession/cards.toml: hacen falta números en verde, amarillo y azul. Necesita de { $least } a { $most } cartas.
succession-does-crab = Puedes jugar además un número que tengas. Después, los turnos van al revés.
succession-does-shrimp = Puedes jugar además un número que tengas. { $player } toma 2 cartas.
reject-succession-catch-nobody = Ahora no se puede pillar a nadie.
reject-succession-limit = Hay lodo en la roca. Ningún número mayor que { $limit } en este turno.
bot-succession-keeper = El previsor guarda sus depredadores. Casi nunca olvida decir lo que toca.
bot-succession-hurrier = El bot con prisa juega lo que más cuenta. Se apura con los depredadores.
reject-succession-more = Después de una subida, juega una de color { $colour } con número.
reject-succession-not-last = Después de esta jugada tienes { $count ->
    [0] cero cartas: di “¡Gané!”.
   *[other] { $count } cartas. Así que no es la última.
}
reject-succession-not-winner = Después de esta jugada tienes { $count ->
    [one] una carta: di “¡Última carta!”.
   *[other] { $count } cartas. Así que nadie ha ganado aún.
}
succession-no-number-to-start = Nadie tiene una carta con número. Sigue el jugador siguiente.
succession-redealt = Nadie tenía una carta con número. Se repartió otra vez.
succession-card-effect = { $entry } en succession/cards.toml: un efecto no está completo.
reject-succession-colour = El color en juego es el { $colour }. Todavía no se puede asentar.
reject-succession-must-play = No hay cartas que tomar. Juega una de las que puedes.
reject-succession-number-not-held = No tienes ninguna carta { $number } que pueda ir con ella.

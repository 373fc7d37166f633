### The lab page of Reef Survivor in easy words.

play-aftermath = { $struck ->
    [0] No murió ningún constructor. Ve
   *[other] Mira quién murió y quién sobrevivió. Lee por qué. Después ve
} { $more ->
    [0] al censo.
   *[other] a la siguiente carta.
}
play-aftermath-dwellers = { $struck ->
    [0] No murió ningún constructor. Pero menos constructores dan cobijo. Ve a tus habitantes.
   *[other] Mira quién murió y quién sobrevivió. Lee por qué. Después sigue. Menos constructores dan cobijo a tus habitantes.
}
play-over-reef = El juego ha terminado. Mira cómo le fue a cada arrecife.
play-looking = Este es el arrecife de { $player }. Puedes mirarlo.
play-waiting-words = Has terminado esta fase. Mira otro arrecife. ¿Qué es diferente?
play-away-reef-why = Elige una casilla para leer su historia.
reject-play-collect-first = Primero acoge a los habitantes que elegiste. Después elige lo que comen.
play-would-eat = Se comerían { $eat } de las { $of } algas pálidas. Tú eliges.
play-would-eat-all = { $of ->
    [one] Se comerían tu única alga. Se ve pálida.
   *[other] Se comerían las { $of } algas. Se ven pálidas.
}
play-grazed = Se comieron { $count } algas.
play-graze-now = { $count ->
    [one] Se come un alga carnosa más. Elígela.
   *[other] Se comen { $count } algas carnosas. Elígelas.
}
play-declare = Elige el constructor que va a cambiar. El azar elige cómo.
play-done-for-you = Hecho. Lee qué pasó.
play-built-over = { $count ->
    [one] Un constructor tuyo está tapado. Después del censo será roca.
   *[other] { $count } constructores tuyos están tapados. Después del censo serán roca.
}
play-settled-for-you = { $count ->
    [0] Todas tienen casilla libre. Mira tu arrecife. Luego pulsa Listo.
    [one] Una tapa a un constructor tuyo. Mira. Luego deshazlo o pulsa Listo.
   *[other] { $count } tapan a constructores tuyos. Mira. Luego deshazlo o pulsa Listo.
}
story-alga = Un alga carnosa cubre la casilla. Aquí nadie puede desovar ahora.
play-nursery-empty = No espera ninguna cría.

### Succession in Spanish: what to do now, what happened and why, and what the rules refuse. Readers are
### from 7: short words, short sentences. “Color” stands before each colour, so that no ending depends on
### what has it; what is called out has one form for everybody: “¡Subo!”, “¡Última carta!”, “¡Gané!”.

## What to do now

step-succession-setup = Pulsa Listo cuando quieras empezar. Entonces se reparten las cartas.
step-succession-start = Tienes la carta más baja: { $card }. Juégala: el primer colonizador llega antes que nadie.
step-succession-race = Varios tienen la carta más baja: { $card }. Empieza quien la juegue primero.
step-succession-turn = { $limit ->
    [0] Juega una carta de color { $colour } o una sin número, o toma una carta.
   *[other] Cayó lodo: juega una carta de color { $colour } hasta el { $limit } o una sin número, o toma una carta.
}
step-succession-drawn = Tomaste una carta. Si coincide, juégala. Si no, guárdala.
step-succession-follow = { $player } puede jugar enseguida { $card }, pues es quien sigue en la roca.
step-succession-upgrade = { $player } no jugó { $card }. Quien tenga esa carta puede decir “¡Subo!”: la juega quien lo diga primero.
step-succession-more = Subiste. Puedes jugar una carta más de color { $colour }.
step-succession-patch = Hay un claro en la roca. Juega en él una carta verde.
step-succession-hand-on = El hielo raspa la roca. Elige una carta para quien está a tu izquierda.
step-succession-survey = La ronda ha terminado. Mira tu roca y pulsa Listo.
play-wait-succession = { $what ->
    [step-succession-setup] Esperamos a { $who }: falta pulsar Listo.
    [step-succession-start] Esperamos a { $who }: falta jugar la carta más baja.
    [step-succession-race] Esperamos a { $who }: falta jugar la carta más baja.
    [step-succession-turn] Esperamos a { $who }: falta jugar o tomar una carta.
    [step-succession-drawn] Esperamos a { $who }: falta jugar la carta recién tomada o guardarla.
    [step-succession-follow] Esperamos a { $who }: falta jugar enseguida la carta siguiente o pasar.
    [step-succession-upgrade] Esperamos a { $who }: falta decir “¡Subo!” o pasar.
    [step-succession-more] Esperamos a { $who }: falta jugar una carta más o parar.
    [step-succession-patch] Esperamos a { $who }: falta jugar una carta verde en el claro.
    [step-succession-hand-on] Esperamos a { $who }: falta elegir una carta para otra persona.
    [step-succession-survey] Esperamos a { $who }: falta mirar la roca y pulsar Listo.
   *[other] Esperamos a { $who }.
}
left-succession-others = Ahora es el turno de otra persona.

phase-succession-setup = antes de las cartas
phase-succession-start = comienzo
phase-succession-turn = turno
phase-succession-drawn = carta tomada
phase-succession-follow = sucesión
phase-succession-upgrade = subida
phase-succession-more = una carta más
phase-succession-patch = claro
phase-succession-hand-on = abrasión por hielo
phase-succession-survey = final de la ronda
phase-succession-over = final

## What happened

succession-dealt = Empieza la ronda { $round }: cada quien recibió { $count ->
    [one] una carta
   *[other] { $count } cartas
}, y la roca está desnuda.
succession-redealt = Nadie tenía una carta con número, así que se repartió otra vez.
succession-opens = { $player } tiene la carta más baja, { $card }, y empieza.
succession-rolled = Tienen la carta más baja, { $card }: { $players }. El dado eligió a { $player } para empezar.
succession-race = Tienen la carta más baja, { $card }: { $players }. Empieza quien la juegue primero.
succession-no-number-to-start = Nadie tiene una carta con número, así que le toca al jugador siguiente.
succession-laid = { $player } jugó { $card }.
succession-laid-start = { $player } empezó con { $card }.
succession-laid-both = { $player } jugó { $card } y, además, { $other }.
succession-laid-follow = { $player } siguió enseguida con { $card }.
succession-laid-upgrade = Subida: { $player } jugó { $card }.
succession-drew = { $player } tomó { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
succession-drew-fewer = { $player } tomó { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
} de { $wanted }: no quedaban más.
succession-drew-these = Tomaste: { $cards }.
succession-shuffled = El mazo se acabó, así que { $count ->
    [one] una carta de la pila pasó
   *[other] { $count } cartas de la pila pasaron
} a ser el nuevo.
succession-starfish-leave = La ronda ha sido larga, así que { $count ->
    [one] se va de ella una estrella de mar
   *[other] se van de ella { $count } estrellas de mar
}.
succession-passed = { $player } no pudo jugar ni tomar ninguna carta.
succession-reversed = Ahora los turnos van al revés.
succession-skipped = { $player } pierde un turno.
succession-named-colour = { $player } eligió el color en juego: { $colour }.
succession-new-colour = El color en juego es ahora el { $colour }.
succession-swept = La tormenta se llevó { $card }.
succession-limited = Cayó lodo: en su turno, { $player } no puede jugar un número mayor que { $limit }.
succession-patch-stays = { $player } no tiene ninguna carta de color { $colour }, así que el claro queda vacío.
succession-hand-on = El hielo raspa la roca: cada quien pasa una carta a la izquierda.
succession-handed = { $player } pasó { $card } a { $other }.
succession-handed-all = Cada quien pasó una carta a la izquierda.
succession-restarts = El juego empieza otra vez desde la carta más baja.
succession-called-last = { $player } dijo “¡Última carta!”.
succession-called-winner = { $player } dijo “¡Gané!”.
succession-forgot-winner = { $player } olvidó decir “¡Gané!” y sigue jugando.
succession-caught = { $player } pilló a { $other } con una sola carta sin que nadie dijera “¡Última carta!”.
succession-round-won = { $player } ya no tiene cartas: la ronda { $round } ha terminado.
succession-round-deck-over = El mazo se acabó: la ronda { $round } termina, y se cuentan las cartas que quedan.
succession-round-stopped = Después de { $turns } turnos, la ronda { $round } termina como está.
succession-points = { $points ->
    [0] A { $player } no le quedan cartas: ningún punto malo.
    [one] { $player } recibe un punto malo por las cartas que le quedan.
   *[other] { $player } recibe { $points } puntos malos por las cartas que le quedan.
}
succession-match-over = { $count ->
    [one] Gana { $players } con los puntos más bajos: { $points }.
   *[other] Comparten el primer lugar, cada quien con los puntos más bajos, { $points }: { $players }.
}

## What the guide says

succession-does-settles = { $room ->
    [none] No hay sitio en la roca para { $card }: hacen falta { $needs } lugares. Los huecos y los grupos anteriores tienen { $found }.
    [covers] { $many ->
        [yes] Se asientan { $card } y cubren a
       *[no] Se asienta { $card } y cubre a
    } { $whom }.
   *[free] { $many ->
        [yes] Se asientan
       *[no] Se asienta
    } { $card }.
}
succession-does-colour = { $colour ->
    [green] El verde está en juego.
    [yellow] El amarillo está en juego.
    [blue] El azul está en juego.
   *[other] El color en juego no cambia.
}
succession-does-opens = Después pueden seguir enseguida { $follower }.
succession-does-wins = Es tu última carta. Ganas la ronda enseguida.
succession-does-wins-draw = Antes { $seats ->
    [one] toma
   *[other] toman
} { $players } { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
succession-does-few = { $left ->
    [0] Pero no quedan cartas para tomar.
    [one] Pero solo queda una carta para tomar.
   *[other] Pero solo quedan { $left } cartas para tomar.
}
succession-does-starfish = Cada quien toma 5 cartas, también tú. El juego empieza otra vez desde la carta más baja.
succession-does-crab = Con él puedes jugar una carta de un número que tengas. Después, los turnos van al revés.
succession-does-shrimp = Con él puedes jugar una carta de un número que tengas. { $player } toma 2 cartas.
succession-does-nudibranch = Tú eliges el color en juego. Los demás toman 2 cartas.
succession-does-jellyfish = Tú eliges el color en juego. { $player } pierde un turno, y sigue { $next }.
succession-does-storm = La carta de arriba desaparece, y el verde queda en juego. Sigue { $player }.
succession-does-ice-scour = Cada quien elige una carta y la pasa a la izquierda.
succession-does-sedimentation = En su turno, { $player } no puede jugar un número mayor que 10.
succession-does-bare-patch = Juegas enseguida una carta verde, si la tienes.
succession-does-invader = { $player } toma una carta.
succession-why-matches = Puede asentarse ahora: el color en juego es el { $colour }.
succession-why-any-colour = Una carta sin número va con cualquier color.
succession-why-opening = Es la carta más baja, así que va primero.
succession-why-hand-on = Puedes pasarla.
succession-why-others-turn = Es el turno de { $player }.
succession-why-not-now = Ahora no puedes elegir una carta para jugar.

## Set-up and content

succession-too-few-seats = Sucesión necesita al menos { $least } jugadores. Añade un puesto o un bot.
succession-card-number = { $entry } en succession/cards.toml: las cartas verdes, amarillas y azules tienen número, y las demás no.
succession-card-plain = { $entry } en succession/cards.toml: una carta con número no tiene efectos y está en todas las partidas.
succession-card-effect = { $entry } en succession/cards.toml: `draw` necesita `who` y `count`; `sweep` y `patch`, un color; `limit`, un número.
succession-content-size = succession/cards.toml necesita cartas con número en verde, amarillo y azul, al menos { $least } cartas sin las variantes y como máximo { $most } en total.

## Refused

reject-succession-not-now = Eso no se puede hacer ahora, así que no cambió nada.
reject-succession-not-asked = No es tu turno, así que no cambió nada.
reject-succession-not-held = No tienes esa carta.
reject-succession-opening = El juego empieza con la carta más baja: { $card }.
reject-succession-patch = El claro pide una carta de color { $colour }.
reject-succession-more = Después de una subida, la carta de más tiene que ser de color { $colour } y con número.
reject-succession-not-drawn = Después de tomar una carta solo puedes jugar esa: { $card }.
reject-succession-colour = El color en juego es el { $colour }, así que todavía no se puede asentar.
reject-succession-limit = Hay lodo en la roca: en este turno no se puede jugar un número mayor que { $limit }.
reject-succession-name-colour = Elige el color que queda en juego desde ahora.
reject-succession-names-nothing = Con esta carta no eliges nada: { $card }.
reject-succession-number-not-held = No tienes ninguna carta con el número { $number } que pueda ir con ella.
reject-succession-not-last = Después de esta jugada tienes { $count ->
    [0] cero cartas: di “¡Gané!”.
   *[other] { $count } cartas, así que todavía no es la última.
}
reject-succession-not-winner = Después de esta jugada tienes todavía { $count ->
    [one] una carta: di “¡Última carta!”.
   *[other] { $count } cartas, así que nadie ha ganado aún.
}
reject-succession-no-follower = No tienes esta carta: { $card }.
reject-succession-passed = Aquí ya pasaste.
reject-succession-nothing-to-draw = No hay ninguna carta que tomar.
reject-succession-drawn-matches = La carta que tomaste coincide, así que se juega enseguida: { $card }.
reject-succession-draw-instead = Juega una carta o toma una: no puedes pasar sin más.
reject-succession-must-play = No hay ninguna carta que tomar, así que juega una de las que puedes.
reject-succession-catch-yourself = No te puedes pillar a ti.
reject-succession-catch-nobody = Ahora no se puede pillar a nadie: ya se dijo, o se jugó otra carta.
reject-succession-handed = Ya has elegido tu carta.

## Bots

new-kind-succession-hurrier = bot: con prisa
new-kind-succession-newcomer = bot: principiante
new-kind-succession-keeper = bot: previsor
bot-succession-hurrier = El bot con prisa juega lo que más puntos cuenta, y los depredadores en cuanto puede.
bot-succession-newcomer = El principiante juega cualquier carta que vaya, y olvida a menudo decir lo que hay que decir.
bot-succession-keeper = El previsor guarda sus depredadores hasta que no le va otra carta, y casi nunca olvida decir lo que hay que decir.
new-bot-succession-hurrier = Fuco
new-bot-succession-newcomer = Guijarro
new-bot-succession-keeper = Lapa

record-csv-succession-catches = A quién se pilló

## In a terminal

# $gone is how many settlers were eaten or swept away.
succession-shown-rock = La roca después de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}; ya no están: { $gone }
succession-shown-key = Cada colonizador es tan ancho como el sitio que cubre: { $key }.
succession-shown-cards = cartas
succession-shown-points = puntos

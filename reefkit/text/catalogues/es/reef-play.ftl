### The lab page of Reef Survivor: its head, its bar, the controls of the growing and settling phases.

lesson-title-reef = Reef Survivor

## The head of the page

lab-page-sheets = Hojas de ayuda
play-round = Ronda { $round } de { $of }
play-voice-nursery = { $count ->
    [0] Tu vivero está vacío.
   *[other] En tu vivero: { $juveniles }.
}
play-voice-reef = { $count ->
    [0] Tu arrecife no tiene constructores.
   *[other] En tu arrecife: { $builders }.
} { $algae ->
    [0] Ningún alga carnosa.
    [one] Un alga carnosa.
   *[other] { $algae } algas carnosas.
}
play-time-million-years = { $round ->
    [1] 1.er millón de años
    [2] 2.º millón de años
    [3] 3.er millón de años
    [4] 4.º millón de años
    [5] 5.º millón de años
    [6] 6.º millón de años
   *[other] 7.º millón de años
}
play-time-decade = Década { $round }
play-time-thousand-years = Milenio { $round }
play-time-generation = Generación { $round }
reef-goal-head = Meta:
reef-goal = muchos puntos. Constructor o habitante { $builder }, tipo { $type }, alga −{ $alga }.
play-phases = Fases de esta ronda
play-group-grow = Crecer
play-group-spread = Propagar
play-group-catastrophe = Catástrofe
play-group-survey = Censo
play-step-dwellers = Habitantes
play-step-algae = Algas
play-step-mutations = Mutar
play-step-spawning = Desove
play-step-triangle = Triángulo
play-step-migration = Trueque
play-step-settlement = Asentar
play-step-survey = Contar
play-card = Carta { $number }
play-step-done = { $step }, paso hecho: mostrar qué pasó

## What to do now

play-wait-reef = Esperamos a { $who }{ $what ->
    [step-founding] :{ " " }falta elegir tablero y constructores
    [step-dwellers] :{ " " }falta elegir habitantes
    [step-algae] :{ " " }falta colocar algas carnosas
    [step-mutations] :{ " " }falta tirar por las mutaciones
    [step-spawning] :{ " " }falta terminar el desove
    [step-triangle] :{ " " }falta tomar juveniles del Triángulo de Coral
    [step-migration] :{ " " }falta intercambiar juveniles
    [step-answer] :{ " " }falta responder a una oferta
    [step-settlement] :{ " " }falta asentar juveniles
    [step-catastrophe-predict] :{ " " }falta predecir qué se lleva la carta
    [step-catastrophe-effect] :{ " " }falta elegir qué se lleva la carta
    [step-catastrophe-effect-type] :{ " " }falta elegir qué se lleva la carta
    [step-catastrophe-effect-algae] :{ " " }falta colocar algas carnosas
    [step-catastrophe-aftermath] :{ " " }falta mirar qué hizo la carta
    [step-dismiss] :{ " " }falta elegir qué habitantes se van
    [step-survey] :{ " " }falta comparar los arrecifes y pulsar Listo
    [step-by-hand-dwellers] :{ " " }falta entregar un tablero
    [step-by-hand-algae] :{ " " }falta entregar un tablero
    [step-by-hand-settlement] :{ " " }falta entregar un tablero
    [step-by-hand-catastrophe] :{ " " }falta entregar un tablero
    [step-by-hand-survey] :{ " " }falta entregar un tablero
    [step-revealed] :{ " " }falta mirar los tableros y pulsar Listo
   *[other] { "" }
}. Puedes mirar los otros arrecifes.
play-wait-for = A la espera de { $who }
play-reveal = Mira quién murió y por qué.
play-aftermath = { $struck ->
    [0] No murió ningún constructor de tu arrecife: ve
   *[other] Mira quién murió, quién sobrevivió y por qué; después ve
} { $more ->
    [0] al censo.
   *[other] a la siguiente carta.
}
play-aftermath-dwellers = { $struck ->
    [0] No murió ningún constructor de tu arrecife, pero son menos los que dan cobijo: ve a tus habitantes.
   *[other] Mira quién murió, quién sobrevivió y por qué. Después sigue: quedan menos constructores que den cobijo a tus habitantes.
}
play-over-reef = El juego ha terminado: mira cómo le fue a cada arrecife y por qué.
play-looking = Este es el arrecife de { $player }. Puedes mirarlo y seguir jugando por tu cuenta.

## Neighbours

play-neighbours = Arrecifes vecinos
play-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
play-look = Mirar el arrecife de { $player }, { $points } { $points ->
    [one] punto
   *[other] puntos
}
play-take-turn = Que juegue { $player }
play-still-playing = Jugando
play-is-ready = Listo

## Evidence

tab-reef-ranges = Rangos
tab-reef-population = Población
tab-reef-score = ¿Quién gana?

## Buttons of every phase

play-do-for-me = Hazlo por mí
play-done-for-you = Hecho. En “Qué pasó” se lee qué se eligió por ti y por qué.
play-built-over = { $count ->
    [one] Un constructor tuyo está tapado. Después del censo se convierte en roca.
   *[other] { $count } constructores tuyos están tapados. Después del censo se convierten en roca.
}
play-settled-for-you = { $count ->
    [0] Todas tienen casilla libre. Mira y pulsa Listo.
    [one] Una tapa a un constructor tuyo. Mira y pulsa Listo.
   *[other] { $count } tapan a constructores tuyos. Mira y pulsa Listo.
}
play-would-cover = { $count ->
    [one] “Hazlo por mí” taparía a un constructor tuyo.
   *[other] “Hazlo por mí” taparía a { $count } constructores tuyos.
}
play-ready = Listo
play-ready-no-dweller = Listo, sin un habitante nuevo
play-ready-not = Listo ({ $left })
play-fewer = Menos: { $what }
play-more = Más: { $what }
play-waiting-title = Los demás todavía juegan
play-waiting-words = Tu parte de esta fase está hecha. Abre el arrecife de un vecino, o lee los gráficos: ¿qué es distinto del tuyo?
play-away-reef = El arrecife de { $player }
play-away-reef-why = Elige una casilla para leer su historia. ¿Qué hace este arrecife mejor que el tuyo?
play-back-to-own = Volver a mi arrecife

## 1A, dwellers

play-dwellers = Habitantes
play-dweller-there = { $count ->
    [one] uno aquí
   *[other] { $count } aquí
}
play-dweller-room = elegidos: { $chosen } de { $room }
play-collect = { $count ->
    [0] Elige con +
    [one] Acoger un habitante
   *[other] Acoger { $count } habitantes
}
reject-play-no-dweller-chosen = Elige antes habitantes con +.
reject-play-collect-first = Acoge antes los habitantes que elegiste; después elige las algas que se comen.
play-would-eat = Se comerían { $eat } de las { $of } algas pálidas: tú eliges cuáles.
play-would-eat-all = { $of ->
    [one] Se comerían tu única alga, que se ve pálida.
   *[other] Se comerían las { $of } algas, que se ven pálidas.
}
play-grazed = Se comieron { $count } algas carnosas.
play-graze-now = { $count ->
    [one] Se come un alga carnosa más: elígela en el tablero.
   *[other] Se comen { $count } algas carnosas: elígelas en el tablero.
}
play-graze-alike = { $count ->
    [one] Comer la más cercana
   *[other] Comer las { $count } más cercanas
}
reject-play-graze-one-first = Elige antes un alga carnosa; las demás se comen cerca de ella.

## 1B, algae

play-algae = Algas carnosas
play-algae-left = { $count ->
    [0] Todas han crecido.
    [one] Crece una más: elige una casilla resaltada.
   *[other] Crecen { $count } más: elige casillas resaltadas.
}
play-grow-alike = { $left ->
    [0] { $count ->
        [one] Colocar la última cerca
       *[other] Colocar las { $count } cerca
    }
   *[other] Colocar { $count } ahora, { $left } después
}
reject-play-grow-one-first = Coloca antes un alga carnosa; las demás crecen cerca de ella.
reject-play-nothing-alike = No queda ninguna casilla adecuada.

## 1C, mutations

play-mutations = { $count ->
    [0] Todas las mutaciones tiradas
    [one] Una mutación por tirar
   *[other] { $count } mutaciones por tirar
}
play-declare = Elige el constructor que va a mutar. Nadie puede elegir cómo cambia.
reject-play-choose-builder-first = Elige antes un constructor en el tablero.
reject-play-no-builder-to-roll = Aquí no hay ningún constructor por el que tirar.
play-roll = Tirar el dado de doce caras
play-at = fila { $row }, columna { $column }
play-die-faces = Qué significan las doce caras
play-face = { $names }
play-face-nothing = nada que se pueda ver

## 2D, settlement

play-nursery = Vivero
play-nursery-empty = No espera ningún juvenil.
play-where-stack = ninguna casilla vacía adecuada: se puede apilar
play-where-nowhere = ninguna casilla adecuada: morirá
play-lives-in = vive en { $waters }
play-origin-own = de tu arrecife
play-origin-triangle = del Triángulo de Coral
play-origin-traded = de un intercambio: debe asentarse aquí
reject-play-no-juvenile = Ningún juvenil tuyo puede asentarse ahora.
play-settle-alike = { $count ->
    [one] Colocar igual el último
   *[other] Colocar igual los { $count }
}
reject-play-settle-one-first = Asienta antes un juvenil; los demás lo siguen.

## The board in words

board-of = Arrecife de { $player }
board-ocean = mar abierto
board-land = tierra
board-builder = { $builder }{ $tokens ->
    [none] {""}
   *[other] { " " }con { $tokens }
}
board-space = Fila { $row }, columna { $column }, { $water }: { $count ->
    [0] { $alga ->
        [0] vacía
       *[other] alga carnosa
    }
    [one] { $builders }{ $alga ->
        [0] {""}
       *[other] , bajo un alga carnosa
    }
   *[other] una pila, de arriba abajo: { $builders }{ $alga ->
        [0] {""}
       *[other] , bajo un alga carnosa
    }
}
board-state-selectable = se puede elegir
board-state-chosen = tu elección
board-state-predicted = esperas que muera
board-state-died = murió
board-state-right = como predijiste
board-state-wrong = mira otra vez
board-state-edible = su alga se puede comer
board-state-spawned = ha desovado
board-state-settled = acaba de asentarse

## The story of a space

story-touch = Elige una casilla para leer su historia.
story-more = Más de esta casilla
story-title = Fila { $row }, columna { $column }
story-water = { $water ->
   *[other] Está en { $water }, donde { $limit ->
        [one] cabe un constructor.
       *[other] caben { $limit } constructores, uno sobre otro.
    }
}
story-alga = La cubre un alga carnosa: nada de lo que hay debajo desova, da cobijo ni cuenta.
story-lives = vive en { $waters }
story-skeleton = { $words }
story-offspring = { $count ->
    [0] ningún descendiente por ronda
    [one] un descendiente por ronda
   *[other] { $count } descendientes por ronda
}
story-by-mutation = por mutación
story-mutations = Mutaciones
story-kills = Qué le haría daño aquí
story-untold = Lo que haría la carta “{ $card }” te toca descubrirlo ahora.
story-safe = Ninguna carta de este juego le haría daño aquí.
story-empty = Aquí todavía no vive nada.

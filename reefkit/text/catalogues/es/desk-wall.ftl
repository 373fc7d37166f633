### The desk's wall of tables in Spanish: how each stands, the lesson plan, what to talk about.
### A builder is named with its article: [f] la *[m] el, and fa (the algae) falls to “el”.

desk-plan-welcome = Bienvenida
desk-plan-join = Entrar
desk-plan-before = Antes
desk-plan-vote = Votar y conversar
desk-plan-practice = Ronda de práctica
desk-plan-set-up = Tableros y constructores
desk-plan-check-set-up = Preparación
desk-plan-predict-talk = Qué carta haría más daño
desk-plan-first-round = Ronda { $round }
desk-plan-next-round = Ronda { $round }
desk-plan-stop = Nota, guardar, parar
desk-plan-resume = Reabrir la partida
desk-plan-by-hand = Cuentas a mano
desk-plan-compare = Comparar los arrecifes
desk-plan-after = Después
desk-plan-title = Plan de la lección: { $plan }
desk-plan-start = Iniciar el reloj
desk-plan-stop-do = Reiniciar
desk-plan-notes = Notas para docentes
desk-plan-notes-short = Notas
desk-plan-done = terminado
desk-plan-minutes = { $minutes } min
desk-plan-now = Reloj: { $now }.
desk-plan-over = A los { $now }. El juego terminó; sigue: { $step }.
desk-plan-on-time = A los { $now }: van a tiempo.
desk-plan-behind = A los { $now }: van con retraso; casi todas las mesas están en la ronda { $round }.
desk-plan-ahead = A los { $now }: van por delante; casi todas las mesas están en la ronda { $round }.
desk-plan-more = Una ronda más
desk-plan-homework = tarea
desk-plan-bots = la juegan los bots
desk-plan-left = no se hace
desk-plan-lesson-ended = La lección terminó a los { $now }.
desk-plan-next = próxima clase
desk-plan-next-lesson = Próxima clase: { $steps }.
desk-plan-step = A los { $now }: { $step }.
desk-plan-ended = A los { $now }. El plan llegó a su fin.
desk-plan-talk-asks = Todas las mesas paran, y los bots juegan cada partida hasta el final. No se puede deshacer.
desk-plan-talk-pauses = Todas las mesas paran hasta que las dejes seguir. Las partidas se guardan para la próxima clase.
desk-plan-to-talk = Pasar a la conversación
desk-plan-to-round = Una ronda más
desk-plan-talk-told = Las mesas están en pausa, y los bots juegan lo que falta. Cuando todas hayan terminado, comparen y pasen a Después.
desk-plan-left-out = Juegan los bots: { $steps }.
desk-plan-shorter = { $minutes ->
    [0] { $step } pasa a la tarea o a la próxima clase.
   *[other] { $step } tiene { $minutes } de { $of } minutos.
 }
desk-plan-costs-nothing = Nada más cambia.

desk-wall-none = Todavía no hay mesas
desk-wall-none-about = Cuando sientes a la clase, verás aquí cada mesa en directo: qué vive allí, quién espera a quién y cuánto lleva esperando.
desk-wall-ended = La lección terminó
desk-wall-ended-about = Datos y Repaso muestran lo que se jugó. Forma las mesas otra vez para la próxima lección.
desk-wall-homework = Tarea para casa:
desk-wall-no-homework = Las preguntas sin entregar se pueden terminar en casa.
desk-wall-to-class = Ir a la clase

desk-wall = Pantalla
desk-wall-open = Abrir la pantalla
desk-wall-put = Proyectar
desk-wall-down = Quitar de la pantalla
desk-wall-told = En la pantalla: { $what }.
desk-wall-shows = En la pantalla
desk-wall-is-phase = lo que hace la clase
desk-wall-is-join = el código
desk-wall-is-tables = las mesas
desk-wall-is-talk = la carta
desk-wall-is-data = la clase en datos
desk-wall-is-item = una pregunta
desk-wall-is-gain = lo que ganó la clase
desk-wall-is-review = una partida otra vez
desk-wall-is-vote = la votación
desk-wall-is-text = un texto
desk-wall-text = Una respuesta
desk-wall-player = Jugador { $number }
desk-wall-after = Ahora: las preguntas de “Después”, en tu propia página.
desk-wall-experiment = Experimento (en la ventana de la pantalla)
desk-wall-names = Nombres en la pantalla
desk-wall-paused = En pausa
desk-wall-players = { $count ->
    [one] una persona
   *[other] { $count } personas
}
desk-wall-lost = Lo que se llevó esta carta
desk-wall-lost-of = { CAP($type) }: { $count }

desk-wall-round = Ronda { $round } de { $rounds }: { $phase }
desk-wall-before = Antes de la ronda 1: { $phase }
desk-wall-over = El juego ha terminado
desk-wall-all-over = { $tables ->
    [one] La mesa ha terminado.
   *[other] Las { $tables } mesas han terminado. Compáralas en Datos.
}
desk-wall-ending = Casi todas las mesas han terminado
desk-wall-finished-of = Han terminado { $finished } de { $tables } mesas.
desk-wall-there = { $tables ->
    [one] En esta fase: { $there } de 1 mesa.
   *[other] En esta fase: { $there } de { $tables } mesas.
}
desk-wall-long = { $count ->
    [one] Una mesa lleva
   *[other] { $count } mesas llevan
} hasta { $minutes } minutos esperando.
desk-wall-at = Ronda { $round }, { $phase }
desk-wall-finished = Terminó
desk-wall-types = { $types ->
    [one] un tipo
   *[other] { $types } tipos
}
desk-wall-ready = listo
desk-wall-at-work = trabajando
desk-wall-all-ready = Todos listos
desk-wall-playing = Jugando
desk-wall-points = { $spread ->
    [0] { $most ->
        [one] { $most } punto por persona
       *[other] { $most } puntos por persona
    }
   *[other] De { $least } a { $most } puntos
}
desk-wall-waiting-for = Esperan a { $names }
desk-wall-waiting-long = Esperan { $minutes } min a { $names }
desk-wall-waits = { $minutes ->
    [0] Menos de un minuto: { $names }
    [one] Un minuto: { $names }
   *[other] { $minutes } minutos: { $names }
}
desk-wall-waiting = Avanzar mesas que esperan
desk-wall-waiting-none = Ninguna mesa espera a nadie.
desk-wall-move-on = Avanzar
desk-wall-move-on-of = Hacer avanzar: { $table }
desk-wall-move-all = Avanzar las mesas que llevan tres minutos esperando
desk-wall-move-about = Un bot toma las decisiones que faltan de esta fase. Los estudiantes conservan sus puestos, y el registro dice que su docente hizo avanzar la mesa.
desk-wall-moved = { $decisions ->
    [0] { $table } ya no espera a nadie.
    [one] { $table } sigue. Un bot tomó una decisión.
   *[other] { $table } sigue. Un bot tomó { $decisions } decisiones.
}
desk-wall-moved-all = { $tables ->
    [0] Ninguna mesa lleva tanto tiempo esperando.
    [one] Una mesa sigue.
   *[other] { $tables } mesas siguen.
}
desk-pause = Pausar todo
desk-go-on-short = Seguir
desk-message-short = Mensaje
desk-gate-there = { $behind ->
    [0] Todas las mesas están listas y te esperan.
    [one] { $there } listas, una aún trabaja.
   *[other] { $there } listas, { $behind } aún trabajan.
}
desk-gate-open-phase = Abrir la siguiente fase
    .why = Ninguna mesa ha terminado todavía su fase.
desk-gate-open-ready = { $there ->
    [one] Abrir para la que está lista
   *[other] Abrir para las { $there } listas
}
desk-gate-open-card = Sacar la carta para todos
    .why = La carta se saca cuando han llegado todas las mesas.
desk-gate-open-strike = Que golpee
    .why = La carta golpea cuando todos han predicho.
desk-gate-none-why = Ninguna mesa ha terminado todavía su fase.
desk-gate-without-do = Seguir sin algunas
desk-gate-without-about = Los bots terminan esta fase por esas mesas. Sus estudiantes vuelven a jugar en la siguiente.
desk-gate-without-yes = Que terminen los bots
desk-gate-all-there = Todas las mesas están listas.
desk-gate-opened = { $tables ->
    [0] La puerta ya estaba abierta.
    [one] Una mesa sigue.
   *[other] { $tables } mesas siguen juntas.
}
desk-gate-without = { $tables ->
    [0] Ya habían llegado todas las mesas.
    [one] Los bots llevaron una mesa hasta donde están las demás.
   *[other] Los bots llevaron { $tables } mesas hasta donde están las demás.
}
reject-desk-gate-card = La carta se saca para todas las mesas a la vez, y algunas aún no han llegado.
reject-desk-gate-strike = La carta golpea en todas las mesas a la vez, y algunas todavía predicen.
reject-desk-gate-elsewhere = Mientras tanto las mesas han avanzado. Mira otra vez y después abre la puerta.

desk-table-seats = Puestos de esta mesa
desk-table-who = Quién
desk-table-standing = Ahora
desk-table-points = Puntos
desk-table-do = Qué se puede hacer
desk-table-review = Repasar esta partida

desk-card-of = Ronda { $round }, carta { $order }
desk-card-tables = en { $tables } de { $of } mesas
desk-card-predicted = Ya predijeron: { $done } de { $all }
desk-card-works = La carta golpea: a algunos aún les toca elegir.
desk-to-after = Llevar a todos a Después
desk-to-after-unfinished = { $count ->
    [one] { $tables } todavía juega. Los bots juegan ahora su partida hasta el final, para que Después pregunte también a sus estudiantes.
   *[other] { $tables } todavía juegan. Los bots juegan ahora sus partidas hasta el final, para que Después pregunte también a sus estudiantes.
} No se puede deshacer.
desk-to-after-bots = Que los bots acaben, y llevar a todos
desk-to-after-told = Todas las páginas están ahora en Después.

desk-talk-title = Predicciones para conversar
desk-talk-about = aciertos; { $card }, ronda { $round }
desk-talk-how-many = Estudiantes que lo predijeron bien
desk-talk-lived = { GENDER($type) ->
    [f] La
   *[m] El
} { $type } sobrevivió: { $why }
desk-talk-died = { GENDER($type) ->
    [f] La
   *[m] El
} { $type } murió: { $why }
desk-talk-right = { $right } de { $of }
desk-talk-ask-lived = { $wrong ->
    [one] Un estudiante esperaba
   *[other] { $wrong } estudiantes esperaban
} que muriera { GENDER($type) ->
    [f] la { $type }. ¿Qué la
    [fa] el { $type }. ¿Qué la
   *[m] el { $type }. ¿Qué lo
} salvó?
desk-talk-ask-died = { $wrong ->
    [one] Un estudiante esperaba
   *[other] { $wrong } estudiantes esperaban
} que viviera { GENDER($type) ->
    [f] la { $type }. ¿Qué la
    [fa] el { $type }. ¿Qué la
   *[m] el { $type }. ¿Qué lo
} mató?
desk-talk-all-right = Todos predijeron esto. Pregunta cómo lo supieron.
desk-talk-none = Después de la primera carta ves aquí qué predijo la clase, y qué no previó casi nadie.

desk-types-title = Tipos vivos, todas las mesas
desk-types-of = { $what }, todas las mesas
desk-types-soon = Todas las mesas a lo largo del tiempo
desk-types-none = Cuando las mesas empiecen, verás aquí cómo cambia cada una a lo largo del tiempo.

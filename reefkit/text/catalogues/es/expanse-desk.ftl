### Blue Expanse on the teacher's desk, in Spanish.

expanse-desk-time = turnos de cada jugador
desk-data-come-expanse = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
}, { $reefs ->
    [one] un arrecife
   *[other] { $reefs } arrecifes
}. { $last ->
    [0] Todas han empezado.
   *[other] { $come ->
        [one] Una mesa ha
       *[other] { $come } mesas han
    } llegado al turno { $last }.
}
desk-data-together-expanse = { $time ->
    [0] Todas han empezado.
   *[other] Todas han llegado al turno { $time }.
}
desk-data-at-expanse = { $time ->
    [0] el comienzo
   *[other] el turno { $time }
}
expanse-desk-unit = puntos de victoria
expanse-desk-reef = El arrecife de { $player }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, { $points } puntos de victoria
expanse-desk-count = { $count } × { $card }
expanse-desk-points = puntos de victoria
expanse-desk-pollution = contaminación
expanse-desk-warming = calentamiento de la mesa
expanse-desk-stage = etapa
expanse-desk-loops = vueltas
expanse-desk-bleached = corales blanqueados

expanse-desk-series-warming = Calentamiento
expanse-desk-series-pollution = Contaminación de todos los arrecifes
expanse-desk-series-bleached = Corales blanqueados de todos los arrecifes
expanse-desk-series-people = Cartas de personas en todos los arrecifes
expanse-desk-ask-warming = El calentamiento es de toda la mesa. ¿Quién ganó con las cartas que lo hicieron subir?
expanse-desk-ask-pollution = ¿Qué cartas contaminaron más, y qué perdieron por ello los arrecifes?
expanse-desk-ask-bleached = ¿Cuándo se blanquearon los corales, y conservó algún arrecife los suyos?
expanse-desk-ask-people = Las cartas de personas dan Capital y puntos. ¿Tenían los arrecifes más ricos las mesas con más de ellas?

desk-plan-expanse-welcome = Bienvenida
desk-plan-expanse-before = Antes
desk-plan-expanse-one-turn = Un turno en común
desk-plan-expanse-play = Jugar
desk-plan-expanse-play-on = Seguir hasta el blanqueamiento
desk-plan-expanse-save = Guardar y anotar
desk-plan-expanse-read-own = Leer las redes tróficas
desk-plan-expanse-agree = Acordar qué comprar
desk-plan-expanse-play-halves = Jugar en las dos mitades
desk-plan-expanse-add-up = Sumar cada mitad
desk-plan-expanse-price = Lo que da y cuesta la industria
desk-plan-expanse-side-by-side = Comparar las mesas
desk-plan-expanse-look-back = Mirar atrás
desk-plan-expanse-predict = Predecir el final
desk-plan-expanse-replay = ¿Y si…?: una cosa cambiada
desk-plan-expanse-both-courses = Leer las dos versiones
desk-plan-expanse-another-change = Otro cambio
desk-plan-expanse-after = Después
desk-plan-expanse-after-what-if = Después de “¿Y si…?”

### Climate Change on the teacher's desk in Spanish. A student meets what its curves are called, on the diploma.
###
### Families: climate-desk-series- climate-desk-changes- climate-desk-ask- board-of- desk-wall-points- desk-review-

climate-desk-tokens = fichas
climate-desk-people = la gente cambia el clima
climate-desk-map = La tierra, con la especie de { $player }
climate-desk-climate = clima, del 1 al 5
climate-desk-genes = genes: forma, pelaje, metabolismo
climate-desk-genes-are = { $genes }
climate-desk-habitat = hábitat
climate-desk-cards = cartas
climate-desk-lost = extinciones
climate-desk-nowhere = espera una casilla de sabana
climate-desk-stands = { $player }: casilla { $cell }, { $habitat }

climate-desk-series-extinctions = Extinciones por millón de años
climate-desk-series-lost = Extinciones hasta ahora
climate-desk-series-adapted = Especies adaptadas, %
climate-desk-series-climate = Clima, del 1 (más frío) al 5
climate-desk-series-tokens = Fichas de un puesto
climate-desk-changes-climate = El clima de cada mesa: ▲ más cálido, ▼ más frío, ▬ no puede ser más cálido
climate-desk-ask-extinctions = ¿Qué mesa pierde más especies en un millón de años, y qué hizo su clima?
climate-desk-ask-lost = ¿Qué mesa ha perdido más especies hasta ahora, y qué hizo el clima justo antes de que subiera su línea?
climate-desk-ask-lost-none = Hasta ahora no se ha extinguido ninguna especie. ¿Por qué no, y qué habría pasado si el clima hubiera cambiado al revés?
climate-desk-ask-extinctions-none = { climate-desk-ask-lost-none }
climate-desk-ask-adapted = Un cambio de clima quita el suelo bajo los pies. ¿Cuánto tardan todas las especies en estar adaptadas otra vez?
climate-desk-ask-climate = ¿En qué mesa cambió más veces el clima? ¿Qué les hace eso a las especies de esa mesa?
climate-desk-ask-tokens = Las fichas se pierden cuando una especie se extingue. ¿Quién ganó muchas y las conservó, y cómo?

board-of-climate = Especie de { $player }
desk-wall-points-climate = { $spread ->
    [0] { $most ->
        [one] { $most } ficha por persona
       *[other] { $most } fichas por persona
    }
   *[other] De { $least } a { $most } fichas
}
desk-data-at-climate = { $time ->
    [0] el comienzo
   *[other] ronda { $time }
}
desk-data-together-climate = { $time ->
    [0] Todas las mesas han empezado.
   *[other] Todas las mesas han llegado al final de la ronda { $time }.
}
desk-data-head-reef-climate = especie de
desk-review-about-climate = Cualquier partida de la clase, turno a turno. Se pueden poner dos especies lado a lado.
desk-review-quiet-climate = A esta especie no le ha pasado nada desde la parada anterior.
desk-review-bare-climate = Todavía no hay ninguna especie en la tierra.

desk-plan-climate-welcome = Bienvenida
desk-plan-climate-before = Antes
desk-plan-climate-one-turn = Un turno juntos
desk-plan-climate-play = Jugar
desk-plan-climate-play-halves = Jugar, mitad con cambio humano
desk-plan-climate-save = Guardar y anotar
desk-plan-climate-tracks = Leer los recorridos
desk-plan-climate-compare-tables = Comparar las mesas
desk-plan-climate-predict = Predecir el experimento
desk-plan-climate-experiment = El experimento
desk-plan-climate-experiment-short = El experimento
desk-plan-climate-why-speed = Por qué importa la rapidez
desk-plan-climate-after = Después

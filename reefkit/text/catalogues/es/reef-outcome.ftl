### Reef Survivor's page: a card is predicted, revealed and talked over; a round is surveyed; a match ends.
### A card's name stands in quotation marks, for it has no article; “sin vida” and “con vida” fit one and many.

## The card

after-card-term = { CAP($term) }
after-card-number = Carta { $number } de { $of }
after-card-title = { CAP($card) }
after-science = La naturaleza detrás de la carta
after-card-row = { $whose ->
    [own] En tu arrecife salió la fila { $row }.
   *[other] En el arrecife de { $player } salió la fila { $row }.
}

## A prediction

after-your-prediction = Tu predicción
after-how-to-mark = Marca a los que van a morir: un constructor del tablero, o aquí un tipo para marcarlo entero.
after-mark-types = Marcar un tipo entero
after-mark-type = { CAP($organism) }: { $marked } de { $of } con marca
after-expected = { $count ->
    [one] marcado de { $of } en total
   *[other] marcados de { $of } en total
}
after-why-predict = Cada constructor que juzgas bien es un punto de pronóstico. Estos puntos no cambian el marcador.
after-stack-hint = Hay constructores unos sobre otros: elige una pila para marcar cada uno por separado.
after-stack = Pila de la fila { $row }, columna { $column }
after-topmost = arriba
after-under = tapado
after-marked = con marca
after-unmark = Quitar todas las marcas
after-predict = { $count ->
    [0] Creo que no perderé ninguno
   *[other] Esa es mi predicción
}
after-predicted = Tu predicción está hecha. Se muestra cuando la carta haya golpeado.
reject-after-cannot-mark = En la fila { $row }, columna { $column } no hay ningún constructor que se pueda marcar.

## What a card leaves to its owner

after-algae = Las algas se extienden
after-algae-left = { $count ->
    [one] Te queda un alga carnosa por colocar
   *[other] Te quedan { $count } algas carnosas por colocar
}
after-algae-why = Se perdieron herbívoros, así que las algas crecen más rápido de lo que se las comen. Elige una casilla resaltada para cada una.
after-no-alga-here = Ahora no crece ningún alga en la fila { $row }, columna { $column }: las algas ocupan primero el suelo libre.
after-tie = ¿Qué tipo se enferma?
after-tie-why = Estos tipos son igual de abundantes, y una enfermedad se propaga donde hay muchos del mismo tipo muy juntos. Elige uno.
after-tie-count = { $count ->
    [one] moriría uno
   *[other] morirían { $count }
}
after-half = Muere la mitad
after-half-how = La carta alcanza a { $pool ->
    [one] un constructor
   *[other] { $pool } constructores
}. Elige { $due ->
    [one] el que muere
   *[other] los { $due } que mueren
}.
after-half-chosen = de { $due } en tu elección
after-half-why = Conserva lo que más necesita tu arrecife: los tipos que solo tienes una vez y los constructores con una mutación rara.
after-give-up = { $count ->
    [one] Este muere
   *[other] Mueren estos { $count }
}
after-give-up-more = { $count ->
    [one] Elige uno más
   *[other] Elige { $count } más
}
reject-after-choose-more = { $left ->
    [one] Elige antes un constructor más.
   *[other] Elige antes { $left } constructores más.
}

## The reveal

after-begin = ¿Quién murió?
after-begin-why = { $count ->
    [one] Hay un constructor que mirar, con su porqué.
   *[other] Hay { $count } constructores que mirar, uno por uno, cada uno con su porqué.
}
after-number = Constructor { $number } de { $of }
after-next = El siguiente
after-show-all = { $count ->
    [one] Mostrarlo ya
   *[other] Mostrar los { $count }
}
after-again = Repetir despacio
after-next-card = Siguiente carta
after-to-survey = Ir al censo
after-go-on = Continuar
reject-after-look-first = Mira primero quién murió y por qué.
# Solo lo dice un lector de pantalla.
after-card-said = { CAP($card) }.
after-voice-died = { $count ->
    [0] No murió ningún constructor.
    [one] Murió un constructor.
   *[other] Murieron { $count } constructores.
}
after-voice-lived = Por qué sobrevivieron: { $why }.
after-voice-why = { $count } ({ $reasons })
after-total = { $died ->
    [0] No murió ningún constructor y sobrevivieron { $lived }.
    [one] Murió un constructor y sobrevivieron { $lived }.
   *[other] Murieron { $died } constructores y sobrevivieron { $lived }.
}
after-died-of = de { $of } sin vida
after-died-so-far = sin vida por ahora
after-lived-all = con vida
after-lived-so-far = con vida por ahora
after-waters = ¿Quién sobrevivió?
after-water-S = Somera
after-water-M = Media
after-water-D = Profunda
after-water-words = { $lived ->
    [one] uno vivió
   *[other] { $lived } vivieron
}, { $died ->
    [one] uno murió
   *[other] { $died } murieron
}
after-no-builders = { $whose ->
    [own] En tu arrecife no había ningún constructor.
   *[other] En el arrecife de { $player } no había ningún constructor.
}
after-nobody-hit = { $whose ->
    [own] La carta no alcanzó a ningún constructor de tu arrecife.
   *[other] La carta no alcanzó a ningún constructor del arrecife de { $player }.
}
after-covered = { $count ->
    [one] Un alga carnosa cubre un constructor: hasta que se la coman, no desova ni cuenta.
   *[other] Las algas carnosas cubren { $count } constructores: hasta que se las coman, no desovan ni cuentan.
}
after-robbed = { $count ->
    [one] Un constructor perdió una mutación.
   *[other] { $count } constructores perdieron una mutación.
}
after-talk = Para conversar
reject-after-nothing-revealed = Ahora no hay ninguna carta que revelar.

after-who = { $count ->
    [one] { CAP($organism) }, fila { $row }, columna { $column }
   *[other] { CAP($organism) }, { $count } en la fila { $row }
}
after-reasons = { CAP($reasons) }.
after-spared = La carta no lo alcanzó.
after-badge-right = previsto
after-badge-missed = no previsto
after-badge-it-lived = vivió

after-right-of = { $right ->
    [one] Un acierto de { $of }
   *[other] { $right } aciertos de { $of }
}
after-guess-points = { $count ->
    [one] Un punto de pronóstico hasta ahora.
   *[other] { $count } puntos de pronóstico hasta ahora.
}
after-wrong = { $missed ->
    [0] { $lived ->
        [0] Los previste todos.
        [one] Uno de los que marcaste vivió.
       *[other] { $lived } de los que marcaste vivieron.
    }
   *[other] No previste { $missed ->
        [one] una muerte
       *[other] { $missed } muertes
    }{ $lived ->
        [0] .
        [one] , y uno de los marcados vivió.
       *[other] , y { $lived } de los marcados vivieron.
    }
}
after-not-counted = Nada era seguro, así que esta predicción no cuenta.
after-marks = Las marcas
after-mark-expected = crees que muere
after-mark-died = murió
after-mark-right = acierto
after-mark-wrong = míralo otra vez

## Why, and what each reef lost

after-why = ¿Por qué?
after-stands = { $whose ->
    [own] ¿Quién vive en tu arrecife?
   *[other] ¿Quién vive en el arrecife de { $player }?
}
after-stands-why = Rasgos de nacimiento; las marcas del tablero muestran las mutaciones.
after-stands-count = { CAP($organism) } × { $count }
after-stands-traits = { CAP($traits) }.
after-stands-none = Ningún rasgo por el que pregunte una carta.
after-why-later = Aquí aparece, con su porqué, cada constructor que se muestra.
after-shown = vistos { $count } de { $of }
after-missed-first = primero lo que no previste
after-out-of-reach = { $count ->
    [one] Un constructor quedó fuera de alcance
   *[other] { $count } constructores quedaron fuera de alcance
}
after-each-reef = Lo que perdió cada arrecife
after-head-reef = Arrecife
after-head-lost = Perdió
after-head-algae = Algas
after-head-prediction = Aciertos
after-lost = { $count } × { $organism }
after-lost-all = { $lost }
after-lost-nothing = nada
after-algae-change = { $sign ->
    [more] +{ $count }
    [fewer] −{ $count }
   *[same] { $count }
}
after-right-of-short = { $right } de { $of }
after-no-prediction = { $own ->
    [yes] sin predicción
   *[no] no se dice
}

## The survey

survey-region = Tu recuento, una pregunta y tu nota
survey-title = Ronda { $round }: tu recuento
survey-talk = Para conversar:
survey-next = { $count ->
    [0] No hay ningún constructor tapado, así que se quedan todos.
    [one] Después, un constructor tapado se convierte en roca del arrecife.
   *[other] Después, { $count } constructores tapados se convierten en roca del arrecife.
}
survey-next-stands = Los constructores tapados se quedan donde están.
survey-then-round = Empieza la ronda { $round }.
survey-then-over = La partida termina.
survey-ready = Listo para la ronda { $round }
survey-ready-last = Listo para el final

score-points = { $points }
score-total = En total
score-none = Aquí no hay nada que contar.

survey-ask-gone = Un tipo se extinguió en la mesa. ¿Qué lo habría salvado, y dónde podría haber seguido viviendo?
survey-ask-refuge = Un tipo desapareció de un arrecife y sigue vivo en otro. ¿Cómo podría volver?
survey-ask-long = Golpeó una catástrofe de largo plazo. ¿Qué rasgos sirvieron esta vez, aunque ninguna tormenta los había exigido?
survey-ask-weeds = Un arrecife está lleno de algas carnosas. ¿Qué decisión las dejó extenderse, y qué las vuelve a quitar?
survey-ask-shelter = Los habitantes perdieron su cobijo. ¿Qué se dan unos a otros los constructores y los habitantes?
survey-ask-unforeseen = Hubo predicciones que fallaron. ¿Qué rasgo o qué agua no se tuvo en cuenta, y por qué?
survey-ask-comeback = Murieron muchos constructores. ¿De dónde vendrán los juveniles que se asienten en el suelo vacío?
survey-ask-depth = Mira todos los arrecifes. ¿A qué profundidad se perdió más en esta ronda? ¿La habría perdonado otra catástrofe?
survey-ask-spread = Los arrecifes quedaron muy separados en puntos. ¿Fue por el tablero, por las decisiones o por la suerte?
survey-ask-newcomers = Llegó a la mesa un tipo que antes no estaba. ¿Cómo llegó hasta aquí?
survey-ask-calm = Ninguna carta mató a un constructor. ¿Qué cambia en un arrecife una ronda tranquila?
survey-ask-first = Todavía tienes pocos constructores. ¿Cuál importa más en tu arrecife, y por qué?
survey-ask-selection = ¿Qué mutaciones son ahora más comunes que antes? ¿Las eligió el azar o la catástrofe?
survey-ask-trade = ¿Qué juvenil de un vecino ayudaría más a tu arrecife, y qué podrías dar a cambio?
survey-ask-people = ¿Qué catástrofes de las que han salido empeoran las personas, y qué podrían hacer en su lugar?
survey-ask-last = Si empezaras otra vez, ¿qué tablero y qué cinco constructores elegirías?
survey-ask-next = ¿Qué catástrofe dañaría más tu arrecife ahora, y qué puedes hacer antes de que llegue?
survey-ask-same-board = Compara dos arrecifes. ¿En qué jugaron igual y en qué distinto?
survey-ask-time = Una ronda es un millón de años. ¿Qué pasa en tanto tiempo que nadie puede llegar a ver?
survey-ask-best = ¿Qué arrecife de la mesa duraría más a partir de ahora, y por qué?

## Who is winning?

score-title = ¿Quién va ganando?
score-head-round = Ronda
score-head-population = Población
score-head-types = Tipos
score-bonus = Bonificación de equipo
score-sum = Todas las rondas
score-product = Rondas multiplicadas
score-product-why = Las rondas se multiplican, así que una ronda mala cuesta mucho; cada ronda cuenta al menos como uno.
score-open-hint = Elige un número para ver de dónde sale. La población y los tipos son los de toda la mesa.
score-guesses = Tus puntos de pronóstico: { $right } de { $of }. No cambian el marcador.
score-nobody-yet = Todavía no se ha contado ninguna ronda.
score-alone = Tienes { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
score-shared = { $players } comparten el primer lugar con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
score-leads = { $player } va a la cabeza con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; detrás, a { $behind ->
    [one] un punto
   *[other] { $behind } puntos
}: { $others }.
score-team-waits = Bonificación de equipo de { $points } puntos. Aún sin ganar una ronda: { $players }.
score-team-all = Bonificación de equipo de { $points } puntos: todos los puestos han ganado una ronda.
score-team-won = Todos los puestos ganaron una ronda, así que cada uno recibe { $points } puntos más.
score-sum-of = { $player }, ronda { $round }
score-not-told = El resultado de esta ronda todavía no se conoce.
reject-score-no-such = Todavía no existe esa puntuación.

## The end

final-won = { $count ->
    [one] Gana { $players } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $players } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
final-alone = Tu arrecife termina con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
final-story-reef = La historia de tu arrecife
final-story-of-reef = La historia del arrecife de { $player }
final-place = { $shared ->
    [yes] Compartes el lugar { $place } de { $of }, con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[no] Quedaste en el lugar { $place } de { $of }, con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
final-longest = { $others ->
    [0] El tipo que más duró en tu arrecife fue { GENDER($organism) ->
        [f] la
       *[m] el
    } { $organism }: { $rounds ->
        [one] un censo
       *[other] { $rounds } censos
    }, de la ronda { $first } a la ronda { $last }.
   *[other] Los tipos que más duraron en tu arrecife fueron { GENDER($organism) ->
        [f] la
       *[m] el
    } { $organism } y { $others ->
        [one] otro más
       *[other] otros { $others }
    }: { $rounds ->
        [one] un censo
       *[other] { $rounds } censos
    } cada uno.
}
final-worst = Tu peor catástrofe fue “{ $card }”, en la ronda { $round }: se llevó { $count ->
    [one] un constructor
   *[other] { $count } constructores
}.
final-spared = Ninguna catástrofe mató a un constructor tuyo.
final-foresaw = La carta que mejor previste fue “{ $card }”, en la ronda { $round }: { $right ->
    [one] un acierto
   *[other] { $right } aciertos
} de { $of }.
final-foreseen = { CAP($card) }, ronda { $round }: { $right } de { $of } correctas.
final-ended = { $count ->
    [one] Un tipo desapareció de tu arrecife: { $names }.
   *[other] { $count } tipos desaparecieron de tu arrecife: { $names }.
}
final-none-ended = Todos los tipos que alguna vez vivieron en tu arrecife siguen ahí.
final-richness = { $change ->
    [more] Tu arrecife pasó de { $first } a { $last } tipos entre el primer censo y el último: ganó riqueza.
    [fewer] Tu arrecife pasó de { $first } a { $last ->
        [one] un tipo
       *[other] { $last } tipos
    } entre el primer censo y el último: perdió riqueza.
   *[same] Tu arrecife tenía { $last ->
        [one] un tipo
       *[other] { $last } tipos
    } en el primer censo y también en el último.
}
final-empty = En ningún censo vivía nada en tu arrecife.
final-look-round-reef = Abre el arrecife de un vecino, o sigue una línea de los gráficos hasta el final: ¿qué carta la torció, y por qué ahí?

## Moments worth a smile at a survey

survey-smile-saved = Una mutación salvó su primera vida: { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } de la fila { $row }, columna { $column }, resistió { $disaster }.
survey-smile-saved-near = En el arrecife de { $player } una mutación salvó una vida: { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } resistió { $disaster }.
survey-smile-saved-class = En otra mesa de tu clase una mutación salvó una vida: { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } resistió { $disaster }.
survey-smile-saved-made = En una partida que jugó un bot, una mutación salvó una vida: { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } resistió { $disaster }.
survey-smile-without = Sin su mutación ({ $mutations }) habría muerto.
survey-smile-bleached = { $count ->
    [one] El coral de tu agua poco profunda sobrevivió a la ola de calor.
   *[other] Los { $count } tipos de coral de tu agua poco profunda sobrevivieron a la ola de calor.
}
survey-smile-back = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } ha vuelto a tu arrecife. Había desaparecido y seguía vivo en otro arrecife.

### Reef Survivor's page: cards, the survey and the end, in easy words.

## A prediction

after-how-to-mark = Marca a los que van a morir. O elige aquí un tipo: marca todos.
after-why-predict = Cada acierto es un punto de pronóstico. El marcador no cambia.
after-stack-hint = Hay constructores unos sobre otros. Elige esa casilla para marcar cada uno.
after-predicted = Tu predicción está hecha. Los demás todavía no la ven.

## What a card leaves to its owner

after-algae-why = Ahora muy pocos animales comen algas. Elige una casilla que brilla para cada alga.
after-no-alga-here = En la fila { $row }, columna { $column } no crece un alga ahora. Las algas ocupan primero el suelo libre.
after-tie-why = Tienes la misma cantidad de cada uno. Una enfermedad se contagia donde hay muchos. Elige uno.
after-half-how = La carta alcanza a { $pool ->
    [one] un constructor
   *[other] { $pool } constructores
}. Elige { $due ->
    [one] uno
   *[other] { $due } de ellos
}.
after-half-why = Conserva lo que tu arrecife tiene una sola vez.

## The reveal

after-begin-why = { $count ->
    [one] Mira un constructor y su porqué.
   *[other] Mira { $count } constructores, uno por uno, y su porqué.
}
after-not-counted = Aquí nada era seguro. Por eso esta predicción no cuenta.
after-why-later = Aquí aparecen los que ya viste.
after-stands-why = Son sus rasgos de nacimiento. Las marcas muestran cambios.

## The survey

survey-next = { $count ->
    [0] Ningún constructor está tapado por otro. Se quedan todos.
    [one] Un constructor tapado se vuelve roca.
   *[other] { $count } constructores tapados se vuelven roca.
}

survey-ask-gone = Un tipo ya no vive en la mesa. ¿Qué lo habría salvado?
survey-ask-refuge = Un tipo desapareció aquí. Pero vive al lado. ¿Cómo puede volver?
survey-ask-long = Llegó una catástrofe lenta. ¿Qué rasgos ayudaron esta vez?
survey-ask-weeds = Un arrecife está lleno de algas. ¿Por qué? ¿Quién se las come?
survey-ask-shelter = Los habitantes perdieron su cobijo. ¿Cómo se ayudan constructores y habitantes?
survey-ask-unforeseen = Algunas predicciones fallaron. ¿Qué faltó ver?
survey-ask-comeback = Murieron muchos constructores. ¿De dónde vendrán los nuevos?
survey-ask-depth = Mira todos los arrecifes. ¿En qué agua murieron más? ¿Y con otra catástrofe?
survey-ask-spread = Un arrecife tiene muchos más puntos. ¿Jugó mejor o tuvo suerte?
survey-ask-newcomers = Llegó un tipo nuevo a la mesa. ¿Cómo llegó?
survey-ask-calm = Ninguna carta mató a un constructor. ¿Qué cambia en una ronda tranquila?
survey-ask-first = Tienes pocos constructores. ¿Cuál importa más? ¿Por qué?
survey-ask-selection = ¿Qué cambios son más comunes ahora? ¿Los eligió el azar?
survey-ask-trade = ¿Qué juvenil de un vecino te ayudaría más?
survey-ask-people = ¿Qué catástrofes empeoran las personas? ¿Qué podrían hacer en su lugar?
survey-ask-last = ¿Qué cinco constructores elegirías la próxima vez?
survey-ask-next = ¿Qué catástrofe te haría más daño ahora? ¿Qué puedes hacer?
survey-ask-same-board = Compara dos arrecifes. ¿En qué jugaron igual?
survey-ask-time = Una ronda es un millón de años. ¿Qué puede pasar en ese tiempo?
survey-ask-best = ¿Qué arrecife duraría más desde ahora? ¿Por qué?

## Who is winning?

score-product-why = Las rondas se multiplican. Una ronda mala cuesta mucho.
score-open-hint = Elige un número para ver de dónde sale.
score-team-won = Todos los puestos ganaron una ronda. Cada uno recibe { $points } puntos más.

## The end

final-longest = { $others ->
    [0] El tipo que más duró fue { GENDER($organism) ->
        [f] la
       *[m] el
    } { $organism }. Vivió { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
   *[other] Los que más duraron: { $organism } y { $others } más. Vivieron { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
}
final-worst = La peor catástrofe fue “{ $card }”, en la ronda { $round }. Se llevó { $count ->
    [one] un constructor
   *[other] { $count } constructores
}.
final-foresaw = Tu mejor predicción fue con “{ $card }”. Acertaste { $right } de { $of }.
final-richness = { $change ->
    [more] Tu arrecife creció de { $first } a { $last } tipos.
    [fewer] Tu arrecife bajó de { $first } a { $last ->
        [one] un tipo
       *[other] { $last } tipos
    }.
   *[same] Tu arrecife tenía { $last ->
        [one] un tipo
       *[other] { $last } tipos
    } al principio y al final.
}
final-look-round-reef = Abre otro arrecife. O sigue una línea de los gráficos. ¿Qué carta la torció? ¿Por qué ahí?
survey-smile-saved = Una mutación salvó una vida: { $organism }, fila { $row }, columna { $column }.
survey-smile-saved-near = En el arrecife de { $player } una mutación salvó una vida: { $organism }.
survey-smile-saved-class = En otra mesa de tu clase una mutación salvó una vida: { $organism }.
survey-smile-saved-made = Esta partida la jugó un bot. Allí una mutación salvó una vida: { $organism }.
survey-smile-bleached = Tus corales del agua poco profunda resistieron la ola de calor.
survey-smile-back = Ha vuelto a tu arrecife: { $organism }. Seguía vivo en otro arrecife.
reject-after-cannot-mark = Fila { $row }, columna { $column }: ahí no se puede marcar ningún constructor.

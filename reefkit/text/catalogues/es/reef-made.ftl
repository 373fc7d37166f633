### Questions made from a student's own match of Reef Survivor, and its plots, in Spanish.
### A card stands in quotation marks after “la carta”, since card names differ in gender and number.
### GENDER: f is feminine, fa is feminine with “el” in the singular (el alga, las algas).

## Options

made-number = { $count }
# $round is 0 for the set-up. It stands after “en” in other sentences.
made-time = { $round ->
    [0] la preparación
   *[other] el censo de la ronda { $round }
}
made-strike = { CAP($card) } (ronda { $round })
made-builder-at = { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } de la fila { $row }, columna { $column }
made-builder-by = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }: { $trait }
made-your-reef = Tu arrecife
made-reef-of = El arrecife de { $player }
made-both-reefs = El mismo número en los dos

made-span-million-years = { $count ->
    [one] { $count } millón de años
   *[other] { $count } millones de años
}
made-span-thousand-years = { $count ->
    [one] mil años
   *[other] { $count } mil años
}
made-span-decade = { $count ->
    [one] { $count } década
   *[other] { $count } décadas
}
made-span-generation = { $count ->
    [one] { $count } generación
   *[other] { $count } generaciones
}

made-cause-card = Una catástrofe: { $card }
made-cause-support = Quedaban muy pocos constructores que dieran cobijo
made-cause-built-over = Quedaron debajo de otros constructores y se volvieron roca del arrecife
made-cause-weeds = Las algas carnosas crecieron encima
made-cause-hunger = No quedaban algas carnosas que comer

made-origin-mutation = Por una mutación, al azar
made-origin-neighbour = Con juveniles de otro arrecife
made-origin-triangle = Con juveniles del Triángulo de Coral
made-origin-founders = Ya lo tenían cuando fundaste tu arrecife

made-extinct = Extinción en la mesa: ya no quedaba en ningún arrecife
made-refuge = Extirpación solo aquí: el arrecife de { $player } lo tenía en un censo posterior
made-back = Ni una ni otra: en un censo posterior volvía a estar en tu arrecife

made-would-die = Habría muerto
made-might-die = Quizá habría muerto: murió la mitad de los constructores como ese
made-would-live = Habría sobrevivido de todos modos
made-would-be-weedy = Un alga carnosa le habría crecido encima

## Who lived, and why

made-title-survivor = Quién sobrevivió, y por qué
made-ask-survivor = { CAP($card) } golpeó tu arrecife en la ronda { $round }. ¿Cuál de estos constructores sobrevivió, y gracias a qué rasgo?

made-title-two-builders = Dos constructores, dos destinos
made-ask-two-builders = En la ronda { $round }, { $card } golpeó a dos constructores que estaban en { $water }: murió { $dead }, y sobrevivió { $alive }. ¿Qué salvó al que sobrevivió?

made-title-without-mutation = Sin la mutación
made-ask-without-mutation = { CAP($builder) }, tenía esta mutación: { $token }. En la ronda { $round } sobrevivió a { $card }. ¿Qué le habría pasado sin esa mutación?
made-why-rule = Lo que dice la carta: { $rule }

## Variation

made-title-origin = De dónde vino una tolerancia
made-ask-origin = En tu arrecife había { $organisms } con { $token }. ¿Cómo les llegó ese rasgo por primera vez?
made-why-origin-mutation = En la ronda { $round }, una tirada de mutación dio el rasgo a { GENDER($organisms) ->
    [f] una
    [fa] una
   *[m] uno
} de tus { $organisms }: { $token }. Sus juveniles lo heredaron.
made-why-origin-neighbour = Llegó por migración: en la ronda { $round } vinieron a la deriva, desde otro arrecife, juveniles de { $organisms } con { $token }.
made-why-origin-triangle = En la ronda { $round } llegaron del Triángulo de Coral juveniles de { $organisms } con { $token }.
made-hint-origin = { $how ->
    [mutation] Ninguna mutación dio { $token } a tus { $organisms }.
    [neighbour] No te llegaron { $organisms } con { $token } de otro arrecife.
    [triangle] No llegaron { $organisms } con { $token } del Triángulo de Coral.
   *[founders] Tus fundadores aún no llevaban { $token }.
}

made-title-carriers = Quién tenía una mutación
made-ask-carriers = En el censo de la ronda { $round }, ¿cuál de estos constructores de tu arrecife tenía la mutación “{ $token }”?
made-why-carriers = Entonces solo tus { $organisms } tenían la mutación “{ $token }”. La variación llega únicamente por mutación y por migración, tipo por tipo.
made-hint-carriers = En el censo de la ronda { $round } no lo llevaban tus { $organisms }.

## Time

made-title-still-here = Quién queda
made-ask-still-here = ¿Cuáles de estos tipos vivían todavía en tu arrecife en el último censo, el de la ronda { $round }? Elige todos los correctos.

made-title-last-seen = Cuándo se vio un tipo por última vez
made-ask-last-seen = ¿Cuándo se contaron { $organisms } por última vez en tu arrecife?
made-why-gone = En el censo de la ronda { $round } ya no había { $organisms }.
made-why-standing = En el censo de la ronda { $round }, el más reciente, todavía había { $organisms }.
made-hint-last = Contados en tu arrecife en { $time }: { $count }.

made-title-fate-at-table = Extirpación o extinción
made-ask-fate-at-table = Tu arrecife tuvo { $organisms } por última vez en { $time }. ¿Qué había sido de este tipo al llegar el censo más reciente?
made-why-extirpated = Extirpado quiere decir desaparecido de un lugar: tu arrecife perdió el tipo, y otro arrecife lo tuvo después. Desde allí podía volver.
made-why-extinct = Ningún arrecife de la mesa lo tuvo en un censo posterior, así que en la mesa se extinguió. Solo el Triángulo de Coral podría traerlo de vuelta.
made-hint-extinct = Otro arrecife los tuvo en un censo posterior.
made-hint-back = Tu arrecife no los tuvo en ningún censo posterior.
made-hint-refuge = { $player } no los tuvo en ningún censo posterior.

made-title-gone-why = Por qué desapareció un tipo
made-ask-gone-why = En { $before } tu arrecife tenía { $organisms }, y en { $after } ya no. ¿Cuál fue la causa?
made-why-reasons = Lo que decidió: { $reasons }.
made-hint-cause = { $cause ->
    [support] Los habitantes se van cuando falta cobijo. Aquí no fue por eso.
    [built-over] Ninguno quedó cubierto entonces por otros.
    [weeds] Las algas carnosas cubren a los constructores. No los matan.
   *[hunger] Los habitantes no se van por hambre.
}

made-title-dip = La bajada de tu curva
made-ask-dip = Tu curva de diversidad baja de { $before } a { $after } tipos en el censo de la ronda { $round }. { $lost ->
    [one] ¿Por qué se perdió el tipo que falta?
   *[other] ¿Por qué se perdió la mayoría de los tipos que faltan?
}

made-title-time-passed = El tiempo desde el principio
made-ask-time-passed = ¿Cuánto tiempo había pasado desde la preparación hasta el censo de la ronda { $round }?
made-why-time-passed = Cada ronda representa { $one }, así que lo que ocurrió entre dos censos duró ese tiempo.

made-title-range-length = Cuánto tiempo estuvo un tipo
made-ask-range-length = ¿Cuánto tiempo abarca la barra de { GENDER($organisms) ->
    [f] las
    [fa] las
   *[m] los
} { $organisms } en el gráfico de rangos de tu arrecife, de la primera a la última aparición?
made-why-range-length = La barra de { GENDER($organisms) ->
    [f] las
    [fa] las
   *[m] los
} { $organisms } empieza en { $first } y termina en { $last }. De un censo al siguiente hay { $one }.
made-hint-range = La barra empieza en { $first } y termina en { $last }.

## Diversity

made-title-own-types = Tipos de tu arrecife
made-ask-own-types = ¿Cuántos tipos de constructores y habitantes vivían en tu arrecife en el censo de la ronda { $round } (su diversidad alfa)?
made-why-types = { $count ->
    [0] Entonces no vivía nada en tu arrecife.
    [one] Allí vivía un tipo: { $types }.
   *[other] Allí vivían { $count } tipos: { $types }.
} Las fichas de un mismo tipo cuentan una sola vez, también las cubiertas por un alga y las tapadas; las algas carnosas no cuentan.
made-was-algae = Eso cuenta las algas carnosas como un tipo: { $count }. No cuentan.
made-was-tokens = Ese es el número de fichas: { $count }. Cada tipo cuenta una vez.

made-title-table-types = Tipos de la mesa
made-ask-table-types = ¿Cuántos tipos de constructores y habitantes tenía la mesa en el censo de la ronda { $round } (su diversidad gamma)?
made-why-table-types = { $count ->
    [0] Ningún arrecife tenía ninguno.
    [one] En los arrecifes vivía un tipo: { $types }.
   *[other] En los arrecifes vivían { $count } tipos: { $types }.
} { $shared ->
    [no] Ningún tipo vivía en dos arrecifes, así que aquí gamma es también la suma de todas las alfas.
   *[yes] Un tipo que está en dos arrecifes cuenta una sola vez; por eso gamma no es la suma de todas las alfas, { $sum }.
}
made-was-one = Tantos tipos tenía un solo arrecife: { $count }.
made-was-sum = Esa es la suma de todos los arrecifes: { $count }. Un tipo en dos arrecifes cuenta una vez.

made-title-missing-types = Tu arrecife y todos juntos
made-ask-missing-types = En el censo de la ronda { $round }, ¿cuántos tipos que vivían en otros arrecifes de la mesa faltaban en el tuyo?
made-why-missing-types = La mesa tenía { $gamma } tipos (gamma) y tu arrecife { $alpha } de ellos (alfa), así que { $count ->
    [0] no le faltaba ninguno.
    [one] le faltaba uno: { $types }.
   *[other] le faltaban { $count }: { $types }.
}
made-was-alpha = Tantos tipos tenía tu arrecife (alfa): { $count }.
made-was-gamma = Tantos tipos tenía la mesa (gamma): { $count }.

made-title-lost-types = Tipos perdidos en una ronda
made-ask-lost-types = De los tipos que vivían en tu arrecife en el censo de la ronda { $before }, ¿cuántos ya no estaban en el de la ronda { $round }?
made-why-lost-types = { $count ->
    [0] No faltaba ninguno.
    [one] Faltaba uno: { $types }.
   *[other] Faltaban { $count }: { $types }.
} { $gained ->
    [0] No había ningún tipo nuevo.
    [one] Había uno nuevo: { $newcomers }.
   *[other] Había { $gained } nuevos: { $newcomers }.
}
made-was-gained = Tantos tipos eran nuevos: { $count }.
made-was-difference = En tanto cambió el número de tipos: { $count }.
made-was-stayed = Tantos tipos se quedaron: { $count }.
made-was-before = Tantos tipos había antes: { $count }.

made-title-turnover = Recambio entre dos arrecifes
made-ask-turnover = En el censo de la ronda { $round }, ¿cuántos tipos vivían en uno solo de estos dos arrecifes, el tuyo y el de { $player }?
made-why-turnover = Solo en tu arrecife: { $mine }. Solo en el arrecife de { $player }: { $theirs }. En los dos: { $both }.
made-was-both = Tantos tipos vivían en los dos arrecifes: { $count }.
made-was-together = Tantos tipos tenían los dos arrecifes juntos: { $count }.
made-was-mine = Tantos tipos tenía tu arrecife: { $count }. Algunos pueden vivir en los dos.
made-was-theirs = Tantos tipos tenía el otro arrecife: { $count }. Algunos pueden vivir en los dos.

made-title-kept-most = En los dos censos
made-ask-kept-most = ¿En qué arrecife se encontraron más tipos en los dos censos, el de la ronda { $before } y el de la ronda { $round }?
made-why-kept-most = Tipos que estaban en los dos censos: { $shares }.
made-hint-kept = Tipos hallados en los dos censos: { $kept }. Otro arrecife tuvo más.
made-hint-kept-both = Uno de los dos arrecifes tuvo más.
made-kept = { $player } { $kept }

## Disasters

made-title-which-disaster = Qué golpeó en una ronda
made-ask-which-disaster = ¿Cuál de estas cartas salió en la ronda { $round }?
made-why-card = En la ronda { $round } salió { $card }. { $rule }
made-hint-drawn = { $count ->
    [0] { CAP($card) } no salió nunca.
   *[other] { CAP($card) } salió en otra ronda: { $rounds }.
}

made-title-long-term = A escala del tiempo geológico
made-ask-long-term = ¿Cuál de estas cartas de tu partida representa una catástrofe de largo plazo, de las que actúan a escala del tiempo geológico?
made-why-science = { $science }
made-hint-short = { CAP($card) } llegó en la ronda { $round }. Es una carta de corto plazo.

made-title-costliest = La catástrofe más costosa
made-ask-costliest = ¿Qué carta mató más constructores de tu arrecife?
made-why-costs = Constructores de tu arrecife que murieron: { $costs }.
made-cost = { $count } por { $card } (ronda { $round })

made-title-deaths = Constructores perdidos en una ronda
made-ask-deaths = ¿Cuántos constructores de tu arrecife mataron las cartas de la ronda { $round }?

## The living reef

made-title-water = Quién vivía en qué agua
made-ask-water = En el censo de la ronda { $round }, ¿cuál de estos tipos estaba en { $water } en tu arrecife?
made-why-water = { GENDER($organisms) ->
    [f] Las
    [fa] Las
   *[m] Los
} { $organisms } estaban allí en este censo. Pueden vivir en { $waters }.
made-hint-water = { CAP($organisms) } estaban en otro lugar en este censo. Pueden vivir en { $waters }.

made-title-shelter = Cobijo para habitantes
made-ask-shelter = Mira tu arrecife en el censo de la ronda { $round }: { $count ->
    [0] ningún constructor daba cobijo.
    [one] un solo constructor daba cobijo.
   *[other] { $count } constructores daban cobijo.
} ¿Cuántos habitantes cabían?
made-why-shelter = Cada habitante necesita { $each } constructores que den cobijo, y los que sobran no bastan para ninguno: con { $count } caben { $room }. Un constructor cubierto por un alga no da cobijo.
made-was-givers = Tantos constructores dan cobijo: { $count }.
made-was-dwellers = Tantos habitantes vivían allí: { $count }.
made-was-builders = Ese es el número de todos los constructores: { $count }.

made-title-weeds = Algas carnosas
made-ask-weeds = ¿Cuántas casillas de tu arrecife cubrían las algas carnosas en el censo de la ronda { $round }?
made-why-weeds = { $count ->
    [0] No cubrían ninguna.
    [one] Cubrían una casilla.
   *[other] Cubrían { $count } casillas.
} Cada habitante come un alga carnosa por ronda, y crecen cinco más.

made-title-leavers = Por qué se perdieron habitantes
made-ask-leavers = En la ronda { $round } tu arrecife perdió { $count ->
    [one] { GENDER($organism) ->
        [f] una
       *[m] un
    } { $organism }
   *[other] { $count } { $organisms }
}. ¿Por qué?
made-why-left-support = Dos constructores que dan cobijo mantienen a un habitante. Cuando demasiados quedan cubiertos, mueren o se quitan, algunos habitantes tienen que irse.

made-title-score-change = Qué cambió tu puntuación
made-ask-score-change = ¿Qué parte de tu puntuación cambió más del censo de la ronda { $before } al de la ronda { $round }?
made-why-score-change = Lo que cambió: { $changes }.
made-change = { $part } de { $before } a { $after }
made-hint-score = { CAP($part) }: de { $before } a { $after }. Otra parte cambió más.

## Plots

made-title-range-plot = El gráfico de rangos de tu arrecife
made-ask-range-plot = Dibuja el gráfico de rangos de tu arrecife: para cada tipo, el primer y el último censo en que se contó, y qué fue de él. Después marca cuándo golpeó cada carta. La preparación es el 0.
made-why-range-plot = Una barra termina donde un tipo se contó por última vez. Puede que siguiera ahí un poco más: entre dos censos nadie cuenta.

made-title-curve-plot = Tu curva de diversidad
made-ask-curve-plot = Dibuja la curva de diversidad de tu arrecife: el número de tipos de constructores y habitantes en cada censo. Marca las rondas en las que tu arrecife perdió un tipo que nunca volvió a tener.

made-title-region-plot = La curva de diversidad de la mesa
made-ask-region-plot = Dibuja la curva de diversidad de la mesa: el número de tipos de constructores y habitantes de todos los arrecifes juntos. Marca las rondas en las que un tipo se extinguió en la mesa.
made-why-curve-plot = Cuenta tipos, no fichas. Si llegan tantos tipos como se van, la curva queda plana, y aun así el arrecife ha cambiado.

made-look-first = Mira los censos desde la preparación. ¿En cuál se contaron por primera vez?
made-look-last = ¿En qué censo se contaron por última vez? Si siguieron hasta el final, la barra también.
made-look-ending = ¿Seguían allí en el último censo? Si no, ¿los tuvo después otro arrecife?
made-look-disaster = Busca esta carta entre las que golpearon. Marca cada una de sus rondas.
made-look-loss = Compara los censos de antes y después de esta ronda. ¿Falta un tipo que nunca volvió?
made-point-founder = Había { $organisms } desde la preparación, en el 0.
made-point-first = El primer censo en que se contaron { $organisms } fue el de la ronda { $round }.
made-point-standing = En el censo de la ronda { $round } todavía había { $organisms }, así que su barra sigue hasta el final.
made-point-gone = En el censo de la ronda { $round } ya no había { $organisms }.
made-point-gone-to = En el censo de la ronda { $round } ya no había { $organisms }. { $cause }
made-point-unsheltered = En el censo de la ronda { $round } ya no había { $organisms }: con { $card } quedaron muy pocos constructores que dieran cobijo.
made-point-extirpated = Fue una extirpación: tu arrecife se quedó sin { $organisms }, y en el arrecife de { $player } hubo más tarde.
made-point-extinct = Fue una extinción en la mesa: en ningún censo posterior hubo { $organisms } en ningún arrecife.
made-point-disaster = { $count ->
    [one] { CAP($card) } golpeó en la ronda { $rounds }.
   *[other] { CAP($card) } golpeó en las rondas { $rounds }.
}
made-point-value = En { $time } { $count ->
    [0] no había ningún tipo.
    [one] había un tipo: { $types }.
   *[other] había { $count } tipos: { $types }.
}{ $lost ->
    [0] { "" }
   *[other] {" "}Ya no estaban: { $gone }.
}{ $gained ->
    [0] { "" }
   *[other] {" "}Nuevos: { $newcomers }.
}
made-point-loss = { $count ->
    [0] En la ronda { $round } no se perdió ningún tipo para siempre.
    [one] En la ronda { $round } se perdió un tipo para siempre: { $types }.
   *[other] En la ronda { $round } se perdieron { $count } tipos para siempre: { $types }.
}

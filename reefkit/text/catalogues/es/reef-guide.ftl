### Reef Survivor: what a page asks about a reef: the story of a space, what would kill a builder, where
### a juvenile may go, how a score adds up, and why a line of a chart ends.

## Help

reject-predict-yourself = Predecir te toca a ti: marca lo que crees que vas a perder, y mira si la carta te da la razón.
reject-submit-yourself = Tu tablero lo resuelves tú, así que aquí no lo rellena ningún ayudante.

## The story of a space

guide-space = Fila { $row }, columna { $column }: { $water }.
guide-stack = { $count ->
    [0] Aquí no hay ningún constructor; { $limit ->
        [one] cabe uno.
       *[other] caben hasta { $limit }.
    }
    [one] Aquí hay un constructor; { $limit ->
        [one] no cabe ninguno más.
       *[other] caben hasta { $limit } en total.
    }
   *[other] Aquí hay { $count } constructores, uno sobre otro; caben hasta { $limit } en total.
}
guide-alga = Un alga carnosa cubre el suelo, así que aquí no se asienta nada.
guide-overgrown = Un alga carnosa lo cubre todo: lo que hay aquí no desova, no muta y no cuenta hasta que un habitante se coma el alga.

skeleton-delicate = esqueleto delicado
skeleton-normal = esqueleto normal
skeleton-strong = esqueleto fuerte

dwellers-leave = Si sale “{ $card }”, se van { GENDER($organisms) ->
    [f] todas las
   *[m] todos los
} { $organisms }.
dwellers-die = Si sale “{ $card }”, mueren { GENDER($organisms) ->
    [f] todas las
   *[m] todos los
} { $organisms }.

## What a card would do to a builder; $reasons are parts of a sentence

threat-dies = Si sale “{ $card }”, muere: { $reasons }.
threat-may-die = Si sale “{ $card }”, puede morir: { $reasons }.
threat-overgrown = Si sale “{ $card }”, lo cubre un alga carnosa: { $reasons }.
threat-may-be-overgrown = Si sale “{ $card }”, puede cubrirlo un alga carnosa: { $reasons }.
threat-safe = Si sale “{ $card }”, se salva: { $reasons }.

may-half = muere la mitad de los que alcanza (su dueño elige cuáles)
may-tie = empate entre los más abundantes (elige el dueño)
may-row = todo lo de la fila { $row } desaparece si la saca el dado
may-row-algae = el dado decide en qué fila caen las algas
may-no-ground = no queda ninguna casilla vacía para las algas nuevas
may-little-ground = puede que las algas nuevas no encuentren ninguna casilla vacía

spared-no-deaths = esta carta no mata a ningún constructor
spared-no-land = la carta solo golpea a los tableros con tierra
spared-land = la carta solo golpea a los tableros sin tierra
spared-water = la carta no llega al { $water }
spared-row = la carta no llega a la fila { $row }
spared-other-row = salió la fila { $row }, no esta
spared-built-over = a salvo debajo de otro constructor
spared-not-commonest = hay otro tipo más abundante
spared-by-choice = está en la mitad que se salva
spared-by-chance = no le tocó

## A card in words: one sentence an effect

reject-no-such-card = En este juego no hay ninguna carta “{ $card }”.

term-chance = carta del azar
term-short = catástrofe de corto plazo
term-long = catástrofe de largo plazo

clause-everywhere = todo el arrecife
clause-nothing = A ningún arrecife le pasa nada.
clause-where = { $board ->
    [land] En un tablero con tierra, { $where }
    [no-land] En un tablero sin tierra, { $where }
   *[any] { CAP($where) }
}
clause-kill-all = { $where }: mueren todos los constructores { $stacked ->
    [yes] { $any ->
        [0] (también los apilados)
       *[other] con { $who } (también los apilados)
    }
   *[no] { $any ->
        [0] de arriba
       *[other] de arriba con { $who }
    }
}{ $saves ->
    [each] ; rasgos que salvan por sí solos: { $unless }.
    [together] ; rasgos que solo salvan si se tienen juntos: { $unless }.
   *[nothing] .
}
clause-kill-half = { $where }: muere la mitad de los constructores de arriba { $any ->
    [0] que alcanza
   *[other] con { $who }
}, y su dueño elige cuáles{ $saves ->
    [each] ; rasgos que salvan por sí solos: { $unless }.
    [together] ; rasgos que solo salvan si se tienen juntos: { $unless }.
   *[nothing] .
}
clause-kill-commonest = { $where }: mueren todos los constructores de arriba del tipo más abundante. Solo se cuenta esto: { $who }.
clause-clear = { $where }: desaparece todo, también los constructores apilados y las algas carnosas.
clause-overgrow = { $where }: llega un alga carnosa a cada casilla que no tiene una{ $saves ->
    [each] ; rasgos que la frenan por sí solos: { $unless }.
    [together] ; rasgos que solo la frenan si se tienen juntos: { $unless }.
   *[nothing] .
}
clause-dwellers-leave = Se van del arrecife { GENDER($organisms) ->
    [f] todas las
   *[m] todos los
} { $organisms }.
clause-dwellers-die = Mueren { GENDER($organisms) ->
    [f] todas las
   *[m] todos los
} { $organisms } del arrecife.
clause-add-algae = { $count ->
    [one] En cada arrecife crece un alga carnosa más.
   *[other] En cada arrecife crecen { $count } algas carnosas más.
}
clause-invade = Cada arrecife tira el dado para saber la fila: desaparece todo lo que hay en ella, y allí se asientan { $count } { $organisms } sin mutaciones.
clause-bloom = Cada arrecife tira el dado para saber la fila: en ella caen { $count } algas carnosas, también sobre constructores.
clause-lose-token = Todos los constructores pierden esta mutación: { $token }.
clause-no-recruits = En la próxima ronda no se pueden acoger habitantes nuevos.
clause-draw = { $count ->
    [one] Se saca enseguida una carta más ({ $deck }).
   *[other] Se sacan enseguida { $count } cartas más ({ $deck }).
}

## Questions to talk over

talk-predator-on-the-loose = ¿Qué hacen los peces herbívoros por los constructores, y qué le pasa a un arrecife que no tiene ninguno?
talk-nutrification = ¿Qué hacen las personas en tierra que alimenta las algas de un arrecife?
talk-pollution = ¿Por qué el agua turbia daña más a un coral que a una esponja?
talk-deep-freeze = ¿Cuáles de tus constructores seguirían viviendo en un mar más frío, y de dónde viene ese rasgo?
talk-heatwave = Si un arrecife ya pasó antes por este calor, ¿qué buscarías en los corales que quedan?
talk-hurricane-near-miss = ¿Cómo puede una tormenta que no llega cambiar quién vive en un arrecife?
talk-hurricane-hit = ¿Qué esqueletos aguantan olas así, y qué precio pueden pagar esos constructores por ser fuertes?
talk-gale-force-winds = ¿Por qué le importa a un arrecife que haya tierra detrás?
talk-urchin-disease = Si pudieras tener un solo herbívoro, ¿cuál ayudaría más a tu arrecife?
talk-coral-disease = ¿Por qué la enfermedad se lleva el coral más abundante, y qué dice eso de un arrecife de un solo tipo?
talk-spring-hypoxia = ¿Cómo puede la lluvia que cae muy tierra adentro dejar sin oxígeno a un arrecife?
talk-tsunami = ¿Cómo sería este arrecife un año después de la ola, y cómo mil años después?
talk-recruitment-problem = Esta carta no mata nada: ¿cuándo se notará el daño?
talk-invasive-species = ¿Cuándo es peligroso para un arrecife un recién llegado, y cuándo es una ayuda que viene de un vecino?
talk-invasive-fleshy-algae = ¿Quiénes podrían frenar estas algas en tu arrecife, y son suficientes?
talk-reproductive-stress = ¿Qué es mejor: producir más juveniles o aguantar más catástrofes?
talk-bad-luck = ¿Por qué la segunda catástrofe suele ser peor que la primera?
talk-calm-seas = ¿Qué ganó tu arrecife con un tiempo tranquilo, y qué podría salir mal todavía?
talk-carbon-dioxide-pulse = Esto ya pasó en la historia de la Tierra: ¿quiénes sobrevivieron, y por qué?
talk-oceanic-anoxic-event = La roca puede guardar la huella de un mar sin oxígeno: ¿qué buscarías en ella?
talk-corrosive-waters = ¿Por qué el peligro para los esqueletos de carbonato viene de abajo?
talk-glaciation = Cuando el mar vuelva a cubrir el fondo somero y vacío, ¿quién se asentará primero?

## What a card did to a builder; $reasons are parts of a sentence

fate-died = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, murió: { $reasons }.
fate-lived = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sobrevivió: { $reasons }.
fate-spared = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, se libró: { $reasons }.
fate-lives-in = vive en { $what }
fate-lives-in-row = vive en la fila { $row }
fate-is = es { $what }
fate-has = tiene { $what }
fate-lacks = vive { $what }
fate-row-rolled = salió la fila { $row }, y desapareció todo lo que había en ella
fate-by-books = ya no está en el tablero entregado
spared-other-type = su dueño eligió otro tipo

## A score as a sum

sum-counted = { $count ->
    [one] { GENDER($organism) ->
        [f] Una
       *[m] Un
    } { $organism }
   *[other] { $count } { $organisms }
}
sum-algae = { $count ->
    [one] Una casilla bajo un alga carnosa
   *[other] { $count } casillas bajo algas carnosas
}
sum-type-overgrown = { CAP($organism) }: vive aquí, pero bajo las algas no puntúa
sum-alga-as-type = { CAP($organism) }: no es un tipo del arrecife, pero puntúa como uno
sum-resilient = { CAP($organism) } en la fila { $row }, columna { $column }: { $token }
sum-stack = Una pila de tres en la fila { $row }, columna { $column }
sum-row = La fila { $row } tiene constructores arriba en todas sus casillas
sum-no-land = Detrás de este arrecife no hay tierra, así que no hay costa que proteger
sum-bonus = Se gana la bonificación
sum-no-bonus = Sin bonificación: { $count } de { $needed } que hacen falta

## Measures of a chart

measure-alpha = tipos de un arrecife (alfa)
measure-shannon = índice de Shannon
measure-hill-1 = número de Hill de orden 1
measure-hill-2 = número de Hill de orden 2
measure-population = constructores y habitantes
measure-dwellers = habitantes
measure-fleshy-algae = algas carnosas
measure-mean-alpha = media de tipos por arrecife
measure-gamma = tipos de la región (gamma)
measure-whittaker-beta = beta de Whittaker
measure-jaccard = distancia de Jaccard
measure-bray-curtis = distancia de Bray–Curtis

## Why a bar ends or a curve dips

cause-card = { $count ->
    [one] Con { $card } se perdió { GENDER($organism) ->
        [f] una
       *[m] un
    } { $organism }.
   *[other] Con { $card } se perdieron { $count } { $organisms }.
}
cause-support = { $count ->
    [one] Se fue { GENDER($organism) ->
        [f] una
       *[m] un
    } { $organism }: quedaban muy pocos constructores para darle cobijo.
   *[other] Se fueron { $count } { $organisms }: quedaban muy pocos constructores para darles cobijo.
}
cause-built-over = { $count ->
    [one] { GENDER($organism) ->
        [f] Una
       *[m] Un
    } { $organism } quedó debajo de otro constructor y pasó a ser roca del arrecife.
   *[other] { $count } { $organisms } quedaron debajo de otros constructores y pasaron a ser roca del arrecife.
}
cause-books = { $count ->
    [one] { GENDER($organism) ->
        [f] Una
       *[m] Un
    } { $organism } ya no estaba en el tablero entregado.
   *[other] { $count } { $organisms } ya no estaban en el tablero entregado.
}

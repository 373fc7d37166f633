### Reef Survivor: what a page asks about a reef, in simpler words.

reject-predict-yourself = Predecir te toca a ti. Marca lo que crees que vas a perder.
reject-submit-yourself = Resuelve tú este tablero. Aquí nadie puede ayudarte.

guide-stack = { $count ->
    [0] Aquí no hay ningún constructor. En total { $limit ->
        [one] cabe uno.
       *[other] caben { $limit }.
    }
    [one] Aquí hay un constructor. En total { $limit ->
        [one] cabe uno.
       *[other] caben { $limit }.
    }
   *[other] Aquí hay { $count } constructores. En total caben { $limit }.
}
guide-alga = Un alga carnosa cubre el suelo. Aquí no se asienta nada.
guide-overgrown = Un alga carnosa lo cubre todo. Estos constructores no desovan, no mutan y no cuentan.

may-half = muere la mitad (elige el dueño)
may-tie = empate entre dos tipos (elige el dueño)
may-row = la fila { $row } desaparece si la saca el dado
may-row-algae = el dado decide en qué fila caen las algas
spared-by-choice = está en la mitad que se salva

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
    [each] . Basta uno de estos rasgos para salvarse: { $unless }.
    [together] . Solo salvan los dos juntos: { $unless }.
   *[nothing] .
}
clause-kill-half = { $where }: muere la mitad de los constructores de arriba{ $any ->
    [0] {""}
   *[other] {" "}con { $who }
}. Su dueño elige cuáles{ $saves ->
    [each] . Basta uno de estos rasgos para salvarse: { $unless }.
    [together] . Solo salvan los dos juntos: { $unless }.
   *[nothing] .
}
clause-kill-commonest = { $where }: muere el tipo más común. Solo se cuenta esto: { $who }.
clause-overgrow = { $where }: llega un alga carnosa a cada casilla{ $saves ->
    [each] . Basta uno de estos rasgos para frenarla: { $unless }.
    [together] . Solo la frenan los dos juntos: { $unless }.
   *[nothing] .
}
clause-invade = Cada arrecife tira el dado para saber la fila. Desaparece todo en ella. Allí se asientan { $count } { $organisms } sin mutaciones.

talk-predator-on-the-loose = Los peces comen algas. ¿Qué le pasa a un arrecife sin peces?
talk-nutrification = ¿Qué hace la gente en tierra que alimenta las algas?
talk-deep-freeze = ¿Quién viviría en un mar más frío? ¿De dónde viene ese rasgo?
talk-heatwave = Un arrecife ya pasó calor antes. ¿Qué corales quedarían?
talk-hurricane-near-miss = La tormenta no llegó. ¿Cómo pudo cambiar el arrecife?
talk-hurricane-hit = ¿Qué esqueletos aguantan olas así? ¿Qué les puede costar ser fuertes?
talk-urchin-disease = Puedes tener un herbívoro. ¿Cuál ayudaría más a tu arrecife?
talk-coral-disease = La enfermedad se lleva el coral más común. ¿Por qué ese?
talk-tsunami = ¿Cómo será este arrecife en un año? ¿Y en mil?
talk-invasive-species = ¿Cuándo daña un recién llegado a un arrecife? ¿Cuándo ayuda?
talk-invasive-fleshy-algae = ¿Quién come estas algas en tu arrecife? ¿Son suficientes?
talk-calm-seas = ¿Qué ganó tu arrecife con la calma? ¿Qué podría salir mal?
talk-carbon-dioxide-pulse = Esto ya pasó en la Tierra. ¿Quién sobrevivió, y por qué?
talk-oceanic-anoxic-event = La roca puede mostrar un mar sin oxígeno. ¿Qué buscarías?
talk-glaciation = El mar vuelve al fondo vacío. ¿Quién se asentará primero?

sum-resilient = { CAP($organism) } en la fila { $row }, columna { $column }: { $token }
sum-no-land = No hay tierra detrás: no hay costa que proteger
cause-support = { $count ->
    [one] Se fue { GENDER($organism) ->
        [f] una
       *[m] un
    } { $organism }. Muy pocos constructores podían darle cobijo.
   *[other] Se fueron { $count } { $organisms }. Muy pocos constructores podían darles cobijo.
}
cause-built-over = { $count ->
    [one] { GENDER($organism) ->
        [f] Una
       *[m] Un
    } { $organism } quedó debajo de otro. Ahora es roca del arrecife.
   *[other] { $count } { $organisms } quedaron debajo de otros. Ahora son roca del arrecife.
}
cause-books = { $count ->
    [one] { GENDER($organism) ->
        [f] Una
       *[m] Un
    } { $organism } no estaba en el tablero entregado.
   *[other] { $count } { $organisms } no estaban en el tablero entregado.
}

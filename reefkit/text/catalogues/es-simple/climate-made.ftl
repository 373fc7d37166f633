### Questions made from a student's own match of Climate Change, in easier Spanish.

climate-made-ready-used = Más tarde sirvió en un hábitat de la especie.
climate-made-ready-lost = La especie se extinguió antes de que sirviera.
climate-made-ready-unused = La especie vivió, pero nunca donde servía.

climate-made-source-chance = El orden de las cartas, por azar
climate-made-source-climate = El clima, que era demasiado duro
climate-made-source-full-hand = El número de cartas de la mano
climate-made-source-unfit = Los rasgos, que no servían allí

climate-made-ask-cell = Tras la ronda { $round } tu especie estaba en la casilla marcada. Era { $habitat }. El clima pasó de { $before } a { $after }. ¿En qué se convirtió esta casilla?
climate-made-why-cell = La casilla { $cell } pasó a ser { $habitat }. Las casillas se quedan, pero los hábitats se mueven.

climate-made-ask-cells = Después de la ronda { $round } el clima pasó de { $before } a { $after }. ¿Qué hábitat { $way ->
    [gained] ganó
   *[lost] perdió
} más casillas?
climate-made-why-cells = Casillas de { $habitat }: { $before } antes y { $after } después. { $warmer ->
    [yes] Con más calor, en nuestro mapa crecen los hábitats cálidos.
   *[no] Con más frío, en nuestro mapa crecen los hábitats fríos.
}

climate-made-ask-route = ¿En qué orden se adaptó tu especie a estos hábitats? Piensa en la especie que tenías al final.
climate-made-why-route = El orden fue este: { $habitats }. La primera vez recibes una ficha.

climate-made-title-fits = Para qué servían los rasgos
climate-made-ask-fits = Estos eran los rasgos de tu especie después de la ronda { $round }. ¿Para qué hábitat servían?
climate-made-why-fits = { $count ->
    [3] Los tres rasgos valen { $value }.
   *[other] Dos rasgos valen { $value }.
} Eso pide { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }.
climate-made-not-fits = { $count ->
    [0] Ningún rasgo vale
    [one] Solo un rasgo vale
   *[other] { $count } rasgos valen
} { $value }. Hacen falta dos para { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }.
climate-made-not-none = Mira otra vez. Dos de tus rasgos son iguales.
climate-made-why-fits-none = Los tres rasgos son distintos. Un hábitat pide dos iguales.

climate-made-ask-cards = Estos eran los rasgos de tu especie en la ronda { $round }. Para { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat } necesita dos rasgos en { $value }. ¿Cuántas cartas hacen falta como mínimo?
climate-made-why-cards = Bastan dos rasgos. Toma los dos más cercanos a { $value }. Cuenta sus pasos. Resultado: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
climate-made-was-all-genes = Con tantas cartas servirían los tres rasgos: { $count }. Bastan dos.
climate-made-was-farthest = A esa distancia está un rasgo: { $count }. Tienen que servir dos.

climate-made-ask-ready = En la ronda { $round } pusiste en { $value } el rasgo de { $gene }. Todavía no hacía falta. ¿Qué pasó después?
climate-made-why-ready = { $fate ->
    [used] En la ronda { $round } la especie estaba en { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }. Allí servía este valor.
    [lost] En la ronda { $round } la especie se extinguió. No quedó nada de ella.
   *[unused] Este valor sirve en { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }. La especie no llegó nunca allí.
}
climate-made-hint-ready = Mira en la tabla el rasgo de { $gene } desde la ronda { $round }. El número { $value } sirve en { $habitat }.
climate-made-why-no-foresight = Tú podías hacer un plan. Una especie no puede. En la naturaleza una variante así está allí por azar.

climate-made-ask-deleterious = En la ronda { $round } tomaste una carta dañina. ¿Qué hizo que saliera justo entonces?
climate-made-why-deleterious = Las cartas estaban barajadas. No saben nada del clima ni de los rasgos. Los rasgos nuevos llegan por azar.
climate-made-not-source = En la ronda { $round } el clima era { $climate }. { $source ->
    [climate] ¿Pueden sentirlo unas cartas barajadas?
    [full-hand] ¿Pueden unas cartas barajadas contar una mano?
   *[unfit] ¿Pueden unas cartas barajadas ver los rasgos?
}

climate-made-ask-saving = En la ronda { $round } { $whose ->
    [own] tu especie
   *[other] la especie de { $player }
} se extinguió. Vivía en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }, valor { $value }. Aquí ves sus rasgos. ¿Cuántas cartas la podían salvar allí, como mínimo?
climate-made-why-saving = Dos rasgos tenían que valer { $value }. Toma los dos más cercanos a { $value }. Cuenta sus pasos. Resultado: { $count ->
    [one] una carta. No estaba en la mano, o no se usó.
   *[other] { $count } cartas. No estaban en la mano, o no se usaron.
}

climate-made-why-own-extinctions = { $count ->
    [0] No se extinguió nunca.
    [one] Una vez, en la ronda { $rounds }. Después empezó una especie nueva.
   *[other] { $count } veces, en las rondas { $rounds }. Cada vez empezó una especie nueva.
}

climate-made-ask-step = ¿Qué hizo el clima entre la ronda { $round } y la ronda { $next }?
climate-made-why-step = En la ronda { $round } el clima era { $before }. En la siguiente { $way ->
    [same] seguía siendo { $after }
   *[other] era { $after }
}. El 1 es el más frío. El 5 es el más cálido.

climate-made-ask-times-changed = Jugaste { $rounds } rondas. ¿Cuántas veces cambió el clima entre ellas?
climate-made-why-times-changed = Pasos hacia el calor: { $up }. Pasos hacia el frío: { $down }. En total son { $count } de { $chances }.

climate-made-ask-adapted = Antes de la ronda { $round } el clima pasó de { $before } a { $after }. { $count ->
    [one] En el mapa había una especie.
   *[other] En el mapa había { $count } especies.
} ¿Cuántas podían vivir todavía en su casilla?
climate-made-why-adapted = { $adapted ->
    [0] De { $living }, ya no podía ninguna. Todas tuvieron
   *[other] De { $living }, todavía { $adapted ->
        [one] podía una
       *[other] podían { $adapted }
    }. { $left ->
        [one] La otra tuvo
       *[other] Las demás tuvieron
    }
} que moverse, adaptarse o extinguirse.

climate-made-ask-rate = En tu mesa { $count ->
    [0] no se extinguió ninguna especie
    [one] se extinguió una especie
   *[other] se extinguieron { $count } especies
} en { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}. Una ronda es un millón de años. ¿Cuántas son por cada millón de años?
climate-made-why-rate = Divide { $count } entre { $rounds }. Son más o menos { $rate } por cada millón de años.

climate-made-title-gene-plot = Dibuja un rasgo en el tiempo
climate-made-ask-gene-plot = Dibuja cómo cambió el rasgo de { $gene } de tu especie. La tabla muestra las cartas. Una especie nueva empieza en 1. Elige cada punto de la línea discontinua. Marca su valor después de la ronda.
climate-made-why-gene-plot = Un rasgo cambia por pasos, cuando se juegan cartas. Una bajada a 1 puede ser una especie nueva.
climate-made-point-gene = { $way ->
    [died] En la ronda { $round } se extinguió. Otra empezó en 1.
    [same] Ronda { $round }: el rasgo de { $gene } se quedó en { $after }.
   *[other] Ronda { $round }: el rasgo de { $gene } pasó de { $before } a { $after }.
}

climate-made-ask-climate-plot = Dibuja el clima de tu partida. La tabla muestra qué hizo antes de cada ronda. Marca el clima de cada ronda.
climate-made-why-climate-plot = Cada cambio es un paso. Muchos pasos hacia un lado llevan lejos los hábitats.

climate-made-ask-habitat-plot = Dibuja una barra por cada hábitat en que vivió tu especie. Empieza en la primera ronda que terminó allí. Acaba en la última.
climate-made-why-habitat-plot = Las barras muestran su camino por los hábitats. Una barra va de la primera ronda a la última.

## Drawings of questions

climate-drawing-genome = Los rasgos de una especie
climate-drawing-gene = rasgo
climate-drawing-genes = rasgos
climate-drawing-steps = Cartas que cambiaron el rasgo de { $gene }

### Questions made from a student's own match of Climate Change, its plots, and drawings of questions, in
### Spanish. A gene is named after “el gen”, as in climate.ftl; a habitat has its article by its gender.

## Options

climate-made-number = { $count }
climate-made-fits-none = Ninguno de los cuatro
climate-made-step-warmer = Se volvió más cálido.
climate-made-step-colder = Se volvió más frío.
climate-made-step-same = Se quedó igual.

climate-made-ready-used = Más tarde sirvió en un hábitat donde vivía la especie.
climate-made-ready-lost = La especie se extinguió antes de que el cambio sirviera.
climate-made-ready-unused = La especie siguió viva, pero nunca donde el cambio servía.

climate-made-source-chance = El orden del mazo barajado, que es azar
climate-made-source-climate = El clima, que era demasiado duro para la especie
climate-made-source-full-hand = El número de cartas que había en la mano
climate-made-source-unfit = Los genes, que no servían en el hábitat

## On the map

climate-made-title-cell-turned = En qué se convirtió su casilla
climate-made-ask-cell = Al final de la ronda { $round } tu especie estaba en la casilla marcada, que era { $habitat }. Después el clima pasó de { $before } a { $after }. ¿En qué se convirtió la casilla marcada?
climate-made-why-cell = La casilla { $cell } pasó a ser { $habitat }. Las casillas no cambian de lugar: los hábitats se mueven por ellas.
climate-made-not-cell = { $count ->
    [one] Una casilla es
   *[other] { $count } casillas son
} { $habitat } con el clima { $after }. La casilla { $cell } no está entre ellas.

climate-made-title-habitat-change = Hábitats en movimiento
climate-made-ask-cells = Al final de la ronda { $round } el clima pasó de { $before } a { $after }. ¿Qué hábitat { $way ->
    [gained] ganó
   *[lost] perdió
} más casillas en el mapa?
climate-made-why-cells = Casillas de { $habitat }: { $before } antes y { $after } después. { $warmer ->
    [yes] En este mapa, cuando hace más calor, los hábitats cálidos se extienden y los fríos se encogen.
   *[no] En este mapa, cuando hace más frío, los hábitats fríos se extienden y los cálidos se encogen.
}
climate-made-not-cells = { CAP($habitat) }: { $before } casillas antes, { $after } después. { $way ->
    [gained] Otro ganó más.
   *[lost] Otro perdió más.
}

climate-made-title-route = De hábitat en hábitat
climate-made-ask-route = ¿En qué orden se adaptó tu especie a estos hábitats? Si se te extinguió alguna especie, piensa en la que tenías al final.
climate-made-why-route = El orden fue este: { $habitats }. Recibes una ficha cuando tu especie se adapta a un hábitat por primera vez.

## Genes

climate-made-title-fits = Para qué servían los genes
climate-made-ask-fits = El dibujo muestra los genes de tu especie al final de la ronda { $round }. ¿Para qué hábitat servían?
climate-made-why-fits = { $count ->
    [3] Los tres genes tienen
   *[other] Dos genes tienen
} el valor { $value }, el { GENDER($habitat) ->
    [f] de la
   *[m] del
} { $habitat }.
climate-made-not-fits = { $count ->
    [0] Ningún gen tiene
    [one] Solo un gen tiene
   *[other] { $count } genes tienen
} el valor { $value }, el { GENDER($habitat) ->
    [f] de la
   *[m] del
} { $habitat }. Hacen falta dos.
climate-made-not-none = Mira otra vez: dos de tus genes tienen el mismo valor.
climate-made-why-fits-none = Los tres genes tienen valores distintos, y para un hábitat hacen falta dos con el mismo valor. Una especie así se extingue si no se adapta.

climate-made-title-cards-needed = ¿Cuántas cartas?
climate-made-ask-cards = El dibujo muestra los genes de tu especie en la ronda { $round }. ¿Cuántas cartas, como mínimo, le harían falta para adaptarse { GENDER($habitat) ->
    [f] a la
   *[m] al
} { $habitat }, valor { $value }?
climate-made-why-cards = Bastan dos genes. Toma los dos que están más cerca de { $value } y cuenta sus pasos: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
climate-made-was-all-genes = Con tantas cartas servirían los tres genes: { $count }. Bastan dos.
climate-made-was-farthest = A esa distancia está un gen: { $count }. Tienen que servir dos genes.
climate-made-was-value = Ese es el valor del hábitat: { $count }. Cuenta los pasos hasta él.

climate-made-title-ready = Antes de que hiciera falta
climate-made-ask-ready = En la ronda { $round } pusiste en { $value } el gen de { $gene } de tu especie, antes de que hiciera falta. ¿Qué fue de ese cambio?
climate-made-why-ready = { $fate ->
    [used] En la ronda { $round } la especie estaba en { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }, donde servía este valor del gen de { $gene }.
    [lost] En la ronda { $round } la especie se extinguió, y con ella se perdieron sus genes.
   *[unused] Este valor sirve en { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }, y la especie nunca estuvo allí al final de una ronda.
}
climate-made-hint-ready = Sigue en la tabla el gen de { $gene } desde la ronda { $round }. El valor { $value } sirve en { $habitat }.
climate-made-why-no-foresight = Tú hiciste un plan. Una especie de la naturaleza no puede. Una variante así está allí por azar, y ayuda solo si más tarde resulta útil.

climate-made-title-deleterious = Una carta dañina
climate-made-ask-deleterious = En la ronda { $round } tomaste una mutación dañina. ¿Qué hizo que saliera justo entonces?
climate-made-why-deleterious = El mazo estaba barajado. Un mazo no sabe nada del clima ni de los genes. También en la naturaleza las mutaciones llegan por azar, sean dañinas o no.
climate-made-not-source = En la ronda { $round } el clima era { $climate }. { $source ->
    [climate] ¿Puede sentirlo un mazo barajado?
    [full-hand] ¿Puede un mazo barajado contar las cartas de una mano?
   *[unfit] ¿Puede un mazo barajado ver los genes?
}

## Fates

climate-made-title-saving-cards = Qué la habría salvado
climate-made-ask-saving = En la ronda { $round } { $whose ->
    [own] tu especie
   *[other] la especie de { $player }
} se extinguió en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }, valor { $value }. El dibujo muestra sus genes. ¿Cuántas cartas, como mínimo, la habrían salvado allí?
climate-made-why-saving = Dos genes tenían que valer { $value }. Toma los dos que están más cerca de { $value } y cuenta sus pasos: { $count ->
    [one] una carta. No estaba en la mano, o no se usó.
   *[other] { $count } cartas. No estaban en la mano, o no se usaron.
}

climate-made-title-own-extinctions = Cuántas veces se extinguió
climate-made-ask-own-extinctions = ¿Cuántas veces se extinguió tu especie en esta partida?
climate-made-why-own-extinctions = { $count ->
    [0] No se extinguió nunca.
    [one] Una vez, en la ronda { $rounds }. Después jugaste con una especie nueva.
   *[other] { $count } veces, en las rondas { $rounds }. Cada vez empezó una especie nueva.
}
climate-made-was-table = Tantas especies se extinguieron en la mesa: { $count }.
climate-made-was-tokens = Ese es el número de tus fichas: { $count }.

## Climate and time

climate-made-title-climate-step = El paso siguiente del clima
climate-made-ask-step = ¿Qué hizo el clima entre la ronda { $round } y la ronda { $next }?
climate-made-why-step = En la ronda { $round } el clima era { $before }, y en la siguiente { $way ->
    [same] seguía siendo { $after }
   *[other] era { $after }
}. El 1 es el más frío, y el 5, el más cálido.
climate-made-not-step = En la ronda { $round } el clima era { $before }. Mira cuál era en la siguiente.

climate-made-title-times-changed = Cuántas veces cambió
climate-made-ask-times-changed = La partida tuvo { $rounds } rondas. ¿Cuántas veces cambió el clima entre una ronda y la siguiente?
climate-made-why-times-changed = Pasos hacia el calor: { $up }. Pasos hacia el frío: { $down }. En total { $count ->
    [0] no hubo ningún cambio
    [one] hubo un cambio
   *[other] hubo { $count } cambios
}, y podía haber habido { $chances }.
climate-made-was-warmer = Ese es el número de pasos hacia el calor: { $count }. Los pasos hacia el frío también cuentan.
climate-made-was-colder = Ese es el número de pasos hacia el frío: { $count }. Los pasos hacia el calor también cuentan.
climate-made-was-same = Tantas veces no cambió: { $count }.

climate-made-title-still-adapted = ¿Todavía adaptadas?
climate-made-ask-adapted = Antes de la ronda { $round } el clima pasó de { $before } a { $after }. { $count ->
    [one] Había una especie en el mapa.
   *[other] Había { $count } especies en el mapa.
} ¿Cuántas seguían adaptadas a su casilla?
climate-made-why-adapted = { $adapted ->
    [0] De { $living }, ya no lo estaba ninguna. Todas tuvieron
   *[other] De { $living }, todavía { $adapted ->
        [one] lo estaba una
       *[other] lo estaban { $adapted }
    }. { $left ->
        [one] La otra tuvo
       *[other] Las demás tuvieron
    }
} que moverse, adaptarse o extinguirse en esa ronda.
climate-made-was-left = Tantas ya no podían vivir en su casilla: { $count }.
climate-made-was-living = Tantas especies había: { $count }. Algunas ya no podían vivir en su casilla.

climate-made-title-rate = Extinciones por tiempo
climate-made-ask-rate = En tu mesa { $count ->
    [0] no se extinguió ninguna especie
    [one] se extinguió una especie
   *[other] se extinguieron { $count } especies
} en { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}. Una ronda es más o menos un millón de años. ¿Cuántas extinciones son por cada millón de años?
climate-made-why-rate = Divide las extinciones entre los millones de años: { $count } ÷ { $rounds } es más o menos { $rate } por cada millón de años. Con tasas se pueden comparar partidas largas y cortas.
climate-made-not-rate = Divide las extinciones, { $count }, entre los millones de años, { $rounds }.

## Plots

climate-made-unit-rounds = ronda (cerca de un millón de años)
climate-made-measure-climate = clima (1 más frío, 5 más cálido)
climate-made-measure-habitats = dónde vivió tu especie
climate-made-own-extinction = tu especie se extinguió

climate-made-title-gene-plot = Dibuja un gen en el tiempo
climate-made-ask-gene-plot = Dibuja cómo cambió el gen de { $gene } de tu especie. La tabla muestra qué cartas jugaste en estas rondas, y una especie nueva empieza en 1. Marca el valor al final de cada ronda.
climate-made-why-gene-plot = Un gen cambia por pasos, y solo cuando se juegan cartas. La línea es plana en las rondas en que no cambió nada, y una bajada hasta 1 puede ser una especie nueva.
climate-made-hint-gene = Parte del valor de la ronda anterior. Busca esta ronda en la tabla. Suma cada +1 y resta cada −1. Una especie nueva empieza en 1.
climate-made-point-gene = { $way ->
    [died] En la ronda { $round } la especie se extinguió, y empezó una nueva con el gen de { $gene } en 1.
    [same] Ronda { $round }: el gen de { $gene } se quedó en { $after }.
   *[other] Ronda { $round }: el gen de { $gene } pasó de { $before } a { $after }.
}

climate-made-title-climate-plot = Dibuja el clima
climate-made-ask-climate-plot = Dibuja el clima de tu partida. La tabla muestra qué hizo antes de cada una de estas rondas: un paso o ninguno. Marca el clima de cada ronda.
climate-made-why-climate-plot = Cada cambio es un paso. Varios pasos hacia el mismo lado llevan lejos los hábitats, y un paso atrás los trae de vuelta.
climate-made-hint-climate = Parte del clima de la ronda anterior. Busca esta ronda en la tabla. Un paso hacia el calor suma uno y uno hacia el frío resta uno.
climate-made-point-climate = { $way ->
    [warmer] Antes de la ronda { $round } el clima subió un paso hacia el calor: { $climate }.
    [colder] Antes de la ronda { $round } el clima bajó un paso hacia el frío: { $climate }.
   *[same] Antes de la ronda { $round } el clima se quedó igual: { $climate }.
}

climate-made-title-habitat-plot = Dibuja dónde vivió
climate-made-ask-habitat-plot = Dibuja una barra por cada hábitat en que vivió tu especie. Empieza en la primera ronda que terminó allí y acaba en la última.
climate-made-why-habitat-plot = Estas barras muestran el camino de una especie por los hábitats. Una barra va de la primera ronda a la última, aunque entre medias la especie estuviera en otra parte.
climate-made-hint-habitat = Busca este hábitat en la tabla. Su primera ronda abre la barra. Su última ronda la cierra.
climate-made-hint-died = Busca “especie nueva” en la tabla. Marca esas rondas.
climate-made-point-habitat = { $end ->
    [first] { CAP($habitat) }: por primera vez { $round ->
        [0] al principio
       *[other] al final de la ronda { $round }
    }.
   *[last] { CAP($habitat) }: por última vez { $round ->
        [0] al principio
       *[other] al final de la ronda { $round }
    }.
}
climate-made-point-died = Se extinguió en { $count ->
    [one] la ronda { $rounds }
   *[other] las rondas { $rounds }
}.

## Drawings of questions

climate-drawing-genome = Un genoma
climate-drawing-gene = gen
climate-drawing-value-of = { $gene }: { $value }
climate-drawing-track = Lo que hizo una especie
climate-drawing-round = ronda
climate-drawing-rounds = rondas
climate-drawing-habitat = estaba en
climate-drawing-genes = genes
climate-drawing-what = qué pasó
climate-drawing-did-moved = se movió
climate-drawing-did-adapted = se adaptó
climate-drawing-did-extinct = se extinguió
climate-drawing-did-stayed = se quedó
climate-drawing-steps = Cartas jugadas para el gen de { $gene }
climate-drawing-cards = cartas
climate-drawing-step-up = +1
climate-drawing-step-down = −1
climate-drawing-step-died = se extinguió: especie nueva
climate-drawing-step-none = 0
climate-drawing-land = Las tierras con el clima { $climate }. Está marcada la casilla { $cell }: { $habitat }.
climate-drawing-climates = Lo que hizo el clima: un paso cada vez que cambió
climate-drawing-before = antes de la ronda
climate-drawing-went-warmer = más cálido
climate-drawing-went-colder = más frío
climate-drawing-went-same = igual
climate-drawing-stands = Dónde estaba la especie al final de cada ronda
climate-drawing-waited = en ninguna parte
climate-drawing-new = { $habitat }, especie nueva
climate-drawing-heaps = Partidas, según cuántas especies se extinguieron en ellas
climate-drawing-without = sin cambio humano
climate-drawing-with = con cambio humano
climate-drawing-died-out = especies que se extinguieron
climate-drawing-games = partidas
climate-drawing-bar = { $dead ->
    [one] una especie extinguida
   *[other] { $dead } especies extinguidas
}: { $games ->
    [one] una partida
   *[other] { $games } partidas
}

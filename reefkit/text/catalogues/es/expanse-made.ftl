### Questions made from a student's own match of Blue Expanse, their plots, and drawings of questions, in Spanish.
### `$one` has an article of its own and no other word of its gender; `$turns`, how many turns were played, is
### said as the number of the last one.

## Options, and what questions speak of

expanse-made-number = { $count }
expanse-made-turn = turno { $turn }
expanse-made-times = { $card } { $count }
expanse-made-several = { $count } { $cards }
# When a point of a plot was counted.
expanse-made-when = { $turn ->
    [0] Al principio
   *[other] Después de tu turno { $turn }
}

expanse-made-level-first = en el primer nivel
expanse-made-level-second = en el segundo nivel
expanse-made-level-third = en el tercer nivel
expanse-made-level-fourth = en el cuarto nivel

expanse-made-way-more = Había más.
expanse-made-way-fewer = Había menos.
expanse-made-way-as-many = Había el mismo número.

expanse-made-reason-starved = El hambre: no encontró toda su comida.
expanse-made-reason-eaten = Un animal del arrecife, al comer.
expanse-made-reason-pollution = La contaminación, al llegar a un umbral.
expanse-made-reason-taken = Una carta de personas o una catástrofe.
expanse-made-reason-bleached = La falta de zooxantelas.

expanse-made-from-resource = de corales y plantas
expanse-made-from-biomass = de animales
expanse-made-from-humanitarian = de cartas de personas
expanse-made-from-other = de la investigación y otras cartas
expanse-made-from-count = { $count } { $name }

## The food web of one's own reef

expanse-made-title-ate = Qué comió
expanse-made-ask-ate = En tu turno { $turn }, { $one } comió en tu arrecife. ¿Qué comió?
expanse-made-why-ate = En el turno { $turn }, { $one } comió { $eaten }.
expanse-made-not-ate = En el turno { $turn } no comió { $food }. { $count ->
    [0] Nadie de tu arrecife lo hizo.
   *[other] Lo hicieron estos: { $eaters }.
}

expanse-made-title-only-food = Un solo alimento
expanse-made-ask-only-food = El dibujo muestra quién comió a quién en tu arrecife en tu turno { $turn }. ¿Qué animal comió { $food } y nada más?
expanse-made-why-only-food = { $count ->
    [one] Este animal no comió más que
   *[other] Estos animales no comieron más que
} { $food } en el turno { $turn }: { $eaters }. Un animal que depende de un solo alimento es el primero en sufrir cuando ese alimento falta.

expanse-made-title-level = Su nivel trófico
expanse-made-ask-level = El dibujo muestra quién comió a quién en tu arrecife en tu turno { $turn }. ¿En qué nivel trófico se alimentó { $one }?
expanse-made-why-level = Los productores están en el primer nivel, con el alimento que producen. Los corales se cuentan entre ellos por sus algas. En ese turno, { $one } comió { $eaten }, así que se alimentó { $level ->
    [second] en el segundo
    [third] en el tercero
    [fourth] en el cuarto
   *[first] en el primero
}. El mismo animal puede alimentarse en otro nivel en otro turno.
expanse-made-not-level = En el turno { $turn } { $one } comió { $eaten }. Está un nivel por encima de su comida.

expanse-made-title-starved = Quién murió de hambre
expanse-made-ask-starved = ¿Qué animal murió de hambre en tu arrecife en tu turno { $turn }?
expanse-made-why-starved = En el turno { $turn }, { $one } no encontró toda su comida y desapareció al terminar el turno. Su carta dice:
expanse-made-not-starved = Al final del turno { $turn } { $one } seguía allí.

expanse-made-title-most-eaten = Lo más comido
expanse-made-ask-most-eaten = ¿Qué fue lo más comido en tu arrecife hasta tu turno { $turns }?
expanse-made-why-most-eaten = Lo que se comió: { $told }. Muchos dependen de lo más comido: sin ello mueren de hambre.
expanse-made-not-most-eaten = Comido en tus { $turns } turnos: { $card } { $count }. Otra cosa se comió más.

## Cascades

expanse-made-title-after-left = Cuando ya no estaba
expanse-made-ask-after-left = En tu arrecife, { $one } había comido { $prey }. Al final de tu turno { $turn } ya no quedaban cartas de ese animal. Compara el final del turno { $then } con el final del turno { $turn }. ¿Cuántas cartas de { $prey } había en el turno { $then }?
expanse-made-why-after-left = Cartas de { $prey }: { $before } al final del turno { $turn } y { $after } al final del turno { $then }.
expanse-made-why-cascade = { $way ->
    [more] Sin su depredador, una presa suele aumentar, y lo que come suele disminuir: es una cascada trófica. También pueden haber influido las compras y la suerte. Mira el registro.
    [fewer] Sin su depredador, una presa suele aumentar. Aquí disminuyó, así que otra cosa tuvo más fuerza. Mira el registro: ¿se la comieron otros, murió de hambre o se la llevó alguien?
   *[as-many] Sin su depredador, una presa suele aumentar. Aquí no fue así, al menos no tan pronto. Mira en el registro qué más la frenó.
}
expanse-made-not-way = Al final del turno { $turn } tenías { $before }. { $way ->
    [more] Después no hubo más.
    [fewer] Después no hubo menos.
   *[as-many] Después el número fue otro.
}

expanse-made-title-why-gone = Por qué desapareció
expanse-made-ask-why-gone = En tu turno { $turn }, o desde el turno anterior, tu arrecife perdió { $one }. ¿Cuál fue la causa?
expanse-made-why-gone = { $why ->
    [starved] { CAP($one) } no encontró toda su comida, así que murió de hambre.
    [eaten] { CAP($by) } comió { $one }.
    [pollution] La contaminación había llegado a un umbral nuevo, y por eso se perdió { $one }.
    [taken] { CAP($by) } se llevó { $one }.
   *[bleached] { CAP($one) } no tenía zooxantelas y no las recibió a tiempo.
}
expanse-made-not-gone = { $why ->
    [starved] Cartas que murieron de hambre hasta tu turno { $turn }, desde el turno anterior: { $count }.
    [eaten] Cartas que comieron los animales hasta tu turno { $turn }, desde el turno anterior: { $count }.
    [pollution] Cartas que se llevó la contaminación hasta tu turno { $turn }, desde el turno anterior: { $count }.
    [taken] Cartas que se llevaron la gente o los desastres hasta tu turno { $turn }, desde el turno anterior: { $count }.
   *[bleached] Corales que murieron blancos hasta tu turno { $turn }, desde el turno anterior: { $count }.
} Esta no estaba entre ellas.

## Warming and bleaching

expanse-made-title-first-lost = La primera pérdida
expanse-made-ask-first-lost = ¿En cuál de tus turnos, o desde el turno anterior, expulsó el calentamiento por primera vez zooxantelas de tus corales?
expanse-made-why-first-lost = Al final del turno { $turn }, en la etapa { $stage }, { $count ->
    [one] se había perdido una carta de zooxantelas.
   *[other] se habían perdido { $count } cartas de zooxantelas.
}
expanse-made-not-first-lost = Hasta el final del turno { $turn } { $count ->
    [0] tus corales no habían perdido zooxantelas.
   *[other] tus corales habían perdido zooxantelas: { $count }. Algunas se fueron en un turno anterior.
}
expanse-made-why-heat = El calentamiento es de todos: lo suben cartas de cualquier jugador, y en cada umbral todos los arrecifes pierden zooxantelas.

expanse-made-title-most-bleached = Más corales blanqueados
expanse-made-ask-most-bleached = ¿Al final de cuál de tus turnos tenía tu arrecife más corales blanqueados?
expanse-made-why-most-bleached = Al final del turno { $turn } había { $count ->
    [one] un coral blanqueado.
   *[other] { $count } corales blanqueados.
} Un coral blanqueado se puede salvar todavía con zooxantelas nuevas. Sin ellas desaparece cuando termina el siguiente turno de su dueño.
expanse-made-not-most-bleached = Corales blanqueados al final del turno { $turn }: { $count }. En otro turno hubo más.

expanse-made-title-lost = Zooxantelas perdidas
expanse-made-ask-lost = ¿Cuántas zooxantelas de tus corales expulsó el calentamiento hasta tu turno { $turns }?
expanse-made-why-lost = { $count ->
    [one] Una en total.
   *[other] { $count } en total.
} { $died ->
    [0] En ese tiempo no murió ningún coral blanqueado.
    [one] En ese tiempo murió un coral blanqueado.
   *[other] En ese tiempo murieron { $died } corales blanqueados.
} El calentamiento subió hasta { $warming }.
expanse-made-was-died = Ese es el número de corales que murieron blancos: { $count }.
expanse-made-was-warming = Hasta ahí subió el calentamiento: { $count }.

expanse-made-title-research = Con la investigación
expanse-made-ask-research = En tu partida el calentamiento subió hasta { $warming }. En cada múltiplo de { $every }, un arrecife pierde una carta de zooxantelas. Con la investigación del blanqueamiento la pierde solo en cada múltiplo de { $slow }. ¿Cuántas pérdidas menos hay?
expanse-made-why-research = En múltiplos de { $every }: { $without ->
    [one] una pérdida
   *[other] { $without } pérdidas
}. En múltiplos de { $slow }: { $with_ ->
    [0] ninguna
    [one] una
   *[other] { $with_ }
}. Así que hay { $fewer ->
        [one] una pérdida
       *[other] { $fewer } pérdidas
    } menos.
expanse-made-was-without = Esas son las pérdidas sin la investigación: { $count }.
expanse-made-was-with = Esas son las pérdidas con la investigación: { $count }.
expanse-made-why-what-if = En “¿Y si…?” puedes volver a jugar tu partida con la investigación completa y ver qué más habría cambiado.

## The price of industry

expanse-made-title-price = Su precio
expanse-made-ask-price = Hasta tu turno { $turns }, { $card } te dio { $capital } de Capital. ¿Cuánta contaminación trajo a tu arrecife?
expanse-made-why-price = { CAP($card) } dio { $capital } de Capital y trajo { $count } de contaminación.
expanse-made-was-capital = Ese es el Capital que trajo: { $count }.
expanse-made-was-all = Esa es la contaminación que trajeron todas tus cartas: { $count }.
expanse-made-why-cost-later = El Capital llega enseguida. El costo suele llegar después y a otros: a los animales del arrecife y, con el calentamiento, a todos los jugadores.

expanse-made-title-source = La mayor fuente
expanse-made-ask-source = ¿Qué tipo de carta trajo más contaminación a tu arrecife hasta tu turno { $turns }?
expanse-made-why-source = Contaminación por carta: { $told }.
expanse-made-not-source = Contaminación de esta carta: { $card } { $count }. Otra trajo más.

expanse-made-title-added = Lo añadido en un turno
expanse-made-ask-added = ¿Cuánta contaminación añadieron las cartas a tu arrecife en tu turno { $turn } y desde el turno anterior? Cuenta todo lo que llegó, también lo que luego se guardó o se limpió.
expanse-made-why-added = Esto llegó: { $told }. En total: { $count }. { $taken ->
    [0] No se quitó nada.
   *[other] Lo guardado o limpiado fue { $taken }.
} Al final del turno el total era { $total }.
expanse-made-was-total = Ese es el total al final del turno: { $count }.
expanse-made-was-left = Eso es lo que quedó después de almacenar y limpiar: { $count }.

expanse-made-title-taken = Perdidos por contaminación
expanse-made-ask-taken = ¿Cuántos animales se llevó la contaminación de tu arrecife hasta tu turno { $turns }?
expanse-made-why-taken = La contaminación se lleva un animal por cada múltiplo de { $every } que alcanza por primera vez. { $count ->
    [one] Se perdió uno: { $cards }.
   *[other] Se perdieron { $count }: { $cards }.
}
expanse-made-was-starved = Esos son los animales que murieron de hambre: { $count }.
expanse-made-was-highest = Hasta ahí subió tu contaminación: { $count }.

## Points

expanse-made-title-points-from = De dónde vinieron los puntos
expanse-made-ask-points-from = ¿De dónde sacaste más puntos de victoria al final?
expanse-made-why-points-from = Tus puntos: { $told }. Un arrecife vale más que lo que cuentan las reglas.
expanse-made-not-points = Tus puntos { $name }: { $count }. De otro lado vinieron más.

expanse-made-title-best-turn = El mejor turno
expanse-made-ask-best-turn = ¿En cuál de tus turnos subieron más tus puntos de victoria?
expanse-made-why-best-turn = En el turno { $turn } subieron de { $before } a { $after }. Su punto más alto estuvo después del turno { $highest }. Cuántos hay es una pregunta, y cuánto suben es otra.
expanse-made-not-best-turn = En el turno { $turn } tus puntos pasaron de { $before } a { $after }. En otro turno subieron más.

expanse-made-title-kinds = Tipos en el arrecife
expanse-made-ask-kinds = ¿Cuántos tipos de seres vivos había en tu arrecife al final de tu turno { $turn }? También cuentan los corales, las plantas y las zooxantelas.
expanse-made-why-kinds = { $count ->
    [0] No vivía nada allí entonces.
    [one] Había un tipo: { $names }.
   *[other] Había { $count } tipos: { $names }.
} Varias cartas de un mismo tipo cuentan una sola vez.
expanse-made-was-cards = Ese es el número de cartas: { $count }. Las cartas de un tipo cuentan una vez.
expanse-made-was-every = Eso cuenta también cartas de la gente y de desastres: { $count }.

expanse-made-title-stage = Cuándo empezó una etapa
expanse-made-ask-stage = ¿En cuál de tus turnos, o desde el turno anterior, empezó la etapa “{ $name }”?
expanse-made-why-stage = Al final del turno { $turn } ya había empezado la etapa { $stage }, “{ $name }”. Una etapa empieza para todos a la vez, la traiga quien la traiga.
expanse-made-not-stage = Al final del turno { $turn } era la etapa { $stage }, “{ $name }”.

## Plots

expanse-made-unit-looks = observación
expanse-made-unit-turns = tu turno
expanse-made-look = { $look ->
    [0] Observación { $look }, al principio
   *[other] Observación { $look }, después del turno { $turn }
}
expanse-made-measure-kinds = tipos de seres vivos
expanse-made-measure = { $counter ->
    [warming] calentamiento
   *[pollution] contaminación
}

expanse-made-title-kinds-plot = Dibuja la diversidad
expanse-made-ask-kinds-plot = Aquí tu arrecife se miró seis veces hasta tu turno { $turns }. Dibuja cuántos tipos de seres vivos había en cada observación. También cuentan los corales, las plantas y las zooxantelas. En la observación 0 no había nada.
expanse-made-why-kinds-plot = Cuenta tipos, no cartas. La línea baja cuando desaparece lo último de un tipo. Lo que llega y se va entre dos observaciones no se ve. También es así en los censos de verdad.
expanse-made-point-kinds = { $count ->
    [0] En la observación { $look } no vivía nada allí.
    [one] En la observación { $look } había un tipo: { $names }.
   *[other] En la observación { $look } había { $count } tipos: { $names }.
}

expanse-made-title-pollution-plot = Dibuja tu contaminación
expanse-made-ask-pollution-plot = Dibuja la contaminación de tu arrecife al final de estos turnos. La tabla dice qué cartas trajeron cuánta, y qué se guardó o se limpió.
expanse-made-why-pollution-plot = Suma lo que llegó y resta lo que se guardó o se limpió. Donde no pasa nada, la línea sigue plana: en el juego la contaminación no se va sola.

expanse-made-title-warming-plot = Dibuja el calentamiento
expanse-made-ask-warming-plot = Dibuja el calentamiento al final de estos turnos tuyos. La tabla dice qué cartas de todos los jugadores lo cambiaron.
expanse-made-why-warming-plot = { $people ->
    [yes] Todos los jugadores suman a un mismo número.
   *[no] Aquí solo sumaron el mar y su tiempo.
} El total cuenta para todos los arrecifes, lo cause quien lo cause.
expanse-made-hint-counter = Parte { $counter ->
    [warming] del calentamiento
   *[pollution] de la contaminación
} del turno anterior. Busca este turno en la tabla. Suma cada + y resta cada −.
expanse-made-point-counter = Al final de tu turno { $turn }, { $counter ->
    [warming] el calentamiento
   *[pollution] la contaminación
} { $way ->
    [more] había subido de { $before } a { $after }
    [fewer] había bajado de { $before } a { $after }
   *[as-many] seguía en { $after }
}.

## Drawings of questions

expanse-drawing-web = Una red trófica
expanse-drawing-web-note = Las flechas van del alimento a quien lo come.
expanse-drawing-eaten-by = Quién come { $food }: { $eaters }.
expanse-drawing-record = Lo que se contó, turno a turno
expanse-drawing-turn = turno
expanse-drawing-row = { $row ->
    [warming] calentamiento
    [corals-a] corales del arrecife A
    [corals-b] corales del arrecife B
   *[pollution] contaminación
}
expanse-drawing-ledger = { $counter ->
    [warming] Qué cambió el calentamiento de todos
   *[pollution] Qué cambió la contaminación de tu arrecife
}
expanse-drawing-came = de qué cartas
expanse-drawing-before = { $turn ->
    [0] Al principio: { $count }
   *[other] Al final del turno { $turn }: { $count }
}
expanse-drawing-entry = { $card } { $sign ->
    [more] +{ $count }
   *[less] −{ $count }
}
expanse-drawing-nothing = nada

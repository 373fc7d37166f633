### Questions made from a student's own match of Blue Expanse, in easier Spanish.

expanse-made-level-first = en el primer escalón
expanse-made-level-second = en el segundo escalón
expanse-made-level-third = en el tercer escalón
expanse-made-level-fourth = en el cuarto escalón

expanse-made-reason-starved = El hambre: encontró muy poca comida.
expanse-made-reason-pollution = La contaminación.
expanse-made-reason-bleached = La falta de algas.

expanse-made-ask-only-food = El dibujo muestra quién comió a quién en tu turno { $turn }. ¿Qué animal comió solo { $food }?
expanse-made-why-only-food = { $count ->
    [one] Este animal comió solo { $food } en el turno { $turn }: { $eaters }. Cuando falta ese alimento, es el primero en sufrir.
   *[other] Estos animales comieron solo { $food } en el turno { $turn }: { $eaters }. Cuando falta ese alimento, son los primeros en sufrir.
}
expanse-made-ask-level = El dibujo muestra quién comió a quién en tu turno { $turn }. Cuenta los escalones desde abajo. ¿En qué escalón se alimentó { $one }?
expanse-made-why-level = Los productores y su alimento están en el primer escalón. Los corales cuentan como productores. En ese turno, { $one } comió { $eaten }. Así que se alimentó { $level ->
    [second] en el segundo
    [third] en el tercero
    [fourth] en el cuarto
   *[first] en el primero
}.
expanse-made-why-starved = En el turno { $turn }, { $one } encontró muy poca comida. Su carta dice:
expanse-made-why-most-eaten = Lo que se comió: { $told }. Muchos animales necesitan lo más comido.

expanse-made-ask-after-left = En tu arrecife, { $one } había comido { $prey }. Después de tu turno { $turn } ya no había cartas de ese animal. Ahora mira el final del turno { $then }. ¿Cuántas cartas de { $prey } había, comparado con el turno { $turn }?
expanse-made-why-after-left = Cartas de { $prey }: { $before } después del turno { $turn } y { $after } después del turno { $then }.
expanse-made-why-cascade = { $way ->
    [more] Cuando falta un depredador, su presa suele aumentar. Quizá ayudó la suerte. Mira el registro.
    [fewer] Cuando falta un depredador, su presa suele aumentar. Aquí no fue así. ¿Qué tuvo más fuerza? Mira el registro.
   *[as-many] Cuando falta un depredador, su presa suele aumentar. Aquí no fue así. Mira el registro.
}
expanse-made-ask-why-gone = En tu turno { $turn }, o justo antes, tu arrecife perdió { $one }. ¿Cuál fue la causa?
expanse-made-why-gone = { $why ->
    [starved] { CAP($one) } encontró muy poca comida y murió de hambre.
    [eaten] { CAP($by) } comió { $one }.
    [pollution] La contaminación llegó a un umbral nuevo. Así se perdió { $one }.
    [taken] { CAP($by) } se llevó { $one }.
   *[bleached] { CAP($one) } no tenía algas y no las recibió a tiempo.
}

expanse-made-ask-first-lost = El mar caliente quitó zooxantelas a tus corales. ¿En cuál de tus turnos pasó por primera vez? El tiempo justo antes también cuenta.
expanse-made-why-first-lost = El turno { $turn } terminó en la etapa { $stage }. Para entonces { $count ->
    [one] se había perdido una carta de zooxantelas.
   *[other] se habían perdido { $count } cartas de zooxantelas.
}
expanse-made-why-heat = Todos los jugadores suben el calentamiento. En cada umbral todos los arrecifes pierden zooxantelas.
expanse-made-ask-most-bleached = ¿Después de cuál de tus turnos tenías más corales blancos?
expanse-made-why-most-bleached = Después del turno { $turn } había { $count ->
    [one] un coral blanco.
   *[other] { $count } corales blancos.
} Unas zooxantelas nuevas pueden salvar todavía un coral blanco. Sin ellas desaparece un turno después.
expanse-made-ask-lost = ¿Cuántas zooxantelas quitó el mar caliente a tus corales? Cuenta hasta tu turno { $turns }.
expanse-made-ask-research = En tu partida el calentamiento subió hasta { $warming }. En cada múltiplo de { $every } un arrecife pierde una carta de zooxantelas. Con la investigación es en cada múltiplo de { $slow }. ¿Cuántas pérdidas menos hay?
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
expanse-made-why-what-if = Pruébalo: vuelve a jugar tu partida en “¿Y si…?”.

expanse-made-why-cost-later = El Capital llega enseguida. El costo suele llegar después, y lo pagan también otros.
expanse-made-ask-source = ¿Qué tipo de carta te trajo más contaminación? Cuenta hasta tu turno { $turns }.
expanse-made-ask-added = ¿Cuánta contaminación añadieron las cartas en tu turno { $turn }? El tiempo justo antes también cuenta. Cuenta también lo que luego se guardó o se limpió.
expanse-made-why-added = Esto llegó: { $told }. En total: { $count }. { $taken ->
    [0] No se quitó nada.
   *[other] Lo guardado o limpiado fue { $taken }.
} Entonces el total era { $total }.
expanse-made-ask-taken = ¿Cuántos animales se llevó la contaminación de tu arrecife? Cuenta hasta tu turno { $turns }.
expanse-made-why-taken = La contaminación se lleva un animal en cada nuevo múltiplo de { $every }. { $count ->
    [one] Se perdió uno: { $cards }.
   *[other] Se perdieron { $count }: { $cards }.
}
expanse-made-ask-points-from = ¿De dónde sacaste más puntos al final?
expanse-made-why-points-from = Tus puntos: { $told }. Un arrecife vale más que puntos.
expanse-made-ask-best-turn = ¿En cuál de tus turnos subieron más tus puntos?
expanse-made-why-best-turn = En el turno { $turn } subieron de { $before } a { $after }. Su punto más alto estuvo después del turno { $highest }.

expanse-made-ask-kinds = Mira tu arrecife después del turno { $turn }. ¿Cuántos tipos de seres vivos había? También cuentan los corales, las plantas y las zooxantelas.
expanse-made-ask-stage = ¿En cuál de tus turnos empezó la etapa “{ $name }”? El tiempo justo antes también cuenta.
expanse-made-why-stage = Al final del turno { $turn } ya había empezado la etapa { $stage }, “{ $name }”. Empieza para todos a la vez.

expanse-made-ask-kinds-plot = Aquí tu arrecife se miró seis veces hasta tu turno { $turns }. ¿Cuántos tipos de seres vivos había en cada observación? También cuentan los corales, las plantas y las zooxantelas. En la observación 0 no había nada.
expanse-made-why-kinds-plot = Cuenta tipos, no cartas. La línea baja cuando desaparece lo último de un tipo.
expanse-made-ask-pollution-plot = Dibuja tu contaminación al final de estos turnos. La tabla dice qué cartas la cambiaron.
expanse-made-why-pollution-plot = Suma lo que llegó. Resta lo que se guardó o se limpió.
expanse-made-ask-warming-plot = Dibuja el calentamiento al final de estos turnos. La tabla dice qué cartas lo cambiaron.
expanse-made-why-warming-plot = { $people ->
    [yes] Todos los jugadores suman a un mismo número.
   *[no] Aquí solo sumó el mar.
} Cuenta para todos los arrecifes.

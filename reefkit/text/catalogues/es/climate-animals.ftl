### Los animales detrás de la figura de una especie: quién lleva qué variante, quién nace y quién muere.
###
### Families: climate-animals- climate-variant-

tab-climate-animals = Animales
climate-animals-title = { $own ->
    [1] Tus animales
   *[other] Animales de { $player }
}
climate-animals-many = Cada uno representa a muchos.
climate-animals-alike = como la mayoría
climate-variant-shape-up = cuerpo más redondo
climate-variant-shape-down = cuerpo más esbelto
climate-variant-fur-up = pelo más espeso
climate-variant-fur-down = pelo más fino
climate-variant-metabolism-up = más calor en el cuerpo
climate-variant-metabolism-down = menos calor en el cuerpo
climate-variant-neutral = un cambio sin efecto
climate-variant-deleterious = un cambio dañino
climate-variant-hidden = una variante oculta

## What became of them

climate-animals-arose = Nuevo: nació una cría con { $variants }, por azar.
climate-animals-spread = Selección: { $carriers ->
    [one] uno de { $all } tenía { $variants }. Solo él dejó
   *[other] { $carriers } de { $all } tenían { $variants }. Solo ellos dejaron
} crías en { $habitat }, y ahora lo tienen todos. Tú elegiste la carta. En la naturaleza no elige nadie.
climate-animals-drifted = Por azar, { $variants } pasó de { $carriers } a los { $all }. Aquí todavía no ayuda. Tú elegiste la carta. En la naturaleza no elige nadie.
climate-animals-lost = Perdido: por azar, los que tenían { $variants } no dejaron crías.
climate-animals-harmful = { $count ->
    [0] Murió una cría con una mutación dañina.
   *[other] Murió una cría con una mutación dañina. También se perdieron variantes raras: { $variants }.
}
climate-animals-ended = Murieron los { $all } animales: no podían vivir en { $habitat }. La razón: { $why }.
climate-animals-began = Empieza una especie nueva, con otros { $all } animales.
climate-animals-died = Murieron { $count } y nacieron { $count } (pequeños).

## What the marked choice would do

climate-animals-would-live = Los { $count } animales pueden vivir en { $habitat }.
climate-animals-would-spread = { $cards ->
    [one] { $count } de tus animales tienen { $variants }. Pueden vivir en { $habitat }. Los otros { $left } no dejarían crías.
   *[other] { $count } de tus animales tienen una parte: { $variants }. Sus crías podrían tenerlo todo. Los otros { $left } no dejarían crías en { $habitat }.
}
climate-animals-would-die = { $unmarked ->
    [1] Ninguno puede vivir en { $habitat } tal como es. Marca las cartas que ayudan.
   *[other] Muy pocas variantes sirven en { $habitat }. Morirían todos.
}
climate-animals-would-drift = Solo por azar, todos tendrían { $variants }. { $fits ->
    [more] No hace falta: aquí ya sirven bastantes genes.
    [fewer] Aquí no ayuda: servirían menos genes, pero todavía bastantes.
   *[same] Aquí no ayuda: no servirían más genes.
}
climate-animals-would-be-lost = Por azar se perdería { $variants }, y surgiría algo nuevo. Tú eliges. En la naturaleza nadie lo hace.

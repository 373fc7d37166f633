### Los animales detrás de la figura de una especie, en palabras más fáciles.

climate-variant-neutral = un cambio que no hace nada
climate-variant-hidden = un cambio oculto
climate-animals-arose = Nuevo: nació una cría con { $variants }. Llegó por azar.
climate-animals-spread = { $carriers ->
    [one] Al principio un animal tenía { $variants }. Solo él tuvo crías en { $habitat }.
   *[other] Al principio { $carriers } animales tenían { $variants }. Solo ellos tuvieron crías en { $habitat }.
} Ahora lo tienen todos. Tú elegiste la carta. En la naturaleza no elige nadie.
climate-animals-drifted = { $carriers ->
    [one] Al principio un animal tenía { $variants }.
   *[other] Al principio { $carriers } animales tenían { $variants }.
} Por suerte ahora lo tienen todos. Aquí aún no ayuda. Tú elegiste la carta. En la naturaleza no elige nadie.
climate-animals-lost = Perdido por mala suerte: { $variants }. Esos animales no tuvieron crías.
climate-animals-harmful = { $count ->
    [0] Murió una cría con un cambio dañino.
   *[other] Murió una cría con un cambio dañino. También se perdió: { $variants }.
}
climate-animals-ended = Murieron los { $all } animales. No podían vivir en { $habitat }. Por qué: { $why }.
climate-animals-began = Empieza una especie nueva. Son otros { $all } animales.
climate-animals-would-live = Los { $count } pueden vivir en { $habitat }.
climate-animals-would-spread = { $cards ->
    [one] { $count } tienen { $variants }. Pueden vivir en { $habitat }. Los otros { $left } no tendrían crías.
   *[other] { $count } tienen una parte: { $variants }. Sus crías pueden tenerlo todo. Los otros { $left } no tendrían crías.
}
climate-animals-would-die = { $unmarked ->
    [1] Ninguno vive bien en { $habitat }. Marca las cartas que ayudan.
   *[other] Muy pocos viven bien en { $habitat }. Morirían todos.
}
climate-animals-would-drift = Por suerte, todos tendrían { $variants }. { $fits ->
    [more] No hace falta: tu especie ya puede vivir aquí.
    [fewer] Aquí no ayuda. Servirían menos rasgos, pero bastantes.
   *[same] Aquí no ayuda.
}
climate-animals-would-be-lost = Se perdería por suerte: { $variants }. Llegaría algo nuevo.

### Questions made from a table's own rocks in Succession, in easier Spanish.

rock-rounds-alike = dos rondas quedaron igual, con más tipos
rock-why-first = Lo primero que llegó: { $name }. Una ronda empieza con la carta más baja.
rock-ask-later = ¿Qué llegó a { $where } por primera vez cuando ya había { $name }?
rock-why-later = Llegaron así, del primero al último: { $order }.
rock-ask-yours = ¿Cuál de estos jugaste tú en { $where }?
rock-ask-feeding-light = ¿Quién produce su alimento con la luz en { $where }?
rock-ask-feeding-grazes = ¿Quién es un herbívoro en { $where }? Un herbívoro muerde algas.
rock-ask-feeding-filters = ¿Quién es un filtrador en { $where }? Un filtrador cuela su alimento del agua.
rock-ask-feeding-hunts = ¿Quién caza animales para comer en { $where }?
rock-why-feeding-light = Las diatomeas y las algas producen azúcar con la luz. Los animales tienen que comer.
rock-why-feeding-grazes = Los caracoles y los isópodos comen algas. Las necesitan.
rock-why-feeding-filters = Los filtradores comen lo que trae el agua.
rock-why-feeding-hunts = Los hidroides y las anémonas de mar pican animales pequeños.

rock-ask-ate = { $cards ->
    [one] Se había jugado una carta
   *[other] Se habían jugado { $cards } cartas
} en esa ronda. Entonces llegó a { $where } { $one }. ¿Qué comió?
rock-ask-lost = { $cards ->
    [one] Se había jugado una carta
   *[other] Se habían jugado { $cards } cartas
} en esa ronda. Entonces llegó a { $where } { $one }. Comió. ¿Cuántos tipos desaparecieron así de la roca?
rock-ask-kinds = ¿Cuántos tipos había al final en { $where }?
rock-ask-most = ¿Qué grupo tenía más sitio al final en { $where }?
rock-why-most = Lugares de la roca al final: { $told }. Un colonizador tardío ocupa seis lugares, un pionero dos. { $group ->
    [late-settlers] En muchas rocas de verdad también es así.
   *[other] En muchas rocas de verdad los colonizadores tardíos tienen más. En un juego, el azar y los cazadores lo pueden cambiar.
}
rock-ask-stood = ¿Quién seguía al final en { $where }?
rock-ask-which-round = ¿Después de qué ronda había más tipos en la roca?
rock-why-stood = Al final había: { $names }. Ya no estaban: { $lost }.
rock-why-which-round = Tipos al final: { $told }. Las reglas eran las mismas. Las cartas no.

rock-ask-against = Los números bajos llegan pronto. ¿Qué llegó a { $where } antes de que hubiera { $name }? Tiene un número más alto.
rock-why-against = { CAP($early) }: tienen el número { $high } y llegaron pronto. { CAP($late) }: tienen el número { $low } y llegaron después. Las rocas de verdad no siguen siempre los números.
rock-ask-next = { $cards ->
    [one] Se había jugado una carta
   *[other] Se habían jugado { $cards } cartas
} en esa ronda. Entonces llegó a { $where } { $one }. { $lost ->
    [one] Se perdió un colonizador.
   *[other] Se perdieron colonizadores.
} ¿Qué se asentó después?
rock-why-next = Lo siguiente que llegó: { $name }. Donde hay sitio, llegan otros.

rock-ask-range-plot = Alguien miró { $where } seis veces. La lista dice quién estaba. Dibuja una barra por cada uno de la lista. Empieza donde el tipo se vio por primera vez. Termina donde se vio por última vez.
rock-why-range-plot = Una barra empieza donde un tipo se vio por primera vez. Puede haber llegado un poco antes.
rock-point-standing = { CAP($name) }: seguían allí en la observación { $look }. Por eso la barra llega al final.
rock-point-gone = { CAP($name) }: se vieron por última vez en la observación { $look }. Después ya no quedaba ninguno.
rock-ask-curve-plot = ¿Cuántos tipos había en { $where } en cada observación? En la observación 0 la roca estaba desnuda.
rock-why-curve-plot = Cuenta tipos, no colonizadores. La línea baja donde se comen al último de un tipo.

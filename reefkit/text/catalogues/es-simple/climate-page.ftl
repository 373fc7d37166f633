### The page of Climate Change in easier Spanish.

door-what-climate = Tu especie vive en la sabana. Entonces cambia el clima. ¿Qué será de ella? Vive en los cuatro hábitats antes que nadie.
door-picture-climate = Un mapa con cuatro hábitats. En él hay cuatro animales pequeños.
door-quick-climate = Empezar ya
    .about = Juegas con dos bots. Todo está elegido.
door-first-climate = Primera partida
    .about = Diez rondas con dos bots fáciles. Dura diez minutos.
new-quick-begun-climate = Empieza el juego.
prelab-lead-climate = ¿Qué piensas del clima y de los rasgos? No es un examen.
postlab-lead-climate = { $own ->
    [0] ¿Qué nos dice el juego de las especies de verdad?
   *[other] ¿Qué nos dice el juego de las especies de verdad? { $own ->
        [one] Una pregunta trata
       *[other] { $own } preguntas tratan
    } de la partida que jugaste.
}
how-lead-climate = Muévete, cambia tus rasgos con cartas y vive en los cuatro hábitats.
climate-how-place = Empieza en la sabana
    .text = Cada jugador tiene una especie. Sus tres rasgos empiezan en 1. Eso sirve para la sabana. Mira tu animal: en él se ven sus rasgos.
climate-how-draw = Toma una carta y tira el dado
    .text = Una carta cambia un rasgo en uno. Algunas no cambian nada. Una carta dañina te cuesta otras dos. Todas llegan por azar. En algunas partidas puedes cambiar cartas una vez por turno.
climate-how-move = Mueve
    .text = ¿Sacaste un 4, un 5 o un 6? Tu especie tiene que moverse. ¿Sacaste un 1, un 2 o un 3? Se queda. En “Empezar ya” puede dar un paso si puede vivir donde está.
climate-how-adapt = Adapta
    .text = Dos de los tres rasgos deben tener el número del hábitat. Juega cartas para eso. En un hábitat nuevo recibes una ficha.
climate-how-preadapt = Cambia antes
    .text = Una vez por turno puedes cambiar un rasgo más. Los otros dos deben servir donde estás. Puede que ayude más tarde, o nunca.
climate-how-climate = El clima
    .text = Después de cada ronda tiramos un dado. El clima puede hacerse más frío o más cálido. Entonces los hábitats se mueven. Tu especie puede dar dos pasos. Tiene que poder vivir donde se pare. En nuestro mapa, el calor decide dónde está cada hábitat. En la Tierra decide también la lluvia.
climate-how-extinct = Extinguirse
    .text = ¿Tu especie no puede vivir en su casilla? Entonces se extingue. Pierde sus cartas y casi todas sus fichas. Empieza de nuevo en la sabana.
climate-how-win = Ganar
    .text = Vive en los cuatro hábitats antes que nadie. Después de la última ronda gana quien tenga más fichas.
option-climate-rounds = Rondas
    .about = Después de esas rondas gana quien tenga más fichas. 0: sin última ronda.
option-climate-human-change-from = La gente cambia el clima desde la ronda
    .about = Desde entonces el clima cambia en todas las rondas. 0: nunca.
option-climate-warming-bias = Cambios de la gente que calientan (%)
    .about = 50: decide el dado. 100: siempre más calor, como pasa de verdad.
option-climate-free-step = Un paso libre con 1 a 3
    .about = ¿Salió 1, 2 o 3? Tu especie puede quedarse o dar un paso.
option-climate-exchange = Se pueden cambiar cartas
    .about = ¿Puede vivir aquí? Una vez por turno, cambia cartas por otras.
option-climate-gates = Paradas
    .about = Al final de la ronda, las mesas se esperan.
climate-page-looking = Ves el clima { $level }. Ahora es { $climate }.
climate-page-not-this-climate = Este es otro clima. Vuelve antes al actual.
climate-page-not-yet = Primero toma una carta y tira el dado.
climate-page-not-here = Tu especie está aquí. Para moverla, elige una casilla que brille.
climate-page-not-taken = Aquí ya está la especie de { $player }.
climate-page-not-savannah = Empieza en una casilla de sabana que brille.
climate-page-not-again = Tu especie ya se ha movido.
climate-page-not-now = Sacaste un { $roll }. Tu especie se queda.
climate-page-not-near = { $steps ->
    [one] Está demasiado lejos. Tu especie puede dar un paso.
   *[other] Está demasiado lejos. Tu especie puede dar dos pasos.
}
climate-page-held = { $over ->
    [0] { $count } de { $most }
    [one] { $count } de { $most }: pierdes una
   *[other] { $count } de { $most }: pierdes { $over }
}
climate-page-animals = ¿Qué animal es?
climate-page-no-cards = No hay cartas. Tomas una en tu turno.
climate-page-top-card = Puedes ver la siguiente carta: { $card }.
climate-page-pile = { $count ->
    [one] una en el mazo
   *[other] { $count } en el mazo
}
climate-page-preadapts = Cambiar antes: el rasgo de { $gene } pasa a valer { $value }. Otros dos siguen sirviendo.
climate-page-exchange = { $count ->
    [one] Cambiar carta
   *[other] Cambiar { $count } cartas
}
climate-page-turn-ended = Sacaste un { $roll }: te quedas. No había carta que jugar. Tu turno ha terminado.
climate-page-new-token = ¡Un hábitat nuevo: recibes su ficha!
climate-page-sure-cost = Pierde todas sus cartas y casi todas sus fichas. Empieza de nuevo.
reject-climate-page-not-your-turn = Ahora no es tu turno.
reject-climate-page-no-such-card = No tienes esta carta.
reject-climate-page-card-fills = Esta carta no cambia nada. No la puedes jugar.
reject-climate-page-no-way = Tus cartas no pueden ayudar allí.
climate-page-now-place = Elige una casilla de sabana que brille. Allí empieza tu especie.
climate-voice-stands = Tu especie está en la casilla { $cell }, { $habitat }. Allí convienen los genes en { $needs }. Su forma es { $shape }, su pelaje { $fur }, su calor del cuerpo { $metabolism }. El clima está en { $climate } de 5.
climate-page-now-restart = Tu especie se extinguió: { $why }. Empieza de nuevo: elige una casilla que brille.
climate-page-now-start = Empieza aquí, o elige otra casilla que brille.
climate-page-now-chosen = { $fate ->
    [adapted] Allí puede vivir. Muévela, o elige otra casilla.
    [dies] Tus cartas no ayudan allí. Elige otra casilla.
    [here] Las cartas marcadas ayudan aquí. Adáptala, o marca otras.
   *[other] Las cartas marcadas ayudan allí. Muévela, o elige otra casilla.
}
climate-page-now-draw = { $went ->
    [warmer] Hace más calor. Toma una carta y tira el dado.
    [colder] Hace más frío. Toma una carta y tira el dado.
   *[other] Es tu turno. Toma una carta y tira el dado.
}{ $count ->
    [0] {""}
    [one] {" "}A { $near } le falta un hábitat para ganar.
   *[other] {" "}A { $near } les falta un hábitat para ganar.
}{ $dead ->
    [0] {""}
   *[other] {" "}Se extinguió: { $died }.
}
climate-page-now-move = Sacaste un { $roll }: da un paso. Con 4, 5 o 6 es siempre uno. Elige una casilla que brille.
climate-page-now-doomed = { $where ->
    [around] Sacaste un { $roll }: tiene que moverse. No sirve ninguna casilla libre, ni ayuda ninguna carta. Tu especie se extingue.
    [near] El clima cambió. No sirve ninguna casilla cercana, ni ayuda ninguna carta. Tu especie se extingue.
   *[here] El clima cambió esta casilla: ahora es { $habitat }. Sacaste un { $roll }: te quedas. Ninguna carta ayuda. Tu especie se extingue.
}
climate-page-trapped = Cuidado: ahora no sirve ninguna casilla libre de al lado. Si tiene que moverse, puede extinguirse.
climate-page-now-early = Cambia antes con las cartas marcadas. O elígelas otra vez para guardarlas. Después toma una carta y tira el dado.
climate-page-now-free = { $changed ->
    [1] El clima cambió. Sacaste un { $roll }. Tu especie puede vivir aquí: quédate o da un paso.
   *[other] Sacaste un { $roll }. Tu especie puede vivir aquí: quédate o da un paso. ¿Dónde estará segura si cambia el clima?
}
climate-page-now-two = { $adapted ->
    [1] El clima movió los hábitats. Sacaste un { $roll }: quédate, o síguelos uno o dos pasos.
   *[other] Tu hábitat se movió. Sacaste un { $roll }: cambia, o síguelo uno o dos pasos.
}
climate-page-now-stuck = { $roll ->
    [0] Tu especie no puede vivir aquí. Marca cartas que ayuden.
   *[other] Sacaste un { $roll }. No puede vivir aquí. Solo se mueve con 4, 5 o 6. Marca cartas que ayuden.
}
climate-page-now-stay = { $why ->
    [taken] Sacaste un { $roll }, pero todas las casillas están ocupadas: te quedas. Marca cartas para cambiar un rasgo más. O termina el turno.
   *[roll] Sacaste un { $roll }: te quedas. Con 1, 2 y 3 es así. Marca cartas para cambiar un rasgo más. O termina el turno.
}
climate-page-now-preadapted = Ya cambió un rasgo más. Termina el turno.
climate-page-now-after = Tu especie puede vivir aquí. Marca cartas para cambiar un rasgo más. O termina el turno.
climate-page-now-useless = Tu especie puede vivir aquí. Tus cartas no pueden cambiarla ahora. { $exchange ->
    [1] Marca cartas para cambiarlas, o termina el turno.
   *[0] Termina el turno.
}
climate-page-now-unadapted = Tu especie todavía no puede vivir aquí. Marca cartas que ayuden.
climate-page-died-of = La especie de { $player } se extinguió en la ronda { $round }. No podía vivir en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }. Por qué: { $why }.
climate-page-rates = { $rounds ->
    [0] Juega antes una ronda. Después lo ves aquí.
   *[other] { $count ->
        [0] No se extinguió ninguna especie
        [one] Se extinguió una especie
       *[other] Se extinguieron { $count } especies
    } en { $rounds ->
        [one] un millón de años
       *[other] { $rounds } millones de años
    }.
}
climate-page-rates-human = Antes de la gente: { $before } en diez millones de años. Desde la ronda { $from }: { $since }.
climate-page-won = { $all ->
    [1] { $players } vivió en los cuatro hábitats y gana.
   *[other] { $count ->
        [0] No gana nadie.
        [one] Gana { $players } con { $tokens ->
            [one] una ficha
           *[other] { $tokens } fichas
        }.
       *[other] Ganan { $players }, cada quien con { $tokens ->
            [one] una ficha
           *[other] { $tokens } fichas
        }. ¿Por qué empatan? También se extinguieron las mismas veces: { $extinctions }.
    }
}
climate-page-rate = { $count ->
    [0] No se extinguió ninguna especie
    [one] Se extinguió una especie
   *[other] Se extinguieron especies { $count } veces
} en { $rounds ->
    [one] un millón de años
   *[other] { $rounds } millones de años
}.
climate-page-story-died = Ronda { $round }: tu especie se extinguió en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }. Por qué: { $why }.
climate-page-story-tokens = { $count ->
    [one] Tu especie vivió en un hábitat: { $habitats }.
   *[other] Tu especie vivió en { $count } hábitats: { $habitats }.
}
climate-page-story-climate = { $count ->
    [0] El clima no cambió nunca.
    [one] El clima cambió una vez.
   *[other] El clima cambió { $count } veces en { $rounds ->
        [one] un millón de años
       *[other] { $rounds } millones de años
    }.
}
climate-page-experiment-offer = ¿Es peor un cambio rápido? Di qué esperas. Después los bots juegan muchas partidas.
climate-page-preadapt = Cambiar antes
climate-page-genome = { $own ->
    [1] Tus rasgos
   *[other] Rasgos de { $player }
}
climate-page-look-at = Ver los rasgos de { $player }
climate-page-chart-genes = Rasgos
climate-page-chart-genes-of = { $own ->
    [1] tus rasgos
   *[other] rasgos de { $player }
}
climate-page-short-metabolism = calor
climate-page-short-neutral = no hace nada

### Blue Expanse on the easier level, in Spanish: what cards do, in fewer words, where `es` needs more.

expanse-hungry = { CAP($card) } de { $player } no encuentra comida. Necesita { $needs }.
expanse-bleached = { CAP($card) } de { $player } se blanquea. No produce nada. Muere si no recibe zooxantelas.
expanse-no-host = { $player } tiene que unir { $card } a otra carta. Ninguna sirve. Retira la carta.
expanse-no-host-left = { $player } retira { $card }. Se fue la carta a la que se unía.
expanse-comes-by-itself = Entra en juego { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }. No es de nadie. Afecta a todos.
expanse-placed = { $player } pone { $count ->
    [one] un punto de investigación
   *[other] { $count } puntos de investigación
} en { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }. Cuesta { $paid } de Capital. Lleva { $total } de { $needs }.
expanse-threshold-warming = El calentamiento es { $total }. Cada { $every }, los corales pierden zooxantelas. Ahora las pierden { $count } en cada arrecife.
expanse-threshold-over = El calentamiento es { $total }. En el último turno no se pierden zooxantelas.
ask-expanse-expel = El mar está demasiado caliente. Los corales pierden las algas que los alimentan. ¿Qué coral se pone blanco?
expanse-sent-to-deck = { CAP($card) } se llevó { $by }. Por eso pasa al mazo de { $player }.
option-expanse-sends = Pagar { $price } de Capital. Entonces { $what } pasa a tu mazo.

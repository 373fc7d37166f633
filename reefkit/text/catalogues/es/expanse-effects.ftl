### Blue Expanse in Spanish: what cards do, what their owners are asked, and what is wrong with a card.
### What is told of one card begins with the names of expanse-cards.ftl: “un coral”, or “El coral” by its gender.

## Cards of one's own that cannot be used

expanse-card-class = { $file }, entrada { $entry }: los animales, que son las cartas de las cuatro clases, van en el mazo de biomasa, y ninguna otra carta.
expanse-card-price = { $file }, entrada { $entry }: una carta de ventaja o de desventaja no tiene ni costo ni puntos.
expanse-card-attach = { $file }, entrada { $entry }: una carta se une de una sola manera.
expanse-card-target = { $file }, entrada { $entry }, clave { $key }: di qué cartas son, por tipos, clases, mazos o animales, o bien solo con `this`.
expanse-card-portion = { $file }, entrada { $entry }, clave { $key }: una ración es de un alimento o de cartas, no de las dos cosas.
expanse-card-per = { $file }, entrada { $entry }, clave { $key }: di o de qué cartas o qué se cuenta.
expanse-card-remove = { $file }, entrada { $entry }, clave { $key }: `remove` se lleva cartas; solo una comida se lleva alimento.
expanse-card-offer = { $file }, entrada { $entry }, clave { $key }: una oferta termina con `hand-on`, o con `leave` enseguida, para que no siga sin fin.
expanse-content-size = expanse/cards.toml necesita una carta en cada uno de los cinco mazos, y como máximo { $most } en total.

## How much, and of what

expanse-some-plankton = { $count } de plancton
expanse-some-coralline-algae = { $count } de algas coralinas
expanse-some-detritus = { $count } de detrito
expanse-some-cards = { $count } { $sort }
expanse-a-meal = una comida
expanse-either = { $one } o { $other }
expanse-any-animal = animal
    .many = animales

## Food and meals

expanse-produced = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } del arrecife de { $player } produce { $food }.
expanse-multiplied = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } hace crecer el alimento en el arrecife de { $player }: { $food } más.
expanse-ate = { CAP($card) } del arrecife de { $player } come { $eaten }.
expanse-hungry = { CAP($card) } del arrecife de { $player } no encuentra comida. Necesita { $needs }.
expanse-starved = { CAP($card) } del arrecife de { $player } murió de hambre. Necesitaba { $needs }.

## Cards that come and go

expanse-copied = { CAP($card) } del arrecife de { $player } trae { $count ->
    [one] una copia{ $stays ->
        [yes] { " " }que se queda
       *[no] { " " }para este turno
    }
   *[other] { $count } copias{ $stays ->
        [yes] { " " }que se quedan
       *[no] { " " }para este turno
    }
}: { $copy }.
expanse-kept-from-copying = { CAP($by) } impide que { $card } del arrecife de { $player } haga copias.
expanse-attached = { $player } une { $card } a { $host }.
expanse-came-off = En el arrecife de { $player } se separan { $card } y { $host }.
expanse-expelled = El agua caliente expulsa { $card } de { $host } en el arrecife de { $player }.
expanse-bleached = { CAP($card) } del arrecife de { $player } se blanquea: no produce nada, y muere si no recibe zooxantelas nuevas.
expanse-died-bleached = { CAP($card) } del arrecife de { $player } murió: se había blanqueado.
expanse-removed = { CAP($by) } se lleva { $card } del arrecife de { $player }.
expanse-took-nothing = { CAP($card) } de { $player } no se lleva nada.
expanse-lost-to-pollution = La contaminación mata { $card } en el arrecife de { $player }.
expanse-left = El arrecife de { $player } pierde { $card }: { $why ->
    [alone] sin nada a lo que unirse
    [lacks] le falta lo que debe llevar unido
    [used] ya se ha usado
   *[over] se acabó su tiempo
}.
expanse-into-deck = { $player } mete { $card } en su mazo.
expanse-sent-to-deck = { CAP($card) } se llevó { $by }, así que pasa al mazo de { $player }.
expanse-no-host = { $player } retira { $card } enseguida: hay que unir la carta a otra, y ninguna sirve.
expanse-no-host-left = { $player } retira { $card }: ya no está la carta a la que se unía.
expanse-kept-away = { GENDER($by) ->
        [f] La { $by }
        [n] { CAP($by) }
       *[m] El { $by }
    } aleja { $card } de { $player }.
expanse-fetched = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } trae a { $player } { $count ->
    [0] cero cartas
    [one] una carta: { $cards }
   *[other] { $count } cartas: { $cards }
}.
expanse-found = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } pone { $found } encima del mazo de { $player }.
expanse-handed-on = { $player } pasa { $card } a { $to }.
expanse-comes-by-itself = Entra en juego { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }. No es de nadie y afecta a todos.

## Counters and currency

expanse-polluted = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } { $rises ->
    [yes] suma { $amount } de contaminación al arrecife
   *[no] quita { $amount } de contaminación al arrecife
} de { $player }. Ahora tiene { $total }.
expanse-stored = { CAP($card) } de { $player } guarda { $count } de contaminación. El contador del arrecife marca ahora { $total }.
expanse-threshold-pollution = La contaminación del arrecife de { $player } ha llegado a { $total }: { $count ->
    [one] muere un animal
   *[other] mueren { $count } animales
}.
expanse-warmed = { CAP($card) }: { $rises ->
    [yes] el mar se calienta en { $amount }
   *[no] el mar se enfría en { $amount }
}. El calentamiento es ahora { $total }.
expanse-threshold-warming = El calentamiento es { $total }. Cada { $every } los arrecifes pierden zooxantelas: ahora, en cada uno, las de { $count ->
    [one] un coral
   *[other] { $count } corales
}.
expanse-threshold-over = El calentamiento es { $total }. Cada { $every } los corales pierden sus zooxantelas, pero en el último turno no se pierde ninguna.
expanse-spared = En el arrecife de { $player } ningún coral tenía zooxantelas que perder.
expanse-earned = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } da { $count } de { $currency } a { $player } para las próximas compras.
expanse-paid = { $player } paga { $count } de { $currency } por { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }.
expanse-shed = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } manda al mazo { $count } de { $currency } de la mano de { $player }.
expanse-draws-more = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } deja a { $player } robar { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} de más al final del turno.
expanse-draws-fewer = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } hace que { $player } robe { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} de menos al final del turno.
expanse-researched = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } da a { $player } { $count ->
    [one] un punto de investigación
   *[other] { $count } puntos de investigación
}.
expanse-placed = { $player } pone { $count ->
    [one] un punto de investigación
   *[other] { $count } puntos de investigación
} en { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    } y paga { $paid } de Capital. Lleva { $total } de { $needs }.
expanse-research-complete = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } de { $player } está { GENDER($card) ->
    [f] completa
   *[m] completo
}.
expanse-research-won = { CAP($card) }: el dado muestra { $rolled }, más de { $over }. { $player } gana { $points } puntos de victoria.
expanse-research-lost = { CAP($card) }: el dado muestra { $rolled }, no más de { $over }. { $player } recupera { $back } puntos de investigación.

## What owners are asked

ask-expanse-way = Hay más de una comida posible para { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }. ¿Cuál eliges?
ask-expanse-eat = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } va a comer. ¿Qué carta eliges?
ask-expanse-serve = Falta alimento. ¿Pueden servir de comida para { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    } las zooxantelas sueltas?
ask-expanse-take = ¿Qué carta se lleva { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }?
ask-expanse-copy = ¿Hace una copia { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }?
ask-expanse-copy-whom = ¿De qué animal trae una copia { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }?
ask-expanse-attach = ¿A qué carta unes esta: { $card }?
ask-expanse-attach-again = { GENDER($card) ->
        [f] La { $card }
        [n] { CAP($card) }
       *[m] El { $card }
    } vuelve a estar libre. ¿Unes la carta enseguida? ¿A qué animal?
ask-expanse-expel = El mar está demasiado caliente: los corales pierden sus zooxantelas, las algas que los alimentan, y se ponen blancos. ¿Cuál de los tuyos?
ask-expanse-pollution = La contaminación mata un animal. ¿Cuál?
ask-expanse-fetch = ¿Cuántas cartas pone en juego { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }?
ask-expanse-find = ¿Qué carta pasa a lo alto de tu mazo?
ask-expanse-hand-on = ¿Quién recibe { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }?
ask-expanse-choose = ¿Qué hace { GENDER($card) ->
        [f] la { $card }
        [n] { $card }
       *[m] el { $card }
    }?
ask-expanse-send = ¿Qué carta pasa a tu mazo?

option-expanse-yes = sí
option-expanse-no = no
option-expanse-stop = ninguna carta más
option-expanse-count = { $count ->
    [0] ninguna
    [one] una carta
   *[other] { $count } cartas
}
option-expanse-card = { $card } de { $player }
option-expanse-eats = { $meal }
option-expanse-takes = llevarse { $what }
option-expanse-sends = pagar { $price } de Capital, y { $what } pasa a tu mazo
option-expanse-gains = otra cosa, por { $price } de Capital
option-expanse-other = opción { $number }

### Blue Expanse on the easier level, in Spanish: the sentences of `es` that can be said with fewer words.

step-expanse-setup = Pulsa Listo para empezar. Entonces cada quien roba cartas.
step-expanse-raise = { $player } va a comprar. Puedes encarecer hasta dos cartas. O pasa.
step-expanse-buy = Compra cartas. Une las que necesitan hospedador. Después pulsa Listo.
step-expanse-manage = Tus cartas actúan una por una. Tú eliges el orden.
step-expanse-end = Puedes poner moneda debajo de tu mazo. Después robas cartas nuevas.
expanse-loop = { $player } ha completado { $loops ->
    [one] una vuelta
   *[other] { $loops } vueltas
}. Su mazo recibe { $count } de Capital. Una mano completa tiene ahora { $limit } cartas.
expanse-last-turns = Los arrecifes se blanquean. Cada quien juega { $count ->
    [one] un último turno
   *[other] { $count } turnos más
}. Después se cuentan los puntos.
expanse-grant = Una subvención paga { $count } de Capital a { $player }. También paga { $count } de Biomasa. Todo es para este turno.
expanse-made-room = { $count ->
    [one] Ya no se ofrece esta carta: { $cards }. Nadie la compró en mucho tiempo. Llega otra
   *[other] Ya no se ofrecen estas cartas: { $cards }. Nadie las compró en mucho tiempo. Llegan otras
}.
expanse-flowed = { $player } pone { $biomass ->
    [0] { $capital ->
        [0] cero cartas
       *[other] { $capital } de Capital
    }
   *[other] { $capital ->
        [0] { $biomass } de Biomasa
       *[other] { $biomass } de Biomasa y { $capital } de Capital
    }
} debajo del mazo.
expanse-drew-fewer = { $player } roba { $count ->
    [0] cero cartas
    [one] una carta
   *[other] { $count } cartas
}. No quedan más en el mazo.
expanse-match-over = { $count ->
    [one] { $players } tiene más puntos que nadie, { $points }, y gana.
   *[other] Comparten el primer lugar con { $points } puntos: { $players }.
}
expanse-no-such-kind = Ninguna carta se llama “{ $given }”. No se puede quitar.
reject-expanse-runs-in-circles = Las cartas actúan unas sobre otras sin fin. Por eso no se hizo. Quizá es por una carta hecha a mano.
reject-expanse-no-port = Para pagar así necesitas un gran puerto.
reject-expanse-cannot-raise = Necesitas { $count } de { $currency } en la mano. Tienes menos.
reject-expanse-no-host = Aquí no hay nada a lo que unir { $card }.

bot-expanse-grower = El cultivador da de comer a su arrecife desde abajo. Lo mantiene limpio.
bot-expanse-hunter = El cazador quiere tener depredadores, y presas para ellos.
bot-expanse-investor = El inversor construye lo que da Capital. Vive con la contaminación.

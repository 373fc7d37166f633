### Questions made from a student's own match of Reef Survivor, in easier Spanish.

made-cause-built-over = Quedaron debajo de otros constructores y se volvieron roca
made-back = Ni una ni otra: más tarde volvió a tu arrecife
made-extinct = Extinción en la mesa: no quedaba en ningún arrecife
made-refuge = Extirpación aquí: el arrecife de { $player } lo tenía más tarde
made-would-live = Habría sobrevivido igual

made-ask-two-builders = En la ronda { $round } golpeó { $card }. Dos constructores estaban en { $water }. Murió { $dead }. Sobrevivió { $alive }. ¿Qué salvó al que sobrevivió?
made-ask-without-mutation = { CAP($builder) }, tenía esta mutación: { $token }. Sobrevivió a { $card } en la ronda { $round }. ¿Qué le habría pasado sin esa mutación?

made-ask-origin = En tu arrecife había { $organisms } con { $token }. ¿Cómo les llegó ese rasgo por primera vez?
made-why-origin-mutation = En la ronda { $round } tiraste el dado para una mutación. { GENDER($organisms) ->
    [f] Una
    [fa] Una
   *[m] Uno
} de tus { $organisms } recibió esto: { $token }. Sus juveniles también lo tenían.
made-why-origin-neighbour = En la ronda { $round } llegaron juveniles de otro arrecife. Eran { $organisms } con { $token }.
made-why-origin-triangle = En la ronda { $round } llegaron juveniles del Triángulo de Coral. Eran { $organisms } con { $token }.
made-ask-carriers = Mira el censo de la ronda { $round }. ¿Cuál de estos tenía la mutación “{ $token }”?
made-why-carriers = Entonces solo tus { $organisms } tenían la mutación “{ $token }”. Los rasgos nuevos llegan por mutación o de otros arrecifes.

made-why-standing = En el censo de la ronda { $round } todavía había { $organisms }.
made-ask-fate-at-table = Tu arrecife tuvo { $organisms } por última vez en { $time }. ¿Qué fue de este tipo?
made-why-extirpated = Extirpado quiere decir que desapareció de un lugar. Tu arrecife perdió el tipo. Otro arrecife lo tuvo después. Desde allí podía volver.
made-why-extinct = Ningún arrecife lo tuvo en un censo posterior. Así que se extinguió en la mesa. Solo el Triángulo de Coral podría traerlo de vuelta.
made-ask-gone-why = En { $before } tu arrecife tenía { $organisms }. En { $after } ya no. ¿Cuál fue la causa?
made-ask-dip = Tu curva baja de { $before } a { $after } tipos en la ronda { $round }. { $lost ->
    [one] ¿Por qué se perdió el tipo que falta?
   *[other] ¿Por qué se perdió la mayoría?
}
made-ask-time-passed = ¿Cuánto tiempo pasó de la preparación a la ronda { $round }?
made-why-time-passed = Cada ronda representa { $one }.
made-ask-range-length = Mira la barra de { GENDER($organisms) ->
    [f] las
    [fa] las
   *[m] los
} { $organisms } en tu arrecife. ¿Cuánto tiempo abarca?
made-why-range-length = La barra empieza en { $first }. Termina en { $last }. De un censo al siguiente hay { $one }.

made-ask-own-types = Mira el censo de la ronda { $round }. ¿Cuántos tipos de constructores y habitantes tenía tu arrecife?
made-why-types = { $count ->
    [0] Entonces no vivía nada en tu arrecife.
    [one] Allí vivía un tipo: { $types }.
   *[other] Allí vivían { $count } tipos: { $types }.
} Las fichas de un mismo tipo cuentan una vez. Las algas carnosas no cuentan aquí.
made-ask-table-types = Mira el censo de la ronda { $round }. ¿Cuántos tipos de constructores y habitantes tenían todos los arrecifes juntos?
made-why-table-types = { $count ->
    [0] Ningún arrecife tenía ninguno.
    [one] En los arrecifes vivía un tipo: { $types }.
   *[other] En los arrecifes vivían { $count } tipos: { $types }.
} { $shared ->
    [no] Ningún tipo vivía en dos arrecifes.
   *[yes] Un tipo que está en dos arrecifes cuenta una vez. Por eso la respuesta no es { $sum }, la suma.
}
made-ask-missing-types = Mira el censo de la ronda { $round }. ¿Cuántos tipos vivían en otros arrecifes, pero no en el tuyo?
made-why-missing-types = La mesa tenía { $gamma } tipos. Tu arrecife tenía { $alpha }. { $count ->
    [0] No le faltaba ninguno.
    [one] Le faltaba uno: { $types }.
   *[other] Le faltaban { $count }: { $types }.
}
made-ask-lost-types = Mira las rondas { $before } y { $round }. ¿Cuántos tipos perdió tu arrecife de censo a censo?
made-ask-turnover = Mira tu arrecife y el de { $player } en la ronda { $round }. ¿Cuántos tipos vivían en uno solo de los dos?
made-ask-kept-most = Mira las rondas { $before } y { $round }. ¿En qué arrecife se encontraron más tipos las dos veces?

made-ask-long-term = ¿Cuál de estas cartas es una catástrofe de largo plazo?

made-why-shelter = Cada habitante necesita { $each } constructores que den cobijo. Así que con { $count } caben { $room }. Un constructor bajo un alga no da cobijo.
made-ask-weeds = ¿Cuántas casillas de tu arrecife tenían algas carnosas en la ronda { $round }?
made-why-left-support = Dos constructores que dan cobijo mantienen a un habitante. Si no bastan, algunos habitantes tienen que irse.
made-ask-score-change = Mira las rondas { $before } y { $round }. ¿Qué parte de tu puntuación cambió más?

made-ask-range-plot = Dibuja el gráfico de rangos de tu arrecife. Muestra cuándo se contó cada tipo por primera y última vez. Di qué fue de él. Marca cuándo golpeó cada carta. La preparación es el 0.
made-why-range-plot = Una barra termina donde se contó un tipo por última vez. Puede que viviera un poco más.
made-ask-curve-plot = Dibuja cuántos tipos tenía tu arrecife en cada censo. Marca las rondas en las que perdió un tipo para siempre.
made-ask-region-plot = Dibuja cuántos tipos tenían todos los arrecifes juntos. Marca las rondas en las que se extinguió un tipo.
made-why-curve-plot = Cuenta tipos, no fichas. Una curva plana puede esconder cambios: unos tipos llegan y otros se van.

made-ask-still-here = ¿Cuáles de estos vivían aún en tu arrecife al final? Elige todos los correctos.
made-point-standing = En el censo de la ronda { $round } todavía había { $organisms }.
made-point-unsheltered = En el censo de la ronda { $round } ya no había { $organisms }. { CAP($card) } dejó muy pocos constructores que dieran cobijo.
made-point-extirpated = Tu arrecife se quedó sin { $organisms }. En el arrecife de { $player } hubo más tarde.
made-point-extinct = Se extinguieron. Más tarde no hubo { $organisms } en ningún arrecife.

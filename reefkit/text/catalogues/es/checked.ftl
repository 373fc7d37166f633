### What a checked cell of a notebook says in Spanish: whether a number is right, or what to look at.

reject-no-such-measure = No hay ninguna medida “{ $measure }”. Hay: { $known }.
reject-no-such-round = En esta partida no hay ninguna ronda { $round }. Hay: { $known }.
reject-no-such-player = En esta partida “{ $player }” no tiene ningún lugar. Hay: { $known }.

reject-measure-untold = “{ $measure }” no se puede saber de esta partida, o no antes de que termine.

checked-right = Correcto.
checked-follows = Correcto según tus números anteriores, pero alguno de ellos todavía no lo es.
checked-wrong = Todavía no. { $hint }
checked-no-number = Se pide un número.
checked-no-switch = Se pide `True` o `False`.
checked-no-list = Se pide una lista de { $count } números.
checked-no-series = Se pide una Series.
checked-no-table = Se pide un DataFrame.
checked-other-round = Ese es el número de la ronda { $round }.
checked-percent = Eso es cien veces demasiado: se pide una parte de 1, no de 100.
checked-share = Eso es cien veces demasiado poco: se pide una parte de 100, no de 1.
checked-sign = Solo falla el signo. ¿Qué has restado de qué?
checked-upside-down = Has dividido al revés.

checked-look-richness = Cuenta una vez cada tipo que vive allí, sin importar cuántos haya. Las algas carnosas no cuentan.
checked-look-shannon = De cada tipo, multiplica su parte del total por el logaritmo natural de esa parte. Súmalo todo y cambia el signo.
checked-look-simpson = Eleva al cuadrado la parte de cada tipo, suma los cuadrados y resta la suma de 1.
checked-look-evenness = Divide el índice de Shannon entre el logaritmo natural de la riqueza.
checked-look-exp-shannon = Calcula e elevado al índice de Shannon.
checked-look-inverse-simpson = Eleva al cuadrado la parte de cada tipo, suma los cuadrados y divide 1 entre la suma.
checked-look-alpha = Cuenta los tipos de cada lugar y haz la media de esas cuentas.
checked-look-beta = Divide gamma entre la media de alfa.
checked-look-gamma = Cuenta los tipos que viven en algún lugar, cada uno una vez.
checked-gamma-added = Has sumado los lugares. Un tipo que vive en dos de ellos es un solo tipo.
checked-gamma-mean = Esa es la media de los lugares, alfa. Gamma cuenta los tipos de todos juntos.
checked-alpha-together = Eso es gamma, los tipos de todos juntos. Alfa es la media de los lugares.
checked-alpha-sum = Esa es la suma de los lugares. Divídela entre el número de lugares.
checked-beta-upside-down = Eso es alfa dividida entre gamma. Dale la vuelta.
checked-shannon-base-2 = Eso es con logaritmos en base 2. Usa el logaritmo natural.
checked-shannon-base-10 = Eso es con logaritmos en base 10. Usa el logaritmo natural.
checked-simpson-dominance = Esa es la suma de los cuadrados. Réstala de 1.
checked-exp-shannon-index = Ese es el propio índice de Shannon. Eleva e a ese índice.
checked-inverse-simpson-index = Eso es 1 menos la suma de los cuadrados. Divide 1 entre la suma.
checked-inverse-simpson-dominance = Esa es la suma de los cuadrados. Divide 1 entre ella.

## What experiments measure, worked out for one match

checked-look-climate-extinctions = Suma las extinciones de todas las rondas, divide entre el número de rondas y multiplica por 10.
checked-look-climate-adapted = Divide las especies adaptadas, sumando todas las rondas, entre las que estaban vivas, y multiplica por 100.
checked-look-climate-habitats = Cuenta las fichas de hábitat que tiene cada especie después de la última ronda y haz la media.
checked-look-climate-first-extinction = Busca la primera ronda en que se extinguió una especie. Si no se extinguió ninguna, es la ronda siguiente a la última.
checked-look-succession-late = Mira lo que hay en la roca después de la última carta de la última ronda. Un pionero cubre una parte de la roca; un colonizador intermedio, dos; un colonizador tardío o un invasor, tres. ¿Cuántas de cada 100 partes cubren los colonizadores tardíos?
checked-look-succession-kinds = Cuenta los tipos que hay después de la última carta de la última ronda, cada uno una vez.
checked-look-succession-lost = Cuenta los colonizadores de la última ronda que ya no están.
checked-look-succession-cards = Cuenta las cartas que se pusieron en la última ronda.
checked-look-succession-points = Toma los puntos que la última ronda dejó en cada mano y haz la media.
checked-look-expanse-points = Toma los puntos de cada jugador al final de la partida y haz la media.
checked-look-expanse-kinds = Cuenta los tipos que viven en cada arrecife después del último turno, cada uno una vez, y haz la media. Los arrastreros y las tormentas no viven.
checked-look-expanse-pollution = Busca la contaminación más alta que tuvo cada jugador y haz la media.
checked-look-expanse-warming = Busca el calentamiento más alto que tuvo la mesa.
checked-look-expanse-turns-played = Cuenta los turnos de todos los jugadores juntos.

## Exercises of the data notebooks

checked-look-climate-changes = Cuenta las filas en que `changed` es verdadero.
checked-climate-changes-all = Esas son todas las rondas. Cuenta solo las filas en que `changed` es verdadero.
checked-climate-changes-others = Esas son las rondas sin cambio. Cuenta las demás.
checked-look-climate-shares = Divide `adapted` entre `living`, ronda por ronda.
checked-climate-shares-counts = Esos son los números de especies. Divide cada uno entre `living`.
checked-look-climate-drop = Resta la media de las rondas que siguen a un cambio de la media de las demás.
checked-climate-drop-others = Esa es la media de las demás rondas. Réstale la media de las que siguen a un cambio.
checked-climate-drop-after = Esa es la media de las rondas que siguen a un cambio. Réstala de la media de las demás.
checked-look-climate-rates = Primero suma, y después divide las extinciones entre las especies vivas.
checked-climate-rates-rounds = Eso es por ronda. Divide también entre las especies vivas.
checked-look-climate-chance = Cuenta las veces en que la diferencia es tan grande como la verdadera, o mayor, y divide entre todas.
checked-climate-chance-smaller = Esa es la parte de las veces con una diferencia menor. Cuenta las demás.
checked-look-narrower = Divide la anchura con 10 partidas entre la anchura con 100.
checked-narrower-difference = Eso es cuánto se estrecha. Divide una anchura entre la otra.
checked-look-background = Divide piso por piso, y después toma la mediana.
checked-background-mean = Esa es la media. Unas pocas tasas muy altas la suben: toma la mediana.
checked-background-undivided = Divide la tasa de cada piso entre los millones de años que duró.
checked-look-correlation = Calcula la correlación de las dos columnas.
checked-look-margins = Redondea las diferencias a un decimal, y cuéntalas.
checked-margins-exact = Has contado las diferencias tal como son. Redondéalas antes a un decimal.
checked-look-succession-curve = En cada fila de la ronda 1 cuenta los valores mayores que 0.
checked-succession-curve-settlers = Esos son los colonizadores. Cuenta los tipos: los valores mayores que 0.
checked-look-succession-order = Haz la media de `settled` en cada grupo.
checked-succession-order-unsorted = Las medias están bien. Ordénalas: primero, el grupo que llegó antes.
checked-succession-order-median = Esas son medianas. Haz las medias.
checked-look-succession-rates = En cada grupo, divide los que desaparecieron entre las cartas en que todos corrieron riesgo.
checked-succession-rates-share = Esa es la parte de colonizadores que desaparecieron. Divide entre las cartas que aguantaron.
checked-succession-rates-stayed = Has dejado fuera las cartas de los que se quedaron. También corrieron riesgo.
checked-look-succession-naive = Para `naive`, haz la media de los que desaparecieron.
checked-succession-naive-corrected = Ese es el tiempo corregido. Para `naive`, haz la media de los que desaparecieron.
checked-succession-naive-everyone = Para `naive`, deja fuera a los que se quedaron.
checked-look-succession-corrected = Para `corrected`, suma las cartas de todos y divide entre las pérdidas.
checked-succession-corrected-naive = Eso deja fuera a los que se quedaron. Suma las cartas de todos y divide entre las pérdidas.
checked-succession-corrected-everyone = Has dividido entre todos los colonizadores. Divide entre las pérdidas.
checked-look-best = Para `best`, toma el nivel de la fila con la media más alta.
checked-best-lowest = Ese nivel tiene la media más baja. Toma la más alta.
checked-best-mean = Esa es la media. ¿De qué nivel es?
checked-look-fewer = Para `fewer`, mira dónde está `difference_high` con diez copias.
checked-look-change = Calcula 2006 menos 2005 en cada arrecife que tiene los dos años, y después la media.
checked-change-plain = Esa es la diferencia de las medias simples, de arrecifes distintos. Compara cada arrecife consigo mismo.
checked-look-regained = En los arrecifes que tienen los tres años, divide lo que volvió entre lo que se perdió.
checked-regained-plain = Las tres medias son de arrecifes distintos. Quédate con los que tienen los tres años.
checked-regained-whole = Esa es la cobertura de 2012 como parte de la de 2005. Divide lo que volvió entre lo que se perdió.

### What a checked cell says, in easier words.

checked-look-richness = Cuenta cada tipo una vez. Las algas carnosas no cuentan.
checked-look-shannon = Toma la parte de cada tipo. Multiplícala por su logaritmo natural. Súmalo todo. Cambia el signo.
checked-look-simpson = Eleva al cuadrado la parte de cada tipo. Suma los cuadrados. Resta la suma de 1.
checked-look-evenness = Toma el índice de Shannon. Divídelo entre el logaritmo natural de la riqueza.
checked-look-alpha = Cuenta los tipos de cada lugar. Haz la media.
checked-look-beta = Divide gamma entre la media de alfa.
checked-look-gamma = Cuenta los tipos de todos los lugares. Cuenta cada tipo una vez.
checked-gamma-added = Has sumado los lugares. Un tipo en dos lugares es un solo tipo.
checked-gamma-mean = Eso es alfa, la media de los lugares.
checked-alpha-together = Eso es gamma, los tipos de todos juntos.
checked-alpha-sum = Esa es la suma. Divídela entre el número de lugares.
checked-beta-upside-down = Eso es alfa dividida entre gamma. Dale la vuelta.
checked-shannon-base-2 = Eso es con logaritmos en base 2. Usa el natural.
checked-shannon-base-10 = Eso es con logaritmos en base 10. Usa el natural.
checked-simpson-dominance = Esa es la suma de los cuadrados. Réstala de 1.
reject-measure-untold = “{ $measure }” no se puede calcular aquí. Quizá la partida no ha terminado.
checked-follows = Va bien con tus números de antes. Uno de ellos aún no es correcto.
checked-look-climate-extinctions = Suma las extinciones de todas las rondas. Divide entre el número de rondas. Multiplica por 10.
checked-look-climate-adapted = Suma las especies adaptadas de todas las rondas. Suma las que vivían. Divide la primera suma entre la segunda. Multiplica por 100.
checked-look-climate-habitats = Mira el final de la última ronda. Cuenta las fichas de hábitat de cada especie. Haz la media.
checked-look-climate-first-extinction = Busca la primera ronda en que se extinguió una especie. ¿No se extinguió ninguna? Entonces toma la ronda siguiente a la última.
checked-look-succession-kinds = Mira la última carta de la última ronda. Cuenta los tipos que quedan. Cuenta cada tipo una vez.
checked-look-succession-points = Toma los puntos de cada mano después de la última ronda. Haz la media.
checked-look-expanse-points = Toma los puntos de cada jugador al final. Haz la media.
checked-look-expanse-kinds = Mira cada arrecife después del último turno. Cuenta sus tipos vivos, cada uno una vez. Haz la media. Los arrastreros y las tormentas no viven.
checked-look-expanse-pollution = Busca la contaminación más alta de cada jugador. Haz la media.

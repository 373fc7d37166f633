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

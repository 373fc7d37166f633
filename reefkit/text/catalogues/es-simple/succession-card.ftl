### The lesson's card at the door, in easier words.

lesson-succession = Sucesión
    .what = Llena una roca desnuda en el mar, carta por carta.
    .teaches = Quién llega primero, quién llega después, quién come a quién

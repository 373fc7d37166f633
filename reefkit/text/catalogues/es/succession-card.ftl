### The lesson's card at the door.

lesson-succession = Sucesión
    .what = Llena una roca desnuda en el mar, carta por carta, y mira quién llega, quién se queda y a quién se comen.
    .teaches = Sucesión, grupos de colonizadores, depredadores, perturbación

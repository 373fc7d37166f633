### The lesson's card at the door.

lesson-climate-change = Cambio climático
    .what = Migra, muta o extínguete: lleva una especie a través de diez millones de años de clima cambiante.
    .teaches = Hábitats, genes y mutaciones, adaptación, extinción

### The lesson's card at the door.

lesson-climate-change = Cambio climático
    .what = Lleva una especie a través de millones de años en los que el clima no deja de cambiar.
    .teaches = Hábitats, genes y mutaciones, adaptación, extinción

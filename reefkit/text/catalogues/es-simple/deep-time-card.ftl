### The lesson's card at the door, in easier words.

lesson-deep-time = Tiempo profundo
    .what = Mira tu arrecife junto a corales de hace 247 millones de años.
    .teaches = Gráficos de rangos, grandes pérdidas, huecos, tasas, blanqueamiento

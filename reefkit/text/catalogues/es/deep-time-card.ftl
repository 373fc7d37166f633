### The lesson's card at the door.

lesson-deep-time = Tiempo profundo
    .what = Pon tu propio arrecife junto a los corales de 247 millones de años y descubre qué guarda un registro y qué pierde.
    .teaches = Gráficos de rangos, grandes pérdidas, huecos en el registro, tasas de extinción, blanqueamiento

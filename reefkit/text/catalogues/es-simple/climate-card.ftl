### The lesson's card at the door, in easier words.

lesson-climate-change = Cambio climático
    .what = El clima cambia. ¿Dónde estará tu especie dentro de un millón de años?
    .teaches = Hábitats, rasgos y por qué se extinguen las especies

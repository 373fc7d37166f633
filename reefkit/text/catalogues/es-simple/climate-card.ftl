### The lesson's card at the door, in easier words.

lesson-climate-change = Cambio climático
    .what = El clima cambia. Migra, cambia tus genes o extínguete.
    .teaches = Hábitats, genes y por qué se extinguen las especies

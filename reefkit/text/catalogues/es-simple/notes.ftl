### Una nota después de una ronda, en palabras más fáciles.

reject-note-too-long = Una nota tiene como máximo { $most } letras. Acórtala.

## Who may read it

note-readers = ¿Quién puede leer esto?
note-readers-teacher = Yo y mi docente
    .about = Tu docente la ve, con tu nombre.
note-readers-class = Quien está en tu puesto siempre puede leerla. También quien tenga tu código. Puedes elegir otra vez después. Pero quizá tu docente ya la leyó.
note-readers-other = Solo quien escribió esta nota puede compartirla.
note-unshared = El panel de tu docente ya no la muestra.
reject-note-no-teacher = Aquí no tienes un puesto en una clase. Así no puedes compartir una nota.
reject-note-not-yours = Solo quien escribió una nota elige quién la lee.

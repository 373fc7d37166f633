### Una nota después de una ronda: escribirla, y elegir quién puede leerla.
###
### Families: note-readers-

note-title = { $last ->
    [yes] ¿Qué probarías en otra partida?
   *[no] ¿Qué vas a probar ahora?
}
note-placeholder = { $last ->
    [yes] En la próxima partida voy a…
   *[no] La próxima ronda voy a…
}
note-unkept = Ya está escrita; se guarda cuando pulses Listo.
note-kept-already = Guardada con esta ronda.
note-keep = Guardar la nota
note-is-kept = Tu nota está guardada con esta ronda.
note-nothing-new = No hay nada nuevo que guardar.
reject-note-too-long = Una nota tiene como máximo { $most } caracteres; los últimos no se guardaron.
reject-note-not-now = Las notas se escriben durante el censo.

## Who may read it

note-readers = ¿Quién puede leer esta nota?
note-readers-of = ¿Quién puede leer la nota de la ronda { $round }?
note-readers-me = Solo yo
    .about = El panel de tu docente no la muestra.
note-readers-teacher = Yo y mi docente
    .about = Tu docente la lee, con tu nombre.
note-readers-class = Quien comparte tu puesto o lo ocupa después, y quien tiene tu código, puede leerla de todos modos. Puedes volver a elegir más tarde; lo que tu docente ya haya leído o guardado no se puede deshacer.
note-readers-other = Solo quien escribió esta nota puede compartirla con su docente.
note-shared = Ahora tu docente puede leer esta nota.
note-unshared = El panel de tu docente ya no muestra esta nota.
reject-note-no-teacher = Aquí no se puede compartir ninguna nota: no es un puesto tuyo en una clase.
reject-note-not-yours = Solo quien escribió una nota elige quién la lee.

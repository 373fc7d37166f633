### What the charts of Reef Survivor say.

seen-time-million-years = millones de años desde el comienzo
seen-time-decade = décadas desde el comienzo
seen-time-thousand-years = milenios desde el comienzo
seen-time-generation = generaciones desde el comienzo
seen-title-ranges = Quién ha vivido aquí
seen-title-diversity = Tipos vivos
seen-title-population = Cuántos viven
seen-title-composition = Qué vive aquí
seen-group-builder = constructores
seen-group-dweller = habitantes
seen-group-alga = algas carnosas
seen-of-reef = { $player }
seen-of-table = Toda la mesa
seen-alpha = { $player } (alfa)
seen-extirpated = extirpación
seen-back = se fue, volvió
seen-back-reef = se fue, volvió desde el arrecife de { $player }
seen-back-triangle = se fue, volvió desde el Triángulo de Coral
seen-back-invader = se fue, volvió como especie invasora
seen-back-recruit = se fue, fue acogido otra vez
seen-extinct = extinción en la mesa
seen-covered = cubierto{ $ending ->
    [extirpated] , extirpación
    [extinct] , extinción en la mesa
   *[standing] { "" }
}
seen-nothing-lost = No se perdió nada entre estos dos censos.

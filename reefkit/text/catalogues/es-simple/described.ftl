### Pictures in words, in Spanish, for younger readers.

describe-direction = { $way ->
    [up] los puntos a la derecha suelen estar más arriba
    [down] los puntos a la derecha suelen estar más abajo
   *[none] sin dirección clara
}
describe-events = Líneas de arriba abajo: { $events }.
describe-range-gap = { $name }: no se vio de { $first } a { $last }.
describe-alive = Siguen ahí: { $names }.

### Foods, classes, decks and tiles of Blue Expanse in Spanish, in shorter sentences: the same facts as in `es`.

expanse-class-producer = productor
    .one = un productor
    .many = productores
    .does = Los productores hacen alimento con la luz.
expanse-class-detritivore = detritívoro
    .one = un detritívoro
    .many = detritívoros
    .does = Los detritívoros comen detrito, lo que queda de los muertos. Los que comen coral también lo son.
expanse-deck-resource = recursos
    .many = cartas de recursos
    .does = Son los productores: los corales, sus zooxantelas, el pasto marino y el fitoplancton. Se pagan con Biomasa.
expanse-tile-grant = subvención del gobierno
    .does = El fondo es tuyo, como Capital y otra vez como Biomasa. Dura este turno. Están abiertos los recursos, la biomasa y las personas.
expanse-stage-3 = calentamiento
    .does = Desde ahora el calentamiento cuenta para todos. Llegan cartas nuevas a los mazos.
expanse-stage-4 = blanqueamiento masivo
    .does = Actúan El Niño y el calentamiento del mar. Llegan los últimos turnos.

### Blue Expanse in Spanish: foods, how animals live, decks, tiles, stages and what is counted. `.many` more than
### one, `.does` what it is, in a sentence or two.

## Food

expanse-food-plankton = plancton
expanse-food-coralline-algae = algas coralinas
expanse-food-detritus = detrito

## How cards live

expanse-class-producer = productor
    .one = un productor
    .many = productores
    .does = Los productores fabrican su propio alimento con la luz, y producen alimento para otros.
expanse-class-herbivore = herbívoro
    .one = un herbívoro
    .many = herbívoros
    .does = Los herbívoros comen pastos marinos, algas coralinas y otras plantas.
expanse-class-filter-feeder = filtrador
    .one = un filtrador
    .many = filtradores
    .does = Los filtradores sacan del agua el plancton que comen.
expanse-class-detritivore = detritívoro
    .one = un detritívoro
    .many = detritívoros
    .does = Los detritívoros comen detrito, lo que queda de los muertos. En este juego también cuentan como detritívoros los que comen coral.
expanse-class-predator = depredador
    .one = un depredador
    .many = depredadores
    .does = Los depredadores atrapan a otros animales.

## Decks

expanse-deck-resource = recursos
    .many = cartas de recursos
    .does = Productores: corales, sus zooxantelas, pastos marinos y fitoplancton. Se pagan con Biomasa.
expanse-deck-biomass = biomasa
    .many = cartas de biomasa
    .does = Animales. Se pagan con Biomasa.
expanse-deck-humanitarian = personas
    .many = cartas de personas
    .does = Lo que la gente hace con el arrecife. Se paga con Capital.
expanse-deck-bonus = ventaja
    .many = cartas de ventaja
    .does = Buena suerte, que se toma en las casillas de ventaja.
expanse-deck-malus = desventaja
    .many = cartas de desventaja
    .does = Mala suerte, que se toma en las casillas de desventaja.

## Tiles

expanse-tile-start = salida
    .does = Las cartas de recursos están abiertas. Quien pasa por aquí, o cae aquí, completa una vuelta.
expanse-tile-biomass = biomasa
    .does = Las cartas de recursos y de biomasa están abiertas.
expanse-tile-capital = capital
    .does = Las cartas de recursos y de personas están abiertas.
expanse-tile-malus = desventaja
    .does = Hay que tomar una carta de desventaja. Las cartas de recursos están abiertas.
expanse-tile-bonus = ventaja
    .does = Hay que tomar una carta de ventaja. Las cartas de recursos están abiertas.
expanse-tile-grant = subvención del gobierno
    .does = El fondo se paga como Capital y otra vez como Biomasa, para este turno. Las cartas de recursos, de biomasa y de personas están abiertas.

## Stages

expanse-stage-1 = antes de la industria
    .does = Todavía nadie recibe contaminación ni calienta el mar.
expanse-stage-2 = crecimiento
    .does = Desde ahora cuenta la contaminación. Llegan cartas nuevas a los mazos.
expanse-stage-3 = calentamiento
    .does = Desde ahora el calentamiento cuenta para todos. Llegan cartas nuevas a los mazos.
expanse-stage-4 = blanqueamiento masivo
    .does = Actúan El Niño y el calentamiento del mar. Llegan los últimos turnos, y después se cuentan los puntos.

## What is counted

expanse-counter-pollution = contaminación
expanse-counter-warming = calentamiento
expanse-counter-research = puntos de investigación
expanse-counter-points = puntos de victoria
    .short = PV

### The animals behind a species’ figure: who carries which variant, who is born, and who dies.
###
### Families: climate-animals- climate-variant-

tab-climate-animals = Animals
climate-animals-title = { $own ->
    [1] Your animals
   *[other] Animals of { $player }
}
climate-animals-many = Each stands for many.
climate-animals-alike = like most
climate-variant-shape-up = a rounder body
climate-variant-shape-down = a slimmer body
climate-variant-fur-up = thicker fur
climate-variant-fur-down = thinner fur
climate-variant-metabolism-up = more body heat
climate-variant-metabolism-down = less body heat
climate-variant-neutral = a change without effect
climate-variant-deleterious = a harmful change
climate-variant-hidden = a hidden variant

## What became of them

climate-animals-arose = New: one young was born with { $variants }, by chance.
climate-animals-spread = Selected: { $carriers } of { $all } had { $variants }. { $carriers ->
    [one] Only that one
   *[other] Only they
} left young in { $habitat }, so now all have it. You chose the card. In nature nobody does.
climate-animals-drifted = By chance { $variants } spread from { $carriers } to all { $all }. It does not help here yet. You chose the card. In nature nobody does.
climate-animals-lost = Lost: by chance, those with { $variants } left no young.
climate-animals-harmful = { $count ->
    [0] A young with a harmful mutation died.
   *[other] A young with a harmful mutation died. Rare variants were lost too: { $variants }.
}
climate-animals-ended = All { $all } animals died: they did not fit { $habitat }. The reason: { $why }.
climate-animals-began = A new species begins, with { $all } other animals.
climate-animals-died = { $count } died and { $count } were born (small).

## What the marked choice would do

climate-animals-would-live = All { $count } animals can live in { $habitat }.
climate-animals-would-spread = { $cards ->
    [one] { $count } of your animals have { $variants }. They can live in { $habitat }. The other { $left } would leave no young.
   *[other] { $count } of your animals have a part of it: { $variants }. Their young could have all of it. The other { $left } would leave no young in { $habitat }.
}
climate-animals-would-die = { $unmarked ->
    [1] None can live in { $habitat } as they are. Mark the cards that help.
   *[other] Too few variants here fit { $habitat }. All would die.
}
climate-animals-would-drift = By chance alone, all would get { $variants }. { $fits ->
    [more] It is not needed: enough genes fit here already.
    [fewer] It does not help here: fewer genes would fit, but still enough.
   *[same] It does not help here: no more genes would fit.
}
climate-animals-would-be-lost = By chance, { $variants } would be lost, and something new would arise. You choose. In nature nobody does.

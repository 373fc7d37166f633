### The animals behind a species’ figure, in easier words.

climate-variant-neutral = a change that does nothing
climate-variant-hidden = a hidden change
climate-animals-arose = New: one young was born with { $variants }. It came by chance.
climate-animals-spread = { $carriers ->
    [one] At first one animal had { $variants }. Only that one had young in { $habitat }.
   *[other] At first { $carriers } animals had { $variants }. Only they had young in { $habitat }.
} Now all have it. You chose. In nature nobody does.
climate-animals-drifted = { $carriers ->
    [one] At first one animal had { $variants }.
   *[other] At first { $carriers } animals had { $variants }.
} By luck all have it now. It does not help here yet. You chose. In nature nobody does.
climate-animals-lost = Lost by bad luck: { $variants }. Those animals had no young.
climate-animals-harmful = { $count ->
    [0] A young with a harmful change died.
   *[other] A young with a harmful change died. Also lost: { $variants }.
}
climate-animals-ended = All { $all } animals died. They did not fit { $habitat }. Why: { $why }.
climate-animals-began = A new species begins. These are { $all } other animals.
climate-animals-would-live = All { $count } can live in { $habitat }.
climate-animals-would-spread = { $cards ->
    [one] { $count } have { $variants }. They can live in { $habitat }. The other { $left } would have no young.
   *[other] { $count } have a part of it: { $variants }. Their young can have all. The other { $left } would have no young.
}
climate-animals-would-die = { $unmarked ->
    [1] None fits { $habitat } yet. Mark the cards that help.
   *[other] Too few fit { $habitat }. All would die.
}
climate-animals-would-drift = By luck all would get { $variants }. { $fits ->
    [more] It is not needed: your species fits here already.
    [fewer] It does not help here. Fewer traits would fit, but enough.
   *[same] It does not help here.
}
climate-animals-would-be-lost = Lost by luck: { $variants }. Something new would come.

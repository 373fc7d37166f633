### The easier reading level of the report in a terminal.

report-codes = S, M, D: agua somera, media y profunda. ~ es un alga carnosa. Constructores, primero el de arriba: { $key }.
several-alga-eaten-over = Los animales comieron las algas de { $places }. Vuelve la luz para { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism }.
several-alga-eaten = Los animales comieron las algas de { $places }.
several-alga-grew = Crecieron algas en { $places }.
several-alga-overgrew = Crecieron algas sobre { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } en { $places }.
several-settled = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } se asentó en { $places }.
several-stacked = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } se asentó sobre { GENDER($below) ->
    [f] la
   *[m] el
} { $below } en { $places }.
several-builder-died = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } murió en { $places }: “{ $card }”; { $reasons }.
several-builder-lived = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } sobrevivió en { $places }: “{ $card }”; { $reasons }.
several-builder-ousted = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } perdió su lugar en { $places }: “{ $card }”.
several-token-lost = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } perdió { $token } en { $places }: “{ $card }”.
several-alga-came = Crecieron algas en { $places }: “{ $card }”.
several-alga-came-over = Crecieron algas sobre { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } en { $places }: “{ $card }”.
several-alga-went = Ya no hay algas en { $places }: “{ $card }”.
several-alga-went-over = Ya no hay algas sobre { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } en { $places }: “{ $card }”.
report-rock = { $count ->
    [one] Un constructor tapado se volvió roca del arrecife.
   *[other] { $count } constructores tapados se volvieron roca del arrecife.
}

### The easier reading level of the report in a terminal.

report-codes = S, M, D: shallow, medium and deep water. A ~ is a fleshy alga. Builders, the topmost first: { $key }.
several-alga-eaten-over = The weeds at { $places } were eaten. The { $organism } gets light again.
several-alga-eaten = The weeds at { $places } were eaten.
several-alga-grew = Weeds grew at { $places }.
several-alga-overgrew = Weeds grew over { $organism } at { $places }.
several-settled = { CAP($organism) } settled at { $places }.
several-stacked = { CAP($organism) } settled on { $below } at { $places }.
several-builder-died = { CAP($organism) } at { $places } died: { $card }; { $reasons }.
several-builder-lived = { CAP($organism) } at { $places } lived: { $card }; { $reasons }.
several-builder-ousted = { CAP($organism) } at { $places } was pushed out: { $card }.
several-token-lost = { CAP($organism) } at { $places } lost { $token }: { $card }.
several-alga-came = Weeds grew at { $places }: { $card }.
several-alga-came-over = Weeds grew over { $organism } at { $places }: { $card }.
several-alga-went = The weeds at { $places } are gone: { $card }.
several-alga-went-over = The weeds over { $organism } at { $places } are gone: { $card }.
report-rock = { $count ->
    [one] One covered builder turned to reef rock.
   *[other] { $count } covered builders turned to reef rock.
}

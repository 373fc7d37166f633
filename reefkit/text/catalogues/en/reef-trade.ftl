### Reef Survivor's page, phase 2 and its like: spawning, the Coral Triangle, offers to neighbours, and
### dwellers that have to leave.

## Offers

trade-new = An offer
trade-counter-to = Another offer to { $player }
trade-region = Offers and juveniles
trade-with = Which neighbour
trade-left = { $count ->
    [one] one offer left
   *[other] { $count } offers left
}
trade-used = You have made all offers of this phase. You can still answer those of others.
trade-asked = { $player } offers
trade-voice = { $player } gives { $gives ->
    [0] nothing
   *[other] { $get }
} and wants { $wants ->
    [0] nothing
   *[other] { $give }
}.
trade-mine = Your offer to { $player }
trade-you-get = You get
trade-you-give = You give
trade-you-ask = You ask { $player } for
trade-to-give = { $organism } to give
trade-to-want = { $organism } to ask for
trade-goods = { $count } × { $organism }
trade-no-juveniles = No juveniles to trade.
trade-sum = { $give ->
    [0] You ask { $player } for { $want } and give nothing.
   *[other] { $want ->
        [0] A gift of { $give } to { $player }.
       *[other] You give { $give } to { $player } and ask for { $want }.
    }
}
trade-offer = Offer
trade-accept = Accept
trade-counter = Counter
trade-decline = Decline
trade-withdraw = Take back
trade-forget = Close
trade-offered = { $wants ->
    [0] Your gift is offered to { $player }, who may take it or not.
   *[other] Your offer is made; { $player } answers it next.
}
trade-accepted = The trade is done. Juveniles that came settle on your reef only.
trade-declined = You declined the offer.
trade-withdrawn = Your offer is taken back.
reject-trade-too-many = { $count ->
    [0] No { $organism } is left to trade.
    [one] Only one { $organism } is there to trade.
   *[other] Only { $count } of { $organism } are there to trade.
}
reject-trade-not-now = Offers are made while juveniles drift, in phase 2C.

## The Coral Triangle

triangle-title = Coral Triangle
triangle-left = { $count ->
    [one] one take left
   *[other] { $count } takes left
}
triangle-mutates = What you take rolls one mutation on the way.
triangle-rescue-why = Weeds cover all of your reef, so you may clear one space as well.
triangle-known-for = { CAP($organism) }: { $traits }.
triangle-take = { $count ->
    [0] Take { $organism }: none is left
    [one] Take one { $organism }
   *[other] Take { $count } { $organisms }
}
triangle-take-none = Take: choose a builder first
triangle-rescue = Choose a bright space to settle one { $organism } there; its alga goes.
reject-triangle-choose-first = Choose a builder from the list first.

## Juveniles that came to the nurseries

arrived-spawned = { $parents ->
    [one] One builder spawned
   *[other] { $parents } builders spawned
}: { $young ->
    [one] one juvenile drifts
   *[other] { $young } juveniles drift
} into your nursery.
arrived-triangle = Coral Triangle: { $who }.{ $own ->
    [yes] {""}
   *[other] { " " }You have more points.
}
arrived-taken = { $player } took { $juveniles } for having the fewest points { $why ->
    [all] in the match
    [last] in the last round
   *[both] in the match and the last round
}
triangle-why = Your reef has the fewest points { $why ->
    [all] in the match
    [last] in the last round
   *[both] in the match and the last round
}.

## Spawning

spawn-title = Spawning
spawn-left = { $count ->
    [one] one coral to choose
   *[other] { $count } corals to choose
}
spawn-why = { $count } urchins graze here, and a reef can bear { $most }. Each one above that eats the juveniles of one coral.
spawn-eaten = { $count ->
    [one] 1 juvenile
   *[other] { $count } juveniles
}
spawn-nursery = Spawned this round
spawn-none = Nothing spawned.

## Dwellers that leave

dismiss-title = Who leaves?
dismiss-left = { $count ->
    [one] one dweller leaves
   *[other] { $count } dwellers leave
}
dismiss-why = { $recruiters ->
    [0] No builder is left that shelters dwellers.
    [one] One builder that shelters dwellers is left, and each dweller needs { $per }.
   *[other] { $recruiters } builders shelter dwellers now, { $per } for each, so { $room ->
        [0] none can stay
        [one] one can stay
       *[other] { $room } can stay
    }.
}
dismiss-there = { $count } on your reef
dismiss-leave = { $count ->
    [0] Let them leave: choose first
    [one] Let one leave
   *[other] Let { $count } leave
}
dismissed = { $count ->
    [one] One dweller left your reef.
   *[other] { $count } dwellers left your reef.
}
reject-dismiss-none-chosen = Choose with + which dwellers leave.

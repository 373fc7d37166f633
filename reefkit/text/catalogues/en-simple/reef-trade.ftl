### Reef Survivor's page, phase 2 and its like, in easy words.

## Offers

trade-used = You have made all your offers. You can still answer others.
trade-no-juveniles = No young ones to trade.
trade-accepted = The trade is done. What came settles on your reef only.
reject-trade-not-now = Offers are made in phase 2C.

## The Coral Triangle

triangle-mutates = What you take rolls one change.
triangle-rescue-why = Weeds cover your whole reef. You may clear one space too.
triangle-rescue = Choose a bright space for { $organism }. Its weed goes.

## Juveniles that came to the nurseries

arrived-spawned = { $parents ->
    [one] One builder had young.
   *[other] { $parents } builders had young.
} { $young ->
    [one] It drifts
   *[other] All { $young } drift
} to your nursery.
arrived-triangle = Coral Triangle: { $who }.{ $own ->
    [yes] {""}
   *[other] { " " }You have more points.
}
arrived-taken = { $player } took { $juveniles }. It had the fewest points { $why ->
    [all] in the match
    [last] in the last round
   *[both] in the match and last round
}
triangle-why = Your reef has the fewest points { $why ->
    [all] in the match
    [last] in the last round
   *[both] in the match and last round
}.

## Spawning

spawn-why = You have { $count } urchins. A reef can bear { $most }. Each one more eats the young of one coral.
spawn-eaten = { $count ->
    [one] 1 young one
   *[other] { $count } young ones
}

## Dwellers that leave

dismiss-why = { $recruiters ->
    [0] No builder here gives shelter now.
    [one] Only one builder gives shelter. One dweller needs { $per }.
   *[other] { $recruiters } builders give shelter. Room for { $room }.
}

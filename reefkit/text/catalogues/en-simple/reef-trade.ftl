### Reef Survivor's page, phase 2 and its like, in easy words.

## Offers

trade-used = You have made all your offers. You can still answer others.
trade-there = { $count } waiting
trade-no-juveniles = No young ones to trade.
trade-accepted = The trade is done. What came settles on your reef only.
reject-trade-not-now = Offers are made in phase 2C.

## The Coral Triangle

triangle-mutates = What you take rolls one change.
triangle-rescue-why = Weeds cover your whole reef. You may clear one space too.
triangle-rescue = Touch a bright space for { $organism }. Its weed goes.

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

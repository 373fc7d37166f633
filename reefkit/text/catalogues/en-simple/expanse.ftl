### Blue Expanse on the easier level: the sentences of `en` that can be said with fewer words.

step-expanse-setup = Say Ready to begin. Then everybody draws cards.
step-expanse-raise = { $player } will buy soon. You may make up to two cards dearer. Or pass.
step-expanse-buy = Buy cards. Attach cards that need a host. Then say Done.
step-expanse-manage = Your cards act one by one. You choose the order.
step-expanse-end = You may put currency under your deck. Then you draw new cards.
expanse-loop = { $player } has completed { $loops ->
    [one] one loop
   *[other] { $loops } loops
}. { $count } Capital join the deck. A full hand is { $limit } cards now.
expanse-last-turns = The reefs bleach. Everybody plays { $count ->
    [one] one last turn
   *[other] { $count } more turns
}. Then points are counted.
expanse-grant = A grant pays { $player } { $count } Capital. It pays { $count } Biomass too. Both are for this turn.
expanse-made-room = { $count ->
    [one] This card goes: { $cards }. Nobody bought it for a long time. Another card comes
   *[other] These cards go: { $cards }. Nobody bought them for a long time. New cards come
}.
expanse-flowed = { $player } puts { $biomass ->
    [0] { $capital ->
        [0] nothing
       *[other] { $capital } Capital
    }
   *[other] { $capital ->
        [0] { $biomass } Biomass
       *[other] { $biomass } Biomass and { $capital } Capital
    }
} under the deck.
expanse-drew-fewer = { $player } draws { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}. No more are left in the deck.
expanse-match-over = { $count ->
    [one] { $players } has the most points, { $points }, and wins.
   *[other] { $players } have the most points, { $points } each. They share the first place.
}
expanse-no-such-kind = No card is called "{ $given }". It cannot be left out.
reject-expanse-runs-in-circles = The cards act on each other without end. So this was not done. A home-made card may be the reason.
reject-expanse-no-port = You need a major port to pay like that.
reject-expanse-cannot-raise = That needs { $count } { $currency } in your hand. You hold less.
reject-expanse-no-host = { $card } finds no host here.

bot-expanse-grower = The grower feeds a reef from below. It keeps it clean.
bot-expanse-hunter = The hunter wants predators. It also wants prey for them.
bot-expanse-investor = The investor builds what brings Capital. It lives with the pollution.

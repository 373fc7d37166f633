### What if, in easier words.
###
### Families: what-if-named- what-if-came- what-if-group- what-if-guess- what-if-by- what-if-said- what-if-whose- what-if-turned- what-if-expanse- what-if-begins-

what-if-invitation = Play your match again with one thing changed. First say what you expect.
what-if-lead = You change one thing. All moves stay the same for as long as they can. Then a bot moves. Dice and cards stay the same.

what-if-group-option = A rule that is changed
what-if-turned-to = Changed to
what-if-measure = What do you look at?
what-if-expected = At the end, it will be
what-if-run = Play it again
what-if-playing = The match is played again …
what-if-fork = bots begin
what-if-stood = { $recorded ->
    [0] There were no moves after the change.
   *[other] { $stood } of { $recorded } moves after the change stayed the same.
}
what-if-all-stood = No bot had to move. Your change made all the difference.
what-if-begins = { $players } { $round ->
    [0] could not move as before, before round 1. From there the bot moves.
   *[other] could not move as before in round { $round }. From there the bot moves.
}
what-if-broken-off = The match became too long. So it was stopped.
what-if-came-right-higher = Higher, as you said: { $measure }, { $now } instead of { $was }.
what-if-came-right-same = The same, as you said: { $measure }, { $now }.
what-if-came-right-lower = Lower, as you said: { $measure }, { $now } instead of { $was }.
what-if-came-other-higher = Higher, not as you said: { $measure }, { $now } instead of { $was }.
what-if-came-other-same = The same, not as you said: { $measure }, { $now }.
what-if-came-other-lower = Lower, not as you said: { $measure }, { $now } instead of { $was }.
what-if-undefined = One of the two has no number at the end. So you cannot compare them.
what-if-again = Try something else
what-if-replays-lead = One match can be luck. Here bots play on from the same moment { $count } times. Each time the dice and cards are new. Each time they play twice: once with no change, once with the change.
what-if-replays-over = { $done } of { $of } are done.

what-if-own-alone = Only those who played this match can do this.
reject-what-if-no-key = This copy does not have its dice and cards. So it cannot be played again.
reject-what-if-not-over = This works when the match is over.
reject-what-if-drawn-first = First draw your plots in After. Then you can try What if.
reject-what-if-no-such-change = This cannot be changed in this match.
reject-what-if-not-here = The change does not fit here. Choose another moment.
reject-what-if-at-end = Nothing comes after the end. Choose an earlier moment.
reject-what-if-value = First choose what the rule is changed to.
reject-what-if-same-value = The match was already played that way. Choose another value.
reject-what-if-never = This cannot be changed in this match.
reject-what-if-running = You cannot change your guess now. Choose “Try something else” to start again.
reject-what-if-nothing = Nothing has been played again yet.

what-if-named-climate-warmer = the climate is one step warmer
    .about = From this round on it is one step warmer. The dice stay the same.
what-if-named-climate-colder = the climate is one step colder
    .about = From this round on it is one step colder. The dice stay the same.
what-if-climate-opening = The climate changes between two rounds. Choose the start of a round.
what-if-climate-end = Climate { $climate } is at the end already. Choose another round.

what-if-succession-dealing = You can only change cards before they are dealt. Choose the start. Or choose the end of a round.
what-if-succession-last = No round comes after the last one. Choose an earlier moment.
what-if-succession-mixed = how mixed the rock is

what-if-named-reef-algae-cleared = all fleshy algae are gone
    .about = Now every fleshy alga on every reef is gone. New ones grow later.
what-if-named-reef-algae-fewer = half as many fleshy algae grow
    .about = From this round on, half as many new algae grow.
what-if-reef-opening = Changes are made between two rounds. Choose the start of a round.

what-if-named-expanse-bleaching-research = the bleaching research is done at stage 3
    .about = From stage 3 on, warming does less harm to corals.
what-if-begins-expanse = { $players } { $round ->
    [0] could not move as before, before the first turn. A bot moved.
   *[other] could not move as before in turn { $round }. A bot ended that turn.
} The next turn begins as you played it.
what-if-expanse-stage = Warming begins with stage { $stage }. Before it, research changes nothing.
what-if-expanse-turn = Changes are made between two turns. Choose the start of a turn.
what-if-luck = This is one match with its own luck. With other dice it might come out the other way. Ask your neighbours what theirs showed.
what-if-shared = One course is longer. Both are compared at the same time: { $label } { $at }. The played one ends at { $was }. The other one ends at { $now }.

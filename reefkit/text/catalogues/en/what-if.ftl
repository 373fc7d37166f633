### What if: a finished match replayed with one thing changed, both courses over each other.
###
### Families: what-if-named- what-if-came- what-if-group- what-if-guess- what-if-by- what-if-said- what-if-whose- what-if-turned- what-if-climate- what-if-expanse- what-if-reef- what-if-succession- what-if-opening- what-if-begins- what-if-chart

what-if-title = What if …?
what-if-button = What if …?
what-if-from-here = What if, from here?
what-if-invitation = Replay your match with one thing changed. First say what you expect.
what-if-back = Back to the match
what-if-lead = You change one thing. Every decision stays as it was played for as long as possible. After that a bot decides. The luck of dice and cards stays the same.

## Choose, predict, play

what-if-step-change = 1. Change one thing
what-if-changed = What is changed
what-if-which-card = These cards struck in your match. Play it again without one of them?
what-if-changed-else = Or something else
what-if-reef-took = { $count ->
    [0] It took none of your builders.
    [one] It took one of your builders.
   *[other] It took { $count } of your builders.
}
what-if-reef-nothing-came = Nothing came in the card’s place. All other cards are the same.
what-if-choose-one = Choose …
what-if-group-named = What happens
what-if-group-card = A card that is removed
what-if-group-option = A rule that is changed
what-if-without = without { $card }
what-if-turned-to = Changed to
what-if-turned-yes = yes
what-if-turned-no = no
what-if-from = Starting when
what-if-start = the start of the match
what-if-opening = the beginning of round { $round }
what-if-step-predict = 2. Predict
what-if-measure = What do you compare?
what-if-expected = At the end, the other course is
what-if-guess-higher = higher
what-if-guess-same = the same
what-if-guess-lower = lower
what-if-run = Play the other course
what-if-playing = The other course is played …
what-if-stop = Stop

## What came of it

what-if-chart = Both courses
what-if-as-played = as played
what-if-line = what if
what-if-fork = simulation begins
what-if-fork-changed = changed here
what-if-found = What came of it
what-if-said-card = What if without { $what }?
what-if-said-named = What if { $what }?
what-if-said-option = { $option }: { $value }
what-if-when = Changed at: { $moment }.
what-if-came-right-higher = Higher, as you expected: { $measure }, { $now } instead of { $was }.
what-if-came-right-same = The same, as you expected: { $measure }, { $now }.
what-if-came-right-lower = Lower, as you expected: { $measure }, { $now } instead of { $was }.
what-if-came-other-higher = Higher, not as you expected: { $measure }, { $now } instead of { $was }.
what-if-came-other-same = The same, not as you expected: { $measure }, { $now }.
what-if-came-other-lower = Lower, not as you expected: { $measure }, { $now } instead of { $was }.
what-if-undefined = What you chose has no value at the end of one of the two courses, so they cannot be compared.
what-if-stood = { $recorded ->
    [0] No decision was recorded after the change.
   *[other] { $stood } of the { $recorded } decisions after the change stayed as they were played.
}
what-if-all-stood = No bot had to decide: all differences come from the change alone.
what-if-begins = { $players } { $round ->
    [0] could not go on as played before round 1. From there on the bot decides.
   *[other] could not go on as played in round { $round }. From there on the bot decides.
}
what-if-broken-off = The other course became very long, so it was stopped before its end.
what-if-ends = Both courses side by side
what-if-head-measure = What is compared
what-if-head-was = played
what-if-head-now = what if
what-if-head-by = difference
what-if-whose-own = You
what-if-whose-table = The whole table
what-if-by-higher = +{ $value }
what-if-by-same = 0
what-if-by-lower = −{ $value }
what-if-luck = This is one match with one kind of luck. With other dice and cards it might come out the other way. Try again in another match, or ask your neighbours what theirs showed.
what-if-more = All numbers
what-if-shared = One course is longer than the other. Both are compared at the same moment: { $label } { $at }. As you played it, it went on to { $was }. In the other course it went on to { $now }.
what-if-save = Numbers (CSV)
what-if-again = Change something else
## The same with other luck

what-if-replays = With other luck too?
what-if-replays-lead = One match can be luck. Here the match is played on from the same moment { $count } times, each time with other dice and cards: once with no change and once with the change. Bots decide at every seat, the same on both sides. So the change is the only difference.
what-if-replays-run = Play it { $count } times
what-if-replays-over = { $done } of { $of } pairs are over.
what-if-replays-left-out = { $count ->
    [one] One pair is left out, because one of its two has no value at the end.
   *[other] { $count } pairs are left out, because one of the two has no value at the end.
}
what-if-replays-unchanged = no change
what-if-replays-changed = the change
what-if-replays-data = Make your own graph of them

## Why not

what-if-own-alone = Only those who played this match can replay it with something changed.
reject-what-if-no-key = This copy of the match does not contain its dice and cards, so it cannot be replayed with something changed.
reject-what-if-not-over = A match can be replayed with something changed when it is over.
reject-what-if-drawn-first = Draw your plots in After first. Then What if opens.
reject-what-if-no-such-change = This match offers no such change.
reject-what-if-not-here = The change does not fit this moment of the match. Choose another moment.
reject-what-if-at-end = Nothing comes after the end of the match. Choose an earlier moment.
reject-what-if-choose = First choose what to change.
reject-what-if-value = First choose what the rule is changed to.
reject-what-if-same-value = The match was already played with this value. Choose another one.
reject-what-if-other-round = This cannot be changed in round { $round }. It can be changed in: { $known }.
reject-what-if-never = There is no moment in this match when this can be changed.
reject-what-if-predict-first = First say what you expect.
reject-what-if-running = You cannot change your prediction while a course is played and compared. Choose “Change something else” to start again.
reject-what-if-nothing = No other course has been played yet.
reject-what-if-unknown = “{ $given }” cannot be changed so in this match. Options, with a value: { $options }. Without one: { $others }.
reject-what-if-pairs = The number of pairs is a whole number from 1 to { $most }.

## Climate Change

what-if-named-climate-warmer = the climate is one step warmer
    .about = From this round on the climate is one step warmer. After that it changes by the same dice.
what-if-named-climate-colder = the climate is one step colder
    .about = From this round on the climate is one step colder. After that it changes by the same dice.
what-if-climate-opening = The climate changes between two rounds. Choose the beginning of a round.
what-if-climate-end = Climate { $climate } is already at the end of the scale. Choose another round.
what-if-climate-tokens = your habitats
what-if-climate-own-lost = your extinctions
what-if-climate-lost = extinctions of all
what-if-climate-adapted = adapted species, in per cent
what-if-climate-climate = climate, 1 cold to 5 warm
what-if-climate-rate = extinctions a round

## Succession

what-if-succession-dealing = Cards can only be changed before they are dealt. Choose the start, or the end of a round.
what-if-succession-last = No round comes after the last one. Choose an earlier moment.
what-if-succession-kinds = kinds on the rock
what-if-succession-settled = settlers on the rock
what-if-succession-mixed = Shannon diversity
what-if-succession-laid = cards laid in the round
what-if-succession-taken = places taken on the rock
what-if-succession-covered = settlers covered by others
what-if-succession-turned-away = settlers that found no room
what-if-succession-points = your points left in hand
what-if-succession-all-points = points left in all hands

## Reef Survivor

what-if-named-reef-algae-cleared = all fleshy algae are cleared away
    .about = At this moment every fleshy alga on every reef is gone. New ones grow as usual.
what-if-named-reef-algae-fewer = half as many fleshy algae grow
    .about = From this round on, each reef gets half as many new fleshy algae.
what-if-reef-opening = A change is made between two rounds. Choose the beginning of a round.
what-if-reef-alpha = kinds on your reef
what-if-reef-population = builders and dwellers on your reef
what-if-reef-algae = fleshy algae on your reef
what-if-reef-gamma = kinds on all reefs
what-if-reef-living = builders and dwellers on all reefs
what-if-reef-points = your points

## Blue Expanse

what-if-named-expanse-bleaching-research = the bleaching research is complete at stage 3
    .about = As soon as the seas warm, corals lose their zooxanthellae less often, as if the research were done by then.
what-if-opening-expanse = the beginning of turn { $round }
what-if-begins-expanse = { $players } { $round ->
    [0] could not go on as played before the first turn. A bot decided there.
   *[other] could not go on as played in turn { $round }. A bot decided for the rest of that turn.
} Each later turn begins as it was played, until it cannot go on that way.
what-if-expanse-stage = Warming begins with stage { $stage }, so the research changes nothing before it.
what-if-expanse-turn = A change is made between two turns. Choose the beginning of a turn.
what-if-expanse-points = your victory points
what-if-expanse-all-points = victory points of all
what-if-expanse-pollution = your pollution
what-if-expanse-warming = warming
what-if-expanse-bleached = bleached corals of all
what-if-expanse-corals = your corals
what-if-expanse-kinds = kinds on your reef
what-if-expanse-cards = cards on all reefs

### Succession: the table on the page, and its first and last pages. Words for readers from 7 on.
###
### Families: postlab-rock-ask- succession-page-share-

## The others

succession-page-others = The other players
succession-voice-hand = { $fits ->
    [0] None of your cards fits.
   *[other] These cards fit: { $fit }.
}{ $others ->
    [0] {""}
   *[other] { " " }These do not: { $other }.
}
succession-voice-card = { $card } ({ $colour })
succession-voice-others = Cards of the others: { $hands }.
succession-voice-you = You are { $player }.
succession-page-on-turn = whose turn it is
succession-page-holds = { $cards ->
        [one] { $state ->
            [said] 1 card, has said so
            [silent] 1 card, has not said so
           *[other] 1 card
        }
       *[other] { $cards } cards
    }
succession-page-open-hand = In the hand: { $cards }
succession-page-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## The rock

succession-page-rock = The rock
succession-page-kinds = { $count ->
        [one] 1 kind lives here.
       *[other] { $count } kinds live here.
    }
succession-page-rock-bare = A bare rock under water. Nobody lives on it yet.
succession-page-rock-said = A rock under water. On it live { $kinds }.
succession-page-count = { $count ->
    [one] { $one }
   *[other] { $count } { $kind }
}
succession-page-visit = { $guild ->
        [disturbances] Gone with the { $who }: { $prey }
       *[other] Eaten by the { $who }: { $prey }
    }
succession-page-visit-none = { $card ->
        [jellyfish] The jellyfish catches larvae: nobody on the rock is eaten
       *[other] { $guild ->
            [disturbances] The { $who } takes nothing from the rock
           *[other] The { $who } finds nothing to eat
        }
    }
succession-page-covers = { CAP($who) } cover { $whom }.
succession-page-no-room = No room for { $who }.
succession-page-free = { $free ->
        [0] The rock is full
       *[other] { $free } of { $places } places free
    }

## The middle of the table

succession-page-middle = The middle of the table
succession-page-top = On top
succession-page-top-none = No card yet
succession-page-deck = Draw
succession-page-deck-draw = Draw one card. { $count ->
        [one] 1 card lies here.
       *[other] { $count } cards lie here.
    }
succession-page-colour = Colour in play
succession-page-next = Next: { $player }.
succession-page-way = Next: { $player }. Turns go to the right.
succession-page-deck-ends = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } left to draw, then the round ends.
succession-page-limit = Mud: no number above { $number } this turn.

## The hand, and what can be done

succession-page-hand = Your hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
succession-page-card = { $number ->
        [0] { $card }, { $colour }
       *[other] { $number }, { $card }, { $colour }
    }. { $can ->
        [yes] You can play it.
       *[other] Not now.
    }
succession-page-hand-arrows = Your cards. Arrow keys lead from one to the next.
succession-page-picked = { CAP($card) }, chosen.
succession-page-then = { $then ->
        [none] No card is chosen.
        [another] Choose another card.
        [colour] Next come the colours, then Play.
        [number] Next come the numbers, then Play.
        [hand-on] Next comes the button that hands it on.
       *[play] Next comes Play.
    }
succession-page-moves = What you can do
succession-page-play = Play { $card }
succession-page-play-with = Play { $card } with { $number }
succession-page-and-call = { $play } and shout “{ $call ->
        [last] Last card
       *[other] Winner
    }!”
succession-page-choose-card = Choose a card
succession-page-not-now = { CAP($card) }: not now
succession-page-name-first = Name a colour first
succession-page-draw = Draw one
succession-page-keep = Keep it
succession-page-pass = Pass
succession-page-go-on = Keep it
succession-page-go-on-none = Let the others try
succession-page-upgrade-play = Upgrade! Play { $card }
succession-page-turn-none = No card of yours fits. Draw one.
succession-page-drawn-none = You drew { $card }. It does not fit.
succession-page-follow-note = { CAP($next) } come after { $top } on the rock. So you may play them at once, in another colour.
succession-page-follow-none = { CAP($card) } come next on the rock. You have none. Another player who has them may play them now.
succession-page-hand-on-note = Ice scrapes along the rock. Choose a card for the player on your left.
succession-page-hand-on = Hand on { $card }
succession-page-which-colour = Which colour is in play now?
succession-page-which-number = Which number? Or none:
succession-page-named-colour = Colour:
succession-page-named-card = With { $card },
succession-page-round-on = Next round
succession-page-round-on-last = See who won
succession-page-deal = Deal the cards

## What is called out fast

succession-page-window = { CAP($card) } come next on the rock. Who has them? The first to shout may play them, although it is not their turn.
succession-page-window-start = Who starts? The first to press plays { $card }.
succession-page-upgrade = Upgrade!
succession-page-shouts = What you shout with your card
succession-page-goal = Play all your cards first. Cards left are bad points, and the fewest win.
succession-page-shout-how = Will one card be left? Shout “Last card!” with your play. None? Shout “Winner!” Who forgets may have to draw { $penalty }.
succession-page-shout-where = These two buttons come last. Press one before you play.
succession-page-shout-last = “Last card!”
succession-page-shout-winner = “Winner!”
succession-page-cause = { $player }’s { $card } did it.
succession-page-cause-skip = { $now ->
    [yes] You missed a turn. Now you play.
   *[no] You miss a turn.
}
succession-page-no = No, pass
succession-page-passed = has passed
succession-page-press = Play!
succession-page-catch = Catch { $player }!
succession-page-keys = { $state ->
        [on] Letter keys are on
       *[other] Letter keys are off
    }
succession-page-keys-are = { $state ->
        [on] Now the letters on the buttons press them.
       *[other] Now letters press no buttons.
    }

## What happened

succession-page-told = What happened
succession-page-told-none = Nothing yet.

## What cannot be

reject-succession-page-no-card = There is no such card in this hand.
reject-succession-page-choose-first = Choose a card first.
reject-succession-page-name-colour = Name a colour first: green, yellow or blue.
reject-succession-page-not-yours = This seat cannot start.
reject-succession-page-catch-self = Nobody can catch themselves.

## The charts

succession-page-time = cards played
succession-page-chart-came = Who came when
succession-page-chart-share = Share of the rock
succession-page-share-how = What is counted: places on the rock. A pioneer takes 2, a middle settler 4, a late settler 6.
succession-page-chart-kinds = How many kinds
succession-page-chart-living = How many live here
succession-page-share-pioneers = pioneers
succession-page-share-first-settlers = middle settlers
succession-page-share-late-settlers = late settlers
succession-page-share-invaders = invaders
succession-page-share-free = free
succession-page-line-kinds = on the rock
succession-page-measure-kinds = number of kinds
succession-page-measure-mixed = how well mixed (Shannon)
succession-page-end-eaten = eaten
succession-page-end-swept = swept away
succession-page-end-covered = covered
succession-page-which-rock = Rock of
succession-page-told-settled = Card { $time }: { $player } played a card, and { $card } settled.
succession-page-told-ate = Card { $time }: { $player } played { $card }. It took the { $prey }.
succession-page-told-came = Card { $time }: { $player } played { $card }. Nobody on the rock was lost.
succession-page-told-covered = Card { $time }: { $player } played a card, and { $card } settled. It covered { $whom }.
succession-page-told-no-room = Card { $time }: { $card } found no room on the rock.
succession-page-told-nothing = At card { $time } nothing on the rock changed.
succession-page-told-kind = On this rock: { $card } settled { $count ->
        [one] once
       *[other] { $count } times
    }, first with card { $time }.
succession-page-told-gone = The last of the { $card } went with card { $time }: { $by }.

## Points and the end

succession-page-score = Points
succession-page-score-player = Player
succession-page-score-round = Round { $round }
succession-page-score-total = All
succession-page-score-out = 0, out first
succession-page-score-how = What is left in a hand counts: 1 for each card, 3 for a red, black or purple one. The fewest points win.
succession-page-won = { $count ->
        [one] { $players } wins
       *[other] { $players } win together
    } with the fewest points: { $points }.
succession-page-story = Round { $round }: { $settled } cards settled, and predators or disturbances came { $visits ->
        [0] never
        [one] once: { $who }
       *[other] { $visits } times: { $who }
    }. At the end { $kinds ->
        [0] nobody lived on the rock
        [one] 1 kind lived on the rock
       *[other] { $kinds } kinds lived on the rock
    }.
succession-page-story-took = { $took ->
        [0] They took nobody from the rock.
        [one] They took somebody from the rock once.
       *[other] They took somebody from the rock { $took } times.
    }
succession-page-story-first = You won! You have the fewest points of all, and points are bad here.
succession-page-story-place = You came in place { $place }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }. The fewest points win.
succession-page-moment-setup = Before the deal
succession-page-moment = Round { $round }, turn { $turn }
succession-page-moment-end = End of round { $round }

## What every lesson's page asks for

tab-succession-came = Who came when
tab-succession-kinds = How many
tab-succession-score = Points
tab-succession-log = Log
play-over-succession = The game is over. See who won, and what lived on your rocks.
door-picture-succession = A rock in the sea, crowded with algae, snails, tubeworms, barnacles and mussels. A jellyfish, a shrimp, a sea slug and a crab hunt there.

## How to play

how-lead-succession = Empty your hand first. Every card you play settles on a rock in the sea.
how-succession-deal = The rock is bare
    .text = Everybody gets cards. Each has a colour and a number. The lowest green card starts.
how-succession-turn = Play the colour
    .text = Play a card of the colour in play, or a red one. Red algae are green cards: red cards are predators. If you have none, draw one. If it fits, it is played.
how-succession-succession = Go up
    .text = Brown algae, 5, can be followed at once by ciliates, 6, and bryozoans, 10, by tubeworms, 11. The colour changes. If the player does not follow, shout “Upgrade!” within { $seconds } seconds.
how-succession-predators = Predators come
    .text = A red card fits any colour. Each does something else: the page says what before you play it.
how-succession-last = Say it
    .text = Will one card be left? Press “Last card!” before you play. Is it your last one? Press “Winner!” Nobody reminds you. If you forget, you draw { $penalty }.
how-succession-rock = Watch the rock
    .text = You see who came when. When the rock is full, late settlers cover early ones. Do these have too few places? Then there is no room. After { $rounds } rounds, the player with the fewest points wins.

## What to do now

succession-page-now-setup = Look who plays. Then deal the cards.
succession-page-now-start = You hold the lowest card. Play { $card }: the first settler comes.
succession-page-now-race = { CAP($card) } start. The first of you to press plays it.
succession-page-now-turn = { $colour ->
        [green] Green
        [yellow] Yellow
       *[blue] Blue
    } is in play. Play { $colour ->
        [green] a green card
        [yellow] a yellow card
       *[blue] a blue card
    } or { $more ->
        [no] a red card
       *[yes] a card without a number
    }, or draw one.
succession-page-now-drawn = { $fits ->
        [must] You drew { $card }. The colour fits: play it.
        [may] You drew { $card }. It fits any colour. Play it or keep it.
       *[no] You drew { $card }. It does not fit: keep it.
    }
succession-page-now-follow = { $holds ->
        [yes] You may go up: play { $card } at once.
       *[no] Only { $card } can follow now. You have none: go on.
    }
succession-page-now-upgrade = { $holds ->
        [yes] You have { $card }! Shout “Upgrade!” to play it.
       *[no] Others may play { $card } now. You have none, so you can only pass.
    }
succession-page-now-more = You went up. You may play one more { $colour } card.
succession-page-now-patch = A patch of rock is bare. Play a green card.
succession-page-now-hand-on = Ice scrapes the rock. Choose a card for the player on your left.
succession-page-now-survey = { $who ->
        [you] You have no card left: you win round { $round }!
        [nobody] Round { $round } ends as it stands. Nobody got rid of all cards.
       *[other] { $player } has no card left and wins round { $round }.
    } Press “{ $next }”.

## A new match

option-succession-rounds = Rounds
    .about = When these are played, the fewest points win.
option-succession-window = Seconds to go up
    .about = How long a player may follow, and others may shout “Upgrade!” 0: no clock, everybody says yes or no.
option-succession-disturbances = Black cards: disturbances
    .about = Storm, ice scour, mud and bare patch. For older players.
option-succession-invaders = Purple cards: an introduced species
    .about = It settles on any colour. For older players.
option-succession-start = Who starts of those who tie
    .about = A roll, or the first of them to press.
option-succession-start-roll = a roll
option-succession-start-press = the first to press
option-succession-starfish = Starfish cards
    .about = After each starfish the game starts again. Fewer of them make a shorter round.
option-succession-open-hands = Open hands
    .about = Everybody sees all cards. Good for a first game.
option-succession-places = Places on the rock
    .about = Late settlers on a full rock cover early ones, if these have enough places. 0: a rock without end, as in the printed rules.
option-succession-cards = Cards for each player
    .about = 0: 10, 7 or 5 cards, as in the printed rules. Fewer make a shorter round.
option-succession-deck-ends = An empty deck ends the round
    .about = Then a round ends in about ten minutes. Off: the pile becomes a new deck, as in the printed rules.
option-succession-clock = Seconds for a turn
    .about = When they are over, a bot plays for the player. 0: no clock.
new-begun-succession = The match has begun. The lowest card starts.
new-quick-begun-succession = Good luck!

## Numbers for a spreadsheet

record-csv-laid = Cards played
record-csv-settlers = Settlers
record-csv-cover = Who lived on the rock
record-csv-hands = Cards in hands
record-csv-points = Points
record-csv-calls = What was called out

## The door

lesson-title-succession = Succession
door-title-succession =
    A bare rock in the sea.
    Who comes first?
    Who comes to eat?
door-what-succession = Play your cards, and a bare rock fills with life. Who comes early, who comes late, and who is eaten? The first player with no card left wins the round.
door-quick-succession = Quick start
    .about = You play at once, against three bots.
door-first-succession = First game
    .about = One short round, cards open.
door-new-succession = New match
    .about = Choose who plays, and by which rules.
door-how-succession = How to play
    .about = The game in six pictures.

## Before and after

prelab-title-succession = Before you play
prelab-lead-succession = A bare rock in the sea does not stay bare. What do you think happens there? Nobody expects you to know it yet.
prelab-next-succession = Play the game, and watch your rock fill.
postlab-title-succession = After the game
postlab-lead-succession = Look at what happened on your rock. Then find out whether real rocks are like that.

prelab-rock-met = Who you will meet
prelab-rock-title = What happens on a bare rock
prelab-rock-what = Young of many kinds drift in the sea. When they find a hard, bare spot, they settle. First come the pioneers, then others, one after another. This change is called succession.
prelab-rock-groups = Three groups of settlers
prelab-rock-hunters = Who eats whom
prelab-rock-eats = { CAP($one) } eats { $prey }.
prelab-rock-eats-none = { CAP($one) } eats nothing on the rock. It catches larvae, the drifting young, before they settle.
prelab-rock-notes = Not all is so neat in nature. Some of the blue animals hunt too. Some predators eat nearly everything, and others like only one thing.
postlab-rock-title = Two rocks side by side
postlab-rock-lead = { $alone ->
    [yes] Take two rounds of your own.
   *[no] Find another table, or take two rounds of your own.
} Lay the charts side by side and ask:
postlab-rock-ask-1 = Who came first on each rock, and who last?
postlab-rock-ask-2 = Which group covered most of the rock in the end?
postlab-rock-ask-3 = Which predator came, and what was missing then?
postlab-rock-ask-4 = The cards and the rules were the same. Why are the rocks not alike?
postlab-model-title = Are real rocks like this?
postlab-model-what = Our game is a model: a simple picture of something real. Often a film and algae do come before mussels, and often late settlers cover most of the rock in the end. In the game, chance, hunters or an early end can change that, and real rocks differ, too.
postlab-model-room = The game is not the sea. In the game every late settler needs six places. It takes free ones, then covers earlier groups, never its own. Too few places? Then it finds no room. In the sea settlers grow and fight for room all their lives, early ones can also keep late ones out, and storms, ice or cold open gaps. Tubeworms and barnacles, late in the game, can come first on a bare place.
postlab-model-baltic = In the southern Baltic Sea people hung out bare panels. All kinds had come within six months, in no clear order, and after three years the community hardly changed. (Sokołowski and others 2017, Hydrobiologia, doi 10.1007/s10750-016-3043-9.)
postlab-model-test = What would you do to test the order of the cards? What would you have to see before you could say that the model is wrong there?

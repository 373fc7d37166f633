### Succession: the table on the page. Words for readers from 7 on.

## The others

succession-page-others = The other players
succession-page-on-turn = whose turn it is
succession-page-holds = { $cards ->
        [one] { $state ->
            [said] 1 card, has said so
            [silent] 1 card, has not said so
           *[other] 1 card
        }
       *[other] { $cards } cards
    }
succession-page-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## The rock

succession-page-rock = The bare rock, card by card
succession-page-kinds = { $count ->
        [0] Nobody lives here yet.
        [one] 1 kind lives here.
       *[other] { $count } kinds live here.
    }
succession-page-rock-bare = A bare rock under water. Nobody lives on it yet.
succession-page-rock-said = A rock under water. On it live { $kinds }.
succession-page-count = { $count } { $kind }
succession-page-visit = { $guild ->
        [disturbances] { $who }: gone are the { $prey }
       *[other] { $who }: it eats the { $prey }
    }
succession-page-visit-none = { $guild ->
        [disturbances] { $who }: nothing on the rock is lost
       *[other] { $who }: it finds nothing to eat
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
succession-page-way = Next: { $player }. Turns go to the { $turn ->
        [left] left
       *[other] right
    }.
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
succession-page-moves = What you can do
succession-page-play = Play { $card }
succession-page-play-with = Play { $card } with { $number }
succession-page-and-call = { $play } and say “{ $call ->
        [last] Last card
       *[other] Winner
    }!”
succession-page-choose-card = Choose a card
succession-page-not-now = { $card }: not now
succession-page-name-first = Name a colour first
succession-page-draw = Draw one
succession-page-keep = Keep it
succession-page-pass = Pass
succession-page-go-on = Go on without
succession-page-turn-note = Choose a card of the colour in play or a red one. Or draw one.
succession-page-turn-none = No card of yours fits. Draw one.
succession-page-drawn-note = You drew { $card }. It fits.
succession-page-more-note = You may play one more card of this colour.
succession-page-patch-note = The patch is bare. Play a green card at once.
succession-page-start-note = You hold the lowest card, { $card }. It starts.
succession-page-follow-note = Now you may follow at once: { $card } settle after { $top }.
succession-page-follow-none = You have no { $card } to follow with.
succession-page-hand-on-note = Ice scrapes along the rock. Choose a card for the player on your left.
succession-page-hand-on = Hand on { $card }
succession-page-which-colour = Which colour is in play now?
succession-page-which-number = Which number goes with it? You need not name one.
succession-page-round-on = Next round
succession-page-deal = Deal the cards

## What is called out fast

succession-page-window = Who has { $card }? The first to shout may play it.
succession-page-window-start = Who starts? The first to press plays { $card }.
succession-page-upgrade = Upgrade!
succession-page-upgrade-call = Upgrade! { $call ->
        [last] Last card!
       *[other] Winner!
    }
succession-page-no = No, pass
succession-page-passed = has passed
succession-page-press = Play!
succession-page-catch = Catch { $player }!
succession-page-seconds = Seconds left:
succession-page-keys = Letters press buttons
succession-page-keys-are = { $state ->
        [on] The letters on the buttons press them now.
       *[other] Letters press no buttons now.
    }

## What happened

succession-page-told = What happened
succession-page-told-none = Nothing yet. The lowest card starts.

## What cannot be

reject-succession-page-no-card = There is no such card in this hand.
reject-succession-page-choose-first = Choose a card first.
reject-succession-page-name-colour = Name a colour first: green, yellow or blue.
reject-succession-page-not-yours = This seat cannot start.
reject-succession-page-catch-self = Nobody can catch themselves.

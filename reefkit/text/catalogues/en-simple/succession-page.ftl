### Succession: the table on the page, where shorter sentences help.

succession-page-window-start = Who starts? The first to press plays { $card }.
succession-page-goal = Play all your cards first. Cards left are bad points. The fewest win.
succession-page-shout-how = Will one card be left? Shout “Last card!” None left? Shout “Winner!” Did you forget? Then you may have to draw { $penalty }.
succession-page-follow-note = { CAP($next) } come after { $top }. So you may play them at once.
succession-page-hand-on-note = Ice comes. Choose a card for the player on your left.
succession-page-score-how = Count the cards left in a hand. Each is 1. Red, black or purple ones are 3. The fewest points win.
succession-page-now-turn = { $colour ->
        [green] Green is in play. Play a green card
        [yellow] Yellow is in play. Play a yellow card
       *[blue] Blue is in play. Play a blue card
    } or { $more ->
        [no] a red one
       *[yes] one without a number
    }. Or draw.
succession-page-now-hand-on = Ice comes. Choose a card for the player on your left.
succession-page-story = Round { $round }: { $settled } cards settled. Predators or storms came { $visits ->
        [0] never
        [one] once: { $who }
       *[other] { $visits } times: { $who }
    }. At the end { $kinds ->
        [0] nobody lived there
        [one] 1 kind lived there
       *[other] { $kinds } kinds lived there
    }.
how-succession-turn = Play the colour
    .text = Play a card of the colour in play, or a red one. Red algae are green cards. Red cards are predators. Or draw one. If it fits, it is played.
how-succession-succession = Go up
    .text = A 6 can follow a 5 at once. An 11 can follow a 10. The colour changes. Does the player not do it? Shout “Upgrade!” You have { $seconds } seconds.
how-succession-predators = Predators come
    .text = A red card fits any colour. The page says what it does.
how-succession-last = Say it
    .text = Will one card be left? Press “Last card!” before you play. Is it your last one? Press “Winner!” Nobody reminds you. Did you forget? Then you draw { $penalty }.
how-succession-rock = Watch the rock
    .text = Is the rock full? Then late settlers cover early ones. Do these have too few places? Then there is no room. After { $rounds } rounds the fewest points win.
door-picture-succession = A rock in the sea, full of algae and animals. Four predators hunt there.
door-what-succession = A bare rock fills with life. Who comes early? Who is eaten? No card left? You win the round.
option-succession-window = Seconds to go up
    .about = How long a player may follow or shout “Upgrade!” 0: no clock.
succession-page-share-how = We count places. A pioneer takes 2, a middle settler 4, a late settler 6.
option-succession-disturbances = Black cards: disturbances
    .about = Storm, ice, mud and bare patch. For older players.

## Before and after

prelab-lead-succession = A bare rock in the sea does not stay bare. What do you think happens there?
prelab-next-succession = Play, and watch your rock fill.
postlab-lead-succession = What happened on your rock? Are real rocks like that?

prelab-rock-met = Who you will meet
prelab-rock-what = Young of many kinds float in the sea. They settle on hard, bare spots. First come the pioneers, then others. This is called succession.
prelab-rock-eats-none = { CAP($one) } eats nothing on the rock. It catches young in the water.
prelab-rock-notes = Some blue animals hunt too. Some predators eat nearly everything. Others like only one thing.
postlab-rock-lead = { $alone ->
    [yes] Take two rounds of your own.
   *[no] Take two rocks: yours and another table’s, or two rounds.
} Ask:
postlab-rock-ask-4 = The rules were the same. Why are the rocks not alike?
postlab-model-what = Our game is a model. It is a simple picture of something real. Often algae do come before mussels. Often late settlers have most in the end. But chance and hunters can change that.
postlab-model-room = The game is not the sea. In the game a late settler needs six places. It takes gaps, then covers earlier groups. It never covers its own group. Too few places? Then it finds no room. In the sea early ones can also keep late ones out. Storms and cold open gaps. Tubeworms and barnacles come late in the game. In the sea they can come first.
postlab-model-baltic = People hung clean plates in the Baltic Sea. All kinds came within six months, in no clear order. After three years little changed. (Sokołowski and others 2017, Hydrobiologia.)
postlab-model-test = How would you test the card order? What would show that it is wrong?

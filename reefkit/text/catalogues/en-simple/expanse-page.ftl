### Blue Expanse: the page on which it is played, where shorter sentences help.

expanse-page-tile-told = { $tile ->
        [start] Start. Each time round adds 2 Capital to the deck. Buy resources here.
        [biomass] Biomass tile. Buy resources and animals with Biomass.
        [capital] Capital tile. Buy resources with Biomass, people cards with Capital.
        [malus] Malus tile. You must take a malus card. You may buy resources.
        [bonus] Bonus tile. Take a bonus card. You may buy resources.
       *[grant] Grant tile. Capital that was spent on people cards comes back here. Land here to get { $pool } Capital and { $pool } Biomass.
    } { $count ->
        [0] Nobody stands here.
        [one] { $players } stands here.
       *[other] { $players } stand here.
    }
expanse-page-beside = { $count } { $currency } beside the hand. { $when ->
        [now] Use it now, or it is lost.
       *[next] It is for your next turn.
    }
expanse-page-state-failed = leaves when the turn ends
expanse-page-state-bleached = bleached. It needs new zooxanthellae
expanse-page-sure-starves = { $count ->
        [one] { $cards } will not find enough food. It dies at the end of this turn.
       *[other] These will not find enough food: { $cards }. They die at the end of this turn.
    }
expanse-page-food = { $food ->
        [plankton] Plankton is tiny life that drifts. Filter feeders eat it.
        [coralline-algae] Coralline algae are pink crusts on the reef. Grazers eat them.
       *[detritus] Detritus is what the dead leave behind. Detritivores eat it.
    }
expanse-page-now-move = { $last ->
        [yes] This is your last turn. Roll.
       *[no] Roll. Then move round the ring.
    }
expanse-page-now-raise = { $player } may buy. You can make up to { $most ->
        [one] 1 card
       *[other] { $most } cards
    } dearer.
expanse-page-now-take = { $deck ->
        [bonus] { $vain ->
            [yes] None of these cards can do anything on your reef. Take one.
           *[no] Choose one bonus card.
        }
       *[malus] { $vain ->
            [yes] None of these cards can harm your reef. Take one.
           *[no] You must take one malus card. Which hurts least?
        }
    }
expanse-page-now-buy = { $opened ->
        [biomass-resource] Buy resources and animals with your Biomass.
        [humanitarian-resource] Buy resources with Biomass, people cards with Capital.
        [biomass-humanitarian-resource] { $tile ->
            [grant] You got a grant.
           *[other] {""}
        } Buy resources and animals with { $biomass } Biomass. Buy people cards with { $capital } Capital.
       *[resource] Buy resources with your Biomass.
    }
expanse-page-now-manage = Your reef lives now. { $count ->
        [one] 1 card has still to act.
       *[other] { $count } cards have still to act.
    }
expanse-page-now-end = { $biomass ->
        [-1] Your hand is empty. End the turn. Then you draw new cards.
        [0] No Biomass in your hand.{ $made ->
            [0] {""}
           *[other] {" "}Your reef made { $made } for your next turn.
        } Put Capital under your deck. Then you draw others. End the turn.
       *[other] You draw your hand from your own deck. Put under it what you do not need. End the turn.
    }
expanse-page-story-bleached = { $count ->
        [0] No coral lost its zooxanthellae.
        [one] The heat took the zooxanthellae of 1 coral.
       *[other] The heat took the zooxanthellae of { $count } corals.
    }
expanse-page-story-warming = When all had played, the warming was { $warming }. The pollution on your reef was { $pollution }.
play-over-expanse = The game is over. See who won.
door-what-expanse = Travel round the ring. Buy corals, fish and boats. Feed everybody on your reef. The reef with the most points wins.
door-picture-expanse = A coral reef. Two sharks, a ray, a turtle and small fish swim there.
option-expanse-turns = Turns until the bleaching
    .about = After so many turns the bleaching comes. The stages before it come after a third and two thirds. Then all have two turns. 0: only loops bring stages.
option-expanse-raising = Others may raise prices
    .about = Others may make up to two cards dearer in your turn.
option-expanse-window = Seconds to raise
    .about = How long each player has. 0: no clock.
expanse-page-web-begin = { $own ->
        [1] Nothing lives here yet. Start with a coral and zooxanthellae. They feed others.
       *[other] Nothing lives here yet.
    }
expanse-page-sure-vain = No card of the shop helps you now.
expanse-page-web-whole = The web of { $player }. Who ate whom.
record-csv-expanse-sources = What brought pollution and warming

door-what-climate = Your species lives in the savannah. Then the climate changes. What will happen to your species? Be the first to live in all four habitats.
door-picture-climate = A map with four habitats. Four small animals stand on it.
door-quick-climate = Quick start
    .about = You play with two bots. All is chosen for you.
door-first-climate = First game
    .about = Ten rounds with two easy bots. It takes ten minutes.
new-quick-begun-climate = The game begins.
prelab-lead-climate = What do you think about climate and traits? It is no test.
postlab-lead-climate = { $own ->
    [0] What does the game tell us about real species?
   *[other] What does the game tell us about real species? { $own ->
        [one] One question is
       *[other] { $own } questions are
    } about the game that you played.
}
how-lead-climate = Move, change your traits with cards, and live in all four habitats.
climate-how-place = Start in the savannah
    .text = Each player has one species. All three traits begin at 1. That fits the savannah. Look at your animal: you can see them.
climate-how-draw = Draw a card and roll
    .text = A card changes one trait by one. Some cards change nothing. A harmful card costs you two other cards. All cards come by chance. In some games you may swap cards once a turn.
climate-how-move = Move
    .text = You rolled 4, 5 or 6? Your species must move. You rolled 1, 2 or 3? It stays. In Quick start it may go one step if it fits.
climate-how-adapt = Adapt
    .text = Two of three traits must have the habitat’s number. Play cards for that. In a new habitat you get a token.
climate-how-preadapt = Change early
    .text = Once a turn you may change one more trait. Two traits must still fit. It may help later, or never.
climate-how-climate = The climate
    .text = After each round we roll a die. The climate may get colder or warmer. Then habitats move. Your species may go two steps. It must fit where it stops. On our map warmth decides where habitats are. On the real Earth rain decides too.
climate-how-extinct = Dying out
    .text = Does your species not fit? Then it dies out. It loses its cards and nearly all tokens. It starts again in the savannah.
climate-how-win = Winning
    .text = Be the first in all four habitats. After the last round most tokens win.
option-climate-rounds = Rounds
    .about = Most tokens win after so many rounds. 0: no last round.
option-climate-human-change-from = People change the climate from round
    .about = From then on the climate changes every round. 0: never.
option-climate-warming-bias = Of changes by people, warmer (per cent)
    .about = 50: the die decides. 100: always warmer, as people really do.
option-climate-free-step = A step is free after 1 to 3
    .about = You rolled 1, 2 or 3? Your species may stay or go one step.
option-climate-exchange = Cards can be exchanged
    .about = Does your species fit? Once a turn, swap cards for new ones.
option-climate-gates = Gates
    .about = All tables wait at the end of a round.
climate-page-looking = You see climate { $level }. It is { $climate } now.
climate-page-not-this-climate = This is another climate. Go back to now first.
climate-page-not-yet = Draw a card and roll first.
climate-page-not-here = Your species is here. Choose a bright cell to move.
climate-page-not-taken = The species of { $player } is here already.
climate-page-not-savannah = Start on a bright savannah cell.
climate-page-not-again = Your species has moved already.
climate-page-not-now = You rolled { $roll }. Your species stays.
climate-page-not-near = { $steps ->
    [one] That is too far. Your species may go one step.
   *[other] That is too far. Your species may go two steps.
}
climate-page-held = { $over ->
    [0] { $count } of { $most }
    [one] { $count } of { $most }: you lose one
   *[other] { $count } of { $most }: you lose { $over }
}
climate-page-animals = Which animal is it?
climate-page-no-cards = No cards. You draw one in your turn.
climate-page-top-card = You can see the next card: { $card }.
climate-page-pile = { $count ->
    [one] one in the pile
   *[other] { $count } in the pile
}
climate-page-preadapts = Change early: { $gene } becomes { $value }. Two traits still fit.
climate-page-exchange = { $count ->
    [one] Swap card
   *[other] Swap { $count } cards
}
climate-page-turn-ended = You rolled { $roll }: stay. No card could be played. Your turn is over.
climate-page-new-token = A new habitat: you get its token!
climate-page-sure-cost = It loses all cards and nearly all tokens. It starts again.
reject-climate-page-not-your-turn = It is not your turn now.
reject-climate-page-no-such-card = You do not have this card.
reject-climate-page-card-fills = This card changes nothing. You cannot play it.
reject-climate-page-no-way = Your cards cannot help there.
climate-page-now-place = Choose a bright savannah cell. Your species starts there.
climate-voice-stands = Your species is on cell { $cell }, { $habitat }. Genes at { $needs } fit there. Its shape is { $shape }, its fur { $fur }, its body heat { $metabolism }. The climate is { $climate } of 5.
climate-page-now-restart = Your species died out: { $why }. Start again: choose a bright cell.
climate-page-now-start = Start here, or choose another bright cell.
climate-page-now-chosen = { $fate ->
    [adapted] It fits there. Move, or choose another cell.
    [dies] Your cards do not help there. Choose another cell.
    [here] The marked cards help here. Adapt, or mark others.
   *[other] The marked cards help there. Move, or choose another cell.
}
climate-page-now-draw = { $went ->
    [warmer] It got warmer. Draw a card and roll.
    [colder] It got colder. Draw a card and roll.
   *[other] Your turn. Draw a card and roll.
}{ $count ->
    [0] {""}
    [one] {" "}{ $near } needs one more habitat to win.
   *[other] {" "}{ $near } need one more habitat to win.
}{ $dead ->
    [0] {""}
   *[other] {" "}Died out: { $died }.
}
climate-page-now-move = You rolled { $roll }: move one step. 4, 5 and 6 all mean that. Choose a bright cell.
climate-page-now-doomed = { $where ->
    [around] You rolled { $roll }: it must move. No free cell around fits, and no card helps. Your species dies out.
    [near] The climate changed. No cell near fits, and no card helps. Your species dies out.
   *[here] The climate changed this cell to { $habitat }. You rolled { $roll }: it stays. No card helps. Your species dies out.
}
climate-page-trapped = Careful: no free cell around fits now. If it must move next, it may die out.
climate-page-now-early = Change early with the marked cards. Or choose them again to keep them. Then draw and roll.
climate-page-now-free = { $changed ->
    [1] The climate changed. You rolled { $roll }. Your species fits here: stay, or go one step.
   *[other] You rolled { $roll }. Your species fits here: stay, or go one step. Where is it safe if the climate changes?
}
climate-page-now-two = { $adapted ->
    [1] The climate moved the habitats. You rolled { $roll }: stay, or follow them one or two steps.
   *[other] Your habitat moved. You rolled { $roll }: change here, or follow, one or two steps.
}
climate-page-now-stuck = { $roll ->
    [0] Your species does not fit here. Mark cards that help.
   *[other] You rolled { $roll }. It does not fit here. Only 4, 5 or 6 moves it. Mark cards that help.
}
climate-page-now-stay = { $why ->
    [taken] You rolled { $roll }, but all cells around are taken: it stays. Mark cards to change one more trait. Or end the turn.
   *[roll] You rolled { $roll }: stay. 1, 2 and 3 all mean that. Mark cards to change one more trait. Or end the turn.
}
climate-page-now-preadapted = One more trait has changed. End the turn.
climate-page-now-after = It fits here. Mark cards to change one more trait. Or end the turn.
climate-page-now-useless = It fits here. Your cards cannot change it now. { $exchange ->
    [1] Mark cards to swap them. Or end the turn.
   *[0] End the turn.
}
climate-page-now-unadapted = It does not fit here yet. Mark cards that help.
climate-page-died-of = { $player } died out in round { $round }. It did not fit { $habitat }. Why: { $why }.
climate-page-rates = { $rounds ->
    [0] Play a round first. Then you see it here.
   *[other] { $count ->
        [0] No species died out
        [one] One species died out
       *[other] { $count } species died out
    } in { $rounds ->
        [one] one million years
       *[other] { $rounds } million years
    }.
}
climate-page-rates-human = Before people: { $before } in ten million years. Since round { $from }: { $since }.
climate-page-won = { $all ->
    [1] { $players } lived in all four habitats and wins.
   *[other] { $count ->
        [0] Nobody wins.
        [one] { $players } wins with { $tokens ->
            [one] one token
           *[other] { $tokens } tokens
        }.
       *[other] { $players } win with { $tokens ->
            [one] one token
           *[other] { $tokens } tokens
        } each. Why a tie? They also died out the same number of times: { $extinctions }.
    }
}
climate-page-rate = { $count ->
    [0] No species died out
    [one] One species died out
   *[other] Species died out { $count } times
} in { $rounds } million years.
climate-page-story-died = Round { $round }: your species died out in { $habitat }. Why: { $why }.
climate-page-story-tokens = { $count ->
    [one] Your species lived in one habitat: { $habitats }.
   *[other] Your species lived in { $count } habitats: { $habitats }.
}
climate-page-story-climate = { $count ->
    [0] The climate never changed.
    [one] The climate changed once.
   *[other] The climate changed { $count } times in { $rounds } million years.
}
climate-page-experiment-offer = Is fast change worse? Say what you expect. Then bots play many games.
climate-page-short-metabolism = body heat
climate-page-short-neutral = does nothing
climate-page-preadapt = Change early
climate-page-genome = { $own ->
    [1] Your traits
   *[other] Traits of { $player }
}
climate-page-look-at = See the traits of { $player }
climate-page-chart-genes = Traits
climate-page-chart-genes-of = { $own ->
    [1] your traits
   *[other] traits of { $player }
}

### The lab page of Reef Survivor in easy words.

play-aftermath = { $struck ->
    [0] No builder of your reef died. Go to
   *[other] Look who died and who lived. Read why. Then go to
} { $more ->
    [0] the survey.
   *[other] the next card.
}
play-aftermath-dwellers = { $struck ->
    [0] No builder of your reef died. But fewer of them give shelter now. Go on to your dwellers.
   *[other] Look who died and who lived. Read why. Then go on. Fewer builders shelter your dwellers now.
}
play-over-reef = The game is over. See how each reef did.
play-looking = This is the reef of { $player }. You can look at it.
play-waiting-words = You are done with this phase. Look at another reef. What is different?
play-away-reef-why = Choose a space to read its story.
reject-play-collect-first = First collect the dwellers you chose. Then choose what they eat.
play-would-eat = They would eat { $eat } of the { $of } pale algae. You choose.
play-would-eat-all = { $of ->
    [one] They would eat your only alga. It is pale.
   *[other] They would eat all { $of } algae. They are pale.
}
play-grazed = { $count } algae were eaten.
play-graze-now = { $count ->
    [one] One more fleshy alga is eaten. Choose it.
   *[other] { $count } fleshy algae are eaten. Choose them.
}
play-declare = Choose the builder that will change. Chance chooses how.
play-done-for-you = Done for you. Read what happened.
play-built-over = { $count ->
    [one] One of your builders is covered. It turns to rock after the survey.
   *[other] { $count } of your builders are covered. They turn to rock after the survey.
}
play-settled-for-you = { $count ->
    [0] All found a free place. Look at your reef. Then say Ready.
    [one] One covers a builder of yours. Look. Then undo it, or say Ready.
   *[other] { $count } cover builders of yours. Look. Then undo it, or say Ready.
}
story-alga = A fleshy alga covers it. It cannot spawn now.
play-nursery-empty = No young one is waiting.

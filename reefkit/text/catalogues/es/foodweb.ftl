### A food web as a picture, in Spanish: what its buttons say beyond what a game says of a card.

# Several cards that look the same are one button. $label is what the game says of one of them.
foodweb-several = { $count } × { $label }

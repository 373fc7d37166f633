cover-why = Your hand is hidden from the others. Take the screen. Then show your hand.
reject-hand-covered = The hand of { $player } is still hidden. Show it first.

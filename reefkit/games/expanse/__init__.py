"""The rules of Blue Expanse: roll and move round a ring, and grow a reef's food web with cards."""

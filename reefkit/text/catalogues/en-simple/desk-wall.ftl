### The wall of tables, in easy words.

desk-wall-none-about = Seat the class first. Then you see every table here.
desk-wall-move-about = A bot makes the missing moves. The students keep their seats.
desk-gate-without-about = Bots finish for these tables. Their students play again after that.
reject-desk-gate-card = A card is for all tables. Some are not there yet.
reject-desk-gate-strike = The card strikes everywhere at once. Some are still predicting.
reject-desk-gate-elsewhere = The tables have moved. Look again.
desk-talk-none = After the first card you see what the class predicted.

### A class as a pupil's page speaks of it, in easy words.

class-join-what = Type the code from your teacher. Then type your name. A first name or a nickname is enough.
class-more-names-why = Up to three people can share one reef. Each of you answers the questions alone.
class-mine = I did what was done here before: { $name }
class-mine-unnamed = I did what was done here before
class-privacy = Your teacher sees your name, your game and your answers. The others see your name and your reef.
class-in-already = You are in { $name }. A new code takes you to another class.
class-home-code-why = Write the code down. It opens your work on any device. Choose “I have a code” at the door. Keep it to yourself.
class-home-link-why = Keep it as your own bookmark. It opens your work.
class-wait-founding = Your reef stands. Read about the builders. Which of yours can a storm break?
class-home-wait = Your teacher gives you a table soon. This page goes there by itself.
class-home-watch-why = You see what everybody at the table sees. You cannot move.
class-sat-down = You sit at { $table }, with { $others }. Play now.
class-table-gone = Your teacher closed your table. Your work is kept.
class-table-kept = This match is over. Look at it, and answer the questions.
class-watch-words = You see what everybody here sees. Touch a space to read about it. Touch a small reef to look at it.
class-gate-now = Your table is ready. The class goes on together.
class-gate-words = Your teacher opens the next step for all. Look at the other reefs meanwhile.
class-paused-words = You can read, look and write. Nobody can move now.
class-away-words = You were away. A bot plays for you. The reef is still yours.
reject-class-no-code = No class has this code. Look again: a word and three digits.
reject-class-same-name = Two of you have the same name. Please change one of them.
reject-class-not-now = You cannot join just now. Please try again.
reject-class-nowhere = This page is on no server. It cannot join a class.
reject-class-paused = Your teacher has paused the game. Please wait.
reject-class-seated = You have a seat in your class. Play there first.
reject-class-table-closed = Your teacher has closed this table.

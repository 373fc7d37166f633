### What is said where a page cannot be opened just now.
### Families: room-

room-memory = The labs are full just now
    .do = The computer that runs them is short of memory. Close lab pages that nobody needs, wait a minute, and try again. What you played is kept.
room-pages = The labs are full just now
    .do = More pages are open than the class has students. Close lab pages that nobody needs, wait a minute, and try again. What you played is kept.
room-of-one = This browser has many lab pages open
    .do = Close those that you do not need, and try again. What you played is kept.
room-often = Many pages were opened at once
    .do = Wait a minute, and try again. What you played is kept.
room-of-address = Very many pages are open from here
    .do = The network that you are in has more pages open than a class has. Close those that nobody needs, and try again. What you played is kept.
room-store = Work cannot be read or saved just now
    .do = Wait a minute, and try again. If it stays so, tell your teacher: the self-check at the desk, or “reefkit doctor”, says what is wrong. What you played is kept.
room-closing = The labs are being started again
    .do = Wait a minute, and try again. What you played is kept.

### What is said where a page cannot be opened just now, in easier words.

room-memory = The labs are full now
    .do = The computer has little memory left. Close pages that you do not need. Wait a minute. Then try again. Your game is kept.
room-pages = The labs are full now
    .do = Too many pages are open. Close pages that you do not need. Wait a minute. Then try again. Your game is kept.
room-of-one = Many lab pages are open here
    .do = Close pages that you do not need. Then try again. Your game is kept.
room-often = Many pages were opened at once
    .do = Wait a minute. Then try again. Your game is kept.
room-of-address = Very many pages are open here
    .do = Close pages that nobody needs. Then try again. Your game is kept.
room-store = Your work cannot be saved now
    .do = Wait a minute. Then try again. If it stays so, tell your teacher. Your game is kept.
room-closing = The labs are starting again
    .do = Wait a minute. Then try again. Your game is kept.

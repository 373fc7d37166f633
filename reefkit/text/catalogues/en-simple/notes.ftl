### A note after a round, in easier words.

reject-note-too-long = A note has at most { $most } letters. Make it shorter.

## Who may read it

note-readers = Who may read this?
note-readers-teacher = Me and my teacher
    .about = Your teacher sees it, with your name.
note-readers-class = People at your seat can always read it. Anyone with your code can, too. You can choose again later. But your teacher may have read it by then.
note-readers-other = Only its writer can share this note.
note-unshared = Your teacher’s desk does not show it any more.
reject-note-no-teacher = You have no seat in a class here. So you cannot share a note.
reject-note-not-yours = Only its writer can choose who reads a note.

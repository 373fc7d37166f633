### Classes in the store: codes, keys, names, seats and marks.

reject-class-none = There is no such class here.
reject-class-many-beside = One key opens at most { $most } classes. Erase one that is over first.
reject-class-no-member = There is no such person in this class. Nothing changed.
reject-class-no-table = There is no such table in this class.
reject-class-no-seat = That table has no such seat. Nothing changed.
reject-class-no-answer = That answer is not one of this class. Nothing was saved.
reject-class-team-full = At most { $most } people share a seat. Nothing changed.
reject-class-code-mistyped = That is not a class code. A code is a word and three digits, such as { $example }.
reject-class-key-mistyped = That is not a class key. A key has twenty letters and digits, such as { $example }.
reject-class-name-needed = A name is needed, so that the class can tell people apart. Any name will do.
reject-class-name-unseen = Nothing of this name can be seen. Type a name with letters.
reject-class-name-taken = Somebody is here under this name already. If that is you on another device, use your own code. If not, tell your teacher.
reject-class-many-joins = { $most } names have joined this class from this device today. Another can join tomorrow, or the teacher can add it.
reject-class-full = This class has { $most } people, as many as a class can have. The teacher can make another class.
reject-class-taken-out = The teacher has removed this name from the class, and can let it in again.
reject-class-control = A class cannot be set that way. Nothing changed.
reject-class-points = Points are a number from 0 to { $most }. Nothing was saved.
reject-class-merge-self = These two are already the same. Nothing changed.
reject-class-merge-stays = That cannot be undone any more: it was undone already, it is more than a week ago, or the same student was joined with another one since.

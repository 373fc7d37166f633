### Classes in the store, in easier words.

reject-class-none = We do not know this class.
reject-class-no-member = We do not know this person in the class. Nothing changed.
reject-class-no-table = This class has no such table.
reject-class-no-seat = The table has no such seat. Nothing changed.
reject-class-no-answer = This class did not give that answer. Nothing was saved.
reject-class-team-full = Only { $most } people can share a seat. Nothing changed.
reject-class-code-mistyped = That is not a class code. A code looks like { $example }.
reject-class-key-mistyped = That is not a class key. A key looks like { $example }.
reject-class-name-needed = Please type a name. Any name will do.
reject-class-name-taken = Somebody is here under this name already. Is that you? Use your own code. If not, tell your teacher.
reject-class-full = This class is full. It has { $most } people.
reject-class-taken-out = Your teacher took this name out. Ask to come back in.
reject-class-control = A class cannot be set like that. Nothing changed.
reject-class-points = Points go from 0 to { $most }. Nothing was saved.
reject-class-merge-self = These two are already one. Nothing changed.
reject-class-merge-stays = That cannot be undone any more. It may be too old. Or it was changed since.

### Who reads what is typed, in easier words.

readers-here = No teacher’s desk shows it. Anyone at this computer can read it. Anyone with your code or file can, too.
readers-answer-here = No teacher’s desk shows it, unless you join a class later. Anyone at this computer can read it. Anyone with your code or file can, too.
readers-names-here = These names stay with your game. A teacher sees them only if you join a class.
readers-names-teacher = Your teacher can see these names.

### Who reads what is typed, in easier words.

readers-here = No teacher’s desk shows it. People at this device can read it. So can people to whom you give your code or file.
readers-idea = This idea is only for you. Your teacher does not see it at the desk. People at this device can read it. So can people to whom you give your code or file.
readers-answer-here = No teacher’s desk shows it, unless you join a class later. People at this device can read it. So can people to whom you give your code or file.
readers-answer-teacher = Your teacher reads it with your name. The class may see it without your name.
readers-names-here = Names stay with your game. Teachers see them only in a class.
readers-names-teacher = Your teacher can see these names.

### The teacher's desk, in easy words.

reject-desk-no-class = This class is not on this server now.
reject-desk-not-signed-in = Open the desk from the front page. You need the key.
reject-setting-version = Another version of Reefkit made this setting. It cannot be read.
reject-setting-not-understood = This is not a setting of a class. Nothing changed.
reject-setting-no-form = This server does not have these questions. Nothing changed.
reject-desk-ocean-is-together = In one ocean all tables see each card together.
reject-desk-nobody-to-seat = Nobody is waiting for a seat.
reject-desk-no-seat = There is no such seat.
reject-desk-merge-same = Choose another student.
desk-ghost = A rehearsal. Bots play the students here.
desk-is-paused = Everyone is paused. Nobody moves now.
desk-join-alone = Only this computer can open the lab. Start it with “{ $command }”.
desk-people-none = Nobody has joined yet. Show the code large. Students open the address and type it.
desk-people-add-about = Type names, paste a list, or open a CSV file. Who joins under such a name is this student.
desk-names-show-about = Then anybody with the class code can read these names. Otherwise students type their name as you wrote it.
desk-person-merge-about = All work is kept under { $name }. You can undo this for a week.
desk-person-remove-about = { $name } leaves the class. A bot plays on. You can undo this.
desk-settings-laid = Tables that have started stay as they are. Questions change at once.
desk-end-about = All tables close. What was played is kept. Students can still answer After.
desk-join-new-code-about = Do strangers have the code? Then make a new one. Students who joined stay.
desk-person-code-why = For a student who has lost it. First make sure who is asking.
desk-person-code-about = This code opens the student’s work on any device.
desk-share-about = The link shows what you chose. It has no students and no key.
desk-settings-offered = This link brings a setting for your class. Students and work stay.

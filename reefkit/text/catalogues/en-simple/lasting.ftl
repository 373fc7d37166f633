### Work that lasts, in easy words.

lasting-fault = Your work cannot be saved now.
lasting-goes-on = You can go on. This page keeps what you do. It saves all of it when it can. Do not close the page until then.
lasting-paused = The table waits. Your move is kept and is sent later.
lasting-lost = The place for your work cannot be reached.
lasting-left = This device has forgotten you. Your work is kept. Your code opens it.
lasting-who-why = Several people play here. Each of you answers alone.
lasting-who-was = You answered Before on this device. Who was it?
lasting-who-was-why = Then you had no name here. Your work gets the name you choose now.
reject-lasting-no-code = Nobody here has this code. Look at your receipt again.
reject-lasting-nowhere = This page does not save its work.
reject-lasting-nobody = This person is not here now.
reject-lasting-name = Please type a name of at most forty letters.
reject-lasting-full = { $most } people already use this device. Somebody has to leave first.
reject-lasting-say-who = Several people share this device. First say who you are.
reject-lasting-leave-unsaved = Something is not saved yet. Wait until it is. Then you can leave.
lasting-code-how = This code opens your work on other devices too. Choose “I have my own code” on the front page. Keep the code to yourself.
lasting-file-saved = All your work is in the file { $file }. Open it on the front page.
lasting-forgets = This server forgets everything when it stops. Save your work as a file first.

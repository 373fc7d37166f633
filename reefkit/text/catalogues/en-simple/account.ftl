### A school's server, in easier words.

account-sign-out-what = You are signed in as { $name }. Sign out to close your lab pages here. It ends the school’s sign-in in this browser too.
account-sign-out-kept = Your games and answers stay with your account. They wait for you wherever you sign in.
reject-account-leave = Your work belongs to your account. To leave this device, sign out.
reject-account-code = Your work belongs to your account. You need no code. Sign in with your own account to find it.
refused-hub-away = The school’s sign-in does not answer just now
    .do = Wait a minute and try again. Open lab pages go on. What you played is kept.
refused-hub-account = Your account may not open these labs
    .do = Ask your teacher to let it in.
refused-hub-failed = Signing in did not work
    .do = Go to the labs and try once more. If it stays so, tell your teacher.
refused-hub-teachers = The desk is for teachers
    .do = Your account is not a teacher’s. Ask whoever looks after the sign-in.

### A school's server, where an account of the school's sign-in says who visits.

account-signed-in = Signed in as { $name }
account-sign-out = Sign out
account-sign-out-what = You are signed in as { $name }. Signing out closes your lab pages here and ends the school’s sign-in in this browser.
account-sign-out-kept = What you played and answered stays with your account, and waits for you on every device where you sign in.
account-join = Your teacher shows a code.
account-join-name = Then you say what you want to be called in the class.
reject-account-leave = Your work belongs to your account here. To leave this device, sign out.
reject-account-code = Your work belongs to your account here, so no code is needed. Sign in with your own account to find it.

## Where the sign-in stands in the way

refused-hub-away = The school’s sign-in does not answer just now
    .do = Wait a minute and try again. Lab pages that are open go on, and what you played is kept.
refused-hub-account = Your account may not open these labs
    .do = Ask your teacher, or whoever looks after the school’s sign-in, to let it in.
refused-hub-signed-out = You are not signed in any more
    .do = Go to the labs and sign in again. What you played is kept.
refused-hub-often = Your matches were asked for many times in a minute
    .do = Wait a minute and run the cell again.
refused-hub-failed = Signing in did not work
    .do = Go to the labs to try once more. If it stays so, tell your teacher.
refused-hub-teachers = The desk is for teachers
    .do = Your account is not among the teachers’. Whoever looks after the school’s sign-in can add it.

### The door in a learning platform such as Moodle or Canvas: a launch from a course signs people in.
### Families: lti-show-

## The command line

lti-command-about = Looks after the door in learning platforms (LTI 1.3): the keys of this server, the file that names the platforms, and what their forms ask for.
lti-command-task = keys (list, make, rotate or drop), check FILE, or show FILE
lti-not-installed = The door in learning platforms needs one more library. Install it with: pip install 'reefkit[lti]'
lti-needs-task = Say what is to be done: { $tasks }.
lti-a-task = task of “reefkit lti”
lti-a-key-task = task of “reefkit lti keys”
lti-needs-file = Name the file of platforms: reefkit lti { $task } FILE
lti-keys-alone = This takes nothing more.
lti-drop-which = Say which key: reefkit lti keys drop KEY. “reefkit lti keys” lists them.

## What the file of platforms says

lti-own-address = must be the address by which browsers reach the labs: it begins with https:// and ends with a slash, such as https://labs.school.example/
lti-address = must be an address that begins with https://, without a question mark, a name or a password
lti-twice = stands in { $other } already, with the same issuer: one entry holds all deployments of a platform
lti-file-fine = { $count ->
    [one] { $file } is fine: it names one platform.
   *[other] { $file } is fine: it names { $count } platforms.
}
lti-has-keys = { $count ->
    [one] publishes one key at { $url }.
   *[other] publishes { $count } keys at { $url }.
}
lti-no-keys = { $url } does not answer with the keys of a platform.
lti-show-login = Initiate login URL
lti-show-launch = Launch (redirect) URL
lti-show-link = Deep linking URL
lti-show-keys = Public keyset URL
lti-show-custom = Custom parameters
lti-show-scopes = Services (scopes)

## Keys

lti-a-key = key
lti-key-none = There is no key yet. It is made when the labs first start with --lti, or with: reefkit lti keys make
lti-key-there = There is a key already. To sign with another one: reefkit lti keys rotate
lti-key-first = { $kid }  made { $made }, signs
lti-key-published = { $kid }  made { $made }, still published
lti-key-rotated = { $kid } signs from now on. Earlier keys stay published until you drop them.
lti-key-dropped = { $kid } is published no more.
lti-key-signs = This key signs. Make another first: reefkit lti keys rotate

## Starting the labs with a door in learning platforms

lti-help = let courses of learning platforms (LTI 1.3) send people here: the file that names the platforms
lti-without = --lti goes without { $option }: the platform says who comes in, and nobody else is asked.
lti-base-url = The file of platforms says that browsers reach the labs at { $given }, but they lie below { $base }. Make the two agree: address in the file, or --base-url.
lti-proxy = Browsers are to reach the labs at { $given }, so a server with encryption stands in front. Add --behind-proxy.

## On the way from a course

lti-going-on = To the labs
    .do = Your course sends you to the labs. This takes a moment.
    .go = Go on
lti-window = The labs open in a new window
    .do = A browser does not let the labs know you inside another page.
    .go = Open the labs
lti-nameless = Student
lti-sign-out-what = You are signed in as { $name }, by your course. Signing out ends that in this browser. To come back, open the labs from your course.

## Which class a course has

lti-class-title = Which class is this course?
lti-class-what = You are the first teacher who comes from it. Its students will be seated in this class, without a code, and its other teachers will find its desk.
lti-class-new = A new class
lti-class-name = My class
lti-class-there = A class that is there
lti-class-use = Use this class

## Where nothing comes of a launch

refused-lti-platform = The labs do not know this learning platform
    .do = Whoever looks after the labs can add it to their file of platforms.
refused-lti-state = This way in was begun in another window, or too long ago
    .do = Open the labs from your course once more.
refused-lti-used = This way in has been used already
    .do = Open the labs from your course once more.
refused-lti-expired = This way in came too late
    .do = Open the labs from your course once more.
refused-lti-clock-ahead = The clock of the learning platform is { $minutes } minutes ahead of the labs’ clock
    .do = Whoever looks after the labs can set the clock that is wrong. Then open the labs from your course once more.
refused-lti-clock-behind = The clock of the learning platform is { $minutes } minutes behind the labs’ clock
    .do = { refused-lti-clock-ahead.do }
refused-lti-days-ahead = The clock of the learning platform is { $days } days ahead of the labs’ clock
    .do = { refused-lti-clock-ahead.do }
refused-lti-days-behind = The clock of the learning platform is { $days } days behind the labs’ clock
    .do = { refused-lti-clock-ahead.do }
refused-lti-token = This was not signed by the learning platform
    .do = Open the labs from your course once more. If it stays so, tell your teacher.
refused-lti-audience = This was not meant for these labs
    .do = Open the labs from your course once more. If it stays so, tell whoever looks after the labs.
refused-lti-deployment = This part of the learning platform is not let in
    .do = Whoever looks after the labs can add its deployment to their file of platforms.
refused-lti-message = The learning platform asked for something that the labs do not do
    .do = Open the labs from your course once more. If it stays so, tell your teacher.
refused-lti-link = This link belongs to another course
    .do = Open the labs from your own course.
refused-lti-away = The learning platform does not answer just now
    .do = Wait a minute, and open the labs from your course once more.
refused-lti-no-class = Your course has no class here yet
    .do = Its teacher opens the labs first. Then try again.
refused-lti-closed = The door of your class is closed
    .do = Your teacher can open it at the desk. Then try again.
refused-lti-class = You have no place in this class
    .do = Your teacher can let you in at the desk.
refused-lti-teachers = Links for a course are chosen by its teachers
    .do = Open the labs from your course.

## A link for a course

lti-link-title = A link for your course
lti-link-lesson = Which lesson does the link open?
lti-link-form = What it opens
lti-link-whole = The lesson from its beginning
lti-link-setting = Setting
lti-link-setting-hint = May stay empty. Or paste the link of a setting, as the desk gives it: it is offered to you when you open the link.
lti-link-column = With a column in the course’s gradebook
lti-link-column-hint = It is for Before if the link opens Before, else for After. What is asked some weeks later has none.
lti-link-make = Make the link
lti-link-other = Another lesson
lti-linked = The link is made
    .do = It goes back to your course. This takes a moment.
    .go = Go on
lti-done = The link is made
    .do = Close this window. Your course goes on in the page where you began.

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
lti-no-file = There is no file { $file }.
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

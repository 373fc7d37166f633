### The teacher's desk: its head, the class, the settings, the wall of tables.
### Families: desk-tab-

desk-tabs = Parts of the desk
desk-tab-class = Class
desk-tab-before = Before
desk-tab-play = Play
desk-tab-data = Data
desk-tab-after = After
desk-tab-review = Review
desk-tab-exports = Exports
desk-somebody = Somebody
desk-student = Student { $number }
desk-bot = Bot { $number }
reject-desk-no-class = This class is no longer on this server.
reject-desk-not-signed-in = The desk opens from the lab server's door, with the class's key.
reject-setting-version = This setting was made by another version of Reefkit and cannot be read.
reject-setting-not-understood = This is not a setting of a class, so nothing was changed.

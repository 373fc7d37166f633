### The teacher's desk, in easy words.

reject-desk-no-class = This class is not on this server now.
reject-desk-not-signed-in = Open the desk from the lab's door. You need the key.
reject-setting-version = Another version of Reefkit made this setting. It cannot be read.
reject-setting-not-understood = This is no setting of a class. Nothing changed.

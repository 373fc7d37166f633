### Panels and small widgets, whatever they show.

panel-failed = That did not work here. You can go on. Tell your teacher if it happens again.
reader-sound-off = Left means silent. You can play without sound.

### Charts of Reef Survivor, in simple words.

seen-alpha = { $player }

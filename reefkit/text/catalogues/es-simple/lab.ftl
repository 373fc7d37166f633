### What every lab page says for itself, in easy words.

reject-lab-no-such-act = Esta página no tiene ese control. No cambió nada.

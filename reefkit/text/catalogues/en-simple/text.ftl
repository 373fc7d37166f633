### Easier words for what younger readers meet; all else is said as in `en`.

number-undefined = no number
number-infinite = no end

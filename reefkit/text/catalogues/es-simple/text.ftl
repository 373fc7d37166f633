### Easier words for what younger readers meet; all else is said as in `es`.

number-undefined = sin número
number-infinite = sin fin

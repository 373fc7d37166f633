### Plots for younger readers.

plots-head-row = kind
plots-became-standing = still there
plots-became-extirpated = gone from here
plots-became-extinct = gone from all reefs
plots-lost = a kind was lost

plots-counts = { $point }: what lived there
    .about = Count each kind only once.
plots-table = Type the numbers
plots-closed = This plot is closed. You can still read it.
plots-out-of-range = Give a number from { $low } to { $high }.
plots-not-understood = The plot could not read that.

"""A school's server: the labs as one service of JupyterHub, whose sign-in says who visits.

`place` reads what the Hub tells its service; `oauth` speaks to the Hub; `accounts` knows who is
signed in, and as whom the store knows them; `gate` stands before all that the server answers;
`handlers` are its few pages, `teachers` what an account among the teachers' may do at the desk.
"""

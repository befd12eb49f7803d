"""What both the menus and the companion need: a room below both, so that neither knows the other.

`new_game` is the set-up of a game while it is chosen, `game_list` says which games there are,
`resuming` opens a saved match, `common_texts` says what several scenes say, and `links` are the
makers of scenes that lie elsewhere: the program hands them in. No scene of its own lies here.
"""

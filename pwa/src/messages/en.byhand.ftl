# What a steward enters by hand afterwards.

ui-by-hand = It happened earlier
ui-by-hand-when = At what time
ui-by-hand-about = The entry says both times. The rules of now judge it, and no deadline goes back.
ui-by-hand-yesterday = That was yesterday. The entry says both times.

# What the buttons beside a number do, for those who hear them. A table is set up with them before a game is open.

ui-less = Less: { $what }
ui-more = More: { $what }
ui-type-number = { $what }: { $n }. Tap to type

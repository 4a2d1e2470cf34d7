# What the buttons beside a number do, for those who hear them. A table is set up with them before a game is open.

ui-less = Less: { $what }
ui-more = More: { $what }
ui-type-number = { $what }: { $n }. Tap to type
ui-number-none = “{ $text }” is no whole number.
ui-number-either = “{ $text }” can be read in two ways. Leave the point and the comma out.
ui-number-range = It goes from { $least } to { $most }.
ui-number-step = It goes in steps of { $step }.

# Deadlines: the sheet that shows them all, and on which one asks to be told more. They come with it.

ui-deadline-none = Nothing is owed by a deadline just now.
ui-deadline-owed = { $who } { AGREE($who, "owes", "owe") } this
ui-deadline-others = owed by others
ui-deadline-paused = stands still
ui-ring = Sound before a deadline
ui-ring-note = A phone that can tremble does that anyhow
ui-push = Tell me also when the app is closed
ui-push-note = When you owe something, when a deadline moves, and before one if you are not ready
ui-push-off = This server sends no messages to phones.
ui-push-unable = This phone takes no messages from here. Some do once the app is on the home screen, and all of them over HTTPS alone.
ui-push-denied = This phone does not allow messages from here. Its settings can change that.
ui-push-failed = The phone could not be signed up for messages: { $why }
ui-push-renewed = Messages to this phone had stopped. They come again.
ui-push-ended = Messages to this phone have stopped. Under Deadlines you can ask for them again.
ui-calendar = In my calendar
ui-calendar-about = An address for the calendar of your phone. It shows your deadlines, and whoever knows it sees them.
ui-calendar-made = There is an address. A new one ends it.
ui-calendar-make = Make an address
ui-calendar-renew = Make a new address
ui-calendar-end = End the address
ui-calendar-open = Open in my calendar
ui-calendar-once = It is shown this once:
ui-calendar-ended = The address is dead.

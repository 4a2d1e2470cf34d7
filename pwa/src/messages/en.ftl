# What the phone may say at any moment, before any other of its texts is there.

ui-just = { $it }
ui-lost = There is nothing at this address. These are the games:
ui-unknown-game = There is no such game here
ui-to-games = All games
ui-no-answer = The server does not answer. What is on this phone is kept.
ui-try-again = Try again
ui-part-missing = This part could not be loaded.
ui-reload = Reload
ui-update-ready = A new version is ready.
ui-update-now = Update
ui-later = Later
ui-close = Close
ui-year = { $year } BCE
ui-year-ad = AD { $year }
ui-title-called = Your turn · { $title }

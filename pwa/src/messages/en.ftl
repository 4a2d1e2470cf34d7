# What the phone may say at any moment, before any other of its texts is there.

ui-just = { $it }
ui-unknown-game = There is no such game here
ui-to-games = All games
ui-no-answer = The server does not answer. What is on this phone is kept.
ui-keeps-trying = The server is slow or out of reach. This phone keeps trying.
ui-trying-for = { $n ->
    [one] For one second so far
   *[other] For { $n } seconds so far
}
ui-try-again = Try again
ui-part-missing = This part could not be loaded.
ui-reload = Reload
ui-close = Close
ui-minute = In a minute
ui-year = { $year } BCE
ui-year-ad = { $year } A.D.
ui-year-bc = { $year } B.C.
ui-title-called = Your turn · { $title }

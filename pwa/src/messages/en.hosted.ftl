# The organiser's pages about the games of this server: the list, the night, and the morning after.

ui-hosted-games = Games on this server
ui-hosted-none = This server has no games yet.
ui-hosted-earlier = Earlier games
ui-hosted-open = being played
ui-hosted-paused = paused
ui-hosted-waiting = waits for its beginning
ui-hosted-over = has ended, not closed yet
ui-hosted-closing = closes at { $time }
ui-hosted-closed = closed
ui-hosted-rehearsal = rehearsal
ui-hosted-came = { $came } of { $seats } { AGREE($seats, "person", "people") } came
ui-hosted-phones = { $n } { AGREE($n, "phone listens", "phones listen") }
ui-hosted-acted = last act { $time }
ui-hosted-to-list = All games and events
ui-hosted-unknown = This server has no such game. It may have been erased.
ui-hosted-links = Ways into the game
ui-hosted-open-game = Open the game
ui-hosted-open-projector = Open the projector
ui-hosted-open-console = Open the console
ui-hosted-console-note = The console needs the card of a steward on this device.
ui-hosted-end = End
ui-hosted-no = Leave it as it is

## Closing

ui-hosted-close = Close the game
ui-hosted-close-what = Everybody reads on their phones when the game closes. Then nobody can do anything in it, and its whole ledger is open to everybody who played.
ui-hosted-close-lost = A closed game can never be opened again.
ui-hosted-close-minutes = Minutes until it closes
ui-hosted-close-yes = Close it for ever
ui-hosted-close-stewards = While the evening is played, its stewards close it: one announces the closing on the console, and a second one agrees. In a pause and after the end, you can close it here.
ui-hosted-close-soon = The game closes at { $time }.
ui-hosted-close-done = The game is closed.

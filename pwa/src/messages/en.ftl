# The phone's own words. What a game calls things comes from the game's own messages.

ui-just = { $it }
ui-motto = The ledger of the games

## Getting in

ui-games = Games here
ui-go-on = Go on playing
ui-new-game = New game
ui-past-games = { $n ->
    [one] One game that is over
   *[other] { $n } games that are over
}
ui-lost = There is nothing at this address. These are the games:
ui-unknown-game = There is no such game here
ui-no-games = No game is open here yet.
ui-cards-here = { $n ->
    [one] One card on this phone
   *[other] { $n } cards on this phone
}
ui-status-open = open
ui-status-waiting = not begun yet
ui-status-paused = paused
ui-status-closing = closing
ui-status-closed = over
ui-card-code = No camera? Type the code from your card
ui-card-show = Show my card
ui-you-are = You are
ui-enter = Enter
ui-move-here = Move here
ui-card-elsewhere = { $name } is on another phone. If you move here, that phone is signed out at once.
ui-unknown-card = This card is not known here. A newer one may have been printed: ask the stewards.
ui-too-many = Too many tries. Wait a minute, then scan the card again.
ui-to-games = All games
ui-rehearsal = Rehearsal
ui-rehearsal-about = Pick anybody and play. Nothing here counts.
ui-no-rehearsal = There is no rehearsal on this server.

## Founding a table

ui-players = { $least } to { $most } players
ui-players-best = best with { $from }{ $to ->
    [0] {""}
   *[other] {" "}to { $to }
}
ui-how-many = How many play
ui-seat = Seat { $n }
ui-seat-name = Name of player { $n }
ui-human = A person
ui-bot = A bot
ui-bot-plays = a bot plays
ui-whose-dice = Dice
ui-dice-server = The app rolls
ui-dice-table = We roll
ui-one-phone = One phone is enough: it goes round. Later everybody can take their own seat to their own phone.
ui-names-about = Everybody at the table reads these names. Whoever plays can change or erase their own, under “Your name”.
ui-begin = Begin
ui-hindrance-nobody = Somebody must play: make one of the bots a person.
ui-hindrance-same-name = Two people have the same name. How would you tell them apart?
ui-usual-names = Marcus, Livia, Gaius, Julia, Lucius, Claudia, Titus, Cornelia, Quintus, Aurelia, Servius, Octavia

## Connection

ui-link-live = live
ui-link-late = { $age } ago
ui-link-offline = offline
ui-link-waiting = { $n } waiting
ui-refresh = Refresh
ui-no-answer = The server does not answer. What is on this phone is kept.
ui-try-again = Try again
ui-part-missing = This part could not be loaded.
ui-reload = Reload
ui-update-ready = A new version is ready.
ui-update-now = Update
ui-later = Later

## Around every screen

ui-tabs = Screens
ui-tab-hand = Hand
ui-tab-acts = Acts
ui-tab-map = Map
ui-tab-people = People
ui-tab-chronicle = Chronicle
ui-tab-desk = Desk
ui-tab-console = Console
ui-house = The server
ui-calls = { $n } waiting for you
ui-close = Close
ui-menu = Menu
ui-year = { $year } BCE
ui-time-left = Time left
ui-not-begun = not begun yet
ui-paused = paused
ui-over = time is up
ui-game-waiting = Play has not begun yet. The clock starts when the stewards say so.
ui-game-paused = Everything stands still. The clock goes on when the stewards say so.
ui-game-closing = The game closes in { $left }.
ui-game-closing-soon = The game is about to close.
ui-game-closed = The game is over, and its ledger is open to everybody.
ui-card-moved = Your card is now on another phone.
ui-rules = Rules and words
ui-terms-in = What is this?
ui-projector = Projector
ui-keep-lit = Keep the screen on
ui-repair = Repair app
ui-repair-about = Fetches everything anew. What waits to be sent is kept.
ui-leave = Leave this phone
ui-leave-about = Gives up the cards on this phone. Scan to come back.
ui-search = Search
ui-nothing-found = Nothing found
ui-yes = yes
ui-no = no
ui-none = none
ui-title-called = Your turn · { $title }

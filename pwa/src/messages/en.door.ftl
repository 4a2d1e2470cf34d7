# What is said before a game is open: the list of games, founding a table, taking a card.

## Getting in

ui-lost = There is nothing at this address. These are the games:
ui-motto = The ledger of the games
ui-games = Games here
ui-go-on = Go on playing
ui-new-game = New game
ui-earlier-games = Earlier games
ui-past-games = { $n ->
    [one] One game that is over
   *[other] { $n } games that are over
}
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
ui-card-elsewhere = The card of { $name } is on another phone. If you move here, only this phone plays { $name } from then on.
ui-see-evening = See the evening
ui-over-card = The game is over. You see all of it here: your evening, the replay, what was yours alone.
ui-over-elsewhere = The game is over, and the card of { $name } stays on its phone. Here you see the evening as
    everybody does, with the story of { $name }. Private letters are read on that phone alone.
ui-unknown-card = This card is not known here. Check the letters if you typed a code. A newer card may have been printed: ask the stewards.
ui-too-many = Too many phones ask for a card at once. This phone tries again by itself.
ui-come-in = Come in
ui-ask-in = Ask to come in
ui-rehearsal = Rehearsal
ui-rehearsal-about = Pick anybody and play. Nothing here counts.
ui-newcomers = Good first roles
ui-all-characters = All characters
ui-role-cards = { $role } · { $n }
ui-no-rehearsal = There is no rehearsal on this server.

## Founding a table

ui-players = { $least } to { $most } { AGREE($most, "player", "players") }
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
ui-hindrance-taken = Somebody at this table is called { $name } already: perhaps a bot, or somebody who gave no name. Choose another name.
ui-usual-names = Aulus, Flavia, Decimus, Aemilia, Sextus, Valeria, Publius, Aurelia, Servius, Octavia, Tiberius, Sabina
ui-to-organiser = To the organiser's page

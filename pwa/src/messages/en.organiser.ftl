# The organiser's page: events in preparation, step by step.

ui-organiser-organise = Organise an evening
ui-organiser-to-games = To the games
ui-organiser-events = My events
ui-organiser-no-events = There are no events yet. Begin with a game below.
ui-organiser-unnamed = Event without a name
ui-organiser-runbook = The runbook, to read or to print
ui-organiser-leave = Sign out of this browser
ui-organiser-none = Nobody can organise evenings on this server. Start it with acta serve --organise, or set ACTA_ADMIN_TOKEN.
ui-organiser-gate = Open the link that the program printed when it started, or type the server's own token.
ui-organiser-token = Token
ui-organiser-enter = Enter
ui-organiser-unreachable = Not saved yet. { $why } This page tries again by itself.
ui-organiser-no-answer = The server does not answer.
ui-organiser-again = Try again
ui-organiser-new = New event
ui-organiser-which-game = Which game
ui-organiser-template = For how many people
ui-organiser-for-people = { $n } { AGREE($n, "person", "people") }
ui-organiser-rehearsal = What bots did in a rehearsal for { $n } { AGREE($n, "person", "people") }
ui-organiser-usual-scenario = The usual evening
ui-organiser-from-file = From a scenario file
ui-organiser-missing = missing: { $what }

## The steps

ui-organiser-steps = Steps
ui-organiser-step-game = Game and file
ui-organiser-step-event = Event
ui-organiser-step-cast = Cast
ui-organiser-step-money = Seats and money
ui-organiser-step-seasons = Seasons
ui-organiser-step-readings = Readings
ui-organiser-step-dice = Dice
ui-organiser-step-address = Address for phones
ui-organiser-step-page = Public page
ui-organiser-step-guests = Guests
ui-organiser-step-try = Try it
ui-organiser-back = Back
ui-organiser-next = Next step
ui-organiser-faults = { $n ->
    [one] One fault
   *[other] { $n } faults
}
ui-organiser-saved = Saved at { $time }
ui-organiser-last-saved = Last saved: { $time }
ui-organiser-saving = Saving …
ui-organiser-refused = The marked fields are not saved.
ui-organiser-file-refused = The file was not saved: { $why }
ui-organiser-usual = as usual
ui-organiser-changed = changed
ui-organiser-other-faults = These faults are in parts of the file that this page does not show:
ui-organiser-fault-line = Line { $line }: { $why }
ui-organiser-fault-field = Line { $line }, { $place }: { $why }

## Game and file

ui-organiser-playable = { $n ->
    [0] This scenario can be played.
   *[other] This scenario can be played. Look at the doubts.
}
ui-organiser-doubts = Doubts
ui-organiser-file = The scenario file
ui-organiser-file-note = This page and the file are the same scenario. A change on this page changes only its own line in the file.
ui-organiser-download = Download the file
ui-organiser-upload = Upload a file
ui-organiser-show-file = Show the file
ui-organiser-delete = Delete this event
ui-organiser-delete-ask = Delete …
ui-organiser-delete-note = The event is erased for ever.
ui-organiser-delete-no = Keep it
ui-organiser-delete-yes = Delete for ever

## Event

ui-organiser-name = Name of the event
ui-organiser-name-note = The public page shows this name, too.
ui-organiser-title = Title of the game
ui-organiser-title-note = Phones and the wall show this title.
ui-organiser-date = Day
ui-organiser-begins = Play begins at
ui-organiser-minutes = Length in minutes
ui-organiser-people = Expected people

## Cast, seats and money

ui-organiser-no-cast = In this game everybody takes a seat at the table. There is no cast to choose.
ui-organiser-played = Played: { $count } of { $all }.{ $people ->
    [0] {""}
   *[other] {" "}Expected people: { $people }.
}
ui-organiser-recommended = recommended
ui-organiser-recommended-note = For { $people } { AGREE($people, "person", "people") }, the characters with a mark are recommended.
ui-organiser-recommended-from = Recommended for at least { $n } { AGREE($n, "person", "people") }.
ui-organiser-regions = Regions
ui-organiser-players = Number of players
ui-organiser-players-note = From { $least } to { $most }.
ui-organiser-seats = Seats of the regions
ui-organiser-seats-note = The number of seats in each region, without the throne. Below each region stand the characters who begin there.
ui-organiser-seated = Begin here: { $names }
ui-organiser-nobody-seated = Nobody begins here.
ui-organiser-begins-with = What each character begins with
ui-organiser-start = Begins in
ui-organiser-free-seat = any free seat
ui-organiser-money-note = Each character begins with these goods. An empty field means the usual amount.
ui-organiser-left-out = not played
ui-organiser-played-again = played
ui-organiser-own-lines = The file has lines about { $name }, such as goods. They are deleted if the character is left out.
ui-organiser-leave-out-no = Keep the character
ui-organiser-leave-out-yes = Delete the lines

## Seasons and readings

ui-organiser-no-seasons = This game has no seasons with a length.
ui-organiser-own-calendar = This file lists every season. Change their lengths in the file.
ui-organiser-summers = Number of summers
ui-organiser-summers-note = For a shorter evening. Later years are left out. An empty field means the usual number.
ui-organiser-season-note = Minutes for each season. Usual length: { $minutes }.
ui-organiser-season-number = Number of these seasons: { $number }.
ui-organiser-sum = Minutes of all seasons: { $sum }{ $total ->
    [0] .
   *[other] {" "}of { $total }.
}
ui-organiser-readings-note = The rulebook leaves these questions open. Each answer is usual until you change it.
ui-organiser-main-readings = Readings that most organisers decide
ui-organiser-other-readings = The other readings ({ $n })
ui-organiser-changed-only = Only changed ones
ui-organiser-none-found = No reading was found.
ui-organiser-other-number = Another number
ui-organiser-range = From { $least } to { $most }{ $step ->
    [1] .
   *[other] , in steps of { $step }.
}

## Dice, languages, address

ui-organiser-dice = Dice
ui-organiser-dice-server = The server rolls
ui-organiser-dice-table = People roll real dice and type them in
ui-organiser-no-dice = The server rolls all dice of this game.
ui-organiser-address = Address for phones
ui-organiser-address-note = Phones open this address, and the cards show it as a code.
ui-organiser-this-address = Use { $site }

## The public page

ui-organiser-page-note = A page for your guests. It shows the day, the place, the history, how to play in a minute, and the characters with what they begin with. Guests sign up there.
ui-organiser-public = Everybody with the link may read the page
ui-organiser-public-note = Amounts that you changed and that are secret in play are never shown.
ui-organiser-copy-link = Copy the link
ui-organiser-link-copied = The link is copied.
ui-organiser-link-shown = This browser does not let the page copy. Copy the link above by hand.
ui-organiser-place = Place
ui-organiser-dinner = Dinner at
ui-organiser-places = Number of places
ui-organiser-places-note = Later guests wait on a list. An empty field means no waiting list.
ui-organiser-guest_days = Days for which guests are stored
ui-organiser-guest-days-note = After the event, the server erases everything that guests wrote. An empty field means 30 days. Without a day of the event, the days count from your last change.
ui-organiser-until = Sign-up until
ui-organiser-until-note = An empty field means until the day of the event.
ui-organiser-history = The history
ui-organiser-history-note = A short text about the evening. At most 4,000 letters.

## Try it

ui-organiser-try-about = Bots play the saved scenario, ten times as fast as on the night. This is a rehearsal: no list shows it, and nothing of it is left when you end it or the server stops.
ui-organiser-try-start = Start the rehearsal
ui-organiser-try-again = Start it again from the beginning
ui-organiser-try-end = End the rehearsal
ui-organiser-try-played = The rehearsal is running.
ui-organiser-try-over = The bots have stopped. Everything can still be looked at.
ui-organiser-try-wall = Open the wall
ui-organiser-try-phones = Open a phone
ui-organiser-try-phones-note = Each link opens this character's phone in a new tab. From then on you play the character, and no bot does.
ui-organiser-try-taken = A phone has this character.
ui-organiser-nobody-found = No character was found.
ui-organiser-wait-saved = Your last changes are being saved. Wait a moment.
ui-organiser-steps-with-faults = The scenario has faults, so nobody can play it yet. These steps have them:

## Guests

ui-organiser-guest-count = With a place: { $places }. On the waiting list: { $waiting }. Arrived: { $arrived }.
ui-organiser-no-guests = Nobody has signed up yet. Publish the page, and send its link to your guests.
ui-organiser-food = Food for guests with a place
ui-organiser-propose = Propose characters by wishes
ui-organiser-proposal = Proposal
ui-organiser-proposal-note = Nothing is saved before you take this. Guests who have a character keep it.
ui-organiser-no-proposal = Every guest with a place has a character, or no character is free.
ui-organiser-wish-met = { $n ->
    [0] without a wish
   *[other] wish { $n }
}
ui-organiser-take-proposal = Take the proposal
ui-organiser-leave-proposal = Leave everything as it is
ui-organiser-waits = Number { $n } on the waiting list
ui-organiser-has-place = Has a place
ui-organiser-confirmed = Confirmed
ui-organiser-wishes = Wishes: { $what }
ui-organiser-character-of = Character of { $name }
ui-organiser-no-character = No character
ui-organiser-played-by = { $name } (now { $player })
ui-organiser-confirm = Place confirmed
ui-organiser-arrived = Arrived
ui-organiser-erase-guest = Erase …
ui-organiser-erase-guest-note = Everything that { $name } wrote is erased for ever.
ui-organiser-erase-guests = Erase all guests …
ui-organiser-erase-guests-note = Everything that your guests wrote is erased for ever, with their places and characters.
ui-organiser-late = Comes late
ui-organiser-absent = Does not come
ui-organiser-absent-note = Does not come. The place and the character are free for others.
ui-organiser-swap-with = { $name } (swap with { $player })
ui-organiser-characters-and-cards = Characters: { $n }. Cards: { $all }.
ui-organiser-shared-characters = Several people play these characters together, each with a card: { $what }. Give such a character to one of them here, and the other cards by hand.
ui-organiser-shared-character = { $name } ({ $n })
ui-organiser-console-names = Names on the console
ui-organiser-console-missing = { $n ->
    [one] The game's console lacks the name of one guest with a character.
   *[other] The game's console lacks the names of { $n } guests with a character.
} Other people whom it notes for these characters are replaced. It gets only names, and who has come.
ui-organiser-console-complete = The game's console has the names of all guests with a character. Arrivals and absences that are noted on one page show on the other.
ui-organiser-console-hand-over = Hand the names to the console
ui-organiser-free-characters = Characters without a guest: { $n }
ui-organiser-free-note = If somebody does not come, give a recommended character to the next guest on the waiting list, or to somebody at the door. The others may stay empty.
ui-organiser-free-needed = recommended
ui-organiser-free-empty = may stay empty
ui-organiser-at-door = Somebody comes without a sign-up
ui-organiser-at-door-note = Type the name. The person gets a place and a free character, and has arrived.
ui-organiser-at-door-name = Name of the person
ui-organiser-at-door-character = Free character
ui-organiser-at-door-add = Add the person

## E-mails to guests

ui-organiser-mail-for = E-mail to { $name }
ui-organiser-mail-for-all = One e-mail for all
ui-organiser-mail-subject-label = Subject
ui-organiser-mail-subject = { $name }
ui-organiser-mail-text = Text
ui-organiser-mail-addresses = Addresses of guests (put them into the field for hidden copies)
ui-organiser-mail-copy-subject = Copy the subject
ui-organiser-mail-copy-text = Copy the text
ui-organiser-mail-copied = Copied
ui-organiser-mail-open = Open in the e-mail program
ui-organiser-mail-link-known = The text has no link of this guest, because the server stores only its digest. The guest got it after the sign-up, or from you. If you make a new link, the old one opens nothing any more.
ui-organiser-mail-no-link = This guest has no link for changing or cancelling yet.
ui-organiser-mail-make-link = Make a new link for the text
ui-organiser-mail-has-card = The text has the link of the card. Everybody with this text can open the card.
ui-organiser-mail-no-card = The text has the link of the card only if this window has made the newest cards and has not put them away.
ui-organiser-mail-hello = Hello, { $name }!
ui-organiser-mail-hello-all = Hello everybody,
ui-organiser-mail-all = this is about { $what }.
ui-organiser-mail-place = you have a place at { $what }.
ui-organiser-mail-waits = you are number { $n } on the waiting list of { $what }.
ui-organiser-mail-character = You play { $name }.
ui-organiser-mail-page = More about the evening:
ui-organiser-mail-link = With this link you change or cancel your sign-up. It is only for you:
ui-organiser-mail-card = With this link your phone gets your card. It is only for you:

## Guests from a spreadsheet

ui-organiser-import = Add guests from a spreadsheet
ui-organiser-import-title = Guests in the spreadsheet
ui-organiser-import-note = Nothing is saved before you take these guests. Choose the content of each column, and remove the mark of a row that you do not want.
ui-organiser-import-large = The file is too large. The limit is { $n } KiB. Save only the list of guests as a new file.
ui-organiser-import-column = Column { $n }
ui-organiser-import-kind-none = is left out
ui-organiser-import-kind-name = Name
ui-organiser-import-kind-wish = Wishes
ui-organiser-import-kind-food = Food
ui-organiser-import-kind-contact = E-mail or telephone
ui-organiser-import-kind-words = A word to the organiser
ui-organiser-import-count = Rows that become guests: { $n } of { $all }.
ui-organiser-import-take = { $n ->
    [one] Take this guest
   *[other] Take these { $n } guests
}
ui-organiser-import-leave = Take nobody

## Found and print

ui-organiser-step-found = Found and print
ui-organiser-founded = founded
ui-organiser-locked = The game is founded, so its scenario cannot change any more. The last step can make a copy.
ui-organiser-delete-founded = The event is erased for ever. The game that was founded from it stays.
ui-organiser-check = The address for phones
ui-organiser-check-again = Check again
ui-organiser-check-step = Change the address
ui-organiser-found = Found the game
ui-organiser-found-about = The game is made from the saved scenario, and waits until one of its stewards lets play begin. From then on its scenario cannot change.
ui-organiser-found-yes = Found it now
ui-organiser-found-no = Not yet
ui-organiser-found-again = The founding was interrupted. Nothing is lost: found the game again.
ui-organiser-founded-title = The game is founded
ui-organiser-found-done = Its name on this server is { $game }. It waits until one of its stewards lets play begin.
ui-organiser-game-page = The page of the game
ui-organiser-copy = Make a copy
ui-organiser-copy-about = A copy is a new event with the same scenario, which can be changed.
ui-organiser-copy-name = Copy of { $name }
ui-organiser-console = Open the console
ui-organiser-lost-card = A card was lost? A steward prints it again on the console.
ui-organiser-print = Print
ui-organiser-print-language = The pages are printed in the language of this page. Choose it here. Each phone shows the language of its owner.
ui-organiser-print-cards = Make the cards
ui-organiser-print-cards-about = One card for each character, with a code that opens it. The codes are shown only once: print the pages before you leave them.
ui-organiser-print-cards-again = Cards were printed already. New cards make all older cards useless. Phones that are in the game stay in it.
ui-organiser-print-cards-yes = Make new cards
ui-organiser-print-cards-no = Keep the old cards
ui-organiser-print-cards-begun = Play has begun, so all cards stay as they are. A lost card is printed again on the console.
ui-organiser-print-desks = Show the pages for desks
ui-organiser-print-desks-about = One page for each god and for the stewards: who they are, what they do in each season, and which acts they have.
ui-organiser-print-signs = Show the signs
ui-organiser-print-signs-about = A sign for the door with the address for phones, and one for the Wi-Fi. The password stays in this browser, and is gone when you leave this page.
ui-organiser-wifi-name = Name of the Wi-Fi
ui-organiser-wifi-password = Password of the Wi-Fi
ui-organiser-print-now = Print these pages
ui-organiser-print-away = Put these pages away
ui-organiser-printed = Pages to print
ui-organiser-sign-door = Open this page
ui-organiser-sign-door-about = Scan the code with your phone, or type the address. Then scan your card.
ui-organiser-sign-wifi = Wi-Fi
ui-organiser-sign-wifi-about = Scan the code to join, or choose the network and type the password.
ui-organiser-sign-network = Network: { $name }
ui-organiser-sign-password = Password: { $code }
ui-organiser-no-desks = In this game nobody has a desk.
ui-organiser-desk-why = Why you are here
ui-organiser-desk-rules = Remember
ui-organiser-desk-powers = Your acts in this game
ui-organiser-desk-holds = At the beginning you have: { $assets }

## Two windows

ui-organiser-conflict = Another window has changed these fields, too. Choose which value stays.
ui-organiser-mine = Mine: { $value }
ui-organiser-theirs = The other: { $value }

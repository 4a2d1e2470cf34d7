# The phone's own words inside a game: fetched with the game's.

## Around a table

ui-your-turn = Your turn
ui-your-turn-named = Your turn, { $who }
ui-turn-of = Waiting for { $who }
ui-pass = Pass the phone to { $who }
ui-i-am = I am { $who }
ui-invite = Invite
ui-invite-note = Others play on their own phones; your own way back
ui-invite-about = Whose seat goes to another phone? Others scan its code, or open its link.
ui-invite-scan = Whoever scans this plays { $who } on their own phone from then on.
ui-invite-own = With this code you play { $who } on another phone, should this one be lost. Keep it where nobody else reads it.
ui-seat-host = leads the table: for you alone
ui-seat-here = on this phone
ui-seat-bot = a bot plays, until somebody sits down
ui-seat-elsewhere = on another phone
ui-seat-moved = { $who } { AGREE($who, "plays", "play") } on another phone now.
ui-send-link = Send the link
ui-copied = Copied
ui-deadlines = Deadlines
ui-deadlines-note = Reminders, and a calendar of yours
ui-your-name = Your name
ui-your-name-about = What the others call you
ui-your-name-erased = Leave it empty, and your name is erased here: your character's stands there again. What was copied from this game before keeps it.
ui-keep-name = Call me that
ui-erase-name = Erase my name

## Hand and desk

ui-room = You are watching. Scan a card to play.
ui-waiting = Waiting for you
ui-nothing-waits = Nobody is asking for you just now.
ui-asked-of-others = You have asked
ui-scan = Scan a code
ui-meet = Meet somebody
ui-meet-note = Your code, and theirs
ui-now = Now
ui-refused-now = { $n ->
    [one] One act is not possible now
   *[other] { $n } acts are not possible now
}
ui-where = Where you are
ui-with-you = { $n ->
    [0] Nobody is with you.
   *[other] With you
}
ui-with-you-more = { $n } more
ui-bonds = Ties
ui-bonds-own = What binds you
ui-bond-since = since { $time }
ui-bond-until = until { $time }
ui-nowhere = nowhere
ui-covered = Covered
ui-cover = Tap to cover
ui-uncover = Tap to show
ui-of = { $n } of { $slots }
ui-reminders = Worth remembering
ui-stock = What you have to give
ui-each = { $price } each
ui-not-advertised = not advertised
ui-record = Record for a player
ui-record-for = For { $who }
ui-somebody-else = Somebody else
ui-petition = { $who } { AGREE($who, "asks", "ask") }: { $act }
ui-consent = Agree
ui-if-you-agree = If you agree
ui-decline = Decline
ui-withdraw = Take back
ui-still-needs = Still needs the word of { $who }
ui-duty-default = If you do not choose: { $option }

## What is owed until a deadline

ui-save = Save
ui-window-nothing = nothing saved
ui-window-unsent = not sent yet
ui-window-saved = saved { $at }
ui-window-sealed = saved, copy sealed { $at }
ui-window-changeable = You can change it until the deadline.
ui-window-ready = { $saved }, ready
ui-window-not-ready = { $saved }, not ready
ui-window-change = Change: { $act }
ui-window-count = { $n } of { $of } { AGREE($n, "is", "are") } ready
ui-window-missing = Not ready yet: { $who }
ui-window-soon = { $what }: it ends in { $left }. Yours: { $state }.
ui-i-am-ready = I am ready
ui-not-ready-after-all = Not ready after all
ui-saved-ready = Saved. You are ready.
ui-saved-not-ready = Saved, not ready. It counts at the deadline all the same, and until then you can change it.
ui-saved-ready-over = Saved. The change took back that you are ready.
ui-sealed-about = Nobody else reads it before the deadline. You can change it until then, and nobody can afterwards.

## Commands on their way

ui-pending = On its way
ui-queued = Waiting for the network
ui-sent = Sent, waiting for the answer
ui-held = Waiting until the game goes on
ui-sending = Sending…
ui-on-its-way = On its way: it is kept until the server has answered.
ui-on-its-way-unkept = On its way. This phone keeps nothing just now: leave the app open until it is sent.
ui-unkept = This phone does not keep it: leave the app open until it is sent.
problem-unsent = It was not sent: this phone could not keep it. Try again.
ui-done = Done
ui-own-change = You: { $change }
ui-asked = Asked. It counts when they agree.
ui-still-do = The season has changed since you chose “{ $what }”. Still do this?
ui-do-it = Do it now
ui-drop = Drop it
ui-refused = Not possible: { $what }
ui-understood = Understood

## Forms

ui-change = Change
ui-optional = if you like
ui-needed = needed
ui-room-left = { $n } left
ui-up-to = up to { $n }
ui-left = { $n } left
ui-share-more = { $n } more to choose
ui-subset = { $n } of { $most }
ui-row-choose = Choose
ui-row-further = Then
ui-row-first = { $what }: choose
ui-row-onward = { $what }: then
ui-row-back = { $what }: take the last one back
ui-nothing-to-share = Nothing there
ui-first-choose = First choose: { $what }
ui-asks-server = Only the server knows what fits here. This phone asks until the server answers.
ui-stays-empty = Stays empty, because this phone has no connection.
ui-form-offline = No connection. You can send it now: this phone sends it once the connection is back.
ui-form-open = No connection. Choose the rest, and you can send it without one.
ui-form-waits = No connection. Only the server knows what you can choose next. This phone asks again, and keeps your choices.
ui-form-unknown = No connection, and this phone has not seen this form yet. It opens by itself once the server answers.
ui-for = for { $who }
ui-ask = Ask { $who }
ui-ask-all = Ask them
ui-had-me = You would have
ui-had-other = { $who } would have
ui-left-me = You would have left
ui-left-other = { $who } would have left
ui-leg-to = to { $who }
ui-leg-from = from { $who }
ui-of-whom = { $what } of { $who }
ui-term-row = { $of }: { $steps }
ui-becomes = { $side ->
    [mine] You become: { $what }.
   *[others] { $who } { AGREE($who, "becomes", "become") }: { $what }.
}
ui-ceases = { $side ->
    [mine] You cease to be: { $what }.
   *[others] { $who } { AGREE($who, "ceases", "cease") } to be: { $what }.
}
ui-agreed-so-far = { $n } of { $all } { AGREE($n, "has", "have") } agreed.
ui-legs-more = and { $n } more
ui-needs-voice = Needs the word of { $who }
ui-no-acts = Nothing to do just now.
ui-not-now = Not now
ui-acts-here = What you can do
ui-appeal = Appeal
ui-appeal-about = { $who } may let it stand all the same. Say why it should be allowed.
ui-appeal-why = Your reason
ui-appeal-send = Send the appeal
ui-overrule = Overrule
ui-overrule-why = Why it is allowed all the same
ui-new-card = A new card
ui-new-card-about = Scan this now. The old card no longer works, and this screen is shown only once.
ui-new-card-waits = Shown only once. It works when others agree, or the wait is over.
ui-overrules = It sets aside:
ui-typed-code = Or type on the first page: { $code }
ui-qr = QR code of the card

## Dice

ui-dice-how = { $n ->
    [one] tap what lies on the table
   *[other] tap what lies on the table, one after the other
}
ui-dice-keys = Die { $n } shows
ui-dice-left = { $n ->
    [one] one to go
   *[other] { $n } to go
}
ui-die-place = Die { $n }: { $face }
ui-die-of = { $who }: { $face }
ui-die-blank = not yet
ui-die-locked = { $die }, held back

## Map

ui-map = Map
ui-as-map = Map
ui-as-list = List
ui-seats = { $free ->
    [0] full, { $capacity } { AGREE($capacity, "seat", "seats") }
   *[other] { $free } of { $capacity } { AGREE($capacity, "seat", "seats") } free
}
ui-you-are-here = you are here
ui-region = Region
ui-who-is-here = Who is here
ui-nobody-here = nobody
ui-roads = Roads to { $places }

## People

ui-filter-role = Narrow by role
ui-people-here = With you
ui-people-lately = Lately
ui-people-others = Everybody else
ui-everybody = Everybody
ui-holds = Holds
ui-holds-nothing = Nothing that you may see
ui-sells = Sells
ui-powers = Powers

## Chronicle

ui-filter = Narrow
ui-filter-kind = Kind of entry
ui-every-kind = Every kind
ui-kind-such-as = such as “{ $newest }”
ui-all-lines = All
ui-my-lines = Mine
ui-no-lines = Nothing has happened yet.
ui-older = Earlier
ui-entry = Entry
ui-recorded-by = recorded by { $who }
ui-stood-in = { $recorder } acted for { $who }
ui-happened = entered { $entered }, happened { $happened }
ui-see-moment = See this moment
ui-reversed = set right
ui-reversed-about = This was set right by a later entry.
ui-ruling = ruling
ui-alone = alone
ui-alone-about = No other steward was there to confirm it.
ui-confirmed-by = Confirmed by { $who }
ui-warned = { $n ->
    [one] one warning
   *[other] { $n } warnings
}
ui-private = private
ui-was-private = was private
ui-moved = { $who } to { $place }
ui-moved-away = { $who } { AGREE($who, "is", "are") } nowhere any more
ui-by-itself = It came with time itself.
ui-done-by = Done by { $who }
ui-done-recorded = Done by { $who }, recorded by { $recorder }
ui-ruled-by = { $who } ruled:
ui-contest = It was not so
ui-undo = Undo
ui-reverse = Set right
ui-disclose = Show it to others

## Rules

ui-rules-rules = Rules
ui-rules-readings = Readings
ui-rules-english = The rulebook is in English. What you may do, and why not, is told in your language.
ui-rules-words = Latin
ui-no-rulebook = The rulebook is not on this phone.
ui-no-rule-text = The text of this rule is not on this phone.
ui-all-rules = All rules
ui-was = Usually: { $value }

## Stewards

ui-console-now = Now
ui-console-cast = Cast
ui-console-readings = Readings
ui-period-number = period { $n }
ui-knocks = At the door
ui-knocks-name = { $name } asks to come in.
ui-let-in = Let in
ui-turn-away = Turn away
ui-turn-away-all = Turn all { $n } away
ui-knocks-alike = Somebody else here is called so, too, or so that it looks alike.
ui-appeals = Appeals
ui-questions = Open questions
ui-record-or-force = Act for a player
ui-reverse-entry = Set right
ui-cards-claimed = { $n } of { $all } { AGREE($all, "card", "cards") } { AGREE($n, "is", "are") } on a phone
ui-card-claimed = on a phone
ui-card-free = not scanned yet
ui-card-moves = { $n ->
    [one] moved once
   *[other] moved { $n } times
}
ui-flip = Change

## The wall

ui-fingerprint = Seal
ui-wall-quiet = { $n } { AGREE($n, "person plays", "people play") }: what they do is told here
ui-rulings = { $n ->
    [one] One ruling
   *[other] { $n } rulings
}

## Seals

ui-seals-fit = { $n ->
    [one] This phone kept one seal of the game, and it fits.
   *[other] This phone kept { $n } seals of the game, and all of them fit.
}
ui-seals-behind = Another server went on from a copy. { $behind } of { $n } { AGREE($n, "seal", "seals") } that this phone kept { AGREE($behind, "is", "are") } of the lost server, after the copy was made; all others are among those of this game. Keep what this phone saw (menu): it has what was there.
ui-seals-lost = { $lost } of { $n } { AGREE($n, "seal", "seals") } that this phone kept { AGREE($lost, "is", "are") } not among those of this game: what is shown now is not what was told during play. Keep what this phone saw (menu) and show it to the others.
ui-seals-key = The game is sealed with another key than the one this phone was shown during play. Keep what this phone saw (menu) and show it to the others.
ui-seals-chain = The seals of this game do not go on from one another: some were changed or left out. Keep what this phone saw (menu) and show it to the others.
ui-seals-proof = The seals of this game do not prove that its entries stayed what they were. Keep what this phone saw (menu) and show it to the others.
ui-witness = Keep what this phone saw
ui-witness-about = A file for acta verify: the seals that this phone was given, and everything it asked for, your secrets and your free words included. Whoever gets the file can read them.

## Connection

ui-link-live = live
ui-link-late = { $age } ago
ui-link-offline = offline
ui-link-gone = ended
ui-link-waiting = { $n } waiting
ui-refresh = Refresh

## Around every screen

ui-tabs = Screens
ui-tab-hand = Hand
ui-tab-acts = Acts
ui-tab-map = Map
ui-tab-people = People
ui-tab-chronicle = Chronicle
ui-tab-letters = Letters
ui-tab-desk = Desk
ui-tab-rules = Rules and words
ui-tab-console = Console
ui-house = The server
ui-calls = { $n } waiting for you
ui-letters-unread = { $n ->
    [one] one unread
   *[other] { $n } unread
}
ui-letter-to-them = Write a letter
ui-menu = Menu
ui-time-left = Time left
ui-not-begun = not begun yet
ui-paused = paused
ui-over = time is up
ui-game-waiting = Play has not begun yet. The clock starts when the stewards say so.
ui-game-paused = Everything stands still. The clock goes on when the stewards say so.
ui-game-closing = The game closes in { $left }.
ui-game-closing-soon = The game is about to close.
ui-result-winner = { $who } { AGREE($who, "has", "have") } won.
ui-result-joint-win = { $who } have won together.
ui-result-draw = A draw between { $who }.
ui-result-nobody = The game is over, and nobody has won.
ui-result-agreed = All who played agreed on this.
ui-game-closed = The game is over, and its ledger is open to everybody.
ui-card-moved = Your card is not on this phone any more: it is on another one, was printed anew, or has left the game.
ui-game-gone = This game is not here any more: its rehearsal has ended, or it was erased.
ui-crowded = Not live: other windows of this browser show other games. Close one of them, and this one goes live. Until then it asks every few seconds.
ui-seat-lapsed = This phone is signed out: it plays { $who } no more.
ui-come-back = Come back
ui-seat-lost = { $who } cannot be played here any more: the card is on another phone, or was printed anew. Scan the card, or type its code.
ui-type-code = Type the code
ui-after = Look back
ui-after-note = What happened, moment by moment, and whether it was fair

ui-rules = Rules and words
ui-minute-note = The rules of your role on six cards
ui-terms-in = What is this?
ui-projector = The wall
ui-keep-lit = Keep the screen on
ui-repair = Repair app
ui-repair-about = Fetches everything anew. What waits to be sent is kept.
ui-repair-offline = The app is mended once there is a link to the server; without one it could not come back.
ui-leave = Leave this phone
ui-leave-about = Gives up the cards on this phone. Scan to come back.
ui-search = Search
ui-nothing-found = Nothing found
ui-none = none

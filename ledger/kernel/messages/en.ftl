# What every game says. The phone and the server read this same file.
# A game's own messages come after these and may say the same key in its own words.

## The chronicle: what happened

game-founded = { $title }: the game begins
period-opened = { $period } begins
seed-revealed = The dice of period { $number } can now be checked
card-claimed = Your card came to a phone
card-moved = Your card moved to another phone
card-reissued = A new card was printed; the old one no longer works
knocked = Somebody asks to come in
turned-away = { $who } turned somebody away who asked to come in
character-entered = { $who } came into play
character-handed-over = { $who } { AGREE($who, "is", "are") } played by somebody else from now on
character-retired = { $who } { AGREE($who, "has", "have") } left play
character-cast = The cast was noted: { $who }
checked-in = { $attendance ->
    [here] { $who } { AGREE($who, "has", "have") } come
    [absent] { $who } { AGREE($who, "does", "do") } not come
   *[expected] { $who } { AGREE($who, "is", "are") } expected
}
stand-in-named = { $other } { AGREE($other, "acts", "act") } for { $who } from now on
stand-in-ended = { $other } { AGREE($other, "acts", "act") } for { $who } no more
petition-opened = { $who } { AGREE($who, "asks", "ask") } { $crowd ->
    [yes] { $n } others
   *[no] { $to }
}: { $act }
petition-consented = { $who } agreed; others have not yet
petition-carried = { $who } agreed
petition-declined = { $who } said no to { $actor }: { $act }
petition-withdrawn = { $who } took it back: { $act }
petition-lapsed = { $why ->
    [period] { $period } began before all agreed to what { $who } asked for: { $act }
   *[matter] What { $who } asked for is over: { $act }
}
grave-act-asked = { $asked ->
    [yes] { $who }, { $act }: { $by } asked another steward to confirm it
   *[no] { $who }, { $act }: this is about to happen without another steward
}
grave-act-confirmed = { $who }, { $act }: { $by } confirmed it
grave-act-alone = { $who }, { $act }: { $by } did this alone
grave-act-stopped = { $own ->
    [yes] { $who }, { $act }: { $by } took this back before it happened
   *[no] { $who }, { $act }: { $by } refused to confirm it
}
grave-act-lapsed = { $who }, { $act }: nobody confirmed it, or it is no longer possible
duty-owed = { $who } { AGREE($who, "has", "have") } to choose: { $duty }
duty-discharged = { $due ->
    [yes] { $who } did not choose in time: { $duty }
   *[no] { $who } chose: { $duty }
}
appeal-made = { $who } { AGREE($who, "appeals", "appeal") } to the stewards: { $act }
appeal-upheld = The stewards let { $who } do it: { $act }
appeal-dismissed = The stewards let the refusal stand: { $who }, { $act }
act-contested = { $who } { AGREE($who, "says", "say") } it was not so{ $told ->
    [yes] : { $said }
   *[no] {""}
}
question-settled = { $who } dealt with it ({ $rule })
entry-reversed = { $told ->
    [yes] { $said }:{" "}
   *[no] {""}
}{ $own ->
    [yes] { $by } took this back
   *[no] { $by } set this right
}
disclosed = Something was laid open
switch-set = { $asks } From now on: { $means } Until now: { $meant }
dice-set = { $value ->
    [table] From now on dice are rolled on the table and typed in
   *[other] From now on the server rolls the dice
}
introduced = The player of { $who } said a name
game-begun = Play begins
game-paused = Everything stands still
game-resumed = The game goes on
ledger-restored = The server was lost. The game goes on from a copy on another one, once a steward takes it over
game-taken-over = { $who } took the game over on another server
closing-announced = A steward wants to close the game, with { $minutes ->
    [one] a minute's notice
   *[other] { $minutes } minutes' notice
}
closing-confirmed = The game is closing: the countdown runs
closing-cancelled = The game goes on after all
game-closed = The game is over, and its ledger is open
window-opened = Now is owed: { $window }
window-joined = { $who } { AGREE($who, "owes", "owe") } something now, too: { $window }
window-sealed = Sealed, and nothing can be changed any more: { $window }
ready-told = { $n ->
    [one] One is ready: { $window }
   *[other] { $n } are ready: { $window }
}
window-postponed = There is more time ({ $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}): { $window }
window-cancelled = Nothing is owed any more: { $window }
submissions-opened = Opened: { $window }

## Deadlines, as a calendar and a phone that is not looked at say them

deadline-calendar = { $title }: { $who }
deadline-summary = { $window } ({ $title })
deadline-owed = { $who } { AGREE($who, "owes", "owe") } this until then. It may end earlier, when all are ready.
deadline-of-others = Others owe this until then. It may end earlier, when all are ready.
deadline-foreseen = As things stand. What comes before it may end earlier or later.
deadline-paused = The game stands still: the deadline moves on by as long as the pause lasts.
push-opened = { $who } { AGREE($who, "owes", "owe") }: { $window }. Until { $until }.
push-moved = There is another deadline for { $who }: { $window }. Until { $until }.
push-reminder = { $who } { AGREE($who, "is", "are") } not ready yet: { $window }. Until { $until }.

## Acts: what one may do

act-consent = Agree
act-decline = Say no
act-withdraw = Take it back
act-choose = Choose
act-contest = Say it was not so
act-settle = Settle a question
act-undo = Undo
act-appeal = Appeal to the stewards
act-dismiss-appeal = Let a refusal stand
act-reverse = Set an entry right
act-disclose = Show an entry to others
act-set-switch = Flip a reading
act-use-dice = Change whose dice are rolled
act-introduce = Say your name
act-begin-play = Begin play
act-pause = Pause the game
act-resume = Resume the game
act-take-over = Take the game over on this server
act-restore-ledger = Go on from a copy
act-claim-card = Take your card
act-move-card = Move your card here
act-reissue-card = Print a card anew
act-knock = Ask to come in
act-let-in = Let somebody in
act-turn-away = Turn somebody away
act-turn-away-all = Turn several away
act-hand-over-character = Hand a character over
act-retire-character = Take a character out of play
act-cast-character = Note who plays a character
act-check-in = Check somebody in
act-confirm-act = Confirm another steward's act
act-stop-act = Stop an act that waits for a steward
act-name-stand-in = Let somebody act for another
act-end-stand-in = Let nobody act for another any more
act-announce-closing = Announce the closing
act-confirm-closing = Agree to the closing
act-cancel-closing = Call the closing off
act-set-ready = Say that you are ready
act-postpone-deadline = Give more time

## Fields

field-waiting = Which act that waits
field-petition = Which petition
field-reason = Reason
field-duty = Which choice
field-option = Your choice
field-entry = Which entry
field-question = Which question
field-appeal = Which appeal
field-reader = Who may read it
field-charge = Who pays if the goods have moved on
field-switch = Which reading
field-value = What it becomes
field-name = Your name
field-card = Which card
field-character = Which character
field-let-in-character = As whom
field-knock = For whom
field-knocks = Who asks to come in
field-attendance = Whether they have come
field-note = Note
field-stand_in = Who acts for them
field-minutes = Minutes
field-about = Which act
field-rules = Which rules
field-window = Which deadline
field-ready = Ready

option-true = yes
option-false = no
option-server = by the server
option-table = on the table, typed in

## Notes beside options

note-petition = { $who }: { $act }
note-duty = { $duty }
note-window = { $window }
note-nobody-else = nobody else
note-everybody = everybody
question-irregular = { $what } does not fit the new reading and was left as it is
question-act-contested = { $who } { AGREE($who, "says", "say") } it was not so

## Objections: what would have to be different

not-possible = Not possible for { $who }
lacks = { $you ->
    [yes] You would need { $n } { $asset } more
   *[no] { $who } would need { $n } { $asset } more
}
comes-to-nothing = As things stand nothing would come of it
note-knock = { $who }
note-new-print = The person who scans the new card
has-a-card = You have a card in this game already
nobody-comes-late = Nobody can come into this game now
too-many-wait = { $n } { AGREE($n, "person waits", "people wait") } already to be let in
no-such-knock = They do not wait to be let in any more
name-taken = Somebody else at this table has the name { $name }, or one that looks alike
nobody-is-free = There is no free character
not-free = This character is not free
not-handed-over = This character is not handed over
not-retired = This character cannot be taken out of play
nobody-cast = Nobody is noted for this character
checked-in-already = That is noted already
no-organiser = Where all keep order together, nobody keeps a list of people
acts-already = They act for this character already
acts-not = They do not act for this character
steward-acts-alone = Nobody acts for a steward
too-many-act = { $n } { AGREE($n, "person acts", "people act") } for this character already
stewards-enter-by-hand = Only stewards enter what happened earlier
not-entered-by-hand = This is not entered as of an earlier time
not-happened-yet = That time is still to come
happened-before-play = Play had not begun at that time
card-here-already = This card is already on this phone
card-reissued-meanwhile = This card was printed anew meanwhile; look whether it still has to be
card-moved-often = This card moved { $n } { AGREE($n, "time", "times") } in half an hour; a steward has to print it anew
no-such-grave-act = That act waits no more
another-confirms = Another steward has to confirm it, on another phone
closing-already = The closing is announced already
closing-needs-second = A second steward has to agree
closing-by-house = The organiser of the server closes this game
no-closing = No closing is announced
contest-too-late = The period in which it was recorded is over
contested-already = You have said so already
not-a-party = It does not concern you
not-recorded-for-you = Nobody recorded it for you
no-such-appeal = That appeal is no longer open
no-such-duty = You do not owe that choice, or no longer
no-such-window = Nothing of the kind is owed by you now
window-over = The time for that is over, and it is sealed
no-such-option = That is not one of the choices
no-such-petition = That petition is no longer open to you
matter-over = { $you ->
    [yes] That is over for which you asked this: { $act }. It would have to be asked anew.
   *[no] That is over for which { $who } asked this: { $act }. It would have to be asked anew.
}
proposed-already = { $own ->
    [yes] You have asked for this already: wait for the answer, or take it back first
   *[no] { $who } { AGREE($who, "has", "have") } asked for this already: answer that first
}
trade-changed = What { $who } { AGREE($who, "gives", "give") } has changed since you looked. Look at the table again.
trade-one-sided = One of you gives nothing yet. For a present there is giving.
others-have-a-say = By now more people have a say in this than were asked. It has to be proposed again.
no-such-question = That question is no longer open, or not yours to judge
no-such-character = Nobody of that name is in this game
no-such-place = There is no such place
no-such-asset = There is nothing of that name
no-such-entry = There is no such entry
no-such-switch = There is no such reading
no-such-value = That reading cannot be set so
irregular = { $what } does not fit this reading; nobody is moved
switch-so-already = It is read so already
dice-so-already = These dice are in use already
no-table-dice = Dice on the table cannot be typed in in this game
never-reversed = An entry of this kind cannot be set right
piece-moved-on = { $who } would have to be still where this entry says.
reversed-already = It was set right already
seen-already = They have seen it already
undo-officers-only = Only officers may undo
undo-own-only = You may undo only your own acts
undo-too-late = Undo within { $n } { AGREE($n, "second", "seconds") }; after that a steward can set it right
undo-moved-on = Something has happened since; a steward can set it right
nothing-to-appeal = Nothing forbids it: just do it
too-many-appeals = You have { $n } open { AGREE($n, "appeal", "appeals") }; wait for an answer
stewards-only = Only { $who } may do that
play-begun-already = Play has begun already
not-begun = Play has not begun yet
not-restored = This game was not restored from a copy
paused-already = The game stands still already
not-paused = The game is not paused

## The house: what stewards should know of the server itself

house-unwritable = Nothing can be recorded: the ledger cannot be written. Free the disk, or look at who owns the file; the server goes on by itself. The store says: { $why }
house-log-missing = The ledger's file was copied without the -wal file that lay beside it, or another program folded that in: the acts made last may be missing. Compare with what phones saw; next time copy with acta backup
house-uncopied = No copy of the ledger could be made: if this laptop died now, what was done since the last copy would be lost. The server tries again by itself. It says: { $why }
house-clock-ahead = The server's clock was set ahead by { $seconds } { AGREE($seconds, "second", "seconds") }. The game goes on by a clock of its own, as if it had not been
house-clock-back = The server's clock was set back by { $seconds } { AGREE($seconds, "second", "seconds") }. The game goes on by a clock of its own, as if it had not been
house-clock-behind = When the server started, its clock was { $seconds } { AGREE($seconds, "second", "seconds") } behind the last entry. The game goes on from that entry; set the clock before the next start

## Problems: why a request was not answered with yes

problem-malformed = That could not be understood
problem-too-large = That is too large
problem-unknown-game = There is no such game
problem-unknown-act = There is no such act in this game
problem-not-your-card = You do not hold a card for that
problem-saved-elsewhere = Another phone has saved something else meanwhile
problem-changed-elsewhere = Another window has changed this event meanwhile
problem-stale-period = The period has ended since
problem-refused = The rules do not allow it now
problem-repeated-otherwise = This command was already sent with other contents
problem-wrong-signature = This was not signed by the phone that holds the card
problem-not-begun = Play has not begun yet
problem-paused = The game is paused
problem-closed = The game is over
problem-not-closed = The game is not closed yet
problem-unknown-host = This server goes by another name
problem-too-many = Too many requests; wait a moment
problem-unavailable = The ledger cannot be reached; nothing was recorded
problem-unknown-card = No game knows this card
problem-push-off = This server does not send messages to phones
problem-unknown-calendar = This address of a calendar is dead
problem-unknown-character = There is no such character in this game
problem-unknown-guest = There is no such sign-up
problem-sign-up-closed = The sign-up is closed
problem-unknown-event = There is no such event
problem-card-elsewhere = This card is on another phone
problem-unauthorized = That needs a card or a token that works
problem-no-receipt = There is no receipt for this command
problem-not-found = There is nothing here
problem-method-not-allowed = That cannot be done here
problem-elsewhere = This request comes from another site
problem-internal = Something went wrong on the server; nothing was recorded

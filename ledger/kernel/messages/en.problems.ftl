# What the server says of problems (RFC 9457) beyond their titles. Phones say the titles alone.

## What the sender can do about each kind

advice-malformed = Look at `errors`: each names a field and says what is wrong with it.
advice-unauthorized = Claim a card with `"bearer": true` and send the answer's `bearer` as `Authorization: Bearer ...`. To found a game, send the host's own token so.
advice-not-your-card = Act as a character whose card this session holds.
advice-wrong-signature = Sign with the key the card was claimed with, or claim it anew.
advice-elsewhere = Send requests with a cookie only from this server's own pages.
advice-not-found = Look at the address; `/api/v1/openapi.json` lists all there are.
advice-unknown-game = Look at the game's id; `/api/v1/games` lists all there are.
advice-unknown-card = The card may have been printed anew: ask a steward for it.
advice-unknown-calendar = The address was taken back or made anew: ask its holder.
advice-unknown-character = Look at the name: the game's view lists its whole cast.
advice-unknown-event = It was deleted: look at the list of events.
advice-unknown-guest = It was cancelled, or the link is not complete. Open the whole link again.
advice-sign-up-closed = Ask the organiser. Guests who have signed up can still change or cancel with their link.
advice-push-off = This server sends to no phone; `ACTA_PUSH_KEY` lets it.
advice-no-receipt = The command never arrived, or was refused: it may be sent again.
advice-method-not-allowed = The header `Allow` names what can be done here.
advice-refused = Each of `objections` says what would have to be different.
advice-stale-period = Look at the new period and decide again.
advice-not-begun = Wait until a steward lets play begin.
advice-paused = Wait until a steward resumes the game.
advice-closed = Nothing more can be done in this game; its ledger is open.
advice-not-closed = Wait until the game is closed.
advice-saved-elsewhere = Look at what is saved now, then save with a higher revision.
advice-changed-elsewhere = Compare the present version with your change, then send it again with the present `tag` in `If-Match`.
advice-card-elsewhere = Claim it again with `"move": true`; the other phone ends.
advice-too-large = Send less at once.
advice-unknown-host = Use a name that the server knows; `ACTA_NAMES` tells it more.
advice-unknown-act = The game's offers name the acts there are.
advice-repeated-otherwise = Give every new command an id of its own.
advice-too-many = Wait as many seconds as the header `Retry-After` says.
advice-internal = Nothing was recorded. Tell whoever runs the server.
advice-unavailable = Nothing was recorded. Send the same command with the same id again.

## What is said of one occasion in the place of the title

explained-own-token = That needs the host's own token.
explained-enough-tables = There are enough tables for now. The next one can be founded in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
explained-enough-tables-of-address = Enough tables were founded from this network for now. The next one can be founded in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
explained-dead-token = This token opens nothing: its card was printed anew or is on another phone, or there was never such a token. Claim the card again.
explained-positions-view = Only stewards see positions while a game is open.
code-elsewhere = This card is on another phone. Scan its QR code to take it over.
explained-positions = Only stewards see that while a game is open.
explained-counting = Private letters may be written in this game: what shows how many entries there are is shown when it is closed.
explained-archive-early = It is there when the game is over.
explained-archive-busy = Others take this home, too. Yours is made when it is its turn.
explained-many-wait = { $n } { AGREE($n, "person", "people") } from where you are { AGREE($n, "waits", "wait") } already to be let in. Your phone asks again by itself.
explained-one-host = A request names one host.
explained-other-host = This server does not know { $name } as a name of its own. Whoever runs it names it in ACTA_NAMES, or uses an address that is printed at the start.
explained-unreadable = { $game } cannot be read.
explained-broken = The ledger cannot be read: { $games }.
explained-unwritable = Nothing can be written.
explained-away = The database with this game cannot be reached. Games in other databases go on.
explained-moving = This game is on its way to another database. It goes on in a moment.
explained-get-queries = GET is for queries only.
explained-cut-off = The request was cut off.
explained-organiser-only = This is for organisers: open the link that the program printed, or type the server's own token.
explained-wrong-organiser-token = This token does not open the organiser's page. Look at the link that the program printed last.
explained-many-events = No more than { $n } { AGREE($n, "event", "events") } can be prepared at a time. Delete one that is over.
explained-large-scenario = With this change the scenario would be larger than { $n } KiB.
explained-evening-in-play = People are playing { $title } on this server, and bots would slow their evening down. Rehearse before it begins, or in a pause.
explained-many-rehearsals = Three events are rehearsed already. End one of these rehearsals first.
explained-founded-event = The game is founded, so its scenario cannot change any more. Make a copy of the event.
explained-not-founded = Found the game first.
explained-no-address = Type the address for phones first.
explained-unchangeable = The field { $what } cannot be changed alone, because of the way in which the file is written. Change the file itself, and upload it.
explained-if-match = It names the version that is changed: its `tag` in quotation marks.
explained-unknown-rules = This server does not know this game: { $slug }.
explained-event-date = It must be a day, such as 2026-12-17.
explained-event-time = It must be a time of day, such as 18:30.
explained-event-number = It must be a whole number from 1 to { $n }.
explained-event-address = It must be an address without a path, such as https://ludi.example or http://192.168.1.20:8044.
explained-event-languages = There are these languages: { $values }.
explained-event-long = It is too long. It may have at most { $n } { AGREE($n, "character", "characters") }.
explained-unpublished-event = There is no public page here. Ask the organiser for the right link.
explained-guest-name = Type your name.
explained-guest-character = This character is not in the cast of the event. Choose another one.
explained-guest-character-taken = Another guest has this character. Choose a free one.
explained-guest-characters-twice = Two guests would get the same character. Choose another one for one of them.
explained-guest-wish = A wish names a character or a role that is not played. Choose it again.
explained-full-list = The list is full. Its limit is { $n }. Ask the organiser.
explained-spreadsheet-large = The file is too large. The limit is { $n } KiB. Save only the list of guests as a new file.
explained-spreadsheet-unpacked = The workbook contains too much. Save only the list of guests as a new file, without pictures.
explained-spreadsheet-old = The file is an old Excel file, or has a password. Save it as .xlsx without a password, or as CSV.
explained-spreadsheet-damaged = The file cannot be read as a spreadsheet. Save it again as .xlsx or as CSV.
explained-spreadsheet-empty = The file has no rows.
explained-spreadsheet-columns = The file has too many columns. The limit is { $n }.
explained-spreadsheet-rows = The file has too many rows. The limit is { $n }.
explained-spreadsheet-no-name = Choose the column with the names of the guests.
explained-spreadsheet-nameless = There is no name.
explained-spreadsheet-long = { $what }: the text is too long. It may have at most { $n } { AGREE($n, "character", "characters") }.
explained-spreadsheet-field = { $what }: { $why }
explained-spreadsheet-listed = This guest is on the list already.
explained-spreadsheet-twice = Row { $n } already has this guest.
explained-spreadsheet-wish-unknown = No character and no role is called “{ $said }”. The wish is left out.
explained-spreadsheet-wish-several = “{ $said }” may be one of several characters. The wish is left out.
explained-spreadsheet-wishes = Only the first wishes are taken, at most { $n }.
spreadsheet-name = Name
spreadsheet-food = Food
spreadsheet-contact = Contact
spreadsheet-words = Word to the organiser

## The pages of all problems

problems-title = Problems
problems-all = All problems
problems-kind = Problem `{ $slug }`, HTTP status { $status }.
explained-job-runs = A job about this game runs. Wait until it has ended.
explained-file-gone = This file is not on the server any more. Make it again.
explained-job-disk-full = The disk of the server is full. Make room, then start again. Nothing half done was left behind.
explained-job-no-file = The server cannot write its file. Look at the rights of the folder beside the ledger, then start again.
explained-job-no-store = The ledger could not be read. Look at the disk or the database, then start again.
explained-job-failed = This could not be done. The server's log says why.
explained-words-of-no-seal = These are not the words of a seal: it has eight words of our list.
explained-no-file-of-phone = This file was not kept by a phone of a game.
explained-job-verdict-right = Everything fits: no entry was changed, added or taken out after it was sealed.
explained-job-verdict-early = Everything fits up to now. The game is not closed yet, so later entries are not checked.
explained-job-verdict-wrong = Something does not fit. Read the whole report, and keep all copies of the ledger.
explained-cards-begun = Play has begun, so all cards stay as they are. A lost card is printed again on the console.
explained-steward-begins = One of the stewards begins play, on the console.
explained-night-broken = Nothing can be recorded in this game.
explained-night-broken-remedy = Restart the server. The phones come back by themselves.
explained-night-unreadable = These games cannot be opened: { $games }.
explained-night-unreadable-remedy = Look at the server's log. The other games are played on.
explained-night-disk = The ledger's disk has { $n } MB left.
explained-night-disk-remedy = Make room now: on a full disk nothing can be recorded.
explained-night-no-copies = No copies of the ledger are made. If this machine dies, the evening is lost.
explained-night-no-copies-remedy = Plug in a stick, and choose its folder below.
explained-night-old-copy = The last copy of the ledger is { $n } { AGREE($n, "minute", "minutes") } old.
explained-night-old-copy-remedy = Look whether the stick is plugged in and has room.
explained-night-waiting = A petition or an appeal has waited for { $n } { AGREE($n, "minute", "minutes") }.
explained-night-waiting-remedy = Tell the people whose answer it needs, or one of the stewards.
explained-night-queue = { $n } { AGREE($n, "request waits", "requests wait") } for the ledger.
explained-night-queue-remedy = Look at what else the machine does, and end it.
explained-night-slow = The server answers late.
explained-night-slow-remedy = End the other programs on the machine, and plug it in.
explained-night-slow-disk = The disk takes long to record an act.
explained-night-slow-disk-remedy = Put the ledger on a disk of the machine itself, not on a stick or a share.
explained-no-folder = There is no such folder on the server's machine. Give its whole path.
explained-network-folder = Give a folder on a disk or stick of the server's machine, not one on another machine.
explained-locked-folder = The server may not write into this folder.

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
ui-hosted-open-projector = Open the wall
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
ui-hosted-close-stewards = While the evening lasts, its stewards close it: one announces the closing on the console, and a second one agrees. You can close it here before play begins and after the end, and in a pause if no phone of a steward is connected.
ui-hosted-close-soon = The game closes at { $time }.
ui-hosted-close-done = The game is closed.

## The morning after

ui-hosted-night = The night
ui-hosted-morning = The morning after
ui-hosted-not-closed = Close the game first: its files contain everybody's secrets.
ui-hosted-verify = Verify the ledger
ui-hosted-verify-what = The server checks every entry, every seal, every balance and every die. This is possible at any time.
ui-hosted-verify-start = Verify
ui-hosted-compare = Compare with words and files of phones
ui-hosted-compare-words = Words of seals that people noted, one seal in each line
ui-hosted-compare-files = Choose files of phones
ui-hosted-export = Export
ui-hosted-export-what = One file with the whole sealed ledger, without the words of people. Everybody can check it without a server.
ui-hosted-export-start = Make the export
ui-hosted-archive = Archive for everybody
ui-hosted-archive-what = One zip file with a page for each character and one for the public. Each page works without a server, and shows the evening as its reader saw it.
ui-hosted-archive-start = Make the archive
ui-hosted-book = The book
ui-hosted-book-what = One page with the evening of each character, to read or to print.
ui-hosted-book-start = Make the book
ui-hosted-job-running = The server is at work. You can leave this page.
ui-hosted-job-ended = Finished { $time }.
ui-hosted-job-interrupted = The work was stopped in the middle: the server stopped, or words were erased. Nothing is half done. Start again.
ui-hosted-job-gone = The file is not on the server any more. Make it again.
ui-hosted-job-again = Once more
ui-hosted-report = The whole report
ui-hosted-download = Download ({ $size })
ui-hosted-file-lifetime = The server removes a file a day after it was made.

## Erasing

ui-hosted-erase = Erase a person
ui-hosted-erase-what = The name of this person and everything that they wrote are erased. The character and its acts stay, and the seal stays valid.
ui-hosted-erase-who = Whose words
ui-hosted-erase-choose = Choose a character
ui-hosted-erase-ask = Erase …
ui-hosted-erase-yes = Erase for ever
ui-hosted-erase-whom = Erase the words of { $name }?
ui-hosted-erase-lost = Nobody can bring these words back. Files and copies that you have already taken still contain them: delete those, too. The files on this page are removed.
ui-hosted-erased = { $n ->
    [0] Nothing was stored.
    [one] One text was erased.
   *[other] { $n } texts were erased.
}
ui-hosted-forget = Forget
ui-hosted-forget-what = These data of all people are erased at once. Without this, the server erases them when their storage time is over.
ui-hosted-forget-names = Names of people
ui-hosted-forget-words = Reasons and explanations
ui-hosted-forget-letters = Letters
ui-hosted-forget-access = Cards and sessions: no phone can open the game any more
ui-hosted-forget-games = The whole game
ui-hosted-forget-ask = Forget …
ui-hosted-forget-title = To erase the whole game, type its title: { $title }

## The night

ui-hosted-well = Everything is well.
ui-hosted-well-in-pause = Nothing is wrong, but the game is paused.
ui-hosted-wrong = Wrong:
ui-hosted-doubtful = Look at this:
ui-hosted-here = { $n } { AGREE($n, "person has a phone", "people have a phone") } that listens
ui-hosted-away = { $n ->
    [one] One phone does not listen: { $names }
   *[other] { $n } phones do not listen: { $names }
}
ui-hosted-missing = { $n } { AGREE($n, "person has", "people have") } not come yet
ui-hosted-weak-link = { $name }: the link broke { $n } { AGREE($n, "time", "times") } in ten minutes. The Wi-Fi is weak there.
ui-hosted-slow-link = { $name }: the phone is slow. Its queue has { $size }.
ui-hosted-good-links = Every phone that listens has a steady link.
ui-hosted-phones-title = Phones
ui-hosted-waits-title = Open requests
ui-hosted-waits-none = There are no open requests.
ui-hosted-requests = { $n } { AGREE($n, "petition or appeal waits", "petitions and appeals wait") }
ui-hosted-knocks = { $n } { AGREE($n, "person waits", "people wait") } at the door
ui-hosted-machine-title = The server
ui-hosted-disk = Room on the disk: { $size }
ui-hosted-clock = The server's clock: { $time }
ui-hosted-clock-off = The server's clock: { $time }. This device's clock differs by { $n } { AGREE($n, "second", "seconds") }.
ui-hosted-copies = Last copy of the ledger: { $time }
ui-hosted-copies-none = No copy of the ledger was made since the server started.
ui-hosted-copies-database = A database is copied by its own means.
ui-hosted-address = Address for phones: { $address }
ui-hosted-pause = Pause the game
ui-hosted-pause-what = All clocks of the game stand still, and nobody can act. The stewards can let it go on, too.
ui-hosted-resume = Let the game go on
ui-hosted-steering = Steering
ui-hosted-steering-note = Beginning play and opening the next season are acts of a steward, on the console.
ui-hosted-copies-title = Copies of the ledger
ui-hosted-copies-what = The server copies the ledger into this folder every { $n } { AGREE($n, "second", "seconds") }, encrypted. With a copy and the recovery words another laptop goes on with the game.
ui-hosted-copies-set = Copies go into { $folder }. The recovery words are those in the setting ACTA_BACKUP_WORDS of the server: a steward should keep them.
ui-hosted-copies-now = Copies go into { $folder }. The recovery words are in the file { $words } beside the ledger: a steward should keep them.
ui-hosted-copies-folder = Folder on the server's machine
ui-hosted-copies-begin = Copy from now on
ui-hosted-copies-end = Make no more copies
ui-hosted-copies-stick = Use { $folder }

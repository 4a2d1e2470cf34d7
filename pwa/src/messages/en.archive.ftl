# A game taken home: the file itself, and how a phone offers it.

archive-of = Archive of { $date }
archive-open = made before the game was closed
archive-broken = This file holds no game that can be shown, or it was cut off on its way. Fetch it once more where the game was played.
archive-witness = Witness file
archive-witness-about = What the phone kept during play, for acta verify --witness
tab-after = Look back

archive-take-about = One file with the whole replay, my evening, and the check of dice and ledger, as I may see them. It opens in any browser, with no network, when the server here is long off.
archive-make = Make the file
archive-busy = The file is being made. This may take a minute …
archive-waits = { $minutes ->
    [one] Others take theirs home, too. Yours takes about a minute; leave this open.
   *[other] Others take theirs home, too. Yours takes about { $minutes } minutes; leave this open.
}
archive-keep = Keep it ({ $size } MB)
archive-send = Send it
archive-failed = The file could not be made just now. Try again in a minute.
archive-secret = It holds what this phone may see, and what it kept. Whoever has the file can read it.

# The cast at the door: who is to play whom, who has come, a seat for whoever comes late.

cast-count = { $here } of { $all } { AGREE($here, "has", "have") } come{ $absent ->
    [0] .
    [one] , one does not come.
   *[other] , { $absent } do not come.
}
cast-import = Import a list
cast-late = Seat somebody
cast-late-about = Somebody who comes late or unexpected gets a character that is free.
cast-filter = Show whom
cast-state-all = Everybody
cast-state-expected = Expected
cast-state-here = Here
cast-state-absent = Does not come
cast-state-free = Free
cast-printed = Guests bring printed cards
cast-nobody = Nobody noted
cast-check-in = Check in
cast-check-in-who = Check { $name } in
cast-note-absent = Does not come
cast-note-expected = Not come yet
cast-card-claimed = Their card is on a phone.
cast-card-free = Their card is on no phone yet.
cast-show-code = Show a code to scan
cast-other-phone = Move to another phone
cast-scan = Let them scan this. A card printed before opens nothing any more.
cast-scanned = { $name } { AGREE($name, "is", "are") } in: the card is on their phone.
cast-name = Real name
cast-private = Only stewards see real names. They lie beside the ledger and are erased when you note another one, or none.
cast-keep-name = Keep this name
cast-forget-name = Erase the name
cast-nobody-free = No character is free. Note first who does not come.
cast-seat = Seat them and show the code
cast-waits = There is no link to the server. It is noted as soon as there is one; show the code then.
cast-import-about = One row for each person, below a row of headings: the real name, the character (its id or any part of its name), a note if you like. Copy the cells from your spreadsheet, or choose a CSV file.
cast-paste = Paste the list here
cast-file = Choose a file
cast-look = Look at the rows
cast-column-name = Real names
cast-column-character = Characters
cast-column-note = Notes
cast-column-none = in no column
cast-column-number = Column { $n }
cast-looked = { $good ->
    [one] One row fits
   *[other] { $good } rows fit
}, { $bad ->
    [one] one does not.
   *[other] { $bad } do not.
}
cast-bad = These do not fit and are left out
cast-good = These fit
cast-other-list = Another list
cast-note = { $n ->
    [one] Note one person
   *[other] Note { $n } people
}
cast-noting = { $n } of { $all }
cast-noted = { $n ->
    [one] One person is noted.
   *[other] { $n } people are noted.
}
cast-done = Done
cast-fault-no-name = There is no name
cast-fault-long-name = The name has more than { $n } { AGREE($n, "character", "characters") }
cast-fault-long-note = The note has more than { $n } { AGREE($n, "character", "characters") }
cast-fault-no-character = There is no character
cast-fault-nobody = No character is called “{ $said }”
cast-fault-several = “{ $said }” may be { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
cast-fault-twice = The row { $row } has this character already
cast-fault-known = That is noted already
cast-count-none = It is not noted yet who plays whom.
cast-which-name = Say above which column holds the real names.
cast-which-character = Say above which column holds the characters.

# What is printed: cards, the book of everybody's evening, the heads of tables.

# printed cards
cards-title = { $game }: cards
cards-start = { $role }, { $place }
cards-anywhere = { $role }, where you like
cards-scan = Scan to play. Show nobody.
cards-typed = No camera? Open { $site } and type

# the book
book-title = { $game }: everybody's evening
book-contents = Contents
book-end = How it ended
book-nothing = Nothing was left.
book-with = With whom
book-dealing = { $who }, { $n ->
    [one] once
   *[other] { $n } times
}
book-gave = gave { $what }
book-got = got { $what }
book-moved = Something changed hands.
book-kept = kept from them until now
book-reversed = reversed later
book-changes = In the end: { $what }
book-period = { $name } { $n }
printed-amount = { $n } { $what }

# heads of columns
column-line = line
column-time = time (UTC)
column-period = period
column-what = what
column-sentence = sentence
column-actor = actor
column-recorder = recorder
column-asset = asset
column-amount = amount
column-from = from
column-to = to
column-rules = rules
column-reason = reason
column-entry = entry
column-happened = happened (UTC)

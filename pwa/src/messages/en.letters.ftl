# Letters: the screen, the sheets of a thread and of a new letter, and what stewards are asked to read.

ui-letters-none = No letters yet.
ui-letters-closed = No letters may be written just now.
ui-letter-new = Write a letter
ui-letter-to = To
ui-letter-everybody = Everybody
ui-letter-everybody-note = everybody reads it, the room included
ui-letter-several = { $n ->
    [one] one person reads it, and you
   *[other] { $n } people read it, and you
}
ui-letter-text = Your letter
ui-letter-answer = Your answer
ui-letter-send = Send
ui-letter-pick = Choose who shall read it.
ui-letter-search = Search in letters
ui-letter-found = { $n ->
    [0] No letter says that.
    [one] one letter
   *[other] { $n } letters
}
ui-letter-more = There are more: search for more words.
ui-letter-offline = Letters cannot be fetched now. What you write is kept and sent later.
ui-letter-waiting = on its way
ui-letter-refused = not sent
ui-letter-erased = What it said was erased.
ui-letter-lost = Its words are lost, or are not those that were recorded.
ui-letter-reported = You reported this letter.
ui-letter-disclosed = laid open
ui-letter-tools = What to do with the letter of { $who }
ui-letter-erase = Erase
ui-letter-erase-really = Erase for good?
ui-letter-report = Report
ui-letter-report-about = The stewards read this letter and no other. Its writer is not told who reported it, and hears of it only if they do something about it.
ui-letter-report-why = What is wrong with it?
ui-letter-disclose = Lay open
ui-letter-disclose-really = Let everybody read it?
ui-letters-mute = Mute { $who }
ui-letters-unmute = Hear { $who } again
ui-letters-muted = muted
ui-letters-mute-about = Only you know whom you have muted.
ui-letters-public = to everybody
ui-letters-with = with { $who }
ui-letters-opened = Laid open after the game
ui-reports = Letters that were reported
ui-report-by = { $who } { AGREE($who, "reports", "report") } it
ui-report-from = { $who } wrote to { $to }
ui-report-from-public = { $who } wrote to everybody
ui-report-words-lost = Its words are lost, or are not those that were recorded.
ui-report-dismiss = Nothing follows
ui-report-warn = Warn
ui-report-silence = No more letters
ui-report-erase = Erase its words
ui-report-reason = A word on it

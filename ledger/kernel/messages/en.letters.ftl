# Letters that characters write to each other.

## The chronicle

letter-written = { $public ->
    [yes] { $who } wrote a letter to everybody
   *[no] { $who } wrote a letter to { $to }
}
letter-erased = { $who } erased what a letter of { $writer } said
letter-reported = { $who } { AGREE($who, "asks", "ask") } the stewards to read a letter of { $writer }
report-answered = { $answer ->
    [warn] { $by } warned { $who } about a letter
    [silence] { $by } { AGREE($by, "lets", "let") } { $who } write no more letters
   *[dismiss] { $by } read a letter of { $who }, and nothing follows
}
silence-lifted = { $by } { AGREE($by, "lets", "let") } { $who } write letters again
letter-disclosed = { $who } laid open a letter to { $to }

## Acts and fields

act-write-letter = Write a letter
act-write-from-template = Write a letter of the game
act-erase-letter = Erase a letter
act-report-letter = Report a letter
act-answer-report = Answer a report
act-lift-silence = Let somebody write letters again
act-disclose-letter = Lay a letter open
field-report = Which report
field-answer = Your answer
field-letter = Which letter
field-writer = Who
field-text = Your letter
field-public = To everybody
field-answers = Which letter it answers
field-template = What it says
option-dismiss = nothing follows
option-warn = a warning
option-silence = no more letters from them
note-report = { $who } { AGREE($who, "reports", "report") } a letter of { $writer }

## Objections

letters-silenced = A steward lets you write no more letters in this game
no-letters-now = { $ever ->
    [yes] { $kind ->
        [public] Letters to everybody have to wait: not in this part of the game
       *[private] Private letters have to wait: not in this part of the game
    }
   *[no] { $kind ->
        [public] There are no letters to everybody in this game
       *[private] There are no private letters in this game
    }
}
nobody-reads-letters = Nobody plays { $who }, so nobody would read it
too-many-letters = { $n } { AGREE($n, "letter", "letters") } in { $minutes } { AGREE($minutes, "minute", "minutes") } { AGREE($n, "is", "are") } enough; the next may go in { $left ->
    [one] a minute
   *[other] { $left } minutes
}
no-such-letter = There is no such letter for you
no-such-report = There is no such report, or it was answered already
letter-without-words = That letter has no words of its own
letter-answered-by-others = Somebody else answers that letter
letter-answers-another = No letter of that kind is answered by it
not-in-such-letters = No such letter can be about { $what }
letter-erased-already = What it said was erased
letter-reported-already = You have reported it already
letter-open-already = Everybody may read it already
letters-open-later = Letters are laid open when the stewards have closed the game
nobody-to-report-to = There is no steward in this game who could read it; you can mute the writer
not-silenced = They may write letters

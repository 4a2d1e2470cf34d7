# The whole evening in figures.

evening-print = Print
evening-none = Nobody had any.
evening-matrix = The dealings of everybody with everybody
evening-as-table = As a table
evening-save = Save as a file (CSV)
evening-save-of = Save as a file (CSV): { $title }
evening-time = Time
evening-time-utc = Time (UTC)
evening-whose = Whose
evening-everybody = Everybody
evening-mortals = All mortals
evening-who = Who
evening-standings = What they were worth
evening-standings-note = { $n ->
    [one] The one who is worth most in the end, at present prices.
   *[other] The { $n } who are worth most in the end, at present prices.
}
evening-assets = What they had
evening-asset = Of what
evening-money = Money
evening-places = How many were where
evening-dealings = Who dealt with whom
evening-dealings-note = In how many entries two people had to do with each other. The nine with most are shown.
evening-matrix-note = The stronger the colour, the more entries.
evening-wheel-of = Dealings of
evening-wheel = With whom { $who } dealt
evening-alone = With nobody who is listed here.
evening-entries-together = Entries
evening-only-with = With { $who } alone, { $n ->
    [one] once
   *[other] { $n } times
}.
evening-great = Great moments
evening-moment = See the moment at { $time }
evening-dice = Dice
evening-dice-note = How often each face came. Dice of one kind should show all faces about equally often, but never quite.
evening-dice-server = { $sides } sides, rolled by the server: { $n }
evening-dice-table = { $sides } sides, rolled at the table: { $n }
evening-dice-seldom = Rolled too seldom to say anything: { $n } of { $kinds } { AGREE($kinds, "kind", "kinds") }
evening-sides = Dice
evening-sides-server = { $sides } sides
evening-sides-table = { $sides } sides, at the table
evening-rolled = Rolled
evening-face = Face
evening-came = Came
evening-dice-few = Too few were rolled to say whether they were fair: that takes five for each face.
evening-dice-fair = Nothing speaks against these dice: of a hundred evenings with fair dice, { $hundred } would look at least as uneven.
evening-dice-doubtful = This is unusual: of a hundred evenings with fair dice, only { $hundred } would look at least as uneven. One evening in twenty does, by chance alone.
evening-dice-unfair = Fair dice hardly do this: fewer than one evening in a thousand looks as uneven.
evening-dice-test = Pearson’s chi-squared test: { $statistic } with { $freedom } { $freedom ->
    [one] degree
   *[other] degrees
} of freedom, p { $p }. A small p speaks against the dice, a large one proves nothing.
evening-tills = Tills
evening-till = Whose
evening-all-counts = Every count
evening-kind = Kind
evening-what = What
evening-seconds = Seconds
evening-answer = Answer
evening-petitions = Who waited longest for an answer
evening-waited = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
evening-agreed = agreed
evening-declined = declined
evening-busiest = When most was going on
evening-entries = Entries in this minute
evening-acts = Acts

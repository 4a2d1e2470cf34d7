# For organisers: what a rehearsal by bots showed.
rehearsal-length = By the timetable the evening lasts { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
rehearsal-characters = Bots played { $n ->
    [one] one character
   *[other] { $n } characters
} and did { $acts ->
    [one] one act
   *[other] { $acts } acts
}.
rehearsal-moment = { $what }: { $n }
rehearsal-everybody = Everybody had enough to do: { $acts ->
    [one] at least one act
   *[other] at least { $acts } acts
}, and never more than { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} without one.
rehearsal-quiet = { $n ->
    [one] One character had too little to do:
   *[other] { $n } characters had too little to do:
}
rehearsal-quiet-character = { $who } { $acts ->
    [0] never acted
    [one] acted once
   *[other] acted { $acts } times
}, and waited up to { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
rehearsal-again = The bots play the same evening again with the seed { $number }.

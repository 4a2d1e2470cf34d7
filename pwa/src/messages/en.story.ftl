# One character's evening.

story-whose = Whose evening
story-print = Print
story-end = How it ended
story-worth = All of it is worth { $worth }.
story-nothing = Nothing was left.
story-behind = Place { $place }.
story-dealings = With whom
story-times = { $n ->
    [one] once
   *[other] { $n } times
}
story-gave = gave
story-got = got
story-all-dealings = All { $n }
story-only-legs = Something changed hands.
story-moment = See the moment at { $time }
story-kept = Kept from them until now
story-had = In the end:

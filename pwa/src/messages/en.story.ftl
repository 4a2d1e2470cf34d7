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
story-kept-mine = Kept from you until now
story-had = In the end:

## Five pictures to share

story-pictures = Five pictures of the evening
story-picture-rise = Rise and fall
story-picture-rival = The rival
story-picture-dice = The best die and the worst
story-picture-companion = The companion
story-picture-end = How it ended
story-picture-save = Save this picture
story-picture-failed = This browser could not make the picture.
story-rise-said = At most { $most } ({ $period }). In the end { $last }.
story-rise-none = Nothing was ever in hand.
story-rival-said = { $who }: dice between the two { $n ->
    [one] once
   *[other] { $n } times
}.
story-rival-none = No dice against anybody.
story-dice-said = { $luckiest } And: { $unluckiest }
story-dice-none = No die was rolled.
story-dice-few = { $n ->
    [one] Only one die was rolled, too few for a best and a worst.
   *[other] Only { $n } dice were rolled, too few for a best and a worst.
}
story-die-of = of { $sides }
story-companion-said = { $who }, { $n ->
    [one] once
   *[other] { $n } times
} together.
story-companion-none = Nobody had to do with this character.
story-gave-said = Gave: { $what }.
story-got-said = Got: { $what }.

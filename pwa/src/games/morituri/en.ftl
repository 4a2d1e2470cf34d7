# How the phone speaks of this game beside the game's own messages.

tab-board = Board
tab-gladiator = Gladiator

gladiators = Gladiators
gear = Gear
mor-you = you
mor-last = What happened last
mor-av = Attack Value
mor-dv = Defence Value
mor-ev = Encumbrance
mor-av-short = AV
mor-dv-short = DV
mor-ev-short = EV
mor-hit-points = { $n ->
    [one] one hit point
   *[other] { $n } hit points
}
mor-hit-points-of = { $n } of { $most } hit { AGREE($most, "point", "points") }

## Whose turn it is, and what is asked

asked-loss = { $mine ->
    [yes] Choose the card that goes
   *[no] A card must go: { $who } { AGREE($who, "chooses", "choose") }
}
asked-keep = { $mine ->
    [yes] You drew a card: what do you keep?
   *[no] { $who } drew a card: what to keep?
}
asked-draw = { $mine ->
    [yes] You have a card to draw
   *[no] A card to be drawn by { $who }
}
asked-danger = { $mine ->
    [yes] Danger on the road
   *[no] Danger on the road for { $who }
}
asked-foes = { $mine ->
    [yes] Choose whom to fight first
   *[no] { $who } { AGREE($who, "chooses", "choose") } whom to fight first
}
asked-beast = { $mine ->
    [yes] A beast waits for you
   *[no] A beast waits for { $who }
}

## Buttons

do-roll-for-order = Roll for the first turn
do-move = Roll and go
do-wait = Wait this turn out
do-draw-card = Draw a card
do-drop-gear = Lay a card down
do-face-danger = { $kind ->
    [pirates] Stand up to the pirates
    [bandits] Stand up to the bandits
   *[other] Stand up to them
}
do-fight-beast = Fight the beast
do-strike = { $extra ->
    [yes] The last round
   *[no] Fight round { $n }
}
do-strike-beast = Fight round { $n }
do-fight-on = Fight on to the end
do-hear-the-crowd = Hear the crowd
do-accept-mercy = Take mercy
do-refuse-mercy = Fight one more round
asked-of = Waiting for the word of { $who }.
asked-hand-to = Hand the phone to { $who }
lots-title = Who goes first?

## Choices

keep-title = Drawn: { $card }
keep-none = None of these
keep-note = Tap what you want to carry from now on. What clashes with it is discarded, and all your other gear stays.
loss-title-own = Which card do you lose?
loss-title = Which card { AGREE($who, "does", "do") } { $who } lose?
foes-title = Whom do you fight first?

## The map

map-nearer = Closer
map-whole = The whole map
map-follow = Back to the pawn
map-road = The road to Roma, space by space
map-here = Here: { $who }
map-number = Space { $n }
space-start = Here the road begins.
space-plain = A quiet place: nothing happens.
space-draw = { $n ->
    [one] Draw a card.
   *[other] Draw { $n } cards.
}
space-hit_point = The first to land here takes the Hit Point card.
space-hit_point_gone = The Hit Point card that lay here has been taken.
space-bandits = Bandits. A die and your Attack Value must come to { $n }, or you give up a card of your gear; without any you miss a turn.
space-pirates = Pirates. A die and your Attack Value must come to { $n }, or you lose a hit point for good, be it the last.
space-move = { $n ->
    [one] Go on to the next space.
   *[other] Go on { $n } more spaces.
}
space-storm = { $n ->
    [one] You are driven back one space.
   *[other] You are driven back { $n } spaces.
}
space-miss_turn = { $n ->
    [one] You miss your next turn.
   *[other] You miss your next { $n } turns.
}
space-dalmatian_coast = Nothing happens here, but whoever draws “Owner in Debt!” is sent to this coast.
space-arena = An arena. Whoever lands here fights all who stand here, or else a beast of attack and defence { $n }.
space-roma = The end of the road. Here every fight is to the death; the last one standing wins the Rudis. The beast has attack and defence { $n }.
kind-start = start
kind-plain = road
kind-draw = school or armoury
kind-hit_point = hit point
kind-bandits = bandits
kind-pirates = pirates
kind-move = wind and road
kind-miss_turn = held up
kind-dalmatian_coast = Dalmatian Coast
kind-arena = arena
kind-roma = Roma

## Where board and deck come from

pack-title = Board and deck
pack-house = House data: the road, its spaces and the figures on the cards were made for this table. They are not the published board and deck, of which no list exists.
pack-organiser = Data of whoever holds this evening: the road, its spaces and the cards come from their own file, not from the published game.
pack-published = The board and the deck as published.
pack-printed = Printed facts are kept all the same: 69 cards and 60 Hit Point cards, six bonus spaces, Syracuse with two pennants and Roma with four, the Dual Gladius that strikes twice, and the Casses, Trident, Hasta and Owner in Debt! as the rules describe them.
pack-short = { $title } { $from ->
    [published] (as published)
    [organiser] (data of this table, not the published game’s)
   *[house] (house data, not the published game’s)
}

## Gear and cards

slot-helmet = Helmet
slot-torso = Arm and torso
slot-leg = Legs
slot-weapon = Weapon
slot-offhand = Shield or net
slot-flux = Order
slot-empty = nothing
card-pugio = Pugio (dagger)
card-pugio-does = Every gladiator has it: one hand, Attack Value 1.
card-one-hand = One hand, Attack Value { $n }.
card-two-hands = Both hands, Attack Value { $n }. No shield and no net beside it.
card-either = Attack Value { $two } in both hands, { $one } beside a shield or net.
card-attacks = Strikes { $n } { AGREE($n, "time", "times") } in every round.
card-net = Before each round both roll a die. Yours higher: the other’s defence is halved for that round.
card-anti-net = Adds { $n } to your die against a net.
card-armour = Defence Value { $d }, Encumbrance { $e }.
brief-weapon = { $hands ->
    [one] AV { $n }, one hand
    [two] AV { $n }, both hands
   *[either] AV { $n }, or { $one } in one hand
}
brief-net = net
brief-armour = DV { $d }, EV { $e }
effect-gain_hp = { $n ->
    [one] One hit point more, for good.
   *[other] { $n } hit points more, for good.
}
effect-lose_hp = { $n ->
    [one] One hit point less, for good; never the last.
   *[other] { $n } hit points less, for good; never the last.
}
effect-draw = { $n ->
    [one] Draw another card.
   *[other] Draw { $n } more cards.
}
effect-lose_armour = A piece of armour is lost; the player to the left says which.
effect-lose_weapon = The weapon is lost.
effect-miss_turn = { $n ->
    [one] Miss the next turn.
   *[other] Miss the next { $n } turns.
}
effect-owner_in_debt = Off to the Dalmatian Coast, and the turn is over. The deck is shuffled anew.
standing-alive = alive
standing-dead = fallen
standing-waiting = begins again soon
standing-skips = { $n ->
    [one] misses a turn
   *[other] misses { $n } turns
}
standing-net = with a net
standing-two-handed = both hands

## Fights

beast = { $n ->
    [1] the boar
    [2] the bear
    [3] the lion
   *[other] the tiger
}
duel-between = { $who } against { $foe }
duel-to-the-death = to the death
duel-beast = against a beast
duel-for-the-crowd = before the crowd
duel-before = Neither has struck yet.
duel-round = Round { $n }
duel-rounds = { $n ->
    [one] The one round so far
   *[other] All { $n } rounds
}
duel-target = Has to reach { $n }
duel-bonus = +{ $n } of { $most }
duel-needs = / { $n }
duel-hit = hit
duel-miss = miss
duel-netted = netted
duel-net-missed = net misses
duel-spoken = { $who }: { $sum } where { $target } { AGREE($target, "was", "were") } needed, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}, { $left } left
duel-to-the-map = Back to the map
duel-to-the-end = How the game ends
mood-crowd = { $who } { AGREE($who, "is", "are") } at the last hit point. What does the crowd want?
mood-mercy = The crowd is kind: { $who } may leave the sand alive.
mood-blood = The crowd wants blood: one more round.
mood-refused = Mercy refused: one more round.
end-hunt-won = { $who } { AGREE($who, "has", "have") } slain { $beast }.
end-hunt-lost = { $who } { AGREE($who, "was", "were") } killed by { $beast }.
end-hunt-both = { $who } and { $beast } died together.
end-duel-dead = { $who } { AGREE($who, "has", "have") } won. { $foe } { AGREE($foe, "is", "are") } dead.
end-duel-mercy = { $who } { AGREE($who, "has", "have") } won. { $foe } { AGREE($foe, "was", "were") } spared.
end-duel-survived = { $who } { AGREE($who, "has", "have") } won. { $foe } { AGREE($foe, "lives", "live") }.
end-duel-both-dead = { $who } and { $foe } have killed each other.
end-duel-both-at-one = Both are at the last hit point: nobody has won.
end-duel-nobody = { $who } and { $foe } both live: nobody has won.

## The end

end-title = The end of the game
end-won = { $who } { AGREE($who, "wins", "win") } the Rudis
end-won-about = The wooden sword: free at last.
end-nobody = Nobody wins
end-nobody-about = The wooden sword stays where it is.
end-fallen = The fallen

## What counts in this game, when one looks back

score-title = Who stood how well
score-note = A hit point counts one. The Rudis counts a hundred: whoever holds it has won.

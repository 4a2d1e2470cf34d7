# What the slices of a game and their members are called where two moments are compared.

slice-person-attack = { mor-av }
slice-person-defence = { mor-dv }
slice-person-encumbrance = { mor-ev }
slice-person-roma_duels = Duels won in Roma
slice-person-skips = Turns to be missed
slice-person-deaths = Deaths
slice-person-died_at = Fell last in
slice-place-token = Hit Point card

slice-duel = The last fight
slice-duel-number = Fights so far
slice-duel-kind = Kind
slice-duel-kind-duel = duel
slice-duel-kind-hunt = against a beast
slice-duel-place = Where
slice-duel-sides = Hit points left
slice-duel-sides-who-beast = a beast
slice-duel-sides-each = { $who }: { $left } of { $hit_points }
slice-duel-round = Rounds
slice-duel-crowd = The crowd
slice-duel-crowd-whole = { $blood ->
    [yes] wanted blood
   *[no] was kind
}
slice-duel-mercy = Mercy
slice-duel-mercy-taken = taken
slice-duel-mercy-refused = refused
slice-duel-winner = Winner
slice-duel-winner-beast = a beast
slice-duel-winner-empty = nobody
slice-duel-dead = Killed
slice-duel-dead-beast = a beast

slice-piles = Cards
slice-piles-pile = On the draw pile
slice-piles-discards = Discarded
slice-piles-supply = Hit Point cards not dealt

slice-turn = The race
slice-turn-round = Round
slice-turn-turn = Whose turn
slice-turn-order = Turn order
slice-turn-draws = Who has a card to draw
slice-turn-foes = Still to be fought
slice-turn-ended = Over

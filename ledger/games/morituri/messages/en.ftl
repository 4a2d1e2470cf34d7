# Morituri Te Salutamus: the words of the journey, the cards and the end. Fights have their own file.

# What the game is about, in one sentence.
game-about = Gladiators race from Alexandria to Roma; the last one standing has the Rudis.

## Things

asset-hit_point = { $n ->
    [one] hit point
   *[other] hit points
}
asset-rudis = Rudis
asset-gladius = Gladius
asset-sica = Sica
asset-spatha = Spatha
asset-hasta = Hasta
asset-trident = Trident
asset-dual_gladius = Dual Gladius
asset-falx = Falx
asset-casses = Casses
asset-galea_hoplomachus = Hoplomachus Galea
asset-galea_thraex = Thraex Galea
asset-galea_provocator = Provocator Galea
asset-galea_murmillo = Murmillo Galea
asset-galea_secutor = Secutor Galea
asset-galerus = Galerus
asset-manica = Manica
asset-pectorale = Pectorale
asset-fasciae = Fasciae
asset-ocrea = Ocrea
asset-ocreae = Ocreae
asset-parmula = Parmula
asset-parma = Parma
asset-scutum = Scutum
asset-crowd_favour = Favour of the Crowd!
asset-medicus = Skilled Medicus!
asset-patron = Generous Patron!
asset-thief_armour = Thief! (armour)
asset-thief_weapon = Thief! (weapon)
asset-old_wound = Festering Wound!
asset-chains = Chained in the Barracks!
asset-owner_in_debt = Owner in Debt!

## People and places

role-gladiator = Gladiator
role-host = Host
status-waiting = begins again
status-dead = dead
status-held = misses a turn

season-round = Round
period-round = A new round

## The chronicle

lot-cast = { $who } { AGREE($who, "rolls", "roll") } { $value } for the first turn
lots-tied = { $who } tie and roll again
order-set = { $who } { AGREE($who, "begins", "begin") }
turn-began = { $held ->
    [yes] { $who } { AGREE($who, "misses", "miss") } a turn
   *[no] It is the turn of { $who }
}
moved = { $stays ->
    [yes] { $who } { AGREE($who, "rolls", "roll") } { $die } and { AGREE($who, "stays", "stay") } in { $place }
   *[no] { $who } { AGREE($who, "rolls", "roll") } { $die } and { AGREE($who, "goes", "go") } from { $origin } to { $place }
}
driven = { $who } { AGREE($who, "is", "are") } { $back ->
    [yes] driven back
   *[no] carried on
} from { $origin } to { $place }
token-taken = { $who } { AGREE($who, "takes", "take") } the Hit Point card of { $place }
draws-owed = { $who } may draw { $n ->
    [one] a card
   *[other] { $n } cards
}: { $why }
arena-entered = { $n ->
    [0] { $who } { AGREE($who, "enters", "enter") } the arena of { $place }{ $beast ->
        [must] {", "}where a beast is waiting
       *[other] {", "}where nobody is waiting
    }
   *[other] { $who } { AGREE($who, "enters", "enter") } the arena of { $place }, where { $foes } { AGREE($foes, "is", "are") } waiting
}
danger-met = { $kind ->
    [pirates] { $who } { AGREE($who, "meets", "meet") } pirates: { $place }
   *[other] { $who } { AGREE($who, "meets", "meet") } bandits: { $place }
}
danger-faced = { $who } { AGREE($who, "rolls", "roll") } { $die }, and { $added } more makes { $total }: { $safe ->
    [yes] safe from the { $kind ->
        [pirates] pirates
       *[other] bandits
    }
   *[no] the { $kind ->
        [pirates] pirates
       *[other] bandits
    } are stronger
}
loss-owed = { $how ->
    [none] { $who } { AGREE($who, "has", "have") } nothing left to lose
    [own] { $who } { AGREE($who, "has", "have") } to give up a card
   *[other] { $chooser } { AGREE($chooser, "names", "name") } the card that { $who } { AGREE($who, "loses", "lose") }
}
gear-lost = { $who } { AGREE($who, "loses", "lose") } { $card }
turns-lost = { $who } { AGREE($who, "is", "are") } going to miss { $n ->
    [one] a turn
   *[other] { $n } turns
}
hit-points-gained = { $who } { AGREE($who, "gains", "gain") } { $n ->
    [one] a hit point
   *[other] { $n } hit points
}
hit-points-lost = { $who } { AGREE($who, "loses", "lose") } { $n ->
    [one] a hit point
   *[other] { $n } hit points
} for good
card-drawn = { $who } { AGREE($who, "draws", "draw") } { $card }
nothing-drawn = There is no card left for { $who }
gear-kept = { $kept ->
    [yes] { $who } { AGREE($who, "keeps", "keep") } { $card }{ $n ->
        [0] {""}
       *[other] {" "}and { AGREE($who, "lays", "lay") } down { $others }
    }
   *[no] { $who } { AGREE($who, "discards", "discard") } { $card }{ $n ->
        [0] {""}
       *[other] {" "}and { $others }
    }
}
gear-dropped = { $who } { AGREE($who, "lays", "lay") } down { $card }
card-idle = { $card } does nothing to { $who }
pile-shuffled = { $n ->
    [one] One discard is
   *[other] { $n } discards are
} shuffled into the pile, which has { $left } { AGREE($left, "card", "cards") } now
sent-away = { $card } sends { $who } from { $origin } to { $place }
turn-waited = { $held ->
    [yes] { $who } { AGREE($who, "has", "have") } missed a turn
   *[no] { $who } { AGREE($who, "waits", "wait") } in Roma
}
died = { $place ->
    [none] { $who } { AGREE($who, "is", "are") } dead
   *[other] { $who } died in { $place }
}{ $returns ->
    [yes] {" "}and { AGREE($who, "is", "are") } going to begin again
   *[no] {""}
}
returned = A new { $who } { AGREE($who, "begins", "begin") } in { $place }
game-ended = { $won ->
    [yes] { $who } { AGREE($who, "is", "are") } the last standing and { AGREE($who, "receives", "receive") } the Rudis
   *[no] The game is over, and nobody has won
}
fact-set = { $fact ->
    [place] { $who } { AGREE($who, "stands", "stand") } in { $value }, say the stewards
    [hit_points] Hit points of { $who }: { $value }, say the stewards
    [gives] { $who } { AGREE($who, "gets", "get") } { $value }, say the stewards
    [takes] { $who } { AGREE($who, "gives", "give") } back { $value }, say the stewards
    [life] { $value ->
        [dead] { $who } { AGREE($who, "is", "are") } dead, say the stewards
       *[other] { $who } { AGREE($who, "is", "are") } alive, say the stewards
    }
    [skips] { $who } { AGREE($who, "is", "are") } going to miss so many turns: { $value }, say the stewards
    [turn] It is the turn of { $who } from its beginning, say the stewards
    [card] The next card is { $value }, say the stewards
   *[winner] The game is over, say the stewards
}

## Acts

act-roll-for-order = Roll for the first turn
act-roll-for-order-about = The highest begins, and turns run clockwise
act-move = Roll and move
act-move-about = One die, so many spaces
act-wait = Let the turn go by
act-wait-about = A turn that you miss, or wait out in Roma
act-face-danger = Roll against them
act-face-danger-about = One die, and your Attack Value on top
act-draw-card = Draw a card
act-draw-card-about = What it orders is done; gear you may keep
act-keep-gear = Keep or discard
act-keep-gear-about = Of what clashes, the rest goes to the discards; all other gear stays
act-give-up = Name the card that is lost
act-give-up-about = It goes to the discards
act-drop-gear = Lay gear down
act-drop-gear-about = At the start of your turn; it goes to the discards
act-set-fact = Set right how things are
act-set-fact-about = With a reason that everybody can read

## Fields

field-dice = What fell
field-keep = What you keep
field-fact = What
field-who = Of whom
field-set-fact-value = How it is
field-set-fact-reason = Why

option-none = none of them
option-nobody = the table
option-place = stands elsewhere
option-hit_points = hit points
option-gives = gets gear
option-takes = gives gear back
option-life = lives or is dead
option-skips = turns to be missed
option-turn = has the turn
option-card = the next card
option-winner = has won
option-dead = dead
option-alive = alive
option-begins = from its beginning
option-wins = the game is over

note-left = { $n } left
note-keep = { $assets }
note-keep-none = What you drew and what clashes with it go to the discards
note-card = { $card }

## Objections

beast-must-be-fought = Fight the beast of this arena first
card-not-wanted = The server draws the cards in this game
card-wanted = Say which of the cards that are left it is
dice-not-wanted = The server rolls the dice in this game
dice-wanted = Type in { $n ->
    [one] the die
   *[other] all { $n } dice
} that fell
drop-at-the-start = Gear is laid down at the start of your turn, if at all
fights-now = { $who } { AGREE($who, "is", "are") } in a fight, and cannot be put elsewhere before it is over
game-is-over = The game is over
has-to-move = Roll and move: nobody holds you back
held-back = You miss { $n ->
    [one] this turn
   *[other] { $n } turns
}
no-card-to-draw = There is no card for you to draw now
no-card-to-keep = There is no card for you to keep now
no-danger-here = There is nothing to be rolled against now
no-lot-to-cast = You have no roll for the first turn to make
no-such-fact = That cannot be set so
say-why = Say why
talk-it-over = Talk it over; no reason is written down
no-such-gear = You do not carry that
one-weapon = One weapon is kept, no more
one-piece-each = One piece is worn on each part of the body, and one shield carried
both-hands-taken = That weapon takes both hands and leaves none for a shield
shield-needs-a-hand = A shield goes with a weapon that takes one hand
dual-gladius-alone = No shield and no Casses with the Dual Gladius
casses-need-a-hand = The Casses go with a weapon that takes one hand
no-shield-beside-casses = No shield beside the Casses
not-held-together = Choose a set that may be held together
not-one-of-these = Name one of the cards in question
not-your-turn = { $who ->
    [none] Roll for the first turn before
   *[other] It is the turn of { $who }
}
nothing-to-give-up = Nobody waits for you to name a card
something-else-first = Something else comes first
stays-in-roma = Who has reached Roma waits there

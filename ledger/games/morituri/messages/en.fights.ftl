# Morituri Te Salutamus: the words of the fights, between gladiators and against beasts.

## The chronicle

duel-began = { $who } and { $foe_who } face each other in { $place }{ $in_roma ->
    [yes] , to the death
   *[no] {""}
}
round-fought = Round { $n }: { $who } { $hits ->
    [0] { AGREE($who, "misses", "miss") }
    [one] { AGREE($who, "hits", "hit") }
   *[other] { AGREE($who, "hits", "hit") } { $hits } times
}{ $foe_netted ->
    [yes] {" "}with the other in the net
   *[no] {""}
}, { $foe_who } { $foe_hits ->
    [0] { AGREE($foe_who, "misses", "miss") }
    [one] { AGREE($foe_who, "hits", "hit") }
   *[other] { AGREE($foe_who, "hits", "hit") } { $foe_hits } times
}{ $netted ->
    [yes] {" "}with the other in the net
   *[no] {""}
}: { $left } and { $foe_left } left
crowd-heard = The crowd rolls { $n } for { $who }: { $blood ->
    [yes] it wants blood, one round more
   *[no] it is kind
}
mercy-answered = { $taken ->
    [yes] { $who } { AGREE($who, "takes", "take") } mercy from { $foe }
   *[no] { $who } { AGREE($who, "refuses", "refuse") } mercy and { AGREE($who, "fights", "fight") } one round more
}
duel-ended = { $won ->
    [yes] { $who } { AGREE($who, "beats", "beat") } { $foe } in { $place }{ $why ->
        [dead] {", "}who { AGREE($foe, "is", "are") } dead
        [mercy] {", "}who { AGREE($foe, "is", "are") } spared
        [survived] {", "}who { AGREE($foe, "lives", "live") } through the last round
       *[other] {""}
    }
   *[no] Nobody wins between { $who } and { $foe } in { $place }{ $why ->
        [both-dead] {": "}both are dead
        [both-at-one] {": "}both are at their last hit point
        [survived] {": "}both live through the last round
        [too-long] {": "}they have fought all the rounds there may be
       *[other] {""}
    }
}
hunt-began = { $roller ->
    [none] A beast of { $foe_attack } is let loose on { $who } in { $place }
   *[other] A beast of { $foe_attack } is let loose on { $who } in { $place }; { $roller } { AGREE($roller, "rolls", "roll") } for it
}
beast-fought = Round { $n }: { $who } { $hits ->
    [0] { AGREE($who, "misses", "miss") }
   *[other] { AGREE($who, "kills", "kill") } the beast
}{ $foe_netted ->
    [yes] {" "}in the net
   *[no] {""}
}, the beast { $foe_hits ->
    [0] misses
   *[other] hits
}: { $left } left
hunt-ended = { $how ->
    [won] { $who } { AGREE($who, "has", "have") } killed the beast of { $place }
    [both] { $who } and the beast of { $place } have killed each other
   *[lost] The beast of { $place } has killed { $who }
}

## Acts

act-fight-first = Choose whom to fight first
act-fight-first-about = Before each duel you have all your hit points
act-strike = Fight a round
act-strike-about = Both strike at the same moment
act-hear-the-crowd = Hear the crowd
act-hear-the-crowd-about = On 1 or 2 it wants blood: one round more
act-accept-mercy = Take mercy
act-accept-mercy-about = The fight is over and your opponent has won
act-refuse-mercy = Refuse mercy
act-refuse-mercy-about = One round more, and then it is over
act-fight-on = Fight to the end
act-fight-on-about = Round after round until one is dead, if both agree
act-fight-beast = Fight the beast
act-fight-beast-about = As strong as the arena has pennants, and one hit kills it
act-strike-beast = Strike at the beast
act-strike-beast-about = Until one of you is dead, or both

## Fields

field-foe = Against whom
field-roller = Who rolls for the beast
field-strike-dice = Your dice, the net die first
field-strike-their_dice = Your opponent's dice, the net die first
field-strike-beast-dice = Your dice, the net die first
field-strike-beast-their_dice = The other side's dice, the net die first
field-strike-round = Of which round
field-strike-beast-round = Of which round
note-round = round { $n }
field-hear-the-crowd-dice = The die for the crowd


## Objections: what would have to be different

another-round = These dice are of another round: now it is round { $n }
typed-already = { $who } { AGREE($who, "has", "have") } typed these dice in already
crowd-first = First { $who } { AGREE($who, "hears", "hear") } the crowd
crowd-not-asked = The crowd is asked when one of two has a single hit point left
crowd-not-yours = { $who } { AGREE($who, "rolls", "roll") } for the crowd, and nobody else
dice-by-the-round = With dice on the table you type them in round by round
mercy-first = First { $who } { AGREE($who, "takes", "take") } mercy or { AGREE($who, "refuses", "refuse") } it
mercy-not-yours = Nobody offers you mercy now
name-a-volunteer = Somebody has to roll for the beast: { $who }
no-beast-here = There is no beast for you to fight now
no-volunteer = Nobody else rolls for the beast in this game
nobody-to-choose = You have nobody to choose between now
not-in-a-duel = You are not in a duel now
not-in-a-hunt = You have no dice in a fight against a beast now
not-one-of-them = Of those who stand here: { $who }
not-your-opponent = { AGREE($who, "Your opponent is", "Your opponents are") } { $who }
only-to-the-death = Only a fight to the death is rolled through at one tap

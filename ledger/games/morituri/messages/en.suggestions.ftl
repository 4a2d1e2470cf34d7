# What phones put first, and what each act may bring.

guide-gladiator = You set out from Alexandria with a dagger. Gather gear and hit points on the road; in Roma every fight is to the death, and the last one standing is free.

suggest-roll-for-order = Roll for the first turn: the highest begins{ $most ->
    [0] {""}
   *[other] , and { $most } is the highest so far
}
suggest-move = Roll and go: of six faces { $gains } { $gains ->
    [one] brings
   *[other] bring
} you something, { $fights } { $fights ->
    [one] leads
   *[other] lead
} to a fight, { $harms } { $harms ->
    [one] does
   *[other] do
} you harm
suggest-draw-card = { $gear } of { $n } { $n ->
    [one] card
   *[other] cards
} that may come { $gear ->
    [one] is
   *[other] are
} gear
suggest-face-danger = Your { $added } and a die must come to { $needed }: { $safe ->
    [0] no face will do
    [1] only a six will do
    [6] any die will do
   *[other] { $safe } of six faces will do
}{ $safe ->
    [6] {""}
   *[other] { $stake ->
        [life] . Or else you die
        [hit-point] . Or else a hit point is lost for good
        [card] . Or else you give up a card
        [turn] . Or else you miss a turn
       *[nothing] {""}
    }
}
suggest-fight-beast = { $free ->
    [yes] A beast of { $n } may be fought for a card
   *[no] A beast of { $n } must be fought, for a card
}: you slay it and live in { $chance } of 100 cases
suggest-strike-beast = You hit in { $own } of 100 cases, and it is dead. It hits you in { $other }: { $left ->
    [one] one hit would kill you
   *[other] you can take { $left } hits, the last of which kills
}
suggest-strike = You hit in { $own } of 100 cases, { $who } { AGREE($who, "hits", "hit") } in { $other }
suggest-fight-on = Fight on to the end at one tap, if { $who } { AGREE($who, "agrees", "agree") }: you hit in { $own } of 100 cases, { $who } in { $other }
suggest-hear-the-crowd = On { $n } of six faces the crowd is kind and you are free to go; else one round more is fought
suggest-accept-mercy = You live, and { $who } { AGREE($who, "has", "have") } won
suggest-refuse-mercy = One round more: you hit in { $own } of 100 cases, { $who } { AGREE($who, "hits", "hit") } and { AGREE($who, "kills", "kill") } you in { $other }
suggest-keep-gear = Choose what you carry: { $card } was drawn
suggest-give-up = { $own ->
    [yes] Choose which of your cards goes: you have { $n }
   *[no] Choose which of { $n } { AGREE($n, "card", "cards") } { $who } { AGREE($who, "loses", "lose") }
}
suggest-fight-first = Choose whom you fight first: { $who }
suggest-wait = { $held ->
    [yes] This turn is missed
   *[no] Wait in Roma for whoever comes next
}

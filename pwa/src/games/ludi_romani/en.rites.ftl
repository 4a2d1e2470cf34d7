# What walks people through a wedding, a divorce and the like.

tab-wedding = Wedding
tab-divorce = Divorce
tab-underworld = The way below
tab-thiasos = Thiasos
tab-triumph = Triumph

rite-follows = What follows
rite-told = What came of it
rite-step-done = done
rite-notice = { $title }: { $step }

rite-part-condemned = Is to die
rite-part-executioner = Carries it out
rite-part-dead = Has died
rite-part-executor = Settles it
rite-part-umbra = Umbra
rite-part-below = Receives the dead
rite-part-victor = Leads the victors
rite-part-ally = Has won
rite-part-crowner = Gives the crown
rite-part-god = God
rite-part-deputy = Stands in for the god
rite-part-bacchant = Bacchant
rite-part-bride = Bride
rite-part-groom = Groom
rite-part-juno = Her word counts
rite-part-wife = Wife
rite-part-husband = Husband

rite-result-hands = { $side ->
    [mine] You give { $to } { $many }
    [to-me] { $who } { AGREE($who, "gives", "give") } you { $many }
   *[others] { $who } { AGREE($who, "gives", "give") } { $to } { $many }
}
rite-result-hands-up-to = { $side ->
    [mine] You give { $to } up to { $many }, as long as you have any
    [to-me] { $who } { AGREE($who, "gives", "give") } you up to { $many }, as long as there are any
   *[others] { $who } { AGREE($who, "gives", "give") } { $to } up to { $many }, as long as there are any
}
rite-result-role = { $side ->
    [mine] You are from then on: { $role }
   *[others] { $who } { AGREE($who, "is", "are") } from then on: { $role }
}
rite-result-cliens-no-more = { $side ->
    [mine] You are no longer the cliens of { $to }
    [to-me] { $who } { AGREE($who, "is no longer your cliens", "are no longer your clientes") }
   *[others] { $who } { AGREE($who, "is no longer the cliens", "are no longer the clientes") } of { $to }
}
rite-result-dos-back = { $side ->
    [mine] If you are divorced, you pay { $to } back { $many }
    [to-me] If you are divorced, { $who } { AGREE($who, "pays", "pay") } you back { $many }
   *[others] If they are divorced, { $who } { AGREE($who, "pays", "pay") } { $to } back { $many }
}
rite-result-to-heirs = { $side ->
    [mine] You leave to your heirs { $many }
   *[others] { $who } { AGREE($who, "leaves", "leave") } to heirs { $many }
}
rite-result-lost = { $side ->
    [mine] You lose { $many }, for good
   *[others] { $who } { AGREE($who, "loses", "lose") } { $many }, for good
}
rite-result-widow = { $side ->
    [mine] You are a widow
   *[others] { $who } { AGREE($who, "is a widow", "are widows") }
}
rite-result-gets = { $side ->
    [mine] You get { $many }
   *[others] { $who } { AGREE($who, "gets", "get") } { $many }
}
rite-result-owes = { $side ->
    [mine] You owe { $to } the dos: { $many }
    [to-me] { $who } { AGREE($who, "owes", "owe") } you the dos: { $many }
   *[others] { $who } { AGREE($who, "owes", "owe") } { $to } the dos: { $many }
}
rite-result-spends-nothing = { $side ->
    [mine] Until you have paid you give, lend, buy and barter nothing
   *[others] Until it is paid { $who } { AGREE($who, "gives, lends, buys and barters", "give, lend, buy and barter") } nothing
}
rite-result-loans-end = { $side ->
    [mine] What you and { $to } have lent each other belongs to whoever has it
    [to-me] What you and { $who } have lent each other belongs to whoever has it
   *[others] What { $who } and { $to } have lent each other belongs to whoever has it
}
rite-result-virus-back = { $side ->
    [mine] Your unused virus go back to Vesta
   *[others] Unused virus of { $who } go back to Vesta
}
rite-result-may-die = { $side ->
    [mine] You die, if Juno says so
   *[others] { $who } { AGREE($who, "dies", "die") }, if Juno says so
}
rite-result-forgiven = { $side ->
    [mine] If she says nothing the rest is forgiven
   *[others] If Juno says nothing the rest is forgiven
}
rite-result-lives = { $side ->
    [mine] You live: the death is off
   *[others] { $who } { AGREE($who, "lives", "live") }: the death is off
}
rite-result-keeps = { $side ->
    [mine] You keep what you have
   *[others] { $who } { AGREE($who, "keeps", "keep") } what is there
}
rite-result-no-more = { $side ->
    [mine] You are no longer { $role }
   *[others] { $who } { AGREE($who, "is", "are") } no longer { $role }
}
rite-result-goes-to = { $side ->
    [mine] You go to the region of { $to }
    [to-me] { $who } { AGREE($who, "comes", "come") } to your region
   *[others] { $who } { AGREE($who, "goes", "go") } to the region of { $to }
}
rite-result-obeys = { $side ->
    [mine] { $to } { AGREE($to, "decides", "decide") } everything for you, may act in your stead, and has power of life and death
    [to-me] You decide everything for a bacchant, may act in their stead, and have power of life and death
   *[others] { $to } { AGREE($to, "decides", "decide") } everything for a bacchant, may act in their stead, and has power of life and death
}
rite-result-stays = { $side ->
    [mine] You go nowhere alone. Left behind you are free
    [to-me] A bacchant goes nowhere alone. Whom you leave behind is free
   *[others] A bacchant goes nowhere alone. Whoever is left behind is free
}
rite-result-fights-for = { $side ->
    [mine] You fight when { $to } { AGREE($to, "says", "say") } so
    [to-me] A bacchant fights when you say so
   *[others] A bacchant fights when { $to } { AGREE($to, "says", "say") } so
}
rite-result-no-ship = { $side ->
    [mine] You have no ship: the band cannot take you along by sea
   *[others] { $who } { AGREE($who, "has", "have") } no ship: the band cannot take them along by sea
}
rite-result-protects = { $side ->
    [mine] You stand by { $to }: without your word { $to } { AGREE($to, "is", "are") } not put to death
    [to-me] { $who } { AGREE($who, "stands", "stand") } by you: without that word you are not put to death
   *[others] { $who } { AGREE($who, "stands", "stand") } by { $to }: without that word { $to } { AGREE($to, "is", "are") } not put to death
}

## Actium

lr-ships-of = { $n } of { $all } { AGREE($all, "ship", "ships") } { AGREE($n, "is", "are") } afloat
lr-sea-left = { $n ->
    [one] One fleet is left
   *[other] { $n } fleets are left
}, { $ships ->
    [one] one ship
   *[other] { $ships } ships
} afloat
lr-sea-others = and { $n ->
    [one] one more fleet
   *[other] { $n } more fleets
} with { $ships ->
    [one] one ship
   *[other] { $ships } ships
}
lr-call = The call to Actium
lr-call-conches = The last year has come. When the conches sound, the living, the dead and the gods are called to Actium
lr-call-forms = The conches have sounded. Look over your form
lr-call-missing = { $n ->
    [0] All forms are checked: Neptune may close them
    [one] form is not checked yet
   *[other] forms are not checked yet
}
lr-call-who = { $who }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
lr-sea-sunk = Sunk: { $who }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}

## A wedding

rite-wedding = { $first } and { $last }
rite-wedding-yes = { $part ->
    [juno] Bless them
   *[bride] Say yes
}
rite-wedding-no = { $part ->
    [juno] Refuse
   *[bride] Say no
}
rite-wedding-asked = { $who } asked for it
rite-wedding-agreed = { $state ->
    [done] { $who } said yes
    [mine] You say yes or no
   *[theirs] { $who } { AGREE($who, "says", "say") } yes or no
}
rite-wedding-together = { $state ->
    [done] Both are in one region
    [mine] You and { $who } have to be in one region
   *[theirs] Both have to be in one region
}
rite-wedding-there = { $state ->
    [done] { $who } { AGREE($who, "is", "are") } there
    [mine] You have to come to them
   *[theirs] { $who } { AGREE($who, "has", "have") } to come there
}
rite-wedding-approved = { $state ->
    [done] { $who } gave her blessing
    [mine] You bless it or not
   *[theirs] { $who } { AGREE($who, "blesses", "bless") } it or not
}
rite-married = { $wife } and { $husband } are married
rite-married-dos = If they are divorced { $husband } { AGREE($husband, "pays", "pay") } back the whole dos: { $sum }
rite-married-no-dos = The marriage has brought no dos.
rite-no-wedding = No wedding of yours is under way. Bride and groom ask for one with the act “Marry”.

## A divorce

rite-divorce = { $first } and { $last } part
rite-divorce-yes = { $part ->
    [juno] Grant the divorce
   *[wife] Agree to part
}
rite-divorce-no = { $part ->
    [juno] Refuse it
   *[wife] Stay married
}
rite-divorce-asked = { $who } asked for it
rite-divorce-agreed = { $state ->
    [done] { $who } agreed
    [mine] You agree or not
   *[theirs] { $who } { AGREE($who, "agrees", "agree") } or not
}
rite-divorce-granted = { $state ->
    [done] { $who } granted it
    [mine] You grant it or not
   *[theirs] { $who } { AGREE($who, "grants", "grant") } it or not
}
rite-divorce-claimed = { $who } { AGREE($who, "has", "have") } called the dos in
rite-divorce-repaid = { $state ->
    [mine] You pay the dos back, by the end of this season
   *[theirs] { $who } { AGREE($who, "pays", "pay") } the dos back, by the end of this season
}
rite-divorce-short = { $who } had too little, and { AGREE($who, "has", "have") } paid all of it
rite-divorce-judged = { $state ->
    [mine] You say whether he dies for the rest
   *[theirs] { $who } { AGREE($who, "says", "say") } whether he dies for the rest
}
rite-repayment = If you choose nothing
rite-repayment-about = When the season ends, or when { $wife } { AGREE($wife, "has", "have") } it called in, this goes through Juno to { $wife }: money first, then what has to be added.
rite-repayment-worth = { $worth } of { $dos }
rite-repayment-lacks = { $sum } are missing: Juno may have you die for it
rite-repayment-over = { $sum } too much, which come back to you
rite-no-divorce = No divorce of yours is under way.

## A death and an estate

rite-death = { $first } { AGREE($first, "is", "are") } about to die
rite-death-sentenced = { $n ->
    [0] The death was announced
   *[other] { $who } brought it about
}
rite-death-carried-out = { $state ->
    [mine] You carry it out or spare, by the end of this season
   *[theirs] { $who } { AGREE($who, "carries", "carry") } it out or spares, by the end of this season
}
rite-estate = What { $first } left
rite-estate-died = { $n ->
    [0] The death has come
   *[other] { $who } brought the death about
}
rite-estate-voted = { $state ->
    [done] The Vestal Virgins have voted
    [mine] You vote on the will
   *[theirs] { $who } { AGREE($who, "votes", "vote") } on the will
}
rite-estate-settled = { $state ->
    [mine] You approve the will or name heirs
   *[theirs] { $who } { AGREE($who, "approves", "approve") } the will or { AGREE($who, "names", "name") } heirs
}

## The way below

rite-shade = { $first } { AGREE($first, "goes", "go") } below
rite-shade-died = { $who } { AGREE($who, "has", "have") } died
rite-shade-lamented = { $state ->
    [done] { $who } { AGREE($who, "laments", "lament") } at a gate
    [mine] You go to a gate and lament
   *[theirs] { $who } { AGREE($who, "goes", "go") } to a gate and { AGREE($who, "laments", "lament") }
}
rite-shade-received = { $state ->
    [mine] { $n ->
        [one] You receive all who wait at that gate
       *[other] You and { $who } receive all who wait at that gate
    }
   *[theirs] { $who } { AGREE($who, "receives", "receive") } all who wait at that gate
}
rite-imago = You are an imago: go anywhere, hold on to somebody who lives, and take a share of their tribute.
rite-no-shade = Nobody waits to go below.

## The thiasos

rite-thiasos = The thiasos may save { $first }
rite-thiasos-yes = { $part ->
    [god] Save them
   *[condemned] Follow and live
}
rite-thiasos-no = { $part ->
    [god] Refuse
   *[condemned] Say no
}
rite-thiasos-sentenced = { $n ->
    [0] The death was announced
   *[other] { $who } brought the death about
}
rite-thiasos-asked = { $who } asked for it
rite-thiasos-seat = { $state ->
    [done] { $n ->
        [one] There is a free seat beside { $who }
       *[other] There are free seats beside { $who }
    }
    [mine] { $n ->
        [one] No seat is free beside you: go to a region that has one
       *[other] No seat is free beside you, { $who }: one of you has to go to a region that has one
    }
   *[theirs] { $n ->
        [one] No seat is free beside { $who }, who { AGREE($who, "has", "have") } to go to a region that has one
       *[other] No seat is free beside { $who }: one of them has to go to a region that has one
    }
}
rite-thiasos-agreed = { $state ->
    [done] { $who } said yes
    [mine] You say yes or no
   *[theirs] { $who } { AGREE($who, "says", "say") } yes or no
}
rite-thiasos-offered = { $state ->
    [mine] { $part ->
        [condemned] You ask one of the gods, or one of them offers it
       *[god] You offer it, or are asked for it
    }
   *[theirs] Whoever is to die asks, or a god offers it
}
rite-band = The thiasos of { $first }
rite-band-saved = { $who } { AGREE($who, "was", "were") } saved from death
rite-band-led = { $state ->
    [mine] You decide where they go and whom they fight
   *[theirs] { $who } { AGREE($who, "decides", "decide") } where they go and whom they fight
}
rite-band-freed = { $state ->
    [mine] Until you let them go, or leave them behind
   *[theirs] Until { $who } { AGREE($who, "lets", "let") } them go, or { AGREE($who, "leaves", "leave") } them behind
}
rite-reach = { $who } { AGREE($who, "is", "are") } in { $place }: { $n ->
    [0] no seat is free there
    [one] one seat is free there
   *[other] { $n } seats are free there
}
rite-reach-beside = { $who } { AGREE($who, "is", "are") } beside { $other } and needs no other seat
rite-reach-nowhere = { $who } { AGREE($who, "is", "are") } in no region yet
rite-orders = In the stead of { $who }
rite-no-thiasos = Nobody is about to die, and you belong to no thiasos.

## The triumph

rite-triumph = The triumph of { $first }
rite-triumph-won = { $who } { AGREE($who, "has", "have") } won at Actium
rite-triumph-judged = { $state ->
    [mine] You judge what was thrown in time
   *[theirs] { $who } { AGREE($who, "judges", "judge") } what was thrown in time
}
rite-triumph-paraded = { $state ->
    [done] The victors have paraded around the world
    [mine] You lead the parade around the world to Rome
   *[theirs] { $who } { AGREE($who, "leads", "lead") } the parade around the world to Rome
}
rite-triumph-crowned = { $state ->
    [done] { $who } gave the golden crown
    [mine] You give the golden crown
   *[theirs] { $who } { AGREE($who, "gives", "give") } the golden crown
}
rite-triumph-organised = { $state ->
    [done] Rome has its order
    [mine] You say what Rome is from now on
   *[theirs] { $who } { AGREE($who, "says", "say") } what Rome is from now on
}
rite-no-triumph = Nobody has won at Actium yet.

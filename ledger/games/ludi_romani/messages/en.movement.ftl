# Ludi Romani: the chapters SEDES, MOTUS, MARE, TRIB and FATA.

## The chronicle

start-chosen = { $who } { AGREE($who, "begins", "begin") } in { $place }
gods-placed = { $season ->
    [hiems] { $who } { AGREE($who, "spends", "spend") } the winter in Rome
   *[other] { $who } { AGREE($who, "rises from a winter seat", "rise from their winter seats") }
}
seat-contested = { $who } { AGREE($who, "claims", "claim") } the last seat of { $place }, which { $holder } took
seat-judged = { $moves ->
    [yes] The last seat of { $place } belongs to { $winner }, and { $loser } { AGREE($loser, "makes", "make") } room
   *[no] The last seat of { $place } belongs to { $winner }
}
unseated-placed = { $by } put { $who } { $seat ->
    [standing] into { $place }, where nobody had a seat left
   *[other] on a seat in { $place }
}
displaced = { $by } took the seat of { $who } in { $place }
put-back = { $who } { AGREE($who, "is", "are") } { $place ->
    [none] nowhere again
   *[other] back in { $place }
}
rights-renewed = { $n ->
    [one] A right of this season may
   *[other] Rights of this season may
} be used again

travelled = { $manner ->
    [seat] { $who } { AGREE($who, "takes", "take") } a seat in { $place }
   *[other] { $who } { AGREE($who, "goes", "go") }{ $n ->
        [0] {""}
       *[other] {" "}with { $companions }
    } from { $origin } to { $place }
}
roamed = { $who } { AGREE($who, "goes", "go") }{ $n ->
    [0] {""}
   *[other] {" "}with { $companions }
} to { $place }
residence-taken = { $who } { AGREE($who, "winters", "winter") } in { $place }
player-transferred = { $by } put { $who } into { $place }
player-rescued = { $by } carried { $who } to { $place }

sailed = { $who } { AGREE($who, "sails", "sail") }{ $n ->
    [0] {""}
   *[other] {" "}with { $companions }
} from { $origin } to { $place }
voyage-reconsidered = The voyage of { $who } was looked at again
fleet-shown = { $god } stopped { $who }, who showed { $ships ->
    [one] a ship
   *[other] { $ships } ships
} for { $n ->
    [0] no legion
    [one] a legion
   *[other] { $n } legions
} and sailed on
traveller-caught = { $god } caught { $who } at sea{ $n ->
    [0] {""}
    [one] {" "}and took a legion
   *[other] {" "}and took { $n } legions
}{ $place ->
    [none] {""}
   *[other] , setting them down in { $place }
}

tribute-paid = { $numen } paid { $who } tribute in { $place }{ $n ->
    [0] {""}
   *[other] , and { $ghosts } took a share
}
tribute-repeated = { $by } let tribute be collected again ({ $n ->
    [1] the first time
   *[other] time { $n }
})
repetition-recalled = Tribute is not collected again after all
tribute-multiplied = { $by } { $n ->
    [2] doubled
   *[other] tripled
} the tribute of this winter

fact-set = { $fact ->
    [role] { $who } { AGREE($who, "is", "are") } now { $value ->
        [imperator] an imperator
        [senator] a senator
        [virgo] a virgo
        [matrona] a matrona
        [free_woman] a free woman
        [amazon] an amazon
        [rex] a rex
       *[vestal] a Vestal Virgin
    }
    [status] { $who } { AGREE($who, "is", "are") } { $ended ->
        [yes] no longer
       *[no] now
    } { $value ->
        [challenged] challenged
        [in_proelium] in a proelium
        [unprotected] unprotected
        [proscribed] proscribed
        [trapped] trapped by a pestis
        [ring_bearer] the bearer of the Ring
        [imago] an imago
        [condemned] condemned to die
        [consul] consul
       *[umbra] an umbra
    }
    [patronus] { $ended ->
        [yes] { $who } { AGREE($who, "is", "are") } nobody's cliens any more
       *[no] { $who } { AGREE($who, "is a cliens", "are clientes") } of { $value }
    }
    [god] { $ended ->
        [yes] { $who } { AGREE($who, "is", "are") } no bacchant any more
       *[no] { $who } { AGREE($who, "is a bacchant", "are bacchants") } of { $value }
    }
   *[place] { $ended ->
        [yes] { $who } { AGREE($who, "is", "are") } nowhere
       *[no] { $who } { AGREE($who, "is", "are") } in { $value }
    }
}, say the Fates
holding-counted = { $because ->
    [agrees] The Fates counted what { $who } { AGREE($who, "has", "have") } ({ $asset }): it agrees
    [found] The Fates counted what { $who } { AGREE($who, "has", "have") } ({ $asset }): more was found
    [confiscated] The Fates counted what { $who } { AGREE($who, "has", "have") } ({ $asset }): { $taker } had taken some
   *[corrected] The Fates counted what { $who } { AGREE($who, "has", "have") } ({ $asset }), and corrected it
}

## Acts

act-choose-start = Choose where to begin
act-choose-start-about = Any region with a free seat
act-claim-last-seat = Contest the last seat
act-claim-last-seat-about = You were as quick: Minerva decides
act-seat-unseated = Seat a stray
act-seat-unseated-about = For those who have no seat after a motus
act-displace = Take a mortal's seat
act-displace-about = As a Vestal, in Rome or a provincia that is full
act-move = Go by land
act-move-about = To a neighbour in an aestas, anywhere in a motus
act-roam = Go
act-roam-about = Gods need no seat in summer
act-reside = Take a winter residence
act-reside-about = One free seat, kept until the next motus
act-transfer = Put somebody elsewhere
act-transfer-about = Once an aestas, into any free seat
act-plead = Plead with Mercury
act-plead-about = He may carry one player an aestas, and out of a battle
act-sail = Sail
act-sail-about = Straight to any coast; a ship for each legion
act-catch = Catch a traveller at sea
act-catch-about = Ships enough, and nothing is lost
act-collect-tribute = Collect tribute
act-collect-tribute-about = Once from each god who winters where you do
act-pay-tribute = Pay tribute
act-pay-tribute-about = In full, or what you have left
act-repeat-tribute = Let tribute be collected again
act-repeat-tribute-about = Twice in a hiems at the most
act-multiply-tribute = Raise the tribute
act-multiply-tribute-about = Until this winter ends
act-set-fact = Set a fact
act-set-fact-about = Say how something is, with a reason
act-book-difference = Count and compare
act-book-difference-about = What lies on the table against the ledger

## Fields

field-to = Where to
field-who = Who
field-companions = Who comes along
field-passengers = Passengers, who have to agree
field-traveller = Whom
field-denarius = Denarii, at most
field-collect-tribute-from = From which god
field-pay-tribute-to = Whom to pay
field-factor = How many times the rate
field-subject = About whom
field-fact = What about them
field-set-fact-value = How it is
field-book-difference-who = Whose
field-counted = How many are there
field-because = What the difference is
field-taker = Which god took it

option-role = role
option-status = status
option-patronus = patronus
option-god = god of the thiasos
option-place = place
option-agrees = it agrees
option-found = found: it counts from now on
option-confiscated = a god had taken it
option-corrected = the ledger was wrong
option-imperator = imperator
option-senator = senator
option-virgo = virgo
option-matrona = matrona
option-free_woman = free woman
option-amazon = amazon
option-rex = rex
option-vestal = Vestal Virgin
option-challenged = challenged
option-in_proelium = in a proelium
option-unprotected = unprotected
option-proscribed = proscribed
option-trapped = trapped by a pestis
option-ring_bearer = bears the Ring
option-imago = imago
option-umbra = umbra
option-condemned = condemned
option-consul = consul
option-not-challenged = no longer challenged
option-not-in_proelium = no longer in a proelium
option-not-unprotected = no longer unprotected
option-not-proscribed = no longer proscribed
option-not-trapped = no longer trapped
option-not-ring_bearer = no longer bears the Ring
option-not-imago = no longer an imago
option-not-umbra = no longer an umbra
option-not-condemned = no longer condemned
option-not-consul = no longer consul

## Notes beside options

note-free-seats = { $n ->
    [0] no seat free
    [one] one seat free
   *[other] { $n } seats free
}
note-taken-by = taken by { $who }
note-voyage = { $origin } to { $place }: { $n ->
    [one] a legion
   *[other] { $n } legions
}, { $ships ->
    [0] no ship
    [one] a ship
   *[other] { $ships } ships
}
note-tribute = { $n } D

## Duties

# In a chronicle line there are no details, on the card of the duty there are.
duty-last-seat = { $details ->
    [yes] Who gets the last seat of { $place }: { $holder }, who { AGREE($holder, "was", "were") } first, or { $claimant }?
   *[no] who gets a last seat
}

## Objections: what would have to be different

all-sit = Everybody has a seat
already-there = You would have to choose another region than { $place }
band-needs-ships = { $who } would need a classis to come along by sea
battle-holds = { $you ->
    [yes] You are challenged or fighting and cannot leave
   *[no] { $who } { AGREE($who, "is", "are") } challenged or fighting and cannot leave
}
bound-to-rome = { $you ->
    [yes] You must be in Rome all winter
   *[no] { $who } must be in Rome all winter
}
carried-needs-seat = A free seat in { $place } would be needed
choose-start-first = First choose where to begin
collected-already = { $you ->
    [yes] You have collected from { $numen } already
   *[no] { $who } { AGREE($who, "has", "have") } collected from { $numen } already
}
count-says-otherwise = The count says something else about the difference
displaced-stands = { $who } { AGREE($who, "was", "were") } pushed out in { $place } and needs another seat
fates-decree = Only the Fates decree this
god-chooses = { $numen } { AGREE($numen, "has", "have") } not enough for everybody and { AGREE($numen, "chooses", "choose") } whom to pay
god-not-resident = { $numen } would have to winter in your region
gods-first = A god goes before a mortal: { $who } { AGREE($who, "wants", "want") } a seat in { $place }
gods-only = Only gods go about like this
gods-roam = Gods go about in their own way
landing-needs-seat = Arriving by sea needs a free seat in { $place } too
last-seat-claimed = { $you ->
    [yes] You claim the last seat of { $place }, which { $holder } took
   *[no] { $who } { AGREE($who, "claims", "claim") } the last seat of { $place }, which { $holder } took
}
mortals-only = { $you ->
    [yes] You would have to be a living mortal
   *[no] { $who } would have to be a living mortal
}
motus-runs = The motus is not over: they can still seat themselves
named-twice = Somebody is named twice
minervas-right = Only Minerva may do this
no-god-resident = No god winters in your region
no-inhabitant = { $you ->
    [yes] You would have to have a seat where tribute is paid
   *[no] { $who } would have to have a seat where tribute is paid
}
no-passenger = { $who } would have to be a mortal of your region and not bound to you
say-whom-you-beg = Say whom you beg: { $who }.
no-rescuer = { $n ->
    [0] Nobody in this game can rescue you
   *[other] Beg one who can rescue you: { $who }
}
no-seat-anywhere = No region that you could reach has a free seat
no-seat-to-contest = Nobody took the last seat of { $place } in the last { $n ->
    [one] second
   *[other] { $n } seconds
}
no-ship = { $you ->
    [yes] You have no classis
   *[no] { $who } { AGREE($who, "has", "have") } no classis
}
no-such-fact = That is so already, or cannot be said of { $who }
rex-loses-curiales = A rex keeps no legio curialis. { $battle ->
    [yes] { $n ->
        [one] The legio of { $who } stays in the battle; when it is over { AGREE($who, "he converts", "they convert") } it with a foreign god, or the presiding god has it
       *[other] The { $n } legiones of { $who } stay in the battle; when it is over { AGREE($who, "he converts", "they convert") } each with a foreign god, or the presiding god has it
    }
   *[no] { $n ->
        [one] The legio of { $who } goes to { $numen } at once, but a lent one goes home
       *[other] The { $n } legiones of { $who } go to { $numen } at once, but lent ones go home
    }
}
role-may-not-own = { $who } { AGREE($who, "holds", "hold") } { $n } × { $asset } and may not own that in this role: it stays until a god takes it or it is set right
no-such-region = There is no such region
no-tribute-here = { $place } yields no tribute
no-voyage = { $who } { AGREE($who, "has", "have") } not sailed this season, or was stopped already
no-way-open = Every neighbouring region is full
nobody-at-sea = Nobody has sailed this season who was not stopped
nobody-claims = Nobody may claim tribute from you now
nobody-put-out = { $place } is full, and no god puts anybody out of a seat
nobody-to-displace = No region that you could enter is full
not-bound-here = { $who } would have to be bound to you and in your region
not-by-sea = No ship leaves from { $place } or lands there
not-neighbours = { $origin } and { $place } are not neighbours; a ship could take you
not-set-down-inland = Nobody is set down in { $place }
not-so-many-aboard = Only { $n } { $asset } { AGREE($n, "was", "were") } aboard
not-to-displace = { $who } would have to sit in Rome or a provincia
not-your-strays = It is for these to seat strays: { $who }
nothing-taken = Only what was confiscated has a taker
one-step-a-summer = { $you ->
    [yes] You have made the one step of this aestas
   *[no] { $who } { AGREE($who, "has", "have") } made the one step of this aestas
}
own-ship-needed = { $you ->
    [yes] You would need a classis too
   *[no] { $who } would need a classis too
}
paid-by-choice = You have not enough for all { $n } who may claim, and chose
purse-empty = { $numen } { AGREE($numen, "has", "have") } no Denarii left
raised-already = The rate is { $n } { AGREE($n, "time", "times") } the printed one already
repeat-instead = Tribute is doubled by collecting it again
repeated-enough = Tribute is repeated { $n } { AGREE($n, "time", "times") } in a hiems at the most
rescue-spent = Mercury has carried off whom he could this aestas
reside-instead = In a hiems you take a residence and stay there
residence-kept = You keep your residence until the next motus
needs-no-residence = You need no winter residence
say-what-is-taken = Say what you take, and where you set them down
sea-between = The sea lies between { $origin } and { $place }: you would need ships
sea-gods-only = Only the gods of the sea stop travellers: { $who }
seat-is-free = A seat is free in { $place }: take that
seat-needed = { $place } would need { $n ->
    [one] a free seat
   *[other] { $n } free seats
} and has { $free ->
    [0] none
   *[other] { $free }
}
seats-for-all = The whole group of you needs { $n ->
    [one] a seat
   *[other] { $n } seats
}
ships-enough = There were ships enough: nothing is taken
sits-already = { $who } { AGREE($who, "has", "have") } a seat, and nobody is put out of it
started-already = You are in { $place } already
summer-only = Only in an aestas
take-excess = You take the { $n ->
    [one] legion that has
   *[other] { $n } legions that have
} no ship: these and no more
throne-kept = The empty throne of { $place } is kept for { $who }
too-few-ships = { $you ->
    [yes] You carry
   *[no] { $who } { AGREE($who, "carries", "carry") }
} { $n ->
    [one] a legion
   *[other] { $n } legions
} with { $ships ->
    [0] no ship
    [one] one ship
   *[other] { $ships } ships
}
transfer-spent = Minerva has put elsewhere whom she could this aestas
unseated-left = The motus is over and { $n ->
    [one] one is
   *[other] { $n } are
} without a seat: { $who }
vestals-only = Only Vesta and her Vestals push others out
way-blocked = { $place } is full: by land you can neither stay nor pass, by sea you can go further
winter-holds = { $you ->
    [yes] Nobody moves in a hiems, and you are no exception
   *[no] Nobody moves in a hiems, and { $who } { AGREE($who, "is", "are") } no exception
}
winter-only = A residence is taken in a hiems, or in the motus before it
tribute-lapsed = With the end of a hiems its tribute is over: what was not collected is owed no more
winter-tribute = Tribute is collected in a hiems

## Questions for a judge

question-bound-to-rome = { $who } left Rome in winter
question-displaced-stands = { $who } { AGREE($who, "was", "were") } pushed out in { $place } and needs another seat
question-gods-first = A god goes before a mortal: { $who } { AGREE($who, "wants", "want") } a seat in { $place }
question-last-seat-claimed = { $who } { AGREE($who, "claims", "claim") } the last seat of { $place }, which { $holder } took
question-no-ship = { $who } sailed without a classis
question-paid-by-choice = A god had not enough for all { $n } who could claim, and chose whom to pay
question-too-few-ships = { $who } sailed with { $n ->
    [one] a legion
   *[other] { $n } legions
} and { $ships ->
    [0] no ship
    [one] one ship
   *[other] { $ships } ships
}
question-unseated-left = { $n ->
    [one] One is
   *[other] { $n } are
} without a seat after the motus: { $who }

## Reminders

reminder-SEDES-17 = You see to it that nobody has more room than there are seats.
reminder-MOTUS-13 = You go anywhere, at any time, and settle nowhere for long.
reminder-MARE-07 = You may also pronounce dead who sails without a classis: tell the Fates, who record it.
reminder-MARE-12 = You watch your half of the sea, Neptune all of it.
reminder-FATA-01 = You keep the rules.
reminder-FATA-02 = You settle disputes: appeals and contested acts come to you.
reminder-FATA-03 = Others judge before you: Minerva seats, Apollo and Diana time.
reminder-FATA-04 = When gods dispute who presides over a battle, you name one.

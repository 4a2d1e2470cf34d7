# Ludi Romani: the words of battles (PROEL, REX-08).

## The chronicle

flagitatio-made = { $who } { AGREE($who, "challenges", "challenge") } { $target } before { $presider }{ $by ->
    [none] {""}
   *[other] , at the word of { $by }
}{ $must ->
    [yes] , and the challenge cannot be refused
   *[no] {""}
}
flagitatio-refused = { $who } { AGREE($who, "refuses", "refuse") } the challenge of { $challenger }, which is spent
turn-passed = { $who } { AGREE($who, "lets", "let") } others challenge first in { $place }
lots-drawn = { $who } rolled for who challenges first in { $place }{ $first ->
    [none] {""}
   *[other] : { $first } { AGREE($first, "goes", "go") } first
}
proelium-opened = { $kind ->
    [war_god] { $second } { AGREE($second, "fights", "fight") } { $first } in { $place }: { $n ->
        [one] one round
       *[other] { $n } rounds
    }
    [ring] { $first }, who { AGREE($first, "wears", "wear") } the Ring of Gyges, { AGREE($first, "attacks", "attack") } { $second } in { $place }: { $n ->
        [one] one round
       *[other] { $n } rounds
    }, { $presider } { AGREE($presider, "presides", "preside") }
   *[equals] { $first } against { $second } in { $place }: { $n ->
        [one] one die each
       *[other] { $n } dice each
    }, { $presider } { AGREE($presider, "presides", "preside") }
}{ $by ->
    [none] {""}
   *[other] ; { $by } { AGREE($by, "makes", "make") } them fight
}
legions-fielded = { $who } { AGREE($who, "fields", "field") } { $white ->
    [0] red dice only
   *[other] { $white } white
}{ $red ->
    [0] {" "}and no red
   *[other] , { $red } red
}
battle-dice-set = { $who } { AGREE($who, "lets", "let") } the dice of this battle be { $value ->
    [table] rolled on the table
   *[other] rolled by the server
}
presiding-claimed = { $who } { AGREE($who, "wants", "want") } to preside in the place of { $presider }: the Fates choose
presider-named = { $why ->
    [named] The Fates say that { $who } { AGREE($who, "presides", "preside") }
   *[other] { $before } { AGREE($before, "leaves", "leave") }, and { $who } { AGREE($who, "presides", "preside") } from now on
}
concursatio-rolled = { $dice ->
    [both] Round { $number }: { $first } { AGREE($first, "rolls", "roll") } { $first_face }, { $second } { AGREE($second, "rolls", "roll") } { $second_face }
   *[one] Round { $number }: { $first ->
        [none] { $second } { AGREE($second, "rolls", "roll") } { $second_face }
       *[other] { $first } { AGREE($first, "rolls", "roll") } { $first_face }
    }
}
die-doubled = Juno doubles the number of { $who }, as { $wife } begged
imago-influenced = The ghost of { $who } adds { $n } to what { $leader } rolled
fortune-turned = { $way ->
    [added] { $who } { AGREE($who, "adds", "add") } { $n } to what { $leader } rolled
   *[taken] { $who } { AGREE($who, "takes", "take") } { $n } from what { $leader } rolled
}
concursatio-settled = Round { $number }, { $first } to { $second }: { $result ->
    [captured] { $forged ->
        [yes] { $winner } { AGREE($winner, "beats", "beat") } the legio fabrilis, which goes back to its god
       *[no] { $prize ->
            [elsewhere] { $winner } { AGREE($winner, "wins", "win") }, but the legio of { $loser } goes to somebody else
           *[due] { $winner } { AGREE($winner, "takes", "take") } a legio of { $loser }{ $becomes ->
                [imperator] , and { AGREE($winner, "is an imperator", "are imperatores") } now
                [amazon] , and { AGREE($winner, "is an amazon", "are amazons") } now
               *[none] {""}
            }
        }
    }
    [kept] { $forged ->
        [yes] a tie; the legio fabrilis goes back to its god
       *[no] { $winner } { AGREE($winner, "keeps", "keep") } the legio
    }
    [ceded] { $forged ->
        [yes] { $winner } { AGREE($winner, "beats", "beat") } the legio fabrilis, which goes back to its god
       *[no] { $loser } { AGREE($loser, "loses", "lose") } a legio to { $presider }
    }
   *[tie] { $forged ->
        [yes] a tie; the legio fabrilis goes back, and the other die to { $presider }
       *[no] a tie, and { $presider } { AGREE($presider, "has", "have") } both dice
    }
}
fabrilis-lent = { $who } { AGREE($who, "lends", "lend") } { $to } the legio fabrilis
proelium-ended = { $why ->
    [fought] { $first } and { $second } have fought to the last die
    [season] The season ends the battle of { $first } and { $second }
    [presider-left] { $by } { AGREE($by, "leaves", "leave") }, and the battle of { $first } and { $second } is over
    [parted] { $by } { AGREE($by, "is", "are") } gone, and the battle of { $first } and { $second } is over
    [cybele] { $by } { AGREE($by, "ends", "end") } the battle of { $first } and { $second }
    [disarmed] { $by } { AGREE($by, "has", "have") } no dice left to roll, and the battle of { $first } and { $second } is over
    [taken-back] The challenge of { $first } to { $second } was taken back
   *[other] The battle of { $first } and { $second } is over, without { $by }
}{ $n ->
    [0] {""}
   *[other] ; { $lost } { AGREE($lost, "is", "are") } unprotected
}
excess-yielded = { $n ->
    [0] { $who } { AGREE($who, "has", "have") } nothing above the limit
    [one] { $who } { AGREE($who, "gives", "give") } { $to } a legio above the limit
   *[other] { $who } { AGREE($who, "gives", "give") } { $to } { $n } legiones above the limit
}
curialis-converted = { $who } { AGREE($who, "pays", "pay") } { $numen } { $fee } D and { AGREE($who, "has", "have") } a captured legio curialis turned into a legio clientarum
curialis-forfeited = { $n ->
    [0] { $who } { AGREE($who, "has", "have") } no captured legio curialis left
    [one] { $who } { AGREE($who, "leaves", "leave") } a captured legio curialis to { $to }
   *[other] { $who } { AGREE($who, "leaves", "leave") } { $n } captured legiones curiales to { $to }
}
victor-chose = { $option ->
    [execute] { $who } { AGREE($who, "has", "have") } { $loser } put to death
    [cliens] { $who } { AGREE($who, "takes", "take") } { $loser } in as a cliens
   *[leave] { $who } { AGREE($who, "leaves", "leave") } { $loser } in peace
}

## Acts

act-challenge = Challenge
act-challenge-about = Once an aestas, before a god, who has to agree
act-accept-challenge = Accept the challenge
act-accept-challenge-about = Alone, or with friends whom Juno has blessed
act-refuse-challenge = Refuse the challenge
act-refuse-challenge-about = Not the first in a region, nor a newcomer's first
act-draw-lots = Roll for who goes first
act-draw-lots-about = For those who came together
act-pass-turn = Let others challenge first
act-pass-turn-about = Those who came later go before you
act-field-legions = Choose your dice
act-field-legions-about = As many as the smaller army has
act-claim-battle = Claim to preside
act-claim-battle-about = The Fates choose between the two of you
act-leave-battle = Leave the battle
act-leave-battle-about = It ends, unless another god takes over
act-roll-dice = Roll
act-roll-dice-about = One pair of dice after the other
act-use-battle-dice = Change the dice of this battle
act-use-battle-dice-about = The server's, or those on the table
act-influence-roll = Add your die to a roll
act-influence-roll-about = Once in a battle, as a ghost on the spot
act-beg-doubling = Beg Juno to double a die
act-beg-doubling-about = Your husband's, in the last round
act-turn-fortune = Turn the wheel
act-turn-fortune-about = Add to a roll, or take from it
act-lend-fabrilis = Lend the legio fabrilis
act-lend-fabrilis-about = To a mortal in a battle, until it is beaten
act-force-battle = Make two fight
act-force-battle-about = Once an aestas, without a challenge
act-convert-legio = Convert a captured legio
act-convert-legio-about = For a fee, by a foreign god on the spot

## Fields

field-target = Whom
field-challenge-numen = Which god presides
field-force-battle-numen = Which god presides
field-force-battle-first = Who
field-force-battle-second = And who
field-proelium = Which battle
field-successor = Who takes over
field-field-legions-dice = How many of which
field-draw-lots-who = Who rolled
field-dice = What the die shows
field-first = Which die of the challengers
field-second = Which die of the challenged
field-first_dice = What the challengers rolled
field-second_dice = What the challenged rolled
field-leader = Whose roll
field-change = By how much
field-lend-fabrilis-to = To whom

option-settle = settle the round
option-forfeit = give them up
option-leave = leave in peace
option-cliens = take as a cliens

## Notes beside options

note-alone = alone
note-battle = { $who } against { $other }
note-battle-ends = nobody: the battle ends
note-dice = { $asset } of { $who }

## Duties

duty-settle-round = { $details ->
    [yes] Round { $n } of { $first } against { $second }: settle it when nobody changes the dice any more
   *[no] settle a round
}
duty-who-presides = { $details ->
    [yes] Who presides over the battle: { $presider }, who { AGREE($presider, "was", "were") } first, or { $claimant }?
   *[no] who presides
}
duty-above-ten = { $details ->
    [yes] You must give { $presider } { $n ->
        [one] a legio
       *[other] { $n } legiones
    } above the limit. How many of them white?
   *[no] which dice go
}
duty-captured-curiales = { $details ->
    [yes] A rex keeps no legio curialis. Convert { $n ->
        [one] yours
       *[other] your { $n }
    }, or give up what is left to { $presider }
   *[no] what becomes of captured legiones curiales
}
duty-victory = { $details ->
    [yes] { $loser } { AGREE($loser, "has", "have") } nothing left. What becomes of the loser?
   *[no] what becomes of the loser
}

## Objections: what would have to be different

battles-in-summer = Battles are fought in an aestas only
beyond-the-wheel = Fortuna changes a roll by { $n } at the most
challenge-answered = This challenge has been answered
challenge-spent = { $you ->
    [yes] You have challenged already in this aestas
   *[no] { $who } { AGREE($who, "has", "have") } challenged already in this aestas
}
converts-nothing = { $you ->
    [yes] You convert no legions: Tanit, Isis, Mithras and Tyr/Wotan do
   *[no] { $who } { AGREE($who, "converts", "convert") } no legions: Tanit, Isis, Mithras and Tyr/Wotan do
}
dead-do-not-fight = { $you ->
    [yes] You are dead
   *[no] { $who } { AGREE($who, "is", "are") } dead
}
dice-not-wanted = The server rolls these dice
dice-on-the-table = The dice lie on the table: { $who } { AGREE($who, "types", "type") } them in
dice-stay-in-battle = { $you ->
    [yes] Your dice stay until the battle is over
   *[no] The dice of { $who } stay until the battle is over
}
dice-wanted = Type in what the die on the table shows
die-not-left = This die has been rolled, or was not fielded
say-which-die = Dice of several kinds are left: say which one goes
doubled-already = This die has been doubled already
draw-lots-first = You came together with { $who }: roll for who goes first
equal-numbers = Both sides field { $n ->
    [one] one die
   *[other] { $n } dice
}
fabrilis-away = The legio fabrilis is not there to be lent
fabrilis-needs-a-legio = { $you ->
    [yes] You would need a legio of your own
   *[no] { $who } would need a legio of their own
}
fabrilis-once = The legio fabrilis is in this battle, or has been, once is all
first-must-be-taken = The first challenge must be accepted: { $who } made it
force-spent = Juno has made two fight already in this aestas
fortunas-wheel = Only Fortuna turns the wheel
ghost-elsewhere = You would have to be in { $place }
ghost-once = An imago changes { $n ->
    [one] one round
   *[other] { $n } rounds
} of a battle, and you have done so
ghosts-only = Only an imago does that
god-does-not-fight = { $you ->
    [yes] As a god you do not fight here: of the gods Tyr/Wotan fight as generals do, and the war gods make mortals fight them
   *[no] { $who } { AGREE($who, "is a god who does", "are gods who do") } not fight here: of the gods Tyr/Wotan fight as generals do, and the war gods make mortals fight them
}
gods-call-the-order = Those who came together roll, or a god on the spot calls the order
in-another-battle = { $you ->
    [yes] You are in a battle already
   *[no] { $who } { AGREE($who, "is", "are") } in a battle already
}
junos-right = Only Juno makes people fight
husbands-last-die = Only of her own husband a wife may have the last number doubled
last-round-only = Juno doubles your husband's own die, in the last round, once it has been rolled
leader-speaks = { $you ->
    [yes] You speak for this party
   *[no] { $who } { AGREE($who, "speaks", "speak") } for this party
}
may-not-preside = { $you ->
    [yes] You preside over no battle
   *[no] { $who } { AGREE($who, "presides", "preside") } over no battle
}
name-your-friends = Say which of these friends fight beside you
needs-a-legio = { $you ->
    [yes] You would need a legio to fight
   *[no] { $who } would need a legio to fight
}
newcomers-must-accept = Who has just arrived must accept the first challenge: { $who } made it
no-battle-in-rome = Nobody fights in Rome
no-battle-to-claim = There is no battle here, with nothing rolled yet, that you could claim
battle-cut-short = That battle was cut short: no die of it is rolled or changed any more
battle-without-consequence = { $you ->
    [yes] Your battle with { $other }
   *[no] The battle between { $who } and { $other }
} was cut short: after it nobody is executed or taken in
no-battle-to-roll-in = There is no battle in which you could roll now
no-clientarum-to-give = { $you ->
    [yes] You have no legio clientarum to give for it
   *[no] { $who } { AGREE($who, "has", "have") } no legio clientarum to give for it
}
no-god-to-preside = A god who may preside would have to be here, and free
no-lots-to-draw = Nobody has to roll for an order here
no-running = { $you ->
    [yes] Nobody runs from a battle, and you are in one
   *[no] Nobody runs from a battle, and { $who } { AGREE($who, "is", "are") } in one
}
no-such-face = The die has no such face
nobody-converts = A foreign god with legiones clientarum would have to be here
nobody-passes = Nobody goes before who came first
nobody-to-arm = Nobody fights who could be lent it now
nobody-to-challenge = Nobody is here whom you could challenge
nobody-to-force = Nowhere are two who could be made to fight before a god
not-against-oneself = One fights somebody else
sworn-too-late = { $who } swore only after the challenge; for this battle that was too late
one-party = { $you ->
    [yes] You fight as one party with { $friends }: all of them, or nobody
   *[no] { $who } { AGREE($who, "fights", "fight") } as one party with { $friends }: all of them, or nobody
}
another-party = { $you ->
    [yes] You fight in this aestas as one party with others
   *[no] { $who } { AGREE($who, "fights", "fight") } in this aestas as one party with others
}
not-blessed = Juno would have had to bless your friendship with { $who } before the challenge
not-challenged = You have no challenge to answer
not-in-a-battle = { $you ->
    [yes] You are in no battle
   *[no] { $who } { AGREE($who, "is", "are") } in no battle
}
not-in-line = You are not in line to challenge
not-so-many-dice = There are not so many of these dice
not-your-turn = { $who } came before you and { AGREE($who, "goes", "go") } first
nothing-rolled = There is no roll that could be changed now
nothing-to-convert = You have no captured legio curialis to convert
nothing-to-field = You have no dice to choose now
one-ghost-a-round = One ghost has changed this round already
own-battle = Nobody presides over a battle of their own
peace-here = { $who } { AGREE($who, "is", "are") } here, and where { AGREE($who, "she is", "they are") } nobody fights
presider-not-here = { $you ->
    [yes] You would have to be here to watch
   *[no] { $who } would have to be here to watch
}
presides-elsewhere = { $you ->
    [yes] You preside over another battle
   *[no] { $who } { AGREE($who, "presides", "preside") } over another battle
}
presides-over-nothing = You preside over no battle
another-presides = { $you ->
    [yes] You want to preside in the place of { $presider }
   *[no] { $who } { AGREE($who, "wants", "want") } to preside in the place of { $presider }
}
presiding-disputed = The Fates have not yet said who presides
rolled-already = You have rolled; now the others do
rolls-not-now = This is not one of those who have to roll
round-under-way = Dice of this round have been rolled
settle-first = { $you ->
    [yes] You settle the round first
   *[no] { $who } { AGREE($who, "settles", "settle") } the round first
}
turned-already = The wheel was turned on this roll already
vulcan-lends = Only Vulcan lends it
wives-only = Only a wife begs for her husband
women-do-not-fight = { $you ->
    [yes] As a virgo or matrona you fight nobody, and nobody fights you
   *[no] { $who } { AGREE($who, "is a virgo or matrona: nobody fights her, and she fights", "are virgines or matronae: nobody fights them, and they fight") } nobody
}

## Reminders

reminder-PROEL-10 = You have been challenged: accept, or refuse if you may.
reminder-PROEL-20 = You preside: the parties roll, you settle each round.
reminder-PROEL-44 = While dice lie there you may add to them or take from them.

## Words

term-concursatio = A round of a battle: one die of each side

# The flight of a rex

rex-fled = { $who } { AGREE($who, "flees", "flee") } home to the throne in { $place }, escorted by { $numen }
act-flee-home = Flee home
act-flee-home-about = Once in the game, out of a battle too
field-flee-home-numen = Which god escorts you
gods-escort = Only a god escorts you home, and { $who } { AGREE($who, "is", "are") } none
reges-flee = Only a rex with a throne flees home to it
on-the-throne = You are on your throne already
flee-once = A rex flees home once in the game, and with a Rexpressus
no-rexpressus = { $you ->
    [yes] You have no Rexpressus to give
   *[no] { $who } { AGREE($who, "has", "have") } no Rexpressus to give
}
decide-first = First decide what becomes of what you captured

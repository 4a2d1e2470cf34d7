# Ludi Romani: the chapters ACTIUM and VICT.

## Things

asset-navis_longa = { $n ->
    [one] navis longa
   *[other] naves longae
}

## The chronicle

conches-blown = { $by } blew the conches: the living, the dead and the gods are called to Actium
alliance-formed = { $who } and { $ally } will fight as one party at Actium
alliance-left = { $who } left the alliance with { $leader }
gift-promised = { $who } put { $n } { $asset } on the form of { $to }
gift-taken-back = { $who } took { $n } { $asset } from the form of { $to } again
form-checked = { $by } found the form of { $who } right
forms-closed = { $by } closed the forms: everything on them is exchanged for ships
form-redeemed = The form of { $who } came to { $total } D and gave { $n ->
    [one] a ship
   *[other] { $n } ships
}
fleet-bought = { $who } got { $n ->
    [one] a navis longa
   *[other] { $n } naves longae
}{ $members ->
    [one] {""}
   *[other] {" "}for { $members } people
}
topped-up = { $giver } paid what the next ship of { $who } lacked
sea-dice-set = { $by } { AGREE($by, "says", "say") } whose dice are rolled: { $value ->
    [table] those on the table
   *[other] the server's
}
ships-rolled = Round { $n } at Actium: { $who } rolled
round-settled = Round { $number } at Actium: { $who } { AGREE($who, "has", "have") } the highest throw{ $n ->
    [one] {""}
   *[other] {" "}together
}{ $lost ->
    [0] , and nobody loses a ship
    [one] , and one fleet loses a ship
   *[other] , and { $lost } fleets lose a ship each
}
battle-won = { $n ->
    [one] { $who } { AGREE($who, "has", "have") }
   *[other] The party of { $who } has
} won the battle of Actium
die-thrown = { $who } threw a die for { $party }, and the Fates took it ({ $asset })
throw-claimed = { $who } { AGREE($who, "claims", "claim") } a throw for { $party }: the Fates judge
throw-judged = { $granted ->
    [yes] The Fates allow { $who } the throw for { $party }
   *[no] The Fates deny { $who } the throw for { $party }
}
round-corrected = The round is reckoned again{ $s ->
    [0] {""}
   *[other] : { $saved } { AGREE($saved, "keeps", "keep") } a ship after all
}{ $l ->
    [0] {""}
   *[other] ; { $lost } { AGREE($lost, "loses", "lose") } one
}
triumph-held = { $who } led the victors in triumph to Rome
title-given = { $by } crowned { $who }, who { AGREE($who, "is", "are") } called { $title ->
    [magna] Magna
   *[magnus] Magnus
} from now on
title-taken-back = The crown of { $who } was given by mistake
state-organised = { $by } { AGREE($by, "says", "say") } what Rome is from now on: { $order ->
    [republic] a republic
    [empire] an empire
    [federation] a federation
    [commune] a commune
   *[other] something new
}
state-undone = What { $by } said of the state counts no longer
fate-decided = { $by } { AGREE($by, "decides", "decide") } about { $who }: { $fate ->
    [enslave] enslaved
    [execute] put to death
    [spare] spared
    [grant] given { $place }
    [deify] made a god
    [found_cult] honoured with a cult
   *[ban_cult] whose cult is banned
}
fate-undone = What was decided about { $who } counts no longer
evening-ended = { $by } ended the evening

## Acts

act-blow-conches = Blow the conches
act-blow-conches-about = Everybody is called to Actium; buying is over, the forms open
act-form-alliance = Form a last alliance
act-form-alliance-about = One form, one fleet; all who have a say must agree
act-leave-alliance = Leave the alliance
act-leave-alliance-about = You and those bound to you are a party of your own again
act-give-to-party = Give to a party's form
act-give-to-party-about = It passes when the forms are closed, and counts for their ships
act-take-back-gift = Take a gift back
act-take-back-gift-about = As long as the forms are open
act-check-form = The form is right
act-check-form-about = You have looked over what is on your party's form
act-close-forms = Close the forms
act-close-forms-about = Everything on them is exchanged for ships, all at once
act-top-up = Have the next ship topped up
act-top-up-about = Somebody else pays what it lacks
act-set-sea-dice = Say whose dice are rolled
act-set-sea-dice-about = The server's, or those on the table, which you type in
act-roll-ships = Have the fleets roll
act-roll-ships-about = Every party rolls one die
act-throw-for = Throw your die for a party
act-throw-for-about = Once in the battle; then the Fates take the die
act-claim-throw = Claim a throw
act-claim-throw-about = You had said so in time, or before another: the Fates judge
act-name-victor = Name the highest throw
act-name-victor-about = All others lose a ship
act-fight-on = Name the highest and roll again
act-fight-on-about = Both at once, to be quick
act-lead-triumph = Lead the triumph
act-lead-triumph-about = Around the world and to Rome
act-crown = Crown the victor
act-crown-about = With the golden crown and a title
act-organise-state = Organise the state
act-organise-state-about = What Rome is from now on
act-decide-fate = Decide somebody's fate
act-decide-fate-about = It is recorded, whatever you decide
act-end-evening = End the evening
act-end-evening-about = When nobody wins, or the victors say no more

## Fields

field-form-alliance-with = With which party, by its leader
field-give-to-party-to = To which party, by its leader
field-take-back-gift-gift = Which gift
field-top-up-from = Who pays
field-top-up-quantity = How much it lacks
field-set-sea-dice-value = Whose dice
field-roll-ships-dice = The dice, fleet by fleet as listed
field-fight-on-dice = The next dice, fleet by fleet as listed
field-throw-for-party = For which party
field-throw-for-asset = With which die
field-throw-for-dice = How it fell
field-claim-throw-party = For which party
field-claim-throw-asset = With which die
field-claim-throw-dice = How it fell
field-lead-triumph-words = What is shouted and sung
field-crown-title = Title
field-organise-state-order = What Rome is
field-organise-state-words = In your own words
field-decide-fate-fate = What happens
field-decide-fate-about = To whom
field-decide-fate-place = Which region
field-decide-fate-words = In your own words

option-magnus = Magnus
option-magna = Magna
option-republic = a republic
option-empire = an empire
option-federation = a federation
option-commune = a commune
option-other = something else
option-enslave = enslave
option-grant = give a region
option-deify = make a god of the ghost
option-found_cult = found or favour the cult
option-ban_cult = ban the cult
option-in-time = It was in time
option-too-late = It was too late

## Notes beside options

note-party-at-sea = { $n ->
    [one] alone
   *[other] { $n } people
}
note-counts = counts { $n } D each
note-gift = { $n } { $asset } for { $to }
note-sides = { $n } { AGREE($n, "side", "sides") }

## What the Fates have to choose

duty-actium-timing = { $details ->
    [yes] { AGREE($thrower, "Was", "Were") } { $thrower } in time, or first, to throw for { $party }?
   *[no] whether a throw at Actium counts
}

question-left-without-ship = { $n ->
    [one] A party has
   *[other] { $n } parties have
} too little for a ship, and no ally: { $who }
question-declared-in-time = { $who } { AGREE($who, "says", "say") } that the throw for { $party } was declared in time
question-throw-two-at-once = { $who } { AGREE($who, "says", "say") } the throw for { $party } was declared before the other's

## Objections: what would have to be different

add-what-lacks = The next ship lacks { $n } D, and exactly that is added
allied-with-nobody = You are allied with nobody
called-already = The conches have sounded already
claimed-too-late = It is too late to claim a throw of an earlier round: round { $n } has been rolled. In this one just throw
claimed-already = Your claim is before the Fates already
close-forms-first = The forms are closed first, and the fleets bought
conches-first = First the gods of the sea blow the conches
counts-nothing = This counts nothing at Actium as it is: { $asset }
crown-first = First the crown is given
crowned-already = The victor is crowned already
declared-in-time = { $you ->
    [yes] You say that the throw for { $party } was declared in time
   *[no] { $who } { AGREE($who, "says", "say") } that the throw for { $party } was declared in time
}
die-not-yours = You have no such die: { $asset }
fates-judge-first = First the Fates judge the claim of { $who }
fleets-never-merge = Ships never change hands: alliances are made before the forms are closed
form-checked-already = The form was found right already
forms-are-closed = The forms are closed
gods-give-so-much = A god gives so much and no more; { $n } D are left
gods-throw-at-sea = { $you ->
    [yes] Only gods throw for others at Actium, and you are none
   *[no] Only gods throw for others at Actium, and { $who } { AGREE($who, "is", "are") } none
}
juppiter-crowns = Only { $who } { AGREE($who, "crowns", "crown") } the victor
left-without-ship = { $n ->
    [one] This party has
   *[other] These parties have
} too little for a ship, and no ally: { $who }
name-victor-first = First the highest throw of this round is named
neptune-hosts = Only { $who } may do this: he runs the battle
no-fleet-at-sea = Only a party with ships can do this
no-party-at-sea = No party goes by that leader
no-region-here = A region is named only when one is given away
no-round-to-claim = { $why ->
    [crowned] It is too late: the crown has been given
   *[none] There is no round about which one could claim this
}
no-such-gift = You have no such gift on any form
nobody-has-a-ship = No form is worth a ship yet
no-die-kept = { $you ->
    [yes] You have kept no legio to throw with
   *[no] { $who } { AGREE($who, "has", "have") } kept no legio to throw with
}
not-for-such = This is not for { $who }: survivors are enslaved, killed or spared, the living are given regions, ghosts are made gods, and cults are those of gods
not-in-this-round = That party did not roll in this round
not-twice-for-one = You have thrown for { $party } in this round
not-yet-actium = The year of Actium has not begun
nothing-to-claim = { $why ->
    [judged] The Fates are judging another claim for { $party } already
    [thrown] You have thrown for { $party } in this round
    [ashore] { $party } has not rolled in this round
   *[free] Just throw: nobody stands in your way
}
one-fleet-left = One party alone has ships: name the victor
one-party-already = You are one party already
organised-already = The victors have said what Rome is
others-add = Somebody else has to pay it: all of yours is on the form
others-check-form = { $you ->
    [yes] You speak for no party: who follows somebody leaves the form to that one, ghosts and gods have none
   *[no] { $who } { AGREE($who, "speaks", "speak") } for no party: who follows somebody leaves the form to that one, ghosts and gods have none
}
others-decide = { $you ->
    [yes] You speak for no party: who follows somebody leaves alliances to that one, ghosts and gods are in none
   *[no] { $who } { AGREE($who, "speaks", "speak") } for no party: who follows somebody leaves alliances to that one, ghosts and gods are in none
}
over-already = The evening is over already
own-form-already = It is on your own party's form anyway
own-form-only = This stays on the form of whose it is: { $asset }
paraded-already = The triumph has been held
remainder-lost = What is left over between two steps is lost
roll-ships-first = First the fleets roll
sea-battle-over = The battle is over
sea-gods-call = Only { $who } may blow the conches
sea-throw-spent = { $you ->
    [yes] You have thrown already:
   *[no] { $who } { AGREE($who, "has", "have") } thrown already:
} { $n ->
    [one] once
   *[other] { $n } times
} in the whole battle
server-rolls-at-sea = The server rolls these dice
ships-rolled-already = This was possible before the first roll only
throw-two-at-once = { $you ->
    [yes] You say the throw for { $party } was declared before the other's
   *[no] { $who } { AGREE($who, "says", "say") } the throw for { $party } was declared before the other's
}
title-does-not-fit = { $who } { AGREE($who, "is", "are") } not called { $title ->
    [magna] Magna: this title is a woman's
   *[magnus] Magnus: this title is a man's
}
thrown-for-all = Somebody has thrown for every party in this round
thrown-for-already = { $who } { AGREE($who, "throws", "throw") } for { $party } in this round
too-late-to-throw = One throws between the roll and the naming of the highest
type-all-ships = Type in { $n ->
    [one] one die
   *[other] { $n } dice
} as they fell
victors-decide = Only { $who }, who { AGREE($who, "leads", "lead") } the victors, { AGREE($who, "decides", "decide") } this
win-first = First somebody wins the battle of Actium

## Reminders

reminder-ACTIUM-01 = Blow the conches when everybody is to be called to Actium.
reminder-ACTIUM-09 = Help with the counting, and give what you have left to a party you like.
reminder-VICT-03 = The victor waits for the golden crown.
reminder-VICT-04 = You have won: say what Rome is from now on.
reminder-VICT-05 = You have won: enslave or spare, give away regions, make gods, ban cults.

## Words

term-navis_longa = A ship of war, the blue die: for Actium alone; several are naves longae
term-amicitia_ultima = A last alliance: one form and one fleet at Actium
term-concursatio_navalis = A round at sea: all fleets roll at once

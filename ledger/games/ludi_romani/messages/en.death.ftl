# Ludi Romani: the chapters VIRUS, MORS and IMAGO, and the ghosts of TRIB.

## Things

asset-legio_ultrix = { $n ->
    [one] legio ultrix
   *[other] legiones ultrices
}
asset-corona_caliginis = { $n ->
    [one] corona caliginis
   *[other] coronae caliginis
}

term-umbra = A dead one who has not been received below yet
term-imago = A ghost: a dead one received by Pluto or Persephone; several are imagines
term-virus = Poison; its card is a spade
term-corona = The garland that makes ghosts invisible
term-ultrix = A die that is never lost: black for ghosts

## The chronicle

died = { $who } { AGREE($who, "is", "are") } dead: { $cause ->
    [proscribed] outlawed, and found in Rome
    [caedes] killed by order of the Senate
    [rex_alone] a king in Rome without a Roman at his side
    [battle] executed by { $by } after the battle
    [unprotected] executed by { $by }
    [suicide] { $by } granted release from life
    [insolvent] unable to pay back the dos
    [poison] poisoned
    [drowned] drowned by { $by }
    [war_god] swept away by { $by }
    [patronus] killed by { $by }, the patronus
   *[thiasos] killed by { $by }, whom the bacchant followed
}{ $n ->
    [0] {""}
   *[other] . { $widow } { AGREE($widow, "is a widow", "are widows") }
}
sentence-passed = { $who } { AGREE($who, "is", "are") } about to die: { $cause ->
    [proscribed] outlawed, and handed over in Rome
    [caedes] the Senate wills it
    [rex_alone] a king in Rome without a Roman at his side
    [battle] the battle is lost
    [unprotected] nobody protects { $who }
    [insolvent] the dos cannot be paid back
    [poison] the spade was drawn
    [drowned] caught at sea without a ship
    [war_god] the army is swept away
    [patronus] the patronus is displeased
   *[thiasos] the god is displeased
}. { $executioner } { AGREE($executioner, "carries", "carry") } it out
sentence-lifted = { $why ->
    [rescued] { $who } { AGREE($who, "is", "are") } saved from death
   *[spared] { $who } { AGREE($who, "is", "are") } spared
}
estate-settled = Nobody else was named for what { $who } left

heir-named = { $heir ->
    [none] { $who } { AGREE($who, "names", "name") } nobody any more for { $asset }
   *[other] { $who } { AGREE($who, "leaves", "leave") } { $asset } to { $heir }
}
will-executed = { $executor } approved the will of { $who }{ $n ->
    [0] {""}
   *[other] . Heirs: { $heirs }
}
heir-chosen = { $executor } gave { $heir } { $n } { $asset } of what { $who } left
vestals-called = { $by } called the Vestals to Rome over the will of { $dead }: { $who }
vestal-voted = { $who } { AGREE($who, "votes", "vote") } { $vote ->
    [yes] for
   *[no] against
} the will of { $dead }
traveller-doomed = { $god } caught { $who } at sea without a ship, and { AGREE($god, "wants", "want") } a life for it

virus-served = { $wife } had the poison card dealt where { $who } { AGREE($who, "is", "are") }, in { $place }: { $victim ->
    [none] { $n } { AGREE($n, "person draws", "people draw") }
   *[other] { $victim } { AGREE($victim, "has", "have") } the spade
}
spade-drawn = { $victim ->
    [none] The poison card of { $wife } was not dealt after all
   *[other] { $victim } drew the spade of { $wife }
}

lamented = { $who } { AGREE($who, "laments", "lament") } at { $gate ->
    [cumae] Cumae
   *[taenarum] Taenarum
}
dead-received = { $god } received { $who } at { $gate ->
    [cumae] Cumae
   *[taenarum] Taenarum
}: { $n ->
    [one] an imago
   *[other] imagines
} from now on
drifted = { $who } { AGREE($who, "drifts", "drift") } to { $place }
attached = { $host ->
    [none] { $who } { AGREE($who, "lets", "let") } go
   *[other] { $who } { AGREE($who, "fastens", "fasten") } on { $host }
}
share-given = { $who } let { $ghost } have a share of the tribute

## Acts

act-execute-unprotected = Execute the unprotected
act-beg-release = Beg for release from life
act-bequeath = Name an heir
act-approve-will = Approve a will
act-name-heir = Give of what was left
act-call-vestals = Call the Vestals
act-vote-on-will = Vote on a will
act-drown = Pronounce dead at sea
act-serve-virus = Serve poison
act-lament = Lament at a gate
act-receive-dead = Receive the dead
act-drift = Drift to a region
act-attach = Fasten on somebody

field-execute-unprotected-who = Whom
field-beg-release-to = Which god
field-bequeath-asset = What
field-bequeath-heir = To whom
field-approve-will-dead = Whose will
field-name-heir-dead = Who left it
field-name-heir-to = To whom
field-call-vestals-dead = Over whose will
field-vote-on-will-dead = Whose will
field-vote-on-will-vote = Is it to be carried out
field-drown-traveller = Whom
field-serve-virus-victim = Who is handed the spade
field-gate = At which gate
field-drift-to = Where to
field-attach-to = On whom

option-cumae = Cumae
option-taenarum = Taenarum
option-nobody = nobody

## Notes beside options

note-gate = in { $place }
note-waiting = { $n ->
    [one] one waits
   *[other] { $n } wait
}

## Reminders

reminder-MORS-18 = When a will is disputed, call the Vestal Virgins to Rome and let them vote
reminder-VIRUS-04 = The poison card is a spade
reminder-VIRUS-06 = When poison is served, deal the cards and see that what they say is carried out
reminder-IMAGO-04 = Fasten on somebody who fights or collects tribute, before it happens
reminder-TRIB-09 = A ghost holds on to you: you may wait with collecting until it has gone

## Duties

duty-death = { $details ->
    [yes] { $victim } { AGREE($victim, "is", "are") } about to die. Is the death carried out?
   *[no] whether somebody dies
}
duty-estate = { $details ->
    [yes] { $dead } { AGREE($dead, "is", "are") } dead. Approve the will or name heirs; what is left then stays in trust
   *[no] what becomes of an estate
}
option-carry-out = carry it out
option-spare = spare them
option-in-trust = name nobody else
duty-spade = { $details ->
    [yes] { $wife } { AGREE($wife, "has", "have") } poison served. Who drew the spade?
   *[no] who drew the spade
}
duty-ghost-share = { $details ->
    [yes] The tribute is not enough for all the ghosts. Which of them has a share of 100,000 D?
   *[no] which ghost has a share
}

## Objections: what would have to be different

cannot-die = { $you ->
    [yes] You would have to be a living mortal
   *[no] { $who } would have to be a living mortal
}
cards-decide = The cards decide who has the spade: name nobody
condemned-already = { $who } { AGREE($who, "is", "are") } about to die already
estate-is-settled = { $you ->
    [yes] What you left has been given away already
   *[no] What { $who } left has been given away already
}
executor-decides = { $you ->
    [yes] You decide on this estate
   *[no] { $who } { AGREE($who, "decides", "decide") } on this estate
}
for-the-living = { $you ->
    [yes] You are a ghost: this is for the living
   *[no] { $who } { AGREE($who, "is a ghost", "are ghosts") }: this is for the living
}
ghosts-give-money = A ghost gives away Denarii, and nothing else before Actium
gods-below-receive = Pluto and Persephone receive the dead
gods-leave-nothing = Only mortals leave anything to heirs
has-ships = { $who } would have to be without any ship; who has too few loses the legions in excess
holds-already = Nothing would change by that
husband-nowhere = { $who } { AGREE($who, "is", "are") } in no region
imagines-only = Only ghosts do this
is-protected = { $who } would have to be unprotected
late-claim = A ghost fastens on { $who }, to whom tribute was paid already in this season
laments-already = You lament there already
never-left = { $asset } cannot be left to anybody
no-estate = { $who } { AGREE($who, "has", "have") } left nothing that still waits for an heir
no-executioner = { $you ->
    [yes] You would have to be a general or king with a legion
   *[no] { $who } would have to be a general or king with a legion
}
no-god-of-release = { $who } { AGREE($who, "releases", "release") } nobody from life: Pluto or Persephone does
no-heir = { $you ->
    [yes] You cannot inherit: an heir is another mortal, and alive
   *[no] { $who } cannot inherit: an heir is another mortal, and alive
}
nobody-left-to-inherit = No other mortal is alive who may inherit
no-heir-named = { $who } named nobody who may inherit what is there
no-heir-of-votes = Suffragia are left to a senator, an imperator or an amazon: not to { $who }
no-husband = Only a wife serves poison
no-poison-in-rome = { $who } { AGREE($who, "is", "are") } in Rome, where only the Fates can allow it
no-such-gate = The gates of the underworld are Cumae and Taenarum
no-vestals = There are no Vestals: Vesta decides alone
no-virus = You have no virus left
no-will-after-release = Who was released from life leaves everything to the god
no-will-disputed = There is no will to vote on
no-will-waits = No will waits for approval
nobody-beside = Nobody alive is here
nobody-laments = Nobody laments at this gate
nobody-laments-anywhere = Nobody laments at a gate
nobody-named = Nobody has been named for { $asset }
nobody-to-drown = Nobody was at sea this season without any ship
nobody-to-execute = Nobody unprotected is here
not-at-the-gate = { $you ->
    [yes] You receive the dead without being in { $place }
   *[no] { $who } { AGREE($who, "receives", "receive") } the dead without being in { $place }
}
not-beside = { $who } would have to be in the same region
not-in-rome-executed = In { $place } nobody is executed for being unprotected
not-met = { $who } would have to be in the same region as you
nothing-to-hold = A ghost fastens on living mortals: not on { $who }
served-enough = In one marriage poison is served { $n } { AGREE($n, "time", "times") } at most
umbrae-lament = Only the dead lament who have not been received yet
umbrae-wait = { $you ->
    [yes] You are dead: lament at Cumae or Taenarum, and wait for Pluto or Persephone
   *[no] { $who } { AGREE($who, "is", "are") } dead: lament at Cumae or Taenarum, and wait for Pluto or Persephone
}
vesta-approves = Vesta approves wills
vesta-calls = Vesta calls the Vestals
vestals-not-agreed = Of { $of } { AGREE($of, "Vestal", "Vestals") } { $n } voted for the will of { $who }
vestals-not-called = Vesta has not called the Vestals over the will of { $who }
vestals-vote = Only Vestal Virgins vote on a will
victim-not-there = Name one of those who are where your husband is
vote-in-rome = Vestals vote in Rome

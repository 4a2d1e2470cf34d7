# Ludi Romani: the chapters VIRUS, MORS and IMAGO, and the ghosts of TRIB.

## The chronicle

died = { $who } is dead: { $cause ->
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
   *[other] . { $widow } is a widow
}
sentence-passed = { $who } is about to die: { $cause ->
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
}. { $executioner } carries it out
sentence-lifted = { $why ->
    [rescued] { $who } is saved from death
   *[spared] { $who } is spared
}
estate-settled = Nobody else was named for what { $who } left

## Duties

duty-death = { $details ->
    [yes] { $victim } is about to die. Is the death carried out?
   *[no] whether somebody dies
}
duty-estate = { $details ->
    [yes] { $dead } is dead. Approve the will or name heirs; what is left then stays in trust
   *[no] what becomes of an estate
}
option-carry-out = carry it out
option-spare = spare them
option-in-trust = name nobody else

## Objections: what would have to be different

cannot-die = { $who } would have to be a living mortal
condemned-already = { $who } is about to die already

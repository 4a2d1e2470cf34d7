# Ludi Romani: the chapters CLI and BACCH.

## The chronicle

client-taken = { $manner ->
    [sought] { $cliens } asked { $patronus } for protection and { AGREE($cliens, "is now a cliens", "are now clientes") }
    [battle] { $patronus } spared { $cliens }, who { AGREE($cliens, "is now a cliens", "are now clientes") }
   *[taken] { $patronus } took { $cliens } on as a cliens
}
client-freed = { $cliens } { AGREE($cliens, "is no cliens", "are no clientes") } of { $patroni } any more{ $why ->
    [released] : let go
    [parted] : left behind
    [disarmed] : no legio is left to protect with
   *[undone] : it was set right
}
money-demanded = { $patronus } had { $cliens } hand over money
bacchant-taken = { $god } saved { $who }, who { AGREE($who, "follows", "follow") } as a bacchant in { $place }
bacchant-liberated = { $who } { AGREE($who, "is", "are") } free of { $god }{ $why ->
    [abandoned] : left behind
   *[released] : let go
}

## Why not

no-patronus = { $you ->
    [yes] You cannot protect anybody. A patronus is a general, an amazon or a king with at least one legio.
   *[no] { $who } cannot protect anybody. A patronus is a general, an amazon or a king with at least one legio.
}
no-cliens = { $you ->
    [yes] You cannot be a cliens. A living mortal can, unless she is a married woman.
   *[no] { $who } cannot be a cliens. A living mortal can, unless she is a married woman.
}
cliens-already = { $you ->
    [yes] You are a cliens of this patronus already.
   *[no] { $who } { AGREE($who, "is a cliens", "are clientes") } of this patronus already.
}
cliens-of-a-cliens = { $you ->
    [yes] You follow { $patronus }, and cannot protect a patronus. End that bond first.
   *[no] { $who } { AGREE($who, "follows", "follow") } { $patronus }, and cannot protect a patronus. End that bond first.
}
not-ones-own-cliens = Nobody is a cliens of themselves.
needs-no-protection = { $you ->
    [yes] You are neither unprotected nor anybody's cliens. Only those can be taken on.
   *[no] { $who } { AGREE($who, "is", "are") } neither unprotected nor anybody's cliens. Only those can be taken on.
}
nobody-unprotected = Nobody here is unprotected or has another patronus. Go where somebody is.
nobody-to-protect = Nobody here can protect you. Go where a general or a king with a legio is.
not-your-cliens = { $who } { AGREE($who, "is", "are") } not your cliens. Only a patronus may do this.
execution-needs-legions = To execute a cliens you need a legio.
no-cliens-here = None of your clientes can be put to death now: one has to be in your region and not condemned yet.
stays-with-patronus = You go where { $who } { AGREE($who, "goes", "go") }, who is your patronus. Ask to be taken along or let go.
god-decides = You follow { $numen }, who { AGREE($numen, "decides", "decide") } where you go.
no-thiasos = { $numen } { AGREE($numen, "has", "have") } no thiasos. Dionysus, Ariadne and Silenus have.
not-in-danger = { $you ->
    [yes] You are not about to die. Bacchants are those who were saved from death.
   *[no] { $who } { AGREE($who, "is", "are") } not about to die. Bacchants are those who were saved from death.
}
liberated = { $you ->
    [yes] You were left behind once and are free. Only who faces death and asks again can follow again.
   *[no] { $who } { AGREE($who, "was", "were") } left behind once and { AGREE($who, "is", "are") } free. Only who faces death and asks again can follow again.
}
no-seat-with-god = { $place ->
    [none] { $numen } { AGREE($numen, "is", "are") } nowhere yet
   *[other] { $place }, where { $numen } { AGREE($numen, "is", "are") }, has no free seat. The god may go to a region that has one.
}
no-thiasos-in-reach = Where the gods of the thiasos are no seat is free. One of them may go to a region that has one.
nobody-in-danger = Nobody whom you could seat beside you is about to die.
not-your-bacchant = { $who } { AGREE($who, "does", "do") } not follow you. Only the god may do this whom a bacchant follows.
bacchants-condemned = All your bacchants are condemned already.

## Acts and fields

act-take-client = Take on a cliens
act-seek-protection = Seek a patronus
act-release-client = Let a cliens go
act-demand-money = Demand a cliens's money
act-execute-client = Execute a cliens
act-appeal-thiasos = Appeal to the thiasos
act-appeal-thiasos-about = A god of the thiasos may still save you, if you ask
act-claim-bacchant = Save somebody as a bacchant
act-execute-bacchant = Execute a bacchant
act-release-bacchant = Let a bacchant go
field-take-client-who = Who
field-seek-protection-to = Patronus
field-release-client-who = Cliens
field-demand-money-who = Cliens
field-demand-money-quantity = At most
field-execute-client-who = Cliens
field-appeal-thiasos-to = God
field-claim-bacchant-who = Who
field-execute-bacchant-who = Bacchant
field-release-bacchant-who = Bacchant

## Reminders and words

reminder-CLI-07 = You should shield your clientes from other generals and kings. Nobody makes you.
reminder-CLI-15 = In the last battle you sail with the one whom you follow: your goods are on that form.
reminder-BACCH-04 = Give each bacchant a headband, the mitra.
reminder-BACCH-05 = Bacchants on the road dance foreign dances.
term-patronus = A protector, who commands legions; several are patroni
term-cliens = Somebody under a protector; several are clientes
term-bacchant = A follower of Dionysus, Ariadne or Silenus

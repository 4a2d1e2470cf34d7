# What befalls somebody, told to that one on the whole screen: what it is, and what it means.

## Death

tidings-poisoned = You are poisoned
tidings-poisoned-about = The spade is yours. You die when { $executioner } { AGREE($executioner, "says", "say") } so, and at the end of the season at the latest. All you have goes to your heirs.
tidings-condemned = You are to die
tidings-condemned-about = { $cause ->
    [proscribed] You are outlawed, and were found in Rome.
    [caedes] The Senate has ordered it.
    [rex_alone] You are a king in Rome without a Roman at your side.
    [battle] You have lost your battle and your last legion.
    [unprotected] Nobody protects you.
    [insolvent] You cannot pay back the dos.
    [drowned] You were caught at sea without a ship.
    [war_god] Your army is swept away.
    [patronus] You have displeased your patron.
    [thiasos] Your god wills it.
   *[other] It has been decided.
} { $executioner } { AGREE($executioner, "carries", "carry") } it out, at the end of the season at the latest. All you have goes to your heirs.
tidings-spared = You live
tidings-spared-about = Your death is called off. You keep everything.
tidings-dead = You are dead
tidings-dead-about = You are an umbra now, without legions, ships or a seat. Name your heirs before the season ends, then lament at Cumae or at Taenarum until Pluto or Persephone receives you.
tidings-widowed = You are a widow
tidings-widowed-about = { $who } { AGREE($who, "is", "are") } dead. You are a free woman: you may marry again, or take up arms.
tidings-imago = You are an imago
tidings-imago-about = { $god } { AGREE($god, "has", "have") } received you. You go to any region without a seat, fasten on one living mortal at a time, and may add your die to a battle.
tidings-bacchant = You follow { $god }
tidings-bacchant-about = You are saved from death, and a bacchant from now on: the god decides everything for you, and you go nowhere alone.
tidings-liberated = You are free of { $god }
tidings-liberated-about = You are a bacchant no longer, and decide for yourself again.

## The Senate

tidings-accused = { $by } { AGREE($by, "brings", "bring") } a bill against you
tidings-accused-about = { $kind ->
    [imperium] If it passes, { $n ->
        [one] one of your legiones curiales goes
       *[other] { $n } of your legiones curiales go
    } to { $to }.
    [proscriptio] If it passes, you are outlawed: your legiones curiales go to Mars, and in Rome you die.
   *[caedes] If it passes, you die, and your legions are taken first.
} Speak for yourself, and find votes against it.
tidings-pleaded-for = { $by } { AGREE($by, "pleads", "plead") } for you
tidings-pleaded-for-about = If the bill passes, you are outlawed no longer.
tidings-voted-imperium = The Senate takes legions from you
tidings-voted-imperium-about = { $n ->
    [one] One of your legiones curiales goes
   *[other] { $n } of your legiones curiales go
} to { $to } as soon as the law is carried out.
tidings-voted-proscriptio = The Senate outlaws you
tidings-voted-proscriptio-about = As soon as the law is carried out you lose all legiones curiales, and who is in Rome then dies.
tidings-voted-caedes = The Senate wants you dead
tidings-voted-caedes-about = As soon as the law is carried out your legions are taken, and you die.
tidings-acquitted = The Senate lets you be
tidings-acquitted-about = The bill against you has failed.
tidings-outlawed = You are outlawed
tidings-outlawed-about = Wear the red headband. Your legiones curiales are gone; all else is yours to keep. In Rome anybody may hand you over, and you die. Only a restitutio ends it.
tidings-stripped = Your legions are taken
tidings-stripped-about = { $n ->
    [one] One of your legiones curiales belongs to { $to } now.
   *[other] { $n } of your legiones curiales belong to { $to } now.
}
tidings-pardoned = You are pardoned
tidings-pardoned-about = You are outlawed no longer, and may enter Rome. What you lost is not given back.
tidings-consul = You are consul
tidings-consul-about = You bring bills before the Senate this winter, and it votes on them.
tidings-imperator = You are an imperator
tidings-imperator-about = You command a legion now: you may challenge others in summer, and be challenged, and take clients under your protection.
tidings-amazon = You are an amazon
tidings-amazon-about = You command a legion now, and count as an imperator in everything: you may challenge others, and be challenged.

## Marriage, friendship, protection

tidings-proposed = { $who } { AGREE($who, "asks", "ask") } you to marry
tidings-proposed-about = A bride brings her husband her dos, and gives up votes and legions for good. If you agree, and Juno does, you are married.
tidings-wife = You are married to { $husband }
tidings-wife-about = You are a matrona now{ $n ->
    [0] {""}
   *[other] , and { $husband } { AGREE($husband, "has", "have") } your dos of { $n } D
}. You hold no votes and fight no battles. If you are divorced, the dos is yours again.
tidings-husband = You are married to { $wife }
tidings-husband-about = { $n ->
    [0] She brings no dos.
   *[other] Her dos of { $n } D is with you. You owe it to her if you are divorced.
} She may have poison served where you are, twice.
tidings-divorced-wife = You are divorced from { $husband }
tidings-divorced-wife-about = You are a free woman{ $dos ->
    [0] {""}
   *[other] , and { AGREE($husband, "he owes", "they owe") } you { $dos } D
}. You may marry again, or take up arms.
tidings-divorced-husband = You are divorced from { $wife }
tidings-divorced-husband-about = { $dos ->
    [0] You owe her nothing.
   *[other] You owe her { $dos } D, and spend nothing else until it is paid. If you cannot pay, you may die for it.
}
tidings-dos-claimed = Juno calls in the dos
tidings-dos-claimed-about = You owe it to { $wife }. Pay it with money or in kind; if you cannot, you may die for it.
tidings-forgiven = Juno forgives you the rest
tidings-forgiven-about = You owe { $wife } nothing any more.
tidings-protected = { $patronus } { AGREE($patronus, "protects", "protect") } you
tidings-protected-about = You are a cliens. Your patron shields you, and expects services such as your votes.
tidings-cliens = You are a cliens of { $patronus }
tidings-cliens-about = { $manner ->
    [battle] You were spared.
   *[other] You were not asked.
} Your patron shields you, may have you hand over money, and has you put to death if you displease.
tidings-freed = You are a cliens no longer
tidings-freed-about = { $why ->
    [released] { $patroni } let you go.
    [parted] { $patroni } left you behind.
   *[disarmed] { $patroni } { AGREE($patroni, "has", "have") } no legion left to protect you with.
} Nobody of them gives you orders, or protects you.
tidings-money-demanded = { $patronus } { AGREE($patronus, "takes", "take") } money from you
tidings-money-demanded-about = A patron may, of a cliens.
tidings-friends-parted = Juno breaks your friendship
tidings-friends-parted-about = { $wife } asked her to. Lent votes go home; whatever else was lent stays where it is.
tidings-heir = { $who } left you something
tidings-heir-about = { $executor } { AGREE($executor, "gives", "give") } you { $n } { $asset }.

## War

tidings-challenged = { $who } { AGREE($who, "challenges", "challenge") } you
tidings-challenged-about = Before { $presider }. Accept, and you fight; refuse, and there is no battle. Until it is settled you neither travel nor buy.
tidings-challenged-and-bound = { $who } { AGREE($who, "challenges", "challenge") } you
tidings-challenged-and-bound-about = Before { $presider }, and you cannot refuse it. Until the battle is over you neither travel nor buy.
tidings-provoked = { $god } { AGREE($god, "makes", "make") } you choose
tidings-provoked-about = Challenge { $rival }, or fight the god.
tidings-unprotected = You are unprotected
tidings-unprotected-about = You have no legion left. Anybody with a legion in your region may put you to death, or take you on as a cliens, until you find a patron.
tidings-let-go = { $who } { AGREE($who, "lets", "let") } you go
tidings-let-go-about = You live, and are nobody's cliens.
tidings-confiscated = { $who } { AGREE($who, "takes", "take") } legions from you
tidings-confiscated-about = Nobody commands more than the limit.
tidings-victor = You have won at Actium
tidings-victor-about = No other fleet is left. Parade around the world, and say what Rome is from now on.

## On the way

tidings-held = { $by } { AGREE($by, "holds", "hold") } you in Rome
tidings-held-about = You are a king in Rome without a Roman at your side. You cannot leave before Venus has judged you, and she may have you die. Find a protector.
tidings-expelled = You are expelled from Rome
tidings-expelled-about = { $place ->
    [none] You have to leave.
   *[other] You are in { $place } now.
}
tidings-let-be = You may stay in Rome
tidings-let-be-about = { $by } { AGREE($by, "lets", "let") } you be.
tidings-held-no-more = Nobody holds you any more
tidings-held-no-more-about = You come and go as you like.
tidings-displaced = { $by } { AGREE($by, "takes", "take") } your seat
tidings-displaced-about = In { $place } there is none for you. Find another.
tidings-seen-off = You lose your seat
tidings-seen-off-about = The last one in { $place } belongs to { $winner }. Find another.
tidings-carried-off = { $by } { AGREE($by, "brings", "bring") } you to { $place }
tidings-carried-off-about = You were not asked. From here you go on as usual.
tidings-rescued = You are brought to { $place }
tidings-rescued-about = { $by } { AGREE($by, "has", "have") } rescued you.
tidings-caught = { $god } caught you at sea
tidings-caught-about = { $n ->
    [0] You lose no legion for it.
    [one] It costs you a legion.
   *[other] It costs you { $n } legions.
}{ $place ->
    [none] {""}
   *[other] {" "}You are put ashore in { $place }.
}
tidings-plague = The plague is in { $place }
tidings-plague-about = You must leave. Who finds no way out is in the hands of Apollo and Diana.
tidings-trapped = You cannot leave { $place }
tidings-trapped-about = The plague is there. Apollo or Diana say what becomes of you.

## Gods and victors

tidings-young-again = You are young again
tidings-young-again-about = { $by } gave you youth and vigour. The Fates say what it does.
tidings-ring = The Ring of Gyges is yours
tidings-ring-about = { $god } lent it to you, and only you, the underworld and the Fates know. You go where you like, even in winter.
tidings-ring-gone = The Ring of Gyges is gone
tidings-ring-gone-about = { $god } took it back, and everybody sees that you wore it.
tidings-crowned = You are crowned
tidings-crowned-about = { $by } { AGREE($by, "calls", "call") } you { $title ->
    [magna] Magna
   *[magnus] Magnus
} from now on.
tidings-enslaved = You are enslaved
tidings-enslaved-about = The victors have decided so: { $by } { AGREE($by, "says", "say") } it.
tidings-executed = You are put to death
tidings-executed-about = The victors have decided so: { $by } { AGREE($by, "says", "say") } it.
tidings-cult-banned = Your cult is banned
tidings-cult-banned-about = The victors have decided so: { $by } { AGREE($by, "says", "say") } it.
tidings-honoured = The victors honour you
tidings-honoured-about = { $fate ->
    [spare] You are spared.
    [grant] You are given { $place }.
    [deify] You are made a god.
   *[found_cult] You are honoured with a cult.
}

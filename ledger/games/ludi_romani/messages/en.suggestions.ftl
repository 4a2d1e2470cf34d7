# What phones put first: an act, and what it brings.

suggest-choose-start = Choose where to begin: { $count ->
    [one] { $place } has room
   *[other] { $count } regions have room
}
suggest-reside = Choose where to winter: { $count ->
    [one] { $place } has a free seat
   *[other] { $count } regions have a free seat
}
suggest-move = { $count ->
    [one] Go to { $place }
   *[other] Go by land: { $count } regions are open to you
}
suggest-wed = { $count ->
    [one] Marry { $who }
   *[other] Marry: { $count } people here are free to
}
suggest-take-client = { $count ->
    [one] Take { $who } on as your cliens
   *[other] Take on a cliens: { $count } people here could be one
}
suggest-challenge = { $count ->
    [one] Challenge { $who }
   *[other] Challenge one of { $count } people here
}
suggest-befriend = { $count ->
    [one] Form a friendship with { $who }
   *[other] Form a friendship: { $count } people are here
}
suggest-confiscate = { $count ->
    [one] Take what { $who } { AGREE($who, "has", "have") } above the limit
   *[other] Take what { $count } people have above the limit
}
suggest-collect-tribute = Collect { $n } D { $count ->
    [one] from { $who }
    [2] each from { $who }
   *[other] each from { $count } gods
}{ $taken ->
    [0] { "" }
   *[other] { ", of which ghosts take " }{ $taken } D
}
suggest-pay-tribute = { $count ->
    [one] { $who } may collect { $n } D from you
   *[other] { $count } people may each collect { $n } D from you
}
suggest-buy-legions = { $becomes ->
    [imperator] Become a general: a first legion from { $n } D
    [amazon] Become an amazon: a first legion from { $n } D
   *[nothing] Buy legions, from { $n } D each
}
suggest-buy-classes = Buy ships, { $n } D each
suggest-attach = { $count ->
    [one] Fasten on { $who } for { $n } D of each tribute
   *[other] Fasten on one of { $count } people here for { $n } D of each tribute
}
suggest-receive-dead = { $n ->
    [one] Receive the dead: one waits
   *[other] Receive the dead: { $n } wait
}
ready-pay-tribute = Pay { $who } { $n } D
ready-receive-dead = Receive { $n } at { $gate ->
    [cumae] Cumae
   *[taenarum] Taenarum
}
suggest-seat-unseated = { $n ->
    [one] One mortal has no seat
   *[other] { $n } mortals have no seat
}
ready-seat-unseated = Seat { $who } in { $place }
suggest-claim-dos = Have Juno call in { $n } D of dos from { $who }
suggest-repay-dos = Pay back the dos of { $n } D to { $who }

## For who has done nothing yet, by role

guide-imperator = You live by legions and by land. Buy what you can command, winter where a god does for tribute, and roll for who may challenge first.
guide-senator = You have votes in the Senate and no legions. Your first legion makes a general of you.
guide-virgo = You may marry a senator or a general who is where you are. Your dos goes with you: look whom it is worth.
guide-matrona = You are married. If Juno grants a divorce, your dos must be paid back to you.
guide-free_woman = You are free. Your first legion makes an amazon of you; and you may marry again.
guide-amazon = You command legions as a general does. Winter in a province to collect tribute, not in Rome.
guide-rex = The throne of your kingdom is yours alone. Buy client legions, and do not go to Rome alone.
guide-vestal = When a will is disputed you are called to Rome, and vote on it.
guide-imago = You are dead, and not gone. The gods below receive you at a gate; then you hold on to the living.
guide-numen = In summer and in the motus before it you roam as you like and need no seat. Mortals come to you: one tap sells, one tap agrees.
guide-numen-motus = Winter comes. Take a region with a free seat: you stay there, and mortals who winter there collect tribute from you.
guide-numen-winter = Mortals who winter where you do collect tribute from you: one tap pays. They still come to buy: one tap sells.
guide-fates = All wait for you. Look who has taken a seat, then let play begin.

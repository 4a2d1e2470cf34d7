# What befalls a gladiator, told on the whole screen: what it is, and what it means.

tidings-challenged = { $who } faces you in { $place }
tidings-challenged-about = { $in_roma ->
    [yes] It is a fight to the death.
   *[no] Fight until one of you is spared, or falls.
}
tidings-wounded = You lose { $n ->
    [one] a hit point
   *[other] { $n } hit points
}
tidings-wounded-about = For good: you begin every fight with fewer.
tidings-robbed = You lose { $card }
tidings-robbed-about = It is among the discards. What it gave you is gone.
tidings-halted = You miss { $n ->
    [one] a turn
   *[other] { $n } turns
}
tidings-halted-about = The others go on without you.
tidings-sent-away = You are sent to { $place }
tidings-sent-away-about = { $card } took you from { $origin }.
tidings-dead = You are dead
tidings-dead-about = Your race is over. Watch who gets the Rudis.
tidings-dead-for-now = You are dead
tidings-dead-for-now-about = A new gladiator begins for you, after the turns you miss.

# What phones put first, and what is at stake.

guide-emperor = Every turn all write their orders in secret, and then all happens at once. Whoever has enough centres has won; until then talk to the others: nobody gets far alone.

suggest-found-empire = Choose where your empire begins: { $n ->
    [one] one Imperial City is free
   *[other] { $n } Imperial Cities are free
}
suggest-give-city = Give a city to { $who }
suggest-ask-for-orders = Ask for the first orders: { $n ->
    [one] one empire is
   *[other] { $n } empires are
} on the board
suggest-order-units = Order your { $n ->
    [one] one piece
   *[other] { $n } pieces
}: { $together ->
    [yes] your federation has
   *[no] you have
} { $centres } of the { $needed } { AGREE($needed, "centre that wins", "centres that win") }
suggest-order-retreats = { $n ->
    [one] Say where your unit goes that was driven out of { $place }. Without an order it is disbanded
   *[other] Say where your { $n } units go that were driven out of { $place }. Without an order they are disbanded
}
suggest-order-partings = { $n ->
    [one] Say where your unit goes that has to leave { $place }. Without an order it is disbanded
   *[other] Say where your { $n } units go that have to leave { $place }. Without an order they are disbanded
}
suggest-order-adjustments = { $kind ->
    [builds] You may build { $n ->
        [one] one unit
       *[other] { $n } units
    }: what you do not order is not built
    [disbands] { $n ->
        [one] One unit is
       *[other] { $n } units are
    } more than your centres feed: say which, or it is chosen for you
   *[neither] Your centres feed your units: nothing has to be built or disbanded
}
suggest-trade = Trade with your federation, each giving something: { $who }
suggest-hand-over-unit = Hand over a unit, before winter{ $who ->
    [none] {""}
   *[other] : { $who } { AGREE($who, "is", "are") } of your federation
}
suggest-hand-over-centre = { $who ->
    [none] Hand over a centre to a newcomer
   *[other] Hand over a centre to your federation: { $who }
}
suggest-hand-over-builds = { $who ->
    [none] Hand over builds to a newcomer
   *[other] Hand over builds to your federation: { $who }
}
